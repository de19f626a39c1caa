"""Kilimanjaro's table: the board, everybody's row, the choices, the viewer's hand."""

from pyapp.games.kilimanjaro.actions import NOBODY, Exchange, Play, SendBack
from pyapp.games.kilimanjaro.evaluation import Forecast, forecast
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, TRACK
from pyapp.games.kilimanjaro.notation import decode
from pyapp.games.kilimanjaro.state import Phase, View
from pyapp.ui.game import Ctx
from pyapp.ui.kilimanjaro import log, pieces
from pyapp.ui.kilimanjaro.board import BoardLook, Ghost, Pawn, Place, board
from pyapp.ui.kilimanjaro.labels import action_label
from pyapp.ui.kilimanjaro.log import card_name
from pyapp.ui.kilimanjaro.rows import Plays, card_face, row, row_look
from pyapp.ui.screens.parts import button
from pyapp.ui.screens.seat import confirmation, curtain, news
from pyapp.ui.vnode import Child, VNode, classes, h, lazy
from pyapp.ui.words import initial


def layout(ctx: Ctx) -> str:
    """Which drawing of the board fits the window."""
    return "tall" if ctx.phone else "wide"


def table(ctx: Ctx) -> VNode:
    """Board, rows and hand."""
    plays = _plays(ctx)
    return h(
        "div",
        {"class": "kili"},
        h("div", {"class": "kili__board"}, lazy(board, _look(ctx, plays), key="board")),
        h(
            "section",
            {"class": "rows", "data-roving": True, "aria-label": ctx.tr("Face-up piles")},
            [
                lazy(row, row_look(ctx, plays, seat), key=f"row-{seat}")
                for seat in range(len(ctx.players))
            ],
        ),
        h(
            "section",
            {"class": "hand", "aria-label": ctx.tr("Your hand")},
            h(
                "div",
                {"class": "hand__say"},
                news(ctx),
                curtain(ctx) or confirmation(ctx, action_label) or _choices(ctx),
            ),
            _hand(ctx),
        ),
    )


def _look(ctx: Ctx, plays: Plays) -> BoardLook:
    view: View = ctx.view
    tr = ctx.tr
    happened = ctx.last
    trail: tuple[int, ...] = ()
    colour = "black"
    if happened is not None and happened.actor is not None:
        stops = log.stops(happened)
        if stops:
            start = happened.before.positions[happened.actor]
            trail = tuple(range(start, max(stops) + 1))
            colour = ctx.players[happened.actor].color
    return BoardLook(
        layout=layout(ctx),
        title=tr("The way to Kilimanjaro"),
        desc=tr.sentences(
            tr("{name} stands on space {space}.", name=ctx.name(seat), space=space)
            for seat, space in enumerate(view.positions)
        ),
        pawns=tuple(
            Pawn(seat, ctx.players[seat].color, initial(ctx.name(seat)), space)
            for seat, space in enumerate(view.positions)
        ),
        counters=tuple((space, code) for space, code in enumerate(view.board) if code),
        mine=view.placed if view.table.memory_aid else (),
        ghosts=_ghosts(ctx, plays),
        places=_places(ctx),
        trail=trail,
        trail_colour=colour,
        acting=view.actor if view.actor >= 0 else None,
    )


def picked_counter(ctx: Ctx) -> int:
    """The kind of counter to be placed next: the picked one, else the first in hand."""
    view: View = ctx.view
    picked = ctx.picked("kind")
    for kind in view.my_counters:
        if COUNTER_NAMES[kind] == picked:
            return kind
    return view.my_counters[0]


def _places(ctx: Ctx) -> tuple[Place, ...]:
    view: View = ctx.view
    if not ctx.acting or view.phase is not Phase.PLACE:
        return ()
    kind = picked_counter(ctx)
    name = COUNTER_NAMES[kind]
    label = ctx.tr(log.COUNTER_NAMES[kind])
    return tuple(
        Place(
            space,
            f"place {name} {space}",
            ctx.tr("{counter} on space {space}", counter=label, space=space),
        )
        for space, free in enumerate(view.free)
        if free
    )


def _plays(ctx: Ctx) -> Plays:
    card = ctx.picked("card")
    view: View = ctx.view
    found: dict[tuple[int, int], tuple[str, Forecast]] = {}
    if not ctx.acting or view.phase is not Phase.PLAY or not card:
        return found
    mine = f"play {card} on "
    for notation in ctx.legal:
        if notation.startswith(mine):
            play = decode(notation)
            assert isinstance(play, Play)
            found[play.seat, play.pile] = (notation, forecast(view, play, view.actor))
    return found


def _ghosts(ctx: Ctx, plays: Plays) -> tuple[Ghost, ...]:
    view: View = ctx.view
    seat = view.actor
    if not ctx.acting:
        return ()
    if view.phase is Phase.BANANA:
        return (Ghost(seat, min(view.positions[seat] + view.moving, TRACK.last), str(view.moving)),)
    landings = {
        seen.landing: seen.distance
        for notation, seen in plays.values()
        if not ctx.play.pending or notation == ctx.play.pending
    }
    return tuple(Ghost(seat, space, str(moves)) for space, moves in sorted(landings.items()))


