"""The judge says what the rules page says, and what a second judge says."""

import itertools
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.games.gorilla.actions import HOLD, UNTIMED, Throw
from pyapp.games.gorilla.judge import Mark, Verdict, Why, judge, mark
from pyapp.games.gorilla.material import CARDS_BY_NAME
from tests.games.gorilla.slowjudge import decide

GORILLA = CARDS_BY_NAME["fire-5"]
FAKE = CARDS_BY_NAME["fire-6"]


def told(*texts: str) -> list[Throw]:
    """Throws as in the notation: `2 water-5@412`."""
    throws = []
    for text in texts:
        seat, what = text.split()
        card, at, ms = what.partition("@")
        throws.append(Throw(int(seat) - 1, CARDS_BY_NAME[card], int(ms) if at else UNTIMED))
    return throws


def verdict(called: int, *texts: str, tie: int = 30) -> tuple[str, list[int], int | None]:
    """Seats from 1; the caller is seat 1 of four."""
    found = judge(called, 0, 4, told(*texts), tie)
    leads = None if found.leads is None else found.leads + 1
    return found.why.value, [seat + 1 for seat in found.takers], leads


def test_the_slowest_gorilla_takes_the_pile_and_leads() -> None:
    got = verdict(GORILLA, "2 water-5@300", "3 wind-5@500", "4 earth-5@400")
    assert got == ("slowest", [3], 3)


def test_a_wrong_card_takes_it_instead_of_the_slowest() -> None:
    got = verdict(GORILLA, "2 water-1@200", "3 wind-5@900", "4 earth-5@400")
    assert got == ("wrong", [2], 2)


def test_a_wrong_card_takes_it_instead_of_one_who_never_threw() -> None:
    assert verdict(GORILLA, "2 water-1@200", "4 earth-5@400") == ("wrong", [2], 2)


def test_a_fake_is_a_wrong_card_at_a_real_gorilla() -> None:
    got = verdict(GORILLA, "2 water-6@200", "3 wind-5@900", "4 earth-5@400")
    assert got == ("wrong", [2], 2)


def test_several_wrong_cards_split_and_the_latest_leads() -> None:
    got = verdict(GORILLA, "2 water-1@200", "3 wind-1@300", "4 earth-5@400")
    assert got == ("wrong", [3, 2], 3)


def test_several_wrong_cards_level_the_nearest_on_the_left_leads() -> None:
    got = verdict(GORILLA, "2 water-1@290", "3 wind-1@300", "4 earth-5@400")
    assert got == ("wrong", [2, 3], 2)


def test_never_throwing_counts_as_slowest() -> None:
    assert verdict(GORILLA, "2 water-5@4999", "4 earth-5@400") == ("never", [3], 3)


def test_several_who_never_threw_split_and_the_nearest_on_the_left_leads() -> None:
    assert verdict(GORILLA, "3 wind-5@400") == ("never", [2, 4], 2)
    assert verdict(GORILLA) == ("never", [2, 3, 4], 2)


def test_anything_thrown_at_a_fake_is_fooled() -> None:
    assert verdict(FAKE, "3 wind-5@400") == ("fooled", [3], 3)
    assert verdict(FAKE, "3 wind-6@400") == ("fooled", [3], 3)
    assert verdict(FAKE, "3 wind-1@400") == ("fooled", [3], 3)


def test_several_fooled_split_and_the_first_leads() -> None:
    got = verdict(FAKE, "2 water-5@500", "3 wind-5@400", "4 earth-5@300")
    assert got == ("fooled", [2, 3, 4], 4)


def test_several_fooled_level_the_nearest_on_the_left_leads() -> None:
    got = verdict(FAKE, "2 water-5@500", "3 wind-5@310", "4 earth-5@300")
    assert got == ("fooled", [2, 3, 4], 3)


def test_nobody_fooled_nothing_happens_and_the_left_neighbour_goes_on() -> None:
    assert verdict(FAKE) == ("calm", [], 2)


def test_slowest_closer_than_the_tie_window_split() -> None:
    got = verdict(GORILLA, "2 water-5@300", "3 wind-5@471", "4 earth-5@500")
    assert got == ("slowest", [3, 4], 3)


def test_slowest_a_whole_tie_window_apart_do_not_split() -> None:
    got = verdict(GORILLA, "2 water-5@300", "3 wind-5@470", "4 earth-5@500")
    assert got == ("slowest", [4], 4)


