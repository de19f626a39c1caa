"""Options are checked in one place, from links, the command line, records and screens alike."""

import json

import pytest

from pyapp.core.errors import BadOptions
from pyapp.core.options import MAX_TEXT, Option, complete_options, read_options

OPTIONS = (
    Option("fast", "flag", False),
    Option("dealer", "choice", "random", values=("random", "1", "2")),
    Option("window", "number", 30, low=-10, high=250),
    Option("board", "text", "standard"),
)


def test_what_is_left_out_has_its_default() -> None:
    expected = {"fast": False, "dealer": "random", "window": 30, "board": "standard"}
    assert complete_options(OPTIONS, {}) == expected
    assert read_options(OPTIONS, {}) == expected


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("fast", "1", True),
        ("fast", "TRUE", True),
        ("fast", "yes", True),
        ("fast", "on", True),
        ("fast", "0", False),
        ("fast", "False", False),
        ("fast", "no", False),
        ("fast", "off", False),
        ("dealer", "2", "2"),
        ("window", "250", 250),
        ("window", "-10", -10),
        ("window", "007", 7),
        ("board", "", ""),
        ("board", "x" * MAX_TEXT, "x" * MAX_TEXT),
    ],
)
def test_texts_are_read(name: str, text: str, value: object) -> None:
    assert read_options(OPTIONS, {name: text})[name] == value


@pytest.mark.parametrize(
    ("name", "text", "allowed"),
    [
        ("fast", "2", "0, 1"),
        ("fast", "", "0, 1"),
        ("dealer", "3", "random, 1, 2"),
        ("window", "251", "-10–250"),
        ("window", "-11", "-10–250"),
        ("window", "1e2", "-10–250"),
        ("window", "--5", "-10–250"),
        ("window", "٣", "-10–250"),
        ("window", "9" * 5000, "-10–250"),
        ("board", "x" * (MAX_TEXT + 1), "text"),
    ],
)
def test_other_texts_are_refused_with_what_is_allowed(name: str, text: str, allowed: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(OPTIONS, {name: text})
    assert caught.value.code == "option-value"
    assert caught.value.params == {"name": name, "value": text[:80], "allowed": allowed}
    assert caught.value.sentence().endswith(f"Allowed: {allowed}.")


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [("fast", 1, True), ("fast", 0, False), ("dealer", 2, "2"), ("window", 5, 5)],
)
def test_records_by_hand_may_say_it_in_numbers(name: str, written: int, value: object) -> None:
    found = complete_options(OPTIONS, {name: written})[name]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fast", "1"),
        ("fast", None),
        ("fast", 2),
        ("fast", 1.0),
        ("dealer", True),
        ("dealer", None),
        ("dealer", 3),
        ("dealer", ["1"]),
        ("window", True),
        ("window", "30"),
        ("window", 30.0),
        ("board", 7),
        ("board", {}),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        complete_options(OPTIONS, {name: value})
    assert caught.value.code == "option-value"
    json.dumps(dict(caught.value.params))


@pytest.mark.parametrize("read", [complete_options, read_options])
def test_an_unknown_option_is_named_with_those_there_are(read: object) -> None:
    with pytest.raises(BadOptions) as caught:
        read(OPTIONS, {"speed": "1"})  # type: ignore[operator]
    assert caught.value.code == "unknown-option"
    assert caught.value.params == {"name": "speed", "allowed": "fast, dealer, window, board"}


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOptions) as caught:
        complete_options((), {"fast": True})
    assert caught.value.params["allowed"] == "–"
