"""What every part of the app says in the same way: errors, short messages, announcements."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.core.errors import FumotoError
from pyapp.games import GAMES
from pyapp.store.errors import REASONS as STORE_REASONS
from pyapp.ui import messages as m
from pyapp.ui.game import reason
from pyapp.ui.games import SCREENS
from pyapp.ui.model import Model, Toast
from pyapp.ui.words import Words

Step: TypeAlias = tuple[Model, list[m.Effect]]
"""The model after a message, and what is to be done outside."""

TOAST_MS: Final = 5000


def words(model: Model) -> Words:
    """The texts in the language in use."""
    return Words(model.lang)


def explain(model: Model, error: FumotoError) -> str:
    """The sentence for an error, in the language in use, the cards it names in words."""
    tr = words(model)
    game = model.play.game if model.play else model.setup.game if model.setup else ""
    tables: list[Mapping[str, str]] = [CORE_REASONS, STORE_REASONS]
    if game in GAMES:
        tables.insert(0, GAMES[game].reasons)
    else:
        tables += [rules.reasons for rules in GAMES.values()]
    if game in SCREENS:
        told = {
            name: SCREENS[game].term(tr, value) if isinstance(value, str) else value
            for name, value in error.params.items()
        }
        error = FumotoError(error.code, **told)
    return reason(tr, error, tables)


def toast(model: Model, text: str, *, bad: bool = False) -> Step:
    """Show a short message for a while."""
    number = model.toast.number + 1 if model.toast else model.said[1] + 1
    shown = Toast(text, bad, number)
    return replace(say(model, text), toast=shown), [m.Later(TOAST_MS, m.ToastOver(number))]


def refuse(model: Model, error: FumotoError) -> Step:
    """Say why something cannot be done; nothing else changes."""
    return toast(model, explain(model, error), bad=True)


def excuse(model: Model) -> Step:
    """Own up to a mistake of the app itself; nothing else changes."""
    sentence = words(model)("That went wrong, and it is our mistake. Nothing has changed.")
    return toast(model, sentence, bad=True)


def say(model: Model, text: str) -> Model:
    """Announce a text to those who do not look at the screen."""
    return replace(model, said=(text, model.said[1] + 1))
