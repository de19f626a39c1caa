"""Kilimanjaro (Reiner Knizia, Hans im Glück 1995): a race with cards, bluff and memory."""

from pyapp.games.kilimanjaro.rules import KILIMANJARO

__all__ = ["KILIMANJARO"]
