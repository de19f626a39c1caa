"""The land between the river and the snow, drawn once for each layout as symbols.

`board-<layout>-land` is everything under the trail of a move: landscape and route;
`board-<layout>-spaces` are the numbered discs.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from pyapp.games.kilimanjaro.geometry import LAYOUTS, Layout, Point, radius, region
from pyapp.games.kilimanjaro.material import TRACK
from pyapp.ui.drawing import at, disc, group, letters, number, shape, smooth, symbol
from pyapp.ui.kilimanjaro.landmarks import (
    acacia,
    birds,
    bush,
    camp,
    canoe,
    cloud,
    elephant,
    fern,
    giraffe,
    hippo,
    lobelia,
    mountain,
    palm,
    reeds,
    rock,
    rock_pile,
    village,
)
from pyapp.ui.vnode import Child, VNode, h


def symbols() -> tuple[VNode, ...]:
    """Land and spaces of both layouts."""
    made: list[VNode] = []
    for layout in LAYOUTS.values():
        land = _wide(layout) if layout.name == "wide" else _tall(layout)
        made += (
            symbol(
                f"board-{layout.name}-land",
                layout.width,
                layout.height,
                land,
                _route(layout),
                _frame(layout),
            ),
            symbol(f"board-{layout.name}-spaces", layout.width, layout.height, _spaces(layout)),
        )
    return tuple(made)


def _frame(layout: Layout) -> Iterator[VNode]:
    """The border of an old map, its degrees light and dark in turn."""
    for look, inset in (("k-frame", 3.5), ("k-degrees", 3.5), ("k-neatline", 7)):
        yield h(
            "rect",
            {
                "class": look,
                "x": inset,
                "y": inset,
                "width": layout.width - 2 * inset,
                "height": layout.height - 2 * inset,
                "rx": 9 if look != "k-neatline" else 6,
            },
        )


def _route(layout: Layout) -> tuple[VNode, ...]:
    d = smooth(layout.places)
    width = layout.radius * 2 + 7
    return (
        h("path", {"class": "k-route-edge", "d": d, "stroke-width": number(width + 4)}),
        h("path", {"class": "k-route", "d": d, "stroke-width": number(width)}),
    )


def bare_spaces(layout: Layout) -> Iterator[VNode]:
    """The discs without their numbers, in a few shapes: for a picture too small to read."""
    kinds: dict[str, list[str]] = {}
    for space, (x, y) in enumerate(layout.places):
        r = number(radius(layout.name, space))
        across = number(2 * radius(layout.name, space))
        kinds.setdefault(_kind(space), []).append(
            f"M{number(x)} {number(y)}m-{r} 0a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0"
        )
    for kind, discs in kinds.items():
        yield shape(f"space space-{kind}", "".join(discs))


def _kind(space: int) -> str:
    if space == TRACK.last:
        return "goal"
    return "village" if space in TRACK.villages else region(space)


def _spaces(layout: Layout) -> Iterator[VNode]:
    for space, (x, y) in enumerate(layout.places):
        home = space in TRACK.villages or space == TRACK.last
        size = radius(layout.name, space)
        kind = _kind(space)
        yield disc(f"space space-{kind}", x, y, size)
        if home:
            yield disc("space-ring", x, y, size - 3.5)
        if space == 0:
            yield shape(
                "space-mark",
                f"M{number(x - 9)} {number(y)}l9-9 9 9M{number(x - 6)} {number(y - 1)}v8h12v-8",
            )
            continue
        if space == TRACK.last:
            look, drop = "space-number space-hundred", 6.2
        elif space % 10 == 0:
            look, drop = "space-number space-ten", 7.2
        elif space % 5 == 0:
            look, drop = "space-number space-five", 6.2
        else:
            look, drop = "space-number", 5.9
        yield letters(look, x, y + drop, str(space))


def _edge(knots: Iterable[Point], width: float, height: float) -> str:
    """Path data of everything below a smooth skyline that runs from left to right."""
    return f"{smooth(knots)}L{number(width)} {number(height)}L0 {number(height)}Z"


def _canopy(knots: Iterable[Point], width: float, height: float, crown: float) -> str:
    """Like `_edge`, but the skyline is one of tree crowns about `crown` wide."""
    line = list(knots)
    d = [f"M0 {number(height)}V{number(line[0][1])}"]
    x, index = line[0][0], 0
    while x < width:
        step = crown * (0.8, 1.15, 0.95, 1.3, 0.7)[index % 5]
        x, index = x + step, index + 1
        y = _height(line, x) + (0, -4, 2, -2, 3)[index % 5]
        d.append(f"A{number(step * 0.56)} {number(step * 0.5)} 0 0 1 {number(x)} {number(y)}")
    return "".join(d) + f"V{number(height)}Z"


def _height(line: list[Point], x: float) -> float:
    """Of a skyline at some x, straight between its knots."""
    for (ax, ay), (bx, by) in pairwise(line):
        if x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return line[-1][1]


Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def _sprinkle(
    layout: Layout, box: Box, count: int, *, clear: float, lift: float = 0
) -> list[Point]:
    """Points spread over a box whose surroundings (a circle of radius `clear`, `lift` above
    the point) keep off the route; always the same ones.
    """
    left, top, right, bottom = box
    found = []
    for index in range(count):
        x = left + (right - left) * (index * 0.754877666 % 1)
        y = top + (bottom - top) * (index * 0.569840291 % 1)
        if all(hypot(x - a, y - lift - b) > clear + layout.radius for a, b in layout.places):
            found.append((x, y))
    return found


def _stars(layout: Layout) -> VNode:
    """Seen by night only."""
    spots = _sprinkle(layout, (16, 16, layout.width - 16, 130), 36, clear=10)
    return shape("k-stars", "".join(f"M{number(x)} {number(y)}h.01" for x, y in spots))


def _tufts(points: Iterable[Point]) -> VNode:
    return shape(
        "k-soft",
        "".join(
            f"M{number(x - 4)} {number(y - 6)}L{number(x - 1)} {number(y)}"
            f"M{number(x)} {number(y - 9)}V{number(y)}"
            f"M{number(x + 5)} {number(y - 6)}L{number(x + 1)} {number(y)}"
            for x, y in points
        ),
    )


def _waves(points: Iterable[Point]) -> VNode:
    return shape(
        "k-ripple",
        "".join(f"M{number(x - 9)} {number(y)}c4-3 6-3 9 0s6 3 10 0" for x, y in points),
    )


def _stand(things: Iterable["Thing"]) -> list[VNode]:
    """Things put up, the far ones first; a negative scale turns one round."""
    return [
        group(at(x, y, abs(scale), flip=scale < 0), *parts)
        for x, y, scale, parts in sorted(things, key=lambda thing: thing[1])
    ]


Thing: TypeAlias = tuple[float, float, float, tuple[Child, ...]]
"""x, y of the foot; scale, negative = turned round; shapes."""


def _wide(layout: Layout) -> tuple[Child, ...]:
    width, height = layout.width, layout.height
    bank = [
        (0, 526),
        (150, 540),
        (340, 532),
        (520, 544),
        (700, 536),
        (800, 566),
        (880, 618),
        (960, 632),
        (1000, 640),
    ]
    jungle = [
        (0, 176),
        (70, 168),
        (150, 160),
        (215, 170),
        (262, 232),
        (340, 250),
        (460, 244),
        (620, 256),
        (760, 248),
        (880, 258),
        (1000, 250),
    ]
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        _stars(layout),
        disc("k-halo", 236, 104, 62),
        disc("k-halo", 236, 104, 46),
        disc("k-sun", 236, 104, 32),
        shape(
            "k-glow", _edge([(0, 140), (200, 122), (420, 140), (700, 120), (1000, 110)], width, 300)
        ),
        shape(
            "k-far",
            _edge(
                [(0, 150), (90, 128), (190, 146), (300, 120), (430, 162), (1000, 180)], width, 300
            ),
        ),
        group(at(338, 6, 0.98), *mountain()),
        shape(
            "k-cloud",
            cloud(424, 158, 92) + cloud(884, 150, 100) + cloud(60, 78, 84) + cloud(130, 44, 54),
        ),
        group(at(330, 62), birds()),
        shape(
            "k-heath k-lined",
            _edge(
                [
                    (0, 176),
                    (120, 160),
                    (260, 168),
                    (420, 166),
                    (560, 178),
                    (700, 190),
                    (860, 176),
                    (1000, 192),
                ],
                width,
                height,
            ),
        ),
        shape(
            "k-heath-2",
            _edge(
                [(200, 240), (330, 216), (500, 236), (640, 214), (800, 230), (1000, 206)],
                width,
                height,
            ),
        ),
        shape("k-jungle k-lined", _canopy(jungle, width, height, 26)),
        shape("k-jungle-2 k-leafy", _canopy([(x, y + 52) for x, y in jungle], width, height, 32)),
        shape(
            "k-jungle-3 k-leafy",
            _canopy([(0, 322), (300, 318), (560, 326), (800, 316), (1000, 318)], width, height, 38),
        ),
        shape(
            "k-savanna k-lined",
            _edge(
                [
                    (0, 356),
                    (120, 344),
                    (300, 354),
                    (480, 346),
                    (600, 352),
                    (690, 366),
                    (770, 396),
                    (840, 440),
                    (900, 450),
                    (1000, 434),
                ],
                width,
                height,
            ),
        ),
        shape(
            "k-savanna-2",
            _edge(
                [(0, 452), (180, 440), (420, 452), (640, 440), (820, 462), (1000, 452)],
                width,
                height,
            ),
        ),
        shape("k-bank k-lined", _edge([(x, y - 10) for x, y in bank], width, height)),
        shape("k-water k-lined", _edge(bank, width, height)),
        _waves(_sprinkle(layout, (10, 548, 830, 636), 120, clear=14)),
        _tufts(_sprinkle(layout, (10, 360, 640, 520), 150, clear=14)),
        _tufts(_sprinkle(layout, (640, 440, 990, 560), 70, clear=14)),
        _stand(
            (
                *_wide_things(layout),
                *_growth(layout, (730, 330, 990, 436), 60),
                *_growth(layout, (10, 190, 560, 348), 110),
                *_growth(layout, (560, 272, 990, 340), 80),
                *_heights(layout, (420, 190, 990, 240), 30),
            )
        ),
    )


def _wide_things(layout: Layout) -> Iterator[Thing]:
    x, y = layout.places[100]
    yield x, y - 20, 0.95, camp()
    yield 66, 524, -0.95, village(0)
    yield 826, 562, 0.95, village(1)
    yield 192, 464, 0.95, village(2)
    yield 786, 384, 1.0, village(3)
    yield 244, 284, 0.95, village(4)
    yield 450, 470, 1.25, acacia()
    yield 502, 480, 0.7, acacia(False)
    yield 656, 478, 0.95, giraffe()
    yield 704, 482, -0.8, giraffe()
    yield 350, 556, 1.0, elephant()
    yield 400, 552, 0.55, elephant()
    yield 575, 546, 1.0, acacia()
    yield 306, 470, 0.8, acacia(False)
    yield 955, 500, 1.0, acacia(False)
    yield 962, 590, 0.9, rock_pile()
    yield 32, 440, 0.9, acacia(False)
    yield 350, 384, 1.0, acacia()
    yield 250, 628, 1.0, hippo()
    yield 470, 622, 1.0, canoe()
    yield 30, 628, 1.0, reeds()
    yield 690, 632, 1.0, reeds()
    yield 590, 380, 0.8, acacia(False)


def _growth(layout: Layout, box: Box, count: int) -> Iterator[Thing]:
    """Jungle: mounds of leaves, ferns and palms wherever the route leaves room."""
    palms = set(_sprinkle(layout, box, count, clear=28, lift=26))
    for index, (x, y) in enumerate(_sprinkle(layout, box, count, clear=22, lift=12)):
        match index % 5:
            case 1:
                yield x, y, 0.8, bush("k-jungle-2")
            case 2:
                yield x, y, 0.8, fern()
            case 4 if (x, y) in palms:
                yield x, y, 0.85, palm()
            case _:
                yield x, y, 0.85, bush("k-jungle-3")


def _heights(layout: Layout, box: Box, count: int) -> Iterator[Thing]:
    """Giant groundsels and stones of the heath."""
    for index, (x, y) in enumerate(_sprinkle(layout, box, count, clear=20, lift=12)):
        yield (x, y, 0.8, rock()) if index % 3 == 2 else (x, y, 0.65, lobelia())


def _tall(layout: Layout) -> tuple[Child, ...]:
    width, height = layout.width, layout.height
    shore = (
        "0 {0}C60 {0} 130 {1} 176 {2}C230 {3} 380 {3} 440 {4}C480 {5} 500 {6} 540 {7}"
        "S600 {7} 640 {8}"
        "V740H0Z"
    )
    bank = "M" + shore.format(684, 686, 654, 636, 624, 612, 588, 576, 550)
    river = "M" + shore.format(694, 696, 664, 646, 634, 622, 598, 586, 562)
    jungle = [
        (0, 170),
        (60, 176),
        (126, 174),
        (170, 214),
        (260, 240),
        (420, 234),
        (540, 240),
        (640, 234),
    ]
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        _stars(layout),
        disc("k-halo", 112, 92, 54),
        disc("k-halo", 112, 92, 40),
        disc("k-sun", 112, 92, 28),
        shape("k-glow", _edge([(0, 130), (140, 112), (300, 130), (640, 110)], width, 300)),
        shape(
            "k-far",
            _edge(
                [(0, 140), (70, 118), (140, 136), (220, 112), (320, 160), (640, 170)], width, 300
            ),
        ),
        group(at(122, 8, 0.86), *mountain()),
        shape("k-cloud", cloud(188, 148, 80) + cloud(548, 140, 84) + cloud(24, 62, 66)),
        group(at(190, 52, 0.9), birds()),
        shape(
            "k-heath k-lined",
            _edge(
                [(0, 166), (100, 150), (200, 158), (320, 170), (440, 180), (560, 168), (640, 180)],
                width,
                height,
            ),
        ),
        shape(
            "k-heath-2",
            _edge([(150, 230), (300, 212), (420, 226), (540, 208), (640, 216)], width, height),
        ),
        shape("k-jungle k-lined", _canopy(jungle, width, height, 24)),
        shape("k-jungle-2 k-leafy", _canopy([(x, y + 56) for x, y in jungle], width, height, 28)),
        shape(
            "k-jungle-3 k-leafy",
            _canopy([(0, 318), (200, 326), (420, 316), (640, 324)], width, height, 32),
        ),
        shape(
            "k-savanna k-lined",
            _edge(
                [(0, 404), (60, 396), (160, 406), (300, 394), (420, 408), (540, 400), (640, 410)],
                width,
                height,
            ),
        ),
        shape(
            "k-savanna-2",
            _edge([(0, 486), (160, 474), (330, 492), (480, 478), (640, 490)], width, height),
        ),
        shape("k-bank k-lined", bank),
        shape("k-water k-lined", river),
        _waves(_sprinkle(layout, (10, 706, 630, 734), 50, clear=10)),
        _waves(_sprinkle(layout, (230, 660, 630, 706), 60, clear=12)),
        _waves(_sprinkle(layout, (540, 596, 630, 660), 20, clear=12)),
        _tufts(_sprinkle(layout, (10, 410, 630, 540), 130, clear=12)),
        _tufts(_sprinkle(layout, (10, 540, 430, 620), 60, clear=12)),
        _stand(
            (
                *_tall_things(layout),
                *_growth(layout, (10, 190, 160, 390), 50),
                *_growth(layout, (170, 250, 630, 390), 120),
                *_heights(layout, (400, 196, 630, 224), 16),
            )
        ),
    )


def _tall_things(layout: Layout) -> Iterator[Thing]:
    x, y = layout.places[100]
    yield x, y - 18, 0.85, camp()
    yield 124, 668, 0.85, village(0)
    yield 420, 598, 0.8, village(1)
    yield 336, 518, 0.85, village(2)
    yield 122, 412, 0.72, village(3)
    yield 424, 268, 0.85, village(4)
    yield 208, 594, 0.78, giraffe()
    yield 246, 590, -0.62, giraffe()
    yield 160, 586, 0.7, acacia(False)
    yield 316, 668, 0.8, elephant()
    yield 358, 664, 0.45, elephant()
    yield 516, 512, 0.9, acacia()
    yield 562, 500, 0.6, acacia(False)
    yield 420, 438, 0.7, acacia(False)
    yield 226, 438, 0.95, acacia()
    yield 120, 500, 0.8, rock_pile()
    yield 50, 480, 0.8, acacia(False)
    yield 520, 664, 0.8, canoe()
    yield 220, 726, 0.8, hippo()
    yield 26, 726, 0.8, reeds()
    yield 606, 726, 0.8, reeds()
