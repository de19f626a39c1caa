"""Every game's pictures that never change, for the page itself.

They are put into index.html once, when the site is built: a view lays one anywhere with
`<use href="#name">`.
"""

from pyapp.ui.gorilla import artwork as gorilla
from pyapp.ui.journey import artwork as journey
from pyapp.ui.kilimanjaro import artwork, scenery
from pyapp.ui.vnode import h, markup


def symbols() -> str:
    """Markup of one unseen element with all symbols and patterns in it.

    Symbols are `hidden`, else the browser would style and lay out every one of them, used or
    not, at each change of the page; a pattern does not fill anything from a hidden place.
    """
    return markup(
        h(
            "div",
            {"aria-hidden": "true", "class": "symbols"},
            h("svg", {"width": "0", "height": "0"}, artwork.patterns()),
            h(
                "div",
                {"hidden": "hidden"},
                h(
                    "svg",
                    {},
                    artwork.symbols(),
                    scenery.symbols(),
                    journey.symbols(),
                    gorilla.symbols(),
                ),
            ),
        )
    )
