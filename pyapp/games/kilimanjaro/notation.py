"""The notation: every action as words a person can read and write.

Seats count from 1, spaces as printed on the track. Cards are `canoe-5 jeep-1 foot-7
mule-3`, counters `banana lion exchange`. A pile is `seat.pile`, both from 1.

Chance comes in this order: `dealer 2` (only where the option leaves it to chance); `counters`
with all 16, dealt one at a time clockwise from the dealer's left, and the `place` actions, or
`scatter` with all 16 (quick start); `cards` with all 56, top first. In a dumped state positions
end at 100, however far a move would lead.

>>> from pyapp.games.kilimanjaro.actions import Play
>>> encode(Play(card=4, seat=1, pile=2))
'play canoe-5 on 2.3'
>>> decode("exchange none")
Exchange(seat=-1)
>>> encode(decode("scatter lion@33 banana@12"))
'scatter banana@12 lion@33'
"""

import re
from collections.abc import Iterable
from typing import Final, assert_never

from pyapp.core.errors import InvalidNotation
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
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, PILES, TRACK

HIDDEN: Final = "?"
"""Stands for what the reader may not see in a redacted notation."""

_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
_KINDS: Final = {name: kind for kind, name in enumerate(COUNTER_NAMES) if name}
_PILE: Final = re.compile(rf"([1-{MAX_SEATS}])\.([1-{PILES}])")
_SPOT: Final = re.compile(r"([a-z]+)@([0-9]{1,3})")


def encode(a: Action) -> str:
    """The action in words."""
    match a:
        case Dealer(seat):
            return f"dealer {seat + 1}"
        case Counters(kinds):
            return _words("counters", (COUNTER_NAMES[kind] for kind in kinds))
        case Scatter(spots):
            return _words("scatter", (f"{COUNTER_NAMES[kind]}@{space}" for space, kind in spots))
        case Cards(order):
            return _words("cards", (CARD_NAMES[card] for card in order))
        case Place(kind, space):
            return f"place {COUNTER_NAMES[kind]} {space}"
        case Play(card, seat, pile):
            return f"play {CARD_NAMES[card]} on {seat + 1}.{pile + 1}"
        case Banana(go):
            return "banana go" if go else "banana stay"
        case Exchange(seat):
            return "exchange none" if seat == NOBODY else f"exchange {seat + 1}"
        case SendBack(seat):
            return f"sendback {seat + 1}"
        case _:
            assert_never(a)


def decode(text: str) -> Action:
    """The action a text names. Raises `InvalidNotation`; whether it is legal is not asked."""
    action = _decode(text.split())
    if action is None:
        raise InvalidNotation("notation", text=text[:80])
    return action


def _decode(words: list[str]) -> Action | None:
    match words:
        case ["dealer", seat] if (number := _seat(seat)) is not None:
            return Dealer(number)
        case ["counters", *names] if names and all(name in _KINDS for name in names):
            return Counters(tuple(_KINDS[name] for name in names))
        case ["scatter", *spots]:
            found = [_spot(spot) for spot in spots]
            known = tuple(sorted(spot for spot in found if spot))
            return Scatter(known) if known and len(known) == len(found) else None
        case ["cards", *names] if names and all(name in _CARDS for name in names):
            return Cards(tuple(_CARDS[name] for name in names))
        case ["place", kind, space] if kind in _KINDS and (at := _space(space)) is not None:
            return PLACE[_KINDS[kind]][at]
        case ["play", card, "on", pile] if card in _CARDS and (spot := _PILE.fullmatch(pile)):
            return PLAY[_CARDS[card]][int(spot[1]) - 1][int(spot[2]) - 1]
        case ["banana", "go"]:
            return GO
        case ["banana", "stay"]:
            return STAY
        case ["exchange", "none"]:
            return DECLINE
        case ["exchange", seat] if (number := _seat(seat)) is not None:
            return EXCHANGES[number]
        case ["sendback", seat] if (number := _seat(seat)) is not None:
            return SEND_BACKS[number]
    return None


def _words(verb: str, rest: Iterable[str]) -> str:
    return " ".join([verb, *rest])


def _seat(text: str) -> int | None:
    return int(text) - 1 if re.fullmatch(f"[1-{MAX_SEATS}]", text) else None


def _space(text: str) -> int | None:
    if text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= TRACK.last:
        return int(text)
    return None


def _spot(text: str) -> tuple[int, int] | None:
    spot = _SPOT.fullmatch(text)
    if not spot or spot[1] not in _KINDS or int(spot[2]) > TRACK.last:
        return None
    return int(spot[2]), _KINDS[spot[1]]
