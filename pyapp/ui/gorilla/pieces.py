"""The cards of The Third Gorilla as pictures to be laid into any page.

What never changes is a symbol (`artwork`), which the page holds once. All of these pictures
are silent for screen readers: the control or the table around them says what they are.
"""

from typing import Final

from pyapp.games.gorilla.material import SUITS, Card, number, suit
from pyapp.ui.drawing import letters, use
from pyapp.ui.vnode import VNode, h

CARD_WIDTH: Final = 120
CARD_HEIGHT: Final = 168
TILE: Final = 240
ART: Final = 100
CREST: Final = 32


def card_face(*, card: Card, word: str) -> VNode:
    """A card in a hand, 120 × 168 units; `word` names the animal."""
    digit = str(number(card))
    suit_id = SUITS[suit(card)].id
    return h(
        "svg",
        {
            "class": f"g-card g-{suit_id}",
            "viewBox": f"0 0 {CARD_WIDTH} {CARD_HEIGHT}",
            "aria-hidden": "true",
        },
        use("g-card", 0, 0, CARD_WIDTH, CARD_HEIGHT),
        use(f"g-animal-{digit}", 24, 54, 88, 88, "g-face"),
        use(f"g-crest-{suit_id}", 12, 56, 26, 26, "g-crest"),
        _number(25, 44, digit),
        h("g", {"transform": "rotate(180 98 148)"}, letters("g-corner", 98, 160, digit)),
        _word(word),
    )


def tile(*, card: Card) -> VNode:
    """The table's top card, 240 × 240 units: its number stands on every side of it."""
    digit = str(number(card))
    suit_id = SUITS[suit(card)].id
    return h(
        "svg",
        {"class": f"g-tile g-{suit_id}", "viewBox": f"0 0 {TILE} {TILE}", "aria-hidden": "true"},
        use("g-tile", 0, 0, TILE, TILE),
        use(f"g-animal-{digit}", 66, 62, 108, 108),
        (_side(turn, digit, suit_id) for turn in (0, 90, 180, 270)),
    )


def _side(turn: int, digit: str, suit_id: str) -> VNode:
    """What the person at one side reads: the number on its line, the crest beside it."""
    return h(
        "g",
        {"transform": f"rotate({turn} 120 120)"},
        letters("g-tile-number", 120, 226, digit),
        h("path", {"class": "g-base", "d": "M100 232H140"}),
        use(f"g-crest-{suit_id}", 188, 188, 40, 40, "g-crest"),
    )


def tile_back() -> VNode:
    """A card that lies face down on the table, 240 × 240 units."""
    return _picture("g-tile", "g-tile-back", TILE, TILE)


def card_back() -> VNode:
    """A card's back, 120 × 168 units."""
    return _picture("g-card", "g-card-back", CARD_WIDTH, CARD_HEIGHT)


def chip(*, card: Card) -> VNode:
    """A card in its smallest form, 44 × 56 units: number and crest."""
    suit_id = SUITS[suit(card)].id
    return h(
        "svg",
        {"class": f"g-chip g-{suit_id}", "viewBox": "0 0 44 56", "aria-hidden": "true"},
        use("g-chip", 0, 0, 44, 56),
        letters("g-chip-number", 22, 26, str(number(card))),
        h("path", {"class": "g-base", "d": "M14 30H30"}),
        use(f"g-crest-{suit_id}", 13, 34, 18, 18, "g-crest"),
    )


def crest(*, suit_id: str) -> VNode:
    """A suit's crest alone, 32 × 32 units."""
    return _picture(f"g-mark g-{suit_id}", f"g-crest-{suit_id}", CREST, CREST)


def pad_art() -> VNode:
    """The hand print on a pad, 100 × 100 units."""
    return _picture("pad__art", "g-hand", ART, ART)


def _number(x: float, y: float, digit: str) -> tuple[VNode, VNode]:
    """A number on the line that tells which way up it is."""
    return (
        letters("g-number", x, y, digit),
        h("path", {"class": "g-base", "d": f"M{x - 12} {y + 5}H{x + 12}"}),
    )


def _word(word: str) -> VNode:
    """The animal's name; one too long for its place is pressed together."""
    wide = sum(14 if ord(sign) > 0x2E7F else 7.6 for sign in word)
    return h(
        "text",
        {
            "class": "g-word",
            "x": 12,
            "y": 159,
            "textLength": 70 if wide > 70 else None,
            "lengthAdjust": "spacingAndGlyphs" if wide > 70 else None,
        },
        word,
    )


def _picture(look: str, name: str, width: float, height: float) -> VNode:
    return h(
        "svg",
        {"class": look, "viewBox": f"0 0 {width} {height}", "aria-hidden": "true"},
        use(name, 0, 0, width, height),
    )
