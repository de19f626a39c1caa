"""Reactions in play: where the pile goes, what comes back, who goes on, what is refused."""

import pytest

from pyapp.core.chance import Stream
from pyapp.core.errors import IllegalAction, InvalidNotation
from pyapp.core.rules import CHANCE
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.actions import React, Throw
from pyapp.games.gorilla.state import State
from tests.games.gorilla.tables import all_cards, cards, do, middle, shown

HANDS = [
    "fire-5 fire-1 wind-2",
    "water-5 water-1 water-6 water-2",
    "wind-5 wind-1 wind-6",
    "earth-5 earth-1 earth-6",
]
TAKEN = ["earth-2 earth-3", "earth-4", "", "earth-7"]


def real(**options: int) -> State:
    """Seat 1 has called a real gorilla on three cards."""
    s = middle(HANDS, "water-3 water-7 water-8", taken=TAKEN, **options)
    return do(s, "play fire-5")


def fake() -> State:
    """Seat 1 has called a fake on two cards, and has taken two."""
    hands = ["fire-5 fire-6 wind-2", *HANDS[1:]]
    return do(middle(hands, "fire-1 fire-3", taken=TAKEN), "play fire-6")


def test_the_slowest_takes_the_whole_pile_and_leads() -> None:
    s = do(real(), "react 2 water-5@412, 3 wind-5@398, 4 earth-5@500")
    assert shown(s, "taken") == [
        ["earth-2", "earth-3"],
        ["earth-4"],
        [],
        ["earth-7", "water-3", "water-7", "water-8"],
    ]
    assert shown(s, "table", "turn", "leader", "called") == ([], 4, 4, None)


def test_a_wrong_card_takes_the_pile_instead() -> None:
    s = do(real(), "react 2 water-1@212, 3 wind-5@398, 4 none")
    assert shown(s, "taken")[1] == ["earth-4", "water-3", "water-7", "water-8"]
    assert shown(s, "turn", "leader") == (2, 2)


def test_never_throwing_counts_as_slowest() -> None:
    s = do(real(), "react 2 water-5@412, 3 none, 4 earth-5@4900")
    assert shown(s, "taken")[2] == ["water-3", "water-7", "water-8"]
    assert shown(s, "turn") == 3


def test_thrown_cards_and_the_called_gorilla_come_back() -> None:
    before = real()
    for text in (
        "react 2 water-5@412, 3 wind-5@398, 4 earth-5@500",
        "react 2 water-6@412, 3 wind-1@398, 4 none",
    ):
        s = do(before, text)
        assert s.hands[1:] == before.hands[1:]
        assert s.hands[0] == cards("fire-1 fire-5 wind-2")
        assert all_cards(s) == all_cards(before)


def test_a_played_fake_stays_in_the_pile() -> None:
    s = do(fake(), "react 2 none, 3 wind-5@398, 4 none")
    assert "fire-6" not in shown(s, "hands")[0]
    assert "fire-6" in shown(s, "taken")[2]


def test_the_fooled_take_the_pile_and_all_the_caller_had_taken() -> None:
    s = do(fake(), "react 2 none, 3 wind-5@398, 4 none")
    assert shown(s, "taken") == [
        [],
        ["earth-4"],
        ["fire-1", "fire-3", "fire-6", "earth-2", "earth-3"],
        ["earth-7"],
    ]
    assert shown(s, "table", "turn", "leader") == ([], 3, 3)


def test_any_card_thrown_at_a_fake_is_fooled() -> None:
    for card in ("wind-1", "wind-6", "wind-5"):
        s = do(fake(), f"react 2 none, 3 {card}@398, 4 none")
        assert len(s.taken[2]) == 5


def test_nobody_fooled_and_the_fake_stays_as_top_card() -> None:
    before = fake()
    s = do(before, "react 2 none, 3 none, 4 none")
    assert s.taken == before.taken
    assert s.hands == before.hands
    assert shown(s, "table", "turn", "called") == (["fire-1", "fire-3", "fire-6"], 2, None)


