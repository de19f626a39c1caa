"""Set-up, names, languages, settings, the result: what stands around a game keeps its word."""

import pytest

from pyapp.games.kilimanjaro.state import Phase
from pyapp.store.settings import CHOICES, load_settings
from pyapp.store.table import HUMAN
from pyapp.ui import messages as m
from pyapp.ui.words import LANGUAGES, initial
from tests.pilot import Gone, Pilot, begin, find, has, said, stored, texts, with_class

# Setting up


def set_up(**more: str) -> Pilot:
    pilot = Pilot(**more)  # type: ignore[arg-type]
    pilot.press("setup:kilimanjaro")
    return pilot


def test_two_touches_from_the_home_screen_a_game_stands_on_the_table() -> None:
    pilot = set_up()
    pilot.press("start")
    assert [player.kind for player in pilot.play.players] == [HUMAN, "greedy"]


def test_everything_chosen_in_the_set_up_is_in_the_game() -> None:
    pilot = set_up()
    pilot.enter("seats", "4")
    pilot.enter("kind:2", HUMAN)
    pilot.enter("kind:3", "random")
    pilot.enter("name:0", "Mio")
    pilot.press("color:0:purple")
    pilot.enter("opt:memory_aid", "1")
    pilot.enter("opt:dealer", "3")
    pilot.enter("takebacks", "1")
    pilot.press("start")
    table = stored(pilot)
    assert [player.kind for player in table.players] == [HUMAN, "greedy", HUMAN, "random"]
    assert table.players[0].name == "Mio"
    assert table.players[0].color == "purple"
    assert table.options["memory_aid"] is True
    assert table.options["dealer"] == "3"
    assert table.take_backs
    assert pilot.match.state.dealer == 2


def test_no_two_seats_have_the_same_colour_whatever_is_touched() -> None:
    pilot = set_up()
    pilot.enter("seats", "4")
    for seat, color in enumerate(("green", "green", "red", "green")):
        pilot.press(f"color:{seat}:{color}")
        assert pilot.model.setup is not None
        assert len({player.color for player in pilot.model.setup.players}) == 4
        assert pilot.model.setup.players[seat].color == color


def test_the_seats_can_be_put_in_another_order() -> None:
    pilot = set_up()
    pilot.enter("name:0", "Mio")
    with pytest.raises(Gone):
        pilot.press("up:0")
    pilot.press("up:1")
    pilot.press("start")
    assert [player.name for player in pilot.play.players][1] == "Mio"


def test_a_dealer_who_is_no_longer_there_is_drawn_by_lot() -> None:
    pilot = set_up()
    pilot.enter("seats", "3")
    pilot.enter("opt:dealer", "3")
    pilot.enter("seats", "2")
    pilot.press("start")
    assert pilot.match.options["dealer"] == "random"


def test_the_people_who_played_last_are_remembered() -> None:
    pilot = set_up()
    pilot.enter("name:0", "Mio")
    pilot.press("start")
    again = pilot.reopened()
    again.press("setup:kilimanjaro")
    assert find(again.tree, "data-do", "name:0").attrs[".value"] == "Mio"


NAMES = {
    "W" * 24: "W" * 24,
    "W" * 60: "W" * 24,
    "  Ana  ": "Ana",
    "": "Player 1",
    "   ": "Player 1",
    "\u202egnorw\u2066": "gnorw",
    "<b>&amp;\"'": "<b>&amp;\"'",
    "{name} {0}": "{name} {0}",
    "👩‍🚀": "👩‍🚀",
    "🇯🇵 あい": "🇯🇵 あい",
    "أمينة": "أمينة",
    "ä" * 24: "ä" * 24,
}


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_any_name_can_be_played_with_and_survives_a_reload(name: str, lang: str) -> None:
    pilot = set_up(lang=lang)
    pilot.enter("name:0", name)
    pilot.press("start")
    shown = pilot.play.players[0].name
    if lang == "en":
        assert shown == NAMES[name]
    assert shown in said(pilot.tree)
    for number, _ in enumerate(pilot.finish()):
        if number == 30:
            break
    pilot.press("sheet:log")
    assert shown in said(with_class(pilot.tree, "log")[0])
    again = pilot.reopened()
    again.press(f"continue:{pilot.play.id}")
    assert again.play.players[0].name == shown


