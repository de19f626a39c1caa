"""Games that older versions stored are read, by steps from version to version."""

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp.core.errors import BadRecord
from pyapp.core.record import VERSION
from pyapp.games import GAMES
from pyapp.store.migrations import MIGRATIONS, migrate, read_text, write_json
from pyapp.store.saves import GAME_KEY, Shelf, SlotState
from pyapp.store.storage import MemoryStorage

SAVE_1 = (Path(__file__).parent / "data" / "save-1.json").read_text(encoding="utf-8")
"""A slot as version 1 wrote it. Never to be changed."""


def rename_moves(data: dict[str, Any]) -> dict[str, Any]:
    data["actions"] = data.pop("moves")
    return data


def count_from_one(data: dict[str, Any]) -> dict[str, Any]:
    data["first"] = data["first"] + 1
    return data


CHAIN = {1: rename_moves, 2: count_from_one}


def test_there_is_a_step_from_every_version_before_the_present() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))


def test_a_slot_of_version_1_is_read_and_replayed() -> None:
    tab = Shelf(MemoryStorage({GAME_KEY + "old": SAVE_1}), GAMES)
    assert [slot.state for slot in tab.slots()] == [SlotState.OPEN]
    one = tab.load("old")
    assert (one.game, one.seed, one.take_backs, one.revision) == ("kilimanjaro", 7, True, 3)
    assert [player.name for player in one.players] == ["Ana", "", "ベン"]
    match = one.replay(GAMES)
    assert GAMES["kilimanjaro"].dump(match.state)["positions"] == [28, 17, 12]
    assert match.settle(one.seed).legal()


def test_steps_are_taken_in_order_from_the_version_it_is_of() -> None:
    old = {"version": 1, "moves": ["a"], "first": 0}
    assert migrate(old, CHAIN, 3) == {"version": 3, "actions": ["a"], "first": 1}
    middle = {"version": 2, "actions": ["a"], "first": 0}
    assert migrate(middle, CHAIN, 3)["first"] == 1


def test_what_was_given_is_not_changed() -> None:
    old = {"version": 1, "moves": ["a"], "first": 0}
    migrate(old, CHAIN, 3)
    assert old == {"version": 1, "moves": ["a"], "first": 0}


@pytest.mark.parametrize("version", [3, 4, 99])
def test_the_present_and_newer_versions_stay_as_they_are(version: int) -> None:
    data = {"version": version}
    assert migrate(data, CHAIN, 3) == data


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"version": 0},
        {"version": -1},
        {"version": True},
        {"version": "1"},
        {"version": None},
        {"version": 1},
        {"version": 1, "moves": [], "first": "x"},
    ],
    ids=str,
)
def test_versions_that_never_were_and_damaged_data_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        migrate(data, CHAIN, 3)


@pytest.mark.parametrize("text", ["[]", "1", '"fumoto-record"', "{}", '{"format": 1}'])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_text(text, GAMES)
    assert caught.value.code == "not-a-record"


@pytest.mark.parametrize("text", ["ベン", "\ud800", "a\u2028b", "\x00", '"\\'])
def test_any_text_in_json_can_be_encoded_and_comes_back(text: str) -> None:
    written = write_json({text: [text]})
    written.encode()
    assert json.loads(written) == {text: [text]}
