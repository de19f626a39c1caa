"""Words in the reader's language.

The English text is the key. `tr("Hello {name}", name="Ana")` gives the sentence in the
language of `tr`; `tr.plural("{n} card", "{n} cards", n)` chooses by number. `N_` marks a
text in a table for the catalogue and leaves it as it is. Catalogues are gettext's,
compiled when the page is built; they are read at import, so that the start-up snapshot
holds them.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "ja": "日本語"}
"""Code and own name of each language there is."""


def _catalogue(lang: str) -> NullTranslations:
    path = files("pyapp") / "locale" / lang / "LC_MESSAGES" / "fumoto.mo"
    if not path.is_file():
        return NullTranslations()
    with path.open("rb") as file:
        return GNUTranslations(file)


_CATALOGUES: Final = {lang: _catalogue(lang) for lang in LANGUAGES}


class Words:
    """The texts of one language. Equal when the language is the same."""

    __slots__ = ("_one", "_plural", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        catalogue = _CATALOGUES[self.lang]
        self._one: Callable[[str], str] = catalogue.gettext
        self._plural: Callable[[str, str, int], str] = catalogue.ngettext

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.lang == self.lang

    def __hash__(self) -> int:
        return hash(self.lang)

    def __call__(self, text: str, /, **values: object) -> str:
        """The text in this language, `{named}` places filled in."""
        found = self._one(text) if text else ""
        return found.format(**values) if values else found

    def plural(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form for `n` things, `{n}` and other places filled in."""
        return self._plural(one, many, n).format(n=n, **values)

    def join(self, items: list[str]) -> str:
        """A list in words: "Ana, Ben and Chie"."""
        if len(items) < 2:
            return "".join(items)
        if self.lang == "ja":
            return "、".join(items)
        return ", ".join(items[:-1]) + " and " + items[-1]

    def sentences(self, items: Iterable[str]) -> str:
        """Whole sentences one after the other, the empty ones left out."""
        return ("" if self.lang == "ja" else " ").join(filter(None, items))


_NUMBERED: Final = re.compile(r"(?<!\d)\d{1,2}$")
_JOINER: Final = "\u200d"
_FLAG: Final = range(0x1F1E6, 0x1F200)
_MARKS: Final = (
    *(range(0x300, 0x370), range(0x20D0, 0x2100), range(0x3099, 0x309B), range(0xFE00, 0xFE10)),
    *(range(0x1F3FB, 0x1F400), range(0xE0020, 0xE0080)),
)
"""Characters that belong to the one before: accents, voice marks, forms and skins of emoji."""


def initial(name: str) -> str:
    """The first letter of a name for a small mark, with all that belongs to it; or the number at
    its end, which is all that tells “Player 1” from “Player 2”.

    >>> initial("Player 2"), initial("4"), initial("Route 66"), initial("Agent 007")
    ('2', '4', '66', 'A')
    >>> initial("ana"), initial("e\u0301mile"), initial("\U0001f1ef\U0001f1f5 Aya"), initial("")
    ('A', 'E\u0301', '\U0001f1ef\U0001f1f5', '')
    """
    number = _NUMBERED.search(name)
    if number:
        return number[0]
    end = 2 if len(name) > 1 and ord(name[0]) in _FLAG and ord(name[1]) in _FLAG else 1
    while end < len(name) and (
        name[end] == _JOINER
        or name[end - 1] == _JOINER
        or any(ord(name[end]) in marks for marks in _MARKS)
    ):
        end += 1
    first = name[:end]
    return first.upper() if len(first.upper()) == len(first) else first


def N_(text: str) -> str:  # noqa: N802 - the customary name of this mark
    """Mark a text for the catalogue."""
    return text
