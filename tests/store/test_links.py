"""Links start what they name, or say what is wrong with them and what is allowed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.core.errors import FumotoError
from pyapp.core.options import complete_options
from pyapp.games import GAMES
from pyapp.store.links import (
    MAX_LINK,
    Home,
    Link,
    NewGame,
    RulesPage,
    SharedGame,
    make_challenge,
    make_link,
    parse_link,
)
from pyapp.store.table import MAX_NAME, MAX_SEED, clean_name
from tests.store.samples import GAME

KINDS = dict.fromkeys(GAMES, ("human", "random", "greedy"))
OPTIONS = GAMES[GAME].info.options
DEFAULTS = complete_options(OPTIONS, {})
NEW = f"#new?game={GAME}"
WORDS = ("new", "game=", "seats=", GAME, "human", "&opt.", "dealer", "&names=", "&seed=")


def parse(text: str) -> Link:
    return parse_link(text, GAMES, KINDS)


def test_the_documented_link() -> None:
    link = parse(
        "#new?game=kilimanjaro&seats=human,greedy,greedy&seed=7&lang=en"
        "&opt.quick_start=1&names=Ana,Ben"
    )
    options = complete_options(OPTIONS, {"quick_start": True})
    seats = ("human", "greedy", "greedy")
    assert link == NewGame("kilimanjaro", seats, options, 7, "en", ("Ana", "Ben"))


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("", Home()),
        ("#", Home()),
        ("#home", Home()),
        ("#home?lang=ja", Home("ja")),
        ("https://host.example/a/b/#home", Home()),
        ("#rules", RulesPage()),
        ("#rules?game=kilimanjaro&lang=en", RulesPage(GAME, "en")),
        ("#game=1abc-_", SharedGame("1abc-_")),
        ("https://host.example/x/index.html?y=1#game=1abc", SharedGame("1abc")),
        (NEW, NewGame(GAME, (), DEFAULTS)),
        (f"{NEW}&seats=human%2Cgreedy", NewGame(GAME, ("human", "greedy"), DEFAULTS)),
        (f"{NEW}&seed={MAX_SEED}", NewGame(GAME, (), DEFAULTS, MAX_SEED)),
        (f"{NEW}&names=", NewGame(GAME, (), DEFAULTS)),
        (f"{NEW}&seed=0", NewGame(GAME, (), DEFAULTS, 0)),
        (
            f"{NEW}&names=%E5%B1%B1%E7%94%B0,,C%26D",
            NewGame(GAME, (), DEFAULTS, names=("山田", "", "C&D")),
        ),
        (f"{NEW}&names=山田", NewGame(GAME, (), DEFAULTS, names=("山田",))),
    ],
)
def test_what_links_mean(text: str, link: Link) -> None:
    assert parse(text) == link


@pytest.mark.parametrize(
    ("text", "code", "param"),
    [
        ("#play", "link-page", "play"),
        ("#new", "link-missing", "game"),
        ("#new?seed=7", "link-missing", "game"),
        ("#new?game=", "unknown-game", ""),
        ("#new?game=everest", "unknown-game", "everest"),
        ("#rules?game=everest", "unknown-game", "everest"),
        ("#home?game=kilimanjaro", "link-unknown", "game"),
        ("#rules?seed=7", "link-unknown", "seed"),
        (f"{NEW}&speed=3", "link-unknown", "speed"),
        (f"{NEW}&seats=human,oracle", "seat-kind", "oracle"),
        (f"{NEW}&seats=", "seat-kind", ""),
        (f"{NEW}&seats=human,", "seat-kind", ""),
        (f"{NEW}&seats=human", "seat-count", 1),
        (f"{NEW}&seats=human,human,human,human,human", "seat-count", 5),
        (f"{NEW}&seed=", "link-seed", ""),
        (f"{NEW}&seed=-1", "link-seed", "-1"),
        (f"{NEW}&seed=1.5", "link-seed", "1.5"),
        (f"{NEW}&seed=0x7", "link-seed", "0x7"),
        (f"{NEW}&seed=７", "link-seed", "７"),
        (f"{NEW}&seed={MAX_SEED + 1}", "link-seed", str(MAX_SEED + 1)),
        (f"{NEW}&seed={'9' * 5000}", "link-seed", "9" * 80),
        (f"{NEW}&lang=xx", "link-lang", "xx"),
        (f"{NEW}&lang=", "link-lang", ""),
        ("#home?lang=de", "link-lang", "de"),
        (f"{NEW}&opt.weather=bad", "unknown-option", "weather"),
        (f"{NEW}&opt.=1", "unknown-option", ""),
        (f"{NEW}&opt.quick_start=maybe", "option-value", "maybe"),
        (f"{NEW}&opt.dealer=9", "option-value", "9"),
        (f"{NEW}&seats=human,greedy&opt.dealer=3", "option-value", "3"),
        (f"{NEW}&seed=1&seed=1", "link-twice", "seed"),
        (f"{NEW}&g%61me=x", "link-twice", "game"),
        (f"{NEW}&", "link-part", ""),
        (f"{NEW}&seed", "link-part", "seed"),
        (f"{NEW}&=1", "link-part", "=1"),
        (f"{NEW}&names=%", "link-encoding", "names"),
        (f"{NEW}&names=%4", "link-encoding", "names"),
        (f"{NEW}&names=%zz", "link-encoding", "names"),
        (f"{NEW}&names=%ff", "link-encoding", "names"),
        (f"{NEW}&names=a,b,c,d,e", "link-names", 5),
        (f"{NEW}&seats=human,human&names=a,b,c", "link-names", 3),
        (f"{NEW}&names={'a' * (MAX_NAME + 1)}", "link-name", "a" * (MAX_NAME + 1)),
        (f"{NEW}&names=a%00", "link-name", "a\x00"),
        (f"{NEW}&names=a%E2%80%AEb", "link-name", "a\u202eb"),
        ("#new?" + "a" * MAX_LINK, "link-size", MAX_LINK + 5),
    ],
)
def test_bad_links_say_what_is_wrong(text: str, code: str, param: object) -> None:
    with pytest.raises(FumotoError) as caught:
        parse(text)
    assert caught.value.code == code
    named = {caught.value.params.get("value"), caught.value.params.get("name")}
    assert param in named


@settings(max_examples=150)
@given(
    st.lists(st.sampled_from([*"#?&=,.%0aé", *WORDS]), max_size=12).map("".join)
    | st.text(max_size=30)
)
def test_any_text_is_a_link_or_one_of_our_errors(text: str) -> None:
    for start in ("", "#new?", f"{NEW}&"):
        try:
            link = parse(start + text)
        except FumotoError:
            continue
        assert parse(make_link(link)) == link


NAMES = st.text(max_size=12).map(lambda text: clean_name(text.replace(",", " ")))


@given(
    st.lists(st.sampled_from(KINDS[GAME]), min_size=2, max_size=4),
    st.fixed_dictionaries(
        {}, optional={"quick_start": st.booleans(), "dealer": st.sampled_from(["random", "2"])}
    ),
    st.none() | st.integers(0, MAX_SEED),
    st.sampled_from(["", "ja", "en"]),
    st.data(),
)
def test_a_link_that_was_made_is_read_as_the_same(
    seats: list[str],
    given_options: dict[str, object],
    seed: int | None,
    lang: str,
    data: st.DataObject,
) -> None:
    names = data.draw(st.lists(NAMES, max_size=len(seats)).filter(lambda names: names != [""]))
    options = complete_options(OPTIONS, given_options)
    link = NewGame(GAME, tuple(seats), options, seed, lang, tuple(names))
    assert parse(make_link(link)) == link


@pytest.mark.parametrize(
    "link", [Home(), Home("ja"), RulesPage(), RulesPage(GAME, "en"), SharedGame("1abc")]
)
def test_other_links_are_read_as_the_same(link: Link) -> None:
    assert parse(make_link(link)) == link


def test_a_challenge_is_short_and_gives_the_same_set_up() -> None:
    rules = GAMES[GAME]
    options = complete_options(OPTIONS, {"less_luck": True})
    text = make_challenge(rules, ["human", "greedy"], options, 7)
    assert text == "#new?game=kilimanjaro&seats=human,greedy&seed=7&opt.less_luck=1"
    assert parse(text) == NewGame(GAME, ("human", "greedy"), options, 7)


def test_commas_in_names_become_spaces() -> None:
    text = make_link(NewGame(GAME, ("human", "human"), DEFAULTS, names=("Smith,Ann", "Bo")))
    link = parse(text)
    assert isinstance(link, NewGame)
    assert link.names == ("Smith Ann", "Bo")


def test_a_link_nobody_could_read_is_not_made() -> None:
    with pytest.raises(FumotoError) as caught:
        make_link(SharedGame("1" * MAX_LINK))
    assert caught.value.code == "link-size"
