"""Pieces that several screens are made of."""

from typing import Any

from pyapp.ui.model import Model
from pyapp.ui.vnode import Child, VNode, classes, h
from pyapp.ui.words import Words


def button(
    label: Child,
    do: str = "",
    *,
    action: str = "",
    kind: str = "",
    mark: str = "",
    key: str = "",
    **more: Any,
) -> VNode:
    """A button: `do` is a command of the app, `action` an action of the game, `mark` an icon."""
    attrs: dict[str, Any] = {
        "type": "button",
        "class": classes("button", kind and f"button--{kind}"),
    }
    if do:
        attrs["data-do"] = do
    if action:
        attrs["data-action"] = action
    attrs |= {name.replace("_", "-"): value for name, value in more.items()}
    shown: Child = [icon(mark), h("span", {}, label)] if mark else label
    return h("button", attrs, shown, key=key or None)


def icon(name: str) -> VNode:
    """A small line drawing, decoration beside a text or an aria-label."""
    return h(
        "svg",
        {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
        h("path", {"d": _ICONS[name]}),
    )


_ICONS = {
    "back": "M15 4 7 12l8 8",
    "undo": "M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
    "log": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "settings": "M4 7h9M17 7h3M13 5v4M4 17h3M11 17h9M7 15v4",
    "close": "M6 6l12 12M18 6 6 18",
    "up": "M12 19V6M6 12l6-6 6 6",
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7",
    "computer": "M5 5h14v10H5zM2 19h20M10 15v4M14 15v4",
    "book": "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
    "plus": "M12 5v14M5 12h14",
    "share": "M12 15V3M7 8l5-5 5 5M5 12v8h14v-8",
    "moves": "M5 6h3M5 12h3M5 18h3M11 6h9M11 12h9M11 18h9",
}


def sheet(title: str, close: str, tr: Words, *body: Child, name: str, wide: bool = False) -> VNode:
    """A panel over the screen, with a heading and a way out."""
    return h(
        "div",
        {"class": "veil", "data-veil": close},
        h(
            "section",
            {
                "class": classes("sheet", wide and "sheet--wide", f"sheet--{name}"),
                "role": "dialog",
                "aria-modal": "true",
                "aria-label": title,
                "tabindex": "-1",
                "data-focus": "sheet",
            },
            h(
                "header",
                {"class": "sheet__head"},
                h("h2", {}, title),
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "icon-button",
                        "data-do": close,
                        "data-escape": True,
                        "aria-label": tr("Close"),
                    },
                    icon("close"),
                ),
            ),
            # What is to be read alone must be within reach of the keyboard to be scrolled.
            h("div", {"class": "sheet__body", "tabindex": "0" if name == "log" else None}, *body),
        ),
        key=f"sheet-{name}",
    )


def question(text: str, yes: str, do: str, tr: Words) -> VNode:
    """A question that must be answered before something is lost."""
    return h(
        "div",
        {"class": "veil", "data-veil": "no"},
        h(
            "section",
            {
                "class": "sheet sheet--ask",
                "role": "alertdialog",
                "aria-modal": "true",
                "aria-label": text,
                "tabindex": "-1",
                "data-focus": "ask",
            },
            h("p", {}, text),
            h(
                "div",
                {"class": "row-buttons"},
                button(tr("Cancel"), "no", data_escape=True),
                button(yes, do, kind="bad"),
            ),
        ),
        key="ask",
    )


def rescue(model: Model, tr: Words) -> VNode | None:
    """The question about a stored game with an action that the rules refuse."""
    verb, _, slot = model.asking.partition(":")
    if verb != "rescue":
        return None
    return question(
        tr(
            "This game has a move the rules refuse. Go on, as a copy, from just before it? "
            "The stored game stays as it is."
        ),
        tr("Go on as a copy"),
        f"rescue:{slot}",
        tr,
    )


def toast(model: Model, tr: Words) -> VNode | None:
    """The short message over the screen."""
    shown = model.toast
    if shown is None:
        return None
    return h(
        "div",
        {"class": classes("toast", shown.bad and "toast--bad")},
        h("span", {}, shown.text),
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "dismiss",
                "aria-label": tr("Close"),
            },
            icon("close"),
        ),
        key=f"toast-{shown.number}",
    )


def switch(label: str, help_text: str, do: str, on: bool, key: str = "") -> VNode:
    """A box to tick, with a sentence that says what it does."""
    return h(
        "label",
        {"class": "switch"},
        h("input", {"type": "checkbox", "role": "switch", "data-do": do, ".checked": on}),
        h("span", {"class": "switch__mark", "aria-hidden": "true"}),
        h(
            "span",
            {"class": "switch__text"},
            h("b", {}, label),
            h("small", {}, help_text) if help_text else None,
        ),
        key=key or None,
    )


def choice(label: str, do: str, value: str, items: list[tuple[str, str]], key: str = "") -> VNode:
    """A few alternatives side by side, one of them chosen."""
    return h(
        "fieldset",
        {"class": "choice"},
        h("legend", {}, label),
        h(
            "div",
            {"class": "choice__items"},
            [
                h(
                    "label",
                    {"class": "choice__item"},
                    h(
                        "input",
                        {
                            "type": "radio",
                            "name": do,
                            "value": name,
                            "data-do": do,
                            ".checked": name == value,
                        },
                    ),
                    h("span", {}, text),
                    key=name,
                )
                for name, text in items
            ],
        ),
        key=key or None,
    )


def select(label: str, do: str, value: str, items: list[tuple[str, str]]) -> VNode:
    """A drop-down list; the label is for those who cannot see it."""
    return h(
        "select",
        {"class": "select", "data-do": do, "aria-label": label, ".value": value},
        [
            h("option", {"value": name, "selected": name == value}, text, key=name)
            for name, text in items
        ],
    )
