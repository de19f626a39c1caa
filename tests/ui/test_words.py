"""Words gives every text in the reader's language, and no screen says anything without it."""

import random
import re
from collections.abc import Callable, Iterator, Mapping
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.mofile import write_mo

from pyapp.ai.players import players
from pyapp.core.errors import REASONS as CORE_REASONS
from pyapp.core.errors import FumotoError
from pyapp.core.match import Match
from pyapp.dev import catalog
from pyapp.games import GAMES
from pyapp.games.journey.board import STAGES
from pyapp.store.errors import REASONS as STORE_REASONS
from pyapp.store.saves import GAME_KEY
from pyapp.store.settings import Settings
from pyapp.store.storage import MemoryStorage
from pyapp.store.table import HUMAN, Player, Table
from pyapp.ui import messages as m
from pyapp.ui import pictures, words
from pyapp.ui.game import reason
from pyapp.ui.games import SCREENS
from pyapp.ui.model import COLORS, Model, Play
from pyapp.ui.view import view
from pyapp.ui.vnode import Lazy, VNode
from pyapp.ui.words import LANGUAGES, N_, Words
from tests.core.samples import Trace, seats_of, traces
from tests.pilot import NOW, Pilot, nodes
from tests.ui import gorilla_table

SEEN_BY_PEOPLE = {
    *("aria-label", "aria-description", "aria-placeholder", "aria-roledescription"),
    *("aria-valuetext", "alt", "label", "placeholder", "title"),
}
"""Attributes whose value is read or heard."""

DATA = re.compile(
    "|".join(["Fumoto", "麓", *LANGUAGES.values(), r"“[^”]*”", r"\b[a-z]\d{0,2}\b", r"\b[LHAFJ]\b"])
)
"""What is the same in every language: names and their initials, somebody's own
text in quotation marks, places of a map."""

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
            parts.append(re.sub(_UNMARKED, "＊", text.translate(_WIDE)))
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


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_game_is_given_somewhere(name: str) -> None:
    folder = files("pyapp.games") / name
    code = "".join(
        file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".py") and file.name != "reasons.py"
    )
    assert [reason for reason in GAMES[name].reasons if f'"{reason}"' not in code] == []


def test_no_picture_holds_a_text_that_is_not_translated() -> None:
    symbols = pictures.sheet(pictures.symbols())
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


class Wanderer(Pilot):
    """Somebody who touches everything in the app in any order, minding all that it says."""

    def __init__(self, lang: str, seed: int = 0) -> None:
        self._will = random.Random(seed)
        self.seen: set[tuple[str, str]] = set()
        width, height = self._will.choice([(1024, 768), (768, 1024), (390, 844)])
        super().__init__(MemoryStorage(_stored()), lang=lang, width=width, height=height)

    def _draw(self) -> None:
        self.seen.add((self.model.screen, self.model.sheet))
        self._page = view(self.model)
        assert _unmarked(self._page) == []

    @property
    def tree(self) -> VNode:
        """The page, drawn once for each message."""
        return self._page

    def accident(self) -> None:
        """Something happens outside the app."""
        self.storage.refuse = self._will.random() < 0.2
        played_on = FumotoError("conflict", theirs=5, mine=4)
        happened: list[m.Message] = [m.Hidden(), m.UpdateReady(), m.StoreFailed(played_on)]
        self.send(self._will.choice([*happened, m.Do("import", "７")]))

    def play_on(self) -> None:
        """Do an action of the game, or what leads to one."""
        actions = self.actions()
        if actions:
            self.send(m.Act(self._will.choice(actions)))
        else:
            self.touch("pick", "curtain", "sheet:moves")
        for asked in self.thinking[-1:]:
            self.thinking.clear()
            self.send(m.Thought(asked.token, asked.fallback))

    def touch(self, *commands: str) -> None:
        """Use a control of the app: one whose command begins so, else any."""
        found = [node for node in self.touchable() if "data-do" in node.attrs]
        if commands:
            found = [node for node in found if str(node.attrs["data-do"]).startswith(commands)]
        if found:
            control = self._will.choice(found)
            self.send(m.Do(str(control.attrs["data-do"]), self._value(control)))

    def _value(self, node: VNode) -> str:
        match node.tag, node.attrs.get("type"):
            case "select", _:
                return self._will.choice([str(n.attrs["value"]) for n in nodes(node, "option")])
            case "input", "radio":
                return str(node.attrs["value"])
            case "input", "number":
                return str(node.attrs["min"])
            case "input", "checkbox":
                return self._will.choice(["1", ""])
            case "input", "text":
                return self._will.choice(["", "７７"])
        return ""


