"""The state of a game and what one seat may see of it. Tuples, because play makes many."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from pyapp.games.journey.board import Board
from pyapp.games.journey.grid import START, Grid
from pyapp.games.journey.moves import Move

NONE = -1
"""No card, no seat."""


class EndReason(StrEnum):
    """How a game ends."""

    LAVA = "lava"
    """No space of the revealed colour lay ahead of the raft."""


class Task(IntEnum):
    """Something that has to be done. The top one of the stack is done first."""

    START = 0
    """Chance: choose the start player."""
    SHUFFLE = 1
    """Chance: make a deck of its discards; `number` is the deck."""
    DEAL = 2
    """Deal the first hands."""
    TURN = 3
    """Decide: draw cards, or begin to move."""
    MOVE = 4
    """Decide: the next step, or stop and pay."""
    DRAW = 5
    """Decide: draw a card; `number` are left."""
    LIMIT = 6
    """Decide: discard an explorer card (`number` 0) or an equipment card (1)."""
    DISCOVER = 7
    """Decide: pay for the discovery on the space `number`."""
    DIG = 8
    """Draw fossils: `number` are left, `extra` may be kept."""
    RETURN = 9
    """Decide: put fossils just drawn back under the deck; `number` are left."""
    EVENT = 10
    """Draw an event card and do it if it is one to be done at once."""
    EVENT_DONE = 11
    """Discard the event card that was done."""
    SWAP = 12
    """Decide: put fossils under the deck (Favourable Opportunity); `number` lie there."""
    SEA = 13
    """Reveal a sea card."""
    OFFER = 14
    """Decide: pay for the sea card, or decline."""
    SEA_DONE = 15
    """Discard the sea card if it lies there still."""
    STAGE = 16
    """The stage has ended: go to the next."""
    PAY = 17
    """Decide: how much water to pay."""
    LOSE = 18
    """Decide: discard fossils; `number` are left."""
    RIDE = 19
    """Decide: reveal an explorer card and ride on."""
    LAVA = 20
    """Decide: discard `number` fossils or a matching equipment card."""
    LAVA_DONE = 21
    """Discard the equipment card that was revealed."""
    NEXT = 22
    """The turn is over: refill the display, then it is this seat's turn."""
    OVER = 23
    """The game has ended."""


class Todo(NamedTuple):
    """One entry of the stack of things to be done."""

    task: Task
    seat: int
    number: int = 0
    extra: int = 0


class Player(NamedTuple):
    """What one player has: numbers of cards of each kind."""

    explorers: tuple[int, ...]
    equipment: tuple[int, ...]
    events: tuple[int, ...]
    """Kept events; the kinds with the lightning mark are always 0."""
    fossils: tuple[int, ...]
    stones: int
    sea: tuple[int, ...]
    """Sea cards won, by number, sorted."""
    mushrooms: bool
    ruins: bool
    shown: tuple[int, ...]
    """Equipment that all have seen go to this hand and not leave it: at least so many."""


class State(NamedTuple):
    """Everything, hidden things included."""

    board: Board
    starter: int
    """The start player; -1 until there is one."""
    stage: int
    """1 to 3; 0 before the cards are dealt."""
    turn: int
    """Whose turn it is."""
    actor: int
    """Who decides now, or the protocol's CHANCE or OVER."""
    todo: tuple[Todo, ...]
    """What has to be done, the next thing last."""
    players: tuple[Player, ...]
    decks: tuple[bytes, ...]
    """Explorers, equipment, fossils, events, sea: kinds of the cards, top first."""
    discards: tuple[tuple[int, ...], ...]
    """For each deck the number of discarded cards of each kind."""
    known: int
    """So many cards at the bottom of the fossil deck have been seen by all."""
    display: tuple[int, ...]
    """Equipment lying face up, sorted."""
    supply: int
    """Water stones not in anybody's hands."""
    explorers: tuple[int, ...]
    """Spaces of the three explorers in stage 1."""
    raft: int
    """Space of the raft: in stage 2 of the sea; in stage 3 of the lava track, 0 = before it."""
    move: Move | None
    drawn: tuple[int, ...]
    """Fossils drawn and not yet kept or put back: numbers of each kind."""
    event: int
    """Event being done, or -1."""
    sea: int
    """Sea card on offer, or -1."""
    menace: int
    """Equipment revealed on the lava, or -1."""
    more: int
    """Complete turns still to come right after this one (Push Ahead)."""


class PlayerView(NamedTuple):
    """What is open about one player."""

    explorers: int
    equipment: int
    events: int
    fossils: tuple[int, ...]
    stones: int
    sea: tuple[int, ...]
    mushrooms: bool
    ruins: bool
    shown: tuple[int, ...]


class View(NamedTuple):
    """What one seat may know: no field holds anything it has not legitimately seen."""

    seat: int | None
    """None for a spectator."""
    board: Board
    starter: int
    stage: int
    turn: int
    actor: int
    todo: tuple[Todo, ...]
    players: tuple[PlayerView, ...]
    my_explorers: tuple[int, ...]
    """This seat's own hand; all 0 for a spectator."""
    my_equipment: tuple[int, ...]
    my_events: tuple[int, ...]
    decks: tuple[int, ...]
    """Cards left in each deck."""
    discards: tuple[tuple[int, ...], ...]
    bottom: bytes
    """Fossils at the bottom of the deck that all have seen."""
    display: tuple[int, ...]
    supply: int
    explorers: tuple[int, ...]
    raft: int
    move: Move | None
    drawn: tuple[int, ...]
    event: int
    sea: int
    menace: int
    more: int


def standing(s: State | View, colour: int) -> tuple[Grid, int, tuple[int, ...]]:
    """The map of stage 1 or 2, where a move of this colour begins there, and the spaces that
    others stand on (sorted)."""
    if s.stage == 1:
        blocked = tuple(
            sorted(at for other, at in enumerate(s.explorers) if other != colour and at != START)
        )
        return s.board.descent, s.explorers[colour], blocked
    return s.board.sea, s.raft, ()
