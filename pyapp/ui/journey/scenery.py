"""The land of a board: mountain in section, underground sea, volcano, with its spaces.

Everything that does not change during a game. Whatever there are many of is one path, so that
a board of any size is a few dozen nodes.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import pi, sin
from typing import Final

from pyapp.games.journey.board import SHIPPED, Board, find_board
from pyapp.games.journey.geometry import CELL, GROUND, Geometry, geometry
from pyapp.games.journey.grid import WIDTH
from pyapp.ui.drawing import disc, number, oval, shape, smooth, use
from pyapp.ui.journey.spaces import spaces, track
from pyapp.ui.journey.strokes import blob, line, noise
from pyapp.ui.vnode import VNode, h

_FAR: Final = 2600.0
"""How far the land goes on beyond the picture's edge."""
STRATA: Final = 7
"""Layers of rock under the earth."""


@lru_cache(maxsize=8)
def land(board: Board, *, named: bool = True) -> VNode:
    """The whole land of a board, made once; `named`: with its letters and numbers."""
    places = geometry(board)
    return h(
        "g",
        {"class": "j-land"},
        *_sky(places),
        *_earth(places),
        *_cavern(places),
        *_volcano(places),
        *_caves(board, places),
        *spaces(board.descent, places, named=named),
        *spaces(board.sea, places, named=named),
        *track(board.lava, places, named=named),
        key="land",
    )


# The sky and the surface of the earth.


def _surface(places: Geometry) -> list[tuple[float, float]]:
    """The outline of the earth from far left to far right: the first mountain, the ocean's
    ground, the second mountain."""
    world, descent, peak = places.world, places.descent, places.peak
    left, right = -46.0, descent.width + 46
    shore = right + 330
    far_shore = peak.x - 520
    points = [
        (world.x - _FAR, GROUND + 30),
        (left - 620, GROUND + 18),
        (left - 470, GROUND - 30),
        (left - 300, 190),
        (left - 190, 120),
        (left - 96, 0),
        (left - 40, -104),
        (left - 6, -66),
        (left + 24, -16),
        (left + 70, -8),
        (right - 70, -10),
        (right - 22, -18),
        (right + 4, -78),
        (right + 38, -126),
        (right + 100, -6),
        (right + 176, 140),
        (right + 240, 220),
        (shore, GROUND),
    ]
    if far_shore > shore + 100:
        middle = (shore + far_shore) / 2
        points += [(shore + 60, GROUND + 52), (middle, GROUND + 74), (far_shore - 60, GROUND + 50)]
    points += [
        (peak.x - 500, GROUND),
        (peak.x - 330, (GROUND + peak.y) / 2 + 110),
        (peak.x - 200, (GROUND + peak.y) / 2 - 20),
        (peak.x - 100, peak.y + 66),
        (peak.x - 56, peak.y),
        (peak.x - 30, peak.y + 42),
        (peak.x + 30, peak.y + 42),
        (peak.x + 58, peak.y - 8),
        (peak.x + 110, peak.y + 80),
        (peak.x + 220, (GROUND + peak.y) / 2),
        (peak.x + 350, (GROUND + peak.y) / 2 + 130),
        (peak.x + 470, GROUND - 20),
        (peak.x + 640, GROUND + 18),
        (peak.x + 900, GROUND + 34),
        (peak.x + 1400, GROUND + 26),
        (peak.x + _FAR, GROUND + 40),
    ]
    return points


def _sky(places: Geometry) -> Iterable[VNode]:
    world, peak, descent = places.world, places.peak, places.descent
    yield h(
        "rect",
        {
            "class": "j-sky",
            "x": number(world.x - _FAR),
            "y": number(world.y - _FAR),
            "width": number(world.width + 2 * _FAR),
            "height": number(GROUND + 120 - world.y + _FAR),
        },
    )
    yield disc("j-sun", descent.width + 420, -120, 54)
    rays = "".join(
        line(
            (
                (descent.width + 420 + 70 * sin(i * pi / 6), -120 - 70 * sin(i * pi / 6 + pi / 2)),
                (descent.width + 420 + 88 * sin(i * pi / 6), -120 - 88 * sin(i * pi / 6 + pi / 2)),
            )
        )
        for i in range(12)
    )
    yield shape("j-sun-line", rays)
    clouds = "".join(
        f"M{number(x)} {number(y)}c-30 0-34-34-4-36c4-32 52-36 62-8c18-16 44-2 38 18"
        "c26 0 26 26 2 26z"
        for x, y in (
            (-210, 40),
            (descent.width + 190, -30),
            (descent.width + 640, 60),
            (peak.x - 420, peak.y + 60),
            (peak.x + 240, peak.y + 10),
            (200, -190),
        )
    )
    yield shape("j-cloud", clouds)
    birds = "".join(
        f"M{number(x)} {number(y)}q8-9 14 0q7-9 14 0"
        for x, y in ((-150, -70), (-112, -96), (descent.width + 260, -110), (peak.x - 250, 40))
    )
    yield shape("j-line-soft", birds)
    # The volcano's breath.
    yield shape(
        "j-smoke",
        f"M{number(peak.x - 34)} {number(peak.y + 24)}c-30-40 20-60-14-96c-34-40-2-86 44-76"
        "c14-48 92-44 96 4c44-2 58 52 18 66c-34 10-60 20-56 50c2 20-16 28-30 52z",
    )


