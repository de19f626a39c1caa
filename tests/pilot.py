"""The whole app without a browser: a person's touches in, nodes and stored texts out.

The pilot stands where `web.main` and `web.effects` stand. It sees of the app what a person
sees, the nodes of the page, and touches only what a finger could touch.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.ai.service import answer
from pyapp.core.chance import Stream
from pyapp.core.errors import FumotoError
from pyapp.core.match import Match
from pyapp.core.rules import OVER
from pyapp.games import GAMES
from pyapp.store.boards import BoardShelf
from pyapp.store.collection import add_to, collect, export_all
from pyapp.store.files import export_raw, export_table
from pyapp.store.saves import Shelf
from pyapp.store.settings import Settings, load_settings, save_settings
from pyapp.store.storage import MemoryStorage
from pyapp.store.table import HUMAN, Player, Table
from pyapp.ui import app
from pyapp.ui import messages as m
from pyapp.ui.model import COLORS, Model, Play, Setup
from pyapp.ui.opening import games
from pyapp.ui.patch import Mounted, mount, patch
from pyapp.ui.view import view
from pyapp.ui.vnode import Lazy, VNode

NOW = 1_780_000_000_000
FIELDS = ("input", "select", "textarea")
CONTROLS = ("data-action", "data-do")


@dataclass(eq=False)
class Element:
    """An element of the pretended document."""

    tag: str
    svg: bool
    attrs: dict[str, str] = field(default_factory=dict)
    children: "list[Element | Text]" = field(default_factory=list)

    def shown(self) -> Any:
        """The element with all below it, comparable by value."""
        children = tuple(child.shown() for child in self.children)
        return (self.tag, self.svg, tuple(sorted(self.attrs.items())), children)


@dataclass(eq=False)
class Text:
    """A text of the pretended document."""

    text: str

    def shown(self) -> Any:
        """The text itself."""
        return self.text


class Document:
    """A pretended document that refuses what a real one refuses, and counts what it is told."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, object]] = []

    def element(self, tag: str, svg: bool, attrs: dict[str, str]) -> Element:
        """A new element."""
        self.calls.append(("element", tag))
        return Element(tag, svg, attrs)

    def text(self, text: str) -> Text:
        """A new text."""
        self.calls.append(("text", text))
        return Text(text)

    def set_text(self, handle: Text, text: str) -> None:
        """Change a text."""
        assert handle.text != text, "nothing to change"
        self.calls.append(("set_text", text))
        handle.text = text

    def set(self, handle: Element, name: str, value: str) -> None:
        """Set an attribute."""
        assert handle.attrs.get(name) != value, "nothing to change"
        self.calls.append(("set", name))
        handle.attrs[name] = value

    def unset(self, handle: Element, name: str) -> None:
        """Remove an attribute."""
        self.calls.append(("unset", name))
        del handle.attrs[name]

    def insert(
        self, parent: Element, child: "Element | Text", before: "Element | Text | None"
    ) -> None:
        """Insert or move a child, as insertBefore does."""
        self.calls.append(("insert", child))
        assert child is not before
        if child in parent.children:
            parent.children.remove(child)
        at = len(parent.children) if before is None else parent.children.index(before)
        parent.children.insert(at, child)

    def remove(self, parent: Element, child: "Element | Text") -> None:
        """Take a child away."""
        self.calls.append(("remove", child))
        parent.children.remove(child)


_STORING = (m.Save, m.SaveSettings, m.ListSaves, m.ListBoards, m.KeepDraft)


class Gone(AssertionError):
    """What was to be touched is not there, or cannot be touched."""


