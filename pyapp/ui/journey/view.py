"""From what the viewer may know to what the board's picture shows."""

from pyapp.core.rules import OVER
from pyapp.games.journey.actions import Stop
from pyapp.games.journey.geometry import CELL, Box, Geometry, Point, geometry
from pyapp.games.journey.grid import GOAL, START, Grid
from pyapp.games.journey.knowledge import unseen
from pyapp.games.journey.material import COLOURS
from pyapp.games.journey.notation import decode
from pyapp.games.journey.state import Task, View
from pyapp.ui.board_names import board_name
from pyapp.ui.game import Ctx
from pyapp.ui.journey import moving
from pyapp.ui.journey.board import BoardLook, Piece, Spot
from pyapp.ui.journey.labels import action_label, space_words
from pyapp.ui.journey.texts import EXPLORER_NAMES, STAGE_NAMES

ABREAST = ((-23.0, 0.0), (23.0, 0.0), (0.0, 12.0))
"""How explorers stand who share the start area or the last space."""


def look(ctx: Ctx) -> BoardLook:
    """The board as the viewer sees it."""
    view: View = ctx.view
    places = geometry(view.board)
    stage = max(1, view.stage)
    base = BoardLook(
        board=view.board,
        fit=Box(0, 0, 1, 1),
        title=ctx.tr(
            "{board}: {stage}",
            board=board_name(ctx.tr, view.board),
            stage=ctx.tr(STAGE_NAMES[stage]),
        ),
        desc=describe(ctx),
        stage=stage,
    )
    if stage == 3:
        return _lava(ctx, base, places)
    grid = view.board.descent if stage == 1 else view.board.sea
    colour = moving.chosen_colour(ctx) if ctx.acting else None
    options = moving.options(ctx, colour) if colour is not None else ()
    trail, trail_colour = _trail(ctx, places)
    path: tuple[Point, ...] = ()
    if view.move is not None:
        path = tuple(places.place(grid, space) for space in view.move.path)
    spots = [_spot(ctx, places, grid, option) for option in options]
    finish = _finish(ctx, places, grid)
    if finish:
        spots.append(finish)
    return base._replace(
        fit=fit(ctx, places, grid, options),
        pieces=_pieces(ctx, places, colour) if stage == 1 else (),
        raft=raft_point(view, places) if stage == 2 else None,
        raft_label=ctx.tr("The raft: {space}", space=space_words(ctx.tr, grid, raft_space(view)))
        if stage == 2
        else "",
        spots=tuple(spots),
        spots_label=ctx.tr("Spaces within reach"),
        path=path,
        path_colour=view.move.colour if view.move else 0,
        trail=trail,
        trail_colour=trail_colour,
    )


def describe(ctx: Ctx) -> str:
    """Where everything stands, in sentences."""
    view: View = ctx.view
    tr = ctx.tr
    if view.stage == 3:
        return tr(
            "The raft is on space {n} of {all} of the lava track.",
            n=view.raft,
            all=len(view.board.lava),
        )
    if view.stage == 2:
        grid = view.board.sea
        return tr("The raft: {space}", space=space_words(tr, grid, raft_space(view)))
    grid = view.board.descent
    return tr.sentences(
        tr(
            "{name}: {space}.",
            name=tr(EXPLORER_NAMES[colour]),
            space=space_words(tr, grid, space),
        )
        for colour, space in enumerate(view.explorers)
    )


def explorer_space(view: View, colour: int) -> int:
    """Where an explorer stands; in the middle of a move the space reached."""
    if view.move is not None and view.move.colour == colour:
        return view.move.path[-1]
    return view.explorers[colour]


def raft_space(view: View) -> int:
    """Where the raft lies at sea; in the middle of a move the space reached."""
    return view.move.path[-1] if view.move is not None else view.raft


def raft_point(view: View, places: Geometry) -> Point:
    """The same in the picture."""
    if view.stage == 3:
        return places.lava[min(view.raft, len(places.lava) - 1)]
    return places.place(view.board.sea, raft_space(view))


def explorer_point(view: View, places: Geometry, colour: int) -> Point:
    """An explorer's place in the picture."""
    space = explorer_space(view, colour)
    x, y = places.place(view.board.descent, space)
    together = [other for other in range(len(COLOURS)) if explorer_space(view, other) == space]
    if len(together) > 1:
        if space in (START, GOAL):
            dx, dy = (56.0 * (colour - 1), 0.0)
        else:
            dx, dy = ABREAST[together.index(colour) % 3]
        return Point(x + dx, y + dy)
    return Point(x, y)


def _pieces(ctx: Ctx, places: Geometry, chosen: int | None) -> tuple[Piece, ...]:
    view: View = ctx.view
    can = moving.movable(ctx) if ctx.acting and view.move is None else ()
    found = []
    for colour, name in enumerate(COLOURS):
        space = explorer_space(view, colour)
        label = ctx.tr(
            "{name}: {space}.",
            name=ctx.tr(EXPLORER_NAMES[colour]),
            space=space_words(ctx.tr, view.board.descent, space),
        )
        if colour in can:
            label = ctx.tr.sentences([label, ctx.tr("Choose to move.")])
        found.append(
            Piece(
                colour,
                explorer_point(view, places, colour),
                label,
                f"pick:explorer:{name}" if colour in can else "",
                colour == chosen,
            )
        )
    return tuple(found)


