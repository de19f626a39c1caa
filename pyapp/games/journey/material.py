"""What is in the box: cards, stones and numbers, as data.

Cards that look alike are the same number: nothing in the game tells them apart. All kinds
share one numbering, so that a number alone says what a card is.
"""

from typing import Final, NamedTuple

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
COLOURS: Final = ("blue", "red", "yellow")
"""The explorers' colours: Professor Lidenbrock, Hans, Axel."""
EXPLORERS: Final = ("Professor Lidenbrock", "Hans", "Axel")

ROPE: Final = 0
PICKAXE: Final = 1
COMPASS: Final = 2
HARDTACK: Final = 3
LAMP: Final = 4
EQUIPMENT: Final = ("rope", "pickaxe", "compass", "hardtack", "lamp")

SINGLE: Final = 0
HEAD_LEFT: Final = 1
HEAD_RIGHT: Final = 2
FISH_HEAD: Final = 3
FISH_BODY: Final = 4
FISH_TAIL: Final = 5
GOLD: Final = 6
CRYSTAL: Final = 7
FOSSILS: Final = (
    "single",
    "head-left",
    "head-right",
    "fish-head",
    "fish-body",
    "fish-tail",
    "gold",
    "crystal",
)
"""Fossils: single ones, halves of a dinosaur's head, parts of an ichthyosaur, minerals."""

SUPPLIES: Final = 0
OPPORTUNITY: Final = 1
PUSH: Final = 2
SUPPORT: Final = 3
MULTI: Final = 4
PRISMATIC: Final = 5
LUCK: Final = 6
WATER: Final = 7
EVENTS: Final = (
    "needed-supplies",
    "opportunity",
    "push-ahead",
    "support",
    "multi-tool",
    "prismatic",
    "good-luck",
    "water-supply",
)
"""The eight kinds of event; the first four carry the lightning mark."""
FIRST_KEPT: Final = MULTI
"""Events from this number on are kept for later use."""

# One numbering for all cards: explorers 0–2, equipment 3–7, fossils 8–15, events 16–23.
E0: Final = len(COLOURS)
F0: Final = E0 + len(EQUIPMENT)
V0: Final = F0 + len(FOSSILS)
CARDS: Final = (*COLOURS, *EQUIPMENT, *FOSSILS, *EVENTS)
"""Notation of each card, by its number in the common numbering."""

EXPLORER_COUNTS: Final = (21, 21, 21)
EQUIPMENT_COUNTS: Final = (9, 9, 9, 9, 9)
FOSSIL_COUNTS: Final = (12, 6, 6, 4, 4, 4, 14, 14)
"""House data: how the 64 fossil cards are split."""
EVENT_COUNTS: Final = (2, 2, 2, 2, 2, 2, 2, 2)
"""House data: two of each kind."""
STONES: Final = 20

HAND_EXPLORERS: Final = 6
HAND_EQUIPMENT: Final = 3
HAND_STONES: Final = 1
DISPLAY: Final = 3
"""Equipment cards lying face up."""
DRAWS: Final = 3
"""Cards drawn in a turn."""
MAX_EXPLORERS: Final = 10
MAX_EQUIPMENT: Final = 5
MOVE_LIMIT: Final = 5
"""Explorer cards in one move."""
PER_STONE: Final = 3
"""Fossils that one water stone lets a player keep."""
SUPPLY_STONES: Final = 2
"""Stones one Water Supply stands for, and points it is worth when still held."""
LUCK_SAVES: Final = 2
"""Fossils that one Good Luck saves at most."""
MAX_SWAP: Final = 3
"""Fossils that Favourable Opportunity exchanges at most."""
LAMP_EXTRA: Final = 2
"""Further fossils drawn (and put back) for one lamp."""
BONUS: Final = 4
"""Points for the Mushroom Forest and for the City of Ruins."""


class SeaCard(NamedTuple):
    """One sea adventure. House data: its cost and its reward."""

    name: str
    cost: tuple[int, int, int]
    """Explorer cards to discard: blue, red, yellow."""
    points: int
    """Points it is worth, lying face up; 0 = a fossil, or lightning."""
    lightning: bool


SEA: Final = (
    SeaCard("find-1", (1, 1, 0), 0, False),
    SeaCard("find-2", (0, 0, 2), 0, False),
    SeaCard("geyser-1", (1, 0, 1), 2, False),
    SeaCard("geyser-2", (0, 2, 0), 2, False),
    SeaCard("islet-1", (0, 1, 2), 4, False),
    SeaCard("islet-2", (2, 1, 0), 4, False),
    SeaCard("monsters-1", (1, 1, 2), 6, False),
    SeaCard("monsters-2", (1, 2, 1), 6, False),
    SeaCard("lightning-1", (1, 0, 0), 0, True),
    SeaCard("lightning-2", (0, 1, 1), 0, True),
)
"""The ten sea adventure cards: fossil find, geyser, islet, sea monsters, lightning."""
SEA_NAMES: Final = tuple(card.name for card in SEA)

EXPLORER_DECK: Final = 0
EQUIPMENT_DECK: Final = 1
FOSSIL_DECK: Final = 2
EVENT_DECK: Final = 3
SEA_DECK: Final = 4
DECKS: Final = ("explorers", "equipment", "fossils", "events", "sea")
"""The five decks."""
DECK_CARDS: Final = (COLOURS, EQUIPMENT, FOSSILS, EVENTS, SEA_NAMES)
"""Notation of the cards of each deck."""
DECK_COUNTS: Final = (
    EXPLORER_COUNTS,
    EQUIPMENT_COUNTS,
    FOSSIL_COUNTS,
    EVENT_COUNTS,
    (1,) * len(SEA),
)
"""How many of each card a deck has in the box: 63, 45, 64, 16 and 10 together."""

MINERAL_POINTS: Final = (0, 1, 3, 6, 10, 15, 20, 25)
"""Points for that many cards of one mineral; then `MINERAL_STEP` more for each. House data:
1 to 5 cards."""
MINERAL_STEP: Final = 5
SINGLE_POINTS: Final = 2
HEAD_POINTS: Final = 5
FISH_POINTS: Final = (0, 1, 3, 12)
"""Points for a set of that many different parts of an ichthyosaur."""
