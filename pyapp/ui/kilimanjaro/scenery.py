"""The land between the river and the snow, drawn once for each layout as symbols.

`board-<layout>-land` is everything under the pieces' trail: landscape and route;
`board-<layout>-spaces` are the numbered discs.
"""

from collections.abc import Iterable, Iterator
from math import hypot

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
    width = layout.radius * 2 + 12
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
        shape(f"{roof} k-lined", "M-20-12C-12-20-5-30 0-37C5-30 12-20 20-12C16-9 13-12 10-9S4-11 0-9S-7-12-10-9S-16-9-20-12Z"),
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
                group(at(-2, 4), shape("k-door k-lined", "M0-2C0-8 4-9 10-9H17L21-12L24-8L22-5L18-5V0H16V-4H5V0H3V-3Z")),
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


def _birds() -> VNode:
    return shape("k-line", "M0 0C3-4 6-4 8 0C10-4 13-4 16 0M20 9C23 5 25 5 27 8C29 5 32 5 34 9M-14 12C-12 9-10 9-8 12C-6 9-4 9-2 12")


def _sprinkle(layout: Layout, box: tuple[float, float, float, float], count: int, seed: int) -> list[Point]:
    """Points spread over a box, clear of the route; always the same ones."""
    left, top, right, bottom = box
    clear = layout.radius + 14
    found = []
    for index in range(count):
        x = left + (right - left) * ((seed + index * 0.754877666) % 1)
        y = top + (bottom - top) * ((seed + index * 0.569840291) % 1)
        if all(hypot(x - a, y - b) > clear for a, b in layout.places):
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


def _stand(things: Iterable[tuple[float, float, float, tuple[Child, ...]]]) -> list[VNode]:
    """Things put up, the far ones first; a negative scale turns one round."""
    return [
        group(at(x, y, abs(scale), flip=scale < 0), *parts)
        for x, y, scale, parts in sorted(things, key=lambda thing: thing[1])
    ]


def _wide(layout: Layout) -> tuple[Child, ...]:
    width, height = layout.width, layout.height
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        disc("k-sun", 208, 96, 30),
        shape("k-glow", _edge([(0, 150), (250, 120), (500, 150), (1000, 120)], width, 300)),
        shape("k-far", _edge([(0, 168), (90, 142), (190, 166), (300, 140), (420, 178), (1000, 180)], width, 300)),
        group(at(318, 12, 1.0), *_mountain()),
        shape("k-cloud", "M430 150C440 138 462 142 470 148C484 140 502 146 506 154C516 154 520 162 512 166H424C414 164 418 150 430 150Z"
              "M850 132C858 122 876 124 884 130C898 122 920 128 924 138C936 138 938 148 930 150H846C836 148 838 134 850 132Z"
              "M60 62C68 52 88 54 96 60C110 54 126 60 128 68C138 70 138 78 130 80H54C46 76 50 64 60 62Z"),
        group(at(300, 66), _birds()),
        shape("k-heath k-lined", _edge([(0, 196), (120, 178), (260, 190), (420, 176), (560, 186), (700, 206), (860, 190), (1000, 206)], width, height)),
        shape("k-heath-2", _edge([(0, 236), (160, 240), (360, 236), (520, 250), (700, 236), (860, 250), (1000, 232)], width, height)),
        shape("k-jungle k-lined", _edge([(0, 232), (60, 246), (150, 254), (280, 246), (420, 260), (560, 252), (700, 264), (840, 256), (1000, 262)], width, height)),
        shape("k-jungle-2", _edge([(0, 330), (140, 318), (330, 334), (520, 320), (700, 340), (880, 322), (1000, 330)], width, height)),
        shape("k-savanna k-lined", _edge([(0, 356), (120, 346), (300, 358), (480, 350), (620, 372), (740, 430), (860, 436), (1000, 424)], width, height)),
        shape("k-savanna-2", _edge([(0, 452), (180, 440), (420, 456), (640, 440), (820, 462), (1000, 452)], width, height)),
        shape("k-bank k-lined", _edge([(0, 520), (160, 534), (340, 526), (520, 538), (700, 524), (820, 534), (920, 600), (1000, 616)], width, height)),
        shape("k-water k-lined", _edge([(0, 532), (160, 546), (340, 538), (520, 550), (700, 538), (800, 548), (880, 612), (960, 640)], 960, height)),
        _waves(_sprinkle(layout, (10, 548, 800, 636), 90, 3)),
        _tufts(_sprinkle(layout, (10, 365, 700, 520), 120, 5)),
        _tufts(_sprinkle(layout, (700, 440, 990, 560), 60, 9)),
        _stand(_wide_things(layout)),
    )


def _wide_things(layout: Layout) -> Iterator[tuple[float, float, float, tuple[Child, ...]]]:
    x, y = layout.places[100]
    yield x, y - 22, 0.9, _camp()
    yield 900, 600, 1.0, _village(1)
    yield 84, 536, 1.0, _village(0)
    yield 120, 440, 1.0, _village(2)
    yield 730, 370, 1.0, _village(3)
    yield 325, 276, 1.0, _village(4)
    yield 260, 452, 1.0, _acacia()
    yield 420, 458, 0.8, _acacia(False)
    yield 640, 456, 1.05, _acacia()
    yield 790, 450, 0.8, _acacia(False)
    yield 330, 546, 0.9, _acacia(False)
    yield 700, 548, 0.85, _acacia()
    yield 530, 458, 0.85, _giraffe()
    yield 566, 462, -0.7, _giraffe()
    yield 460, 548, 0.85, _elephant()
    yield 510, 546, 0.5, _elephant()
    yield 240, 618, 1.0, _hippo()
    yield 560, 632, 1.0, _canoe()
    yield 40, 632, 1.0, _reeds()
    yield 700, 636, 1.0, _reeds()
    for index in range(10):
        yield 390 + index * 36, 366 - (index % 3) * 5, 0.8, _bush("k-jungle-3" if index % 2 else "k-jungle-2")


def _tall(layout: Layout) -> tuple[Child, ...]:
    width, height = layout.width, layout.height
    return (
        h("rect", {"class": "k-sky", "width": width, "height": height}),
        group(at(100, 12, 0.8), *_mountain()),
    )
