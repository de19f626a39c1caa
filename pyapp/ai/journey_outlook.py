"""What things are worth to a traveller: cards, fossils, water, ways and ends of stages.

Everything is counted in points, as far as one seat's view goes.
"""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from pyapp.games.journey.actions import Discover, Step, Stop
from pyapp.games.journey.evaluation import fossil_points
from pyapp.games.journey.finds import ways
from pyapp.games.journey.grid import GOAL, WIDTH, Find, Grid
from pyapp.games.journey.knowledge import unseen
from pyapp.games.journey.material import (
    EQUIPMENT,
    FISH_BODY,
    FISH_HEAD,
    FISH_TAIL,
    FOSSIL_DECK,
    HEAD_LEFT,
    HEAD_RIGHT,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MULTI,
    PER_STONE,
    SUPPLY_STONES,
    WATER,
)
from pyapp.games.journey.moves import Cost, Purse, may_stop, payable
from pyapp.games.journey.state import View

EXPLORER_WORTH: Final = (0.0, 0.5, 0.4, 0.0)
"""Worth of an explorer card, by stage."""
KIT_WORTH: Final = (0.0, 0.7, 1.3, 0.9)
"""Worth of the first card of a kind of equipment, by stage."""
KIT_MORE_WORTH: Final = (0.0, 0.5, 0.5, 0.4)
"""Worth of a further card of the same kind."""
TOOL_WORTH: Final = 1.6
PRISMATIC_WORTH: Final = 1.3
LUCK_WORTH: Final = 2.5
EVENT_WORTH: Final = 1.4
"""Worth of an event card."""
SEA_WORTH: Final = 0.9
"""Worth of turning up a sea card."""
ROW_WORTH: Final = 0.2
"""Worth of one row or column forward."""
THREAT: Final = (0.0, 3.6, 3.4, 3.2, 3.0, 2.8, 2.0, 1.2, 0.6, 0.0)
"""Cost of leaving an explorer or the raft so many cards before the last space."""
LAMP_WORTH: Final = 1.3
"""Worth of choosing one fossil out of three."""
DRAW_WORTH: Final = 0.5
"""Worth of one card drawn with room in the hand."""
DEAR: Final = 99.0
FAR: Final = 7
"""Explorer cards' worth of way a plan looks ahead."""
LONGEST: Final = 9
"""Explorer cards' worth of the longest moves considered."""


class Way(NamedTuple):
    """A place where a move may end, and what the way there brings."""

    space: int
    cost: Cost
    waters: tuple[int, ...]
    event: bool
    first: Step | None


@lru_cache(maxsize=1 << 12)
def find_ways(
    grid: Grid,
    space: int,
    forward: bool,
    cost: Cost,
    event: bool,
    waters: tuple[int, ...],
    blocked: tuple[int, ...],
    hand: Purse,
) -> tuple[Way, ...]:
    """A good way to every place where the move can end, water and events on it considered."""
    rocks, chasms, all_hops = grid.rocks, grid.chasms, grid.hops
    found = []
    best: dict[int, float] = {}
    heap: list[tuple[float, int, int, int, int, int, bool, bool, tuple[int, ...], Step | None]]
    heap = [(0.0, *cost, space, forward, event, waters, None)]
    while heap:
        price, units, rope, compass, picks, at, fwd, met, wet, first = heappop(heap)
        if best.get(at * 4 + fwd * 2 + picks, DEAR) < price:
            continue
        if may_stop(grid, at, fwd, blocked):
            found.append(Way(at, Cost(units, rope, compass, picks), wet, met, first))
        for target, ahead, diagonal in all_hops[at]:
            onward = fwd or ahead
            for pick in (False, True) if rocks[target] > 1 and not picks else (False,):
                paid = 1 if picks or pick else rocks[target]
                dearer = price + 0.4 * paid + 0.7 * (diagonal + chasms[target] + pick)
                now_wet, now_met = wet, met
                if grid.waters[target] and target not in wet:
                    now_wet = (*wet, target)
                    dearer -= 1.5
                if grid.events[target] and not met:
                    now_met = True
                    dearer -= EVENT_WORTH
                key = target * 4 + onward * 2 + (picks or pick)
                if best.get(key, DEAR) <= dearer:
                    continue
                after = Cost(units + paid, rope + chasms[target], compass + diagonal, picks + pick)
                if after.units <= LONGEST and payable(hand, after):
                    best[key] = dearer
                    step = first or Step(target, pick)
                    heappush(heap, (dearer, *after, target, onward, now_met, now_wet, step))
    return tuple(found)


@lru_cache(maxsize=64)
def distances(grid: Grid) -> dict[int, int]:
    """For each space the explorer cards from there to the last space, ropes at hand."""
    best = {GOAL: 0}
    back: dict[int, list[int]] = {}
    for space in grid.cells:
        for hop in grid.hops[space]:
            if not hop.compass:
                back.setdefault(hop.space, []).append(space)
    heap = [(0, GOAL)]
    while heap:
        far, at = heappop(heap)
        if best[at] < far:
            continue
        for space in back.get(at, ()):
            there = far + grid.rocks[at]
            if best.get(space, 99) > there:
                best[space] = there
                heappush(heap, (there, space))
    return best


@lru_cache(maxsize=1 << 14)
def promise(fossils: tuple[int, ...]) -> float:
    """Points of a collection and what it may still grow to."""
    worth = float(fossil_points(fossils))
    worth += 1.1 * abs(fossils[HEAD_LEFT] - fossils[HEAD_RIGHT])
    parts = [fossils[FISH_HEAD], fossils[FISH_BODY], fossils[FISH_TAIL]]
    parts = [n - min(parts) for n in parts]
    worth += (0.0, 0.6, 1.8)[sum(n > 0 for n in parts)]
    for mineral in fossils[6:8]:
        worth += 0.3 * min(mineral, 5)
    return worth


