"""The storage in memory has the faults a browser's has."""

import pytest

from pyapp.store.errors import StorageError
from pyapp.store.storage import Killed, MemoryStorage, check_storage


def test_keeps_texts_by_key() -> None:
    storage = MemoryStorage()
    storage.set("a", "1")
    storage.set("a", "2")
    assert storage.get("a") == "2"
    assert storage.keys() == ["a"]
    storage.remove("a")
    storage.remove("a")
    assert storage.get("a") is None


def test_a_full_storage_keeps_the_old_text() -> None:
    storage = MemoryStorage({"other": "12345"})
    storage.set("a", "1")
    storage.room = 12
    storage.set("a", "1")
    with pytest.raises(StorageError) as caught:
        storage.set("a", "1234567")
    assert caught.value.code == "full"
    assert storage.get("a") == "1"


def test_private_mode_refuses_writes_alone() -> None:
    storage = MemoryStorage({"a": "1"})
    storage.refuse = True
    with pytest.raises(StorageError) as caught:
        storage.set("a", "2")
    assert caught.value.code == "refused"
    with pytest.raises(StorageError):
        storage.remove("a")
    assert storage.get("a") == "1"


def test_writes_fail_after_a_number() -> None:
    storage = MemoryStorage()
    storage.fail_after = 2
    storage.set("a", "1")
    storage.set("a", "2")
    with pytest.raises(StorageError):
        storage.set("a", "3")
    assert storage.texts == {"a": "2"}


def test_dies_before_the_operation_that_is_one_too_many() -> None:
    storage = MemoryStorage()
    storage.kill_after = 2
    storage.set("a", "1")
    storage.get("a")
    with pytest.raises(Killed):
        storage.set("a", "2")
    assert storage.texts == {"a": "1"}


def test_a_good_storage_passes_the_check_and_is_left_clean() -> None:
    storage = MemoryStorage({"theirs": "1"})
    check_storage(storage)
    assert storage.texts == {"theirs": "1"}


@pytest.mark.parametrize("code", ["refused", "full"])
def test_the_check_says_what_is_wrong(code: str) -> None:
    storage = MemoryStorage({"theirs": "1"})
    storage.refuse = code == "refused"
    storage.room = 7
    with pytest.raises(StorageError) as caught:
        check_storage(storage)
    assert caught.value.code == code
    assert storage.texts == {"theirs": "1"}


def test_the_check_notices_writes_that_do_not_stay() -> None:
    class Forgetful(MemoryStorage):
        def set(self, key: str, text: str) -> None:
            pass

    with pytest.raises(StorageError) as caught:
        check_storage(Forgetful())
    assert caught.value.code == "refused"
