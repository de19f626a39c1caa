"""Stage 1, B: moving an explorer. The test board:

-     S     S     S     S
.     2     x     w     e
.     3     .     .     [r]
[c*]  #     x     .     2w
2e    .     .     2[l]  x
.     .     x     .     [***]
w     e     .     .     .
-     G     G     -     -
"""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.games.journey.grid import space_name
from pyapp.games.journey.state import State
from tests.games.journey.dealing import legal, play, scene


def blue(s: State) -> str:
    return space_name(s.explorers[0])


def spaces(s: State, verb: str = "step") -> set[str]:
    """Where the next step can lead."""
    at = 1 if verb == "step" else 2
    return {text.split()[at] for text in legal(s) if text.startswith(verb)}


def stops(s: State) -> set[str]:
    return {text for text in legal(s) if text.startswith("stop")}


def test_an_explorer_moves_with_cards_of_its_colour() -> None:
    s = scene(hands={1: "red*3"})
    assert {text.split()[1] for text in legal(s) if text.startswith("move")} == {"red"}
    s = play(s, "move red d2", "step d3", "stop explorer*2")
    assert space_name(s.explorers[1]) == "d3"
    assert s.players[0].explorers == (0, 1, 0)
    assert s.discards[0] == (0, 2, 0)
    with pytest.raises(IllegalAction, match="step-unpaid"):
        play(scene(hands={1: "red*3"}), "move blue d2")


def test_one_explorer_a_turn() -> None:
    s = play(scene(hands={1: "red*3 blue*3"}), "move red d2")
    with pytest.raises(IllegalAction, match="not-now"):
        play(s, "move blue d2")
    assert play(s, "stop explorer").actor == 1


