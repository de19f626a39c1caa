"""The greedy expedition: looks one turn ahead with what its seat knows, and takes the best.

It forecasts where every card on every pile would lead, counts a face-down counter it did not
place by what the unseen ones are on average, remembers the counters it placed itself, and
judges the outcome by how far it then is, and how fast, against the others.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pyapp.core.chance import Rng
from pyapp.core.match import AnyRules
from pyapp.games.kilimanjaro.actions import (
    NOBODY,
    Action,
    Banana,
    Exchange,
    Place,
    Play,
    SendBack,
)
from pyapp.games.kilimanjaro.evaluation import distance, seat_distance
from pyapp.games.kilimanjaro.material import (
    BANANA,
    COUNTERS,
    EXCHANGE,
    FACE_DOWN,
    LION,
    PILES,
    TRACK,
)
from pyapp.games.kilimanjaro.state import Phase, View

A = TypeVar("A", bound=Action)

WIN: Final = 1000.0
"""Worth of a place in the base camp; everything else is counted in spaces."""

_HORIZON: Final = 1.6
"""How many moves a row of top cards is good for before somebody covers it."""
_ARRIVING: Final = 25.0
"""Worth of being one move away from the base camp."""
_FIRST: Final = 0.65
"""Weight of the foremost opponent; the rest of 1 goes to their average."""


class GreedyPlayer:
    """The best of the next turn, by estimate; equals are drawn."""

    name: Final = "greedy"

    def choose(self, rules: AnyRules, view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        """The legal action of the highest worth."""
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.PLACE:
            return _choose_place(view, legal, rng)
        outlook = _Outlook(view)
        return _best(legal, [outlook.of(action) for action in legal], rng)


def _best(legal: Sequence[A], worths: Sequence[float], rng: Rng) -> A:
    top = max(worths) - 1e-9
    return rng.choice([action for action, worth in zip(legal, worths, strict=True) if worth >= top])


def _choose_place(view: View, legal: Sequence[Place], rng: Rng) -> Place:
    """A good spot, far from certain: who places by rote is found out."""
    return _best(legal, [_spot(view, place) + 6 * rng.uniform() for place in legal], rng)


def _spot(view: View, place: Place) -> float:
    kind, space = place
    if kind == LION:  # the longer the way back, the better for the only one who knows
        return float(space - TRACK.village_behind(space))
    if kind == BANANA:  # worth something wherever its placer comes along, most in a close race
        return 8.0 + space / 20
    return 6.0 + space / 12  # an exchange late in the race can win it


class _Outlook:
    """What a view promises: worths of actions in it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.board = bytearray(view.board)
        for space, kind in view.placed:
            self.board[space] = kind
        seen = Counter(code & 3 for code in self.board if code and code != FACE_DOWN)
        seen[EXCHANGE] += view.removed
        unseen = Counter(COUNTERS) - seen
        total = unseen.total() or 1
        self.chances = [(kind, count / total) for kind, count in sorted(unseen.items())]
        turns = len(view.my_hand) + view.deck / view.table.seats
        self.horizon = min(_HORIZON, turns)
        self.speeds = [seat_distance(view.piles, seat) for seat in range(view.table.seats)]

    def of(self, action: Action) -> float:
        """Worth of an action of this seat."""
        view, here = self.view, self.view.positions[self.seat]
        match action:
            case Play():
                return self._play(action)
            case Banana(go):
                return self._arrive(here + view.moving, view.moving) if go else self._stay(here)
            case Exchange(seat):
                return self._stay(here) if seat == NOBODY else self._swapped(here, seat)
            case SendBack(seat):
                return self._sent_back(here, seat)
        return 0.0

    def _play(self, play: Play) -> float:
        view = self.view
        target = play.seat
        row = [view.piles[PILES * target + pile][-1] for pile in range(PILES)]
        row[play.pile] = play.card
        before = self.speeds
        self.speeds = list(before)
        self.speeds[target] = distance(*row)
        moves = self.speeds[self.seat]
        hand = list(view.my_hand)
        hand.remove(play.card)
        self.speeds[self.seat] = self._next_speed(hand, row if target == self.seat else None)
        worth = self._arrive(view.positions[self.seat] + moves, moves)
        self.speeds = before
        return worth

    def _next_speed(self, hand: list[int], row: list[int] | None) -> int:
        """The best this seat could do next turn with the cards it keeps."""
        if row is None:
            first = PILES * self.seat
            row = [pile[-1] for pile in self.view.piles[first : first + PILES]]
        a, b, c = row
        best = distance(a, b, c) if hand else 0  # the card may go elsewhere
        for card in hand:
            best = max(best, distance(card, b, c), distance(a, card, c), distance(a, b, card))
        return best

    def _arrive(self, space: int, moves: int) -> float:
        """Worth of ending a move of this length on a space, its counter obeyed."""
        if space >= TRACK.last:
            return WIN
        code = self.board[space]
        if code != FACE_DOWN:
            return self._obey(code & 3, space, moves)
        return sum(part * self._obey(kind, space, moves) for kind, part in self.chances)

    def _obey(self, kind: int, space: int, moves: int) -> float:
        others = [seat for seat in range(len(self.speeds)) if seat != self.seat]
        if kind == LION:
            return self._stay(TRACK.village_behind(space))
        if kind == BANANA:
            again = self._arrive(space + moves, moves)
            return again if self.view.table.must_banana else max(again, self._stay(space))
        if kind == EXCHANGE and self.view.table.less_luck:
            return max(self._sent_back(space, other) for other in others)
        if kind == EXCHANGE:
            return max(self._stay(space), *(self._swapped(space, other) for other in others))
        return self._stay(space)

    def _stay(self, space: int) -> float:
        return self._worth({self.seat: space})

    def _swapped(self, space: int, other: int) -> float:
        return self._worth({self.seat: self.view.positions[other], other: space})

    def _sent_back(self, space: int, other: int) -> float:
        village = TRACK.village_behind(self.view.positions[other])
        return self._worth({self.seat: space, other: village})

    def _worth(self, moved: dict[int, int]) -> float:
        """How this seat stands against the others, in spaces, with these pawns moved."""
        standings = []
        for seat, (space, speed) in enumerate(zip(self.view.positions, self.speeds, strict=True)):
            at = moved.get(seat, space)
            arriving = _ARRIVING if at + speed >= TRACK.last else 0.0
            standings.append(at + self.horizon * speed + arriving)
        mine = standings.pop(self.seat)
        return mine - _FIRST * max(standings) - (1 - _FIRST) * sum(standings) / len(standings)


GREEDY: Final = GreedyPlayer()
