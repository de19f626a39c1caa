"""Every language but English is complete: each text translated, in the words of its rulebooks."""

import doctest
import re
from datetime import datetime
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from pyapp.dev import catalog
from pyapp.dev.steps import StepError
from pyapp.store import settings
from pyapp.ui.words import LANGUAGES

FOREIGN = [path.parts[-3] for path in catalog.catalogues()]
JAPANESE = r"[\u3040-\u30ff\u3400-\u9fff]"

LATIN = {
    *("Fumoto", "fumoto-board", "format", "JSON", "CPU", "Enter", "F", "J", "iPad", "Android"),
    *("Am Fuß des Kilimandscharo", "Hans im Glück", "Reise zum Mittelpunkt der Erde", "Kosmos"),
    *("The Charade Games", "S", "G", "r", "p", "c", "h", "l", "b", "y"),
}
"""Names of games, houses, things and keys, and the letters of the board's format."""

KANJI = "第三のゴリラ|鷹巣堂"
"""Names that English has none for."""

TERMS = {
    "ja": {
        "canoe": "カヌー",
        "jeep": "ジープ",
        "on foot": "徒歩",
        "mule": "ラバ",
        "bananas?": "バナナ",
        "lions?": "ライオン",
        "an exchange|exchanges": "位置交換",
        "base camp": "ベースキャンプ",
        "villages?": "村",
        "counters?": "チップ",
        "pawns?": "コマ",
        "spaces?(?! bar)": "マス",
        "pickaxe": "つるはし",
        "rope": "ロープ",
        "compass": "コンパス",
        "hardtack": "乾燥パン",
        "lamps?": "ライト",
        "granite": "花崗岩",
        "chasms?": "地割れ",
        "whirlpools?": "うず",
        "water stones?": "水石",
        "fossils?": "化石",
        "discovery": "発見",
        "explorers?": "探検家",
        "mushroom forest": "キノコの森",
        "city of ruins": "廃墟",
        "raft": "いかだ",
        "descent": "地底への道",
        "last space": "ゴールのマス",
        "sea adventures?": "海の冒険",
        "gorillas?": "ゴリラ",
        "fakes?": "偽物",
        "gorilla-san": "ゴリラさん",
        "bonobo": "ボノボ",
        "modern humans?": "現生人類",
    }
}
"""English words as they stand in a text, and what the rulebook calls the thing."""


@cache
def _catalogue(lang: str) -> Catalog:
    path = next(path for path in catalog.catalogues() if path.parts[-3] == lang)
    return catalog.read_catalogue(path)


def _messages(lang: str) -> list[Message]:
    return [message for message in _catalogue(lang) if message.id]


def _sources(message: Message) -> list[str]:
    return [message.id] if isinstance(message.id, str) else list(message.id)


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_language_has_a_catalogue_and_can_be_chosen() -> None:
    assert {*FOREIGN, "en"} == set(LANGUAGES) == set(settings.LANGUAGES)


@pytest.mark.parametrize("path", catalog.catalogues(), ids=lambda path: path.parts[-3])
def test_the_catalogue_is_what_the_sources_say(path: Any) -> None:
    """`python -m pyapp.dev.catalog` would change nothing: no text too few, none too many."""
    assert path.read_text("utf-8") == catalog.file_text(catalog.renewed(_catalogue(path.parts[-3])))


@pytest.mark.parametrize("lang", FOREIGN)
def test_everything_is_translated(lang: str) -> None:
    assert catalog.missing(_catalogue(lang)) == []
    assert [m.id for m in _messages(lang) if m.fuzzy] == []


@pytest.mark.parametrize("lang", FOREIGN)
def test_places_are_those_of_the_source_and_can_be_filled(lang: str) -> None:
    for message in _messages(lang):
        wanted = _places(_sources(message)[-1])
        for form in catalog.forms(message):
            assert _places(form) == wanted
            assert "7" in form.format(**dict.fromkeys(wanted, 7)) or not wanted


