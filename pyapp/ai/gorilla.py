"""Computer players of The Third Gorilla: human in speed and in error, sensible with cards."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pyapp.ai.random import RandomPlayer
from pyapp.core.chance import Rng
from pyapp.core.match import AnyRules
from pyapp.core.rules import CHANCE, OVER, Seat
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.actions import UNTIMED, Action, Play, React, Throw
from pyapp.games.gorilla.evaluation import appeal, worth
from pyapp.games.gorilla.material import Card, is_fake, is_gorilla
from pyapp.games.gorilla.state import Phase, State, View

FLOOR_MS: Final = 180
"""No human answers a picture faster."""

DEVICE_MS: Final = 50
"""What a touch screen commonly adds to a human's time: a fair start for the setting."""

_FOOLED_PERCENT: Final = 35
"""How often somebody falls for a fake, as the search reckons."""


class Reflexes(NamedTuple):
    """How fast somebody reacts and how often wrongly. Times in milliseconds."""

    mu: int
    sigma: int
    tau: int
    """Ex-Gaussian: a normal draw of mean `mu` and deviation `sigma`, and an exponential one
    of mean `tau` on top."""
    rash: float
    """How likely the fastest possible answer to a fake is a throw."""
    fade_ms: int
    """How soon that gets rarer with a slower answer: after so long it is 1/e of it."""
    slip: float
    """How often a wrong card is thrown at a gorilla."""
    lapse: float
    """How often a gorilla is not answered at all."""


EASY_REFLEXES: Final = Reflexes(480, 60, 160, 0.9, 260, 0.03, 0.01)
NORMAL_REFLEXES: Final = Reflexes(330, 40, 90, 0.6, 150, 0.015, 0.004)
HARD_REFLEXES: Final = Reflexes(270, 30, 50, 0.3, 100, 0.005, 0.001)


def reaction_time(reflexes: Reflexes, rng: Rng) -> int:
    """An ex-Gaussian draw in milliseconds, drawn again where no human could be so fast."""
    while True:
        # Box and Muller's way to a normal draw; 1 - u keeps the logarithms finite.
        radius = math.sqrt(-2 * math.log(1 - rng.uniform()))
        normal = reflexes.mu + reflexes.sigma * radius * math.cos(math.tau * rng.uniform())
        ms = round(normal - reflexes.tau * math.log(1 - rng.uniform()))
        if ms >= FLOOR_MS:
            return ms


def is_fooled(reflexes: Reflexes, ms: int, rng: Rng) -> bool:
    """Whether an answer after `ms` falls for a fake: the quicker the likelier."""
    return rng.uniform() < reflexes.rash * math.exp((FLOOR_MS - ms) / reflexes.fade_ms)


class GorillaPlayer:
    """A computer player: reflexes, and a way to choose cards."""

    def __init__(
        self,
        name: str,
        reflexes: Reflexes,
        pick: Callable[[View, tuple[Play, ...], Rng], Play],
    ) -> None:
        self.name = name
        self.reflexes = reflexes
        self._pick = pick

    def choose(self, rules: AnyRules, view: View, legal: tuple[Action, ...], rng: Rng) -> Action:
        """One of the legal plays of the seat on turn, whose view this is.

        In a reaction, where the legal actions are those of all seats, one at random: who
        sits there answers with `react`.
        """
        plays = tuple(action for action in legal if isinstance(action, Play))
        if len(plays) != len(legal):
            return rng.choice(legal)
        return plays[0] if len(plays) == 1 else self._pick(view, plays, rng)

    def react(self, view: View, seat: Seat, rng: Rng, device_ms: int = 0) -> Throw | None:
        """What this seat throws at the call, and when; None = nothing, as far as it goes.

        `device_ms` is what the device adds to everybody's time; humans cannot help it.
        """
        ms = reaction_time(self.reflexes, rng)
        if is_fake(view.called):
            if not is_fooled(self.reflexes, ms, rng):
                return None
        elif rng.uniform() < self.reflexes.lapse:
            return None
        card = _own_gorilla(view.hand)
        if is_gorilla(view.called) and rng.uniform() < self.reflexes.slip:
            card = rng.choice([other for other in view.hand if other != card])
        if view.settings.relaxed:
            return Throw(seat, card, UNTIMED)
        ms += device_ms
        window = view.settings.fake_ms if is_fake(view.called) else view.settings.gorilla_ms
        return Throw(seat, card, ms) if ms <= window else None


def pick_by_thumb(view: View, plays: tuple[Play, ...], rng: Rng) -> Play:
    """What looks best by the rule of thumb; of equals any."""
    return max(rng.shuffled(plays), key=lambda play: appeal(view, play.card))


def pick_by_search(games: int) -> Callable[[View, tuple[Play, ...], Rng], Play]:
    """A way to choose: in worlds that fit the view, play each card and on to the end.

    So many games are played out in all, however many cards there are to choose from.
    """

    def pick(view: View, plays: tuple[Play, ...], rng: Rng) -> Play:
        assert view.seat is not None
        totals = [0.0] * len(plays)
        for _ in range(games // len(plays)):
            world = GORILLA.determinize(view, rng)
            for i, play in enumerate(plays):
                end = _play_out(GORILLA.apply(world, play), rng)
                totals[i] += worth([len(cards) for cards in end.taken], view.seat)
        return plays[max(range(len(plays)), key=lambda i: totals[i])]

    return pick


def _play_out(s: State, rng: Rng) -> State:
    """The end of a game that goes on at random, with reactions as people react."""
    while True:
        actor = GORILLA.actor(s)
        if actor == OVER:
            return s
        if s.phase is Phase.REACT:
            s = GORILLA.apply(s, _likely_reaction(s, rng))
        elif actor == CHANCE:
            s = GORILLA.apply(s, GORILLA.sample(s, rng))
        else:
            s = GORILLA.apply(s, rng.choice(GORILLA.legal(s)))


def _likely_reaction(s: State, rng: Rng) -> React:
    """At a gorilla any of the others loses alone; at a fake one of them falls for it, or none."""
    others = [seat for seat in range(s.settings.seats) if seat != s.turn]
    if is_fake(s.called):
        victim = others[rng.below(len(others))] if rng.below(100) < _FOOLED_PERCENT else None
        throwers = [seat for seat in others if seat == victim]
    else:
        loser = rng.choice(others)
        throwers = [seat for seat in others if seat != loser]
    ms = UNTIMED if s.settings.relaxed else FLOOR_MS
    return GORILLA.join(s, [Throw(seat, _own_gorilla(s.hands[seat]), ms) for seat in throwers])


def _own_gorilla(hand: Sequence[Card]) -> Card:
    return next(card for card in hand if is_gorilla(card))


class RandomReactor(RandomPlayer):
    """Any legal card, and at a call anything at all: for tests and for measuring."""

    def react(self, view: View, seat: Seat, rng: Rng) -> Throw | None:
        """Any card at a human time, or nothing."""
        if rng.below(3) == 0:
            return None
        ms = UNTIMED if view.settings.relaxed else FLOOR_MS + rng.below(800)
        return Throw(seat, rng.choice(view.hand), ms)


RANDOM: Final = RandomReactor()
EASY: Final = GorillaPlayer("easy", EASY_REFLEXES, pick_by_thumb)
NORMAL: Final = GorillaPlayer("normal", NORMAL_REFLEXES, pick_by_search(games=40))
HARD: Final = GorillaPlayer("hard", HARD_REFLEXES, pick_by_search(games=160))

LEVELS: Final = (RANDOM, EASY, NORMAL, HARD)
"""The weakest first."""
