"""What goes out comes in again; what comes in is a game that can be played, or is refused."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.errors import FumotoError
from pyapp.core.record import MAX_SIZE
from pyapp.games import GAMES
from pyapp.store.files import export_raw, export_table, import_text
from pyapp.store.links import SharedGame, make_link
from pyapp.store.share import write_code
from pyapp.store.table import MAX_TIME, Table
from tests.store.samples import NOW, played, table

GAME = table(match=played(2), seed=7, take_backs=True)
LATER = NOW + 1000


def bring_in(text: str) -> Table:
    return import_text(text, GAMES, id="b2", seed=99, updated=LATER)


def refused(text: str) -> FumotoError:
    with pytest.raises(FumotoError) as caught:
        bring_in(text)
    return caught.value


def edited(**changes: Any) -> str:
    return json.dumps({**json.loads(export_table(GAME).text), **changes})


def test_an_exported_game_comes_back_under_its_new_name() -> None:
    assert bring_in(export_table(GAME).text) == replace(GAME, id="b2", updated=LATER)


def test_members_it_does_not_know_come_back() -> None:
    one = replace(GAME, extra={"mood": ["good"]})
    assert bring_in(export_table(one).text).extra == {"mood": ["good"]}


@pytest.mark.parametrize("form", ["{}", "#game={}", "https://host.example/x/#game={}", " {}\n"])
def test_a_code_or_link_is_taken_in(form: str) -> None:
    people = tuple(replace(player, extra={}) for player in GAME.players)
    came = bring_in(form.format(write_code(GAME)))
    assert came == replace(GAME, id="b2", updated=LATER, players=people)


def test_a_link_in_a_message_is_found() -> None:
    link = make_link(SharedGame(write_code(GAME)))
    assert bring_in(f"Look, I won! https://host.example/{link} Bye").actions == GAME.actions


def test_an_exported_file_is_readable_and_well_named() -> None:
    file = export_table(GAME)
    assert file.name == "fumoto-kilimanjaro-2026-05-28.json"
    assert file.text.count("\n") > len(GAME.actions)
    assert "revision" not in json.loads(file.text)
    assert "ベン" in file.text


@pytest.mark.parametrize("updated", [0, MAX_TIME])
def test_any_time_gives_a_file_name(updated: int) -> None:
    name = export_table(replace(GAME, updated=updated)).name
    assert re.fullmatch(r"fumoto-kilimanjaro-\d{4}-\d\d-\d\d\.json", name)


@pytest.mark.parametrize("name", ["a1", "", "../../x", "Ä: x", "a" * 500])
def test_a_damaged_slot_goes_out_as_it_is(name: str) -> None:
    file = export_raw(name, "{ damaged")
    assert file.text == "{ damaged"
    assert re.fullmatch(r"fumoto-damaged-[0-9A-Za-z]*\.txt", file.name)
    assert len(file.name) < 80


def test_a_record_written_by_hand_is_taken_in() -> None:
    record = {"format": "fumoto-record", "version": 1, "game": "kilimanjaro", "seats": 3}
    text = "\ufeff" + json.dumps({**record, "actions": ["dealer   2"]})
    came = bring_in(text)
    assert came.actions == ("dealer 2",)
    assert (came.seed, came.revision, came.finished) == (99, 0, False)
    assert came.replay(GAMES).settle(came.seed).legal()


def test_whether_it_is_finished_is_found_by_playing() -> None:
    assert bring_in(edited(finished=False)).finished
    assert not bring_in(edited(actions=GAME.actions[:9], finished=True)).finished


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "import-empty"),
        (" \n", "import-empty"),
        ("hello there", "import-junk"),
        ("hello", "import-junk"),
        ("\x00\x01", "import-junk"),
        ("<html>", "import-junk"),
        ("https://host.example/", "import-junk"),
        ("#new?game=kilimanjaro", "import-link"),
        ("https://host.example/#home", "import-link"),
        ("#game=", "code-junk"),
        ("#game=1abc", "code-damaged"),
        ("12345", "code-damaged"),
        ("{", "record-json"),
        ("{}", "not-a-record"),
        ("[]", "not-a-record"),
        ("[" * 50_000, "record-json"),
        ("x" * (MAX_SIZE + 1), "import-size"),
        (edited(version=2), "record-version"),
        (edited(version=0), "record-field"),
        (edited(rules=2), "record-rules"),
        (edited(game="everest"), "unknown-game"),
        (edited(options={"weather": True}), "unknown-option"),
        (edited(options={"dealer": "9"}), "option-value"),
        (edited(seats=7), "seat-count"),
        (edited(seats=[]), "seat-count"),
        (edited(seats="3"), "record-field"),
        (edited(actions=7), "record-field"),
        (edited(actions=[*GAME.actions, "banana go"]), "record-after-end"),
        (edited(actions=["dealer 9"]), "record-action"),
        (edited(actions=["fly"]), "record-action"),
    ],
    ids=lambda text: text[:24],
)
def test_what_is_no_game_is_refused_with_the_reason(text: str, code: str) -> None:
    assert refused(text).code == code


def test_a_refused_action_is_named_with_number_and_reason() -> None:
    actions = [*GAME.actions[:4], "fly", *GAME.actions[4:]]
    error = refused(edited(actions=actions))
    assert (error.params["ply"], error.params["text"]) == (5, "fly")
    assert str(error.params["reason"]).startswith("notation")


@given(st.text(max_size=60))
def test_any_text_is_a_game_or_one_of_our_errors(text: str) -> None:
    refused(text)


@given(st.integers(0, 3000), st.characters())
def test_any_altered_file_is_a_game_that_can_be_played_or_refused(at: int, char: str) -> None:
    text = export_table(GAME).text
    try:
        came = bring_in(text[:at] + char + text[at + 1 :])
    except FumotoError:
        return
    came.replay(GAMES)