def test_english_is_tidy() -> None:
    for message in catalog.template():
        for text in _sources(message):
            bare = re.sub(KANJI, "Name", text)
            assert bare == bare.strip() or not re.search(r"\w", bare), text
            assert not re.search(r"  |[\"`]|\.\.\.| ,|[^\x00-\x7f“”…→–×ß-ü]", bare), text


def test_japanese_is_written_as_japanese() -> None:
    names = "|".join(sorted(map(re.escape, LATIN), key=len, reverse=True))
    for message in _messages("ja"):
        source = _sources(message)[0]
        for form in catalog.forms(message):
            bare = re.sub(rf"\{{\w+\}}|(?<![A-Za-z])({names})(?![A-Za-z])", "", form)
            assert not re.search(r"[A-Za-z]", bare), f"{form}: left over from English"
            assert not re.search(r"[,!?:;()\"“”‘’~]", bare), f"{form}: punctuation is full-width"
            assert not re.search(rf"{JAPANESE}\s|\s{JAPANESE}|^\s|\s$", form), f"{form}: spaces"
            if source.endswith((".", "!", "?")):
                assert form.endswith(("。", "！", "？")), f"{form}: a sentence ends like one"


@pytest.mark.parametrize("lang", TERMS)
def test_the_game_terms_are_the_rulebooks(lang: str) -> None:
    for word, term in TERMS[lang].items():
        said = re.compile(rf"(?<![\w{{-])({word})(?![\w}}-])", re.IGNORECASE)
        for message in _messages(lang):
            if said.search(_sources(message)[0]):
                assert all(term in form for form in catalog.forms(message)), message.id


@pytest.mark.parametrize("lang", FOREIGN)
def test_compiled_it_gives_the_right_form_for_every_number(lang: str) -> None:
    compiled = BytesIO()
    write_mo(compiled, _catalogue(lang))
    translations = GNUTranslations(BytesIO(compiled.getvalue()))
    plurals = [message for message in _messages(lang) if message.pluralizable]
    assert plurals
    for message in plurals:
        assert len(catalog.forms(message)) == _catalogue(lang).num_plurals
        for n in (0, 1, 2, 5, 11, 100):
            found = translations.ngettext(message.id[0], message.id[1], n)
            assert found in catalog.forms(message)


@pytest.mark.parametrize("lang", FOREIGN)
def test_the_same_catalogue_compiles_to_the_same_bytes_on_any_day(lang: str) -> None:
    date = _catalogue(lang).creation_date
    assert isinstance(date, datetime)
    assert date.year == 1980


def test_japanese_has_one_form_for_all_numbers() -> None:
    assert _catalogue("ja").num_plurals == 1


def test_examples_of_extraction_hold() -> None:
    results = doctest.testmod(catalog)
    assert results.attempted
    assert not results.failed


def test_only_plain_texts_can_be_marked() -> None:
    for source in ('tr(f"{n} cards")', 'tr("a" + b)', "N_(3)"):
        with pytest.raises(StepError):
            catalog.marked(source, "x.py")


def test_a_new_language_begins_with_every_text_and_its_own_plurals(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = _catalogue("ja")
    monkeypatch.setattr(catalog, "LOCALES", tmp_path)
    catalog.begin("ru")
    (path,) = catalog.catalogues()
    new = catalog.renewed(catalog.read_catalogue(path))
    assert len(catalog.missing(new)) == len(new) == len(known)
    assert new.num_plurals == 3


def test_a_renewed_catalogue_keeps_what_is_translated_and_drops_the_rest() -> None:
    old = Catalog(locale="ja")
    old.add("Back", "もどる")
    old.add("What nobody says any more", "…")
    new = catalog.renewed(old)
    back = new.get("Back")
    assert back is not None
    assert back.string == "もどる"
    assert new.get("What nobody says any more") is None
    assert "Your hand" in catalog.missing(new)
