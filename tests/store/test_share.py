"""A share code is short, holds the whole game, and is read whole or not at all."""

import base64
import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, BadRecord, FumotoError
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.games import GAMES
from pyapp.store import share
from pyapp.store.errors import BadCode
from pyapp.store.share import MAX_CODE, MAX_TEXT, read_code, write_code
from pyapp.store.share_phrases import COMMON, PHRASES
from pyapp.store.table import MAX_SEED, Player, Table, read_table
from tests.store.samples import NOW, played, table

PEOPLE = (
    Player("Alexandra", "human", "red"),
    Player("山田 太郎", "human", "blue"),
    Player("", "greedy", "green"),
    Player("Bartholomäus", "human", "yellow"),
)
CODE_1 = (Path(__file__).parent / "data" / "code-1.txt").read_text(encoding="utf-8")
"""A code as version 1 wrote it, of the game in save-1.json. Never to be changed."""


def whole_game(game: str, seats: int, seed: int = 1) -> Table:
    """A game from its start to its end, everybody named."""
    rules = GAMES[game]
    match = Match.start(rules, complete_options(rules.info.options, {}), seats).settle(seed)
    rng = Stream(seed, "test")
    while match.outcome() is None:
        match = match.play(rng.choice(match.legal())).settle(seed)
    return Table.start(match, PEOPLE[:seats], id="a1", seed=MAX_SEED, updated=NOW)


