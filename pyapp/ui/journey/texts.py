"""What the things of the game are called."""

from typing import Final

from pyapp.games.journey.grid import GOAL, START, space_name
from pyapp.games.journey.material import CARDS, E0, F0, V0
from pyapp.ui.words import N_, Words

EXPLORER_NAMES: Final = (N_("Professor Lidenbrock"), N_("Hans"), N_("Axel"))
EXPLORER_LETTERS: Final = ("L", "H", "A")
"""Letters on the pieces and cards: initials of names, the same in every language."""
COLOUR_NAMES: Final = (N_("blue"), N_("red"), N_("yellow"))
EQUIPMENT_NAMES: Final = (
    N_("Rope"),
    N_("Pickaxe"),
    N_("Compass"),
    N_("Hardtack"),
    N_("Lamp"),
)
FOSSIL_NAMES: Final = (
    N_("Single fossil"),
    N_("Dinosaur head, left half"),
    N_("Dinosaur head, right half"),
    N_("Ichthyosaur, head"),
    N_("Ichthyosaur, body"),
    N_("Ichthyosaur, tail"),
    N_("Gold"),
    N_("Crystal"),
)
EVENT_NAMES: Final = (
    N_("Needed Supplies"),
    N_("Favourable Opportunity"),
    N_("Push Ahead"),
    N_("Gräuben's Support"),
    N_("Multi-Use Tool"),
    N_("Prismatic Colour"),
    N_("Good Luck"),
    N_("Water Supply"),
)
EVENT_TEXTS: Final = (
    N_("Draw three explorer or equipment cards."),
    N_("Put up to three of your fossils under the deck and draw as many."),
    N_("Another complete turn right after this one."),
    N_("Draw one fossil."),
    N_("Any one equipment card."),
    N_("One to five explorer cards of one colour in one move."),
    N_("Instead of discarding one or two fossils."),
    N_("Two water stones; two points if still held at the end."),
)
SEA_NAMES: Final = (
    N_("Fossil find"),
    N_("Fossil find"),
    N_("Geyser"),
    N_("Geyser"),
    N_("Islet"),
    N_("Islet"),
    N_("Sea monsters"),
    N_("Sea monsters"),
    N_("Lightning"),
    N_("Lightning"),
)
STAGE_NAMES: Final = (
    N_("The descent"),
    N_("The descent"),
    N_("The Lidenbrock Sea"),
    N_("Riding the lava"),
)


def card_name(tr: Words, card: int) -> str:
    """A card of the common numbering in words."""
    if card < E0:
        return tr(EXPLORER_NAMES[card])
    if card < F0:
        return tr(EQUIPMENT_NAMES[card - E0])
    if card < V0:
        return tr(FOSSIL_NAMES[card - F0])
    return tr(EVENT_NAMES[card - V0])


def card_number(name: str) -> int:
    """The card of a name in the notation."""
    return CARDS.index(name)


def place_name(tr: Words, space: int) -> str:
    """A space in words."""
    if space == START:
        return tr("the start")
    if space == GOAL:
        return tr("the last space")
    return space_name(space)


def counted(tr: Words, names: tuple[str, ...], counts: tuple[int, ...]) -> str:
    """Cards in words: "2 × Rope, Lamp"; empty for none."""
    found = []
    for name, n in zip(names, counts, strict=True):
        if n:
            found.append(tr(name) if n == 1 else tr("{n} × {card}", n=n, card=tr(name)))
    return tr.join(found)
