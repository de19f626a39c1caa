"""Every refusal has a code, and every code a sentence a person can read."""

import re

import pytest

from pyapp.core.errors import REASONS, FumotoError
from pyapp.games import GAMES


def test_sentences_are_filled_in_from_the_first_table_that_knows_the_code() -> None:
    error = FumotoError("pile", seat=3, text="{braces} stay")
    assert error.sentence({"pile": "Seat {seat}: {text}"}, {"pile": "never"}) == (
        "Seat 3: {braces} stay"
    )
    assert FumotoError("not-now").sentence({}) == REASONS["not-now"]
    assert FumotoError("seat-count", value=9, low=2, high=4).sentence() == (
        "This game is for 2 to 4 seats, not 9."
    )


def test_a_code_nobody_knows_is_shown_as_it_is() -> None:
    assert FumotoError("odd", seat=3).sentence() == "odd (seat=3)"
    assert str(FumotoError("odd")) == "odd"


@pytest.mark.parametrize("table", [REASONS, *(rules.reasons for rules in GAMES.values())])
def test_sentences_are_sentences(table: dict[str, str]) -> None:
    for code, sentence in table.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
        assert sentence[0].isupper() or sentence[0] in "“{"
        assert sentence.rstrip()[-1] in ".!?…}"
        assert not re.search(r"\{[^a-z}]", sentence)  # named parts alone: words change places


@pytest.mark.parametrize("game", GAMES)
def test_a_games_sentences_do_not_hide_those_of_all(game: str) -> None:
    assert not GAMES[game].reasons.keys() & REASONS.keys()
