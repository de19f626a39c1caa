"""The keyed diff: whatever came before, the host shows just what a fresh page would show."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pyapp.ui.patch import mount, patch
from pyapp.ui.vnode import Lazy, VNode, h, lazy
from tests.pilot import Document, Element, Text

TAGS = ("div", "p", "svg", "g", "foreignObject", "button")
ATTRS = ("class", "data-do", "aria-label", ".value", "hidden", "tabindex")
KEYS = ("a", "b", "c", "d", "e")
VALUES = st.sampled_from(("", "x", "y", True, False, None, 0, 1, 2.5))


def simple(tag: str, text: str) -> VNode:
    """What the lazy parts of the random trees are made by."""
    return h(tag, {"class": text}, text)


def _trees(depth: int) -> st.SearchStrategy[VNode]:
    below: st.SearchStrategy[Any] = st.sampled_from(("", "one", "two"))
    below |= st.builds(lazy, st.just(simple), st.sampled_from(TAGS), st.sampled_from("xy"))
    if depth:
        below |= _trees(depth - 1)
    attrs = st.dictionaries(st.sampled_from(ATTRS), VALUES, max_size=4)
    children = st.lists(below, max_size=6)
    keys = st.permutations(KEYS)

    def build(tag: str, attrs: dict[str, Any], children: list[Any], keys: list[str]) -> VNode:
        kept: list[Any] = []
        for child, key in zip(children, [*keys, None], strict=False):
            if isinstance(child, VNode) and "hidden" not in child.attrs:
                kept.append(VNode(child.tag, child.attrs, child.children, key))
            elif isinstance(child, Lazy) and child.args[1] == "x":
                kept.append(Lazy(child.make, child.args, key))
            else:
                kept.append(child)
        return h(tag, attrs, kept)

    return st.builds(build, st.sampled_from(TAGS), attrs, children, keys)


TREES = _trees(3)


def fresh(tree: VNode | Lazy | str) -> Any:
    return mount(tree, Document()).handle.shown()


def rooted(tree: VNode) -> VNode:
    """Roots are always of one kind, so that they can be patched."""
    return h("main", tree.attrs, *tree.children)


@given(st.lists(TREES, min_size=2, max_size=5))
def test_after_any_changes_the_host_shows_what_a_fresh_page_shows(trees: list[VNode]) -> None:
    document = Document()
    shown = mount(rooted(trees[0]), document)
    for tree in trees[1:]:
        assert patch(shown, rooted(tree), document)
        assert shown.handle.shown() == fresh(rooted(tree))


@given(TREES)
def test_nothing_reaches_the_host_when_nothing_differs(tree: VNode) -> None:
    document = Document()
    shown = mount(rooted(tree), document)
    document.calls.clear()
    copy = rooted(VNode(tree.tag, dict(tree.attrs), tuple(tree.children), None))
    assert patch(shown, copy, document)
    assert document.calls == []


@given(st.permutations(KEYS), st.permutations(KEYS), st.integers(0, 5), st.integers(0, 5))
def test_what_has_a_key_keeps_its_element(
    before: list[str], after: list[str], first: int, second: int
) -> None:
    document = Document()

    def row(keys: list[str]) -> VNode:
        return h("ul", {}, [h("li", {"class": key}, key, key=key) for key in keys])

    shown = mount(row(before[:first]), document)
    handles = {child.node.key: child.handle for child in shown.children}  # type: ignore[union-attr]
    document.calls.clear()
    assert patch(shown, row(after[:second]), document)
    assert [child.attrs["class"] for child in shown.handle.children] == after[:second]
    for child, key in zip(shown.handle.children, after[:second], strict=True):
        assert child is handles.get(key, child)
    made = [call for call in document.calls if call[0] == "element"]
    assert len(made) == len(set(after[:second]) - set(before[:first]))


@given(st.permutations(KEYS))
def test_what_stays_in_order_is_not_moved(keys: list[str]) -> None:
    """Taking away and putting in at any place touches the other elements not at all."""
    document = Document()
    some = sorted(keys[:3])
    shown = mount(h("ul", {}, [h("li", {}, key=key) for key in some]), document)
    stayed = {id(child) for child in shown.handle.children}
    document.calls.clear()
    assert patch(shown, h("ul", {}, [h("li", {}, key=key) for key in sorted(KEYS)]), document)
    moved = [child for what, child in document.calls if what == "insert"]
    assert not stayed & {id(child) for child in moved}
    assert "remove" not in [what for what, _ in document.calls]


def test_a_lazy_part_is_made_once_as_long_as_its_arguments_are_the_same() -> None:
    made = []

    def part(text: str) -> VNode:
        made.append(text)
        return h("p", {}, text)

    document = Document()
    shown = mount(h("div", {}, lazy(part, "one")), document)
    assert patch(shown, h("div", {}, lazy(part, "one")), document)
    assert made == ["one"]
    assert patch(shown, h("div", {}, lazy(part, "two")), document)
    assert made == ["one", "two"]
    assert shown.handle.shown() == fresh(h("div", {}, h("p", {}, "two")))


def test_a_part_that_becomes_lazy_keeps_its_element() -> None:
    document = Document()
    shown = mount(h("div", {}, h("p", {}, "one")), document)
    element = shown.handle.children[0]
    assert patch(shown, h("div", {}, lazy(lambda: h("p", {}, "two"))), document)
    assert shown.handle.children[0] is element
    assert element.shown() == fresh(h("p", {}, "two"))


def test_everything_inside_a_drawing_is_made_as_drawing() -> None:
    root = mount(
        h("div", {}, h("svg", {}, h("g", {}, h("foreignObject", {}, h("p"))))), Document()
    ).handle
    (drawing,) = root.children
    (group,) = drawing.children
    (foreign,) = group.children
    (text,) = foreign.children
    assert [node.svg for node in (root, drawing, group, foreign, text)] == [
        False,
        True,
        True,
        True,
        False,
    ]


def test_another_kind_of_root_has_to_be_mounted_anew() -> None:
    document = Document()
    shown = mount(h("div"), document)
    document.calls.clear()
    assert not patch(shown, h("p"), document)
    assert not patch(shown, "text", document)
    assert document.calls == []


def test_text_is_changed_in_place() -> None:
    document = Document()
    shown = mount(h("p", {}, "one"), document)
    (text,) = shown.handle.children
    assert isinstance(text, Text)
    assert patch(shown, h("p", {}, "two"), document)
    assert shown.handle.children == [text]
    assert text.text == "two"
    assert isinstance(shown.handle, Element)
