"""A thinned-out snapshot and a fresh interpreter hold together every byte in its place."""

from hypothesis import given
from hypothesis import strategies as st

from pyapp.dev.snapshot import modules, standard_imports, thin_out

PAGE = 1 << 14


@given(
    st.lists(st.sampled_from([b"\0", b"\1", b"\2"]), min_size=1, max_size=40),
    st.binary(max_size=40),
    st.integers(0, PAGE - 1),
)
def test_pages_come_back_where_they_were(filled: list[bytes], before: bytes, last: int) -> None:
    head = (7).to_bytes(4, "little") + (16).to_bytes(4, "little") + bytes(8)
    memory = b"".join(page * PAGE for page in filled) + bytes(last)
    brought = b"".join(bytes([byte % 3]) * PAGE for byte in before)
    pages, layout = thin_out(head + memory, brought)
    assert layout["size"] == len(head) + len(memory)
    assert layout["head"] == 16
    assert layout["unpacked"] == len(pages)
    rebuilt = bytearray(len(memory))
    at = 16
    for address, length, kept in layout["runs"]:
        end = address + length
        rebuilt[address:end] = pages[at : at + length] if kept else brought[address:end]
        at += length if kept else 0
    assert at == len(pages)
    assert bytes(rebuilt) == memory


def test_what_the_interpreter_brings_is_not_kept_once_more() -> None:
    head = (7).to_bytes(4, "little") + (8).to_bytes(4, "little")
    brought = b"\1" * PAGE + b"\2" * PAGE
    pages, layout = thin_out(head + b"\1" * PAGE + b"\3" * PAGE, brought)
    assert pages == head + b"\3" * PAGE
    assert layout["runs"] == [(0, PAGE, False), (PAGE, PAGE, True)]


def test_what_needs_a_browser_is_told_from_the_rest() -> None:
    assert "pyapp.web.main" in modules()
    assert "pyapp.core.rules" in modules()
    assert "json" in standard_imports()
