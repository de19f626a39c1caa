"""Deep links: a good one does what it says, a bad one says what is wrong and touches nothing."""

import pytest

from pyapp.ui import messages as m
from pyapp.ui.view import view
from tests.pilot import Pilot, begin, has, said, with_class

GOOD = "#new?game=kilimanjaro&seats=human,greedy,greedy&seed=7&lang=en&opt.quick_start=1"


def test_a_link_starts_the_game_it_describes() -> None:
    pilot = Pilot(fragment=GOOD)
    assert pilot.screen == "play"
    assert [player.kind for player in pilot.play.players] == ["human", "greedy", "greedy"]
    assert pilot.match.options["quick_start"] is True
    assert pilot.play.table.seed == 7
    assert m.Fragment("") in pilot.done


def test_the_same_seed_deals_the_same_to_everybody() -> None:
    one, two = (Pilot(seed=n, fragment=GOOD) for n in (1, 2))
    assert one.match.actions == two.match.actions
    assert one.play.id != two.play.id
    other = Pilot(fragment=GOOD.replace("seed=7", "seed=8"))
    assert other.match.actions != one.match.actions


def test_two_who_play_the_same_meet_the_same_cards_and_computers() -> None:
    one, two = (Pilot(seed=n, fragment=GOOD) for n in (1, 2))
    for _ in range(40):
        for pilot in (one, two):
            if not pilot.over:
                pilot.step(lambda legal: legal[len(legal) // 2])
    assert one.match.actions == two.match.actions


def test_a_challenge_is_such_a_link() -> None:
    pilot = begin("human", "greedy", seed=123, less_luck=True)
    dealt = pilot.match.actions
    for _ in pilot.finish():
        pass
    pilot.press("challenge")
    link = pilot.model.link
    assert link.startswith("#new?game=kilimanjaro")
    assert len(link) < 300
    pilot.press("copy")
    assert m.Copy(link) in pilot.done
    friend = Pilot(seed=77, fragment=link)
    assert friend.match.actions == dealt
    assert friend.match.options == pilot.match.options


def test_a_game_sent_on_goes_on_elsewhere_where_it_was() -> None:
    pilot = begin("human", "greedy", "human", seed=5)
    for number, _ in enumerate(pilot.finish()):
        if number == 50:
            break
    pilot.press("sheet:menu")
    pilot.press("share")
    assert len(pilot.model.link) < 5000
    other = Pilot(seed=9, fragment=pilot.model.link)
    assert other.match.state == pilot.match.state
    assert [p.name for p in other.play.players] == ["Ana", "Ben", "Chie"]
    assert len(other.shelf.slots()) == 1


def test_without_seats_the_set_up_waits_with_everything_else_filled_in() -> None:
    pilot = Pilot(fragment="#new?game=kilimanjaro&seed=5&opt.less_luck=1")
    assert pilot.screen == "setup"
    assert pilot.model.setup is not None
    assert pilot.model.setup.options["less_luck"] is True
    pilot.press("start")
    assert pilot.play.table.seed == 5


def test_names_come_along_and_the_language_is_the_links_but_not_the_setting() -> None:
    pilot = Pilot(
        lang="en", fragment=GOOD.replace("lang=en", "lang=ja") + "&names=%E3%81%82%E3%81%84"
    )
    assert pilot.model.lang == "ja"
    assert pilot.model.settings.lang == ""
    assert pilot.play.players[0].name == "あい"


def test_rules_can_be_linked_to() -> None:
    pilot = Pilot(fragment="#rules?game=kilimanjaro&lang=ja")
    assert pilot.screen == "rules"
    assert with_class(pilot.tree, "manual")
    pilot.press("back")
    assert pilot.screen == "home"


BAD = {
    "#new?game=chess": ("chess", "kilimanjaro"),
    "#new": ("game",),
    "#new?game=kilimanjaro&seats=human,alien": ("alien", "greedy"),
    "#new?game=kilimanjaro&seats=human": ("2", "4"),
    "#new?game=kilimanjaro&seats=human,human,human,human,human": ("2", "4"),
    "#new?game=kilimanjaro&seats=": ("human", "greedy"),
    "#new?game=kilimanjaro&opt.speed=9": ("speed", "quick_start"),
    "#new?game=kilimanjaro&opt.quick_start=perhaps": ("perhaps", "1"),
    "#new?game=kilimanjaro&opt.dealer=9": ("9", "random"),
    "#new?game=kilimanjaro&seats=human,human&opt.dealer=4": ("4",),
    "#new?game=kilimanjaro&seed=x": ("x", "18446744073709551615"),
    "#new?game=kilimanjaro&seed=-1": ("-1",),
    "#new?game=kilimanjaro&seed=99999999999999999999": ("99999999999999999999",),
    "#new?game=kilimanjaro&lang=de": ("de", "ja", "en"),
    "#new?game=kilimanjaro&game=kilimanjaro": ("game",),
    "#new?game=kilimanjaro&colour=red": ("colour", "seats"),
    "#new?game=kilimanjaro&seats": ("seats",),
    "#new?game=%E3%8": ("game",),
    "#new?game=kilimanjaro&names=" + "x" * 60: ("x" * 30, "40"),
    "#new?game=kilimanjaro&seats=human,human&names=a,b,c": ("3", "2"),
    "#nowhere": ("nowhere", "home"),
    "#game=": ("nothing",),
    "#game=rubbish": ("code",),
    "#game=1rubbish": ("damaged",),
    "#game=9abcdef": ("9", "1"),
    "#new?" + "x" * 200_000: ("100000",),
    "#game=1" + "A" * 95_000: ("90000",),
    "#<img src=x onerror=alert(1)>": ("<img",),
}


@pytest.mark.parametrize("fragment", BAD, ids=[link[:60] for link in BAD])
def test_a_bad_link_says_what_is_wrong_and_what_is_allowed(fragment: str) -> None:
    pilot = begin("human", "greedy")
    stored = dict(pilot.storage.texts)
    again = pilot.reopened()
    before = again.model
    again.send(m.Linked(fragment))
    assert len(again.toast) > 20
    assert len(again.toast) < 600
    for part in BAD[fragment]:
        assert part in again.toast
    assert again.toast in said(again.tree)
    assert again.model.screen == before.screen
    assert again.model.setup is before.setup
    assert again.storage.texts == stored
    assert not has(again.tree, "src")


@pytest.mark.parametrize("fragment", [link for link in BAD if len(link) < 300])
def test_a_bad_link_leaves_the_game_on_the_table_alone(fragment: str) -> None:
    pilot = begin("human", "greedy")
    play = pilot.model.play
    stored = dict(pilot.storage.texts)
    pilot.send(m.Linked(fragment))
    assert pilot.model.play is play
    assert pilot.screen == "play"
    assert pilot.storage.texts == stored


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_bad_link_is_explained_in_the_language_in_use(lang: str) -> None:
    for fragment in BAD:
        pilot = Pilot(lang=lang, fragment=fragment)
        words = pilot.toast
        assert "{" not in words
        assert ("。" in words) is (lang == "ja"), words


def test_a_truncated_share_link_is_noticed_at_every_length() -> None:
    pilot = begin("human", "greedy", seed=5)
    for number, _ in enumerate(pilot.finish()):
        if number == 20:
            break
    pilot.press("sheet:menu")
    pilot.press("share")
    link = pilot.model.link
    fresh = Pilot()
    for length in range(len("#game="), len(link), 7):
        fresh.send(m.Linked(link[:length]))
        assert fresh.toast
        assert fresh.model.play is None
        assert fresh.storage.texts == {}


IMPORTS = [
    "",
    "   ",
    "hello",
    "{",
    "{}",
    "[]",
    "null",
    '{"format":"other"}',
    "https://example.org/",
]


@pytest.mark.parametrize("text", IMPORTS)
def test_a_bad_file_is_refused_with_a_sentence(text: str) -> None:
    pilot = Pilot()
    pilot.send(m.Do("import", text))
    assert len(pilot.toast) > 20
    assert pilot.screen == "home"
    assert pilot.storage.texts == {}


def test_a_record_written_by_hand_can_be_opened_and_played_on() -> None:
    text = """{"format": "fumoto-record", "version": 1, "game": "kilimanjaro", "rules": 1,
      "options": {"quick_start": true}, "seats": [{"name": "Zoe"}, {"kind": "wizard"}],
      "actions": ["dealer 2"]}"""
    pilot = Pilot()
    pilot.send(m.Do("import", text))
    assert pilot.screen == "play", pilot.toast
    assert pilot.play.players[0].name == "Zoe"
    assert pilot.play.players[1].kind == "greedy"  # an unknown kind is played by the best one
    for _ in pilot.finish():
        pass


def test_a_record_with_a_refused_action_names_it() -> None:
    text = """{"format": "fumoto-record", "version": 1, "game": "kilimanjaro", "rules": 1,
      "options": {"quick_start": true}, "seats": [{}, {}], "actions": ["dealer 2", "dealer 2"]}"""
    pilot = Pilot()
    pilot.send(m.Do("import", text))
    assert "2" in pilot.toast
    assert "dealer 2" in pilot.toast
    assert pilot.screen == "home"


def test_every_screen_can_be_drawn_after_a_bad_link() -> None:
    for fragment in BAD:
        pilot = Pilot(fragment=fragment)
        view(pilot.model)
        pilot.press("dismiss")
        assert not pilot.toast
