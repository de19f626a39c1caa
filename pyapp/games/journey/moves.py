"""Moves step by step: what the way so far has cost, whether it can be completed, who can pay.

The player walks first and pays when the move ends: nothing that happens on the way could
change what can be paid, so the choice of the cards waits until it can be made once, for the
whole move. A step is offered only if some way of completing and paying the move remains.
"""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from pyapp.games.journey.actions import Step, Stop
from pyapp.games.journey.grid import START, Grid
from pyapp.games.journey.material import MOVE_LIMIT, MULTI, PRISMATIC

MAX_UNITS: Final = 19
"""More explorer cards' worth than any hand can pay in one move: five cards and two for each
of at most five pieces of hardtack and two Multi-Use Tools."""


_SIZES: Final = (MOVE_LIMIT, 9, 13, MAX_UNITS)
"""Searches are limited to one of these, not to each hand: so they are more often remembered."""


class Cost(NamedTuple):
    """What a way costs."""

    units: int
    """Explorer cards, or what counts as such."""
    rope: int
    compass: int
    pickaxe: int


FREE: Final = Cost(0, 0, 0, 0)


class Purse(NamedTuple):
    """What a hand can pay a move of one colour with: numbers of cards."""

    explorers: int
    prismatic: int
    rope: int
    pickaxe: int
    compass: int
    hardtack: int
    multi: int


class Move(NamedTuple):
    """A move in progress: open to all."""

    colour: int
    path: tuple[int, ...]
    """Spaces from the one it began on to the one reached."""
    cost: Cost
    forward: bool
    """Whether a step went forward."""
    event: bool
    """Whether an event space was entered."""
    waters: tuple[int, ...]
    """Water spaces entered, each once."""


def purse(
    explorers: tuple[int, ...], equipment: tuple[int, ...], events: tuple[int, ...], colour: int
) -> Purse:
    """What these hands can pay a move of this colour with."""
    rope, pickaxe, compass, hardtack, _ = equipment
    return Purse(
        explorers[colour], events[PRISMATIC], rope, pickaxe, compass, hardtack, events[MULTI]
    )


@lru_cache(maxsize=1 << 16)
def payable(hand: Purse, cost: Cost) -> bool:
    """Whether this hand can pay this.

    journey: hardtack needs a real explorer card in the move; Prismatic Colour may be played
    alone and counts towards the five cards.
    """
    units, rope, compass, pickaxe = cost
    explorers, prismatic, ropes, pickaxes, compasses, hardtack, multi = hand
    if rope > ropes:
        multi -= rope - ropes
    if compass > compasses:
        multi -= compass - compasses
    if pickaxe > pickaxes:
        multi -= pickaxe - pickaxes
    if multi < 0:
        return False
    cards = MOVE_LIMIT if prismatic or explorers > MOVE_LIMIT else explorers
    if explorers:
        cards += 2 * (hardtack + multi)
    return units <= cards


@lru_cache(maxsize=1 << 14)
def payments(hand: Purse, cost: Cost) -> tuple[Stop, ...]:
    """All ways of paying this that differ in the cards used, each card counting for something.

    Hardtack counts as one or two cards, Prismatic Colour as one to five. A Multi-Use Tool
    stands in for a rope, compass, pickaxe or hardtack. Sorted; empty if it cannot be paid.
    """
    found: list[Stop] = []
    for explorers in range(min(hand.explorers, MOVE_LIMIT, cost.units) + 1):
        for prismatic in range(min(hand.prismatic, MOVE_LIMIT - explorers) + 1):
            least, most = explorers + prismatic, explorers + MOVE_LIMIT * bool(prismatic)
            most = min(most, MOVE_LIMIT)
            # journey: at least one explorer card (or Prismatic Colour) in every move
            if not least:
                continue
            for tack in range(hand.hardtack + hand.multi + 1 if explorers else 1):
                if least + tack <= cost.units <= most + 2 * tack:
                    found += _equipment_ways(hand, cost, explorers, prismatic, tack)
    return tuple(sorted(found))


