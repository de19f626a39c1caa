"""The journey's table: everything the rules allow can be touched, and nothing is given away."""

from dataclasses import replace

import pytest

from pyapp.core.chance import Stream
from pyapp.games.journey import JOURNEY
from pyapp.games.journey.state import Task
from pyapp.ui import messages as m
from pyapp.ui.patch import mount
from pyapp.ui.view import view
from pyapp.ui.vnode import markup
from tests.pilot import Document, Pilot, begin, find, nodes, said, with_class
from tests.ui.journey_table import do, offered, play_on

MIXES = [
    ("human", "random"),
    ("random", "human", "human"),
    ("human", "random", "human", "random"),
    ("random", "random"),
]


def table(*kinds: str, seed: int = 7, pilot: Pilot | None = None, starter: str = "1") -> Pilot:
    return begin(*kinds, game="journey", seed=seed, pilot=pilot, board="first", starter=starter)


@pytest.mark.parametrize("kinds", MIXES, ids=["-".join(mix) for mix in MIXES])
def test_a_game_gets_to_its_end(kinds: tuple[str, ...]) -> None:
    pilot = table(*kinds, seed=len(kinds))
    stages = set()
    for _ in play_on(pilot, 5):
        stages.add(pilot.match.state.stage)
    assert stages == {1, 2, 3}
    outcome = pilot.match.outcome()
    assert outcome is not None
    ending = said(with_class(pilot.tree, "result__ending")[0])
    assert all(pilot.play.players[seat].name in ending for seat in outcome.winners)
    (rows,) = with_class(pilot.tree, "result__table")
    totals = [str(dict(part)["total"]) for part in outcome.parts]
    assert all(total in said(rows) for total in totals)


@pytest.mark.parametrize("seed", range(2))
def test_the_screen_offers_just_what_the_rules_allow(seed: int) -> None:
    pilot = table("human", "random", "human", seed=seed)
    tasks = set()
    for number, _ in enumerate(play_on(pilot, seed)):
        if pilot.play.viewer is None or pilot.match.actor != pilot.play.viewer:
            assert pilot.actions() == []
            continue
        task = pilot.match.state.todo[-1].task
        if number % 5 and task in tasks and task in (Task.TURN, Task.DRAW, Task.LIMIT, Task.MOVE):
            continue
        tasks.add(task)
        assert sorted(offered(pilot)) == sorted(pilot.legal()), task
    assert len(tasks) > 6


def test_a_far_space_is_reached_at_its_price_by_one_touch() -> None:
    pilot = table("human", "random", seed=3)
    walked = 0
    for _ in play_on(pilot, 2):
        if pilot.match.actor != 0 or pilot.match.state.todo[-1].task is not Task.TURN:
            continue
        before = pilot.model
        for pick in [c for c in pilot.commands() if c.startswith("pick:explorer")][:1]:
            pilot.press(pick)
            chosen = pilot.model
            for way in [c for c in pilot.commands() if c.startswith("go:")]:
                spot = find(pilot.tree, "data-do", way)
                price = next(str(n.children[0]) for n in nodes(spot, "text"))
                pilot.press(way)
                move = pilot.match.state.move
                assert move is not None
                assert move.cost.units == int(price)
                assert any(text.startswith("stop") for text in pilot.legal())
                assert chosen.play is not None
                assert pilot.match.ply == chosen.play.match.ply + len(way.split("|"))
                walked += 1
                pilot.model = chosen
        pilot.model = before
    assert walked > 30


def test_a_step_is_taken_back_alone_and_nobody_has_to_hand_the_device_over() -> None:
    pilot = table("human", "human", seed=4)
    pilot.press("curtain")
    first = second = ""
    for first in [text for text in pilot.legal() if text.startswith("move")]:
        before = pilot.model
        do(pilot, first)
        second = next((text for text in pilot.legal() if text.startswith("step")), "")
        if second:
            break
        pilot.model = before
    do(pilot, second)
    path = pilot.match.state.move.path
    pilot.press("undo")
    assert pilot.match.state.move.path == path[:-1]
    assert pilot.play.curtain is None
    assert pilot.play.viewer == 0
    pilot.press("undo")
    assert pilot.match.state.move is None
    assert first in offered(pilot)


