"""Filling in index.html: what it refers to, and the policy that allows just that."""

import base64
import re
from collections.abc import Iterable

from pyapp.dev.pack import digest
from pyapp.ui.pictures import sheet, shown_first, symbols
from pyapp.ui.vnode import markup


def pictures() -> str:
    """The pictures that every screen shares, as inline SVG symbols.

    Only the first screen's are elements from the beginning. To make the others takes time that
    the start has better use for: they wait as text.
    """
    every = symbols()
    first = shown_first(every)
    later = "".join(markup(symbol) for symbol in every if symbol not in first)
    return f'{sheet(first)}\n<script type="text/plain" id="more-symbols">{later}</script>'


def integrity(sha256: str) -> str:
    """A SHA-256 in hexadecimal in the way that browsers write it."""
    return "sha256-" + base64.b64encode(bytes.fromhex(sha256)).decode()


def fill(page: str, marks: Iterable[tuple[str, str]]) -> str:
    """Puts texts in the places of their marks. Raises ValueError where a mark is not there once."""
    for mark, text in marks:
        if page.count(mark) != 1:
            raise ValueError(f"index.html must have {mark} just once")
        page = page.replace(mark, text)
    return page


def policy(page: str, *, scripts: str, workers: str) -> str:
    """Content-Security-Policy for a page: its own origin, and the inline parts it has by hash."""

    def hashes(pattern: str) -> str:
        found = re.findall(pattern, page, re.DOTALL)
        return " ".join(f"'{integrity(digest(text.encode()))}'" for text in found)

    inline = hashes(r"<script(?![^>]*(?:\bsrc=|application/json|text/plain))[^>]*>(.*?)</script>")
    styles = hashes(r"<style[^>]*>(.*?)</style>")
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {scripts} 'wasm-unsafe-eval' {inline}",
            f"style-src 'self' {styles}",
            "img-src 'self' data: blob:",
            "media-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self' blob:",
            f"worker-src {workers}",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )
