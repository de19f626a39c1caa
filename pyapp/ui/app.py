"""The app: a model and a message give a model and effects. One path for every input."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, assert_never, cast

from pyapp.ai.players import players
from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules
from pyapp.core.options import Options
from pyapp.core.rules import OVER
from pyapp.games import GAMES
from pyapp.store import files, links, share
from pyapp.store.errors import REASONS as STORE_REASONS
from pyapp.store.settings import CHOICES, Settings
from pyapp.store.table import HUMAN, Player, Table
from pyapp.ui import messages as m
from pyapp.ui import table
from pyapp.ui.game import reason
from pyapp.ui.games import SCREENS
from pyapp.ui.model import COLORS, Model, Play, Setup, Toast
from pyapp.ui.words import Words

Step = tuple[Model, list[m.Effect]]

TOAST_MS: Final = 5000


def start(settings: Settings, lang: str, width: int, height: int) -> Step:
    """The app as it opens."""
    chosen = settings.lang or lang
    return Model(settings, chosen, width=width, height=height), [m.ListSaves()]


def update(model: Model, message: m.Message, env: m.Env) -> Step:
    """What the message makes of the model, and what is to be done outside."""
    match message:
        case m.Act(notation):
            return _act(model, notation, env)
        case m.Do(command, value):
            return _do(model, command, value, env)
        case m.Thought(table_id, ply, notation):
            return _thought(model, table_id, ply, notation, env)
        case m.Stored(table_id, revision):
            return _stored(model, table_id, revision)
        case m.StoreFailed(error):
            return _store_failed(model, error)
        case m.Listed(slots):
            return replace(model, slots=slots), []
        case m.Loaded(loaded):
            return _open(model, loaded, env)
        case m.Failed(error):
            return _refuse(model, error)
        case m.Linked(fragment):
            return _link(model, fragment, env)
        case m.Resized(width, height):
            return replace(model, width=width, height=height), []
        case m.Hidden():
            if model.play is None or len(model.play.humans) < 2:
                return model, []
            return replace(model, play=table.cover(model.play)), []
        case m.UpdateReady():
            return replace(model, update_ready=True), []
        case m.ToastOver(number):
            over = model.toast is not None and model.toast.number == number
            return (replace(model, toast=None) if over else model), []
        case _:
            assert_never(message)


def words(model: Model) -> Words:
    """The texts in the language in use."""
    return Words(model.lang)


def explain(model: Model, error: FumotoError) -> str:
    """The sentence for an error, in the language in use."""
    game = model.play.game if model.play else model.setup.game if model.setup else ""
    tables: list[Mapping[str, str]] = [CORE_REASONS, STORE_REASONS]
    if game in GAMES:
        tables.insert(0, GAMES[game].reasons)
    else:
        tables += [rules.reasons for rules in GAMES.values()]
    return reason(words(model), error, tables)


def toast(model: Model, text: str, *, bad: bool = False) -> Step:
    """Show a short message for a while."""
    number = model.toast.number + 1 if model.toast else model.said[1] + 1
    shown = Toast(text, bad, number)
    return replace(_say(model, text), toast=shown), [m.Later(TOAST_MS, m.ToastOver(number))]


def _refuse(model: Model, error: FumotoError) -> Step:
    return toast(model, explain(model, error), bad=True)


def _say(model: Model, text: str) -> Model:
    return replace(model, said=(text, model.said[1] + 1))


# ---- playing


def _act(model: Model, notation: str, env: m.Env) -> Step:
    play = model.play
    if play is None or play.viewer is None or play.match.actor != play.viewer:
        return model, []
    try:
        play.match.play_text(notation)
    except FumotoError as error:
        return _refuse(model, error)
    if model.settings.confirm and play.pending != notation:
        return replace(model, play=replace(play, pending=notation), sheet=""), [
            m.Focus("[data-focus=confirm]")
        ]
    return _advance(model, play, table.act(play, notation), env)


def _thought(model: Model, table_id: str, ply: int, notation: str, env: m.Env) -> Step:
    play = model.play
    if play is None or play.id != table_id or play.match.ply != ply:
        return model, []  # taken back, left or replaced in the meantime
    try:
        after = table.act(play, notation)
    except FumotoError as error:
        return _refuse(model, error)
    return _advance(model, play, after, env)


def _advance(model: Model, before: Play, after: Play, env: m.Env) -> Step:
    moved = replace(model, play=after, sheet="", asking="")
    effects: list[m.Effect] = [m.Save(table.saved(after, env.now))]
    motions = table.shown(moved, before, after)
    walking = max((effect.ms for effect in motions if isinstance(effect, m.Walk)), default=0)
    effects += motions
    effects += table.awaited(moved, after, walking)
    sentences = table.tell(words(moved), after, before.match.ply)
    ctx = table.context(moved, after)
    sentences.append(SCREENS[after.game].prompt(ctx))
    moved = _say(moved, " ".join(sentences))
    if after.match.actor == OVER:
        effects.append(m.Sound("end"))
        moved = replace(moved, sheet="result")
        effects.append(m.Focus("[data-focus=sheet]"))
    return moved, effects


def _play_do(model: Model, play: Play, verb: str, args: list[str], env: m.Env) -> Step | None:
    """Controls of the table; None if the verb is none of them."""
    match verb, args:
        case "pick", [key, value]:
            local = SCREENS[play.game].pick(play.local, key, value)
            return replace(model, play=replace(play, local=local, pending="")), []
        case "cancel", []:
            return replace(model, play=replace(play, local={}, pending="")), []
        case "curtain", []:
            lifted = table.lift(play)
            sentences = table.tell(words(model), lifted, table.news(lifted))
            shown = replace(model, play=lifted)
            sentences.append(SCREENS[play.game].prompt(table.context(shown, lifted)))
            return _say(shown, " ".join(sentences)), [m.Focus("[data-focus=hand]")]
        case "undo", []:
            try:
                after = table.take_back(play)
            except FumotoError as error:
                return _refuse(model, error)
            undone = replace(model, play=after, sheet="")
            effects: list[m.Effect] = [m.Save(table.saved(after, env.now)), m.Sound("back")]
            effects += table.awaited(undone, after)
            return _say(undone, words(undone)("Taken back.")), effects
        case "sheet", [name]:
            return replace(model, sheet=name), [m.Focus("[data-focus=sheet]")]
        case "rematch", []:
            return _rematch(model, play, env)
        case "why", [notation]:
            return _why(model, play, notation)
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
        case "reload", []:
            return replace(model, sheet=""), [m.LoadSave(play.id)]
    return None


def _why(model: Model, play: Play, notation: str) -> Step:
    """The engine's reason against an action that the screen does not offer."""
    try:
        play.match.play_text(notation)
    except FumotoError as error:
        return _refuse(model, error)
    return model, []