def test_a_curtain_stands_before_every_hand() -> None:
    pilot = table("human", "human", "random", seed=8)
    shown = curtains = 0
    last = None
    for _ in play_on(pilot, 3):
        play = pilot.play
        if play.curtain is not None:
            curtains += 1
            assert play.viewer is None
            assert not with_class(pilot.tree, "j-group--usable")
            assert "j-card--blue" not in markup(pilot.tree)
        elif play.viewer is not None:
            shown += play.viewer != last
            last = play.viewer
    assert curtains >= shown > 4


@pytest.mark.parametrize("kinds", [("human", "random", "random"), ("human", "human")])
def test_the_page_is_the_same_in_every_world_its_seat_thinks_possible(
    kinds: tuple[str, ...],
) -> None:
    rng = Stream(3, "worlds")
    # With free take-backs: whether a card was seen is asked of states that are swapped here.
    pilot = begin(*kinds, game="journey", seed=9, board="first", take_backs=True)
    compared = differed = 0
    for number, _ in enumerate(play_on(pilot, 6)):
        if number % 7 or pilot.over:
            continue
        play = pilot.play
        seat = play.viewer
        world = JOURNEY.determinize(play.match.view(seat), rng)
        assert JOURNEY.observe(world, seat) == play.match.view(seat)
        other = replace(play.match, states=(*play.match.states[:-1], world))
        differed += world != play.match.state
        for sheet in ("", "log"):
            here = replace(pilot.model, sheet=sheet)
            there = replace(here, play=replace(play, match=other))
            assert markup(view(here)) == markup(view(there))
        compared += 1
    assert compared > 10
    assert differed > compared // 2


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_after_every_step_the_page_is_what_a_fresh_page_would_be(width: int, height: int) -> None:
    pilot = table("human", "random", "human", pilot=Pilot(width=width, height=height))
    for number, _ in enumerate(play_on(pilot)):
        if number % 3 == 0:
            assert pilot.document == mount(pilot.tree, Document()).handle.shown()


def test_pieces_walk_from_where_they_stood() -> None:
    pilot = table("human", "random", seed=3)
    walks = 0
    seen = 0
    for _ in play_on(pilot, 1):
        for walk in pilot.done[seen:]:
            if isinstance(walk, m.Walk):
                walks += 1
                assert len(walk.points) > 1
                assert 0 < walk.ms <= 4000
        seen = len(pilot.done)
    assert walks > 15


def test_all_moves_are_also_listed_in_words() -> None:
    pilot = table("human", "random", seed=2)
    looked = 0
    for number, _ in enumerate(play_on(pilot, 4)):
        if pilot.thinking or pilot.over or number % 6:
            continue
        pilot.press("sheet:moves")
        assert sorted(pilot.actions()) == sorted(pilot.legal())
        words = [said(node) for node in pilot.touchable() if "data-action" in node.attrs]
        assert len(set(words)) == len(words)
        assert all("{" not in text for text in words)
        pilot.press("sheet:")
        looked += 1
    assert looked > 10


def test_what_one_draws_is_told_to_oneself_alone() -> None:
    pilot = table("human", "human", seed=5)
    pilot.press("curtain")
    while pilot.match.state.turn == 0:
        do(pilot, next(t for t in pilot.legal() if t.startswith(("draw", "discard"))))
    pilot.press("curtain")
    pilot.press("sheet:log")
    log = said(with_class(pilot.tree, "log")[0])
    assert "Ana draws an explorer card." in log
    assert "Ana draws: " not in log


def test_the_two_maps_and_the_track_lie_apart() -> None:
    from pyapp.games.journey.board import SHIPPED, find_board
    from pyapp.games.journey.geometry import CELL, geometry

    for name in SHIPPED:
        board, _ = find_board(name)
        assert board is not None
        places = geometry(board)
        assert places.descent.x + places.descent.width < places.sea.x
        assert all(point.x > places.sea.x + places.sea.width for point in places.lava[1:])
        gaps = [
            max(abs(a.x - b.x), abs(a.y - b.y))
            for i, a in enumerate(places.lava)
            for b in places.lava[i + 1 :]
        ]
        assert min(gaps) > CELL * 0.78
