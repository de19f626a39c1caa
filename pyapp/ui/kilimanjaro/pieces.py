"""Kilimanjaro's pieces: cards, counters and pawns as pictures to be laid into any page.

What never changes is a symbol (`artwork`), which the page holds once; the functions lay
symbols and the few texts together. All of these pictures are silent for screen readers: the
control or the board around them says what they are.
"""

from typing import Final

from pyapp.games.kilimanjaro.geometry import PAWN_HEIGHT, PAWN_WIDTH
from pyapp.games.kilimanjaro.material import COUNTER_NAMES, TRANSPORTS, transport, value
from pyapp.ui.drawing import letters, use
from pyapp.ui.vnode import VNode, h

CARD_WIDTH: Final = 120
CARD_HEIGHT: Final = 168
CHIP_WIDTH: Final = 44
CHIP_HEIGHT: Final = 56
COUNTER_SIZE: Final = 40
ART_WIDTH: Final = 100
ART_HEIGHT: Final = 76

_WORD_WIDTH: Final = 58

SEAT_COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "black")
"""Names of the colours a seat may have; each has a pattern of its own as well."""
FIGURES: Final = 4
"""How many different figures there are: one for each seat."""


def card_face(*, card: int, word: str, letter: str) -> VNode:
    """A card's face, 120 × 168 units; `word` and `letter` name its transport."""
    name = TRANSPORTS[transport(card)]
    digit = str(value(card))
    return h(
        "svg",
        {
            "class": f"card card-{name}",
            "viewBox": f"0 0 {CARD_WIDTH} {CARD_HEIGHT}",
            "aria-hidden": "true",
        },
        use(f"card-{name}", 0, 0, CARD_WIDTH, CARD_HEIGHT),
        letters("card-number", 34, 45, digit),
        letters("card-letter", 90, 34, letter),
        h("g", {"transform": "rotate(180 92 148)"}, letters("card-corner", 92, 158, digit)),
        _word(word),
    )


def card_back() -> VNode:
    """A card's back, 120 × 168 units."""
    return _picture("card card-hidden", "card-back", CARD_WIDTH, CARD_HEIGHT)


def card_chip(*, card: int) -> VNode:
    """A card in its smallest form, 44 × 56 units: number and transport."""
    name = TRANSPORTS[transport(card)]
    return h(
        "svg",
        {
            "class": f"chip card-{name}",
            "viewBox": f"0 0 {CHIP_WIDTH} {CHIP_HEIGHT}",
            "aria-hidden": "true",
        },
        use(f"chip-{name}", 0, 0, CHIP_WIDTH, CHIP_HEIGHT),
        letters("chip-number", 22, 26, str(value(card))),
    )


def transport_picture(*, name: str) -> VNode:
    """A transport's drawing alone, 100 × 76 units."""
    return _picture(f"art card-{name}", f"art-{name}", ART_WIDTH, ART_HEIGHT)


def counter_face(*, kind: int) -> VNode:
    """A counter lying face up, 40 × 40 units."""
    return _picture("counter", f"counter-{COUNTER_NAMES[kind]}", COUNTER_SIZE, COUNTER_SIZE)


def counter_back() -> VNode:
    """A counter lying face down, 40 × 40 units."""
    return _picture("counter", "counter-back", COUNTER_SIZE, COUNTER_SIZE)


def pawn(*, seat: int, colour: str, initial: str) -> VNode:
    """A seat's pawn, 36 × 50 units."""
    return h(
        "svg",
        {
            "class": "pawn",
            "viewBox": f"0 0 {PAWN_WIDTH:.0f} {PAWN_HEIGHT:.0f}",
            "aria-hidden": "true",
        },
        pawn_parts(seat=seat, colour=colour, initial=initial),
    )


def pawn_parts(*, seat: int, colour: str | None, initial: str) -> tuple[VNode, VNode]:
    """What a pawn is made of, to be put into a picture: its box begins at 0, 0.

    Without a colour it is an outline, to be filled by the style of what it stands in.
    """
    figure = use(f"pawn-{seat % FIGURES}", 0, 0, PAWN_WIDTH, PAWN_HEIGHT)
    if colour is not None:
        figure = h("use", {**figure.attrs, "fill": f"url(#seat-{colour})"})
    return figure, letters("pawn-initial", 18, 40.6, initial)


def _word(word: str) -> VNode:
    """A card's word; one too long for its place is pressed together."""
    wide = sum(14 if ord(sign) > 0x2E7F else 8 for sign in word)
    return h(
        "text",
        {
            "class": "card-word",
            "x": 21,
            "y": 155,
            "textLength": _WORD_WIDTH if wide > _WORD_WIDTH else None,
            "lengthAdjust": "spacingAndGlyphs" if wide > _WORD_WIDTH else None,
        },
        word,
    )


def _picture(look: str, name: str, width: float, height: float) -> VNode:
    return h(
        "svg",
        {"class": look, "viewBox": f"0 0 {width} {height}", "aria-hidden": "true"},
        use(name, 0, 0, width, height),
    )
