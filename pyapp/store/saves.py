"""Save slots: one key for each game, whole in one write, never overwritten by a mistake.

There is no index that could disagree: the slots are the keys `fumoto:game:<id>`. A slot's
text is a record (`core.record`) with further members, written in one operation, so a page
that dies at any moment leaves either the old text or the new one. Nothing is ever deleted
unasked, finished games neither: when the storage is full the app offers what can go.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules
from pyapp.store.errors import NoSlot, StorageError
from pyapp.store.migrations import read_text, write_json
from pyapp.store.storage import PREFIX, Storage
from pyapp.store.table import Player, Table, read_table, write_table

GAME_KEY: Final = PREFIX + "game:"
_ID: Final = re.compile(r"[0-9a-z-]{1,40}")
_NEWER: Final = ("record-version", "record-rules", "unknown-game", "unknown-option")
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class SlotState(Enum):
    """What can be done with a slot."""

    OPEN = "open"
    FINISHED = "finished"
    NEWER = "newer"
    """Written by a newer version of the app, or for a game this one lacks: left untouched."""
    DAMAGED = "damaged"
    """Unreadable: it can be exported as it is, and deleted."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A saved game as a list shows it, its actions not checked."""

    id: str
    state: SlotState
    size: int
    """Characters it takes."""
    game: str = ""
    players: tuple[Player, ...] = ()
    plies: int = 0
    updated: int = 0
    """When it was last played, in milliseconds since 1970."""
    revision: int = 0
    error: FumotoError | None = None
    """Why it is newer or damaged."""


class Conflict(FumotoError):
    """Something else wrote the slot since this tab last did. Nothing was changed.

    `there` is what is stored now. The app can load that, save with `take_over`, or keep
    both by saving under another id. Codes: `conflict`, `conflict-newer` (cannot be taken
    over), `conflict-damaged`.
    """

    def __init__(self, code: str, there: Slot, mine: int) -> None:
        super().__init__(code, mine=mine, theirs=there.plies)
        self.there = there


@dataclass(frozen=True, slots=True)
class _Seen:
    """What this tab last loaded from a slot or wrote to it."""

    text: str | None = None
    revision: int = 0
    loaded: int = 0
    """The revision last loaded: a table older than that was not made from it."""


class Shelf:
    """The save slots in a storage, as one tab sees them."""

    def __init__(self, storage: Storage, games: Mapping[str, AnyRules]) -> None:
        self._storage = storage
        self._games = games
        self._seen: dict[str, _Seen] = {}

    def slots(self) -> tuple[Slot, ...]:
        """All slots: open ones first, then finished, newer, damaged; the latest first.

        Raises `StorageError` if the storage cannot be read at all.
        """
        found = []
        for key in self._storage.keys():  # noqa: SIM118 - a storage is no mapping
            if key.startswith(GAME_KEY):
                id = key.removeprefix(GAME_KEY)  # noqa: A001
                try:
                    text = self._storage.get(key)
                except StorageError as error:
                    found.append(Slot(id, SlotState.DAMAGED, 0, error=error))
                    continue
                if text is not None:  # else deleted in another tab meanwhile
                    found.append(self._slot(id, text))
        order = list(SlotState)
        found.sort(key=lambda slot: (order.index(slot.state), -slot.updated, slot.id))
        return tuple(found)

    def load(self, id: str) -> Table:  # noqa: A002
        """The table in a slot, its actions not checked yet (`Table.replay`).

        Raises `NoSlot`, `StorageError`, and `BadRecord` or `BadOptions` for a slot that is
        newer or damaged.
        """
        text = self.raw(id)
        table = self._read(id, text)
        self._seen[id] = _Seen(text, table.revision, table.revision)
        return table

    def peek(self, id: str) -> Table:  # noqa: A002
        """Like `load`, but only to look: it does not go on from here."""
        return self._read(id, self.raw(id))

    def raw(self, id: str) -> str:  # noqa: A002
        """A slot's text as it is stored, whatever its state. Raises `NoSlot`, `StorageError`."""
        text = self._storage.get(GAME_KEY + id)
        if text is None:
            raise NoSlot("no-slot", id=id[:80])
        return text

    def save(self, table: Table, *, take_over: bool = False) -> Table:
        """Store a table and return it with its new revision; then save that one next time.

        Raises `StorageError` (then the old text is still there) or `Conflict`: when the slot
        holds anything but what this tab last loaded or wrote, or the table is older than what
        it loaded. `take_over` replaces that, which the player must have asked for; what a
        newer version wrote it leaves alone.
        A slot that another tab deleted is written again.
        """
        if not _ID.fullmatch(table.id):
            raise NoSlot("slot-name", id=table.id[:80])
        key = GAME_KEY + table.id
        stored = self._storage.get(key)
        seen = self._seen.get(table.id, _Seen())
        revision = max(table.revision, seen.revision)
        if stored is not None and (stored != seen.text or table.revision < seen.loaded):
            there = self._slot(table.id, stored)
            self._check_conflict(table, there, take_over)
            revision = max(revision, there.revision)
        saved = replace(table, revision=revision + 1)
        text = write_json(write_table(saved))
        self._storage.set(key, text)
        loaded = 0 if take_over else seen.loaded
        self._seen[table.id] = _Seen(text, saved.revision, loaded)
        return saved

    def delete(self, id: str) -> None:  # noqa: A002
        """Forget a slot, whatever its state; for the player to ask. Raises `StorageError`."""
        self._storage.remove(GAME_KEY + id)
        self._seen.pop(id, None)

    def delete_finished(self) -> int:
        """Forget all finished games and return how many; for the player to ask."""
        finished = [slot for slot in self.slots() if slot.state is SlotState.FINISHED]
        for slot in finished:
            self.delete(slot.id)
        return len(finished)

    def _check_conflict(self, table: Table, there: Slot, take_over: bool) -> None:
        if there.state is SlotState.NEWER:
            raise Conflict("conflict-newer", there, len(table.actions))
        if not take_over:
            damaged = there.state is SlotState.DAMAGED
            code = "conflict-damaged" if damaged else "conflict"
            raise Conflict(code, there, len(table.actions))

    def _read(self, id: str, text: str) -> Table:  # noqa: A002
        record = read_text(text, self._games)
        return read_table(record, self._games[record.game].info.rules_version, id=id)

    def _slot(self, id: str, text: str) -> Slot:  # noqa: A002
        try:
            table = self._read(id, text)
        except FumotoError as error:
            state = SlotState.NEWER if error.code in _NEWER else SlotState.DAMAGED
            return Slot(id, state, len(text), error=error)
        return Slot(
            id=id,
            state=SlotState.FINISHED if table.finished else SlotState.OPEN,
            size=len(text),
            game=table.game,
            players=table.players,
            plies=len(table.actions),
            updated=table.updated,
            revision=table.revision,
        )


def is_slot_id(text: object) -> bool:
    """Whether a slot can have this name."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None


def slot_id(number: int) -> str:
    """The id for a random number that the caller drew (64 bits leave no chance of a clash).

    >>> slot_id(1234567890)
    'kf12oi'
    """
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits
