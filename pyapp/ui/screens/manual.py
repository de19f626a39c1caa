"""The rules of a game, to be read in the app, rulings and house data marked as such."""

from pyapp.ui.games import SCREENS
from pyapp.ui.model import Model
from pyapp.ui.screens.parts import icon
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import Words


def view(model: Model, tr: Words) -> VNode:
    """The manual of `model.rules_game`."""
    screen = SCREENS[model.rules_game]
    return h(
        "main",
        {"class": "manual"},
        h(
            "header",
            {"class": "bar"},
            h(
                "button",
                {
                    "type": "button",
                    "class": "icon-button",
                    "data-do": "back",
                    "data-escape": True,
                    "aria-label": tr("Back"),
                },
                icon("back"),
            ),
            h("h1", {}, screen.title(tr)),
        ),
        h(
            "article",
            {"class": "panel manual__text"},
            h("p", {"class": "manual__credit"}, screen.credit(tr)),
            [
                h(
                    "section",
                    {},
                    h("h2", {}, chapter.title),
                    [h("p", {}, text) for text in chapter.body],
                    h(
                        "div",
                        {"class": "rulings"},
                        h("h3", {}, tr("Our rulings")),
                        h("ul", {}, [h("li", {}, text) for text in chapter.rulings]),
                    )
                    if chapter.rulings
                    else None,
                )
                for chapter in screen.manual(tr)
            ],
            h(
                "p",
                {"class": "manual__own"},
                tr(
                    "These rules are told in our own words. Pictures, texts and maps are made "
                    "for Fumoto; the names of games only say which game is meant."
                ),
            ),
        ),
        key="manual",
    )
