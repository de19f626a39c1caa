"""A game being played: what people, computers and the storage do to it."""

from dataclasses import replace

from pyapp.core.errors import FumotoError
from pyapp.core.rules import OVER
from pyapp.store import files, links, share
from pyapp.ui import messages as m
from pyapp.ui import table
from pyapp.ui.games import SCREENS
from pyapp.ui.live import Acted, Chosen, Opened, Signal, Told
from pyapp.ui.model import Model, Play, Setup
from pyapp.ui.opening import begin, new_id
from pyapp.ui.speech import Step, explain, refuse, say, toast, words


def act(model: Model, notation: str, env: m.Env, sure: bool = False) -> Step:
    """A person does an action, if it is theirs to do; where they want to be asked, once sure."""
    play = model.play
    if play is None or not table.may_act(play):
        return model, []
    try:
        after = table.act(play, notation)
    except FumotoError as error:
        return refuse(model, error)
    if model.settings.confirm and not sure:
        waiting = replace(model, play=replace(play, pending=notation), sheet="")
        return waiting, [m.Focus("[data-focus=confirm]")]
    if table.live_screen(play) is not None:
        return heed(model, Chosen(notation), env)
    return _advance(model, play, after, env)


def go(model: Model, notations: list[str], env: m.Env) -> Step:
    """A person goes a way of several actions at once, none of which is final yet."""
    play = model.play
    if play is None or not table.may_act(play):
        return model, []
    after = play
    try:
        for notation in notations:
            after = table.act(after, notation)
    except FumotoError as error:
        return refuse(model, error)
    return _advance(model, play, after, env)


def thought(model: Model, token: str, notation: str, env: m.Env) -> Step:
    """A computer player does what it decided."""
    play = model.play
    if play is None or play.token != token:
        return model, []  # taken back, left or replaced in the meantime
    try:
        after = table.act(play, notation)
    except FumotoError:
        # A player that errs must not stop the game: anything legal goes on.
        notation = table.any_action(play)
        after = table.act(play, notation)
    if table.live_screen(play) is not None:
        return heed(model, Chosen(notation), env)
    # What a person has opened meanwhile stays open.
    return _advance(model, play, after, env, model.sheet)


def heed(model: Model, signal: Signal, env: m.Env) -> Step:
    """Let a table that minds fingers and times itself take a signal in."""
    play = model.play
    live = table.live_screen(play) if play is not None else None
    if play is None or live is None:
        return model, []
    aside, effects, action = live.heed(play, model.settings, words(model), signal)
    now = play if aside is play.aside else replace(play, aside=aside)
    heeded = model if now is play else replace(model, play=now)
    if action:
        try:
            after = table.act(now, action)
        except FumotoError as error:
            refused, more = refuse(heeded, error)
            return refused, [*effects, *more]
        moved, more = _advance(heeded, now, after, env)
        return moved, [*effects, *more]
    if live.busy(play) and not live.busy(now):
        heeded, more = _go_on(heeded, now)
        return heeded, [*effects, *more]
    return heeded, list(effects)


def _advance(model: Model, before: Play, after: Play, env: m.Env, sheet: str = "") -> Step:
    after, roused = table.rouse(model, after, Acted(before.match.ply))
    asking = model.asking if sheet else ""
    moved = replace(model, play=after, sheet=sheet, asking=asking)
    if after.viewer != before.viewer:
        moved = replace(moved, toast=None)  # it may name a card of whoever had the device
    effects: list[m.Effect] = [m.Save(table.saved(after, env.now)), *roused]
    motions = table.shown(moved, before, after)
    walking = max((effect.ms for effect in motions if isinstance(effect, m.Walk)), default=0)
    effects += motions
    sentences = table.tell(words(moved), after, before.match.ply)
    ctx = table.context(moved, after)
    sentences.append(SCREENS[after.game].prompt(ctx))
    moved = say(moved, words(moved).sentences(sentences))
    live = table.live_screen(after)
    if live is not None and live.busy(after):
        return moved, effects
    if after.curtain is not None:
        effects.append(table.first_look(after))
    moved, more = _go_on(moved, after, walking)
    return moved, [*effects, *more]


def _go_on(model: Model, play: Play, extra_ms: int = 0) -> Step:
    """What comes next by itself: a computer's decision, or the result."""
    if play.match.actor != OVER:
        return model, table.awaited(model, play, extra_ms)
    over = replace(model, sheet="result")
    return over, [m.Sound("end"), m.Focus("[data-focus=sheet]")]


