"""A sensible traveller: values what a turn brings and costs, from its view alone.

It walks to discoveries it can pay, or draws for the best one it might reach; sees to water
while its fossils need it; ends a stage when that hurts the others more; and keeps a mixed lot
of equipment for the lava. Everything is counted in points.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple, TypeVar

from pyapp.core.chance import Rng
from pyapp.core.match import AnyRules
from pyapp.games.journey.actions import (
    ACCEPT,
    DECLINE,
    LUCKY,
    Action,
    Discard,
    Discover,
    Draw,
    Match,
    Pay,
    Put,
    Step,
    Stop,
    Take,
    Walk,
)
from pyapp.games.journey.evaluation import fossil_points
from pyapp.games.journey.finds import ways
from pyapp.games.journey.grid import GOAL, START, WIDTH, Find, Grid
from pyapp.games.journey.knowledge import unseen
from pyapp.games.journey.material import (
    BONUS,
    E0,
    EQUIPMENT,
    F0,
    FISH_BODY,
    FISH_HEAD,
    FISH_TAIL,
    FOSSIL_DECK,
    HEAD_LEFT,
    HEAD_RIGHT,
    LAMP,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MULTI,
    PER_STONE,
    SEA,
    SUPPLY_STONES,
    WATER,
)
from pyapp.games.journey.moves import (
    FREE,
    Cost,
    Purse,
    may_stop,
    payable,
    payments,
    purse,
)
from pyapp.games.journey.state import Task, View, standing

A = TypeVar("A", bound=Action)

_EXPLORER: Final = (0.0, 0.5, 0.4, 0.0)
"""Worth of an explorer card, by stage."""
_KIT: Final = (0.0, 0.7, 1.3, 0.9)
"""Worth of the first card of a kind of equipment, by stage."""
_KIT_MORE: Final = (0.0, 0.5, 0.5, 0.4)
"""Worth of a further card of the same kind."""
_TOOL: Final = 1.6
_PRISMATIC: Final = 1.3
_LUCK: Final = 2.5
_EVENT: Final = 1.4
"""Worth of an event card."""
_SEA: Final = 0.9
"""Worth of turning up a sea card."""
_ROW: Final = 0.2
"""Worth of one row or column forward."""
_THREAT: Final = (0.0, 3.6, 3.4, 3.2, 3.0, 2.8, 2.0, 1.2, 0.6, 0.0)
"""Cost of leaving an explorer or the raft so many cards before the last space."""
_LAMP: Final = 1.3
"""Worth of choosing one fossil out of three."""
_DRAW: Final = 0.5
"""Worth of one card drawn with room in the hand."""
_DEAR: Final = 99.0
_FAR: Final = 7
"""Explorer cards' worth of way a plan looks ahead."""
_LONGEST: Final = 9
"""Explorer cards' worth of the longest moves considered."""


class _Way(NamedTuple):
    """A place where a move may end, and what the way there brings."""

    space: int
    cost: Cost
    waters: tuple[int, ...]
    event: bool
    first: Step | None


@lru_cache(maxsize=1 << 12)
def _ways(
    grid: Grid,
    space: int,
    forward: bool,
    cost: Cost,
    event: bool,
    waters: tuple[int, ...],
    blocked: tuple[int, ...],
    hand: Purse,
) -> tuple[_Way, ...]:
    """A good way to every place where the move can end, water and events on it considered."""
    rocks, chasms, all_hops = grid.rocks, grid.chasms, grid.hops
    found = []
    best: dict[int, float] = {}
    heap: list[tuple[float, int, int, int, int, int, bool, bool, tuple[int, ...], Step | None]]
    heap = [(0.0, *cost, space, forward, event, waters, None)]
    while heap:
        price, units, rope, compass, picks, at, fwd, met, wet, first = heappop(heap)
        if best.get(at * 4 + fwd * 2 + picks, _DEAR) < price:
            continue
        if may_stop(grid, at, fwd, blocked):
            found.append(_Way(at, Cost(units, rope, compass, picks), wet, met, first))
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
                    dearer -= _EVENT
                key = target * 4 + onward * 2 + (picks or pick)
                if best.get(key, _DEAR) <= dearer:
                    continue
                after = Cost(units + paid, rope + chasms[target], compass + diagonal, picks + pick)
                if after.units <= _LONGEST and payable(hand, after):
                    best[key] = dearer
                    step = first or Step(target, pick)
                    heappush(heap, (dearer, *after, target, onward, now_met, now_wet, step))
    return tuple(found)


