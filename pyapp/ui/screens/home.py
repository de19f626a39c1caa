"""The first screen: go on with a game, start one, read, adjust."""

from pyapp.games import GAMES
from pyapp.games.journey.board import read_draft
from pyapp.store.boards import StoredDraft
from pyapp.store.saves import Slot, SlotState
from pyapp.ui.games import SCREENS
from pyapp.ui.model import Model
from pyapp.ui.screens.parts import button, icon, question, rescue, sheet
from pyapp.ui.vnode import VNode, h
from pyapp.ui.words import Words


def view(model: Model, tr: Words) -> VNode:
    """The home screen."""
    page = h(
        "main",
        {"class": "home", "inert": bool(model.asking)},
        h(
            "header",
            {"class": "home__head"},
            h(
                "div",
                {"class": "home__title"},
                h("h1", {}, "Fumoto ", h("span", {"lang": "ja"}, "麓")),
                h("p", {}, tr("Three expeditions to the foot of the mountain, round one tablet.")),
            ),
            h(
                "nav",
                {"class": "home__nav", "aria-label": tr("App")},
                button(tr("Settings"), "settings", kind="quiet", mark="settings"),
            ),
        ),
        _notices(model, tr),
        _saved(model, tr) if model.slots or model.drafts else None,
        h("h2", {"class": "home__label"}, tr("New expedition")),
        h("div", {"class": "covers"}, [_cover(name, tr) for name in SCREENS]),
        h(
            "footer",
            {"class": "home__foot"},
            h(
                "label",
                {"class": "button button--quiet file"},
                icon("share"),
                h("span", {}, tr("Open a saved file")),
                h(
                    "input",
                    {"type": "file", "accept": ".json,application/json", "data-do": "import"},
                ),
            ),
            button(tr("Save all games as a file"), "export-all", kind="quiet", mark="log")
            if _anything(model)
            else None,
            button(tr("Put on the home screen"), "ask:install", kind="quiet", mark="plus")
            if model.install
            else None,
            h(
                "p",
                {},
                tr("Art, text and maps are our own. The rules name the games' authors."),
            ),
        ),
    )
    return h("div", {}, page, _asking(model, tr), key="home")


def _anything(model: Model) -> bool:
    return bool(model.slots or model.boards or model.drafts)


def _cover(name: str, tr: Words) -> VNode:
    screen = SCREENS[name]
    info = GAMES[name].info
    players = f"{info.min_seats}–{info.max_seats}"
    if info.min_seats == info.max_seats:
        players = str(info.min_seats)
    return h(
        "article",
        {"class": f"cover cover--{name}"},
        h(
            "button",
            {
                "type": "button",
                "class": "cover__picture",
                "data-do": f"setup:{name}",
                "aria-label": tr("Set up {game}", game=screen.title(tr)),
            },
            screen.cover(),
        ),
        h(
            "div",
            {"class": "cover__text"},
            h("h3", {}, screen.title(tr)),
            h("p", {}, screen.tagline(tr)),
            h("p", {"class": "cover__facts"}, tr("{seats} players", seats=players)),
            h("p", {"class": "cover__credit"}, screen.credit(tr)),
            h(
                "div",
                {"class": "row-buttons"},
                button(tr("Play"), f"setup:{name}", kind="main"),
                button(tr("Rules"), f"rules:{name}", kind="quiet", mark="book"),
            ),
        ),
        key=name,
    )


def _saved(model: Model, tr: Words) -> VNode:
    running = [slot for slot in model.slots if slot.state is not SlotState.FINISHED]
    done = [slot for slot in model.slots if slot.state is SlotState.FINISHED]
    return h(
        "section",
        {"class": "saved", "aria-label": tr("Saved games")},
        h("h2", {"class": "home__label"}, tr("Continue")) if running or model.drafts else None,
        h(
            "ul",
            {"class": "slots"},
            [_slot(slot, tr, i == 0) for i, slot in enumerate(running)],
            [_draft(kept, tr) for kept in model.drafts],
        ),
        h(
            "details",
            {"class": "saved__done"},
            h("summary", {}, tr.plural("{n} finished game", "{n} finished games", len(done))),
            h("ul", {"class": "slots"}, [_slot(slot, tr, False) for slot in done]),
        )
        if done
        else None,
    )


