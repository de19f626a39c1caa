"""JSON from outside: parsed only once it is known to be small and flat enough.

In a browser the parser's own recursion meets the end of the stack before Python's limit
does, and then the whole interpreter is gone; so the nesting is counted beforehand.
"""

import json
import re
from typing import Any, Final

from pyapp.core.errors import BadRecord

MAX_DEPTH: Final = 40
"""Deepest nesting of lists and objects."""

_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


def parse_json(text: str, limit: int) -> Any:
    """The data of a JSON text of at most `limit` characters.

    Raises `BadRecord` (`record-size`, `record-json`).
    """
    if len(text) > limit:
        raise BadRecord("record-size", value=len(text), allowed=limit)
    if _is_deep(text):
        raise BadRecord("record-json", detail=f"more than {MAX_DEPTH} levels")
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadRecord("record-json", detail=str(error)[:80]) from None


def _is_deep(text: str) -> bool:
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        sign = found[0]
        if sign in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                return True
        elif sign in "]}":
            depth -= 1
    return False
