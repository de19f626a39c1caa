"""Reactions to a call as joint actions: checking, judging, listing, drawing, joining them."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import product
from operator import itemgetter
from typing import Final, TypeAlias

from pyapp.core.chance import Rng
from pyapp.core.errors import IllegalAction
from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import HOLD, UNTIMED, React, Throw
from pyapp.games.gorilla.judge import Verdict, judge
from pyapp.games.gorilla.material import (
    CARD_NAMES,
    DECKS,
    GORILLA_NUMBER,
    Card,
    is_fake,
    is_gorilla,
)
from pyapp.games.gorilla.state import Phase, State

NOMINAL_MS = 200
"""Distance of the nominal times in `combinations`; more where the tie window is wider."""


_SAMPLE_GORILLA, _SAMPLE_FAKE = 5, 6

_react: Callable[[tuple[tuple[Throw, ...]]], React] = partial(tuple.__new__, React)
"""`React` of a tuple of its one field, without the detour through Python: many are made."""

_OTHERS: Final = {
    seats: tuple(tuple(seat for seat in range(seats) if seat != caller) for caller in range(seats))
    for seats in DECKS
}

_Picker: TypeAlias = Callable[[list[Throw]], tuple[Throw, ...]]


def others(s: State) -> tuple[Seat, ...]:
    """The seats that react: all but the caller, in order."""
    return _OTHERS[s.settings.seats][s.turn]


def window(s: State) -> int:
    """How long one may throw at the called card, in milliseconds."""
    return s.settings.fake_ms if is_fake(s.called) else s.settings.gorilla_ms


def verdict(s: State, a: React) -> Verdict:
    """What the judge says to a legal reaction."""
    return judge(s.called, s.turn, s.settings.seats, a.throws, s.settings.tie_ms)


def check(s: State, a: React) -> None:
    """Raise `IllegalAction` unless the reaction is possible in this state."""
    named = tuple([throw.seat for throw in a.throws])
    if named != others(s):
        if s.turn in named:
            raise IllegalAction("caller-throws", player=s.turn + 1)
        allowed = ", ".join(str(seat + 1) for seat in others(s))
        raise IllegalAction("react-seats", allowed=allowed)
    for throw in a.throws:
        _check_throw(s, throw)


def _check_throw(s: State, throw: Throw) -> None:
    seat, card, ms = throw
    if card == HOLD:
        if ms != UNTIMED:
            raise IllegalAction("hold-timed")
        return
    if card not in s.hands[seat]:
        name = CARD_NAMES.get(card, str(card))
        raise IllegalAction("not-in-hand", card=name, player=seat + 1)
    if s.settings.relaxed:
        if ms != UNTIMED:
            raise IllegalAction("throw-timed")
    elif ms == UNTIMED:
        example = f"{seat + 1} {CARD_NAMES[card]}@412"
        raise IllegalAction("throw-untimed", player=seat + 1, example=example)
    elif not 0 <= ms <= window(s):
        raise IllegalAction("throw-late", ms=ms, window=window(s))


def join(s: State, parts: Iterable[Throw]) -> React:
    """The joint action of these throws, in any order; seats without one hold.

    Raises `IllegalAction` for throws that are impossible in this state.
    """
    given = tuple(parts)
    named = {throw.seat for throw in given}
    held = tuple(Throw(seat, HOLD, UNTIMED) for seat in others(s) if seat not in named)
    joint = React(tuple(sorted(given + held)))
    if s.phase is not Phase.REACT:
        raise IllegalAction("no-call")
    check(s, joint)
    return joint


def combinations(s: State) -> tuple[React, ...]:
    """The joint actions that differ, sorted: see `GorillaRules.legal`.

    At a fake it makes no difference what is thrown; the gorilla stands for all.
    """
    fake, relaxed = is_fake(s.called), s.settings.relaxed
    ranks = 1 if relaxed else s.settings.seats - 1
    step = max(NOMINAL_MS, s.settings.tie_ms + 1)
    times = (UNTIMED,) if relaxed else tuple(step * n for n in range(1, ranks + 1))
    choices: list[Throw] = []
    gorilla_first = []
    for seat in others(s):
        own, wrong = _examples(s.hands[seat])
        gorilla_first.append(fake or own < wrong)
        cards = (own,) if fake else (own, wrong) if own < wrong else (wrong, own)
        choices += _choices(seat, cards, times)
    pickers = _pickers(s.turn, s.settings.seats, fake, relaxed, tuple(gorilla_first))
    return tuple(map(_react, zip([picker(choices) for picker in pickers], strict=True)))


def _examples(hand: tuple[Card, ...]) -> tuple[Card, Card]:
    """The gorilla of a hand and its lowest other card, which every reacting hand has."""
    for card in hand:
        if card % 10 == GORILLA_NUMBER:
            return card, hand[1] if hand[0] == card else hand[0]
    raise ValueError("every reacting hand holds its gorilla")


@cache
def _choices(seat: Seat, cards: tuple[Card, ...], times: tuple[int, ...]) -> tuple[Throw, ...]:
    """To hold, then each card at each time."""
    thrown = [Throw(seat, card, ms) for card in cards for ms in times]
    return (Throw(seat, HOLD, UNTIMED), *thrown)


@cache
def _pickers(
    caller: Seat, seats: int, fake: bool, relaxed: bool, gorilla_first: tuple[bool, ...]
) -> tuple[_Picker, ...]:
    """What picks each combination out of the list of all seats' choices, sorted.

    A seat's choices are to hold, then each card at each rank in time. Of the combinations
    with the same cards and the same verdict only the first counts.
    """
    kinds, ranks = 1 if fake else 2, 1 if relaxed else seats - 1
    width = 1 + kinds * ranks
    reacting = [seat for seat in range(seats) if seat != caller]
    called = _SAMPLE_FAKE if fake else _SAMPLE_GORILLA

    def throw(place: int, choice: int) -> Throw:
        if not choice:
            return Throw(reacting[place], HOLD, UNTIMED)
        first = choice <= ranks
        card = _SAMPLE_GORILLA if first == gorilla_first[place] else _SAMPLE_FAKE
        return Throw(reacting[place], card, UNTIMED if relaxed else (choice - 1) % ranks)

    found = set()
    pickers: list[_Picker] = []
    for pattern in product(range(width), repeat=len(reacting)):
        throws = [throw(place, choice) for place, choice in enumerate(pattern)]
        cards = tuple(one.card for one in throws)
        key = (cards, judge(called, caller, seats, throws, 0))
        if key not in found:
            found.add(key)
            pickers.append(itemgetter(*(i * width + choice for i, choice in enumerate(pattern))))
    return tuple(pickers)


def draw(s: State, rng: Rng) -> React:
    """A random joint action: hold, the gorilla, or any card, at times close enough to meet.

    For random play, which takes these without listing all combinations.
    """
    relaxed = s.settings.relaxed
    span = window(s) // 5
    real = is_gorilla(s.called)
    throws = []
    for seat in others(s):
        hand = s.hands[seat]
        roll = rng.below(4)
        if roll == 0 or (roll > 1 and not real):
            throws.append(Throw(seat, HOLD, UNTIMED))
            continue
        card = _examples(hand)[0] if roll > 1 else rng.choice(hand)
        throws.append(Throw(seat, card, UNTIMED if relaxed else rng.below(span)))
    return React(tuple(throws))
