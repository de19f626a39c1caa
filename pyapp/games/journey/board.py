"""Boards as data: the format, reading and writing it, and what makes a board playable.

A board is a TOML text:

    format = "fumoto-board"
    version = 1
    name = "First journey"
    descent = '''
    S    S    S    -
    .    2    [c]  .
    w    x    3    #
    G    G    .    -
    '''
    sea = '''
    S  .  x  G
    S  e  .  G
    '''
    lava = "b r y r1 b y2"

`descent` is stage 1, read downward: the top row is the start area (`S`), in the bottom row
lies the last space (`G`; several `G` are one wide space). `sea` is stage 2, read to the
right: start in the first column, last space in the last column. Spaces are separated by
blanks:

    .        plain                       x      chasm (at sea: whirlpool)
    2  3     rock, as many cards         #      granite (at sea: rock island)
    w        water                       -      no space: outside the picture
    e        event                       [rl*]  discovery: equipment, `*` = a star

The pictures of a discovery are r (rope), p (pickaxe), c (compass), h (hardtack), l (lamp),
`*` (any), one to three of them. Rock may be combined with one of the others: `2w`, `3e`,
`2[c]`. `lava` is stage 3: a letter for the colour of each space (b, r, y), followed by the
number of crossed-out fossils where there are any.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyapp.games.journey.grid import (
    GOAL,
    MAX_COLUMNS,
    MAX_ROWS,
    START,
    Cell,
    Find,
    Grid,
    space_at,
    space_name,
)
from pyapp.games.journey.material import COLOURS, MOVE_LIMIT
from pyapp.games.journey.moves import FREE, Purse, completions, reachable

FORMAT: Final = "fumoto-board"
VERSION: Final = 1
MAX_SIZE: Final = 20_000
"""Longest board, in characters."""
MAX_NAME: Final = 60
MAX_LAVA: Final = 80
MAX_FAULTS: Final = 100
"""Faults listed at most."""
SHIPPED: Final = ("standard", "first")
"""Names of our own boards."""

_MEMBERS: Final = ("format", "version", "name", "about", "descent", "sea", "lava")
_CELL: Final = re.compile(r"([0-9]?)(?:([.wex])|\[([^\[\]]*)\])?")
_LETTERS: Final = "rpchl"
_LAVA: Final = re.compile(r"([a-z])([0-9]?)")
_COLOUR_LETTERS: Final = "bry"


class Lava(NamedTuple):
    """One space of the lava track."""

    colour: int
    crossed: int
    """Crossed-out fossils: 0, 1 or 2."""


class Board(NamedTuple):
    """A board ready for play. Boards of the same text are equal."""

    text: str
    """The text it was made from."""
    name: str
    descent: Grid
    sea: Grid
    lava: tuple[Lava, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.text == other.text

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.text)

    def plain(self) -> str:
        """The text, from which `of_plain` makes the board again (`core.plain`)."""
        return self.text

    @staticmethod
    def of_plain(data: object) -> "Board":
        """The board of a text. Raises `ValueError` for one that makes none."""
        board, faults = read_board(data) if isinstance(data, str) else (None, ())
        if board is None:
            raise ValueError("; ".join(explain(fault) for fault in faults) or "not a board")
        return board


class Draft(NamedTuple):
    """A board as it is written, right or wrong: what an editor works on."""

    name: str
    about: str
    descent: tuple[tuple[str, ...], ...]
    """Rows of spaces as in the format."""
    sea: tuple[tuple[str, ...], ...]
    lava: tuple[str, ...]


class Fault(NamedTuple):
    """Something that makes a board unplayable."""

    code: str
    stage: str
    """`descent`, `sea`, `lava`, or "" for the board as a whole."""
    space: str
    """Name of the space, or ""."""
    detail: str
    """What was found there, shortened; or ""."""


FAULTS: Mapping[str, str] = {
    "board-size": "The board is too large: {detail} characters are too many.",
    "board-text": "This is not a board file: {detail}",
    "board-format": "This is not a board file: its format must be “fumoto-board”.",
    "board-version": "The board was made for another version of the app ({detail}).",
    "board-part": "The part “{detail}” is missing or is not a text.",
    "board-unknown": "A board has no part “{detail}”.",
    "board-name": "The name must have 1 to 60 characters.",
    "grid-size": "{stage}: the map must have 2 to 26 columns and 3 to 30 rows at the descent, "
    "3 to 26 columns and 1 to 30 rows at sea, not {detail}.",
    "row-length": "{stage}: row {space} has {detail} spaces, other rows have more or fewer.",
    "space-sign": "{stage}, {space}: “{detail}” is not a kind of space.",
    "space-rocks": "{stage}, {space}: rocks are 2 or 3, not {detail}.",
    "space-pictures": "{stage}, {space}: a discovery shows 1 to 3 pictures, not {detail}.",
    "space-picture": "{stage}, {space}: there is no equipment “{detail}” (r, p, c, h, l, *).",
    "start-none": "{stage}: there is no start area (S).",
    "start-place": "{stage}, {space}: the start area lies in the first row (at sea: column).",
    "goal-none": "{stage}: there is no last space (G).",
    "goal-place": "{stage}, {space}: the last space lies in the last row (at sea: column).",
    "space-cut-off": "{stage}, {space}: nobody can ever get to this space.",
    "space-trap": "{stage}, {space}: who stands here can never go on.",
    "chasm-trap": "{stage}, {space}: this chasm cannot be left.",
    "goal-far": "{stage}: the last space cannot be reached without equipment.",
    "lava-size": "lava: the track must have 5 to 80 spaces, not {detail}.",
    "lava-sign": "lava, {space}: “{detail}” is not a space (b, r or y, then 1 or 2 or nothing).",
    "lava-colour": "lava: the colour {detail} is missing on the track.",
    "more": "There are more faults.",
}
"""English sentence for each fault; `{stage}`, `{space}` and `{detail}` are filled in."""

STAGES: Final = ("descent", "sea", "lava")


def explain(fault: Fault) -> str:
    """The fault in English.

    >>> explain(Fault("space-rocks", "descent", "d4", "5"))
    'descent, d4: rocks are 2 or 3, not 5.'
    """
    return FAULTS[fault.code].format(stage=fault.stage, space=fault.space, detail=fault.detail)


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 30 else text[:29] + "…"


def read_draft(text: object) -> tuple[Draft | None, tuple[Fault, ...]]:
    """The board a text describes, unchecked, and why it is none if it is none.

    Never raises.
    """
    if not isinstance(text, str):
        return None, (Fault("board-text", "", "", "–"),)
    if len(text) > MAX_SIZE:
        return None, (Fault("board-size", "", "", str(len(text))),)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return None, (Fault("board-text", "", "", str(error)[:80]),)
    return _draft(data)


def _draft(data: Mapping[str, Any]) -> tuple[Draft | None, tuple[Fault, ...]]:
    if data.get("format") != FORMAT:
        return None, (Fault("board-format", "", "", ""),)
    version = data.get("version")
    if version != VERSION or not isinstance(version, int) or isinstance(version, bool):
        return None, (Fault("board-version", "", "", _short(version)),)
    faults = [Fault("board-unknown", "", "", _short(k)) for k in data if k not in _MEMBERS]
    texts = {}
    for part in ("name", "descent", "sea", "lava"):
        value = data.get(part)
        if isinstance(value, str):
            texts[part] = value
        else:
            faults.append(Fault("board-part", "", "", part))
    about = data.get("about", "")
    if not isinstance(about, str):
        faults.append(Fault("board-part", "", "", "about"))
    if faults:
        return None, tuple(faults[:MAX_FAULTS])
    grids = [
        tuple(tuple(line.split()) for line in texts[part].splitlines() if line.strip())
        for part in ("descent", "sea")
    ]
    return Draft(texts["name"], about, grids[0], grids[1], tuple(texts["lava"].split())), ()


def write_draft(draft: Draft) -> str:
    """The board as a text in the format, its columns aligned.

    >>> draft, _ = read_draft(board_text("first"))
    >>> read_draft(write_draft(draft))[0] == draft
    True
    """
    lines = [f'format = "{FORMAT}"', f"version = {VERSION}", f"name = {_quoted(draft.name)}"]
    if draft.about:
        lines.append(f"about = {_quoted(draft.about)}")
    for part, rows in (("descent", draft.descent), ("sea", draft.sea)):
        width = max((len(cell) for row in rows for cell in row), default=1)
        grid = [" ".join(cell.ljust(width) for cell in row).rstrip() for row in rows]
        lines += [f"{part} = '''", *grid, "'''"]
    lines.append(f"lava = {_quoted(' '.join(draft.lava))}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return (
        '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04X}" for c in escaped) + '"'
    )


def parse_cell(sign: str) -> Cell | str:
    """The space a sign stands for, or the code of the fault it has."""
    match = _CELL.fullmatch(sign)
    if not match or not sign:
        return "space-sign"
    rocks, letter, pictures = match.groups()
    if rocks and (rocks not in "23"):
        return "space-rocks"
    if rocks and letter in (".", "x"):
        return "space-sign"
    find = None
    if pictures is not None:
        if any(picture not in _LETTERS + "*" for picture in pictures):
            return "space-picture"
        if not 1 <= len(pictures) <= 3:
            return "space-pictures"
        find = Find(tuple(pictures.count(p) for p in _LETTERS), pictures.count("*"))
    return Cell(int(rocks or 1), letter == "x", letter == "w", letter == "e", find)


def cell_sign(cell: Cell) -> str:
    """The sign of a space, as in the format.

    >>> cell_sign(parse_cell("2[*c]"))
    '2[c*]'
    """
    rocks = str(cell.rocks) if cell.rocks > 1 else ""
    if cell.find:
        pictures = "".join(p * n for p, n in zip(_LETTERS, cell.find.needs, strict=True))
        return f"{rocks}[{pictures}{'*' * cell.find.stars}]"
    letter = "x" if cell.chasm else "w" if cell.water else "e" if cell.event else ""
    return rocks + letter or "."


def _build_grid(
    stage: str, rows: Sequence[Sequence[str]], faults: list[Fault], *, sideways: bool
) -> Grid | None:
    """The grid of a stage, or None with the reasons among the faults."""
    before = len(faults)
    columns = max((len(row) for row in rows), default=0)
    low_columns, low_rows = (3, 1) if sideways else (2, 3)
    if not (low_columns <= columns <= MAX_COLUMNS and low_rows <= len(rows) <= MAX_ROWS):
        faults.append(Fault("grid-size", stage, "", f"{columns} × {len(rows)}"))
        return None
    cells: dict[int, Cell] = {}
    starts: list[int] = []
    goals: list[int] = []
    granite: list[int] = []
    for y, row in enumerate(rows, 1):
        if len(row) != columns:
            faults.append(Fault("row-length", stage, str(y), str(len(row))))
        for x, sign in enumerate(row):
            at = space_at(x, y)
            along, last = (x, columns - 1) if sideways else (y - 1, len(rows) - 1)
            if sign == "S":
                starts.append(at)
                if along != 0:
                    faults.append(Fault("start-place", stage, space_name(at), ""))
            elif sign == "G":
                goals.append(at)
                if along != last:
                    faults.append(Fault("goal-place", stage, space_name(at), ""))
            elif sign == "#":
                granite.append(at)
            elif sign != "-":
                cell = parse_cell(sign)
                if isinstance(cell, Cell):
                    cells[at] = cell
                else:
                    faults.append(Fault(cell, stage, space_name(at), _fault_detail(cell, sign)))
    if not starts:
        faults.append(Fault("start-none", stage, "", ""))
    if not goals:
        faults.append(Fault("goal-none", stage, "", ""))
    if len(faults) > before:
        return None
    return Grid(
        columns,
        len(rows),
        cells,
        tuple(starts),
        tuple(goals),
        tuple(granite),
        sideways=sideways,
        key="\n".join([stage, *(" ".join(row) for row in rows)]),
    )


def _fault_detail(code: str, sign: str) -> str:
    match = _CELL.fullmatch(sign)
    if code == "space-rocks" and match:
        return match[1]
    if code == "space-pictures" and match:
        return str(len(match[3]))
    if code == "space-picture" and match:
        return next(p for p in match[3] if p not in _LETTERS + "*")
    return _short(sign)


_ALL_KIT: Final = 9
_FULL: Final = Purse(MOVE_LIMIT, 0, _ALL_KIT, _ALL_KIT, _ALL_KIT, _ALL_KIT, 0)
_BARE: Final = Purse(MOVE_LIMIT, 0, 0, 0, 0, 0, 0)


def _check_grid(stage: str, grid: Grid, faults: list[Fault]) -> None:
    """Whether everybody can get everywhere and on from there."""
    entered = _closure(grid)
    for space in sorted(grid.cells):
        if space == START or (space not in entered and space != GOAL):
            if space != START:
                faults.append(Fault("space-cut-off", stage, space_name(space), ""))
        elif space != GOAL:
            chasm = grid.chasms[space]
            if not completions(grid, space, chasm, False, ()):
                code = "chasm-trap" if chasm else "space-trap"
                faults.append(Fault(code, stage, space_name(space), ""))
    if not _goal_without_equipment(grid):
        faults.append(Fault("goal-far", stage, "", ""))


def _closure(grid: Grid) -> set[int]:
    """All spaces that can be entered, whatever it costs."""
    seen = {START}
    todo = [START]
    while todo:
        for hop in grid.hops[todo.pop()]:
            if hop.space not in seen:
                seen.add(hop.space)
                todo.append(hop.space)
    return seen


def _goal_without_equipment(grid: Grid) -> bool:
    """Whether moves of explorer cards alone lead from the start to the last space."""
    seen = {START}
    todo = [START]
    while todo:
        for stop in reachable(grid, todo.pop(), False, FREE, (), _BARE):
            if stop.space == GOAL:
                return True
            if stop.space not in seen:
                seen.add(stop.space)
                todo.append(stop.space)
    return False


def _build_lava(signs: Sequence[str], faults: list[Fault]) -> tuple[Lava, ...]:
    if not 5 <= len(signs) <= MAX_LAVA:
        faults.append(Fault("lava-size", "lava", "", str(len(signs))))
    track = []
    for number, sign in enumerate(signs[:MAX_LAVA], 1):
        match = _LAVA.fullmatch(sign)
        if not match or match[1] not in _COLOUR_LETTERS or match[2] not in ("", "1", "2"):
            faults.append(Fault("lava-sign", "lava", str(number), _short(sign)))
        else:
            track.append(Lava(_COLOUR_LETTERS.index(match[1]), int(match[2] or 0)))
    if len(track) == len(signs):
        present = {space.colour for space in track}
        for colour, name in enumerate(COLOURS):
            if colour not in present:
                faults.append(Fault("lava-colour", "lava", "", name))
    return tuple(track)


def check_draft(draft: Draft) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board ready for play, or None and all its faults."""
    faults: list[Fault] = []
    if not 1 <= len(draft.name.strip()) <= MAX_NAME:
        faults.append(Fault("board-name", "", "", ""))
    grids = []
    for stage, rows, sideways in (("descent", draft.descent, False), ("sea", draft.sea, True)):
        grid = _build_grid(stage, rows, faults, sideways=sideways)
        if grid:
            _check_grid(stage, grid, faults)
        grids.append(grid)
    lava = _build_lava(draft.lava, faults)
    descent, sea = grids
    if faults or descent is None or sea is None:
        if len(faults) > MAX_FAULTS:
            faults[MAX_FAULTS:] = [Fault("more", "", "", "")]
        return None, tuple(faults)
    return Board(write_draft(draft), draft.name.strip(), descent, sea, lava), ()


@lru_cache(maxsize=64)
def read_board(text: str) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board of this text in the format, or None and all its faults. Never raises.

    >>> board, faults = read_board("format = 1")
    >>> [explain(fault) for fault in faults]
    ['This is not a board file: its format must be “fumoto-board”.']
    """
    draft, faults = read_draft(text)
    return check_draft(draft) if draft else (None, faults)


def find_board(option: str) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board an option names: one of `SHIPPED`, or a whole board in the format."""
    return read_board(board_text(option) if option in SHIPPED else option)


def board_text(name: str) -> str:
    """The text of one of our own boards (`SHIPPED`)."""
    return _TEXTS[name]


def _shipped_text(name: str) -> str:
    """A board's source: in assets/boards, or where the build packs it, beside this module."""
    packed = files(__package__) / "boards" / f"{name}.toml"
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    sources = Path(__file__).resolve().parents[3] / "assets" / "boards"
    return (sources / f"{name}.toml").read_text(encoding="utf-8")


_TEXTS: Final = {name: _shipped_text(name) for name in SHIPPED}
"""Read at import, so that the start-up snapshot holds them."""
