"""What the app knows: one immutable value from which every screen is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from pyapp.core.match import Match
from pyapp.core.options import Options
from pyapp.games.journey.board import Fault
from pyapp.store.boards import StoredBoard, StoredDraft
from pyapp.store.saves import Slot
from pyapp.store.settings import Settings
from pyapp.store.table import Player, Table
from pyapp.ui.journey.editing import Edit

Screen: TypeAlias = Literal["home", "setup", "play", "rules", "settings", "editor"]

COLORS: Final = ("red", "blue", "green", "yellow", "purple", "black")
"""Seat colours, in the order they are given out; each has a pattern of its own."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game being set up."""

    game: str
    players: tuple[Player, ...]
    options: Options
    take_backs: bool = False
    """Whether the table agreed that anything may be taken back."""
    seed: int | None = None
    """Given by a challenge; None = a fresh one."""


@dataclass(frozen=True, slots=True)
class Play:
    """A game on the table."""

    table: Table
    """The game as it was begun or loaded; `match` has what happened since."""
    match: Match
    viewer: int | None = None
    """The seat whose hidden things are on the screen; None = what everybody knows."""
    curtain: int | None = None
    """The seat that must take the device before anything of it is shown."""
    local: Mapping[str, str] = field(default_factory=dict)
    """What is picked on the screen but not yet done (a card, a kind of counter)."""
    pending: str = ""
    """Notation of the action that waits for the person's confirmation."""

    aside: Any = None
    """What a screen that minds fingers and clocks itself keeps; see `ui.live`."""
    epoch: int = 0
    """Grows with every take-back: what was thought about an undone table is void."""

    @property
    def token(self) -> str:
        """Names this very moment of the game."""
        return f"{self.table.id}/{self.epoch}/{self.match.ply}"

    @property
    def id(self) -> str:
        """Name of the game's save slot."""
        return self.table.id

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.table.game

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.table.players

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)


@dataclass(frozen=True, slots=True)
class Toast:
    """A short message over the screen."""

    text: str
    bad: bool = False
    number: int = 0
    """Grows, so that the same text again is a new message."""


@dataclass(frozen=True, slots=True)
class Model:
    """Everything the screens show."""

    settings: Settings
    lang: str
    """The language in use: the setting, else the browser's."""
    screen: Screen = "home"
    sheet: str = ""
    """Which panel lies over the screen; empty for none."""
    setup: Setup | None = None
    play: Play | None = None
    slots: tuple[Slot, ...] = ()
    """Stored games, the latest first."""
    rules_game: str = ""
    rules_back: Screen = "home"
    toast: Toast | None = None
    said: tuple[str, int] = ("", 0)
    """What the live region announces, with a number that grows."""
    storage: str = ""
    """Code of what is wrong with the storage; empty when it works."""
    conflict: str = ""
    """Why the game was not stored over what another tab stored."""
    asking: str = ""
    """A question that waits for yes or no, as `verb:argument`."""
    unsound: Table | None = None
    """A stored game with an action that the rules refuse."""
    width: int = 1024
    height: int = 768
    update_ready: bool = False
    build: str = ""
    install: str = ""
    """How the app can be put on the home screen (`messages.Installable`); empty: not at all."""
    boards: tuple[StoredBoard, ...] = ()
    """Boards of one's own, by name."""
    drafts: tuple[StoredDraft, ...] = ()
    """Boards being made that a page was closed on, or that lie in another tab."""
    editor: Edit | None = None
    """The board being made; it stays while one looks elsewhere."""
    faults: tuple[Fault, ...] = ()
    """What is wrong with a board that was refused."""
    link: str = ""
    """A link to show for copying."""

    @property
    def phone(self) -> bool:
        """Whether there is room for one narrow column only."""
        return self.width < 600

    @property
    def landscape(self) -> bool:
        """Whether the board and the rows stand side by side."""
        return self.width > self.height and self.width >= 600
