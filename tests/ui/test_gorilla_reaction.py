"""A reaction is judged by the stamps alone: no delivery, no clock, no app can change a time."""

from itertools import permutations

import pytest

from pyapp.games.gorilla.actions import Throw
from pyapp.store.table import HUMAN
from pyapp.ui import messages as m
from pyapp.ui.gorilla.aside import KEYS
from pyapp.ui.gorilla.minding import SETTLE_MS
from pyapp.ui.gorilla.reaction import GRACE_MS, LOCK_MS, Call, Hit, Stage, Void, painted, throws
from tests.ui.gorilla_table import FRAME, Table

FOUR = (HUMAN,) * 4
ALONE = (HUMAN, "normal", "easy", "hard")


def opened(*hits: Hit, at: float = 5000.0) -> Call:
    return painted(Call(1, hits=hits), at)


def face(table: Table) -> float:
    assert table.aside.call is not None
    assert table.aside.call.face_at is not None
    return table.aside.call.face_at


def people(table: Table) -> list[int]:
    return [seat for seat in table.pilot.play.humans if seat != table.state.turn]


# The machine by itself


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_order_of_delivery_decides_nothing(order: tuple[int, ...]) -> None:
    hits = [Hit(0, 5, 5390.4), Hit(1, 15, 5201.0), Hit(2, 25, 5201.0), Hit(3, 31, 5777.7)]
    call = opened(*(hits[i] for i in order))
    wanted = (Throw(0, 5, 390), Throw(1, 15, 201), Throw(2, 25, 201), Throw(3, 31, 778))
    assert throws(call, 5000) == wanted


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_first_of_several_hits_counts_however_late_it_comes(order: tuple[int, ...]) -> None:
    hits = [Hit(0, 1, 5500.0), Hit(0, 5, 5300.0), Hit(0, 5, 5900.0)]
    assert throws(opened(*(hits[i] for i in order)), 5000) == (Throw(0, 5, 300),)


@pytest.mark.parametrize("late", [False, True])
def test_a_hit_before_the_face_locks_the_pad_for_half_a_second(late: bool) -> None:
    hits = [Hit(0, 5, 4900.0), Hit(0, 5, 4900.0 + LOCK_MS - 1), Hit(0, 5, 4900.0 + LOCK_MS)]
    call = opened(*(reversed(hits) if late else hits))
    assert throws(call, 5000) == (Throw(0, 5, LOCK_MS - 100),)


def test_drumming_gains_nothing() -> None:
    drummed = [Hit(0, 5, 3000.0 + 90 * i) for i in range(40)]
    last_early = max(one.at for one in drummed if one.at < 5000)
    (throw,) = throws(opened(*drummed), 5000)
    assert throw.ms >= last_early + LOCK_MS - 5000


def test_one_seats_drumming_locks_nobody_else() -> None:
    call = opened(Hit(0, 5, 4990.0), Hit(0, 5, 5200.0), Hit(1, 15, 5200.0))
    assert throws(call, 5000) == (Throw(1, 15, 200),)


def test_the_window_includes_its_last_millisecond() -> None:
    assert throws(opened(Hit(0, 5, 7500.4)), 2500) == (Throw(0, 5, 2500),)
    assert throws(opened(Hit(0, 5, 7500.6)), 2500) == ()


def test_a_hit_at_the_very_moment_of_the_face_counts() -> None:
    assert throws(opened(Hit(0, 5, 5000.0)), 2500) == (Throw(0, 5, 0),)


def test_two_cards_at_once_are_one_throw_whichever_came_first() -> None:
    one, other = Hit(0, 5, 5300.0), Hit(0, 1, 5300.0)
    assert throws(opened(one, other), 5000) == throws(opened(other, one), 5000)


def test_nothing_counts_before_the_face_is_painted() -> None:
    assert throws(Call(1, stage=Stage.FACE, hits=(Hit(0, 5, 5300.0),)), 5000) == ()


