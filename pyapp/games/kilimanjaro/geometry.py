"""Where the track lies: plain numbers for the board's picture, in two layouts.

Everything is in board units, x to the right and y down. The 101 places (the start village
and spaces 1 to 100) are spread evenly along a smooth curve, so that a distance on the board
looks the same everywhere.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final, NamedTuple, TypeAlias

from pyapp.games.kilimanjaro.material import TRACK

Point: TypeAlias = tuple[float, float]

PAWN_WIDTH: Final = 36.0
PAWN_HEIGHT: Final = 50.0

TAG_WIDTH: Final = 36.0
TAG_HEIGHT: Final = 20.0

_TAG_PLACES: Final = (
    (0.0, 22.0),
    *((side * x, y) for x, y in ((39.0, 0.0), (39.0, -20.0), (39.0, 16.0)) for side in (-1, 1)),
    *((side * x, y) for x, y in ((30.0, 26.0), (20.0, 30.0), (46.0, -34.0)) for side in (-1, 1)),
    (0.0, 30.0),
    (0.0, -56.0),
)
"""Beside, below and above a pawn, the best first."""

_FAN: Final = 24.0
"""From one pawn to the next on the same space."""

RIVER: Final = "river"
SAVANNA: Final = "savanna"
JUNGLE: Final = "jungle"
HEATH: Final = "heath"
REGIONS: Final = (RIVER, SAVANNA, JUNGLE, HEATH)
"""In the order in which the track crosses them."""

_LAST_OF_REGION: Final = (19, 60, 88, TRACK.last)


class Layout(NamedTuple):
    """One drawing of the track."""

    name: str
    width: int
    height: int
    radius: float
    """Of a space's disc; villages and the base camp have a larger one."""
    reach: float
    """How far beside the track a finger may still mean a space."""
    step: float
    """From the middle of a place to that of the next."""
    places: tuple[Point, ...]
    """The middle of each place, the start village (0) first."""
    headings: tuple[float, ...]
    """For each place the direction of the track in degrees, 0 = to the right, 90 = down."""


def region(space: int) -> str:
    """What the land is like around a space.

    >>> region(5), region(100)
    ('river', 'heath')
    """
    for name, last in zip(REGIONS, _LAST_OF_REGION, strict=True):
        if space <= last:
            return name
    raise ValueError(space)


def radius(layout: str, space: int) -> float:
    """Of a place's disc: those of villages and the base camp are larger."""
    usual = LAYOUTS[layout].radius
    return usual + 4 if space in TRACK.villages or space == TRACK.last else usual


def path(layout: str, spaces: Sequence[int]) -> list[Point]:
    """The middles of some spaces, in the order given: what a pawn walks along."""
    places = LAYOUTS[layout].places
    return [places[space] for space in spaces]


def pawn_offset(layout: str, space: int, index: int, count: int) -> Point:
    """How far the pawn `index` of `count` on one space stands from the space's middle.

    They fan out in a row, the middle ones a step further back, so that all can be seen; at
    the board's edge the row moves inwards.
    """
    if not 0 <= index < count:
        raise ValueError(index)
    board = LAYOUTS[layout]
    middle = board.places[space][0]
    reach = (count - 1) / 2 * _FAN + PAWN_WIDTH / 2
    inwards = max(0.0, reach - middle) - max(0.0, middle + reach - board.width)
    across = (index - (count - 1) / 2) * _FAN + inwards
    back = 0.0 if count < 3 or index in (0, count - 1) else -6.0
    return across, back


def beside(layout: str, space: int, count: int) -> float:
    """How far from a space's middle one more pawn stands clear of `count` that are there."""
    if count == 0:
        return 0.0
    board = LAYOUTS[layout]
    x = board.places[space][0]
    right = pawn_offset(layout, space, count - 1, count)[0] + _FAN
    if x + right + PAWN_WIDTH / 2 <= board.width:
        return right
    return pawn_offset(layout, space, 0, count)[0] - _FAN


