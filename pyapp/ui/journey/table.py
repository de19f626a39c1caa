"""The journey's table: the travelling picture, what lies open, the viewer's hand."""

from pyapp.ui.game import Ctx
from pyapp.ui.journey import choices, seats
from pyapp.ui.journey.board import board_picture
from pyapp.ui.journey.hand import hand
from pyapp.ui.journey.labels import action_label
from pyapp.ui.journey.market import market
from pyapp.ui.journey.view import look
from pyapp.ui.screens.seat import confirmation, curtain, news
from pyapp.ui.vnode import VNode, h, lazy
from pyapp.ui.words import Words


def table(ctx: Ctx) -> VNode:
    """Everything between the top bar and the bottom edge."""
    return h(
        "div",
        {"class": "journey"},
        h(
            "div",
            {
                "class": "journey__board",
                "data-pan": True,
                "tabindex": "0",
                "role": "group",
                "aria-label": ctx.tr("Board. Arrow keys move it, plus and minus zoom."),
            },
            lazy(board_picture, look(ctx), key="board"),
            zoom(ctx.tr),
        ),
        h(
            "div",
            {"class": "journey__open"},
            seats.danger(ctx),
            choices.sea_card(ctx),
            choices.event_card(ctx),
            seats.seats(ctx),
        ),
        h(
            "section",
            {"class": "journey__ask", "aria-label": ctx.tr("What to do")},
            news(ctx),
            curtain(ctx) or confirmation(ctx, action_label) or choices.choices(ctx),
        ),
        h(
            "section",
            {"class": "hand journey__hand", "aria-label": ctx.tr("Your hand")},
            hand(ctx),
            market(ctx) if ctx.view.stage < 3 else None,
        ),
    )


def zoom(tr: Words) -> VNode:
    """Controls of the picture: nearer, farther, what matters."""
    return h(
        "div",
        {"class": "j-zoom"},
        [
            h(
                "button",
                {
                    "type": "button",
                    "class": "j-zoom__button",
                    "data-zoom": name,
                    "aria-label": text,
                },
                h(
                    "svg",
                    {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
                    h("path", {"d": d}),
                ),
                key=name,
            )
            for name, text, d in (
                ("in", tr("Nearer"), "M12 5v14M5 12h14"),
                ("out", tr("Farther"), "M5 12h14"),
                (
                    "fit",
                    tr("Show what matters"),
                    "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 12h.01",
                ),
            )
        ],
    )