class Pilot:
    """One tab with the app in it."""

    def __init__(
        self,
        storage: MemoryStorage | None = None,
        *,
        lang: str = "en",
        width: int = 1024,
        height: int = 768,
        seed: int = 1,
        fragment: str = "",
    ) -> None:
        self.storage = MemoryStorage() if storage is None else storage
        self.shelf = Shelf(self.storage, games())
        self.thinking: list[m.Think] = []
        self.later: list[m.Later] = []
        self.done: list[m.Effect] = []
        """Every effect that was carried out, in order."""
        self.files: list[tuple[str, str]] = []
        self.clipboard = True
        """Whether the browser allows copying."""
        self._rng = Stream(seed, "pilot")
        self._now = NOW
        self._queue: deque[m.Message] = deque()
        self._busy = False
        self._document = Document()
        self._shown: Mounted | None = None
        failed: FumotoError | None = None
        settings = Settings()
        try:
            settings = load_settings(self.storage).settings
        except FumotoError as error:
            failed = error
        self._settings = settings
        self.model: Model
        self.model, effects = app.start(settings, lang, width, height)
        self.run(effects)
        if failed is not None:
            self.send(m.StoreFailed(failed))
        self._draw()
        if fragment:
            self.send(m.Linked(fragment))

    # The loop

    def send(self, message: m.Message) -> None:
        """A message comes in; everything that follows at once is done."""
        self._queue.append(message)
        if self._busy:
            return
        self._busy = True
        try:
            while self._queue:
                self._now += 1000
                env = m.Env(self._now, self._rng.below(1 << 64))
                self.model, effects = app.update(self.model, self._queue.popleft(), env)
                self._draw()
                self.run(effects)
        finally:
            self._busy = False

    def run(self, effects: m.Effects) -> None:
        """Carry out effects as the browser would."""
        for effect in effects:
            try:
                self._run(effect)
            except FumotoError as error:
                stores = isinstance(effect, _STORING)
                self.send(m.StoreFailed(error) if stores else m.Failed(error))

    def _run(self, effect: m.Effect) -> None:
        self.done.append(effect)
        match effect:
            case m.Save(table, force):
                self.shelf.save(table, take_over=force)
                self.send(m.Stored())
            case m.SaveSettings(settings):
                self._settings = save_settings(self.storage, self._settings, settings)
            case m.ListSaves():
                self.send(m.Listed(self.shelf.slots()))
            case m.LoadSave(slot):
                self.send(m.Loaded(self.shelf.load(slot)))
            case m.DeleteSave(slot):
                self.shelf.delete(slot)
                self.send(m.Listed(self.shelf.slots()))
            case m.ExportAll():
                file = export_all(collect(self.storage), self._now)
                self.files.append((file.name, file.text))
            case m.AddAll(collection):
                self.send(m.Added(add_to(self.storage, collection)))
            case m.ExportSave(slot):
                try:
                    file = export_table(self.shelf.peek(slot))
                except FumotoError:
                    file = export_raw(slot, self.shelf.raw(slot))
                self.files.append((file.name, file.text))
            case m.ListBoards():
                self._list_boards()
            case m.SaveBoard(name, text, known, force):
                BoardShelf(self.storage).save(name, text, known, take_over=force)
                self.send(m.BoardSaved(name, text))
            case m.KeepDraft(id, text) if text:
                BoardShelf(self.storage).keep_draft(id, text)
            case m.KeepDraft(id):
                BoardShelf(self.storage).drop_draft(id)
            case m.DeleteBoard(name):
                BoardShelf(self.storage).delete(name)
                self._list_boards()
            case m.Download(name, text):
                self.files.append((name, text))
            case m.Think():
                self.thinking.append(effect)
            case m.Copy():
                self.send(m.Copied(self.clipboard))
            case m.Later():
                self.later.append(effect)
            case _:
                pass  # motion, sound, focus, address: for the browser alone

    def _list_boards(self) -> None:
        shelf = BoardShelf(self.storage)
        self.send(m.BoardsListed(shelf.boards(), shelf.drafts()))

    def _draw(self) -> None:
        """Bring the pretended document up to date, and hold that it equals a fresh one."""
        node = view(self.model)
        if self._shown is None or not patch(self._shown, node, self._document):
            self._shown = mount(node, self._document)

    @property
    def document(self) -> Any:
        """What the document shows after all the patches, comparable by value."""
        assert self._shown is not None
        return self._shown.handle.shown()

    # What a person sees

    @property
    def tree(self) -> VNode:
        """The page."""
        return view(self.model)

    @property
    def play(self) -> Play:
        """The game on the table."""
        assert self.model.play is not None
        return self.model.play

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.play.match

    @property
    def screen(self) -> str:
        """Which screen is shown."""
        return self.model.screen

    @property
    def toast(self) -> str:
        """The short message on the screen."""
        return self.model.toast.text if self.model.toast else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.actor == OVER

    def touchable(self) -> list[VNode]:
        """The controls that a finger can reach."""
        return list(_controls(self.tree))

    def commands(self) -> list[str]:
        """The commands of the app that a finger can reach."""
        return [str(node.attrs["data-do"]) for node in self.touchable() if "data-do" in node.attrs]

    def actions(self) -> list[str]:
        """The actions of the game that a finger can reach."""
        found = [node.attrs.get("data-action") for node in self.touchable()]
        return [action for action in found if action is not None]

    # What a person does

    def press(self, control: str) -> None:
        """Touch the control with this action or command."""
        for node in self.touchable():
            if node.tag in FIELDS:
                continue
            if node.attrs.get("data-action") == control:
                self.send(m.Act(control))
                return
            if "data-action" not in node.attrs and node.attrs.get("data-do") == control:
                self.send(m.Do(control))
                return
        raise Gone(control)

    def enter(self, command: str, value: str) -> None:
        """Change the field with this command; "1" and "" tick a box and clear it."""
        for node in self.touchable():
            if node.tag in FIELDS and node.attrs.get("data-do") == command:
                if node.attrs.get("type") == "radio" and node.attrs["value"] != value:
                    continue
                if node.tag == "select":
                    options = [str(part.attrs["value"]) for part in nodes(node, "option")]
                    if value not in options:
                        raise Gone(f"{command}={value}")
                self.send(m.Do(command, value))
                return
        raise Gone(f"{command}={value}")

    def think(self) -> None:
        """Let every computer player that was asked answer."""
        while self.thinking:
            self.answer(self.thinking.pop(0))

    def answer(self, asked: m.Think) -> None:
        """Let one question to a computer player be answered."""
        reply = json.loads(answer(asked.request))
        self.send(m.Thought(asked.token, str(reply.get("action", asked.fallback))))

    def do(self, notation: str) -> None:
        """Do an action as a person would: pick what has to be picked, then touch."""
        match notation.split():
            case ["play", card, *_] if self.play.local.get("card") != card:
                self.press(f"pick:card:{card}")
            case ["place", kind, _] if self.play.local.get("kind") != kind:
                self.press(f"pick:kind:{kind}")
        self.press(notation)

    def legal(self) -> list[str]:
        """What the rules allow now, to compare the screen with."""
        return [self.match.rules.encode(action) for action in self.match.legal()]

    def step(self, choose: Callable[[list[str]], str]) -> None:
        """Let the game go on by one thing: an answer, a hand-over or an action."""
        if self.thinking:
            self.answer(self.thinking.pop(0))
        elif self.play.curtain is not None:
            self.press("curtain")
        else:
            self.do(choose(self.legal()))

    def finish(self, seed: int = 0) -> Iterator[None]:
        """Play to the end at random, pausing after each step."""
        rng = Stream(seed, "person")
        for _ in range(2000):
            if self.over:
                return
            self.step(rng.choice)
            yield
        raise AssertionError("this game does not end")

    def reopened(self, **more: Any) -> "Pilot":
        """The tab is killed and opened again on what is stored."""
        texts = dict(self.storage.texts)
        return Pilot(MemoryStorage(texts), lang=self.model.lang, **more)


