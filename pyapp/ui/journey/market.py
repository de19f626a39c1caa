"""Where cards are drawn: the two decks and the display."""

from typing import NamedTuple

from pyapp.games.journey.material import (
    EQUIPMENT,
)
from pyapp.games.journey.state import Task, View
from pyapp.ui.game import Ctx
from pyapp.ui.journey import pieces
from pyapp.ui.journey.texts import (
    EQUIPMENT_NAMES,
)
from pyapp.ui.journey.view import task_of
from pyapp.ui.vnode import Lazy, VNode, classes, h, lazy
from pyapp.ui.words import Words


class _Market(NamedTuple):
    """All that decks and display depend on; compared by value."""

    tr: Words
    explorers: int
    equipment: int
    display: tuple[int, ...]
    legal: tuple[str, ...]
    """Notations of what can be drawn."""
    left: int
    """Cards still to draw; 0 outside of drawing."""


def market(ctx: Ctx) -> Lazy:
    """The two decks to draw from and the display, where cards are also drawn."""
    view: View = ctx.view
    drawing = ctx.acting and task_of(view) is Task.DRAW
    look = _Market(
        ctx.tr,
        view.decks[0],
        view.decks[1],
        view.display,
        tuple(text for text in ctx.legal if text.startswith(("draw ", "take "))),
        view.todo[-1].number if drawing else 0,
    )
    return lazy(_market, look, key="market")


def _market(look: _Market) -> VNode:
    tr = look.tr
    drawn = [
        _source(
            look,
            "draw explorers",
            tr("Draw an explorer card"),
            tr("Explorer deck: {n}", n=look.explorers),
            pieces.back("explorers"),
            str(look.explorers),
            "explorers",
            first=True,
        ),
        _source(
            look,
            "draw equipment",
            tr("Draw an equipment card"),
            tr("Equipment deck: {n}", n=look.equipment),
            pieces.back("equipment"),
            str(look.equipment),
            "equipment",
        ),
    ]
    seen: dict[int, int] = {}
    for kind in look.display:
        copy = seen[kind] = seen.get(kind, 0) + 1
        name = tr(EQUIPMENT_NAMES[kind])
        drawn.append(
            _source(
                look,
                f"take {EQUIPMENT[kind]}",
                tr("Take from the display: {card}", card=name),
                tr("Display: {card}", card=name),
                pieces.thing_card(EQUIPMENT[kind]),
                name,
                f"{EQUIPMENT[kind]}-{copy}",
            )
        )
    title = (
        tr("Still to draw: {n}", n=look.left)
        if look.left
        else tr("Draw three cards")
        if look.legal
        else tr("Decks and display")
    )
    return h(
        "section",
        {
            "class": classes("j-market", "j-market--open" if look.legal else None),
            "aria-label": tr("Cards to draw"),
        },
        h("h2", {"class": "j-market__title"}, title),
        h("div", {"class": "j-market__cards", "data-roving": True}, drawn),
        key="market",
    )


def _source(
    look: _Market,
    notation: str,
    action: str,
    label: str,
    face: VNode,
    text: str,
    key: str,
    *,
    first: bool = False,
) -> VNode:
    usable = notation in look.legal
    return h(
        "button",
        {
            "type": "button",
            "class": classes("j-source", "j-source--open" if usable else None),
            **({"data-action": notation} if usable else {"data-do": "hint:"}),
            "data-focus": "hand" if usable and first else None,
            "aria-disabled": None if usable else "true",
            "aria-label": f"{action} · {label}" if usable else label,
            "tabindex": "0" if first else "-1",
        },
        face,
        h("span", {"aria-hidden": "true"}, text),
        key=key,
    )
