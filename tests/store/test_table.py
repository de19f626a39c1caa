"""A table says everything of a game, and reads what others say of it with tolerance."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.record import read_record
from pyapp.games import GAMES
from pyapp.store.table import MAX_NAME, MAX_SEED, Table, clean_name, read_table, write_table
from tests.store.samples import NOW, played, table


def reread(one: Table) -> Table:
    record = read_record(write_table(one), GAMES)
    return read_table(record, GAMES[one.game].info.rules_version, id=one.id)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_written_and_read_it_is_the_same(seats: int) -> None:
    one = table(match=played(2, seats), take_backs=True)
    assert reread(one) == one


def test_members_it_does_not_know_survive() -> None:
    one = replace(table(), extra={"mood": {"good": [1, 2]}})
    assert reread(one).extra == {"mood": {"good": [1, 2]}}
    assert reread(one).players[2].extra == {"side": "left"}


def test_members_it_does_not_know_cannot_replace_the_game() -> None:
    one = replace(table(), extra={"actions": [], "game": "chess"})
    assert reread(one).actions == one.actions


def test_its_replay_is_its_match() -> None:
    match = played(3)
    assert table(match=match).replay(GAMES).state == match.state


def test_it_knows_when_the_game_is_finished() -> None:
    assert table(match=played(3)).finished
    assert not table(match=played(3, plies=9)).finished
    assert not table(match=played(3)).after(played(3, plies=9), NOW).finished


@pytest.mark.parametrize("bad", [None, "7", -1, MAX_SEED + 1, 1.5, True, [], {}])
def test_a_bad_further_member_counts_as_missing(bad: object) -> None:
    names = ("seed", "updated", "revision", "finished", "take_backs")
    data = {**write_table(table()), **dict.fromkeys(names, bad)}
    read = read_table(read_record(data, GAMES), 1, id="a1", seed=99, updated=5)
    assert (read.seed, read.updated, read.revision) == (99, 5, 0)
    assert (read.finished, read.take_backs) == (bad is True, bad is True)


@pytest.mark.parametrize("bad", [None, 7, [], {"a": 1}])
def test_bad_facts_of_a_player_count_as_missing(bad: object) -> None:
    data = write_table(table())
    data["seats"] = [{"name": bad, "kind": bad, "color": bad}] * 3
    read = read_table(read_record(data, GAMES), 1, id="a1")
    assert {(one.name, one.kind, one.color) for one in read.players} == {("", "human", "")}


def test_a_mere_number_of_seats_is_as_many_people() -> None:
    data = {**write_table(table()), "seats": 3}
    read = read_table(read_record(data, GAMES), 1, id="a1")
    assert [one.kind for one in read.players] == ["human"] * 3


def test_rescue_keeps_everything_before_the_first_refused_action() -> None:
    one = table(match=played(4))
    for bad in ("play nothing", "play canoe-5 on 4.3"):
        broken = replace(one, actions=(*one.actions[:10], bad, *one.actions[10:]))
        assert broken.rescue(GAMES).state == played(4, plies=10).state


@given(st.text())
def test_a_clean_name_can_be_shown_and_stays_as_it_is(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= MAX_NAME
    assert name == name.strip()
    assert all(char.isprintable() or char == "\u200d" for char in name)
    assert clean_name(name) == name
    name.encode()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("山田　太郎", "山田 太郎"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("a\u202eb\x00c\ud800", "abc"),
        ("  two   words\n", "two words"),
    ],
)
def test_names_keep_what_people_write(text: str, name: str) -> None:
    assert clean_name(text) == name
