"""The board editor: the map to paint on, the palette, what is wrong, and where the board goes."""

from pyapp.ui.board_making import LONG_LINK
from pyapp.ui.journey import editor
from pyapp.ui.journey.boards import delete_question, faults_sheet
from pyapp.ui.journey.editing import MAX_ABOUT, Edit, checked
from pyapp.ui.model import Model
from pyapp.ui.screens.parts import button, icon, question, sheet
from pyapp.ui.vnode import VNode, classes, h
from pyapp.ui.words import Words


def view(model: Model, tr: Words) -> VNode:
    """The editor's screen."""
    edit = model.editor
    if edit is None:
        return h("main", {})
    board, faults = checked(edit.draft)
    return h(
        "main",
        {"class": classes("editor", "editor--wide" if model.landscape else "editor--tall")},
        h(
            "div",
            {"class": "editor__under", "inert": bool(model.sheet or model.asking)},
            _bar(edit, tr),
            h(
                "div",
                {"class": "editor__body", "data-quick": True},
                h(
                    "section",
                    {"class": "editor__map", "aria-label": tr("Map")},
                    _stages(edit, tr),
                    editor.lava(edit, tr, faults)
                    if edit.stage == "lava"
                    else editor.canvas(edit, tr, faults),
                ),
                h(
                    "div",
                    {"class": "editor__side"},
                    editor.palette(edit, tr),
                    _state(edit, tr, bool(board), editor.fault_list(faults, tr)),
                ),
            ),
            _foot(edit, tr, bool(board)),
        ),
        share_sheet(model, tr) if model.sheet == "share" else None,
        faults_sheet(model, tr) if model.sheet == "faults" else None,
        _asking(model, tr),
        key="editor",
    )


def _bar(edit: Edit, tr: Words) -> VNode:
    return h(
        "header",
        {"class": "bar"},
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "home",
                "data-escape": True,
                "aria-label": tr("Back to the start"),
            },
            icon("back"),
        ),
        h("h1", {"class": "sr"}, tr("Board editor")),
        h(
            "input",
            {
                "class": "field editor__name",
                "type": "text",
                "maxlength": "60",
                "autocomplete": "off",
                "enterkeyhint": "done",
                "data-do": "board:name",
                "data-live": True,
                ".value": edit.draft.name,
                "aria-label": tr("Name of the board"),
            },
        ),
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "board:undo",
                "data-quick": True,
                "aria-disabled": None if edit.past else "true",
                "aria-label": tr("Take back"),
            },
            icon("undo"),
        ),
    )


def _stages(edit: Edit, tr: Words) -> VNode:
    names = (
        ("descent", tr("The descent")),
        ("sea", tr("The Lidenbrock Sea")),
        ("lava", tr("Riding the lava")),
    )
    return h(
        "div",
        {"class": "editor__stages"},
        h(
            "div",
            {"class": "editor__tabs", "role": "group", "aria-label": tr("Stage")},
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes("tab", "tab--on" if edit.stage == stage else None),
                        "data-do": f"board:stage:{stage}",
                        "aria-pressed": "true" if edit.stage == stage else "false",
                    },
                    name,
                    key=stage,
                )
                for stage, name in names
            ],
        ),
        editor.sizes(edit, tr),
    )


def _state(edit: Edit, tr: Words, sound: bool, faults: VNode | None) -> VNode:
    return h(
        "section",
        {"class": classes("editor__state", None if sound else "editor__state--bad")},
        h(
            "h2",
            {},
            tr("The board can be played.") if sound else tr("Not playable yet"),
        ),
        faults,
        h(
            "textarea",
            {
                "class": "field editor__about",
                "rows": "2",
                "maxlength": str(MAX_ABOUT),
                "data-do": "board:about",
                "data-live": True,
                ".value": edit.draft.about,
                "aria-label": tr("What is special about the board"),
                "placeholder": tr("What is special about the board"),
            },
        ),
        h(
            "div",
            {"class": "editor__saved"},
            tr("Saved.") if edit.saved else tr("Not saved yet."),
            None
            if edit.saved
            else button(tr("Throw the changes away"), "ask:board-discard", kind="quiet", key="no"),
            button(
                tr("Delete the saved board"),
                f"ask:board-delete:{edit.draft.name.strip()}",
                kind="quiet",
                key="delete",
            )
            if edit.known
            else None,
        ),
    )


def _foot(edit: Edit, tr: Words, sound: bool) -> VNode:
    off = None if sound else "true"
    return h(
        "footer",
        {"class": "editor__foot"},
        button(tr("Save"), "board:save", kind="" if sound else "main"),
        button(tr("Export"), "board:export"),
        h(
            "label",
            {"class": "button file"},
            h("span", {}, tr("Import")),
            h("input", {"type": "file", "accept": ".toml,text/*", "data-do": "board:import"}),
        ),
        button(tr("Share"), "board:share", aria_disabled=off),
        button(tr("Set up a game"), "board:play", aria_disabled=off),
        button(tr("Test ride"), "board:ride", kind="main" if sound else "", aria_disabled=off),
    )


def share_sheet(model: Model, tr: Words) -> VNode:
    """The link of the board."""
    return sheet(
        tr("Link to copy"),
        "sheet:",
        tr,
        h(
            "textarea",
            {"class": "field field--link", "readonly": True, "rows": "4", ".value": model.link},
        ),
        h(
            "p",
            {"class": "notice"},
            tr("This link is long; some messengers cut such links off. A file is safer."),
        )
        if len(model.link) > LONG_LINK
        else None,
        button(tr("Copy the link"), "copy", kind="main"),
        name="share",
    )


def _asking(model: Model, tr: Words) -> VNode | None:
    if model.asking == "board-taken" and model.editor is not None:
        name = model.editor.draft.name.strip()
        return question(
            tr("There is another board named “{name}”. Replace it?", name=name),
            tr("Replace"),
            "board:replace",
            tr,
        )
    if model.asking == "board-discard":
        return question(tr("Throw away what is not saved?"), tr("Throw away"), "board:discard", tr)
    return delete_question(model, tr)