def packed(raw: bytes, *, check: int | None = None) -> str:
    """A code with this text, whatever it is."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, COMMON)
    crc = zlib.crc32(raw) if check is None else check
    body = crc.to_bytes(4, "big") + squeeze.compress(raw) + squeeze.flush()
    return "1" + base64.urlsafe_b64encode(body).decode().rstrip("=")


def refused(code: str) -> FumotoError:
    with pytest.raises(FumotoError) as caught:
        read_code(code, GAMES)
    return caught.value


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (game, seats)
        for game, rules in GAMES.items()
        for seats in range(rules.info.min_seats, rules.info.max_seats + 1)
    ],
)
def test_a_whole_game_of_every_kind_fits_into_a_message(game: str, seats: int) -> None:
    one = whole_game(game, seats)
    code = write_code(one)
    assert len(code) < (600 if game == "kilimanjaro" else 3000)
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    record = read_code(code, GAMES)
    read = read_table(record, one.rules, id="a1")
    assert replace(read, updated=NOW, finished=True) == one


@given(
    st.lists(st.text(max_size=12), max_size=6),
    st.integers(0, MAX_SEED),
    st.booleans(),
    st.integers(0, 60),
)
def test_any_actions_and_seeds_come_back(
    actions: list[str], seed: int, take_backs: bool, plies: int
) -> None:
    one = table(match=played(2, plies=plies), seed=seed, take_backs=take_backs)
    one = replace(one, actions=(*one.actions, *actions))
    record = read_code(write_code(one), GAMES)
    assert record.actions == one.actions
    assert record.options == one.options
    assert record.extra == {"seed": seed, "take_backs": take_backs}


def test_a_code_of_version_1_is_read() -> None:
    record = read_code(CODE_1, GAMES)
    assert record.game == "kilimanjaro"
    assert record.extra == {"seed": 7, "take_backs": True}
    assert record.actions[0] == "dealer 3"
    assert record.actions[-1] == "play mule-1 on 2.2"
    assert [seat["name"] for seat in record.seats] == ["Ana", "", "ベン"]


def test_white_space_is_ignored() -> None:
    code = write_code(table())
    assert read_code(f" {code[:40]}\r\n{code[40:]}\n", GAMES) == read_code(code, GAMES)


CODE = write_code(table())


@settings(max_examples=150)
@given(st.integers(0, len(CODE) - 1), st.characters(codec="ascii"))
def test_any_altered_character_is_noticed(at: int, char: str) -> None:
    altered = CODE[:at] + char + CODE[at + 1 :]
    if "".join(altered.split()) != CODE:
        assert refused(altered).code in ("code-damaged", "code-junk", "code-version")


def test_any_truncation_is_noticed() -> None:
    for length in range(len(CODE)):
        assert refused(CODE[:length]).code in ("code-damaged", "code-junk")


@given(st.text(max_size=80))
def test_junk_is_refused(text: str) -> None:
    assert refused(text).code in ("code-junk", "code-damaged", "code-version")


@given(st.binary(max_size=80))
def test_junk_in_the_right_wrapping_is_refused(body: bytes) -> None:
    code = "1" + base64.urlsafe_b64encode(body).decode().rstrip("=")
    assert refused(code).code in ("code-junk", "code-damaged")


def test_a_newer_code_says_so() -> None:
    error = refused("2" + CODE[1:])
    assert (error.code, error.params) == ("code-version", {"value": "2", "allowed": 1})


def test_data_after_the_end_is_noticed() -> None:
    body = base64.urlsafe_b64decode(CODE[1:] + "=" * (-len(CODE[1:]) % 4)) + b"more"
    code = "1" + base64.urlsafe_b64encode(body).decode().rstrip("=")
    assert refused(code).code == "code-damaged"


def test_a_bomb_is_inflated_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = packed(b"kilimanjaro\n" + b" " * 50_000_000)
    assert len(bomb) < MAX_CODE

    def never(raw: bytes) -> int:
        raise AssertionError(len(raw))

    monkeypatch.setattr(zlib, "crc32", never)
    error = refused(bomb)
    assert error.code == "code-size"
    assert error.params == {"value": MAX_TEXT + 1, "allowed": MAX_TEXT}


def test_phrases_cannot_swell_the_text_beyond_bounds() -> None:
    raw = b"kilimanjaro\n" + b"\x83" * (MAX_TEXT - 20)
    assert refused(packed(raw)).code == "record-size"


def test_a_code_that_is_too_long_is_refused_unread() -> None:
    assert refused("1" + "A" * MAX_CODE).code == "code-size"


def test_a_game_too_large_for_a_code_is_refused() -> None:
    rng = Stream(1, "noise")
    noise = "".join(str(rng.below(10**9)) for _ in range(30_000))
    with pytest.raises(BadCode) as caught:
        write_code(replace(table(), actions=(noise,)))
    assert caught.value.code == "code-record"


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        [1, {}, [], 7, 0],
        [1, {}, 3, 7, 0, []],
        [1, {}, [["a"]], 7, 0, []],
        [1, {}, [[]], 7, 0, []],
        [1, [], [["", "", ""]], 7, 0, []],
        [1, {}, [["", "", ""]], 7, 0, [1]],
        [1, {}, [["", "", ""]], 7, 0, {}],
        ["1", {}, [["", "", ""]], 7, 0, []],
    ],
    ids=str,
)
def test_a_code_of_something_else_is_no_record(data: Any) -> None:
    code = packed(b"kilimanjaro\n" + json.dumps(data).encode())
    with pytest.raises(BadRecord):
        read_code(code, GAMES)


def test_a_game_this_app_lacks_is_named() -> None:
    error = refused(packed(b'everest\n[1,{},[["","",""]],7,0,["\x80"]]'))
    assert isinstance(error, BadOptions)
    assert (error.code, error.params["value"]) == ("unknown-game", "everest")


def test_newer_rules_are_named() -> None:
    code = packed(b'kilimanjaro\n[9,{},[["","",""]],7,0,[]]')
    assert refused(code).code == "record-rules"


@pytest.mark.parametrize("game", PHRASES)
def test_phrases_are_distinct_plain_and_few_enough_for_their_signs(game: str) -> None:
    phrases = PHRASES[game]
    assert len(set(phrases)) == len(phrases) <= len(share._SIGNS)
    assert all(phrase.isascii() and phrase.isprintable() for phrase in phrases)


def test_every_game_has_phrases() -> None:
    assert set(GAMES) <= set(PHRASES)
