"""What happened at a call: everybody's time, who was fooled, where the cards went and why."""

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import HOLD, React, Throw
from pyapp.games.gorilla.judge import Mark, mark
from pyapp.games.gorilla.material import is_gorilla
from pyapp.games.gorilla.state import View
from pyapp.ui.drawing import number
from pyapp.ui.game import Ctx, Event, event
from pyapp.ui.gorilla import pieces
from pyapp.ui.gorilla.aside import Aside
from pyapp.ui.gorilla.labels import animal, card_name, verdict_of, verdict_text
from pyapp.ui.gorilla.log import taken_text
from pyapp.ui.screens.parts import button
from pyapp.ui.vnode import VNode, classes, h
from pyapp.ui.words import initial

_TRACK = 300
"""Length of the longest bar, in its picture's units."""


def _told(ctx: Ctx, index: int) -> tuple[View, tuple[Throw, ...], list[Event]]:
    """The view before the reaction, its throws, and all events that settled it."""
    match = ctx.play.match
    react = match.actions[index]
    assert isinstance(react, React)
    settled = [event(match, i, ctx.viewer) for i in range(index, match.ply)]
    return settled[0].before, react.throws, settled


def own_line(ctx: Ctx, index: int, seat: Seat) -> str:
    """What it was for one seat, in a word or two."""
    before, throws, settled = _told(ctx, index)
    tr = ctx.tr
    throw = next((one for one in throws if one.seat == seat), None)
    gained = settled[-1].after.taken[seat] - before.taken[seat]
    more = f"{gained:+d}".replace("-", "−") if gained else ""
    if throw is None:
        said = tr("called")
    else:
        said = own_words(ctx, before, throw, verdict_of(before, throws).takers) or tr("right")
    return " · ".join(filter(None, (said, more)))


def panel(ctx: Ctx, aside: Aside, index: int) -> VNode:
    """The whole story, the quickest first."""
    before, throws, settled = _told(ctx, index)
    tr = ctx.tr
    names = [player.name for player in ctx.players]
    verdict = verdict_of(before, throws)
    real = is_gorilla(before.called)
    order = sorted(throws, key=lambda one: (one.card == HOLD, one.ms, one.seat))
    longest = max((one.ms for one in throws), default=1)
    why = verdict_text(tr, verdict, names[before.turn], names)
    return h(
        "div",
        {"class": "story", "role": "group", "data-scroll": True},
        h(
            "div",
            {"class": "story__head"},
            pieces.tile(card=before.called),
            h(
                "div",
                {},
                h("h2", {}, tr("A real gorilla!") if real else tr("Only a fake!")),
                h("p", {"class": "story__card"}, card_name(tr, before.called)),
            ),
        ),
        h(
            "ol",
            {"class": "race"},
            [_row(ctx, before, one, longest, verdict.takers) for one in order],
        ),
        h("p", {"class": "story__why"}, why),
        *(
            h("p", {"class": "story__taken"}, taken)
            for taken in (taken_text(tr, one, names) for one in settled)
            if taken
        ),
        button(
            tr("Go on"),
            "live:on",
            kind="main",
            data_focus="on",
            aria_disabled="true" if aside.fresh else None,
        )
        if ctx.play.humans
        else None,
        key=f"story-{index}",
    )


def _row(ctx: Ctx, before: View, throw: Throw, longest: int, takers: tuple[Seat, ...]) -> VNode:
    tr = ctx.tr
    seat = throw.seat
    timed = throw.card != HOLD and throw.ms >= 0
    length = _TRACK * throw.ms / max(longest, 1) if timed else 0
    return h(
        "li",
        {
            "class": classes("race__row", seat in takers and "race__row--takes"),
            "data-color": ctx.players[seat].color,
        },
        h(
            "span",
            {"class": "seat__mark race__mark", "aria-hidden": "true"},
            initial(ctx.name(seat)),
        ),
        h("span", {"class": "race__name"}, ctx.name(seat)),
        h("span", {"class": "race__card"}, pieces.chip(card=throw.card))
        if throw.card != HOLD
        else h("span", {"class": "race__card race__card--none", "aria-hidden": "true"}, "–"),
        h("span", {"class": "sr"}, animal(tr, throw.card)) if throw.card != HOLD else None,
        h(
            "svg",
            {
                "class": "race__bar",
                "viewBox": f"0 0 {_TRACK} 20",
                "preserveAspectRatio": "none",
                "aria-hidden": "true",
            },
            h("rect", {"x": 0, "y": 7, "width": number(length), "height": 6, "rx": 3}),
        ),
        h("span", {"class": "race__time"}, own_words(ctx, before, throw, takers)),
        key=str(seat),
    )


def own_words(ctx: Ctx, before: View, throw: Throw, takers: tuple[Seat, ...]) -> str:
    """How one seat answered, in a word or two; nothing more than the time if rightly."""
    tr = ctx.tr
    time = tr("{ms} ms", ms=throw.ms) if throw.card != HOLD and throw.ms >= 0 else ""
    match mark(before.called, throw):
        case Mark.RIGHT:
            text = tr("slowest!") if throw.seat in takers and time else ""
        case Mark.WRONG:
            text = tr("wrong card!")
        case Mark.NEVER:
            text = tr("never threw!")
        case Mark.FOOLED:
            text = tr("fooled!")
        case Mark.CALM:
            text = tr("kept calm")
    return " · ".join(filter(None, (time, text)))