def test_the_first_letter_of_a_name_is_one_whole_letter() -> None:
    assert [initial(name) for name in ("ana", "ßen", "ﬁn", "👩‍🚀x", "🇯🇵", "が", "か\u3099")] == [
        *("A", "ß", "ﬁ", "👩‍🚀", "🇯🇵", "が", "か\u3099")
    ]


def test_players_without_names_of_their_own_are_told_apart_by_their_marks() -> None:
    names = ("プレイヤー1", "Player 2", "コンピューター3", "12", "Agent 007", "x")
    assert [initial(name) for name in names] == ["1", "2", "3", "12", "A", "X"]


# Languages


def test_the_language_can_be_changed_in_mid_game_and_everything_follows() -> None:
    pilot = begin("human", "greedy")
    for number, _ in enumerate(pilot.finish()):
        if number > 20 and pilot.play.viewer == pilot.match.actor:
            break
    pilot.press("sheet:log")
    english = said(with_class(pilot.tree, "log")[0])
    pilot.press("sheet:")
    state = pilot.match.state
    pilot.press("sheet:menu")
    pilot.press("settings")
    pilot.enter("set:lang", "ja")
    pilot.press("back")
    assert pilot.screen == "play"
    assert pilot.match.state == state
    pilot.press("sheet:log")
    japanese = said(with_class(pilot.tree, "log")[0])
    assert "。" in japanese
    assert "plays" in english
    assert "plays" not in japanese
    assert len(japanese.split("\n")) == len(english.split("\n"))
    assert load_settings(pilot.storage).settings.lang == "ja"
    pilot.press("sheet:")
    for _ in pilot.finish():
        pass
    assert "。" in pilot.model.said[0] or "！" in pilot.model.said[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_placeholder_is_ever_left_on_the_page(lang: str) -> None:
    pilot = begin("human", "greedy", "human", pilot=Pilot(lang=lang), seed=3)
    for number, _ in enumerate(pilot.finish()):
        if number % 5 == 0:
            everything = "".join(texts(pilot.tree))
            assert "{" not in everything
            assert "}" not in everything


def test_the_browsers_language_is_taken_until_somebody_chooses() -> None:
    assert Pilot(lang="ja").model.lang == "ja"
    pilot = Pilot(lang="ja")
    pilot.press("settings")
    pilot.enter("set:lang", "en")
    assert pilot.reopened().model.lang == "en"


# Settings


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name in CHOICES for value in CHOICES[name] if value]
)
def test_a_setting_is_kept(name: str, value: str) -> None:
    pilot = Pilot()
    pilot.press("settings")
    pilot.enter(f"set:{name}", value)
    assert getattr(pilot.reopened().model.settings, name) == value


@pytest.mark.parametrize("name", ["sound", "confirm"])
def test_a_switch_is_kept(name: str) -> None:
    pilot = Pilot()
    pilot.press("settings")
    for value in ("1", ""):
        pilot.enter(f"set:{name}", value)
        assert getattr(pilot.reopened().model.settings, name) is bool(value)


def test_settings_opened_from_a_game_lead_back_to_it() -> None:
    pilot = begin("human", "greedy")
    play = pilot.model.play
    pilot.press("sheet:menu")
    pilot.press("settings")
    pilot.press("back")
    assert pilot.model.play is play
    pilot.press("sheet:menu")
    pilot.press("rules:kilimanjaro")
    pilot.press("back")
    assert pilot.model.play is play


def test_a_computer_goes_on_while_one_reads_and_closes_nothing_under_ones_eyes() -> None:
    pilot = begin("human", "greedy", "random")
    while not pilot.thinking:
        pilot.step(lambda legal: legal[0])
    ply = pilot.match.ply
    pilot.press("sheet:log")
    pilot.think()
    assert pilot.match.ply > ply
    assert pilot.model.sheet == "log"


def test_computers_take_their_time_by_the_speed_setting() -> None:
    paces = []
    for speed in ("slow", "normal", "fast", "instant"):
        pilot = Pilot()
        pilot.press("settings")
        pilot.enter("set:speed", speed)
        pilot.press("back")
        begin("greedy", "greedy", pilot=pilot)
        paces.append(pilot.thinking[0].pace)
    assert paces == sorted(paces, reverse=True)
    assert paces[1] >= 1000
    assert paces[3] <= 100


# Asking before a card is final


def confirming() -> Pilot:
    pilot = Pilot()
    pilot.press("settings")
    pilot.enter("set:confirm", "1")
    pilot.press("back")
    pilot = begin("human", "greedy", quick_start=True, pilot=pilot)
    while pilot.match.state.phase is not Phase.PLAY or pilot.thinking:
        pilot.step(lambda legal: legal[0])
    pilot.press(next(c for c in pilot.commands() if c.startswith("pick:")))
    return pilot


