"""The storage port: a small map of texts that outlives the page, and one in memory.

Every key of the app starts with `fumoto:`. Nothing in a key depends on the page's address:
one origin has one storage, so a page that moves to another path keeps its games, and two
versions side by side share them (each leaves alone what it does not understand).
"""

from typing import Final, Protocol

from pyapp.store.errors import StorageError

PREFIX: Final = "fumoto:"
"""How every key of the app starts. Other keys belong to other pages of the host."""

_PROBE: Final = PREFIX + "probe"


class Storage(Protocol):
    """Texts by key. A `set` either happens whole or raises and changes nothing.

    Every method may raise `StorageError`.
    """

    def get(self, key: str) -> str | None:
        """The text under a key, None if there is none."""

    def set(self, key: str, text: str) -> None:
        """Store a text, in place of what was there. Raises `StorageError` (refused, full)."""

    def remove(self, key: str) -> None:
        """Forget a key; nothing happens if it is not there."""

    def keys(self) -> list[str]:
        """All keys, those of other pages on the host included, in any order."""


def check_storage(storage: Storage) -> None:
    """Raise `StorageError` if nothing can be written or what is written does not stay."""
    storage.set(_PROBE, "1")
    if storage.get(_PROBE) != "1":
        raise StorageError("refused")
    storage.remove(_PROBE)


class Killed(BaseException):
    """The page died at this moment (`MemoryStorage.kill_after`)."""


class MemoryStorage:
    """A storage in memory: for tests and for a page whose browser has none.

    Faults can be switched on at any time:

    - `refuse`: every write throws, as in private mode; `refuse_reads`: every read too;
    - `room`: most characters of keys and texts together, as a quota counts;
    - `fail_after`: so many writes more succeed, then all are refused;
    - `kill_after`: so many operations more are done, then `Killed` is raised before the next.
    """

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts: dict[str, str] = {} if texts is None else texts
        self.refuse = False
        self.refuse_reads = False
        self.room: int | None = None
        self.fail_after: int | None = None
        self.kill_after: int | None = None

    def get(self, key: str) -> str | None:
        """The text under a key."""
        self._operate(reading=True)
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Store a text."""
        self._operate()
        if self.room is not None:
            others = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
            if others + len(key) + len(text) > self.room:
                raise StorageError("full")
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget a key."""
        self._operate()
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        """All keys."""
        self._operate(reading=True)
        return list(self.texts)

    def _operate(self, *, reading: bool = False) -> None:
        if self.kill_after is not None:
            if self.kill_after == 0:
                raise Killed
            self.kill_after -= 1
        if reading:
            if self.refuse_reads:
                raise StorageError("refused")
            return
        if self.refuse:
            raise StorageError("refused")
        if self.fail_after is not None:
            if self.fail_after == 0:
                raise StorageError("refused")
            self.fail_after -= 1
