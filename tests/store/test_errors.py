"""Every way to fail has a sentence, and every sentence gets what it names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pyapp.store
from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.store.errors import REASONS

STORE = Path(next(iter(pyapp.store.__path__)))
PLACE = re.compile(r"{(\w+)}")


def raised() -> Iterator[tuple[str, set[str]]]:
    """Code and named params of each error made in this package."""
    for path in sorted(STORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if (
                    re.match("Bad|No|Conflict|Storage", name)
                ):
                    yield code, {keyword.arg or "" for keyword in node.keywords}


ERRORS = [(code, params) for code, params in raised() if not code.startswith("conflict")]


def test_errors_are_found() -> None:
    assert len(ERRORS) > 30


@pytest.mark.parametrize(("code", "params"), ERRORS)
def test_the_sentence_gets_what_it_names(code: str, params: set[str]) -> None:
    sentence = {**CORE_REASONS, **REASONS}[code]
    assert set(PLACE.findall(sentence)) <= params


@pytest.mark.parametrize("code", REASONS)
def test_no_sentence_is_left_over(code: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in STORE.glob("[!e]*.py"))
    elsewhere = {"unreadable"}  # for the browser's storage
    assert f'"{code}"' in text or code in elsewhere


def test_no_code_means_two_things() -> None:
    assert not set(REASONS) & set(CORE_REASONS)
