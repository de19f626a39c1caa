"""The deck: suits, names, numbers and the start card as data, and what goes on what."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Card: TypeAlias = int
"""Ten times the suit's place in `SUITS` plus the number: sorted by suit, then number."""


class Suit(NamedTuple):
    """One suit."""

    id: str
    """Its name in the notation."""
    name: str
    """English name for the screens to translate."""


SUITS: Final = (
    Suit("fire", "Fire"),
    Suit("water", "Water"),
    Suit("wind", "Wind"),
    Suit("earth", "Earth"),
)
"""A game with three seats leaves out the last."""

NAMES: Final[Mapping[int, str]] = {
    1: "Macaque",
    2: "Bonobo",
    3: "Chimpanzee",
    4: "Orang-utan",
    5: "Gorilla",
    6: "Fake gorilla",
    7: "Ape-man",
    8: "Early human",
    9: "Modern human",
}
"""English name for each number, for the screens to translate."""

GORILLA_NUMBER: Final = 5
FAKE_NUMBER: Final = 6
HUMAN_NUMBER: Final = 9
"""The modern human: any card may be played on it."""

START: Final[Card] = 2
"""The Fire Bonobo, which starts the game."""

HAND_SIZE: Final = 9
"""Cards in a hand once everything is dealt: seven ordinary ones, a gorilla, a fake."""

HOUSE_SEATS: Final = (3,)
"""Seat counts that are a house variant; the published game is for four."""


def suit(card: Card) -> int:
    """The place of its suit in `SUITS`."""
    return card // 10


def number(card: Card) -> int:
    """Its number, 1 to 9."""
    return card % 10


def is_gorilla(card: Card) -> bool:
    """Whether it is a real gorilla."""
    return card % 10 == GORILLA_NUMBER


def is_fake(card: Card) -> bool:
    """Whether it is a fake gorilla."""
    return card % 10 == FAKE_NUMBER


class Deck(NamedTuple):
    """The cards of a game with so many seats, each part sorted."""

    cards: tuple[Card, ...]
    ordinary: tuple[Card, ...]
    """Neither gorillas nor fakes: dealt out first."""
    gorillas: tuple[Card, ...]
    fakes: tuple[Card, ...]


def _deck(suits: int) -> Deck:
    cards = tuple(10 * place + n for place in range(suits) for n in NAMES)
    return Deck(
        cards,
        tuple(c for c in cards if not is_gorilla(c) and not is_fake(c)),
        tuple(c for c in cards if is_gorilla(c)),
        tuple(c for c in cards if is_fake(c)),
    )


DECKS: Final[Mapping[int, Deck]] = {3: _deck(3), 4: _deck(4)}
"""The deck for each number of seats: one suit a seat."""

CARD_NAMES: Final[Mapping[Card, str]] = {
    c: f"{SUITS[suit(c)].id}-{number(c)}" for c in DECKS[4].cards
}
"""Each card in the notation."""

CARDS_BY_NAME: Final[Mapping[str, Card]] = {name: c for c, name in CARD_NAMES.items()}

ANYTHING: Final[frozenset[Card]] = frozenset(c for c in DECKS[4].cards if not is_gorilla(c))
"""What goes on an empty table and on a modern human: all but the gorillas."""


def _goes(card: Card, top: Card) -> bool:
    higher = suit(card) == suit(top) and number(card) > number(top)
    return number(top) == HUMAN_NUMBER or higher or number(card) == number(top)


GOES_ON: Final[Mapping[Card, frozenset[Card]]] = {
    top: frozenset(c for c in ANYTHING if _goes(c, top)) for top in DECKS[4].cards
}
"""For each top card the cards that go on it: the same suit and higher, or the same number.

Gorillas are not among them: they go on anything, but only when nothing else does.
"""
