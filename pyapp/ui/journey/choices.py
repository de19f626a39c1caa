"""What the viewer is asked: drawing, paying, answering, giving up."""

from pyapp.games.journey.actions import Discover, Stop
from pyapp.games.journey.evaluation import gains, losses
from pyapp.games.journey.grid import GOAL
from pyapp.games.journey.material import (
    COLOURS,
    EQUIPMENT,
    FOSSILS,
    MULTI,
    PRISMATIC,
    SEA,
)
from pyapp.games.journey.notation import decode
from pyapp.games.journey.state import NONE, Task, View
from pyapp.ui.game import Ctx
from pyapp.ui.journey import moving, pieces
from pyapp.ui.journey.labels import action_label
from pyapp.ui.journey.texts import (
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    EVENT_TEXTS,
    EXPLORER_NAMES,
    SEA_NAMES,
    place_name,
)
from pyapp.ui.journey.view import task_of
from pyapp.ui.screens.parts import button
from pyapp.ui.vnode import Child, VNode, classes, h

FEW = 3
"""Ways of paying that are shown at once."""


def choices(ctx: Ctx) -> VNode | None:
    """The controls of what has to be decided now; None while somebody else decides."""
    if not ctx.acting:
        return None
    view: View = ctx.view
    match task_of(view):
        case Task.TURN:
            return _turn(ctx)
        case Task.MOVE:
            return _move(ctx)
        case Task.DISCOVER:
            return _discover(ctx)
        case Task.RETURN:
            return _fossils(ctx, "return", view.drawn, ctx.tr("Put back under the deck:"))
        case Task.SWAP:
            mine = view.players[view.actor].fossils
            return _fossils(ctx, "put", mine, ctx.tr("Put under the deck, to draw as many:"))
        case Task.LOSE | Task.LAVA:
            mine = view.players[view.actor].fossils
            return _fossils(ctx, "discard", mine, ctx.tr("Discard:"))
        case Task.OFFER:
            return _offer(ctx)
        case Task.PAY:
            return _buttons(ctx, ctx.legal[::-1])
        case Task.RIDE:
            return _buttons(ctx, ctx.legal)
    return None


def _turn(ctx: Ctx) -> VNode:
    tr = ctx.tr
    if ctx.legal == ("pass",):
        return _buttons(ctx, ctx.legal)
    colour = moving.chosen_colour(ctx)
    if colour is None:
        who = moving.movable(ctx)
        return h(
            "div",
            {"class": "j-ask"},
            h(
                "p",
                {"class": "j-ask__text"},
                tr("Draw three cards, or choose an explorer to move.")
                if who
                else tr("Draw three cards."),
            ),
            h(
                "div",
                {"class": "j-who", "data-roving": True},
                [
                    h(
                        "button",
                        {
                            "type": "button",
                            "class": f"j-who__one j-who__one--{COLOURS[each]}",
                            "data-do": f"pick:explorer:{COLOURS[each]}",
                            "tabindex": "0" if i == 0 else "-1",
                        },
                        pieces.figure(each),
                        h("span", {}, tr(EXPLORER_NAMES[each])),
                        key=COLOURS[each],
                    )
                    for i, each in enumerate(who)
                ],
            ),
            key="turn",
        )
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "p",
            {"class": "j-ask__text"},
            pieces.token(colour),
            h("span", {}, tr("Touch a space on the board: the number is its price in cards.")),
        ),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            _pickaxe(ctx, colour),
            button(
                tr("Other cards") if ctx.view.stage == 2 else tr("Somebody else"),
                f"pick:explorer:{COLOURS[colour]}",
                kind="quiet",
                data_escape=True,
            ),
        ),
        key="turn-move",
    )


def _pickaxe(ctx: Ctx, colour: int) -> VNode | None:
    if not moving.offers_pickaxe(ctx, colour):
        return None
    on = moving.with_pickaxe(ctx)
    return h(
        "button",
        {
            "type": "button",
            "class": classes("button", "j-toggle", "j-toggle--on" if on else None),
            "data-do": f"pick:pickaxe:{0 if on else 1}",
            "aria-pressed": "true" if on else "false",
        },
        pieces.equipment(1),
        h("span", {}, ctx.tr("Use a pickaxe")),
        key="pickaxe",
    )


