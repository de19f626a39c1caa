"""Several people, one device: nobody sees a hand before saying that the device is theirs."""

from collections.abc import Callable

import pytest

from pyapp.games.kilimanjaro.state import Phase
from pyapp.ui import messages as m
from tests.pilot import Pilot, begin, find, has, said, stored, with_class


def hand_shown(pilot: Pilot) -> bool:
    """Whether any card of a hand lies face up, or any counter to be placed, or is on offer."""
    tree = pilot.tree
    hidden = with_class(tree, "cards--covered")
    cards = [node for node in with_class(tree, "card-button") if node.tag == "button"]
    counters = with_class(tree, "counter-button")
    assert not (hidden and (cards or counters))
    return bool(cards or counters or pilot.actions())


def to_play(pilot: Pilot) -> Pilot:
    """On to the first card, whoever's it is."""
    for _ in pilot.finish():
        if pilot.match.state.phase is Phase.PLAY:
            break
    return pilot


def test_the_curtain_stands_before_the_first_hand_of_a_game() -> None:
    pilot = begin("human", "human", "human")
    first = pilot.match.actor
    assert isinstance(first, int)
    assert pilot.play.curtain == first
    assert not hand_shown(pilot)
    assert pilot.play.players[first].name in said(with_class(pilot.tree, "curtain")[0])
    pilot.press("curtain")
    assert hand_shown(pilot)


def test_it_stands_between_one_person_and_the_next_through_a_whole_game() -> None:
    pilot = begin("human", "human", "greedy", seed=4)
    lifted = []
    for _ in pilot.finish():
        if pilot.play.viewer is None:
            assert not hand_shown(pilot)
        else:
            lifted.append(pilot.play.viewer)
            assert pilot.match.actor in (pilot.play.viewer, -4)
    assert set(lifted) == {0, 1}


def test_the_same_person_again_needs_no_curtain() -> None:
    """A banana or an exchange counter goes on with the same hand."""
    went_on = 0
    for seed in range(4):
        pilot = begin("human", "human", seed=seed, quick_start=True)
        for _ in pilot.finish(seed):
            if pilot.match.state.phase in (Phase.BANANA, Phase.EXCHANGE):
                assert pilot.play.curtain is None
                assert pilot.play.viewer == pilot.match.actor
                went_on += 1
    assert went_on


def test_one_person_among_computers_always_sees_their_own_hand() -> None:
    pilot = begin("greedy", "human", "random", seed=4)
    for _ in pilot.finish():
        assert pilot.play.curtain is None
        assert pilot.play.viewer == 1


def test_nobody_alone_sees_no_hand_at_all() -> None:
    pilot = begin("greedy", "random")
    for _ in pilot.finish():
        assert pilot.play.viewer is None
        assert not hand_shown(pilot)


def reload(pilot: Pilot) -> Pilot:
    again = pilot.reopened()
    again.press(f"continue:{stored(pilot).id}")
    return again


def undo(pilot: Pilot) -> Pilot:
    table = begin("human", "human", take_backs=True)
    pilot.model = table.model
    to_play(pilot)
    if pilot.play.curtain is not None:
        pilot.press("curtain")
    pilot.do(pilot.legal()[0])
    pilot.press("undo")
    return pilot


def hidden(pilot: Pilot) -> Pilot:
    pilot.send(m.Hidden())
    return pilot


def undo_of_ones_own(pilot: Pilot) -> Pilot:
    """What was placed goes back into a hand; who holds the device now is not known."""
    pilot = begin("human", "human")
    pilot.press("curtain")
    pilot.do(pilot.legal()[0])
    pilot.press("undo")
    return pilot


@pytest.mark.parametrize("way", [reload, undo, hidden, undo_of_ones_own])
def test_it_stands_again_after(way: Callable[[Pilot], Pilot]) -> None:
    pilot = to_play(begin("human", "human"))
    if pilot.play.curtain is not None:
        pilot.press("curtain")
    assert hand_shown(pilot)
    pilot = way(pilot)
    assert pilot.play.curtain == pilot.match.actor
    assert not hand_shown(pilot)
    pilot.press("curtain")
    assert hand_shown(pilot)


def test_going_home_and_back_puts_it_up_again() -> None:
    pilot = to_play(begin("human", "human"))
    if pilot.play.curtain is not None:
        pilot.press("curtain")
    pilot.press("sheet:menu")
    pilot.press("home")
    pilot.press(f"continue:{stored(pilot).id}")
    assert pilot.play.curtain == pilot.match.actor
    assert not hand_shown(pilot)


def test_switching_to_another_app_hides_what_was_picked_listed_or_said() -> None:
    pilot = to_play(begin("human", "human"))
    if pilot.play.curtain is not None:
        pilot.press("curtain")
    pilot.press(next(c for c in pilot.commands() if c.startswith("pick:")))
    pilot.press("sheet:moves")
    assert pilot.actions()
    pilot.send(m.Hidden())
    assert pilot.actions() == []
    assert not hand_shown(pilot)
    assert not pilot.play.local
    assert not with_class(pilot.tree, "moves")


def test_one_person_alone_finds_everything_as_it_was_after_switching_apps() -> None:
    pilot = to_play(begin("human", "greedy"))
    while pilot.thinking:
        pilot.think()
    pilot.press(next(c for c in pilot.commands() if c.startswith("pick:")))
    before = pilot.model
    pilot.send(m.Hidden())
    assert pilot.model == before


def test_no_action_can_be_done_from_behind_the_curtain() -> None:
    pilot = begin("human", "human")
    action = pilot.legal()[0]
    pilot.send(m.Act(action))
    assert pilot.match.ply == 2
    assert pilot.play.curtain is not None


def test_open_knowledge_is_to_be_seen_by_all_while_the_curtain_stands() -> None:
    """Reviewers' commonest complaint: nobody can plan while somebody else holds the device."""
    pilot = to_play(begin("human", "human"))
    if pilot.play.viewer is not None:
        pilot.send(m.Hidden())
    tree = pilot.tree
    assert len(with_class(tree, "pile")) == 6
    assert len(with_class(tree, "row__distance")) == 2
    assert has(tree, "data-piece", "pawn-1")
    pilot.press("sheet:log")
    assert with_class(pilot.tree, "log")


def test_the_keyboard_finds_the_curtain_and_then_the_hand() -> None:
    pilot = to_play(begin("human", "human"))
    if pilot.play.curtain is None:
        pilot.do(pilot.legal()[0])
    while pilot.play.curtain is None:
        pilot.do(pilot.legal()[-1])
    focused = [e.selector for e in pilot.done if isinstance(e, m.Focus)]
    assert focused[-1] == "[data-focus=curtain]"
    assert find(pilot.tree, "data-focus", "curtain").attrs["data-do"] == "curtain"
    pilot.press("curtain")
    focused = [e.selector for e in pilot.done if isinstance(e, m.Focus)]
    assert focused[-1] == "[data-focus=hand]"
    find(pilot.tree, "data-focus", "hand")


def test_a_message_for_one_person_is_gone_when_the_next_one_looks() -> None:
    pilot = to_play(begin("human", "human"))
    if pilot.play.curtain is not None:
        pilot.press("curtain")
    pilot.press(next(c for c in pilot.commands() if c == "hint:card"))
    assert pilot.toast
    while pilot.play.curtain is None:
        pilot.do(pilot.legal()[-1])
    assert not pilot.toast
