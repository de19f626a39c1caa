"""The same short trip through every engine: start, a turn in each game, save, load anew."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from pyapp.games import GAMES

_STEP = (Path(__file__).with_name("turn.js")).read_text(encoding="utf-8")
_STATE = "document.documentElement.dataset.state"
_SAVES = """JSON.stringify(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("fumoto:") && key !== "fumoto:settings").sort())"""


class Engine(Protocol):
    """A browser under remote control."""

    def go(self, address: str) -> None:
        """Opens an address."""

    def value(self, expression: str) -> Any:
        """What a JavaScript expression is worth in the page."""


def wait(true: Callable[[], bool], what: str, seconds: float = 120) -> None:
    """Waits until something holds. Fails where it does not in time."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"{what} did not come about"
        time.sleep(0.25)


def wait_ready(engine: Engine) -> None:
    """Waits until the app can be played; a friendly failure page ends the wait at once."""
    wait(lambda: engine.value(_STATE) in {"ready", "error"}, "the start")
    detail = engine.value("document.getElementById('problem-detail').textContent")
    assert engine.value(_STATE) == "ready", detail


def travel(engine: Engine, address: str) -> None:
    """Starts, plays a turn in every game, and finds it kept after loading anew."""
    engine.go(address)
    wait_ready(engine)
    for game, rules in GAMES.items():
        seats = ",".join(["human"] + ["random"] * (rules.info.usual_seats - 1))
        engine.go("about:blank")
        engine.go(f"{address}#new?game={game}&seats={seats}&seed=7&lang=en")
        wait_ready(engine)
        before = engine.value(_SAVES)

        def played(before: str = before) -> bool:
            engine.value(_STEP)
            return bool(engine.value(_SAVES) != before)

        wait(played, f"a turn of {game}")
        kept = engine.value(_SAVES)
        engine.go("about:blank")
        engine.go(address)
        wait_ready(engine)
        assert game in kept
        assert len(engine.value(_SAVES)) >= len(before)
