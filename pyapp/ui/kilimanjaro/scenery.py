"""The land between the river and the snow, drawn once for each layout as symbols.

`board-<layout>-land` is everything under the pieces' trail: landscape and route;
`board-<layout>-spaces` are the numbered discs.
"""

from collections.abc import Iterable, Iterator
from math import hypot
from typing import TypeAlias

from pyapp.games.kilimanjaro.geometry import LAYOUTS, Layout, Point, radius, region
from pyapp.games.kilimanjaro.material import TRACK
from pyapp.ui.drawing import at, disc, group, letters, number, oval, shape, symbol
from pyapp.ui.vnode import Child, VNode, h


def symbols() -> tuple[VNode, ...]:
    """Land and spaces of both layouts."""
    made: list[VNode] = []
    for layout in LAYOUTS.values():
        land = _wide(layout) if layout.name == "wide" else _tall(layout)
        made += (
            symbol(f"board-{layout.name}-land", layout.width, layout.height, land, _route(layout)),
            symbol(f"board-{layout.name}-spaces", layout.width, layout.height, _spaces(layout)),
        )
    return tuple(made)


def _route(layout: Layout) -> tuple[VNode, ...]:
    d = smooth(layout.places)
    width = layout.radius * 2 + 7
    return (
        h("path", {"class": "k-route-edge", "d": d, "stroke-width": number(width + 4)}),
        h("path", {"class": "k-route", "d": d, "stroke-width": number(width)}),
    )


def _spaces(layout: Layout) -> Iterator[VNode]:
    for space, (x, y) in enumerate(layout.places):
        home = space in TRACK.villages or space == TRACK.last
        size = radius(layout.name, space)
        yield disc("space space-" + ("village" if home else region(space)), x, y, size)
        if home:
            yield disc("space-ring", x, y, size - 3.5)
        if space == 0:
            continue
        if space % 10 == 0:
            look, drop = "space-number space-ten", 6.4
        elif space % 5 == 0:
            look, drop = "space-number space-five", 5.4
        else:
            look, drop = "space-number", 4.8
        yield letters(look, x, y + drop, str(space))


def smooth(points: Iterable[Point]) -> str:
    """Path data of a smooth line through points that lie close together."""
    line = list(points)
    if len(line) < 2:
        return ""
    d = [f"M{number(line[0][0])} {number(line[0][1])}"]
    padded = [line[0], *line, line[-1]]
    for a, b, c, e in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        ends = (
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (e[0] - b[0]) / 6,
            c[1] - (e[1] - b[1]) / 6,
            c[0],
            c[1],
        )
        d.append("C" + " ".join(number(end) for end in ends))
    return "".join(d)


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
    for (ax, ay), (bx, by) in zip(line, line[1:], strict=False):
        if x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return line[-1][1]


# The things in the land. Each stands with its foot at 0, 0.


def _mountain() -> tuple[VNode, ...]:
    """Kibo with its broad shoulders, Mawenzi's rags on the right; 720 × 200, foot at the top left
    corner's height + 200.
    """
    return (
        shape(
            "k-rock k-lined",
            "M-40 204C40 196 104 166 146 132C172 116 200 116 226 100C262 76 280 40 300 24L316 17L333 22"
            "L350 15L370 21L387 15L404 27C424 52 440 84 470 98L490 95L503 72L512 80L522 58L535 76L546 70"
            "L562 100C602 142 660 186 760 204Z",
        ),
        shape(
            "k-rock-2",
            "M404 27C424 52 440 84 470 98L490 95L503 72L512 80L522 58L530 84L524 104L540 130L536 204H430"
            "C452 170 440 140 424 118C412 96 410 60 404 27ZM562 100C602 142 660 186 760 204H600C596 170 580 134 562 100Z",
        ),
        shape(
            "k-snow k-lined",
            "M300 24L316 17L333 22L350 15L370 21L387 15L404 27C414 39 422 54 432 69L420 64L416 80L404 66"
            "L396 88L384 70L374 96L362 72L350 90L340 68L326 86L318 64L302 78L298 62L272 74C283 56 290 36 300 24Z",
        ),
        shape("k-snow-2", "M387 15L404 27C414 39 422 54 432 69L420 64L416 80L404 66L400 44Z"),
        shape("k-snow k-lined", "M503 72L512 80L522 58L535 76L530 84L522 78L516 90L508 84L500 90Z"),
        shape(
            "k-soft",
            "M262 92C240 120 222 150 216 180M306 96C296 124 288 150 286 176M352 104C352 130 356 156 364 182"
            "M392 104C400 130 412 150 418 176M168 138C150 160 136 176 120 186M470 112C476 136 488 160 500 178"
            "M548 108C560 136 580 160 600 180",
        ),
    )


