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
    Point,
    beside,
    pawn_offset,
    radius,
    tag_place,
)
from pyapp.games.kilimanjaro.material import COUNTER_NAMES, FACE_DOWN, UP
from pyapp.ui.drawing import at, disc, letters, number, smooth, use
from pyapp.ui.kilimanjaro.pieces import pawn_parts
from pyapp.ui.vnode import VNode, classes, h, lazy

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
        len(look.trail) > 1
        and lazy(_trail, look.layout, look.trail, look.trail_colour, key="trail"),
        use(f"board-{layout.name}-spaces", *size),
        lazy(_counters, look.layout, look.counters, look.mine, key="counters"),
        lazy(_places, look.layout, look.places, key="places"),
        h("g", {"class": "ghosts"}, _ghosts(look, layout)),
        lazy(_pawns, look.layout, look.pawns, look.acting, key="pawns"),
    )


def _trail(layout: str, trail: tuple[int, ...], colour: str) -> VNode:
    board = LAYOUTS[layout]
    attrs = {
        "class": f"trail seat-line-{colour}",
        "d": smooth(board.places[space] for space in trail),
        "stroke-width": number(board.radius * 2 + 8),
    }
    return h("path", attrs, key="trail")


def _counters(
    layout: str, counters: tuple[tuple[int, int], ...], mine: tuple[tuple[int, int], ...]
) -> VNode:
    known = dict(mine)
    each = (_counter(LAYOUTS[layout], space, code, known.get(space)) for space, code in counters)
    return h("g", {"class": "counters"}, each, key="counters")


def _counter(layout: Layout, space: int, code: int, known: int | None) -> VNode:
    x, y = layout.places[space]
    name = "back" if code == FACE_DOWN else COUNTER_NAMES[code - UP]
    size = layout.radius * 2 + 4
    return h(
        "g",
        {"class": classes("counter-on", code == FACE_DOWN and "down")},
        use(f"counter-{name}", x - size / 2, y - size / 2, size, size),
        use(f"counter-{COUNTER_NAMES[known]}", x + 2, y - size / 2 - 6, 22, 22) if known else None,
        key=f"counter-{space}",
    )


def _places(layout: str, places: tuple[Place, ...]) -> VNode:
    each = (_place(place, LAYOUTS[layout], i == 0) for i, place in enumerate(places))
    return h("g", {"class": "places", "data-roving": ""}, each, key="places")


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


def _pawns(layout: str, pawns: tuple[Pawn, ...], acting: int | None) -> VNode:
    offsets = {}
    for space, group in groupby(sorted(pawns, key=lambda p: (p.space, p.seat)), lambda p: p.space):
        together = list(group)
        for index, pawn in enumerate(together):
            offsets[pawn.seat] = pawn_offset(layout, space, index, len(together))
    places = LAYOUTS[layout].places
    far_first = sorted(pawns, key=lambda p: (places[p.space][1] + offsets[p.seat][1], p.seat))
    each = (_pawn(pawn, places[pawn.space], offsets[pawn.seat], acting) for pawn in far_first)
    return h("g", {"class": "pawns"}, each, key="pawns")


def _pawn(pawn: Pawn, place: Point, offset: Point, acting: int | None) -> VNode:
    across, back = offset
    acts = pawn.seat == acting
    return h(
        "g",
        {
            "class": classes("pawn-on", acts and "acts"),
            "data-piece": f"pawn-{pawn.seat + 1}",
            "transform": at(*place),
        },
        h(
            "g",
            {"transform": at(across - PAWN_WIDTH / 2, back - _FOOT)},
            acts and h("ellipse", {"class": "acting", "cx": 18, "cy": 44, "rx": 21, "ry": 9}),
            pawn_parts(seat=pawn.seat, colour=pawn.colour, initial=pawn.initial),
        ),
        key=f"pawn-{pawn.seat}",
    )
