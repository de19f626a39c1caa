"""Moves of explorers and the raft: what each step does, and what the end of the move."""

from pyapp.core.errors import IllegalAction
from pyapp.games.journey.actions import Step, Stop, Walk
from pyapp.games.journey.choices import hand_of
from pyapp.games.journey.grid import GOAL, Grid, space_name
from pyapp.games.journey.material import COLOURS, MULTI, PRISMATIC
from pyapp.games.journey.moves import (
    FREE,
    Move,
    Purse,
    extend,
    may_stop,
    next_steps,
    payable,
    payments,
    step_cost,
)
from pyapp.games.journey.state import State, Task, Todo, standing
from pyapp.games.journey.table import Table, add


def walk(s: State, todo: Todo, a: Walk) -> State:
    """Begin a move."""
    if not 0 <= a.colour < len(COLOURS):
        raise IllegalAction("step-none")
    _, space, _ = standing(s, a.colour)
    move = Move(a.colour, (space,), FREE, False, False, ())
    return _go(s, Todo(Task.MOVE, todo.seat), move, a.space, a.pickaxe)


def step(s: State, todo: Todo, a: Step) -> State:
    """Go on with a move."""
    assert s.move is not None
    return _go(s, todo, s.move, a.space, a.pickaxe)


def _go(s: State, todo: Todo, move: Move, space: int, pickaxe: bool) -> State:
    grid, _, blocked = standing(s, move.colour)
    hand = hand_of(s, todo.seat, move.colour)
    at = move.path[-1]
    if Step(space, pickaxe) not in next_steps(grid, at, move.forward, move.cost, blocked, hand):
        raise _bad_step(grid, move, space, pickaxe, hand)
    after = extend(grid, move, space, pickaxe)
    todos = (*s.todo[:-1], todo)
    if len(after.waters) > len(move.waters) and s.supply:
        player = s.players[todo.seat]
        players = (
            *s.players[: todo.seat],
            player._replace(stones=player.stones + 1),
            *s.players[todo.seat + 1 :],
        )
        return s._replace(todo=todos, move=after, players=players, supply=s.supply - 1)
    return s._replace(todo=todos, move=after)


def _bad_step(grid: Grid, move: Move, space: int, pickaxe: bool, hand: Purse) -> IllegalAction:
    """Why a step is refused."""
    at = move.path[-1]
    name = space_name(space)
    for target, _, diagonal in grid.hops[at]:
        if target == space:
            if pickaxe and (move.cost.pickaxe or grid.rocks[space] == 1):
                return IllegalAction("step-pickaxe", space=name)
            cost = step_cost(grid, move.cost, space, diagonal, pickaxe)
            if not payable(hand, cost):
                return IllegalAction("step-unpaid", space=name)
            return IllegalAction("step-trap", space=name)
    if space in grid.granite:
        return IllegalAction("step-granite", space=name)
    if space not in grid.cells:
        return IllegalAction("step-none", space=name)
    if any(hop.space == at for hop in grid.hops[space]):
        return IllegalAction("step-backward", space=name)
    return IllegalAction("step-far", space=name)


def stop(s: State, todo: Todo, a: Stop) -> State:
    """End a move and pay for it."""
    move = s.move
    assert move is not None
    grid, _, blocked = standing(s, move.colour)
    space = move.path[-1]
    if not may_stop(grid, space, move.forward, blocked):
        code = (
            "stop-chasm"
            if grid.chasms[space]
            else "stop-taken"
            if space in blocked
            else "stop-forward"
        )
        raise IllegalAction(code, space=space_name(space))
    if a not in payments(hand_of(s, todo.seat, move.colour), move.cost):
        raise IllegalAction("stop-payment", cards=move.cost.units)
    table = Table(s)
    table.todo.pop()
    _spend(table, todo.seat, move.colour, a)
    table.move = None
    if s.stage == 1:
        table.explorers = add(s.explorers, move.colour, space - s.explorers[move.colour])
    else:
        table.raft = space
    _arrive(table, todo.seat, move, grid, space)
    table.settle()
    return table.freeze()


def _spend(table: Table, seat: int, colour: int, a: Stop) -> None:
    if a.explorers:
        table.lose_explorers(seat, colour, a.explorers)
    for kind, n in enumerate((a.rope, a.pickaxe, a.compass, a.hardtack)):
        if n:
            table.lose_equipment(seat, kind, n)
    if a.prismatic:
        table.lose_event(seat, PRISMATIC, a.prismatic)
    if a.multi:
        table.lose_event(seat, MULTI, a.multi)


def _arrive(table: Table, seat: int, move: Move, grid: Grid, space: int) -> None:
    """What follows a move, the last thing first."""
    if space == GOAL:
        player = table.players[seat]
        table.players[seat] = (
            player._replace(mushrooms=True) if table.stage == 1 else player._replace(ruins=True)
        )
        table.push(Task.STAGE, seat)
    if move.event:
        table.push(Task.EVENT, seat)
    if space == GOAL:  # journey: no sea card when the raft reaches the last space
        return
    if table.stage == 2:
        table.push(Task.SEA, seat)
    if grid.finds[space]:
        if table.stage == 1:
            table.push(Task.DISCOVER, seat, space)
        else:
            table.push_round(Task.DISCOVER, seat, space)
