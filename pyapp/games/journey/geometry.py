"""Where everything lies in the one picture of a board: mountain, sea and volcano.

All lengths are units of the picture. The descent begins at 0, 0; the sea lies to the right of
its foot, the lava rises to the right of the sea.
"""

from functools import lru_cache
from math import sin
from typing import Final, NamedTuple

from pyapp.games.journey.board import Board
from pyapp.games.journey.grid import GOAL, START, WIDTH, Grid

CELL: Final = 80.0
"""Side of a space."""
GROUND: Final = 330.0
"""Height of the surface of the earth, below the crater."""
_GAP: Final = 150.0
_LAVA_STEP: Final = 86.0
_LAVA_RISE: Final = 106.0
_LAVA_ROW: Final = 5
_SEA_TOP: Final = 640.0
_MARGIN: Final = 320.0


class Point(NamedTuple):
    """A point of the picture."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float


class Geometry:
    """The places of one board."""

    __slots__ = ("descent", "lava", "peak", "sea", "world")

    def __init__(self, descent: Box, sea: Box, lava: tuple[Point, ...], peak: Point) -> None:
        self.descent = descent
        """The grid of stage 1."""
        self.sea = sea
        """The grid of stage 2."""
        self.lava = lava
        """Middles of the lava track's spaces, after the place before it."""
        self.peak = peak
        """Mouth of the volcano."""
        bottom = max(descent.height, sea.y + sea.height)
        right = max(point.x for point in lava) + _MARGIN
        self.world = Box(
            -_MARGIN, min(-_MARGIN, peak.y - 220), right + _MARGIN, bottom + 2 * _MARGIN
        )

    def place(self, grid: Grid, space: int) -> Point:
        """Middle of a space of stage 1 or 2; of a wide one the middle of its cells."""
        if space in (START, GOAL):
            cells = grid.start_cells if space == START else grid.goal_cells
            points = [self.cell(grid.sideways, at % WIDTH, at // WIDTH) for at in cells]
            return Point(
                sum(point.x for point in points) / len(points),
                sum(point.y for point in points) / len(points),
            )
        return self.cell(grid.sideways, space % WIDTH, space // WIDTH)

    def cell(self, at_sea: bool, column: int, row: int) -> Point:
        """Middle of a cell: columns from 0, rows from 1, as in the notation."""
        box = self.sea if at_sea else self.descent
        return Point(box.x + (column + 0.5) * CELL, box.y + (row - 0.5) * CELL)


def _lava(left: float, bottom: float, count: int) -> tuple[Point, ...]:
    """A stream that winds upward, the place before the first space included."""
    points = []
    for i in range(count + 1):
        row, column = divmod(i, _LAVA_ROW)
        if row % 2:
            column = _LAVA_ROW - 1 - column
        slope = (column - 2) * (-5 if row % 2 else 5)
        points.append(
            Point(
                left + (column + 0.5) * _LAVA_STEP + 16 * sin(row * 1.9),
                bottom - row * _LAVA_RISE - slope + 7 * sin(i * 1.7),
            )
        )
    return tuple(points)


def layout(columns: int, rows: int, sea_columns: int, sea_rows: int, lava: int) -> Geometry:
    """Places for a board of this size."""
    descent = Box(0, 0, columns * CELL, rows * CELL)
    top = max(descent.height - (sea_rows - 1) * CELL, _SEA_TOP)
    sea = Box(descent.width + _GAP, top, sea_columns * CELL, sea_rows * CELL)
    left = sea.x + sea.width + _GAP
    track = _lava(left, sea.y + sea.height / 2, lava)
    middle = left + _LAVA_STEP * _LAVA_ROW / 2
    peak = Point(middle, min(-60.0, min(point.y for point in track) - 190))
    return Geometry(descent, sea, track, peak)


@lru_cache(maxsize=16)
def geometry(board: Board) -> Geometry:
    """Where everything of a board lies."""
    return layout(
        board.descent.columns,
        board.descent.rows,
        board.sea.columns,
        board.sea.rows,
        len(board.lava),
    )
