"""Virtual nodes: plain values, and their markup can never be anything but what they say."""

from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from pyapp.ui.vnode import VNode, classes, h, lazy, markup


class Reader(HTMLParser):
    """What a browser reads in a text of markup."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[object] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.found.append(data)


def read(text: str) -> list[object]:
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader.found


@given(st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1))
def test_no_text_or_attribute_can_break_out_of_its_place(text: str) -> None:
    node = h("p", {"title": text}, text)
    assert read(markup(node)) == [("p", {"title": text}), text]


def test_children_are_flattened_and_absent_ones_left_out() -> None:
    node = h("p", None, "a", None, False, [h("b"), ["c", None]], (child for child in "de"))
    assert markup(node) == "<p>a<b></b>cde</p>"


def test_attributes_that_are_absent_are_not_written() -> None:
    node = h(
        "input", {"disabled": False, "hidden": True, "value": None, ".checked": True, "min": 0}
    )
    assert markup(node) == '<input hidden min="0">'


def test_a_lazy_part_is_written_like_any_other() -> None:
    assert markup(h("p", {}, lazy(lambda text: h("b", {}, text), "x"))) == "<p><b>x</b></p>"


def test_a_node_without_attributes_or_children_is_empty() -> None:
    node = h("p")
    assert isinstance(node, VNode)
    assert dict(node.attrs) == {}
    assert node.children == ()


def test_class_names_are_joined_and_absent_ones_left_out() -> None:
    assert classes("a", False, None, "", "b") == "a b"
