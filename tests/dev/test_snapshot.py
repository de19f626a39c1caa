"""A thinned-out snapshot holds every byte that is not empty, in its place."""

from hypothesis import given
from hypothesis import strategies as st

from pyapp.dev.snapshot import modules, standard_imports, thin_out

PAGE = 1 << 14


@given(st.lists(st.booleans(), min_size=1, max_size=40), st.integers(0, PAGE - 1))
def test_pages_come_back_where_they_were(filled: list[bool], last: int) -> None:
    head = (7).to_bytes(4, "little") + (16).to_bytes(4, "little") + bytes(8)
    memory = b"".join((b"\1" if full else b"\0") * PAGE for full in filled) + bytes(last)
    pages, layout = thin_out(head + memory)
    assert layout["size"] == len(head) + len(memory)
    assert layout["head"] == 16
    rebuilt = bytearray(len(memory))
    at = 16
    runs = layout["runs"]
    assert isinstance(runs, list)
    for address, length in runs:
        rebuilt[address : address + length] = pages[at : at + length]
        at += length
    assert at == len(pages)
    assert bytes(rebuilt) == memory


def test_what_needs_a_browser_is_told_from_the_rest() -> None:
    assert "pyapp.web.main" in modules()
    assert "pyapp.core.rules" in modules()
    assert "json" in standard_imports()
