"""The course of a game: what each action makes of a state."""

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, assert_never

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.kilimanjaro.actions import (
    DECLINE,
    MAX_SEATS,
    NOBODY,
    Action,
    Banana,
    Cards,
    Counters,
    Dealer,
    Exchange,
    Place,
    Play,
    Scatter,
    SendBack,
)
from pyapp.games.kilimanjaro.evaluation import distance
from pyapp.games.kilimanjaro.material import (
    COUNTERS,
    DECK,
    EXCHANGE,
    FACE_DOWN,
    HAND_SIZE,
    LION,
    PILES,
    TRACK,
    UP,
)
from pyapp.games.kilimanjaro.state import Phase, State

T = TypeVar("T")

EMPTY: Final = bytes(TRACK.last + 1)
"""A track without a counter."""

_PLAY: Final = Phase.PLAY  # a global is read several times quicker than an enum member
_PLACE: Final = Phase.PLACE
_LAST: Final = TRACK.last
_BYTES: Final = tuple(bytes((code,)) for code in range(FACE_DOWN))
_CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""By number of seats and seat: whose turn could be next, the seat itself last."""
_TURN: Final = State._fields.index("phase")


def advance(s: State, a: Action) -> State:
    """The state after the action. Raises `IllegalAction`."""
    phase, step = _STEPS[type(a)]
    if phase is not s.phase:
        raise _refusal(s, phase)
    return step(s, a)


def _deal(s: State, a: Dealer | Counters | Scatter | Cards) -> State:
    seats = s.table.seats
    match a:
        case Dealer(seat):
            if not 0 <= seat < seats:
                raise IllegalAction("dealer-seat", seat=seat + 1)
            phase = Phase.SCATTER if s.table.quick_start else Phase.COUNTERS
            return s._replace(phase=phase, dealer=seat)
        case Counters(kinds):
            if tuple(sorted(kinds)) != COUNTERS:
                raise IllegalAction("counters-set")
            first = (s.dealer + 1) % seats
            dealt = tuple(
                tuple(sorted(kinds[(seat - first) % seats :: seats])) for seat in range(seats)
            )
            return s._replace(phase=Phase.PLACE, actor=first, counters=dealt)
        case Scatter(spots):
            if tuple(sorted(kind for _, kind in spots)) != COUNTERS:
                raise IllegalAction("counters-set")
            board = EMPTY
            for space, kind in spots:
                _check_space(board, space)
                board = _put(board, space, kind)
            return s._replace(phase=Phase.CARDS, board=board)
        case Cards(order):
            if tuple(sorted(order)) != DECK:
                raise IllegalAction("cards-set")
            first = (s.dealer + 1) % seats
            starts = [(seat - first) % seats for seat in range(seats)]
            dealt_open = PILES * seats
            dealt_all = dealt_open + HAND_SIZE * seats
            return s._replace(
                phase=Phase.PLAY,
                actor=first,
                deck=order,
                drawn=dealt_all,
                piles=tuple((card,) for at in starts for card in order[at:dealt_open:seats]),
                hands=tuple(
                    tuple(sorted(order[dealt_open + at : dealt_all : seats])) for at in starts
                ),
            )
        case _:
            assert_never(a)


def _place(s: State, a: Place) -> State:
    seat = s.actor
    kind, space = a
    own = s.counters[seat]
    if kind not in own:
        raise IllegalAction("counter-missing")
    if not s.free[space]:
        _check_space(s.board, space)
    counters = _with(s.counters, seat, _without(own, kind))
    done = not any(counters)
    return tuple.__new__(
        State,
        (
            s.table,
            s.dealer,
            counters,
            _put(s.placers, space, seat + 1),
            block(s.free, space),
            s.deck,
            Phase.CARDS if done else _PLACE,
            CHANCE if done else (seat + 1) % s.table.seats,
            _put(s.board, space, kind),
            *s[_TURN + 3 :],
        ),
    )


def _play(s: State, a: Play) -> State:
    seat = s.actor
    card, target, pile = a
    hand = s.hands[seat]
    if card not in hand:
        raise IllegalAction("card-missing")
    positions = s.positions
    if target >= len(positions):
        raise IllegalAction("pile-seat")
    if positions[target] < positions[seat]:
        raise IllegalAction("pile-behind")
    piles = list(s.piles)
    at = PILES * target + pile
    piles[at] += (card,)
    first = PILES * seat
    moves = distance(piles[first][-1], piles[first + 1][-1], piles[first + 2][-1])
    return _move(s, _without(hand, card), tuple(piles), moves)


def _banana(s: State, a: Banana) -> State:
    seat = s.actor
    if a.go:
        return _move(s, s.hands[seat], s.piles, s.moving)
    return _end_turn(s, s.hands[seat], s.piles, s.positions, s.board, s.removed)


def _exchange(s: State, a: Exchange) -> State:
    me = s.actor
    positions = s.positions
    if a is not DECLINE and a.seat != NOBODY:
        _check_other(s, a.seat)
        positions = _with(_with(positions, me, positions[a.seat]), a.seat, positions[me])
    return _end_turn(s, s.hands[me], s.piles, positions, s.board, s.removed)


def _send_back(s: State, a: SendBack) -> State:
    _check_other(s, a.seat)
    positions = _with(s.positions, a.seat, TRACK.village_behind(s.positions[a.seat]))
    return _end_turn(s, s.hands[s.actor], s.piles, positions, s.board, s.removed)


def _move(s: State, hand: tuple[int, ...], piles: tuple[tuple[int, ...], ...], moves: int) -> State:
    """Move the actor's pawn and obey the counter it ends on. `hand` is what it holds now."""
    seat = s.actor
    board = s.board
    removed = s.removed
    here = s.positions[seat]
    while True:
        here += moves
        if here >= _LAST:
            positions = _with(s.positions, seat, _LAST)
            hands = _with(s.hands, seat, hand)
            return _race(s, Phase.OVER, OVER, board, removed, s.drawn, hands, piles, positions, 0)
        code = board[here]
        if not code:
            break
        kind = code & 3
        if kind == EXCHANGE:  # leaves the game once turned up, used or not
            board = _put(board, here, 0)
            removed += 1
            phase = Phase.SEND_BACK if s.table.less_luck else Phase.EXCHANGE
            positions = _with(s.positions, seat, here)
            hands = _with(s.hands, seat, hand)
            return _race(s, phase, seat, board, removed, s.drawn, hands, piles, positions, 0)
        if code < UP:
            board = _put(board, here, kind + UP)
        if kind == LION:
            here = TRACK.village_behind(here)
            break
        if not s.table.must_banana:
            positions = _with(s.positions, seat, here)
            hands = _with(s.hands, seat, hand)
            phase = Phase.BANANA
            return _race(s, phase, seat, board, removed, s.drawn, hands, piles, positions, moves)
    return _end_turn(s, hand, piles, _with(s.positions, seat, here), board, removed)


