"""What a seat may know, and states that fit what it knows."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from pyapp.core.chance import Rng
from pyapp.games.journey.material import (
    DECK_COUNTS,
    EQUIPMENT,
    EQUIPMENT_DECK,
    EVENT_DECK,
    EVENTS,
    EXPLORER_DECK,
    FIRST_KEPT,
    FOSSIL_DECK,
    MULTI,
    PRISMATIC,
    SEA_DECK,
)
from pyapp.games.journey.moves import (
    Cost,
    Move,
    Purse,
    completions,
    may_stop,
    payable,
    payments,
    purse,
)
from pyapp.games.journey.state import NONE, Player, PlayerView, State, View, standing
from pyapp.games.journey.table import add, minus, plus

Hand: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Explorers, equipment and kept events in a hand: numbers of each kind."""

_TRIES: Final = 30
"""Random hands tried before one is built that can pay for the move in progress."""


def observe(s: State, seat: int | None) -> View:
    """What the seat may know; None: a spectator."""
    mine = s.players[seat] if seat is not None else None
    known = s.known
    return View(
        seat,
        s.board,
        s.starter,
        s.stage,
        s.turn,
        s.actor,
        s.todo,
        tuple(
            PlayerView(
                sum(p.explorers),
                sum(p.equipment),
                sum(p.events),
                p.fossils,
                p.stones,
                p.sea,
                p.mushrooms,
                p.ruins,
                p.shown,
            )
            for p in s.players
        ),
        mine.explorers if mine else (0, 0, 0),
        mine.equipment if mine else (0,) * len(EQUIPMENT),
        mine.events if mine else (0,) * len(EVENTS),
        tuple(len(deck) for deck in s.decks),
        s.discards,
        s.decks[FOSSIL_DECK][len(s.decks[FOSSIL_DECK]) - known :],
        s.display,
        s.supply,
        s.explorers,
        s.raft,
        s.move,
        s.drawn,
        s.event,
        s.sea,
        s.menace,
        s.more,
    )


def unseen(view: View, deck: int) -> tuple[int, ...]:
    """For each kind of card of a deck how many this seat does not know the place of."""
    left = minus(DECK_COUNTS[deck], view.discards[deck])
    match deck:
        case 0:
            return minus(left, view.my_explorers)
        case 1:
            left = minus(left, view.my_equipment)
            for kind in view.display:
                left = add(left, kind, -1)
            if view.menace != NONE:
                left = add(left, view.menace, -1)
            for seat, player in enumerate(view.players):
                if seat != view.seat:
                    left = minus(left, player.shown)
            return left
        case 2:
            for player in view.players:
                left = minus(left, player.fossils)
            for fossil in view.bottom:
                left = add(left, fossil, -1)
            return minus(left, view.drawn)
        case 3:
            left = minus(left, view.my_events)
            return add(left, view.event, -1) if view.event != NONE else left
        case _:
            for player in view.players:
                for card in player.sea:
                    left = add(left, card, -1)
            return add(left, view.sea, -1) if view.sea != NONE else left


def _cards(counts: Sequence[int]) -> list[int]:
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def _count(cards: Sequence[int], kinds: int) -> tuple[int, ...]:
    return tuple(cards.count(kind) for kind in range(kinds))


