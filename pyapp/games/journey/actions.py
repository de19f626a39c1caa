"""Everything that can happen in the game. The legal actions of one state sort as tuples."""

from typing import Final, NamedTuple, TypeAlias

from pyapp.games.journey.material import CARDS, EQUIPMENT, MAX_SEATS


class Start(NamedTuple):
    """Chance: this seat begins."""

    seat: int


class Shuffle(NamedTuple):
    """Chance: a deck made from its discards, the whole order, top card first."""

    deck: int
    order: bytes
    """Kinds of the cards; for the sea deck numbers of the cards."""


class Draw(NamedTuple):
    """Draw the top card of the explorer deck (0) or the equipment deck (1)."""

    deck: int


class Take(NamedTuple):
    """Take an equipment card from the display."""

    card: int
    """In the common numbering."""


class Discard(NamedTuple):
    """Discard one card: over a hand limit, or a fossil that has to go."""

    card: int
    """In the common numbering."""


class Walk(NamedTuple):
    """Begin a move: the explorer (at sea: the cards) of this colour, and the first space."""

    colour: int
    space: int
    pickaxe: bool
    """Whether a pickaxe is played for this rock and all later ones of the turn."""


class Step(NamedTuple):
    """Go on to the next space of the move."""

    space: int
    pickaxe: bool


class Stop(NamedTuple):
    """End the move here and pay for it: how many cards of each sort are used."""

    explorers: int
    """Explorer cards of the move's colour."""
    prismatic: int
    rope: int
    pickaxe: int
    compass: int
    hardtack: int
    multi: int
    """Multi-Use Tools, standing in for the equipment that the other numbers leave unpaid."""


class Discover(NamedTuple):
    """Pay for a discovery: the equipment shown, and a lamp for each fossil to choose from."""

    rope: int
    pickaxe: int
    compass: int
    hardtack: int
    lamp: int
    multi: int


class Answer(NamedTuple):
    """Take what is offered for what it costs (True), or decline (False)."""

    accept: bool


class Return(NamedTuple):
    """Put one of the fossils just drawn back under the deck."""

    card: int


class Put(NamedTuple):
    """Favourable Opportunity: put one of your fossils under the deck."""

    card: int


class Done(NamedTuple):
    """Favourable Opportunity: no more fossils; draw as many."""


class Pay(NamedTuple):
    """Pay water at the end of stage 1."""

    stones: int
    supplies: int
    """Water Supply cards, each good for two stones."""


class Luck(NamedTuple):
    """Play Good Luck instead of discarding one or two fossils."""


class Match(NamedTuple):
    """Stage 3: discard the equipment card that matches, or a Multi-Use Tool."""

    card: int
    """In the common numbering."""


class Ride(NamedTuple):
    """Stage 3: turn up an explorer card and let the raft ride the lava."""


class Pass(NamedTuple):
    """Nothing at all can be done."""


Action: TypeAlias = (
    Start
    | Shuffle
    | Draw
    | Take
    | Discard
    | Walk
    | Step
    | Stop
    | Discover
    | Answer
    | Return
    | Put
    | Done
    | Pay
    | Luck
    | Match
    | Ride
    | Pass
)

STARTS: Final = tuple(Start(seat) for seat in range(MAX_SEATS))
DRAWS: Final = (Draw(0), Draw(1))
DISCARDS: Final = tuple(Discard(card) for card in range(len(CARDS)))
TAKES: Final = tuple(Take(card) for card in range(3 + len(EQUIPMENT)))
RETURNS: Final = tuple(Return(card) for card in range(len(CARDS)))
PUTS: Final = tuple(Put(card) for card in range(len(CARDS)))
MATCHES: Final = tuple(Match(card) for card in range(len(CARDS)))
ACCEPT: Final = Answer(True)
DECLINE: Final = Answer(False)
DONE: Final = Done()
LUCKY: Final = Luck()
RIDE: Final = Ride()
PASS: Final = Pass()
