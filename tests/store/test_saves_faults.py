"""Whatever breaks, at whatever moment: no exception but ours, no game lost but the one hit."""

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.core.errors import FumotoError
from pyapp.games import GAMES
from pyapp.store.errors import StorageError
from pyapp.store.saves import GAME_KEY, Shelf, SlotState
from pyapp.store.storage import Killed, MemoryStorage
from pyapp.store.table import Table
from tests.store.samples import NOW, played, table

KEY = GAME_KEY + "a1"


def saved_text(one: Table | None = None) -> str:
    storage = MemoryStorage()
    Shelf(storage, GAMES).save(one or table())
    return storage.texts[KEY]


TEXT = saved_text()


def go_on(one: Table) -> Table:
    return one.after(played(plies=len(one.actions) + 1), NOW)


def session(storage: MemoryStorage) -> None:
    """What a page does: load, play and save, begin another game, finish it, tidy up."""
    tab = Shelf(storage, GAMES)
    tab.slots()
    one = tab.load("a1")
    for _ in range(3):
        one = tab.save(go_on(one))
    other = tab.save(table("b2"))
    tab.save(other.after(played(), NOW))
    tab.delete_finished()


def test_a_kill_between_any_two_operations_leaves_whole_games() -> None:
    counting = MemoryStorage({KEY: TEXT})
    counting.kill_after = 1000
    session(counting)
    operations = 1000 - counting.kill_after
    assert operations > 15
    for moment in range(operations):
        storage = MemoryStorage({KEY: TEXT, "theirs": "1"})
        storage.kill_after = moment
        with pytest.raises(Killed):
            session(storage)
        storage.kill_after = None
        tab = Shelf(storage, GAMES)
        assert storage.texts["theirs"] == "1"
        assert SlotState.DAMAGED not in [slot.state for slot in tab.slots()]
        for slot in tab.slots():
            tab.load(slot.id).replay(GAMES)
        assert len(tab.load("a1").actions) >= 8


def test_a_storage_full_at_any_size_keeps_the_old_game_or_has_the_new_one() -> None:
    old = MemoryStorage({KEY: TEXT, "theirs": "1"})
    base = sum(len(key) + len(text) for key, text in old.texts.items())
    fitted = set()
    for room in range(base, base + 60):
        storage = MemoryStorage(dict(old.texts))
        storage.room = room
        tab = Shelf(storage, GAMES)
        before = tab.load("a1")
        try:
            after = tab.save(go_on(before))
        except StorageError as error:
            fitted.add(error.code)
            after = before
        else:
            fitted.add("saved")
        assert Shelf(storage, GAMES).load("a1") == after
        assert storage.texts["theirs"] == "1"
    assert fitted == {"full", "saved"}


def test_no_room_for_a_new_game_leaves_nothing_half_written() -> None:
    for room in range(len(KEY) + len(TEXT)):
        storage = MemoryStorage()
        storage.room = room
        with pytest.raises(StorageError):
            Shelf(storage, GAMES).save(table())
        assert storage.texts == {}


def test_after_a_full_storage_was_freed_the_same_table_is_saved() -> None:
    storage = MemoryStorage()
    tab = Shelf(storage, GAMES)
    one = tab.save(table())
    tab.save(table("done", played()))
    storage.room = sum(len(key) + len(text) for key, text in storage.texts.items())
    ahead = go_on(go_on(one))
    with pytest.raises(StorageError) as caught:
        tab.save(ahead)
    assert caught.value.code == "full"
    tab.delete_finished()
    assert tab.save(ahead).revision == 2


def test_refused_writes_leave_everything_and_the_table_can_be_played_on() -> None:
    storage = MemoryStorage({KEY: TEXT})
    tab = Shelf(storage, GAMES)
    one = tab.load("a1")
    storage.refuse = True
    for act in (lambda: tab.save(go_on(one)), lambda: tab.delete("a1")):
        refused(act)
    assert storage.texts == {KEY: TEXT}
    storage.refuse = False
    assert tab.save(go_on(go_on(one))).revision == 2


def refused(act: Callable[[], object]) -> None:
    with pytest.raises(StorageError) as caught:
        act()
    assert caught.value.code == "refused"


def test_refused_reads_are_said() -> None:
    storage = MemoryStorage({KEY: TEXT})
    storage.refuse_reads = True
    tab = Shelf(storage, GAMES)
    refused(tab.slots)
    refused(lambda: tab.load("a1"))
    refused(lambda: tab.save(table()))
    assert storage.texts == {KEY: TEXT}


DAMAGE = st.lists(
    st.tuples(
        st.sampled_from(["flip", "cut", "drop", "insert"]),
        st.integers(0, len(TEXT) - 1),
        st.characters(exclude_categories=()),
    ),
    min_size=1,
    max_size=4,
)


def damaged(text: str, damage: list[tuple[str, int, str]]) -> str:
    for kind, at, char in damage:
        match kind:
            case "flip":
                text = text[:at] + char + text[at + 1 :]
            case "cut":
                text = text[:at]
            case "drop":
                text = text[:at] + text[at + 1 :]
            case _:
                text = text[:at] + char + text[at:]
    return text


@settings(max_examples=150)
@given(DAMAGE)
def test_a_corrupted_slot_raises_only_our_errors_and_harms_no_other(
    damage: list[tuple[str, int, str]],
) -> None:
    bad = damaged(TEXT, damage)
    good = saved_text(table("a1", updated=NOW + 1))
    storage = MemoryStorage({KEY: bad, GAME_KEY + "b2": good})
    tab = Shelf(storage, GAMES)
    slots = {slot.id: slot for slot in tab.slots()}
    assert set(slots) == {"a1", "b2"}
    assert slots["b2"].state is SlotState.OPEN
    with contextlib.suppress(FumotoError):
        tab.load("a1").replay(GAMES)
    with contextlib.suppress(FumotoError):
        Shelf(storage, GAMES).save(table())
    with contextlib.suppress(FumotoError):
        loaded = tab.load("a1")
        tab.save(loaded)
        again = tab.load("a1")
        assert replace(again, revision=0) == replace(loaded, revision=0)
    assert storage.texts[GAME_KEY + "b2"] == good
    if slots["a1"].state in (SlotState.DAMAGED, SlotState.NEWER):
        assert storage.texts[KEY] == bad
        assert tab.raw("a1") == bad


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=150)
@given(st.sampled_from(sorted(json.loads(TEXT))), JSON)
def test_any_json_in_any_member_raises_only_our_errors(name: str, value: object) -> None:
    bad = json.dumps({**json.loads(TEXT), name: value})
    storage = MemoryStorage({KEY: bad})
    tab = Shelf(storage, GAMES)
    [slot] = tab.slots()
    with contextlib.suppress(FumotoError):
        loaded = tab.load("a1")
        assert slot.state in (SlotState.OPEN, SlotState.FINISHED)
        tab.save(loaded)
        loaded.replay(GAMES)
    if slot.state is SlotState.DAMAGED:
        assert storage.texts == {KEY: bad}