class _Hands:
    """The hands of the others, as far as they are fixed, and the pools for the rest."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pools = [list(unseen(view, deck)) for deck in range(len(DECK_COUNTS))]
        self.fixed = {
            seat: ([0, 0, 0], list(player.shown), [0] * len(EVENTS))
            for seat, player in enumerate(view.players)
            if seat != view.seat
        }

    def draw(self, rng: Rng) -> tuple[dict[int, Hand], list[bytes]]:
        """Random hands for the others and random decks."""
        view = self.view
        explorers = rng.shuffled(_cards(self.pools[EXPLORER_DECK]))
        equipment = rng.shuffled(_cards(self.pools[EQUIPMENT_DECK]))
        events = self.pools[EVENT_DECK]
        kept = rng.shuffled(_cards([0] * FIRST_KEPT + events[FIRST_KEPT:]))
        hands: dict[int, Hand] = {}
        for seat, fixed in self.fixed.items():
            player = view.players[seat]
            sizes = (player.explorers, player.equipment, player.events)
            a, b, c = (n - sum(part) for n, part in zip(sizes, fixed, strict=True))
            hands[seat] = (
                plus(tuple(fixed[0]), _count(explorers[:a], len(fixed[0]))),
                plus(tuple(fixed[1]), _count(equipment[:b], len(fixed[1]))),
                plus(tuple(fixed[2]), _count(kept[:c], len(fixed[2]))),
            )
            explorers, equipment, kept = explorers[a:], equipment[b:], kept[c:]
        at_once = _cards(events[:FIRST_KEPT])
        return hands, [
            bytes(explorers),
            bytes(equipment),
            bytes(rng.shuffled(_cards(self.pools[FOSSIL_DECK]))) + view.bottom,
            bytes(rng.shuffled([*at_once, *kept])),
            bytes(rng.shuffled(_cards(self.pools[SEA_DECK]))),
        ]


def determinize(view: View, rng: Rng) -> State:
    """A random state that the view's seat cannot tell from the true one."""
    hands = _Hands(view)
    dealt, decks = hands.draw(rng)
    move = view.move
    if move is not None and view.turn != view.seat:
        costs = _due(view, move)
        for _ in range(_TRIES):
            if any(payable(purse(*dealt[view.turn], move.colour), cost) for cost in costs):
                break
            dealt, decks = hands.draw(rng)
        else:
            _fix_payment(hands, move, costs, rng)
            dealt, decks = hands.draw(rng)
    if view.seat is not None:
        dealt[view.seat] = (view.my_explorers, view.my_equipment, view.my_events)
    players = tuple(
        Player(*dealt[seat], p.fossils, p.stones, p.sea, p.mushrooms, p.ruins, p.shown)
        for seat, p in enumerate(view.players)
    )
    return State(
        view.board,
        view.starter,
        view.stage,
        view.turn,
        view.actor,
        view.todo,
        players,
        tuple(decks),
        view.discards,
        len(view.bottom),
        view.display,
        view.supply,
        view.explorers,
        view.raft,
        view.move,
        view.drawn,
        view.event,
        view.sea,
        view.menace,
        view.more,
    )


def _due(view: View, move: Move) -> tuple[Cost, ...]:
    """What the mover must be able to pay for the move in progress, one of these at least."""
    grid, _, blocked = standing(view, move.colour)
    at = move.path[-1]
    if may_stop(grid, at, move.forward, blocked):
        return (move.cost,)
    more = completions(grid, at, move.forward, move.cost.pickaxe > 0, blocked)
    return tuple(Cost(*map(int.__add__, move.cost, cost)) for cost in more)


def _fix_payment(hands: _Hands, move: Move, costs: Sequence[Cost], rng: Rng) -> None:
    """Give the mover the cards of one way of paying, chosen at random."""
    seat = hands.view.turn
    player = hands.view.players[seat]
    explorers, equipment, events = hands.fixed[seat]
    pool = hands.pools
    kit = [shown + n for shown, n in zip(equipment, pool[EQUIPMENT_DECK], strict=True)]
    rope, pickaxe, compass, hardtack, _ = (min(n, player.equipment) for n in kit)
    richest = Purse(
        min(pool[EXPLORER_DECK][move.colour], player.explorers),
        min(pool[EVENT_DECK][PRISMATIC], player.events),
        rope,
        pickaxe,
        compass,
        hardtack,
        min(pool[EVENT_DECK][MULTI], player.events),
    )
    room = player.equipment - sum(equipment)
    ways = []
    for cost in costs:
        for way in payments(richest, cost):
            needs = (way.rope, way.pickaxe, way.compass, way.hardtack, 0)
            more = [max(0, n - have) for n, have in zip(needs, equipment, strict=True)]
            if sum(more) <= room and way.prismatic + way.multi <= player.events:
                ways.append((way, more))
    way, more = rng.choice(ways)
    explorers[move.colour] += way.explorers
    pool[EXPLORER_DECK][move.colour] -= way.explorers
    for kind, n in enumerate(more):
        equipment[kind] += n
        pool[EQUIPMENT_DECK][kind] -= n
    for event, n in ((PRISMATIC, way.prismatic), (MULTI, way.multi)):
        events[event] += n
        pool[EVENT_DECK][event] -= n
