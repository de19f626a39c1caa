"""The table of The Third Gorilla: everybody's edge, and the pile between them."""

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import Play, Throw
from pyapp.games.gorilla.material import CARD_NAMES, Card, is_fake, is_gorilla
from pyapp.games.gorilla.notation import encode
from pyapp.games.gorilla.state import Phase, View
from pyapp.ui.game import Ctx
from pyapp.ui.gorilla import pieces, verdict
from pyapp.ui.gorilla.edges import Edge, edges
from pyapp.ui.gorilla.labels import action_label, animal, card_name, suit_name
from pyapp.ui.gorilla.minding import KEYS, Aside, aside_of
from pyapp.ui.gorilla.reaction import Call, Stage, Void, throws
from pyapp.ui.screens.parts import button
from pyapp.ui.screens.seat import confirmation
from pyapp.ui.vnode import VNode, classes, h, lazy

KEY_NAMES = {"Space": "␣", "KeyA": "A", "KeyF": "F", "KeyJ": "J", "KeyL": "L"}


def cover() -> VNode:
    """A gorilla and somebody dressed as one, side by side."""
    return h(
        "svg",
        {"class": "cover__art g-cover", "viewBox": "0 0 320 180", "aria-hidden": "true"},
        h("use", {"href": "#g-cover", "width": "320", "height": "180"}),
    )


def call_prompt(ctx: Ctx, call: Call) -> str:
    """What a call asks of everybody, in the bar."""
    view: View = ctx.view
    name = ctx.name(view.turn)
    if call.stage in (Stage.FACE, Stage.OPEN):
        return ctx.tr("{name} calls “Gorilla!”", name=name)
    return ctx.tr("{name} is about to call …", name=name)


def table(ctx: Ctx) -> VNode:
    """The whole table."""
    aside = aside_of(ctx.play)
    places = edges(len(ctx.players), ctx.play.humans)
    calls = aside.call is not None and aside.call.stage is not Stage.HALTED
    count = len(ctx.play.humans)
    return h(
        "div",
        {
            "class": classes(
                "gor",
                "gor--alone" if count == 1 else "gor--many" if count else "gor--none",
                count > 2 and "gor--round",
            ),
            "data-live-table": "called" if calls else "open",
        },
        [_edge(ctx, aside, edge, places) for edge in ("left", "top", "right", "bottom")],
        h(
            "section",
            {
                "class": classes("centre", aside.deciding is not None and "centre--decide"),
                "data-touch": "table",
                "aria-label": ctx.tr("The pile"),
            },
            _centre(ctx, aside, places),
            key="centre",
        ),
        h(
            "section",
            {"class": "aftermath", "aria-label": ctx.tr("What happened")},
            verdict.panel(ctx, aside, aside.verdict),
            key="aftermath",
        )
        if aside.verdict is not None
        else None,
    )


def _edge(ctx: Ctx, aside: Aside, edge: Edge, places: tuple[Edge, ...]) -> VNode:
    seats = [seat for seat, place in enumerate(places) if place == edge]
    if edge in ("left", "bottom"):
        # Seats go clockwise: from the bottom up on the left, from the right to the left below.
        seats.reverse()
    return h(
        "div",
        {
            "class": classes(
                "edge",
                f"edge--{edge}",
                any(ctx.players[seat].human for seat in seats) and "edge--turned",
            )
        },
        [
            _person(ctx, aside, seat) if ctx.players[seat].human else _computer(ctx, aside, seat)
            for seat in seats
        ],
        key=edge,
    )


