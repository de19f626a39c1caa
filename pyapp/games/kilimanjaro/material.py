"""What is in the box: cards, counters and the track, as data."""

from typing import Final, NamedTuple

TRANSPORTS: Final = ("canoe", "jeep", "foot", "mule")
VALUES: Final = (1, 2, 3, 4, 5, 6, 7)

# A card is a number from 0 to 27: transport * 7 + value - 1. The two copies of a card are
# the same number: nothing in the game tells them apart.
CARD_KINDS: Final = len(TRANSPORTS) * len(VALUES)
DECK: Final = tuple(card for card in range(CARD_KINDS) for _ in range(2))
"""The 56 cards in order."""

CARD_NAMES: Final = tuple(f"{transport}-{value}" for transport in TRANSPORTS for value in VALUES)
"""Notation of each card."""

HAND_SIZE: Final = 3
PILES: Final = 3
"""Face-up piles in front of each seat."""

BANANA: Final = 1
LION: Final = 2
EXCHANGE: Final = 3
COUNTER_NAMES: Final = ("", "banana", "lion", "exchange")
"""Notation of each kind of counter, by its number."""

COUNTERS: Final = (BANANA,) * 8 + (LION,) * 4 + (EXCHANGE,) * 4
"""The 16 chance counters in order."""

UP: Final = 4
"""Added to a counter's kind on the board once it lies face up."""

FACE_DOWN: Final = 8
"""What a view shows where a counter lies face down."""


class Track(NamedTuple):
    """The path to the mountain: spaces 1 to `last`; pawns start at 0, the start village."""

    last: int
    villages: tuple[int, ...]
    """Spaces with a village, ascending, the start village (0) first."""

    def village_behind(self, space: int) -> int:
        """The nearest village at or behind a space."""
        return max(village for village in self.villages if village <= space)

    def open_to_counters(self, space: int) -> bool:
        """Whether the track alone allows a counter here (ruling: not on the last space)."""
        return 1 <= space < self.last and space not in self.villages


TRACK: Final = Track(100, (0, 20, 40, 60, 80))


def transport(card: int) -> int:
    """The card's transport as an index into `TRANSPORTS`."""
    return card // len(VALUES)


def value(card: int) -> int:
    """The number on the card, 1 to 7."""
    return card % len(VALUES) + 1
