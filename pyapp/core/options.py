"""Options of a game: typed data with defaults, read from text and checked in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pyapp.core.errors import BadOptions

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
"""A game's options by name."""

MAX_TEXT = 200_000
"""Longest text option, in characters (a whole board can stand in one)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option. A flag is on or off; a choice is one of `values`; a number lies within
    `low`..`high`; a text is free here and checked by its game."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    label: str = ""
    """English name for the set-up screen."""
    help: str = ""
    """English sentence that says what it does."""
    house: bool = False
    """Whether it is a house option rather than a published one."""

    def allowed(self) -> str:
        """The values it takes, in words for a message."""
        match self.kind:
            case "flag":
                return "0, 1"
            case "choice":
                return ", ".join(self.values)
            case "number":
                return f"{self.low}–{self.high}"
            case "text":
                return "text"

    def read(self, text: str) -> Value:
        """The value a text from a link or the command line stands for."""
        match self.kind:
            case "flag":
                if text.lower() in ("1", "true", "yes", "on"):
                    return True
                if text.lower() in ("0", "false", "no", "off"):
                    return False
            case "choice" | "text":
                return self.check(text)
            case "number":
                digits = text.removeprefix("-")
                if digits.isascii() and digits.isdigit() and len(digits) < 10:
                    return self.check(int(text))
        raise BadOptions("option-value", name=self.name, value=text[:80], allowed=self.allowed())

    def check(self, value: object) -> Value:
        """The value if the option takes it. Raises `BadOptions`.

        Records are written by hand too: 0 and 1 do for a flag, a number for a choice like "2".
        """
        match self.kind:
            case "flag":
                if isinstance(value, int) and value in (0, 1):
                    return bool(value)
            case "choice":
                if isinstance(value, str | int) and str(value) in self.values:
                    return str(value)
            case "number":
                number = isinstance(value, int) and not isinstance(value, bool)
                if isinstance(value, int) and number and self.low <= value <= self.high:
                    return value
            case "text":
                if isinstance(value, str) and len(value) <= MAX_TEXT:
                    return value
        raise BadOptions(
            "option-value", name=self.name, value=str(value)[:80], allowed=self.allowed()
        )


def _named(options: tuple[Option, ...], name: str) -> Option:
    for option in options:
        if option.name == name:
            return option
    allowed = ", ".join(option.name for option in options) or "–"
    raise BadOptions("unknown-option", name=name[:80], allowed=allowed)


def complete_options(options: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """All options with the given values checked and defaults for the rest.

    Raises `BadOptions` for an unknown name or a value that is not allowed.
    """
    for name in given:
        _named(options, name)
    return {o.name: o.check(given.get(o.name, o.default)) for o in options}


def read_options(options: tuple[Option, ...], texts: Mapping[str, str]) -> Options:
    """Like `complete_options`, the values given as texts (links, command line)."""
    return complete_options(
        options, {name: _named(options, name).read(text) for name, text in texts.items()}
    )
