"""Setting up a game: who plays, in which colour, by which options."""

from pyapp.ai.players import players
from pyapp.core.options import Option
from pyapp.games import GAMES
from pyapp.store.table import HUMAN, Player
from pyapp.ui.games import SCREENS
from pyapp.ui.journey.boards import board_choice
from pyapp.ui.model import COLORS, Model, Setup
from pyapp.ui.screens.parts import button, choice, icon, select, switch
from pyapp.ui.vnode import VNode, classes, h
from pyapp.ui.words import N_, Words, initial

KIND_NAMES = {
    HUMAN: N_("Person"),
    "random": N_("Computer (at random)"),
    "greedy": N_("Computer (sensible)"),
    "easy": N_("Computer (easy)"),
    "normal": N_("Computer (normal)"),
    "hard": N_("Computer (hard)"),
    "sensible": N_("Computer (sensible)"),
}
COLOR_NAMES = {
    "red": N_("red"),
    "blue": N_("blue"),
    "green": N_("green"),
    "yellow": N_("yellow"),
    "purple": N_("purple"),
    "black": N_("black"),
}


def kind_name(tr: Words, kind: str) -> str:
    """What a kind of player is called."""
    return tr(KIND_NAMES[kind]) if kind in KIND_NAMES else tr("Computer ({kind})", kind=kind)


def view(model: Model, tr: Words) -> VNode:
    """The set-up screen."""
    setup = model.setup
    if setup is None:
        return h("main", {})
    screen = SCREENS[setup.game]
    info = GAMES[setup.game].info
    counts = range(info.min_seats, info.max_seats + 1)
    return h(
        "main",
        {"class": "setup"},
        h(
            "header",
            {"class": "bar"},
            h(
                "button",
                {
                    "type": "button",
                    "class": "icon-button",
                    "data-do": "home",
                    "data-escape": True,
                    "aria-label": tr("Back to the start"),
                },
                icon("back"),
            ),
            h("h1", {}, screen.title(tr)),
            button(tr("Rules"), f"rules:{setup.game}", kind="quiet", mark="book"),
        ),
        h(
            "div",
            {"class": "setup__columns"},
            h(
                "section",
                {"class": "panel", "aria-label": tr("Players")},
                h("h2", {}, tr("Who plays?")),
                choice(
                    tr("Number of players"),
                    "seats",
                    str(len(setup.players)),
                    [(str(count), _count_name(count, info.house_seats, tr)) for count in counts],
                )
                if len(counts) > 1
                else None,
                h(
                    "ol",
                    {"class": "seats"},
                    [_seat(setup, seat, player, tr) for seat, player in enumerate(setup.players)],
                ),
            ),
            h(
                "section",
                {"class": "panel", "aria-label": tr("Options")},
                h("h2", {}, tr("How do you play?")),
                board_choice(model, setup, tr) if "board" in setup.options else None,
                [_option(setup, option, tr) for option in info.options if _offered(option)],
                switch(
                    tr("Free take-backs"),
                    tr("The table agrees: anything may be taken back, even what showed a secret."),
                    "takebacks",
                    setup.take_backs,
                    key="takebacks",
                ),
            ),
        ),
        h(
            "footer",
            {"class": "setup__foot"},
            button(tr("Start the expedition"), "start", kind="main"),
        ),
        key="setup",
    )


def _count_name(count: int, house: tuple[int, ...], tr: Words) -> str:
    return tr("{n} (house variant)", n=count) if count in house else str(count)


def _seat(setup: Setup, seat: int, player: Player, tr: Words) -> VNode:
    kinds = [HUMAN, *players(setup.game)]
    return h(
        "li",
        {"class": f"seat seat--{player.color}"},
        h(
            "span",
            {"class": "seat__mark", "data-color": player.color, "aria-hidden": "true"},
            initial(player.name) or str(seat + 1),
        ),
        h(
            "div",
            {"class": "seat__fields"},
            h(
                "input",
                {
                    "class": "field",
                    "type": "text",
                    "maxlength": "24",
                    "autocomplete": "off",
                    "enterkeyhint": "done",
                    "data-do": f"name:{seat}",
                    "data-live": True,
                    ".value": player.name,
                    "aria-label": tr("Name of player {n}", n=seat + 1),
                },
            ),
            select(
                tr("Who plays seat {n}?", n=seat + 1),
                f"kind:{seat}",
                player.kind,
                [(kind, kind_name(tr, kind)) for kind in kinds],
            ),
        ),
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": f"up:{seat}",
                "disabled": seat == 0,
                "aria-label": tr("Move {name} one seat up", name=player.name),
            },
            icon("up"),
        ),
        h(
            "div",
            {"class": "swatches", "role": "group", "aria-label": tr("Colour")},
            [
                h(
                    "button",
                    {
                        "type": "button",
                        "class": classes("swatch", color == player.color and "swatch--on"),
                        "data-color": color,
                        "data-do": f"color:{seat}:{color}",
                        "aria-pressed": "true" if color == player.color else "false",
                        "aria-label": tr(COLOR_NAMES[color]),
                    },
                    key=color,
                )
                for color in COLORS
            ],
        ),
        key=f"seat-{seat}",
    )


def _offered(option: Option) -> bool:
    """Texts (a whole board) are chosen elsewhere than in this list."""
    return option.kind != "text"


def _option(setup: Setup, option: Option, tr: Words) -> VNode:
    value = setup.options[option.name]
    label = tr(option.label or option.name)
    text = tr(option.help)
    if option.house:
        text = tr("{help} (House option)", help=text)
    do = f"opt:{option.name}"
    match option.kind:
        case "flag":
            return switch(label, text, do, bool(value), key=option.name)
        case "choice":
            seats = len(setup.players)
            values = [name for name in option.values if not name.isdigit() or int(name) <= seats]
            items = [(name, _value_name(setup, name, tr)) for name in values]
            field = select(label, do, str(value), items)
        case _:
            field = h(
                "input",
                {
                    "class": "field field--number",
                    "type": "number",
                    "min": option.low,
                    "max": option.high,
                    "data-do": do,
                    ".value": str(value),
                    "aria-label": label,
                },
            )
    return h(
        "div",
        {"class": "option"},
        h("div", {"class": "option__text"}, h("b", {}, label), h("small", {}, text)),
        field,
        key=option.name,
    )


def _value_name(setup: Setup, name: str, tr: Words) -> str:
    if name.isdigit() and int(name) <= len(setup.players):
        return setup.players[int(name) - 1].name or name
    return tr("At random") if name == "random" else tr(name)
