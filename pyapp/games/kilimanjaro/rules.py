"""The rules of Kilimanjaro."""

from bisect import insort
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress
from typing import Any, Final, TypeVar, assert_never

from pyapp.core.chance import Rng
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome, rank
from pyapp.core.rules import CHANCE, OVER, GameInfo
from pyapp.games.kilimanjaro import notation
from pyapp.games.kilimanjaro.actions import (
    DECLINE,
    EXCHANGES,
    GO,
    MAX_SEATS,
    NOBODY,
    PLACE,
    PLAY,
    SEND_BACKS,
    STAY,
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
from pyapp.games.kilimanjaro.evaluation import distance, final_keys
from pyapp.games.kilimanjaro.material import (
    CARD_NAMES,
    COUNTER_NAMES,
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
from pyapp.games.kilimanjaro.reasons import REASONS
from pyapp.games.kilimanjaro.state import EndReason, Phase, State, Table, View

INFO: Final = GameInfo(
    id="kilimanjaro",
    rules_version=1,
    min_seats=2,
    max_seats=MAX_SEATS,
    options=(
        Option(
            "quick_start",
            "flag",
            False,
            label="Quick start",
            help="The counters are dealt to random spaces and nobody has seen any.",
            house=True,
        ),
        Option(
            "memory_aid",
            "flag",
            False,
            label="Memory aid",
            help="Everyone may look again at the counters they placed themselves.",
            house=True,
        ),
        Option(
            "less_luck",
            "flag",
            False,
            label="Less luck",
            help="An exchange counter sends another player's pawn back to its village instead.",
        ),
        Option(
            "must_banana",
            "flag",
            False,
            label="Compulsory bananas",
            help="The second move of a banana is always made.",
            house=True,
        ),
        Option(
            "dealer",
            "choice",
            "random",
            values=("random", *(str(seat + 1) for seat in range(MAX_SEATS))),
            label="Dealer",
            help="The player on the dealer's left begins.",
        ),
    ),
)

T = TypeVar("T")

_PLAY: Final = Phase.PLAY  # a global is read several times quicker than an enum member
_PLACE: Final = Phase.PLACE
_LAST: Final = TRACK.last
_BYTES: Final = tuple(bytes((code,)) for code in range(FACE_DOWN))
_CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats + 1)) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""By number of seats and seat: whose turn could be next, the seat itself last."""
_TURNED_DOWN: Final = bytes(FACE_DOWN if 0 < code < UP else code for code in range(256))
"""What each code on the board looks like to somebody who sees the table only."""
_TURN: Final = State._fields.index("phase")

_EMPTY: Final = bytes(TRACK.last + 1)
_OPEN: Final = bytes(TRACK.open_to_counters(space) for space in range(TRACK.last + 1))
_ALL_COUNTERS: Final = Counter(COUNTERS)
_ALL_CARDS: Final = Counter(DECK)


class Kilimanjaro:
    """The rules object; see `core.rules.Rules` for what each method promises."""

    info: GameInfo = INFO
    reasons: Mapping[str, str] = REASONS

    def initial(self, options: Options, seats: int) -> State:
        """Nothing dealt yet."""
        choice = options["dealer"]
        dealer = None if choice == "random" else int(choice) - 1
        if dealer is not None and dealer >= seats:
            allowed = ", ".join(["random", *(str(seat + 1) for seat in range(seats))])
            raise BadOptions("option-value", name="dealer", value=choice, allowed=allowed)
        table = Table(
            seats,
            bool(options["quick_start"]),
            bool(options["memory_aid"]),
            bool(options["less_luck"]),
            bool(options["must_banana"]),
            dealer,
        )
        s = State(
            table=table,
            phase=Phase.DEALER,
            actor=CHANCE,
            dealer=-1,
            counters=((),) * seats,
            board=_EMPTY,
            placers=_EMPTY,
            free=_OPEN,
            removed=0,
            deck=(),
            drawn=0,
            hands=((),) * seats,
            piles=((),) * (PILES * seats),
            positions=(0,) * seats,
            moving=0,
        )
        return s if dealer is None else _deal(s, Dealer(dealer))

    def actor(self, s: State) -> int:
        """The seat to decide, CHANCE or OVER."""
        return s.actor

    def legal(self, s: State) -> tuple[Action, ...]:
        """All legal actions, sorted."""
        seat = s.actor
        phase = s.phase
        if seat < 0:
            return ()
        if phase is _PLAY:
            here = s.positions[seat]
            rows = _plays(tuple([space >= here for space in s.positions]))
            return _all_plays(s.hands[seat], rows)
        if phase is _PLACE:
            return _all_places(s.counters[seat], s.free)
        if phase is Phase.BANANA:
            return (STAY, GO)
        others = (other for other in range(s.table.seats) if other != seat)
        if phase is Phase.EXCHANGE:
            return (DECLINE, *(EXCHANGES[other] for other in others))
        return tuple(SEND_BACKS[other] for other in others)

    def sample(self, s: State, rng: Rng) -> Action:
        """Draw the chance outcome that is due."""
        match s.phase:
            case Phase.DEALER:
                return Dealer(rng.below(s.table.seats))
            case Phase.COUNTERS:
                return Counters(rng.shuffled(COUNTERS))
            case Phase.SCATTER:
                free = _OPEN
                spots = []
                for kind in rng.shuffled(COUNTERS):
                    space = rng.below(_LAST)
                    while not free[space]:
                        space = rng.below(_LAST)
                    spots.append((space, kind))
                    free = _block(free, space)
                return Scatter(tuple(sorted(spots)))
            case Phase.CARDS:
                return Cards(rng.shuffled(DECK))
            case _:
                raise IllegalAction("not-now")

    def apply(self, s: State, a: Action) -> State:
        """The state after the action. Raises `IllegalAction`."""
        phase, step = _STEPS[type(a)]
        if phase is not s.phase:
            raise _refusal(s, phase)
        return step(s, a)

    def outcome(self, s: State) -> Outcome | None:
        """The result once the game is over."""
        if s.actor != OVER:
            return None
        keys = final_keys(s)
        arrived = max(s.positions) == TRACK.last
        reason = EndReason.BASE_CAMP if arrived else EndReason.CARDS_OUT
        parts = tuple((("position", space), ("next_move", reach)) for space, reach in keys)
        return Outcome(reason.value, rank(keys), parts)

    def observe(self, s: State, seat: int | None) -> View:
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

    def determinize(self, view: View, rng: Rng) -> State:
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

    def encode(self, a: Action) -> str:
        """The action in words."""
        return notation.encode(a)

    def decode(self, text: str) -> Action:
        """The action a text names. Raises `InvalidNotation`."""
        return notation.decode(text)

    def redact(self, s: State, a: Action, seat: int | None) -> str:
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

    def reveals(self, s: State, a: Action, after: State) -> bool:
        """Whether a card was drawn or a counter turned up."""
        if isinstance(a, Place):
            return False
        return after.drawn != s.drawn or after.board != s.board

    def dump(self, s: State) -> dict[str, Any]:
        """Plain data; keys as documented for `replay --json`."""
        return {
            **_dump_open(s),
            "counters": {
                str(space): _dump_counter(code) for space, code in enumerate(s.board) if code
            },
            "to_place": [[COUNTER_NAMES[kind] for kind in kinds] for kinds in s.counters],
            "hands": [[CARD_NAMES[card] for card in hand] for hand in s.hands],
            "deck": len(s.deck) - s.drawn,
        }

    def dump_view(self, v: View) -> dict[str, Any]:
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
            board = _EMPTY
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
            _block(s.free, space),
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
    return IllegalAction("chance-now" if s.actor == CHANCE and phase not in _DEALS else "not-now")


def _race(s: State, *turn: object) -> State:
    """The state with everything a turn changes (`State.phase` and what follows) given anew.

    The search and the tests make millions of these; `_replace` takes five times as long.
    """
    return tuple.__new__(State, s[:_TURN] + turn)


@cache
def _plays(open_to: tuple[bool, ...]) -> tuple[tuple[Play, ...], ...]:
    """For each card all plays of it on the piles of the seats marked in `open_to`."""
    seats = [seat for seat, ok in enumerate(open_to) if ok]
    return tuple(tuple(play for seat in seats for play in row[seat]) for row in PLAY)


def _all_plays(hand: tuple[int, ...], rows: tuple[tuple[Play, ...], ...]) -> tuple[Play, ...]:
    found: tuple[Play, ...] = ()
    last = -1
    for card in hand:
        if card != last:
            found += rows[card]
            last = card
    return found


@cache
def _places(kinds: frozenset[int]) -> tuple[Place, ...]:
    """All placings of these kinds, sorted."""
    return tuple(place for kind in sorted(kinds) for place in PLACE[kind])


def _all_places(own: tuple[int, ...], free: bytes) -> tuple[Action, ...]:
    kinds = frozenset(own)
    return tuple(compress(_places(kinds), free * len(kinds)))


def _block(free: bytes, space: int) -> bytes:
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


def _known(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """(space, kind) of the counters this seat placed that still lie face down."""
    placed = [i for i, placer in enumerate(s.placers) if placer == seat + 1]
    return tuple([(space, s.board[space]) for space in placed if 0 < s.board[space] < UP])


def _dealt_to(s: State, i: int) -> int:
    """The seat the i-th dealt thing goes to, one at a time from the dealer's left."""
    return (s.dealer + 1 + i) % s.table.seats


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


KILIMANJARO: Final = Kilimanjaro()
