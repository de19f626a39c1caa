"""A sensible traveller: values what a turn brings and costs, from its view alone.

It walks to discoveries it can pay, or draws for the best one it might reach; sees to water
while its fossils need it; ends a stage when that hurts the others more; and keeps a mixed lot
of equipment for the lava. Everything is counted in points.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from pyapp.ai.journey_outlook import (
    DRAW_WORTH,
    EVENT_WORTH,
    FAR,
    LUCK_WORTH,
    PRISMATIC_WORTH,
    ROW_WORTH,
    SEA_WORTH,
    THREAT,
    TOOL_WORTH,
    Outlook,
    Way,
    distances,
    find_ways,
    less_of,
)
from pyapp.core.chance import Rng
from pyapp.core.match import AnyRules
from pyapp.games.journey.actions import (
    ACCEPT,
    DECLINE,
    LUCKY,
    Discard,
    Draw,
    Match,
    Pay,
    Put,
    Stop,
    Take,
    Walk,
)
from pyapp.games.journey.grid import GOAL, START, WIDTH, Grid
from pyapp.games.journey.material import (
    BONUS,
    E0,
    EQUIPMENT,
    F0,
    LAMP,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MULTI,
    PER_STONE,
    SEA,
    SUPPLY_STONES,
)
from pyapp.games.journey.moves import FREE, Cost, Purse, payments, purse
from pyapp.games.journey.state import Task, standing


class SensiblePlayer:
    """Takes the action of the highest worth; equals are drawn."""

    name: Final = "sensible"

    def choose(self, rules: AnyRules, view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        return _CHOICES[view.todo[-1].task](Outlook(view), legal, rng)


def _best(legal: Sequence[Any], worth: Callable[[Any], float], rng: Rng) -> Any:
    worths = [worth(action) for action in legal]
    top = max(worths) - 1e-9
    return rng.choice([a for a, w in zip(legal, worths, strict=True) if w >= top])


def _payment_worth(look: Outlook, way: Stop) -> float:
    kit = (way.rope, way.pickaxe, way.compass, way.hardtack, 0)
    return (
        look.explorers(way.explorers)
        + look.kit_cost(kit)
        + PRISMATIC_WORTH * way.prismatic
        + TOOL_WORTH * way.multi
    )


def _cheapest(look: Outlook, hand: Purse, cost: Cost) -> tuple[float, Stop]:
    key = (hand, cost)
    if key not in look.paid:
        look.paid[key] = min((_payment_worth(look, way), way) for way in payments(hand, cost))
    return look.paid[key]


def _arrival(look: Outlook, grid: Grid, begin: int, way: Way, hand: Purse) -> float:
    """Worth of ending the move there."""
    view = look.view
    price, payment = _cheapest(look, hand, way.cost)
    value = -price
    held = sum(look.me.fossils)
    value += sum(look.stone(held) for _ in range(min(len(way.waters), view.supply)))
    value += EVENT_WORTH * way.event
    value += ROW_WORTH * (_depth(grid, way.space) - _depth(grid, begin))
    if way.space == GOAL:
        return value + BONUS + look.ending()
    if look.stage == 2:
        value += SEA_WORTH
    value -= look.patience * THREAT[min(distances(grid).get(way.space, 99), len(THREAT) - 1)]
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


def _moves(look: Outlook, colour: int) -> list[tuple[float, Way]]:
    """All ends of a move of this colour with their worth."""
    view = look.view
    grid, begin, blocked = standing(view, colour)
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, colour)
    ways_on = find_ways(grid, begin, False, FREE, False, (), blocked, hand)
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


def _plan(look: Outlook) -> _Plan:
    """The best discovery to draw for."""
    view = look.view
    best = _Plan(0.0, (0,) * len(EQUIPMENT), 0, 0)
    rope, pickaxe, compass, hardtack, _ = view.my_equipment
    held = sum(look.me.fossils)
    brings = [sum(look.fossil(held + i) for i in range(n)) for n in range(4)]
    dream = Purse(FAR, 0, rope, pickaxe, compass, hardtack, view.my_events[MULTI])
    for colour in range(3):
        grid, begin, blocked = standing(view, colour)
        for way in find_ways(grid, begin, False, FREE, False, (), blocked, dream):
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


def _choose_turn(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    best, first = -99.0, None
    for colour in range(3):
        for worth, way in _moves(look, colour):
            if worth > best and way.first:
                best, first = worth, Walk(colour, *way.first)
    plan = _plan(look)
    draw = DRAW_WORTH * look.room + 0.35 * plan.rate
    if first in legal and best >= draw:
        return first
    return _choose_draw(look, [a for a in legal if isinstance(a, Draw | Take)] or legal, rng, plan)


def _choose_draw(look: Outlook, legal: Sequence[Any], rng: Rng, plan: _Plan | None = None) -> Any:
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


def _choose_move(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view
    move = view.move
    assert move is not None
    grid, begin, blocked = standing(view, move.colour)
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, move.colour)
    waters = tuple(sorted(move.waters))
    ways_on = find_ways(
        grid, move.path[-1], move.forward, move.cost, move.event, waters, blocked, hand
    )
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


def _choose_limit(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view

    def worth(action: Discard) -> float:
        if action.card < E0:
            return view.my_explorers[action.card]
        kind = action.card - E0
        return view.my_equipment[kind] - 0.3 * (kind == LAMP)

    return _best(legal, worth, rng)


def _choose_discovery(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    view = look.view
    grid = view.board.descent if view.stage == 1 else view.board.sea
    find = grid.finds[view.todo[-1].number]
    assert find is not None
    _, way = look.discovery(find, view.my_equipment, look.seat == view.turn)
    return way if way in legal else DECLINE


def _choose_return(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    fossils = tuple(a + b for a, b in zip(look.me.fossils, look.view.drawn, strict=True))
    return _best(legal, lambda a: look.worth(less_of(fossils, a.card - F0)), rng)


def _choose_swap(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    now = look.worth(look.me.fossils)

    def worth(action: Any) -> float:
        if not isinstance(action, Put):
            return 0.0
        return look.worth(less_of(look.me.fossils, action.card - F0)) - now + 0.85 * look.draw

    return _best(legal, worth, rng)


def _choose_offer(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    card = SEA[look.view.sea]
    cost = look.explorers(sum(card.cost))
    gain = look.loss(look.me.fossils, 1) if card.lightning else card.points or look.draw
    return ACCEPT if ACCEPT in legal and gain > cost else DECLINE


def _choose_pay(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    fossils = look.me.fossils

    def worth(action: Pay) -> float:
        water = action.stones + SUPPLY_STONES * action.supplies
        return -look.forfeit(fossils, PER_STONE * water) - water

    return _best(legal, worth, rng)


def _choose_loss(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    number = look.view.todo[-1].number
    fossils = look.me.fossils
    if LUCKY in legal:
        threshold = LUCK_WORTH if look.stage < 3 else 1.5
        if look.loss(fossils, min(2, number)) >= threshold or number >= 2:
            return LUCKY
    discards = [action for action in legal if isinstance(action, Discard)]
    return _best(discards, lambda a: look.worth(less_of(fossils, a.card - F0)), rng)


def _choose_lava(look: Outlook, legal: Sequence[Any], rng: Rng) -> Any:
    loss = look.loss(look.me.fossils, look.view.todo[-1].number)
    for action in legal:
        if isinstance(action, Match) and action.card < F0 and loss > 0:
            return action
    for action in legal:
        if isinstance(action, Match) and loss >= 1.5:
            return action
    return _choose_loss(look, legal, rng)


_CHOICES: Final[Mapping[Task, Callable[[Outlook, Any, Rng], Any]]] = {
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
