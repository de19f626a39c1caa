"""Discoveries: equipment for fossils."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.journey.state import State, Task
from tests.games.journey.dealing import legal, play, scene

TWO = ("start", "start")
"""Where the other two explorers are."""


def at_rope(hand: str, fossils: str = "", *, seats: int = 2, only: tuple[str, ...] = ()) -> State:
    """Seat 1 has just ended a move on the discovery e3, which shows a rope."""
    s = scene(
        seats=seats,
        hands={1: f"blue {hand}", 2: "rope*2 lamp", 3: "rope lamp"},
        decks={"fossils": fossils},
        explorers=("e2", *TWO),
        only=only,
    )
    return play(s, "move blue e3", "stop explorer")


def at_stars(hand: str, fossils: str = "gold crystal single head-left head-right") -> State:
    """Seat 1 has just ended a move on the discovery e6, which shows three stars."""
    s = scene(hands={1: f"blue*2 {hand}"}, decks={"fossils": fossils}, explorers=("d5", *TWO))
    return play(s, "move blue d6", "step e6", "stop explorer*2")


def test_the_equipment_shown_is_paid_for_one_fossil_a_picture() -> None:
    s = play(at_rope("rope", "gold crystal"), "discover rope")
    assert s.players[0].fossils == (0, 0, 0, 0, 0, 0, 1, 0)
    assert s.players[0].equipment == (0,) * 5
    assert s.actor == 1


def test_it_is_optional() -> None:
    s = at_rope("rope")
    assert legal(s) == ["decline", "discover rope"]
    s = play(s, "decline")
    assert s.players[0].equipment == (1, 0, 0, 0, 0)
    assert s.actor == 1


def test_only_if_the_move_ends_there() -> None:
    s = scene(hands={1: "blue*5 rope"}, explorers=("d2", *TWO), decks={"events": "multi-tool"})
    s = play(s, "move blue e2", "step e3", "step d3", "stop explorer*3")
    assert s.todo[-1].task is Task.TURN


def test_no_partial_payment() -> None:
    s = at_stars("rope lamp multi-tool")
    with pytest.raises(IllegalAction, match="find-payment"):
        play(s, "discover rope")
    with pytest.raises(IllegalAction, match="find-payment"):
        play(s, "discover rope lamp")
    with pytest.raises(IllegalAction, match="pay-missing"):
        play(s, "discover rope lamp compass")


def test_other_equipment_does_not_pay() -> None:
    s = at_rope("pickaxe compass")
    assert legal(s) == ["decline"]
    with pytest.raises(IllegalAction, match="find-payment"):
        play(s, "discover pickaxe")


def test_a_star_is_any_one_equipment_card() -> None:
    s = at_stars("rope*2 compass lamp")
    assert set(legal(s)) == {
        "decline",
        "discover rope*2 compass",
        "discover rope*2 lamp",
        "discover rope compass lamp",
        "discover rope*2 compass lamp",  # with the lamp drawing
    }
    s = play(s, "discover rope*2 compass")
    assert s.players[0].fossils == (1, 0, 0, 0, 0, 0, 1, 1)


def test_the_space_stays_in_use() -> None:
    s = play(at_rope("rope"), "discover rope")
    s = play(s, *["draw explorers"] * 3)
    grid = s.board.descent
    assert grid.finds[s.explorers[0]] is not None


def test_a_multi_tool_pays_any_picture() -> None:
    s = at_rope("multi-tool")
    assert legal(s) == ["decline", "discover multi-tool"]
    s = play(s, "discover multi-tool")
    assert sum(s.players[0].fossils) == 1
    assert s.discards[3][4] == 1


def test_nobody_is_asked_who_all_can_see_cannot_pay() -> None:
    assert at_rope("").actor == 1
    assert at_rope("compass").actor == 0  # hidden: it might be a rope


class TestLamps:
    def test_a_lamp_draws_three_of_which_two_go_back_under_the_deck(self) -> None:
        s = play(at_rope("rope lamp", "gold crystal single head-left"), "discover rope lamp")
        assert s.drawn == (1, 0, 0, 0, 0, 0, 1, 1)
        assert legal(s) == ["return single", "return gold", "return crystal"]
        s = play(s, "return single", "return gold")
        assert s.players[0].fossils == (0, 0, 0, 0, 0, 0, 0, 1)
        assert s.decks[2][-2:] == bytes([0, 6])
        assert s.decks[2][0] == 1
        assert s.actor == 1

    def test_n_pictures_with_k_lamps_draw_n_plus_2k_and_keep_n(self) -> None:
        s = at_stars("rope*3 lamp*2", "gold*7 crystal")
        s = play(s, "discover rope*3 lamp*2")
        assert sum(s.drawn) == 3 + 2 * 2
        s = play(s, *["return gold"] * 4)
        assert sum(s.players[0].fossils) == 3

    def test_at_most_one_lamp_a_fossil(self) -> None:
        s = at_rope("rope lamp*3")
        assert legal(s) == ["decline", "discover rope", "discover rope lamp"]
        with pytest.raises(IllegalAction, match="find-payment"):
            play(s, "discover rope lamp*2")

    def test_a_lamp_can_be_a_multi_tool(self) -> None:
        s = at_rope("rope multi-tool")
        assert "discover rope multi-tool" in legal(s)
        assert sum(play(s, "discover rope multi-tool").drawn) == 3

    def test_what_was_put_back_is_known_to_all(self) -> None:
        s = play(
            at_rope("rope lamp", "gold crystal single"),
            "discover rope lamp",
            "return single",
            "return gold",
        )
        assert s.known == 2

    def test_only_what_was_drawn_can_be_put_back(self) -> None:
        s = play(at_rope("rope lamp", "gold crystal single"), "discover rope lamp")
        with pytest.raises(IllegalAction, match="return-missing"):
            play(s, "return head-left")


class TestEmptyDeck:
    def test_the_discarded_fossils_are_shuffled(self) -> None:
        s = at_rope("rope lamp", "gold crystal", only=("fossils",))
        s = play(s, "discover rope lamp")
        assert s.actor == CHANCE
        order = "single head-left*6 single*11 head-right*6 fish-head*4 fish-body*4 fish-tail*4"
        s = play(s, f"fossils {order} gold*13 crystal*13")
        assert s.drawn == (1, 0, 0, 0, 0, 0, 1, 1)
        s = play(s, "return gold", "return crystal")
        assert s.players[0].fossils[0] == 1

    def test_with_no_fossils_at_all_there_is_no_draw(self) -> None:
        box = "single*12 head-left*6 head-right*6 fish-head*4 fish-body*4 fish-tail*4 gold*14"
        s = scene(
            hands={1: "blue*2 rope*4 lamp"},
            fossils={2: f"{box} crystal*13"},
            decks={"fossils": "crystal"},
            explorers=("d5", *TWO),
        )
        s = play(s, "move blue d6", "step e6", "stop explorer*2", "discover rope*3 lamp")
        assert s.players[0].fossils == (0, 0, 0, 0, 0, 0, 0, 1)
        assert s.actor == 1
        s = scene(
            hands={1: "blue*2 rope*4"},
            fossils={2: f"{box} crystal*14"},
            explorers=("d5", *TWO),
        )
        assert play(s, "move blue d6", "step e6", "stop explorer*2").actor == 1


class TestAtSea:
    def at_lamp(self, seats: int = 3, **hands: str) -> State:
        """The raft has just come to the discovery f1, which shows a lamp."""
        s = scene(
            seats=seats,
            stage=2,
            hands={1: f"red {hands.get('one', '')}", 2: hands["two"], 3: hands.get("three", "")},
            decks={"fossils": "gold crystal single", "sea": "geyser-1"},
            raft="e1",
        )
        return play(s, "move red f1", "stop explorer")

    def test_the_mover_first_then_clockwise_each_may_pay(self) -> None:
        s = self.at_lamp(one="lamp", two="lamp", three="lamp")
        assert s.actor == 0
        s = play(s, "discover lamp")
        assert s.actor == 1
        s = play(s, "discover lamp")
        assert s.actor == 2
        s = play(s, "discover lamp")
        assert [sum(player.fossils) for player in s.players] == [1, 1, 1]
        assert s.players[0].fossils[6] == s.players[1].fossils[7] == s.players[2].fossils[0] == 1

    def test_even_if_the_mover_declines(self) -> None:
        s = play(self.at_lamp(one="lamp", two="lamp"), "decline", "discover lamp")
        assert [sum(player.fossils) for player in s.players] == [0, 1, 0]

    def test_even_if_the_mover_cannot_pay(self) -> None:
        s = self.at_lamp(two="lamp", three="rope")
        assert s.actor == 1
        s = play(s, "discover lamp")
        assert s.actor == 2
        assert legal(s) == ["decline"]

    def test_only_the_mover_may_use_lamps(self) -> None:
        s = self.at_lamp(one="lamp*2", two="lamp*2")
        assert "discover lamp*2" in legal(s)
        s = play(s, "decline")
        assert legal(s) == ["decline", "discover lamp"]
        with pytest.raises(IllegalAction, match="find-payment"):
            play(s, "discover lamp*2")

    def test_these_fossils_need_no_water(self) -> None:
        s = play(self.at_lamp(one="lamp", two=""), "discover lamp")
        assert s.players[0].stones == 1
        assert sum(s.players[0].fossils) == 1
