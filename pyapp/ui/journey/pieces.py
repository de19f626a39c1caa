"""The journey's cards and small things, as pictures to be laid into any page.

All of them are silent for screen readers: the control or the board around them says what they
are.
"""

from pyapp.games.journey.material import COLOURS, EQUIPMENT, EVENTS, FOSSILS, SEA
from pyapp.ui.drawing import letters, use
from pyapp.ui.journey.artwork import CARD_HEIGHT, CARD_WIDTH, ICON
from pyapp.ui.journey.texts import EXPLORER_LETTERS
from pyapp.ui.vnode import VNode, h


def _picture(look: str, width: float, height: float, *children: VNode) -> VNode:
    attrs = {"class": look, "viewBox": f"0 0 {width:g} {height:g}", "aria-hidden": "true"}
    return h("svg", attrs, children)


def icon(name: str, look: str = "") -> VNode:
    """A thing of 40 × 40 units by its name in the notation (or `star`, `drop`)."""
    return _picture(f"j-icon {look}".strip(), ICON, ICON, use(f"j-{name}", 0, 0, ICON, ICON))


def explorer_card(colour: int) -> VNode:
    """An explorer card."""
    name = COLOURS[colour]
    return _picture(
        f"j-card j-card--{name}",
        CARD_WIDTH,
        CARD_HEIGHT,
        use(f"j-card-{name}", 0, 0, CARD_WIDTH, CARD_HEIGHT),
        letters("j-card-letter", 28, 33, EXPLORER_LETTERS[colour]),
    )


def thing_card(name: str) -> VNode:
    """An equipment, event or fossil card: one drawing."""
    return _picture(
        "j-card j-card--thing",
        CARD_WIDTH,
        CARD_HEIGHT,
        use("j-card-plain", 0, 0, CARD_WIDTH, CARD_HEIGHT),
        use(f"j-{name}", 20, 28, 80, 80),
    )


def back(name: str) -> VNode:
    """The back of an `explorers`, `equipment` or `event` card."""
    return _picture(
        "j-card j-card--back",
        CARD_WIDTH,
        CARD_HEIGHT,
        use(f"j-back-{name}", 0, 0, CARD_WIDTH, CARD_HEIGHT),
    )


def equipment(kind: int) -> VNode:
    """A small drawing of equipment."""
    return icon(EQUIPMENT[kind])


def fossil(kind: int) -> VNode:
    """A small drawing of a fossil."""
    return icon(FOSSILS[kind])


def event(kind: int) -> VNode:
    """A small drawing of an event."""
    return icon(EVENTS[kind])


def token(colour: int) -> VNode:
    """An explorer's letter on the explorer's colour."""
    name = COLOURS[colour]
    return h(
        "span",
        {"class": f"j-token j-token--{name}", "aria-hidden": "true"},
        EXPLORER_LETTERS[colour],
    )


def figure(colour: int) -> VNode:
    """An explorer's figure."""
    name = COLOURS[colour]
    return _picture(f"j-figure j-figure-{name}", 48, 60, use(f"j-figure-{name}", 0, 0, 48, 60))


def sea_scene(card: int) -> VNode:
    """The scene of a sea card."""
    kind = SEA[card].name.rpartition("-")[0]
    return _picture("j-scene", 100, 76, use(f"j-sea-{kind}", 0, 0, 100, 76))