def _acacia(wide: bool = True) -> tuple[VNode, ...]:
    crown = (
        "M-34-30C-36-38-26-42-18-42C-12-50 6-51 12-45C22-48 34-42 34-34C36-29 30-27 24-28C12-25-14-25-22-27"
        "C-28-25-33-27-34-30Z"
        if wide
        else "M-22-34C-24-42-14-46-8-45C-2-52 12-50 14-44C22-44 25-36 20-33C8-29-12-30-22-34Z"
    )
    return (
        shape("k-trunk", "M0 0C-1-10-2-14-6-20L-16-30M-2-13C2-20 6-24 14-30M-4-18L-2-30"),
        shape("k-leaf k-lined", crown),
        shape("k-soft", "M-24-34C-14-37-4-34 2-36M8-38C14-39 20-37 26-35"),
    )


def _baobab() -> tuple[VNode, ...]:
    return (
        shape(
            "k-wall k-lined",
            "M-11 0C-7-8-10-20-12-28L-24-38L-10-33L-12-44L-4-34L0-46L4-34L14-44L10-32L24-37L12-27C10-18 8-8 12 0Z",
        ),
        shape(
            "k-leaf-2 k-lined",
            "M-32-40C-30-47-20-47-17-42C-18-36-30-35-32-40ZM-16-48C-14-55-4-53-4-48C-6-43-14-43-16-48Z"
            "M-2-52C1-58 10-56 9-50C6-46-1-46-2-52ZM8-46C12-53 21-50 20-45C16-41 9-41 8-46ZM19-40C22-46 32-44 31-38C27-34 20-35 19-40Z",
        ),
    )


def _palm() -> tuple[VNode, ...]:
    return (
        shape("k-trunk", "M0 0C3-14 3-26-1-40"),
        shape(
            "k-leaf-2 k-lined",
            "M-1-40C-10-48-20-46-26-36C-18-40-10-40-1-40C-6-36-14-32-16-24C-8-32-4-34-1-40C0-34 4-28 12-24"
            "C10-32 6-36-1-40C8-40 16-40 24-34C20-46 8-48-1-40C-2-48-8-54-16-54C-10-50-6-46-1-40C2-48 8-52 16-52C10-50 4-46-1-40Z",
        ),
    )


def _bush(look: str) -> tuple[VNode, ...]:
    """A mound of leaves."""
    return (
        shape(
            f"{look} k-lined",
            "M-30 0C-36-6-32-15-24-15C-24-25-11-30-4-23C2-32 17-29 18-19C27-21 34-11 29 0Z",
        ),
        shape("k-soft", "M-20-7C-17-12-12-13-8-10M-2-14C2-19 8-19 11-14M6-5C10-9 16-9 19-6"),
    )


def _fern() -> tuple[VNode, ...]:
    return (
        shape(
            "k-leaf k-lined",
            "M0 0C-4-12-14-18-24-16C-18-8-10-2 0 0C-6-14-8-24-2-34C4-24 5-12 0 0C4-14 14-20 24-17C18-8 10-2 0 0Z",
        ),
    )


def _lobelia() -> tuple[VNode, ...]:
    """The giant groundsel of the heights."""
    return (
        shape("k-trunk", "M0 0V-16"),
        shape(
            "k-leaf-2 k-lined",
            "M0-14C-8-14-12-20-11-26C-7-24-5-22-3-20C-4-26-3-31 0-35C3-31 4-26 3-20C5-22 7-24 11-26C12-20 8-14 0-14Z",
        ),
    )


def _rock() -> tuple[VNode, ...]:
    return (shape("k-rock k-lined", "M-14 0L-11-8L-3-12L6-9L12-3L13 0Z"),)


