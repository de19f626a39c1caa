"""The notation: every action as words a person can read and write.

Seats count from 1. Spaces are named by column and row, `d4`; the last space of a stage is
`goal`. Several cards of a kind may be written `rope*2`.

Chance. Every shuffle names the whole order of the deck, top card first; so any deal can be
written by hand. The first hands are dealt one card at a time clockwise from the start
player, six explorers each, then three equipment cards each; then three lie open.

    start 2
    explorers blue red yellow …      63 at the beginning; later the discards
    equipment rope pickaxe compass hardtack lamp …
    fossils single head-left head-right fish-head fish-body fish-tail gold crystal …
    events needed-supplies opportunity push-ahead support multi-tool prismatic good-luck
           water-supply …
    sea find-1 find-2 geyser-1 geyser-2 islet-1 islet-2 monsters-1 monsters-2 lightning-1
        lightning-2

Players.

    draw explorers      the top card of the explorer deck
    draw equipment      the top card of the equipment deck
    take rope           a card of the display
    discard blue        a card over the hand limit, or a fossil that has to go
    move blue d4        begin a move: colour, first space
    step d5 pickaxe     go on; a pickaxe is played for this rock and all later ones
    stop explorer*3 rope hardtack
                        end the move; `explorer` are cards of the move's colour; also
                        prismatic, pickaxe, compass, multi-tool
    discover rope lamp  pay for a discovery; lamps beyond the pictures draw more fossils
    decline             no, thank you (discoveries and sea cards)
    accept              pay the cards the sea card shows
    return gold         put a fossil just drawn back under the deck
    put gold            Favourable Opportunity: put a fossil under the deck
    done                … and draw as many
    pay 2               pay water stones; `pay 1 water-supply*2` with event cards
    good-luck           instead of discarding one or two fossils
    match lamp          on the lava: discard the matching card, or `match multi-tool`
    ride                on the lava: turn up an explorer card
    pass                nothing can be done

What everybody can see to be without a choice happens by itself, without an action: a seat that
cannot pay, and holds no event that could help, loses all its fossils where all have to go.

>>> encode(decode("stop hardtack explorer*2"))
'stop explorer*2 hardtack'
>>> encode(decode("move blue d4 pickaxe"))
'move blue d4 pickaxe'
>>> decode("discover lamp*2 rope")
Discover(rope=1, pickaxe=0, compass=0, hardtack=0, lamp=2, multi=0)
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from pyapp.core.errors import InvalidNotation
from pyapp.games.journey.actions import (
    ACCEPT,
    DECLINE,
    DISCARDS,
    DONE,
    DRAWS,
    LUCKY,
    MATCHES,
    PASS,
    PUTS,
    RETURNS,
    RIDE,
    STARTS,
    TAKES,
    Action,
    Answer,
    Discard,
    Discover,
    Done,
    Draw,
    Luck,
    Match,
    Pass,
    Pay,
    Put,
    Return,
    Ride,
    Shuffle,
    Start,
    Step,
    Stop,
    Take,
    Walk,
)
from pyapp.games.journey.grid import GOAL, MAX_ROWS, space_at, space_name
from pyapp.games.journey.material import (
    CARDS,
    COLOURS,
    DECK_CARDS,
    DECKS,
    E0,
    EVENTS,
    F0,
    MAX_SEATS,
    MULTI,
    STONES,
    V0,
    WATER,
)

_NUMBERS: Final[Mapping[str, int]] = {name: card for card, name in enumerate(CARDS)}
_DECK_NUMBERS: Final = tuple({name: n for n, name in enumerate(names)} for names in DECK_CARDS)
_STOP: Final = ("explorer", "prismatic", "rope", "pickaxe", "compass", "hardtack", "multi-tool")
_DISCOVER: Final = ("rope", "pickaxe", "compass", "hardtack", "lamp", "multi-tool")
_SPACE: Final = re.compile(r"([a-z])([1-9][0-9]?)")
_MANY: Final = re.compile(r"([a-z-]+)(?:\*([1-9][0-9]?))?")
_MOST: Final = 40
"""Largest number read after `*`."""
_MOST_CARDS: Final = 200
"""Longest order of a deck read."""


def encode(a: Action) -> str:
    """The action in words."""
    match a:
        case Start(seat):
            return f"start {seat + 1}"
        case Shuffle(deck, order):
            names = DECK_CARDS[deck]
            return " ".join([DECKS[deck], *(names[kind] for kind in order)])
        case Draw(deck):
            return f"draw {DECKS[deck]}"
        case Take(card):
            return f"take {CARDS[card]}"
        case Discard(card):
            return f"discard {CARDS[card]}"
        case Walk(colour, space, pickaxe):
            return f"move {COLOURS[colour]} {space_name(space)}" + " pickaxe" * pickaxe
        case Step(space, pickaxe):
            return f"step {space_name(space)}" + " pickaxe" * pickaxe
        case Stop():
            return _cards("stop", _STOP, a)
        case Discover():
            return _cards("discover", _DISCOVER, a)
        case Answer(accept):
            return "accept" if accept else "decline"
        case Return(card):
            return f"return {CARDS[card]}"
        case Put(card):
            return f"put {CARDS[card]}"
        case Done():
            return "done"
        case Pay(stones, supplies):
            return _cards(f"pay {stones}", (EVENTS[WATER],), (supplies,))
        case Luck():
            return "good-luck"
        case Match(card):
            return f"match {CARDS[card]}"
        case Ride():
            return "ride"
        case Pass():
            return "pass"
        case _:
            assert_never(a)


def _cards(verb: str, names: Sequence[str], numbers: Sequence[int]) -> str:
    words = [verb]
    for name, n in zip(names, numbers, strict=True):
        if n:
            words.append(name if n == 1 else f"{name}*{n}")
    return " ".join(words)


def decode(text: str) -> Action:
    """The action a text names. Raises `InvalidNotation`; whether it is legal is not asked."""
    action = _decode(text.split())
    if action is None:
        raise InvalidNotation("notation", text=text[:80])
    return action


def _decode(words: list[str]) -> Action | None:
    match words:
        case ["start", seat] if re.fullmatch(f"[1-{MAX_SEATS}]", seat):
            return STARTS[int(seat) - 1]
        case ["draw", deck] if deck in DECKS[:2]:
            return DRAWS[DECKS.index(deck)]
        case ["take", card] if E0 <= _NUMBERS.get(card, -1) < F0:
            return TAKES[_NUMBERS[card]]
        case ["discard", card] if 0 <= _NUMBERS.get(card, V0) < V0:
            return DISCARDS[_NUMBERS[card]]
        case ["return", card] if F0 <= _NUMBERS.get(card, -1) < V0:
            return RETURNS[_NUMBERS[card]]
        case ["put", card] if F0 <= _NUMBERS.get(card, -1) < V0:
            return PUTS[_NUMBERS[card]]
        case ["match", card] if E0 <= _NUMBERS.get(card, -1) < F0 or card == EVENTS[MULTI]:
            return MATCHES[_NUMBERS[card]]
        case ["move", colour, space, *rest] if colour in COLOURS and rest in ([], ["pickaxe"]):
            at = read_space(space)
            return None if at is None else Walk(COLOURS.index(colour), at, bool(rest))
        case ["step", space, *rest] if rest in ([], ["pickaxe"]):
            at = read_space(space)
            return None if at is None else Step(at, bool(rest))
        case ["stop", *rest]:
            numbers = _numbers(_STOP, rest)
            return None if numbers is None else Stop(*numbers)
        case ["discover", *rest]:
            numbers = _numbers(_DISCOVER, rest)
            return None if numbers is None else Discover(*numbers)
        case ["pay", stones, *rest] if re.fullmatch("[0-9]|[12][0-9]", stones):
            numbers = _numbers((EVENTS[WATER],), rest)
            if numbers is None or int(stones) > STONES:
                return None
            return Pay(int(stones), *numbers)
        case [deck, *names] if deck in DECKS and names:
            return _shuffle(DECKS.index(deck), names)
        case [word]:
            return _SINGLE_WORDS.get(word)
    return None


_SINGLE_WORDS: Final[Mapping[str, Action]] = {
    "accept": ACCEPT,
    "decline": DECLINE,
    "done": DONE,
    "good-luck": LUCKY,
    "ride": RIDE,
    "pass": PASS,
}


def read_space(text: str) -> int | None:
    """The space of this name, or None."""
    if text == "goal":
        return GOAL
    match = _SPACE.fullmatch(text)
    if not match or int(match[2]) > MAX_ROWS:
        return None
    return space_at(ord(match[1]) - 97, int(match[2]))


def _numbers(names: Sequence[str], words: Sequence[str]) -> tuple[int, ...] | None:
    numbers = [0] * len(names)
    for word in words:
        match = _MANY.fullmatch(word)
        if not match or match[1] not in names or int(match[2] or 1) > _MOST:
            return None
        numbers[names.index(match[1])] += int(match[2] or 1)
    return tuple(numbers)


def _shuffle(deck: int, words: Sequence[str]) -> Shuffle | None:
    known = _DECK_NUMBERS[deck]
    order: list[int] = []
    for word in words:
        name, star, number = word.partition("*")
        if name not in known or (star and not re.fullmatch("[1-9][0-9]?", number)):
            return None
        order += [known[name]] * int(number or 1)
        if len(order) > _MOST_CARDS:
            return None
    return Shuffle(deck, bytes(order))