def _share(model: Model, link: links.Link) -> Step:
    return replace(model, link=links.make_link(link), sheet="share"), [
        m.Focus("[data-focus=sheet]")
    ]


def _rematch(model: Model, play: Play, env: m.Env) -> Step:
    setup = Setup(play.game, play.players, play.match.options, play.table.take_backs)
    return _begin(replace(model, setup=setup), setup, env)


# ---- home, set-up, settings


def _do(model: Model, command: str, value: str, env: m.Env) -> Step:
    verb, *args = command.split(":")
    if model.play is not None:
        step = _play_do(model, model.play, verb, args, env)
        if step is not None:
            return step
    if model.setup is not None:
        step = _setup_do(model, model.setup, verb, args, value, env)
        if step is not None:
            return step
    match verb, args:
        case "home", []:
            home = replace(
                model, screen="home", play=None, setup=None, sheet="", asking="", toast=None
            )
            return home, [m.ListSaves(), m.Fragment("")]
        case "sheet", [name]:
            return replace(model, sheet=name), [m.Focus("[data-focus=sheet]")]
        case "setup", [game] if game in GAMES:
            return replace(model, screen="setup", setup=_fresh_setup(model, game), sheet=""), []
        case "rules", [game] if game in GAMES:
            back = model.screen if model.screen != "rules" else model.rules_back
            return replace(model, screen="rules", rules_game=game, rules_back=back, sheet=""), []
        case "settings", []:
            back = model.screen if model.screen != "settings" else model.rules_back
            return replace(model, screen="settings", rules_back=back, sheet=""), []
        case "back", []:
            screen = model.rules_back
            if (screen == "play" and not model.play) or (screen == "setup" and not model.setup):
                screen = "home"
            return replace(model, screen=screen), []
        case "continue", [slot]:
            return model, [m.LoadSave(slot)]
        case "ask", [*question]:
            return replace(model, asking=":".join(question)), [m.Focus("[data-focus=ask]")]
        case "no", []:
            return replace(model, asking=""), []
        case "delete", [slot]:
            return replace(model, asking=""), [m.DeleteSave(slot)]
        case "export", [slot]:
            return model, [m.ExportSave(slot)]
        case "import", []:
            return _import(model, value, env)
        case "copy", []:
            copied, effects = toast(model, words(model)("The link has been copied."))
            return copied, [m.Copy(model.link), *effects]
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
    elif name in ("sound", "confirm", "hints"):
        settings = replace(model.settings, **cast(Any, {name: value == "1"}))
    else:
        return model, []
    lang = settings.lang or model.lang
    return replace(model, settings=settings, lang=lang), [m.SaveSettings(settings)]


