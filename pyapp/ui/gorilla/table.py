"""The table of The Third Gorilla: everybody's edge, and the pile between them."""

from pyapp.games.gorilla.state import View
from pyapp.ui.game import Ctx
from pyapp.ui.gorilla import centre, hands, verdict
from pyapp.ui.gorilla.aside import Aside, aside_of
from pyapp.ui.gorilla.edges import Edge, edges
from pyapp.ui.gorilla.reaction import Call, Stage
from pyapp.ui.vnode import Child, VNode, classes, h


def cover() -> VNode:
    """A gorilla and somebody dressed as one, side by side."""
    return h(
        "svg",
        {
            "class": "cover__art g-cover",
            "viewBox": "0 0 320 180",
            "preserveAspectRatio": "xMidYMid slice",
            "aria-hidden": "true",
        },
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
                "class": "centre",
                "data-touch": "table",
                "aria-label": ctx.tr("The pile"),
            },
            _centre(ctx, aside, places),
            key="centre",
        ),
        h(
            "section",
            {
                "class": f"aftermath aftermath--{_reader(ctx, places)}",
                "aria-label": ctx.tr("What happened"),
            },
            verdict.panel(ctx, aside, aside.verdict),
            key="aftermath",
        )
        if aside.verdict is not None
        else None,
    )


def _centre(ctx: Ctx, aside: Aside, places: tuple[Edge, ...]) -> Child:
    """The middle; a decision in it is turned to whoever has to decide."""
    middle = centre.centre(ctx, aside, places)
    deciding = aside.deciding
    if deciding is None or aside.verdict is not None:
        return middle
    edge: Edge = places[deciding.queue[0]] if deciding.queue else "bottom"
    return h("div", {"class": f"decision decision--{edge}"}, middle, key=f"decision-{edge}")


def _reader(ctx: Ctx, places: tuple[Edge, ...]) -> Edge:
    """The edge a story is turned to: that of the person who goes on, else the first one's."""
    view: View = ctx.view
    return places[view.turn] if view.turn in ctx.play.humans else "bottom"


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
            hands.person(ctx, aside, seat)
            if ctx.players[seat].human
            else hands.computer(ctx, aside, seat)
            for seat in seats
        ],
        key=edge,
    )
