"""The board with everything that lies and stands on it, as one picture."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from pyapp.games.kilimanjaro.geometry import (
    LAYOUTS,
    PAWN_WIDTH,
    TAG_HEIGHT,
    TAG_WIDTH,
    Layout,
    beside,
    pawn_offset,
    radius,
    tag_place,
)
from pyapp.games.kilimanjaro.material import COUNTER_NAMES, FACE_DOWN, UP
from pyapp.ui.drawing import at, disc, letters, number, smooth, use
from pyapp.ui.kilimanjaro.pieces import pawn_parts
from pyapp.ui.vnode import VNode, classes, h

_FOOT: Final = 40.0
"""How far below the top of its box a pawn's foot stands on the middle of a space."""


class Pawn(NamedTuple):
    """A pawn that stands on the board."""

    seat: int
    colour: str
    initial: str
    space: int


class Ghost(NamedTuple):
    """Where a pawn would come to stand."""

    seat: int
    space: int
    label: str


class Place(NamedTuple):
    """A space where a counter may be placed now."""

    space: int
    notation: str
    label: str


class BoardLook(NamedTuple):
    """All that the board's picture depends on; compared by value."""

    layout: str
    title: str
    desc: str
    pawns: tuple[Pawn, ...]
    counters: tuple[tuple[int, int], ...] = ()
    """(space, `FACE_DOWN` or kind + `UP`)."""
    mine: tuple[tuple[int, int], ...] = ()
    """(space, kind) of face-down counters whose kind may be shown."""
    ghosts: tuple[Ghost, ...] = ()
    places: tuple[Place, ...] = ()
    trail: tuple[int, ...] = ()
    """The spaces of the last move, where it began first."""
    trail_colour: str = "black"
    acting: int | None = None
    """The seat whose pawn is marked."""


def board(look: BoardLook) -> VNode:
    """The whole board as one `<svg>`."""
    layout = LAYOUTS[look.layout]
    size = (0, 0, layout.width, layout.height)
    return h(
        "svg",
        {
            "class": f"board board-{layout.name}",
            "viewBox": f"0 0 {layout.width} {layout.height}",
            "role": "group",
            "aria-labelledby": "board-title",
            "aria-describedby": "board-desc",
        },
        h("title", {"id": "board-title"}, look.title),
        h("desc", {"id": "board-desc"}, look.desc),
        use(f"board-{layout.name}-land", *size),
        _trail(look, layout),
        use(f"board-{layout.name}-spaces", *size),
        h("g", {"class": "counters"}, _counters(look, layout)),
        h(
            "g",
            {"class": "places", "data-roving": ""},
            (_place(place, layout, i == 0) for i, place in enumerate(look.places)),
        ),
        h("g", {"class": "ghosts"}, _ghosts(look, layout)),
        h("g", {"class": "pawns"}, _pawns(look, layout)),
    )


def _trail(look: BoardLook, layout: Layout) -> VNode | None:
    if len(look.trail) < 2:
        return None
    line = [layout.places[space] for space in look.trail]
    attrs = {"class": f"trail seat-line-{look.trail_colour}", "d": smooth(line)}
    return h("path", {**attrs, "stroke-width": number(layout.radius * 2 + 8)}, key="trail")


def _counters(look: BoardLook, layout: Layout) -> Iterator[VNode]:
    known = dict(look.mine)
    for space, code in look.counters:
        x, y = layout.places[space]
        name = "back" if code == FACE_DOWN else COUNTER_NAMES[code - UP]
        size = layout.radius * 2 + 4
        yield h(
            "g",
            {"class": classes("counter-on", code == FACE_DOWN and "down")},
            use(f"counter-{name}", x - size / 2, y - size / 2, size, size),
            space in known
            and use(f"counter-{COUNTER_NAMES[known[space]]}", x + 2, y - size / 2 - 6, 22, 22),
            key=f"counter-{space}",
        )


def _place(place: Place, layout: Layout, first: bool) -> VNode:
    x, y = layout.places[place.space]
    return h(
        "g",
        {
            "class": "place",
            "role": "button",
            "tabindex": "0" if first else "-1",
            "data-action": place.notation,
            "aria-label": place.label,
        },
        h(
            "rect",
            {
                "class": "hit",
                "x": number(-layout.step / 2),
                "y": number(-layout.reach),
                "width": number(layout.step),
                "height": number(layout.reach * 2),
                "transform": f"{at(x, y)} rotate({number(layout.headings[place.space])})",
            },
        ),
        disc("lift", x, y, radius(layout.name, place.space)),
        key=f"place-{place.space}",
    )


def _ghosts(look: BoardLook, layout: Layout) -> Iterator[VNode]:
    pawns = {pawn.seat: pawn for pawn in look.pawns}
    for ghost in look.ghosts:
        x, y = layout.places[ghost.space]
        others = sum(pawn.space == ghost.space and pawn.seat != ghost.seat for pawn in look.pawns)
        across = beside(layout.name, ghost.space, others)
        pawn = pawns[ghost.seat]
        yield h(
            "g",
            {"class": "ghost", "transform": at(x, y)},
            disc("ghost-ring", 0, 0, radius(layout.name, ghost.space) + 3),
            h(
                "g",
                {"class": "ghost-figure", "transform": at(across - PAWN_WIDTH / 2, -_FOOT)},
                pawn_parts(seat=pawn.seat, colour=None, initial=pawn.initial),
            ),
            ghost.label
            and h(
                "g",
                {"transform": at(*tag_place(layout.name, ghost.space))},
                h(
                    "rect",
                    {
                        "class": "ghost-tag",
                        "x": number(-TAG_WIDTH / 2),
                        "y": number(-TAG_HEIGHT / 2),
                        "width": number(TAG_WIDTH),
                        "height": number(TAG_HEIGHT),
                        "rx": 5,
                    },
                ),
                letters("ghost-label", 0, 5.4, ghost.label),
            ),
            key=f"ghost-{ghost.seat}-{ghost.space}",
        )


def _pawns(look: BoardLook, layout: Layout) -> Iterator[VNode]:
    offsets = {}
    for space, group in groupby(
        sorted(look.pawns, key=lambda p: (p.space, p.seat)), lambda p: p.space
    ):
        together = list(group)
        for index, pawn in enumerate(together):
            offsets[pawn.seat] = pawn_offset(look.layout, space, index, len(together))
    for pawn in sorted(
        look.pawns, key=lambda p: (layout.places[p.space][1] + offsets[p.seat][1], p.seat)
    ):
        x, y = layout.places[pawn.space]
        across, back = offsets[pawn.seat]
        acting = pawn.seat == look.acting
        yield h(
            "g",
            {
                "class": classes("pawn-on", acting and "acts"),
                "data-piece": f"pawn-{pawn.seat + 1}",
                "transform": at(x, y),
            },
            h(
                "g",
                {"transform": at(across - PAWN_WIDTH / 2, back - _FOOT)},
                acting and h("ellipse", {"class": "acting", "cx": 18, "cy": 44, "rx": 21, "ry": 9}),
                pawn_parts(seat=pawn.seat, colour=pawn.colour, initial=pawn.initial),
            ),
            key=f"pawn-{pawn.seat}",
        )
