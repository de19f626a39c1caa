"""What a worker runs: a request of text, an answer of text, nothing hidden in between."""

import json
from typing import Any

import pytest

from pyapp.ai.players import players
from pyapp.ai.service import answer, ask
from pyapp.core.chance import Stream
from pyapp.games import GAMES
from tests.core.samples import sample, traces
from tests.games.kilimanjaro.dealing import race

RULES = GAMES["kilimanjaro"]


def request(state: Any = None, kind: str = "greedy") -> str:
    state = race(hands={2: ("mule-7", "mule-7", "foot-7")}) if state is None else state
    view = RULES.observe(state, state.actor)
    return ask(RULES, view, RULES.legal(state), kind, Stream(5, "ai", 0, 3))


def test_a_request_holds_the_view_and_no_more() -> None:
    data = json.loads(request())
    assert set(data) == {"game", "player", "view", "legal", "rng"}
    assert data["legal"][0].startswith("play ")
    assert data["rng"] == Stream(5, "ai", 0, 3).state


def test_what_is_hidden_is_not_in_it() -> None:
    """Any other hands, deck and counters face down make the same request."""
    state = race()
    others = [RULES.determinize(RULES.observe(state, 0), Stream(seed)) for seed in range(10)]
    assert len({other.hands for other in others}) > 1
    assert {request(other) for other in others} == {request(state)}


@pytest.mark.parametrize("game", [game for game in GAMES if not GAMES[game].info.simultaneous])
def test_an_answer_is_what_the_player_would_choose_here(game: str) -> None:
    rules = GAMES[game]
    for trace in traces(game)[:3]:
        for at, state in enumerate(sample(trace.states, 8)):
            legal = rules.legal(state)
            if not legal:
                continue
            view = rules.observe(state, rules.actor(state))  # type: ignore[arg-type]
            for kind, player in players(game).items():
                text = ask(rules, view, legal, kind, Stream(at, kind))
                direct = player.choose(rules, view, legal, Stream(at, kind))
                assert json.loads(answer(text)) == {"action": rules.encode(direct)}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"player": "clairvoyant"}, "seat-kind"),
        ({"legal": ["fly"]}, "notation"),
        ({"legal": []}, "not-a-request"),
        ({"legal": None}, "not-a-request"),
        ({"view": []}, "not-a-request"),
        ({"view": {"hand": 1}}, "not-a-request"),
        ({"rng": "seven"}, "not-a-request"),
    ],
)
def test_a_bad_request_is_answered_with_a_code(change: dict[str, Any], code: str) -> None:
    found = json.loads(answer(json.dumps(json.loads(request()) | change)))
    assert found["error"] == code
    assert isinstance(found["params"], dict)


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "7", "{", '{"game": 1}'])
def test_nothing_is_raised_across_a_worker(text: str) -> None:
    assert "error" in json.loads(answer(text))