def _end_turn(
    s: State,
    hand: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    positions: tuple[int, ...],
    board: bytes,
    removed: int,
) -> State:
    """Draw a card if there is one; the next seat with a card is on turn."""
    seat = s.actor
    drawn = s.drawn
    if drawn < len(s.deck):
        cards = list(hand)
        insort(cards, s.deck[drawn])
        hand = tuple(cards)
        drawn += 1
    hands = _with(s.hands, seat, hand)
    for following in _CLOCKWISE[len(hands)][seat]:
        if hands[following]:
            return _race(s, _PLAY, following, board, removed, drawn, hands, piles, positions, 0)
    return _race(s, Phase.OVER, OVER, board, removed, drawn, hands, piles, positions, 0)


def _check_other(s: State, seat: int) -> None:
    if not 0 <= seat < s.table.seats:
        raise IllegalAction("pile-seat")
    if seat == s.actor:
        raise IllegalAction("own-pawn")


_STEPS: Final[Mapping[type[Action], tuple[Phase, Callable[[State, Any], State]]]] = {
    Dealer: (Phase.DEALER, _deal),
    Counters: (Phase.COUNTERS, _deal),
    Scatter: (Phase.SCATTER, _deal),
    Cards: (Phase.CARDS, _deal),
    Place: (Phase.PLACE, _place),
    Play: (Phase.PLAY, _play),
    Banana: (Phase.BANANA, _banana),
    Exchange: (Phase.EXCHANGE, _exchange),
    SendBack: (Phase.SEND_BACK, _send_back),
}
_DEALS: Final = (Phase.DEALER, Phase.COUNTERS, Phase.SCATTER, Phase.CARDS)


def _refusal(s: State, phase: Phase) -> IllegalAction:
    """Why nothing that belongs to this phase can be done in the state."""
    if s.actor == OVER:
        return IllegalAction("game-over")
    if phase is Phase.DEALER and s.table.dealer is not None:
        return IllegalAction("dealer-chosen", seat=s.table.dealer + 1)
    if phase is Phase.BANANA and s.table.must_banana:
        return IllegalAction("banana-must")
    if s.phase is Phase.SEND_BACK and phase is Phase.EXCHANGE:
        return IllegalAction("sendback-must")
    return IllegalAction("chance-now" if s.actor == CHANCE and phase not in _DEALS else "not-now")


def _race(s: State, *turn: object) -> State:
    """The state with everything a turn changes (`State.phase` and what follows) given anew.

    The search and the tests make millions of these; `_replace` takes five times as long.
    """
    return tuple.__new__(State, s[:_TURN] + turn)


def block(free: bytes, space: int) -> bytes:
    """The free spaces once a counter lies on `space`: neither it nor its neighbours."""
    return free[: space - 1] + b"\0\0\0" + free[space + 2 :]


def _check_space(board: bytes, space: int) -> None:
    """Raise `IllegalAction` with the reason no counter may be placed on a space."""
    if not 1 <= space < TRACK.last:
        raise IllegalAction("space-off-track", space=space)
    if space in TRACK.villages:
        raise IllegalAction("space-village", space=space)
    if board[space]:
        raise IllegalAction("space-taken", space=space)
    if board[space - 1] or board[space + 1]:
        raise IllegalAction("space-next", space=space)


def _put(data: bytes, at: int, byte: int) -> bytes:
    return data[:at] + _BYTES[byte] + data[at + 1 :]


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def _without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    rest = list(items)
    rest.remove(item)
    return tuple(rest)
