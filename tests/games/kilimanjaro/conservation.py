"""Nothing is ever lost or made: 56 cards, 16 counters."""

from collections import Counter

from pyapp.games.kilimanjaro.material import COUNTERS, DECK, EXCHANGE
from pyapp.games.kilimanjaro.state import Phase, State


def check(s: State) -> None:
    """Every card and counter is in exactly one place."""
    if s.deck:
        cards = Counter(s.deck[s.drawn :])
        for hand in s.hands:
            cards.update(hand)
        for pile in s.piles:
            cards.update(pile)
        assert cards == Counter(DECK)
        assert Counter(s.deck) == Counter(DECK)
    else:
        assert not any(s.hands)
        assert not any(s.piles)
    counters = Counter(code & 3 for code in s.board if code)
    for kinds in s.counters:
        counters.update(kinds)
    counters[EXCHANGE] += s.removed
    dealt = s.phase not in (Phase.DEALER, Phase.COUNTERS, Phase.SCATTER)
    assert counters.total() == (len(COUNTERS) if dealt else 0)
    if dealt:
        assert counters == Counter(COUNTERS)
    assert len(s.board) == len(s.placers) == len(s.free) == 101
    assert all(0 <= space <= 100 for space in s.positions)
