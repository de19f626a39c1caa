"""A table: one game somebody plays or played, with its people, as it is saved and shared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules, Match
from pyapp.core.options import Options
from pyapp.core.record import FORMAT, VERSION, Record, replay_record

HUMAN: Final = "human"
"""The kind of a seat where a person plays."""

MAX_NAME: Final = 40
"""Longest name of a player, in characters."""
MAX_SEED: Final = (1 << 64) - 1
MAX_TIME: Final = 253_402_300_799_999
"""Latest moment stored: the end of the year 9999, in milliseconds since 1970."""

_JOINER: Final = "\u200d"  # holds emoji together
_OWN: Final = ("seed", "take_backs", "updated", "revision", "finished")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat."""

    name: str = ""
    kind: str = HUMAN
    """`human` or the kind of computer player; a record may name one this app lacks."""
    color: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """What else the record says of the seat."""

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its people. Immutable; times are milliseconds since 1970, given from outside."""

    id: str
    """Name of its save slot."""
    game: str
    rules: int
    """Version of the rules that wrote it."""
    options: Options
    players: tuple[Player, ...]
    actions: tuple[str, ...]
    """Every action so far in the game's notation, chance included."""
    seed: int
    """What chance draws from next, from 0 to 2**64 - 1."""
    take_backs: bool = False
    """Whether the table agreed to free take-backs."""
    updated: int = 0
    """When it was last played."""
    revision: int = 0
    """How often it was saved."""
    finished: bool = False
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Members of the stored record that this version does not know."""

    @staticmethod
    def start(
        match: Match,
        players: tuple[Player, ...],
        *,
        id: str,  # noqa: A002 - the slot's name
        seed: int,
        updated: int,
        take_backs: bool = False,
    ) -> "Table":
        """A new table for a match."""
        info = match.rules.info
        table = Table(id, info.id, info.rules_version, match.options, players, (), seed, take_backs)
        return table.after(match, updated)

    def after(self, match: Match, updated: int) -> "Table":
        """The table with the match as it is now."""
        encode = match.rules.encode
        return replace(
            self,
            rules=match.rules.info.rules_version,
            actions=tuple(encode(action) for action in match.actions),
            finished=match.outcome() is not None,
            updated=updated,
        )

    def replay(
        self, games: Mapping[str, AnyRules], explain: Callable[[FumotoError], str] = str
    ) -> Match:
        """The match, played again from its start. Raises `BadRecord` or `BadOptions`."""
        seats: tuple[Mapping[str, Any], ...] = ({},) * len(self.players)
        record = Record(self.game, self.options, seats, self.actions)
        return replay_record(record, games, explain=explain)

    def rescue(self, games: Mapping[str, AnyRules]) -> Match:
        """The match up to the first action that is refused. Raises `BadOptions`."""
        match = Match.start(games[self.game], self.options, len(self.players))
        for text in self.actions:
            try:
                match = match.play_text(text)
            except FumotoError:
                break
        return match


def write_table(table: Table) -> dict[str, Any]:
    """The table as a record: plain data, see `core.record`. What it must hold wins over `extra`."""
    own = {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game,
        "rules": table.rules,
        "finished": table.finished,
        "updated": table.updated,
        "revision": table.revision,
        "options": dict(table.options),
        "seats": [_write_player(player) for player in table.players],
        "seed": table.seed,
        "take_backs": table.take_backs,
        "actions": list(table.actions),
    }
    return own | dict(table.extra) | own


def read_table(
    record: Record,
    rules: int,
    *,
    id: str,  # noqa: A002 - the slot's name
    seed: int = 0,
    updated: int = 0,
) -> Table:
    """The table a record describes; `seed` and `updated` stand in for what it does not say.

    A further member of the wrong kind counts as missing: the game itself can be played.
    """
    extra = record.extra
    return Table(
        id=id,
        game=record.game,
        rules=rules,
        options=record.options,
        players=tuple(read_player(seat) for seat in record.seats),
        actions=record.actions,
        seed=_whole(extra.get("seed"), MAX_SEED, seed),
        take_backs=extra.get("take_backs") is True,
        updated=_whole(extra.get("updated"), MAX_TIME, updated),
        revision=_whole(extra.get("revision"), 1 << 53, 0),
        finished=extra.get("finished") is True,
        extra={name: value for name, value in extra.items() if name not in _OWN},
    )


def read_player(seat: Mapping[str, Any]) -> Player:
    """What a record says of a seat; what is not text counts as missing."""
    name, kind, color = (seat.get(key) for key in ("name", "kind", "color"))
    return Player(
        name=clean_name(name) if isinstance(name, str) else "",
        kind=kind[:MAX_NAME] if isinstance(kind, str) and kind else "human",
        color=color[:MAX_NAME] if isinstance(color, str) else "",
        extra={key: seat[key] for key in seat if key not in ("name", "kind", "color")},
    )


def clean_name(text: str) -> str:
    """A name as it can be shown: no control or direction characters, no outer spaces, not long.

    >>> clean_name("  Ana\\n\\u202e ")
    'Ana'
    """
    plain = " ".join(text[: 4 * MAX_NAME].split())  # also the ideographic space
    shown = "".join(char for char in plain if char.isprintable() or char == _JOINER)
    return shown[:MAX_NAME].strip()


def _write_player(player: Player) -> dict[str, Any]:
    given = {"name": player.name, "kind": player.kind, "color": player.color}
    return {**player.extra, **{key: text for key, text in given.items() if text}}


def _whole(value: object, high: int, default: int) -> int:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if isinstance(value, int) and whole and 0 <= value <= high else default
