"""What can happen to the app, and what the app can ask of its surroundings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pyapp.core.errors import FumotoError
from pyapp.store.boards import StoredBoard, StoredDraft
from pyapp.store.collection import Arrivals, Collection
from pyapp.store.saves import Slot
from pyapp.store.settings import Settings
from pyapp.store.table import Table


@dataclass(frozen=True, slots=True)
class Act:
    """A person chose an action of the game, by its notation."""

    notation: str


@dataclass(frozen=True, slots=True)
class Do:
    """A person used a control of the app: `verb` or `verb:argument:argument`."""

    command: str
    value: str = ""
    """What a field holds now; "1" or "" for a box."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A computer player has decided."""

    token: str
    """The moment it was asked about (`Play.token`)."""
    notation: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A write went well."""


@dataclass(frozen=True, slots=True)
class StoreFailed:
    """The storage refused."""

    error: FumotoError


@dataclass(frozen=True, slots=True)
class Listed:
    """The stored games."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Added:
    """So much has come from elsewhere."""

    count: Arrivals


@dataclass(frozen=True, slots=True)
class Installable:
    """The app can be put on the home screen of this device, and is not there yet."""

    how: Literal["prompt", "safari"]
    """`prompt`: the browser offers it when asked. `safari`: only by its own menu."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A stored, imported or shared game to open."""

    table: Table


@dataclass(frozen=True, slots=True)
class BoardsListed:
    """The boards of one's own, and those that are being made."""

    boards: tuple[StoredBoard, ...]
    drafts: tuple[StoredDraft, ...]


@dataclass(frozen=True, slots=True)
class BoardSaved:
    """A board has been stored."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Failed:
    """Something a person asked for cannot be done."""

    error: FumotoError


@dataclass(frozen=True, slots=True)
class Linked:
    """The address changed to this fragment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has this size, in CSS pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """The page went out of sight: whoever comes back may be somebody else."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The page is in sight again."""


@dataclass(frozen=True, slots=True)
class Touch:
    """A finger (or the mouse) on a part of a table that minds its fingers itself."""

    phase: Literal["down", "over", "up", "cancel"]
    """`over` when it has slid onto another spot; `cancel` when the system took it away."""
    pointer: int
    """Which finger: the same number until it is up."""
    spot: str
    """The spot's name; empty where there is none."""
    at: float
    """The event's own time stamp, in milliseconds since the page was opened."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down on such a table."""

    code: str
    at: float
    """The event's own time stamp, as in `Touch`."""


@dataclass(frozen=True, slots=True)
class Painted:
    """What was drawn when `Paint` was asked for is on the screen."""

    number: int
    at: float
    """When, on the same clock as `Touch.at`."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """A time that a table set itself is over."""

    name: str
    number: int
    """Which setting of it: one that was replaced by a later one has no meaning."""


@dataclass(frozen=True, slots=True)
class UpdateReady:
    """A newer build waits to be taken."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A text was to be put on the clipboard."""

    done: bool
    """False where the browser does not allow it."""


@dataclass(frozen=True, slots=True)
class ToastOver:
    """The message with this number has been on the screen long enough."""

    number: int


Message: TypeAlias = (
    Act
    | Do
    | Thought
    | Stored
    | StoreFailed
    | Listed
    | Loaded
    | BoardsListed
    | BoardSaved
    | Failed
    | Linked
    | Resized
    | Hidden
    | Shown
    | Touch
    | Key
    | Painted
    | Alarm
    | UpdateReady
    | Added
    | Installable
    | Copied
    | ToastOver
)


@dataclass(frozen=True, slots=True)
class Save:
    """Store the game."""

    table: Table
    force: bool = False
    """Whether to go over what another tab stored."""


@dataclass(frozen=True, slots=True)
class SaveSettings:
    """Store the settings and apply language and theme to the page."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class ListSaves:
    """Answer with `Listed`."""


@dataclass(frozen=True, slots=True)
class LoadSave:
    """Answer with `Loaded` or `Failed`."""

    id: str


@dataclass(frozen=True, slots=True)
class DeleteSave:
    """Delete a stored game, then list."""

    id: str


@dataclass(frozen=True, slots=True)
class ExportAll:
    """Hand every stored game to the person, in one file."""


@dataclass(frozen=True, slots=True)
class AddAll:
    """Put games and boards from elsewhere beside those that are here; answer with `Added`."""

    collection: Collection


@dataclass(frozen=True, slots=True)
class Install:
    """Let the browser offer to put the app on the home screen."""


@dataclass(frozen=True, slots=True)
class ExportSave:
    """Hand a stored game to the person as a file, damaged or not."""

    id: str


@dataclass(frozen=True, slots=True)
class ListBoards:
    """Answer with `BoardsListed`."""


@dataclass(frozen=True, slots=True)
class SaveBoard:
    """Store a board and answer with `BoardSaved`, or `Failed` where another one is in the way."""

    name: str
    text: str
    known: str = ""
    """The stored text it was made from."""
    force: bool = False
    """Whether to go over what is stored under the name."""


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """Store a board that is being made; an empty text forgets it."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class DeleteBoard:
    """Delete a stored board, then list."""

    name: str


@dataclass(frozen=True, slots=True)
class Download:
    """Hand a text to the person as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard and answer with `Copied`."""

    text: str


@dataclass(frozen=True, slots=True)
class Think:
    """Let a computer player decide; the answer comes no sooner than `pace` ms from now."""

    token: str
    request: str
    pace: int
    fallback: str
    """A legal action to take if the player fails."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Move a piece of the picture along points, in the picture's units."""

    piece: str
    points: tuple[tuple[float, float], ...]
    ms: int


@dataclass(frozen=True, slots=True)
class Sound:
    """Play a sound."""

    name: str


@dataclass(frozen=True, slots=True)
class Shout:
    """Call a word out: in a voice of the device itself where it has one, else on the drum."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True)
class Paint:
    """Answer with `Painted` as soon as what is drawn now is on the screen."""

    number: int


@dataclass(frozen=True, slots=True)
class Focus:
    """Put the keyboard's focus on the first element of this selector."""

    selector: str


@dataclass(frozen=True, slots=True)
class Later:
    """Send a message after some time."""

    ms: int
    message: "Message"


@dataclass(frozen=True, slots=True)
class Fragment:
    """Show this fragment in the address without acting on it."""

    fragment: str


@dataclass(frozen=True, slots=True)
class TakeUpdate:
    """Load the newer build."""


Effect: TypeAlias = (
    Save
    | SaveSettings
    | ListSaves
    | LoadSave
    | DeleteSave
    | ExportSave
    | ExportAll
    | AddAll
    | Install
    | ListBoards
    | SaveBoard
    | KeepDraft
    | DeleteBoard
    | Download
    | Copy
    | Think
    | Walk
    | Sound
    | Shout
    | Paint
    | Focus
    | Later
    | Fragment
    | TakeUpdate
)
Effects: TypeAlias = Sequence[Effect]


@dataclass(frozen=True, slots=True)
class Env:
    """What a message brings along from outside: nothing in the model asks a clock."""

    now: int
    """Milliseconds since 1970."""
    seed: int
    """64 fresh random bits."""
