"""Set-up, as the rules page tells it."""

import pytest

from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.grid import START
from pyapp.games.journey.material import DECK_COUNTS
from tests.games.journey.dealing import begin, legal, play

EXPLORERS = "explorers " + "blue red yellow " * 21
EQUIPMENT = "equipment " + "rope pickaxe compass hardtack lamp " * 9
FOSSILS = (
    "fossils single*12 head-left*6 head-right*6 fish-head*4 fish-body*4 fish-tail*4 "
    "gold*14 crystal*14"
)
EVENTS = (
    "events needed-supplies*2 opportunity*2 push-ahead*2 support*2 multi-tool*2 prismatic*2 "
    "good-luck*2 water-supply*2"
)
SEA = (
    "sea find-1 find-2 geyser-1 geyser-2 islet-1 islet-2 monsters-1 monsters-2 "
    "lightning-1 lightning-2"
)
DEALS = (EXPLORERS, EQUIPMENT, FOSSILS, EVENTS, SEA)


def test_the_box_holds_what_the_rules_say() -> None:
    assert [sum(counts) for counts in DECK_COUNTS] == [63, 45, 64, 16, 10]
    assert DECK_COUNTS[0] == (21, 21, 21)
    assert DECK_COUNTS[1] == (9,) * 5
    assert DECK_COUNTS[2] == (12, 6, 6, 4, 4, 4, 14, 14)
    assert DECK_COUNTS[3] == (2,) * 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_six_explorers_three_equipment_and_one_stone(seats: int) -> None:
    s = play(begin(seats, starter="1"), *DEALS)
    for player in s.players:
        assert sum(player.explorers) == 6
        assert sum(player.equipment) == 3
        assert player.stones == 1
        assert not any(player.events)
        assert not any(player.fossils)
    assert len(s.display) == 3
    assert s.supply == 20 - seats
    assert [len(deck) for deck in s.decks] == [63 - 6 * seats, 45 - 3 * seats - 3, 64, 16, 10]


def test_explorers_wait_on_the_start_area_and_the_raft_on_the_sea_start() -> None:
    s = play(begin(2, starter="1"), *DEALS)
    assert s.explorers == (START, START, START)
    assert s.raft == START
    assert s.stage == 1


def test_cards_are_dealt_one_at_a_time_from_the_start_player() -> None:
    s = play(
        begin(2),
        "start 2",
        "explorers blue red blue red blue red blue red blue red blue red blue*15 red*15 yellow*21",
        "equipment rope lamp rope lamp rope lamp compass hardtack pickaxe "
        "rope*6 lamp*6 compass*8 hardtack*8 pickaxe*8",
        FOSSILS,
        EVENTS,
        SEA,
    )
    assert s.players[1].explorers == (6, 0, 0)
    assert s.players[0].explorers == (0, 6, 0)
    assert s.players[1].equipment == (3, 0, 0, 0, 0)
    assert s.players[0].equipment == (0, 0, 0, 0, 3)
    assert s.display == (1, 2, 3)
    assert s.actor == 1


def test_the_start_player_is_chosen_or_drawn() -> None:
    assert begin(3).actor == CHANCE
    assert play(begin(3), "start 3").starter == 2
    assert play(begin(3, starter="2"), *DEALS).actor == 1
    with pytest.raises(BadOptions):
        begin(2, starter="3")
    with pytest.raises(IllegalAction, match="start-seat"):
        play(begin(2), "start 3")


@pytest.mark.parametrize(
    "wrong",
    [
        EXPLORERS.replace("blue", "red", 1),
        EXPLORERS + " blue",
        EXPLORERS.rsplit(" ", 2)[0],
    ],
)
def test_a_deck_must_hold_exactly_its_cards(wrong: str) -> None:
    with pytest.raises(IllegalAction, match="shuffle-set"):
        play(begin(2, starter="1"), wrong)


def test_decks_are_shuffled_in_a_fixed_order() -> None:
    with pytest.raises(IllegalAction, match="shuffle-deck"):
        play(begin(2, starter="1"), EQUIPMENT)
    with pytest.raises(IllegalAction, match="chance-now"):
        play(begin(2, starter="1"), "draw explorers")


def test_a_turn_offers_draws_and_moves() -> None:
    s = play(begin(2, starter="1"), *DEALS)
    words = {text.split()[0] for text in legal(s)}
    assert words == {"draw", "take", "move"}
    assert RULES.outcome(s) is None
