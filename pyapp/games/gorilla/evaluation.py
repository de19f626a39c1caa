"""What a result, and a card to play, is worth to a seat: plain numbers for computer players."""

from collections.abc import Sequence
from typing import Final

from pyapp.core.rules import Seat
from pyapp.games.gorilla.material import GOES_ON, HAND_SIZE, Card, is_fake
from pyapp.games.gorilla.state import View

_SHAME: Final = 0.5
"""What being Gorilla-san takes off."""

_MARGIN: Final = 0.01
"""What each card fewer than the others' average adds."""

_STAKE: Final = 9
"""From how many cards on a fake is worth spending; the best of those tried over 2,500 games."""


def worth(counts: Sequence[int], seat: Seat) -> float:
    """How good it is for the seat to end with these numbers of taken cards; about 0 to 1.

    Beaten opponents count most, ties half; being, or sharing, Gorilla-san counts against it.
    """
    mine = counts[seat]
    rivals = len(counts) - 1
    beaten = sum(count > mine for count in counts) + (counts.count(mine) - 1) / 2
    value = beaten / rivals + _MARGIN * ((sum(counts) - mine) / rivals - mine)
    if mine == max(counts):
        value -= _SHAME / counts.count(mine)
    return value


def appeal(view: View, card: Card) -> float:
    """How well a card suits the seat's hand now, by a rule of thumb; greater is better.

    A gorilla goes to others only, so being stuck is no harm, but a hand that can follow its
    own cards chooses when. A fake is held until enough hangs on it, the pile and the own taken
    cards, which go to whoever falls for it; then it is spent at once.
    """
    assert view.seat is not None
    if is_fake(card):
        at_stake = len(view.table) + 1 + view.taken[view.seat]
        return 1.0 if at_stake >= _STAKE else -1.0
    return sum(other in GOES_ON[card] for other in view.hand) / HAND_SIZE
