"""Boards of one's own: one key for each, whole in one write, never overwritten by a mistake.

The key is `fumoto:board:<name>`; the text is the board's own format, finished or not, so that
what is stored is what a file or a link holds. What is in it is not judged here: a text that is
no board any more is listed all the same, to be exported or deleted.

A board that is being made is kept apart, under `fumoto:draft:<id>`, with every change: a page
that is closed loses nothing, and what was saved under a name stays as it was saved.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pyapp.core.errors import FumotoError
from pyapp.store.errors import NoSlot, StorageError
from pyapp.store.storage import PREFIX, Storage

BOARD_KEY: Final = PREFIX + "board:"
DRAFT_KEY: Final = PREFIX + "draft:"
MAX_NAME: Final = 60
"""Longest name of a board, in characters."""


@dataclass(frozen=True, slots=True)
class StoredBoard:
    """A stored board; its text is empty where the storage cannot give it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """A board being made, as it was after its last change."""

    id: str
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
        return tuple(StoredBoard(name, text) for name, text in self._texts(BOARD_KEY))

    def drafts(self) -> tuple[StoredDraft, ...]:
        """All boards being made. Raises `StorageError` if the storage cannot be read at all."""
        return tuple(StoredDraft(id, text) for id, text in self._texts(DRAFT_KEY))  # noqa: A001

    def _texts(self, prefix: str) -> Iterator[tuple[str, str]]:
        for key in sorted(self._storage.keys()):
            if not key.startswith(prefix):
                continue
            try:
                text = self._storage.get(key)
            except StorageError:
                text = ""
            if text is not None:  # else deleted in another tab meanwhile
                yield key.removeprefix(prefix), text

    def keep_draft(self, id: str, text: str) -> None:  # noqa: A002
        """Keep a board as it is being made. Raises `StorageError`."""
        self._storage.set(DRAFT_KEY + id, text)

    def drop_draft(self, id: str) -> None:  # noqa: A002
        """Forget a board being made: it was saved, or thrown away. Raises `StorageError`."""
        self._storage.remove(DRAFT_KEY + id)

    def save(self, name: str, text: str, known: str = "", *, take_over: bool = False) -> None:
        """Store a board; `known` is the text it was made from, if it was stored before.

        Raises `StorageError` (then the old text is still there), `NoSlot` for a name that
        cannot be one, or `BoardTaken` where anything but `known` is stored under the name;
        `take_over` replaces that, which the person must have asked for.
        """
        if not is_board_name(name):
            raise NoSlot("board-unnamed")
        key = BOARD_KEY + name
        stored = self._storage.get(key)
        if stored is not None and not take_over and stored not in (text, known):
            raise BoardTaken("board-taken", name=name)
        self._storage.set(key, text)

    def delete(self, name: str) -> None:
        """Forget a board; for the person to ask. Raises `StorageError`."""
        self._storage.remove(BOARD_KEY + name)


def is_board_name(text: object) -> bool:
    """Whether a board can be stored under this name."""
    return isinstance(text, str) and bool(text.strip()) and len(text) <= MAX_NAME