def test_being_level_with_the_slowest_is_no_chain() -> None:
    got = verdict(GORILLA, "2 water-5@460", "3 wind-5@480", "4 earth-5@500")
    assert got == ("slowest", [3, 4], 3)


def test_without_a_tie_window_equal_times_still_split() -> None:
    got = verdict(GORILLA, "2 water-5@300", "3 wind-5@500", "4 earth-5@500", tie=0)
    assert got == ("slowest", [3, 4], 3)
    got = verdict(GORILLA, "2 water-5@300", "3 wind-5@499", "4 earth-5@500", tie=0)
    assert got == ("slowest", [4], 4)


def test_the_left_of_the_caller_goes_round_the_table() -> None:
    found = judge(GORILLA, 2, 4, told("1 fire-5@500", "2 water-5@500", "4 earth-5@500"), 30)
    assert found == Verdict(Why.SLOWEST, (3, 0, 1), 3)


def test_without_times_all_right_means_the_lot() -> None:
    got = verdict(GORILLA, "2 water-5", "3 wind-5", "4 earth-5")
    assert got == ("lot", [2, 3, 4], None)


def test_without_times_the_mistakes_are_those_of_the_timed_game() -> None:
    assert verdict(GORILLA, "2 water-5", "4 earth-5") == ("never", [3], 3)
    assert verdict(GORILLA, "2 water-5", "3 wind-1", "4 earth-6") == ("wrong", [3, 4], 3)
    assert verdict(FAKE, "2 water-5", "4 earth-5") == ("fooled", [2, 4], 2)


def test_each_answer_has_its_mark() -> None:
    assert mark(GORILLA, Throw(1, CARDS_BY_NAME["water-5"], 300)) is Mark.RIGHT
    assert mark(GORILLA, Throw(1, CARDS_BY_NAME["water-6"], 300)) is Mark.WRONG
    assert mark(GORILLA, Throw(1, HOLD, UNTIMED)) is Mark.NEVER
    assert mark(FAKE, Throw(1, CARDS_BY_NAME["water-5"], 300)) is Mark.FOOLED
    assert mark(FAKE, Throw(1, HOLD, UNTIMED)) is Mark.CALM


@st.composite
def calls(draw: st.DrawFn) -> tuple[int, int, int, list[Throw], int]:
    """A call with throws at times that often meet."""
    seats = draw(st.sampled_from((3, 4)))
    caller = draw(st.integers(0, seats - 1))
    called = draw(st.sampled_from((5, 6, 15, 16)))
    throws = []
    for seat in range(seats):
        if seat == caller or not draw(st.booleans()):
            continue
        # mostly the gorilla: with many wrong cards the slowest would hardly ever matter
        card = 10 * seat + draw(st.sampled_from((5, 5, 5, 5, 1, 6, 9)))
        throws.append(Throw(seat, card, draw(st.integers(300, 400) | st.integers(0, 5000))))
    return called, caller, seats, throws, draw(st.sampled_from((0, 1, 30, 250)))


def plain(found: Verdict) -> dict[str, Any]:
    return {
        "takers": list(found.takers),
        "loot": found.why is Why.FOOLED,
        "leads": found.leads,
    }


@settings(max_examples=1000)
@given(calls())
def test_a_second_judge_agrees(call: tuple[int, int, int, list[Throw], int]) -> None:
    called, caller, seats, throws, tie = call
    told_plainly = [(throw.seat, throw.card, throw.ms) for throw in throws]
    assert plain(judge(called, caller, seats, throws, tie)) == decide(
        called, caller, seats, told_plainly, tie
    )


@settings(max_examples=200)
@given(calls())
def test_the_order_in_which_throws_are_told_decides_nothing(
    call: tuple[int, int, int, list[Throw], int],
) -> None:
    called, caller, seats, throws, tie = call
    verdicts = {
        judge(called, caller, seats, order, tie) for order in itertools.permutations(throws)
    }
    assert len(verdicts) == 1


@settings(max_examples=200)
@given(calls())
def test_a_seat_that_holds_may_be_told_or_left_out(
    call: tuple[int, int, int, list[Throw], int],
) -> None:
    called, caller, seats, throws, tie = call
    threw = {throw.seat for throw in throws}
    held = [Throw(s, HOLD, UNTIMED) for s in range(seats) if s != caller and s not in threw]
    assert judge(called, caller, seats, held + throws, tie) == judge(
        called, caller, seats, throws, tie
    )
