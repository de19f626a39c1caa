"""The app: a model and a message give a model and effects. One path for every input."""

from dataclasses import replace
from typing import Any, assert_never, cast

from pyapp.games import GAMES
from pyapp.store.collection import Arrivals
from pyapp.store.settings import CHOICES, MAX_DELAY, Settings
from pyapp.ui import board_making, playing
from pyapp.ui import messages as m
from pyapp.ui.live import Interrupted, Returned, covered
from pyapp.ui.model import Model
from pyapp.ui.opening import begin, follow, import_text, open_table, rescue
from pyapp.ui.setting_up import fresh_setup, set_up
from pyapp.ui.speech import Step, refuse, say, toast, words
from pyapp.ui.words import Words


def start(settings: Settings, lang: str, width: int, height: int, build: str = "") -> Step:
    """The app as it opens; `build` is the name of the version."""
    chosen = settings.lang or lang
    model = Model(settings, chosen, width=width, height=height, build=build)
    return model, [m.ListSaves(), m.ListBoards()]


def update(model: Model, message: m.Message, env: m.Env) -> Step:
    """What the message makes of the model, and what is to be done outside."""
    after, effects = _update(model, message, env)
    if model.play is None or after.play is None or model.play.id != after.play.id:
        return after, effects
    if covered(model) != covered(after):
        signal = Interrupted() if covered(after) else Returned()
        after, more = playing.heed(after, signal, env)
        return after, [*effects, *more]
    return after, effects


def _update(model: Model, message: m.Message, env: m.Env) -> Step:
    match message:
        case m.Act(notation):
            return playing.act(model, notation, env)
        case m.Do(command, value):
            return _do(model, command, value, env)
        case m.Thought(token, notation):
            return playing.thought(model, token, notation, env)
        case m.Stored():
            return playing.stored(model)
        case m.StoreFailed(error):
            return playing.store_failed(model, error)
        case m.Listed(slots):
            return replace(model, slots=slots), []
        case m.Loaded(loaded):
            return open_table(model, loaded, env)
        case m.BoardsListed(boards, drafts):
            return replace(model, boards=boards, drafts=drafts), []
        case m.BoardSaved(name, text):
            return board_making.saved(model, name, text)
        case m.Failed(error):
            if error.code == "board-taken":
                model = replace(model, asking="board-taken")
                return model, [m.Focus("[data-focus=ask]")]
            return refuse(model, error)
        case m.Linked(fragment):
            return follow(model, fragment, env)
        case m.Resized(width, height):
            same = (width, height) == (model.width, model.height)
            return (model if same else replace(model, width=width, height=height)), []
        case m.Hidden():
            model, effects = playing.heed(model, Interrupted(), env)
            if model.play is None or len(model.play.humans) < 2:
                return model, effects
            return say(playing.cover(model, model.play), ""), effects
        case m.Shown():
            return (model, []) if covered(model) else playing.heed(model, Returned(), env)
        case m.Touch() | m.Key():
            return (model, []) if covered(model) else playing.heed(model, message, env)
        case m.Painted() | m.Alarm():
            return playing.heed(model, message, env)
        case m.UpdateReady():
            return replace(model, update_ready=True), []
        case m.Installable(how):
            return replace(model, install=how), []
        case m.Added(count):
            model, effects = toast(model, _added(count, words(model)))
            return model, [m.ListSaves(), m.ListBoards(), *effects]
        case m.Copied(done):
            tr = words(model)
            if done:
                return toast(model, tr("The link has been copied."))
            return toast(model, tr("Here the browser does not let us copy: copy the link by hand."))
        case m.ToastOver(number):
            over = model.toast is not None and model.toast.number == number
            return (replace(model, toast=None) if over else model), []
        case _:
            assert_never(message)


def _added(count: Arrivals, tr: Words) -> str:
    boards = count.boards + count.drafts
    told = []
    if count.games or not boards:
        games = tr.plural("{n} game has been added.", "{n} games have been added.", count.games)
        told.append(games if count.games else tr("All of these games are here."))
    if boards:
        told.append(tr.plural("{n} board has been added.", "{n} boards have been added.", boards))
    return tr.sentences(told)


def _do(model: Model, command: str, value: str, env: m.Env) -> Step:
    verb, *args = command.split(":")
    if model.play is not None:
        step = playing.use(model, model.play, verb, args, env)
        if step is not None:
            return step
    if model.setup is not None:
        step = set_up(model, model.setup, verb, args, value)
        if step is not None:
            return step
        if verb == "start":
            return begin(model, model.setup, env)
    match verb, args:
        case "home", []:
            home = replace(
                model, screen="home", play=None, setup=None, sheet="", asking="", toast=None
            )
            return home, [m.ListSaves(), m.ListBoards(), m.Fragment("")]
        case "sheet", [name]:
            return replace(model, sheet=name), [m.Focus("[data-focus=sheet]")]
        case "setup", [game] if game in GAMES:
            setting_up = replace(model, screen="setup", setup=fresh_setup(model, game), sheet="")
            return setting_up, [m.ListBoards()] if game == "journey" else []
        case "board", _:
            return board_making.use(model, args, value, env)
        case "rules", [game] if game in GAMES:
            back = model.screen if model.screen != "rules" else model.rules_back
            return replace(model, screen="rules", rules_game=game, rules_back=back, sheet=""), []
        case "settings", []:
            back = model.screen if model.screen != "settings" else model.rules_back
            return replace(model, screen="settings", rules_back=back, sheet=""), []
        case "back", []:
            screen = model.rules_back
            gone = {"play": model.play, "setup": model.setup, "editor": model.editor}
            if screen in gone and gone[screen] is None:
                screen = "home"
            return replace(model, screen=screen), []
        case "continue", [slot]:
            return model, [m.LoadSave(slot)]
        case "ask", [*question]:
            return replace(model, asking=":".join(question)), [m.Focus("[data-focus=ask]")]
        case "no", []:
            asked = m.Focus(f'[data-do="ask:{model.asking}"]')
            return replace(model, asking="", unsound=None), [asked]
        case "rescue", [_]:
            return rescue(model, env)
        case "delete", [slot]:
            return replace(model, asking=""), [m.DeleteSave(slot)]
        case "export-all", []:
            return model, [m.ExportAll()]
        case "install", []:
            return replace(model, asking="", install=""), [m.Install()]
        case "export", [slot]:
            return model, [m.ExportSave(slot)]
        case "import", []:
            return import_text(model, value, env)
        case "copy", []:
            return model, [m.Copy(model.link)]
        case "set", [name]:
            return _set(model, name, value)
        case "update", []:
            return model, [m.TakeUpdate()]
        case "dismiss", []:
            return replace(model, toast=None), []
    return model, []


def _set(model: Model, name: str, value: str) -> Step:
    if name in CHOICES:
        if value not in CHOICES[name]:
            return model, []
        settings = replace(model.settings, **cast(Any, {name: value}))
    elif name == "touch_delay" and value.isdigit() and int(value) <= MAX_DELAY:
        settings = replace(model.settings, touch_delay=int(value))
    elif name in ("sound", "confirm", "hints"):
        settings = replace(model.settings, **cast(Any, {name: value == "1"}))
    else:
        return model, []
    lang = settings.lang or model.lang
    return replace(model, settings=settings, lang=lang), [m.SaveSettings(settings)]
