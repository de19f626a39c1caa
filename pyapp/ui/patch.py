"""The keyed diff: brings what a host shows from one node tree to the next.

The host is the browser's document (`web/dom.py`) or a plain tree in the tests. Only what
differs reaches it. Children with keys are matched by key, the others by order.
"""

from typing import Any, Protocol

from pyapp.ui.vnode import Attrs, Lazy, VNode


class Host(Protocol):
    """What is needed of a document. Handles are the host's own values."""

    def element(self, tag: str, svg: bool, attrs: dict[str, str]) -> Any:
        """A new element; an attribute whose name begins with a dot is a property."""

    def text(self, text: str) -> Any:
        """A new text node."""

    def set_text(self, handle: Any, text: str) -> None:
        """Change a text node."""

    def set(self, handle: Any, name: str, value: str) -> None:
        """Set an attribute or property."""

    def unset(self, handle: Any, name: str) -> None:
        """Remove an attribute or clear a property."""

    def insert(self, parent: Any, child: Any, before: Any | None) -> None:
        """Put a child before another one, or last."""

    def remove(self, parent: Any, child: Any) -> None:
        """Take a child away."""


class Mounted:
    """A node that the host shows, with its handle and its children's."""

    __slots__ = ("children", "handle", "node")

    def __init__(
        self, node: VNode | Lazy | str, handle: Any, children: "list[Mounted] | None"
    ) -> None:
        self.node = node
        self.handle = handle
        self.children = children or []


def mount(node: VNode | Lazy | str, host: Host, svg: bool = False) -> Mounted:
    """Make a node and all below it; the caller inserts its handle."""
    if isinstance(node, str):
        return Mounted(node, host.text(node), None)
    element = node.node() if isinstance(node, Lazy) else node
    inside = svg or element.tag == "svg"
    attrs = {}
    for name, value in element.attrs.items():
        text = value if isinstance(value, str) else _text(value)
        if text is not None:
            attrs[name] = text
    handle = host.element(element.tag, inside, attrs)
    inside = inside and element.tag != "foreignObject"
    children = []
    for child in element.children:
        mounted = mount(child, host, inside)
        host.insert(handle, mounted.handle, None)
        children.append(mounted)
    return Mounted(node, handle, children)


def patch(old: Mounted, node: VNode | Lazy | str, host: Host, svg: bool = False) -> bool:
    """Bring `old` to `node` in place. False when they are too different: mount anew then."""
    before = old.node
    if before is node:
        return True
    if isinstance(before, str) or isinstance(node, str):
        if not (isinstance(before, str) and isinstance(node, str)):
            return False
        if before != node:
            host.set_text(old.handle, node)
            old.node = node
        return True
    if isinstance(before, Lazy) and isinstance(node, Lazy) and before.same(node):
        return True
    was = before.node() if isinstance(before, Lazy) else before
    now = node.node() if isinstance(node, Lazy) else node
    if was.tag != now.tag or was.key != now.key:
        return False
    inside = svg or now.tag == "svg"
    _patch_attrs(old.handle, was.attrs, now.attrs, host)
    if was.children is not now.children:
        _patch_children(old, now, host, inside and now.tag != "foreignObject")
    old.node = node
    return True


def _patch_attrs(handle: Any, was: Attrs, now: Attrs, host: Host) -> None:
    if was is now:
        return
    for name, value in now.items():
        before = was.get(name)
        if before is value:
            continue
        text = _text(value)
        if text != _text(before):
            if text is None:
                host.unset(handle, name)
            else:
                host.set(handle, name, text)
    for name, value in was.items():
        if name not in now and _text(value) is not None:
            host.unset(handle, name)


def _patch_children(parent: Mounted, now: VNode, host: Host, svg: bool) -> None:
    if _patch_in_order(parent.children, now.children, host, svg):
        return
    keyed: dict[str, Mounted] = {}
    plain: list[Mounted] = []
    for child in parent.children:
        key = _key(child.node)
        if key is None:
            plain.append(child)
        else:
            keyed[key] = child
    plain.reverse()
    kept: list[Mounted] = []
    fresh: set[int] = set()
    for node in now.children:
        key = _key(node)
        old = keyed.pop(key, None) if key is not None else (plain.pop() if plain else None)
        if old is not None:
            if patch(old, node, host, svg):
                kept.append(old)
                continue
            host.remove(parent.handle, old.handle)
            parent.children.remove(old)
        mounted = mount(node, host, svg)
        fresh.add(id(mounted))
        kept.append(mounted)
    for gone in (*keyed.values(), *plain):
        host.remove(parent.handle, gone.handle)
        parent.children.remove(gone)
    _order(parent, kept, fresh, host)
    parent.children = kept


def _patch_in_order(
    old: list[Mounted], now: "tuple[VNode | Lazy | str, ...]", host: Host, svg: bool
) -> bool:
    """The usual case: the same children in the same order. False where it is another."""
    if len(old) != len(now):
        return False
    for child, node in zip(old, now, strict=True):
        was = child.node
        if was is node:
            continue
        if (None if isinstance(was, str) else was.key) != (
            None if isinstance(node, str) else node.key
        ):
            return False
        if not patch(child, node, host, svg):
            return False
    return True


def _order(parent: Mounted, kept: list[Mounted], fresh: set[int], host: Host) -> None:
    """Insert and move so that the host's children stand in the order of `kept`."""
    standing = iter(parent.children)
    expected = next(standing, None)
    moved: set[int] = set()
    for mounted in kept:
        while expected is not None and id(expected) in moved:
            expected = next(standing, None)
        if mounted is expected:
            expected = next(standing, None)
            continue
        host.insert(parent.handle, mounted.handle, None if expected is None else expected.handle)
        if id(mounted) not in fresh:
            moved.add(id(mounted))


def _key(node: VNode | Lazy | str) -> str | None:
    return None if isinstance(node, str) else node.key


def _text(value: object) -> str | None:
    if value is None or value is False:
        return None
    return "" if value is True else str(value)
