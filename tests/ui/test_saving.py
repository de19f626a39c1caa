"""Saves: what was done is stored at once, and nothing the storage does can stop a game."""

from collections.abc import Callable

import pytest

from pyapp.core.jsontext import parse_json
from pyapp.store.saves import GAME_KEY, SlotState
from pyapp.store.settings import KEY as SETTINGS_KEY
from pyapp.store.storage import Killed, MemoryStorage
from pyapp.ui import app
from pyapp.ui import messages as m
from tests.pilot import NOW, Gone, Pilot, begin, find, has, said, stored, with_class


def to_action(pilot: Pilot) -> Pilot:
    """On until a person can act."""
    while pilot.thinking or pilot.play.curtain is not None:
        pilot.step(lambda legal: legal[0])
    return pilot


def act(pilot: Pilot) -> None:
    to_action(pilot)
    legal = pilot.legal()
    pilot.do(legal[len(legal) // 2])


def texts(pilot: Pilot) -> dict[str, str]:
    return {k: t for k, t in pilot.storage.texts.items() if k.startswith(GAME_KEY)}


# Every action is stored


def test_every_action_is_stored_before_anything_else_happens() -> None:
    pilot = begin("human", "greedy", "human", seed=2)
    for _ in pilot.finish():
        table = stored(pilot)
        assert list(table.actions) == [pilot.match.rules.encode(a) for a in pilot.match.actions]
        assert table.finished == pilot.over
        assert table.seed == 7 or table.seed == 2


def test_a_tab_killed_between_any_two_things_goes_on_from_there() -> None:
    """After each single operation on the storage and each effect the tab is shot."""
    pilot = begin("human", "greedy", seed=2, quick_start=True)
    while pilot.match.ply < 12 or not pilot.thinking:
        pilot.step(lambda legal: legal[len(legal) // 2])
    before = pilot.match
    asked = pilot.thinking.pop()
    after, effects = app.update(
        pilot.model, m.Thought(asked.token, asked.fallback), m.Env(NOW * 2, 1)
    )
    assert after.play is not None
    done = after.play.match
    places = 0
    for operations in range(12):
        storage = MemoryStorage(dict(pilot.storage.texts))
        other = Pilot(storage)
        other.press(f"continue:{pilot.play.id}")
        other.thinking.clear()
        other.model = pilot.model
        storage.kill_after = operations
        try:
            other.run(effects)
        except Killed:
            places += 1
        storage.kill_after = None
        again = other.reopened()
        again.press(f"continue:{pilot.play.id}")
        assert again.match.actions in (before.actions, done.actions)
        if again.match.actions == before.actions:
            assert len(again.thinking) == 1  # the computer is asked anew
    assert places


def test_a_game_goes_on_in_the_middle_of_a_turn() -> None:
    """Between a banana and the answer to it, between a deal and the first card, anywhere."""
    pilot = begin("human", "random", "human", seed=5)
    phases = set()
    for number, _ in enumerate(pilot.finish()):
        if number % 2:
            continue
        again = pilot.reopened()
        again.press(f"continue:{pilot.play.id}") if not pilot.over else None
        if pilot.over:
            break
        assert again.match.state == pilot.match.state
        assert again.play.players == pilot.play.players
        assert len(again.thinking) == len(pilot.thinking)
        phases.add(pilot.match.state.phase.name)
    assert {"PLACE", "PLAY"} <= phases


def test_a_game_left_alone_is_first_on_the_home_screen_and_goes_on_at_one_touch() -> None:
    pilot = begin("human", "greedy")
    act(pilot)
    again = pilot.reopened()
    assert "Ana" in said(with_class(again.tree, "slot")[0])
    again.press(f"continue:{pilot.play.id}")
    assert again.match.state == pilot.match.state


def test_two_games_are_kept_side_by_side_the_latest_first() -> None:
    pilot = begin("human", "greedy", seed=1)
    first = pilot.play.id
    pilot.press("sheet:menu")
    pilot.press("home")
    begin("human", "human", seed=2, pilot=pilot)
    second = pilot.play.id
    pilot.press("sheet:menu")
    pilot.press("home")
    opens = [c for c in pilot.commands() if c.startswith("continue:")]
    assert list(dict.fromkeys(opens)) == [f"continue:{second}", f"continue:{first}"]


def test_a_game_is_deleted_only_after_a_question() -> None:
    pilot = begin("human", "greedy")
    name = pilot.play.id
    pilot.press("sheet:menu")
    pilot.press("home")
    pilot.press(f"ask:delete:{name}")
    with pytest.raises(Gone):
        pilot.press(f"continue:{name}")  # the question stands before everything
    pilot.press("no")
    assert texts(pilot)
    pilot.press(f"ask:delete:{name}")
    pilot.press(f"delete:{name}")
    assert not texts(pilot)
    assert not with_class(pilot.tree, "slot")


# Storage that refuses


def refusing(pilot: Pilot) -> None:
    pilot.storage.refuse = True


def unreadable(pilot: Pilot) -> None:
    pilot.storage.refuse = pilot.storage.refuse_reads = True


def full(pilot: Pilot) -> None:
    pilot.storage.room = sum(len(k) + len(t) for k, t in pilot.storage.texts.items())


@pytest.mark.parametrize("fault", [refusing, unreadable, full])
def test_a_storage_that_fails_from_the_start_is_named_and_play_goes_on(
    fault: Callable[[Pilot], None],
) -> None:
    storage = MemoryStorage()
    first = Pilot(storage)
    fault(first)
    pilot = begin("human", "greedy", pilot=Pilot(storage))
    assert len(pilot.toast) > 40
    told = 0
    for number, _ in enumerate(pilot.finish()):
        told += bool(pilot.toast)
        if number == 1:
            pilot.press("dismiss")
    assert pilot.over
    assert told < 5  # said once, not at every move
    assert storage.texts == {}
    pilot.press("sheet:")
    pilot.press("sheet:menu")
    assert with_class(pilot.tree, "notice--bad")


@pytest.mark.parametrize("fault", [refusing, full])
def test_a_storage_that_fails_in_mid_game_keeps_what_was_there_and_recovers(
    fault: Callable[[Pilot], None],
) -> None:
    pilot = begin("human", "greedy")
    act(pilot)
    pilot.think()
    kept = texts(pilot)
    fault(pilot)
    act(pilot)
    pilot.think()
    assert texts(pilot) == kept
    assert pilot.model.storage
    assert pilot.toast
    pilot.storage.refuse = False
    pilot.storage.room = None
    act(pilot)
    assert not pilot.model.storage
    assert len(stored(pilot).actions) == pilot.match.ply


def test_leaving_a_game_that_is_not_stored_is_asked_for() -> None:
    pilot = begin("human", "greedy")
    refusing(pilot)
    act(pilot)
    pilot.press("sheet:menu")
    with pytest.raises(Gone):
        pilot.press("home")
    pilot.press("ask:home")
    pilot.press("no")
    assert pilot.screen == "play"
    pilot.press("ask:home")
    pilot.press("home")
    assert pilot.screen == "home"


def test_a_game_that_cannot_be_stored_can_still_be_carried_away_as_a_file() -> None:
    pilot = begin("human", "greedy")
    unreadable(pilot)
    act(pilot)
    pilot.press("sheet:menu")
    pilot.press("export-play")
    ((name, text),) = pilot.files
    assert name.endswith(".json")
    other = Pilot()
    other.send(m.Do("import", text))
    assert other.match.state == pilot.match.state


# Storage that holds rubbish

RUBBISH = [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"format": "fumoto-record", "version": 1}',
    "\x00" * 50,
    "[" * 100_000,
    '{"format": "fumoto-record", "version": 99, "game": "kilimanjaro"}',
]


@pytest.mark.parametrize("text", RUBBISH, ids=range(len(RUBBISH)))
def test_a_damaged_or_newer_save_hangs_nothing_is_kept_and_can_be_got_rid_of(text: str) -> None:
    storage = MemoryStorage({GAME_KEY + "bad": text})
    pilot = Pilot(storage)
    (slot,) = pilot.model.slots
    assert slot.state in (SlotState.DAMAGED, SlotState.NEWER)
    with pytest.raises(Gone):
        pilot.press("continue:bad")
    begin("human", "greedy", pilot=pilot)  # another game can be played beside it
    act(pilot)
    assert storage.texts[GAME_KEY + "bad"] == text
    pilot.press("sheet:menu")
    pilot.press("home")
    pilot.press("export:bad")
    assert pilot.files[-1][1] == text
    pilot.press("ask:delete:bad")
    pilot.press("delete:bad")
    assert GAME_KEY + "bad" not in storage.texts


def damaged(pilot: Pilot, change: Callable[[dict[str, object]], None]) -> Pilot:
    """The tab opened anew after the stored game was changed by hand."""
    import json

    key = GAME_KEY + pilot.play.id
    data = parse_json(pilot.storage.texts[key], 1_000_000)
    change(data)
    pilot.storage.texts[key] = json.dumps(data)
    return pilot.reopened()


def test_a_game_with_a_refused_action_goes_on_as_a_copy_before_it() -> None:
    pilot = begin("human", "greedy")
    for _ in range(3):
        act(pilot)
        pilot.think()

    def change(data: dict[str, object]) -> None:
        actions = data["actions"]
        assert isinstance(actions, list)
        actions[5] = actions[4]

    again = damaged(pilot, change)
    kept = texts(again)
    name = pilot.play.id
    again.press(f"continue:{name}")
    assert "6" in again.toast  # the number of the action
    assert again.screen == "home"
    again.press("no")
    assert texts(again) == kept
    again.press(f"continue:{name}")
    again.press(f"rescue:{name}")
    assert again.match.ply == 5
    assert again.play.id != name
    assert texts(again)[GAME_KEY + name] == kept[GAME_KEY + name]
    assert len(texts(again)) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"lang": "xx", "speed": 7, "names": 3}', "9" * 9])
def test_damaged_settings_fall_back_and_are_not_lost_by_that(text: str) -> None:
    storage = MemoryStorage({SETTINGS_KEY: text})
    pilot = Pilot(storage)
    assert pilot.model.settings.speed == "normal"
    assert storage.texts == {SETTINGS_KEY: text}


# Two tabs


def second_tab(pilot: Pilot) -> Pilot:
    other = Pilot(pilot.storage, seed=99)
    other.press(f"continue:{pilot.play.id}")
    return other


def clash() -> tuple[Pilot, Pilot, str]:
    """The same game in two tabs; the first one moves after the second one did."""
    here = begin("human", "greedy")
    to_action(here)
    there = second_tab(here)
    to_action(there)
    there.do(there.legal()[1])
    kept = there.storage.texts[GAME_KEY + here.play.id]
    here.do(here.legal()[5])
    assert here.model.sheet == "conflict"
    return here, there, kept


def test_a_second_tab_is_noticed_and_nothing_of_it_overwritten() -> None:
    here, there, kept = clash()
    assert here.storage.texts[GAME_KEY + here.play.id] == kept
    text = said(with_class(here.tree, "sheet--conflict")[0])
    assert "another tab" in text
    assert here.match.ply == there.match.ply  # the move made here still stands here
    assert here.match.actions != there.match.actions


def test_the_other_tabs_game_can_be_taken_over() -> None:
    here, there, _ = clash()
    here.press("reload")
    assert here.match.actions == there.match.actions
    here.think()
    assert here.model.sheet == ""
    assert len(stored(here).actions) == here.match.ply


def test_this_tabs_game_can_be_put_in_place_of_it() -> None:
    here, _, _ = clash()
    here.press("overwrite")
    assert here.model.sheet == ""
    assert len(stored(here).actions) == here.match.ply
    here.think()
    assert here.model.sheet == ""


def test_both_can_be_kept_and_the_copy_goes_on() -> None:
    here, there, kept = clash()
    old = there.play.id
    late = here.thinking.pop()
    here.press("fork")
    assert here.play.id != old
    assert here.storage.texts[GAME_KEY + old] == kept
    ply = here.match.ply
    here.answer(late)
    assert here.match.ply == ply
    here.think()  # the computer is asked again for the copy
    assert here.match.ply == ply + 1
    assert len(here.shelf.slots()) == 2


def test_closing_the_question_decides_nothing() -> None:
    here, _, kept = clash()
    here.press("sheet:")
    assert here.storage.texts[GAME_KEY + here.play.id] == kept
    actions = here.match.actions
    here.think()
    assert here.match.actions[: len(actions)] == actions
    assert here.model.sheet == "conflict"  # asked again at the next move
    assert here.storage.texts[GAME_KEY + here.play.id] == kept


def test_a_conflict_with_a_damaged_game_ends_in_no_dead_end() -> None:
    here = begin("human", "greedy")
    to_action(here)
    key = GAME_KEY + here.play.id
    table = stored(here)
    here.storage.texts[key] = here.storage.texts[key].replace(table.actions[1], table.actions[0])
    here.do(here.legal()[5])
    assert here.model.sheet == "conflict"
    here.press("reload")
    assert has(here.tree, "data-focus", "ask")
    here.press("no")
    assert here.model.asking == ""
    assert not find(here.tree, "class", "play__under").attrs["inert"]
    here.think()


def test_a_game_deleted_in_another_tab_is_written_again() -> None:
    pilot = begin("human", "greedy")
    pilot.storage.texts.clear()
    act(pilot)
    assert len(stored(pilot).actions) == pilot.match.ply


# To the home screen and back


def test_the_home_screen_hint_offers_the_games_first() -> None:
    pilot = begin("human", "greedy", seed=2)
    pilot.press("sheet:menu")
    pilot.press("home")
    assert "ask:install" not in pilot.commands()
    pilot.send(m.Installable("prompt"))
    pilot.press("ask:install")
    assert pilot.commands().index("export-all") < pilot.commands().index("install")
    pilot.press("export-all")
    pilot.press("install")
    assert pilot.done[-1] == m.Install()
    name, text = pilot.files[-1]
    assert name.startswith("fumoto-games-")

    other = Pilot()
    other.enter("import", text)
    assert texts(other) == texts(pilot)
    assert any(command.startswith("continue:") for command in other.commands())


def test_where_only_the_browsers_menu_can_do_it_the_hint_says_how() -> None:
    pilot = Pilot()
    pilot.send(m.Installable("safari"))
    pilot.press("ask:install")
    assert "install" not in pilot.commands()
    assert "export-all" not in pilot.commands()


def test_a_damaged_file_of_games_changes_nothing() -> None:
    pilot = Pilot()
    pilot.send(m.Do("import", '{"format": "fumoto-games", "games": [1]}'))
    assert texts(pilot) == {}
    assert pilot.model.toast is not None
    assert pilot.model.toast.bad
