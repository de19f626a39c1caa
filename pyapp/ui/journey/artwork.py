"""The drawings of the journey's pieces, as symbols that the page holds once.

A small thing is drawn on 40 × 40 units, a figure on 48 × 60, a card on 120 × 168.
"""

from typing import Final

from pyapp.games.journey.material import COLOURS, EQUIPMENT, EVENTS, FOSSILS
from pyapp.ui.drawing import at, disc, group, oval, shape, symbol, use
from pyapp.ui.vnode import VNode, h

ICON: Final = 40
FIGURE_WIDTH: Final = 48
FIGURE_HEIGHT: Final = 60
CARD_WIDTH: Final = 120
CARD_HEIGHT: Final = 168
SEA_KINDS: Final = ("find", "geyser", "islet", "monsters", "lightning")
_CARD: Final = (
    "M12 1.5H108Q118.5 1.5 118.5 12V154Q118.5 164.5 108 164.5H12Q1.5 164.5 1.5 154V12"
    "Q1.5 1.5 12 1.5Z"
)
_CARD_SHADE: Final = "M14 5H108Q119 5 119 16V156Q119 167 108 167H14Q3 167 3 156V16Q3 5 14 5Z"


def symbols() -> tuple[VNode, ...]:
    """All of this as symbols."""
    return (
        *(
            symbol(f"j-figure-{name}", FIGURE_WIDTH, FIGURE_HEIGHT, *_figure(colour))
            for colour, name in enumerate(COLOURS)
        ),
        *(symbol(f"j-{name}", ICON, ICON, *_equipment(name)) for name in EQUIPMENT),
        symbol("j-star", ICON, ICON, shape("j-gold-fill", _STAR)),
        *(symbol(f"j-{name}", ICON, ICON, *_fossil(name)) for name in FOSSILS),
        *(symbol(f"j-{name}", ICON, ICON, *_event(name)) for name in EVENTS),
        *(symbol(f"j-sea-{name}", 100, 76, *_sea(name)) for name in SEA_KINDS),
        symbol("j-drop", ICON, ICON, *_drop()),
        symbol("j-event-mark", ICON, ICON, *_event_mark()),
        symbol("j-crossed", ICON, ICON, *_crossed()),
        symbol("j-forest", ICON, ICON, *_forest()),
        symbol("j-ruins", ICON, ICON, *_ruins()),
        symbol("j-raft", 120, 92, *_raft()),
        *(
            symbol(f"j-card-{name}", CARD_WIDTH, CARD_HEIGHT, *_explorer_card(name))
            for name in COLOURS
        ),
        symbol("j-card-plain", CARD_WIDTH, CARD_HEIGHT, *_plain_card()),
        symbol("j-back-explorers", CARD_WIDTH, CARD_HEIGHT, *_back("explorers")),
        symbol("j-back-equipment", CARD_WIDTH, CARD_HEIGHT, *_back("equipment")),
        symbol("j-back-event", CARD_WIDTH, CARD_HEIGHT, *_back("event")),
    )


_STAR: Final = (
    "M20 4L24.4 14.6 35.8 15.4 27.1 22.8 29.8 34 20 28 10.2 34 12.9 22.8 4.2 15.4 15.6 14.6Z"
)


