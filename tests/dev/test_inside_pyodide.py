"""The interpreter as it is shipped does all that the app needs, and plays the same games."""

import json

from pyapp.dev.interpreter import inside
from pyapp.dev.places import APP, ROOT
from pyapp.dev.playthroughs import boil_down_all
from pyapp.dev.steps import run


def test_every_game_goes_alike_in_both_pythons() -> None:
    script = APP / "dev" / "playthroughs.py"
    told = run(inside(script), what="The engine inside Pyodide")
    there = json.loads(told)
    here = boil_down_all()
    assert here
    assert there == here


def test_every_example_in_the_engine_holds_in_pyodide() -> None:
    script = APP / "dev" / "examples.py"
    told = run(inside(script), what="The examples inside Pyodide")
    assert json.loads(told)["failed"] == []
    assert json.loads(told)["tried"] > 0


def test_python_and_javascript_still_say_all_to_each_other() -> None:
    script = ROOT / "tests" / "dev" / "conversation.py"
    told = run(inside(script), what="Python and JavaScript")
    assert json.loads(told) == {"failed": [], "tried": 12}
