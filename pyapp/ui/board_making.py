"""The board editor and the boards of one's own: what their controls do."""

import re
from dataclasses import replace
from typing import Final

from pyapp.ai.players import players
from pyapp.games.journey.board import MAX_SIZE, Fault, board_text, read_board, read_draft
from pyapp.store import links
from pyapp.store.table import HUMAN
from pyapp.ui import messages as m
from pyapp.ui.board_names import OWN
from pyapp.ui.journey import editing
from pyapp.ui.journey.editing import Edit
from pyapp.ui.model import Model, Setup
from pyapp.ui.opening import begin, new_id
from pyapp.ui.setting_up import fresh_setup, seat_plans
from pyapp.ui.speech import Step, toast, words

LONG_LINK: Final = 5_000
"""Links longer than this break in some messengers."""


def use(model: Model, args: list[str], value: str, env: m.Env) -> Step:
    """Do a command `board:…` of the editor or the set-up; keep what it makes of the draft."""
    after, effects = _use(model, args, value, env)
    before, edit = model.editor, after.editor
    if edit is not None and edit is not before:
        if not edit.id:
            edit = replace(edit, id=new_id(env))
            after = replace(after, editor=edit)
        # Another brush or stage is no change of the board.
        if not edit.saved and (before is None or before.saved or edit.draft != before.draft):
            effects = [*effects, m.KeepDraft(edit.id, edit.text())]
    return after, effects


def _use(model: Model, args: list[str], value: str, env: m.Env) -> Step:
    unfinished = model.editor is not None and not model.editor.saved
    if unfinished and args[:1] in (["new"], ["edit"], ["import"], ["given"]):
        tr = words(model)
        return toast(model, tr("First save the board you are making, or throw its changes away."))
    match args:
        case ["new", base]:
            return _open(model, _copy_of(model, base))
        case ["edit", *name]:
            return _edit(model, ":".join(name))
        case ["resume"] if model.editor is not None:
            return _open(model, model.editor)
        case ["draft", id]:
            return _open(model, _kept(model, id))
        case ["given"]:
            return _open(model, _given(model))
        case ["choose"]:
            return _choose(model, value)
        case ["import"]:
            return _import(model, value)
        case ["delete", *name]:
            if model.editor is not None and model.editor.draft.name.strip() == ":".join(name):
                model = replace(model, editor=replace(model.editor, known="", saved=False))
            return replace(model, asking=""), [m.DeleteBoard(":".join(name))]
        case ["export-stored", *name]:
            return _export_stored(model, ":".join(name))
    edit = model.editor
    if edit is None:
        return model, []
    match args:
        case ["discard"]:
            gone = replace(model, editor=None, screen="home", asking="")
            return gone, [m.KeepDraft(edit.id, ""), m.ListSaves(), m.ListBoards()]
        case ["save"]:
            return model, [m.SaveBoard(edit.draft.name.strip(), edit.text(), edit.known)]
        case ["replace"]:
            save = m.SaveBoard(edit.draft.name.strip(), edit.text(), force=True)
            return replace(model, asking=""), [save]
        case ["export"]:
            return model, [m.Download(_file_name(edit.draft.name), edit.text())]
        case ["share"]:
            return _share(model, edit)
        case ["ride"]:
            return _ride(model, edit, env)
        case ["play"]:
            return _play(model, edit)
    changed = _change(edit, args, value)
    return (model if changed is edit else replace(model, editor=changed)), []


def _change(edit: Edit, args: list[str], value: str) -> Edit:
    """The editor after a control of its own."""
    brush = edit.brush
    match args:
        case ["stage", ("descent" | "sea" | "lava") as stage]:
            return replace(edit, stage=stage)
        case ["ground", ground] if ground in editing.GROUNDS:
            return replace(edit, brush=replace(brush, ground=ground))
        case ["rocks", ("1" | "2" | "3") as rocks]:
            return replace(edit, brush=replace(brush, rocks=int(rocks)))
        case ["picture", letter]:
            return replace(edit, brush=replace(brush.with_picture(letter), ground="find"))
        case ["unpicture", at]:
            return replace(edit, brush=replace(brush.without_picture(int(at)), ground="find"))
        case ["colour", ("b" | "r" | "y") as colour]:
            return replace(edit, brush=replace(brush, colour=colour))
        case ["crossed", ("0" | "1" | "2") as crossed]:
            return replace(edit, brush=replace(brush, crossed=int(crossed)))
        case ["paint", column, row]:
            x, y = int(column), int(row)
            return edit.changed(editing.paint(edit.draft, edit.stage, x, y, brush.sign()))
        case ["grow", ("columns" | "rows") as what, sign]:
            return edit.changed(editing.resize(edit.draft, edit.stage, what, sign == "more"))
        case ["lava", at]:
            return edit.changed(editing.paint_lava(edit.draft, int(at), brush.lava_sign()))
        case ["lava-less"]:
            return edit.changed(editing.shorten_lava(edit.draft))
        case ["name"]:
            return edit.changed(edit.draft._replace(name=value[:60]))
        case ["about"]:
            return edit.changed(edit.draft._replace(about=value[: editing.MAX_ABOUT]))
        case ["undo"]:
            return edit.undone()
    return edit


