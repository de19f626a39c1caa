"""Records: a whole game as readable JSON, self-contained because chance is written out.

A record is one JSON object:

    {"format": "fumoto-record", "version": 1, "game": "kilimanjaro", "rules": 1,
     "options": {"quick_start": true}, "seats": [{"name": "Ana", "kind": "human"}, …],
     "actions": ["dealer 2", "scatter banana@12 …", "cards canoe-5 …", "play jeep-7 on 1.1"]}

`options` may leave out what has its default. `seats` may be a mere number. Further members
are kept by the app for its own use and ignored by a reader. A save, an export, a share code
and a bug report are all this.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pyapp.core.errors import BadOptions, BadRecord, FumotoError
from pyapp.core.jsontext import parse_json
from pyapp.core.match import AnyRules, Match
from pyapp.core.options import Options, complete_options

FORMAT: Final = "fumoto-record"
VERSION: Final = 1
MAX_SIZE: Final = 2_000_000
"""Longest record read, in characters."""


@dataclass(frozen=True, slots=True)
class Record:
    """A record as data, its game, options and number of seats checked, its actions not yet."""

    game: str
    options: Options
    seats: tuple[Mapping[str, Any], ...]
    """For each seat what is known of the player: `name`, `kind`, `color`; may be empty."""
    actions: tuple[str, ...]
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Other members of the JSON object."""


_OWN = ("format", "version", "game", "rules", "options", "seats", "actions")


def write_record(
    match: Match, seats: Sequence[Mapping[str, Any]] = (), extra: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The record of a match as plain data.

    `seats` says what is known of the players. What a record must hold wins over `extra`.
    """
    rules = match.rules
    own = {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.info.id,
        "rules": rules.info.rules_version,
        "options": dict(match.options),
        "seats": [dict(seat) for seat in seats] or match.seats,
        "actions": [rules.encode(action) for action in match.actions],
    }
    return own | dict(extra or {}) | own


def parse_record(text: str, games: Mapping[str, AnyRules]) -> Record:
    """Read a record's text. Raises `BadRecord` or `BadOptions`."""
    return read_record(parse_json(text, MAX_SIZE), games)


def read_record(data: object, games: Mapping[str, AnyRules]) -> Record:
    """Read a record from plain data. Raises `BadRecord` or `BadOptions`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not-a-record")
    if _number(data, "version") > VERSION:
        raise BadRecord("record-version", value=data["version"], allowed=VERSION)
    game = _typed(data, "game", str)
    if game not in games:
        raise BadOptions("unknown-game", value=game[:80], allowed=", ".join(games))
    rules = games[game]
    known = rules.info.rules_version
    if "rules" in data and _number(data, "rules") > known:
        raise BadRecord("record-rules", value=data["rules"], allowed=known)
    options = complete_options(rules.info.options, _typed(data, "options", dict, {}))
    actions = _typed(data, "actions", list)
    if not all(isinstance(text, str) for text in actions):
        raise BadRecord("record-field", name="actions")
    extra = {name: value for name, value in data.items() if name not in _OWN}
    return Record(game, options, _seats(data), tuple(actions), extra)


def replay_record(
    record: Record,
    games: Mapping[str, AnyRules],
    visit: Callable[[Match], None] | None = None,
    explain: Callable[[FumotoError], str] = str,
) -> Match:
    """Play a record from the start; `visit` is called at the start and after each action.

    Raises `BadRecord` ("record-action") at the first action that is unreadable or illegal,
    with its number from 1, its text and the reason as `explain` words it; `BadOptions` for
    an impossible number of seats.
    """
    match = Match.start(games[record.game], record.options, len(record.seats))
    if visit:
        visit(match)
    for ply, text in enumerate(record.actions, 1):
        if match.outcome() is not None:
            raise BadRecord("record-after-end", ply=ply, text=text[:80])
        try:
            match = match.play_text(text)
        except FumotoError as error:
            shown = text if len(text) <= 80 else text[:77] + "…"
            raise BadRecord("record-action", ply=ply, text=shown, reason=explain(error)) from error
        if visit:
            visit(match)
    return match


def _typed(data: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    value = data.get(name, default)
    if not isinstance(value, kind):
        raise BadRecord("record-field", name=name)
    return value


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise BadRecord("record-field", name=name)
    return value


def _seats(data: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    seats = data.get("seats")
    if isinstance(seats, int) and not isinstance(seats, bool) and 1 <= seats <= 16:
        return tuple({} for _ in range(seats))
    if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats):
        return tuple(seats)
    raise BadRecord("record-field", name="seats")