def _equipment_ways(
    hand: Purse, cost: Cost, explorers: int, prismatic: int, tack: int
) -> Iterable[Stop]:
    for rope in range(min(hand.rope, cost.rope) + 1):
        for pickaxe in range(min(hand.pickaxe, cost.pickaxe) + 1):
            for compass in range(min(hand.compass, cost.compass) + 1):
                short = cost.rope - rope + cost.pickaxe - pickaxe + cost.compass - compass
                for hardtack in range(min(hand.hardtack, tack) + 1):
                    multi = short + tack - hardtack
                    if multi <= hand.multi:
                        yield Stop(explorers, prismatic, rope, pickaxe, compass, hardtack, multi)


@lru_cache(maxsize=1 << 15)
def completions(
    grid: Grid,
    space: int,
    forward: bool,
    pickaxe: bool,
    blocked: tuple[int, ...],
    most: int = MAX_UNITS,
) -> tuple[Cost, ...]:
    """The cheapest costs, none better than another, of going on from here to a legal stop.

    `blocked` are the spaces where other explorers stand, `most` the explorer cards' worth that
    can be spent. Empty: no way on at that price.
    """
    rocks, chasms, all_hops = grid.rocks, grid.chasms, grid.hops
    found: list[Cost] = []
    kits: list[tuple[int, int, int]] = []
    seen: dict[int, list[tuple[int, int, int]]] = {}
    # Way stations in order of their units; so an earlier one is never dearer in units.
    heap = [(0, 0, 0, 0, space, forward, pickaxe)]
    while heap:
        units, rope, compass, picks, at, fwd, pick = heappop(heap)
        better = seen.setdefault(at * 4 + fwd * 2 + pick, [])
        if _beaten(rope, compass, picks, better):
            continue
        better.append((rope, compass, picks))
        if units and fwd and not chasms[at] and at not in blocked:
            if not _beaten(rope, compass, picks, kits):
                kits.append((rope, compass, picks))
                found.append(Cost(units, rope, compass, picks))
            if not (rope or compass or picks):
                break
            continue
        for target, ahead, diagonal in all_hops[at]:
            ropes, compasses, onward = rope + chasms[target], compass + diagonal, fwd or ahead
            price = rocks[target]
            if price > 1 and pick:
                price = 1
            if price > 1 and units < most:
                heappush(heap, (units + 1, ropes, compasses, picks + 1, target, onward, True))
            if units + price <= most:
                known = seen.get(target * 4 + onward * 2 + pick)
                if not known or not _beaten(ropes, compasses, picks, known):
                    heappush(heap, (units + price, ropes, compasses, picks, target, onward, pick))
    return tuple(found)


def _beaten(rope: int, compass: int, picks: int, others: list[tuple[int, int, int]]) -> bool:
    for r, c, p in others:  # noqa: SIM110, a loop is several times quicker than any()
        if r <= rope and c <= compass and p <= picks:
            return True
    return False


def completable(
    grid: Grid,
    space: int,
    forward: bool,
    cost: Cost,
    blocked: tuple[int, ...],
    hand: Purse,
) -> bool:
    """Whether a move that stands on `space` after paying `cost` can be completed and paid."""
    if forward and not grid.chasms[space] and space not in blocked:
        return payable(hand, cost)  # going on would cost more still
    units, rope, compass, pickaxe = cost
    left = MOVE_LIMIT + 2 * (hand.hardtack + hand.multi) - units
    most = next(size for size in _SIZES if left <= size)
    for more in completions(grid, space, forward, pickaxe > 0, blocked, most):
        if payable(
            hand,
            Cost(units + more[0], rope + more[1], compass + more[2], pickaxe + more[3]),
        ):
            return True
    return False


def step_cost(grid: Grid, cost: Cost, space: int, diagonal: bool, pickaxe: bool) -> Cost:
    """The cost of a way with one more step; `pickaxe`: one is played for this step."""
    rocks = grid.rocks[space]
    picks = cost.pickaxe + pickaxe
    return Cost(
        cost.units + (1 if picks else rocks),
        cost.rope + grid.chasms[space],
        cost.compass + diagonal,
        picks,
    )