def _open(model: Model, edit: Edit | None) -> Step:
    if edit is None:
        return model, []
    opened = replace(
        model, screen="editor", editor=edit, play=None, setup=None, sheet="", asking="", toast=None
    )
    return opened, [m.Fragment(""), m.ListBoards()]


def _copy_of(model: Model, base: str) -> Edit | None:
    draft, _ = read_draft(board_text(base) if base in ("standard", "first") else "")
    if draft is None:
        return None
    taken = {board.name for board in model.boards}
    tr = words(model)
    name = tr("My board")
    number = 2
    while name in taken:
        name = tr("My board {n}", n=number)
        number += 1
    return Edit(draft._replace(name=name, about=""))


def _given(model: Model) -> Edit | None:
    """The board of the set-up, to be kept: it came with a link or a game."""
    option = str(model.setup.options.get("board", "")) if model.setup else ""
    draft, _ = read_draft(option)
    return Edit(draft, saved=False) if draft else None


def _kept(model: Model, id: str) -> Edit | None:  # noqa: A002
    """A board that was being made when its page was closed."""
    if model.editor is not None and model.editor.id == id:
        return model.editor
    text = next((kept.text for kept in model.drafts if kept.id == id), "")
    draft, _ = read_draft(text)
    return Edit(draft, saved=False, id=id) if draft else None


def _edit(model: Model, name: str) -> Step:
    stored = next((board for board in model.boards if board.name == name), None)
    if stored is None:
        return model, []
    draft, faults = read_draft(stored.text)
    if draft is None:
        return refuse_board(model, faults)
    return _open(model, Edit(draft._replace(name=name), known=stored.text))


def _choose(model: Model, value: str) -> Step:
    """Play on another board: one of ours, or a stored one."""
    setup = model.setup
    if setup is None:
        return model, []
    option = value
    if value.startswith(OWN):
        name = value.removeprefix(OWN)
        option = next((board.text for board in model.boards if board.name == name), "")
        board, faults = read_board(option)
        if board is None:
            return refuse_board(model, faults)
    if not option:
        return model, []
    return replace(model, setup=replace(setup, options={**setup.options, "board": option})), []


def refuse_board(model: Model, faults: tuple[Fault, ...]) -> Step:
    """List what is wrong with a board; nothing else changes."""
    return replace(model, sheet="faults", faults=faults), [m.Focus("[data-focus=sheet]")]


def _import(model: Model, text: str) -> Step:
    """Take in a board from a file: whole and sound, or not at all."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    board, faults = (None, ()) if len(text) > MAX_SIZE else read_board(text)
    if board is None:
        if not faults:
            faults = (Fault("board-size", "", "", str(len(text))),)
        return refuse_board(model, faults)
    draft, _ = read_draft(board.text)
    assert draft is not None
    return _open(model, Edit(draft, saved=False))


def _export_stored(model: Model, name: str) -> Step:
    stored = next((board for board in model.boards if board.name == name), None)
    if stored is None:
        return model, []
    return model, [m.Download(_file_name(name), stored.text)]


def _file_name(name: str) -> str:
    plain = re.sub(r"[^0-9A-Za-z]+", "-", name).strip("-").lower()
    return f"fumoto-board-{plain or 'own'}.toml"


def compact(text: str) -> str:
    """The board's text for a link: without the blanks that align its columns."""
    return re.sub(r" {2,}", " ", re.sub(r" +\n", "\n", text))


def _share(model: Model, edit: Edit) -> Step:
    board, faults = editing.checked(edit.draft)
    if board is None:
        return refuse_board(model, faults)
    link = links.make_link(links.NewGame("journey", (), {"board": compact(board.text)}))
    return replace(model, link=link, sheet="share"), [m.Focus("[data-focus=sheet]")]


def _ride(model: Model, edit: Edit, env: m.Env) -> Step:
    """Begin a game on the board at once, with computer players at the table."""
    board, faults = editing.checked(edit.draft)
    if board is None:
        return refuse_board(model, faults)
    best = list(players("journey"))[-1]
    plans = seat_plans(words(model), [HUMAN, best, best], list(model.settings.names[:1]))
    options = {**fresh_setup(model, "journey").options, "board": board.text}
    return begin(model, Setup("journey", plans, options), env)


def _play(model: Model, edit: Edit) -> Step:
    """Set up a game on the board."""
    board, faults = editing.checked(edit.draft)
    if board is None:
        return refuse_board(model, faults)
    setup = fresh_setup(model, "journey")
    setup = replace(setup, options={**setup.options, "board": board.text})
    return replace(model, screen="setup", setup=setup, sheet=""), [m.ListBoards()]


def saved(model: Model, name: str, text: str) -> Step:
    """A board has been stored."""
    edit = model.editor
    effects: list[m.Effect] = []
    if edit is not None and edit.text() == text:
        model = replace(model, editor=replace(edit, known=text, saved=True))
        effects.append(m.KeepDraft(edit.id, ""))
    said, told = toast(model, words(model)("The board “{name}” is saved.", name=name))
    return said, [*effects, *told, m.ListBoards()]
