"""A board being made: the draft, the brush, and what a touch does to it."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from pyapp.games.journey.board import (
    Board,
    Draft,
    Fault,
    check_draft,
    parse_cell,
    write_draft,
)
from pyapp.games.journey.grid import MAX_COLUMNS, MAX_ROWS, Cell, Grid, space_at

GROUNDS: Final = ("plain", "chasm", "granite", "water", "event", "find", "start", "goal", "none")
"""Kinds of ground a brush can paint."""
PICTURES: Final = "rpchl*"
"""Letters of the pictures of a discovery, in the order of the format."""
MAX_PICTURES: Final = 3
MAX_PAST: Final = 60
"""Changes that can be taken back."""
MAX_ABOUT: Final = 500
"""Longest description of a board, in characters."""
MIN_LAVA: Final = 5
MAX_LAVA: Final = 80
_SIGNS: Final = {
    "plain": ".",
    "chasm": "x",
    "granite": "#",
    "water": "w",
    "event": "e",
    "start": "S",
    "goal": "G",
    "none": "-",
}
_ROCKY: Final = ("plain", "water", "event", "find")


@dataclass(frozen=True, slots=True)
class Brush:
    """What a touch paints."""

    ground: str = "plain"
    rocks: int = 1
    """Explorer cards the space costs: 1, or 2 or 3 for rocks."""
    pictures: str = "r"
    """What a discovery shows."""
    colour: str = "b"
    """Of a space of the lava track."""
    crossed: int = 0

    def sign(self) -> str:
        """The sign of a space, as in the format."""
        rocks = str(self.rocks) if self.rocks > 1 and self.ground in _ROCKY else ""
        if self.ground == "find":
            return f"{rocks}[{self.pictures}]"
        sign = _SIGNS[self.ground]
        return rocks if rocks and sign == "." else rocks + sign

    def lava_sign(self) -> str:
        """The sign of a space of the lava track."""
        return self.colour + (str(self.crossed) if self.crossed else "")

    def with_picture(self, letter: str) -> "Brush":
        """With one more picture, up to three."""
        if len(self.pictures) >= MAX_PICTURES or letter not in PICTURES:
            return self
        return replace(self, pictures="".join(sorted(self.pictures + letter, key=PICTURES.index)))

    def without_picture(self, at: int) -> "Brush":
        """With one picture less; the last one stays."""
        if len(self.pictures) < 2 or not 0 <= at < len(self.pictures):
            return self
        return replace(self, pictures=self.pictures[:at] + self.pictures[at + 1 :])


@dataclass(frozen=True, slots=True)
class Edit:
    """The editor's state."""

    draft: Draft
    stage: str = "descent"
    """`descent`, `sea` or `lava`: what is shown."""
    brush: Brush = field(default_factory=Brush)
    known: str = ""
    """Text that is stored under the board's name, as far as this editor knows."""
    saved: bool = True
    """Whether everything is stored."""
    past: tuple[Draft, ...] = ()
    id: str = ""
    """Under which it is kept until it is saved."""

    def changed(self, draft: Draft) -> "Edit":
        """With another draft; the present one can be come back to."""
        if draft == self.draft:
            return self
        return replace(self, draft=draft, saved=False, past=(*self.past, self.draft)[-MAX_PAST:])

    def undone(self) -> "Edit":
        """Back to the draft before the last change."""
        if not self.past:
            return self
        return replace(self, draft=self.past[-1], saved=False, past=self.past[:-1])

    def text(self) -> str:
        """The board in the format."""
        return write_draft(self.draft)


def rows_of(draft: Draft, stage: str) -> tuple[tuple[str, ...], ...]:
    """The signs of a stage with a map."""
    return draft.descent if stage == "descent" else draft.sea


def paint(draft: Draft, stage: str, column: int, row: int, sign: str) -> Draft:
    """With one space (column and row from 0) painted; outside the map nothing happens."""
    rows = [list(line) for line in rows_of(draft, stage)]
    if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
        return draft
    rows[row][column] = sign
    return _with_rows(draft, stage, rows)


def resize(draft: Draft, stage: str, what: str, more: bool) -> Draft:
    """One row or column more or less, next to the edge the stage does not end at."""
    rows = [list(line) for line in rows_of(draft, stage)]
    columns = max((len(line) for line in rows), default=0)
    rows = [line + ["-"] * (columns - len(line)) for line in rows]
    least_columns, least_rows = (3, 1) if stage == "sea" else (2, 3)
    if what == "columns":
        if not least_columns <= columns + (1 if more else -1) <= MAX_COLUMNS:
            return draft
        at = columns - 1 if stage == "sea" else columns
        for y, line in enumerate(rows):
            if more:
                edge = stage == "descent" and y in (0, len(rows) - 1)
                line.insert(at, "-" if edge else ".")
            else:
                del line[at - 1]
    else:
        if not least_rows <= len(rows) + (1 if more else -1) <= MAX_ROWS:
            return draft
        at = len(rows) if stage == "sea" else len(rows) - 1
        if more:
            fresh = ["."] * columns
            if stage == "sea":
                fresh[0] = fresh[-1] = "-"
            rows.insert(at, fresh)
        else:
            del rows[at - 1]
    return _with_rows(draft, stage, rows)


def _with_rows(draft: Draft, stage: str, rows: list[list[str]]) -> Draft:
    fixed = tuple(tuple(line) for line in rows)
    return draft._replace(descent=fixed) if stage == "descent" else draft._replace(sea=fixed)


def paint_lava(draft: Draft, at: int, sign: str) -> Draft:
    """With one space of the lava track painted; one past the end adds it."""
    lava = list(draft.lava)
    if 0 <= at < len(lava):
        lava[at] = sign
    elif at == len(lava) < MAX_LAVA:
        lava.append(sign)
    return draft._replace(lava=tuple(lava))


def shorten_lava(draft: Draft) -> Draft:
    """Without the last space of the lava track."""
    return draft._replace(lava=draft.lava[:-1]) if len(draft.lava) > MIN_LAVA else draft


@lru_cache(maxsize=64)
def checked(draft: Draft) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board ready for play, or its faults."""
    return check_draft(draft)


@lru_cache(maxsize=32)
def lenient_grid(rows: tuple[tuple[str, ...], ...], stage: str) -> Grid:
    """The map as far as it can be read, right or wrong: for the picture alone."""
    cells: dict[int, Cell] = {}
    starts, goals, granite = [], [], []
    for y, line in enumerate(rows[:MAX_ROWS], 1):
        for x, sign in enumerate(line[:MAX_COLUMNS]):
            at = space_at(x, y)
            if sign == "S":
                starts.append(at)
            elif sign == "G":
                goals.append(at)
            elif sign == "#":
                granite.append(at)
            elif sign != "-":
                cell = parse_cell(sign)
                if isinstance(cell, Cell):
                    cells[at] = cell
    columns = max((len(line) for line in rows), default=1)
    return Grid(
        columns,
        len(rows),
        cells,
        tuple(starts),
        tuple(goals),
        tuple(granite),
        sideways=stage == "sea",
        key="\n".join(["draft", stage, *(" ".join(row) for row in rows)]),
    )
