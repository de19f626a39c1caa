"""A match plays, settles chance from its seed, and tells each seat what it may know."""

import pytest

from pyapp.core.errors import BadOptions, IllegalAction, InvalidNotation
from pyapp.core.match import Match, Notice
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.games import GAMES
from tests.core.samples import traces

RULES = GAMES["kilimanjaro"]
DEFAULTS = complete_options(RULES.info.options, {})


def start(seats: int = 2) -> Match:
    return Match.start(RULES, DEFAULTS, seats)


def test_a_match_begins_with_what_was_agreed() -> None:
    match = start(3)
    assert match.ply == 0
    assert match.actor == CHANCE
    assert match.legal() == ()
    assert match.outcome() is None
    assert match.log(None) == ()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        start(seats)
    assert caught.value.params == {"value": seats, "low": 2, "high": 4}


def test_chance_comes_from_the_seed_and_the_ply() -> None:
    match = start().settle(7)
    assert match.actor not in (CHANCE, OVER)
    assert match.ply == 2
    assert start().settle(7) == match
    assert start().settle(8) != match
    assert match.settle(99) is match


def test_a_refused_action_changes_nothing() -> None:
    match = start().settle(7)
    with pytest.raises(IllegalAction):
        match.play_text("place banana 20")
    with pytest.raises(InvalidNotation):
        match.play_text("place banana")
    assert match == start().settle(7)


def test_nothing_can_be_done_once_it_is_over() -> None:
    match = traces("kilimanjaro")[0].match()
    assert match.actor == OVER
    assert match.legal() == ()
    for action in (match.actions[0], match.actions[-1]):
        with pytest.raises(IllegalAction) as caught:
            match.play(action)
        assert caught.value.code == "game-over"


def test_playing_shares_what_was_before() -> None:
    match = start().settle(7)
    after = match.play(match.legal()[0])
    assert match.ply == 2
    assert after.ply == 3
    assert all(a is b for a, b in zip(match.states, after.states, strict=False))
    assert after.back_to(2) == match


def test_the_log_hides_what_its_reader_may_not_know() -> None:
    counters = "counters" + " banana lion" * 4 + " banana exchange" * 4
    match = start()
    for text in ("dealer 2", counters, "place banana 10", "place lion 19"):
        match = match.play_text(text)
    dealt = "counters" + " banana ?" * 8
    assert match.log(0) == (
        Notice(1, CHANCE, "dealer 2"),
        Notice(2, CHANCE, dealt),
        Notice(3, 0, "place banana 10"),
        Notice(4, 1, "place ? 19"),
    )
    assert match.notice(1, 1).text == "counters" + " ? lion" * 4 + " ? exchange" * 4
    assert [notice.text for notice in match.log(None)[1:]] == [
        "counters" + " ?" * 16,
        "place ? 10",
        "place ? 19",
    ]


def test_a_view_is_of_the_present() -> None:
    match = start().settle(7)
    after = match.play(match.legal()[0])
    for seat in (0, 1, None):
        assert match.view(seat) == RULES.observe(match.state, seat)
        assert after.view(seat) == RULES.observe(after.state, seat)
        assert after.view(seat) != match.view(seat)
