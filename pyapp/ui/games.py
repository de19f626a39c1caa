"""The games' screens, by id, in the order of the home screen."""

from collections.abc import Mapping
from typing import Final

from pyapp.ui.game import GameScreen
from pyapp.ui.gorilla.screen import SCREEN as GORILLA
from pyapp.ui.journey.screen import SCREEN as JOURNEY
from pyapp.ui.kilimanjaro.screen import SCREEN as KILIMANJARO

SCREENS: Mapping[str, GameScreen] = {
    screen.id: screen for screen in (KILIMANJARO, JOURNEY, GORILLA)
}

FLOWING: Final = frozenset({JOURNEY.id})
"""Games whose turns are many small actions: within one a computer player goes on quicker."""