# On the table


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_judge_sees_exactly_the_stamps(order: tuple[int, ...]) -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    stamps = dict(zip(people(table), (287.0, 412.0, 398.0), strict=True))
    shuffled = [list(stamps)[i] for i in order]
    table.wait(450)
    painted_at = face(table)
    for seat in shuffled:
        table.hit(seat, painted_at + stamps[seat])
        table.wait(7)
    table.wait(GRACE_MS)
    assert table.reacted() == {
        seat: f"{table.gorilla(seat)}@{ms:.0f}" for seat, ms in stamps.items()
    }


def test_a_hit_between_drawing_and_the_news_of_the_paint_counts_by_its_stamp() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    table = Table(*FOUR)
    table.wait_for(Stage.FACE) if table.stage else None
    while table.stage is not Stage.FACE:
        table.go_on() if table.stage is None else table.wait_for(Stage.FACE)
    seat, *others = people(table)
    table.touch("down", 1, f"pad:{seat}", table.now + FRAME + 3)
    table.wait(FRAME)
    for other in others:
        table.hit(other, face(table) + 500)
    table.wait(GRACE_MS)
    assert table.reacted()[seat].endswith("@3")


def test_a_finger_that_was_down_already_does_not_count() -> None:
    table = Table(*FOUR)
    while table.stage is not Stage.READY:
        table.go_on()
    seat = people(table)[0]
    table.touch("down", 1, f"pad:{seat}")
    table.wait_for(Stage.OPEN)
    table.touch("up", 1, f"pad:{seat}")
    window = 2500 if "6" in str(table.state.called) else 5000
    table.wait(window + GRACE_MS)
    assert table.reacted()[seat] == "none"


def test_touches_of_one_batch_are_simultaneous_and_split() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    pile = len(table.state.table) - 1
    for seat in people(table):
        table.hit(seat, face(table) + 333)
    table.wait(GRACE_MS)
    assert {what.partition("@")[2] for what in table.reacted().values()} == {"333"}
    assert sum(map(len, table.state.taken)) == pile
    assert not table.state.table


@pytest.mark.parametrize("real", [True, False])
def test_a_window_closes_by_itself(real: bool) -> None:
    table = Table(*FOUR)
    table.until_call(real=real)
    left = face(table) + (5000 if real else 2500) - table.now
    table.wait(left + GRACE_MS - 1)
    assert table.called() is Stage.OPEN
    table.wait(2)
    assert set(table.reacted().values()) == {"none"}


def test_the_windows_are_options() -> None:
    table = Table(*FOUR, gorilla_window=3000, fake_window=1000)
    table.until_call(real=False)
    table.hit(people(table)[0], face(table) + 1001)
    table.wait(1000 + GRACE_MS)
    assert set(table.reacted().values()) == {"none"}


def test_a_hit_on_its_way_at_the_end_still_counts() -> None:
    table = Table(*FOUR)
    table.until_call(real=False)
    seat = people(table)[0]
    table.wait(face(table) + 2500 + GRACE_MS - 1 - table.now)
    table.hit(seat, face(table) + 2499)
    table.wait(GRACE_MS)
    assert table.reacted()[seat].endswith("@2499")


def test_a_window_that_closed_early_opens_again_for_a_pad_that_was_locked_after_all() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    first, *others = people(table)
    table.hit(first, face(table) + 200)
    for seat in others:
        table.hit(seat, face(table) + 300)
    table.hit(first, face(table) - 40)  # delivered last
    table.wait(GRACE_MS + 1)
    assert table.called() is Stage.OPEN
    table.hit(first, face(table) + 470)
    table.wait(5000 + GRACE_MS)
    assert table.reacted()[first].endswith("@470")


def test_the_caller_takes_no_part() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    caller = table.state.turn
    table.hit(caller, face(table) + 200)
    table.wait(5000 + GRACE_MS)
    assert caller not in table.reacted()


