"""Values of the games as plain data and back, led by their types.

What crosses to a worker or into storage is text. A view is made of named tuples, data classes,
tuples, enums, bytes and numbers; their annotations say which, so the plain form needs no
names: a named tuple is the list of its fields. A class may have a plain form of its own: a
method `plain()`, and a static method `of_plain(data)` that raises `ValueError`.
"""

from collections.abc import Callable, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from pyapp.core.rules import Json

Kind: TypeAlias = Any
"""An annotation: a class, `tuple[int, ...]`, `int | None` and so on."""


class _Codec(NamedTuple):
    pack: Callable[[Any], Json]
    unpack: Callable[[Json], Any]


def to_plain(value: object, kind: Kind) -> Json:
    """The value, which is of type `kind`, as lists, texts, numbers and None.

    Raises `TypeError` for a type that has no plain form.

    >>> to_plain((3, b"\\x01"), tuple[int, bytes])
    [3, '01']
    """
    return _codec(kind).pack(value)


def from_plain(data: Json, kind: Kind) -> Any:
    """The value of type `kind` that `to_plain` made this of. Raises `ValueError`.

    >>> from_plain([3, "01"], tuple[int, bytes])
    (3, b'\\x01')
    """
    return _codec(kind).unpack(data)


@cache
def _codec(kind: Kind) -> _Codec:
    origin: Any = get_origin(kind)
    arguments = get_args(kind)
    if origin is Literal:
        return _Codec(_same, _one_of(arguments))
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return _sequence(_codec(arguments[0]), tuple)
    if origin is tuple:
        return _record(tuple(_codec(argument) for argument in arguments), tuple, tuple)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        pair = _record((_codec(arguments[0]), _codec(arguments[1])), tuple, tuple)
        return _Codec(
            lambda value: [pair.pack(item) for item in value.items()],
            lambda data: dict(pair.unpack(item) for item in _list(data)),
        )
    if isinstance(origin, type) and issubclass(origin, Set):
        return _sequence(_codec(arguments[0]), frozenset)
    if isinstance(kind, type):
        return _class(kind)
    raise TypeError(f"no plain form for {kind}")


def _class(kind: Any) -> _Codec:
    if kind in (int, str, bool, float, NoneType):
        return _Codec(_same, _exactly(kind))
    if kind is bytes:
        return _Codec(bytes.hex, bytes.fromhex)
    if issubclass(kind, Enum):
        return _Codec(lambda value: value.value, kind)
    if hasattr(kind, "of_plain"):
        return _Codec(kind.plain, kind.of_plain)
    hints = get_type_hints(kind)
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        codecs = tuple(_codec(hints[name]) for name in kind._fields)
        return _record(codecs, lambda value: value, lambda items: kind(*items))
    if is_dataclass(kind):
        build: Any = kind
        names = tuple(field.name for field in fields(build) if field.init)
        return _record(
            tuple(_codec(hints[name]) for name in names),
            lambda value: [getattr(value, name) for name in names],
            lambda items: build(*items),
        )
    raise TypeError(f"no plain form for {kind}")


def _record(
    codecs: tuple[_Codec, ...],
    parts: Callable[[Any], Any],
    build: Callable[[Any], Any],
) -> _Codec:
    """So many items, each of its own kind."""
    packs = tuple(codec.pack for codec in codecs)
    unpacks = tuple(codec.unpack for codec in codecs)
    return _Codec(
        lambda value: [pack(item) for pack, item in zip(packs, parts(value), strict=True)],
        lambda data: build(
            [unpack(item) for unpack, item in zip(unpacks, _list(data), strict=True)]
        ),
    )


def _sequence(item: _Codec, build: Callable[[Any], Any]) -> _Codec:
    """Any number of items of one kind. A set's order must not show: it is sorted."""
    order: Callable[[Any], Any] = sorted if build is frozenset else iter
    return _Codec(
        lambda value: [item.pack(part) for part in order(value)],
        lambda data: build(item.unpack(part) for part in _list(data)),
    )


def _union(members: tuple[Kind, ...]) -> _Codec:
    """One of several kinds; which one is written beside it, unless it is only None or not."""
    if len(members) == 2 and NoneType in members:
        inner = _codec(members[0] if members[1] is NoneType else members[1])
        return _Codec(
            lambda value: None if value is None else inner.pack(value),
            lambda data: None if data is None else inner.unpack(data),
        )
    origins: list[Any] = [get_origin(member) for member in members]
    classes = [origin or member for origin, member in zip(origins, members, strict=True)]
    codecs = tuple(_codec(member) for member in members)

    def pack(value: Any) -> Json:
        exact = [i for i, known in enumerate(classes) if type(value) is known]
        at = exact[0] if exact else next(i for i, c in enumerate(classes) if isinstance(value, c))
        return [at, codecs[at].pack(value)]

    def unpack(data: Json) -> Any:
        at, inner = _list(data)
        return codecs[at].unpack(inner)

    return _Codec(pack, unpack)


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type) -> Callable[[Json], Any]:
    def unpack(data: Json) -> Any:
        if type(data) is not kind:
            raise ValueError(f"{data!r:.40} is not of type {kind.__name__}")
        return data

    return unpack


def _one_of(values: tuple[Any, ...]) -> Callable[[Json], Any]:
    def unpack(data: Json) -> Any:
        if data not in values:
            raise ValueError(f"{data!r:.40} is none of {values}")
        return data

    return unpack


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r:.40} is not a list")
    return data
