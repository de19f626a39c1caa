"""Whole games of Kilimanjaro by touch: every mix of people and computers gets to the end."""

from itertools import product
from typing import Any

import pytest

from pyapp.core.chance import Stream
from pyapp.games.kilimanjaro.state import Phase
from pyapp.ui import messages as m
from pyapp.ui.patch import mount
from tests.pilot import Document, Pilot, begin, find, said, with_class

MIXES = [
    tuple("human" if person else computer for person in people)
    for seats in (2, 3, 4)
    for people in product((True, False), repeat=seats)
    for computer in ("greedy" if sum(people) % 2 else "random",)
]


def variant(number: int) -> dict[str, Any]:
    """Options by the number of a game, so that all of them come up."""
    names = ("quick_start", "memory_aid", "less_luck", "must_banana")
    return {name: bool(number >> i & 1) for i, name in enumerate(names)}


@pytest.mark.parametrize(
    ("number", "kinds"), list(enumerate(MIXES)), ids=["-".join(mix) for mix in MIXES]
)
def test_a_game_gets_to_its_end(number: int, kinds: tuple[str, ...]) -> None:
    pilot = begin(*kinds, seed=number, **variant(number))
    for _ in pilot.finish(seed=number):
        pass
    assert pilot.model.sheet == "result"
    outcome = pilot.match.outcome()
    assert outcome is not None
    rows = with_class(pilot.tree, "result__table")
    assert len(rows) == 1
    winners = [pilot.play.players[seat].name for seat in outcome.winners]
    ending = said(with_class(pilot.tree, "result__ending")[0])
    assert all(name in ending for name in winners)
    assert not pilot.thinking


@pytest.mark.parametrize("seed", range(3))
def test_the_screen_offers_just_what_the_rules_allow(seed: int) -> None:
    """Every legal action can be reached by touch, and nothing else; nor can anybody else act."""
    pilot = begin("human", "greedy", "human", seed=seed, less_luck=seed == 2)
    for _ in pilot.finish(seed=seed):
        if pilot.play.viewer is None or pilot.match.actor != pilot.play.viewer:
            assert pilot.actions() == []
            continue
        assert sorted(offered(pilot)) == sorted(pilot.legal())


def offered(pilot: Pilot) -> set[str]:
    """All actions that can be reached from here by picking first."""
    before = pilot.model
    picks = [command for command in pilot.commands() if command.startswith("pick:")]
    found = set(pilot.actions())
    for pick in picks:
        pilot.model = before
        pilot.press(pick)
        found |= set(pilot.actions())
    pilot.model = before
    return found


def test_all_moves_are_also_listed_in_words() -> None:
    pilot = begin("human", "greedy")
    rng = Stream(1, "person")
    while not pilot.over:
        if not pilot.thinking:
            pilot.press("sheet:moves")
            assert sorted(pilot.actions()) == sorted(pilot.legal())
            words = [said(node) for node in pilot.touchable() if "data-action" in node.attrs]
            assert len(set(words)) == len(words)
            assert all(len(text) > 8 and "{" not in text for text in words)
            pilot.press(rng.choice(pilot.legal()))
            assert pilot.model.sheet in ("", "result")
        else:
            pilot.think()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_after_every_step_the_page_is_what_a_fresh_page_would_be(width: int, height: int) -> None:
    pilot = begin("human", "random", "human", pilot=Pilot(width=width, height=height))
    for _ in pilot.finish():
        assert pilot.document == mount(pilot.tree, Document()).handle.shown()


def test_a_pawn_walks_from_where_it_stood_to_where_it_stands() -> None:
    pilot = begin("human", "human", seed=3, quick_start=True)
    walks = 0
    for _ in pilot.finish():
        last = [e for e in pilot.done if isinstance(e, m.Walk | m.Save)]
        for walk in reversed(last):
            if isinstance(walk, m.Save):
                break
            walks += 1
            assert len(walk.points) > 1
            assert 0 < walk.ms <= 4000
            find(pilot.tree, "data-piece", walk.piece)
    assert walks > 20


def test_what_happened_is_announced_in_words() -> None:
    pilot = begin("human", "greedy", quick_start=True)
    numbers = [pilot.model.said[1]]
    for _ in pilot.finish():
        text, number = pilot.model.said
        assert text
        assert number > numbers[-1] or pilot.play.local
        numbers.append(number)
    assert "wins" in pilot.model.said[0]


def test_the_landing_shown_beforehand_is_where_the_pawn_ends() -> None:
    """Unless a counter lies there, of course."""
    pilot = begin("human", "human", seed=5, quick_start=True)
    held = 0
    for number, _ in enumerate(pilot.finish()):
        if number % 4:
            continue
        if pilot.match.state.phase is not Phase.PLAY or pilot.play.viewer is None:
            continue
        before = pilot.model
        pick = next(c for c in pilot.commands() if c.startswith("pick:card:"))
        pilot.press(pick)
        for action in pilot.actions():
            told = str(find(pilot.tree, "data-action", action).attrs["aria-label"])
            picked = pilot.model
            pilot.do(action)
            happened = pilot.match.states[-1]
            seat = picked.play.viewer if picked.play else None
            assert seat is not None
            assert picked.play is not None
            landing = happened.positions[seat]
            if not picked.play.match.state.board[landing]:
                lion = happened.board != picked.play.match.state.board
                assert lion or f"to space {landing}" in told
                held += 1
            pilot.model = picked
        pilot.model = before
    assert held > 30