def _figure(colour: int) -> tuple[VNode, ...]:
    """Lidenbrock with hat, spectacles and hammer; tall Hans with his pack; Axel with a lamp."""
    match colour:
        case 0:
            return (
                shape("j-line", "M41 22L38 56M35.5 20.5L46 24.5"),
                shape("j-coat", "M8 58C8 42 12 31 18 28H30C36 31 40 42 40 58Z"),
                shape("j-line", "M24 30V58M20 34L24 39 28 34"),
                disc("j-skin", 24, 20, 8),
                shape("j-hair", "M16 21C14 15 15 13 17 12L31 12C33 13 34 15 32 21L30 15H18Z"),
                shape("j-dark", "M11 12.5H37L36 9.5H31.5L30.5 1.5H17.5L16.5 9.5H12Z"),
                shape(
                    "j-line",
                    "M18.5 20.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"
                    "M24.3 20.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
                ),
            )
        case 1:
            return (
                shape("j-leather", "M5 30Q5 24 11 24H20V46H11Q5 46 5 40Z"),
                shape("j-line", "M5 33H18"),
                shape("j-coat", "M11 58C10 44 12 32 18 26H31C37 32 39 44 38 58Z"),
                shape("j-line", "M17 27L31 46M18 46H37"),
                disc("j-skin", 25, 17.5, 7.5),
                shape(
                    "j-hair", "M18 19C18 26 21 29 25 29S32 26 32 19C30 23 28 23 25 23S20 23 18 19Z"
                ),
                shape(
                    "j-leather",
                    "M9 13C14 15 19 12.5 25 12.5S36 15 41 13C39 9.5 35 10.5 33 10"
                    "C32.5 5 29 3.5 25 3.5S17.5 5 17 10C15 10.5 11 9.5 9 13Z",
                ),
            )
        case _:
            return (
                shape("j-coat", "M12 58C11 45 13 36 18 32H30C35 36 37 45 36 58Z"),
                shape("j-line", "M24 33V58M31 38L40 36"),
                shape("j-lamp-fill", "M36.5 36H44.5L45.5 47H35.5Z"),
                shape("j-line", "M40.5 31.5V36M38 47V49.5H43V47"),
                disc("j-skin", 24, 24, 8),
                shape(
                    "j-hair",
                    "M16 25C15 19 17 17 18 16.5H30C33 18 33 22 32 25"
                    "C30.5 21 27 20 24 20S17.5 21 16 25Z",
                ),
                shape(
                    "j-coat",
                    "M15.5 18C15.5 11 19 9 24 9S32.5 11 32.5 18L37.5 19C36 21 32 20.5 30 19.5H16Z",
                ),
                shape("j-line", "M24 9V6.5"),
            )


def _equipment(name: str) -> tuple[VNode, ...]:
    match name:
        case "rope":
            return (
                shape(
                    "j-straw-thick",
                    "M12 13C6 20 7 31 18 33S34 27 32 18 18 8 13 15 16 29 24 27S29 17 22 17",
                ),
                shape(
                    "j-straw-thin",
                    "M12 13C6 20 7 31 18 33S34 27 32 18 18 8 13 15 16 29 24 27S29 17 22 17",
                ),
                shape("j-line", "M31 24L36 33M32 21L37 28"),
            )
        case "pickaxe":
            return (
                shape("j-wood", "M8 33L25 12 28.5 15 11.5 36Z"),
                shape(
                    "j-steel",
                    "M11 9C20 3 33 8 37 23C33 17 29 14 25 12.5L22 10.5C18 8.5 15 8.5 11 9Z",
                ),
            )
        case "compass":
            return (
                disc("j-brass", 20, 22, 14.5),
                disc("j-card-fill", 20, 22, 11),
                shape("j-brass", "M17.5 7.5V4H22.5V7.5"),
                shape("j-red-fill", "M20 13L23.4 22H16.6Z"),
                shape("j-dark", "M20 31L23.4 22H16.6Z"),
                disc("j-card-fill", 20, 22, 1.6),
            )
        case "hardtack":
            return (
                shape(
                    "j-bread",
                    "M9 8Q20 5 31 8 35 9 34 13 36.5 21 34 29 34.5 33 30 33.5 "
                    "20 36 10 33.5 5.5 33 6 28 3.5 20 6 12 5.5 8.5 9 8Z",
                ),
                shape(
                    "j-dots",
                    "M13.5 14h.01M20 14h.01M26.5 14h.01M13.5 20.5h.01M20 20.5h.01"
                    "M26.5 20.5h.01M13.5 27h.01M20 27h.01M26.5 27h.01",
                ),
            )
        case _:
            return (
                shape(
                    "j-glow",
                    "M20 2L24 8 31 4.5 31 12 38 14 33 20 38 26 31 28 20 34 9 28 2 26"
                    " 7 20 2 14 9 12 9 4.5 16 8Z",
                ),
                shape("j-steel", "M12 31H28L29.5 36.5H10.5ZM14 9H26L27.5 13H12.5Z"),
                shape("j-lamp-fill", "M13.5 13H26.5L28 31H12Z"),
                shape("j-line", "M20 17V27M17.2 22.5L20 17 22.8 22.5 20 27ZM15 9C15 3 25 3 25 9"),
            )