def _giraffe() -> tuple[VNode, ...]:
    return (
        shape(
            "k-beast k-lined",
            "M-13 0L-12-18C-15-22-14-28-9-29C-3-31 3-31 7-33L15-53L14-57L16-56L16-60L18-57C22-57 25-54 27-51"
            "L25-49L19-50C17-42 15-34 13-27C12-23 12-20 11-18L12 0H9L7-16H-6L-8-15L-9 0Z",
        ),
        shape("k-line", "M-14-26C-17-22-17-18-16-15"),
        shape(
            "k-door",
            "M-9-26h4v4h-4zM-3-27h4v4h-4zM3-28h4v4h-4zM-6-21h4v3h-4zM1-22h4v4h-4zM9-34l3-1-1 5-3 1zM12-42l3-1-1 5-3 1z",
        ),
    )


def _elephant() -> tuple[VNode, ...]:
    return (
        shape(
            "k-beast-2 k-lined",
            "M-26 0V-16C-28-28-20-36-8-36C-2-36 2-35 6-36C12-42 24-40 27-32C30-24 29-12 30-6C30-3 34-4 34-7"
            "C37-4 34 2 29 1C25 0 25-8 24-15C22-12 19-11 17-11V0H9V-10H-8V0H-16L-17-9L-19 0Z",
        ),
        shape("k-rock k-lined", "M6-33C0-32-1-20 5-17C11-15 15-22 14-30Z"),
        shape("k-line", "M-26-24C-30-20-30-16-29-13"),
        shape("k-card k-lined", "M22-16C24-12 27-10 31-11C28-13 26-15 25-18Z"),
        disc("k-door", 21, -29, 1.3),
    )


def _hippo() -> tuple[VNode, ...]:
    return (
        shape("k-beast-2 k-lined", "M-22 0C-22-9-8-12 2-9C6-12 12-12 14-9C20-9 24-5 23 0Z"),
        shape("k-beast-2 k-lined", "M4-9C3-13 8-14 8-10"),
        disc("k-door", 12, -7, 1.2),
        shape("k-ripple", "M-28 1H30"),
    )


def _canoe() -> tuple[VNode, ...]:
    return (
        shape("k-thatch-2 k-lined", "M-26-8C-18-3-8-2 0-2S18-3 26-8C24 1 14 5 0 5S-24 1-26-8Z"),
        shape("k-ripple", "M-26 8C-18 5-14 10-6 7S10 10 26 6"),
    )


def _reeds() -> tuple[VNode, ...]:
    return (
        shape("k-line", "M-6 0C-7-8-8-12-11-17M-2 0V-22M3 0C4-8 5-12 8-18M7 0C8-5 10-8 13-10"),
        shape("k-door", "M-3.5-22h3v-7h-3zM6.5-17l3-6 2 1-2.5 6z"),
    )


def _hut(size: float = 1, roof: str = "k-thatch") -> VNode:
    return group(
        at(0, 0, size),
        shape("k-wall k-lined", "M-13 0C-14-6-14-10-13-15H13C14-10 14-6 13 0C6 2-6 2-13 0Z"),
        shape("k-door k-lined", "M-4 1V-9C-4-12 4-12 4-9V1Z"),
        shape(
            f"{roof} k-lined",
            "M-20-12C-12-20-5-30 0-37C5-30 12-20 20-12C16-9 13-12 10-9S4-11 0-9S-7-12-10-9S-16-9-20-12Z",
        ),
        shape("k-soft", "M0-35C-3-26-6-18-9-12M0-35V-12M0-35C3-26 6-18 9-12"),
    )


def _fence(length: int) -> VNode:
    posts = "".join(f"M{x} 0V-9" for x in range(0, length + 1, 6))
    return shape("k-line", f"{posts}M0-6H{length}M0-3H{length}")


