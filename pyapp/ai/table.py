"""Computer players among themselves: whole games without a screen."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from pyapp.ai.players import Player, Reactor, stream_for
from pyapp.core.chance import Stream
from pyapp.core.match import AnyRules, Match, check_seats
from pyapp.core.options import Options
from pyapp.core.rules import CHANCE, OVER, Reaction


@runtime_checkable
class Joining(Protocol):
    """What rules with a `Reaction` have beyond the protocol."""

    def join(self, s: Any, parts: Iterable[Any]) -> Any:
        """The joint action made of what the reacting seats do, each on its own."""


def play_game(rules: AnyRules, options: Options, seated: Sequence[Player], seed: int) -> Match:
    """A game played to its end, with the random streams a match on the screen has.

    `options` are complete. Raises `BadOptions`.
    """
    check_seats(rules, len(seated))
    state = rules.initial(options, len(seated))
    states, actions = [state], list[Any]()
    while (actor := rules.actor(state)) != OVER:
        ply = len(actions)
        if actor == CHANCE:
            action = rules.sample(state, Stream(seed, "match", ply))
        elif isinstance(actor, Reaction):
            action = _react(rules, state, actor, seated, seed, ply)
        else:
            view = rules.observe(state, actor)
            legal = rules.legal(state)
            action = seated[actor].choose(rules, view, legal, stream_for(seed, actor, ply))
        state = rules.apply(state, action)
        actions.append(action)
        states.append(state)
    return Match(rules, options, len(seated), tuple(actions), tuple(states))


def _react(
    rules: AnyRules, state: Any, actor: Reaction, seated: Sequence[Player], seed: int, ply: int
) -> Any:
    """The joint action of seats that decide without knowing of each other."""
    parts = []
    for seat in actor.seats:
        player = seated[seat]
        if not isinstance(player, Reactor):
            raise TypeError(f"the player “{player.name}” cannot react")
        parts.append(player.react(rules.observe(state, seat), seat, stream_for(seed, seat, ply)))
    if not isinstance(rules, Joining):
        raise TypeError(f"the rules of {rules.info.id} cannot join reactions")
    return rules.join(state, [part for part in parts if part is not None])
