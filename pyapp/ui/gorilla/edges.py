"""Who sits at which edge of the device: clockwise, the first person at the bottom."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from pyapp.core.rules import Seat

Edge: TypeAlias = Literal["bottom", "left", "top", "right"]

EDGES: Final[tuple[Edge, ...]] = ("bottom", "left", "top", "right")
"""Clockwise, as seen from above."""


def edges(seats: int, people: Sequence[Seat]) -> tuple[Edge, ...]:
    """The edge of each seat. Going round the table is always going round the device.

    Two people sit face to face wherever their seats are; computers share the edges between.

    >>> edges(4, [0]), edges(4, [1, 2])
    (('bottom', 'left', 'top', 'right'), ('right', 'bottom', 'top', 'right'))
    """
    first = people[0] if people else 0
    natural = EDGES if seats == len(EDGES) else ("bottom", "left", "right")
    around: list[Edge] = list(natural[:seats])
    if len(people) == 2:
        opposite = (people[1] - first) % seats
        around = [
            "bottom" if step == 0 else "left" if step < opposite else "right"
            for step in range(seats)
        ]
        around[opposite] = "top"
    found: list[Edge] = ["bottom"] * seats
    for step, edge in enumerate(around):
        found[(first + step) % seats] = edge
    return tuple(found)
