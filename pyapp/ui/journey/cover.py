"""The picture of the game for the home screen: the land of the first journey."""

from functools import lru_cache

from pyapp.games.journey.board import find_board
from pyapp.games.journey.geometry import geometry
from pyapp.ui.journey.scenery import land
from pyapp.ui.vnode import VNode, h


@lru_cache(maxsize=1)
def cover() -> VNode:
    """The mountain, the sea and the volcano at one glance, without what is too small to read."""
    board, _ = find_board("first")
    if board is None:  # our own boards are sound
        return h("svg", {"class": "cover__art"})
    world = geometry(board).world
    width = world.width - 300
    return h(
        "svg",
        {
            "class": "cover__art",
            "viewBox": f"{world.x + 150:.0f} {world.y + 60:.0f} {width:.0f} {width * 9 / 16:.0f}",
            "preserveAspectRatio": "xMidYMin slice",
            "aria-hidden": "true",
        },
        land(board, named=False),
    )
