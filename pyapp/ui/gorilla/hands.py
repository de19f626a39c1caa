"""The edges of the table: each seat's name, hand and pad, as its person sees them."""

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import Play, Throw
from pyapp.games.gorilla.material import CARD_NAMES, Card, is_fake, is_gorilla
from pyapp.games.gorilla.notation import encode
from pyapp.games.gorilla.state import Phase, View
from pyapp.ui.game import Ctx
from pyapp.ui.gorilla import pieces, verdict
from pyapp.ui.gorilla.aside import KEYS, Aside
from pyapp.ui.gorilla.labels import animal, card_name
from pyapp.ui.gorilla.reaction import Call, Stage, throws
from pyapp.ui.screens.parts import button
from pyapp.ui.vnode import VNode, classes, h, lazy
from pyapp.ui.words import initial

KEY_NAMES = {"Space": "␣", "KeyA": "A", "KeyF": "F", "KeyJ": "J", "KeyL": "L"}


def _who(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    name = ctx.name(seat)
    return h(
        "div",
        {"class": "who"},
        h("span", {"class": "seat__mark who__mark", "aria-hidden": "true"}, initial(name)),
        h(
            "div",
            {"class": "who__text"},
            h("b", {"class": "who__name"}, name),
            h("span", {"class": "who__says", "aria-live": None}, _says(ctx, aside, seat)),
        ),
        h(
            "span",
            {
                "class": classes("taken", not view.taken[seat] and "taken--none"),
                "title": tr("Cards taken"),
            },
            h("span", {"class": "sr"}, tr("Cards taken:")),
            str(view.taken[seat]),
        ),
    )


def _says(ctx: Ctx, aside: Aside, seat: Seat) -> str:
    """One seat's own line, turned to its person."""
    view: View = ctx.view
    tr = ctx.tr
    if aside.verdict is not None:
        return verdict.own_line(ctx, aside.verdict, seat)
    if view.phase is Phase.OVER:
        return ""
    call = aside.call
    if call is not None:
        if seat == view.turn:
            return tr("calls")
        if not ctx.players[seat].human:
            return ""
        if seat in aside.locks:
            return tr("Too early: locked!")
        if any(throw.seat == seat for throw in _thrown(view, call)):
            return tr("Thrown!")
        if call.stage in (Stage.FACE, Stage.OPEN):
            return tr("Gorilla!")
        return tr("Ready?")
    if aside.deciding is not None:
        return tr("calls") if seat == view.turn else ""
    if seat in aside.locks:
        return tr("Nothing was called!")
    if seat == view.turn:
        return tr("Your turn") if ctx.players[seat].human else tr("thinks …")
    return ""


def _thrown(view: View, call: Call) -> tuple[Throw, ...]:
    settings = view.settings
    window = settings.fake_ms if is_fake(view.called) else settings.gorilla_ms
    return throws(call, window) if call.stage is Stage.OPEN else ()


def computer(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
    """A computer player's place: who it is, how many cards it holds and has taken."""
    view: View = ctx.view
    acts = seat == view.turn and view.phase is not Phase.OVER
    n = view.counts[seat]
    return h(
        "section",
        {
            "class": classes("zone", "zone--computer", acts and "zone--acts"),
            "data-color": ctx.players[seat].color,
            "aria-label": ctx.name(seat),
        },
        _who(ctx, aside, seat),
        h(
            "div",
            {
                "class": "backs",
                "role": "img",
                "aria-label": ctx.tr.plural("{n} card", "{n} cards", n),
            },
            [h("span", {"class": "backs__card"}, key=str(i)) for i in range(n)],
        ),
        key=f"zone-{seat}",
    )


def person(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
    """A person's place, turned to their edge: name, hand and pad."""
    view: View = ctx.view
    acts = seat == view.turn and view.phase is not Phase.OVER
    return h(
        "section",
        {
            "class": classes("zone", "zone--person", acts and "zone--acts"),
            "data-color": ctx.players[seat].color,
            "aria-label": ctx.name(seat),
        },
        h(
            "div",
            {"class": "zone__turned"},
            _who(ctx, aside, seat),
            _hand(ctx, aside, seat),
            _pad(ctx, aside, seat),
        ),
        key=f"zone-{seat}",
    )


def _pad(ctx: Ctx, aside: Aside, seat: Seat) -> VNode | None:
    view: View = ctx.view
    tr = ctx.tr
    if view.settings.relaxed:
        return None
    call = aside.call
    people = ctx.play.humans
    hot = call is not None and call.stage in (Stage.FACE, Stage.OPEN) and seat != view.turn
    thrown = call is not None and any(throw.seat == seat for throw in _thrown(view, call))
    key = KEY_NAMES[KEYS[len(people) - 1][people.index(seat)]]
    return h(
        "button",
        {
            "type": "button",
            "class": classes(
                "pad",
                hot and "pad--hot",
                thrown and "pad--thrown",
                call is not None and seat == view.turn and "pad--idle",
                seat in aside.locks and "pad--locked",
            ),
            "data-touch": f"pad:{seat}",
            "tabindex": "-1",
            "aria-label": tr("Throw your gorilla"),
        },
        pieces.pad_art(),
        h("kbd", {"class": "pad__key", "aria-hidden": "true"}, key),
        key=f"pad-{seat}",
    )


def _hand(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
    tr = ctx.tr
    name = ctx.name(seat)
    alone = len(ctx.play.humans) == 1
    if seat in ctx.hands:
        return _open_hand(ctx, aside, seat, ctx.hands[seat], alone)
    view: View = ctx.view
    return h(
        "div",
        {
            "class": "ghand ghand--down",
            "data-touch": f"hand:{seat}",
            "role": "group",
            "aria-label": tr("{name}'s hand, face down", name=name),
        },
        [
            h("span", {"class": "gcard gcard--back"}, lazy(pieces.card_back), key=f"back-{i}")
            for i in range(view.counts[seat])
        ],
        h("p", {"class": "ghand__tip"}, tr("Keep a finger here to look"))
        if ctx.play.match.ply < 12 and _may_open(aside)
        else None,
        button(
            tr("Show my hand"),
            f"live:open:{seat}",
            kind="quiet",
            key="open",
        )
        if _may_open(aside)
        else None,
        key=f"hand-{seat}",
    )


def _may_open(aside: Aside) -> bool:
    return aside.call is None and aside.deciding is None and aside.verdict is None


def _open_hand(ctx: Ctx, aside: Aside, seat: Seat, view: View, alone: bool) -> VNode:
    tr = ctx.tr
    legal: tuple[str, ...] = ctx.legal if ctx.play.match.actor == seat else ()
    free = not any((aside.call, aside.deciding)) and aside.verdict is None
    playable = {card for card in view.hand if free and f"play {CARD_NAMES[card]}" in legal}
    # By fingers alone the hand is held; a hand that stays open has ordinary controls.
    held = not alone and aside.opened != seat
    lifted = {hold.card for hold in aside.holds.values() if hold.seat == seat}
    answering = aside.call is not None and seat != view.turn
    first = min(playable, default=None)
    cards = []
    for card in view.hand:
        name = CARD_NAMES[card]
        attrs: dict[str, object] = {
            "type": "button",
            "class": classes(
                "gcard",
                card in playable and "gcard--open",
                free and bool(legal) and card not in playable and "gcard--shut",
                (card in lifted or aside.cursor == card) and "gcard--lifted",
                is_gorilla(card) and "gcard--gorilla",
            ),
            "aria-label": card_name(tr, card),
            "tabindex": "0" if card == (view.hand[0] if first is None else first) else "-1",
        }
        if held or answering:
            attrs["data-touch"] = f"card:{seat}:{name}"
        elif card in playable:
            attrs["data-action"] = f"play {name}"
            attrs["data-focus"] = "hand" if card == first else None
        else:
            attrs["aria-disabled"] = "true"
            attrs["data-do"] = f"why:{encode(Play(card))}" if free and legal else "hint:"
        cards.append(h("button", attrs, lazy(_face, card, animal(tr, card)), key=f"card-{card}"))
    return h(
        "div",
        {
            "class": classes("ghand", "ghand--up", free and bool(legal) and "ghand--acts"),
            "data-touch": None if alone else f"hand:{seat}",
            "data-roving": True,
            "role": "group",
            "aria-label": tr("{name}'s hand", name=ctx.name(seat)),
        },
        cards,
        button(tr("Hide my hand"), f"live:open:{seat}", kind="quiet", key="open")
        if aside.opened == seat
        else None,
        key=f"hand-{seat}",
    )


def _face(card: Card, word: str) -> VNode:
    return pieces.card_face(card=card, word=word)