def test_any_card_of_the_hand_can_be_thrown() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    seat, *others = people(table)
    name = next(card for card in map(str, _names(table, seat)) if card != table.gorilla(seat))
    table.touch("down", 1, f"hand:{seat}", face(table) + 150)
    table.touch("down", 2, f"card:{seat}:{name}", face(table) + 444)
    for other in others:
        table.hit(other, face(table) + 300)
    table.wait(GRACE_MS)
    assert table.reacted()[seat] == f"{name}@444"


def _names(table: Table, seat: int) -> list[str]:
    from pyapp.games.gorilla.material import CARD_NAMES

    return [CARD_NAMES[card] for card in table.state.hands[seat]]


# Void calls


def test_a_cancelled_touch_voids_the_call_and_every_throw() -> None:
    table = Table(*FOUR)
    table.until_call(real=True)
    one, other, *_ = people(table)
    table.hit(one, face(table) + 200)
    table.touch("down", 3, f"pad:{other}", face(table) + 250)
    table.touch("cancel", 3, "", face(table) + 260)
    assert table.called() is Stage.READY
    assert table.aside.call is not None
    assert table.aside.call.void is Void.CANCELLED
    assert table.aside.call.hits == ()
    table.wait_for(Stage.OPEN)
    table.wait(5000 + GRACE_MS)
    assert set(table.reacted().values()) == {"none"}


def test_a_void_call_voids_the_computers_throws() -> None:
    table = Table(*ALONE)
    table.until_call(real=True)
    assert table.aside.call is not None
    before = table.aside.call.computers
    table.touch("down", 3, "pad:0", face(table) + 250)
    table.touch("cancel", 3, "", face(table) + 260)
    table.wait_for(Stage.OPEN)
    assert table.aside.call.computers != before


@pytest.mark.parametrize("stage", [Stage.READY, Stage.FACE, Stage.OPEN])
def test_a_hidden_page_voids_the_call_until_it_is_seen_again(stage: Stage) -> None:
    table = Table(*FOUR)
    while table.stage is None:
        table.go_on()
    table.wait_for(stage)
    table.send(m.Hidden())
    assert table.called() is Stage.HALTED
    table.wait(60_000)
    assert table.called() is Stage.HALTED
    table.send(m.Shown())
    assert table.called() is Stage.READY
    table.wait_for(Stage.OPEN)


def test_nothing_is_called_while_the_page_is_hidden() -> None:
    table = Table(*ALONE, seed=3)
    table.send(m.Hidden())
    for _ in range(400):
        table.wait(100)
        assert table.stage in (None, Stage.HALTED)
        if table.stage is None and table.pilot.match.actor == 0 and table.aside.verdict is None:
            table.send(m.Act(f"play {table.playable()[0]}"))
        if table.stage is Stage.HALTED:
            break
    assert not [heard for heard in table.heard if isinstance(heard, m.Shout)]


@pytest.mark.parametrize("command", ["sheet:menu", "sheet:log", "settings"])
def test_whatever_lies_over_the_table_voids_the_call(command: str) -> None:
    table = Table(*FOUR)
    table.until_call()
    table.send(m.Do(command))
    assert table.called() is Stage.HALTED
    table.hit(people(table)[0], table.now)
    assert table.aside.call is not None
    assert table.aside.call.hits == ()
    table.send(m.Do("back" if command == "settings" else "sheet:"))
    assert table.called() is Stage.READY


def test_a_game_killed_in_a_reaction_is_called_again() -> None:
    table = Table(*FOUR)
    table.until_call()
    called = table.state.called
    pilot = table.pilot.reopened()
    (slot,) = pilot.shelf.slots()
    pilot.press(f"continue:{slot.id}")
    again = Table(pilot=pilot)
    assert again.state.called == called
    assert again.stage is Stage.READY
    again.wait_for(Stage.OPEN)


def test_what_was_set_going_in_another_game_has_no_meaning_in_this_one() -> None:
    table = Table(*FOUR)
    while table.called() is not Stage.READY:
        table.go_on()
    (slot,) = table.pilot.shelf.slots()
    table.send(m.Do("home"))
    table.send(m.Do(f"continue:{slot.id}"))
    while table.called() is not Stage.READY:
        table.go_on()
    fresh = table.aside.call
    assert fresh is not None
    for number in range(200):
        for name in ("turn", "close", "settled", "on"):
            table.pilot.send(m.Alarm(name, number))
        table.pilot.send(m.Painted(number, table.now))
    assert table.aside.call == fresh


