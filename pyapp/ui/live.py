"""Games whose people act at once: their screens mind fingers, keys and times themselves.

Such a screen keeps a state of its own in `Play.aside`. Everything that may concern it comes
in as a signal; it answers with its state afterwards, what is to be done outside, and the
action of the game that follows, if one does. The app knows no more about it.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from pyapp.core.rules import Seat
from pyapp.store.settings import Settings
from pyapp.ui import messages as m
from pyapp.ui.model import Model, Play
from pyapp.ui.words import Words


@dataclass(frozen=True, slots=True)
class Opened:
    """The table has been begun, opened again or taken back to an earlier moment."""

    now: int
    """Milliseconds since 1970: tells this opening from every other one."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Whoever is on turn has chosen this action; it is legal, but not yet done."""

    notation: str


@dataclass(frozen=True, slots=True)
class Acted:
    """The match has gone on; so many actions had been done before."""

    since: int


@dataclass(frozen=True, slots=True)
class Told:
    """A control of the table itself was used: what follows `live:` in its command."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Interrupted:
    """The table went out of sight: another app, a dialog, another screen."""


@dataclass(frozen=True, slots=True)
class Returned:
    """It is in sight again."""


Signal: TypeAlias = (
    Opened | Chosen | Acted | Told | Interrupted | Returned | m.Touch | m.Key | m.Painted | m.Alarm
)


class Heeded(NamedTuple):
    """What a screen makes of a signal."""

    aside: Any
    effects: tuple[m.Effect, ...] = ()
    action: str = ""
    """Notation of an action of the game to do now; the rules have the last word on it."""


@runtime_checkable
class LiveScreen(Protocol):
    """What such a screen has beyond `GameScreen`.

    Nobody hands the device over in these games, so the app puts up no curtain of its own.
    """

    def heed(self, play: Play, settings: Settings, tr: Words, signal: Signal) -> Heeded:
        """Take a signal in."""

    def looking(self, play: Play) -> tuple[Seat, ...]:
        """The seats whose people look at their hands: only these may be drawn."""

    def busy(self, play: Play) -> bool:
        """Whether the table is not to go on by itself now: computers wait, and so does the end."""


def covered(model: Model) -> bool:
    """Whether something stands between the people and the table."""
    return model.screen != "play" or bool(model.sheet or model.asking)
