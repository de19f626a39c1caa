"""The state of a game and what a seat may know of it.

Both are named tuples: they are made tens of thousands of times a second.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from pyapp.core.rules import Seat
from pyapp.games.gorilla.material import Card

NO_CARD: Final = -1
"""In place of a called card: nothing is called."""


class Phase(StrEnum):
    """What happens next."""

    DEAL = "deal"
    GORILLAS = "gorillas"
    FAKES = "fakes"
    START = "start"
    """The holder of the start card plays it."""
    PLAY = "play"
    REACT = "react"
    """A gorilla is called: everybody else reacts."""
    SPLIT = "split"
    """Several take the pile: it is shuffled and dealt out to them."""
    LOT = "lot"
    """Relaxed: the lot decides who takes the pile."""
    OVER = "over"


class EndReason(StrEnum):
    """How a game ends."""

    GORILLA_ALONE = "gorilla-alone"
    """A hand is down to the gorilla alone."""


class Settings(NamedTuple):
    """The options of a game, typed. Times in milliseconds."""

    seats: int
    relaxed: bool
    tie_ms: int
    gorilla_ms: int
    """How long one may throw at a real gorilla."""
    fake_ms: int
    """How long one may throw at a fake."""


class State(NamedTuple):
    """Everything about a game in progress."""

    settings: Settings
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's hand, sorted."""
    table: tuple[Card, ...]
    """The pile, bottom to top; during a reaction the called card is its top."""
    taken: tuple[tuple[Card, ...], ...]
    """The cards each seat has taken, in the order it took them."""
    turn: Seat
    """Who plays; until a reaction is settled the caller."""
    leader: Seat
    """Who led the pile, or leads on the empty table."""
    called: Card
    """The gorilla or fake being settled, or `NO_CARD`."""
    sharing: tuple[Seat, ...]
    """Who splits the pile in the order they are dealt to, or between whom the lot decides."""
    shown: tuple[tuple[Card, ...], ...]
    """Cards of each hand that everybody has seen and that went back to it, sorted."""
    stuck: tuple[tuple[Card, ...], ...]
    """For each seat the top cards on which it had to play its gorilla: it holds, and will
    hold, nothing that goes on these, for no hand ever gets a card it did not have."""


class View(NamedTuple):
    """What one seat, or a spectator, may know of a state."""

    settings: Settings
    phase: Phase
    seat: Seat | None
    """Whose view it is; None for a spectator."""
    hand: tuple[Card, ...]
    """The seat's own hand."""
    counts: tuple[int, ...]
    """How many cards each hand holds."""
    fakes: tuple[bool, ...]
    """Whether each seat still has its fake: each was dealt one and plays it openly."""
    table: tuple[Card, ...]
    taken: tuple[int, ...]
    """How many cards each seat has taken. They lie face down."""
    gone: tuple[Card, ...]
    """All cards in the taken piles, sorted: everybody saw them when they were played."""
    turn: Seat
    leader: Seat
    called: Card
    sharing: tuple[Seat, ...]
    shown: tuple[tuple[Card, ...], ...]
    stuck: tuple[tuple[Card, ...], ...]