def test_the_countdown_is_never_the_same_twice() -> None:
    waits = set()
    table = Table(*FOUR)
    table.until_call()
    for _ in range(5):
        begun = table.now
        table.touch("down", 3, f"pad:{people(table)[0]}")
        table.touch("cancel", 3, "")
        table.wait_for(Stage.FACE)
        waits.add(table.now - begun)
        table.wait_for(Stage.OPEN)
    assert len(waits) == 5
    assert min(waits) >= 1000


# Pads and keys


def test_a_pad_that_is_hit_when_nothing_is_called_is_locked_for_half_a_second() -> None:
    table = Table(*FOUR)
    table.hit(2, table.now)
    assert "pad--locked" in table.page()
    assert table.pilot.match.ply == Table(*FOUR).pilot.match.ply
    table.wait(LOCK_MS - 1)
    assert "pad--locked" in table.page()
    table.wait(2)
    assert "pad--locked" not in table.page()


def test_one_person_has_the_space_bar_and_the_arrows() -> None:
    table = Table(*ALONE)
    table.until_call(real=True, caller=1)
    table.send(m.Key("Space", face(table) + 321))
    table.wait(5000 + GRACE_MS)
    assert table.reacted()[0] == f"{table.gorilla(0)}@321"
    table = Table(*ALONE)
    table.until_call(real=True, caller=1)
    for _ in range(2):
        table.send(m.Key("ArrowRight", face(table) + 100))
    table.send(m.Key("Enter", face(table) + 555))
    table.wait(5000 + GRACE_MS)
    assert table.reacted()[0] == f"{_names(table, 0)[1]}@555"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_several_people_have_a_key_each(count: int) -> None:
    table = Table(*(HUMAN,) * count, *("easy",) * (4 - count))
    table.until_call(real=True)
    seats = people(table)
    for seat in seats:
        key = KEYS[count - 1][table.pilot.play.humans.index(seat)]
        table.send(m.Key(key, face(table) + 300 + seat))
    table.wait(5000 + GRACE_MS)
    for seat in seats:
        assert table.reacted()[seat].endswith(f"@{300 + seat}")


def test_a_late_slap_does_not_skip_the_story() -> None:
    table = Table(*ALONE)
    table.until_call()
    table.wait(5000 + GRACE_MS)
    while table.aside.verdict is None:
        table.wait(10)
    shown = table.aside.verdict
    if table.aside.fresh:
        table.send(m.Do("live:on"))
        assert table.aside.verdict == shown
    table.wait(SETTLE_MS)
    table.send(m.Do("live:on"))
    assert table.aside.verdict is None


# Computers


def test_the_devices_delay_is_added_to_computers_alone() -> None:
    from dataclasses import replace

    times = []
    for delay in (0, 120):
        table = Table(*ALONE)
        settings = replace(table.pilot.model.settings, touch_delay=delay)
        table.pilot.model = replace(table.pilot.model, settings=settings)
        table.until_call(real=True, caller=1)
        assert table.aside.call is not None
        times.append({throw.seat: throw.ms for throw in table.aside.call.computers})
        table.hit(0, face(table) + 300)
        table.wait(5000 + GRACE_MS)
        assert table.reacted()[0].endswith("@300")
    assert {seat: ms + 120 for seat, ms in times[0].items()} == times[1]


def test_a_computers_throw_hangs_on_nothing_the_people_do() -> None:
    drawn = set()
    for stamp in (200, 400, 900):
        table = Table(*ALONE)
        table.until_call(real=True, caller=1)
        table.hit(0, face(table) + stamp)
        table.wait(5000 + GRACE_MS)
        did = table.reacted()
        drawn.add((did[2], did[3]))
    assert len(drawn) == 1
