"""The computer's thinking as text in, text out: what a worker runs.

A request holds a View, never a state, and the numbers left in the player's own random stream,
never the match's seed: nothing hidden crosses, so nothing hidden can be used.
"""

import json
from typing import Any, get_type_hints

from pyapp.ai.players import find_player
from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, FumotoError
from pyapp.core.match import AnyRules
from pyapp.core.plain import from_plain, to_plain
from pyapp.games import GAMES


def ask(rules: AnyRules, view: Any, legal: tuple[Any, ...], player: str, rng: Stream) -> str:
    """The request that asks a player of this kind for a decision."""
    return json.dumps(
        {
            "game": rules.info.id,
            "player": player,
            "view": to_plain(view, _view_type(rules)),
            "legal": [rules.encode(action) for action in legal],
            "rng": rng.state,
        },
        separators=(",", ":"),
    )


def answer(request_json: str) -> str:
    """The player's decision: `{"action": notation}`.

    Or `{"error": code, "params": {…}}`, because nothing may be raised across a worker: the
    page then lets the same player think on the page itself.
    """
    try:
        request = json.loads(request_json)
        rules = GAMES.get(request["game"])
        if rules is None:
            raise BadOptions("unknown-game", value=request["game"], allowed=", ".join(GAMES))
        player = find_player(request["game"], request["player"])
        view = from_plain(request["view"], _view_type(rules))
        legal = tuple(rules.decode(text) for text in request["legal"])
        rng = Stream.resume(from_plain(request["rng"], int))
        action = player.choose(rules, view, legal, rng)
    except FumotoError as error:
        return json.dumps({"error": error.code, "params": dict(error.params)})
    except (ValueError, KeyError, TypeError, IndexError) as error:
        return json.dumps({"error": "not-a-request", "params": {"detail": repr(error)[:200]}})
    return json.dumps({"action": rules.encode(action)})


def _view_type(rules: AnyRules) -> Any:
    return get_type_hints(type(rules).observe)["return"]
