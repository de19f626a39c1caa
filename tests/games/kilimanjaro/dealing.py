"""Deals made by hand: any cards, counters and pawns, the rest of the box filled in."""

from collections import Counter
from collections.abc import Mapping, Sequence

from pyapp.core.options import complete_options
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, COUNTERS, DECK, PILES, UP
from pyapp.games.kilimanjaro.state import State


def play(state: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        state = RULES.apply(state, RULES.decode(text))
    return state


def legal(state: State) -> list[str]:
    """The notations of all legal actions."""
    return [RULES.encode(action) for action in RULES.legal(state)]


def start(seats: int = 2, **options: object) -> State:
    """The state before anything was dealt."""
    return RULES.initial(complete_options(RULES.info.options, options), seats)


def cards(
    seats: int,
    piles: Mapping[int, Sequence[str]],
    hands: Mapping[int, Sequence[str]],
    draws: Sequence[str] = (),
) -> str:
    """A `cards` action when seat 1 begins: these piles, hands and next cards of the deck.

    What is not said is filled up with the lowest cards left.
    """
    box = Counter(CARD_NAMES[card] for card in DECK)
    said = [*piles.values(), *hands.values(), draws]
    box.subtract(card for some in said for card in some)
    assert min(box.values()) >= 0, "a card more often than in the box"
    rest = sorted(box.elements(), key=lambda name: name[-1])
    order = []
    for source in (piles, hands):
        for round_ in range(3):
            for seat in range(1, seats + 1):
                own = source.get(seat, ())
                order.append(own[round_] if round_ < len(own) else rest.pop(0))
    return " ".join(["cards", *order, *draws, *rest])


def scatter(counters: Mapping[int, str], clear: range) -> str:
    """A `scatter` action with these counters; the others outside of `clear`."""
    rest = Counter(COUNTER_NAMES[kind] for kind in COUNTERS)
    rest.subtract(counters.values())
    assert min(rest.values()) >= 0, "a counter more often than in the box"
    spots = dict(counters)
    for kind in rest.elements():
        spots[_free_space(spots, clear)] = kind
    return " ".join(["scatter", *(f"{kind}@{space}" for space, kind in sorted(spots.items()))])


def _free_space(spots: Mapping[int, str], clear: range) -> int:
    for space in range(99, 0, -1):
        near = any(n in spots for n in (space - 1, space, space + 1))
        if not near and space % 20 and space not in clear:
            return space
    raise AssertionError("no space left for the other counters")


def race(
    seats: int = 2,
    *,
    piles: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    draws: Sequence[str] = (),
    counters: Mapping[int, str] | None = None,
    clear: range = range(50),
    up: Sequence[int] = (),
    at: Sequence[int] = (),
    left: int | None = None,
    **options: object,
) -> State:
    """The race with seat 1 on turn.

    `counters` lie on their spaces, those in `up` face up, all others outside of `clear`; the
    pawns stand on `at`; the deck has `left` cards (those left out lie under seat 1's piles).
    """
    state = play(
        start(seats, quick_start=True, dealer=str(seats), **options),
        scatter(counters or {}, clear),
        cards(seats, piles or {}, hands or {}, draws),
    )
    board = bytearray(state.board)
    for space in up:
        board[space] += UP
    state = state._replace(board=bytes(board))
    if at:
        state = state._replace(positions=tuple(at))
    if left is not None:
        drawn = len(DECK) - left
        buried = state.deck[state.drawn : drawn]
        piles_now = (buried + state.piles[0], *state.piles[1:])
        state = state._replace(drawn=drawn, piles=piles_now)
    return state


def tops(state: State, seat: int) -> list[str]:
    """The three top cards of a seat (from 1)."""
    first = PILES * (seat - 1)
    return [CARD_NAMES[pile[-1]] for pile in state.piles[first : first + PILES]]


def hand(state: State, seat: int) -> list[str]:
    """The hand of a seat (from 1)."""
    return [CARD_NAMES[card] for card in state.hands[seat - 1]]
