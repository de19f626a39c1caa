"""Values keep their type and their worth on the way through JSON."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from typing import Any, Literal, NamedTuple

import pytest

from pyapp.core.plain import from_plain, to_plain


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Suit(StrEnum):
    FIRE = "fire"


class Level(IntEnum):
    HIGH = 3


class Spot(NamedTuple):
    space: int
    kind: Colour | None = None


class Other(NamedTuple):
    space: int
    kind: int


@dataclass(frozen=True, slots=True)
class Hand:
    cards: tuple[int, ...]
    owner: "Spot | Other"
    size: int = field(init=False, default=3)


class Own:
    """Has a plain form of its own."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def plain(self) -> str:
        return self.text

    @staticmethod
    def of_plain(data: Any) -> "Own":
        return Own(data)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (0, int),
        (True, bool),
        (1.5, float),
        ("麓", str),
        (None, int | None),
        (3, int | None),
        (b"\x00\xff", bytes),
        (Colour.BLUE, Colour),
        (Suit.FIRE, Suit),
        (Level.HIGH, Level),
        ("a", Literal["a", "b"]),
        ((), tuple[int, ...]),
        ((1, 2, 3), tuple[int, ...]),
        ((1, "x", b"y"), tuple[int, str, bytes]),
        (((1, 2), (3,)), tuple[tuple[int, ...], ...]),
        (frozenset({3, 1, 2}), frozenset[int]),
        ({2: (1,), 1: ()}, Mapping[int, tuple[int, ...]]),
        (Spot(3, Colour.RED), Spot),
        (Spot(3), Spot),
        (Spot(3), Spot | Other),
        (Other(3, 4), Spot | Other),
        (None, Spot | Other | None),
        ((1, 2), int | tuple[int, ...]),
        (7, int | tuple[int, ...]),
        (Hand((1, 2), Other(1, 2)), Hand),
        (Own("x"), Own),
        ((Own("x"), None), tuple[Own | None, ...]),
    ],
)
def test_there_and_back(value: object, kind: Any) -> None:
    text = json.dumps(to_plain(value, kind), allow_nan=False)
    again = from_plain(json.loads(text), kind)
    assert again == value
    assert type(again) is type(value)
    assert json.dumps(to_plain(again, kind)) == text


def test_the_order_of_a_set_does_not_show() -> None:
    kind = frozenset[str]
    assert to_plain(frozenset("cab"), kind) == ["a", "b", "c"]


def test_equal_looking_kinds_are_told_apart() -> None:
    found = from_plain(
        to_plain((Spot(1), Other(1, 2)), tuple[Spot | Other, ...]), tuple[Spot | Other, ...]
    )
    assert [type(item) for item in found] == [Spot, Other]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ("1", int),
        (True, int),
        (1, bool),
        (1, str),
        (1.0, int),
        (None, int),
        ([1], int | None),
        ("zz", bytes),
        ("green", Colour),
        ("c", Literal["a", "b"]),
        ("ab", tuple[str, ...]),
        ({"0": 1}, tuple[int, ...]),
        ([1], tuple[int, int]),
        ([1, 2, 3], tuple[int, int]),
        ([1], Spot),
        ({"space": 1}, Spot),
    ],
)
def test_other_data_is_refused(data: object, kind: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_plain(data, kind)


@pytest.mark.parametrize("kind", [object, list[int], complex, Any])
def test_a_type_without_a_plain_form_is_named(kind: Any) -> None:
    with pytest.raises(TypeError, match="no plain form"):
        to_plain(1, kind)
