"""Hidden means absent: what a seat cannot know is nowhere on its page, said or unsaid."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pyapp.core.chance import Stream
from pyapp.core.match import Match
from pyapp.games.kilimanjaro import KILIMANJARO
from pyapp.games.kilimanjaro.actions import Cards, Counters, Place, Scatter
from pyapp.games.kilimanjaro.actions import Play as Play_
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, UP
from pyapp.games.kilimanjaro.state import Phase, State
from pyapp.ui import app, table
from pyapp.ui import messages as m
from pyapp.ui.kilimanjaro.log import COUNTER_NAMES as WORDS
from pyapp.ui.model import Model, Play
from pyapp.ui.view import view
from pyapp.ui.vnode import markup
from tests.pilot import Pilot, begin, said, with_class

SHEETS = ("", "log", "moves", "menu")


def other_world(match: Match, seat: int | None, rng: Stream) -> Match:
    """A match that differs only in what the seat cannot know, from the first deal on."""
    actions = list(match.actions)
    last: State = match.state
    if last.deck:
        _swap_cards(actions, match, seat, rng)
    _swap_counters(actions, match, seat, rng)
    other = Match.start(match.rules, match.options, match.seats)
    for action in actions:
        other = other.play(action)
    return other


def _swap_cards(actions: list[Any], match: Match, seat: int | None, rng: Stream) -> None:
    """Other hands and the rest of the deck mixed."""
    at = next(i for i, action in enumerate(actions) if isinstance(action, Cards))
    order = list(actions[at].order)
    seats = match.seats
    dealer = match.states[at].dealer
    held: list[list[int]] = [[] for _ in range(seats)]
    """For each seat where in the order its cards lay."""
    for i in range(3 * seats, 6 * seats):
        held[(dealer + 1 + i) % seats].append(i)
    for n in range(at + 1, len(actions)):
        before, after = match.states[n], match.states[n + 1]
        if isinstance(actions[n], Play_):
            mine = held[before.actor]
            mine.remove(next(i for i in mine if order[i] == actions[n].card))
        if after.drawn > before.drawn:
            held[before.actor].append(before.drawn)
    places = list(range(match.state.drawn, len(order)))
    places += [i for other, cards in enumerate(held) if other != seat for i in cards]
    for i, card in zip(places, rng.shuffled([order[i] for i in places]), strict=True):
        order[i] = card
    actions[at] = Cards(tuple(order))


def _swap_counters(actions: list[Any], match: Match, seat: int | None, rng: Stream) -> None:
    """Counters that still lie face down, or in other people's hands, mixed."""
    last: State = match.state
    at = next((i for i, a in enumerate(actions) if isinstance(a, Counters | Scatter)), None)
    if at is None:
        return
    if isinstance(actions[at], Scatter):
        down = [i for i, code in enumerate(last.board) if 0 < code < UP]
        kinds = dict(zip(down, rng.shuffled([last.board[i] for i in down]), strict=True))
        spots = [(space, kinds.get(space, kind)) for space, kind in actions[at].spots]
        actions[at] = Scatter(tuple(spots))
        return
    # Slots that somebody else filled and nobody has seen: on the board, or not placed yet.
    placed = [
        (i, action, match.states[i].actor)
        for i, action in enumerate(actions)
        if isinstance(action, Place)
    ]
    fixed: list[list[int]] = [[] for _ in range(match.seats)]
    slots: list[tuple[int, int, int]] = []  # seat, index of its action or -1, kind
    for i, action, actor in placed:
        if actor == seat or not 0 < last.board[action.space] < UP:
            fixed[actor].append(action.kind)
        else:
            slots.append((actor, i, action.kind))
    for actor, held in enumerate(last.counters):
        if actor == seat:
            fixed[actor] += held
        else:
            slots += [(actor, -1, kind) for kind in held]
    kinds_now = rng.shuffled([kind for _, _, kind in slots])
    hands = [list(kinds) for kinds in fixed]
    for (actor, i, _), kind in zip(slots, kinds_now, strict=True):
        hands[actor].append(kind)
        if i >= 0:
            actions[i] = Place(kind, actions[i].space)
    dealer = match.states[at].dealer
    dealt = [hands[(dealer + 1 + i) % match.seats].pop() for i in range(16)]
    actions[at] = Counters(tuple(dealt))


def moments(pilot: Pilot, every: int) -> Iterator[Model]:
    """The app at many moments of a random game, with a card picked, sheets open and so on."""
    for number, _ in enumerate(pilot.finish()):
        if number % every:
            continue
        yield pilot.model
        picks = [c for c in pilot.commands() if c.startswith("pick:")]
        for sheet in SHEETS:
            yield replace(pilot.model, sheet=sheet)
        if picks:
            before = pilot.model
            pilot.press(picks[-1])
            yield pilot.model
            pilot.model = before