def _import(model: Model, text: str, env: m.Env) -> Step:
    try:
        loaded = files.import_text(
            text,
            games(),
            id=new_id(env),
            seed=env.seed,
            updated=env.now,
            explain=lambda error: explain(model, error),
        )
    except FumotoError as error:
        return _refuse(model, error)
    return _open(model, loaded, env)


def _open(model: Model, loaded: Table, env: m.Env) -> Step:
    try:
        match = loaded.replay(GAMES, lambda error: explain(model, error))
    except FumotoError as error:
        return _refuse(model, error)
    play = table.resume(loaded, match)
    sheet = "result" if play.match.actor == OVER else ""
    shown = replace(model, screen="play", play=play, setup=None, sheet=sheet, asking="", toast=None)
    effects = [m.Fragment(""), *table.awaited(shown, play)]
    if not loaded.revision:
        effects.append(m.Save(table.saved(play, env.now)))
    prompt = SCREENS[play.game].prompt(table.context(shown, play))
    return _say(shown, prompt), effects


def _link(model: Model, fragment: str, env: m.Env) -> Step:
    try:
        link = links.parse_link(fragment, games(), kinds())
    except FumotoError as error:
        return _refuse(model, error)
    match link:
        case links.NewGame():
            model = _in_language(model, link.lang)
            if not link.seats:
                setup = replace(
                    _fresh_setup(model, link.game), options=link.options, seed=link.seed
                )
                return replace(model, screen="setup", setup=setup, play=None), []
            plans = _plans(words(model), link.game, list(link.seats), list(link.names))
            return _begin(model, Setup(link.game, plans, link.options, False, link.seed), env)
        case links.SharedGame():
            return _import(model, link.code, env)
        case links.RulesPage():
            model = _in_language(model, link.lang)
            game = link.game or next(iter(SCREENS))
            return replace(model, screen="rules", rules_game=game, rules_back="home"), []
        case links.Home():
            return _in_language(model, link.lang), []
        case _:
            assert_never(link)


def _in_language(model: Model, lang: str) -> Model:
    """The app in the language a link asks for; the setting stays as it was."""
    return replace(model, lang=lang) if lang else model


def games() -> Mapping[str, AnyRules]:
    """The games that can be played on the page."""
    return {game: GAMES[game] for game in SCREENS}


def kinds() -> Mapping[str, tuple[str, ...]]:
    """Who can sit at each game's table."""
    return {game: (HUMAN, *players(game)) for game in SCREENS}


def new_id(env: m.Env) -> str:
    """An id for a game, sorted by time and unique for all that matters."""
    return f"{env.now:012x}{env.seed & 0xFFFF:04x}"


# ---- setting up


def computer_names(tr: Words) -> tuple[str, ...]:
    """Names given to computer players: peaks and places of the expeditions."""
    return (tr("Kibo"), tr("Mawenzi"), tr("Shira"), tr("Uhuru"))


def _plans(tr: Words, game: str, seats: list[str], names: list[str]) -> tuple[Player, ...]:
    plans = []
    for seat, kind in enumerate(seats):
        name = names[seat].strip() if seat < len(names) else ""
        plans.append(Player(name or _default_name(tr, seat, kind), kind, COLORS[seat]))
    return tuple(plans)


def _default_name(tr: Words, seat: int, kind: str) -> str:
    if kind == HUMAN:
        return tr("Player {n}", n=seat + 1)
    return computer_names(tr)[seat % 4]


def _fresh_setup(model: Model, game: str) -> Setup:
    tr = words(model)
    info = GAMES[game].info
    best = list(players(game))[-1]
    count = min(max(2, info.min_seats), info.max_seats)
    kinds_now = [HUMAN, *[best] * (max(count, info.min_seats) - 1)]
    options: Options = {option.name: option.default for option in info.options}
    plans = _plans(tr, game, kinds_now, list(model.settings.names[:1]))
    return Setup(game, plans, options)


