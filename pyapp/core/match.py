"""A match: the log of actions, the states they lead to, what may be taken back, who sees what."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, FumotoError, IllegalAction
from pyapp.core.options import Options
from pyapp.core.outcome import Outcome
from pyapp.core.rules import CHANCE, OVER, Actor, Reaction, Rules, Seat

_WORLDS: Final = 4
"""Worlds tried to see whether an action gave anything away."""

AnyRules: TypeAlias = Rules[Any, Any, Any]
"""The rules of whichever game; only the game itself knows the types of its values."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One line of the log as a seat may read it."""

    ply: int
    """Number of the action, from 1."""
    actor: Actor
    text: str
    """The notation, hidden parts replaced by `?`."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game in progress. Immutable: playing gives a new match that shares all states."""

    rules: AnyRules
    options: Options
    seats: int
    actions: tuple[Any, ...]
    states: tuple[Any, ...]
    """The state before each action, and the present one: always one more than actions."""

    @staticmethod
    def start(rules: AnyRules, options: Options, seats: int) -> "Match":
        """A match before its first action. `options` are complete; raises `BadOptions`."""
        check_seats(rules, seats)
        return Match(rules, options, seats, (), (rules.initial(options, seats),))

    @property
    def state(self) -> Any:
        """The present state, with everything hidden in it: for the rules alone."""
        return self.states[-1]

    @property
    def actor(self) -> Actor:
        """Who acts now."""
        return self.rules.actor(self.states[-1])

    @property
    def ply(self) -> int:
        """How many actions were done."""
        return len(self.actions)

    def legal(self) -> tuple[Any, ...]:
        """The legal actions of the actor."""
        return self.rules.legal(self.states[-1])

    def outcome(self) -> Outcome | None:
        """The result when the game is over."""
        return self.rules.outcome(self.states[-1])

    def view(self, seat: Seat | None) -> Any:
        """What this seat may know now."""
        return self.rules.observe(self.states[-1], seat)

    def play(self, action: Any) -> "Match":
        """The match after this action. Raises `IllegalAction`, and then nothing changed."""
        if self.actor == OVER:
            raise IllegalAction("game-over")
        after = self.rules.apply(self.states[-1], action)
        return replace(self, actions=(*self.actions, action), states=(*self.states, after))

    def play_text(self, text: str) -> "Match":
        """The match after the action with this notation.

        Raises `InvalidNotation` or `IllegalAction`.
        """
        return self.play(self.rules.decode(text))

    def settle(self, seed: int) -> "Match":
        """The match after all chance outcomes that are due, drawn from the match's seed.

        Each ply has a stream of its own: what was taken back is dealt the same again.
        """
        match = self
        while match.actor == CHANCE:
            rng = Stream(seed, "match", match.ply)
            match = match.play(match.rules.sample(match.state, rng))
        return match

    def log(self, seat: Seat | None) -> tuple[Notice, ...]:
        """All actions so far as this seat may read them."""
        return tuple(self.notice(ply, seat) for ply in range(len(self.actions)))

    def notice(self, index: int, seat: Seat | None) -> Notice:
        """Action `index` (from 0) as this seat may read it."""
        before = self.states[index]
        text = self.rules.redact(before, self.actions[index], seat)
        return Notice(index + 1, self.rules.actor(before), text)

    def back_to(self, ply: int) -> "Match":
        """The match as it was after its first `ply` actions."""
        return replace(self, actions=self.actions[:ply], states=self.states[: ply + 1])

    def undo(self, humans: Collection[Seat], *, free: bool = False) -> "Match":
        """The match before the last decision of a human seat.

        Board Game Arena's policy: never past a chance outcome, anything hidden that was
        seen, or another person's action. Computer players' plies in between are taken back
        with it when a single person plays. With `free` (the table agreed to take-backs) none of
        these hold; what chance dealt it deals again.
        Raises `FumotoError` with the reason.
        """
        ply = self.undo_ply(humans, free=free)
        return self.back_to(ply)

    def undo_ply(self, humans: Collection[Seat], *, free: bool = False) -> int:
        """The ply `undo` goes back to. Raises `FumotoError` with the reason it cannot."""
        target = self._last_decision(humans)
        if target is None:
            raise FumotoError("undo-none")
        if free:
            return target
        for index in range(target, len(self.actions)):
            before, action = self.states[index], self.actions[index]
            actor = self.rules.actor(before)
            if actor == CHANCE:
                raise FumotoError("undo-chance")
            if self.rules.reveals(before, action, self.states[index + 1]):
                raise FumotoError("undo-revealed")
            if isinstance(actor, Reaction) or (index > target and len(humans) > 1):
                raise FumotoError("undo-other")
            if index > target and any(self._taught(index, seat) for seat in humans):
                raise FumotoError("undo-revealed")
        return target

    def _taught(self, index: int, seat: Seat) -> bool:
        """Whether action `index`, of another seat, came out of what was hidden from this one.

        It did unless it was possible in whatever world the seat could believe in; a few of
        them are tried. A card from a hidden hand shows itself so, a move everybody could
        foresee does not, nor does what stays hidden.
        """
        rules, before, action = self.rules, self.states[index], self.actions[index]
        text = rules.encode(action)
        if rules.redact(before, action, seat) != text:
            return False
        view = rules.observe(before, seat)
        worlds = [rules.determinize(view, Stream(index, "undo", n)) for n in range(_WORLDS)]
        return any(text not in map(rules.encode, rules.legal(world)) for world in worlds)

    def _last_decision(self, humans: Collection[Seat]) -> int | None:
        for index in range(len(self.actions) - 1, -1, -1):
            actor = self.rules.actor(self.states[index])
            if isinstance(actor, Reaction):
                if any(seat in humans for seat in actor.seats):
                    return index
            elif actor in humans:
                return index
        return None


def check_seats(rules: AnyRules, seats: int) -> None:
    """Raise `BadOptions` unless the game can be played with this number of seats."""
    info = rules.info
    if not info.min_seats <= seats <= info.max_seats:
        raise BadOptions("seat-count", value=seats, low=info.min_seats, high=info.max_seats)
