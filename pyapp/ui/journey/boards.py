"""Choosing a board when a game is set up: ours, one's own, or one to be made."""

from pyapp.games.journey.board import SHIPPED, Board, find_board, read_draft
from pyapp.ui.board_names import board_about, board_name, own
from pyapp.ui.journey.editor import fault_text
from pyapp.ui.model import Model, Setup
from pyapp.ui.screens.parts import button, question, select, sheet
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import Words


def board_choice(model: Model, setup: Setup, tr: Words) -> VNode:
    """The board to play on, and the way to the editor."""
    chosen = str(setup.options["board"])
    board, _ = find_board(chosen)
    items = [(name, _title(name, tr)) for name in SHIPPED]
    items += [(own(stored.name), stored.name) for stored in model.boards]
    value = chosen
    if chosen not in SHIPPED:
        mine = [stored for stored in model.boards if _same(stored.text, board)]
        value = own(mine[0].name) if mine else "given"
        if not mine and board is not None:
            items.append(("given", tr("{board} (from elsewhere)", board=board.name)))
    return h(
        "div",
        {"class": "boards"},
        h(
            "div",
            {"class": "option"},
            h(
                "div",
                {"class": "option__text"},
                h("b", {}, tr("Board")),
                h(
                    "small",
                    {},
                    (board_about(board) if board is not None and chosen not in SHIPPED else "")
                    or tr("The maps are our own; you can make more."),
                ),
            ),
            select(tr("Board"), "board:choose", value, items),
        ),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(tr("Go on with your board"), "board:resume", key="resume")
            if model.editor is not None and (model.editor.past or not model.editor.saved)
            else None,
            button(tr("Keep this board"), "board:given", key="given") if value == "given" else None,
            button(tr("Make a board"), "board:new:standard", key="new"),
            [
                button(
                    tr("Edit “{board}”", board=stored.name), f"board:edit:{stored.name}", key="edit"
                )
                for stored in model.boards
                if value == own(stored.name)
            ],
            h(
                "label",
                {"class": "button file"},
                h("span", {}, tr("Board from a file")),
                h("input", {"type": "file", "accept": ".toml,text/*", "data-do": "board:import"}),
            ),
        ),
        _damaged(model, tr),
        delete_question(model, tr),
        faults_sheet(model, tr) if model.sheet == "faults" else None,
        key="boards",
    )


def delete_question(model: Model, tr: Words) -> VNode | None:
    """Asks before a stored board is deleted."""
    verb, _, name = model.asking.partition(":")
    if verb != "board-delete":
        return None
    return question(
        tr("Delete the board “{board}” for good?", board=name),
        tr("Delete"),
        f"board:delete:{name}",
        tr,
    )


def faults_sheet(model: Model, tr: Words) -> VNode:
    """What is wrong with a board that was refused."""
    return sheet(
        tr("This board cannot be used"),
        "sheet:",
        tr,
        h("p", {}, tr("Nothing was stored or changed.")),
        h(
            "ul",
            {"class": "faults"},
            [h("li", {}, fault_text(fault, tr)) for fault in model.faults],
        ),
        name="faults",
        wide=True,
    )


def _title(name: str, tr: Words) -> str:
    board, _ = find_board(name)
    return board_name(tr, board) if board else name


def _same(text: str, board: Board | None) -> bool:
    if board is None:
        return False
    return board.text == text


def _damaged(model: Model, tr: Words) -> VNode | None:
    """Stored texts that are no boards any more: to export or delete."""
    lost = [stored for stored in model.boards if read_draft(stored.text)[0] is None]
    if not lost:
        return None
    return h(
        "ul",
        {"class": "slots"},
        [
            h(
                "li",
                {"class": "slot"},
                h("span", {}, tr("“{board}” is damaged.", board=stored.name)),
                button(tr("Export"), f"board:export-stored:{stored.name}", kind="quiet"),
                button(tr("Delete"), f"ask:board-delete:{stored.name}", kind="quiet"),
                key=stored.name,
            )
            for stored in lost
        ],
    )
