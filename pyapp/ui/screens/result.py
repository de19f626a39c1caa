"""The result of a finished game: who won, how, and the parts of every score."""

from pyapp.ui.game import Ctx
from pyapp.ui.games import SCREENS
from pyapp.ui.screens.parts import button, sheet
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import Words, initial


def result(ctx: Ctx, tr: Words) -> VNode | None:
    """The sheet with the ranking; None while the game goes on."""
    outcome = ctx.play.match.outcome()
    if outcome is None:
        return None
    screen = SCREENS[ctx.play.game]
    columns = screen.columns(tr, outcome)
    names = [player.name for player in ctx.players]
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat))
    return sheet(
        tr("Result"),
        "sheet:",
        tr,
        h("p", {"class": "result__ending"}, screen.ending(tr, outcome, names)),
        h(
            "div",
            {"class": "result__scroll"},
            h(
                "table",
                {"class": "result__table"},
                h(
                    "thead",
                    {},
                    h(
                        "tr",
                        {},
                        h("th", {"scope": "col"}, tr("Rank")),
                        h("th", {"scope": "col"}, tr("Player")),
                        [h("th", {"scope": "col"}, column.title) for column in columns],
                    ),
                ),
                h(
                    "tbody",
                    {},
                    [
                        h(
                            "tr",
                            {"class": "result__winner" if outcome.ranks[seat] == 1 else None},
                            h("td", {"class": "result__rank"}, str(outcome.ranks[seat])),
                            h(
                                "th",
                                {"scope": "row"},
                                h(
                                    "span",
                                    {
                                        "class": "seat__mark",
                                        "data-color": ctx.players[seat].color,
                                        "aria-hidden": "true",
                                    },
                                    initial(names[seat]),
                                ),
                                names[seat],
                            ),
                            [h("td", {}, column.values[seat]) for column in columns],
                        )
                        for seat in order
                    ],
                ),
            ),
        ),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(tr("Play again"), "rematch", kind="main"),
            button(tr("Look at the board"), "sheet:"),
            button(tr("Log"), "sheet:log"),
            button(tr("Challenge a friend to the same deal"), "challenge"),
            button(tr("Back to the start"), "home"),
        ),
        name="result",
        wide=True,
    )
