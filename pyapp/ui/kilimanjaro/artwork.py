"""The drawings of Kilimanjaro's pieces, as symbols that the page holds once."""

from typing import Final

from pyapp.games.kilimanjaro.geometry import PAWN_HEIGHT, PAWN_WIDTH
from pyapp.games.kilimanjaro.material import BANANA, COUNTER_NAMES, EXCHANGE, LION, TRANSPORTS
from pyapp.ui.drawing import at, disc, group, shape, symbol, use
from pyapp.ui.kilimanjaro.pieces import (
    ART_HEIGHT,
    ART_WIDTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    COUNTER_SIZE,
    FIGURES,
    SEAT_COLOURS,
)
from pyapp.ui.vnode import VNode, h


def symbols() -> tuple[VNode, ...]:
    """All of this as symbols."""
    return (
        *(
            symbol(f"pawn-{seat}", PAWN_WIDTH, PAWN_HEIGHT, *_figure(seat))
            for seat in range(FIGURES)
        ),
        *(symbol(f"art-{name}", ART_WIDTH, ART_HEIGHT, *_art(name)) for name in TRANSPORTS),
        *(
            symbol(f"card-{name}", CARD_WIDTH, CARD_HEIGHT, *_card_ground(name))
            for name in TRANSPORTS
        ),
        *(
            symbol(f"chip-{name}", CHIP_WIDTH, CHIP_HEIGHT, *_chip_ground(name))
            for name in TRANSPORTS
        ),
        symbol("card-back", CARD_WIDTH, CARD_HEIGHT, *_back()),
        symbol("counter-back", COUNTER_SIZE, COUNTER_SIZE, *_stamp()),
        *(
            symbol(f"counter-{COUNTER_NAMES[kind]}", COUNTER_SIZE, COUNTER_SIZE, *_counter(kind))
            for kind in (BANANA, LION, EXCHANGE)
        ),
    )


def patterns() -> tuple[VNode, ...]:
    """What the seats' colours are filled with."""
    return tuple(_seat_pattern(colour) for colour in SEAT_COLOURS)


def _seat_pattern(colour: str) -> VNode:
    """A colour's cloth: each is woven differently, so that it is not told by hue alone."""
    size, d = {
        "red": (6, "M-1 7L7-1M-1 1L1-1M5 7L7 5"),
        "blue": (6, "M1.5 1.5h.01M4.5 4.5h.01"),
        "green": (5, "M0 2.5h5"),
        "yellow": (7, "M0 2L3.5 5.5 7 2"),
        "purple": (5, "M2.5 0v5"),
        "black": (7, "M0 3.5h7M3.5 0v7"),
    }[colour]
    return h(
        "pattern",
        {
            "id": f"seat-{colour}",
            "width": size,
            "height": size,
            "patternUnits": "userSpaceOnUse",
        },
        h("rect", {"class": f"p-cloth-{colour}", "width": size, "height": size}),
        shape(f"p-weave p-weave-{colour}", d),
    )


_BODY: Final = (
    "M3.5 44C3.5 34 7 25 13 21H23C29 25 32.5 34 32.5 44C32.5 46.5 26 48 18 48S3.5 46.5 3.5 44Z"
)


def _figure(seat: int) -> tuple[VNode, ...]:
    """The four expeditions: explorer, ranger, porter, surveyor."""
    body = shape("p-figure", _BODY)
    head = disc("p-face", 18, 15.5, 6)
    badge = disc("p-badge", 18, 36, 8.2)
    match seat:
        case 0:  # a pith helmet and a staff
            return (
                shape("p-staff", "M33 8L30.5 46"),
                body,
                head,
                shape(
                    "p-hat",
                    "M7 14.5C7 12.5 9 12 10 11.5C10 5 13.5 2.5 18 2.5S26 5 26 11.5"
                    "C27 12 29 12.5 29 14.5C25 13 11 13 7 14.5Z",
                ),
                shape("p-thread", "M10.5 11C14 9.8 22 9.8 25.5 11"),
                badge,
            )
        case 1:  # a wide hat with a feather, a pack on the back
            return (
                shape("p-pack", "M11 20C4 19 1.5 23 1.5 28S3 36.5 8 36.5Z"),
                body,
                head,
                shape("p-thread p-feather", "M23 9C26 7 29 3.5 29 1C25.5 2 22.5 5 22 9"),
                shape(
                    "p-hat",
                    "M3.5 12C8 14.5 12 11.5 18 12.5S28 14.5 32.5 12C30 9 26 10.5 24 9.5"
                    "C23.5 5.5 21 6 18 6.5S12.5 5 12 9.5C10 10.5 6 9 3.5 12Z",
                ),
                badge,
            )
        case 2:  # a load carried on the head
            return (
                body,
                head,
                shape(
                    "p-pack", "M7 2.5Q7 1 8.5 1H27.5Q29 1 29 2.5V9.5Q29 11 27.5 11H8.5Q7 11 7 9.5Z"
                ),
                shape("p-thread", "M13 1V11M23 1V11"),
                shape("p-thread", "M7.5 24C4.5 20 5 14 8 11M28.5 24C31.5 20 31 14 28 11"),
                badge,
            )
        case _:  # a cap and a flag
            return (
                shape("p-staff", "M5 4V46"),
                shape("p-flag", "M5 4C8 2.5 10 5.5 13.5 4V10.5C10 12 8 9 5 10.5Z"),
                body,
                head,
                shape(
                    "p-hat",
                    "M12 14C11.5 8 14.5 6.5 18.5 6.5S24.5 9 24.5 12.5L30.5 14.5"
                    "C29 16 25 15 24 14.5Z",
                ),
                badge,
            )


