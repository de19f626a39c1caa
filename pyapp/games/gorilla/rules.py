"""The rules of The Third Gorilla."""

from collections.abc import Iterable
from typing import Final, assert_never

from pyapp.core.chance import Rng
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome, rank
from pyapp.core.rules import CHANCE, OVER, Actor, GameInfo, Json, Reaction, Seat
from pyapp.games.gorilla import course, knowledge, notation, reactions
from pyapp.games.gorilla.actions import (
    PLAYS,
    Action,
    Deal,
    Fakes,
    Gorillas,
    Lot,
    Play,
    React,
    Split,
    Throw,
)
from pyapp.games.gorilla.material import DECKS, HOUSE_SEATS, NAMES, START, SUITS, Card
from pyapp.games.gorilla.reasons import REASONS
from pyapp.games.gorilla.state import NO_CARD, EndReason, Phase, Settings, State, View

_PLAY: Final = Phase.PLAY
_REACT: Final = Phase.REACT
_OVER: Final = Phase.OVER
_START: Final = Phase.START

INFO: Final = GameInfo(
    id="gorilla",
    rules_version=1,
    min_seats=3,
    max_seats=4,
    options=(
        Option(
            "relaxed",
            "flag",
            False,
            label="Relaxed",
            help="Everyone decides in secret whether to throw, without a clock. If all answer"
            " rightly, the pile goes to one of them by lot.",
            house=True,
        ),
        Option(
            "tie_window",
            "number",
            30,
            low=0,
            high=250,
            label="Too close to tell (ms)",
            help="Throws closer together than this count as simultaneous.",
        ),
        Option(
            "gorilla_window",
            "number",
            5000,
            low=1000,
            high=30000,
            label="Time for a gorilla (ms)",
            help="How long one may throw at a real gorilla.",
        ),
        Option(
            "fake_window",
            "number",
            2500,
            low=1000,
            high=30000,
            label="Time for a fake (ms)",
            help="How long one may throw at a fake.",
        ),
    ),
    simultaneous=True,
    terms=(*(suit.name for suit in SUITS), *NAMES.values()),
    house_seats=HOUSE_SEATS,
)

_REACTIONS: Final = {
    seats: tuple(
        Reaction(tuple(seat for seat in range(seats) if seat != caller)) for caller in range(seats)
    )
    for seats in DECKS
}