def test_where_one_wants_to_be_asked_a_touch_is_not_final() -> None:
    pilot = confirming()
    before = pilot.match
    action = pilot.actions()[0]
    pilot.press(action)
    assert pilot.match is before
    assert with_class(pilot.tree, "confirm")
    assert m.Focus("[data-focus=confirm]") in pilot.done
    pilot.press(action)  # the same pile again, by a stray finger
    assert pilot.match is before
    pilot.press("confirm")
    assert pilot.match.rules.encode(pilot.match.actions[before.ply]) == action


def test_not_yet_leaves_everything_as_it_was() -> None:
    pilot = confirming()
    before = pilot.match
    pilot.press(pilot.actions()[0])
    pilot.press("cancel")
    assert pilot.match is before
    assert not with_class(pilot.tree, "confirm")
    assert pilot.actions() == []


def test_another_pile_may_still_be_chosen_while_asked() -> None:
    pilot = confirming()
    one, other = pilot.actions()[:2]
    pilot.press(one)
    pilot.press(other)
    pilot.press("confirm")
    assert pilot.match.rules.encode(pilot.match.actions[pilot.match.ply - 1]) == other or has(
        pilot.tree, "data-action"
    )


# What is refused


def test_a_pile_that_cannot_be_played_on_says_why() -> None:
    pilot = begin("human", "greedy", seed=1, quick_start=True)
    reasons = set()
    for _ in pilot.finish():
        for pick in [c for c in pilot.commands() if c.startswith("pick:card:")][:1]:
            before = pilot.model
            match = pilot.match
            pilot.press(pick)
            for command in [c for c in pilot.commands() if c.startswith("why:")]:
                pilot.press(command)
                reasons.add(pilot.toast)
                assert pilot.match is match
            pilot.model = before
    assert len(reasons) == 1
    assert "behind you" in reasons.pop()


def test_a_computer_that_answers_nonsense_does_not_stop_the_game() -> None:
    pilot = begin("greedy", "random")
    for notation in ("", "play", "play canoe-9 on 1.1", "dealer 1", "exchange 2", "🦍"):
        (asked,) = pilot.thinking
        pilot.thinking.clear()
        ply = pilot.match.ply
        pilot.send(m.Thought(asked.token, notation))
        assert pilot.match.ply > ply
        assert len(pilot.thinking) == 1


# The result


def test_the_result_has_the_parts_of_the_score_and_ways_on() -> None:
    pilot = begin("human", "greedy", "greedy", seed=1)
    for _ in pilot.finish():
        pass
    assert pilot.model.sheet == "result"
    heads = [said(node) for node in with_class(pilot.tree, "result__table")[0].children]
    for name in ("Ana", "Ben", "Chie"):
        assert name in heads[1]
    for space in pilot.match.state.positions:
        assert str(space) in heads[1]
    assert {"rematch", "challenge", "home", "sheet:", "sheet:log"} <= set(pilot.commands())


def test_a_finished_game_can_be_looked_at_again_after_closing_the_result() -> None:
    pilot = begin("human", "greedy", seed=1)
    for _ in pilot.finish():
        pass
    pilot.press("sheet:")
    assert pilot.actions() == []
    pilot.press("sheet:result")
    assert with_class(pilot.tree, "result__table")
    again = pilot.reopened()
    again.press(f"continue:{pilot.play.id}")
    assert with_class(again.tree, "result__table")


def test_a_rematch_is_a_new_deal_for_the_same_people() -> None:
    pilot = begin("human", "greedy", seed=1, memory_aid=True)
    for _ in pilot.finish():
        pass
    old = pilot.play
    pilot.press("rematch")
    assert pilot.play.players == old.players
    assert pilot.match.options == old.match.options
    assert pilot.play.id != old.id
    assert pilot.match.actions != old.match.actions[: pilot.match.ply]
    assert len(pilot.shelf.slots()) == 2


def test_a_link_that_cannot_be_copied_says_so() -> None:
    pilot = begin("human", "greedy")
    pilot.press("sheet:menu")
    pilot.press("share")
    pilot.press("copy")
    assert "has been copied" in pilot.toast
    pilot.clipboard = False
    pilot.press("copy")
    assert "by hand" in pilot.toast