def _move(ctx: Ctx) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    move = view.move
    assert move is not None
    ways = moving.stops(ctx)
    many = ctx.picked("pay") == "all"
    shown = ways if many else ways[:FEW]
    kit = moving.kit(move.cost)
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "p",
            {"class": "j-ask__text"},
            pieces.token(move.colour),
            h(
                "span",
                {},
                tr(
                    "{start} → {here}",
                    start=place_name(tr, move.path[0]),
                    here=place_name(tr, move.path[-1]),
                ),
            ),
            h("b", {"class": "j-ask__sum"}, tr.plural("{n} card", "{n} cards", move.cost.units)),
            [pieces.icon(name) for name in kit],
        ),
        h(
            "p",
            {"class": "j-ask__why"},
            tr("The move cannot end here: go on.")
            if not ways
            else tr("The last space: this ends the stage.")
            if move.path[-1] == GOAL
            else None,
        )
        if not ways or move.path[-1] == GOAL
        else None,
        h(
            "div",
            {"class": "j-ask__ends"},
            h(
                "div",
                {"class": "j-ask__back"},
                button(tr("Take back one step"), "undo", key="back"),
                _pickaxe(ctx, move.colour),
            ),
            h(
                "div",
                {"class": "j-pay", "data-roving": True},
                [
                    h(
                        "button",
                        {
                            "type": "button",
                            "class": classes(
                                "button", "button--main" if i == 0 else None, "j-pay__way"
                            ),
                            "data-action": text,
                            "data-focus": "hand" if i == 0 else None,
                            "tabindex": "0" if i == 0 else "-1",
                            "aria-label": action_label(ctx, text),
                        },
                        h("span", {}, tr("Finish") if i == 0 else tr("or")),
                        stop_cards(move.colour, way),
                        key=text,
                    )
                    for i, (text, way) in enumerate(shown)
                ],
                button(
                    tr.plural("{n} more way to pay", "{n} more ways to pay", len(ways) - FEW),
                    "pick:pay:all",
                    kind="quiet",
                    tabindex="-1",
                    key="more",
                )
                if len(ways) > FEW and not many
                else None,
            ),
        ),
        key="move",
    )


def stop_cards(colour: int, way: Stop) -> VNode:
    """A payment as small cards."""
    parts: list[tuple[VNode, int]] = [(pieces.token(colour), way.explorers)]
    parts.append((pieces.event(PRISMATIC), way.prismatic))
    parts += [
        (pieces.equipment(kind), n)
        for kind, n in enumerate((way.rope, way.pickaxe, way.compass, way.hardtack))
    ]
    parts.append((pieces.event(MULTI), way.multi))
    return _cards(parts)


def _cards(parts: list[tuple[VNode, int]]) -> VNode:
    return h(
        "span",
        {"class": "j-cost", "aria-hidden": "true"},
        [h("span", {"class": "j-cost__one"}, h("b", {}, str(n)), face) for face, n in parts if n],
    )


def _discover(ctx: Ctx) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    found: list[tuple[str, Discover]] = [
        (text, action)
        for text in ctx.legal
        for action in (decode(text),)
        if isinstance(action, Discover)
    ]
    grid = view.board.descent if view.stage == 1 else view.board.sea
    find = grid.finds[view.todo[-1].number]
    assert find is not None
    found.sort(key=lambda way: (sum(way[1]), way[1].multi, way[0]))
    many = ctx.picked("pay") == "all"
    shown = found if many else found[: FEW + 1]
    rows = []
    for i, (text, cards) in enumerate(shown):
        lamps = sum(cards) - find.pictures
        rows.append(
            h(
                "button",
                {
                    "type": "button",
                    "class": classes("button", "button--main" if i == 0 else None, "j-pay__way"),
                    "data-action": text,
                    "data-focus": "hand" if i == 0 else None,
                    "tabindex": "0" if i == 0 else "-1",
                    "aria-label": tr(
                        "{what}: {more}",
                        what=action_label(ctx, text),
                        more=tr(
                            "draw {n}, keep {kept}",
                            n=find.pictures + 2 * lamps,
                            kept=find.pictures,
                        ),
                    ),
                },
                _cards(
                    [(pieces.equipment(kind), cards[kind]) for kind in range(len(EQUIPMENT))]
                    + [(pieces.event(MULTI), cards.multi)]
                ),
                h(
                    "small",
                    {},
                    tr.plural("{n} fossil", "{n} fossils", find.pictures)
                    if not lamps
                    else tr(
                        "draw {n}, keep {kept}",
                        n=find.pictures + 2 * lamps,
                        kept=find.pictures,
                    ),
                ),
                key=text,
            )
        )
    pictures = [
        *(
            pieces.equipment(kind)
            for kind in range(len(EQUIPMENT))
            for _ in range(find.needs[kind])
        ),
        *(pieces.icon("star") for _ in range(find.stars)),
    ]
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "p",
            {"class": "j-ask__text"},
            tr("A discovery!") if rows else tr("A discovery, but you cannot pay for it."),
            h("span", {"class": "j-shows", "aria-hidden": "true"}, pictures),
        ),
        h("div", {"class": "j-pay", "data-roving": True}, rows) if rows else None,
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(
                tr.plural("{n} more way to pay", "{n} more ways to pay", len(found) - len(shown)),
                "pick:pay:all",
                kind="quiet",
                key="more",
            )
            if len(found) > len(shown)
            else None,
            button(
                tr("Leave it alone"),
                action="decline",
                kind="" if rows else "main",
                data_focus=None if rows else "hand",
                key="decline",
            ),
        ),
        key="discover",
    )