def _fossil(name: str) -> tuple[VNode, ...]:
    match name:
        case "single":
            return (
                shape(
                    "j-bone",
                    "M34.5 30C31 36 24 37.5 17 36C8.5 34 4 27 4.5 19C5 10 12 4 20.5 4"
                    "C29 4 35 10 35 18C35 25 30 30 23.5 30C17 30 12.5 26 12.5 20C12.5 15 16 12"
                    " 20.5 12C24.5 12 27 14.5 27 18C27 21 25 22.8 22.5 22.8",
                ),
                shape(
                    "j-line",
                    "M34.5 30C33 27.5 32 27 30.5 27M28 35L26 29.8M19.5 36.5L20.5 29.5"
                    "M11 33L15.5 27M6 27L13 23.5M4.5 19L12.6 19M7 11.5L14 15.5M13 6L17 12.8"
                    "M21 4L21 12M29 7L25 13.5M34 13.5L27 16",
                ),
            )
        case "head-left":
            return (
                shape(
                    "j-bone",
                    "M38 9C30 7 23 10 17 15C10 16 5 18 3 22L4 25L8 25.5L9 28L11.5 25.5"
                    "L14 28.5L16.5 25.5L19 29L22 26L24 29L26.5 27L38 29L35.5 24L38 20L35 15Z",
                ),
                shape("j-bone", "M6 29C12 32.5 22 34 38 34.5V31L24 30.5Z"),
                oval("j-dark", 25, 17.5, 4.2, 3.2),
                shape("j-line", "M7 21L10 20.5"),
            )
        case "head-right":
            return (
                shape(
                    "j-bone",
                    "M2 9C13 5.5 26 5 34 10C37.5 13 37 20 34 25L31 34.5H25L24 30"
                    "L2 29L4.5 24L2 20L5 15Z",
                ),
                shape("j-bone", "M2 31L22 32C24 32 25 34 25 36.5L2 34.5Z"),
                oval("j-dark", 13, 17, 4.5, 5),
                oval("j-dark", 26, 19, 3.6, 5.6),
            )
        case "fish-head":
            return (
                shape(
                    "j-bone",
                    "M2 22.5L20 18C25 11 32 9 38 9L35.5 14L38 19L35 24L38 30"
                    "C31 31 25 29 20 26L3 25.5Z",
                ),
                shape(
                    "j-line",
                    "M4 24L22 22.5M6 24V26.5M9 23.6V26.8M12 23.4V27M15 23.2V27"
                    "M6.5 24V21.6M9.5 23.6V20.8M12.5 23.4V20",
                ),
                disc("j-card-fill", 28, 18, 4.6),
                disc("j-dark", 28, 18, 2),
            )
        case "fish-body":
            return (
                shape(
                    "j-bone",
                    "M2 11C14 5 28 6 38 12L35.5 17L38 22L35.5 27C26 33 12 34 2 29"
                    "L4.5 24L2 19L4.5 15ZM17 8L25 2L26 8.5ZM12 31L8 39L21 32Z",
                ),
                shape(
                    "j-line",
                    "M4 19.5H36M10 11C7.5 16 7.5 24 10 29M16 10C13.5 16 13.5 25 16 30"
                    "M22 10C19.5 16 19.5 24 22 30M28 11.5C26 16 26 23 28 28",
                ),
            )
        case "fish-tail":
            return (
                shape(
                    "j-bone",
                    "M2 13C12 14 19 16.5 25 18L34 5C36 11 34 17 30 20.5C34 25 36 31"
                    " 34 37L24 24C17 26.5 10 28 2 27.5L4.5 24L2 20L4.5 16.5Z",
                ),
                shape("j-line", "M5 20.5L28 20.5M9 15.5V26.5M14 16V26M19 17.5V25"),
            )
        case "gold":
            return (
                shape("j-gold-fill", "M6 27L9 17L18 12L22 6L31 9L35 18L33 27L26 33L12 34Z"),
                shape("j-gold-light", "M18 12L22 6L31 9L25 15ZM9 17L18 12L25 15L19 22Z"),
                shape(
                    "j-line",
                    "M6 27L9 17L18 12L22 6L31 9L35 18L33 27L26 33L12 34ZM18 12L25 15"
                    "L31 9M25 15L19 22L9 17M19 22L21 34M25 15L33 27",
                ),
            )
        case _:
            return (
                shape(
                    "j-crystal",
                    "M13 36L9 20L15 6L21 18L20 36ZM21 36L22 18L28 11L34 20L30 36Z"
                    "M9 36L3 26L7 20L13 36Z",
                ),
                shape("j-crystal-light", "M15 6L21 18L15 21ZM28 11L34 20L28 22Z"),
                shape(
                    "j-line",
                    "M13 36L9 20L15 6L21 18L20 36ZM21 36L22 18L28 11L34 20L30 36Z"
                    "M9 36L3 26L7 20L12 31M9 20L15 21L21 18M15 21L16 36M22 18L28 22L34 20"
                    "M28 22L27 36M5 36H34",
                ),
            )


