"""A window onto a large picture: fitting, moving and zooming it, as plain rectangles."""

from typing import Final, NamedTuple

NEAREST: Final = 260.0
"""Least width or height of what is shown, in units of the picture."""
FARTHEST: Final = 1.15
"""Most of the world that is shown, as a share of its size."""


class Frame(NamedTuple):
    """What is shown of a picture, in its own units."""

    x: float
    y: float
    width: float
    height: float


def read(text: str) -> Frame:
    """A frame from an attribute such as `viewBox`.

    >>> read("0 -10 200 100")
    Frame(x=0.0, y=-10.0, width=200.0, height=100.0)
    """
    x, y, width, height = (float(part) for part in text.split())
    return Frame(x, y, width, height)


def write(frame: Frame) -> str:
    """The frame as an attribute."""
    return " ".join(f"{value:.1f}" for value in frame)


def around(frame: Frame, aspect: float) -> Frame:
    """The smallest frame of this width-to-height ratio that holds the other, about its middle.

    >>> around(Frame(0, 0, 100, 100), 2)
    Frame(x=-50.0, y=0.0, width=200, height=100)
    """
    width, height = frame.width, frame.height
    if width < height * aspect:
        width = height * aspect
    else:
        height = width / aspect
    x = frame.x - (width - frame.width) / 2
    y = frame.y - (height - frame.height) / 2
    return Frame(x, y, width, height)


def zoomed(frame: Frame, factor: float, at: tuple[float, float], world: Frame) -> Frame:
    """Nearer (factor above 1) or farther, the point `at` of the picture staying where it is."""
    most = max(world.width * FARTHEST / frame.width, world.height * FARTHEST / frame.height)
    least = max(NEAREST / frame.width, NEAREST / frame.height)
    scale = max(min(1 / factor, most), min(least, 1.0))
    x, y = at
    return kept(
        Frame(
            x - (x - frame.x) * scale,
            y - (y - frame.y) * scale,
            frame.width * scale,
            frame.height * scale,
        ),
        world,
    )


def moved(frame: Frame, dx: float, dy: float, world: Frame) -> Frame:
    """Moved by this much, the picture never quite lost."""
    return kept(frame._replace(x=frame.x + dx, y=frame.y + dy), world)


def kept(frame: Frame, world: Frame) -> Frame:
    """The frame with its middle inside the world."""
    x = min(max(frame.x + frame.width / 2, world.x), world.x + world.width) - frame.width / 2
    y = min(max(frame.y + frame.height / 2, world.y), world.y + world.height) - frame.height / 2
    return frame._replace(x=x, y=y)


def between(a: Frame, b: Frame, part: float) -> Frame:
    """Some part (0 to 1) of the way from one frame to another, slowing down at its end."""
    eased = 1 - (1 - part) ** 3
    return Frame(*(p + (q - p) * eased for p, q in zip(a, b, strict=True)))