def _art(name: str) -> tuple[VNode, ...]:
    """A transport as a drawing, heading to the right."""
    match name:
        case "canoe":
            return (
                shape("p-wash", "M2 62C14 54 26 58 38 54S70 50 98 60C92 70 76 74 50 74S8 72 2 62Z"),
                shape("p-card-fill", "M32 50C30 38 32 29 40 26C48 25 52 31 53 39L55 50Z"),
                disc("p-card-fill", 44, 16, 8),
                shape("p-fill", "M32 14C36 10 40 5 46 6S54 10 56 13C48 11 40 12 32 14Z"),
                shape(
                    "p-fill",
                    "M3 38C10 46 16 49 26 49H74C84 49 90 46 97 38C97 54 86 62 72 63H28"
                    "C14 62 3 54 3 38Z",
                ),
                shape("p-thread-light", "M16 55H84"),
                shape("p-ink", "M58 18L70 58M41 31C48 36 54 36 61 29M48 41C54 46 60 47 66 45"),
                shape("p-wash-line", "M68 55L74 53C80 58 82 66 79 72C73 71 68 63 68 55Z"),
                shape(
                    "p-ink",
                    "M2 70C8 66 12 66 18 70S28 74 34 70 44 66 50 70 58 73 62 71M88 71"
                    "C92 69 95 68 98 70",
                ),
            )
        case "jeep":
            return (
                shape("p-wash", "M2 66C18 58 82 58 98 66C92 74 8 74 2 66Z"),
                shape("p-card-fill", "M14 34L18 10H58L68 34Z"),
                shape("p-ink", "M40 10V34"),
                shape("p-fill", "M8 34H92C95 38 96 46 95 56H6C5 48 6 40 8 34Z"),
                shape("p-wash-line", "M12 8H62L60 14H14Z"),
                shape("p-thread-light", "M42 38V54M66 38V54M46 43H52"),
                disc("p-card-fill", 90, 42, 4),
                shape("p-ink", "M2 54H98"),
                disc("p-dark", 26, 58, 13),
                disc("p-card-fill", 26, 58, 5),
                disc("p-dark", 76, 58, 13),
                disc("p-card-fill", 76, 58, 5),
                shape("p-fill", "M6 28Q1 28 1 36T6 46Z"),
            )
        case "foot":
            return (
                shape("p-wash", "M8 70C24 62 76 62 94 70C80 76 20 76 8 70Z"),
                shape(
                    "p-fill-soft",
                    "M96 70C98 54 94 44 86 36C82 48 84 60 90 70M84 70C82 60 76 54 68 52"
                    "C70 62 74 68 80 70",
                ),
                shape("p-fill-soft", "M4 70C2 58 6 48 14 42C18 52 16 62 10 70"),
                shape("p-card-fill", "M38 26C30 28 27 34 28 44L36 46Z"),
                shape(
                    "p-dark",
                    "M44 46L36 58L24 66L29 72L42 63L50 54L58 62L60 72H70V68L66 66L64 56L56 46Z",
                ),
                shape("p-fill", "M40 24C36 32 38 42 42 49H58C60 40 58 28 54 23Z"),
                shape("p-ink", "M52 27L62 36L72 27"),
                shape("p-dark", "M68 34L74 24"),
                shape("p-card-fill", "M71.5 23.5L86 1C92-1 97 3 96 9L78 28Z"),
                shape("p-ink", "M44 28L34 42"),
                disc("p-card-fill", 48, 15, 7.5),
                shape("p-fill", "M34 14C40 8 40 2 49 3S56 9 63 13C54 11 44 11 34 14Z"),
            )
        case _:
            return (
                shape("p-wash", "M4 68C20 60 80 60 96 68C82 76 16 76 4 68Z"),
                shape("p-ink", "M14 32C8 36 8 46 10 54"),
                shape(
                    "p-fill",
                    "M14 30C22 26 44 30 56 28C62 26 68 16 74 11L74 1L79 8L84 2L85 11"
                    "C90 16 94 22 97 27C96 32 91 33 88 31C84 28 81 28 79 28C76 36 72 44 68 48"
                    "L68 71H61L59 52H54L50 71H43L45 52H31L27 71H20L22 56L17 71H11L14 50"
                    "C11 42 12 34 14 30Z",
                ),
                shape("p-card-fill", "M26 22C34 18 46 18 54 22L56 42C48 46 32 46 24 42Z"),
                shape("p-wash-line", "M30 12C30 8 50 8 50 12V26C46 29 34 29 30 26Z"),
                shape("p-ink", "M36 10V27M44 10V27M40 45V50"),
                disc("p-dark", 84, 17, 1.5),
                shape("p-ink", "M92 24L93 24M87 30C78 36 66 36 56 30"),
            )