def _village(which: int) -> tuple[Child, ...]:
    """One of the five villages, about 90 × 50 around 0, 0; each has something of its own."""
    match which:
        case 0:  # the start: a banner of the expedition
            return (
                group(at(-26, -6, 0.9), _hut()),
                group(at(24, -8, 0.85), _hut(roof="k-thatch-2")),
                group(at(-2, 0), _hut(1.1)),
                shape("k-line", "M44 0V-44"),
                shape("k-cloth k-lined", "M44-44C52-48 56-40 66-44V-30C56-26 52-34 44-30Z"),
            )
        case 1:  # a baobab
            return (
                group(at(0, -4, 1.15), *_baobab()),
                group(at(-30, 0, 0.95), _hut()),
                group(at(30, 2, 1.05), _hut(roof="k-thatch-2")),
            )
        case 2:  # a fence of thorns and cattle
            return (
                group(at(-20, -6, 1), _hut(roof="k-thatch-2")),
                group(at(14, -8, 0.85), _hut()),
                group(
                    at(-2, 4),
                    shape(
                        "k-door k-lined",
                        "M0-2C0-8 4-9 10-9H17L21-12L24-8L22-5L18-5V0H16V-4H5V0H3V-3Z",
                    ),
                ),
                group(at(-40, 4), _fence(78)),
            )
        case 3:  # granaries on stilts
            return (
                group(at(-22, 0, 1), _hut()),
                group(
                    at(10, 0),
                    shape("k-line", "M-7 0V-12M7 0V-12M0 0V-12"),
                    shape("k-wall k-lined", "M-9-12V-25H9V-12Z"),
                    shape("k-thatch-2 k-lined", "M-14-24L0-42L14-24Z"),
                ),
                group(
                    at(34, 0, 0.8),
                    shape("k-line", "M-7 0V-12M7 0V-12M0 0V-12"),
                    shape("k-wall k-lined", "M-9-12V-25H9V-12Z"),
                    shape("k-thatch k-lined", "M-14-24L0-42L14-24Z"),
                ),
            )
        case _:  # a great drum under palms
            return (
                group(at(-38, 0, 0.95), *_palm()),
                group(at(-14, 0, 0.95), _hut()),
                group(at(18, -2, 0.95), _hut(roof="k-thatch-2")),
                group(
                    at(40, 2),
                    shape("k-cloth k-lined", "M-8-16L-5 0H5L8-16Z"),
                    oval("k-card k-lined", 0, -16, 8, 3),
                    shape("k-line", "M-7-12L-3-2L0-13L3-2L7-12"),
                ),
            )


def _camp() -> tuple[VNode, ...]:
    return (
        shape("k-line", "M2-2V-56"),
        shape("k-cloth k-lined", "M2-56C12-62 18-50 32-56V-38C18-32 12-44 2-38Z"),
        shape("k-card k-lined", "M-46 0L-30-26L-10 0Z"),
        shape("k-door k-lined", "M-35 0L-30-16L-25 0Z"),
        shape("k-card k-lined", "M8 0L28-30L52 0Z"),
        shape("k-cloth k-lined", "M28-30L52 0H40Z"),
        shape("k-door k-lined", "M19 0L26-18L32 0Z"),
    )


def _rock_pile() -> tuple[VNode, ...]:
    """A kopje: the savanna's old stones."""
    return (
        shape("k-rock k-lined", "M-24 0C-26-12-18-18-10-16C-8-28 8-30 12-18C20-20 26-10 24 0Z"),
        shape("k-soft", "M-10-16C-8-12-4-10-4-4M12-18C10-14 12-10 14-6"),
    )


def _cloud(x: float, y: float, width: float) -> str:
    """A flat-bottomed cloud, its lower left corner at x, y."""
    w = width / 10
    return (
        f"M{number(x)} {number(y)}a{number(w)} {number(w)} 0 0 1 {number(w)}{number(-w * 1.3)}"
        f"a{number(w * 1.7)} {number(w * 1.6)} 0 0 1 {number(w * 3.2)}{number(-w * 0.7)}"
        f"a{number(w * 1.5)} {number(w * 1.4)} 0 0 1 {number(w * 2.8)} {number(w * 0.7)}"
        f"a{number(w * 1.2)} {number(w * 0.8)} 0 0 1 {number(w * 3)} {number(w * 1.3)}Z"
    )


def _birds() -> VNode:
    return shape(
        "k-line",
        "M0 0C3-4 6-4 8 0C10-4 13-4 16 0M20 9C23 5 25 5 27 8C29 5 32 5 34 9M-14 12C-12 9-10 9-8 12C-6 9-4 9-2 12",
    )


