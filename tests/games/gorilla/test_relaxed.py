"""The relaxed game: secret decisions without a clock, and the lot where all answer rightly."""

from collections import Counter

import pytest

from pyapp.core.chance import Stream
from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.state import State
from tests.games.gorilla.tables import do, legal, middle, shown

HANDS = [
    "fire-5 fire-1 wind-2",
    "water-5 water-1 water-6",
    "wind-5 wind-1 wind-6",
    "earth-5 earth-1 earth-6",
]
RIGHT = "react 2 water-5, 3 wind-5, 4 earth-5"


def real() -> State:
    return do(middle(HANDS, "water-3 water-8", relaxed=True), "play fire-5")


def fake() -> State:
    hands = ["fire-5 fire-6 wind-2", *HANDS[1:]]
    s = middle(hands, "fire-1", taken=["earth-9", "", "", ""], relaxed=True)
    return do(s, "play fire-6")


def test_all_right_and_the_lot_decides() -> None:
    s = do(real(), RIGHT)
    assert GORILLA.actor(s) == CHANCE
    assert shown(s, "phase", "sharing") == ("lot", [2, 3, 4])
    s = do(s, "lot 3")
    assert [len(pile) for pile in s.taken] == [0, 0, 2, 0]
    assert shown(s, "table", "turn", "leader") == ([], 3, 3)


def test_the_lot_is_fair_among_those_who_answered() -> None:
    s = do(real(), RIGHT)
    drawn = Counter(GORILLA.encode(GORILLA.sample(s, Stream(i, "lot"))) for i in range(3000))
    assert set(drawn) == {"lot 2", "lot 3", "lot 4"}
    assert all(900 < count < 1100 for count in drawn.values())


def test_the_lot_falls_on_nobody_else() -> None:
    s = do(real(), RIGHT)
    with pytest.raises(IllegalAction, match="lot-seat"):
        do(s, "lot 1")
    for text in ("play water-1", RIGHT, "split water-3 water-8"):
        with pytest.raises(IllegalAction, match="chance-now"):
            do(s, text)


def test_who_did_not_throw_takes_the_pile() -> None:
    s = do(real(), "react 2 water-5, 3 none, 4 earth-5")
    assert [len(pile) for pile in s.taken] == [0, 0, 2, 0]


def test_who_threw_a_wrong_card_takes_it_instead() -> None:
    s = do(real(), "react 2 water-6, 3 none, 4 earth-5")
    assert [len(pile) for pile in s.taken] == [0, 2, 0, 0]


def test_several_mistakes_split_nearest_on_the_left_first() -> None:
    s = do(real(), "react 2 water-5, 3 wind-1, 4 earth-6")
    assert shown(s, "phase", "sharing", "leader") == ("split", [3, 4], 3)


def test_a_fake_fools_whoever_throws() -> None:
    s = do(fake(), "react 2 none, 3 none, 4 earth-5")
    assert [len(pile) for pile in s.taken] == [0, 0, 0, 3]
    s = do(fake(), "react 2 none, 3 none, 4 none")
    assert shown(s, "table", "turn") == (["fire-1", "fire-6"], 2)


def test_times_are_refused() -> None:
    with pytest.raises(IllegalAction, match="throw-timed"):
        do(real(), "react 2 water-5@400, 3 none, 4 none")


def test_each_set_of_decisions_is_one_legal_action() -> None:
    assert len(legal(real())) == 27
    assert RIGHT in legal(real())
    assert len(legal(fake())) == 8
    assert "react 2 none, 3 none, 4 none" in legal(fake())


def test_it_is_a_whole_game() -> None:
    rng = Stream(4, "relaxed")
    s = middle(HANDS, "water-3", relaxed=True)
    while GORILLA.actor(s) != OVER:
        chance = GORILLA.actor(s) == CHANCE
        s = GORILLA.apply(s, GORILLA.sample(s, rng) if chance else rng.choice(GORILLA.legal(s)))
    assert GORILLA.outcome(s) is not None
