"""Words in the reader's language.

The English text is the key. `tr("Hello {name}", name="Ana")` gives the sentence in the
language of `tr`; `tr.plural("{n} card", "{n} cards", n)` chooses by number. `N_` marks a
text in a table for the catalogue and leaves it as it is. Catalogues are gettext's,
compiled when the page is built; they are read at import, so that the start-up snapshot
holds them.
"""

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


def N_(text: str) -> str:  # noqa: N802 - the customary name of this mark
    """Mark a text for the catalogue."""
    return text
