"""What a game must give the app beside its rules: its pictures, sentences and manual."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pyapp.core.errors import FumotoError
from pyapp.core.match import Match
from pyapp.core.outcome import Outcome
from pyapp.core.rules import CHANCE, Reaction, Seat
from pyapp.store.settings import Settings
from pyapp.store.table import Player
from pyapp.ui.messages import Walk
from pyapp.ui.model import Play
from pyapp.ui.vnode import VNode
from pyapp.ui.words import Words


@dataclass(frozen=True, slots=True)
class Ctx:
    """A table as it is to be shown to the person who looks at it."""

    tr: Words
    play: Play
    settings: Settings
    view: Any
    """The game's View for `play.viewer`: the only thing of the match a picture may use."""
    legal: tuple[str, ...]
    """Notations of the viewer's legal actions; () when somebody else is on turn."""
    phone: bool
    landscape: bool
    last: "Event | None" = None
    """The latest action, as the viewer saw it."""
    news: tuple[str, ...] = ()
    """What happened since the viewer's own last action, in sentences."""
    hands: Mapping[Seat, Any] = field(default_factory=dict)
    """Views of the seats whose people look at their hands now; see `ui.live`."""

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hidden things may be shown."""
        return self.play.viewer

    @property
    def actor(self) -> Seat | None:
        """The seat on turn; None where it is not a single one."""
        actor = self.play.match.actor
        return actor if not isinstance(actor, Reaction) and actor >= 0 else None

    @property
    def acting(self) -> bool:
        """Whether the viewer may act now."""
        return bool(self.legal)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.play.players

    def name(self, seat: Seat) -> str:
        """The seat's name as shown."""
        return self.play.players[seat].name

    def picked(self, key: str) -> str:
        """What is picked on the screen under a key; empty if nothing."""
        return self.play.local.get(key, "")


@dataclass(frozen=True, slots=True)
class Event:
    """One action of the log for telling it: what everybody (or the viewer) saw of it."""

    text: str
    """The notation as the reader may see it."""
    actor: Seat | None
    """Who acted; None = chance."""
    before: Any
    after: Any
    """The reader's views before and after."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the manual: a heading, paragraphs, and points that are rulings of ours."""

    title: str
    body: tuple[str, ...]
    rulings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A column of the result: its heading and each seat's figure."""

    title: str
    values: tuple[str, ...]


class GameScreen(Protocol):
    """The screen side of one game."""

    @property
    def id(self) -> str:
        """The game's id."""

    def title(self, tr: Words) -> str:
        """The game's name."""

    def tagline(self, tr: Words) -> str:
        """A sentence that says what kind of game it is."""

    def credit(self, tr: Words) -> str:
        """Designer, publisher and year."""

    def cover(self) -> VNode:
        """The picture of the game for the home screen."""

    def table(self, ctx: Ctx) -> VNode:
        """The table: everything between the top bar and the bottom edge."""

    def prompt(self, ctx: Ctx) -> str:
        """What the viewer is to do now, or what is awaited."""

    def sentence(self, tr: Words, event: Event, names: Sequence[str]) -> str:
        """An action of the log in words; empty if there is nothing to tell."""

    def action_label(self, ctx: Ctx, notation: str) -> str:
        """A legal action in words, for the list of moves and the confirmation."""

    def term(self, tr: Words, text: str) -> str:
        """A card of the notation in words, for errors; any other text as it is."""

    def pick(self, local: Mapping[str, str], key: str, value: str) -> Mapping[str, str]:
        """What is picked after the person touched this."""

    def walks(self, ctx: Ctx, event: Event) -> tuple[Walk, ...]:
        """How the pieces move from the view before to the view after."""

    def sound(self, event: Event) -> str:
        """Name of the sound of an action; empty for none."""

    def manual(self, tr: Words) -> tuple[Chapter, ...]:
        """The rules in the app, rulings included."""

    def columns(self, tr: Words, outcome: Outcome) -> tuple[ScoreColumn, ...]:
        """The parts of the score."""

    def ending(self, tr: Words, outcome: Outcome, names: Sequence[str]) -> str:
        """How the game ended, in a sentence."""


def event(match: Match, index: int, reader: Seat | None) -> Event:
    """Action `index` (from 0) as the reader saw it."""
    notice = match.notice(index, reader)
    actor = notice.actor
    return Event(
        notice.text,
        None if isinstance(actor, Reaction) or actor == CHANCE else actor,
        match.rules.observe(match.states[index], reader),
        match.rules.observe(match.states[index + 1], reader),
    )


def reason(tr: Words, error: FumotoError, tables: Sequence[Mapping[str, str]]) -> str:
    """The sentence for an error, from the first table that knows its code."""
    for table in tables:
        if error.code in table:
            return (
                tr(table[error.code], **dict(error.params))
                if error.params
                else tr(table[error.code])
            )
    return tr("That cannot be done ({code}).", code=error.code)
