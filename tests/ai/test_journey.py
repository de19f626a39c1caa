"""The sensible traveller: what it does where it is plain what to do."""

from typing import Any

import pytest

from pyapp.ai.journey import SENSIBLE
from pyapp.ai.players import players
from pyapp.core.chance import Stream
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.board import SHIPPED
from pyapp.games.journey.knowledge import determinize
from pyapp.games.journey.state import State
from tests.games.journey.conservation import check
from tests.games.journey.dealing import BOARD, begin, play, scene


def choice(s: State) -> str:
    view = RULES.observe(s, s.actor)
    return RULES.encode(SENSIBLE.choose(RULES, view, RULES.legal(s), Stream(1, "choice")))


def go_on(s: State, seat: int) -> State:
    """The state after all this seat does before somebody else decides."""
    while s.actor == seat:
        s = play(s, choice(s))
    return s


def test_it_is_registered() -> None:
    assert players("journey")["sensible"] is SENSIBLE


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", [*SHIPPED, BOARD])
def test_it_plays_whole_games_by_the_rules(seats: int, board: str) -> None:
    s: State = begin(seats, board=board)
    rng = Stream(seats, "whole")
    plies = 0
    while s.actor != OVER:
        if s.actor == CHANCE:
            action: Any = RULES.sample(s, rng)
        else:
            legal = RULES.legal(s)
            action = SENSIBLE.choose(RULES, RULES.observe(s, s.actor), legal, rng)
            assert action in legal
        s = RULES.apply(s, action)
        check(s)
        plies += 1
        assert plies < 2000
    outcome = RULES.outcome(s)
    assert outcome is not None
    assert max(dict(parts)["total"] for parts in outcome.parts) > 5


def test_it_walks_to_a_discovery_it_can_pay() -> None:
    s = scene(hands={1: "blue*7 rope*2 lamp red*2"}, explorers=("e2", "start", "start"))
    s = go_on(s, 0)
    assert sum(s.players[0].fossils) == 1


def test_it_draws_with_an_empty_hand() -> None:
    assert choice(scene()).split()[0] in ("draw", "take")


def test_it_takes_from_the_display_what_a_discovery_needs() -> None:
    s = scene(
        hands={1: "blue*4"}, explorers=("d2", "start", "start"), display="pickaxe pickaxe rope"
    )
    assert choice(s) == "take rope"


def test_it_ends_stage_1_when_the_others_lose_more() -> None:
    s = scene(
        hands={1: "blue*5"},
        explorers=("b7", "start", "start"),
        fossils={2: "gold*6"},
        stones={2: 0},
    )
    assert go_on(s, 0).stage == 2


def test_it_does_not_end_stage_1_when_it_would_lose_its_own() -> None:
    s = scene(
        hands={1: "blue*3"},
        explorers=("b7", "start", "start"),
        fossils={1: "gold*7"},
        stones={1: 0},
    )
    assert go_on(s, 0).stage == 1


def test_it_pays_the_water_its_fossils_need() -> None:
    s = scene(
        hands={1: "blue"}, explorers=("b7", "start", "start"), fossils={2: "gold*6"}, stones={2: 2}
    )
    s = play(s, "move blue goal", "stop explorer")
    assert choice(s) == "pay 2"


def test_it_gives_up_what_is_worth_least() -> None:
    s = scene(
        hands={1: "blue"},
        explorers=("b7", "start", "start"),
        fossils={2: "gold*6 head-left"},
        stones={2: 2},
    )
    s = play(s, "move blue goal", "stop explorer", "pay 2")
    assert choice(s) == "discard head-left"


def test_it_keeps_the_better_fossil() -> None:
    s = scene(
        hands={1: "blue rope lamp"},
        fossils={1: "gold*4"},
        decks={"fossils": "head-left gold single"},
        explorers=("e2", "start", "start"),
    )
    s = play(s, "move blue e3", "stop explorer", "discover rope lamp")
    s = go_on(s, 0)
    assert s.players[0].fossils[6] == 5


def test_it_saves_its_fossils_on_the_lava() -> None:
    s = scene(
        stage=3,
        raft=3,
        hands={1: "lamp rope"},
        fossils={1: "gold*6"},
        decks={"explorers": "red", "equipment": "lamp"},
    )
    assert choice(play(s, "ride")) == "match lamp"


def test_it_takes_points_at_sea_and_parries_lightning() -> None:
    s = scene(stage=2, hands={1: "blue*4 yellow*3"}, decks={"sea": "geyser-1"}, raft="b2")
    s = play(s, "move blue c2", "stop explorer")
    assert choice(s) == "accept"
    s = scene(
        stage=2,
        hands={1: "blue*4"},
        fossils={1: "gold*6"},
        decks={"sea": "lightning-1"},
        raft="b2",
    )
    assert choice(play(s, "move blue c2", "stop explorer")) == "accept"


def test_it_chooses_from_its_view_alone() -> None:
    s: State = begin(3)
    rng = Stream(5, "hidden")
    for ply in range(260):
        if s.actor == OVER:
            break
        if s.actor == CHANCE:
            s = RULES.apply(s, RULES.sample(s, rng))
            continue
        view = RULES.observe(s, s.actor)
        other = determinize(view, Stream(ply, "world"))
        again = RULES.observe(other, s.actor)
        chosen = SENSIBLE.choose(RULES, view, RULES.legal(s), Stream(ply))
        assert SENSIBLE.choose(RULES, again, RULES.legal(other), Stream(ply)) == chosen
        s = RULES.apply(s, chosen)
