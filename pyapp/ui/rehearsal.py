"""A few turns of every game, played for nobody before the page is packed.

Python keeps what it has worked out once (places on a board, notations, texts) and runs code
faster that has run before. The start-up snapshot holds both, so that the first taps on the
page are as quick as later ones. Nothing else is left of it.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import count, product
from typing import Final

from pyapp.ai.players import players
from pyapp.ai.service import answer
from pyapp.core.chance import Stream
from pyapp.games import GAMES
from pyapp.store.settings import Settings
from pyapp.ui import app
from pyapp.ui import messages as m
from pyapp.ui.patch import mount, patch
from pyapp.ui.view import view
from pyapp.ui.vnode import Lazy, VNode
from pyapp.ui.words import LANGUAGES

WINDOWS: Final = ((390, 844), (1180, 820))
TAPS: Final = 60
"""Taps on each table."""
_LEADS_ON: Final = ("curtain", "go", "live", "pick")
"""Commands of a table that belong to a turn."""


def rehearse() -> None:
    """Play all of it."""
    for game in GAMES:
        best = list(players(game))[-1]
        for lang, size in product(LANGUAGES, WINDOWS):
            for kinds in (["human"] * 3, ["human", best, best]):
                link = f"#new?game={game}&seats={','.join(kinds)}&seed=1&lang={lang}"
                _Table(lang, size, link).play()


class _Table:
    """One tab with the app in it and nothing around it."""

    def __init__(self, lang: str, size: tuple[int, int], link: str) -> None:
        self._rng = Stream(1, "rehearsal")
        self._document = _Nobody()
        self._model, _ = app.start(Settings(), lang, *size)
        self._shown = mount(view(self._model), self._document)
        self._send(m.Linked(link))

    def play(self) -> None:
        """Tap here and there."""
        for _ in range(TAPS):
            controls = list(_controls(self._shown.node))
            actions = [control for control in controls if isinstance(control, m.Act)]
            if not controls:
                break
            self._send(self._rng.choice(actions if actions and self._rng.below(3) else controls))

    def _send(self, message: m.Message) -> None:
        queue = [message]
        while queue:
            env = m.Env(now=0, seed=self._rng.below(1 << 64))
            self._model, effects = app.update(self._model, queue.pop(0), env)
            node = view(self._model)
            if not patch(self._shown, node, self._document):
                self._shown = mount(node, self._document)
            queue += _answers(effects)


def _answers(effects: Sequence[m.Effect]) -> Iterator[m.Message]:
    for effect in effects:
        match effect:
            case m.Think(token, request, _, fallback):
                decided = json.loads(answer(request))
                yield m.Thought(token, decided.get("action", fallback))
            case m.Later(_, message):
                yield message
            case m.Paint(number):
                yield m.Painted(number, 0.0)


def _controls(node: VNode | Lazy | str) -> Iterator[m.Message]:
    """What can be tapped on a table and leads on."""
    if isinstance(node, str):
        return
    element = node.node() if isinstance(node, Lazy) else node
    if element.attrs.get("aria-disabled") or element.attrs.get("inert"):
        return
    if "data-action" in element.attrs:
        yield m.Act(element.attrs["data-action"])
    elif "data-do" in element.attrs:
        command = element.attrs["data-do"]
        if command.split(":")[0] in _LEADS_ON:
            yield m.Do(command)
    for child in element.children:
        yield from _controls(child)


class _Nobody:
    """A document that shows nothing."""

    def __init__(self) -> None:
        self._handles = count()

    def element(self, tag: str, svg: bool, attrs: dict[str, str]) -> int:
        """Only a number."""
        return next(self._handles)

    def text(self, text: str) -> int:
        """Only a number."""
        return next(self._handles)

    def set_text(self, handle: int, text: str) -> None:
        """Nothing."""

    def set(self, handle: int, name: str, value: str) -> None:
        """Nothing."""

    def unset(self, handle: int, name: str) -> None:
        """Nothing."""

    def insert(self, parent: int, child: int, before: int | None) -> None:
        """Nothing."""

    def remove(self, parent: int, child: int) -> None:
        """Nothing."""
