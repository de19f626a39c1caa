"""Randomness: named streams of integers that give the same numbers everywhere, for ever."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

VERSION: Final = 1
"""Number of the generator; a changed generator gets a new one (seeds are shared in links)."""

_M64: Final = (1 << 64) - 1
_MUL: Final = 6364136223846793005  # the multiplier published with PCG (O'Neill 2014)

T = TypeVar("T")


class Rng(Protocol):
    """What rules and players need of a random generator."""

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1; n from 1 to 2**32."""

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely; there must be one."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniformly random order."""

    def uniform(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""


def _mix(value: int) -> int:
    """Scramble 64 bits (the finaliser of splitmix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _M64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _M64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _M64
    return value ^ (value >> 31)


class Stream:
    """A PCG-XSH-RR 64/32 generator, started from a seed and a path of names.

    `Stream(7, "match", 12)` and `Stream(7, "ai", 0, 12)` are independent: what one draws
    never disturbs the other. The chance outcome at a ply has a stream of its own, so taking
    a move back and playing it again deals the same cards.

    >>> Stream(7, "match", 0).shuffled("abc") == Stream(7, "match", 0).shuffled("abc")
    True
    """

    __slots__ = ("_inc", "_state")

    def __init__(self, seed: int, *path: str | int) -> None:
        key = _mix(seed & _M64)
        for part in path:
            for byte in str(part).encode():
                key = _mix(key ^ byte)
            key = _mix(key ^ 0x100)
        self._inc = (_mix(key) << 1 | 1) & _M64
        self._state = (key + self._inc) & _M64
        self._next()

    def _next(self) -> int:
        old = self._state
        self._state = (old * _MUL + self._inc) & _M64
        word = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF
        turn = old >> 59
        return (word >> turn | word << (-turn & 31)) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1; n from 1 to 2**32."""
        product = self._next() * n
        low = product & 0xFFFFFFFF
        if low < n:  # Lemire's method: only here can a value be over-represented
            floor = (1 << 32) % n
            while low < floor:
                product = self._next() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely; there must be one."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniformly random order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def uniform(self) -> float:
        """A number from 0 (included) to 1 (excluded), a multiple of 2**-32."""
        return self._next() / 4294967296
