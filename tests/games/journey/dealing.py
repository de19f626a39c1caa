"""Scenes set up by hand: any hands, decks, fossils and places; the rest of the box filled in."""

from collections.abc import Mapping, Sequence

from pyapp.core.options import complete_options
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.board import Board, read_board
from pyapp.games.journey.grid import GOAL, START
from pyapp.games.journey.material import (
    CARDS,
    DECK_CARDS,
    DECK_COUNTS,
    DECKS,
    E0,
    EQUIPMENT,
    F0,
    STONES,
    V0,
)
from pyapp.games.journey.notation import read_space
from pyapp.games.journey.state import NONE, Player, State, Task, Todo
from tests.games.journey.conservation import check, counted

BOARD = """
format = "fumoto-board"
version = 1
name = "Test"
descent = '''
-     S     S     S     S
.     2     x     w     e
.     3     .     .     [r]
[c*]  #     x     .     2w
2e    .     .     2[l]  x
.     .     x     .     [***]
w     e     .     .     .
-     G     G     -     -
'''
sea = '''
-   .     x   .    .    [l]  -
S   .     .   2    e    .    G
S   [rc]  .   #    .    x    -
'''
lava = "b r y b1 r2 y r1 b"
"""
"""A small board with everything on it."""


def board(text: str = BOARD) -> Board:
    found, faults = read_board(text)
    assert found is not None, faults
    return found


def numbers(words: str) -> list[int]:
    """Cards by name, `blue*2 rope`, as numbers of the common numbering."""
    cards = []
    for word in words.split():
        name, _, many = word.partition("*")
        cards += [CARDS.index(name)] * int(many or 1)
    return cards


def counts(words: str, first: int, kinds: int) -> tuple[int, ...]:
    cards = numbers(words)
    return tuple(cards.count(first + kind) for kind in range(kinds))


def order(deck: int, words: str) -> bytes:
    """Cards of a deck by name, top first."""
    found: list[int] = []
    for word in words.split():
        name, _, many = word.partition("*")
        found += [DECK_CARDS[deck].index(name)] * int(many or 1)
    return bytes(found)


def scene(
    *,
    seats: int = 2,
    stage: int = 1,
    hands: Mapping[int, str] | None = None,
    fossils: Mapping[int, str] | None = None,
    stones: Mapping[int, int] | None = None,
    sea: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[str, str] | None = None,
    only: Sequence[str] = (),
    discards: Mapping[str, str] | None = None,
    display: str = "compass hardtack lamp",
    explorers: Sequence[str] = ("start", "start", "start"),
    raft: str | int = "start",
    starter: int = 1,
    text: str = BOARD,
) -> State:
    """The turn of seat 1 in this scene; seats count from 1.

    `hands` hold explorers, equipment and kept events. `decks` names the next cards of a deck,
    top first; what is left of the box lies below them, or with the discards where the deck's
    name is in `only`.
    """
    hands, fossils, stones, sea = hands or {}, fossils or {}, stones or {}, sea or {}
    decks, discards = decks or {}, discards or {}
    players = tuple(
        Player(
            counts(hands.get(seat, ""), 0, 3),
            counts(hands.get(seat, ""), E0, 5),
            counts(hands.get(seat, ""), V0, 8),
            counts(fossils.get(seat, ""), F0, 8),
            stones.get(seat, 1),
            tuple(sorted(DECK_CARDS[4].index(name) for name in sea.get(seat, ()))),
            stage > 1 and seat == 1,
            stage > 2 and seat == 1,
            (0,) * len(EQUIPMENT),
        )
        for seat in range(1, seats + 1)
    )
    places = tuple(_space(name) for name in explorers)
    state = State(
        board=board(text),
        starter=starter - 1,
        stage=stage,
        turn=0,
        actor=0,
        todo=(
            Todo(Task.NEXT, 1 % seats),
            Todo(Task.RIDE if stage == 3 else Task.TURN, 0),
        ),
        players=players,
        decks=tuple(order(deck, decks.get(name, "")) for deck, name in enumerate(DECKS)),
        discards=tuple(
            tuple(order(deck, discards.get(name, "")).count(k) for k in range(len(kinds)))
            for deck, (name, kinds) in enumerate(zip(DECKS, DECK_COUNTS, strict=True))
        ),
        known=0,
        display=counts_to_display(display),
        supply=STONES - sum(player.stones for player in players),
        explorers=places if stage == 1 else (GOAL,) * 3,
        raft=_space(raft) if isinstance(raft, str) else raft,
        move=None,
        drawn=(0,) * 8,
        event=NONE,
        sea=NONE,
        menace=NONE,
        more=0,
    )
    state = _fill(state, only)
    check(state)
    return state


def _fill(state: State, only: Sequence[str]) -> State:
    """What is in no named place goes under the decks, or to the discards."""
    decks, discards = list(state.decks), list(state.discards)
    for deck, (pile, box) in enumerate(zip(counted(state), DECK_COUNTS, strict=True)):
        rest = [total - n for n, total in zip(pile, box, strict=True)]
        assert min(rest) >= 0, "a card more often than in the box"
        if DECKS[deck] in only:
            discards[deck] = tuple(a + b for a, b in zip(discards[deck], rest, strict=True))
        else:
            decks[deck] += bytes(kind for kind, n in enumerate(rest) for _ in range(n))
    return state._replace(decks=tuple(decks), discards=tuple(discards))


def counts_to_display(words: str) -> tuple[int, ...]:
    return tuple(sorted(number - E0 for number in numbers(words)))


def _space(name: str) -> int:
    if name == "start":
        return START
    space = read_space(name)
    assert space is not None
    return space


def play(state: State, *texts: str) -> State:
    """The state after these actions; nothing is lost on the way."""
    for text in texts:
        state = RULES.apply(state, RULES.decode(text))
        check(state)
    return state


def legal(state: State) -> list[str]:
    """The notations of all legal actions."""
    return [RULES.encode(action) for action in RULES.legal(state)]


def begin(seats: int = 2, **options: object) -> State:
    """The state before anything was dealt."""
    return RULES.initial(complete_options(RULES.info.options, options), seats)