def begin(
    *kinds: str,
    game: str = "kilimanjaro",
    seed: int = 7,
    take_backs: bool = False,
    pilot: Pilot | None = None,
    **options: Any,
) -> Pilot:
    """A tab with a new game on the table."""
    pilot = pilot or Pilot()
    defaults = {option.name: option.default for option in GAMES[game].info.options}
    players = tuple(
        Player(NAMES[seat], kind, COLORS[seat]) for seat, kind in enumerate(kinds or (HUMAN, HUMAN))
    )
    setup = Setup(game, players, defaults | options, take_backs, seed)
    pilot.model = replace(pilot.model, screen="setup", setup=setup)
    pilot.press("start")
    return pilot


NAMES = ("Ana", "Ben", "Chie", "Dan")


def stored(pilot: Pilot) -> Table:
    """The only stored game."""
    (slot,) = pilot.shelf.slots()
    return pilot.shelf.peek(slot.id)


def nodes(node: VNode | Lazy | str, tag: str = "") -> Iterator[VNode]:
    """All elements of a tree, or those of one kind."""
    if isinstance(node, str):
        return
    if isinstance(node, Lazy):
        node = node.node()
    if not tag or node.tag == tag:
        yield node
    for child in node.children:
        yield from nodes(child, tag)


def texts(node: VNode | Lazy | str) -> Iterator[str]:
    """Everything a tree says: texts, and attributes read aloud."""
    if isinstance(node, str):
        yield node
        return
    if isinstance(node, Lazy):
        node = node.node()
    for name in ("aria-label", "title", ".value", "placeholder"):
        if isinstance(node.attrs.get(name), str):
            yield node.attrs[name]
    for child in node.children:
        yield from texts(child)


def said(node: VNode | Lazy | str) -> str:
    """The same as one text."""
    return "\n".join(texts(node))


def find(root: VNode, name: str, value: str | None = None) -> VNode:
    """The first element with this attribute (of this value)."""
    for node in nodes(root):
        if name in node.attrs and (value is None or node.attrs[name] == value):
            return node
    raise Gone(f"{name}={value}")


def has(root: VNode, name: str, value: str | None = None) -> bool:
    """Whether there is such an element."""
    try:
        find(root, name, value)
    except Gone:
        return False
    return True


def with_class(root: VNode, name: str) -> list[VNode]:
    """All elements of a class."""
    return [node for node in nodes(root) if name in str(node.attrs.get("class", "")).split()]


def _controls(node: VNode | Lazy | str) -> Iterator[VNode]:
    if isinstance(node, str):
        return
    if isinstance(node, Lazy):
        node = node.node()
    if node.attrs.get("inert"):
        return
    if any(name in node.attrs for name in CONTROLS) and not node.attrs.get("disabled"):
        yield node
    for child in node.children:
        yield from _controls(child)
