"""The catalogues: every text a person can meet, gathered from the sources for its translators.

`python -m pyapp.dev.catalog` brings each catalogue up to date in place, keeps what is
translated, drops what no source says any more, and prints what is missing. With the code of a
language behind it, a catalogue for that language is begun.
"""

import ast
import io
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.dev.places import APP, ROOT
from pyapp.dev.steps import StepError
from pyapp.games import GAMES
from pyapp.games.gorilla.reasons import VERDICTS
from pyapp.games.journey.board import FAULTS, SHIPPED, find_board
from pyapp.store.errors import REASONS as STORE_REASONS

Text: TypeAlias = str | tuple[str, str]
"""A text as it stands in the source, or its forms for one and for many."""

SOURCES: Final = ("ui", "web")
"""The packages whose texts are marked where they stand."""

LOCALES: Final = APP / "locale"
"""Where the catalogues lie."""

_MARKS: Final = {"tr", "N_"}
_HEADER: Final = """\
# Fumoto: {name}. The English text is the key; places in {{braces}} are filled in by the app.
msgid ""
msgstr ""
"Project-Id-Version: Fumoto\\n"
"POT-Creation-Date: 1980-01-01 00:00+0000\\n"
"Language: {lang}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""
"""The date is the same for ever, so that the same texts compile to the same bytes."""


def catalogues() -> list[Path]:
    """Every catalogue there is."""
    return sorted(LOCALES.glob("*/LC_MESSAGES/*.po"))


def read_catalogue(path: Path) -> Catalog:
    """A catalogue as it stands in its file."""
    with path.open("rb") as file:
        return read_po(file, abort_invalid=True)


def marked(source: str, name: str) -> list[Text]:
    """The texts of Python source in reading order.

    `name` is for the StepError raised where a mark stands before what is not a plain text.

    >>> marked('tr("Hello {name}", name=N_("you")); tr.plural("{n} card", "{n} cards", n)', "x.py")
    ['Hello {name}', 'you', ('{n} card', '{n} cards')]
    >>> marked('tr(NAMES[kind]); Words("ja")("Done"); tr("yes" if sure else "no")', "x.py")
    ['Done', 'yes', 'no']
    """
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    found: list[Text] = []
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        match call.func:
            case ast.Attribute(attr="plural"):
                one, many = (_texts(argument, name) for argument in call.args[:2])
                found += zip(one, many, strict=True)
            case ast.Name(id=mark) | ast.Attribute(attr=mark) if mark in _MARKS:
                found += _texts(call.args[0], name)
            case ast.Call(func=ast.Name(id="words" | "Words")):
                found += _texts(call.args[0], name)
    return found


def _texts(argument: ast.expr, name: str) -> list[str]:
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=other):
            return _texts(body, name) + _texts(other, name)
        case ast.JoinedStr() | ast.BinOp() | ast.Constant():
            raise StepError(f"{name}:{argument.lineno}: a text to translate must be plain.")
    return []


def lower_texts() -> Iterator[tuple[str, Iterable[str]]]:
    """Where texts stand as data in the layers that know nothing of languages, and the texts."""
    yield "pyapp/core/errors.py", CORE_REASONS.values()
    yield "pyapp/store/errors.py", STORE_REASONS.values()
    boards = [board.name for board in (find_board(name)[0] for name in SHIPPED) if board]
    more: Mapping[str, Iterable[str]] = {
        "gorilla": VERDICTS.values(),
        "journey": [*FAULTS.values(), *boards],
    }
    for game, rules in GAMES.items():
        facts: list[str] = []
        for option in rules.info.options:
            facts += [option.label, option.help]
            facts += [value for value in option.values if not value.isdigit()]
        facts += rules.info.terms
        yield f"pyapp/games/{game}/rules.py", filter(None, facts)
        yield f"pyapp/games/{game}/reasons.py", [*rules.reasons.values(), *more.get(game, ())]


def template() -> Catalog:
    """All texts, each with the files it stands in, in the order of these files."""
    catalog = Catalog(header_comment="", fuzzy=False)
    for package in SOURCES:
        for path in sorted((APP / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            for text in marked(path.read_text(encoding="utf-8"), name):
                catalog.add(text, locations=[(name, 0)])
    for name, texts in lower_texts():
        for text in texts:
            catalog.add(text, locations=[(name, 0)])
    return catalog


def renewed(old: Catalog) -> Catalog:
    """The old catalogue with exactly the texts there are now, translated where it knew them."""
    now = Catalog(locale=old.locale, header_comment="", fuzzy=False)
    for message in template():
        known = old.get(message.id) if message.id else None
        if known is not None and type(known.id) is type(message.id):
            now.add(
                message.id,
                known.string,
                locations=message.locations,
                user_comments=known.user_comments,
            )
        elif message.id:
            now.add(message.id, "", locations=message.locations)
    return now


def file_text(catalog: Catalog) -> str:
    """The catalogue as its file is to be, without anything that changes by itself."""
    body = io.BytesIO()
    write_po(body, catalog, width=0, omit_header=True, include_lineno=False)
    name = catalog.locale.english_name if catalog.locale else ""
    head = _HEADER.format(name=name, lang=catalog.locale, plurals=catalog.plural_forms)
    return head + body.getvalue().decode().rstrip("\n") + "\n"


def forms(message: Message) -> tuple[str, ...]:
    """What a text is in the catalogue's language: one form, or one for each number."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or [""])


def missing(catalog: Catalog) -> list[str]:
    """The texts that are not translated."""
    return [
        message.id if isinstance(message.id, str) else message.id[0]
        for message in catalog
        if message.id and not all(forms(message))
    ]


def begin(lang: str) -> None:
    """An empty catalogue for a language that has none yet."""
    path = LOCALES / lang / "LC_MESSAGES" / "fumoto.po"
    if not path.exists():
        path.parent.mkdir(parents=True)
        path.write_text(file_text(Catalog(locale=lang)), encoding="utf-8")


def main(langs: Sequence[str] = ()) -> int:
    """Bring every catalogue up to date, those for `langs` included; 1 if a text is missing."""
    for lang in langs:
        begin(lang)
    left = 0
    for path in catalogues():
        catalog = renewed(read_catalogue(path))
        path.write_text(file_text(catalog), encoding="utf-8")
        untranslated = missing(catalog)
        left += len(untranslated)
        print(f"{path.relative_to(ROOT)}: {len(catalog)} texts, {len(untranslated)} missing")
        for text in untranslated:
            print(f"  {text}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
