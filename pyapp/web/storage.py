"""localStorage as the store's `Storage`: every refusal becomes a `StorageError`."""

from typing import Any

import js
from pyodide.ffi import JsException

from pyapp.store.errors import StorageError

_REFUSALS = (JsException, AttributeError)
"""A switched-off storage throws, or is not there at all."""


class LocalStorage:
    """The browser's storage; private modes and full disks make any call fail."""

    def get(self, key: str) -> str | None:
        """The text under a key."""
        try:
            found = js.window.localStorage.getItem(key)
        except _REFUSALS as error:
            raise StorageError("unreadable") from error
        return None if found is None or not isinstance(found, str) else found

    def set(self, key: str, text: str) -> None:
        """Store a text."""
        wrong = str(js.fumotoKeep(key, text))
        if wrong:
            raise StorageError("full" if wrong in _FULL else "refused")

    def remove(self, key: str) -> None:
        """Forget a key."""
        try:
            js.window.localStorage.removeItem(key)
        except _REFUSALS as error:
            raise StorageError("refused") from error

    def keys(self) -> list[str]:
        """All keys."""
        try:
            storage: Any = js.window.localStorage
            return [str(storage.key(i)) for i in range(int(storage.length))]
        except _REFUSALS as error:
            raise StorageError("unreadable") from error


_FULL = ("QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED")


def local_storage() -> LocalStorage:
    """The page's storage; whether it works shows when it is used."""
    return LocalStorage()