def _edge(name: str) -> str:
    """What runs along a card's two sides: waves, a tyre's tread, leaves, woven diamonds."""
    parts = []
    for row in range(10):
        y = 12 + row * 14.4
        for x, way in ((6.5, 1), (CARD_WIDTH - 6.5, -1)):
            match name:
                case "canoe":
                    parts.append(f"M{x - 2} {y:.1f}c4 3.6 4 3.6 4 7.2s-4 3.6-4 7.2")
                case "jeep":
                    parts.append(f"M{x - 2.5} {y + 2:.1f}h5v4h-5zM{x - 2.5} {y + 9:.1f}h5v4h-5z")
                case "foot":
                    parts.append(
                        f"M{x} {y + 14:.1f}c{-4 * way}-3 {-4 * way}-9 {2 * way}-12"
                        f"c{3 * way} 4 {2 * way} 9 {-2 * way} 12z"
                    )
                case _:
                    parts.append(f"M{x} {y + 1:.1f}l3 6-3 6-3-6z")
    return "".join(parts)


_BADGES: Final = {
    "canoe": "M76 27A14 14 0 1 1 104 27A14 14 0 1 1 76 27Z",
    "jeep": "M80 14H100Q103 14 103 17V37Q103 40 100 40H80Q77 40 77 37V17Q77 14 80 14Z",
    "foot": "M90 10.5L104.5 19V35L90 43.5L75.5 35V19Z",
    "mule": "M90 8L107 27L90 46L73 27Z",
}
"""Behind the transport's letter: round, square, six-cornered, on its tip."""


def _card_ground(name: str) -> tuple[VNode, ...]:
    edge = {"canoe": "p-edge-line", "jeep": "p-edge-dark"}.get(name, "p-edge")
    return (
        shape("p-shade", "M14 5H108Q119 5 119 16V156Q119 167 108 167H14Q3 167 3 156V16Q3 5 14 5Z"),
        shape(
            "p-fill",
            "M12 1.5H108Q118.5 1.5 118.5 12V154Q118.5 164.5 108 164.5H12Q1.5 164.5 1.5 154V12"
            "Q1.5 1.5 12 1.5Z",
        ),
        shape(edge, _edge(name)),
        shape("p-panel", "M12 1.5H108V164.5H12Z"),
        shape("p-badge-shape", _BADGES[name]),
        group(at(15, 64, 0.9), *_art(name)),
    )


def _chip_ground(name: str) -> tuple[VNode, ...]:
    return (
        shape("p-panel-line", "M7 1H37Q43 1 43 7V49Q43 55 37 55H7Q1 55 1 49V7Q1 1 7 1Z"),
        use(f"art-{name}", 4, 27, 36, 27.4, "p-bold"),
    )


