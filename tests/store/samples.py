"""Games to store: played at random, the same in every run."""

from functools import cache
from typing import Any

from pyapp.core.chance import Stream
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.games import GAMES
from pyapp.store.table import Player, Table

GAME = "kilimanjaro"
NOW = 1_780_000_000_000
PLAYERS = (
    Player("Ana", "human", "red"),
    Player("", "greedy", "blue"),
    Player("ベン", "human", "green", {"side": "left"}),
    Player("", "random", "yellow"),
)


@cache
def played(seed: int = 1, seats: int = 3, plies: int = 1000, *, quick: bool = True) -> Match:
    """A match of Kilimanjaro played at random, to its end or for so many plies."""
    rules = GAMES[GAME]
    options = complete_options(rules.info.options, {"quick_start": quick})
    match = Match.start(rules, options, seats).settle(seed)
    rng = Stream(seed, "test")
    while match.outcome() is None and match.ply < plies:
        match = match.play(rng.choice(match.legal())).settle(seed)
    return match


def table(name: str = "a1", match: Match | None = None, **changes: Any) -> Table:
    """A table with that match, nothing saved yet."""
    match = match or played(plies=8)
    given = {"seed": 7, "updated": NOW, **changes}
    return Table.start(match, PLAYERS[: match.seats], id=name, **given)
