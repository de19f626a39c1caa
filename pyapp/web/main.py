"""Where the page hands over to Python: events in, nodes and effects out."""

import gc
import random
from traceback import format_exc
from typing import Final

import js
from pyodide.ffi import create_once_callable

from pyapp.store.errors import StorageError
from pyapp.store.settings import Settings, load_settings
from pyapp.ui import app
from pyapp.ui import messages as m
from pyapp.ui.model import Model
from pyapp.ui.patch import Mounted, mount, patch
from pyapp.ui.speech import excuse
from pyapp.ui.view import view
from pyapp.ui.words import LANGUAGES
from pyapp.web.dom import ROOT, Document
from pyapp.web.effects import Surroundings
from pyapp.web.entropy import seed64
from pyapp.web.events import listen
from pyapp.web.gestures import CAMERA
from pyapp.web.reaction import feel
from pyapp.web.storage import local_storage


class Page:
    """The running app: holds the one model and what is shown of it."""

    def __init__(self) -> None:
        self._document = Document()
        self._shown: Mounted | None = None
        self._queue: list[m.Message] = []
        self._busy = False
        self._tidying = False
        storage = local_storage()
        settings = Settings()
        failed: StorageError | None = None
        try:
            settings = load_settings(storage).settings
        except StorageError as error:
            failed = error
        self.outside = Surroundings(self.send, storage, settings)
        lang = str(js.document.documentElement.lang)
        width, height = int(js.innerWidth), int(js.innerHeight)
        self.model: Model
        self.model, effects = app.start(
            settings, lang if lang in LANGUAGES else "en", width, height, str(js.fumotoBuild)
        )
        if failed is not None:
            self._queue.append(m.StoreFailed(failed))
        # What is told at once, of saved games and boards, belongs to the first picture.
        self._busy = True
        self.outside.run(effects)
        while self._queue:
            self.model, effects = app.update(self.model, self._queue.pop(0), _env())
            self.outside.run(effects)
        self._busy = False
        self._draw()

    def send(self, message: m.Message) -> None:
        """Take a message in, show what it makes of the model, do what it asks for.

        Messages that arrive in the meantime wait their turn.
        """
        self._queue.append(message)
        if self._busy:
            return
        self._busy = True
        try:
            while self._queue:
                before = self.model
                try:
                    effects = self._take(self._queue.pop(0))
                except Exception:
                    js.console.error(format_exc())
                    self.model, effects = excuse(before)
                    self._document.forget()
                    self._draw(anew=True)
                self.outside.run(effects)
        finally:
            self._busy = False
        self._tidy_soon()

    def _tidy_soon(self) -> None:
        """Collect garbage when the hand rests: not while a tap waits for its picture."""
        if not self._tidying:
            self._tidying = True
            js.setTimeout(create_once_callable(self._tidy), 400)

    def _tidy(self) -> None:
        self._tidying = False
        gc.collect(1)

    def _take(self, message: m.Message) -> list[m.Effect]:
        before = self.model
        self.model, effects = app.update(before, message, _env())
        if self.model is not before:
            self._draw()
        return effects

    def _draw(self, *, anew: bool = False) -> None:
        node = view(self.model)
        if anew or self._shown is None or not patch(self._shown, node, self._document):
            shown = mount(node, self._document)
            if self._shown is not None:
                self._document.remove(ROOT, self._shown.handle)
            self._document.insert(ROOT, shown.handle, None)
            self._shown = shown
        self._document.flush()
        self.outside.after_draw(self.model)
        CAMERA.look()


def _env() -> m.Env:
    return m.Env(int(js.Date.now()), seed64())


_MUCH: Final = 100_000
"""Objects made since the last collection that call for one at once, hand or no hand."""
_PAGE: Final[list[Page]] = []


def start() -> None:
    """Show the app in place of the first screen."""
    gc.set_threshold(_MUCH)
    # Nothing here draws from it; what did would draw the same after every start from the snapshot.
    random.seed(seed64())  # noqa: TID251
    page = Page()
    _PAGE.append(page)
    CAMERA.listen()
    listen(page.send)
    feel(page.send)
    fragment = str(js.location.hash)
    if len(fragment) > 1:
        page.send(m.Linked(fragment))
    js.document.documentElement.dataset.state = "ready"
