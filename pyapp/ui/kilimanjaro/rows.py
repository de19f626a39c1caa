"""Everybody's row: the piles one may play on, what that would do, and how far they lead."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from pyapp.games.kilimanjaro.evaluation import Forecast, seat_distance
from pyapp.games.kilimanjaro.material import PILES, transport
from pyapp.games.kilimanjaro.state import Phase, View
from pyapp.ui.game import Ctx
from pyapp.ui.kilimanjaro import log, pieces
from pyapp.ui.kilimanjaro.log import card_name
from pyapp.ui.vnode import Lazy, VNode, classes, h, lazy
from pyapp.ui.words import Words, initial

Plays: TypeAlias = Mapping[tuple[int, int], tuple[str, Forecast]]
"""For each (seat, pile) where the picked card may go: the notation and what it does."""


class RowLook(NamedTuple):
    """All that a player's row of piles depends on; compared by value."""

    tr: Words
    seat: int
    name: str
    colour: str
    space: int
    left: str
    """What of cards or counters the player still has, in words."""
    acts: bool
    mine: bool
    piles: tuple["PileLook | None", ...]
    """None where no card lies."""
    distance: int | None


class PileLook(NamedTuple):
    """All that a pile depends on; compared by value."""

    tr: Words
    owner: str
    seat: int
    pile: int
    top: int
    state: str
    """`open` for the picked card, `shut` to it, `hint` or `idle` where none is picked."""
    barred: bool = False
    """Never to be played on by the one on turn, whatever the card."""
    stop: bool = False
    """Whether the Tab key stops here."""
    own: bool = False
    """Whether it is a pile of the one on turn."""
    notation: str = ""
    """The action on an open pile; the picked card's on a shut one."""
    seen: Forecast | None = None
    pending: bool = False


def row_look(ctx: Ctx, plays: Plays, seat: int) -> RowLook:
    """What a seat's row shows now."""
    view: View = ctx.view
    player = ctx.players[seat]
    dealt = bool(view.piles[PILES * seat])
    return RowLook(
        ctx.tr,
        seat,
        player.name,
        player.color,
        view.positions[seat],
        _cards_left(ctx, seat) if dealt else _counters_left(ctx, seat),
        seat == view.actor,
        seat == ctx.viewer,
        tuple(_pile_look(ctx, plays, seat, pile) for pile in range(PILES)),
        seat_distance(view.piles, seat) if dealt else None,
    )


def _pile_look(ctx: Ctx, plays: Plays, seat: int, pile: int) -> PileLook | None:
    view: View = ctx.view
    cards = view.piles[PILES * seat + pile]
    if not cards:
        return None
    look = PileLook(ctx.tr, ctx.name(seat), seat, pile, cards[-1], "idle")
    if (seat, pile) in plays:
        notation, seen = plays[seat, pile]
        return look._replace(
            state="open",
            stop=(seat, pile) == min(plays),
            own=seat == view.actor,
            notation=notation,
            seen=seen,
            pending=notation == ctx.play.pending,
        )
    if plays:
        notation = f"play {ctx.picked('card')} on {seat + 1}.{pile + 1}"
        return look._replace(state="shut", notation=notation)
    first = (seat, pile) == (0, 0)
    if ctx.acting and view.phase is Phase.PLAY:
        behind = view.positions[seat] < view.positions[view.actor]
        return look._replace(state="hint", barred=behind, stop=first)
    return look._replace(stop=first)


def row(look: RowLook) -> VNode:
    """One seat's row."""
    tr = look.tr
    distance = "" if look.distance is None else str(look.distance)
    return h(
        "div",
        {
            "class": classes("row", look.acts and "row--acts", look.mine and "row--me"),
            "data-seat": str(look.seat + 1),
            "data-color": look.colour,
            "role": "group",
            "aria-label": tr(
                "{name}: space {space}, distance {n}",
                name=look.name,
                space=look.space,
                n=look.distance or 0,
            ),
        },
        lazy(_who, tr, look.seat, look.colour, look.name, look.space, look.left),
        h(
            "div",
            {"class": "row__piles"},
            [
                lazy(_pile, pile, key=str(i))
                if pile
                else h("div", {"class": "pile pile--empty"}, key=str(i))
                for i, pile in enumerate(look.piles)
            ],
        ),
        h(
            "div",
            {"class": "row__distance", "title": tr("Distance of the three top cards")},
            distance,
        ),
        key=f"row-{look.seat}",
    )


def _who(tr: Words, seat: int, colour: str, name: str, space: int, left: str) -> VNode:
    return h(
        "div",
        {"class": "row__who"},
        pieces.pawn(seat=seat, colour=colour, initial=initial(name)),
        h(
            "div",
            {"class": "row__name"},
            h("b", {}, name),
            h("span", {"class": "row__space"}, tr("space {n}", n=space)),
            h("span", {"class": "row__left"}, left),
        ),
    )


def _cards_left(ctx: Ctx, seat: int) -> str:
    view: View = ctx.view
    n = view.hand_counts[seat]
    return ctx.tr.plural("{n} card", "{n} cards", n)


def _counters_left(ctx: Ctx, seat: int) -> str:
    view: View = ctx.view
    n = view.counter_counts[seat]
    return ctx.tr.plural("{n} counter", "{n} counters", n) if n else ""


def _pile(look: PileLook) -> VNode:
    tr = look.tr
    card = card_name(tr, look.top)
    label = [tr("{owner}, pile {n}: {card}.", owner=look.owner, n=look.pile + 1, card=card)]
    attrs: dict[str, object] = {
        "class": "pile",
        "type": "button",
        "tabindex": "0" if look.stop else "-1",
    }
    badge = None
    match look.state:
        case "open":
            seen = look.seen
            assert seen is not None
            attrs["class"] = classes(
                "pile", "pile--open", seen.wins and "pile--wins", look.pending and "pile--pending"
            )
            attrs["data-action"] = look.notation
            label.append(tr("You move {n} to space {space}.", n=seen.distance, space=seen.landing))
            if not look.own:
                label.append(
                    tr(
                        "{owner}'s distance: {before} → {after}.",
                        owner=look.owner,
                        before=seen.before,
                        after=seen.after,
                    )
                )
            badge = _badge(look.own, seen)
        case "shut":
            attrs["class"] = "pile pile--shut"
            attrs["data-do"] = f"why:{look.notation}"
            attrs["aria-disabled"] = "true"
        case "hint":
            attrs["data-do"] = "hint:card"
            if look.barred:
                attrs["class"] = "pile pile--shut"
        case _:
            attrs["data-do"] = "hint:"
    attrs["aria-label"] = tr.sentences(label)
    return h("button", attrs, card_face(tr, look.top), badge)


def _badge(own: bool, seen: Forecast) -> VNode:
    return h(
        "span",
        {"class": "pile__badge", "aria-hidden": "true"},
        # What an owner's distance was stands beside the piles, for where there is less room.
        None if own else h("span", {"class": "pile__was"}, str(seen.before)),
        f"→ {seen.landing}" if own else f"→{seen.after}",
    )


def card_face(tr: Words, card: int) -> Lazy:
    """A card, its words in the reader's language."""
    return lazy(_face, tr, card)


def _face(tr: Words, card: int) -> VNode:
    kind = transport(card)
    word, letter = tr(log.TRANSPORT_NAMES[kind]), tr(log.TRANSPORT_LETTERS[kind])
    return pieces.card_face(card=card, word=word, letter=letter)
