"""Everything that can happen in the game. Actions of one state sort as tuples."""

from typing import Final, NamedTuple, TypeAlias

from pyapp.games.kilimanjaro.material import BANANA, CARD_KINDS, EXCHANGE, PILES, TRACK

NOBODY: Final = -1
"""`Exchange` with nobody: the finder declines."""


class Dealer(NamedTuple):
    """Chance: this seat deals."""

    seat: int


class Counters(NamedTuple):
    """Chance: the 16 counters, dealt one at a time clockwise from the dealer's left."""

    kinds: tuple[int, ...]


class Scatter(NamedTuple):
    """Chance (quick start): all counters on the track, as (space, kind) by space."""

    spots: tuple[tuple[int, int], ...]


class Cards(NamedTuple):
    """Chance: the 56 cards, top first."""

    order: tuple[int, ...]


class Place(NamedTuple):
    """Put one of your counters face down on a space."""

    kind: int
    space: int


class Play(NamedTuple):
    """Play a card from your hand on a pile (0 to 2) of a seat, and move."""

    card: int
    seat: int
    pile: int


class Banana(NamedTuple):
    """Standing on a banana: move again by the same distance, or stay."""

    go: bool


class Exchange(NamedTuple):
    """Change places with a seat's pawn, or with `NOBODY`."""

    seat: int


class SendBack(NamedTuple):
    """Less luck: send a seat's pawn back to its village."""

    seat: int


Action: TypeAlias = (
    Dealer | Counters | Scatter | Cards | Place | Play | Banana | Exchange | SendBack
)

MAX_SEATS: Final = 4

# Actions are made once: `legal` then only picks tuples out of these tables.
PLACE: Final = {
    kind: tuple(Place(kind, space) for space in range(TRACK.last + 1))
    for kind in range(BANANA, EXCHANGE + 1)
}
PLAY: Final = tuple(
    tuple(tuple(Play(card, seat, pile) for pile in range(PILES)) for seat in range(MAX_SEATS))
    for card in range(CARD_KINDS)
)
EXCHANGES: Final = tuple(Exchange(seat) for seat in range(MAX_SEATS))
DECLINE: Final = Exchange(NOBODY)
SEND_BACKS: Final = tuple(SendBack(seat) for seat in range(MAX_SEATS))
STAY: Final = Banana(False)
GO: Final = Banana(True)
