"""Journey to the Centre of the Earth (Rüdiger Dorn, Kosmos 2008), after Jules Verne."""

from pyapp.games.journey.rules import JOURNEY

__all__ = ["JOURNEY"]
