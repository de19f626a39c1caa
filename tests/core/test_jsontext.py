"""JSON from outside never reaches the parser when it could break it."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.errors import BadRecord
from pyapp.core.jsontext import MAX_DEPTH, parse_json

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=60,
)


@given(PLAIN)
def test_reads_what_the_json_module_wrote(data: object) -> None:
    assert parse_json(json.dumps(data), 1_000_000) == data


@given(st.text(alphabet='[]{}"\\,:1a', max_size=60))
def test_gives_data_or_one_kind_of_error(text: str) -> None:
    with contextlib.suppress(BadRecord):
        parse_json(text, 1000)


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_refuses_nesting_before_parsing(opening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(text: str) -> object:
        raise AssertionError(text[:10])

    monkeypatch.setattr(json, "loads", never)
    with pytest.raises(BadRecord) as caught:
        parse_json(opening * 200_000, 2_000_000)
    assert caught.value.code == "record-json"


def test_allows_exactly_the_deepest_nesting() -> None:
    assert parse_json("[" * MAX_DEPTH + "]" * MAX_DEPTH, 1000)
    with pytest.raises(BadRecord):
        parse_json("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), 1000)


def test_brackets_in_texts_do_not_count() -> None:
    data = ["[[{" * 100, '\\"[' * 100, {"]": "{"}]
    assert parse_json(json.dumps(data), 10_000) == data


def test_counts_many_flat_lists() -> None:
    data: list[object] = [[{}] for _ in range(500)]
    assert parse_json(json.dumps(data), 10_000) == data


def test_refuses_what_is_too_long() -> None:
    with pytest.raises(BadRecord) as caught:
        parse_json("[1]", 2)
    assert caught.value.params == {"value": 3, "allowed": 2}


def test_refuses_a_number_of_too_many_digits() -> None:
    with pytest.raises(BadRecord):
        parse_json("1" * 5000, 10_000)
