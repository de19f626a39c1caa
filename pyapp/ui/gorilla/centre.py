"""The middle of the table: the pile, the call, a decision in secret."""

from pyapp.games.gorilla.material import CARD_NAMES, Card, is_gorilla
from pyapp.games.gorilla.state import Phase, View
from pyapp.ui.game import Ctx
from pyapp.ui.gorilla import pieces
from pyapp.ui.gorilla.aside import Aside
from pyapp.ui.gorilla.edges import Edge
from pyapp.ui.gorilla.labels import action_label, card_name, suit_name
from pyapp.ui.gorilla.reaction import Call, Stage, Void
from pyapp.ui.screens.parts import button
from pyapp.ui.screens.seat import confirmation
from pyapp.ui.vnode import Child, VNode, classes, h, lazy


def centre(ctx: Ctx, aside: Aside, places: tuple[Edge, ...]) -> list[VNode | None]:
    """What lies in the middle now; the story of a call has its own place."""
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
    face: Child
    # An ordinary card is laid down; a called one is simply there, at once for everybody.
    laid = call is None and ctx.last is not None and ctx.last.text.startswith("play")
    if hidden:
        label = tr("A card, face down")
        face = lazy(pieces.tile_back)
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
        h(
            "div",
            {"class": classes("top__face", laid and "top__face--laid")},
            face,
            key=f"{name}-{n}",
        ),
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
    if view.phase is Phase.START:
        goes = tr("The Fire Bonobo begins.")
    elif not n:
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
        )
        if n
        else None,
        h("p", {"class": "facts__news"}, ctx.news[-1]) if ctx.news else None,
        h(
            "p",
            {"class": "facts__tip"},
            tr("Many hands? Switch off the tablet's gestures for several fingers: see the rules."),
        )
        if len(ctx.play.humans) > 1 and not n and not any(view.taken)
        else None,
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