class GorillaRules:
    """The rules object; stateless. `GORILLA` is the one there is."""

    info = INFO
    reasons = REASONS

    def initial(self, options: Options, seats: int) -> State:
        """The state before the deal. Raises `BadOptions` for another number than 3 or 4.

        Three seats are a house variant: one suit fewer.
        """
        if seats not in DECKS:
            raise BadOptions("seat-count", value=seats, low=3, high=4)
        settings = Settings(
            seats,
            bool(options["relaxed"]),
            int(options["tie_window"]),
            int(options["gorilla_window"]),
            int(options["fake_window"]),
        )
        empty: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(settings, Phase.DEAL, empty, (), empty, 0, 0, NO_CARD, (), empty, empty)

    def actor(self, s: State) -> Actor:
        """The seat on turn, the `Reaction` of all but the caller, `CHANCE` or `OVER`."""
        phase = s.phase
        if phase is _PLAY or phase is _START:
            return s.turn
        if phase is _REACT:
            return _REACTIONS[s.settings.seats][s.turn]
        return OVER if phase is _OVER else CHANCE

    def legal(self, s: State) -> tuple[Action, ...]:
        """The plays of the seat on turn, or the joint reactions that differ.

        In a reaction each seat throws its gorilla, throws a wrong card (one stands for all)
        or holds, with nominal times in every order, level ones included.
        """
        phase = s.phase
        if phase is _PLAY:
            return tuple([PLAYS[card] for card in course.playable(s.hands[s.turn], s.table)])
        if phase is _START:
            return (PLAYS[START],)
        if phase is _REACT:
            return reactions.combinations(s)
        return ()

    def sample(self, s: State, rng: Rng) -> Action:
        """Draw a chance outcome; in a reaction, draw a joint action at random."""
        deck = DECKS[s.settings.seats]
        match s.phase:
            case Phase.REACT:
                return reactions.draw(s, rng)
            case Phase.DEAL:
                return Deal(rng.shuffled(deck.ordinary))
            case Phase.GORILLAS:
                return Gorillas(rng.shuffled(deck.gorillas))
            case Phase.FAKES:
                return Fakes(rng.shuffled(deck.fakes))
            case Phase.SPLIT:
                return Split(rng.shuffled(sorted(course.pool(s))))
            case Phase.LOT:
                return Lot(rng.choice(s.sharing))
            case Phase.START | Phase.PLAY | Phase.OVER:
                raise ValueError("no chance outcome is due")
        assert_never(s.phase)

    def apply(self, s: State, a: Action) -> State:
        """The state after the action. Raises `IllegalAction`."""
        if isinstance(a, Play):
            return course.play(s, a.card)
        if isinstance(a, React):
            return course.react(s, a)
        match a:
            case Deal(cards):
                course.check_phase(s, Phase.DEAL)
                return course.deal(s, cards, DECKS[s.settings.seats].ordinary, Phase.GORILLAS)
            case Gorillas(cards):
                course.check_phase(s, Phase.GORILLAS)
                return course.deal(s, cards, DECKS[s.settings.seats].gorillas, Phase.FAKES)
            case Fakes(cards):
                course.check_phase(s, Phase.FAKES)
                return course.begin(course.deal(s, cards, DECKS[s.settings.seats].fakes, _START))
            case Split(cards):
                course.check_phase(s, Phase.SPLIT)
                if tuple(sorted(cards)) != tuple(sorted(course.pool(s))):
                    raise IllegalAction("split-cards")
                return course.hand_out(s, s.sharing, cards, s.leader)
            case Lot(seat):
                course.check_phase(s, Phase.LOT)
                if seat not in s.sharing:
                    raise IllegalAction("lot-seat")
                return course.hand_out(s, (seat,), s.table, seat)
        assert_never(a)

    def outcome(self, s: State) -> Outcome | None:
        """Fewest cards taken ranks first; the last rank is Gorilla-san (`gorilla_san`)."""
        if s.phase is not _OVER:
            return None
        counts = [len(cards) for cards in s.taken]
        return Outcome(
            EndReason.GORILLA_ALONE,
            rank([(-count,) for count in counts]),
            tuple((("taken", count),) for count in counts),
        )

    def observe(self, s: State, seat: Seat | None) -> View:
        """What the seat may know: its hand, and all that was ever openly on the table."""
        return knowledge.observe(s, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A state the view's seat cannot tell from the true one."""
        return knowledge.determinize(view, rng)

    def encode(self, a: Action) -> str:
        """The action as text; see `notation`."""
        return notation.encode(a)

    def decode(self, text: str) -> Action:
        """The action a text names. Raises `InvalidNotation`."""
        return notation.decode(text)

    def redact(self, s: State, a: Action, seat: Seat | None) -> str:
        """The notation of `a` with `?` for cards dealt to others, and for a split pile."""
        return knowledge.redact(s, a, seat)

    def reveals(self, s: State, a: Action, after: State) -> bool:
        """Every card played or thrown comes out of a hidden hand: a card laid is laid."""
        return isinstance(a, Play | React)

    def dump(self, s: State) -> Json:
        """The whole state as plain data."""
        return knowledge.dump(s)

    def dump_view(self, v: View) -> Json:
        """The view as plain data in the same shape, hidden things absent."""
        return knowledge.dump_view(v)

    def throws(self, s: State, seat: Seat) -> tuple[Card, ...]:
        """Every card the seat may throw now, the wrong ones too; () where it may not react."""
        return s.hands[seat] if s.phase is _REACT and seat != s.turn else ()

    def join(self, s: State, parts: Iterable[Throw]) -> React:
        """The joint action of these throws; seats without one hold. In any order."""
        return reactions.join(s, parts)


def gorilla_san(s: State) -> tuple[Seat, ...]:
    """Who has taken most; when the game is over they are Gorilla-san for the day."""
    counts = [len(cards) for cards in s.taken]
    return tuple(seat for seat, count in enumerate(counts) if count == max(counts))


GORILLA: Final = GorillaRules()
"""The one object of these rules. It has `throws` and `join` beyond the protocol."""
