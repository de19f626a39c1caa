"""The actions: chance outcomes, plays, and a whole table's reaction to a call.

All are tuples of integers, so they sort and hash quickly. Compare them within one kind:
as tuples, `Lot(3)` equals `Play(3)`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from pyapp.core.rules import Seat
from pyapp.games.gorilla.material import CARD_NAMES, Card

HOLD: Final = -1
"""In place of a card: this seat threw nothing."""

UNTIMED: Final = -1
"""In place of a time: no throw, or a throw in the relaxed game."""


class Deal(NamedTuple):
    """The shuffled ordinary cards, dealt one at a time clockwise from the first seat."""

    cards: tuple[Card, ...]


class Gorillas(NamedTuple):
    """The shuffled gorillas, one for each seat."""

    cards: tuple[Card, ...]


class Fakes(NamedTuple):
    """The shuffled fake gorillas, one for each seat."""

    cards: tuple[Card, ...]


class Split(NamedTuple):
    """The shuffled pile, in the order dealt out to those who split it."""

    cards: tuple[Card, ...]


class Lot(NamedTuple):
    """Relaxed: everybody answered rightly, and this seat takes the pile by lot."""

    seat: Seat


class Play(NamedTuple):
    """The seat on turn lays a card from its hand on the table."""

    card: Card


class Throw(NamedTuple):
    """What one seat did when a gorilla was called."""

    seat: Seat
    card: Card
    """The card thrown, or `HOLD`."""
    ms: int
    """Milliseconds since the called card's face was shown, or `UNTIMED`."""


class React(NamedTuple):
    """What all seats but the caller did, in seat order: one action."""

    throws: tuple[Throw, ...]


Action: TypeAlias = Deal | Gorillas | Fakes | Split | Lot | Play | React

PLAYS: Final[Mapping[Card, Play]] = {card: Play(card) for card in CARD_NAMES}
"""The play of each card, made once."""