def _sprinkle(
    layout: Layout, box: tuple[float, float, float, float], count: int, *, clear: float, lift: float = 0
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


def _tufts(points: Iterable[Point]) -> VNode:
    return shape(
        "k-soft",
        "".join(
            f"M{number(x - 4)} {number(y - 6)}L{number(x - 1)} {number(y)}M{number(x)} {number(y - 9)}V{number(y)}"
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
    bank = [(0, 526), (150, 540), (340, 532), (520, 544), (700, 536), (800, 566), (880, 618), (960, 632), (1000, 640)]
    jungle = [(0, 176), (70, 168), (150, 160), (215, 170), (262, 232), (340, 250), (460, 244), (620, 256), (760, 248), (880, 258), (1000, 250)]
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        disc("k-halo", 236, 104, 62),
        disc("k-halo", 236, 104, 46),
        disc("k-sun", 236, 104, 32),
        shape("k-glow", _edge([(0, 140), (200, 122), (420, 140), (700, 120), (1000, 110)], width, 300)),
        shape("k-far", _edge([(0, 150), (90, 128), (190, 146), (300, 120), (430, 162), (1000, 180)], width, 300)),
        group(at(338, 6, 0.98), *_mountain()),
        shape("k-cloud", _cloud(424, 158, 92) + _cloud(884, 150, 100) + _cloud(60, 78, 84) + _cloud(130, 44, 54)),
        group(at(330, 62), _birds()),
        shape("k-heath k-lined", _edge([(0, 176), (120, 160), (260, 168), (420, 166), (560, 178), (700, 190), (860, 176), (1000, 192)], width, height)),
        shape("k-heath-2", _edge([(200, 240), (330, 216), (500, 236), (640, 214), (800, 230), (1000, 206)], width, height)),
        shape("k-jungle k-lined", _canopy(jungle, width, height, 26)),
        shape("k-jungle-2 k-leafy", _canopy([(x, y + 52) for x, y in jungle], width, height, 32)),
        shape("k-jungle-3 k-leafy", _canopy([(0, 322), (300, 318), (560, 326), (800, 316), (1000, 318)], width, height, 38)),
        shape("k-savanna k-lined", _edge([(0, 356), (120, 344), (300, 354), (480, 346), (600, 352), (680, 398), (740, 440), (860, 446), (1000, 430)], width, height)),
        shape("k-savanna-2", _edge([(0, 452), (180, 440), (420, 452), (640, 440), (820, 462), (1000, 452)], width, height)),
        shape("k-bank k-lined", _edge([(x, y - 10) for x, y in bank], width, height)),
        shape("k-water k-lined", _edge(bank, width, height)),
        _waves(_sprinkle(layout, (10, 548, 830, 636), 120, clear=14)),
        _tufts(_sprinkle(layout, (10, 360, 640, 520), 150, clear=14)),
        _tufts(_sprinkle(layout, (640, 440, 990, 560), 70, clear=14)),
        _stand((*_wide_things(layout), *_growth(layout, (730, 330, 990, 436), 60),
                *_growth(layout, (10, 190, 560, 348), 110), *_growth(layout, (560, 272, 990, 340), 80), *_heights(layout, (420, 190, 990, 240), 30))),
    )


def _wide_things(layout: Layout) -> Iterator[Thing]:
    x, y = layout.places[100]
    yield x, y - 20, 0.95, _camp()
    yield 66, 524, -0.95, _village(0)
    yield 826, 562, 0.95, _village(1)
    yield 186, 470, 0.95, _village(2)
    yield 786, 384, 1.0, _village(3)
    yield 262, 284, 0.95, _village(4)
    yield 450, 470, 1.25, _acacia()
    yield 502, 480, 0.7, _acacia(False)
    yield 664, 478, 0.95, _giraffe()
    yield 706, 486, -0.8, _giraffe()
    yield 350, 556, 1.0, _elephant()
    yield 400, 552, 0.55, _elephant()
    yield 575, 546, 1.0, _acacia()
    yield 306, 470, 0.8, _acacia(False)
    yield 955, 500, 1.0, _acacia(False)
    yield 962, 590, 0.9, _rock_pile()
    yield 32, 440, 0.9, _acacia(False)
    yield 350, 384, 1.0, _acacia()
    yield 250, 628, 1.0, _hippo()
    yield 470, 622, 1.0, _canoe()
    yield 30, 628, 1.0, _reeds()
    yield 690, 632, 1.0, _reeds()
    yield 590, 380, 0.8, _acacia(False)


def _growth(layout: Layout, box: tuple[float, float, float, float], count: int) -> Iterator[Thing]:
    """Jungle: mounds of leaves, ferns and palms wherever the route leaves room."""
    for index, (x, y) in enumerate(_sprinkle(layout, box, count, clear=24, lift=12)):
        match index % 5:
            case 0 | 3:
                yield x, y, 0.9, _bush("k-jungle-3")
            case 1:
                yield x, y, 0.8, _bush("k-jungle-2")
            case 2:
                yield x, y, 0.9, _fern()
            case _:
                yield x, y, 0.85, _palm()


def _heights(layout: Layout, box: tuple[float, float, float, float], count: int) -> Iterator[Thing]:
    """Giant groundsels and stones of the heath."""
    for index, (x, y) in enumerate(_sprinkle(layout, box, count, clear=20, lift=12)):
        yield (x, y, 0.8, _rock()) if index % 3 == 2 else (x, y, 0.75, _lobelia())


def _tall(layout: Layout) -> tuple[Child, ...]:
    width, height = layout.width, layout.height
    river = (
        "M0 640C60 648 140 640 220 646S380 650 440 634C480 624 500 596 540 586S600 580 640 560V740H0Z"
    )
    bank = (
        "M0 630C60 638 140 630 220 636S370 640 430 624C470 612 492 586 536 576S600 570 640 550V740H0Z"
    )
    jungle = [(0, 170), (60, 176), (126, 174), (170, 214), (260, 240), (420, 234), (540, 240), (640, 234)]
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        disc("k-halo", 112, 92, 54),
        disc("k-halo", 112, 92, 40),
        disc("k-sun", 112, 92, 28),
        shape("k-glow", _edge([(0, 130), (140, 112), (300, 130), (640, 110)], width, 300)),
        shape("k-far", _edge([(0, 140), (70, 118), (140, 136), (220, 112), (320, 160), (640, 170)], width, 300)),
        group(at(122, 8, 0.86), *_mountain()),
        shape("k-cloud", _cloud(188, 148, 80) + _cloud(548, 140, 84) + _cloud(24, 62, 66)),
        group(at(190, 52, 0.9), _birds()),
        shape("k-heath k-lined", _edge([(0, 166), (100, 150), (200, 158), (320, 170), (440, 180), (560, 168), (640, 180)], width, height)),
        shape("k-heath-2", _edge([(150, 230), (300, 212), (420, 226), (540, 208), (640, 216)], width, height)),
        shape("k-jungle k-lined", _canopy(jungle, width, height, 24)),
        shape("k-jungle-2 k-leafy", _canopy([(x, y + 56) for x, y in jungle], width, height, 28)),
        shape("k-jungle-3 k-leafy", _canopy([(0, 318), (200, 326), (420, 316), (640, 324)], width, height, 32)),
        shape("k-savanna k-lined", _edge([(0, 404), (60, 396), (160, 406), (300, 394), (420, 408), (540, 400), (640, 410)], width, height)),
        shape("k-savanna-2", _edge([(0, 486), (160, 474), (330, 492), (480, 478), (640, 490)], width, height)),
        shape("k-bank k-lined", bank),
        shape("k-water k-lined", river),
        _waves(_sprinkle(layout, (10, 652, 630, 730), 80, clear=12)),
        _waves(_sprinkle(layout, (540, 596, 630, 660), 20, clear=12)),
        _tufts(_sprinkle(layout, (10, 410, 630, 540), 130, clear=12)),
        _tufts(_sprinkle(layout, (10, 540, 430, 620), 60, clear=12)),
        _stand((*_tall_things(layout), *_growth(layout, (10, 190, 160, 390), 50), *_growth(layout, (170, 250, 630, 390), 120), *_heights(layout, (400, 190, 630, 226), 24))),
    )


def _tall_things(layout: Layout) -> Iterator[Thing]:
    x, y = layout.places[100]
    yield x, y - 18, 0.85, _camp()
    yield 118, 670, 0.85, _village(0)
    yield 420, 598, 0.8, _village(1)
    yield 336, 518, 0.85, _village(2)
    yield 122, 412, 0.72, _village(3)
    yield 470, 262, 0.85, _village(4)
    yield 222, 590, 0.9, _giraffe()
    yield 262, 584, -0.7, _giraffe()
    yield 160, 586, 0.7, _acacia(False)
    yield 316, 668, 0.8, _elephant()
    yield 358, 664, 0.45, _elephant()
    yield 516, 512, 0.9, _acacia()
    yield 562, 500, 0.6, _acacia(False)
    yield 420, 438, 0.7, _acacia(False)
    yield 226, 438, 0.95, _acacia()
    yield 120, 500, 0.8, _rock_pile()
    yield 50, 480, 0.8, _acacia(False)
    yield 520, 664, 0.8, _canoe()
    yield 220, 726, 0.8, _hippo()
    yield 26, 726, 0.8, _reeds()
    yield 606, 726, 0.8, _reeds()
