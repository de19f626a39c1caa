"""Randomness: named streams of integers that give the same numbers everywhere, for ever."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol, TypeVar

VERSION: Final = 1
"""Number of the generator; a changed generator gets a new one (seeds are shared in links)."""

_M64: Final = (1 << 64) - 1
_M128: Final = (1 << 128) - 1
_MUL: Final = 0xDA942042E4DD58B5  # L'Ecuyer 1999: a good multiplier modulo 2**128

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


@lru_cache(256)
def _key(seed: int, path: tuple[str | int, ...]) -> int:
    """Where a path of names leads from a seed. Streams of one match share most of theirs."""
    if not path:
        return _mix(seed & _M64)
    key = _key(seed, path[:-1])
    for byte in str(path[-1]).encode():
        key = _mix(key ^ byte)
    return _mix(key ^ 0x100)


class Stream:
    """Lehmer's generator modulo 2**128, started from a seed and a path of names.

    Only the upper 64 bits of its state are used: with them it passes the usual batteries,
    and in Python few generators are quicker.
    `Stream(7, "match", 12)` and `Stream(7, "ai", 0, 12)` are independent: what one draws
    never disturbs the other. The chance outcome at a ply has a stream of its own, so taking
    a move back and playing it again deals the same cards.

    >>> Stream(7, "match", 0).shuffled("abc") == Stream(7, "match", 0).shuffled("abc")
    True
    """

    __slots__ = ("state",)

    def __init__(self, seed: int, *path: str | int) -> None:
        key = _key(seed, path)
        self.state: int = _mix(key) << 64 | key | 1  # the state must be odd
        """All that decides the numbers still to come."""

    @staticmethod
    def resume(state: int) -> "Stream":
        """A stream that goes on where one with this state is."""
        stream = Stream.__new__(Stream)
        stream.state = state
        return stream

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1; n from 1 to 2**32.

        Its bias, n / 2**64, cannot be observed.
        """
        self.state = state = self.state * _MUL & _M128
        return (state >> 64) * n >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely; there must be one."""
        self.state = state = self.state * _MUL & _M128
        return items[(state >> 64) * len(items) >> 64]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniformly random order."""
        order = list(items)
        state = self.state
        for i in range(len(order) - 1, 0, -1):
            state = state * _MUL & _M128
            j = (state >> 64) * (i + 1) >> 64
            order[i], order[j] = order[j], order[i]
        self.state = state
        return tuple(order)

    def uniform(self) -> float:
        """A number from 0 (included) to 1 (excluded), a multiple of 2**-32."""
        return self.below(1 << 32) / 4294967296