def test_on_an_unanswered_fake_another_fake_or_a_gorilla_may_follow() -> None:
    s = do(fake(), "react 2 none, 3 none, 4 none")
    again = do(s, "play water-6")
    assert shown(again, "called", "turn") == ("water-6", 2)
    hands = ["fire-5 fire-6 wind-2", "water-5 water-1", *HANDS[2:]]
    s = do(middle(hands, "fire-1"), "play fire-6", "react 2 none, 3 none, 4 none", "play water-5")
    assert shown(s, "called", "turn") == ("water-5", 2)


def test_several_slowest_split_by_a_shuffle_and_the_nearest_on_the_left_leads() -> None:
    s = do(real(), "react 2 water-5@412, 3 wind-5@480, 4 earth-5@500")
    assert GORILLA.actor(s) == CHANCE
    assert shown(s, "phase", "sharing") == ("split", [3, 4])
    s = do(s, "split water-8 water-3 water-7")
    assert shown(s, "taken")[2:] == [["water-8", "water-7"], ["earth-7", "water-3"]]
    assert shown(s, "table", "turn", "leader", "sharing") == ([], 3, 3, [])


def test_several_wrong_split_left_overs_to_the_latest_who_leads() -> None:
    s = do(real(), "react 2 water-1@300, 3 wind-1@900, 4 earth-5@500")
    assert shown(s, "sharing") == [3, 2]
    s = do(s, "split water-3 water-7 water-8")
    assert shown(s, "taken")[1:3] == [["earth-4", "water-7"], ["water-3", "water-8"]]
    assert shown(s, "turn") == 3


def test_several_fooled_split_the_callers_cards_too_and_the_first_leads() -> None:
    s = do(fake(), "react 2 water-5@300, 3 none, 4 earth-1@900")
    assert shown(s, "sharing") == [4, 2]
    s = do(s, "split earth-2 fire-1 fire-6 earth-3 fire-3")
    assert shown(s, "taken") == [
        [],
        ["earth-4", "fire-1", "earth-3"],
        [],
        ["earth-7", "earth-2", "fire-6", "fire-3"],
    ]
    assert shown(s, "turn", "leader") == (2, 2)


def test_all_three_who_never_threw_split_and_the_left_neighbour_leads() -> None:
    s = do(real(), "react 2 none, 3 none, 4 none", "split water-8 water-3 water-7")
    assert [len(pile) for pile in s.taken] == [2, 2, 1, 2]
    assert shown(s, "turn") == 2


def test_fewer_cards_than_sharers_go_to_the_latest() -> None:
    s = do(middle(HANDS, "water-8"), "play fire-5", "react 2 water-1@300, 3 wind-1@900, 4 none")
    s = do(s, "split water-8")
    assert [len(pile) for pile in s.taken] == [0, 0, 1, 0]
    assert shown(s, "turn") == 3


@pytest.mark.parametrize(
    "bad",
    [
        "split water-3 water-7",
        "split water-3 water-7 water-7",
        "split water-3 water-7 water-8 fire-5",
        "split water-3 water-7 fire-1",
    ],
)
def test_a_split_that_is_not_the_pile_is_refused(bad: str) -> None:
    s = do(real(), "react 2 none, 3 none, 4 none")
    with pytest.raises(IllegalAction, match="split-cards"):
        do(s, bad)


def test_a_split_is_drawn_as_a_shuffle_of_the_pool() -> None:
    s = do(fake(), "react 2 water-5@300, 3 none, 4 earth-1@900")
    drawn = {GORILLA.encode(GORILLA.sample(s, Stream(seed, "split"))) for seed in range(50)}
    assert {tuple(sorted(cards(one.removeprefix("split ")))) for one in drawn} == {
        tuple(sorted(cards("fire-1 fire-3 fire-6 earth-2 earth-3")))
    }
    assert len(drawn) > 20


def test_while_a_split_is_due_nobody_acts() -> None:
    s = do(real(), "react 2 none, 3 none, 4 none")
    assert GORILLA.legal(s) == ()
    for text in ("play water-1", "react 2 none, 3 none, 4 none", "lot 2", "deal fire-1"):
        with pytest.raises(IllegalAction, match="chance-now"):
            do(s, text)


