"""Taking back: one's own last decision, never past a secret; where it is refused, why."""

import pytest

from pyapp.games.kilimanjaro.state import Phase
from pyapp.ui import messages as m
from tests.pilot import Pilot, begin, find, stored


def undo_button(pilot: Pilot) -> bool:
    """Whether the button looks usable."""
    return "aria-disabled" not in shown(find(pilot.tree, "data-do", "undo").attrs)


def shown(attrs: object) -> set[str]:
    assert isinstance(attrs, dict)
    return {name for name, value in attrs.items() if value is not None}


def place(pilot: Pilot) -> str:
    """Put a counter somewhere; gives the action."""
    action = pilot.legal()[20]
    pilot.do(action)
    return action


def test_nothing_was_done_yet() -> None:
    pilot = begin("human", "human")
    assert not undo_button(pilot)
    pilot.press("undo")
    assert pilot.toast == "There is nothing to take back."
    assert pilot.match.ply == 2


def test_a_counter_just_placed_comes_back_into_the_hand() -> None:
    pilot = begin("human", "human")
    pilot.press("curtain")
    before = pilot.match
    place(pilot)
    assert undo_button(pilot)
    pilot.press("undo")
    assert pilot.match.state == before.state
    assert pilot.play.curtain == before.actor
    assert stored(pilot).actions == tuple(before.rules.encode(a) for a in before.actions)


def test_what_another_person_did_since_stays_done() -> None:
    pilot = begin("human", "human")
    for _ in range(2):
        pilot.press("curtain")
        place(pilot)
    done = pilot.match
    pilot.press("undo")  # the second person's own
    assert pilot.match.ply == done.ply - 1
    pilot.press("undo")  # the first person's own: nobody has acted since
    assert pilot.match.ply == done.ply - 2
    pilot.press("undo")
    assert pilot.toast == "There is nothing to take back."


def test_one_person_takes_back_the_computers_moves_with_their_own() -> None:
    pilot = begin("human", "greedy", "random")
    pilot.think()
    before = pilot.match
    place(pilot)
    pilot.think()
    assert pilot.match.ply == before.ply + 3
    pilot.press("undo")
    assert pilot.match.state == before.state
    assert pilot.play.curtain is None
    assert not pilot.thinking


def test_it_works_while_a_computer_is_thinking_and_its_late_answer_changes_nothing() -> None:
    pilot = begin("human", "greedy")
    pilot.think()
    before = pilot.match
    place(pilot)
    (late,) = pilot.thinking
    pilot.press("undo")
    assert pilot.match.state == before.state
    pilot.thinking.clear()
    pilot.answer(late)
    assert pilot.match.state == before.state
    # Nor does it when the same ply has been reached again by another way.
    pilot.do(pilot.legal()[3])
    there = pilot.match
    pilot.answer(late)
    assert pilot.match is there
    assert len(pilot.thinking) == 1
    pilot.think()
    assert pilot.match.ply == there.ply + 1


def test_a_late_answer_means_nothing_to_a_game_left_and_opened_again() -> None:
    pilot = begin("human", "greedy")
    pilot.think()
    start = pilot.match
    place(pilot)
    (late,) = pilot.thinking
    pilot.press("undo")
    pilot.press("sheet:menu")
    pilot.press("home")
    pilot.thinking.clear()
    pilot.answer(late)
    assert pilot.model.play is None
    pilot.press(f"continue:{pilot.shelf.slots()[0].id}")
    assert pilot.match.state == start.state
    pilot.do(pilot.legal()[3])
    pilot.thinking.clear()
    there = pilot.match
    pilot.answer(late)
    assert pilot.match is there


def test_an_answer_to_the_game_before_means_nothing_to_the_rematch() -> None:
    pilot = begin("greedy", "greedy")
    (late,) = pilot.thinking
    for _ in pilot.finish():
        pass
    pilot.press("rematch")
    pilot.thinking.clear()
    there = pilot.match
    pilot.answer(late)
    assert pilot.match is there


def in_race(pilot: Pilot) -> Pilot:
    while pilot.match.state.phase is not Phase.PLAY or pilot.play.viewer != pilot.match.actor:
        pilot.step(lambda legal: legal[len(legal) // 3])
    return pilot


def test_a_card_drawn_cannot_be_put_back() -> None:
    pilot = in_race(begin("human", "greedy", quick_start=True))
    while not pilot.thinking:
        pilot.do(pilot.legal()[0])
    before = pilot.match
    assert not undo_button(pilot)
    pilot.press("undo")
    assert pilot.match is before
    assert pilot.toast == "Something hidden was seen since then; that cannot be taken back."
    assert pilot.thinking


def test_a_deal_cannot_be_taken_back() -> None:
    pilot = begin("human", "greedy")
    while pilot.match.state.phase is Phase.PLACE:
        pilot.step(lambda legal: legal[len(legal) // 3])
    pilot.press("undo")
    assert pilot.toast == "Something was shuffled or dealt since then; that cannot be taken back."


def test_in_a_table_that_agreed_to_it_everything_goes_back_and_comes_out_the_same() -> None:
    pilot = in_race(begin("human", "human", quick_start=True, take_backs=True))
    before = pilot.match
    action = pilot.legal()[0]
    pilot.do(action)
    after = pilot.match
    assert undo_button(pilot)
    pilot.press("undo")
    assert pilot.match.state == before.state
    pilot.press("curtain")
    pilot.do(action)
    assert pilot.match.state == after.state  # no second chance at a better card


def test_the_very_last_move_can_be_taken_back_where_the_table_agreed() -> None:
    pilot = begin("human", "human", seed=3, quick_start=True, take_backs=True)
    for _ in pilot.finish():
        pass
    pilot.press("sheet:")
    pilot.press("undo")
    assert not pilot.over
    assert pilot.model.sheet == ""
    assert not stored(pilot).finished
    for _ in pilot.finish(1):
        pass
    assert stored(pilot).finished


@pytest.mark.parametrize("seed", range(2))
def test_a_button_that_looks_usable_is_and_one_that_does_not_says_why(seed: int) -> None:
    pilot = begin("human", "random", "human", seed=seed)
    usable = unusable = 0
    for number, _ in enumerate(pilot.finish()):
        if number % 3 or pilot.model.sheet:
            continue
        before = pilot.model
        looked = undo_button(pilot)
        pilot.press("undo")
        if looked:
            usable += 1
            assert pilot.model.play is not before.play
        else:
            unusable += 1
            assert pilot.model.play is before.play
            assert pilot.toast.endswith("taken back.") or pilot.toast.endswith("take back.")
        pilot.model = before
        pilot.thinking = [e for e in pilot.thinking if e.token == pilot.play.token]
    assert usable > 2
    assert unusable > 10


def test_taking_back_twice_and_reloading_does_nothing_twice() -> None:
    pilot = begin("human", "human")
    for _ in range(2):
        pilot.press("curtain")
        place(pilot)
    pilot.press("undo")
    pilot.press("undo")
    again = pilot.reopened()
    again.press(f"continue:{stored(pilot).id}")
    assert again.match.state == pilot.match.state
    assert again.match.ply == 2


def test_what_is_taken_back_is_announced_and_heard() -> None:
    pilot = begin("human", "greedy")
    pilot.think()
    place(pilot)
    pilot.press("undo")
    assert pilot.model.said[0] == "Taken back."
    assert m.Sound("back") in pilot.done
