"""The picture of a board with everything that stands on it and can be touched."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from pyapp.games.journey.board import Board
from pyapp.games.journey.geometry import Box, Point, geometry
from pyapp.games.journey.material import COLOURS
from pyapp.ui.drawing import at, disc, letters, number, shape, smooth, use
from pyapp.ui.journey.scenery import land
from pyapp.ui.journey.texts import EXPLORER_LETTERS
from pyapp.ui.vnode import VNode, classes, h, lazy

_RING: Final = "M-22-36H22Q36-36 36-22V22Q36 36 22 36H-22Q-36 36-36 22V-22Q-36-36-22-36Z"


class Piece(NamedTuple):
    """An explorer on the board."""

    colour: int
    point: Point
    label: str
    command: str = ""
    """What a touch does (`data-do`); empty for nothing."""
    chosen: bool = False
    small: bool = False
    """Several stand close together."""


class Spot(NamedTuple):
    """A space that can be gone to."""

    point: Point
    label: str
    price: str
    kit: tuple[str, ...] = ()
    """Equipment it costs, by name."""
    action: str = ""
    """Notation of the action; or"""
    command: str = ""
    """the command of the app."""
    passing: bool = False
    """Whether a move cannot end here as it is."""
    final: bool = False
    """Whether this finishes the move."""


class BoardLook(NamedTuple):
    """All that the picture depends on; compared by value."""

    board: Board
    fit: Box
    """What should be seen."""
    title: str
    desc: str
    pieces: tuple[Piece, ...] = ()
    raft: Point | None = None
    raft_label: str = ""
    spots: tuple[Spot, ...] = ()
    spots_label: str = ""
    path: tuple[Point, ...] = ()
    path_colour: int = 0
    trail: tuple[Point, ...] = ()
    """The last move of somebody else."""
    trail_colour: int = 0
    ahead: tuple[tuple[Point, str], ...] = ()
    """Where the raft may ride to next on the lava, with its chance."""
    stage: int = 1


def board_picture(look: BoardLook) -> VNode:
    """The whole picture as one `<svg>`."""
    world = geometry(look.board).world
    return h(
        "svg",
        {
            "class": classes("j-board", f"j-board--{look.stage}"),
            "viewBox": _box(world),
            "preserveAspectRatio": "xMidYMid meet",
            "data-fit": _box(look.fit),
            "data-world": _box(world),
            "role": "group",
            "aria-labelledby": "j-title",
            "aria-describedby": "j-desc",
        },
        h("title", {"id": "j-title"}, look.title),
        h("desc", {"id": "j-desc"}, look.desc),
        lazy(land, look.board, key="land"),
        _trail(look),
        _path(look),
        h(
            "g",
            {
                "class": "j-spots",
                "role": "group",
                "aria-label": look.spots_label or None,
                "data-roving": "",
            },
            [lazy(_spot, spot, i == 0, key=_spot_key(spot)) for i, spot in enumerate(look.spots)],
            key="spots",
        ),
        h("g", {"class": "j-ahead"}, _ahead(look), key="ahead"),
        h("g", {"class": "j-pieces", "data-roving": ""}, _pieces(look), key="pieces"),
    )


def _box(box: Box) -> str:
    return " ".join(number(value) for value in box)


def _trail(look: BoardLook) -> VNode | None:
    if len(look.trail) < 2:
        return None
    return h(
        "path",
        {"class": f"j-trail j-trail--{COLOURS[look.trail_colour]}", "d": smooth(look.trail)},
        key="trail",
    )


def _path(look: BoardLook) -> VNode | None:
    if len(look.path) < 2:
        return None
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in look.path)
    return h(
        "g",
        {"class": f"j-way j-way--{COLOURS[look.path_colour]}"},
        shape("j-way-under", line),
        shape("j-way-line", line),
        disc("j-way-start", *look.path[0], 9),
        key="way",
    )


def _spot_key(spot: Spot) -> str:
    return f"spot-{number(spot.point.x)}-{number(spot.point.y)}"


def _spot(spot: Spot, first: bool) -> VNode:
    return h(
        "g",
        {
            "class": classes(
                "j-spot",
                "j-spot--pass" if spot.passing else None,
                "j-spot--far" if spot.command else None,
                "j-spot--final" if spot.final else None,
            ),
            "role": "button",
            "tabindex": "0" if first else "-1",
            **({"data-action": spot.action} if spot.action else {"data-do": spot.command}),
            "aria-label": spot.label,
            "transform": at(*spot.point),
        },
        shape("j-ring", _RING),
        _price(spot) if spot.price else None,
        key=_spot_key(spot),
    )


def _price(spot: Spot) -> tuple[VNode, ...]:
    """The tag at the corner: cards, and equipment beside them."""
    wide = 9.0 * (len(spot.price) - 1)
    width = 24 + wide + 17 * len(spot.kit)
    left = 36 - width
    begin = number(left + 13)
    tag = f"M{begin} -47H23a13 13 0 0 1 0 26H{begin}a13 13 0 0 1 0-26z"
    return (
        shape("j-price-tag", tag),
        letters("j-price-text", left + 12 + wide / 2, -27.5, spot.price),
        *(
            use(f"j-{name}", left + 21 + wide + 17 * i, -43, 18, 18)
            for i, name in enumerate(spot.kit)
        ),
    )


def _ahead(look: BoardLook) -> Iterator[VNode]:
    for point, _ in look.ahead:
        yield h(
            "g",
            {"transform": at(*point)},
            shape("j-ring j-ring--ahead", _RING),
            key=f"ring-{number(point.x)}-{number(point.y)}",
        )
    for point, text in look.ahead:
        yield h(
            "g",
            {"transform": at(*point)},
            shape("j-price-tag", "M7 -48H33a13 13 0 0 1 0 26H7a13 13 0 0 1 0-26z"),
            letters("j-price-text", 20, -28.5, text),
            key=f"tag-{number(point.x)}-{number(point.y)}",
        )


def _pieces(look: BoardLook) -> Iterator[VNode]:
    if look.raft is not None:
        yield h(
            "g",
            {
                "class": "j-raft",
                "data-piece": "raft",
                "transform": at(*look.raft),
                "role": "img",
                "aria-label": look.raft_label,
            },
            use("j-raft", -44, -48, 88, 67.5),
            key="raft",
        )
    for index, piece in enumerate(
        sorted(look.pieces, key=lambda piece: (piece.point.y, piece.colour))
    ):
        name = COLOURS[piece.colour]
        attrs: dict[str, object] = {
            "class": classes("j-piece", piece.chosen and "j-piece--chosen"),
            "data-piece": f"explorer-{name}",
            "transform": at(*piece.point),
            "aria-label": piece.label,
            "role": "img",
        }
        if piece.command:
            attrs |= {
                "role": "button",
                "data-do": piece.command,
                "tabindex": "0" if index == 0 else "-1",
                "aria-pressed": "true" if piece.chosen else "false",
            }
        yield h(
            "g",
            attrs,
            h("ellipse", {"class": "j-piece-foot", "cx": "0", "cy": "22", "rx": "25", "ry": "9"}),
            use(f"j-figure-{name}", -24, -38, 48, 60, f"j-figure-{name}"),
            disc(f"j-piece-badge j-piece-badge--{name}", 17, 18, 11),
            letters("j-piece-letter", 17, 23, EXPLORER_LETTERS[piece.colour]),
            key=f"explorer-{name}",
        )