@lru_cache(maxsize=64)
def _distances(grid: Grid) -> dict[int, int]:
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
def _promise(fossils: tuple[int, ...]) -> float:
    """Points of a collection and what it may still grow to."""
    worth = float(fossil_points(fossils))
    worth += 1.1 * abs(fossils[HEAD_LEFT] - fossils[HEAD_RIGHT])
    parts = [fossils[FISH_HEAD], fossils[FISH_BODY], fossils[FISH_TAIL]]
    parts = [n - min(parts) for n in parts]
    worth += (0.0, 0.6, 1.8)[sum(n > 0 for n in parts)]
    for mineral in fossils[6:8]:
        worth += 0.3 * min(mineral, 5)
    return worth


class _Outlook:
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
            sum(n * (self.worth(_more(fossils, k)) - now) for k, n in enumerate(pool) if n) / total
            if total
            else 0.0
        )
        """Expected worth of one fossil drawn."""
        self.explorer = _EXPLORER[self.stage]
        """Worth of an explorer card in a small hand."""
        if self.stage == 2 and view.raft > GOAL:  # unspent cards are worth nothing in the end
            ahead = 1 - (view.raft % WIDTH) / view.board.sea.columns
            self.explorer *= 0.4 + 0.6 * ahead

        explorers, equipment = sum(view.my_explorers), sum(view.my_equipment)
        self._explorers = [0.0]
        for i in range(explorers):
            worth = self.explorer * min(1.0, max(0, MAX_EXPLORERS - explorers + i) / 6)
            self._explorers.append(self._explorers[-1] + worth)
        first, more = _KIT[self.stage], _KIT_MORE[self.stage]
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
        return _promise(fossils)

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
            value = base + _LAMP * lamps - self.kit_cost(way[: len(EQUIPMENT)]) - _TOOL * way.multi
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
            fossils = _less(fossils, self.least(fossils))
        return before - self.worth(fossils)

    def least(self, fossils: tuple[int, ...]) -> int:
        """The kind of fossil that is missed least."""
        return min(
            (kind for kind, n in enumerate(fossils) if n),
            key=lambda kind: (-self.worth(_less(fossils, kind)), kind),
        )

    def loss(self, fossils: tuple[int, ...], n: int) -> float:
        """Worth of the `n` fossils that are missed least."""
        return self.forfeit(fossils, max(0, sum(fossils) - n))


