"""The notation: each action as one line of text, to be written by hand as well.

A card is its suit and its number: `fire-2 water-5 wind-6 earth-9` (5 is the gorilla, 6 the
fake). Seats count from 1, clockwise. A game is written like this:

    deal fire-2 earth-9 …       the shuffled ordinary cards, dealt one at a time from seat 1
    gorillas wind-5 fire-5 …    the shuffled gorillas, one for each seat from seat 1
    fakes water-6 fire-6 …      the same with the fakes
    play fire-2                 the seat on turn plays; who that is follows from the rules
    react 2 water-5@412, 3 earth-5@398, 4 none
                                after a gorilla or a fake: every seat but the caller, with
                                the card it threw and the milliseconds since the called
                                card's face was shown, or `none`
    react 2 water-5, 4 none, 3 fire-5
                                the same in the relaxed game: without times
    split fire-2 fire-7 …       where several take the pile: its cards (with a fake also those
                                the caller had taken), shuffled, in the order dealt out
    lot 3                       relaxed, and all answered rightly: who takes the pile

A split is dealt one card at a time, the latest thrower first; level throwers in the order
they sit from the caller's left. Seats may be named in any order in a reaction.

>>> encode(decode("react 3 none, 2 water-5@412"))
'react 2 water-5@412, 3 none'
>>> decode("play fire-2")
Play(card=2)
>>> decode("play fire-0")
Traceback (most recent call last):
pyapp.core.errors.InvalidNotation: bad-card (text=fire-0)
"""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from pyapp.core.errors import InvalidNotation
from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import (
    HOLD,
    PLAYS,
    UNTIMED,
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
from pyapp.games.gorilla.material import CARD_NAMES, CARDS_BY_NAME, Card

NONE: Final = "none"
MAX_LENGTH: Final = 1000
"""Longest text read, in characters; the longest action has about 300."""
_SHUFFLES: Final[Mapping[str, Callable[[tuple[Card, ...]], Action]]] = {
    "deal": Deal,
    "gorillas": Gorillas,
    "fakes": Fakes,
    "split": Split,
}


def encode(action: Action) -> str:
    """The action as text.

    >>> encode(React((Throw(1, 15, 412), Throw(2, HOLD, UNTIMED))))
    'react 2 water-5@412, 3 none'
    >>> encode(Lot(2))
    'lot 3'
    """
    match action:
        case Play(card):
            return f"play {CARD_NAMES[card]}"
        case React(throws):
            return "react " + ", ".join(encode_throw(throw) for throw in throws)
        case Deal(cards):
            return "deal " + encode_cards(cards)
        case Gorillas(cards):
            return "gorillas " + encode_cards(cards)
        case Fakes(cards):
            return "fakes " + encode_cards(cards)
        case Split(cards):
            return "split " + encode_cards(cards)
        case Lot(seat):
            return f"lot {seat + 1}"
    assert_never(action)


def encode_cards(cards: tuple[Card, ...]) -> str:
    """Cards as text, one after the other."""
    return " ".join(CARD_NAMES[card] for card in cards)


def encode_throw(throw: Throw) -> str:
    """One seat's part of a reaction as text."""
    if throw.card == HOLD:
        return f"{throw.seat + 1} {NONE}"
    time = "" if throw.ms == UNTIMED else f"@{throw.ms}"
    return f"{throw.seat + 1} {CARD_NAMES[throw.card]}{time}"


def decode(text: str) -> Action:
    """The action a text names. Raises `InvalidNotation`."""
    if len(text) > MAX_LENGTH:
        raise InvalidNotation("notation", text=text[:80] + "…")
    verb, _, rest = text.partition(" ")
    if verb == "play":
        return PLAYS[_card(rest)]
    if verb == "react":
        return React(tuple(sorted(_throw(part, text) for part in rest.split(", "))))
    if verb == "lot":
        return Lot(_seat(rest, text))
    if verb in _SHUFFLES:
        return _SHUFFLES[verb](tuple(_card(name) for name in rest.split(" ")))
    raise InvalidNotation("notation", text=text[:80])


def _card(name: str) -> Card:
    if name not in CARDS_BY_NAME:
        raise InvalidNotation("bad-card", text=name[:80])
    return CARDS_BY_NAME[name]


def _seat(digit: str, text: str) -> Seat:
    if digit not in ("1", "2", "3", "4"):
        raise InvalidNotation("notation", text=text[:80])
    return int(digit) - 1


def _throw(part: str, text: str) -> Throw:
    digit, _, what = part.partition(" ")
    seat = _seat(digit, text)
    if what == NONE:
        return Throw(seat, HOLD, UNTIMED)
    name, at, time = what.partition("@")
    return Throw(seat, _card(name), _ms(time) if at else UNTIMED)


def _ms(time: str) -> int:
    plain = time.isascii() and time.isdigit() and len(time) <= 9
    if not plain or (time[0] == "0" and time != "0"):
        raise InvalidNotation("bad-time", text=time[:80])
    return int(time)
