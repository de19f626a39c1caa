"""The state of a game and what one seat may see of it."""

from enum import Enum, StrEnum
from typing import NamedTuple


class Phase(Enum):
    """What has to happen next."""

    DEALER = "dealer"
    COUNTERS = "counters"
    SCATTER = "scatter"
    PLACE = "place"
    CARDS = "cards"
    PLAY = "play"
    BANANA = "banana"
    EXCHANGE = "exchange"
    SEND_BACK = "sendback"
    OVER = "over"


class EndReason(StrEnum):
    """How a game ends."""

    BASE_CAMP = "base-camp"
    """Somebody reached the base camp."""
    CARDS_OUT = "cards-out"
    """Deck and hands are empty: the furthest pawn wins."""


class Table(NamedTuple):
    """What was agreed before the game."""

    seats: int
    quick_start: bool
    memory_aid: bool
    less_luck: bool
    must_banana: bool
    dealer: int | None
    """The chosen dealer; None = at random."""


class State(NamedTuple):
    """Everything, hidden things included. A tuple, because the search makes many."""

    table: Table
    dealer: int
    """-1 until there is one."""
    counters: tuple[tuple[int, ...], ...]
    """For each seat the counters still to be placed, sorted."""
    placers: bytes
    """For each space 1 + the seat that placed a counter there; 0 = nobody."""
    free: bytes
    """For each space 1 where the next counter may be placed, else 0."""
    deck: tuple[int, ...]
    """All 56 cards as shuffled; empty before."""

    # From here on what a turn of the race changes; the rules rely on this order.
    phase: Phase
    actor: int
    """The seat to decide, or the protocol's CHANCE or OVER."""
    board: bytes
    """For each space from 0 the counter's kind, 0 for none; `UP` is added when face up."""
    removed: int
    """Exchange counters that left the game."""
    drawn: int
    """How many cards of the deck have been dealt or drawn."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat its cards, sorted."""
    piles: tuple[tuple[int, ...], ...]
    """Three piles a seat, bottom card first: seat 0's three, then seat 1's …"""
    positions: tuple[int, ...]
    """For each seat the space its pawn stands on, in 0..100."""
    moving: int
    """Distance of the move a banana would repeat; 0 at other times."""


class View(NamedTuple):
    """What one seat may know: no field holds anything it has not legitimately seen."""

    seat: int | None
    """None for a spectator."""
    table: Table
    phase: Phase
    actor: int
    dealer: int
    my_counters: tuple[int, ...]
    counter_counts: tuple[int, ...]
    """For each seat how many counters it has still to place."""
    board: bytes
    """As in `State`, but `FACE_DOWN` for every counter that lies face down."""
    placers: bytes
    free: bytes
    placed: tuple[tuple[int, int], ...]
    """(space, kind) of the face-down counters this seat placed and so has seen. The
    screen shows them only with the memory aid: remembering is part of the game."""
    removed: int
    deck: int
    """Cards left in the deck."""
    my_hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    positions: tuple[int, ...]
    moving: int
