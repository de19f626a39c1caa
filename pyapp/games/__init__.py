"""The games, by name. A new game is one folder here and one line in `GAMES`."""

from collections.abc import Mapping

from pyapp.core.match import AnyRules
from pyapp.games.gorilla import GORILLA
from pyapp.games.journey import JOURNEY
from pyapp.games.kilimanjaro import KILIMANJARO

GAMES: Mapping[str, AnyRules] = {rules.info.id: rules for rules in (KILIMANJARO, JOURNEY, GORILLA)}
"""The registry: everything that works for every game goes through it."""