def test_every_trouble_with_the_storage_goes_through_words(marked: str) -> None:
    someone = Wanderer(marked)
    someone.touch("setup")
    someone.touch("start")
    for code in STORE_REASONS:
        places = {name for _, name, _, _ in Formatter().parse(STORE_REASONS[code]) if name}
        someone.send(m.StoreFailed(FumotoError(code, **dict.fromkeys(places, 7))))
        someone.send(m.Do("sheet:menu"))
    someone.send(m.Do("home"))


def _flags(game: str) -> list[m.Do]:
    options = GAMES[game].info.options
    return [m.Do(f"opt:{option.name}", "1") for option in options if option.kind == "flag"]


WAYS: Mapping[str, Callable[[str], list[m.Do]]] = {
    "one person": lambda _: [],
    "one person with every option": _flags,
    "two people who confirm": lambda _: [m.Do("set:confirm", "1"), m.Do("kind:1", HUMAN)],
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
    for seat in range(len(someone.model.setup.players if someone.model.setup else ())):
        someone.send(m.Do(f"kind:{seat}", HUMAN if seat == 0 else list(players(game))[-1]))
    for message in WAYS[way](game):
        someone.send(message)
    someone.touch("start")
    slot = someone.play.id
    for step in range(40):
        someone.touch()
        someone.play_on()
        if step % 10 == 9:
            someone.accident()
        while someone.model.screen != "play":
            someone.touch("back", "no", "home", "ask", f"continue:{slot}")
    assert {"home", "setup", "play"} <= {screen for screen, _ in someone.seen}


@pytest.mark.parametrize("stage", STAGES)
def test_the_board_editor_goes_through_words(marked: str, stage: str) -> None:
    someone = Wanderer(marked)
    for _ in range(60):
        if someone.model.screen == "editor":
            someone.send(m.Do(f"board:stage:{stage}"))
            someone.touch()
        else:
            someone.send(m.Do("setup:journey"))
            someone.touch("board:")
    assert ("editor", "") in someone.seen


@pytest.mark.parametrize("relaxed", ["", "1"], ids=["racing", "relaxed"])
@pytest.mark.parametrize("people", [1, 4])
def test_every_call_goes_through_words(marked: str, people: int, relaxed: str) -> None:
    someone = Wanderer(marked)
    someone.send(m.Do("setup:gorilla"))
    for seat in range(people):
        someone.send(m.Do(f"kind:{seat}", HUMAN))
    someone.send(m.Do("opt:relaxed", relaxed))
    someone.touch("start")
    table = gorilla_table.Table(pilot=someone)
    for step in range(150):
        if someone.model.sheet == "result":
            break
        someone.touch("live", "curtain")
        table.go_on()
        if step % 3 == 0:
            table.hit(step % people, table.now)
        if step == 100:
            table.touch("cancel", 10, "pad:0")


def _telling(trace: Trace) -> list[int]:
    """The plies before the first action of each kind."""
    verbs = [trace.table.rules.encode(action).split()[0] for action in trace.actions]
    return sorted(verbs.index(verb) for verb in set(verbs))


@pytest.mark.parametrize("game", SCREENS)
def test_every_moment_of_a_game_goes_through_words(marked: str, game: str) -> None:
    for trace in traces(game):
        rules, seats, options = trace.table
        people = tuple(Player(str(seat + 1), HUMAN, COLORS[seat]) for seat in range(seats))
        plies = [*_telling(trace), len(trace.actions)]
        for ply in plies:
            match = Match(rules, options, seats, trace.actions[:ply], trace.states[: ply + 1])
            stored = Table.start(match, people, id="7", seed=7, updated=NOW)
            for viewer in (None, *seats_of(match.actor)):
                play = Play(stored, match, viewer=viewer)
                for sheet in ("", "moves", "result", *(["log"] if ply == plies[-1] else [])):
                    model = Model(Settings(), marked, screen="play", play=play, sheet=sheet)
                    assert _unmarked(view(model)) == [], f"ply {ply}, {sheet}"


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