def use(model: Model, play: Play, verb: str, args: list[str], env: m.Env) -> Step | None:
    """Controls of the play screen; None if the verb is none of them."""
    match verb, args:
        case "pick", [key, value]:
            local = SCREENS[play.game].pick(play.local, key, value)
            return replace(model, play=replace(play, local=local, pending="")), []
        case "go", [way]:
            return go(model, way.split("|"), env)
        case "confirm", [] if play.pending:
            return act(model, play.pending, env, sure=True)
        case "cancel", []:
            return replace(model, play=replace(play, local={}, pending="")), []
        case "curtain", []:
            lifted = table.lift(play)
            sentences = table.tell(words(model), lifted, table.news(lifted))
            shown = replace(model, play=lifted)
            sentences.append(SCREENS[play.game].prompt(table.context(shown, lifted)))
            return say(shown, words(model).sentences(sentences)), [m.Focus("[data-focus=hand]")]
        case "undo", []:
            try:
                after = table.take_back(play)
            except FumotoError as error:
                return refuse(model, error)
            after, roused = table.rouse(model, after, Opened(env.now))
            undone = replace(model, play=after, sheet="")
            effects: list[m.Effect] = [m.Save(table.saved(after, env.now)), m.Sound("back")]
            effects += roused
            effects += table.awaited(undone, after)
            effects.append(table.first_look(after))
            return say(undone, words(undone)("Taken back.")), effects
        case "sheet", [""]:
            # Back to where it was opened from; some sheets are opened from another one.
            opener = model.sheet if model.sheet in ("log", "moves", "result") else "menu"
            return replace(model, sheet=""), [m.Focus(f'[data-do="sheet:{opener}"]')]
        case "sheet", [name]:
            return replace(model, sheet=name), [m.Focus("[data-focus=sheet]")]
        case "rematch", []:
            return _rematch(model, play, env)
        case "why", [notation]:
            return _why(model, play, notation)
        case "live", rest:
            return heed(model, Told(tuple(rest)), env)
        case "hint", [""]:
            return model, []  # to be read, not to be used now
        case "hint", ["card"]:
            return toast(model, words(model)("First choose a card from your hand."))
        case "share", []:
            return _share(model, links.SharedGame(share.write_code(table.saved(play, env.now))))
        case "challenge", []:
            seats = tuple(player.kind for player in play.players)
            options = play.match.options
            return _share(model, links.NewGame(play.game, seats, options, play.table.seed))
        case "export-play", []:
            file = files.export_table(table.saved(play, env.now))
            return model, [m.Download(file.name, file.text)]
        case "overwrite", []:
            return replace(model, sheet=""), [m.Save(table.saved(play, env.now), force=True)]
        case "fork", []:
            kept = replace(play.table, id=new_id(env), revision=0)
            forked = replace(play, table=kept)
            copied = replace(model, play=forked, sheet="")
            save = m.Save(table.saved(forked, env.now))
            return copied, [save, *table.awaited(copied, forked)]
        case "reload", []:
            return replace(model, sheet=""), [m.LoadSave(play.id)]
    return None


def cover(model: Model, play: Play) -> Model:
    """The app with every hand hidden, and nothing left that was shown beside one."""
    sheet = "" if model.sheet == "moves" else model.sheet
    return replace(model, play=table.cover(play), sheet=sheet, toast=None)


def _why(model: Model, play: Play, notation: str) -> Step:
    """The engine's reason against an action that the screen does not offer."""
    try:
        play.match.play_text(notation)
    except FumotoError as error:
        return refuse(model, error)
    return model, []


def _share(model: Model, link: links.Link) -> Step:
    return replace(model, link=links.make_link(link), sheet="share"), [
        m.Focus("[data-focus=sheet]")
    ]


def _rematch(model: Model, play: Play, env: m.Env) -> Step:
    setup = Setup(play.game, play.players, play.match.options, play.table.take_backs)
    return begin(replace(model, setup=setup), setup, env)


def stored(model: Model) -> Step:
    """A write went well. Nothing of that is to be seen unless one had failed before."""
    return (replace(model, storage="") if model.storage else model), []


def store_failed(model: Model, error: FumotoError) -> Step:
    """The storage refused; the game goes on."""
    if error.code.startswith("conflict"):
        clash = replace(model, sheet="conflict", conflict=explain(model, error))
        return clash, [m.Focus("[data-focus=sheet]")]
    first = model.storage != error.code
    model = replace(model, storage=error.code)
    return refuse(model, error) if first else (model, [])
