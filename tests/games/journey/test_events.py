"""The eight kinds of event card."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.journey.evaluation import score
from pyapp.games.journey.state import State, Task
from tests.games.journey.dealing import legal, play, scene


def draw(
    event: str,
    *,
    hand: str = "",
    fossils: str = "",
    decks: dict[str, str] | None = None,
    only: tuple[str, ...] = (),
) -> State:
    """Seat 1 has just moved onto an event space and drawn this card."""
    s = scene(
        hands={1: f"blue {hand}"},
        fossils={1: fossils},
        decks={"events": event, **(decks or {})},
        only=only,
    )
    return play(s, "move blue e2", "stop explorer")


@pytest.mark.parametrize("event", ["multi-tool", "prismatic", "good-luck", "water-supply"])
def test_these_are_kept_for_later_use(event: str) -> None:
    s = draw(event)
    assert sum(s.players[0].events) == 1
    assert s.actor == 1
    assert not any(s.discards[3])


class TestNeededSupplies:
    def test_three_cards_in_any_mix(self) -> None:
        s = draw("needed-supplies", decks={"explorers": "red", "equipment": "rope"})
        assert (s.actor, s.todo[-1].task, s.todo[-1].number) == (0, Task.DRAW, 3)
        s = play(s, "draw explorers", "draw equipment", "take lamp")
        assert s.players[0].explorers == (0, 1, 0)
        assert s.players[0].equipment == (1, 0, 0, 0, 1)
        assert s.discards[3][0] == 1
        assert s.actor == 1
        assert len(s.display) == 3

    def test_the_limits_apply(self) -> None:
        s = play(draw("needed-supplies", hand="red*5 yellow*4"), *["draw explorers"] * 2)
        assert s.todo[-1].task is Task.LIMIT


class TestFavourableOpportunity:
    @pytest.mark.parametrize("n", [0, 1, 2, 3])
    def test_none_to_three_fossils_go_under_the_deck_and_as_many_are_drawn(self, n: int) -> None:
        s = draw("opportunity", fossils="single*4", decks={"fossils": "gold crystal head-left"})
        s = play(s, *["put single"] * n)
        assert s.decks[2].endswith(bytes([0] * n))
        s = play(s, "done")
        assert sum(s.players[0].fossils) == 4
        assert s.players[0].fossils[0] == 4 - n
        assert s.actor == 1
        assert s.discards[3][1] == 1

    def test_three_at_most(self) -> None:
        s = play(draw("opportunity", fossils="single*4"), *["put single"] * 3)
        assert legal(s) == ["done"]
        with pytest.raises(IllegalAction, match="put-limit"):
            play(s, "put single")

    def test_only_your_own(self) -> None:
        with pytest.raises(IllegalAction, match="put-missing"):
            play(draw("opportunity", fossils="single"), "put gold")

    def test_without_fossils_nothing_happens(self) -> None:
        assert draw("opportunity").actor == 1


class TestPushAhead:
    def test_one_more_complete_turn_right_after_this_one(self) -> None:
        s = draw("push-ahead", hand="blue")
        assert (s.actor, s.todo[-1].task) == (0, Task.TURN)
        assert s.discards[3][2] == 1
        assert any(text.startswith("move blue") for text in legal(s))
        s = play(s, *["draw explorers"] * 3)
        assert s.actor == 1

    def test_a_second_one_in_the_further_turn_gives_another(self) -> None:
        s = scene(hands={1: "blue red*3"}, decks={"events": "push-ahead*2 multi-tool"})
        s = play(s, "move blue e2", "stop explorer")
        assert s.actor == 0
        s = play(s, "move red d2", "step e2", "step e3", "stop explorer*3")
        assert s.actor == 0
        s = play(s, *["draw explorers"] * 3)
        assert s.actor == 1

    def test_the_display_is_refilled_between_the_turns(self) -> None:
        s = scene(
            hands={1: "blue"}, decks={"events": "push-ahead", "equipment": "rope"}, display="lamp*2"
        )
        s = play(s, "move blue e2", "stop explorer")
        assert s.display == (0, 4, 4)


class TestSupport:
    def test_one_fossil_is_drawn(self) -> None:
        s = draw("support", decks={"fossils": "gold"})
        assert s.players[0].fossils[6] == 1
        assert s.discards[3][3] == 1
        assert s.actor == 1

    def test_no_lamp(self) -> None:
        assert draw("support", hand="lamp*2").actor == 1


def test_a_water_supply_still_held_is_two_points() -> None:
    s = scene(hands={1: "water-supply*2"}, stones={1: 0})
    assert dict(score(s.players[0]))["water-supply"] == 4


def test_used_events_are_shuffled_when_the_deck_is_out() -> None:
    s = draw("support", only=("events",))
    assert s.actor == CHANCE
    s = play(
        s,
        "events needed-supplies*2 opportunity*2 push-ahead*2 support multi-tool*2 prismatic*2 "
        "good-luck*2 water-supply*2",
    )
    assert s.discards[3][3] == 1  # the one just done was not among them
    assert s.actor == 1
