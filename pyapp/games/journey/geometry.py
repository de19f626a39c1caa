"""Where everything lies in the picture: numbers only, in units of the drawing.

One picture shows the whole journey from top to bottom: the descent in a cut through the
mountain, below it the sea, and to the right of both the volcano's shaft, in which the lava
track winds up from the level of the sea to the summit.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from pyapp.games.journey.board import Board
from pyapp.games.journey.grid import GOAL, START, WIDTH, Grid

CELL: Final = 100
"""Width and height of one space."""
GAP: Final = 80
"""Distance between the parts of the picture, and round it."""
TURN: Final = 3
"""Spaces of the lava track side by side before it turns."""


class Box(NamedTuple):
    """A rectangle: its left upper corner and its size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def centre(self) -> tuple[int, int]:
        """The middle."""
        return self.x + self.width // 2, self.y + self.height // 2


class Layout(NamedTuple):
    """Where everything of a board lies."""

    width: int
    height: int
    descent: Box
    """The part of the picture that shows stage 1."""
    sea: Box
    lava: Box
    descent_spaces: dict[int, Box]
    """For each space its box; start and goal are wide ones."""
    sea_spaces: dict[int, Box]
    descent_granite: tuple[Box, ...]
    sea_granite: tuple[Box, ...]
    lava_spaces: tuple[Box, ...]
    """For each space of the track from the first; the raft's place before it is at the end of
    the sea."""


def _cell(origin: Box, at: int) -> Box:
    return Box(origin.x + at % WIDTH * CELL, origin.y + (at // WIDTH - 1) * CELL, CELL, CELL)


def _around(boxes: list[Box]) -> Box:
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    right = max(b.x + b.width for b in boxes)
    return Box(left, top, right - left, max(b.y + b.height for b in boxes) - top)


def _spaces(grid: Grid, origin: Box) -> dict[int, Box]:
    found = {}
    for space in sorted(grid.cells):
        if space == START:
            found[space] = _around([_cell(origin, at) for at in grid.start_cells])
        elif space == GOAL:
            found[space] = _around([_cell(origin, at) for at in grid.goal_cells])
        else:
            found[space] = _cell(origin, space)
    return found


@lru_cache(maxsize=16)
def layout(board: Board) -> Layout:
    """Where everything of this board lies."""
    left = max(board.descent.columns, board.sea.columns) * CELL
    descent = Box(
        GAP + (left - board.descent.columns * CELL) // 2,
        GAP,
        board.descent.columns * CELL,
        board.descent.rows * CELL,
    )
    sea = Box(
        GAP + left - board.sea.columns * CELL,
        descent.y + descent.height + GAP,
        board.sea.columns * CELL,
        board.sea.rows * CELL,
    )
    rows = -(-len(board.lava) // TURN)
    bottom = sea.y + sea.height
    height = max(rows * CELL, 0)
    top = min(GAP, bottom - height)
    lava = Box(GAP + left + GAP, bottom - height, TURN * CELL, height)
    track = []
    for i in range(len(board.lava)):
        row, along = divmod(i, TURN)
        column = along if row % 2 == 0 else TURN - 1 - along
        track.append(Box(lava.x + column * CELL, bottom - (row + 1) * CELL, CELL, CELL))
    shift = GAP - top if top < GAP else 0
    descent, sea, lava = _move(descent, shift), _move(sea, shift), _move(lava, shift)
    return Layout(
        lava.x + lava.width + GAP,
        bottom + shift + GAP,
        descent,
        sea,
        lava,
        _spaces(board.descent, descent),
        _spaces(board.sea, sea),
        tuple(_cell(descent, at) for at in board.descent.granite),
        tuple(_cell(sea, at) for at in board.sea.granite),
        tuple(_move(box, shift) for box in track),
    )


def _move(box: Box, down: int) -> Box:
    return box._replace(y=box.y + down)
