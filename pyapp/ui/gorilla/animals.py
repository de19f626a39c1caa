"""The nine animals of the deck, each on 100 × 100 units."""

from pyapp.ui.drawing import disc, shape
from pyapp.ui.vnode import VNode


def animal(n: int) -> tuple[VNode, ...]:
    """The animal with this number."""
    return (
        disc("g-fur", 50, 50, 20 + 3 * n),
        shape("g-line", "M40 45h.01M60 45h.01M40 62q10 6 20 0"),
    )
