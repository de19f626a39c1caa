"""Boards of one's own: one key for each, whole in one write, never overwritten by a mistake.

The key is `fumoto:board:<name>`; the text is the board's own format, finished or not, so that
what is stored is what a file or a link holds. What is in it is not judged here: a text that is
no board any more is listed all the same, to be exported or deleted.
"""

from dataclasses import dataclass
from typing import Final

from pyapp.core.errors import FumotoError
from pyapp.store.errors import NoSlot, StorageError
from pyapp.store.storage import PREFIX, Storage

BOARD_KEY: Final = PREFIX + "board:"
MAX_NAME: Final = 60
"""Longest name of a board, in characters."""


@dataclass(frozen=True, slots=True)
class StoredBoard:
    """A stored board; its text is empty where the storage cannot give it."""

    name: str
    text: str


class BoardTaken(FumotoError):
    """There is another board of this name, or this one was changed elsewhere. Nothing was
    changed."""


class BoardShelf:
    """The boards in a storage, as one tab sees them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def boards(self) -> tuple[StoredBoard, ...]:
        """All boards by name. Raises `StorageError` if the storage cannot be read at all."""
        found = []
        for key in sorted(self._storage.keys()):
            if not key.startswith(BOARD_KEY):
                continue
            name = key.removeprefix(BOARD_KEY)
            try:
                text = self._storage.get(key)
            except StorageError:
                text = ""
            if text is not None:  # else deleted in another tab meanwhile
                found.append(StoredBoard(name, text))
        return tuple(found)

    def save(self, name: str, text: str, known: str = "", *, take_over: bool = False) -> None:
        """Store a board; `known` is the text it was made from, if it was stored before.

        Raises `StorageError` (then the old text is still there), `NoSlot` for a name that
        cannot be one, or `BoardTaken` where anything but `known` is stored under the name;
        `take_over` replaces that, which the person must have asked for.
        """
        if not name.strip() or len(name) > MAX_NAME:
            raise NoSlot("board-unnamed")
        key = BOARD_KEY + name
        stored = self._storage.get(key)
        if stored is not None and not take_over and stored not in (text, known):
            raise BoardTaken("board-taken", name=name)
        self._storage.set(key, text)

    def delete(self, name: str) -> None:
        """Forget a board; for the person to ask. Raises `StorageError`."""
        self._storage.remove(BOARD_KEY + name)
