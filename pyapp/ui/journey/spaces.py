"""The spaces of a board: of both maps, and of the lava track."""

from collections.abc import Iterable
from math import pi, sin
from typing import Final

from pyapp.games.journey.board import Lava
from pyapp.games.journey.geometry import CELL, Box, Geometry, Point
from pyapp.games.journey.grid import GOAL, START, WIDTH, Cell, Find, Grid
from pyapp.games.journey.material import COLOURS, EQUIPMENT
from pyapp.ui.drawing import at as moved
from pyapp.ui.drawing import letters, number, shape, use
from pyapp.ui.journey.strokes import blob, line, noise, stone
from pyapp.ui.journey.texts import EXPLORER_LETTERS
from pyapp.ui.vnode import VNode, h

_HALF: Final = 33.0
"""Half the side of a space's plate."""


def _rounded(x1: float, y1: float, x2: float, y2: float, r: float) -> str:
    """A rectangle with round corners."""
    left, top, right, bottom = number(x1), number(y1), number(x2), number(y2)
    return (
        f"M{number(x1 + r)} {top}L{number(x2 - r)} {top}Q{right} {top} {right} {number(y1 + r)}"
        f"L{right} {number(y2 - r)}Q{right} {bottom} {number(x2 - r)} {bottom}"
        f"L{number(x1 + r)} {bottom}Q{left} {bottom} {left} {number(y2 - r)}"
        f"L{left} {number(y1 + r)}Q{left} {top} {number(x1 + r)} {top}Z"
    )