def _slot(slot: Slot, tr: Words, first: bool) -> VNode:
    screen = SCREENS.get(slot.game)
    title = screen.title(tr) if screen else tr("Saved game")
    names = tr.join([player.name for player in slot.players if player.name])
    state = {
        SlotState.DAMAGED: tr("This save is damaged. It can be exported or deleted."),
        SlotState.NEWER: tr("Saved by a newer version of Fumoto. It is kept as it is."),
    }.get(slot.state, names)
    verb = tr("Open") if slot.state is SlotState.FINISHED else tr("Continue")
    usable = slot.state in (SlotState.OPEN, SlotState.FINISHED) and screen is not None
    return h(
        "li",
        {"class": "slot"},
        h(
            "button",
            {
                "type": "button",
                "class": "slot__open",
                "data-do": f"continue:{slot.id}",
                "disabled": not usable,
            },
            h("b", {}, title),
            h("span", {}, state),
            h(
                "span",
                {"class": "slot__when"},
                tr("action {n}", n=slot.plies) if slot.plies else "",
            ),
        ),
        button(
            verb,
            f"continue:{slot.id}",
            kind="main" if first else "",
            aria_label=tr("{verb}: {game}", verb=verb, game=title),
        )
        if usable
        else None,
        button(
            tr("Export"),
            f"export:{slot.id}",
            kind="quiet",
            aria_label=tr("Export: {game}", game=title),
        ),
        button(
            tr("Delete"),
            f"ask:delete:{slot.id}",
            kind="quiet",
            aria_label=tr("Delete: {game}", game=title),
        ),
        key=slot.id,
    )


def _draft(kept: StoredDraft, tr: Words) -> VNode | None:
    """A board that is being made."""
    draft, _ = read_draft(kept.text)
    if draft is None:
        return None
    return h(
        "li",
        {"class": "slot"},
        h(
            "button",
            {"type": "button", "class": "slot__open", "data-do": f"board:draft:{kept.id}"},
            h("b", {}, tr("Board editor")),
            h("span", {}, draft.name),
            h("span", {"class": "slot__when"}, tr("Not saved yet.")),
        ),
        button(tr("Continue"), f"board:draft:{kept.id}"),
        key=f"draft:{kept.id}",
    )


def _notices(model: Model, tr: Words) -> VNode | None:
    lines = []
    if model.storage:
        lines.append(
            h(
                "p",
                {"class": "notice notice--bad"},
                tr(
                    "This browser does not let games be saved right now. You can play; "
                    "export a game before you close the page."
                ),
                key="storage",
            )
        )
    if model.update_ready:
        lines.append(
            h(
                "p",
                {"class": "notice"},
                h("span", {}, tr("A new version of Fumoto is ready.")),
                button(tr("Take it now"), "update", kind="quiet"),
                key="update",
            )
        )
    return h("div", {"class": "notices"}, lines) if lines else None


def _asking(model: Model, tr: Words) -> VNode | None:
    verb, _, slot = model.asking.partition(":")
    if verb == "install":
        return _install(model, tr)
    if verb != "delete":
        return rescue(model, tr)
    return question(tr("Delete this game for good?"), tr("Delete"), f"delete:{slot}", tr)


def _install(model: Model, tr: Words) -> VNode:
    """The home-screen hint. The games come first: an app there may not see this browser's."""
    safari = model.install == "safari"
    title = tr("Fumoto on the home screen")
    return sheet(
        title,
        "no",
        tr,
        h("p", {}, tr("It opens from there like any app, without a network.")),
        h(
            "p",
            {},
            tr(
                "It may keep its games apart from this browser's. Save them as a file first: "
                "over there, “Open a saved file” brings them all back."
            ),
        )
        if _anything(model)
        else None,
        h(
            "p",
            {"class": "notice"},
            tr("Touch “Share” in the browser's bar, then “Add to Home Screen”."),
        )
        if safari
        else None,
        h(
            "div",
            {"class": "row-buttons row-buttons--wrap"},
            button(tr("Save all games as a file"), "export-all") if _anything(model) else None,
            button(tr("Put on the home screen"), "install", kind="main") if not safari else None,
        ),
        name="install",
    )
