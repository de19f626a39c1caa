"""Words gives every text in the reader's language, and no screen says anything without it."""

import random
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from itertools import count
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.mofile import write_mo

from pyapp.ai.players import players
from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.core.errors import FumotoError
from pyapp.dev import catalog
from pyapp.games import GAMES
from pyapp.store.errors import REASONS as STORE_REASONS
from pyapp.store.saves import GAME_KEY, Shelf
from pyapp.store.settings import Settings
from pyapp.store.storage import MemoryStorage
from pyapp.store.table import HUMAN
from pyapp.ui import app, pictures, words
from pyapp.ui import messages as m
from pyapp.ui.game import reason
from pyapp.ui.games import SCREENS
from pyapp.ui.view import view
from pyapp.ui.vnode import Lazy, VNode
from pyapp.ui.words import LANGUAGES, N_, Words

NOW = 1_780_000_000_000

SEEN_BY_PEOPLE = {
    *("aria-label", "aria-description", "aria-placeholder", "aria-roledescription"),
    *("aria-valuetext", "alt", "label", "placeholder", "title"),
}
"""Attributes whose value is read or heard."""

DATA = re.compile("Fumoto|麓|" + "|".join(LANGUAGES.values()) + r"|“[^”]*”")
"""What is the same in every language; what stands in quotation marks is somebody's own text."""

_UNMARKED = re.compile("[A-Za-z\u3040-\u30ff\u3400-\u9fff]")
_WIDE = {code: code + 0xFEE0 for code in (*range(65, 91), *range(97, 123))}


