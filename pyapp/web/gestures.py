"""Moving and zooming a large picture by finger, mouse, wheel and key.

The picture is an `<svg>` with `data-fit` (what should be seen) and `data-world` (all there is),
inside an element with `data-pan`; what is shown is its `viewBox`, which is set here alone. When
the fit changes, the picture travels there. Buttons with `data-zoom` (`in`, `out`, `fit`) do
the same for keyboard and switch users.
"""

from typing import Any, Final

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from pyapp.ui.camera import Frame, around, between, moved, read, write, zoomed

_SLACK: Final = 8.0
"""A finger that moves less than this, in CSS pixels, is a tap."""
_STEP: Final = 1.4
_TRAVEL_MS: Final = 420.0
_ARROWS: Final = {
    "ArrowLeft": (-1.0, 0.0),
    "ArrowRight": (1.0, 0.0),
    "ArrowUp": (0.0, -1.0),
    "ArrowDown": (0.0, 1.0),
}
_KEYS: Final = {"+": "in", "=": "in", "-": "out", "0": "fit"}


class Camera:
    """The one picture on the page that can be moved."""

    def __init__(self) -> None:
        self._svg: Any = None
        self._frame: Frame | None = None
        self._fit = ""
        self._fingers: dict[int, tuple[float, float]] = {}
        self._dragging = False
        self._travel = 0
        self._size = (0.0, 0.0)

    def listen(self) -> None:
        """Connect the page's events, for as long as the page lives."""
        page = js.document
        _on(page, "pointerdown", self._down)
        _on(page, "pointermove", self._move)
        _on(page, "pointerup", self._up)
        _on(page, "pointercancel", self._up)
        _on(page, "click", self._click)
        _on(page, "wheel", self._wheel)
        _on(page, "keydown", self._key)
        _on(js.window, "resize", lambda _: self.look())
        for name in ("gesturestart", "dblclick"):
            _on(page, name, _still)

    def look(self) -> None:
        """After every drawing: go to what matters, if that is elsewhere now."""
        svg = js.document.querySelector("[data-pan] > svg[data-fit]")
        if not svg:
            self._svg = None
            return
        box = svg.getBoundingClientRect()
        size = (float(box.width), float(box.height))
        if not size[0] or not size[1]:
            return
        fit = str(svg.getAttribute("data-fit"))
        fresh = self._svg is None or not svg.isSameNode(self._svg)
        if not fresh and fit == self._fit and size == self._size:
            return
        resized = not fresh and fit == self._fit
        self._svg, self._fit, self._size = svg, fit, size
        goal = self._fitting()
        if fresh or resized or self._frame is None or _still_motion():
            self._show(goal)
        else:
            self._go(goal)

    def _fitting(self) -> Frame:
        return around(read(self._fit), self._size[0] / self._size[1])

    def _world(self) -> Frame:
        return read(str(self._svg.getAttribute("data-world")))

    def _show(self, frame: Frame) -> None:
        self._travel += 1
        self._frame = frame
        self._svg.setAttribute("viewBox", write(frame))

    def _go(self, goal: Frame) -> None:
        start = self._frame
        if start is None:
            self._show(goal)
            return
        self._travel += 1
        travel, begun = self._travel, float(js.performance.now())

        def frame(now: float) -> None:
            if travel != self._travel or self._svg is None:
                return
            part = min(1.0, max(0.0, (now - begun) / _TRAVEL_MS))
            self._frame = between(start, goal, part)
            self._svg.setAttribute("viewBox", write(self._frame))
            if part < 1:
                js.requestAnimationFrame(create_once_callable(frame))

        js.requestAnimationFrame(create_once_callable(frame))

    def _point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window in units of the picture."""
        assert self._frame is not None
        box = self._svg.getBoundingClientRect()
        frame = self._frame
        return (
            frame.x + (x - float(box.left)) * frame.width / self._size[0],
            frame.y + (y - float(box.top)) * frame.height / self._size[1],
        )

    def _down(self, event: Any) -> None:
        if event.isPrimary:
            self._fingers.clear()  # the system may have kept an earlier one to itself
            self._dragging = False
        if self._svg is None or not _inside(event.target) or event.button:
            return
        self._fingers[int(event.pointerId)] = (float(event.clientX), float(event.clientY))

    def _move(self, event: Any) -> None:
        finger = int(event.pointerId)
        if finger not in self._fingers or self._svg is None or self._frame is None:
            return
        old = dict(self._fingers)
        x, y = float(event.clientX), float(event.clientY)
        if not self._dragging:
            if abs(x - old[finger][0]) + abs(y - old[finger][1]) < _SLACK:
                return
            self._dragging = True
            for each in self._fingers:
                js.document.querySelector("[data-pan]").setPointerCapture(each)
            js.document.querySelector("[data-pan]").classList.add("dragged")
        self._fingers[finger] = (x, y)
        before, after = _middle(old), _middle(self._fingers)
        scale = self._frame.width / self._size[0]
        frame = moved(
            self._frame,
            (before[0] - after[0]) * scale,
            (before[1] - after[1]) * scale,
            self._world(),
        )
        self._frame = frame
        if len(self._fingers) == 2:
            was, now = _spread(old), _spread(self._fingers)
            if was > 0 and now > 0:
                frame = zoomed(frame, now / was, self._point(*after), self._world())
        self._show(frame)
        event.preventDefault()

    def _up(self, event: Any) -> None:
        self._fingers.pop(int(event.pointerId), None)
        board = js.document.querySelector("[data-pan]")
        if board and not self._fingers:
            board.classList.remove("dragged")

    def _click(self, event: Any) -> None:
        if self._dragging:  # the end of a drag is no tap
            self._dragging = False
            event.stopPropagation()
            event.preventDefault()
            return
        target = event.target
        button = target.closest("[data-zoom]") if hasattr(target, "closest") else None
        if button:
            self._zoom(str(button.getAttribute("data-zoom")))

    def _zoom(self, how: str) -> None:
        if self._svg is None or self._frame is None:
            return
        if how == "fit":
            self._travel_to(self._fitting())
            return
        frame = self._frame
        middle = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        factor = _STEP if how == "in" else 1 / _STEP
        self._travel_to(zoomed(frame, factor, middle, self._world()))

    def _travel_to(self, goal: Frame) -> None:
        if _still_motion():
            self._show(goal)
        else:
            self._go(goal)

    def _wheel(self, event: Any) -> None:
        if self._svg is None or self._frame is None or not _inside(event.target):
            return
        factor = 1.0015 ** -max(-240.0, min(240.0, float(event.deltaY)))
        at = self._point(float(event.clientX), float(event.clientY))
        self._show(zoomed(self._frame, factor, at, self._world()))
        event.preventDefault()

    def _key(self, event: Any) -> None:
        if self._svg is None or event.ctrlKey or event.metaKey or event.altKey:
            return
        target = event.target
        if not hasattr(target, "closest") or target.closest("input,select,textarea,[role=dialog]"):
            return
        name = str(event.key)
        if name in _KEYS:
            self._zoom(_KEYS[name])
            event.preventDefault()
        elif name in _ARROWS and target.hasAttribute("data-pan") and self._frame is not None:
            dx, dy = _ARROWS[name]
            frame = self._frame
            step = min(frame.width, frame.height) / 5
            self._travel_to(moved(frame, dx * step, dy * step, self._world()))
            event.preventDefault()


def _middle(fingers: dict[int, tuple[float, float]]) -> tuple[float, float]:
    count = len(fingers)
    return (
        sum(x for x, _ in fingers.values()) / count,
        sum(y for _, y in fingers.values()) / count,
    )


def _spread(fingers: dict[int, tuple[float, float]]) -> float:
    (ax, ay), (bx, by) = list(fingers.values())[:2]
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def _inside(target: Any) -> bool:
    if not hasattr(target, "closest"):
        return False
    return bool(target.closest("[data-pan]")) and not target.closest("[data-zoom],[inert]")


def _still_motion() -> bool:
    return str(js.document.documentElement.getAttribute("data-motion")) == "off"


def _still(event: Any) -> None:
    if _inside(event.target):
        event.preventDefault()


def _on(target: Any, name: str, handle: Any) -> None:
    options = to_js({"capture": True, "passive": False}, dict_converter=js.Object.fromEntries)
    target.addEventListener(name, create_proxy(handle), options)


CAMERA: Final = Camera()
