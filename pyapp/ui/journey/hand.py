"""The viewer's hand: explorer, equipment and event cards, sorted and gathered by kind."""

from typing import NamedTuple

from pyapp.games.journey.material import (
    CARDS,
    COLOURS,
    E0,
    EQUIPMENT,
    EVENTS,
    FIRST_KEPT,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    V0,
)
from pyapp.games.journey.state import Task, View
from pyapp.ui.game import Ctx
from pyapp.ui.journey import moving, pieces
from pyapp.ui.journey.texts import EVENT_TEXTS, card_name
from pyapp.ui.journey.view import task_of
from pyapp.ui.vnode import Lazy, VNode, classes, h, lazy
from pyapp.ui.words import Words

_FAN = 4
"""Cards of a kind that are shown one over the other; a number says how many there are."""


def hand(ctx: Ctx) -> VNode:
    """All cards of the viewer, or backs while nobody may look."""
    if ctx.viewer is None:
        return _covered(ctx)
    view: View = ctx.view
    tr = ctx.tr
    groups = [
        *(_group(ctx, colour, n) for colour, n in enumerate(view.my_explorers)),
        *(_group(ctx, E0 + kind, n) for kind, n in enumerate(view.my_equipment) if n),
        *(
            _group(ctx, V0 + kind, n)
            for kind, n in enumerate(view.my_events)
            if n and kind >= FIRST_KEPT
        ),
    ]
    explorers, equipment = sum(view.my_explorers), sum(view.my_equipment)
    return h(
        "div",
        {"class": "j-hand", "data-roving": True, "role": "group", "aria-label": tr("Your cards")},
        groups,
        h(
            "span",
            {"class": "j-hand__limits"},
            h(
                "span",
                {},
                tr("Explorers {n}/{most}", n=explorers, most=MAX_EXPLORERS),
            ),
            h("span", {}, tr("Equipment {n}/{most}", n=equipment, most=MAX_EQUIPMENT)),
        ),
        key="hand",
    )


class _Use(NamedTuple):
    """What can be done with the cards of a kind; compared by value."""

    card: int
    n: int
    action: str = ""
    command: str = ""
    chosen: bool = False


def _use(ctx: Ctx, card: int, n: int) -> _Use:
    view: View = ctx.view
    if not ctx.acting:
        return _Use(card, n)
    if card < E0 and view.move is None and card in moving.movable(ctx):
        chosen = moving.chosen_colour(ctx) == card
        return _Use(card, n, command=f"pick:explorer:{COLOURS[card]}", chosen=chosen)
    for verb, task in (("discard", Task.LIMIT), ("match", Task.LAVA)):
        action = f"{verb} {CARDS[card]}"
        if task_of(view) is task and action in ctx.legal:
            return _Use(card, n, action)
    return _Use(card, n)


def _group(ctx: Ctx, card: int, n: int) -> Lazy:
    """All cards of one kind, as one control."""
    return lazy(_cards, ctx.tr, _use(ctx, card, n), key=CARDS[card])


def _cards(tr: Words, use: _Use) -> VNode:
    card, n = use.card, use.n
    name = card_name(tr, card)
    label = tr("{n} × {card}", n=n, card=name)
    usable = bool(use.action or use.command)
    if use.action.startswith("discard"):
        label = tr("Discard: {card}", card=name)
    elif use.action:
        label = tr("Save your fossils with: {card}", card=name)
    elif use.command:
        label = tr("{card}: {text}", card=label, text=tr("Choose to move."))
    elif card >= V0:
        label = tr("{card}: {text}", card=label, text=tr(EVENT_TEXTS[card - V0]))
    face = (
        pieces.explorer_card(card)
        if card < E0
        else pieces.thing_card(EQUIPMENT[card - E0] if card < V0 else EVENTS[card - V0])
    )
    return h(
        "button",
        {
            "type": "button",
            "class": classes(
                "j-group",
                f"j-group--{min(n, _FAN)}",
                "j-group--none" if not n else None,
                "j-group--usable" if usable else None,
                "j-group--chosen" if use.chosen else None,
            ),
            **({"data-action": use.action} if use.action else {"data-do": use.command or "hint:"}),
            "data-focus": "hand" if usable else None,
            "tabindex": "0" if card == 0 else "-1",
            "aria-disabled": None if usable else "true",
            "aria-pressed": str(use.chosen).lower() if use.command else None,
            "aria-label": label,
            "title": tr(EVENT_TEXTS[card - V0]) if card >= V0 else None,
        },
        [
            h("span", {"class": f"j-group__card j-group__card--{i}"}, face, key=str(i))
            for i in range(max(1, min(n, _FAN)))
        ],
        h("b", {"class": "j-group__count", "aria-hidden": "true"}, f"×{n}"),
        h("span", {"class": "j-group__name", "aria-hidden": "true"}, name) if card >= E0 else None,
        key=CARDS[card],
    )


def _covered(ctx: Ctx) -> VNode:
    """Backs of the cards of whoever is on turn."""
    view: View = ctx.view
    seat = view.actor
    if seat < 0 or not view.stage:
        return h("div", {"class": "j-hand"}, key="covered")
    player = view.players[seat]
    backs = [
        ("explorers", player.explorers),
        ("equipment", player.equipment),
        ("event", player.events),
    ]
    return h(
        "div",
        {"class": "j-hand j-hand--covered", "aria-hidden": "true"},
        [
            h(
                "span",
                {"class": f"j-group j-group--{min(n, _FAN)}"},
                [
                    h(
                        "span",
                        {"class": f"j-group__card j-group__card--{i}"},
                        pieces.back(name),
                        key=str(i),
                    )
                    for i in range(min(n, _FAN))
                ],
                h("b", {"class": "j-group__count"}, f"×{n}"),
                key=name,
            )
            for name, n in backs
            if n
        ],
        key="covered",
    )