def _wide(grid: Grid, places: Geometry, cells: tuple[int, ...]) -> str:
    """A space of several cells, joined to one area."""
    points = [places.cell(grid.sideways, at % WIDTH, at // WIDTH) for at in cells]
    parts = []
    runs: list[list[Point]] = []
    for point in points:
        if runs and (abs(point.x - runs[-1][-1].x) + abs(point.y - runs[-1][-1].y) <= CELL + 1):
            runs[-1].append(point)
        else:
            runs.append([point])
    for run in runs:
        x1, y1 = run[0].x - _HALF, run[0].y - _HALF
        x2, y2 = run[-1].x + _HALF, run[-1].y + _HALF
        parts.append(_rounded(x1, y1, x2, y2, 16))
    return "".join(parts)


def spaces(grid: Grid, places: Geometry, *, named: bool = True) -> Iterable[VNode]:
    """The spaces of a map; `named`: with their letters and numbers beside them."""
    at_sea = grid.sideways
    look = "sea" if at_sea else "rock"
    cells = [
        (at, cell, places.cell(at_sea, at % WIDTH, at // WIDTH))
        for at, cell in sorted(grid.cells.items())
        if at >= WIDTH
    ]
    yield shape(
        f"j-granite j-granite-{look}",
        "".join(_granite(*places.cell(at_sea, at % WIDTH, at // WIDTH), at) for at in grid.granite),
    )
    yield shape(
        "j-granite-line",
        "".join(_facets(*places.cell(at_sea, at % WIDTH, at // WIDTH), at) for at in grid.granite),
    )
    yield shape(f"j-space j-space-{look} j-space-wide", _wide(grid, places, grid.start_cells))
    yield shape(f"j-space j-space-{look} j-space-goal", _wide(grid, places, grid.goal_cells))
    plain = [(at, point) for at, cell, point in cells if not cell.chasm and cell.find is None]
    yield shape(f"j-space j-space-{look}", "".join(blob(*p, _HALF, at) for at, p in plain))
    finds = [(at, point) for at, cell, point in cells if cell.find]
    yield shape(
        f"j-space j-space-{look} j-space-find", "".join(blob(*p, _HALF, at) for at, p in finds)
    )
    yield shape("j-space-frame", "".join(blob(*p, _HALF - 5, at) for at, p in finds))
    gaps = [(at, point) for at, cell, point in cells if cell.chasm]
    if at_sea:
        yield shape("j-whirl", "".join(blob(*p, _HALF, at) for at, p in gaps))
        yield shape("j-whirl-line", "".join(_spiral(*p) for at, p in gaps))
    else:
        yield shape("j-chasm", "".join(blob(*p, _HALF, at) for at, p in gaps))
        yield shape("j-chasm-depth", "".join(_crack(*p, at) for at, p in gaps))
    yield shape(
        "j-boulder",
        "".join(_boulders(cell, p, at) for at, cell, p in cells if cell.rocks > 1),
    )
    for at, cell, point in cells:
        yield from _marks(at, cell, point)
    way = "M-12-5h14v-8l14 13-14 13v-8h-14z" if at_sea else "M-5-12v14h-8l13 14 13-14h-8v-14z"
    flag = "M-10 20V-18M-10-18H16L9-9L16 0H-10"
    for space, cells_there, look, d in (
        (START, grid.start_cells, "j-arrow", way),
        (GOAL, grid.goal_cells, "j-flag", flag),
    ):
        if cells_there:
            where = moved(*places.place(grid, space))
            yield h("path", {"class": look, "d": d, "transform": where})
    if named:
        yield from _names(grid, places)


def _names(grid: Grid, places: Geometry) -> Iterable[VNode]:
    """Letters of the columns and numbers of the rows, as the notation has them."""
    box: Box = places.sea if grid.sideways else places.descent
    look = "j-coordinate j-coordinate-sea" if grid.sideways else "j-coordinate"
    for column in range(grid.columns):
        yield letters(look, box.x + (column + 0.5) * CELL, box.y - 12, chr(97 + column))
    for row in range(1, grid.rows + 1):
        yield letters(look, box.x - 20, box.y + (row - 0.5) * CELL + 5, str(row))


def _granite(x: float, y: float, seed: int) -> str:
    points = []
    for i in range(9):
        turn = i * 2 * pi / 9
        r = 36 + 6 * noise(seed * 5 + i)
        points.append((x + r * sin(turn), y - r * sin(turn + pi / 2)))
    return line(points) + "Z"


def _facets(x: float, y: float, seed: int) -> str:
    dx = 6 * noise(seed)
    return (
        f"M{number(x - 30)} {number(y - 8)}L{number(x - 6 + dx)} {number(y - 20)}"
        f"L{number(x + 10)} {number(y - 2)}L{number(x - 10)} {number(y + 14)}"
        f"L{number(x - 30)} {number(y - 8)}M{number(x + 10)} {number(y - 2)}L{number(x + 32)} "
        f"{number(y - 10)}M{number(x - 10)} {number(y + 14)}L{number(x + 2)} {number(y + 32)}"
        f"M{number(x - 6 + dx)} {number(y - 20)}L{number(x + 4)} {number(y - 34)}"
    )


def _crack(x: float, y: float, seed: int) -> str:
    """The black of a chasm, ragged, from side to side."""
    a, b, c = (5 * noise(seed * 3 + i) for i in range(3))
    return (
        f"M{number(x - 31)} {number(y - 6 + a)}L{number(x - 18)} {number(y - 15)}"
        f"L{number(x - 4)} {number(y - 7 + b)}L{number(x + 10)} {number(y - 18)}"
        f"L{number(x + 31)} {number(y - 9 + c)}L{number(x + 31)} {number(y + 12 + c)}"
        f"L{number(x + 17)} {number(y + 6)}L{number(x + 4)} {number(y + 18 + b)}"
        f"L{number(x - 12)} {number(y + 9)}L{number(x - 31)} {number(y + 17 + a)}Z"
    )


def _spiral(x: float, y: float) -> str:
    return (
        f"M{number(x + 2)} {number(y)}a5 4 0 1 0-6 4a12 9 0 1 0 4-18a20 15 0 1 0 14 26"
        f"M{number(x - 20)} {number(y - 10)}a24 18 0 0 1 36-4"
    )


def _boulders(cell: Cell, point: Point, seed: int) -> str:
    x, y = point
    crowded = cell.find or cell.water or cell.event
    if crowded:
        spots = ((-20.0, 20.0, 10.0), (1, 22, 10), (21, 20, 10))
    elif cell.rocks == 2:
        spots = ((-14.0, 4.0, 16.0), (15, 8, 14), (0, 0, 0))
    else:
        spots = ((-16.0, 12.0, 14.0), (15, 13, 13), (1, -9, 15))
    return "".join(
        stone(x + dx, y + dy, r, seed * 10 + i) for i, (dx, dy, r) in enumerate(spots[: cell.rocks])
    )


def _marks(at: int, cell: Cell, point: Point) -> Iterable[VNode]:
    x, y = point
    lift = 9.0 if cell.rocks > 1 else 0.0
    if cell.water:
        yield use("j-drop", x - 18, y - 18 - lift, 36, 36)
    if cell.event:
        yield use("j-event-mark", x - 18, y - 18 - lift, 36, 36)
    if cell.find:
        yield from _find(cell.find, x, y - lift)


def _find(find: Find, x: float, y: float) -> Iterable[VNode]:
    names = [name for name, n in zip(EQUIPMENT, find.needs, strict=True) for _ in range(n)] + [
        "star"
    ] * find.stars
    size, spots = {
        1: (40.0, ((0.0, 0.0),)),
        2: (29.0, ((-14.0, 0.0), (14.0, 0.0))),
        3: (25.0, ((0.0, -12.0), (-13.0, 11.0), (13.0, 11.0))),
    }[len(names)]
    for name, (dx, dy) in zip(names, spots, strict=True):
        yield use(f"j-{name}", x + dx - size / 2, y + dy - size / 2, size, size)


def track(lava: tuple[Lava, ...], places: Geometry, *, named: bool) -> Iterable[VNode]:
    """The spaces of the lava track; `named`: with the letters of their explorers."""
    for colour, name in enumerate(COLOURS):
        yield shape(
            f"j-lava-space j-{name}-fill",
            "".join(
                blob(point.x, point.y, 31, i * 3 + 1, 3)
                for i, (space, point) in enumerate(zip(lava, places.lava[1:], strict=True))
                if space.colour == colour
            ),
        )
    for space, point in zip(lava, places.lava[1:], strict=True):
        lift = 12.0 if space.crossed else 0.0
        if named:
            letter = EXPLORER_LETTERS[space.colour]
            yield letters("j-lava-letter", point.x, point.y + 9 - lift, letter)
        for i in range(space.crossed):
            x = point.x - 9 * (space.crossed - 1) + 18 * i
            yield use("j-crossed", x - 11, point.y + 3, 22, 22)
