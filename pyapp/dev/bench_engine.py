"""How many plies a second the engine plays: in CPython, and by the same script inside Pyodide.

Usage inside Pyodide: bench_engine.py SECONDS. Prints JSON: plies a second by game.
"""

import json
import statistics
import sys
import time

from pyapp.core.chance import Stream
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.dev.interpreter import inside
from pyapp.dev.places import ROOT
from pyapp.dev.steps import run
from pyapp.games import GAMES

SECONDS = 2.0
GOALS = {"kilimanjaro": 60_000}
"""Plies a second under CPython on one core of a desktop."""


def play(game: str, seconds: float) -> float:
    """Random games one after the other for so long; gives plies a second, chance included.

    Of several stretches the middle one counts, so that a busy moment does not.
    """
    rules = GAMES[game]
    seats = rules.info.usual_seats
    options = complete_options(rules.info.options, {})
    rates = []
    seed = 0
    for _ in range(5):
        plies, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds / 5:
            rng = Stream(seed, "bench")
            seed += 1
            state = rules.initial(options, seats)
            while (actor := rules.actor(state)) != OVER:
                if actor == CHANCE:
                    action = rules.sample(state, rng)
                else:
                    action = rng.choice(rules.legal(state))
                state = rules.apply(state, action)
                plies += 1
        rates.append(plies / (time.perf_counter() - begin))
    return statistics.median(rates)


def measure() -> list[tuple[str, str]]:
    """The figures of every game, as lines of what and how much."""
    here = {game: play(game, SECONDS) for game in GAMES}
    script = ROOT / "pyapp" / "dev" / "bench_engine.py"
    command = inside(script, str(SECONDS))
    there = json.loads(run(command, what="The engine inside Pyodide"))
    rows = []
    for game, rate in here.items():
        goal = f" (goal {GOALS[game]:,})" if game in GOALS else ""
        much = f"{rate:,.0f} a second{goal}; inside Pyodide {there[game]:,.0f}"
        rows.append((f"Plies, {game}", much))
    return rows


if __name__ == "__main__":
    print(json.dumps({game: play(game, float(sys.argv[1])) for game in GAMES}))
