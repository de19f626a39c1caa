"""Fingers and keys on a table that minds them itself, each with its own time stamp.

Nothing here decides anything or asks a clock: an event's `timeStamp` says when it happened,
however late the handler runs. Spots are elements with `data-touch`, inside an element with
`data-live-table`; the name of a spot goes along.
"""

from collections.abc import Callable
from typing import Any, Final

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from pyapp.ui import messages as m

Send = Callable[[m.Message], None]

_TABLE: Final = "[data-live-table]"
_SPOT: Final = "[data-touch]"
_SCROLLS: Final = "[data-scroll]"
_CONTROLS: Final = "button,a,input,select,textarea,[role=button]"
_COMMANDS: Final = "[data-action],[data-do]"
_NO_FINGER: Final = -1
_ALWAYS: Final = ("Space", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
_LETTERS: Final = ("KeyA", "KeyF", "KeyJ", "KeyL")

_UNDER: Final[dict[int, str]] = {}
"""The fingers that went down on a spot, and the spot each is over now."""


def feel(send: Send) -> None:
    """Connect fingers and keys with the app, for as long as the page lives."""
    page = js.document
    _on(page, "pointerdown", lambda event: _down(event, send))
    _on(page, "pointermove", lambda event: _move(event, send))
    _on(page, "pointerup", lambda event: _up(event, "up", send))
    _on(page, "pointercancel", lambda event: _up(event, "cancel", send))
    _on(page, "keydown", lambda event: _key(event, send))
    _on(page, "click", lambda event: _pressed(event, send))
    # No zoom, no scrolling, no magnifier, no menu under fast fingers; buttons stay buttons.
    for name in ("touchstart", "touchmove", "gesturestart", "dblclick", "selectstart"):
        _on(page, name, _still)
    _on(page, "contextmenu", _still)
    _on(page, "dragstart", _still)


def when_painted(tell: Callable[[float], None]) -> None:
    """Tell the time at which what is drawn now had been painted.

    The first frame's callback comes before its paint, the second one's after it.
    """
    js.requestAnimationFrame(
        create_once_callable(
            lambda _: js.requestAnimationFrame(create_once_callable(lambda at: tell(float(at))))
        )
    )


def _on(target: Any, name: str, handle: Callable[[Any], None]) -> None:
    options = to_js({"capture": True, "passive": False}, dict_converter=js.Object.fromEntries)
    target.addEventListener(name, create_proxy(handle), options)


def _closest(target: Any, selector: str) -> Any:
    """The nearest element of this kind around an event's target, or None."""
    if not hasattr(target, "closest"):
        return None
    found = target.closest(selector)
    return found if found and not found.closest("[inert]") else None


def _spot(target: Any) -> str:
    found = _closest(target, _SPOT)
    return str(found.dataset.touch) if found is not None else ""


def _down(event: Any, send: Send) -> None:
    if str(event.pointerType) == "mouse" and int(event.button) != 0:
        return
    spot = _spot(event.target)
    if not spot:
        return
    pointer = int(event.pointerId)
    _UNDER[pointer] = spot
    send(m.Touch("down", pointer, spot, float(event.timeStamp)))


def _move(event: Any, send: Send) -> None:
    pointer = int(event.pointerId)
    if pointer not in _UNDER:
        return
    spot = _spot(js.document.elementFromPoint(event.clientX, event.clientY))
    if spot != _UNDER[pointer]:
        _UNDER[pointer] = spot
        send(m.Touch("over", pointer, spot, float(event.timeStamp)))


def _up(event: Any, phase: Any, send: Send) -> None:
    pointer = int(event.pointerId)
    if _UNDER.pop(pointer, None) is None:
        return
    spot = ""
    if phase == "up":
        spot = _spot(js.document.elementFromPoint(event.clientX, event.clientY))
    send(m.Touch(phase, pointer, spot, float(event.timeStamp)))


def _pressed(event: Any, send: Send) -> None:
    """A spot used without a finger: by a screen reader, or with the keyboard's focus on it."""
    spot = _spot(event.target)
    if spot and int(event.detail) == 0 and _closest(event.target, _COMMANDS) is None:
        at = float(event.timeStamp)
        send(m.Touch("down", _NO_FINGER, spot, at))
        send(m.Touch("up", _NO_FINGER, spot, at))


def _key(event: Any, send: Send) -> None:
    code = str(event.code)
    if event.repeat or event.ctrlKey or event.metaKey or event.altKey:
        return
    table = js.document.querySelector(_TABLE)
    if not table or table.closest("[inert]") or str(event.target.tagName) in ("INPUT", "TEXTAREA"):
        return
    called = str(table.dataset.liveTable) == "called"
    control = _closest(event.target, _CONTROLS) is not None
    # While a call is on, the keys belong to it; otherwise a focused control keeps its own.
    if code in _LETTERS or (code in _ALWAYS and (called or (code == "Space" and not control))):
        if code in _ALWAYS:
            event.preventDefault()
            event.stopImmediatePropagation()
        send(m.Key(code, float(event.timeStamp)))


def _still(event: Any) -> None:
    if _closest(event.target, _TABLE) is None:
        return
    if str(event.type) == "touchstart" and (
        not _spot(event.target) or _closest(event.target, _COMMANDS) is not None
    ):
        return  # a control of the page needs its click
    if str(event.type) == "touchmove" and _closest(event.target, _SCROLLS) is not None:
        return
    if event.cancelable:
        event.preventDefault()
