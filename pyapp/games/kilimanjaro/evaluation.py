"""What cards are worth: distances, and what playing a card would do."""

from functools import cache
from typing import NamedTuple

from pyapp.games.kilimanjaro.actions import Play
from pyapp.games.kilimanjaro.material import PILES, TRACK, transport, value
from pyapp.games.kilimanjaro.state import State, View


@cache
def distance(a: int, b: int, c: int) -> int:
    """Spaces a pawn moves with these three top cards, in 1..21.

    Three of one transport: their sum. Exactly two: the sum of the two, even where the third
    is higher. All different: the highest value.
    """
    first, second, third = transport(a), transport(b), transport(c)
    if first == second == third:
        return value(a) + value(b) + value(c)
    if first == second:
        return value(a) + value(b)
    if first == third:
        return value(a) + value(c)
    if second == third:
        return value(b) + value(c)
    return max(value(a), value(b), value(c))


def seat_distance(piles: tuple[tuple[int, ...], ...], seat: int) -> int:
    """Distance the seat's present top cards are worth."""
    first = PILES * seat
    return distance(piles[first][-1], piles[first + 1][-1], piles[first + 2][-1])


class Forecast(NamedTuple):
    """What one card on one pile would do, as far as open knowledge goes."""

    distance: int
    """How far the player's own pawn would then move."""
    landing: int
    """Where that move would end, at most the last space; counters not considered."""
    wins: bool
    counter: int
    """What lies on the landing: 0, a kind + UP, or FACE_DOWN."""
    before: int
    """Distance of the seat whose pile it is, now."""
    after: int
    """The same with the card on the pile."""


def forecast(view: View, play: Play, seat: int) -> Forecast:
    """What `play` by `seat` would do."""
    at = PILES * play.seat + play.pile
    before = seat_distance(view.piles, play.seat)
    piles = (*view.piles[:at], (play.card,), *view.piles[at + 1 :])
    moves = seat_distance(piles, seat)
    target = view.positions[seat] + moves
    landing = min(target, TRACK.last)
    return Forecast(
        moves,
        landing,
        target >= TRACK.last,
        view.board[landing],
        before,
        seat_distance(piles, play.seat),
    )


def final_keys(s: State) -> list[tuple[int, int]]:
    """For each seat what decides the race: its space, then where one more move would lead.

    The second is the tie-break when the cards are out: the present top cards, no counters
    (ruling), counted past the base camp.
    """
    return [(space, space + seat_distance(s.piles, seat)) for seat, space in enumerate(s.positions)]
