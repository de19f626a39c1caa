"""Who can sit in a seat besides a human: the computer players, by game and kind."""

from collections.abc import Mapping
from typing import Any, Final, Protocol, runtime_checkable

from pyapp.ai import gorilla
from pyapp.ai.journey import SENSIBLE
from pyapp.ai.kilimanjaro import GREEDY
from pyapp.ai.random import RANDOM
from pyapp.core.chance import Rng, Stream
from pyapp.core.errors import BadOptions
from pyapp.core.match import AnyRules
from pyapp.core.rules import Seat


class Player(Protocol):
    """A computer player. It keeps nothing between its decisions."""

    @property
    def name(self) -> str:
        """Its kind, as in links, records and the command line."""

    def choose(self, rules: AnyRules, view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        """One of the legal actions of the seat whose view this is."""


@runtime_checkable
class Reactor(Player, Protocol):
    """A player of a game in which several seats may act at once."""

    def react(self, view: Any, seat: Seat, rng: Rng) -> Any | None:
        """What this seat does in a `Reaction`, in the form the game's `join` takes; None = nothing.

        What the others do is not known yet.
        """


_OWN: Final[Mapping[str, tuple[Player, ...]]] = {
    "kilimanjaro": (GREEDY,),
    "journey": (SENSIBLE,),
    "gorilla": gorilla.LEVELS,
}
"""The players made for one game, the weakest first. A new one is one more entry.

One named `random` stands in for the common one, which cannot react.
"""


def players(game: str) -> Mapping[str, Player]:
    """The computer players of a game by kind, the weakest first."""
    return {player.name: player for player in (RANDOM, *_OWN.get(game, ()))}


KINDS: Final = tuple(dict.fromkeys(kind for game in _OWN for kind in players(game)))
"""Every kind of computer player, whatever the game."""


def find_player(game: str, kind: str) -> Player:
    """The player of this kind. Raises `BadOptions`."""
    known = players(game)
    if kind not in known:
        raise BadOptions("seat-kind", value=kind[:80], allowed=", ".join(known))
    return known[kind]


def stream_for(seed: int, seat: Seat, ply: int) -> Stream:
    """The random numbers a computer player in this seat may use at this ply of a match.

    A stream of its own: how much a player draws never changes a deal.
    """
    return Stream(seed, "ai", seat, ply)
