"""The document as a host for the keyed diff."""

import json
from typing import Final

import js

ROOT: Final = 0
"""Number of the element in which the app lives."""


class Document:
    """Writes down what is to be made and changed; `flush` has it done in one call.

    Handles are numbers. A call for each attribute would cost more than the change itself,
    and leave the browser with a proxy for each node.
    """

    def __init__(self) -> None:
        self._todo: list[str | int | dict[str, str]] = []
        self._last = ROOT

    def flush(self) -> None:
        """Do everything that was written down since the last time."""
        if self._todo:
            todo, self._todo = self._todo, []
            js.fumotoPaint(json.dumps(todo, separators=(",", ":")))

    def forget(self) -> None:
        """Do nothing of what was written down since the last time."""
        self._todo = []

    def element(self, tag: str, svg: bool, attrs: dict[str, str]) -> int:
        """A new element with its attributes and, where a name begins with a dot, properties."""
        self._last += 1
        self._todo += ("svg" if svg else "element", self._last, tag, attrs)
        return self._last

    def text(self, text: str) -> int:
        """A new text node."""
        self._last += 1
        self._todo += ("text", self._last, text)
        return self._last

    def set_text(self, handle: int, text: str) -> None:
        """Change a text node."""
        self._todo += ("write", handle, text)

    def set(self, handle: int, name: str, value: str) -> None:
        """Set an attribute, or a property where the name begins with a dot."""
        self._todo += ("set", handle, name, value)

    def unset(self, handle: int, name: str) -> None:
        """Remove an attribute or clear a property."""
        self._todo += ("unset", handle, name)

    def insert(self, parent: int, child: int, before: int | None) -> None:
        """Put a child before another one, or last."""
        if before is None:
            self._todo += ("append", parent, child)
        else:
            self._todo += ("insert", parent, child, before)

    def remove(self, parent: int, child: int) -> None:
        """Take a child away for good."""
        self._todo += ("remove", child)
