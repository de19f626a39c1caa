"""A game being played: the bar, the game's own table, and the sheets over it."""

from pyapp.core.rules import OVER
from pyapp.ui import table
from pyapp.ui.game import Ctx
from pyapp.ui.games import SCREENS
from pyapp.ui.model import Model, Play
from pyapp.ui.screens.parts import button, icon, question, rescue, sheet
from pyapp.ui.screens.result import result
from pyapp.ui.vnode import VNode, classes, h, lazy
from pyapp.ui.words import Words


def view(model: Model, tr: Words) -> VNode:
    """The play screen."""
    play = model.play
    if play is None:
        return h("main", {})
    ctx = table.context(model, play)
    covered = bool(model.sheet or model.asking)
    return h(
        "main",
        {
            "class": classes(
                "play", f"play--{play.game}", "play--wide" if model.landscape else "play--tall"
            )
        },
        h(
            "div",
            {"class": "play__under", "inert": covered},
            lazy(
                _bar,
                model.lang,
                SCREENS[play.game].prompt(ctx),
                table.refusal(play) is not None,
                ctx.acting and ctx.viewer is not None,
                play.match.actor == OVER,
            ),
            SCREENS[play.game].table(ctx),
        ),
        _sheet(model, ctx, tr),
        _asking(model, tr),
        key=f"play-{play.id}",
    )


def _bar(lang: str, prompt: str, refused: bool, acting: bool, over: bool) -> VNode:
    tr = Words(lang)
    return h(
        "header",
        {"class": "bar"},
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "sheet:menu",
                "aria-label": tr("Menu"),
            },
            icon("menu"),
        ),
        h("div", {"class": "bar__prompt"}, h("h1", {}, prompt)),
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "undo",
                "aria-disabled": "true" if refused else None,
                "aria-label": tr("Take back"),
            },
            icon("undo"),
        ),
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "sheet:moves",
                "aria-label": tr("All moves as a list"),
            },
            icon("moves"),
        )
        if acting
        else None,
        h(
            "button",
            {
                "type": "button",
                "class": "icon-button",
                "data-do": "sheet:result" if over else "sheet:log",
                "aria-label": tr("Result") if over else tr("Log"),
            },
            icon("log"),
        ),
    )


def _sheet(model: Model, ctx: Ctx, tr: Words) -> VNode | None:
    play = ctx.play
    match model.sheet:
        case "menu":
            return _menu(model, play, tr)
        case "log":
            return _log(ctx, tr)
        case "moves":
            return _moves(ctx, tr)
        case "result":
            return result(ctx, tr)
        case "share":
            return _share(model, tr)
        case "conflict":
            return _conflict(model, tr)
    return None


def _menu(model: Model, play: Play, tr: Words) -> VNode:
    return sheet(
        tr("Menu"),
        "sheet:",
        tr,
        h(
            "div",
            {"class": "menu"},
            button(tr("Leave"), "ask:home", mark="back")
            if model.storage
            else button(tr("Leave (the game is saved)"), "home", mark="back"),
            button(tr("Rules"), f"rules:{play.game}", mark="book"),
            button(tr("Log"), "sheet:log", mark="log"),
            button(tr("Settings"), "settings", mark="settings"),
            button(tr("Send this game on"), "share", mark="share"),
            button(tr("Challenge a friend to the same deal"), "challenge", mark="share"),
            button(tr("Save as a file"), "export-play", mark="share"),
        ),
        h("p", {"class": "notice notice--bad"}, tr("This game cannot be saved right now."))
        if model.storage
        else None,
        name="menu",
    )


def _log(ctx: Ctx, tr: Words) -> VNode:
    lines = table.tell(tr, ctx.play, 0)
    return sheet(
        tr("Log"),
        "sheet:",
        tr,
        h(
            "ol",
            {"class": "log", "reversed": True},
            [h("li", {}, line, key=str(i)) for i, line in reversed(list(enumerate(lines)))],
        ),
        name="log",
        wide=True,
    )


def _moves(ctx: Ctx, tr: Words) -> VNode:
    screen = SCREENS[ctx.play.game]
    return sheet(
        tr("All moves as a list"),
        "sheet:",
        tr,
        h(
            "ul",
            {"class": "moves"},
            [
                h(
                    "li",
                    {},
                    button(screen.action_label(ctx, notation), action=notation),
                    key=notation,
                )
                for notation in ctx.legal
            ],
        ),
        name="moves",
        wide=True,
    )


def _share(model: Model, tr: Words) -> VNode:
    return sheet(
        tr("Link to copy"),
        "sheet:",
        tr,
        h(
            "textarea",
            {
                "class": "field field--link",
                "readonly": True,
                "rows": "4",
                ".value": model.link,
                "aria-label": tr("Link to copy"),
            },
        ),
        button(tr("Copy the link"), "copy", kind="main"),
        name="share",
    )


def _conflict(model: Model, tr: Words) -> VNode:
    return sheet(
        tr("Played on in another tab"),
        "sheet:",
        tr,
        h("p", {}, model.conflict),
        h("p", {}, tr("This game has gone on in another tab or window. Which one is right?")),
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(tr("The other one: load it"), "reload", kind="main"),
            button(tr("This one: save it here"), "overwrite"),
            button(tr("Both: keep this one as a copy"), "fork"),
        ),
        name="conflict",
    )


def _asking(model: Model, tr: Words) -> VNode | None:
    if model.asking != "home":
        return rescue(model, tr)
    unsaved = [tr("This game cannot be saved right now."), tr("Leave this game?")]
    return question(tr.sentences(unsaved), tr("Leave"), "home", tr)
