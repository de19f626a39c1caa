"""Settings are read field by field; writing one leaves everything else alone."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.store.errors import StorageError
from pyapp.store.settings import (
    CHOICES,
    DAMAGED_KEY,
    KEY,
    LANGUAGES,
    MAX_NAMES,
    MAX_VOLUME,
    Loaded,
    Settings,
    load_settings,
    save_settings,
)
from pyapp.store.storage import Killed, MemoryStorage
from pyapp.store.table import clean_name

NAMES = st.text(max_size=12).map(clean_name).filter(bool)
SETTINGS = st.builds(
    Settings,
    **{name: st.sampled_from(values) for name, values in CHOICES.items()},
    sound=st.booleans(),
    volume=st.integers(0, MAX_VOLUME),
    confirm=st.booleans(),
    hints=st.booleans(),
    names=st.lists(NAMES, max_size=MAX_NAMES).map(tuple),
)
JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.lists(st.text())


def stored(**values: object) -> MemoryStorage:
    return MemoryStorage({KEY: json.dumps(values), "theirs": "1"})


@given(SETTINGS, SETTINGS)
def test_what_was_saved_is_loaded(before: Settings, after: Settings) -> None:
    storage = MemoryStorage()
    assert save_settings(storage, Settings(), before) == before
    assert save_settings(storage, before, after) == after
    assert load_settings(storage) == Loaded(after)


def test_nothing_stored_gives_the_defaults() -> None:
    assert load_settings(MemoryStorage()) == Loaded(Settings())


def test_the_defaults_are_allowed() -> None:
    for name, values in CHOICES.items():
        assert getattr(Settings(), name) in values
    assert set(CHOICES["lang"]) == {"", *LANGUAGES}


def test_a_bad_field_gives_its_default_and_is_named() -> None:
    found = load_settings(stored(lang="xx", volume=7, sound="yes", theme="dark"))
    assert found.settings == Settings(volume=7, theme="dark")
    assert set(found.bad) == {"lang", "sound"}


@given(st.dictionaries(st.sampled_from([field.name for field in fields(Settings)]), JSON))
def test_any_json_in_any_field_gives_settings(values: dict[str, object]) -> None:
    found = load_settings(stored(**values)).settings
    assert all(getattr(found, name) in allowed for name, allowed in CHOICES.items())
    assert 0 <= found.volume <= MAX_VOLUME
    assert found.names == tuple(filter(None, map(clean_name, found.names)))


@given(st.text(max_size=30))
def test_any_text_gives_settings(text: str) -> None:
    load_settings(MemoryStorage({KEY: text}))


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 9000, "1"])
def test_settings_that_cannot_be_read_are_named_and_kept(text: str) -> None:
    storage = MemoryStorage({KEY: text})
    assert load_settings(storage) == Loaded(Settings(), ("settings",))
    assert storage.texts == {KEY: text}
    save_settings(storage, Settings(), Settings(volume=3))
    assert load_settings(storage) == Loaded(Settings(volume=3))
    assert storage.texts[DAMAGED_KEY] == text


def test_writing_keeps_what_it_does_not_know_or_understand() -> None:
    storage = stored(sky="blue", theme="sepia", volume=2)
    after = save_settings(storage, load_settings(storage).settings, Settings(volume=3))
    assert after == Settings(volume=3)
    data = json.loads(storage.texts[KEY])
    assert data == {"sky": "blue", "theme": "sepia", "volume": 3}
    assert storage.texts["theirs"] == "1"


def test_two_tabs_keep_each_others_changes() -> None:
    storage = MemoryStorage()
    mine = theirs = load_settings(storage).settings
    save_settings(storage, theirs, replace(theirs, theme="dark"))
    merged = save_settings(storage, mine, replace(mine, speed="fast"))
    assert merged == Settings(theme="dark", speed="fast")


@pytest.mark.parametrize("text", [None, "{", '{"volume": 2}'])
def test_a_failed_write_changes_nothing(text: str | None) -> None:
    texts = {} if text is None else {KEY: text}
    storage = MemoryStorage(dict(texts))
    storage.refuse = True
    with pytest.raises(StorageError):
        save_settings(storage, Settings(), Settings(volume=3))
    assert storage.texts == texts


@pytest.mark.parametrize("moment", [0, 1, 2])
def test_a_kill_at_any_moment_loses_no_stored_text(moment: int) -> None:
    storage = MemoryStorage({KEY: "{"})
    storage.kill_after = moment
    with pytest.raises(Killed):
        save_settings(storage, Settings(), Settings(volume=3))
    assert storage.texts[KEY] == "{"


def test_names_are_cleaned_and_not_too_many() -> None:
    found = load_settings(stored(names=[" Ana ", "", "\u202e", *"abcdefghijk"])).settings
    assert found.names == ("Ana", *"abcdefg")
