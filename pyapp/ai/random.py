"""The player that plays anything legal: for tests, for measuring, and for a first opponent."""

from typing import Any, Final

from pyapp.core.chance import Rng
from pyapp.core.match import AnyRules


class RandomPlayer:
    """Every legal action is as likely as any other."""

    name: Final = "random"

    def choose(self, rules: AnyRules, view: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        """One of the legal actions."""
        return rng.choice(legal)


RANDOM: Final = RandomPlayer()
