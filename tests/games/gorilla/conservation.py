"""Nothing is ever lost or made: each card is in exactly one place."""

from collections import Counter

from pyapp.games.gorilla.material import DECKS
from pyapp.games.gorilla.state import Phase, State


def check(s: State) -> None:
    """36 cards at every moment (27 with three seats), but for those not dealt yet."""
    deck = DECKS[s.settings.seats]
    dealt = {
        Phase.DEAL: (),
        Phase.GORILLAS: deck.ordinary,
        Phase.FAKES: deck.ordinary + deck.gorillas,
    }.get(s.phase, deck.cards)
    places = [*s.hands, s.table, *s.taken]
    assert Counter(card for place in places for card in place) == Counter(dealt)
