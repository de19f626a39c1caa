"""Computer players among themselves: whole games without a screen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pyapp.ai.players import Player, stream_for
from pyapp.core.chance import Stream
from pyapp.core.match import AnyRules, check_seats
from pyapp.core.options import Options
from pyapp.core.outcome import Outcome
from pyapp.core.rules import CHANCE, OVER, Reaction


class Played(NamedTuple):
    """A finished game."""

    actions: tuple[Any, ...]
    outcome: Outcome


def play_game(rules: AnyRules, options: Options, seated: Sequence[Player], seed: int) -> Played:
    """Play a game to its end, with the random streams a match on the screen has.

    `options` are complete. Raises `BadOptions`.
    """
    check_seats(rules, len(seated))
    state = rules.initial(options, len(seated))
    actions: list[Any] = []
    while (actor := rules.actor(state)) != OVER:
        ply = len(actions)
        if actor == CHANCE:
            action = rules.sample(state, Stream(seed, "match", ply))
        elif isinstance(actor, Reaction):
            raise NotImplementedError
        else:
            view = rules.observe(state, actor)
            legal = rules.legal(state)
            action = seated[actor].choose(rules, view, legal, stream_for(seed, actor, ply))
        state = rules.apply(state, action)
        actions.append(action)
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(tuple(actions), outcome)
