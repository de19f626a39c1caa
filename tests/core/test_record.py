"""Records are read by anybody's hand and refused with what is wrong, never with a traceback."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.errors import BadOptions, BadRecord, FumotoError
from pyapp.core.options import complete_options
from pyapp.core.record import (
    MAX_SIZE,
    Record,
    parse_record,
    read_record,
    replay_record,
    write_record,
)
from pyapp.games import GAMES
from tests.core.samples import Table, play

RULES = GAMES["kilimanjaro"]
TRACE = play(Table(RULES, 2, complete_options(RULES.info.options, {"quick_start": True})), 1)
GOOD: dict[str, Any] = write_record(TRACE.match())


def changed(**members: Any) -> dict[str, Any]:
    return GOOD | members


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in GOOD.items() if key != name}


def test_a_record_says_everything_in_this_order() -> None:
    assert list(GOOD) == ["format", "version", "game", "rules", "options", "seats", "actions"]
    assert GOOD["format"] == "fumoto-record"
    assert GOOD["version"] == GOOD["rules"] == 1
    assert GOOD["seats"] == 2
    assert GOOD["options"]["quick_start"] is True
    assert all(isinstance(action, str) for action in GOOD["actions"])


def test_players_and_further_members_are_kept() -> None:
    seats = ({"name": "Ana", "kind": "human"}, {"kind": "greedy"})
    data = write_record(TRACE.match(), seats, {"seed": 7, "game": "never this", "actions": []})
    assert data["game"] == "kilimanjaro"
    assert data["actions"] == GOOD["actions"]
    assert data["seed"] == 7
    record = read_record(data, GAMES)
    assert record.seats == seats
    assert record.extra == {"seed": 7}
    assert write_record(replay_record(record, GAMES), record.seats, record.extra) == data


def test_the_shortest_record_by_hand() -> None:
    text = """
        {"format": "fumoto-record", "version": 1,
         "game": "kilimanjaro", "seats": 3, "actions": []}"""
    record = parse_record(text, GAMES)
    defaults = complete_options(RULES.info.options, {})
    assert record == Record("kilimanjaro", defaults, ({}, {}, {}), ())
    assert replay_record(record, GAMES).ply == 0


@pytest.mark.parametrize(
    ("data", "code", "params"),
    [
        ([], "not-a-record", {}),
        (None, "not-a-record", {}),
        ("fumoto-record", "not-a-record", {}),
        ({}, "not-a-record", {}),
        (changed(format="other"), "not-a-record", {}),
        (changed(version=2), "record-version", {"value": 2, "allowed": 1}),
        (changed(version=0), "record-field", {"name": "version"}),
        (changed(version=-1), "record-field", {"name": "version"}),
        (changed(version="1"), "record-field", {"name": "version"}),
        (changed(version=True), "record-field", {"name": "version"}),
        (changed(version=1.0), "record-field", {"name": "version"}),
        (without("version"), "record-field", {"name": "version"}),
        (without("game"), "record-field", {"name": "game"}),
        (changed(game=1), "record-field", {"name": "game"}),
        (changed(rules=99), "record-rules", {"value": 99, "allowed": 1}),
        (changed(rules="1"), "record-field", {"name": "rules"}),
        (changed(rules=None), "record-field", {"name": "rules"}),
        (changed(options=[]), "record-field", {"name": "options"}),
        (changed(options=None), "record-field", {"name": "options"}),
        (without("seats"), "record-field", {"name": "seats"}),
        (changed(seats="2"), "record-field", {"name": "seats"}),
        (changed(seats=True), "record-field", {"name": "seats"}),
        (changed(seats=0), "record-field", {"name": "seats"}),
        (changed(seats=-2), "record-field", {"name": "seats"}),
        (changed(seats=10**9), "record-field", {"name": "seats"}),
        (changed(seats=[1, 2]), "record-field", {"name": "seats"}),
        (changed(seats={"1": {}}), "record-field", {"name": "seats"}),
        (without("actions"), "record-field", {"name": "actions"}),
        (changed(actions="dealer 1"), "record-field", {"name": "actions"}),
        (changed(actions=["dealer 1", 2]), "record-field", {"name": "actions"}),
        (changed(actions={}), "record-field", {"name": "actions"}),
    ],
)
def test_what_is_malformed_is_named(data: object, code: str, params: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(data, GAMES)
    assert caught.value.code == code
    assert caught.value.params == params
    assert caught.value.sentence()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (changed(game="chess"), "unknown-game"),
        (changed(game="x" * 10_000), "unknown-game"),
        (changed(options={"speed": 1}), "unknown-option"),
        (changed(options={"quick_start": "maybe"}), "option-value"),
    ],
)
def test_what_is_unknown_is_named_with_what_there_is(data: object, code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_record(data, GAMES)
    assert caught.value.code == code
    assert len(caught.value.sentence()) < 300


@pytest.mark.parametrize("seats", [1, 5, 16, [], [{}], [{}] * 5])
def test_seats_the_game_is_not_for(seats: object) -> None:
    with pytest.raises(FumotoError) as caught:
        replay_record(read_record(changed(seats=seats), GAMES), GAMES)
    assert caught.value.code == "seat-count"


def test_a_dealer_who_is_not_there() -> None:
    record = read_record(changed(options={"dealer": "4"}), GAMES)
    with pytest.raises(BadOptions) as caught:
        replay_record(record, GAMES)
    assert caught.value.params == {"name": "dealer", "value": "4", "allowed": "random, 1, 2"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-json"),
        ("dealer 1", "record-json"),
        (json.dumps(GOOD)[:-1], "record-json"),
        ("[" * 100_000, "record-json"),
        ('{"a":' * 100_000, "record-json"),
        ('{"version": ' + "9" * 5000 + "}", "record-json"),
        ("null", "not-a-record"),
        ('"fumoto-record"', "not-a-record"),
        ("NaN", "not-a-record"),
        (" " * (MAX_SIZE + 1), "record-size"),
        ("\ufeff{}", "record-json"),
    ],
)
def test_text_that_is_no_record(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse_record(text, GAMES)
    assert caught.value.code == code
    assert len(caught.value.sentence()) < 300


@pytest.mark.parametrize(
    ("ply", "text", "code"),
    [
        (3, "fly to the moon", "notation"),
        (3, "", "notation"),
        (3, "play canoe-8 on 1.1", "notation"),
        (3, "x" * 100_000, "notation"),
        (1, "dealer 3", "dealer-seat"),
        (1, "play canoe-1 on 1.1", "chance-now"),
        (2, "dealer 1", "not-now"),
        (4, "banana go", "not-now"),
    ],
)
def test_a_refused_action_is_named_by_number_text_and_reason(
    ply: int, text: str, code: str
) -> None:
    actions = list(GOOD["actions"])
    actions[ply - 1] = text
    plies: list[int] = []
    record = read_record(changed(actions=actions), GAMES)
    with pytest.raises(BadRecord) as caught:
        replay_record(record, GAMES, lambda m: plies.append(m.ply), lambda error: error.code)
    error = caught.value
    assert error.code == "record-action"
    assert error.params["ply"] == ply
    assert error.params["reason"] == code
    assert str(error.params["text"])[:20] == text[:20]
    assert len(str(error.params["text"])) <= 80
    assert plies == list(range(ply))  # all before it were played


def test_nothing_may_follow_the_end() -> None:
    record = read_record(changed(actions=[*GOOD["actions"], "banana stay"]), GAMES)
    with pytest.raises(BadRecord) as caught:
        replay_record(record, GAMES)
    assert caught.value.code == "record-after-end"
    assert caught.value.params == {"ply": len(GOOD["actions"]) + 1, "text": "banana stay"}


def test_a_record_that_stops_early_is_a_game_to_go_on_with() -> None:
    match = replay_record(read_record(changed(actions=GOOD["actions"][:9]), GAMES), GAMES)
    assert match.ply == 9
    assert match.outcome() is None
    assert match.state == TRACE.states[9]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


def read_or_refuse(text: str) -> None:
    """Anything but a refusal with a sentence fails the test by itself."""
    try:
        replay_record(parse_record(text, GAMES), GAMES)
    except FumotoError as error:
        error.sentence(RULES.reasons).encode("ascii", "backslashreplace")


@given(st.sampled_from(list(GOOD)), JSON)
def test_whatever_a_member_holds_it_is_read_or_refused(name: str, value: Any) -> None:
    read_or_refuse(json.dumps(changed(**{name: value})))


@given(st.integers(0, len(json.dumps(GOOD)) - 1), st.text(max_size=2))
def test_a_damaged_record_is_read_or_refused(at: int, other: str) -> None:
    text = json.dumps(GOOD)
    read_or_refuse(text[:at] + other + text[at + 1 :])
