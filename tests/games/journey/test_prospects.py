"""What the screen shows a player before a decision."""

from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.actions import Stop
from pyapp.games.journey.evaluation import GROUPS
from pyapp.games.journey.grid import space_name
from pyapp.games.journey.prospects import (
    as_walk,
    collection,
    first_steps,
    lava_risk,
    reach,
    thrifty,
    water,
)
from tests.games.journey.dealing import legal, play, scene


def test_reachable_places_with_their_price() -> None:
    s = scene(hands={1: "blue*2 rope"}, explorers=("c3", "start", "start"))
    shown = {
        (space_name(r.space), r.cost.units, r.cost.rope) for r in reach(RULES.observe(s, 0), 0)
    }
    assert shown == {("c5", 2, 1), ("d4", 2, 0)}
    entry = next(r for r in reach(RULES.observe(s, 0), 0) if space_name(r.space) == "c5")
    walk, *steps = entry.steps
    s = play(s, RULES.encode(as_walk(0, walk)), *(RULES.encode(step) for step in steps))
    assert "stop explorer*2 rope" in legal(s)


def test_a_place_has_one_entry_for_each_price_worth_considering() -> None:
    s = scene(hands={1: "blue*5 pickaxe"}, explorers=("a2", "start", "start"))
    prices = [
        (r.cost.units, r.cost.pickaxe)
        for r in reach(RULES.observe(s, 0), 0)
        if space_name(r.space) == "b3"
    ]
    assert prices == [(2, 1), (4, 0)]


def test_within_a_move_the_price_so_far_is_included() -> None:
    s = scene(hands={1: "blue*3"}, explorers=("d3", "start", "start"))
    s = play(s, "move blue e3")
    shown = reach(RULES.observe(s, 0), 0)
    assert {(space_name(r.space), r.cost.units) for r in shown} == {("d4", 3), ("e4", 3)}


def test_first_steps_are_the_legal_ones() -> None:
    s = scene(hands={1: "blue*5 red*2 prismatic compass"}, explorers=("c3", "d3", "start"))
    view = RULES.observe(s, 0)
    steps = [RULES.encode(walk) for colour in range(3) for walk in first_steps(view, colour)]
    assert set(steps) == {text for text in legal(s) if text.startswith("move")}


def test_collections_show_what_they_are_worth_and_what_one_more_would_add() -> None:
    fossils = scene(fossils={1: "gold*5 head-left fish-head fish-body"}).players[0].fossils
    shown = collection(fossils)
    assert dict(zip(GROUPS, shown.groups, strict=True)) == {
        "singles": 0,
        "heads": 0,
        "ichthyosaurs": 3,
        "gold": 15,
        "crystal": 0,
    }
    assert shown.total == 18
    assert shown.gains == (2, 0, 5, 1, 1, 9, 5, 1)


def test_water_needed_against_water_held() -> None:
    s = scene(hands={1: "water-supply", 2: "water-supply"}, fossils={1: "gold*7", 2: "gold*7"})
    view = RULES.observe(s, 0)
    assert (water(view, 0).needed, water(view, 0).stones, water(view, 0).short) == (3, 1, 0)
    assert (water(view, 1).supplies, water(view, 1).short) == (0, 2)  # its hand is hidden


def test_the_risk_of_the_lava_ahead() -> None:
    s = scene(stage=3, raft=3, hands={1: "blue*5"}, discards={"explorers": "red*11"})
    risks = lava_risk(RULES.observe(s, 0))
    assert [(r.space, r.crossed) for r in risks] == [(4, 1), (5, 2), (6, 0)]
    assert [round(r.chance * 47) for r in risks] == [16, 10, 21]
    assert lava_risk(RULES.observe(scene(stage=3, raft=6), 0))[2].space == 0


def test_thrifty_payments_waste_no_card() -> None:
    s = scene(hands={1: "blue*3 hardtack*2"}, explorers=("d3", "start", "start"))
    s = play(s, "move blue d4", "step d5")
    stops = [action for action in RULES.legal(s) if isinstance(action, Stop)]
    assert [RULES.encode(way) for way in stops] == [
        "stop explorer hardtack",
        "stop explorer hardtack*2",
        "stop explorer*2 hardtack",
        "stop explorer*3",
    ]
    assert [RULES.encode(way) for way in thrifty(stops)] == [
        "stop explorer hardtack",
        "stop explorer*3",
    ]
