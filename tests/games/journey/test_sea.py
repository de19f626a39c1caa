"""Stage 2, the Lidenbrock Sea. The test board:

-   .     x     .   .    [l]  -
S   .     .     2   e    .    G
S   [rc]  .     #   .    x    -
"""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.journey.grid import space_name
from pyapp.games.journey.material import SEA
from pyapp.games.journey.state import State, Task
from tests.games.journey.dealing import legal, play, scene


def sail(
    card: str,
    hands: dict[int, str],
    *,
    seats: int = 3,
    fossils: dict[int, str] | None = None,
    decks: dict[str, str] | None = None,
) -> State:
    """Seat 1 has just moved the raft and revealed this sea card."""
    s = scene(
        seats=seats,
        stage=2,
        hands={seat: ("blue " if seat == 1 else "") + hands.get(seat, "") for seat in range(1, 5)},
        fossils=fossils,
        decks={"sea": card, **(decks or {})},
        raft="b2",
    )
    return play(s, "move blue c2", "stop explorer")


def test_any_one_colour_moves_the_raft_forward_to_the_right() -> None:
    s = scene(stage=2, hands={1: "blue red yellow"}, raft="b2")
    moves = {text for text in legal(s) if text.startswith("move")}
    assert moves == {"move blue c2", "move red c2", "move yellow c2"}
    s = play(s, "move yellow c2", "stop explorer")
    assert space_name(s.raft) == "c2"
    assert s.players[0].explorers == (1, 1, 0)


def test_only_cards_of_one_colour() -> None:
    s = play(scene(stage=2, hands={1: "blue red"}, raft="b2"), "move blue c2")
    assert {text for text in legal(s) if text.startswith("step")} == set()


def test_sideways_is_up_and_down_and_a_column_forward_is_needed() -> None:
    s = play(scene(stage=2, hands={1: "blue*5"}, raft="b2"), "move blue b1")
    assert "stop explorer" not in legal(s)
    s = play(s, "step b2", "step b3", "step c3", "stop explorer*4")
    assert space_name(s.raft) == "c3"


def test_five_cards_at_most() -> None:
    s = play(scene(stage=2, hands={1: "blue*9"}, raft="b2"), "move blue c2", "step d2")
    assert s.move is not None
    s = play(s, "step e2", "step f2")
    assert legal(s) == ["stop explorer*5"]


def test_a_whirlpool_needs_a_rope_and_the_next_space_at_once() -> None:
    s = scene(stage=2, hands={1: "blue*3 rope"}, raft="b1")
    s = play(s, "move blue c1")
    assert not [text for text in legal(s) if text.startswith("stop")]
    s = play(s, "step d1", "stop explorer*2 rope")
    assert space_name(s.raft) == "d1"


def test_rock_islands_block() -> None:
    s = scene(stage=2, hands={1: "blue*5 pickaxe"}, raft="c3")
    with pytest.raises(IllegalAction, match="step-granite"):
        play(s, "move blue d3")


def test_water_events_and_compasses_work_as_in_stage_1() -> None:
    s = scene(stage=2, hands={1: "blue*2 compass"}, raft="b2")
    assert space_name(play(s, "move blue c3", "stop explorer compass").raft) == "c3"
    s = scene(
        stage=2,
        hands={1: "blue*2"},
        raft="d1",
        decks={"events": "multi-tool", "sea": "monsters-1"},
    )
    s = play(s, "move blue e1", "step e2", "stop explorer*2")
    assert s.players[0].events[4] == 1


def test_after_a_move_the_mover_reveals_a_sea_card() -> None:
    s = sail("geyser-1", {1: "blue*2 yellow*2"})
    assert SEA[s.sea].name == "geyser-1"
    assert (s.actor, s.todo[-1].task) == (0, Task.OFFER)


def test_not_after_drawing() -> None:
    s = play(scene(stage=2), *["draw explorers"] * 3)
    assert len(s.decks[4]) == 10


def test_the_sea_card_comes_after_the_effects_of_the_space() -> None:
    s = scene(
        stage=2,
        hands={1: "red blue*2 yellow lamp"},
        raft="e1",
        decks={"sea": "geyser-1", "fossils": "gold"},
    )
    s = play(s, "move red f1", "stop explorer")
    assert s.todo[-1].task is Task.DISCOVER
    s = play(s, "discover lamp")
    assert s.todo[-1].task is Task.OFFER


def test_the_reward_is_taken_for_the_cards_shown() -> None:
    s = play(sail("geyser-1", {1: "blue*2 yellow*2"}), "accept")
    assert s.players[0].explorers == (1, 0, 1)
    assert [SEA[card].name for card in s.players[0].sea] == ["geyser-1"]
    assert s.actor == 1
    assert s.sea == -1


