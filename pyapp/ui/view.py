"""The whole page as nodes."""

from pyapp.ui.model import Model
from pyapp.ui.screens import home, manual, play, settings, setup
from pyapp.ui.screens.editor import view as editor
from pyapp.ui.screens.parts import toast
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import Words


def view(model: Model) -> VNode:
    """What the page shows for this model."""
    tr = Words(model.lang)
    text, number = model.said
    return h(
        "div",
        {"class": f"app app--{model.screen}", "data-screen": model.screen},
        _screen(model, tr),
        toast(model, tr),
        # Two regions in turn: the same sentence twice is still announced twice.
        h("div", {"class": "sr", "aria-live": "polite"}, text if number % 2 else ""),
        h("div", {"class": "sr", "aria-live": "polite"}, "" if number % 2 else text),
    )


def _screen(model: Model, tr: Words) -> VNode:
    match model.screen:
        case "home":
            return home.view(model, tr)
        case "setup":
            return setup.view(model, tr)
        case "play":
            return play.view(model, tr)
        case "rules":
            return manual.view(model, tr)
        case "settings":
            return settings.view(model, tr)
        case "editor":
            return editor(model, tr)
