"""Save slots keep every game, say what each is, and never write over what is not theirs."""

import json
from dataclasses import replace

import pytest

from pyapp.core.errors import BadOptions, BadRecord
from pyapp.games import GAMES
from pyapp.store.errors import NoSlot, StorageError
from pyapp.store.saves import GAME_KEY, Conflict, Shelf, SlotState, slot_id
from pyapp.store.storage import MemoryStorage
from tests.store.samples import NOW, played, table

THEIRS = {"score": "12", "fumoto": "x", "Fumoto:game:a1": "y", "fumoto-sw": "z"}


def shelf(storage: MemoryStorage) -> Shelf:
    return Shelf(storage, GAMES)


def store_raw(storage: MemoryStorage, name: str, **changes: object) -> str:
    """A slot as some version wrote it."""
    other = MemoryStorage()
    shelf(other).save(table(name))
    data = {**json.loads(other.texts[GAME_KEY + name]), **changes}
    storage.texts[GAME_KEY + name] = json.dumps(data)
    return storage.texts[GAME_KEY + name]


def test_what_was_saved_is_loaded() -> None:
    storage = MemoryStorage()
    saved = shelf(storage).save(table())
    assert shelf(storage).load("a1") == saved
    assert saved == replace(table(), revision=1)


def test_a_slot_is_one_key_and_a_record() -> None:
    storage = MemoryStorage()
    shelf(storage).save(table())
    assert storage.keys() == ["fumoto:game:a1"]
    data = json.loads(storage.texts["fumoto:game:a1"])
    assert data["format"] == "fumoto-record"
    assert data["seats"][0] == {"name": "Ana", "kind": "human", "color": "red"}


def test_each_save_has_the_next_revision() -> None:
    tab = shelf(MemoryStorage())
    one = table()
    for revision in range(1, 5):
        one = tab.save(one.after(played(plies=8 + revision), NOW))
        assert one.revision == revision


def test_lists_open_games_first_and_the_latest_of_them_first() -> None:
    storage = MemoryStorage(dict(THEIRS))
    tab = shelf(storage)
    tab.save(table("done", played(5), updated=NOW + 9))
    tab.save(table("old", updated=NOW))
    tab.save(table("new", updated=NOW + 5))
    storage.texts[GAME_KEY + "bad"] = "{"
    store_raw(storage, "next", version=99)
    found = tab.slots()
    assert [slot.id for slot in found] == ["new", "old", "done", "next", "bad"]
    assert [slot.state.value for slot in found] == ["open", "open", "finished", "newer", "damaged"]
    assert found[0].plies == 8
    assert found[0].game == "kilimanjaro"
    assert [player.name for player in found[0].players] == ["Ana", "", "ベン"]
    assert found[0].updated == NOW + 5


def test_other_pages_keys_are_never_touched() -> None:
    storage = MemoryStorage(dict(THEIRS))
    tab = shelf(storage)
    tab.save(table())
    tab.save(table("b2", played(5)))
    tab.delete("a1")
    assert tab.delete_finished() == 1
    assert storage.texts == THEIRS


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", '{"format": "fumoto-record"}', "\x00", "[" * 100_000]
)
def test_a_damaged_slot_is_listed_exported_and_deleted(text: str) -> None:
    storage = MemoryStorage({GAME_KEY + "a1": text})
    tab = shelf(storage)
    [slot] = tab.slots()
    assert slot.state is SlotState.DAMAGED
    assert slot.error is not None
    assert slot.size == len(text)
    with pytest.raises(BadRecord):
        tab.load("a1")
    assert tab.raw("a1") == text
    assert storage.texts == {GAME_KEY + "a1": text}
    tab.delete("a1")
    assert tab.slots() == ()


