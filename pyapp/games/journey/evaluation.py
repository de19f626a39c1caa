"""What collections are worth, now and with one card more."""

from functools import lru_cache
from typing import Final

from pyapp.games.journey.material import (
    BONUS,
    CRYSTAL,
    FISH_BODY,
    FISH_HEAD,
    FISH_POINTS,
    FISH_TAIL,
    FOSSILS,
    GOLD,
    HEAD_LEFT,
    HEAD_POINTS,
    HEAD_RIGHT,
    MINERAL_POINTS,
    MINERAL_STEP,
    SEA,
    SINGLE,
    SINGLE_POINTS,
    SUPPLY_STONES,
    WATER,
)
from pyapp.games.journey.state import Player

GROUPS: Final = ("singles", "heads", "ichthyosaurs", "gold", "crystal")
"""Names of the groups of fossils in a score."""


def mineral_points(n: int) -> int:
    """Points for `n` cards of one mineral.

    >>> [mineral_points(n) for n in (0, 5, 6, 7, 8)]
    [0, 15, 20, 25, 30]
    """
    last = len(MINERAL_POINTS) - 1
    return MINERAL_POINTS[min(n, last)] + MINERAL_STEP * max(0, n - last)


def fish_points(head: int, body: int, tail: int) -> int:
    """Points for parts of ichthyosaurs, arranged for the most points.

    A part in a set of three is worth 4, in a pair 1½, alone 1: so as many sets of three as
    possible, then as many pairs of different parts, then the rest.

    >>> fish_points(1, 1, 1), fish_points(2, 1, 1), fish_points(2, 2, 1), fish_points(2, 0, 1)
    (12, 13, 15, 4)
    """
    _, alone, paired = FISH_POINTS[:3]
    sets = min(head, body, tail)
    _, fewer, more = sorted((head - sets, body - sets, tail - sets))
    return FISH_POINTS[3] * sets + paired * fewer + alone * (more - fewer)


def fossil_groups(fossils: tuple[int, ...]) -> tuple[int, ...]:
    """Points for each of `GROUPS`."""
    return (
        SINGLE_POINTS * fossils[SINGLE],
        HEAD_POINTS * min(fossils[HEAD_LEFT], fossils[HEAD_RIGHT]),
        fish_points(fossils[FISH_HEAD], fossils[FISH_BODY], fossils[FISH_TAIL]),
        mineral_points(fossils[GOLD]),
        mineral_points(fossils[CRYSTAL]),
    )


@lru_cache(maxsize=1 << 14)
def fossil_points(fossils: tuple[int, ...]) -> int:
    """Points for a whole collection."""
    return sum(fossil_groups(fossils))


@lru_cache(maxsize=1 << 14)
def gains(fossils: tuple[int, ...]) -> tuple[int, ...]:
    """For each kind of fossil how many points one more card would add."""
    now = fossil_points(fossils)
    return tuple(
        fossil_points((*fossils[:kind], fossils[kind] + 1, *fossils[kind + 1 :])) - now
        for kind in range(len(FOSSILS))
    )


@lru_cache(maxsize=1 << 14)
def losses(fossils: tuple[int, ...]) -> tuple[int, ...]:
    """For each kind of fossil how many points one card less would cost; 0 where there is none."""
    now = fossil_points(fossils)
    return tuple(
        now - fossil_points((*fossils[:kind], n - 1, *fossils[kind + 1 :])) if n else 0
        for kind, n in enumerate(fossils)
    )


def sea_points(cards: tuple[int, ...]) -> int:
    """Points for sea cards, by number."""
    return sum(SEA[card].points for card in cards)


def score(player: Player) -> tuple[tuple[str, int], ...]:
    """The parts of a player's score."""
    return (
        *zip(GROUPS, fossil_groups(player.fossils), strict=True),
        ("sea", sea_points(player.sea)),
        ("water", player.stones),
        ("water-supply", SUPPLY_STONES * player.events[WATER]),
        ("mushroom-forest", BONUS * player.mushrooms),
        ("city-of-ruins", BONUS * player.ruins),
    )
