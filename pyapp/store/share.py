"""Share codes: a whole game short enough for a link.

A code is the version digit and base64url of a checksum (CRC-32 of the text, 4 bytes) and
the deflated text. The text is the game's id, a line feed and the JSON array
`[rules, options, seats, seed, take-backs, actions]`, in which the phrases that fill a
game's notation stand as single characters (`share_phrases`). It needs no rules to be
decoded, so a code stays readable as long as its version is.

A code holds everything, what is hidden included: to share a running game is to send it on.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final

from pyapp.core.errors import BadOptions, BadRecord
from pyapp.core.jsontext import parse_json
from pyapp.core.match import AnyRules
from pyapp.core.record import FORMAT, MAX_SIZE, Record, read_record
from pyapp.store.errors import BadCode
from pyapp.store.migrations import migrate
from pyapp.store.share_phrases import COMMON, PHRASES
from pyapp.store.table import Table

VERSION: Final = 1
MAX_CODE: Final = 90_000
"""Longest code written or read, in characters; a link holds it."""
MAX_TEXT: Final = 500_000
"""Most bytes a code is inflated to."""

_RECORD_VERSION: Final = 1
"""The version of the record that code version 1 is made from."""
_CHECK: Final = 4
_CODE: Final = re.compile(r"[0-9][0-9A-Za-z_-]+")
_SIGNS: Final = tuple(chr(code) for code in (*range(128, 256), *range(32)) if code != 10)
"""The characters that ASCII JSON without line feeds never contains; they stand for phrases."""


def write_code(table: Table) -> str:
    """The share code of a table. Raises `BadCode` if it is too large."""
    data = [
        table.rules,
        dict(table.options),
        [[player.name, player.kind, player.color] for player in table.players],
        table.seed,
        int(table.take_backs),
        list(table.actions),
    ]
    text = json.dumps(data, separators=(",", ":"))
    raw = f"{table.game}\n{_shorten(text, table.game)}".encode("latin-1")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, COMMON)
    packed = zlib.crc32(raw).to_bytes(_CHECK, "big") + squeeze.compress(raw) + squeeze.flush()
    code = f"{VERSION}{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
    if len(code) > MAX_CODE or len(raw) > MAX_TEXT:
        raise BadCode("code-record", value=len(code), allowed=MAX_CODE)
    return code


def read_code(code: str, games: Mapping[str, AnyRules]) -> Record:
    """The record in a share code, its actions not checked.

    Raises `BadCode`, `BadRecord` or `BadOptions`. White space in the code is ignored.
    """
    if len(code) > MAX_CODE:
        raise BadCode("code-size", value=len(code), allowed=MAX_CODE)
    code = "".join(code.split())
    if not _CODE.fullmatch(code):
        raise BadCode("code-junk")
    if int(code[0]) != VERSION:
        raise BadCode("code-version", value=code[0], allowed=VERSION)
    raw = _inflate(_unpack(code[1:]))
    game, _, text = raw.decode("latin-1").partition("\n")
    if game not in games:
        raise BadOptions("unknown-game", value=game[:80], allowed=", ".join(games))
    data = parse_json(_lengthen(text, game), MAX_SIZE)
    return read_record(migrate(_as_record(game, data)), games)


def _unpack(text: str) -> bytes:
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise BadCode("code-damaged") from None
    if base64.urlsafe_b64encode(packed).decode().rstrip("=") != text:
        raise BadCode("code-damaged")
    return packed


def _inflate(packed: bytes) -> bytes:
    stretch = zlib.decompressobj(-15, COMMON)
    try:
        raw = stretch.decompress(packed[_CHECK:], MAX_TEXT + 1)
    except zlib.error:
        raise BadCode("code-damaged") from None
    if len(raw) > MAX_TEXT:
        raise BadCode("code-size", value=len(raw), allowed=MAX_TEXT)
    if not stretch.eof or stretch.unused_data:
        raise BadCode("code-damaged")
    if zlib.crc32(raw).to_bytes(_CHECK, "big") != packed[:_CHECK]:
        raise BadCode("code-damaged")
    return raw


def _shorten(text: str, game: str) -> str:
    phrases = PHRASES.get(game, ())
    if not phrases:
        return text
    signs = dict(zip(phrases, _SIGNS, strict=False))
    longest_first = sorted(phrases, key=len, reverse=True)
    pattern = "|".join(re.escape(phrase) for phrase in longest_first)
    return re.sub(pattern, lambda found: signs[found[0]], text)


def _lengthen(text: str, game: str) -> str:
    phrases = dict(zip(_SIGNS, PHRASES.get(game, ()), strict=False))
    return "".join([phrases.get(char, char) for char in text])


def _as_record(game: str, data: object) -> dict[str, Any]:
    match data:
        case [rules, options, [*seats], seed, take_backs, actions]:
            pass
        case _:
            raise BadRecord("not-a-record")
    return {
        "format": FORMAT,
        "version": _RECORD_VERSION,
        "game": game,
        "rules": rules,
        "options": options,
        "seats": [_seat(seat) for seat in seats],
        "seed": seed,
        "take_backs": take_backs == 1,
        "actions": actions,
    }


def _seat(seat: object) -> dict[str, Any]:
    match seat:
        case [name, kind, color]:
            return {"name": name, "kind": kind, "color": color}
    raise BadRecord("record-field", name="seats")
