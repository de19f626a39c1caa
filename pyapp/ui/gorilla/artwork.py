"""The drawings of The Third Gorilla, as symbols that the page holds once."""

from typing import Final

from pyapp.games.gorilla.material import NAMES, SUITS
from pyapp.ui.drawing import disc, shape, symbol, use
from pyapp.ui.gorilla.animals import animal
from pyapp.ui.gorilla.pieces import ART, CARD_HEIGHT, CARD_WIDTH, CREST, TILE
from pyapp.ui.vnode import VNode, h


def symbols() -> tuple[VNode, ...]:
    """All of this as symbols."""
    return (
        *(symbol(f"g-crest-{one.id}", CREST, CREST, *_crest(one.id)) for one in SUITS),
        *(symbol(f"g-animal-{n}", ART, ART, *animal(n)) for n in NAMES),
        symbol(
            "g-card",
            CARD_WIDTH,
            CARD_HEIGHT,
            *_ground(CARD_WIDTH, CARD_HEIGHT),
            disc("g-clearing", 68, 98, 46),
        ),
        symbol("g-tile", TILE, TILE, *_tile_ground()),
        symbol("g-chip", 44, 56, *_ground(44, 56)),
        symbol("g-card-back", CARD_WIDTH, CARD_HEIGHT, *_back(CARD_WIDTH, CARD_HEIGHT)),
        symbol("g-tile-back", TILE, TILE, *_back(TILE, TILE)),
        symbol("g-cover", 320, 180, *_cover()),
        symbol("g-hand", ART, ART, *_hand()),
    )


def _sheet(look: str, width: float, height: float, inset: float, round_: float) -> VNode:
    return h(
        "rect",
        {
            "class": look,
            "x": inset,
            "y": inset,
            "width": width - 2 * inset,
            "height": height - 2 * inset,
            "rx": round_,
        },
    )


def _ground(width: float, height: float) -> tuple[VNode, ...]:
    small = width < 60
    return (
        _sheet("g-paper", width, height, 1.25, 6 if small else 11),
        _sheet("g-wash", width, height, 3.5 if small else 6, 4 if small else 8),
    )


def _tile_ground() -> tuple[VNode, ...]:
    return (
        _sheet("g-paper", TILE, TILE, 1.5, 16),
        _sheet("g-wash", TILE, TILE, 7, 11),
        disc("g-clearing", TILE / 2, TILE / 2, 66),
    )


def _back(width: float, height: float) -> tuple[VNode, ...]:
    """Leaves of the forest, woven."""
    leaves = []
    for row in range(int(height // 24)):
        for column in range(int(width // 24)):
            x, y = 12 + column * 24, 12 + row * 24
            if (row + column) % 2:
                leaves.append(f"M{x} {y}q9-1 11 11q-10 0-11-11")
            else:
                leaves.append(f"M{x + 11} {y}q-9-1-11 11q10 0 11-11")
    return (
        _sheet("g-paper", width, height, 1.25, 11),
        _sheet("g-back", width, height, 6, 8),
        shape("g-leaf", "".join(leaves)),
        disc("g-back-mark", width / 2, height / 2, 26),
        shape(
            "g-back-sign",
            f"M{width / 2 - 12} {height / 2 + 12}c-6-10-2-26 12-26s18 16 12 26"
            f"M{width / 2 - 5} {height / 2 - 2}h.01M{width / 2 + 5} {height / 2 - 2}h.01"
            f"M{width / 2 - 5} {height / 2 + 8}q5 4 10 0",
        ),
    )


_CRESTS: Final = {
    # a flame, a drop on its waves, a curl of wind, a mountain of two layers
    "fire": "M16 3C19 9 26 12 26 20C26 26 21 29.5 16 29.5S6 26 6 20C6 16 8 13.5 10 11.5"
    "C10.5 15 12 16 13.5 16C12.5 11 14 6 16 3Z",
    "water": "M16 3C20 9.5 25.5 14 25.5 20.5C25.5 26 21 29.5 16 29.5S6.5 26 6.5 20.5"
    "C6.5 14 12 9.5 16 3Z",
    "wind": "M3 12H19A4.5 4.5 0 1 0 14.5 7.5M3 18H25A4 4 0 1 1 21 22M3 24H14A3 3 0 1 1 11 27",
    "earth": "M2.5 28L11 9L15 15.5L19.5 5L29.5 28Z",
}
_CREST_LINES: Final = {
    "fire": "M16 26.5C13 25.5 12.5 21.5 16 18C19.5 21.5 19 25.5 16 26.5Z",
    "water": "M11 21Q13.5 18.5 16 21T21 21",
    "wind": "",
    "earth": "M7 18L10.5 20.5L14 18L18 21L22 18L25 20",
}


def _crest(name: str) -> tuple[VNode, ...]:
    look = "g-crest-line" if name == "wind" else "g-crest-fill"
    inner = _CREST_LINES[name]
    return (
        shape(look, _CRESTS[name]),
        *((shape("g-crest-inner", inner),) if inner else ()),
    )


def _cover() -> tuple[VNode, ...]:
    """Three gorillas among leaves. One of them has a zip."""
    back = (
        "M0 0H86C74 30 40 52 0 58Z",
        "M320 0H232C246 32 284 54 320 60Z",
        "M92 0H232C214 22 190 32 163 40C136 32 110 22 92 0Z",
    )
    front = (
        "M0 180V128C22 132 40 148 46 180Z",
        "M320 180V126C296 132 280 150 276 180Z",
        "M30 180C40 162 58 154 76 154C80 164 78 172 72 180Z",
        "M292 180C282 162 264 154 246 154C242 164 244 172 250 180Z",
    )
    veins = "M12 12L52 30M308 12L270 32M163 8V34M10 172L30 150M310 172L292 150"
    return (
        shape("g-cover-sky", "M0 0H320V180H0Z"),
        disc("g-cover-glow", 160, 112, 104),
        *(shape("g-cover-leaf", leaf) for leaf in back),
        use("g-animal-5", 24, 68, 112, 112),
        use("g-animal-5", 184, 68, 112, 112),
        use("g-animal-6", 88, 40, 144, 144),
        *(shape("g-cover-leaf", leaf) for leaf in front),
        shape("g-cover-vein", veins),
    )


def _hand() -> tuple[VNode, ...]:
    """A gorilla's palm."""
    return (
        shape(
            "g-print",
            "M30 58C27 46 26 34 26 24C26 18 35 18 36 24L38 42L40 16C40 9 50 9 50 16L50 41"
            "L54 15C55 8 65 9 64 16L61 43L68 24C70 18 79 20 77 27L70 56C74 50 80 47 84 50"
            "C88 53 84 58 80 62C74 70 70 84 58 88C44 92 33 80 30 58Z",
        ),
        shape("g-print-line", "M38 62Q50 54 64 60M40 72Q50 64 62 70"),
    )