@lru_cache(maxsize=1 << 15)
def next_steps(
    grid: Grid,
    space: int,
    forward: bool,
    cost: Cost,
    blocked: tuple[int, ...],
    hand: Purse,
) -> tuple[Step, ...]:
    """All steps from here after which the move can be completed and paid. Sorted.

    A pickaxe is offered only where it makes a difference: on a rock, and once a turn.
    """
    found = []
    for target, ahead, diagonal in grid.hops[space]:
        for pickaxe in (False, True):
            if pickaxe and (cost.pickaxe or grid.rocks[target] == 1):
                continue
            after = step_cost(grid, cost, target, diagonal, pickaxe)
            if completable(grid, target, forward or ahead, after, blocked, hand):
                found.append(Step(target, pickaxe))
    return tuple(found)


def may_stop(grid: Grid, space: int, forward: bool, blocked: tuple[int, ...]) -> bool:
    """Whether a move may end here.

    journey: at least one row forward; not on a chasm; not where another explorer stands.
    """
    return forward and not grid.chasms[space] and space not in blocked and space != START


def extend(grid: Grid, move: Move, space: int, pickaxe: bool) -> Move:
    """The move with one more step, which the board must allow."""
    for target, ahead, diagonal in grid.hops[move.path[-1]]:
        if target == space:
            waters = move.waters
            if grid.waters[space] and space not in waters:
                waters = (*waters, space)
            return Move(
                move.colour,
                (*move.path, space),
                step_cost(grid, move.cost, space, diagonal, pickaxe),
                move.forward or ahead,
                move.event or grid.events[space],
                waters,
            )
    raise ValueError("no such step")


class Reach(NamedTuple):
    """A place where a move can end."""

    space: int
    cost: Cost
    """Cheapest in explorer cards; of these, cheapest in equipment."""
    steps: tuple[Step, ...]
    """A way there at that cost."""


@lru_cache(maxsize=1 << 10)
def reachable(
    grid: Grid,
    space: int,
    forward: bool,
    cost: Cost,
    blocked: tuple[int, ...],
    hand: Purse,
) -> tuple[Reach, ...]:
    """All places where the move can end, each with its cheapest ways. Sorted by space.

    A place has several entries where fewer explorer cards would cost more equipment.
    """
    rocks, chasms, all_hops = grid.rocks, grid.chasms, grid.hops
    found: list[Reach] = []
    seen: dict[int, list[tuple[int, int, int]]] = {}
    stops: dict[int, list[tuple[int, int, int]]] = {}
    # Way stations by price; `trail` keeps how each was reached: the one before, and the step.
    trail: list[tuple[int, Step]] = []
    heap = [(*cost, space, forward, -1)]
    while heap:
        units, rope, compass, picks, at, fwd, number = heappop(heap)
        better = seen.setdefault(at * 4 + fwd * 2 + (picks > 0), [])
        if _beaten(rope, compass, picks, better):
            continue
        better.append((rope, compass, picks))
        if number >= 0 and may_stop(grid, at, fwd, blocked):
            cheaper = stops.setdefault(at, [])
            if not _beaten(rope, compass, picks, cheaper):
                cheaper.append((rope, compass, picks))
                found.append(Reach(at, Cost(units, rope, compass, picks), _steps_to(trail, number)))
        for target, ahead, diagonal in all_hops[at]:
            onward = fwd or ahead
            for pick in (False, True) if rocks[target] > 1 and not picks else (False,):
                after = Cost(
                    units + (1 if picks or pick else rocks[target]),
                    rope + chasms[target],
                    compass + diagonal,
                    picks + pick,
                )
                known = seen.get(target * 4 + onward * 2 + (after[3] > 0))
                if (known and _beaten(after[1], after[2], after[3], known)) or not payable(
                    hand, after
                ):
                    continue
                trail.append((number, Step(target, pick)))
                heappush(heap, (*after, target, onward, len(trail) - 1))
    return tuple(sorted(found))


def _steps_to(trail: list[tuple[int, Step]], number: int) -> tuple[Step, ...]:
    steps = []
    while number >= 0:
        number, step = trail[number]
        steps.append(step)
    return tuple(reversed(steps))
