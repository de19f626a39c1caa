"""Reading records that any version of the app wrote: steps from version to version."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from pyapp.core.errors import BadRecord
from pyapp.core.jsontext import parse_json
from pyapp.core.match import AnyRules
from pyapp.core.record import FORMAT, MAX_SIZE, VERSION, Record, read_record

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a record of one version and gives it as the next version would have written it."""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""By the version they start from; one for each version before the present one."""


def migrate(
    data: dict[str, Any],
    chain: Mapping[int, Migration] = MIGRATIONS,
    present: int = VERSION,
) -> dict[str, Any]:
    """The record as the present version would have written it; `data` itself stays as it is.

    A record of a newer version is returned unchanged (its reader refuses it). Raises
    `BadRecord` for a version that never was, or where a step finds its data damaged.
    """
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise BadRecord("record-field", name="version")
    for step in range(version, present):
        try:
            data = {**chain[step](dict(data)), "version": step + 1}
        except (ValueError, TypeError, LookupError, AttributeError):
            raise BadRecord("record-field", name="version") from None
    return data


def read_text(text: str, games: Mapping[str, AnyRules]) -> Record:
    """A record of any version from its text. Raises `BadRecord` or `BadOptions`."""
    data = parse_json(text, MAX_SIZE)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not-a-record")
    return read_record(migrate(data), games)


def write_json(data: object, indent: int | None = None) -> str:
    """JSON that can be stored and sent: characters as they are, lone surrogates escaped."""
    separators = (",", ":") if indent is None else None
    text = json.dumps(data, ensure_ascii=False, indent=indent, separators=separators)
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(data, indent=indent, separators=separators)
    return text
