"""The document as a host for the keyed diff."""

from typing import Any, Final

import js

SVG: Final = "http://www.w3.org/2000/svg"


class Document:
    """Makes and changes real elements; only text and attributes, never markup."""

    def element(self, tag: str, svg: bool) -> Any:
        """A new element."""
        return js.document.createElementNS(SVG, tag) if svg else js.document.createElement(tag)

    def text(self, text: str) -> Any:
        """A new text node."""
        return js.document.createTextNode(text)

    def set_text(self, handle: Any, text: str) -> None:
        """Change a text node."""
        handle.data = text

    def set(self, handle: Any, name: str, value: str) -> None:
        """Set an attribute, or a property where the name begins with a dot."""
        if name == ".value":
            if handle.value != value:  # setting it would move the caret
                handle.value = value
        elif name.startswith("."):
            setattr(handle, name[1:], True)
        else:
            handle.setAttribute(name, value)

    def unset(self, handle: Any, name: str) -> None:
        """Remove an attribute or clear a property."""
        if name == ".value":
            handle.value = ""
        elif name.startswith("."):
            setattr(handle, name[1:], False)
        else:
            handle.removeAttribute(name)

    def insert(self, parent: Any, child: Any, before: Any | None) -> None:
        """Put a child before another one, or last."""
        if before is None:
            parent.appendChild(child)
        else:
            parent.insertBefore(child, before)

    def remove(self, parent: Any, child: Any) -> None:
        """Take a child away."""
        parent.removeChild(child)
