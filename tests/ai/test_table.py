"""Games without a screen are the games a screen would show."""

import pytest

from pyapp.ai.players import Player, find_player, players, stream_for
from pyapp.ai.random import RANDOM
from pyapp.ai.table import play_game
from pyapp.core.errors import BadOptions
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.core.rules import OVER, Reaction
from pyapp.games import GAMES
from tests.core.samples import check_outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_what_a_match_of_that_seed_deals(game: str) -> None:
    """A link with a seed is a challenge: same deals, and computers that answer alike."""
    rules = GAMES[game]
    options = complete_options(rules.info.options, {})
    player = list(players(game).values())[min(1, len(players(game)) - 1)]
    played = play_game(rules, options, [player] * rules.info.max_seats, 7)
    match = Match.start(rules, options, rules.info.max_seats).settle(7)
    while (actor := match.actor) != OVER:
        if isinstance(actor, Reaction):  # what people do at once depends on the clock, too
            match = match.play(played.actions[match.ply]).settle(7)
            continue
        view, rng = match.view(actor), stream_for(7, actor, match.ply)
        match = match.play(player.choose(rules, view, match.legal(), rng)).settle(7)
    assert match == played
    check_outcome(played.outcome(), rules.info.max_seats)


def test_seats_the_game_is_not_for() -> None:
    rules = GAMES["kilimanjaro"]
    options = complete_options(rules.info.options, {})
    for seated in ([RANDOM], [RANDOM] * 5):
        with pytest.raises(BadOptions):
            play_game(rules, options, seated, 1)


def test_a_player_that_cannot_react_is_named() -> None:
    rules = GAMES["gorilla"]
    options = complete_options(rules.info.options, {})
    with pytest.raises(TypeError, match="“random” cannot react"):
        play_game(rules, options, [RANDOM] * 4, 1)


def test_kinds_can_be_mixed() -> None:
    rules = GAMES["kilimanjaro"]
    options = complete_options(rules.info.options, {})
    seated: list[Player] = [find_player("kilimanjaro", k) for k in ("greedy", "random", "greedy")]
    played = play_game(rules, options, seated, 3)
    assert played.seats == 3
    assert played.actor == OVER