def in_world(model: Model, match: Match) -> Model:
    assert model.play is not None
    return replace(model, play=replace(model.play, match=match))


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("human", "human"), {}),
        (("human", "greedy", "random"), {"memory_aid": True}),
        (("human", "human", "greedy", "human"), {"quick_start": True}),
        (("greedy", "random", "greedy"), {"less_luck": True}),
    ],
)
def test_the_page_is_the_same_in_every_world_its_seat_thinks_possible(
    kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    rng = Stream(3, "worlds")
    compared = differed = 0
    for model in moments(begin(*kinds, seed=9, **options), 3):
        play = model.play
        assert play is not None
        world = other_world(play.match, play.viewer, rng)
        assert KILIMANJARO.observe(world.state, play.viewer) == play.match.view(play.viewer)
        differed += world.state != play.match.state
        assert markup(view(in_world(model, world))) == markup(view(model))
        compared += 1
    assert compared > 40
    assert differed > compared // 2


def test_what_is_announced_and_done_outside_is_the_same_in_every_world() -> None:
    """An action's sounds, walks and sentences tell nothing more."""
    rng = Stream(4, "worlds")
    pilot = begin("human", "greedy", "human", seed=6)
    compared = 0
    for number, _ in enumerate(pilot.finish()):
        play = pilot.play
        if number % 2 or play.viewer is None or play.match.actor != play.viewer:
            continue
        action = pilot.legal()[number % len(pilot.legal())]
        here = done(pilot.model, action)
        # What nobody has seen before, but everybody now, has to be the same.
        world = other_world(here[0].match, None, rng)
        there = done(in_world(pilot.model, world.back_to(play.match.ply)), action)
        if there[0].viewer != here[0].viewer or there[0].match.ply != here[0].match.ply:
            continue
        assert there[1:] == here[1:]
        compared += 1
    assert compared > 8


def done(model: Model, action: str) -> tuple[Play, Any, Any]:
    """The table after an action, what is announced, and what is seen and heard outside."""
    after, effects = app.update(model, m.Act(action), m.Env(0, 0))
    assert after.play is not None
    return after.play, after.said, [e for e in effects if not isinstance(e, m.Save | m.Think)]


def test_a_question_to_a_computer_player_holds_only_what_its_seat_knows() -> None:
    rng = Stream(5, "worlds")
    pilot = begin("human", "greedy", "greedy", seed=8)
    compared = 0
    for _ in pilot.finish():
        if not pilot.thinking:
            continue
        (asked,) = pilot.thinking
        play = pilot.play
        seat = play.match.actor
        assert isinstance(seat, int)
        world = other_world(play.match, seat, rng)
        (again,) = table.awaited(in_world(pilot.model, world), replace(play, match=world))
        assert isinstance(again, m.Think)
        assert replace(again, pace=asked.pace) == asked  # longer after a walk
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("memory_aid", [False, True])
def test_counters_one_has_placed_are_told_again_only_with_the_memory_aid(memory_aid: bool) -> None:
    pilot = begin("human", "greedy", memory_aid=memory_aid)
    shown = 0
    while pilot.match.state.phase in (Phase.PLACE, Phase.CARDS):
        pilot.step(lambda legal: legal[len(legal) // 2])
    placed = pilot.match.view(0).placed
    assert placed
    pilot.press("sheet:log")
    log = said(with_class(pilot.tree, "log")[0])
    for space, kind in placed:
        assert f"space {space}" in log
        shown += f"({WORDS[kind]}) on space {space}" in log
    kinds = [name for name in COUNTER_NAMES[1:] if f"#counter-{name}" in markup(pilot.tree)]
    assert bool(kinds) is memory_aid
    assert shown == (len(placed) if memory_aid else 0)


def test_no_card_of_another_hand_stands_anywhere_on_the_page() -> None:
    """The blunt way: cards that only others hold are looked for as text."""
    pilot = begin("human", "human", "greedy", seed=12, quick_start=True)
    looked = 0
    for _ in pilot.finish():
        state: State = pilot.match.state
        play = pilot.play
        mine = () if play.viewer is None else state.hands[play.viewer]
        open_cards = {card for pile in state.piles for card in pile}
        theirs = {card for hand in state.hands for card in hand} - set(mine) - open_cards
        text = markup(pilot.tree)
        for card in theirs:
            looked += 1
            assert CARD_NAMES[card] not in text
            assert f"{CARD_NAMES[card].split('-')[0].title()} {card % 7 + 1}" not in text
    assert looked > 100
