"""A table of The Third Gorilla without a browser: fingers, keys and a clock by hand."""

import heapq
import json
from itertools import count
from typing import Any

from pyapp.ai.service import answer
from pyapp.games.gorilla.material import CARD_NAMES, is_fake, is_gorilla
from pyapp.games.gorilla.notation import decode
from pyapp.games.gorilla.state import State
from pyapp.ui import messages as m
from pyapp.ui.gorilla.aside import Aside, aside_of
from pyapp.ui.gorilla.reaction import Stage
from pyapp.ui.vnode import VNode, markup
from tests.pilot import Pilot, begin, find

FRAME = 16.0
"""From drawing to paint, in milliseconds."""


class Table:
    """A tab with the game on it. Its clock stands still unless it is moved."""

    def __init__(self, *kinds: str, seed: int = 5, pilot: Pilot | None = None, **options: Any):
        self.now = 1000.0
        self._order = count()
        self._due: list[tuple[float, int, m.Message]] = []
        self.heard: list[m.Effect] = []
        self.pilot = pilot or begin(*kinds, game="gorilla", seed=seed, **options)
        self._collect()

    # What is there

    @property
    def aside(self) -> Aside:
        """What the table keeps beside the match."""
        return aside_of(self.pilot.play)

    @property
    def state(self) -> State:
        """The match's state, everything in it."""
        state: State = self.pilot.match.state
        return state

    @property
    def stage(self) -> Stage | None:
        """How far a call is; None where there is none."""
        return self.aside.call.stage if self.aside.call else None

    def pile(self) -> list[str]:
        """The pile on the table, in the notation."""
        return [CARD_NAMES[card] for card in self.state.table]

    def called(self) -> Stage | None:
        """How far a call is, asked anew."""
        return self.stage

    @property
    def tree(self) -> VNode:
        """The page."""
        return self.pilot.tree

    def page(self) -> str:
        """The whole page as text."""
        return markup(self.tree)

    def zone(self, seat: int) -> VNode:
        """One seat's part of the table."""
        return find(self.tree, "aria-label", self.pilot.play.players[seat].name)

    # Time

    def send(self, message: m.Message) -> None:
        """A message comes in now."""
        self.pilot.send(message)
        self._collect()

    def wait(self, ms: float) -> None:
        """Time passes."""
        end = self.now + ms
        while self._due and self._due[0][0] <= end:
            due, _, message = heapq.heappop(self._due)
            self.now = max(self.now, due)
            self.send(message)
        self.now = end

    def _collect(self) -> None:
        for effect in self.pilot.done:
            self.heard.append(effect)
            match effect:
                case m.Later(ms, message):
                    self._push(ms, message)
                case m.Paint(number):
                    self._push(FRAME, m.Painted(number, self.now + FRAME))
                case m.Think(token, request, pace, fallback):
                    reply = json.loads(answer(request))
                    self._push(pace, m.Thought(token, str(reply.get("action", fallback))))
        self.pilot.done.clear()

    def _push(self, ms: float, message: m.Message) -> None:
        heapq.heappush(self._due, (self.now + ms, next(self._order), message))

    def wait_for(self, stage: Stage, limit: float = 20_000) -> None:
        """Time passes until a call is that far."""
        end = self.now + limit
        while self.stage is not stage:
            assert self._due, f"nothing happens any more at {self.stage}"
            assert self.now < end, f"never {stage}"
            self.wait(max(self._due[0][0] - self.now, 0))

    # Fingers

    def touch(self, phase: Any, pointer: int, spot: str, at: float | None = None) -> None:
        """One event of a finger, with its stamp."""
        self.send(m.Touch(phase, pointer, spot, self.now if at is None else at))

    def hit(self, seat: int, at: float) -> None:
        """A short hit on a pad."""
        self.touch("down", 10 + seat, f"pad:{seat}", at)
        self.touch("up", 10 + seat, f"pad:{seat}", at + 60)

    def play(self, card: str) -> None:
        """Whoever is on turn looks, slides onto the card and pulls it out."""
        seat = self.state.turn
        if len(self.pilot.play.humans) == 1:
            self.pilot.press(f"play {card}")
            self._collect()
            return
        self.touch("down", 7, f"hand:{seat}")
        self.touch("over", 7, f"card:{seat}:{card}")
        self.touch("over", 7, "table")
        self.touch("up", 7, "table")

    def playable(self) -> list[str]:
        """The cards that may be played now, in the notation."""
        return [self.pilot.match.rules.encode(a).split()[1] for a in self.pilot.match.legal()]

    # Whole stretches

    def go_on(self) -> None:
        """Do the next ordinary thing: put the story away, wait, or play the first card."""
        aside = self.aside
        if aside.verdict is not None and not aside.fresh:
            self.pilot.press("live:on")
            self._collect()
        elif self.pilot.match.actor in self.pilot.play.humans and not aside.call:
            if aside.verdict is None:
                self.play(self.playable()[0])
            else:
                self.wait(100)
        else:
            self.wait(100)

    def until_call(self, *, real: bool | None = None, caller: int | None = None) -> None:
        """Play on until the face of a call (of that kind) is open to be answered."""
        for _ in range(5000):
            if self.stage is Stage.OPEN:
                called = self.state.called
                wanted = real is None or (is_gorilla if real else is_fake)(called)
                if wanted and caller in (None, self.state.turn):
                    return
            self.go_on()
        raise AssertionError("there is no such call in this game")

    def reacted(self) -> dict[int, str]:
        """The last reaction in the log: what each seat did, in the notation."""
        index = self.aside.verdict
        assert index is not None, "no reaction has been judged"
        text = self.pilot.match.rules.encode(self.pilot.match.actions[index])
        parts = (part.partition(" ") for part in text.removeprefix("react ").split(", "))
        return {int(seat) - 1: what for seat, _, what in parts}

    def gorilla(self, seat: int) -> str:
        """The gorilla in a seat's hand, in the notation."""
        return next(CARD_NAMES[card] for card in self.state.hands[seat] if is_gorilla(card))


def last_action(table: Table) -> Any:
    """The last action of the match."""
    return decode(table.pilot.match.rules.encode(table.pilot.match.actions[-1]))
