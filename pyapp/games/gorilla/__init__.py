"""The Third Gorilla (第三のゴリラ): a shouting and slapping card game for four."""

from pyapp.games.gorilla.rules import GORILLA

__all__ = ["GORILLA"]
