"""What everybody can see of everybody: cards, water, fossils and what they are worth."""

from typing import NamedTuple

from pyapp.core.rules import OVER
from pyapp.games.journey.evaluation import fossil_groups, fossil_points, gains, sea_points
from pyapp.games.journey.material import BONUS, COLOURS, FOSSILS, PER_STONE, SEA
from pyapp.games.journey.state import PlayerView, View
from pyapp.ui.game import Ctx
from pyapp.ui.journey import pieces
from pyapp.ui.journey.texts import EXPLORER_NAMES, FOSSIL_NAMES, SEA_NAMES, counted
from pyapp.ui.journey.view import risks
from pyapp.ui.vnode import VNode, classes, h, lazy
from pyapp.ui.words import Words, initial


def open_points(player: PlayerView) -> int:
    """Points that lie open: fossils, sea cards, stones and bonus cards."""
    return (
        fossil_points(player.fossils)
        + sea_points(player.sea)
        + player.stones
        + BONUS * (player.mushrooms + player.ruins)
    )


def water_needed(player: PlayerView) -> int:
    """Stones that would save all fossils at the end of stage 1."""
    return -(-sum(player.fossils) // PER_STONE)


class SeatLook(NamedTuple):
    """All that a seat's panel depends on; compared by value."""

    tr: Words
    seat: int
    name: str
    color: str
    player: PlayerView
    early: bool
    """Whether water is still to be paid."""
    acts: bool
    mine: bool
    opened: bool


def seats(ctx: Ctx) -> VNode:
    """Everybody's open things."""
    view: View = ctx.view
    return h(
        "section",
        {"class": "j-seats", "aria-label": ctx.tr("What lies open")},
        [
            lazy(
                _seat,
                SeatLook(
                    ctx.tr,
                    seat,
                    ctx.name(seat),
                    ctx.players[seat].color,
                    view.players[seat],
                    view.stage < 2,
                    seat == view.actor,
                    seat == ctx.viewer,
                    ctx.picked("seat") == str(seat),
                ),
                key=f"seat-{seat}",
            )
            for seat in range(len(ctx.players))
        ],
    )


def _seat(look: SeatLook) -> VNode:
    player = look.player
    return h(
        "div",
        {
            "class": classes(
                "j-seat",
                "j-seat--acts" if look.acts else None,
                "j-seat--me" if look.mine else None,
                "j-seat--open" if look.opened else None,
            ),
            "data-color": look.color,
        },
        h(
            "button",
            {
                "type": "button",
                "class": "j-seat__head",
                "data-do": f"pick:seat:{look.seat}",
                "aria-expanded": "true" if look.opened else "false",
                "aria-label": _summary(look),
            },
            h(
                "span",
                {"class": "seat__mark", "data-color": look.color, "aria-hidden": "true"},
                initial(look.name),
            ),
            h("b", {"class": "j-seat__name"}, look.name),
            h(
                "span",
                {"class": "j-seat__cards", "aria-hidden": "true"},
                h("span", {"class": "j-mini j-mini--explorers"}, str(player.explorers)),
                h("span", {"class": "j-mini j-mini--equipment"}, str(player.equipment)),
                h("span", {"class": "j-mini j-mini--event"}, str(player.events))
                if player.events
                else None,
            ),
            _water(look),
            h(
                "span",
                {"class": "j-seat__points", "aria-hidden": "true"},
                h("b", {}, str(open_points(player))),
            ),
        ),
        _collection(look),
        _trophies(look.tr, player),
        _detail(look.tr, player) if look.opened else None,
        key=f"seat-{look.seat}",
    )


def _summary(look: SeatLook) -> str:
    tr, player = look.tr, look.player
    parts = [
        look.name,
        tr.plural("{n} explorer card", "{n} explorer cards", player.explorers),
        tr.plural("{n} equipment card", "{n} equipment cards", player.equipment),
    ]
    if player.events:
        parts.append(tr.plural("{n} event card", "{n} event cards", player.events))
    if look.early:
        parts.append(
            tr(
                "water {held}, needed {needed}",
                held=player.stones,
                needed=water_needed(player),
            )
        )
    else:
        parts.append(tr("water {held}", held=player.stones))
    fossils = counted(tr, FOSSIL_NAMES, player.fossils)
    parts.append(tr("fossils: {fossils}", fossils=fossils) if fossils else tr("no fossils"))
    sea = [tr(SEA_NAMES[card]) for card in player.sea]
    if player.mushrooms:
        sea.append(tr("Mushroom Forest"))
    if player.ruins:
        sea.append(tr("City of Ruins"))
    parts += sea
    parts.append(tr.plural("{n} open point", "{n} open points", open_points(player)))
    return ", ".join(parts) if tr.lang != "ja" else "、".join(parts)


def _water(look: SeatLook) -> VNode:
    tr, player, early = look.tr, look.player, look.early
    needed = water_needed(player)
    short = early and player.stones < needed
    return h(
        "span",
        {
            "class": classes("j-seat__water", "j-seat__water--short" if short else None),
            "aria-hidden": "true",
            "title": tr("Water held / needed") if early else tr("Water stones"),
        },
        pieces.icon("drop"),
        h("span", {}, f"{player.stones}/{needed}" if early else str(player.stones)),
    )


def _collection(look: SeatLook) -> VNode:
    """The fossils with what one more of each kind would add."""
    player = look.player
    more = gains(player.fossils)
    show_gains = look.mine or look.opened
    return h(
        "div",
        {"class": "j-fossils", "aria-hidden": "true"},
        [
            h(
                "span",
                {
                    "class": classes("j-fossil", None if n else "j-fossil--none"),
                    "title": look.tr(FOSSIL_NAMES[kind]),
                },
                pieces.fossil(kind),
                h("b", {}, str(n) if n else ""),
                h("small", {}, f"+{more[kind]}") if show_gains else None,
                key=FOSSILS[kind],
            )
            for kind, n in enumerate(player.fossils)
        ],
    )


def _trophies(tr: Words, player: PlayerView) -> VNode | None:
    """Sea cards and bonus cards won."""
    if not (player.sea or player.mushrooms or player.ruins):
        return None
    return h(
        "div",
        {"class": "j-trophies", "aria-hidden": "true"},
        [
            h(
                "span",
                {"class": "j-fossil j-fossil--card", "title": tr(SEA_NAMES[card])},
                pieces.sea_scene(card),
                h("b", {}, str(SEA[card].points)),
                key=f"sea-{card}",
            )
            for card in player.sea
        ],
        [
            h(
                "span",
                {"class": "j-fossil j-fossil--bonus", "title": title},
                pieces.icon(name),
                h("b", {}, str(BONUS)),
                key=name,
            )
            for name, title, has in (
                ("forest", tr("Mushroom Forest"), player.mushrooms),
                ("ruins", tr("City of Ruins"), player.ruins),
            )
            if has
        ],
    )


def _detail(tr: Words, player: PlayerView) -> VNode:
    """What the groups of fossils are worth now, and what one more card would add."""
    groups = fossil_groups(player.fossils)
    more = gains(player.fossils)
    kinds = ((0,), (1, 2), (3, 4, 5), (6,), (7,))
    titles = (
        tr("Single fossils"),
        tr("Dinosaur heads"),
        tr("Ichthyosaurs"),
        tr("Gold"),
        tr("Crystal"),
    )
    return h(
        "table",
        {"class": "j-worth"},
        h(
            "thead",
            {},
            h(
                "tr",
                {},
                h("th", {"scope": "col"}, tr("Collection")),
                h("th", {"scope": "col"}, tr("Worth")),
                h("th", {"scope": "col"}, tr("One more adds")),
            ),
        ),
        h(
            "tbody",
            {},
            [
                h(
                    "tr",
                    {},
                    h("th", {"scope": "row"}, title),
                    h("td", {}, str(points)),
                    h(
                        "td",
                        {},
                        [
                            h(
                                "span",
                                {"class": "j-worth__more"},
                                pieces.fossil(kind),
                                h("span", {"class": "sr"}, tr(FOSSIL_NAMES[kind])),
                                f"+{more[kind]}",
                            )
                            for kind in each
                        ],
                    ),
                )
                for title, points, each in zip(titles, groups, kinds, strict=True)
            ],
        ),
    )


def danger(ctx: Ctx) -> VNode | None:
    """The risk of the lava ahead, as far as the viewer can know it."""
    view: View = ctx.view
    if view.stage != 3 or view.actor == OVER:
        return None
    tr = ctx.tr
    rows = []
    for colour, space, chance in risks(view):
        who = tr(EXPLORER_NAMES[colour])
        if not space:
            text = tr("the journey ends")
        else:
            crossed = view.board.lava[space - 1].crossed
            lost = tr.plural("lose {n} fossil", "lose {n} fossils", crossed)
            text = tr(
                "{what}: {more}",
                what=tr("space {n}", n=space),
                more=lost if crossed else tr("safe"),
            )
        rows.append(
            h(
                "li",
                {"class": classes("j-risk", None if space else "j-risk--end")},
                pieces.token(colour),
                h("b", {}, f"{round(100 * chance)}%"),
                h("span", {"class": "sr"}, who),
                h("span", {}, text),
                key=COLOURS[colour],
            )
        )
    return h(
        "section",
        {"class": "j-danger", "aria-label": tr("The lava ahead")},
        h("h2", {}, tr("The lava ahead")),
        h("ul", {}, rows),
        key="danger",
    )
