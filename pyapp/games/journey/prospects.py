"""What a player may want to know before deciding, from a view alone."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from pyapp.games.journey.actions import Discover, Step, Stop, Walk
from pyapp.games.journey.evaluation import fossil_groups, gains
from pyapp.games.journey.knowledge import unseen
from pyapp.games.journey.material import (
    EXPLORER_DECK,
    PER_STONE,
    SUPPLY_STONES,
    WATER,
)
from pyapp.games.journey.moves import FREE, Reach, next_steps, purse, reachable
from pyapp.games.journey.state import View, standing


def reach(view: View, colour: int) -> tuple[Reach, ...]:
    """All places where this seat could end a move of this colour, with their price.

    Before a move: of any colour, in stages 1 and 2. During its own move: where this move can
    still end, its price so far included; then `colour` is the move's. `steps` of an entry
    lead there: before a move the first of them is a `Walk` (see `as_walk`).
    """
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, colour)
    grid, space, blocked = standing(view, colour)
    move = view.move
    if move is None:
        return reachable(grid, space, False, FREE, blocked, hand)
    return reachable(grid, move.path[-1], move.forward, move.cost, blocked, hand)


def as_walk(colour: int, step: Step) -> Walk:
    """The action that begins a move with this step."""
    return Walk(colour, step.space, step.pickaxe)


def first_steps(view: View, colour: int) -> tuple[Walk, ...]:
    """The legal first steps of a move of this colour by this seat."""
    hand = purse(view.my_explorers, view.my_equipment, view.my_events, colour)
    grid, space, blocked = standing(view, colour)
    return tuple(
        as_walk(colour, step) for step in next_steps(grid, space, False, FREE, blocked, hand)
    )


class Collection(NamedTuple):
    """What a player's fossils are worth."""

    groups: tuple[int, ...]
    """Points for each of `evaluation.GROUPS`."""
    total: int
    gains: tuple[int, ...]
    """For each kind of fossil what one more card would add."""


def collection(fossils: tuple[int, ...]) -> Collection:
    """What these fossils are worth now and with one more card of each kind."""
    groups = fossil_groups(fossils)
    return Collection(groups, sum(groups), gains(fossils))


class Water(NamedTuple):
    """Water at the end of stage 1."""

    needed: int
    """Stones that keep all fossils held now."""
    stones: int
    supplies: int
    """Water Supply cards in hand; 0 where the hand is hidden."""

    @property
    def short(self) -> int:
        """Stones missing, Water Supply counted."""
        return max(0, self.needed - self.stones - SUPPLY_STONES * self.supplies)


def water(view: View, seat: int) -> Water:
    """What this player needs and has."""
    player = view.players[seat]
    supplies = view.my_events[WATER] if seat == view.seat else 0
    return Water(-(-sum(player.fossils) // PER_STONE), player.stones, supplies)


class Risk(NamedTuple):
    """What the next card of one colour would do on the lava."""

    colour: int
    chance: float
    """Probability that the next explorer card has this colour, as far as this seat knows."""
    space: int
    """Where the raft would go, from 1; 0: the game would end."""
    crossed: int
    """Fossils at stake there."""


def lava_risk(view: View) -> tuple[Risk, ...]:
    """The three things that can happen next on the lava. The raft is at `view.raft`."""
    pool = unseen(view, EXPLORER_DECK)
    total = sum(pool) or 1
    track = view.board.lava
    risks = []
    for colour, n in enumerate(pool):
        at = next((i for i in range(view.raft, len(track)) if track[i].colour == colour), None)
        risks.append(
            Risk(
                colour,
                n / total,
                0 if at is None else at + 1,
                0 if at is None else track[at].crossed,
            )
        )
    return tuple(risks)


W = TypeVar("W", Stop, Discover)


def thrifty(ways: Sequence[W]) -> tuple[W, ...]:
    """The ways of paying that waste nothing: no other one does with fewer cards of some sort
    and no more of any. What is worth offering first."""
    return tuple(
        way
        for way in ways
        if not any(
            other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in ways
        )
    )
