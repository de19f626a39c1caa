"""Computer players of The Third Gorilla choose cards with thought, from their view alone."""

import pytest

from pyapp.ai.gorilla import EASY, HARD, LEVELS, NORMAL, RANDOM, GorillaPlayer
from pyapp.ai.players import players
from pyapp.ai.table import play_game
from pyapp.core.chance import Stream
from pyapp.core.options import complete_options
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.evaluation import appeal, worth
from pyapp.games.gorilla.material import CARDS_BY_NAME
from tests.games.gorilla.tables import middle

OTHERS = ["water-5 water-1 water-3", "wind-5 wind-1 wind-3", "earth-5 earth-1 earth-3"]


def test_the_levels_are_in_the_registry_weakest_first() -> None:
    assert tuple(players("gorilla").values()) == LEVELS == (RANDOM, EASY, NORMAL, HARD)


def test_fewer_cards_are_worth_more_and_gorilla_san_least() -> None:
    values = [worth((mine, 3, 5, 8), 0) for mine in range(12)]
    assert values == sorted(values, reverse=True)
    assert worth((9, 3, 5, 8), 0) < worth((8, 3, 5, 9), 0) - 0.5


def test_a_tie_is_worth_something_between() -> None:
    assert worth((4, 3, 5, 8), 0) > worth((5, 3, 5, 8), 0) > worth((6, 3, 5, 8), 0)


@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
def test_a_player_chooses_a_legal_card_the_same_way_every_time(player: GorillaPlayer) -> None:
    s = middle(["fire-5 fire-4 fire-6 fire-8 wind-2", *OTHERS], "earth-2 fire-2")
    view, legal = GORILLA.observe(s, 0), GORILLA.legal(s)
    chosen = [player.choose(GORILLA, view, legal, Stream(5, "ai")) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in legal


def test_a_single_card_is_played_without_a_thought() -> None:
    s = middle(["fire-5 fire-1", *OTHERS], "earth-8")
    rng = Stream(5, "ai")
    assert HARD.choose(GORILLA, GORILLA.observe(s, 0), GORILLA.legal(s), rng) == (5,)
    assert rng.state == Stream(5, "ai").state


def fake_or_not(table: str, taken: str) -> str:
    s = middle(["fire-5 fire-6 fire-8", *OTHERS], table, taken=[taken, "", "", ""])
    played = EASY.choose(GORILLA, GORILLA.observe(s, 0), GORILLA.legal(s), Stream(1, "ai"))
    return GORILLA.encode(played)


def test_a_fake_is_held_while_little_hangs_on_it_and_spent_when_much_does() -> None:
    assert fake_or_not("fire-4", "") == "play fire-8"
    assert fake_or_not("fire-4", "fire-9 wind-9 water-9 earth-9 earth-8") == "play fire-8"
    much = "fire-9 wind-9 water-9 earth-9 earth-8 earth-7 earth-4"
    assert fake_or_not("fire-4", much) == "play fire-6"


def test_by_the_rule_of_thumb_a_hand_keeps_cards_that_follow() -> None:
    s = middle(["fire-5 fire-1 fire-3 wind-8 fire-8", *OTHERS])
    view = GORILLA.observe(s, 0)
    best = max(("fire-1", "fire-3", "wind-8"), key=lambda name: appeal(view, CARDS_BY_NAME[name]))
    assert best == "fire-1"


def test_search_spends_the_fake_when_all_it_has_taken_hangs_on_it() -> None:
    s = middle(
        ["fire-5 fire-4 fire-6", *OTHERS],
        "fire-3",
        taken=["earth-7 earth-8 fire-9 wind-9 water-9 earth-9 wind-7 wind-8", "", "", ""],
    )
    view, legal = GORILLA.observe(s, 0), GORILLA.legal(s)
    chosen = {GORILLA.encode(HARD.choose(GORILLA, view, legal, Stream(i, "ai"))) for i in range(5)}
    assert chosen == {"play fire-6"}


def test_harder_levels_take_fewer_cards() -> None:
    options = complete_options(GORILLA.info.options, {})
    for weak, strong in ((RANDOM, EASY), (EASY, NORMAL), (NORMAL, HARD)):
        taken = {weak.name: 0, strong.name: 0}
        for seed in range(6):
            seated = [weak, strong, weak, strong] if seed % 2 else [strong, weak, strong, weak]
            outcome = play_game(GORILLA, options, seated, seed).outcome()
            assert outcome is not None
            for player, parts in zip(seated, outcome.parts, strict=True):
                taken[player.name] += dict(parts)["taken"]
        assert taken[strong.name] < 0.8 * taken[weak.name]


def test_players_play_three_seats_and_the_relaxed_game_too() -> None:
    for seats, relaxed in ((3, False), (4, True), (3, True)):
        options = complete_options(GORILLA.info.options, {"relaxed": relaxed})
        for player in (RANDOM, EASY):
            outcome = play_game(GORILLA, options, [player] * seats, 1).outcome()
            assert outcome is not None
            assert outcome.reason == "gorilla-alone"
