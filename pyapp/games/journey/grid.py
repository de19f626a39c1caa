"""A stage to walk on, ready for play: where each step leads and what each space asks for."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from pyapp.games.journey.material import EQUIPMENT

START: Final = 0
"""The wide start area, one space however many columns it touches."""
GOAL: Final = 1
"""The last space."""
WIDTH: Final = 32
"""A space is the number row * WIDTH + column; rows count from 1, columns from 0."""
MAX_COLUMNS: Final = 26
MAX_ROWS: Final = 30


class Hop(NamedTuple):
    """A step that may be taken."""

    space: int
    forward: bool
    """Whether it leads one row (at sea: one column) on."""
    compass: bool
    """Whether it is a diagonal one."""


class Find(NamedTuple):
    """What a discovery shows."""

    needs: tuple[int, ...]
    """Pictures of each kind of equipment."""
    stars: int
    """Pictures of a star: any one equipment card."""

    @property
    def pictures(self) -> int:
        """How many fossils it gives."""
        return sum(self.needs) + self.stars


class Cell(NamedTuple):
    """One space as a board shows it."""

    rocks: int
    """Explorer cards it costs: 1, or 2 or 3 where rocks are shown."""
    chasm: bool
    water: bool
    event: bool
    find: Find | None


PLAIN: Final = Cell(1, False, False, False, None)


class Grid:
    """One of the first two stages. Grids of the same key are equal."""

    __slots__ = (
        "_hash",
        "cells",
        "chasms",
        "columns",
        "events",
        "finds",
        "goal_cells",
        "granite",
        "hops",
        "key",
        "rocks",
        "rows",
        "sideways",
        "start_cells",
        "waters",
    )

    def __init__(
        self,
        columns: int,
        rows: int,
        cells: Mapping[int, Cell],
        start_cells: tuple[int, ...],
        goal_cells: tuple[int, ...],
        granite: tuple[int, ...],
        *,
        sideways: bool,
        key: str,
    ) -> None:
        self.key = key
        """What it was made from."""
        self._hash = hash(key)
        self.columns = columns
        self.rows = rows
        self.cells: Mapping[int, Cell] = {**cells, START: PLAIN, GOAL: PLAIN}
        """All spaces by number, start and goal among them."""
        self.start_cells = start_cells
        """Places of the picture that the start area covers."""
        self.goal_cells = goal_cells
        self.granite = granite
        """Places of granite, for the picture."""
        self.sideways = sideways
        """Whether forward is to the right (the sea) instead of down."""
        size = (rows + 2) * WIDTH
        self.hops: list[tuple[Hop, ...]] = [()] * size
        """For each space the steps it allows."""
        for space in self.cells:
            self.hops[space] = self._hops(space)
        spaces = [self.cells.get(space) for space in range(size)]
        self.rocks = [cell.rocks if cell else 0 for cell in spaces]
        """For each space the explorer cards it costs; 0 where there is no space."""
        self.chasms = [bool(cell and cell.chasm) for cell in spaces]
        self.waters = [bool(cell and cell.water) for cell in spaces]
        self.events = [bool(cell and cell.event) for cell in spaces]
        self.finds = [cell.find if cell else None for cell in spaces]

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Grid) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def _hops(self, space: int) -> tuple[Hop, ...]:
        if space == GOAL:
            return ()
        ahead, aside = (1, WIDTH) if self.sideways else (WIDTH, 1)
        places = self.start_cells if space == START else (space,)
        straight = {at + ahead for at in places}
        hops = [(at, True, False) for at in straight]
        if space != START:  # there is no sideways in the start area
            hops += [(at, False, False) for at in (space - aside, space + aside)]
        diagonal = {at + ahead + d for at in places for d in (-aside, aside)} - straight
        hops += [(at, True, True) for at in diagonal]
        found: dict[int, Hop] = {}
        for place, forward, compass in hops:
            target = GOAL if place in self.goal_cells else place
            # The numbers of row 0 are no places of the map: START and GOAL are among them.
            if target not in self.cells or (place < WIDTH and target == place):
                continue
            hop = Hop(target, forward, compass)
            old = found.get(target)
            # Into the wide goal several ways may lead: straight on is the best of them.
            if old is None or (not hop.forward, hop.compass) < (not old.forward, old.compass):
                found[target] = hop
        return tuple(sorted(found.values()))


def space_at(column: int, row: int) -> int:
    """Number of the space in this column (from 0) and row (from 1)."""
    return row * WIDTH + column


def space_name(space: int) -> str:
    """Notation of a space: column as a letter, row as a number, as in `d4`.

    >>> space_name(space_at(3, 4)), space_name(GOAL)
    ('d4', 'goal')
    """
    if space == START:
        return "start"
    if space == GOAL:
        return "goal"
    return f"{chr(97 + space % WIDTH)}{space // WIDTH}"


def find_name(find: Find) -> str:
    """What a discovery shows, in words: `rope lamp star`."""
    words = [name for name, n in zip(EQUIPMENT, find.needs, strict=True) for _ in range(n)]
    return " ".join([*words, *("star",) * find.stars])
