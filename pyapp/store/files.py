"""Games in and out: from a file or anything pasted, and to a file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules
from pyapp.core.record import MAX_SIZE, Record
from pyapp.store.errors import BadImport
from pyapp.store.migrations import read_text, write_json
from pyapp.store.share import read_code
from pyapp.store.table import Table, read_table, write_table

_SHARED: Final = "game="
_LOCAL: Final = ("revision",)
"""Members of a slot that mean nothing elsewhere."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to hand to the player."""

    name: str
    text: str
    type: str = "application/json"


def export_table(table: Table) -> File:
    """The table as a readable record, with everything hidden in it."""
    data = {name: value for name, value in write_table(table).items() if name not in _LOCAL}
    return File(f"fumoto-{table.game}-{day(table.updated)}.json", write_json(data, indent=1) + "\n")


def day(ms: int) -> str:
    """The date of a time in milliseconds since 1970, for the name of a file."""
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%d")


def export_raw(id: str, text: str) -> File:  # noqa: A002 - the slot's name
    """A damaged slot's text just as it is."""
    shown = "".join(char for char in id[:40] if char.isascii() and char.isalnum())
    return File(f"fumoto-damaged-{shown}.txt", text, "text/plain")


def import_text(
    text: str,
    games: Mapping[str, AnyRules],
    *,
    id: str,  # noqa: A002
    seed: int,
    updated: int,
    explain: Callable[[FumotoError], str] = str,
) -> Table:
    """The table in a record's text, a link or a share code, under a new id.

    Every action is replayed, so a table that is returned can be played. `seed` is for a
    record that names none. Raises a `FumotoError` that says what is wrong (`explain` words
    the reason of a refused action), and nothing is stored.
    """
    if len(text) > MAX_SIZE:
        raise BadImport("import-size", value=len(text), allowed=MAX_SIZE)
    text = text.removeprefix("\ufeff").strip()
    record = _read(text, games)
    rules = games[record.game]
    table = read_table(record, rules.info.rules_version, id=id, seed=seed, updated=updated)
    match = table.replay(games, explain)
    return replace(table.after(match, updated), revision=0)


def _read(text: str, games: Mapping[str, AnyRules]) -> Record:
    if not text:
        raise BadImport("import-empty")
    if text.startswith(("{", "[")):
        return read_text(text, games)
    _, mark, page = text.partition("#")
    if mark:
        if not page.startswith(_SHARED):
            raise BadImport("import-link")
        return read_code(page.removeprefix(_SHARED).partition(" ")[0], games)
    if len(text.split()) == 1 and text[0].isdigit():
        return read_code(text, games)
    raise BadImport("import-junk")
