"""What share codes of version 1 abbreviate.

Codes in circulation depend on it: once published, a game's phrases never change, and a game
published without any keeps none; better ones need a new version of the code.
"""

from collections.abc import Mapping
from typing import Final

_KILIMANJARO: Final = (
    '","play ',
    '","place ',
    '","banana go","play ',
    '","banana stay","play ',
    '","banana ',
    '","exchange none","play ',
    '","exchange ',
    '","sendback ',
    *(f"{transport}-{n} " for transport in ("canoe", "jeep", "foot", "mule") for n in range(1, 8)),
    *(f'on {seat}.{pile}","play ' for seat in range(1, 5) for pile in range(1, 4)),
    *(f'on {seat}.{pile}"' for seat in range(1, 5) for pile in range(1, 4)),
    *(f"{counter}{mark}" for counter in ("banana", "lion", "exchange") for mark in (" ", "@")),
)

_GORILLA: Final = (
    '","play ',
    '","react ',
    '","split ',
    '","lot ',
    *(f"{suit}-{n}" for suit in ("fire", "water", "wind", "earth") for n in range(1, 10)),
    *(f", {seat} " for seat in range(1, 5)),
    " none",
)

_JOURNEY_CARDS: Final = (
    *("blue", "red", "yellow", "rope", "pickaxe", "compass", "hardtack", "lamp"),
    *("single", "head-left", "head-right", "fish-head", "fish-body", "fish-tail", "gold"),
    *("crystal", "needed-supplies", "opportunity", "push-ahead", "support", "multi-tool"),
    *("prismatic", "good-luck", "water-supply"),
)

_JOURNEY: Final = (
    '","draw explorers',
    '","draw equipment',
    '","take ',
    '","discard ',
    '","move blue ',
    '","move red ',
    '","move yellow ',
    '","step ',
    '","stop explorer',
    '","stop ',
    '","discover ',
    '","decline',
    '","accept',
    '","return ',
    '","put ',
    '","done',
    '","pay ',
    '","match ',
    '","ride',
    '","pass',
    '","explorers ',
    '","equipment ',
    '","fossils ',
    '","events ',
    '","sea ',
    *_JOURNEY_CARDS,
    *(f"{card} " for card in _JOURNEY_CARDS),
    *(f"{card}-" for card in ("find", "geyser", "islet", "monsters", "lightning")),
)

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "kilimanjaro": _KILIMANJARO,
    "gorilla": _GORILLA,
    "journey": _JOURNEY,
}
"""For each game the phrases of its notation, as they stand in JSON."""

COMMON: Final = (
    b'["","fast",""],["","clever",""],["","random",""],["","greedy",""],["","human",""]]'
    b'{"relaxed":false,"tie_window":30,"gorilla_window":5000,"fake_window":2500},[["'
    b'{"quick_start":true,"memory_aid":true,"less_luck":true,"must_banana":true,'
    b'"dealer":"random"},[["","greedy","yellow"],["","greedy","green"],["","greedy","blue"],'
    b'["","human","red"],["kilimanjaro\n[1,{"quick_start":false,"memory_aid":false,'
    b'"less_luck":false,"must_banana":false,"dealer":"random"},[["'
)
"""Text that codes begin much like: the dictionary of their compression."""
