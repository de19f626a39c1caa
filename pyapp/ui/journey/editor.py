"""The editor's map, palette and faults."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pyapp.games.journey.board import FAULTS, Fault, parse_cell
from pyapp.games.journey.geometry import CELL, Geometry, Point, layout
from pyapp.games.journey.grid import Cell, space_at, space_name
from pyapp.games.journey.material import COLOURS, EQUIPMENT
from pyapp.ui.drawing import at, number, shape
from pyapp.ui.journey import pieces
from pyapp.ui.journey.editing import (
    GROUNDS,
    MAX_PICTURES,
    PICTURES,
    Brush,
    Edit,
    lenient_grid,
    rows_of,
)
from pyapp.ui.journey.labels import cell_words
from pyapp.ui.journey.spaces import spaces
from pyapp.ui.journey.texts import (
    COLOUR_NAMES,
    EQUIPMENT_NAMES,
    EXPLORER_LETTERS,
    EXPLORER_NAMES,
)
from pyapp.ui.vnode import VNode, classes, h, lazy
from pyapp.ui.words import N_, Words

GROUND_NAMES = {
    "plain": N_("Plain"),
    "chasm": N_("Chasm"),
    "granite": N_("Granite"),
    "water": N_("Water stone"),
    "event": N_("Event"),
    "find": N_("Discovery"),
    "start": N_("Start"),
    "goal": N_("Last space"),
    "none": N_("Nothing"),
}
SEA_GROUND_NAMES = {"chasm": N_("Whirlpool"), "granite": N_("Rock island")}
STAGE_TITLES = {
    "descent": N_("The descent"),
    "sea": N_("The Lidenbrock Sea"),
    "lava": N_("Riding the lava"),
    "": "",
}


def ground_name(tr: Words, ground: str, stage: str) -> str:
    """What a kind of ground is called in a stage."""
    if stage == "sea" and ground in SEA_GROUND_NAMES:
        return tr(SEA_GROUND_NAMES[ground])
    return tr(GROUND_NAMES[ground])


def sign_words(tr: Words, sign: str, stage: str) -> str:
    """A sign of the format in words."""
    for letter, ground in (("S", "start"), ("G", "goal"), ("#", "granite"), ("-", "none")):
        if sign == letter:
            return ground_name(tr, ground, stage)
    cell = parse_cell(sign)
    if not isinstance(cell, Cell):
        return sign
    return cell_words(tr, cell, at_sea=stage == "sea") or tr(GROUND_NAMES["plain"])


def fault_text(fault: Fault, tr: Words) -> str:
    """A fault in words."""
    stage = tr(STAGE_TITLES.get(fault.stage, fault.stage))
    detail = tr(fault.detail) if fault.code == "lava-colour" else fault.detail
    return tr(FAULTS[fault.code], stage=stage, space=fault.space, detail=detail)


def fault_list(faults: Sequence[Fault], tr: Words) -> VNode | None:
    """All faults; a touch shows the stage a fault lies in."""
    if not faults:
        return None
    return h(
        "ul",
        {"class": "faults"},
        [
            h(
                "li",
                {},
                h(
                    "button",
                    {"type": "button", "class": "fault", "data-do": f"board:stage:{fault.stage}"},
                    fault_text(fault, tr),
                )
                if fault.stage
                else fault_text(fault, tr),
                key=f"{i}",
            )
            for i, fault in enumerate(faults[:30])
        ],
    )


def canvas(edit: Edit, tr: Words, faults: Sequence[Fault]) -> VNode:
    """The map of a stage to paint on."""
    rows = rows_of(edit.draft, edit.stage)
    here = tuple(fault.space for fault in faults if fault.stage == edit.stage and fault.space)
    return h(
        "div",
        {
            "class": "editor__canvas",
            "data-pan": True,
            "tabindex": "0",
            "role": "group",
            "aria-label": tr("Map. Arrow keys move it, plus and minus zoom."),
        },
        lazy(_picture, rows, edit.stage, tr, here, key=edit.stage),
    )


def _picture(
    rows: tuple[tuple[str, ...], ...], stage: str, tr: Words, faulty: tuple[str, ...]
) -> VNode:
    grid = lenient_grid(rows, stage)
    at_sea = stage == "sea"
    size = (grid.columns, grid.rows)
    places = layout(*((1, 1) if at_sea else size), *(size if at_sea else (1, 1)), 5)
    box = places.sea if at_sea else places.descent
    fit = " ".join(
        number(value) for value in (box.x - 50, box.y - 40, box.width + 70, box.height + 60)
    )
    return h(
        "svg",
        {
            "class": f"j-board j-canvas j-canvas--{stage}",
            "viewBox": fit,
            "preserveAspectRatio": "xMidYMid meet",
            "data-fit": fit,
            "data-world": fit,
            "role": "group",
            "aria-label": tr(STAGE_TITLES[stage]),
        },
        h("g", {}, list(spaces(grid, places))),
        h(
            "g",
            {"data-roving": True, "data-columns": str(grid.columns)},
            [
                _hit(tr, sign, stage, x, y, places.cell(at_sea, x, y + 1))
                for y, line in enumerate(rows)
                for x, sign in enumerate(line)
            ],
        ),
        h("g", {"class": "j-faulty"}, _marks(places, faulty, at_sea)),
        key=stage,
    )


def _hit(tr: Words, sign: str, stage: str, x: int, y: int, point: Point) -> VNode:
    name = space_name(space_at(x, y + 1))
    return h(
        "rect",
        {
            "class": classes("j-cell", "j-cell--none" if sign == "-" else None),
            "x": number(point[0] - CELL / 2 + 2),
            "y": number(point[1] - CELL / 2 + 2),
            "width": number(CELL - 4),
            "height": number(CELL - 4),
            "rx": "14",
            "role": "button",
            "tabindex": "0" if x == y == 0 else "-1",
            "data-do": f"board:paint:{x}:{y}",
            "aria-label": f"{name}: {sign_words(tr, sign, stage)}",
        },
        key=f"{x}-{y}",
    )


def _marks(places: Geometry, faulty: tuple[str, ...], at_sea: bool) -> Iterator[VNode]:
    for name in dict.fromkeys(faulty):
        if not name[:1].isalpha() or not name[1:].isdigit():
            continue
        x, y = places.cell(at_sea, ord(name[0]) - 97, int(name[1:]))
        yield h(
            "g",
            {"transform": at(x, y)},
            h("rect", {"x": "-36", "y": "-36", "width": "72", "height": "72", "rx": "15"}),
            shape("j-faulty-mark", "M26-38V-26M26-20h.01"),
            key=name,
        )


def sizes(edit: Edit, tr: Words) -> VNode:
    """Rows and columns, or spaces of the track, more or less."""
    if edit.stage == "lava":
        count = len(edit.draft.lava)
        return h(
            "div",
            {"class": "editor__sizes"},
            h("span", {}, tr.plural("{n} space", "{n} spaces", count)),
            _small("−", "board:lava-less", tr("One space less")),
            _small("+", f"board:lava:{count}", tr("One space more")),
        )
    rows = rows_of(edit.draft, edit.stage)
    columns = max((len(line) for line in rows), default=0)
    return h(
        "div",
        {"class": "editor__sizes"},
        h("span", {}, tr("Columns {n}", n=columns)),
        _small("−", "board:grow:columns:less", tr("One column less")),
        _small("+", "board:grow:columns:more", tr("One column more")),
        h("span", {}, tr("Rows {n}", n=len(rows))),
        _small("−", "board:grow:rows:less", tr("One row less")),
        _small("+", "board:grow:rows:more", tr("One row more")),
    )


def _small(text: str, do: str, label: str) -> VNode:
    return h(
        "button",
        {"type": "button", "class": "editor__small", "data-do": do, "aria-label": label},
        text,
    )


def palette(edit: Edit, tr: Words) -> VNode:
    """What a touch paints."""
    if edit.stage == "lava":
        return _lava_palette(edit.brush, tr)
    brush = edit.brush
    rocky = brush.ground in ("plain", "water", "event", "find")
    return h(
        "section",
        {"class": "palette", "aria-label": tr("Paint")},
        h(
            "div",
            {"class": "palette__grounds", "role": "group", "aria-label": tr("Kind of space")},
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes(
                            "palette__one", "palette__one--on" if ground == brush.ground else None
                        ),
                        "data-do": f"board:ground:{ground}",
                        "aria-pressed": "true" if ground == brush.ground else "false",
                    },
                    _sample(ground, edit.stage),
                    h("span", {}, ground_name(tr, ground, edit.stage)),
                    key=ground,
                )
                for ground in GROUNDS
            ],
        ),
        h(
            "div",
            {"class": "palette__row"},
            h("span", {}, tr("Rocks")),
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes("tab", "tab--on" if brush.rocks == rocks else None),
                        "data-do": f"board:rocks:{rocks}",
                        "aria-pressed": "true" if brush.rocks == rocks else "false",
                        "aria-label": tr("Rocks: {n}", n=rocks if rocks > 1 else 0),
                    },
                    "–" if rocks == 1 else str(rocks),
                    key=str(rocks),
                )
                for rocks in (1, 2, 3)
            ],
        )
        if rocky
        else None,
        _pictures(brush, tr) if brush.ground == "find" else None,
    )


def _pictures(brush: Brush, tr: Words) -> VNode:
    names = (*(tr(name) for name in EQUIPMENT_NAMES), tr("any equipment"))
    icons = (*EQUIPMENT, "star")
    return h(
        "div",
        {"class": "palette__finds"},
        h(
            "div",
            {"class": "palette__row"},
            h("span", {}, tr("Shows")),
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "palette__picture palette__picture--on",
                        "data-do": f"board:unpicture:{i}",
                        "aria-label": tr("Remove {picture}", picture=names[PICTURES.index(letter)]),
                    },
                    pieces.icon(icons[PICTURES.index(letter)]),
                    key=f"on-{i}",
                )
                for i, letter in enumerate(brush.pictures)
            ],
        ),
        h(
            "div",
            {"class": "palette__row"},
            h("span", {}, tr("Add")),
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": "palette__picture",
                        "data-do": f"board:picture:{letter}",
                        "disabled": len(brush.pictures) >= MAX_PICTURES,
                        "aria-label": tr("Add {picture}", picture=names[i]),
                    },
                    pieces.icon(icons[i]),
                    key=letter,
                )
                for i, letter in enumerate(PICTURES)
            ],
        ),
    )


_SAMPLES = {
    "plain": ".",
    "chasm": "x",
    "granite": "#",
    "water": "w",
    "event": "e",
    "find": "[*]",
    "start": "S",
    "goal": "G",
    "none": "-",
}


@lru_cache(maxsize=32)
def _sample(ground: str, stage: str) -> VNode:
    """A space of this kind, small."""
    at_sea = stage == "sea"
    grid = lenient_grid(((_SAMPLES[ground],),), stage)
    places = layout(1, 1, 1, 1, 5)
    box = places.sea if at_sea else places.descent
    return h(
        "svg",
        {
            "class": f"j-sample j-canvas--{stage}",
            "viewBox": f"{number(box.x)} {number(box.y)} {number(CELL)} {number(CELL)}",
            "aria-hidden": "true",
        },
        list(spaces(grid, places, named=False)),
    )


def _lava_palette(brush: Brush, tr: Words) -> VNode:
    return h(
        "section",
        {"class": "palette", "aria-label": tr("Paint")},
        h(
            "div",
            {"class": "palette__row", "role": "group", "aria-label": tr("Colour")},
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes(
                            "palette__one", "palette__one--on" if brush.colour == name[0] else None
                        ),
                        "data-do": f"board:colour:{name[0]}",
                        "aria-pressed": "true" if brush.colour == name[0] else "false",
                    },
                    pieces.token(colour),
                    h("span", {}, tr(COLOUR_NAMES[colour])),
                    key=name,
                )
                for colour, name in enumerate(COLOURS)
            ],
        ),
        h(
            "div",
            {"class": "palette__row", "role": "group", "aria-label": tr("Crossed-out fossils")},
            h("span", {}, tr("Crossed-out fossils")),
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes("tab", "tab--on" if brush.crossed == n else None),
                        "data-do": f"board:crossed:{n}",
                        "aria-pressed": "true" if brush.crossed == n else "false",
                    },
                    str(n) if n else "–",
                    key=str(n),
                )
                for n in range(3)
            ],
        ),
    )


def lava(edit: Edit, tr: Words, faults: Sequence[Fault]) -> VNode:
    """The lava track to paint on."""
    faulty = {fault.space for fault in faults if fault.stage == "lava"}
    return h(
        "ol",
        {"class": "lava-track", "data-roving": True},
        [
            h(
                "li",
                {"class": "lava-track__item"},
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes(
                            "lava-space",
                            f"lava-space--{sign[:1]}",
                            "lava-space--bad" if str(i + 1) in faulty else None,
                        ),
                        "data-do": f"board:lava:{i}",
                        "tabindex": "0" if i == 0 else "-1",
                        "aria-label": _lava_words(tr, i, sign),
                    },
                    h("small", {}, str(i + 1)),
                    h("b", {}, _lava_letter(sign)),
                    h(
                        "span",
                        {"class": "lava-space__crosses"},
                        [pieces.icon("crossed") for _ in range(_crosses(sign))],
                    ),
                ),
                key=str(i),
            )
            for i, sign in enumerate(edit.draft.lava)
        ],
    )


def _lava_letter(sign: str) -> str:
    place = "bry".find(sign[:1])
    return EXPLORER_LETTERS[place] if sign and place >= 0 else "?"


def _crosses(sign: str) -> int:
    return int(sign[1:]) if sign[1:] in ("1", "2") else 0


def _lava_words(tr: Words, i: int, sign: str) -> str:
    place = "bry".find(sign[:1])
    who = tr(EXPLORER_NAMES[place]) if sign and place >= 0 else sign
    text = tr("Space {n}: {name}", n=i + 1, name=who)
    crosses = _crosses(sign)
    if crosses:
        text += ", " + tr.plural("lose {n} fossil", "lose {n} fossils", crosses)
    return text