def _setup_do(
    model: Model, setup: Setup, verb: str, args: list[str], value: str, env: m.Env
) -> Step | None:
    info = GAMES[setup.game].info
    seats = list(setup.players)
    tr = words(model)
    match verb, args:
        case "seats", [] if value.isdigit():
            wanted = min(max(int(value), info.min_seats), info.max_seats)
            while len(seats) < wanted:
                seats.append(_extra_seat(model, setup.game, seats))
            setup = _check_dealer(replace(setup, players=tuple(seats[:wanted])))
        case "kind", [at]:
            seat = int(at)
            plan = seats[seat]
            known = plan.name in {_default_name(tr, seat, plan.kind), ""}
            name = _default_name(tr, seat, value) if known or not plan.human else plan.name
            seats[seat] = replace(plan, kind=value, name=name)
            setup = replace(setup, players=tuple(seats))
        case "name", [at]:
            seats[int(at)] = replace(seats[int(at)], name=value[:24])
            setup = replace(setup, players=tuple(seats))
        case "color", [at, color]:
            other = next((i for i, plan in enumerate(seats) if plan.color == color), None)
            if other is not None:
                seats[other] = replace(seats[other], color=seats[int(at)].color)
            seats[int(at)] = replace(seats[int(at)], color=color)
            setup = replace(setup, players=tuple(seats))
        case "up", [at] if int(at) > 0:
            i = int(at)
            seats[i - 1], seats[i] = seats[i], seats[i - 1]
            setup = replace(setup, players=tuple(seats))
        case "opt", [name]:
            option = next(option for option in info.options if option.name == name)
            try:
                chosen = option.read(value or "0")
            except FumotoError as error:
                return _refuse(model, error)
            setup = replace(setup, options={**setup.options, name: chosen})
        case "takebacks", []:
            setup = replace(setup, take_backs=value == "1")
        case "start", []:
            return _begin(model, setup, env)
        case _:
            return None
    return replace(model, setup=setup), []


def _extra_seat(model: Model, game: str, seats: list[Player]) -> Player:
    kind = list(players(game))[-1]
    taken = {plan.color for plan in seats}
    color = next(color for color in COLORS if color not in taken)
    return Player(_default_name(words(model), len(seats), kind), kind, color)


def _check_dealer(setup: Setup) -> Setup:
    dealer = setup.options.get("dealer", "random")
    if dealer != "random" and str(dealer).isdigit() and int(dealer) > len(setup.players):
        return replace(setup, options={**setup.options, "dealer": "random"})
    return setup


def _begin(model: Model, setup: Setup, env: m.Env) -> Step:
    tr = words(model)
    plans = tuple(
        replace(plan, name=plan.name.strip() or _default_name(tr, seat, plan.kind))
        for seat, plan in enumerate(setup.players)
    )
    setup = replace(setup, players=plans)
    seed = env.seed if setup.seed is None else setup.seed
    try:
        play = table.begin(setup, new_id(env), seed, env.now)
    except FumotoError as error:
        return _refuse(model, error)
    people = tuple(player.name for player in plans if player.human)
    settings = replace(model.settings, names=people or model.settings.names)
    shown = replace(
        model,
        screen="play",
        play=play,
        setup=None,
        sheet="",
        asking="",
        toast=None,
        settings=settings,
    )
    effects: list[m.Effect] = [
        m.Fragment(""),
        m.Save(table.saved(play, env.now)),
        m.Sound("deal"),
        *table.awaited(shown, play),
    ]
    if settings.names != model.settings.names:
        effects.append(m.SaveSettings(settings))
    prompt = SCREENS[play.game].prompt(table.context(shown, play))
    return _say(shown, prompt), effects


# ---- storage


def _stored(model: Model, table_id: str, revision: int) -> Step:
    model = replace(model, storage="")
    if model.play is None or model.play.id != table_id:
        return model, []
    stored = replace(model.play.table, revision=revision)
    return replace(model, play=replace(model.play, table=stored)), []


def _store_failed(model: Model, error: FumotoError) -> Step:
    if error.code.startswith("conflict"):
        return replace(model, sheet="conflict"), [m.Focus("[data-focus=sheet]")]
    first = model.storage != error.code
    model = replace(model, storage=error.code)
    return _refuse(model, error) if first else (model, [])
