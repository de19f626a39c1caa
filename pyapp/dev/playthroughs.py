"""Seeded games of every kind boiled down to hashes, to compare one Python with another.

Usage inside Pyodide: playthroughs.py. Prints JSON: a hash by game, seats and option.
"""

import hashlib
import json

from pyapp.core.chance import Stream
from pyapp.core.match import AnyRules
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.games import GAMES


def boil_down(rules: AnyRules, seats: int, given: dict[str, object], seed: int) -> str:
    """Hash of all actions, states, views and the outcome of one random game."""
    total = hashlib.sha256()
    rng = Stream(seed, "playthrough")
    state = rules.initial(complete_options(rules.info.options, given), seats)
    while (actor := rules.actor(state)) != OVER:
        action = rules.sample(state, rng) if actor == CHANCE else rng.choice(rules.legal(state))
        total.update(rules.encode(action).encode())
        state = rules.apply(state, action)
        total.update(json.dumps(rules.dump(state), sort_keys=True).encode())
        for seat in (None, 0, seats - 1):
            view = rules.dump_view(rules.observe(state, seat))
            total.update(json.dumps(view, sort_keys=True).encode())
    total.update(repr(rules.outcome(state)).encode())
    return total.hexdigest()


def boil_down_all() -> dict[str, str]:
    """One game for every game, number of seats and switch."""
    found = {}
    for game, rules in GAMES.items():
        for seats in range(rules.info.min_seats, rules.info.max_seats + 1):
            found[f"{game} {seats}"] = boil_down(rules, seats, {}, seats)
        for option in rules.info.options:
            if option.default in {True, False}:
                given: dict[str, object] = {option.name: not option.default}
                name = f"{game} {option.name}"
                found[name] = boil_down(rules, rules.info.usual_seats, given, 7)
    return found


if __name__ == "__main__":
    print(json.dumps(boil_down_all()))