def _more(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def _less(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


class SensiblePlayer:
    """Takes the action of the highest worth; equals are drawn."""

    name: Final = "sensible"

    def choose(self, rules: AnyRules, view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return _CHOICES[view.todo[-1].task](_Outlook(view), legal, rng)


def _best(legal: Sequence[Any], worth: Callable[[Any], float], rng: Rng) -> Any:
    worths = [worth(action) for action in legal]
    top = max(worths) - 1e-9
    return rng.choice([a for a, w in zip(legal, worths, strict=True) if w >= top])


def _payment_worth(look: _Outlook, way: Stop) -> float:
    kit = (way.rope, way.pickaxe, way.compass, way.hardtack, 0)
    return (
        look.explorers(way.explorers)
        + look.kit_cost(kit)
        + _PRISMATIC * way.prismatic
        + _TOOL * way.multi
    )


def _cheapest(look: _Outlook, hand: Purse, cost: Cost) -> tuple[float, Stop]:
    key = (hand, cost)
    if key not in look.paid:
        look.paid[key] = min((_payment_worth(look, way), way) for way in payments(hand, cost))
    return look.paid[key]


def _arrival(look: _Outlook, grid: Grid, begin: int, way: _Way, hand: Purse) -> float:
    """Worth of ending the move there."""
    view = look.view
    price, payment = _cheapest(look, hand, way.cost)
    value = -price
    held = sum(look.me.fossils)
    value += sum(look.stone(held) for _ in range(min(len(way.waters), view.supply)))
    value += _EVENT * way.event
    value += _ROW * (_depth(grid, way.space) - _depth(grid, begin))
    if way.space == GOAL:
        return value + BONUS + look.ending()
    if look.stage == 2:
        value += _SEA
    value -= look.patience * _THREAT[min(_distances(grid).get(way.space, 99), len(_THREAT) - 1)]
    find = grid.finds[way.space]
    if find:
        used = (payment.rope, payment.pickaxe, payment.compass, payment.hardtack, 0)
        left = tuple(n - m for n, m in zip(view.my_equipment, used, strict=True))
        value += look.discovery(find, left, True)[0]
    return value


def _depth(grid: Grid, space: int) -> int:
    """Rows (at sea: columns) from the start."""
    if space == START:
        return 0
    if space == GOAL:
        return grid.columns if grid.sideways else grid.rows
    return space % WIDTH if grid.sideways else space // WIDTH


def _moves(look: _Outlook, colour: int) -> list[tuple[float, _Way]]:
    """All ends of a move of this colour with their worth."""
    view = look.view
    grid, begin, blocked = standing(view, colour)
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, colour)
    ways_on = _ways(grid, begin, False, FREE, False, (), blocked, hand)
    return [(_arrival(look, grid, begin, way, hand), way) for way in ways_on if way.first]


class _Plan(NamedTuple):
    """A discovery worth drawing cards for."""

    rate: float
    """Its worth for each turn it takes."""
    missing: tuple[int, ...]
    """Equipment still needed."""
    colour: int
    explorers: int
    """Explorer cards of that colour still needed."""


def _plan(look: _Outlook) -> _Plan:
    """The best discovery to draw for."""
    view = look.view
    best = _Plan(0.0, (0,) * len(EQUIPMENT), 0, 0)
    rope, pickaxe, compass, hardtack, _ = view.my_equipment
    held = sum(look.me.fossils)
    brings = [sum(look.fossil(held + i) for i in range(n)) for n in range(4)]
    dream = Purse(_FAR, 0, rope, pickaxe, compass, hardtack, view.my_events[MULTI])
    for colour in range(3):
        grid, begin, blocked = standing(view, colour)
        for way in _ways(grid, begin, False, FREE, False, (), blocked, dream):
            find = grid.finds[way.space]
            if not find:
                continue
            have = view.my_equipment
            missing = tuple(max(0, n - m) for n, m in zip(find.needs, have, strict=True))
            spare = sum(have) - sum(find.needs) + sum(missing)
            short = sum(missing) + max(0, find.stars - spare) - view.my_events[MULTI]
            explorers = max(0, way.cost.units - view.my_explorers[colour])
            turns = 1 + -(-(max(0, short) + explorers) // 3)
            value = brings[find.pictures]
            value -= look.explorer * way.cost.units + 0.6 * find.pictures
            if value / turns > best.rate:
                best = _Plan(value / turns, missing, colour, explorers)
    return best


def _choose_turn(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    best, first = -99.0, None
    for colour in range(3):
        for worth, way in _moves(look, colour):
            if worth > best and way.first:
                best, first = worth, Walk(colour, *way.first)
    plan = _plan(look)
    draw = _DRAW * look.room + 0.35 * plan.rate
    if first in legal and best >= draw:
        return first
    return _choose_draw(look, [a for a in legal if isinstance(a, Draw | Take)] or legal, rng, plan)


def _choose_draw(look: _Outlook, legal: Sequence[Any], rng: Rng, plan: _Plan | None = None) -> Any:
    view = look.view
    plan = plan or _plan(look)
    explorers, equipment = sum(view.my_explorers), sum(view.my_equipment)

    def worth(action: Any) -> float:
        if isinstance(action, Take):
            kind = action.card - E0
            if plan.missing[kind]:
                return 2.0
            if equipment >= MAX_EQUIPMENT:
                return 0.05
            new = not view.my_equipment[kind]
            return (0.75 if new else 0.3) + 0.1 * (kind == LAMP)
        if action.deck == 0:
            if explorers >= MAX_EXPLORERS:
                return 0.1
            return 1.2 if plan.explorers else 0.7
        if equipment >= MAX_EQUIPMENT:
            return 0.0
        return 1.1 if any(plan.missing) else 0.6 if equipment < 4 else 0.25

    return _best(legal, worth, rng)


def _choose_move(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view
    move = view.move
    assert move is not None
    grid, begin, blocked = standing(view, move.colour)
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, move.colour)
    waters = tuple(sorted(move.waters))
    ways_on = _ways(grid, move.path[-1], move.forward, move.cost, move.event, waters, blocked, hand)
    worths = [(_arrival(look, grid, begin, way, hand), way) for way in ways_on]
    if not worths:  # only ways that count cards differently lead on
        return legal[0]
    _, way = max(worths, key=lambda pair: pair[0])
    if way.first is not None and way.first in legal:
        return way.first
    stops = [action for action in legal if isinstance(action, Stop)]
    if not stops:
        return legal[0]
    return min(stops, key=lambda stop: (_payment_worth(look, stop), stop))


def _choose_limit(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view

    def worth(action: Discard) -> float:
        if action.card < E0:
            return view.my_explorers[action.card]
        kind = action.card - E0
        return view.my_equipment[kind] - 0.3 * (kind == LAMP)

    return _best(legal, worth, rng)


def _choose_discovery(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view
    grid = view.board.descent if view.stage == 1 else view.board.sea
    find = grid.finds[view.todo[-1].number]
    assert find is not None
    _, way = look.discovery(find, view.my_equipment, look.seat == view.turn)
    return way if way in legal else DECLINE


def _choose_return(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    fossils = tuple(a + b for a, b in zip(look.me.fossils, look.view.drawn, strict=True))
    return _best(legal, lambda a: look.worth(_less(fossils, a.card - F0)), rng)


def _choose_swap(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    now = look.worth(look.me.fossils)

    def worth(action: Any) -> float:
        if not isinstance(action, Put):
            return 0.0
        return look.worth(_less(look.me.fossils, action.card - F0)) - now + 0.85 * look.draw

    return _best(legal, worth, rng)


def _choose_offer(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    card = SEA[look.view.sea]
    cost = look.explorers(sum(card.cost))
    gain = look.loss(look.me.fossils, 1) if card.lightning else card.points or look.draw
    return ACCEPT if ACCEPT in legal and gain > cost else DECLINE


def _choose_pay(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    fossils = look.me.fossils

    def worth(action: Pay) -> float:
        water = action.stones + SUPPLY_STONES * action.supplies
        return -look.forfeit(fossils, PER_STONE * water) - water

    return _best(legal, worth, rng)


def _choose_loss(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    number = look.view.todo[-1].number
    fossils = look.me.fossils
    if LUCKY in legal:
        threshold = _LUCK if look.stage < 3 else 1.5
        if look.loss(fossils, min(2, number)) >= threshold or number >= 2:
            return LUCKY
    discards = [action for action in legal if isinstance(action, Discard)]
    return _best(discards, lambda a: look.worth(_less(fossils, a.card - F0)), rng)


def _choose_lava(look: _Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    loss = look.loss(look.me.fossils, look.view.todo[-1].number)
    for action in legal:
        if isinstance(action, Match) and action.card < F0 and loss > 0:
            return action
    for action in legal:
        if isinstance(action, Match) and loss >= 1.5:
            return action
    return _choose_loss(look, legal, rng)


_CHOICES: Final[Mapping[Task, Callable[[_Outlook, Any, Rng], Any]]] = {
    Task.TURN: _choose_turn,
    Task.MOVE: _choose_move,
    Task.DRAW: _choose_draw,
    Task.LIMIT: _choose_limit,
    Task.DISCOVER: _choose_discovery,
    Task.RETURN: _choose_return,
    Task.SWAP: _choose_swap,
    Task.OFFER: _choose_offer,
    Task.PAY: _choose_pay,
    Task.LOSE: _choose_loss,
    Task.LAVA: _choose_lava,
}

SENSIBLE: Final = SensiblePlayer()