def test_five_explorer_cards_at_most() -> None:
    s = scene(hands={1: "blue*9"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue d3", "step e3", "step d3", "step d4")
    assert stops(s) == {"stop explorer*4"}
    assert spaces(s) == set()  # rocks for two on all sides: six cards
    with pytest.raises(IllegalAction, match="step-unpaid"):
        play(s, "step e4")


def test_steps_lead_forward_left_or_right_and_never_back() -> None:
    s = play(scene(hands={1: "blue*5"}, explorers=("c3", "start", "start")), "move blue d3")
    assert spaces(s) == {"c3", "e3", "d4"}
    with pytest.raises(IllegalAction, match="step-backward"):
        play(s, "step d2")
    with pytest.raises(IllegalAction, match="step-far"):
        play(s, "step d5")
    with pytest.raises(IllegalAction, match="step-none"):
        play(s, "step z20")


def test_at_least_one_row_forward_over_the_whole_move() -> None:
    s = play(scene(hands={1: "blue*5"}, explorers=("c3", "start", "start")), "move blue d3")
    assert not stops(s)
    with pytest.raises(IllegalAction, match="stop-forward"):
        play(s, "stop explorer")


def test_sideways_first_is_fine() -> None:
    s = scene(hands={1: "blue*5"}, explorers=("c3", "start", "start"))
    assert blue(play(s, "move blue d3", "step d4", "stop explorer*2")) == "d4"


def test_spaces_may_be_entered_again_in_one_move() -> None:
    s = scene(hands={1: "blue*5"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue d3", "step c3", "step d3", "step d4", "stop explorer*4")
    assert blue(s) == "d4"


def test_other_explorers_may_be_passed() -> None:
    s = scene(hands={1: "blue*5"}, explorers=("d2", "d3", "start"))
    s = play(s, "move blue d3")
    assert not stops(s)
    with pytest.raises(IllegalAction, match="stop-taken"):
        play(s, "stop explorer")
    assert blue(play(s, "step d4", "stop explorer*2")) == "d4"


def test_who_cannot_pay_to_go_on_does_not_get_onto_another_explorer() -> None:
    s = scene(hands={1: "blue"}, explorers=("d2", "d3", "start"))
    assert not spaces(s, "move")
    with pytest.raises(IllegalAction, match="step-trap"):
        play(s, "move blue d3")


def test_a_move_must_be_completable() -> None:
    # One card, one rope: the chasm could be entered but not left.
    s = scene(hands={1: "blue rope"}, explorers=("c3", "start", "start"))
    assert spaces(s, "move") == set()
    s = scene(hands={1: "blue*2 rope"}, explorers=("c3", "start", "start"))
    assert spaces(s, "move") == {"c4", "d3"}
    s = play(s, "move blue c4")
    assert spaces(s) == {"c5", "d4"}


def test_the_start_area_is_wide_and_holds_all_three() -> None:
    s = scene(hands={1: "blue*5 rope"})
    assert spaces(s, "move") == {"b2", "c2", "d2", "e2"}


def test_granite_is_never_entered() -> None:
    s = scene(hands={1: "blue*5 pickaxe rope compass"}, explorers=("b3", "start", "start"))
    assert "b4" not in spaces(s, "move")
    with pytest.raises(IllegalAction, match="step-granite"):
        play(s, "move blue b4")


def test_a_plain_space_costs_one_card() -> None:
    s = play(scene(hands={1: "blue*5"}, explorers=("d3", "start", "start")), "move blue d4")
    assert stops(s) == {"stop explorer"}


@pytest.mark.parametrize(("place", "rocks"), [("a2", 3), ("d4", 2)])
def test_rock_costs_as_many_cards_as_it_shows(place: str, rocks: int) -> None:
    s = scene(hands={1: "blue*5"}, explorers=(place, "start", "start"))
    s = play(s, "move blue a3", "step b3") if place == "a2" else play(s, "move blue d5")
    assert s.move is not None
    assert s.move.cost.units == rocks + (place == "a2")


def test_a_chasm_costs_a_card_and_a_rope() -> None:
    s = scene(hands={1: "blue*3 rope"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue c4", "step c5", "stop explorer*2 rope")
    assert blue(s) == "c5"
    assert s.players[0].equipment == (0,) * 5
    assert s.discards[1] == (1, 0, 0, 0, 0)


def test_a_chasm_may_not_be_stopped_on() -> None:
    s = scene(hands={1: "blue*3 rope"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue c4")
    assert not stops(s)
    with pytest.raises(IllegalAction, match="stop-chasm"):
        play(s, "stop explorer rope")


def test_two_chasms_cost_two_ropes() -> None:
    s = scene(hands={1: "blue*5 rope*2"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue c4", "step c5", "step c6", "step c7", "stop explorer*4 rope*2")
    assert blue(s) == "c7"
    s = scene(hands={1: "blue*5 rope"}, explorers=("c3", "start", "start"))
    assert "c6" not in spaces(play(s, "move blue c4", "step c5"))


def test_water_gives_a_stone_when_passed_or_stopped_on() -> None:
    s = scene(hands={1: "blue*5"})
    passed = play(s, "move blue d2", "step d3", "stop explorer*2")
    stopped = play(s, "move blue d2", "stop explorer")
    for after in (passed, stopped):
        assert after.players[0].stones == 2
        assert after.supply == s.supply - 1


def test_a_water_space_gives_one_stone_a_move() -> None:
    s = scene(hands={1: "blue*5"}, explorers=("d2", "start", "start"))
    s = play(s, "move blue e2", "step d2", "step e2", "step d2", "step d3")
    assert s.players[0].stones == 2
    s = scene(hands={1: "blue*9 hardtack*3"}, explorers=("e2", "start", "start"))
    s = play(s, "move blue d2", "step d3", "step d4", "step e4")
    assert s.players[0].stones == 3  # two spaces, a stone each


def test_with_no_stones_in_the_supply_water_gives_nothing() -> None:
    s = scene(hands={1: "blue*5"}, stones={1: 10, 2: 10})
    assert play(s, "move blue d2", "stop explorer").players[0].stones == 10


def test_an_event_card_is_drawn_at_the_end_of_the_turn() -> None:
    s = scene(hands={1: "blue*5"}, decks={"events": "multi-tool prismatic"})
    s = play(s, "move blue e2", "step d2", "step d3")
    assert not any(s.players[0].events)
    s = play(s, "stop explorer*3")
    assert s.players[0].events == (0, 0, 0, 0, 1, 0, 0, 0)


def test_one_event_a_turn_however_many_were_crossed() -> None:
    s = scene(
        hands={1: "blue*5 hardtack*2"},
        decks={"events": "multi-tool prismatic"},
        explorers=("a4", "start", "start"),
    )
    s = play(s, "move blue a5", "step b5", "step b6", "step b7", "stop explorer*5")
    assert sum(s.players[0].events) == 1


def test_equipment_used_is_discarded_at_the_end_of_the_move() -> None:
    s = scene(hands={1: "blue*3 rope pickaxe"}, explorers=("c3", "start", "start"))
    s = play(s, "move blue c4")
    assert s.players[0].equipment == (1, 1, 0, 0, 0)
    s = play(s, "step c5", "stop explorer*2 rope")
    assert s.players[0].equipment == (0, 1, 0, 0, 0)


def test_any_number_of_equipment_cards_in_a_turn() -> None:
    s = scene(hands={1: "blue*2 rope*2 compass hardtack pickaxe"}, explorers=("c3", *["start"] * 2))
    s = play(s, "move blue c4", "step d5 pickaxe", "stop explorer*2 rope pickaxe compass")
    assert s.players[0].equipment == (1, 0, 0, 1, 0)


class TestCompass:
    def test_one_step_diagonally_forward(self) -> None:
        s = scene(hands={1: "blue compass"}, explorers=("c3", "start", "start"))
        assert spaces(s, "move") == {"d4"}
        s = play(s, "move blue d4", "stop explorer compass")
        assert blue(s) == "d4"

    def test_each_diagonal_step_needs_one(self) -> None:
        s = scene(hands={1: "blue*5 compass*2"}, explorers=("c3", "start", "start"))
        s = play(s, "move blue d4", "step c5", "stop explorer*2 compass*2")
        assert blue(s) == "c5"
        s = scene(hands={1: "blue*5 compass"}, explorers=("c3", "start", "start"))
        assert "c5" not in spaces(play(s, "move blue d4"))

    def test_never_diagonally_backward(self) -> None:
        s = scene(hands={1: "blue*5 compass*2"}, explorers=("d4", "start", "start"))
        assert not {"c3", "e3"} & spaces(s, "move")

    def test_between_two_pieces_of_granite(self) -> None:
        s = scene(hands={1: "blue*2 compass"}, explorers=("b3", "start", "start"))
        assert "a4" in spaces(s, "move")

    def test_the_space_itself_is_paid_too(self) -> None:
        s = scene(hands={1: "blue*5 compass rope"}, explorers=("d3", "start", "start"))
        s = play(s, "move blue e4")
        assert stops(s) == {"stop explorer*2 compass"}
        s = scene(hands={1: "blue*5 compass rope"}, explorers=("d3", "start", "start"))
        s = play(s, "move blue c4", "step c5")
        assert stops(s) == {"stop explorer*2 rope compass"}


class TestHardtack:
    def test_counts_as_one_or_two_cards(self) -> None:
        s = scene(hands={1: "blue*3 hardtack"}, explorers=("c3", "start", "start"))
        s = play(s, "move blue d3", "step d4")
        assert stops(s) == {"stop explorer*2", "stop explorer hardtack"}
        s = play(
            scene(hands={1: "blue*3 hardtack"}, explorers=("d4", *["start"] * 2)), "move blue d5"
        )
        assert stops(s) == {"stop explorer*2", "stop explorer hardtack"}
        s = play(s, "step c5")
        assert stops(s) == {
            "stop explorer*3",
            "stop explorer*2 hardtack",
            "stop explorer hardtack",
        }

    def test_goes_beyond_the_five_card_limit(self) -> None:
        s = scene(hands={1: "blue*9 hardtack"}, explorers=("c3", "start", "start"))
        s = play(s, "move blue d3", "step e3", "step d3", "step d4", "step e4")
        assert s.move is not None
        assert s.move.cost.units == 6
        assert stops(s) == {"stop explorer*5 hardtack", "stop explorer*4 hardtack"}

    def test_needs_a_real_explorer_card_in_the_move(self) -> None:
        s = scene(hands={1: "hardtack*5 red"}, explorers=("d3", "start", "d2"))
        assert spaces(s, "move") == {"b2", "d2", "e2"}  # red alone, from the start area
        s = scene(hands={1: "blue hardtack*2"}, explorers=("d3", "start", "start"))
        s = play(s, "move blue d4")
        assert stops(s) == {"stop explorer"}
        with pytest.raises(IllegalAction, match="stop-payment"):
            play(s, "stop hardtack")

    def test_several_may_be_used(self) -> None:
        s = scene(hands={1: "blue hardtack*3"}, explorers=("d3", "start", "start"))
        s = play(
            s,
            "move blue d4",
            "step d5",
            "step c5",
            "step b5",
            "step b6",
            "stop explorer hardtack*3",
        )
        assert s.players[0].equipment == (0,) * 5
        assert blue(s) == "b6"


class TestPickaxe:
    def test_every_rock_costs_one_for_the_rest_of_the_turn(self) -> None:
        s = scene(hands={1: "blue*9 pickaxe"}, explorers=("start", "start", "start"))
        s = play(s, "move blue b2 pickaxe", "step b3", "stop explorer*2 pickaxe")
        assert blue(s) == "b3"
        assert s.players[0].explorers == (7, 0, 0)

    def test_may_be_played_at_a_later_rock(self) -> None:
        s = scene(hands={1: "blue*9 pickaxe"})
        s = play(s, "move blue b2", "step b3 pickaxe")
        assert stops(s) == {"stop explorer*3 pickaxe"}

    def test_is_offered_only_where_it_makes_a_difference(self) -> None:
        s = scene(hands={1: "blue*9 pickaxe*2"})
        assert {"move blue b2", "move blue b2 pickaxe"} <= set(legal(s))
        assert "move blue d2 pickaxe" not in legal(s)
        with pytest.raises(IllegalAction, match="step-pickaxe"):
            play(s, "move blue d2 pickaxe")
        with pytest.raises(IllegalAction, match="step-pickaxe"):
            play(s, "move blue b2 pickaxe", "step b3 pickaxe")

    def test_without_enough_cards_only_the_pickaxe_leads_on(self) -> None:
        s = scene(hands={1: "blue pickaxe"})
        assert "move blue b2 pickaxe" in legal(s)
        assert "move blue b2" not in legal(s)


class TestEvents:
    def test_a_multi_tool_stands_in_for_any_equipment(self) -> None:
        s = scene(hands={1: "blue*3 rope multi-tool"}, explorers=("c3", "start", "start"))
        s = play(s, "move blue c4", "step c5")
        assert {"stop explorer*2 rope", "stop explorer*2 multi-tool"} <= stops(s)
        s = play(s, "stop explorer*2 multi-tool")
        assert s.discards[3] == (0, 0, 0, 0, 1, 0, 0, 0)
        for hand, way, end in (
            ("blue multi-tool", ["move blue b2 pickaxe"], "stop explorer multi-tool"),
            ("blue multi-tool", ["move blue d2", "step d3"], "stop explorer multi-tool"),
        ):
            assert end in stops(play(scene(hands={1: hand}), *way))
        s = scene(hands={1: "blue multi-tool"}, explorers=("c3", "start", "start"))
        assert stops(play(s, "move blue d4")) == {"stop explorer multi-tool"}

    def test_prismatic_is_one_to_five_cards_and_may_be_played_alone(self) -> None:
        s = scene(hands={1: "prismatic"}, explorers=("c3", "d2", "e2"))
        assert "move blue d3" in legal(s)
        s = play(s, "move blue d3", "step d4", "step d5", "step c5")
        assert stops(s) == {"stop prismatic"}
        s = play(s, "stop prismatic")
        assert blue(s) == "c5"
        assert s.discards[3] == (0, 0, 0, 0, 0, 1, 0, 0)

    def test_prismatic_counts_towards_the_five_card_limit(self) -> None:
        s = scene(hands={1: "prismatic blue*5"}, explorers=("c3", "start", "start"))
        s = play(s, "move blue d3", "step e3", "step d3", "step d4")
        assert spaces(s) == set()  # the rocks would be cards five and six

    def test_prismatic_takes_the_place_of_any_part_of_the_cards(self) -> None:
        s = scene(hands={1: "prismatic blue*2"}, explorers=("d3", "start", "start"))
        s = play(s, "move blue d4", "step d5")
        assert stops(s) == {
            "stop prismatic",
            "stop explorer prismatic",
            "stop explorer*2 prismatic",
        }

    def test_prismatic_is_no_real_explorer_card_for_hardtack(self) -> None:
        s = scene(hands={1: "prismatic hardtack"}, explorers=("d3", "start", "start"))
        s = play(s, "move blue d4", "step d5")
        assert stops(s) == {"stop prismatic"}


def test_a_payment_with_a_useless_card_is_refused() -> None:
    s = scene(hands={1: "blue*5 rope"})
    for text in ("stop explorer*2", "stop explorer rope", "stop", "stop explorer*9"):
        with pytest.raises(IllegalAction, match="stop-payment"):
            play(s, "move blue d2", text)


def test_the_move_so_far_can_be_read() -> None:
    s = play(scene(hands={1: "blue*9 pickaxe"}), "move blue d2", "step e2", "step e3")
    assert s.move is not None
    assert [space_name(space) for space in s.move.path] == ["start", "d2", "e2", "e3"]
    assert s.move.cost == (3, 0, 0, 0)
    assert s.move.event
    assert [space_name(space) for space in s.move.waters] == ["d2"]
