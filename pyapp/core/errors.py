"""The ways input can be wrong, each with a code that the screens turn into a sentence."""

from collections.abc import Mapping


class FumotoError(Exception):
    """Any input that is refused. `code` names the reason, `params` fill its sentence."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, object] = params

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return f"{self.code} ({', '.join(f'{k}={v}' for k, v in self.params.items())})"

    def sentence(self, *tables: Mapping[str, str]) -> str:
        """The reason in English, from the first of these tables that knows it or the one here."""
        for table in (*tables, REASONS):
            if self.code in table:
                return table[self.code].format(**self.params)
        return str(self)


class InvalidNotation(FumotoError):
    """Text that does not name an action of the game at all."""


class IllegalAction(FumotoError):
    """A well-formed action that the rules do not allow in this state. Nothing changes."""


class BadOptions(FumotoError):
    """An unknown game, option, seat number or value; the params say what is allowed."""


class BadRecord(FumotoError):
    """A record that cannot be read. `ply` in the params is the action's number from 1."""


REASONS: Mapping[str, str] = {
    "unknown-game": "There is no game “{value}”. Games: {allowed}.",
    "unknown-option": "There is no option “{name}”. Options: {allowed}.",
    "option-value": "The option “{name}” cannot be “{value}”. Allowed: {allowed}.",
    "seat-count": "This game is for {low} to {high} seats, not {value}.",
    "seat-kind": "There is no player of the kind “{value}”. Kinds: {allowed}.",
    "not-a-record": "This is not a Fumoto record.",
    "record-json": "The record is damaged: it is not valid JSON ({detail}).",
    "record-field": "The record's part “{name}” is missing or of the wrong kind.",
    "record-version": "The record is of version {value}; this app reads up to {allowed}.",
    "record-rules": "The record was made with newer rules ({value}); this app knows {allowed}.",
    "record-action": "Action {ply} “{text}” is refused: {reason}",
    "record-size": "The record is too large ({value} characters; at most {allowed}).",
    "record-after-end": "Action {ply} “{text}” comes after the end of the game.",
    "notation": "“{text}” is not an action of this game.",
    "not-now": "That cannot be done now.",
    "game-over": "The game is over.",
    "chance-now": "Something has to be shuffled or dealt first.",
    "undo-none": "There is nothing to take back.",
    "undo-chance": "Something was shuffled or dealt since then; that cannot be taken back.",
    "undo-revealed": "Something hidden was seen since then; that cannot be taken back.",
    "undo-other": "Another player has acted since then; that cannot be taken back.",
}
"""English sentence for each code of this package; each game has a table of its own."""
