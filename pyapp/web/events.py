"""Everything a person does comes in here: one listener for each kind of event."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable, create_proxy

from pyapp.ui import messages as m

Send = Callable[[m.Message], None]

_CONTROL: Final = "[data-action],[data-do]"
_TABLE: Final = ".play__under"
_FIELDS: Final = ("INPUT", "SELECT", "TEXTAREA")
_STEPS: Final = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}
_ACROSS: Final = ("ArrowDown", "ArrowUp")
"""Keys that go to another row of a group with `data-columns`."""


def listen(send: Send) -> None:
    """Connect the page's events with the app, for as long as the page lives."""
    page, window = js.document, js.window
    _on(page, "click", lambda event: _click(event, send))
    _on(page, "change", lambda event: _change(event, send))
    _on(page, "input", lambda event: _input(event, send))
    _on(page, "keydown", _key)
    _on(window, "resize", lambda _: send(m.Resized(int(js.innerWidth), int(js.innerHeight))))
    _on(window, "hashchange", lambda _: _hash(send))
    _on(page, "visibilitychange", lambda _: _visibility(send))
    _on(page, "fumoto:update-ready", lambda _: send(m.UpdateReady()))
    _on(page, "fumoto:installable", lambda _: _installable(send))
    _installable(send)


def _on(target: Any, name: str, handle: Callable[[Any], None]) -> None:
    target.addEventListener(name, create_proxy(handle))


class _Taps:
    """Tells the second tap of a double tap, which must not hit what the first one has brought.

    Within `data-quick` a tap brings nothing that the next one could hit by mistake, and people
    tap fast there; only the one that comes first from elsewhere is in doubt.
    """

    MS: Final = 300
    """From one tap to the next, at most."""
    PIXELS: Final = 30
    """Between the two, at most, across and down."""

    def __init__(self) -> None:
        self._last = (-1e9, 0.0, 0.0)
        self._quick = False

    def again(self, event: Any) -> bool:
        """Whether this click, a real one, only repeats the one before."""
        if not event.isTrusted or not event.detail:
            return False  # made by a key or by a script
        before, left, top = self._last
        now, x, y = float(event.timeStamp), float(event.clientX), float(event.clientY)
        self._last = (now, x, y)
        was_quick, self._quick = self._quick, bool(event.target.closest("[data-quick]"))
        if was_quick and self._quick:
            return False
        if now - before > self.MS or max(abs(x - left), abs(y - top)) > self.PIXELS:
            return False
        # A mouse tells double clicks apart; by touch not every browser does.
        return event.detail > 1 or str(getattr(event, "pointerType", "")) != "mouse"


_TAPS: Final = _Taps()


def _click(event: Any, send: Send) -> None:
    target = event.target
    if not hasattr(target, "closest") or _TAPS.again(event):
        return
    veil = _attribute(target, "data-veil")
    if veil is not None:
        send(m.Do(veil))
        return
    control = target.closest(_CONTROL)
    if not control or str(control.tagName) in _FIELDS or control.closest("[inert]"):
        return
    message = _meant(control)
    # A table takes some frames to draw anew; everything else must stay within the user's gesture.
    if event.isTrusted and control.closest(_TABLE):
        js.fumotoAnswerTap(control, create_once_callable(lambda: send(message)))
    else:
        send(message)


def _meant(control: Any) -> m.Message:
    """What a control stands for: an action of the game, or a command of the app."""
    action = _attribute(control, "data-action")
    if action is not None:
        return m.Act(action)
    return m.Do(_attribute(control, "data-do") or "")


def _attribute(element: Any, name: str) -> str | None:
    """An attribute's text; the browser's null is not Python's None."""
    return str(element.getAttribute(name)) if element.hasAttribute(name) else None


def _change(event: Any, send: Send) -> None:
    field = event.target
    command = _attribute(field, "data-do")
    if command is None:
        return
    kind = str(getattr(field, "type", ""))
    if kind == "file":
        asyncio.ensure_future(_read_file(field, command, send))  # noqa: RUF006
    elif kind == "checkbox":
        send(m.Do(command, "1" if field.checked else ""))
    else:
        send(m.Do(command, str(field.value)))


def _input(event: Any, send: Send) -> None:
    field = event.target
    if field.hasAttribute("data-live"):
        send(m.Do(_attribute(field, "data-do") or "", str(field.value)))


async def _read_file(field: Any, command: str, send: Send) -> None:
    if int(field.files.length):
        text = await field.files.item(0).text()
        field.value = ""
        send(m.Do(command, str(text)))


def _key(event: Any) -> None:
    name = str(event.key)
    target = event.target
    if event.ctrlKey or event.metaKey or event.altKey or not hasattr(target, "closest"):
        return
    if event.repeat and name in ("Enter", " ") and target.closest(_CONTROL):
        event.preventDefault()  # a key held down must not go on to what comes next
    elif name == "Escape":
        ways_out = js.document.querySelectorAll("[data-escape]")
        if int(ways_out.length):
            ways_out.item(int(ways_out.length) - 1).click()
            event.preventDefault()
    elif name in ("Enter", " ") and _attribute(target, "role") == "button":
        if str(target.tagName) != "BUTTON":  # a button does this by itself
            target.dispatchEvent(_made_click())
            event.preventDefault()
    elif name in _STEPS and str(target.tagName) not in _FIELDS and _rove(target, name):
        event.preventDefault()


def _made_click() -> Any:
    return js.MouseEvent.new("click", js.JSON.parse('{"bubbles": true, "cancelable": true}'))


def _rove(target: Any, key: str) -> bool:
    """Move the focus within a group whose members are one stop for the Tab key."""
    group = target.closest("[data-roving]")
    if not group:
        return False
    step = _STEPS[key]
    if key in _ACROSS and group.hasAttribute("data-columns"):
        step *= int(str(group.getAttribute("data-columns")))
    members = group.querySelectorAll("[data-action],[data-do]")
    count = int(members.length)
    for i in range(count):
        if members.item(i).isSameNode(target):
            # Which member the Tab key stops at is for the view to say, and stays as it said.
            members.item((i + step) % count).focus()
            return True
    return False


def _installable(send: Send) -> None:
    match str(js.fumotoInstall.how):
        case "prompt":
            send(m.Installable("prompt"))
        case "safari":
            send(m.Installable("safari"))


def _hash(send: Send) -> None:
    fragment = str(js.location.hash)
    if len(fragment) > 1:
        send(m.Linked(fragment))


def _visibility(send: Send) -> None:
    send(m.Hidden() if js.document.hidden else m.Shown())
