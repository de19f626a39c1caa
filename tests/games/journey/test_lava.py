"""Stage 3, riding the lava. The track of the test board: b r y b1 r2 y r1 b."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.state import State, Task
from tests.games.journey.dealing import legal, play, scene


def ride(
    colour: str,
    at: int = 0,
    *,
    tool: str = "lamp",
    hands: dict[int, str] | None = None,
    fossils: dict[int, str] | None = None,
    seats: int = 2,
) -> State:
    """Seat 1 has just revealed this colour with the raft on this space."""
    s = scene(
        seats=seats,
        stage=3,
        raft=at,
        hands=hands,
        fossils=fossils,
        decks={"explorers": colour, "equipment": tool},
    )
    return play(s, "ride")


@pytest.mark.parametrize(
    ("at", "colour", "to"),
    [(0, "blue", 1), (0, "red", 2), (0, "yellow", 3), (1, "blue", 4), (2, "red", 5)],
)
def test_the_raft_goes_on_to_the_next_space_of_the_colour(at: int, colour: str, to: int) -> None:
    s = ride(colour, at)
    assert s.raft == to
    assert s.discards[0] == tuple(name == colour for name in ("blue", "red", "yellow"))


def test_each_in_turn_clockwise() -> None:
    s = ride("blue", seats=3)
    assert s.actor == 1
    assert legal(s) == ["ride"]


def test_no_space_of_the_colour_ahead_ends_the_game_at_once() -> None:
    s = ride("yellow", 6)
    assert RULES.actor(s) == OVER
    outcome = RULES.outcome(s)
    assert outcome is not None
    assert outcome.reason == "lava"
    with pytest.raises(IllegalAction, match="game-over"):
        play(s, "ride")


def test_the_last_space_alone_does_not_end_it() -> None:
    s = ride("blue", 7)
    assert s.raft == 8
    assert RULES.outcome(s) is None


def test_a_space_without_crossed_fossils_asks_for_nothing() -> None:
    s = ride("blue", fossils={1: "gold", 2: "gold"})
    assert s.todo[-1].task is Task.RIDE
    assert s.menace == -1


def test_every_player_clockwise_from_the_active_one() -> None:
    s = ride(
        "blue",
        3,
        fossils={1: "gold", 2: "gold", 3: "gold"},
        hands={1: "rope", 2: "rope", 3: "rope"},
        seats=3,
    )
    for seat in (0, 1, 2):
        assert (s.actor, s.todo[-1].task) == (seat, Task.LAVA)
        s = play(s, "discard gold")
    assert (s.actor, s.todo[-1].task) == (1, Task.RIDE)
    assert s.discards[1] == (0, 0, 0, 0, 1)  # the card revealed


def test_as_many_fossils_as_are_crossed_out_of_your_choice() -> None:
    s = ride("red", 3, fossils={1: "gold*2 single", 2: "crystal"}, hands={2: "rope"})
    assert legal(s) == ["discard single", "discard gold"]
    s = play(s, "discard gold")
    assert s.actor == 0
    s = play(s, "discard single")
    assert s.players[0].fossils == (0, 0, 0, 0, 0, 0, 1, 0)
    assert s.actor == 1


def test_or_one_matching_equipment_card() -> None:
    s = ride("red", 3, fossils={1: "gold*2"}, hands={1: "lamp*2 rope"})
    assert legal(s) == ["match lamp", "discard gold"]
    s = play(s, "match lamp")
    assert s.players[0].equipment == (1, 0, 0, 0, 1)
    assert sum(s.players[0].fossils) == 2
    assert s.actor == 1


def test_either_or() -> None:
    s = ride("red", 3, fossils={1: "gold*3"}, hands={1: "lamp"})
    s = play(s, "discard gold")
    with pytest.raises(IllegalAction, match="not-now"):
        play(s, "match lamp")


def test_other_equipment_does_not_match() -> None:
    s = ride("red", 3, fossils={1: "gold*2"}, hands={1: "rope"})
    with pytest.raises(IllegalAction, match="match-other"):
        play(s, "match rope")
    with pytest.raises(IllegalAction, match="match-missing"):
        play(s, "match lamp")
    with pytest.raises(IllegalAction, match="match-missing"):
        play(s, "match multi-tool")


def test_a_multi_tool_counts_as_matching() -> None:
    s = play(ride("red", 3, fossils={1: "gold*2"}, hands={1: "multi-tool"}), "match multi-tool")
    assert sum(s.players[0].fossils) == 2
    assert s.discards[3][4] == 1


def test_good_luck_stands_in_for_one_or_two_fossils() -> None:
    s = play(ride("red", 3, fossils={1: "gold*3"}, hands={1: "good-luck"}), "good-luck")
    assert sum(s.players[0].fossils) == 3
    assert s.actor == 1
    s = ride("red", 3, fossils={1: "gold*3"}, hands={1: "good-luck"})
    s = play(s, "discard gold", "good-luck")
    assert sum(s.players[0].fossils) == 2
    s = play(ride("blue", 3, fossils={1: "gold*3"}, hands={1: "good-luck"}), "good-luck")
    assert sum(s.players[0].fossils) == 3
    with pytest.raises(IllegalAction, match="luck-missing"):
        play(ride("blue", 3, fossils={1: "gold*3"}, hands={1: "rope"}), "good-luck")


def test_too_few_fossils_discard_what_you_have() -> None:
    s = ride("red", 3, fossils={1: "gold"}, hands={1: "rope"})
    assert legal(s) == ["discard gold"]
    s = play(s, "discard gold")
    assert s.actor == 1
    assert sum(s.players[0].fossils) == 0


def test_who_has_nothing_else_loses_without_being_asked() -> None:
    s = ride("red", 3, fossils={1: "gold*2", 2: "single"})
    assert s.todo[-1].task is Task.RIDE
    assert sum(s.players[0].fossils) + sum(s.players[1].fossils) == 0
    s = ride("red", 3, fossils={1: "gold*3"})
    assert (s.actor, s.todo[-1].task) == (0, Task.LOSE)


def test_nobody_draws_to_the_hand() -> None:
    for text in ("draw explorers", "take lamp", "move blue d4"):
        with pytest.raises(IllegalAction, match="not-now"):
            play(scene(stage=3, raft=0), text)


def test_an_empty_explorer_deck_is_made_from_its_discards() -> None:
    s = scene(stage=3, raft=0, decks={"explorers": "blue"}, only=("explorers",))
    s = play(s, "ride")
    assert s.actor == CHANCE
    s = play(s, "explorers blue*21 red*21 yellow*21")
    assert s.raft == 1
    assert s.actor == 1