@pytest.mark.parametrize(
    "changes",
    [{"version": 2}, {"rules": 99}, {"game": "everest"}, {"options": {"weather": "bad"}}],
    ids=lambda changes: next(iter(changes)),
)
def test_a_slot_of_a_newer_app_is_listed_as_newer_and_left_alone(
    changes: dict[str, object],
) -> None:
    storage = MemoryStorage()
    text = store_raw(storage, "a1", **changes)
    tab = shelf(storage)
    assert [slot.state for slot in tab.slots()] == [SlotState.NEWER]
    with pytest.raises((BadRecord, BadOptions)):
        tab.load("a1")
    for take_over in (False, True):
        with pytest.raises(Conflict) as caught:
            tab.save(table(), take_over=take_over)
        assert caught.value.code == "conflict-newer"
    assert storage.texts == {GAME_KEY + "a1": text}


def test_a_slot_with_a_strange_name_can_be_handled() -> None:
    storage = MemoryStorage()
    text = store_raw(storage, "a1")
    storage.texts = {GAME_KEY + "Ä: x": text, GAME_KEY: text}
    tab = shelf(storage)
    assert {slot.id for slot in tab.slots()} == {"", "Ä: x"}
    for slot in tab.slots():
        tab.delete(slot.id)
    assert storage.texts == {}


@pytest.mark.parametrize("name", ["", "A", "a b", "a:b", "x" * 41, "ä"])
def test_no_table_is_saved_under_a_strange_name(name: str) -> None:
    storage = MemoryStorage()
    with pytest.raises(NoSlot):
        shelf(storage).save(table(name))
    assert storage.texts == {}


def test_a_missing_slot_is_named() -> None:
    with pytest.raises(NoSlot) as caught:
        shelf(MemoryStorage()).load("gone")
    assert caught.value.params == {"id": "gone"}


def test_members_of_other_versions_survive_loading_and_saving() -> None:
    storage = MemoryStorage()
    store_raw(storage, "a1", weather={"sky": ["blue"]})
    tab = shelf(storage)
    tab.save(tab.load("a1").after(played(plies=9), NOW))
    data = json.loads(storage.texts[GAME_KEY + "a1"])
    assert data["weather"] == {"sky": ["blue"]}
    assert data["seats"][2]["side"] == "left"


def test_a_name_with_half_a_character_can_be_saved() -> None:
    storage = MemoryStorage()
    tab = shelf(storage)
    tab.save(replace(table(), extra={"note": "\ud83d"}))
    storage.texts[GAME_KEY + "a1"].encode()
    assert tab.load("a1").extra == {"note": "\ud83d"}


def test_finished_games_stay_until_asked() -> None:
    tab = shelf(MemoryStorage())
    for number in range(60):
        tab.save(table(f"done{number}", played(5)))
    assert len(tab.slots()) == 60
    assert tab.delete_finished() == 60


def test_deleting_finished_games_spares_all_others() -> None:
    storage = MemoryStorage()
    tab = shelf(storage)
    tab.save(table("open"))
    tab.save(table("done", played(5)))
    storage.texts[GAME_KEY + "bad"] = "{"
    store_raw(storage, "next", version=99, finished=True)
    tab.delete_finished()
    assert {slot.id for slot in tab.slots()} == {"open", "bad", "next"}


def test_an_unreadable_value_is_a_damaged_slot_among_good_ones() -> None:
    class Broken(MemoryStorage):
        def get(self, key: str) -> str | None:
            if key == GAME_KEY + "bad":
                raise StorageError("unreadable")
            return super().get(key)

    storage = Broken({GAME_KEY + "bad": ""})
    tab = shelf(storage)
    tab.save(table())
    states = {slot.id: slot.state for slot in tab.slots()}
    assert states == {"a1": SlotState.OPEN, "bad": SlotState.DAMAGED}


def test_slot_ids_are_distinct_and_can_be_saved() -> None:
    tab = shelf(MemoryStorage())
    names = {slot_id(number) for number in (0, 1, 35, 36, 2**64 - 1)}
    assert len(names) == 5
    for name in names:
        tab.save(table(name))
