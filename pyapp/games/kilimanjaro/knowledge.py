"""What a seat may know: views, guesses at what is hidden, redacted notation, plain data."""

from collections import Counter
from typing import Any, Final

from pyapp.core.chance import Rng
from pyapp.games.kilimanjaro import notation
from pyapp.games.kilimanjaro.actions import Action, Cards, Counters, Place, Scatter
from pyapp.games.kilimanjaro.material import (
    CARD_NAMES,
    COUNTER_NAMES,
    COUNTERS,
    DECK,
    EXCHANGE,
    FACE_DOWN,
    HAND_SIZE,
    PILES,
    UP,
)
from pyapp.games.kilimanjaro.state import State, View

_ALL_COUNTERS: Final = Counter(COUNTERS)
_ALL_CARDS: Final = Counter(DECK)
_TURNED_DOWN: Final = bytes(FACE_DOWN if 0 < code < UP else code for code in range(256))
"""What each code on the board looks like to somebody who sees the table only."""


def observe(s: State, seat: int | None) -> View:
    """What the seat may know."""
    return View(
        seat=seat,
        table=s.table,
        phase=s.phase,
        actor=s.actor,
        dealer=s.dealer,
        my_counters=() if seat is None else s.counters[seat],
        counter_counts=tuple(map(len, s.counters)),
        board=s.board.translate(_TURNED_DOWN),
        placers=s.placers,
        free=s.free,
        placed=() if seat is None else _known(s, seat),
        removed=s.removed,
        deck=len(s.deck) - s.drawn,
        my_hand=() if seat is None else s.hands[seat],
        hand_counts=tuple(map(len, s.hands)),
        piles=s.piles,
        positions=s.positions,
        moving=s.moving,
    )


def determinize(view: View, rng: Rng) -> State:
    """A state that the view's seat cannot tell from the true one, uniformly drawn."""
    counters, board = _guess_counters(view, rng)
    hands, deck, drawn = _guess_cards(view, rng)
    return State(
        table=view.table,
        phase=view.phase,
        actor=view.actor,
        dealer=view.dealer,
        counters=counters,
        board=board,
        placers=view.placers,
        free=view.free,
        removed=view.removed,
        deck=deck,
        drawn=drawn,
        hands=hands,
        piles=view.piles,
        positions=view.positions,
        moving=view.moving,
    )


def redact(s: State, a: Action, seat: int | None) -> str:
    """The action as this seat may read it."""
    match a:
        case Counters(kinds):
            names = (
                COUNTER_NAMES[kind] if _dealt_to(s, i) == seat else notation.HIDDEN
                for i, kind in enumerate(kinds)
            )
            return " ".join(["counters", *names])
        case Scatter(spots):
            return " ".join(["scatter", *(f"{notation.HIDDEN}@{space}" for space, _ in spots)])
        case Cards(order):
            open_cards = PILES * s.table.seats
            dealt = open_cards + HAND_SIZE * s.table.seats
            shown = (
                CARD_NAMES[card]
                if i < open_cards or (i < dealt and _dealt_to(s, i) == seat)
                else notation.HIDDEN
                for i, card in enumerate(order)
            )
            return " ".join(["cards", *shown])
        case Place(_, space) if s.actor != seat:
            return f"place {notation.HIDDEN} {space}"
    return notation.encode(a)


def dump(s: State) -> dict[str, Any]:
    """Plain data; keys as documented for `replay --json`."""
    return {
        **_dump_open(s),
        "counters": {str(space): _dump_counter(code) for space, code in enumerate(s.board) if code},
        "to_place": [[COUNTER_NAMES[kind] for kind in kinds] for kinds in s.counters],
        "hands": [[CARD_NAMES[card] for card in hand] for hand in s.hands],
        "deck": len(s.deck) - s.drawn,
    }


