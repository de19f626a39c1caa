"""Every game's pictures that never change, for the page itself.

They are put into index.html once, when the site is built: a view lays one anywhere with
`<use href="#name">`.
"""

from pyapp.ui.gorilla import artwork as gorilla
from pyapp.ui.journey import artwork as journey
from pyapp.ui.kilimanjaro import artwork, scenery
from pyapp.ui.vnode import h, markup


def symbols() -> str:
    """Markup of one unseen `<svg>` with all symbols and patterns in it."""
    return markup(
        h(
            "svg",
            {"aria-hidden": "true", "class": "symbols", "width": "0", "height": "0"},
            artwork.symbols(),
            scenery.symbols(),
            journey.symbols(),
            gorilla.symbols(),
        )
    )
