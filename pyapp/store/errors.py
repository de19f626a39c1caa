"""The ways storing, sharing and linking can fail, each with a code and a sentence."""

from collections.abc import Mapping

from pyapp.core.errors import FumotoError


class StorageError(FumotoError):
    """The browser's storage does not do what is asked.

    Codes: `refused` (private mode: every access or write throws), `full` (quota),
    `unreadable` (a value cannot be had).
    """


class NoSlot(FumotoError):
    """There is no saved game of this name (any more)."""


class BadCode(FumotoError):
    """A share code that cannot be read."""


class BadLink(FumotoError):
    """A link that cannot be read; the params say what is allowed."""


class BadImport(FumotoError):
    """A pasted text or file that is neither a record nor a link nor a share code."""


REASONS: Mapping[str, str] = {
    "refused": "This browser does not let the page store anything (private mode?)."
    " You can play on, but the game is lost when the page is closed.",
    "full": "The browser's storage is full. You can play on, but the game is not saved:"
    " delete finished games or export this one.",
    "unreadable": "The browser's storage cannot be read. You can play on, but the game is lost"
    " when the page is closed.",
    "conflict": "This game was played on elsewhere, probably in another tab"
    " (there: {theirs} actions, here: {mine}).",
    "conflict-newer": "This game was played on with a newer version of the app."
    " It can be kept here only as a copy.",
    "conflict-damaged": "What is stored of this game is damaged or was changed by something else.",
    "no-slot": "There is no saved game “{id}” any more.",
    "board-unnamed": "Give the board a name of 1 to 60 characters first.",
    "board-taken": "There is another board named “{name}”. Save under another name, or replace it.",
    "slot-name": "“{id}” cannot name a saved game.",
    "code-junk": "This is not a share code.",
    "code-version": "The share code is of version {value}; this app reads up to {allowed}."
    " Reload the page to get the newest version.",
    "code-damaged": "The share code is damaged: some of it is missing or was changed."
    " Copy the whole link again.",
    "code-size": "The share code is too large ({value} characters; at most {allowed}).",
    "code-record": "The game is too large for a share code ({value} characters; at most"
    " {allowed}). Export it as a file instead.",
    "link-size": "The link is too long ({value} characters; at most {allowed}).",
    "link-page": "The link leads to “{value}”, which does not exist. There are: {allowed}.",
    "link-part": "The link's part “{value}” cannot be read. It must be like name=value.",
    "link-encoding": "The link's part “{name}” is wrongly encoded; it was probably cut off.",
    "link-unknown": "The link has an unknown part “{name}”. Allowed: {allowed}.",
    "link-twice": "The link says “{name}” twice.",
    "link-missing": "The link lacks “{name}”.",
    "link-seed": "The seed “{value}” is not a whole number from 0 to {high}.",
    "link-lang": "The language “{value}” does not exist here. Languages: {allowed}.",
    "link-names": "The link has {value} names for {allowed} seats.",
    "link-name": "The name “{value}” is too long or has characters that cannot be shown"
    " (at most {allowed} characters).",
    "import-empty": "There is nothing to import.",
    "import-size": "That is too large to be a game ({value} characters; at most {allowed}).",
    "import-collection": "That file of games is damaged.",
    "import-junk": "That is neither a game's file nor a link nor a share code of this app.",
    "import-link": "This link holds no game that was begun. Open it in the browser instead.",
}
"""English sentence for each code of this package."""
