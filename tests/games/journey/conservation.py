"""Nothing is ever lost or made: 63 + 45 + 64 + 16 + 10 cards, 20 stones."""

from pyapp.games.journey.material import (
    DECK_COUNTS,
    EQUIPMENT_DECK,
    EVENT_DECK,
    EXPLORER_DECK,
    FOSSIL_DECK,
    SEA_DECK,
    STONES,
)
from pyapp.games.journey.state import NONE, State


def check(s: State) -> None:
    """Every card and stone is in exactly one place."""
    for deck, counts in enumerate(DECK_COUNTS):
        for kind, box in enumerate(counts):
            assert sum(_places(s, deck, kind)) == box
    assert s.supply >= 0
    assert all(player.stones >= 0 for player in s.players)
    assert s.supply + sum(player.stones for player in s.players) == STONES


def _places(s: State, deck: int, kind: int) -> list[int]:
    """How many cards of a kind lie in each place they can be."""
    found = [s.decks[deck].count(kind), s.discards[deck][kind]]
    for player in s.players:
        held = (player.explorers, player.equipment, player.fossils, player.events)
        found.append(player.sea.count(kind) if deck == SEA_DECK else held[deck][kind])
    match deck:
        case _ if deck == EQUIPMENT_DECK:
            found += [s.display.count(kind), int(s.menace == kind)]
        case _ if deck == FOSSIL_DECK:
            found.append(s.drawn[kind])
        case _ if deck == EVENT_DECK:
            found.append(int(s.event == kind != NONE))
        case _ if deck == SEA_DECK:
            found.append(int(s.sea == kind != NONE))
        case _:
            assert deck == EXPLORER_DECK
    assert all(number >= 0 for number in found)
    return found
