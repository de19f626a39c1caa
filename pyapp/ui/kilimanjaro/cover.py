"""The picture of the game for the home screen: the land from the river to the snow."""

from functools import lru_cache

from pyapp.games.kilimanjaro.geometry import LAYOUTS
from pyapp.ui.kilimanjaro.scenery import bare_spaces
from pyapp.ui.vnode import VNode, h


@lru_cache(maxsize=1)
def cover() -> VNode:
    """The landscape alone, its spaces without numbers."""
    return h(
        "svg",
        {
            "class": "cover__art",
            "viewBox": "16 40 968 584",
            "preserveAspectRatio": "xMidYMid slice",
            "aria-hidden": "true",
        },
        h("use", {"href": "#board-wide-land", "width": "1000", "height": "640"}),
        list(bare_spaces(LAYOUTS["wide"])),
    )