def _choices(ctx: Ctx) -> VNode | None:
    """Buttons where the choice is not a card: after a banana or an exchange counter."""
    view: View = ctx.view
    if not ctx.acting or view.phase in (Phase.PLAY, Phase.PLACE):
        return None
    return h(
        "div",
        {"class": "choices"},
        h(
            "span",
            {"class": "choices__what", "aria-hidden": "true"},
            pieces.counter_face(kind=1 if view.phase is Phase.BANANA else 3),
        ),
        h(
            "div",
            {"class": "choices__each"},
            [_choice(ctx, notation, i == 0) for i, notation in enumerate(ctx.legal)],
        ),
        key="choices",
    )


def _choice(ctx: Ctx, notation: str, first: bool) -> VNode:
    """One of them. Where it names a player, that is all that is written on it."""
    view: View = ctx.view
    label = action_label(ctx, notation)
    shown: Child = label
    match decode(notation):
        case Exchange(seat) if seat != NOBODY:
            where = ctx.tr("space {n}", n=view.positions[seat])
            shown = [h("b", {}, ctx.name(seat)), h("small", {}, where)]
        case SendBack(seat):
            here = view.positions[seat]
            way = f"{here} → {TRACK.village_behind(here)}"
            shown = [h("b", {}, ctx.name(seat)), h("small", {}, way)]
    return button(
        h("span", {"class": "choices__text"}, shown),
        action=notation,
        kind="main" if notation == "banana go" else "",
        key=notation,
        data_focus="hand" if first else None,
        aria_label=label,
    )


def _hand(ctx: Ctx) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    if view.phase is Phase.PLACE and ctx.viewer is not None:
        return _counters(ctx)
    if ctx.viewer is None:
        return _covered(ctx)
    active = ctx.acting and view.phase is Phase.PLAY
    seen: dict[int, int] = {}
    cards: list[VNode] = []
    for card in view.my_hand:
        copy = seen[card] = seen.get(card, 0) + 1
        name = CARD_NAMES[card]
        picked = active and ctx.picked("card") == name
        cards.append(
            h(
                "button",
                {
                    "type": "button",
                    "class": classes("card-button", picked and "card-button--picked"),
                    "data-do": f"pick:card:{name}" if active else "hint:",
                    "data-focus": "hand" if active and not cards else None,
                    "tabindex": "-1" if cards else "0",
                    "aria-pressed": ("true" if picked else "false") if active else None,
                    "aria-disabled": None if active else "true",
                    "aria-label": card_name(tr, card),
                },
                card_face(tr, card),
                key=f"{name}-{copy}",
            )
        )
    return h(
        "div",
        {"class": "cards", "data-roving": True},
        cards,
        h(
            "span",
            {"class": "deck"},
            lazy(pieces.card_back) if view.deck else None,
            h("small", {}, tr("Deck: {n}", n=view.deck)),
        )
        if any(view.piles)
        else None,
        key="hand",
    )


def _covered(ctx: Ctx) -> VNode:
    """Backs of the cards of whoever is on turn."""
    view: View = ctx.view
    count = view.hand_counts[view.actor] if view.actor >= 0 else 0
    return h(
        "div",
        {"class": "cards cards--covered", "aria-hidden": "true"},
        [
            h("span", {"class": "card-button"}, lazy(pieces.card_back), key=str(i))
            for i in range(count)
        ],
        key="covered",
    )


def _counters(ctx: Ctx) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    kinds = sorted(set(view.my_counters))
    chosen = picked_counter(ctx) if ctx.acting else 0
    return h(
        "div",
        {"class": "cards counters-hand", "data-roving": True},
        [
            h(
                "button",
                {
                    "type": "button",
                    "class": classes("counter-button", kind == chosen and "counter-button--picked"),
                    "data-do": f"pick:kind:{COUNTER_NAMES[kind]}" if ctx.acting else "hint:",
                    "data-focus": "hand" if ctx.acting and kind == chosen else None,
                    "tabindex": "0" if kind == (chosen or kinds[0]) else "-1",
                    "aria-pressed": "true" if kind == chosen else "false",
                    "aria-disabled": None if ctx.acting else "true",
                    "aria-label": tr(
                        "{counter}: {n} left",
                        counter=tr(log.COUNTER_NAMES[kind]),
                        n=view.my_counters.count(kind),
                    ),
                },
                pieces.counter_face(kind=kind),
                h("b", {}, tr(log.COUNTER_NAMES[kind])),
                h("span", {}, f"× {view.my_counters.count(kind)}"),
                key=COUNTER_NAMES[kind],
            )
            for kind in kinds
        ],
        key="counters",
    )
