"""How the game goes on: what each action makes of a state."""

from typing import Final, assert_never

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import Seat
from pyapp.games.gorilla import reactions
from pyapp.games.gorilla.actions import React
from pyapp.games.gorilla.judge import Why
from pyapp.games.gorilla.material import (
    ANYTHING,
    CARD_NAMES,
    FAKE_NUMBER,
    GOES_ON,
    GORILLA_NUMBER,
    START,
    Card,
    is_fake,
    is_gorilla,
)
from pyapp.games.gorilla.state import NO_CARD, Phase, State

_PLAY: Final = Phase.PLAY
_REACT: Final = Phase.REACT
_OVER: Final = Phase.OVER
_START: Final = Phase.START


def playable(hand: tuple[Card, ...], table: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played on this table, sorted.

    The gorilla only when nothing else goes, and then on anything.
    """
    goes = GOES_ON[table[-1]] if table else ANYTHING
    cards = tuple([card for card in hand if card in goes])
    return cards or tuple([card for card in hand if is_gorilla(card)])


def pool(s: State) -> tuple[Card, ...]:
    """The cards to be split: the pile, after a fake also all that its caller has taken."""
    return s.table + s.taken[s.turn] if is_fake(s.called) else s.table


def check_phase(s: State, phase: Phase) -> None:
    """Refuse an action of another phase, with a reason that says what is due."""
    if s.phase is phase:
        return
    match s.phase:
        case Phase.OVER:
            raise IllegalAction("game-over")
        case Phase.DEAL | Phase.GORILLAS | Phase.FAKES | Phase.SPLIT | Phase.LOT:
            raise IllegalAction("chance-now")
        case Phase.REACT:
            raise IllegalAction("react-now")
        case Phase.START | Phase.PLAY:
            raise IllegalAction("no-call" if phase is _REACT else "not-now")
    assert_never(s.phase)


def deal(s: State, cards: tuple[Card, ...], due: tuple[Card, ...], phase: Phase) -> State:
    """Deal the shuffled cards, which are those due, one at a time; `phase` comes next."""
    if tuple(sorted(cards)) != due:
        raise IllegalAction("deal-cards")
    seats = s.settings.seats
    hands = tuple(tuple(sorted(hand + cards[seat::seats])) for seat, hand in enumerate(s.hands))
    return s._replace(hands=hands, phase=phase)


def begin(s: State) -> State:
    """The holder of the start card is on turn, and thereby known to hold it."""
    holder = next(seat for seat, hand in enumerate(s.hands) if START in hand)
    shown = _with(s.shown, holder, (START,))
    return s._replace(turn=holder, leader=holder, shown=shown)


def _with(
    piles: tuple[tuple[Card, ...], ...], seat: Seat, pile: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def play(s: State, card: Card) -> State:
    """The seat on turn lays a card; a gorilla or a fake is called."""
    if s.phase is not _PLAY:
        if s.phase is not _START:
            check_phase(s, _PLAY)
        if card != START:
            raise IllegalAction("start-card", card=CARD_NAMES[START])
    seat, table, shown, stuck = s.turn, s.table, s.shown, s.stuck
    hand = s.hands[seat]
    if card not in hand:
        raise IllegalAction("not-in-hand", card=CARD_NAMES[card], player=seat + 1)
    goes = GOES_ON[table[-1]] if table else ANYTHING
    number = card % 10
    if number == GORILLA_NUMBER:
        if not goes.isdisjoint(hand):
            raise IllegalAction("gorilla-last")
        stuck = _with(stuck, seat, (*stuck[seat], table[-1]))
    elif card not in goes:
        raise IllegalAction("does-not-go", card=CARD_NAMES[card], top=CARD_NAMES[table[-1]])
    if card in shown[seat]:
        shown = _with(shown, seat, _without(shown[seat], card))
    rest = _without(hand, card)
    called = NO_CARD
    turn = seat
    if number in (GORILLA_NUMBER, FAKE_NUMBER):
        phase, called = _REACT, card
    elif len(rest) == 1:
        phase = _OVER
    else:
        phase, turn = _PLAY, (seat + 1) % s.settings.seats
    return State(
        s.settings,
        phase,
        _with(s.hands, seat, rest),
        (*table, card),
        s.taken,
        turn,
        s.leader,
        called,
        (),
        shown,
        stuck,
    )


def react(s: State, a: React) -> State:
    """Settle the reaction, as far as that needs no chance."""
    if s.phase is not _REACT:
        check_phase(s, _REACT)
    reactions.check(s, a)
    verdict = reactions.verdict(s, a)
    caller, hands, table, shown = s.turn, s.hands, s.table, s.shown
    for throw in a.throws:
        # ruling: thrown cards come back to their owners' hands, seen by all
        if throw.card >= 0 and throw.card not in shown[throw.seat]:
            shown = _with(shown, throw.seat, tuple(sorted((*shown[throw.seat], throw.card))))
    if is_gorilla(s.called):
        # ruling: so does the called gorilla; a fake stays in the pile
        table = table[:-1]
        hands = _with(hands, caller, tuple(sorted((*hands[caller], s.called))))
        shown = _with(shown, caller, tuple(sorted((*shown[caller], s.called))))
    settled = s._replace(hands=hands, table=table, shown=shown)
    takers, leads = verdict.takers, verdict.leads
    if leads is None:
        return settled._replace(phase=Phase.LOT, sharing=takers)
    if verdict.why is Why.CALM:
        return _go_on(settled, table, s.taken, s.leader, leads)
    if len(takers) == 1:
        return hand_out(settled, takers, pool(settled), leads)
    return settled._replace(phase=Phase.SPLIT, sharing=takers, leader=leads)


def hand_out(s: State, takers: tuple[Seat, ...], cards: tuple[Card, ...], leads: Seat) -> State:
    """Deal the pool out to those who take it, one card at a time; one of them leads."""
    taken = s.taken
    if is_fake(s.called):
        taken = _with(taken, s.turn, ())
    for place, seat in enumerate(takers):
        taken = _with(taken, seat, taken[seat] + cards[place :: len(takers)])
    return _go_on(s, (), taken, leads, leads)


def _go_on(
    s: State,
    table: tuple[Card, ...],
    taken: tuple[tuple[Card, ...], ...],
    leader: Seat,
    turn: Seat,
) -> State:
    """The reaction is settled: a seat is on turn, unless the caller has the gorilla alone."""
    phase = _OVER if len(s.hands[s.turn]) == 1 else _PLAY
    return State(
        s.settings,
        phase,
        s.hands,
        table,
        taken,
        turn,
        leader,
        NO_CARD,
        (),
        s.shown,
        s.stuck,
    )