def test_any_hand_card_at_any_time_in_the_window_is_accepted() -> None:
    s = real()
    assert GORILLA.throws(s, 1) == cards("water-1 water-2 water-5 water-6")
    for card in ("water-1", "water-2", "water-5", "water-6"):
        for ms in (0, 1, 179, 4999, 5000):
            do(s, f"react 2 {card}@{ms}, 3 none, 4 none")


def test_only_those_who_react_may_throw() -> None:
    s = real()
    assert GORILLA.throws(s, 0) == ()
    assert GORILLA.throws(middle(HANDS, "water-8"), 1) == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("react 1 fire-1@400, 2 none, 3 none, 4 none", "caller-throws"),
        ("react 1 none, 2 none, 3 none, 4 none", "caller-throws"),
        ("react 1 fire-1@400", "caller-throws"),
        ("react 2 none, 3 none", "react-seats"),
        ("react 2 none, 2 none, 3 none", "react-seats"),
        ("react 2 none, 2 none, 3 none, 4 none", "react-seats"),
        ("react 2 wind-5@400, 3 none, 4 none", "not-in-hand"),
        ("react 2 fire-5@400, 3 none, 4 none", "not-in-hand"),
        ("react 2 water-3@400, 3 none, 4 none", "not-in-hand"),
        ("react 2 water-5@5001, 3 none, 4 none", "throw-late"),
        ("react 2 water-5@999999999, 3 none, 4 none", "throw-late"),
        ("react 2 water-5, 3 none, 4 none", "throw-untimed"),
    ],
)
def test_an_impossible_reaction_is_refused_and_says_why(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        do(real(), text)
    assert caught.value.code == code
    assert GORILLA.reasons[code].format(**caught.value.params)


def test_a_fakes_window_is_its_own() -> None:
    do(fake(), "react 2 water-5@2500, 3 none, 4 none")
    with pytest.raises(IllegalAction, match="throw-late") as caught:
        do(fake(), "react 2 water-5@2501, 3 none, 4 none")
    assert caught.value.params == {"ms": 2501, "window": 2500}


def test_windows_follow_the_options() -> None:
    do(real(gorilla_window=9000), "react 2 water-5@9000, 3 none, 4 none")
    s = do(real(tie_window=100), "react 2 water-5@1, 3 wind-5@401, 4 earth-5@500")
    assert shown(s, "sharing") == [3, 4]


def test_times_that_no_notation_writes_are_refused_too() -> None:
    s = real()
    parts = [Throw(2, -1, -1), Throw(3, -1, -1)]
    for throw, code in (
        (Throw(1, 15, -2), "throw-late"),
        (Throw(1, -1, 400), "hold-timed"),
        (Throw(1, 99, 400), "not-in-hand"),
    ):
        with pytest.raises(IllegalAction, match=code):
            GORILLA.apply(s, React((throw, *parts)))


@pytest.mark.parametrize("ms", ["-5", "4.5", "1e3", "", "٣", "0400", "²"])
def test_a_time_that_is_no_whole_number_is_no_action(ms: str) -> None:
    with pytest.raises(InvalidNotation, match="bad-time"):
        GORILLA.decode(f"react 2 water-5@{ms}, 3 none, 4 none")


def test_join_fills_in_who_holds_whatever_the_order() -> None:
    s = real()
    joint = GORILLA.join(s, [Throw(3, 35, 398), Throw(1, 15, 412)])
    assert GORILLA.encode(joint) == "react 2 water-5@412, 3 none, 4 earth-5@398"
    assert GORILLA.encode(GORILLA.join(s, [])) == "react 2 none, 3 none, 4 none"
    with pytest.raises(IllegalAction, match="caller-throws"):
        GORILLA.join(s, [Throw(0, 1, 398)])
    with pytest.raises(IllegalAction, match="no-call"):
        GORILLA.join(middle(HANDS, "water-8"), [Throw(1, 15, 398)])
    with pytest.raises(IllegalAction, match="react-seats"):
        GORILLA.join(s, [Throw(1, 15, 398), Throw(1, 11, 398)])
