"""What may be played, and what calls the gorilla."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import Reaction
from pyapp.games.gorilla import GORILLA
from tests.games.gorilla.tables import do, legal, middle, shown

REST = ["water-5 water-1", "wind-5 wind-1", "earth-5 earth-1"]
"""Hands of the seats that are not in question."""


def test_the_same_suit_higher_or_the_same_number() -> None:
    s = middle(["fire-5 fire-1 fire-3 fire-4 wind-3 earth-4", *REST], "fire-3")
    assert legal(s) == {"play fire-3", "play fire-4", "play wind-3"}


def test_another_suit_higher_does_not_go() -> None:
    s = middle(["fire-5 fire-4 wind-8", *REST], "fire-3")
    with pytest.raises(IllegalAction, match="does-not-go") as caught:
        do(s, "play wind-8")
    assert caught.value.params == {"card": "wind-8", "top": "fire-3"}


def test_the_same_suit_lower_does_not_go() -> None:
    with pytest.raises(IllegalAction, match="does-not-go"):
        do(middle(["fire-5 fire-4 fire-1", *REST], "fire-3"), "play fire-1")


def test_a_fake_goes_as_a_6() -> None:
    s = middle(["fire-5 fire-6 wind-6 fire-7", *REST], "fire-4")
    assert legal(s) == {"play fire-6", "play fire-7"}


def test_a_fake_goes_on_another_fake() -> None:
    s = middle(["fire-5 wind-6 wind-7", *REST], "water-6")
    assert legal(s) == {"play wind-6"}


def test_on_a_modern_human_anything_but_the_gorilla() -> None:
    s = middle(["fire-5 fire-1 wind-6 earth-9", *REST], "water-9")
    assert legal(s) == {"play fire-1", "play wind-6", "play earth-9"}


def test_on_an_empty_table_the_leader_plays_anything_but_the_gorilla() -> None:
    s = middle(["fire-5 fire-1 wind-6 earth-9", *REST])
    assert legal(s) == {"play fire-1", "play wind-6", "play earth-9"}


@pytest.mark.parametrize("table", ["", "water-9", "fire-1", "wind-2"])
def test_a_gorilla_is_refused_while_another_card_goes(table: str) -> None:
    s = middle(["fire-5 fire-1 wind-6", *REST], table)
    with pytest.raises(IllegalAction, match="gorilla-last"):
        do(s, "play fire-5")


@pytest.mark.parametrize("table", ["water-8", "fire-7", "earth-6", "wind-3"])
def test_without_a_playable_card_the_gorilla_must_be_played(table: str) -> None:
    s = middle(["fire-5 fire-1 wind-2", *REST], table)
    assert legal(s) == {"play fire-5"}
    with pytest.raises(IllegalAction, match="does-not-go"):
        do(s, "play fire-1")


def test_there_is_no_passing() -> None:
    for table in ("", "water-8", "water-9", "fire-1"):
        assert all(text.startswith("play ") for text in legal(middle(["fire-5 fire-1", *REST])))
        assert legal(middle(["fire-5 fire-1", *REST], table))


def test_a_card_of_another_hand_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not-in-hand") as caught:
        do(middle(["fire-5 fire-4 fire-1", *REST], "fire-3"), "play water-1")
    assert caught.value.params == {"card": "water-1", "player": 1}


def test_an_ordinary_card_passes_the_turn_to_the_left() -> None:
    s = do(middle(["fire-5 fire-4 fire-1", *REST], "fire-3"), "play fire-4")
    assert shown(s, "table", "turn", "called") == (["fire-3", "fire-4"], 2, None)
    assert shown(s, "hands")[0] == ["fire-1", "fire-5"]
    s = middle(["fire-5 fire-2", *REST[:2], "earth-5 earth-1 earth-4"], "earth-3", turn=4)
    assert shown(do(s, "play earth-4"), "turn") == 1


def test_gorilla_and_fake_make_the_same_call() -> None:
    called = middle(["fire-5 fire-1 wind-2", *REST], "water-8")
    fake = middle(["fire-5 wind-6 wind-2", *REST], "wind-4")
    for before, card in ((called, "fire-5"), (fake, "wind-6")):
        s = do(before, f"play {card}")
        assert GORILLA.actor(s) == Reaction((1, 2, 3))
        assert shown(s, "called", "turn", "phase") == (card, 1, "react")
        assert shown(s, "table")[-1] == card


def test_during_a_call_only_a_reaction_goes() -> None:
    s = do(middle(["fire-5 fire-1 wind-2", *REST], "water-8"), "play fire-5")
    for text in ("play water-1", "deal fire-1", "split fire-1", "lot 2"):
        with pytest.raises(IllegalAction, match="react-now"):
            do(s, text)


def test_without_a_call_there_is_no_reaction() -> None:
    s = middle(["fire-5 fire-4 fire-1", *REST], "fire-3")
    with pytest.raises(IllegalAction, match="no-call"):
        do(s, "react 2 water-5@400, 3 none, 4 none")
    for text in ("deal fire-1", "split fire-3", "lot 2"):
        with pytest.raises(IllegalAction, match="not-now"):
            do(s, text)
