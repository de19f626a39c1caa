"""Discoveries: every way of paying the equipment shown."""

from functools import lru_cache

from pyapp.games.journey.actions import Discover
from pyapp.games.journey.grid import Find
from pyapp.games.journey.material import EQUIPMENT, LAMP

KINDS = len(EQUIPMENT)


def pays(find: Find, cards: Discover, lamps: bool) -> int:
    """How many lamps these cards pay beyond the discovery itself; -1 if they do not fit.

    A Multi-Use Tool counts as any equipment. journey: no partial payment; at most one lamp
    for each fossil drawn; `lamps` says whether this player may use lamps at all.
    """
    paid = cards[:KINDS]
    beyond = sum(cards) - find.pictures
    if not 0 <= beyond <= (find.pictures if lamps else 0):
        return -1
    missing = sum(max(0, need - have) for need, have in zip(find.needs, paid, strict=True))
    loose = sum(
        max(0, have - need)
        for kind, (need, have) in enumerate(zip(find.needs, paid, strict=True))
        if kind != LAMP
    )
    # Surplus cards other than lamps can only pay stars; a lamp pays a star or a second look.
    if missing > cards.multi or loose > find.stars:
        return -1
    return beyond


@lru_cache(maxsize=1 << 13)
def ways(find: Find, equipment: tuple[int, ...], multi: int, lamps: bool) -> tuple[Discover, ...]:
    """All ways of paying that differ in the cards used. Sorted.

    >>> ways(Find((1, 0, 0, 0, 0), 1), (1, 0, 1, 0, 0), 0, False)
    (Discover(rope=1, pickaxe=0, compass=1, hardtack=0, lamp=0, multi=0),)
    """
    most = find.pictures * (2 if lamps else 1)
    found = []
    partial: list[tuple[int, ...]] = [()]
    for have in (*equipment, multi):
        partial = [
            (*cards, n) for cards in partial for n in range(have + 1) if sum(cards) + n <= most
        ]
    for numbers in partial:
        cards = Discover(*numbers)
        if pays(find, cards, lamps) >= 0:
            found.append(cards)
    return tuple(sorted(found))
