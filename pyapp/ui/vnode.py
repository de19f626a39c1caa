"""Virtual nodes: what a screen should look like, as plain values.

`h("button", {"class": "card", "data-do": "home"}, "Home", key="home")` makes an element;
strings are text; None and False leave a child out, so `condition and h(…)` works; lists
are flattened. Attributes: None and False are absent, True is empty. A name that begins
with a dot is a property of the element (`.value`, `.checked`).
"""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any, TypeAlias

Child: TypeAlias = "VNode | Lazy | str | bool | Iterable[Child] | None"
Attrs: TypeAlias = Mapping[str, Any]

_NO_ATTRS: Attrs = {}


class VNode:
    """An element."""

    __slots__ = ("attrs", "children", "key", "tag")

    def __init__(
        self, tag: str, attrs: Attrs, children: "tuple[VNode | Lazy | str, ...]", key: str | None
    ) -> None:
        self.tag = tag
        self.attrs = attrs
        self.children = children
        self.key = key

    def __repr__(self) -> str:
        return markup(self)


class Lazy:
    """A part that is made only when its arguments differ from last time.

    `make` must be the same function each time and `args` comparable by value.
    """

    __slots__ = ("args", "key", "made", "make")

    def __init__(self, make: Callable[..., VNode], args: tuple[Any, ...], key: str | None) -> None:
        self.make = make
        self.args = args
        self.key = key
        self.made: VNode | None = None

    def node(self) -> VNode:
        """The node itself, made on first asking."""
        if self.made is None:
            self.made = self.make(*self.args)
        return self.made

    def same(self, other: "Lazy") -> bool:
        """Whether the other would make the same node."""
        return self.make is other.make and self.args == other.args


def h(tag: str, attrs: Attrs | None = None, *children: Child, key: str | None = None) -> VNode:
    """An element with its children flattened."""
    flat: list[VNode | Lazy | str] = []
    _flatten(children, flat)
    return VNode(tag, _NO_ATTRS if attrs is None else attrs, tuple(flat), key)


def lazy(make: Callable[..., VNode], *args: Any, key: str | None = None) -> Lazy:
    """A part made by `make(*args)` only when something about it changed."""
    return Lazy(make, args, key)


def classes(*names: str | bool | None) -> str:
    """Class names joined, the absent ones left out.

    >>> classes("card", False, "big")
    'card big'
    """
    return " ".join(name for name in names if isinstance(name, str) and name)


def markup(node: VNode | Lazy | str) -> str:
    """The node as HTML text: for the static first screen, symbols and tests."""
    if isinstance(node, str):
        return escape(node, quote=False)
    if isinstance(node, Lazy):
        node = node.node()
    attrs = "".join(
        f" {name}" if value is True else f' {name}="{escape(str(value))}"'
        for name, value in node.attrs.items()
        if value is not None and value is not False and not name.startswith(".")
    )
    inner = "".join(markup(child) for child in node.children)
    if not inner and node.tag in _VOID:
        return f"<{node.tag}{attrs}>"
    return f"<{node.tag}{attrs}>{inner}</{node.tag}>"


_VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})


def _flatten(children: Iterable[Child], into: list[VNode | Lazy | str]) -> None:
    for child in children:
        if isinstance(child, _NODES):
            into.append(child)
        elif child is not None and child is not False and child is not True:
            _flatten(child, into)


_NODES = (VNode, str, Lazy)