def test_a_fossil_find_is_discarded_for_a_fossil() -> None:
    s = play(sail("find-1", {1: "blue red"}, decks={"fossils": "gold"}), "accept")
    assert s.players[0].fossils[6] == 1
    assert s.players[0].sea == ()
    assert s.discards[4][0] == 1


def test_the_mover_first_then_clockwise_until_somebody_takes_it() -> None:
    s = sail("geyser-2", {1: "red*2", 2: "red*2", 3: "red*2"})
    s = play(s, "decline")
    assert s.actor == 1
    s = play(s, "accept")
    assert (s.actor, s.todo[-1].task) == (1, Task.TURN)
    assert s.players[1].sea == (3,)
    assert s.players[2].explorers == (0, 2, 0)


def test_nobody_takes_it_and_it_is_discarded() -> None:
    s = play(sail("geyser-2", {1: "red*2", 2: "blue*2", 3: "red*2"}), *["decline"] * 3)
    assert s.discards[4][3] == 1
    assert s.actor == 1


def test_only_the_cards_shown_pay() -> None:
    s = sail("geyser-2", {1: "blue*3 hardtack*2 prismatic"})
    assert legal(s) == ["decline"]
    with pytest.raises(IllegalAction, match="accept-missing"):
        play(s, "accept")


def test_who_all_can_see_cannot_pay_is_not_asked() -> None:
    s = sail("geyser-2", {1: "red", 2: "red", 3: "red*2"})
    assert s.actor == 2


@pytest.mark.parametrize(
    ("name", "points", "cards"),
    [("geyser", 2, 2), ("islet", 4, 3), ("monsters", 6, 4), ("find", 0, 2)],
)
def test_the_sea_cards_are_those_of_the_rules_page(name: str, points: int, cards: int) -> None:
    mine = [card for card in SEA if card.name.startswith(name)]
    assert len(mine) == 2
    assert {(card.points, sum(card.cost)) for card in mine} == {(points, cards)}


class TestLightning:
    def test_the_first_who_does_not_discard_is_struck(self) -> None:
        s = sail(
            "lightning-1", {1: "blue", 2: "blue", 3: "blue"}, fossils={2: "gold single", 3: "gold"}
        )
        s = play(s, "accept")
        assert s.players[0].explorers == (0, 0, 0)
        s = play(s, "decline")
        assert (s.actor, s.todo[-1].task) == (1, Task.LOSE)
        assert legal(s) == ["discard single", "discard gold"]
        s = play(s, "discard single")
        assert s.players[1].fossils[6] == 1
        assert s.players[2].explorers == (1, 0, 0)
        assert s.discards[4][8] == 1
        assert s.actor == 1

    def test_nobody_struck_and_it_is_discarded(self) -> None:
        s = sail("lightning-1", {1: "blue", 2: "blue", 3: "blue"}, fossils={2: "gold"})
        s = play(s, "accept", "accept", "accept")
        assert s.discards[4][8] == 1
        assert sum(s.players[1].fossils) == 1
        assert s.actor == 1

    def test_struck_without_fossils_nothing_happens(self) -> None:
        s = sail("lightning-1", {1: "blue", 2: "blue"}, fossils={2: "gold"})
        s = play(s, "decline")
        assert s.actor == 1
        assert s.todo[-1].task is Task.TURN
        assert sum(s.players[1].fossils) == 1

    def test_without_any_explorer_cards_the_lightning_strikes_at_once(self) -> None:
        s = sail("lightning-1", {2: "blue"}, fossils={1: "gold single"})
        assert (s.actor, s.todo[-1].task) == (0, Task.LOSE)

    def test_good_luck_saves_the_fossil(self) -> None:
        s = sail("lightning-1", {1: "blue good-luck"}, fossils={1: "gold"})
        s = play(s, "decline", "good-luck")
        assert sum(s.players[0].fossils) == 1


def test_an_empty_sea_deck_is_made_from_its_discards() -> None:
    s = scene(
        stage=2,
        hands={1: "blue"},
        decks={"sea": "geyser-1"},
        only=("sea",),
        raft="b2",
    )
    s = play(s, "move blue c2", "stop explorer")
    assert s.actor == CHANCE
    s = play(
        s,
        "sea find-1 find-2 geyser-2 islet-1 islet-2 monsters-1 monsters-2 lightning-1 lightning-2",
    )
    assert len(s.decks[4]) == 9