class Marking(NullTranslations):
    """A translation that writes every letter wide: whatever is left narrow never went through it.

    >>> Marking().gettext("{n} cards")
    '{n} ｃａｒｄｓ'
    """

    def gettext(self, message: str) -> str:
        parts = []
        for text, place, _, _ in Formatter().parse(message):
            parts.append(text.translate(_WIDE))
            if place is not None:
                parts.append(f"{{{place}}}")
        return "".join(parts)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Japanese as the build compiles it."""
    path = next(path for path in catalog.catalogues() if path.parts[-3] == "ja")
    compiled = BytesIO()
    write_mo(compiled, catalog.read_catalogue(path))
    compiled.seek(0)
    monkeypatch.setitem(words._CATALOGUES, "ja", GNUTranslations(compiled))
    return Words("ja")


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> str:
    """A language in which every translated letter is wide."""
    monkeypatch.setitem(words._CATALOGUES, "ja", Marking())
    return "ja"


def test_english_is_the_source_text() -> None:
    tr = Words("en")
    assert tr("Your hand") == "Your hand"
    assert tr("{name}'s turn", name="Ana") == "Ana's turn"
    assert tr("") == ""


def test_japanese_comes_from_the_catalogue(japanese: Words) -> None:
    assert japanese("Your hand") == "手札"
    assert japanese("{name}'s turn", name="アナ") == "アナの番です"
    assert japanese("") == "", "the catalogue's head is no text"


def test_number_chooses_the_form(japanese: Words) -> None:
    english = Words("en")
    assert [english.plural("{n} card", "{n} cards", n) for n in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]
    assert [japanese.plural("{n} card", "{n} cards", n) for n in (0, 1, 2)] == ["0枚", "1枚", "2枚"]


def test_a_text_nobody_translated_is_said_in_english(japanese: Words) -> None:
    assert japanese("Nobody translated this, {name}.", name="Ana") == "Nobody translated this, Ana."


def test_braces_in_a_name_are_left_alone() -> None:
    assert Words("en")("{name}'s turn", name="{n} {}") == "{n} {}'s turn"
    assert Words("en")("100 {percent}") == "100 {percent}"


def test_lists_are_joined_as_the_language_does() -> None:
    english, japanese = Words("en"), Words("ja")
    assert [english.join(list("ABC"[:n])) for n in range(4)] == ["", "A", "A and B", "A, B and C"]
    assert [japanese.join(list("ABC"[:n])) for n in range(4)] == ["", "A", "A、B", "A、B、C"]


def test_sentences_follow_each_other_as_the_language_does() -> None:
    assert Words("en").sentences(["One.", "", "Two."]) == "One. Two."
    assert Words("ja").sentences(["一つ。", "", "二つ。"]) == "一つ。二つ。"


def test_places_may_have_any_name() -> None:
    assert Words("en")("{text}, {self}", text="a", self="b") == "a, b"
    assert Words("en").plural("{one}", "{many} {n}", 2, one=1, many=3) == "3 2"


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").lang == "en"
    assert Words("tlh") == Words("en") != Words("ja")
    assert len({Words("en"), Words("en"), Words("ja")}) == 2
    assert Words("en") != "en"


def test_a_mark_leaves_the_text() -> None:
    assert N_("On foot") == "On foot"


def test_every_language_is_named_in_itself() -> None:
    assert dict(LANGUAGES) == {"en": "English", "ja": "日本語"}


def test_every_refusal_has_a_sentence_in_every_language(japanese: Words) -> None:
    tables = [CORE_REASONS, STORE_REASONS, *(rules.reasons for rules in GAMES.values())]
    for table in tables:
        for code, text in table.items():
            places = {name for _, name, _, _ in Formatter().parse(text) if name}
            error = FumotoError(code, **dict.fromkeys(places, 7))
            assert reason(japanese, error, [table]) != reason(Words("en"), error, [table])


def test_no_picture_holds_a_text_that_is_not_translated() -> None:
    symbols = pictures.symbols()
    inside = "".join(part.partition("<")[0] for part in symbols.split(">"))
    assert [char for char in inside if char.isalpha()] == []


def _texts(node: VNode | Lazy | str) -> Iterator[tuple[str, str]]:
    """Every text of a view that is seen or heard, with where it stands."""
    if isinstance(node, str):
        yield "text", node
        return
    if isinstance(node, Lazy):
        node = node.node()
    for name, value in node.attrs.items():
        if name in SEEN_BY_PEOPLE and isinstance(value, str):
            yield f"{node.tag} {name}", value
    for child in node.children:
        for where, text in _texts(child):
            yield (node.tag if where == "text" else where), text


def _unmarked(page: VNode) -> list[tuple[str, str]]:
    return [found for found in _texts(page) if _UNMARKED.search(DATA.sub("", found[1]))]


def _nodes(node: VNode | Lazy | str) -> Iterator[VNode]:
    if isinstance(node, str):
        return
    if isinstance(node, Lazy):
        node = node.node()
    if node.attrs.get("inert"):
        return
    yield node
    for child in node.children:
        yield from _nodes(child)


def _stored() -> dict[str, str]:
    """Saves as they should not be: damaged, from the future, with an action nobody may do."""
    data = Path(__file__).parents[1] / "store" / "data" / "save-1.json"
    good = data.read_text("utf-8").replace("Ana", "１").replace("ベン", "２")
    return {
        f"{GAME_KEY}a": "{",
        f"{GAME_KEY}b": good.replace('"version":1', '"version":99'),
        f"{GAME_KEY}c": good.replace('"dealer 3"', '"dealer 4"'),
        f"{GAME_KEY}d": good,
    }


class Wanderer:
    """Somebody who touches everything in the app in any order, seeing all that it shows."""

    def __init__(self, lang: str, seed: int = 0) -> None:
        self._rng = random.Random(seed)
        self._clock = count(NOW)
        self._storage = MemoryStorage(_stored())
        self._shelf = Shelf(self._storage, {game: GAMES[game] for game in SCREENS})
        width, height = self._rng.choice([(1024, 768), (768, 1024), (390, 844)])
        self.model, effects = app.start(Settings(speed="instant"), lang, width, height)
        self.seen: set[tuple[str, str]] = set()
        self._page = view(self.model)
        for message in self._answers(effects):
            self.send(message)

    def accident(self) -> None:
        """Something happens outside the app."""
        self._storage.refuse = self._rng.random() < 0.2
        played_on = FumotoError("conflict", theirs=5, mine=4)
        happened: list[m.Message] = [m.Hidden(), m.UpdateReady(), m.StoreFailed(played_on)]
        self.send(self._rng.choice([*happened, m.Do("import", "７")]))

    def send(self, message: m.Message) -> None:
        """Let the app take a message, and all that follows from it."""
        waiting: deque[m.Message] = deque([message])
        while waiting:
            message = waiting.popleft()
            env = m.Env(next(self._clock), self._rng.getrandbits(64))
            self.model, effects = app.update(self.model, message, env)
            self.seen.add((self.model.screen, self.model.sheet))
            self._page = view(self.model)
            assert _unmarked(self._page) == [], f"after {message}"
            waiting += self._answers(effects)

    def _answers(self, effects: list[m.Effect]) -> Iterator[m.Message]:
        for effect in effects:
            try:
                match effect:
                    case m.Save(table, force):
                        saved = self._shelf.save(table, take_over=force)
                        yield m.Stored(saved.id, saved.revision)
                    case m.ListSaves():
                        yield m.Listed(self._shelf.slots())
                    case m.LoadSave(slot):
                        yield m.Loaded(self._shelf.load(slot))
                    case m.DeleteSave(slot):
                        self._shelf.delete(slot)
                        yield m.Listed(self._shelf.slots())
                    case m.Think():
                        yield m.Thought(effect.token, effect.fallback)
            except FumotoError as error:
                yield m.Failed(error)

    def touch(self, *commands: str) -> None:
        """Use a control of the view: one that begins so, else any, actions of the game first."""
        nodes = [n for n in _nodes(self._page) if not n.attrs.get("disabled")]
        actions = [str(n.attrs["data-action"]) for n in nodes if n.attrs.get("data-action")]
        nodes = [n for n in nodes if str(n.attrs.get("data-do") or "").startswith(commands or "")]
        controls = [n for n in nodes if n.attrs.get("data-do")]
        if actions and not commands and self._rng.random() < 0.7:
            self.send(m.Act(self._rng.choice(actions)))
        elif controls:
            control = self._rng.choice(controls)
            self.send(m.Do(str(control.attrs["data-do"]), self._value(control)))

    def _value(self, node: VNode) -> str:
        match node.tag, node.attrs.get("type"):
            case "select", _:
                values = [str(n.attrs["value"]) for n in _nodes(node) if n.tag == "option"]
                return self._rng.choice(values)
            case "input", "radio":
                return str(node.attrs["value"])
            case "input", "number":
                return str(node.attrs["min"])
            case "input", "checkbox":
                return self._rng.choice(["1", ""])
            case "input", "text":
                return self._rng.choice(["", "７７"])
        return ""


def _flags(game: str) -> list[m.Do]:
    options = GAMES[game].info.options
    return [m.Do(f"opt:{option.name}", "1") for option in options if option.kind == "flag"]


WAYS: Mapping[str, Callable[[str], list[m.Do]]] = {
    "one person": lambda _: [],
    "two people who confirm": lambda _: [m.Do("set:confirm", "1"), m.Do("kind:1", HUMAN)],
    "every option": _flags,
    "nobody": lambda game: [m.Do("kind:0", list(players(game))[-1])],
}


@pytest.mark.parametrize("game", SCREENS)
@pytest.mark.parametrize("way", WAYS)
def test_every_visible_text_goes_through_words(marked: str, game: str, way: str) -> None:
    someone = Wanderer(marked, len(way))
    for _ in range(20):
        someone.touch("ask", "no", "continue", "rescue", "home")
    someone.send(m.Do("home"))
    someone.touch(f"setup:{game}")
    for _ in range(8):
        someone.touch("seats", "kind", "name", "color", "up", "opt", "takebacks")
    for message in WAYS[way](game):
        someone.send(message)
    someone.touch("start")
    for step in range(150):
        someone.touch()
        if step % 20 == 19:
            someone.accident()
        if someone.model.screen != "play":
            someone.touch("back", "continue", "home")
    assert {"home", "setup", "play"} <= {screen for screen, _ in someone.seen}


@pytest.mark.parametrize("game", SCREENS)
def test_every_kind_of_player_has_a_name(marked: str, game: str) -> None:
    someone = Wanderer(marked)
    someone.touch(f"setup:{game}")
    for kind in players(game):
        someone.send(m.Do("kind:0", kind))


@pytest.mark.parametrize("game", SCREENS)
def test_the_rules_go_through_words(marked: str, game: str) -> None:
    someone = Wanderer(marked)
    someone.send(m.Do(f"rules:{game}"))
    someone.send(m.Do("settings"))
