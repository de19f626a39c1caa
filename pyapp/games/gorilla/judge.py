"""The judge: a called card and the throws at it -> who takes the pile, who goes on, and why.

Pure and without a clock: times come in as numbers and the order of the throws in the list
decides nothing. A seat that is not in the list threw nothing.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import HOLD, UNTIMED, Throw
from pyapp.games.gorilla.material import Card, is_fake, is_gorilla


class Why(StrEnum):
    """Why the pile goes where it goes."""

    WRONG = "wrong"
    """A real gorilla, and these threw a wrong card."""
    NEVER = "never"
    """A real gorilla, and these never threw."""
    SLOWEST = "slowest"
    """A real gorilla, everybody threw theirs, and these were slowest."""
    LOT = "lot"
    """Relaxed: a real gorilla and everybody threw theirs; the lot decides between these."""
    FOOLED = "fooled"
    """A fake, and these threw something."""
    CALM = "calm"
    """A fake, and nobody threw: nothing happens."""


class Mark(StrEnum):
    """How one seat answered the call."""

    RIGHT = "right"
    WRONG = "wrong"
    NEVER = "never"
    FOOLED = "fooled"
    CALM = "calm"


class Verdict(NamedTuple):
    """What follows from a reaction."""

    why: Why
    takers: tuple[Seat, ...]
    """Who takes the pile: none, one, or those who split it, in the order they are dealt to.

    With `Why.LOT` one of them, still to be drawn.
    """
    leads: Seat | None
    """Who goes on; None where the lot is still to be drawn, and then whoever it falls on."""


def judge(called: Card, caller: Seat, seats: int, throws: Iterable[Throw], tie_ms: int) -> Verdict:
    """The verdict on the throws at a called gorilla or fake.

    `seats` is how many sit at the table; `tie_ms` the tie window in milliseconds: throws
    closer together count as simultaneous. Throws without times all count so.
    """
    thrown = [throw for throw in throws if throw.card != HOLD]
    if is_fake(called):
        if not thrown:
            return Verdict(Why.CALM, (), (caller + 1) % seats)
        # ruling: of several fooled the one who threw first leads
        return Verdict(
            Why.FOOLED,
            _latest_first(thrown, caller, seats, tie_ms),
            _first(thrown, caller, seats, tie_ms),
        )
    wrong = [throw for throw in thrown if not is_gorilla(throw.card)]
    if wrong:
        takers = _latest_first(wrong, caller, seats, tie_ms)
        return Verdict(Why.WRONG, takers, takers[0])
    answered = {throw.seat for throw in thrown}
    others = tuple((caller + step) % seats for step in range(1, seats))
    never = tuple(seat for seat in others if seat not in answered)
    if never:
        return Verdict(Why.NEVER, never, never[0])
    if thrown[0].ms == UNTIMED:
        return Verdict(Why.LOT, others, None)
    last = max(throw.ms for throw in thrown)
    slowest = [throw for throw in thrown if level(last, throw.ms, tie_ms)]
    takers = _latest_first(slowest, caller, seats, tie_ms)
    return Verdict(Why.SLOWEST, takers, takers[0])


def level(one: int, other: int, tie_ms: int) -> bool:
    """Whether two times are too close to tell apart. Equal ones are, whatever the window.

    >>> level(400, 429, 30), level(400, 430, 30), level(400, 400, 0)
    (True, False, True)
    """
    return one == other or abs(one - other) < tie_ms


def mark(called: Card, throw: Throw) -> Mark:
    """How a seat answered the call."""
    if is_fake(called):
        return Mark.CALM if throw.card == HOLD else Mark.FOOLED
    if throw.card == HOLD:
        return Mark.NEVER
    return Mark.RIGHT if is_gorilla(throw.card) else Mark.WRONG


def _latest_first(throws: list[Throw], caller: Seat, seats: int, tie_ms: int) -> tuple[Seat, ...]:
    """The throwers, latest first; those level with the latest by their way round the table.

    Being level is no chain: each group is what is level with its own latest throw.
    """
    if len(throws) == 1:
        return (throws[0].seat,)
    order: list[Seat] = []
    rest = throws
    while rest:
        last = max(throw.ms for throw in rest)
        group = [throw.seat for throw in rest if level(last, throw.ms, tie_ms)]
        order += sorted(group, key=lambda seat: (seat - caller) % seats)
        rest = [throw for throw in rest if not level(last, throw.ms, tie_ms)]
    return tuple(order)


def _first(throws: list[Throw], caller: Seat, seats: int, tie_ms: int) -> Seat:
    """Who threw first; of those level with the first the nearest on the caller's left."""
    first = min(throw.ms for throw in throws)
    group = [throw.seat for throw in throws if level(first, throw.ms, tie_ms)]
    return min(group, key=lambda seat: (seat - caller) % seats)
