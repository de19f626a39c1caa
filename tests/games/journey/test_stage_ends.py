"""The end of stage 1, the payment of water, and the end of stage 2."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.games.journey.grid import START
from pyapp.games.journey.state import State, Task
from tests.games.journey.dealing import legal, play, scene

DOWN = ("b7", "start", "start")


def end(
    *,
    seats: int = 2,
    fossils: dict[int, str] | None = None,
    stones: dict[int, int] | None = None,
    hands: dict[int, str] | None = None,
) -> State:
    """Seat 1 has just ended stage 1."""
    hands = hands or {}
    s = scene(
        seats=seats,
        hands={**hands, 1: f"blue {hands.get(1, '')}"},
        fossils=fossils,
        stones=stones,
        explorers=DOWN,
    )
    return play(s, "move blue goal", "stop explorer")


def test_the_first_to_reach_the_last_space_ends_the_stage_and_takes_the_mushroom_forest() -> None:
    s = end()
    assert s.stage == 2
    assert [player.mushrooms for player in s.players] == [True, False]


def test_all_leave_and_board_the_raft_and_the_next_player_goes_on() -> None:
    s = end(seats=3)
    assert s.raft == START
    assert s.actor == 1
    assert {text.split()[1] for text in legal(s) if text.startswith("move")} == set()
    s = end(hands={2: "red yellow"})
    assert {text.split()[1] for text in legal(s) if text.startswith("move")} == {"red", "yellow"}


def test_a_move_that_reaches_the_last_space_stops_there() -> None:
    s = play(scene(hands={1: "blue*5"}, explorers=DOWN), "move blue goal")
    assert legal(s) == ["stop explorer"]


def test_what_the_move_passed_is_still_resolved() -> None:
    s = scene(
        hands={1: "blue*4"},
        explorers=("a6", "start", "start"),
        decks={"events": "multi-tool", "fossils": "gold"},
    )
    s = play(s, "move blue a7", "step b7", "step goal", "stop explorer*3")
    assert s.players[0].stones == 2
    assert s.players[0].events[4] == 1
    assert s.stage == 2


def test_a_fossil_from_such_an_event_has_to_be_paid_for() -> None:
    s = scene(
        hands={1: "blue*2"},
        explorers=("b6", "start", "start"),
        decks={"events": "support", "fossils": "gold"},
    )
    s = play(s, "move blue b7", "step goal", "stop explorer*2")
    assert s.todo[-1].task is Task.PAY
    assert legal(s) == ["pay 0", "pay 1"]


@pytest.mark.parametrize(("fossils", "needed"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_one_stone_keeps_three_and_a_part_of_three_counts_as_three(
    fossils: int, needed: int
) -> None:
    s = end(fossils={2: f"gold*{fossils}"}, stones={2: 5})
    assert legal(s) == [f"pay {n}" for n in range(needed + 1)]
    s = play(s, f"pay {needed}")
    assert sum(s.players[1].fossils) == fossils
    assert s.players[1].stones == 5 - needed
    assert s.supply == 20 - 1 - 5 + needed


def test_with_too_few_stones_fossils_of_your_choice_go() -> None:
    s = end(fossils={2: "gold*3 single*2"}, stones={2: 1})
    s = play(s, "pay 1")
    assert legal(s) == ["discard single", "discard gold"]
    s = play(s, "discard gold")
    assert legal(s) == ["discard single", "discard gold"]
    s = play(s, "discard single")
    assert s.players[1].fossils == (1, 0, 0, 0, 0, 0, 2, 0)
    assert s.discards[2] == (1, 0, 0, 0, 0, 0, 1, 0)
    assert s.players[1].stones == 0


def test_fossils_may_be_given_up_to_save_stones() -> None:
    s = end(fossils={2: "gold*3 single"}, stones={2: 2})
    s = play(s, "pay 1", "discard single")
    assert s.players[1].stones == 1
    s = play(end(fossils={2: "gold*3"}, stones={2: 2}), "pay 0")
    assert sum(s.players[1].fossils) == 0
    assert s.players[1].stones == 2


def test_no_more_is_paid_than_is_needed() -> None:
    s = end(fossils={2: "gold*3"}, stones={2: 2})
    with pytest.raises(IllegalAction, match="pay-wasted"):
        play(s, "pay 2")
    with pytest.raises(IllegalAction, match="pay-missing"):
        play(s, "pay 3")


def test_each_pays_the_one_who_ended_the_stage_first_then_clockwise() -> None:
    s = end(seats=3, fossils={1: "gold", 2: "gold", 3: "gold"})
    for seat in (0, 1, 2):
        assert (s.actor, s.todo[-1].task) == (seat, Task.PAY)
        s = play(s, "pay 1")
    assert (s.actor, s.todo[-1].task) == (1, Task.TURN)


def test_who_has_no_water_and_no_event_loses_all_without_being_asked() -> None:
    s = end(fossils={2: "gold*3"}, stones={2: 0})
    assert (s.actor, s.todo[-1].task) == (1, Task.TURN)
    assert sum(s.players[1].fossils) == 0
    assert s.discards[2][6] == 3


def test_a_water_supply_is_two_stones() -> None:
    s = end(fossils={2: "gold*7"}, stones={2: 1}, hands={2: "water-supply"})
    assert legal(s) == ["pay 0", "pay 0 water-supply", "pay 1", "pay 1 water-supply"]
    s = play(s, "pay 1 water-supply")
    assert sum(s.players[1].fossils) == 7
    assert s.discards[3][7] == 1
    s = play(end(fossils={2: "gold*7"}, stones={2: 1}, hands={2: "water-supply"}), "pay 1")
    assert s.todo[-1].number == 4
    assert s.players[1].events[7] == 1


def test_good_luck_stands_in_for_one_or_two_fossils() -> None:
    s = end(fossils={2: "gold*6"}, stones={2: 1}, hands={2: "good-luck"})
    s = play(s, "pay 1", "good-luck")
    assert sum(s.players[1].fossils) == 6
    assert s.todo[-1].number == 1
    s = play(s, "discard gold")
    assert sum(s.players[1].fossils) == 5
    assert s.discards[3][6] == 1


def test_stones_paid_go_back_and_stones_left_are_points() -> None:
    s = play(end(fossils={2: "gold"}, stones={2: 3}), "pay 1")
    assert s.players[1].stones == 2
    assert s.supply == 20 - 1 - 2


def test_the_raft_reaching_the_last_space_ends_stage_2_and_brings_the_city_of_ruins() -> None:
    s = scene(stage=2, hands={1: "blue"}, raft="f2", seats=3, starter=3)
    s = play(s, "move blue goal", "stop explorer")
    assert s.stage == 3
    assert [player.ruins for player in s.players] == [True, False, False]
    assert (s.actor, legal(s)) == (2, ["ride"])  # the start player


def test_no_sea_card_for_that_move_but_a_crossed_event() -> None:
    s = scene(stage=2, hands={1: "blue*4"}, raft="d1", decks={"events": "multi-tool"})
    s = play(s, "move blue e1", "step e2", "step f2", "step goal", "stop explorer*4")
    assert s.players[0].events[4] == 1
    assert s.sea == -1
    assert len(s.decks[4]) == 10
    assert s.stage == 3


class TestPushAhead:
    def test_at_the_end_of_stage_1_the_extra_turn_is_taken_at_sea(self) -> None:
        s = scene(
            hands={1: "blue*2"},
            fossils={2: "gold"},
            explorers=("b6", "start", "start"),
            decks={"events": "push-ahead"},
        )
        s = play(s, "move blue b7", "step goal", "stop explorer*2")
        assert (s.actor, s.todo[-1].task) == (1, Task.PAY)
        s = play(s, "pay 1")
        assert (s.actor, s.stage, s.todo[-1].task) == (0, 2, Task.TURN)
        s = play(s, *["draw explorers"] * 3)
        assert s.actor == 1

    def test_at_the_end_of_stage_2_the_extra_turn_is_the_first_on_the_lava(self) -> None:
        s = scene(
            stage=2, hands={1: "blue*4"}, raft="d1", decks={"events": "push-ahead"}, starter=2
        )
        s = play(s, "move blue e1", "step e2", "step f2", "step goal", "stop explorer*4")
        assert (s.actor, s.stage) == (0, 3)
        s = play(s, "ride")
        assert s.actor == 1
