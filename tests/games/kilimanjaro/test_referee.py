"""The engine and a second referee, who knows the rules page alone, agree at every ply."""

from itertools import product
from typing import Any

import pytest

from pyapp.core.chance import Stream
from pyapp.core.errors import IllegalAction
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from tests.games.kilimanjaro.referee import Foul, Referee

FLAGS = ("quick_start", "memory_aid", "less_luck", "must_banana")
GAMES_EACH = 6
"""Games for each combination of flags and seats: 288 in all. More were played and agreed."""


def picture(state: Any) -> dict[str, Any]:
    """The engine's state as the referee draws it."""
    dump = RULES.dump(state)
    del dump["moving"]
    for name in ("hands", "to_place"):
        dump[name] = [sorted(held) for held in dump[name]]
    return dump


def check_whole_game(seats: int, options: dict[str, Any], seed: int) -> str:
    """Play a random game with both; the way it ended."""
    complete = complete_options(RULES.info.options, options)
    state = RULES.initial(complete, seats)
    referee = Referee(seats, options)
    rng = Stream(seed, "referee")
    while (actor := RULES.actor(state)) != OVER:
        assert picture(state) == referee.picture()
        assert referee.turn == (0 if actor == CHANCE else actor + 1)
        action = RULES.sample(state, rng) if actor == CHANCE else rng.choice(RULES.legal(state))
        state = RULES.apply(state, action)
        referee.do(RULES.encode(action))
    assert picture(state) == referee.picture()
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.reason, list(outcome.ranks)) == (referee.end, referee.ranks)
    return outcome.reason


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("on", list(product([False, True], repeat=len(FLAGS))))
def test_they_agree_on_whole_games(on: tuple[bool, ...], seats: int) -> None:
    options: dict[str, Any] = dict(zip(FLAGS, on, strict=True))
    for seed in range(GAMES_EACH):
        dealer = ("random", *map(str, range(1, seats + 1)))[seed % (seats + 1)]
        check_whole_game(seats, options | {"dealer": dealer}, seed)


def allowed(referee: Referee, text: str) -> bool:
    """Whether the referee, who saw the same game, lets this pass."""
    try:
        referee.do(text)
    except (Foul, KeyError, IndexError):
        return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_allow_the_same(seats: int) -> None:
    """Every action of the notation, right or wrong, in states all through some games."""
    rng = Stream(seats, "allow")
    words: list[str] = [f"exchange {seat}" for seat in (1, 2, 3, 4, "none")]
    words += [f"sendback {seat}" for seat in (1, 2, 3, 4)]
    words += ["banana go", "banana stay"]
    kinds = ("banana", "lion", "exchange")
    words += [f"place {kind} {space}" for kind in kinds for space in range(101)]
    cards = [f"{t}-{v}" for t in ("canoe", "jeep", "foot", "mule") for v in range(1, 8)]
    words += [f"play {c} on {s}.{p}" for c in cards for s in (1, 2, 3, 4) for p in (1, 2, 3)]
    for flags in ({}, {"less_luck": True}, {"must_banana": True}):
        match = Match.start(RULES, complete_options(RULES.info.options, flags), seats)
        done: list[str] = []
        while match.actor != OVER:
            for text in [rng.choice(words) for _ in range(25)]:
                referee = Referee(seats, dict(flags))
                for earlier in done:
                    referee.do(earlier)
                if allowed(referee, text):
                    match.play_text(text)
                else:
                    with pytest.raises(IllegalAction):
                        match.play_text(text)
            state = match.state
            action = (
                RULES.sample(state, rng) if match.actor == CHANCE else rng.choice(match.legal())
            )
            match = match.play(action)
            done.append(RULES.encode(action))
