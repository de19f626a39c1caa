"""The rules protocol: what a game is to everything else in the house.

A game is one stateless object. States, actions and views are frozen values. Seats count
from 0. The vocabulary is that of the literature on games in extensive form: an actor
is a seat, chance, or nobody (over); an observation (`View`) is what one seat may know; a
determinization is a full state consistent with an observation.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from pyapp.core.chance import Rng
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome

Seat: TypeAlias = int
"""A player's place at the table, from 0, clockwise."""

CHANCE: Final = -1
"""The actor where a shuffle, a deal or a draw decides."""

OVER: Final = -4
"""The actor where the game has ended."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """The actor where several seats may act at once; the joint action is one action."""

    seats: tuple[Seat, ...]


Actor: TypeAlias = int | Reaction
"""A seat, `CHANCE`, `OVER` or a `Reaction`."""

Json: TypeAlias = Any
"""Plain data as the json module takes it."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class GameInfo:
    """Facts about a game, as data."""

    id: str
    """Name in records, links and the command line."""
    rules_version: int
    """Raised when a record of the new rules cannot be read by the old ones."""
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    simultaneous: bool = False
    """Whether a `Reaction` can be the actor."""
    terms: tuple[str, ...] = ()
    """English names for the screens to translate (material, in no order)."""
    house_seats: tuple[int, ...] = ()
    """Numbers of seats that are a house variant rather than the published game."""

    @property
    def usual_seats(self) -> int:
        """The fewest seats of the published game."""
        seats = range(self.min_seats, self.max_seats + 1)
        return next(count for count in seats if count not in self.house_seats)


class Rules(Protocol[S, A, V]):
    """One game. Every method is deterministic and pure; randomness comes in as `rng`."""

    @property
    def info(self) -> GameInfo:
        """The game's facts."""

    @property
    def reasons(self) -> Mapping[str, str]:
        """English sentence for each code of the game's own errors, with {named} params."""

    def initial(self, options: Options, seats: int) -> S:
        """The state before anything was dealt. `options` are complete (`complete_options`)."""

    def actor(self, s: S) -> Actor:
        """Who acts in this state."""

    def legal(self, s: S) -> tuple[A, ...]:
        """All legal actions of the actor in sorted order; () at chance and when over.

        In a `Reaction` these are joint actions of all its seats, one for every combination
        of choices the rules distinguish, with nominal times.
        """

    def sample(self, s: S, rng: Rng) -> A:
        """Draw a chance outcome. A shuffle is one action that names the whole order."""

    def apply(self, s: S, a: A) -> S:
        """The state after the action, chance outcomes included.

        Raises `IllegalAction` (and changes nothing) where the rules do not allow it.
        """

    def outcome(self, s: S) -> Outcome | None:
        """The result when the game is over, else None."""

    def observe(self, s: S, seat: Seat | None) -> V:
        """What the seat may know, what it has legitimately seen included; None = spectator."""

    def determinize(self, view: V, rng: Rng) -> S:
        """A random full state that the view's seat cannot tell from the true one."""

    def encode(self, a: A) -> str:
        """The action in the game's notation (seats from 1)."""

    def decode(self, text: str) -> A:
        """The action a notation names. Raises `InvalidNotation`."""

    def redact(self, s: S, a: A, seat: Seat | None) -> str:
        """The notation of `a`, done in `s`, as this seat may read it: hidden parts are `?`."""

    def reveals(self, s: S, a: A, after: S) -> bool:
        """Whether `a` showed anybody anything hidden (a card drawn, a counter turned up).

        Such an action is never taken back. Chance outcomes need no answer here.
        """

    def dump(self, s: S) -> Json:
        """The whole state as plain data, readable, for replays and stored playthroughs."""

    def dump_view(self, v: V) -> Json:
        """A view as plain data in the same shape, the hidden things absent."""
