"""What stands at the acting person's edge in every game."""

from collections.abc import Callable

from pyapp.ui.game import Ctx
from pyapp.ui.screens.parts import button
from pyapp.ui.vnode import VNode, h


def news(ctx: Ctx) -> VNode:
    """What just happened, in the last sentences."""
    return h(
        "ol",
        {"class": "news", "aria-label": ctx.tr("What just happened")},
        [h("li", {}, line, key=f"{ctx.play.match.ply}-{i}") for i, line in enumerate(ctx.news)],
    )


def curtain(ctx: Ctx) -> VNode | None:
    """The hand-over: stands where the hand would be until the right person has the device."""
    seat = ctx.play.curtain
    if seat is None:
        return None
    tr = ctx.tr
    name = ctx.name(seat)
    return h(
        "div",
        {"class": "curtain", "data-color": ctx.players[seat].color},
        h("p", {}, tr("Pass the tablet to {name}.", name=name)),
        button(
            tr("I am {name}: show my hand", name=name), "curtain", kind="main", data_focus="curtain"
        ),
        key="curtain",
    )


def confirmation(ctx: Ctx, label: Callable[[Ctx, str], str]) -> VNode | None:
    """The second touch that makes an action final."""
    pending = ctx.play.pending
    if not pending:
        return None
    tr = ctx.tr
    return h(
        "div",
        {"class": "confirm"},
        h("p", {}, label(ctx, pending)),
        h(
            "div",
            {"class": "row-buttons"},
            button(tr("Not yet"), "cancel", data_escape=True),
            button(tr("Do it"), "confirm", kind="main", data_focus="confirm"),
        ),
        key="confirm",
    )
