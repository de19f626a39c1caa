"""Nothing is ever lost or made: 63 + 45 + 64 + 16 + 10 cards, 20 stones, two bonus cards."""

from pyapp.games.journey.material import (
    DECK_COUNTS,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MAX_SEATS,
    STONES,
)
from pyapp.games.journey.state import State, Task


def counted(s: State) -> list[list[int]]:
    """For each deck how many cards of each kind are anywhere."""
    found = [
        [deck.count(kind) + n for kind, n in enumerate(discards)]
        for deck, discards in zip(s.decks, s.discards, strict=True)
    ]
    for player in s.players:
        for hand, pile in zip(
            (player.explorers, player.equipment, player.fossils, player.events), found, strict=False
        ):
            for kind, n in enumerate(hand):
                pile[kind] += n
        for card in player.sea:
            found[4][card] += 1
    for kind in s.display:
        found[1][kind] += 1
    for kind, n in enumerate(s.drawn):
        found[2][kind] += n
    for deck, kind in ((1, s.menace), (3, s.event), (4, s.sea)):
        if kind >= 0:
            found[deck][kind] += 1
    return found


def check(s: State) -> None:
    """Every card and stone is in exactly one place; hands keep to their limits."""
    assert counted(s) == [list(counts) for counts in DECK_COUNTS]
    assert s.supply + sum(player.stones for player in s.players) == STONES
    assert s.supply >= 0
    assert sum(player.mushrooms for player in s.players) == (s.stage > 1 or _ended(s))
    assert sum(player.ruins for player in s.players) == (
        s.stage > 2 or (s.stage == 2 and _ended(s))
    )
    limit = any(todo.task is Task.LIMIT for todo in s.todo)
    for player in s.players:
        assert min(*player.explorers, *player.equipment, *player.events, *player.fossils) >= 0
        assert not any(player.events[:4])
        assert player.stones >= 0
        assert sum(player.explorers) <= MAX_EXPLORERS + limit
        assert sum(player.equipment) <= MAX_EQUIPMENT + limit
        assert all(a <= b for a, b in zip(player.shown, player.equipment, strict=True))
    assert 2 <= len(s.players) <= MAX_SEATS
    assert 0 <= s.known <= len(s.decks[2])


def _ended(s: State) -> bool:
    return any(todo.task is Task.STAGE for todo in s.todo)
