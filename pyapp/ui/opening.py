"""Opening a game: a new one, a stored one, one from a link, a file or a friend."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from pyapp.ai.players import players
from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules
from pyapp.core.rules import OVER
from pyapp.games import GAMES
from pyapp.store import files, links
from pyapp.store.collection import read_all
from pyapp.store.table import HUMAN, Table, clean_name
from pyapp.ui import messages as m
from pyapp.ui import table
from pyapp.ui.games import SCREENS
from pyapp.ui.live import Opened
from pyapp.ui.model import Model, Play, Setup, Toast
from pyapp.ui.setting_up import default_name, fresh_setup, seat_plans
from pyapp.ui.speech import Step, explain, refuse, say, words


def games() -> Mapping[str, AnyRules]:
    """The games that can be played on the page."""
    return {game: GAMES[game] for game in SCREENS}


def kinds() -> Mapping[str, tuple[str, ...]]:
    """Who can sit at each game's table."""
    return {game: (HUMAN, *players(game)) for game in SCREENS}


def new_id(env: m.Env) -> str:
    """An id for a game, sorted by time and unique for all that matters."""
    return f"{env.now:012x}{env.seed & 0xFFFF:04x}"


def begin(model: Model, setup: Setup, env: m.Env) -> Step:
    """Start the game that was set up."""
    tr = words(model)
    plans = tuple(
        replace(plan, name=clean_name(plan.name) or default_name(tr, seat, plan.kind))
        for seat, plan in enumerate(setup.players)
    )
    setup = replace(setup, players=plans)
    seed = env.seed if setup.seed is None else setup.seed
    try:
        play = table.begin(setup, new_id(env), seed, env.now)
    except FumotoError as error:
        return refuse(model, error)
    people = tuple(player.name for player in plans if player.human)
    settings = replace(model.settings, names=people or model.settings.names)
    play, roused = table.rouse(model, play, Opened(env.now))
    shown = replace(
        model,
        screen="play",
        play=play,
        setup=None,
        sheet="",
        asking="",
        toast=_lasting(model),
        settings=settings,
    )
    effects: list[m.Effect] = [
        m.Fragment(""),
        m.Save(table.saved(play, env.now)),
        m.Sound("deal"),
        table.first_look(play),
        *roused,
        *table.awaited(shown, play),
    ]
    if settings.names != model.settings.names:
        effects.append(m.SaveSettings(settings))
    prompt = SCREENS[play.game].prompt(table.context(shown, play))
    return say(shown, prompt), effects


def _lasting(model: Model) -> Toast | None:
    """The short message, if it still matters when a game opens: that it cannot be stored."""
    return model.toast if model.storage else None


def open_table(model: Model, loaded: Table, env: m.Env) -> Step:
    """Go on with a game, its hands covered."""
    try:
        match = loaded.replay(games(), lambda error: explain(model, error))
    except FumotoError as error:
        # The stored text stays as it is; what can still be played goes on as a copy.
        refused, effects = refuse(model, error)
        return replace(refused, asking=f"rescue:{loaded.id}", unsound=loaded), effects
    return _show(model, table.resume(loaded, match), env)


def rescue(model: Model, env: m.Env) -> Step:
    """Go on, as a copy, with the part of a game before its first action that is refused."""
    unsound = model.unsound
    if unsound is None:
        return model, []
    match = unsound.rescue(games())
    copy = replace(unsound, id=new_id(env), revision=0).after(match, env.now)
    return _show(replace(model, unsound=None), table.resume(copy, match), env)


def _show(model: Model, play: Play, env: m.Env) -> Step:
    sheet = "result" if play.match.actor == OVER else ""
    # Unlike any moment of an earlier visit: what was still being thought then is void.
    play, roused = table.rouse(model, replace(play, epoch=env.now), Opened(env.now))
    shown = replace(
        model,
        screen="play",
        play=play,
        setup=None,
        sheet=sheet,
        asking="",
        toast=_lasting(model),
    )
    effects = [m.Fragment(""), *roused, *table.awaited(shown, play), table.first_look(play)]
    if not play.table.revision:
        effects.append(m.Save(table.saved(play, env.now)))
    prompt = SCREENS[play.game].prompt(table.context(shown, play))
    return say(shown, prompt), effects


def import_text(model: Model, text: str, env: m.Env) -> Step:
    """Open what a person pasted or chose as a file; of many games, add them to the stored ones."""
    try:
        collection = read_all(text)
        if collection is not None:
            return model, [m.AddAll(collection)]
        loaded = files.import_text(
            text,
            games(),
            id=new_id(env),
            seed=env.seed,
            updated=env.now,
            explain=lambda error: explain(model, error),
        )
    except FumotoError as error:
        return refuse(model, error)
    return open_table(model, loaded, env)


def follow(model: Model, fragment: str, env: m.Env) -> Step:
    """Do what the address asks for."""
    try:
        link = links.parse_link(fragment, games(), kinds())
    except FumotoError as error:
        return refuse(model, error)
    match link:
        case links.NewGame():
            model = _in_language(model, link.lang)
            if not link.seats:
                setup = replace(fresh_setup(model, link.game), options=link.options, seed=link.seed)
                return replace(model, screen="setup", setup=setup, play=None), []
            plans = seat_plans(words(model), list(link.seats), list(link.names))
            return begin(model, Setup(link.game, plans, link.options, False, link.seed), env)
        case links.SharedGame():
            return import_text(model, link.code, env)
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