def _back() -> tuple[VNode, ...]:
    return (
        shape("p-shade", "M14 5H108Q119 5 119 16V156Q119 167 108 167H14Q3 167 3 156V16Q3 5 14 5Z"),
        shape(
            "p-back",
            "M12 1.5H108Q118.5 1.5 118.5 12V154Q118.5 164.5 108 164.5H12Q1.5 164.5 1.5 154V12"
            "Q1.5 1.5 12 1.5Z",
        ),
        shape(
            "p-back-line", "M16 9H104Q111 9 111 16V150Q111 157 104 157H16Q9 157 9 150V16Q9 9 16 9Z"
        ),
        shape(
            "p-back-hill",
            "M9 112C30 108 40 84 52 62L56 58L62 62L68 57L74 64C84 86 96 106 111 110V150"
            "Q111 157 104 157H16Q9 157 9 150Z",
        ),
        shape(
            "p-back-snow",
            "M52 62L56 58L62 62L68 57L74 64L79 75L73 70L68 78L62 70L56 79L52 71L46 75Z",
        ),
        shape(
            "p-back-line",
            "M9 128C34 118 52 140 76 128S104 124 111 128M9 142C34 132 52 154 76 142"
            "S104 138 111 142",
        ),
        disc("p-back-sun", 84, 40, 10),
    )


def _stamp() -> tuple[VNode, ...]:
    """A compass rose on a plain disc."""
    return (
        disc("p-shade", 21.2, 21.7, 17.5),
        disc("p-stamp", 20, 20, 17.5),
        disc("p-stamp-line", 20, 20, 13.8),
        shape(
            "p-stamp-rose",
            "M20 4.5L22.6 17.4 35.5 20 22.6 22.6 20 35.5 17.4 22.6 4.5 20 17.4 17.4Z",
        ),
        shape(
            "p-stamp-line",
            "M27.5 12.5L24.5 15.5M27.5 27.5L24.5 24.5M12.5 27.5L15.5 24.5M12.5 12.5L15.5 15.5",
        ),
        shape("p-stamp", "M20 17.8L22.2 20 20 22.2 17.8 20Z"),
    )


def _counter(kind: int) -> tuple[VNode, ...]:
    """Round with a banana, eight-cornered with a lion, square with two pawns."""
    if kind == BANANA:
        return (
            disc("p-shade", 21.2, 21.7, 17.5),
            disc("p-c-banana", 20, 20, 17.5),
            shape(
                "p-c-fruit",
                "M9 14C10 25 18 31.5 30 28.5L32.5 25C24 25.5 18.5 21 16 12L14 7.5L10.5 8.5Z",
            ),
            shape("p-c-ink", "M12.5 13.5C14 21.5 20 27.5 29 27"),
            shape("p-c-dark", "M10.5 8.5L14 7.5L15 10.5L10 11.5Z"),
        )
    if kind == LION:
        return (
            shape("p-shade", "M14.5 4.5H28L37.5 14V28.5L28 38H14.5L5 28.5V14Z"),
            shape("p-c-lion", "M13 2.5H27L37 13V27L27 37H13L3 27V13Z"),
            shape(
                "p-c-mane",
                "M20 5.5L24 8.5L29 8.5L30.5 13L34 16.5L32.5 21L33.5 26L29 28.5L26.5 33L21.5 32.5"
                "L20 34L18.5 32.5L13.5 33L11 28.5L6.5 26L7.5 21L6 16.5L9.5 13L11 8.5L16 8.5Z",
            ),
            disc("p-c-face", 20, 20.5, 8.5),
            shape("p-c-dark", "M17.5 21.5H22.5L20 24.8Z"),
            shape(
                "p-c-ink",
                "M20 24.8V26.5M20 26.5C18.5 28 16.5 27.5 16 26.5M20 26.5C21.5 28 23.5 27.5 24 26.5",
            ),
            disc("p-c-dark", 16.5, 18.5, 1.4),
            disc("p-c-dark", 23.5, 18.5, 1.4),
        )
    return (
        shape(
            "p-shade",
            "M8 5.5H35.5Q37.5 5.5 37.5 8V35.5Q37.5 38 35 38H7.5Q5 38 5 35.5V8Q5 5.5 8 5.5Z",
        ),
        shape("p-c-exchange", "M6 3H34Q37 3 37 6V34Q37 37 34 37H6Q3 37 3 34V6Q3 3 6 3Z"),
        shape(
            "p-c-light",
            "M6.5 29C6.5 24.5 8 21 10.5 19.5A4 4 0 1 1 14.5 19.5C17 21 18.5 24.5 18.5 29Z",
        ),
        shape(
            "p-c-dark-line",
            "M21.5 29C21.5 24.5 23 21 25.5 19.5A4 4 0 1 1 29.5 19.5C32 21 33.5 24.5 33.5 29Z",
        ),
        shape("p-c-ink", "M10 8.5C15 5.5 24 5.5 28.5 8.5M28.5 8.5L27.5 5M28.5 8.5L25 9.5"),
        shape("p-c-ink", "M30 32C25 35 16 35 11.5 32M11.5 32L12.5 35.3M11.5 32L15 31"),
    )