def _fossils(ctx: Ctx, verb: str, have: tuple[int, ...], text: str) -> VNode:
    """Fossils to choose from, each with what it is worth to have."""
    view: View = ctx.view
    tr = ctx.tr
    mine = view.players[view.actor].fossils
    worth = gains(mine) if verb == "return" else losses(mine)
    left = view.todo[-1].number
    rows: list[Child] = []
    for kind, n in enumerate(have):
        notation = f"{verb} {FOSSILS[kind]}"
        if not n or notation not in ctx.legal:
            continue
        label = action_label(ctx, notation)
        detail = (
            tr("worth {n} if kept", n=worth[kind])
            if verb == "return"
            else tr("costs {n} points", n=worth[kind])
        )
        rows.append(
            h(
                "button",
                {
                    "type": "button",
                    "class": "j-choice",
                    "data-action": notation,
                    "data-focus": "hand" if not rows else None,
                    "tabindex": "-1" if rows else "0",
                    "aria-label": f"{label} · {detail}",
                },
                pieces.thing_card(FOSSILS[kind]),
                h("b", {"class": "j-group__count"}, f"×{n}") if n > 1 else None,
                h(
                    "small",
                    {},
                    ("+" if verb == "return" else "−") * bool(worth[kind]) + str(worth[kind]),
                ),
                key=FOSSILS[kind],
            )
        )
    others = [text_ for text_ in ctx.legal if not text_.startswith(f"{verb} ")]
    heading = f"{text} {left}" if verb != "put" else text
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "p",
            {"class": "j-ask__text"},
            heading,
            h(
                "span",
                {"class": "j-shows"},
                tr("Protects: {card}", card=tr(EQUIPMENT_NAMES[view.menace])),
                pieces.equipment(view.menace),
            )
            if task_of(view) is Task.LAVA and view.menace != NONE
            else None,
        ),
        h("div", {"class": "j-choices", "data-roving": True}, rows),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            [
                button(
                    action_label(ctx, other),
                    action=other,
                    kind="main" if other == "done" or other.startswith(("match", "good")) else "",
                    key=other,
                )
                for other in others
            ],
        )
        if others
        else None,
        key=f"fossils-{verb}",
    )


def _offer(ctx: Ctx) -> VNode:
    view: View = ctx.view
    tr = ctx.tr
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            [
                button(
                    tr("Discard the cards")
                    if text == "accept" and SEA[view.sea].lightning
                    else tr("Take it")
                    if text == "accept"
                    else action_label(ctx, text),
                    action=text,
                    kind="main" if text == "accept" or len(ctx.legal) == 1 else "",
                    data_focus="hand" if i == 0 else None,
                    aria_label=action_label(ctx, text),
                    key=text,
                )
                for i, text in enumerate(sorted(ctx.legal))
            ],
        ),
        key="offer",
    )


def sea_card(ctx: Ctx) -> VNode | None:
    """The sea adventure that lies open, for all to see."""
    view: View = ctx.view
    if view.sea == NONE:
        return None
    tr = ctx.tr
    card = SEA[view.sea]
    reward = (
        tr("Whoever does not pay loses a fossil")
        if card.lightning
        else tr.plural("{n} point", "{n} points", card.points)
        if card.points
        else tr("1 fossil")
    )
    return h(
        "div",
        {"class": "j-adventure"},
        pieces.sea_scene(view.sea),
        h(
            "div",
            {},
            h("h2", {}, tr(SEA_NAMES[view.sea])),
            h(
                "p",
                {},
                h(
                    "span",
                    {"class": "j-cost"},
                    [
                        pieces.token(colour)
                        for colour in range(len(COLOURS))
                        for _ in range(card.cost[colour])
                    ],
                ),
                h("span", {}, "→ " + reward),
            ),
        ),
        key="sea",
    )


def event_card(ctx: Ctx) -> VNode | None:
    """The event that is being done."""
    view: View = ctx.view
    if view.event == NONE:
        return None
    tr = ctx.tr
    return h(
        "div",
        {"class": "j-adventure"},
        pieces.event(view.event),
        h(
            "div",
            {},
            h("h2", {}, tr(EVENT_NAMES[view.event])),
            h("p", {}, tr(EVENT_TEXTS[view.event])),
        ),
        key="event",
    )


def _buttons(ctx: Ctx, notations: tuple[str, ...]) -> VNode:
    return h(
        "div",
        {"class": "j-ask"},
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            [
                button(
                    action_label(ctx, text),
                    action=text,
                    kind="main" if i == 0 else "",
                    data_focus="hand" if i == 0 else None,
                    key=text,
                )
                for i, text in enumerate(notations)
            ],
        ),
        key="buttons",
    )