def _event(name: str) -> tuple[VNode, ...]:
    match name:
        case "needed-supplies":
            return (
                shape("j-leather", "M8 16Q8 8 20 8T32 16V34H8Z"),
                shape("j-line", "M8 20H32M14 8V5H26V8M14 20V27H26V20"),
            )
        case "opportunity":
            return (shape("j-line-bold", "M8 14H29M24 8L30 14L24 20M32 27H11M16 21L10 27L16 33"),)
        case "push-ahead":
            return (shape("j-red-fill", "M6 8L20 20L6 32ZM20 8L34 20L20 32Z"),)
        case "support":
            return (
                shape("j-card-fill", "M4 10H36V31H4Z"),
                shape("j-line", "M4 10L20 23L36 10"),
                shape(
                    "j-red-fill",
                    "M20 33C13 29 13 23 16.5 23Q19 23 20 25.5Q21 23 23.5 23C27 23 27 29 20 33Z",
                ),
            )
        case "multi-tool":
            return (
                shape("j-steel", "M17 20L6 7L11 4L22 17ZM23 20L34 7L29 4L18 17Z"),
                shape("j-wood", "M15 16H25V36H15Z"),
                shape("j-line", "M20 20V32"),
            )
        case "prismatic":
            return (
                shape("j-blue-fill", "M20 20L4 33V22Z"),
                shape("j-red-fill", "M20 20L4 33H36Z"),
                shape("j-yellow-fill", "M20 20L36 33V22Z"),
                shape("j-card-fill", "M20 4L31 24H9Z"),
                shape("j-line", "M2 13L17 15"),
            )
        case "good-luck":
            return (
                shape(
                    "j-green-fill",
                    "M20 19C11 20 7 13 12 10Q16 8 20 14Q24 8 28 10C33 13 29 20"
                    " 20 19ZM20 19C14 12 6 16 7 21Q9 26 16 23Q13 30 18 31C22 31 24 26 20 19Z"
                    "M20 19C26 12 34 16 33 21Q31 26 24 23",
                ),
                shape("j-line", "M20 20C20 28 23 33 28 36"),
            )
        case _:
            return (
                shape("j-water-fill", "M11 12H29L32 36H8Z"),
                shape("j-steel", "M15 4H25V12H15Z"),
                shape("j-line", "M10 24H31M14 29Q17 26 20 29T26 29"),
            )