def dump_view(v: View) -> dict[str, Any]:
    """Plain data in the same shape; what the seat may not see is absent.

    Other seats' hands and counters are None, `hand_counts` and `to_place_counts` say how
    many they hold; a face-down counter has its kind only for the seat that placed it.
    """
    placed = dict(v.placed)
    to_place: list[list[str] | None] = [None] * v.table.seats
    hands: list[list[str] | None] = [None] * v.table.seats
    if v.seat is not None:
        to_place[v.seat] = [COUNTER_NAMES[kind] for kind in v.my_counters]
        hands[v.seat] = [CARD_NAMES[card] for card in v.my_hand]
    return {
        **_dump_open(v),
        "seat": None if v.seat is None else v.seat + 1,
        "counters": {
            str(space): _dump_counter(placed.get(space, code))
            for space, code in enumerate(v.board)
            if code
        },
        "to_place": to_place,
        "to_place_counts": list(v.counter_counts),
        "hands": hands,
        "hand_counts": list(v.hand_counts),
        "deck": v.deck,
    }


def _known(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """(space, kind) of the counters this seat placed that still lie face down."""
    placed = [i for i, placer in enumerate(s.placers) if placer == seat + 1]
    return tuple([(space, s.board[space]) for space in placed if 0 < s.board[space] < UP])


def _dealt_to(s: State, i: int) -> int:
    """The seat the i-th dealt thing goes to, one at a time from the dealer's left."""
    return (s.dealer + 1 + i) % s.table.seats


def _guess_counters(view: View, rng: Rng) -> tuple[tuple[tuple[int, ...], ...], bytes]:
    """Counters still to place for each seat, and the board with its hidden counters drawn."""
    placed = dict(view.placed)
    hidden = [i for i, code in enumerate(view.board) if code == FACE_DOWN and i not in placed]
    others = [0 if seat == view.seat else count for seat, count in enumerate(view.counter_counts)]
    board = bytearray(view.board)
    for space, kind in placed.items():
        board[space] = kind
    if not hidden and not any(others):
        return _with_own((), view, others), bytes(board)
    seen = Counter(code & 3 for code in view.board if code and code != FACE_DOWN)
    seen.update(placed.values())
    seen.update(view.my_counters)
    seen[EXCHANGE] += view.removed
    pool = rng.shuffled(tuple((_ALL_COUNTERS - seen).elements()))
    for space, kind in zip(hidden, pool, strict=False):
        board[space] = kind
    return _with_own(pool[len(hidden) :], view, others), bytes(board)


def _with_own(pool: tuple[int, ...], view: View, others: list[int]) -> tuple[tuple[int, ...], ...]:
    """The pool dealt out in the sizes `others`, the viewer's own counters in its place."""
    dealt = []
    for seat, count in enumerate(others):
        dealt.append(view.my_counters if seat == view.seat else tuple(sorted(pool[:count])))
        pool = pool[count:]
    return tuple(dealt)


def _guess_cards(view: View, rng: Rng) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]:
    """Hands, the whole deck as shuffled and the number of cards drawn from it."""
    if not any(view.piles):
        return ((),) * view.table.seats, (), 0
    seen = Counter(view.my_hand)
    for pile in view.piles:
        seen.update(pile)
    pool = rng.shuffled(tuple((_ALL_CARDS - seen).elements()))
    hands = []
    for seat, count in enumerate(view.hand_counts):
        if seat == view.seat:
            hands.append(view.my_hand)
        else:
            hands.append(tuple(sorted(pool[:count])))
            pool = pool[count:]
    gone = tuple(sorted(seen.elements())) + tuple(
        card for seat, hand in enumerate(hands) if seat != view.seat for card in hand
    )
    return tuple(hands), gone + pool, len(gone)


def _dump_counter(code: int) -> dict[str, Any]:
    if code == FACE_DOWN:
        return {"up": False}
    return {"kind": COUNTER_NAMES[code & 3], "up": code >= UP}


def _dump_open(v: State | View) -> dict[str, Any]:
    """What everybody knows."""
    piles = [[CARD_NAMES[card] for card in pile] for pile in v.piles]
    by_seat = [piles[PILES * seat : PILES * seat + PILES] for seat in range(v.table.seats)]
    return {
        "phase": v.phase.value,
        "dealer": None if v.dealer < 0 else v.dealer + 1,
        "positions": list(v.positions),
        "tops": [[pile[-1] for pile in own if pile] for own in by_seat],
        "piles": by_seat,
        "removed": v.removed,
        "moving": v.moving,
    }
