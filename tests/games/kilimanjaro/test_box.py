"""What is in the box, and what rows of cards are worth."""

from collections import Counter
from itertools import permutations, product

import pytest

from pyapp.games.kilimanjaro.evaluation import distance
from pyapp.games.kilimanjaro.material import (
    CARD_NAMES,
    COUNTER_NAMES,
    COUNTERS,
    DECK,
    TRACK,
    Track,
    transport,
    value,
)
from tests.games.kilimanjaro.dealing import start
from tests.games.kilimanjaro.referee import worth


def row(*names: str) -> int:
    a, b, c = (CARD_NAMES.index(name) for name in names)
    return distance(a, b, c)


def test_56_cards_four_transports_one_to_seven_twice() -> None:
    assert len(DECK) == 56
    names = Counter(CARD_NAMES[card] for card in DECK)
    assert set(names.values()) == {2}
    assert set(names) == {
        f"{t}-{v}" for t, v in product(("canoe", "jeep", "foot", "mule"), range(1, 8))
    }
    for card, name in enumerate(CARD_NAMES):
        assert name == f"{('canoe', 'jeep', 'foot', 'mule')[transport(card)]}-{value(card)}"


def test_16_counters() -> None:
    kinds = Counter(COUNTER_NAMES[kind] for kind in COUNTERS)
    assert kinds == {"banana": 8, "lion": 4, "exchange": 4}


def test_the_track_has_100_spaces_and_a_village_on_every_twentieth() -> None:
    assert TRACK == (100, (0, 20, 40, 60, 80))
    assert start().positions == (0, 0)


def test_villages_are_data() -> None:
    other = Track(30, (0, 7, 19))
    assert [other.village_behind(space) for space in (0, 6, 7, 18, 19, 29)] == [0, 0, 7, 7, 19, 19]
    assert [space for space in range(31) if not other.open_to_counters(space)] == [0, 7, 19, 30]


@pytest.mark.parametrize(
    ("space", "village"),
    [(0, 0), (1, 0), (19, 0), (20, 20), (21, 20), (39, 20), (40, 40), (79, 60), (80, 80), (99, 80)],
)
def test_the_nearest_village_behind(space: int, village: int) -> None:
    assert TRACK.village_behind(space) == village


def test_counters_go_on_1_to_99_but_villages() -> None:
    open_spaces = [space for space in range(101) if TRACK.open_to_counters(space)]
    assert open_spaces == [space for space in range(1, 100) if space not in (20, 40, 60, 80)]


def test_the_three_examples() -> None:
    assert row("canoe-2", "canoe-4", "canoe-7") == 13
    assert row("jeep-1", "jeep-5", "canoe-7") == 6
    assert row("jeep-4", "canoe-6", "mule-3") == 6


@pytest.mark.parametrize(
    ("names", "spaces"),
    [
        (("mule-7", "mule-7", "mule-6"), 20),
        (("foot-1", "foot-1", "foot-2"), 4),
        (("foot-1", "mule-7", "foot-1"), 2),
        (("canoe-7", "jeep-7", "foot-7"), 7),
        (("canoe-1", "jeep-1", "mule-1"), 1),
    ],
)
def test_the_extremes(names: tuple[str, ...], spaces: int) -> None:
    assert row(*names) == spaces


def test_every_row_there_can_be() -> None:
    """Against the second referee; the place of a card in the row never matters."""
    cards = range(len(CARD_NAMES))
    for a, b, c in product(cards, repeat=3):
        spaces = distance(a, b, c)
        if a <= b <= c:
            assert spaces == worth([CARD_NAMES[a], CARD_NAMES[b], CARD_NAMES[c]])
            assert all(distance(*order) == spaces for order in permutations((a, b, c)))
        assert 1 <= spaces <= 21