@cache
def tag_place(layout: str, space: int) -> Point:
    """Where, from a space's middle, the tag of a pawn there hides the least of other spaces."""
    board = LAYOUTS[layout]
    x, y = board.places[space]
    found: Point = _TAG_PLACES[0]
    widest = -1.0
    for across, down in _TAG_PLACES:
        left, top = x + across - TAG_WIDTH / 2, y + down - TAG_HEIGHT / 2
        if not 8 <= left <= board.width - 8 - TAG_WIDTH:
            continue
        if not 8 <= top <= board.height - 8 - TAG_HEIGHT:
            continue
        room = min(
            hypot(max(left - a, 0, a - left - TAG_WIDTH), max(top - b, 0, b - top - TAG_HEIGHT))
            for other, (a, b) in enumerate(board.places)
            if other != space
        )
        room = min(room, board.radius)
        if room > widest:
            found, widest = (across, down), room
    return found


def _curve(knots: Sequence[Point], steps: int = 48) -> list[Point]:
    """A smooth line through the knots (Catmull-Rom), as many short pieces."""
    before = (2 * knots[0][0] - knots[1][0], 2 * knots[0][1] - knots[1][1])
    after = (2 * knots[-1][0] - knots[-2][0], 2 * knots[-1][1] - knots[-2][1])
    line = [before, *knots, after]
    points: list[Point] = [knots[0]]
    for a, b, c, d in zip(line, line[1:], line[2:], line[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            points.append(
                (_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t))
            )
    return points


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def _spread(points: Sequence[Point], parts: int) -> tuple[float, list[tuple[Point, float]]]:
    """The step, and places at that distance along the line with the line's direction there."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    step = sum(lengths) / parts
    found: list[tuple[Point, float]] = []
    walked = 0.0
    for a, b, length in zip(points, points[1:], lengths, strict=False):
        heading = degrees(atan2(b[1] - a[1], b[0] - a[0]))
        while len(found) <= parts and len(found) * step <= walked + length + 1e-6:
            share = (len(found) * step - walked) / length
            place = (
                round(a[0] + (b[0] - a[0]) * share, 1),
                round(a[1] + (b[1] - a[1]) * share, 1),
            )
            found.append((place, round(heading, 1)))
        walked += length
    return step, found


def _lay_out(
    name: str, size: tuple[int, int], radius: float, reach: float, knots: Sequence[Point]
) -> Layout:
    step, spread = _spread(_curve(knots), TRACK.last)
    places = tuple(place for place, _ in spread)
    headings = tuple(heading for _, heading in spread)
    return Layout(name, *size, radius, reach, step, places, headings)


# fmt: off
_WIDE: Final = (
    (72, 562), (140, 596), (245, 574), (350, 604), (460, 574), (570, 604), (680, 576),
    (780, 602), (872, 584), (918, 538), (876, 494),
    (780, 476), (680, 512), (570, 476), (460, 512), (350, 476), (245, 510), (156, 490),
    (92, 452), (96, 402), (156, 388),
    (245, 380), (350, 414), (460, 378), (570, 414), (680, 378), (780, 408), (870, 394),
    (922, 350), (892, 304), (830, 288),
    (760, 282), (670, 316), (565, 280), (460, 316), (350, 280), (250, 312), (160, 292),
    (100, 254), (108, 206), (170, 188),
    (250, 186), (350, 222), (455, 188), (550, 216), (630, 198), (690, 156),
)
_TALL: Final = (
    (58, 662), (122, 698), (220, 676), (320, 708), (420, 678), (512, 702), (584, 674),
    (590, 628), (526, 600),
    (420, 624), (320, 594), (220, 624), (122, 602), (52, 580), (52, 536), (116, 522),
    (220, 512), (320, 542), (420, 512), (518, 536), (588, 510), (590, 464), (526, 436),
    (420, 460), (320, 430), (220, 460), (122, 438), (52, 416), (52, 372), (116, 358),
    (220, 348), (320, 378), (420, 348), (518, 372), (588, 346), (590, 300), (526, 272),
    (420, 296), (320, 266), (220, 296), (122, 274), (52, 252), (54, 208), (116, 192),
    (210, 182), (300, 202), (366, 168),
)
# fmt: on

LAYOUTS: Final = {
    "wide": _lay_out("wide", (1000, 640), 17.0, 31.0, _WIDE),
    "tall": _lay_out("tall", (640, 740), 15.5, 26.0, _TALL),
}
"""Wide: for desktops and tablets on their side. Tall: for phones and upright tablets."""
