"""The end: a hand down to the gorilla alone, and who is Gorilla-san."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE, OVER, Reaction
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.rules import gorilla_san
from pyapp.games.gorilla.state import State
from tests.games.gorilla.tables import all_cards, do, middle, shown

OTHERS = ["water-5 water-1", "wind-5 wind-1", "earth-5 earth-1"]


def last(card: str, table: str, taken: list[str] | None = None) -> State:
    """Seat 1 plays its last card but the gorilla."""
    return do(middle([f"fire-5 {card}", *OTHERS], table, taken=taken), f"play {card}")


def test_a_hand_down_to_the_gorilla_alone_ends_the_game() -> None:
    s = last("fire-4", "fire-3")
    assert GORILLA.actor(s) == OVER
    assert GORILLA.legal(s) == ()
    outcome = GORILLA.outcome(s)
    assert outcome is not None
    assert outcome.reason == "gorilla-alone"


def test_before_that_there_is_no_outcome() -> None:
    s = do(middle(["fire-5 fire-4 fire-1", *OTHERS], "fire-3"), "play fire-4")
    assert GORILLA.outcome(s) is None
    assert GORILLA.actor(s) == 1


def test_the_pile_left_on_the_table_is_nobodys() -> None:
    s = last("fire-4", "fire-2 fire-3", ["", "earth-9", "", ""])
    assert shown(s, "table") == ["fire-2", "fire-3", "fire-4"]
    assert [len(pile) for pile in s.taken] == [0, 1, 0, 0]


def test_a_fake_as_the_last_ordinary_card_is_still_a_call() -> None:
    s = last("fire-6", "fire-3")
    assert GORILLA.actor(s) == Reaction((1, 2, 3))
    assert GORILLA.outcome(s) is None


@pytest.mark.parametrize(
    ("reaction", "taken"),
    [
        ("react 2 none, 3 none, 4 none", [1, 0, 0, 0]),
        ("react 2 none, 3 wind-5@300, 4 none", [0, 0, 3, 0]),
    ],
)
def test_the_game_ends_when_that_call_is_settled(reaction: str, taken: list[int]) -> None:
    s = do(last("fire-6", "fire-3", ["earth-9", "", "", ""]), reaction)
    assert GORILLA.actor(s) == OVER
    assert [len(pile) for pile in s.taken] == taken


def test_a_split_in_progress_is_settled_too() -> None:
    s = last("fire-6", "fire-3", ["earth-9", "", "", ""])
    s = do(s, "react 2 water-1@500, 3 wind-5@300, 4 none")
    assert GORILLA.actor(s) == CHANCE
    assert GORILLA.outcome(s) is None
    s = do(s, "split fire-6 earth-9 fire-3")
    assert GORILLA.actor(s) == OVER
    assert [len(pile) for pile in s.taken] == [0, 2, 1, 0]


def test_a_call_of_the_real_gorilla_does_not_end_the_game() -> None:
    s = middle(["fire-5 fire-1", *OTHERS], "water-8")
    s = do(s, "play fire-5", "react 2 none, 3 wind-5@300, 4 earth-5@300")
    assert GORILLA.actor(s) == 1
    assert shown(s, "hands")[0] == ["fire-1", "fire-5"]


def test_after_the_end_nothing_is_accepted() -> None:
    s = last("fire-4", "fire-3")
    for text in (
        "play water-1",
        "react 2 none, 3 none, 4 none",
        "split fire-3 fire-4",
        "lot 2",
        "deal fire-1",
        "gorillas fire-5",
        "fakes fire-6",
    ):
        with pytest.raises(IllegalAction, match="game-over"):
            do(s, text)


@pytest.mark.parametrize(
    ("taken", "ranks", "san"),
    [
        (["", "earth-9", "earth-8 earth-7", "wind-7 wind-8 wind-9"], (1, 2, 3, 4), (3,)),
        (["earth-9", "", "earth-8", "wind-7"], (2, 1, 2, 2), (0, 2, 3)),
        (["earth-9 wind-9", "", "earth-8 earth-7", "wind-7"], (3, 1, 3, 2), (0, 2)),
        (["", "", "", "wind-7"], (1, 1, 1, 4), (3,)),
        (["", "", "", ""], (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_most_cards_is_gorilla_san_and_fewest_ranks_first(
    taken: list[str], ranks: tuple[int, ...], san: tuple[int, ...]
) -> None:
    s = last("fire-4", "fire-3", taken)
    outcome = GORILLA.outcome(s)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.parts == tuple((("taken", len(pile.split())),) for pile in taken)
    assert gorilla_san(s) == san


def test_taken_cards_are_never_in_hand() -> None:
    s = middle(["fire-5 fire-1", *OTHERS], "water-8 wind-8")
    after = do(s, "play fire-5", "react 2 none, 3 wind-5@300, 4 earth-5@300")
    assert after.hands[1] == s.hands[1]
    assert all_cards(after) == all_cards(s)
