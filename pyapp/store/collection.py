"""All that a person has made on one device, in one file for another: games, boards, drafts.

    {"format": "fumoto-games", "games": {id: text}, "boards": {name: text}, "drafts": {id: text}}

The texts are as they are stored, damaged ones too, so nothing can get lost on the way; a kind of
which there is none may be left out.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pyapp.core.errors import BadRecord
from pyapp.core.jsontext import parse_json
from pyapp.store.boards import BOARD_KEY, DRAFT_KEY, is_board_name
from pyapp.store.errors import BadImport
from pyapp.store.files import File, day
from pyapp.store.migrations import write_json
from pyapp.store.saves import GAME_KEY, is_slot_id
from pyapp.store.storage import Storage

_FORMAT: Final = "fumoto-games"
_MOST: Final = 200_000_000
"""Most characters read of such a file: more than any browser stores."""
_KINDS: Final[Mapping[str, tuple[str, Callable[[object], bool]]]] = {
    "games": (GAME_KEY, is_slot_id),
    "boards": (BOARD_KEY, is_board_name),
    "drafts": (DRAFT_KEY, is_slot_id),
}
"""Of each kind: how its keys start, and whether something can be a name after that."""


@dataclass(frozen=True, slots=True)
class Collection:
    """Stored texts by name."""

    games: Mapping[str, str] = field(default_factory=dict)
    boards: Mapping[str, str] = field(default_factory=dict)
    drafts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Arrivals:
    """How many of each kind were new."""

    games: int = 0
    boards: int = 0
    drafts: int = 0


def collect(storage: Storage) -> Collection:
    """Everything in a storage, as it is stored. Raises `StorageError`.

    What has a name that it cannot have gets one that it can have.
    """
    found: dict[str, dict[str, str]] = {}
    for kind, (prefix, fits) in _KINDS.items():
        texts = _stored(storage, prefix)
        good = {name: text for name, text in texts.items() if fits(name)}
        for name, text in texts.items():
            if not fits(name):
                good[next(odd for odd in _names("odd", 1) if odd not in good)] = text
        found[kind] = good
    return Collection(**found)


def add_to(storage: Storage, collection: Collection) -> Arrivals:
    """Put texts from elsewhere beside those that are here.

    What is here already is not written again; what has a name that is taken comes under a new
    one. Raises `StorageError`; what was written before stays.
    """
    return Arrivals(
        **{
            kind: _add(storage, prefix, getattr(collection, kind))
            for kind, (prefix, _) in _KINDS.items()
        }
    )


def export_all(collection: Collection, now: int) -> File:
    """The file. `now` in milliseconds since 1970, for its name."""
    data: dict[str, Any] = {"format": _FORMAT}
    data |= {kind: dict(getattr(collection, kind)) for kind in _KINDS}
    return File(f"fumoto-games-{day(now)}.json", write_json(data, indent=1) + "\n")


def read_all(text: str) -> Collection | None:
    """What is in such a file; None if it is something else.

    Raises `BadImport` where it is one, but not a sound one. The texts themselves are not
    looked at: what cannot be read now is still worth keeping.
    """
    if f'"{_FORMAT}"' not in text[:200]:
        return None
    try:
        data = parse_json(text.removeprefix("\ufeff"), _MOST)
    except BadRecord as error:
        raise BadImport("import-collection") from error
    if not isinstance(data, dict) or "games" not in data:
        raise BadImport("import-collection")
    found = {kind: data.get(kind, {}) for kind in _KINDS}
    for kind, texts in found.items():
        fits = _KINDS[kind][1]
        if not isinstance(texts, dict) or not all(
            fits(name) and isinstance(each, str) for name, each in texts.items()
        ):
            raise BadImport("import-collection")
    return Collection(**found)


def _stored(storage: Storage, prefix: str) -> dict[str, str]:
    keys = sorted(key for key in storage.keys() if key.startswith(prefix))  # noqa: SIM118
    found = {key.removeprefix(prefix): storage.get(key) for key in keys}
    return {name: text for name, text in found.items() if text is not None}


def _add(storage: Storage, prefix: str, texts: Mapping[str, str]) -> int:
    here = _stored(storage, prefix)
    added = 0
    for name, text in texts.items():
        if text in here.values():
            continue
        free = name
        if name in here:
            free = next(other for other in _names(name[:30], 2) if other not in here)
        storage.set(prefix + free, text)
        here[free] = text
        added += 1
    return added


def _names(start: str, number: int) -> Iterator[str]:
    while True:
        yield f"{start}-{number}"
        number += 1
