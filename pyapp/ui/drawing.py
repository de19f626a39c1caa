"""Words for drawing: the few kinds of SVG node that every picture is made from."""

from collections.abc import Iterable
from functools import lru_cache

from pyapp.ui.vnode import Child, VNode, h


def shape(look: str, d: str) -> VNode:
    """A path; `look` is the class that colours it."""
    return h("path", {"class": look, "d": d})


def disc(look: str, x: float, y: float, r: float) -> VNode:
    """A circle."""
    return h("circle", {"class": look, "cx": number(x), "cy": number(y), "r": number(r)})


def oval(look: str, x: float, y: float, rx: float, ry: float) -> VNode:
    """An ellipse."""
    attrs = {"class": look, "cx": number(x), "cy": number(y), "rx": number(rx), "ry": number(ry)}
    return h("ellipse", attrs)


def letters(look: str, x: float, y: float, text: str) -> VNode:
    """A short text around a point of its baseline."""
    return h("text", {"class": look, "x": number(x), "y": number(y)}, text)


def group(move: str | None, *children: Child) -> VNode:
    """Some shapes, moved by an SVG `transform`."""
    return h("g", {"transform": move}, children)


def at(x: float, y: float, scale: float = 1, *, flip: bool = False) -> str:
    """An SVG transform: moved to a point and scaled, mirrored left to right if `flip`.

    >>> at(3, 4.5), at(3, 4, 2, flip=True)
    ('translate(3 4.5)', 'translate(3 4) scale(-2 2)')
    """
    move = f"translate({number(x)} {number(y)})"
    if flip:
        return f"{move} scale({number(-scale)} {number(scale)})"
    return move if scale == 1 else f"{move} scale({number(scale)})"


def symbol(name: str, width: float, height: float, *children: Child) -> VNode:
    """A picture to be used any number of times by `use`."""
    return h("symbol", {"id": name, "viewBox": f"0 0 {number(width)} {number(height)}"}, children)


def use(
    name: str, x: float, y: float, width: float, height: float, look: str | None = None
) -> VNode:
    """A symbol, laid into a rectangle."""
    attrs = {
        "href": f"#{name}",
        "class": look,
        "x": number(x),
        "y": number(y),
        "width": number(width),
        "height": number(height),
    }
    return h("use", attrs)


def smooth(points: Iterable[tuple[float, float]]) -> str:
    """Path data of a smooth line through points that lie close together."""
    line = list(points)
    if len(line) < 2:
        return ""
    d = [f"M{number(line[0][0])} {number(line[0][1])}"]
    padded = [line[0], *line, line[-1]]
    for a, b, c, e in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        ends = (
            b[0] + (c[0] - a[0]) / 6,
            b[1] + (c[1] - a[1]) / 6,
            c[0] - (e[0] - b[0]) / 6,
            c[1] - (e[1] - b[1]) / 6,
            c[0],
            c[1],
        )
        d.append("C" + " ".join(number(end) for end in ends))
    return "".join(d)


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    """A coordinate, as short as a tenth of a unit allows.

    >>> number(3.0), number(-0.04), number(2.25)
    ('3', '0', '2.2')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
