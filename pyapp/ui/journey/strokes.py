"""Lines as if drawn by hand: accidental to the eye, the same every time."""

from collections.abc import Iterable
from math import pi, sin

from pyapp.ui.drawing import number


def noise(n: int) -> float:
    """A number from -1 to 1 that looks accidental and is always the same for `n`."""
    n = (n * 2654435761) & 0xFFFFFFFF
    n ^= n >> 15
    n = (n * 2246822519) & 0xFFFFFFFF
    n ^= n >> 13
    return (n & 0xFFFF) / 0x7FFF - 1


def line(points: Iterable[tuple[float, float]]) -> str:
    """Path data from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def blob(x: float, y: float, half: float, seed: int, wobble: float = 2.5) -> str:
    """A rounded square of hand-drawn evenness."""
    r = half * 0.42
    a, b, c, d = (half + wobble * noise(seed * 4 + i) for i in range(4))
    return (
        f"M{number(x - a + r)} {number(y - b)}L{number(x + c - r)} {number(y - b)}"
        f"Q{number(x + c)} {number(y - b)} {number(x + c)} {number(y - b + r)}"
        f"L{number(x + c)} {number(y + d - r)}"
        f"Q{number(x + c)} {number(y + d)} {number(x + c - r)} {number(y + d)}"
        f"L{number(x - a + r)} {number(y + d)}"
        f"Q{number(x - a)} {number(y + d)} {number(x - a)} {number(y + d - r)}"
        f"L{number(x - a)} {number(y - b + r)}"
        f"Q{number(x - a)} {number(y - b)} {number(x - a + r)} {number(y - b)}Z"
    )


def stone(x: float, y: float, r: float, seed: int) -> str:
    """A boulder."""
    points = []
    for i in range(7):
        turn = i * 2 * pi / 7 + 0.4 * noise(seed + i)
        size = r * (0.9 + 0.16 * noise(seed * 3 + i))
        points.append((x + size * 1.08 * sin(turn), y - size * 0.86 * sin(turn + pi / 2)))
    return line(points) + "Z"