class Outlook:
    """What things are worth to the seat whose view this is."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.paid: dict[tuple[Purse, Cost], tuple[float, Stop]] = {}
        self.found: dict[tuple[Find, tuple[int, ...], bool], tuple[float, Discover | None]] = {}
        self.me = view.players[view.seat]
        self.stage = max(1, view.stage)
        fossils = self.me.fossils
        pool = unseen(view, FOSSIL_DECK)
        total = sum(pool)
        now = self.worth(fossils)
        self.draw = (
            sum(n * (self.worth(more_of(fossils, k)) - now) for k, n in enumerate(pool) if n)
            / total
            if total
            else 0.0
        )
        """Expected worth of one fossil drawn."""
        self.explorer = EXPLORER_WORTH[self.stage]
        """Worth of an explorer card in a small hand."""
        if self.stage == 2 and view.raft > GOAL:  # unspent cards are worth nothing in the end
            ahead = 1 - (view.raft % WIDTH) / view.board.sea.columns
            self.explorer *= 0.4 + 0.6 * ahead

        explorers, equipment = sum(view.my_explorers), sum(view.my_equipment)
        self._explorers = [0.0]
        for i in range(explorers):
            worth = self.explorer * min(1.0, max(0, MAX_EXPLORERS - explorers + i) / 6)
            self._explorers.append(self._explorers[-1] + worth)
        first, more = KIT_WORTH[self.stage], KIT_MORE_WORTH[self.stage]
        self._kit = [
            [n * more + (first - more) * (n == have > 0) for n in range(have + 1)]
            for have in view.my_equipment
        ]
        self.room = min(3, MAX_EXPLORERS - explorers + MAX_EQUIPMENT - equipment)
        """Cards this seat can draw without discarding, at most three."""
        self.patience = (0.1, 0.6, 0.9, 1.0)[max(0, self.room)]
        """How far this seat can afford to wait until somebody else ends the stage."""

    def worth(self, fossils: tuple[int, ...]) -> float:
        """Worth of a collection; on the lava only what it scores."""
        if self.stage == 3:
            return float(fossil_points(fossils))
        return promise(fossils)

    def explorers(self, used: int) -> float:
        """Worth of so many explorer cards given away: less out of a full hand."""
        return self._explorers[used]

    def kit_cost(self, used: Iterable[int]) -> float:
        """Worth of so many cards of each kind of equipment given away."""
        return sum([worth[n] for worth, n in zip(self._kit, used, strict=True) if n])

    def capacity(self) -> int:
        """Fossils this seat's water would keep."""
        stones = self.me.stones + SUPPLY_STONES * self.view.my_events[WATER]
        return PER_STONE * stones

    def stone(self, fossils: int) -> float:
        """Worth of one more water stone when holding so many fossils."""
        if self.stage != 1:
            return 1.0
        short = fossils + 1 - self.capacity()
        return 1.0 + max(0.0, min(3, short)) * 0.8

    def fossil(self, held: int) -> float:
        """Worth of one fossil drawn when holding so many: less if water is short."""
        if self.stage == 1 and held >= self.capacity():
            return 0.75 * self.draw
        return self.draw

    def discovery(
        self, find: Find, equipment: tuple[int, ...], mover: bool
    ) -> tuple[float, Discover | None]:
        """The best way of paying a discovery and what it brings beyond its cost."""
        key = (find, equipment, mover)
        if key in self.found:
            return self.found[key]
        held = sum(self.me.fossils)
        base = sum(self.fossil(held + i) for i in range(find.pictures))
        best: tuple[float, Discover | None] = (0.0, None)
        for way in ways(find, equipment, self.view.my_events[MULTI], mover):
            lamps = sum(way) - find.pictures
            value = (
                base
                + LAMP_WORTH * lamps
                - self.kit_cost(way[: len(EQUIPMENT)])
                - TOOL_WORTH * way.multi
            )
            if value > best[0]:
                best = (value, way)
        self.found[key] = best
        return best

    def ending(self) -> float:
        """Worth of ending the stage now, beyond the bonus."""
        if self.stage != 1:
            return 0.0
        mine = self.forfeit(self.me.fossils, self.capacity())
        others = [
            self.forfeit(p.fossils, PER_STONE * p.stones + (2 if p.events else 0))
            for seat, p in enumerate(self.view.players)
            if seat != self.seat
        ]
        return sum(others) / len(others) * 0.7 - mine

    def forfeit(self, fossils: tuple[int, ...], kept: int) -> float:
        """Worth of what is lost of a collection when so many fossils can be kept."""
        before = self.worth(fossils)
        for _ in range(sum(fossils) - kept):
            fossils = less_of(fossils, self.least(fossils))
        return before - self.worth(fossils)

    def least(self, fossils: tuple[int, ...]) -> int:
        """The kind of fossil that is missed least."""
        return min(
            (kind for kind, n in enumerate(fossils) if n),
            key=lambda kind: (-self.worth(less_of(fossils, kind)), kind),
        )

    def loss(self, fossils: tuple[int, ...], n: int) -> float:
        """Worth of the `n` fossils that are missed least."""
        return self.forfeit(fossils, max(0, sum(fossils) - n))


def more_of(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The counts with one more of a kind."""
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def less_of(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The counts with one fewer of a kind."""
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
