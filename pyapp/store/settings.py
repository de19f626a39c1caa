"""Settings: read field by field, so that one bad value spoils nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from pyapp.core.errors import FumotoError
from pyapp.core.jsontext import parse_json
from pyapp.store.migrations import write_json
from pyapp.store.storage import PREFIX, Storage
from pyapp.store.table import clean_name

KEY: Final = PREFIX + "settings"
DAMAGED_KEY: Final = KEY + ":damaged"
"""Where settings that cannot be read at all are kept when new ones are written."""

LANGUAGES: Final = ("ja", "en")
MAX_SIZE: Final = 100_000
"""Longest settings read, in characters."""
MAX_VOLUME: Final = 10
MAX_DELAY: Final = 300
MAX_NAMES: Final = 8


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose. Every default is what a new player gets."""

    lang: str = ""
    """One of `LANGUAGES`, or "": as the browser says."""
    theme: str = "auto"
    sound: bool = True
    volume: int = 5
    """From 0 to `MAX_VOLUME`."""
    speed: str = "normal"
    """How quickly computer players move."""
    motion: str = "auto"
    confirm: bool = False
    """Whether a move waits for a second tap."""
    hints: bool = True
    """Whether the page shows what a move would do."""
    touch_delay: int = 50
    """Milliseconds this device's screen takes for a touch: added to computers' reactions."""
    names: tuple[str, ...] = ()
    """People who played last, for the set-up."""


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "lang": ("", *LANGUAGES),
    "theme": ("auto", "light", "dark"),
    "speed": ("slow", "normal", "fast", "instant"),
    "motion": ("auto", "on", "off"),
}
"""The values of each setting that is one of a few words."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and the names of stored ones that had to fall back to defaults."""

    settings: Settings
    bad: tuple[str, ...] = ()
    """`settings` itself stands here if the whole text cannot be read."""


def load_settings(storage: Storage) -> Loaded:
    """The stored settings. Raises `StorageError` only if the storage cannot be read."""
    return _read(storage.get(KEY))


def save_settings(storage: Storage, before: Settings, after: Settings) -> Settings:
    """Store what changed from `before` to `after` and return what is stored then.

    Only changed fields are written over: what another tab changed meanwhile, what a newer
    version added and what could not be read stay. Raises `StorageError`; nothing changed
    then.
    """
    text = storage.get(KEY)
    data = _parse(text)
    if data is None:
        if text is not None:
            storage.set(DAMAGED_KEY, text)
        data = {}
    old, new = asdict(before), asdict(after)
    data |= {name: new[name] for name in new if new[name] != old[name]}
    written = write_json(data)
    storage.set(KEY, written)
    return _read(written).settings


def _read(text: str | None) -> Loaded:
    if text is None:
        return Loaded(Settings())
    data = _parse(text)
    if data is None:
        return Loaded(Settings(), ("settings",))
    good: dict[str, Any] = {}
    bad = []
    for field in fields(Settings):
        if field.name in data:
            value = _READERS[field.name](data[field.name])
            if value is None:
                bad.append(field.name)
            else:
                good[field.name] = value
    return Loaded(Settings(**good), tuple(bad))


def _parse(text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    try:
        data = parse_json(text, MAX_SIZE)
    except FumotoError:
        return None
    return data if isinstance(data, dict) else None


def _choice(name: str) -> Callable[[object], object]:
    return lambda value: value if isinstance(value, str) and value in CHOICES[name] else None


def _flag(value: object) -> object:
    return value if isinstance(value, bool) else None


def _volume(value: object) -> object:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if isinstance(value, int) and whole and 0 <= value <= MAX_VOLUME else None


def _delay(value: object) -> object:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if isinstance(value, int) and whole and 0 <= value <= MAX_DELAY else None


def _names(value: object) -> object:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        return None
    names = (clean_name(name) for name in value)
    return tuple(name for name in names if name)[:MAX_NAMES]


_READERS: Final[Mapping[str, Callable[[object], object]]] = {
    **{name: _choice(name) for name in CHOICES},
    "sound": _flag,
    "volume": _volume,
    "confirm": _flag,
    "hints": _flag,
    "touch_delay": _delay,
    "names": _names,
}
"""For each setting the value a stored one stands for, None if it is not allowed."""
