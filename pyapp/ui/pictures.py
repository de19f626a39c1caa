"""Every game's pictures that never change, for the page itself.

They are put into index.html once, when the site is built: a view lays one anywhere with
`<use href="#name">`.
"""

import re
from collections.abc import Iterable
from itertools import chain

from pyapp.store.settings import Settings
from pyapp.ui import app
from pyapp.ui.gorilla import artwork as gorilla
from pyapp.ui.journey import artwork as journey
from pyapp.ui.kilimanjaro import artwork, scenery
from pyapp.ui.model import Model
from pyapp.ui.view import view
from pyapp.ui.vnode import VNode, h, markup
from pyapp.ui.words import LANGUAGES

_NARROW_AND_WIDE = ((390, 844), (1180, 820))
"""Windows in which the first screen is laid out differently."""


def symbols() -> tuple[VNode, ...]:
    """All symbols of all games."""
    return (
        *artwork.symbols(),
        *scenery.symbols(),
        *journey.symbols(),
        *gorilla.symbols(),
    )


def shown_first(all_symbols: Iterable[VNode]) -> tuple[VNode, ...]:
    """Those of the symbols that the first screen lays where nothing has been saved yet."""
    by_name = {symbol.attrs["id"]: symbol for symbol in all_symbols}
    shown: dict[str, VNode] = {}
    waiting = set(chain.from_iterable(_used(view(model)) for model in _first_screens()))
    while waiting:
        name = waiting.pop()
        shown[name] = by_name[name]
        waiting |= _used(by_name[name]) - shown.keys()
    return tuple(symbol for name, symbol in by_name.items() if name in shown)


def sheet(some_symbols: Iterable[VNode]) -> str:
    """Markup of one unseen element with these symbols and all patterns in it.

    Symbols are `hidden`, else the browser would style and lay out every one of them, used or
    not, at each change of the page; a pattern does not fill anything from a hidden place.
    """
    return markup(
        h(
            "div",
            {"aria-hidden": "true", "class": "symbols"},
            h("svg", {"width": "0", "height": "0"}, artwork.patterns()),
            h("div", {"hidden": "hidden"}, h("svg", {"id": "symbols"}, *some_symbols)),
        )
    )


def _first_screens() -> Iterable[Model]:
    for lang in LANGUAGES:
        for size in _NARROW_AND_WIDE:
            model, _ = app.start(Settings(), lang, *size)
            yield model


def _used(node: VNode) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', markup(node)))
