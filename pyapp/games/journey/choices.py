"""What is legal, for each task in which a seat decides."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from pyapp.games.journey.actions import (
    ACCEPT,
    DECLINE,
    DISCARDS,
    DONE,
    DRAWS,
    LUCKY,
    MATCHES,
    PASS,
    PUTS,
    RETURNS,
    RIDE,
    TAKES,
    Action,
    Pay,
    Walk,
)
from pyapp.games.journey.finds import ways
from pyapp.games.journey.grid import Grid
from pyapp.games.journey.material import (
    E0,
    EQUIPMENT_DECK,
    F0,
    LUCK,
    MAX_SWAP,
    MULTI,
    PER_STONE,
    PRISMATIC,
    SEA,
    SUPPLY_STONES,
    V0,
    WATER,
)
from pyapp.games.journey.moves import FREE, Purse, may_stop, next_steps, payments, purse
from pyapp.games.journey.state import NONE, State, Task, Todo, standing


@lru_cache(maxsize=1 << 14)
def _first_steps(
    grid: Grid, colour: int, space: int, blocked: tuple[int, ...], hand: Purse
) -> tuple[Walk, ...]:
    return tuple(
        Walk(colour, step.space, step.pickaxe)
        for step in next_steps(grid, space, False, FREE, blocked, hand)
    )


def hand_of(s: State, seat: int, colour: int) -> Purse:
    """What this seat can pay a move of this colour with."""
    player = s.players[seat]
    return purse(player.explorers, player.equipment, player.events, colour)


def legal_turn(s: State, todo: Todo) -> tuple[Action, ...]:
    """Draw a first card, or begin to move; pass if neither can be done (ruling)."""
    found: list[Action] = [*_draws(s)]
    colours = s.players[todo.seat].explorers
    prismatic = s.players[todo.seat].events[PRISMATIC]
    for colour, n in enumerate(colours):
        if n or prismatic:
            grid, space, blocked = standing(s, colour)
            found += _first_steps(grid, colour, space, blocked, hand_of(s, todo.seat, colour))
    return tuple(sorted(found)) if found else (PASS,)


def _draws(s: State) -> list[Action]:
    found: list[Action] = [draw for draw in DRAWS if s.decks[draw.deck]]
    last = NONE
    for kind in s.display:
        if kind != last:
            found.append(TAKES[E0 + kind])
            last = kind
    return found


def _legal_draw(s: State, todo: Todo) -> tuple[Action, ...]:
    return tuple(_draws(s))


def _legal_move(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: at least one row forward; never on a chasm or another explorer."""
    move = s.move
    assert move is not None
    grid, _, blocked = standing(s, move.colour)
    at = move.path[-1]
    hand = hand_of(s, todo.seat, move.colour)
    steps = next_steps(grid, at, move.forward, move.cost, blocked, hand)
    if not may_stop(grid, at, move.forward, blocked):
        return steps
    return tuple(sorted((*steps, *payments(hand, move.cost))))


def legal_limit(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: over the limit the excess is discarded at once, of the player's choice."""
    player = s.players[todo.seat]
    if todo.number == EQUIPMENT_DECK:
        return each(DISCARDS, E0, player.equipment)
    return each(DISCARDS, 0, player.explorers)


def each(actions: tuple[Any, ...], base: int, counts: tuple[int, ...]) -> tuple[Any, ...]:
    """The actions for all kinds of card of which there is one."""
    return tuple(actions[base + kind] for kind, n in enumerate(counts) if n)


def _legal_discover(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: optional; the whole equipment shown or nothing; lamps for the mover alone."""
    player = s.players[todo.seat]
    grid = s.board.descent if s.stage == 1 else s.board.sea
    find = grid.finds[todo.number]
    assert find is not None
    mine = ways(find, player.equipment, player.events[MULTI], todo.seat == s.turn)
    return (DECLINE, *mine) if mine else (DECLINE,)


def legal_return(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: two of all fossils just drawn go back for each lamp, of the player's choice."""
    return each(RETURNS, F0, s.drawn)


def _legal_swap(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: Favourable Opportunity exchanges none to three fossils."""
    if todo.number == MAX_SWAP:
        return (DONE,)
    return (DONE, *each(PUTS, F0, s.players[todo.seat].fossils))


def _legal_offer(s: State, todo: Todo) -> tuple[Action, ...]:
    return (DECLINE, ACCEPT) if affords(s, todo.seat) else (DECLINE,)


def affords(s: State, seat: int) -> bool:
    """Whether the player has the explorer cards the sea card shows."""
    have = s.players[seat].explorers
    return all(n >= cost for n, cost in zip(have, SEA[s.sea].cost, strict=True))


def legal_pay(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: one water stone lets a player keep three fossils."""
    player = s.players[todo.seat]
    return water_payments(sum(player.fossils), player.stones, player.events[WATER])


@lru_cache(maxsize=1 << 10)
def water_payments(fossils: int, stones: int, supplies: int) -> tuple[Pay, ...]:
    """All ways of paying water for some or all of the fossils, none of it for nothing."""
    return tuple(
        Pay(n, cards)
        for n in range(stones + 1)
        for cards in range(supplies + 1)
        if not _wasted(fossils, n, cards)
    )


def _wasted(fossils: int, stones: int, supplies: int) -> bool:
    """Whether a stone or a card less would keep as many fossils."""
    total = stones + SUPPLY_STONES * supplies
    least = SUPPLY_STONES if not stones else 1
    return total > 0 and PER_STONE * (total - least) >= fossils


def _legal_lose(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: fossils of the player's choice; Good Luck stands in for one or two."""
    player = s.players[todo.seat]
    lose = each(DISCARDS, F0, player.fossils)
    return (LUCKY, *lose) if player.events[LUCK] else lose


def legal_lava(s: State, todo: Todo) -> tuple[Action, ...]:
    """journey: either the fossils or one matching equipment card."""
    player = s.players[todo.seat]
    found: list[Action] = list(_legal_lose(s, todo))
    if s.menace != NONE and player.equipment[s.menace]:
        found.append(MATCHES[E0 + s.menace])
    if player.events[MULTI]:
        found.append(MATCHES[V0 + MULTI])
    return tuple(sorted(found))


LEGAL: Final[Mapping[Task, Callable[[State, Todo], tuple[Action, ...]]]] = {
    Task.TURN: legal_turn,
    Task.MOVE: _legal_move,
    Task.DRAW: _legal_draw,
    Task.LIMIT: legal_limit,
    Task.DISCOVER: _legal_discover,
    Task.RETURN: legal_return,
    Task.SWAP: _legal_swap,
    Task.OFFER: _legal_offer,
    Task.PAY: legal_pay,
    Task.LOSE: _legal_lose,
    Task.RIDE: lambda s, todo: (RIDE,),
    Task.LAVA: legal_lava,
}
