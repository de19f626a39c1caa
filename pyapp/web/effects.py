"""What the app asks of the browser: storage, thinking, motion, sound, files, focus."""

import asyncio
import json
from collections.abc import Callable, Sequence
from traceback import format_exc
from typing import Any, Final, assert_never

import js
from pyodide.ffi import JsException, create_once_callable, to_js

from pyapp.core.errors import FumotoError
from pyapp.store.boards import BoardShelf
from pyapp.store.collection import add_to, collect, export_all
from pyapp.store.files import export_raw, export_table
from pyapp.store.saves import Shelf
from pyapp.store.settings import Settings, save_settings
from pyapp.store.storage import Storage
from pyapp.ui import messages as m
from pyapp.ui.model import Model
from pyapp.ui.opening import games
from pyapp.web.reaction import when_painted
from pyapp.web.sound import play_sound, shout
from pyapp.web.thinker import think
from pyapp.web.wake import keep_awake

_STORING: Final = (m.Save, m.SaveSettings, m.ListSaves, m.ListBoards, m.KeepDraft)
"""What a person does not ask for: when it fails, that the storage does is told, once."""


class Surroundings:
    """Carries out effects and reports back with messages."""

    def __init__(
        self, send: Callable[[m.Message], None], storage: Storage, settings: Settings
    ) -> None:
        self._send = send
        self._storage = storage
        self._shelf = Shelf(storage, games())
        self._boards = BoardShelf(storage)
        self._settings = settings
        self._stored_settings = settings
        self._look: tuple[str, ...] = ()
        self._tasks: set[asyncio.Future[Any]] = set()

    def run(self, effects: Sequence[m.Effect]) -> None:
        """Do all of this; what takes time goes on beside."""
        for effect in effects:
            try:
                self._run(effect)
            except FumotoError as error:
                stores = isinstance(effect, _STORING)
                self._send(m.StoreFailed(error) if stores else m.Failed(error))
            except Exception:  # a sound that fails, say, must not keep the rest from being done
                js.console.error(format_exc())

    def _run(self, effect: m.Effect) -> None:
        match effect:
            case m.Save(table, force):
                self._shelf.save(table, take_over=force)
                self._send(m.Stored())
            case m.SaveSettings(settings):
                self._settings = settings
                before = self._stored_settings
                self._stored_settings = save_settings(self._storage, before, settings)
            case m.ListSaves():
                self._send(m.Listed(self._shelf.slots()))
            case m.LoadSave(slot):
                self._send(m.Loaded(self._shelf.load(slot)))
            case m.DeleteSave(slot):
                self._shelf.delete(slot)
                self._send(m.Listed(self._shelf.slots()))
            case m.ExportSave(slot):
                self._export(slot)
            case m.ExportAll():
                file = export_all(collect(self._storage), int(js.Date.now()))
                _download(file.name, file.text)
            case m.AddAll(collection):
                self._send(m.Added(add_to(self._storage, collection)))
            case m.Install():
                js.fumotoInstall.ask()
            case m.ListBoards():
                self._list_boards()
            case m.SaveBoard(name, text, known, force):
                self._boards.save(name, text, known, take_over=force)
                self._send(m.BoardSaved(name, text))
            case m.KeepDraft(id, text):
                if text:
                    self._boards.keep_draft(id, text)
                else:
                    self._boards.drop_draft(id)
            case m.DeleteBoard(name):
                self._boards.delete(name)
                self._list_boards()
            case m.Download(name, text):
                _download(name, text)
            case m.Copy(text):
                self._go(self._copy(text))
            case m.Think():
                self._go(self._think(effect))
            case m.Walk():
                if self._moves():
                    _walk(effect)
            case m.Sound(name):
                if self._settings.sound:
                    play_sound(name, self._settings.volume)
            case m.Shout(text, lang):
                if self._settings.sound:
                    shout(text, lang, self._settings.volume)
            case m.Paint(number):
                when_painted(lambda at: self._send(m.Painted(number, at)))
            case m.Focus(selector):
                js.fumotoFocus(selector)
            case m.Later(ms, message):
                self._go(self._later(ms, message))
            case m.Fragment(fragment):
                where = fragment or f"{js.location.pathname}{js.location.search}"
                js.history.replaceState(None, "", where)
            case m.TakeUpdate():
                js.window.fumotoUpdate.apply()
            case _:
                assert_never(effect)

    def _list_boards(self) -> None:
        self._send(m.BoardsListed(self._boards.boards(), self._boards.drafts()))

    def after_draw(self, model: Model) -> None:
        """What follows from the model without being asked for: language, look, screen awake."""
        settings = model.settings
        look = (model.lang, settings.theme, settings.motion, model.screen)
        if look == self._look:
            return
        if self._look and model.screen != self._look[-1]:
            js.scrollTo(0, 0)  # another screen is read from its beginning
        self._look = look
        page = js.document.documentElement
        page.lang = model.lang
        page.setAttribute("data-motion", "" if self._moves() else "off")
        if settings.theme == "auto":
            page.removeAttribute("data-theme")
        else:
            page.setAttribute("data-theme", settings.theme)
        keep_awake(model.screen == "play")

    def _moves(self) -> bool:
        if self._settings.motion == "auto":
            return not js.matchMedia("(prefers-reduced-motion: reduce)").matches
        return self._settings.motion == "on"

    def _go(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, effect: m.Think) -> None:
        begun = js.performance.now()
        # A player that fails must not stop the game: a legal action is always at hand.
        notation = effect.fallback
        try:
            reply = json.loads(await think(effect.request))
            notation = str(reply.get("action", notation))
        except Exception:
            js.console.error(format_exc())
        rest = effect.pace - (js.performance.now() - begun)
        if rest > 0:
            await asyncio.sleep(rest / 1000)
        self._send(m.Thought(effect.token, notation))

    async def _copy(self, text: str) -> None:
        self._send(m.Copied(await _copy(text)))

    async def _later(self, ms: int, message: m.Message) -> None:
        await asyncio.sleep(ms / 1000)
        self._send(message)

    def _export(self, slot: str) -> None:
        try:
            file = export_table(self._shelf.peek(slot))
        except FumotoError:
            file = export_raw(slot, self._shelf.raw(slot))
        _download(file.name, file.text)


def _download(name: str, text: str) -> None:
    blob = js.Blob.new(to_js([text]), js.JSON.parse('{"type": "application/json"}'))
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(blob)
    link.download = name
    link.click()
    address = link.href
    js.setTimeout(create_once_callable(lambda: js.URL.revokeObjectURL(address)), 10_000)


async def _copy(text: str) -> bool:
    """Whether the text is on the clipboard; where it cannot be put there it is selected."""
    where = str(js.location.href).partition("#")[0]
    try:
        await js.navigator.clipboard.writeText(where + text)
    except (JsException, AttributeError):
        field = js.document.querySelector(".field--link")
        if field:
            field.select()
        return False
    return True


def _walk(effect: m.Walk) -> None:
    piece = js.document.querySelector(f'[data-piece="{effect.piece}"]')
    if not piece or len(effect.points) < 2:
        return
    frames = [{"transform": f"translate({x:.1f}px,{y:.1f}px)"} for x, y in effect.points]
    timing = {"duration": effect.ms, "easing": "ease-out"}
    piece.animate(js.JSON.parse(json.dumps(frames)), js.JSON.parse(json.dumps(timing)))
