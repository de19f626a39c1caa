"""The rules of Kilimanjaro."""

from collections.abc import Mapping
from functools import cache
from itertools import compress
from typing import Any, Final

from pyapp.core.chance import Rng
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome, rank
from pyapp.core.rules import CHANCE, OVER, GameInfo
from pyapp.games.kilimanjaro import course, knowledge, notation
from pyapp.games.kilimanjaro.actions import (
    DECLINE,
    EXCHANGES,
    GO,
    MAX_SEATS,
    PLACE,
    PLAY,
    SEND_BACKS,
    STAY,
    Action,
    Cards,
    Counters,
    Dealer,
    Place,
    Play,
    Scatter,
)
from pyapp.games.kilimanjaro.course import EMPTY, block
from pyapp.games.kilimanjaro.evaluation import final_keys
from pyapp.games.kilimanjaro.material import (
    COUNTERS,
    DECK,
    PILES,
    TRACK,
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

_PLAY: Final = Phase.PLAY  # a global is read several times quicker than an enum member
_PLACE: Final = Phase.PLACE
_OPEN: Final = bytes(TRACK.open_to_counters(space) for space in range(TRACK.last + 1))


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
            board=EMPTY,
            placers=EMPTY,
            free=_OPEN,
            removed=0,
            deck=(),
            drawn=0,
            hands=((),) * seats,
            piles=((),) * (PILES * seats),
            positions=(0,) * seats,
            moving=0,
        )
        return s if dealer is None else course.advance(s, Dealer(dealer))

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
                    space = rng.below(TRACK.last)
                    while not free[space]:
                        space = rng.below(TRACK.last)
                    spots.append((space, kind))
                    free = block(free, space)
                return Scatter(tuple(sorted(spots)))
            case Phase.CARDS:
                return Cards(rng.shuffled(DECK))
            case _:
                raise IllegalAction("not-now")

    def apply(self, s: State, a: Action) -> State:
        """The state after the action. Raises `IllegalAction`."""
        return course.advance(s, a)

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
        return knowledge.observe(s, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state that the view's seat cannot tell from the true one, uniformly drawn."""
        return knowledge.determinize(view, rng)

    def encode(self, a: Action) -> str:
        """The action in words."""
        return notation.encode(a)

    def decode(self, text: str) -> Action:
        """The action a text names. Raises `InvalidNotation`."""
        return notation.decode(text)

    def redact(self, s: State, a: Action, seat: int | None) -> str:
        """The action as this seat may read it."""
        return knowledge.redact(s, a, seat)

    def reveals(self, s: State, a: Action, after: State) -> bool:
        """Whether a card was drawn or a counter turned up."""
        if isinstance(a, Place):
            return False
        return after.drawn != s.drawn or after.board != s.board

    def dump(self, s: State) -> dict[str, Any]:
        """Plain data; keys as documented for `replay --json`."""
        return knowledge.dump(s)

    def dump_view(self, v: View) -> dict[str, Any]:
        """Plain data in the same shape; what the seat may not see is absent."""
        return knowledge.dump_view(v)


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


KILIMANJARO: Final = Kilimanjaro()
