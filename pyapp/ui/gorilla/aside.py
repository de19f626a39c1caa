"""What the table of The Third Gorilla knows beside the match: fingers, calls, decisions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import Throw
from pyapp.games.gorilla.material import Card
from pyapp.ui.gorilla.reaction import Call
from pyapp.ui.model import Play

KEYS: Final = (
    ("Space",),
    ("KeyF", "KeyJ"),
    ("KeyA", "KeyF", "KeyJ"),
    ("KeyA", "KeyF", "KeyJ", "KeyL"),
)
"""The people's keys for their pads, in seat order, by how many people there are."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A finger on a hand or a card."""

    seat: Seat
    card: Card | None = None
    """The card that is lifted."""
    tapped: bool = False
    """Whether the finger went down on that card, while another one showed the hand."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """Relaxed: who has still to decide, in secret and one after the other."""

    queue: tuple[Seat, ...]
    chosen: tuple[Throw, ...] = ()
    covered: bool = False
    """Whether the first of the queue has yet to take the device."""


@dataclass(frozen=True, slots=True)
class Aside:
    """What the table knows beside the match."""

    number: int = 0
    """How many alarms were set: only the last one of a kind has a meaning."""
    call: Call | None = None
    deciding: Deciding | None = None
    verdict: int | None = None
    """Index of the reaction that is being told."""
    fresh: bool = False
    """Whether the verdict has only just come."""
    awaited: int = 0
    """The alarm that the verdict, or a decision among computers, waits for."""
    away: bool = False
    """Whether the people cannot see the table."""
    holds: Mapping[int, Hold] = field(default_factory=dict)
    """By finger."""
    opened: Seat | None = None
    """The seat whose hand was opened by a control, for whoever cannot hold it."""
    locks: Mapping[Seat, int] = field(default_factory=dict)
    """Pads shown as locked, with the alarm that ends it."""
    cursor: Card | None = None
    """The card chosen with the arrow keys in a reaction."""


def aside_of(play: Play) -> Aside:
    """The table's own state; a fresh one where there is none yet."""
    return play.aside if isinstance(play.aside, Aside) else Aside()


def busy(play: Play) -> bool:
    """Whether computers, and the end, have to wait."""
    aside = aside_of(play)
    return any(part is not None for part in (aside.call, aside.deciding, aside.verdict))


def looking(play: Play) -> tuple[Seat, ...]:
    """The seats whose hands are open: one person's always, else as long as a finger holds it."""
    if len(play.humans) == 1:
        return play.humans
    aside = aside_of(play)
    seats = {hold.seat for hold in aside.holds.values()}
    if aside.opened is not None:
        seats.add(aside.opened)
    if aside.deciding is not None and not aside.deciding.covered:
        seats.add(aside.deciding.queue[0])
    return tuple(sorted(seats))
