"""The rules of the journey as the app tells them."""

from pyapp.ui.game import Chapter
from pyapp.ui.words import Words


def manual(tr: Words) -> tuple[Chapter, ...]:
    """The manual, chapter by chapter."""
    return ()