def _who(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    name = ctx.name(seat)
    return h(
        "div",
        {"class": "who"},
        h("span", {"class": "seat__mark who__mark", "aria-hidden": "true"}, name[:1].upper()),
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


def _computer(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
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


def _person(ctx: Ctx, aside: Aside, seat: Seat) -> VNode:
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


def _centre(ctx: Ctx, aside: Aside, places: tuple[Edge, ...]) -> list[VNode | None]:
    if aside.verdict is not None:
        return []
    if aside.deciding is not None:
        return [_top(ctx, aside), _deciding(ctx, aside)]
    call = aside.call
    notice = None
    if call is not None and call.void is not None and call.stage is not Stage.OPEN:
        notice = h("p", {"class": "centre__void"}, _void_text(ctx, call.void), key="void")
    return [
        _top(ctx, aside),
        _banners(ctx, call, places) if call is not None else None,
        notice,
        confirmation(ctx, action_label),
        _pile_facts(ctx) if call is None and not ctx.play.pending else None,
    ]


def _void_text(ctx: Ctx, why: Void) -> str:
    tr = ctx.tr
    match why:
        case Void.CANCELLED:
            return tr("The system took a finger away: the call is void and is made again.")
        case Void.AWAY:
            return tr("The call was interrupted: it is void and is made again.")
        case Void.RELOADED:
            return tr("The game was closed in the middle of this call: it is made again.")


def _top(ctx: Ctx, aside: Aside) -> VNode:
    """The top of the pile: face up, or the back of what is about to be turned up."""
    view: View = ctx.view
    tr = ctx.tr
    call = aside.call
    hidden = call is not None and call.stage in (Stage.READY, Stage.HALTED)
    n = len(view.table)
    if hidden:
        label = tr("A card, face down")
        face: object = lazy(pieces.tile_back)
        name = "back"
    elif view.table:
        label = card_name(tr, view.table[-1])
        face = lazy(_tile, view.table[-1])
        name = CARD_NAMES[view.table[-1]]
    else:
        label = tr("The table is empty.")
        face = h("div", {"class": "top__empty"})
        name = "empty"
    return h(
        "div",
        {
            "class": classes("top", f"top--{min(n, 4)}"),
            "role": "img",
            "aria-label": label,
        },
        h("div", {"class": "top__face"}, face, key=f"{name}-{n}"),  # type: ignore[arg-type]
        key="top",
    )


def _tile(card: Card) -> VNode:
    return pieces.tile(card=card)


def _banners(ctx: Ctx, call: Call, places: tuple[Edge, ...]) -> VNode:
    """The call, turned to everybody's edge."""
    tr = ctx.tr
    on = call.stage in (Stage.FACE, Stage.OPEN)
    turned = sorted({places[seat] for seat in ctx.play.humans}) or ["bottom"]
    text = tr("Gorilla!") if on else tr("Hands up …")
    return h(
        "div",
        {"class": classes("banners", on and "banners--on"), "aria-hidden": "true"},
        [h("span", {"class": f"banner banner--{edge}"}, text, key=edge) for edge in turned],
        key="banners",
    )


def _pile_facts(ctx: Ctx) -> VNode | None:
    view: View = ctx.view
    tr = ctx.tr
    if view.phase is Phase.OVER:
        outcome = ctx.play.match.outcome()
        return h("p", {"class": "facts"}, tr("The game is over.")) if outcome else None
    n = len(view.table)
    if not n:
        goes = tr("Any card but a gorilla goes.")
    elif view.table[-1] % 10 == 9:
        goes = tr("On a modern human any card goes.")
    else:
        top = view.table[-1]
        goes = tr("{suit} above {n}, or any {n}", suit=suit_name(tr, top), n=top % 10)
    return h(
        "div",
        {"class": "facts"},
        h("p", {"class": "facts__goes"}, goes),
        h(
            "p",
            {"class": "facts__count"},
            tr.plural("{n} card in the pile", "{n} cards in the pile", n),
        ),
        h("p", {"class": "facts__news"}, ctx.news[-1]) if ctx.news else None,
        key="facts",
    )


def _deciding(ctx: Ctx, aside: Aside) -> VNode:
    """Relaxed: one person's secret decision, behind a curtain where several play."""
    view: View = ctx.view
    tr = ctx.tr
    deciding = aside.deciding
    assert deciding is not None
    called = h(
        "p",
        {"class": "decide__call"},
        tr("{name} calls “Gorilla!”", name=ctx.name(view.turn)),
    )
    if not deciding.queue:
        return h("div", {"class": "decide"}, called, key="decide")
    seat = deciding.queue[0]
    name = ctx.name(seat)
    if deciding.covered:
        return h(
            "div",
            {"class": "decide", "data-color": ctx.players[seat].color},
            called,
            h("p", {}, tr("Pass the tablet to {name}.", name=name)),
            button(tr("I am {name}", name=name), "live:mine", kind="main", data_focus="decide"),
            key=f"decide-{seat}-covered",
        )
    own: View = ctx.hands[seat]
    gorilla = next(card for card in own.hand if is_gorilla(card))
    others = [card for card in own.hand if card != gorilla]
    return h(
        "div",
        {"class": "decide", "role": "group", "aria-label": tr("Throw or hold?")},
        called,
        h("p", {}, tr("{name}: throw or hold?", name=name)),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(
                tr("Throw my gorilla"),
                f"live:throw:{CARD_NAMES[gorilla]}",
                kind="main",
                data_focus="decide",
            ),
            button(tr("Hold"), "live:hold"),
        ),
        h(
            "details",
            {"class": "decide__others"},
            h("summary", {}, tr("Throw another card")),
            h(
                "div",
                {"class": "row-buttons row-buttons--wrap"},
                [
                    button(card_name(tr, card), f"live:throw:{CARD_NAMES[card]}", key=str(card))
                    for card in others
                ],
            ),
        ),
        key=f"decide-{seat}",
    )
