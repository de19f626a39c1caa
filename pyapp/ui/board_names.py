"""What boards are called on the screen and in commands."""

from typing import Final

from pyapp.games.journey.board import SHIPPED, Board, find_board, read_draft
from pyapp.ui.words import N_, Words

OWN: Final = "own:"
"""How a stored board is marked in the list of boards to play on."""
SHIPPED_NAMES: Final = {"standard": N_("Standard"), "first": N_("First journey")}


def own(name: str) -> str:
    """The value of a stored board in that list."""
    return OWN + name


def board_name(tr: Words, board: Board) -> str:
    """A board's name, ours translated."""
    for name in SHIPPED:
        if find_board(name)[0] == board:
            return tr(SHIPPED_NAMES[name])
    return board.name


def board_about(board: Board) -> str:
    """What its maker says of it; empty for nothing."""
    draft, _ = read_draft(board.text)
    return draft.about if draft else ""
