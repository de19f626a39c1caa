"""Whatever sits in a seat plays legally, the same way every time, and from its view alone."""

import pytest

from pyapp.ai.players import KINDS, find_player, players, stream_for
from pyapp.ai.table import play_game
from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions
from pyapp.core.options import complete_options
from pyapp.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_random_player_first(game: str) -> None:
    assert next(iter(players(game))) == "random"
    assert set(players(game)) <= set(KINDS)
    for kind, player in players(game).items():
        assert find_player(game, kind) is player
        assert player.name == kind


def test_an_unknown_kind_is_named_with_what_there_is() -> None:
    with pytest.raises(BadOptions) as caught:
        find_player("kilimanjaro", "clairvoyant")
    assert caught.value.code == "seat-kind"
    assert caught.value.params == {"value": "clairvoyant", "allowed": "random, greedy"}


def test_a_players_numbers_are_its_own() -> None:
    first = [stream_for(7, 0, 3).below(1000) for _ in range(2)]
    others = [
        stream_for(7, 1, 3).below(1000),
        stream_for(7, 0, 4).below(1000),
        stream_for(8, 0, 3).below(1000),
        Stream(7, "match", 3).below(1000),
    ]
    assert first[0] == first[1]
    assert first[0] not in others


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in GAMES for kind in players(game)]
)
def test_the_same_seed_is_the_same_game(game: str, kind: str) -> None:
    rules = GAMES[game]
    options = complete_options(rules.info.options, {})
    seated = [find_player(game, kind)] * rules.info.min_seats
    games = [play_game(rules, options, seated, seed) for seed in (5, 5)]
    assert games[0] == games[1]
    other = play_game(rules, options, [find_player(game, "random")] * rules.info.min_seats, 6)
    assert games[0].actions[:3] != other.actions[:3]
