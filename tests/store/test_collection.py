"""All that a person has made goes to another device in one file, and nothing is lost on the way."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.games import GAMES
from pyapp.store.boards import BoardShelf, is_board_name
from pyapp.store.collection import Arrivals, Collection, add_to, collect, export_all, read_all
from pyapp.store.errors import BadImport
from pyapp.store.files import export_table
from pyapp.store.saves import Shelf, is_slot_id
from pyapp.store.storage import MemoryStorage
from tests.store.samples import NOW, played, table

KEYS = ("fumoto:game:", "fumoto:board:", "fumoto:draft:")


def test_games_boards_and_drafts_travel_in_one_file_damaged_ones_too() -> None:
    old, new = MemoryStorage(), MemoryStorage({"fumoto:settings": "{}"})
    shelf = Shelf(old, GAMES)
    shelf.save(table("a1"))
    shelf.save(table("a2", match=played(2)))
    old.set("fumoto:game:broken", "{")
    BoardShelf(old).save("Snæfell", "a board")
    BoardShelf(old).keep_draft("d1", "half a board")
    old.set("fumoto:settings", "not to be taken along")
    old.set("somebody-elses", "neither")
    file = export_all(collect(old), NOW)
    assert file.name == "fumoto-games-2026-05-28.json"
    read = read_all("\ufeff" + file.text)
    assert read is not None
    assert add_to(new, read) == Arrivals(games=3, boards=1, drafts=1)
    assert new.get("fumoto:settings") == "{}"
    assert {k: t for k, t in new.texts.items() if k.startswith(KEYS)} == {
        k: t for k, t in old.texts.items() if k.startswith(KEYS)
    }
    assert add_to(new, read) == Arrivals()


def test_what_has_gone_on_is_kept_beside_what_comes() -> None:
    storage = MemoryStorage()
    shelf = Shelf(storage, GAMES)
    saved = shelf.save(table("a1"))
    BoardShelf(storage).save("x" * 60, "one")
    before = collect(storage)
    shelf.save(replace(saved, updated=NOW + 1000))
    BoardShelf(storage).save("x" * 60, "two", "one")
    assert add_to(storage, before) == Arrivals(games=1, boards=1)
    after = collect(storage)
    assert before.games["a1"] in after.games.values()
    assert sorted(after.boards.values()) == ["one", "two"]
    assert len(shelf.slots()) == 2
    assert add_to(storage, before) == Arrivals()


@given(
    st.dictionaries(
        st.tuples(st.sampled_from(KEYS), st.text(max_size=70) | st.from_regex("[a-z-]{1,6}")),
        st.text(max_size=20),
    )
)
def test_whatever_is_stored_and_however_it_is_called_all_of_it_comes_back(
    texts: dict[tuple[str, str], str],
) -> None:
    old = MemoryStorage({prefix + name: text for (prefix, name), text in texts.items()})
    read = read_all(export_all(collect(old), NOW).text)
    assert read is not None
    for prefix, found in zip(KEYS, (read.games, read.boards, read.drafts), strict=True):
        stored = {name: text for (start, name), text in texts.items() if start == prefix}
        assert Counter(found.values()) == Counter(stored.values())
        fits = is_board_name if prefix == KEYS[1] else is_slot_id
        assert all(found[name] == text for name, text in stored.items() if fits(name))
    new = MemoryStorage()
    add_to(new, read)
    assert {(key[:11], text) for key, text in new.texts.items()} == {
        (key[:11], text) for key, text in old.texts.items()
    }


def test_a_file_holds_as_many_games_as_a_person_has_played() -> None:
    games = {f"g{number}": export_table(table("g")).text for number in range(400)}
    collection = Collection(games | {"big": "x" * 2**21})
    assert read_all(export_all(collection, NOW).text) == collection


def test_a_file_without_boards_is_read() -> None:
    assert read_all('{"format": "fumoto-games", "games": {"a": "text"}}') == Collection(
        {"a": "text"}
    )


@pytest.mark.parametrize(
    "text",
    [
        '{"format": "fumoto-games"',
        '{"format": "fumoto-games"}',
        '{"format": "fumoto-games", "games": []}',
        '{"format": "fumoto-games", "games": {"Not a name": ""}}',
        '{"format": "fumoto-games", "games": {"a": 1}}',
        '{"format": "fumoto-games", "games": {}, "boards": {" ": "text"}}',
        '{"format": "fumoto-games", "games": {}, "boards": {"' + "x" * 61 + '": "text"}}',
        '{"format": "fumoto-games", "games": {}, "drafts": null}',
        '{"format": "fumoto-games", "games": ' + "[" * 100 + "]" * 100 + "}",
    ],
)
def test_a_damaged_file_of_games_is_refused_whole(text: str) -> None:
    with pytest.raises(BadImport, match="import-collection"):
        read_all(text)


def test_any_other_text_is_no_file_of_games() -> None:
    assert read_all("") is None
    assert read_all('{"format": "fumoto-record"}') is None