def _sea(name: str) -> tuple[VNode, ...]:
    """A scene for a sea card, on 100 × 76 units."""
    waves = shape(
        "j-line",
        "M2 64Q10 58 18 64T34 64T50 64T66 64T82 64T98 64M10 71Q18 66 26 71T42 71T58 71T74 71T90 71",
    )
    match name:
        case "find":
            return (
                shape("j-sand", "M2 58C20 40 36 50 52 46S86 40 98 58V64H2Z"),
                use("j-single", 30, 16, 40, 40),
                waves,
            )
        case "geyser":
            return (
                shape(
                    "j-foam",
                    "M44 62C46 40 34 34 32 22C30 12 40 14 42 18C42 6 58 4 58 18"
                    "C62 12 72 14 68 24C66 34 54 42 56 62Z",
                ),
                shape("j-stone-fill", "M26 64L38 50H62L74 64Z"),
                shape("j-line", "M47 56C48 44 44 36 42 28M53 56C53 44 57 36 59 26"),
                waves,
            )
        case "islet":
            return (
                shape("j-stone-fill", "M14 62C20 46 34 40 48 44S80 46 88 62Z"),
                shape("j-mushroom-stalk", "M46 46C44 34 45 28 46 24H56C57 30 56 38 57 46Z"),
                shape("j-mushroom", "M28 25C30 10 42 6 51 6S72 10 75 25C64 29 40 29 28 25Z"),
                shape("j-mushroom-stalk", "M70 48L71 40H75L76 49Z"),
                shape("j-mushroom", "M63 40C65 32 69 31 73 31S82 33 83 40Z"),
                waves,
            )
        case "monsters":
            return (
                shape(
                    "j-monster",
                    "M8 62C10 50 22 46 30 52C36 42 34 30 28 24C24 20 18 22 12 20"
                    "C16 12 28 10 36 18C46 28 44 44 46 54L44 62Z",
                ),
                shape(
                    "j-monster-2",
                    "M58 62C60 48 72 44 82 50L94 42C96 50 94 56 90 62ZM62 50L50 46L64 44Z",
                ),
                disc("j-dark", 24, 17.5, 1.8),
                disc("j-card-fill", 70, 52, 3),
                disc("j-dark", 70, 52, 1.4),
                waves,
            )
        case _:
            return (
                shape(
                    "j-cloud",
                    "M14 34C6 34 6 22 16 22C16 10 34 6 42 14C50 4 70 8 72 20C86 16 94 34 82 36Z",
                ),
                shape("j-lamp-fill", "M52 32L36 52H48L42 66L66 44H54L62 32Z"),
                waves,
            )


def _drop() -> tuple[VNode, ...]:
    return (
        shape("j-water-fill", "M20 3C26 13 32 18 32 26A12 12 0 0 1 8 26C8 18 14 13 20 3Z"),
        shape("j-light-line", "M13 26C13 30 16 33 19 33.5"),
    )


def _event_mark() -> tuple[VNode, ...]:
    """An open journal: something happens here."""
    return (
        shape(
            "j-card-fill",
            "M20 11C14 6 8 6 4 8V32C9 30 15 30 20 34C25 30 31 30 36 32V8C32 6 26 6 20 11Z",
        ),
        shape(
            "j-line",
            "M20 11V34M8 14Q12 13 16 15.5M8 20Q12 19 16 21.5M24 15.5Q28 13 32 14"
            "M24 21.5Q28 19 32 20",
        ),
        shape("j-red-fill", "M28 3L33 3 31 10 34.5 10 28.5 19 30 12 26 12Z"),
    )


def _crossed() -> tuple[VNode, ...]:
    """A fossil that is lost."""
    return (
        shape(
            "j-bone",
            "M20 34A14 14 0 1 1 34 20C34 26 30 29 25 29C20 29 17 26 17 22C17 19 19 17 21.5 17",
        ),
        shape("j-cross", "M5 5L35 35M35 5L5 35"),
    )


