"""A call, from its countdown to its judging: a machine without a clock.

Times are those of the events themselves, in milliseconds on the page's clock. What a hit is
worth follows from all the hits together, whatever the order they were delivered in:

* A hit from before the face was painted counts for nothing and locks the seat's pad for half
  a second (`# gorilla: a pad hit when nothing is called`).
* The seat's earliest hit on an open pad, within the window, is its throw.

A finger that was down before the face makes no hit at all: only going down is one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from pyapp.core.chance import Stream
from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import Throw
from pyapp.games.gorilla.material import Card

LOCK_MS: Final = 500
"""How long a pad is locked after a hit when nothing was called."""

GRACE_MS: Final = 150
"""How long after its end a window waits for hits that are still on their way to the handler.

Their stamps decide; the wait changes nobody's time.
"""

_SHORTEST_MS: Final = 1300
_SPREAD_MS: Final = 1600
_AWAY_MS: Final = 1500


class Stage(StrEnum):
    """How far a call is."""

    READY = "ready"
    """The card lies face down; it is turned up after a while that nobody knows."""
    FACE = "face"
    """It is turned up, but not yet known to be painted."""
    OPEN = "open"
    """The face is on the screen and the window runs."""
    HALTED = "halted"
    """Nobody can see the table: the call is void, and is made again when they can."""


class Void(StrEnum):
    """Why a call is made again."""

    CANCELLED = "cancelled"
    """The system took a finger away."""
    AWAY = "away"
    """The page was hidden, or something lay over the table."""
    RELOADED = "reloaded"
    """The game was closed in the middle of it."""


class Hit(NamedTuple):
    """A finger or a key that went down for a card."""

    seat: Seat
    card: Card
    at: float


@dataclass(frozen=True, slots=True)
class Call:
    """A gorilla or a fake that is being called."""

    number: int
    """Which countdown this is, of the whole table: answers to an earlier one are void."""
    stage: Stage = Stage.READY
    laid: str = ""
    """Notation of the play that is done when the card is turned up; empty once it is done."""
    attempt: int = 0
    """How often the call was void already."""
    void: Void | None = None
    """Why the last attempt was."""
    face_at: float | None = None
    """When the face had been painted."""
    hits: tuple[Hit, ...] = ()
    """All hits since the countdown began, in the order they were delivered."""
    early: bool = False
    """Whether the window closes before its time because everybody seems to have thrown."""
    computers: tuple[Throw, ...] = ()
    """What the computer players will have thrown: drawn as the face is turned up."""


def countdown_ms(seed: int, ply: int, call: Call) -> int:
    """How long the card lies face down: never the same, so that nobody can count along."""
    drawn = Stream(seed, "decoration", "countdown", ply, call.attempt).below(_SPREAD_MS)
    return _SHORTEST_MS + drawn + (_AWAY_MS if call.void in (Void.AWAY, Void.RELOADED) else 0)


def hit(call: Call, one: Hit) -> Call:
    """A hit has been delivered."""
    return replace(call, hits=(*call.hits, one))


def turned(call: Call, computers: Iterable[Throw]) -> Call:
    """The face is turned up."""
    return replace(call, stage=Stage.FACE, laid="", computers=tuple(computers))


def painted(call: Call, at: float) -> Call:
    """The face has been painted: the window is open since then."""
    return replace(call, stage=Stage.OPEN, face_at=at)


def voided(call: Call, number: int, why: Void, *, halted: bool) -> Call:
    """The call counts for nothing, nor does any throw; it is made again, now or later."""
    return Call(
        number,
        Stage.HALTED if halted else Stage.READY,
        call.laid,
        call.attempt + 1,
        why,
    )


def throws(call: Call, window_ms: int) -> tuple[Throw, ...]:
    """What the people have thrown, by seat: each seat's first hit that counts."""
    if call.face_at is None:
        return ()
    face = call.face_at
    found: dict[Seat, Hit] = {}
    early = [one for one in call.hits if one.at < face]
    for one in call.hits:
        if one.at < face or round(one.at - face) > window_ms:
            continue
        if any(one.seat == other.seat and one.at - other.at < LOCK_MS for other in early):
            continue
        best = found.get(one.seat)
        # Two cards at the very same moment: the lower one, not the one delivered first.
        if best is None or (one.at, one.card) < (best.at, best.card):
            found[one.seat] = one
    return tuple(
        Throw(seat, found[seat].card, round(found[seat].at - face)) for seat in sorted(found)
    )
