"""Seats are told apart by name, however the table was put together."""

from pyapp.store.settings import Settings
from pyapp.ui.model import Model, Setup
from pyapp.ui.setting_up import fresh_setup, set_up


def _do(setup: Setup, verb: str, *args: str, value: str = "") -> Setup:
    step = set_up(Model(Settings(), "en"), setup, verb, list(args), value)
    assert step is not None
    changed = step[0].setup
    assert changed is not None
    return changed


def test_no_two_computer_players_get_the_same_name() -> None:
    setup = fresh_setup(Model(Settings(), "en"), "kilimanjaro")
    setup = _do(setup, "up", "1")
    setup = _do(setup, "seats", value="4")
    setup = _do(setup, "kind", "1", value="greedy")
    names = [player.name for player in setup.players]
    assert len(set(names)) == 4


def test_a_name_somebody_typed_stays_with_a_person() -> None:
    setup = fresh_setup(Model(Settings(), "en"), "kilimanjaro")
    setup = _do(setup, "name", "0", value="Ana")
    setup = _do(setup, "kind", "0", value="human")
    assert setup.players[0].name == "Ana"