def _forest() -> tuple[VNode, ...]:
    return (
        shape(
            "j-mushroom-stalk",
            "M13 36C14 28 14 22 13 18H19C18 24 18 30 20 36ZM28 36L29 26H33L34 36Z",
        ),
        shape(
            "j-mushroom",
            "M3 20C4 9 9 5 16 5S28 9 29 20C20 23 11 23 3 20Z"
            "M23 28C24 22 27 20 31 20S38 22 38 28C33 30 28 30 23 28Z",
        ),
    )


def _ruins() -> tuple[VNode, ...]:
    return (
        shape(
            "j-ruin",
            "M4 36V14H9V10H14V14H17V36ZM20 36V8L25 5 27 8V36Z"
            "M30 36V22Q33 17 37 22V36H35V24Q33.5 22 32 24V36Z",
        ),
        shape("j-line", "M4 20H17M4 26H17M2 36H38M20 16H27M20 26H27"),
    )


def _raft() -> tuple[VNode, ...]:
    return (
        oval("j-shade", 60, 84, 56, 7),
        shape("j-sail", "M58 6C80 10 90 26 88 50L58 54Z"),
        shape("j-line", "M58 4V66M62 16C74 20 80 30 80 42"),
        group(at(8, 22, 0.74), use("j-figure-blue", 0, 0, 48, 60, "j-figure-blue")),
        group(at(33, 24, 0.74), use("j-figure-red", 0, 0, 48, 60, "j-figure-red")),
        group(at(76, 26, 0.74), use("j-figure-yellow", 0, 0, 48, 60, "j-figure-yellow")),
        shape("j-wood", "M4 62H116Q120 67 116 72H4Q0 67 4 62ZM8 72H112Q116 77 112 82H8Q4 77 8 72Z"),
        shape("j-line", "M24 62V82M62 62V82M98 62V82"),
    )


_EDGES: Final = {
    "blue": "M20 14V154M100 14V154",
    "red": "M20 14V154M100 14V154M26 14V154M94 14V154",
    "yellow": "M20 14V154M100 14V154M26 14V154M94 14V154M32 14V154M88 14V154",
}


def _explorer_card(name: str) -> tuple[VNode, ...]:
    return (
        shape("j-shade", _CARD_SHADE),
        shape(f"j-{name}-fill", _CARD),
        shape("j-card-panel", "M16 46H104V152H16Z"),
        shape(f"j-{name}-wash", "M17 120C40 108 60 128 80 116S100 118 103 116V151H17Z"),
        h("g", {"class": f"j-figure-{name}"}, use(f"j-figure-{name}", 23, 52, 74, 92.5)),
        disc("j-card-badge", 28, 26, 17),
    )


def _plain_card() -> tuple[VNode, ...]:
    return (
        shape("j-shade", _CARD_SHADE),
        shape("j-card-face", _CARD),
        shape("j-card-rule", "M12 12H108V156H12Z"),
    )


def _back(name: str) -> tuple[VNode, ...]:
    middle = {
        "explorers": (
            shape("j-back-hill", "M12 130L48 66L60 74L72 66L108 130V156H12Z"),
            shape("j-back-line", "M48 66L60 74L72 66M60 74V156M40 96H80M46 118H74"),
        ),
        "equipment": (
            use("j-pickaxe", 22, 46, 76, 76, "j-back-art"),
            shape("j-back-line", "M24 136H96"),
        ),
        "event": (
            shape(
                "j-back-line",
                "M34 52Q60 40 60 64Q60 40 86 52V118Q60 106 60 130Q60 106 34 118ZM60 64V130",
            ),
        ),
    }[name]
    return (
        shape("j-shade", _CARD_SHADE),
        shape(f"j-back-{name}", _CARD),
        *middle,
        shape("j-back-line", "M12 12H108V156H12Z"),
    )
