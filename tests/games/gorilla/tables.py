"""Hand-dealt games for the scenarios."""

from typing import Any

from pyapp.core.options import complete_options
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.material import CARDS_BY_NAME, DECKS, Card, is_fake, is_gorilla
from pyapp.games.gorilla.notation import encode_cards
from pyapp.games.gorilla.state import NO_CARD, Phase, State


def cards(text: str) -> tuple[Card, ...]:
    """Cards in the notation, in the order written."""
    return tuple(CARDS_BY_NAME[name] for name in text.split())


def new(seats: int = 4, **options: Any) -> State:
    """A game before the deal."""
    return GORILLA.initial(complete_options(GORILLA.info.options, options), seats)


def do(s: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        s = GORILLA.apply(s, GORILLA.decode(text))
    return s


def deal_text(hands: list[tuple[Card, ...]]) -> list[str]:
    """The three deals that give these hands of nine."""
    plain = [[c for c in hand if not is_gorilla(c) and not is_fake(c)] for hand in hands]
    return [
        "deal " + encode_cards(tuple(hand[turn] for turn in range(7) for hand in plain)),
        "gorillas " + encode_cards(tuple(c for hand in hands for c in hand if is_gorilla(c))),
        "fakes " + encode_cards(tuple(c for hand in hands for c in hand if is_fake(c))),
    ]


SUIT_EACH = [
    "fire-1 fire-2 fire-3 fire-4 fire-5 fire-6 fire-7 fire-8 fire-9",
    "water-1 water-2 water-3 water-4 water-5 water-6 water-7 water-8 water-9",
    "wind-1 wind-2 wind-3 wind-4 wind-5 wind-6 wind-7 wind-8 wind-9",
    "earth-1 earth-2 earth-3 earth-4 earth-5 earth-6 earth-7 earth-8 earth-9",
]
"""Each seat has one whole suit."""


def dealt(hands: list[str] = SUIT_EACH, **options: Any) -> State:
    """A game whose deals gave these hands."""
    return do(new(len(hands), **options), *deal_text([cards(hand) for hand in hands]))


def middle(
    hands: list[str],
    table: str = "",
    *,
    turn: int = 1,
    taken: list[str] | None = None,
    **options: Any,
) -> State:
    """A game going on with these hands, pile (bottom to top) and taken cards; seats from 1.

    The cards named nowhere are left out of it.
    """
    piles = tuple(cards(pile) for pile in taken or [""] * len(hands))
    empty: tuple[tuple[Card, ...], ...] = ((),) * len(hands)
    return State(
        new(len(hands), **options).settings,
        Phase.PLAY,
        tuple(tuple(sorted(cards(hand))) for hand in hands),
        cards(table),
        piles,
        turn - 1,
        turn - 1,
        NO_CARD,
        (),
        empty,
        empty,
    )


def all_cards(s: State) -> tuple[Card, ...]:
    """Every card of a state, sorted."""
    piles = (*s.hands, s.table, *s.taken)
    return tuple(sorted(card for pile in piles for card in pile))


def is_whole(s: State) -> bool:
    """Whether every card of the deck is in exactly one place."""
    return all_cards(s) == DECKS[s.settings.seats].cards


def legal(s: State) -> set[str]:
    """The legal actions in the notation."""
    return {GORILLA.encode(action) for action in GORILLA.legal(s)}


def shown(s: State, *names: str) -> Any:
    """Parts of the state's dump."""
    dump = GORILLA.dump(s)
    return dump[names[0]] if len(names) == 1 else tuple(dump[name] for name in names)
