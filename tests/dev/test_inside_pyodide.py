"""The engine plays the same games in the browser's Python as in this one."""

import json

from pyapp.dev.places import APP, ROOT, RUNTIME
from pyapp.dev.playthroughs import boil_down_all
from pyapp.dev.steps import node, run


def test_every_game_goes_alike_in_both_pythons() -> None:
    script = APP / "dev" / "playthroughs.py"
    told = run([node(), RUNTIME / "inside.mjs", ROOT, script], what="The engine inside Pyodide")
    there = json.loads(told)
    here = boil_down_all()
    assert here
    assert there == here


def test_every_example_in_the_engine_holds_in_pyodide() -> None:
    script = APP / "dev" / "examples.py"
    told = run([node(), RUNTIME / "inside.mjs", ROOT, script], what="The examples inside Pyodide")
    assert json.loads(told)["failed"] == []
    assert json.loads(told)["tried"] > 0
