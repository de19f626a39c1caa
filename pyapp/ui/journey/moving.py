"""A move on the screen: where the chosen explorer can get to, at what price, by which steps."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from pyapp.games.journey.actions import Step, Stop, Walk
from pyapp.games.journey.grid import Grid, space_name
from pyapp.games.journey.material import COLOURS
from pyapp.games.journey.moves import (
    FREE,
    Cost,
    Reach,
    may_stop,
    purse,
    reachable,
    step_cost,
)
from pyapp.games.journey.notation import decode
from pyapp.games.journey.state import Task, View, standing
from pyapp.ui.game import Ctx


class Option(NamedTuple):
    """A space that can be gone to."""

    space: int
    cost: Cost
    """Of the whole move up to there."""
    stops: bool
    """Whether the move may end there."""
    way: tuple[str, ...]
    """The actions that lead there."""


def chosen_colour(ctx: Ctx) -> int | None:
    """The explorer being moved, or picked to be moved; None for none."""
    view: View = ctx.view
    if view.move is not None:
        return view.move.colour
    picked = ctx.picked("explorer")
    if any(COLOURS[walk.colour] == picked for walk in walks(ctx)):
        return COLOURS.index(picked)
    return None


def walks(ctx: Ctx) -> tuple[Walk, ...]:
    """The moves that can be begun."""
    return _walks(ctx.legal)


@lru_cache(maxsize=8)
def _walks(legal: tuple[str, ...]) -> tuple[Walk, ...]:
    found = (decode(text) for text in legal if text.startswith("move "))
    return tuple(action for action in found if isinstance(action, Walk))


def movable(ctx: Ctx) -> tuple[int, ...]:
    """Colours that a move can be begun with."""
    return tuple(sorted({walk.colour for walk in walks(ctx)}))


def steps(ctx: Ctx, colour: int) -> tuple[Step, ...]:
    """The next steps of the move that goes on, or is begun with this colour."""
    view: View = ctx.view
    if view.move is None:
        return tuple(Step(w.space, w.pickaxe) for w in walks(ctx) if w.colour == colour)
    found = (decode(text) for text in ctx.legal if text.startswith("step "))
    return tuple(action for action in found if isinstance(action, Step))


def stops(ctx: Ctx) -> tuple[tuple[str, Stop], ...]:
    """Ways of ending the move here, those that spare special cards first."""
    found = [
        (text, action)
        for text in ctx.legal
        if text.startswith("stop")
        for action in (decode(text),)
        if isinstance(action, Stop)
    ]
    return tuple(
        sorted(
            found,
            key=lambda way: (
                way[1].multi,
                way[1].prismatic,
                way[1].hardtack,
                way[1].explorers,
                way[0],
            ),
        )
    )


def offers_pickaxe(ctx: Ctx, colour: int) -> bool:
    """Whether some step may be made either with a pickaxe or without."""
    found = set(steps(ctx, colour))
    return any(step.pickaxe and Step(step.space, False) in found for step in found)


def with_pickaxe(ctx: Ctx) -> bool:
    """Whether the person switched the pickaxe on."""
    return ctx.picked("pickaxe") == "1"


def options(ctx: Ctx, colour: int) -> tuple[Option, ...]:
    """Every space the explorer can go to now, with its price and the way there."""
    view: View = ctx.view
    grid, begin, blocked = standing(view, colour)
    move = view.move
    at, forward, cost = begin, False, FREE
    if move is not None:
        at, forward, cost = move.path[-1], move.forward, move.cost
    first = steps(ctx, colour)
    found: dict[int, Option] = {}
    near = {step.space for step in first}
    axe = with_pickaxe(ctx)
    for step in sorted(first, key=lambda step: step.pickaxe != axe):
        if step.space in found:
            continue
        ahead, diagonal = _hop(grid, at, step.space)
        after = step_cost(grid, cost, step.space, diagonal, step.pickaxe)
        found[step.space] = Option(
            step.space,
            after,
            may_stop(grid, step.space, forward or ahead, blocked),
            (_begin(colour, step, move is None),),
        )
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, colour)
    for reach in _best(reachable(grid, at, forward, cost, blocked, hand), axe):
        if reach.space in near or not reach.steps or reach.steps[0] not in first:
            continue
        way = [_begin(colour, reach.steps[0], move is None)]
        way += [_begin(colour, step, False) for step in reach.steps[1:]]
        found[reach.space] = Option(reach.space, reach.cost, True, tuple(way))
    return tuple(found[space] for space in sorted(found))


def _best(reaches: Iterable[Reach], axe: bool) -> Iterable[Reach]:
    """One way to each space: with or without a pickaxe as wished, little equipment, few cards."""
    best: dict[int, Reach] = {}
    for reach in reaches:
        old = best.get(reach.space)
        if old is None or _effort(reach.cost, axe) < _effort(old.cost, axe):
            best[reach.space] = reach
    return best.values()


def _effort(cost: Cost, axe: bool) -> tuple[bool, int, int]:
    return (bool(cost.pickaxe) != axe, cost.rope + cost.compass + cost.pickaxe, cost.units)


def _hop(grid: Grid, at: int, space: int) -> tuple[bool, bool]:
    for hop in grid.hops[at]:
        if hop.space == space:
            return hop.forward, hop.compass
    return False, False


def _begin(colour: int, step: Step, first: bool) -> str:
    verb = f"move {COLOURS[colour]}" if first else "step"
    return f"{verb} {space_name(step.space)}" + " pickaxe" * step.pickaxe


def kit(cost: Cost) -> tuple[str, ...]:
    """The equipment a cost asks for, by name."""
    return (
        *("rope",) * cost.rope,
        *("compass",) * cost.compass,
        *("pickaxe",) * cost.pickaxe,
    )


def in_move(ctx: Ctx) -> bool:
    """Whether the viewer is in the middle of a move."""
    view: View = ctx.view
    return ctx.acting and view.todo[-1].task is Task.MOVE