def _spot(ctx: Ctx, places: Geometry, grid: Grid, option: moving.Option) -> Spot:
    tr = ctx.tr
    cost = option.cost
    where = space_words(tr, grid, option.space)
    price = tr.plural("{n} card", "{n} cards", cost.units)
    kit = moving.kit(cost)
    if kit:
        names = tr.join([tr(_KIT[name]) for name in kit])
        price = tr("{price} and {kit}", price=price, kit=names)
    label = tr("{space}: {price} in all.", space=where, price=price)
    if not option.stops:
        label = tr.sentences([label, tr("The move cannot end here.")])
    far = len(option.way) > 1
    return Spot(
        places.place(grid, option.space),
        label,
        str(cost.units),
        kit,
        "" if far else option.way[0],
        "go:" + "|".join(option.way) if far else "",
        passing=not option.stops,
    )


_KIT = {"rope": "Rope", "compass": "Compass", "pickaxe": "Pickaxe"}


def _finish(ctx: Ctx, places: Geometry, grid: Grid) -> Spot | None:
    """The space reached, to be touched once more when there is but one way to pay."""
    view: View = ctx.view
    ways = moving.stops(ctx) if ctx.acting else ()
    if view.move is None or not ways:
        return None
    return Spot(
        places.place(grid, view.move.path[-1]),
        action_label(ctx, ways[0][0]),
        "",
        (),
        ways[0][0],
        final=True,
    )


def _trail(ctx: Ctx, places: Geometry) -> tuple[tuple[Point, ...], int]:
    """The way of the latest move, as long as nobody has begun another."""
    view: View = ctx.view
    happened = ctx.last
    if view.move is not None or happened is None or happened.actor is None:
        return (), 0
    if not happened.text.startswith("stop") or not isinstance(decode(happened.text), Stop):
        return (), 0
    before: View = happened.before
    move = before.move
    if move is None:
        return (), 0
    grid = before.board.descent if before.stage == 1 else before.board.sea
    return tuple(places.place(grid, space) for space in move.path), move.colour


def fit(ctx: Ctx, places: Geometry, grid: Grid, options: tuple[moving.Option, ...]) -> Box:
    """What matters now: the explorers (or the raft) and the land ahead of them.

    At sea the whole width is shown where there is room; on a phone what can be reached.
    """
    view: View = ctx.view
    if grid.sideways:
        box = places.sea
        if not ctx.phone:
            return Box(box.x - 110, box.y - 150, box.width + 230, box.height + 220)
        raft = places.place(grid, raft_space(view))
        left = min(max(box.x - 60, raft.x - 2 * CELL), box.x + box.width - 6 * CELL)
        return Box(left, box.y - 70, min(7 * CELL, box.width + 120), box.height + 110)
    box = places.descent
    rows = [places.place(grid, explorer_space(view, colour)).y for colour in range(len(COLOURS))]
    last = max(rows)
    first = min(rows)
    colour = moving.chosen_colour(ctx) if ctx.acting else None
    if ctx.phone and colour is not None:
        first = last = places.place(grid, explorer_space(view, colour)).y
        if view.move is not None:
            first = places.place(grid, view.move.path[0]).y
    top = first - 1.6 * CELL
    bottom = max(last + 4.6 * CELL, top + 7 * CELL)
    for option in options:
        bottom = max(bottom, places.place(grid, option.space).y + 0.8 * CELL)
    margin = 24.0 if ctx.phone else 56.0
    if ctx.phone:  # the window is narrow: its height goes to the land below, not to the sky
        bottom = max(bottom, top + 1.25 * (box.width + 2 * margin))
    bottom = min(bottom, box.height + 0.8 * CELL)
    top = min(top, bottom - 7 * CELL)
    return Box(-margin, top, box.width + 2 * margin, bottom - top)


def _lava(ctx: Ctx, base: BoardLook, places: Geometry) -> BoardLook:
    view: View = ctx.view
    x1 = min(point.x for point in places.lava) - 110
    x2 = max(point.x for point in places.lava) + 110
    here = raft_point(view, places)
    low = here.y + 150
    high = min(point.y for point in places.lava) - 120
    return base._replace(
        fit=Box(x1, high, x2 - x1, max(low - high, 420)),
        raft=here,
        raft_label=describe(ctx),
        ahead=tuple(
            (places.lava[space], f"{round(100 * chance)}%")
            for colour, space, chance in risks(view)
            if space
        )
        if view.actor != OVER
        else (),
    )


def risks(view: View) -> tuple[tuple[int, int, float], ...]:
    """For each colour the space it leads to (0: the end) and how likely it is to come next.

    Counted from the cards whose place the viewer does not know.
    """
    pool = unseen(view, 0)
    total = sum(pool) or 1
    found = []
    for colour in range(len(COLOURS)):
        ahead = (
            i + 1
            for i in range(view.raft, len(view.board.lava))
            if view.board.lava[i].colour == colour
        )
        found.append((colour, next(ahead, 0), pool[colour] / total))
    return tuple(found)


def task_of(view: View) -> Task:
    """What has to be done now."""
    return view.todo[-1].task


__all__ = ["describe", "look", "risks", "task_of"]