def _earth(places: Geometry) -> Iterable[VNode]:
    world, descent = places.world, places.descent
    right = descent.width + 46
    shore, far_shore = right + 330, places.peak.x - 520
    if far_shore > shore:
        yield h(
            "rect",
            {
                "class": "j-ocean",
                "x": number(shore - 100),
                "y": number(GROUND - 4),
                "width": number(far_shore - shore + 240),
                "height": 120,
            },
        )
        waves = "".join(
            f"M{number(shore + 30 + i * 96)} {number(GROUND + 14 + 12 * (i % 2))}q12-8 24 0t24 0"
            for i in range(int((far_shore - shore) // 96))
        )
        yield shape("j-foam-line", waves)
        ship = (shore + far_shore) / 2
        yield shape(
            "j-ship",
            f"M{number(ship - 46)} {number(GROUND - 10)}h92q-6 26-22 28h-50q-16-4-20-28z",
        )
        yield shape(
            "j-sail",
            f"M{number(ship - 6)} {number(GROUND - 84)}v66h-34q4-40 34-66z"
            f"M{number(ship + 4)} {number(GROUND - 92)}v74h40q-4-50-40-74z",
        )
        yield shape("j-line", f"M{number(ship - 1)} {number(GROUND - 100)}v92")
    outline = smooth(_surface(places))
    deep = world.y + world.height + _FAR
    yield shape(
        "j-strata-0",
        f"{outline}L{number(places.peak.x + _FAR)} {number(deep)}"
        f"L{number(world.x - _FAR)} {number(deep)}Z",
    )
    # Snow and shadow on the two summits.
    left = -46.0
    yield shape(
        "j-snow",
        f"M{number(left - 40)} -104L{number(left - 96)} 0L{number(left - 146)} 64"
        f"L{number(left - 108)} 52L{number(left - 92)} 86L{number(left - 58)} 30"
        f"L{number(left - 34)} 66L{number(left - 8)} 2L{number(left + 24)} -16"
        f"L{number(left - 6)} -66Z"
        f"M{number(right + 38)} -126L{number(right + 100)} -6L{number(right + 152)} 96"
        f"L{number(right + 112)} 66L{number(right + 94)} 116L{number(right + 62)} 40"
        f"L{number(right + 36)} 82L{number(right + 6)} 6L{number(right - 22)} -18"
        f"L{number(right + 4)} -78Z",
    )
    begin, end = world.x - _FAR, places.peak.x + _FAR
    floor = world.y + world.height - 120
    for layer in range(1, STRATA):
        base = GROUND + 120 + (floor - GROUND - 120) * (layer - 1) / (STRATA - 1)
        points = [
            (
                begin + i * 190,
                base
                + 26 * noise(layer * 97 + i)
                + 34 * sin(i / 3.1 + layer * 1.3)
                + 22 * sin(i / 7.7 + layer),
            )
            for i in range(int((end - begin) // 190) + 2)
        ]
        yield shape(
            f"j-strata-{layer}",
            f"{smooth(points)}L{number(end)} {number(deep)}L{number(begin)} {number(deep)}Z",
        )
    yield shape("j-hatch", _hatching(places, floor))
    yield from _buried(places)


def _hatching(places: Geometry, floor: float) -> str:
    """Short strokes and pebbles that make rock of the washes."""
    world = places.world
    marks = []
    columns = int(world.width // 118)
    rows = int((floor - GROUND) // 88)
    for row in range(rows):
        for column in range(columns):
            seed = row * 131 + column * 17
            x = world.x + column * 118 + 42 * noise(seed) + (row % 2) * 59
            y = GROUND + 96 + row * 88 + 26 * noise(seed + 5)
            match seed % 4:
                case 0:
                    marks.append(f"M{number(x)} {number(y)}h16M{number(x + 5)} {number(y + 6)}h18")
                case 1:
                    marks.append(f"M{number(x)} {number(y)}l7-5 8 4-3 7-9 1z")
                case 2:
                    marks.append(f"M{number(x)} {number(y)}q9-5 18 0")
                case _:
                    marks.append(
                        f"M{number(x)} {number(y)}h.01M{number(x + 9)} {number(y + 4)}h.01"
                    )
    return "".join(marks)


def _buried(places: Geometry) -> Iterable[VNode]:
    """Fossils, gold and crystal in the rock beside the way."""
    descent, sea = places.descent, places.sea
    bottom = descent.height
    finds = (
        ("single", -170.0, bottom * 0.42),
        ("fish-head", -236, bottom * 0.66),
        ("fish-body", -196, bottom * 0.66),
        ("fish-tail", -156, bottom * 0.66),
        ("crystal", -140, bottom * 0.86),
        ("gold", descent.width + 118, bottom * 0.44),
        ("head-left", sea.x + sea.width * 0.28, sea.y + sea.height + 170),
        ("head-right", sea.x + sea.width * 0.28 + 40, sea.y + sea.height + 170),
        ("single", sea.x + sea.width * 0.7, sea.y + sea.height + 190),
        ("crystal", descent.width * 0.4, sea.y + sea.height + 180),
        ("gold", sea.x + sea.width + 560, sea.y + 60),
    )
    for name, x, y in finds:
        yield use(f"j-{name}", x, y, 46, 46, "j-buried")


# The caves that the spaces of the descent lie in.


def _caves(board: Board, places: Geometry) -> Iterable[VNode]:
    grid = board.descent
    cells = [
        places.cell(False, at % WIDTH, at // WIDTH)
        for at in (*(at for at in grid.cells if at >= WIDTH), *grid.start_cells, *grid.goal_cells)
    ]
    hollow = "".join(
        blob(x, y, CELL / 2 + 8, int(x * 7 + y * 13), 3) for x, y in sorted(set(cells))
    )
    # Shaft from the foot of the descent to the shore of the sea.
    foot = places.place(grid, 1)
    sea = places.place(board.sea, 0)
    low = max(foot.y, sea.y)
    shaft = line(((foot.x, foot.y), (foot.x, low), (sea.x - 20, low), (sea.x - 20, sea.y)))
    yield shape("j-shaft-edge", shaft)
    yield shape("j-cave-edge", hollow)
    yield shape("j-shaft", shaft)
    yield shape("j-cave", hollow)


def _cavern(places: Geometry) -> Iterable[VNode]:
    """The vault over the underground sea, its light, its clouds, mushrooms and ruins."""
    sea = places.sea
    left, right = sea.x - 96, sea.x + sea.width + 110
    top, floor = sea.y - 190, sea.y + sea.height + 64
    width = right - left
    roof = []
    steps = max(8, int(width // 74))
    for i in range(steps + 1):
        x = left + width * i / steps
        arch = sin(pi * i / steps)
        y = sea.y + 20 - (sea.y + 20 - top) * min(1.0, arch * 1.9) + 12 * noise(i * 11)
        roof.append((x, y))
    vault = (
        smooth(roof)
        + f"L{number(right + 14)} {number(sea.y + sea.height * 0.6)}"
        + f"Q{number(right)} {number(floor)} {number(right - 90)} {number(floor + 6)}"
        + f"Q{number((left + right) / 2)} {number(floor + 34)} {number(left + 90)} {number(floor)}"
        + f"Q{number(left - 8)} {number(floor - 20)} {number(left)} {number(sea.y + 20)}Z"
    )
    yield shape("j-vault", vault)
    glow = f"M{number(left + width * 0.3)} {number(sea.y)}"
    for i in range(7):
        x = left + width * (0.3 + 0.066 * i)
        high = top + 42 + 14 * (i % 2)
        glow += f"L{number(x)} {number(high)}L{number(x + width * 0.02)} {number(sea.y)}"
    yield shape("j-aurora", glow + "Z")
    teeth = "".join(
        f"M{number(x - 11)} {number(y - 4)}L{number(x + 2)} {number(y + 34 + 22 * noise(i))}"
        f"L{number(x + 13)} {number(y - 3)}Z"
        for i, (x, y) in enumerate(roof[2:-2])
        if i % 2 == 0
    )
    yield shape("j-teeth", teeth)
    mist = "".join(
        f"M{number(left + width * part)} {number(sea.y - 64 + lift)}c-22 0-26-24-4-26"
        "c6-22 40-24 46-6c14-10 32 0 28 14c18 2 18 18 0 18z"
        for part, lift in ((0.16, 6), (0.44, -26), (0.66, 0), (0.84, -14))
    )
    yield shape("j-mist", mist)
    middle = (left + right) / 2
    surface = [
        (left + 4 + (width - 8) * i / steps, sea.y - 22 + 5 * sin(i * 2.1))
        for i in range(steps + 1)
    ]
    yield shape(
        "j-water",
        smooth(surface)
        + f"L{number(right + 8)} {number(sea.y + sea.height * 0.6)}"
        + f"Q{number(right - 6)} {number(floor - 8)} {number(right - 92)} {number(floor - 4)}"
        + f"Q{number(middle)} {number(floor + 24)} {number(left + 92)} {number(floor - 10)}"
        + f"Q{number(left)} {number(floor - 26)} {number(left + 4)} {number(sea.y)}Z",
    )
    ripples = "".join(
        f"M{number(sea.x - 40 + i * 57 + 20 * noise(i))} {number(sea.y + 6 + i * 67 % sea.height)}"
        "q9-6 18 0t18 0"
        for i in range(int(sea.width // 57) * 3)
    )
    yield shape("j-ripple", ripples)
    yield from _shores(places, left, right)


def _shores(places: Geometry, left: float, right: float) -> Iterable[VNode]:
    sea = places.sea
    y = sea.y - 18
    # Mushroom Forest on the near shore.
    stalks, caps = [], []
    for i, (x, tall, wide) in enumerate(
        ((left + 28, 92, 40), (left + 76, 64, 30), (left + 116, 108, 46), (left + 170, 50, 26))
    ):
        foot = y + 6 * (i % 2)
        stalks.append(
            f"M{number(x - wide * 0.16)} {number(foot)}q4-{number(tall * 0.5)} 0-{number(tall)}"
            f"h{number(wide * 0.32)}q-4 {number(tall * 0.5)} 2 {number(tall)}z"
        )
        caps.append(
            f"M{number(x - wide)} {number(foot - tall + 8)}q2-{number(wide * 0.9)} {number(wide)}"
            f"-{number(wide * 0.94)}q{number(wide)} 4 {number(wide)} {number(wide * 0.94)}"
            f"q-{number(wide)} 14-{number(wide * 2)} 0z"
        )
    yield shape("j-mushroom-stalk", "".join(stalks))
    yield shape("j-mushroom", "".join(caps))
    # City of Ruins on the far shore.
    base = right - 128
    yield shape(
        "j-ruin",
        f"M{number(base)} {number(y + 4)}v-62h10v-8h14v8h8v-8h14v70z"
        f"M{number(base + 56)} {number(y + 4)}v-94l8-6 6 8 8-4v96z"
        f"M{number(base + 86)} {number(y + 4)}v-40q12-20 24 0v40h-6v-36q-6-10-12 0v36z",
    )
    yield shape(
        "j-line-soft",
        f"M{number(base + 6)} {number(y - 30)}h36M{number(base + 8)} {number(y - 44)}h32"
        f"M{number(base + 60)} {number(y - 60)}h14M{number(base + 60)} {number(y - 28)}h14",
    )
    # The monsters' fight, out where no space lies.
    x = sea.x + sea.width * 0.52
    yield use("j-sea-monsters", x, sea.y - 92, 132, 100, "j-quiet")


def _volcano(places: Geometry) -> Iterable[VNode]:
    """The stream of lava from the far shore up to the volcano's mouth."""
    track, peak = places.lava, places.peak
    last = track[-1]
    foot = track[0]
    line = [(foot.x - 210, foot.y + 6), (foot.x - 90, foot.y + 10), *track]
    rise = last.y - peak.y
    line += [
        ((last.x * 2 + peak.x) / 3 + 34, last.y - rise * 0.3),
        ((last.x + peak.x * 3) / 4 - 30, last.y - rise * 0.62),
        (peak.x, peak.y + 20),
    ]
    stream = smooth(line)
    chamber = oval("j-lava-deep", foot.x + 150, foot.y + 120, 300, 84)
    yield shape("j-lava-edge", stream)
    yield chamber
    yield shape("j-lava", stream)
    yield shape("j-lava-hot", stream)
    bubbles = "".join(
        f"M{number(foot.x - 90 + i * 52)} {number(foot.y + 108 + 26 * noise(i))}q14-14 28 0"
        for i in range(10)
    )
    yield shape("j-lava-line", bubbles)
    sparks = "".join(
        f"M{number(peak.x - 70 + i * 20)} {number(peak.y - 6 - 26 * abs(noise(i * 3)))}"
        f"q{number(6 * noise(i))}-14 {number(14 * noise(i + 2))}-22"
        for i in range(8)
    )
    yield shape("j-lava-line", sparks)


def _prepare() -> None:
    """Draw our own boards once, when this module is read: the start-up snapshot holds them."""
    for name in SHIPPED:
        board, _ = find_board(name)
        if board is not None:
            land(board)


_prepare()
