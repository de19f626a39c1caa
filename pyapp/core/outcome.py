"""How a game ended: the reason, each seat's score with its parts, the ranking with ties."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game."""

    reason: str
    """The game's name for this way of ending (a member of its `EndReason`)."""
    ranks: tuple[int, ...]
    """For each seat its rank from 1; tied seats share the better one (1, 1, 3, …)."""
    parts: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat the named numbers its rank comes from, the most important first."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1: more than one when the win is shared."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def dump(self) -> dict[str, Any]:
        """Plain data for replays; seats count from 1 there."""
        order = sorted(range(len(self.ranks)), key=lambda seat: (self.ranks[seat], seat))
        return {
            "reason": self.reason,
            "winners": [seat + 1 for seat in self.winners],
            "ranking": [{"seat": seat + 1, "rank": self.ranks[seat]} for seat in order],
            "scores": [dict(parts) for parts in self.parts],
        }


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks from 1 for seats with these keys, the greatest key first; equal keys tie.

    >>> rank([(5,), (9,), (5,)])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)
