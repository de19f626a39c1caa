"""What holds in every game: limits, moves, payments, knowledge."""

from functools import cache
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.core.chance import Stream
from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.actions import Discover, Shuffle, Stop
from pyapp.games.journey.board import SHIPPED, find_board
from pyapp.games.journey.choices import water_payments
from pyapp.games.journey.finds import pays, ways
from pyapp.games.journey.grid import GOAL, START, Find, Grid
from pyapp.games.journey.knowledge import determinize, observe
from pyapp.games.journey.material import LAMP
from pyapp.games.journey.moves import (
    FREE,
    Cost,
    Move,
    Purse,
    completable,
    extend,
    may_stop,
    next_steps,
    payable,
    payments,
    reachable,
    step_cost,
)
from pyapp.games.journey.state import State, Task, standing
from tests.games.journey.conservation import check
from tests.games.journey.dealing import BOARD, begin

purses = st.builds(
    Purse,
    st.integers(0, 10),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 4),
    st.integers(0, 2),
)
costs = st.builds(Cost, st.integers(1, 14), st.integers(0, 3), st.integers(0, 3), st.integers(0, 1))
equipment = st.lists(st.integers(0, 4), max_size=5).map(
    lambda cards: tuple(cards.count(kind) for kind in range(5))
)


@cache
def trace(seed: int, seats: int, board: str) -> tuple[State, ...]:
    """A random game."""
    rng = Stream(seed, "trace")
    states = [begin(seats, board=board)]
    while states[-1].actor != OVER:
        s = states[-1]
        action = RULES.sample(s, rng) if s.actor == CHANCE else rng.choice(RULES.legal(s))
        states.append(RULES.apply(s, action))
    return tuple(states)


GAMES = [
    (seed, seats, board) for seats in (2, 3, 4) for seed, board in enumerate((*SHIPPED, BOARD))
]
games = pytest.mark.parametrize(
    ("seed", "seats", "board"), GAMES, ids=lambda x: str(x)[:10].strip()
)


@games
class TestEveryGame:
    def test_ends_with_nothing_lost(self, seed: int, seats: int, board: str) -> None:
        for s in trace(seed, seats, board):
            check(s)

    def test_hand_limits_hold_when_a_turn_ends(self, seed: int, seats: int, board: str) -> None:
        for s in trace(seed, seats, board):
            if s.todo[-1].task in (Task.TURN, Task.RIDE):
                for player in s.players:
                    assert sum(player.explorers) <= 10
                    assert sum(player.equipment) <= 5
                assert len(s.display) == 3

    def test_a_move_ends_neither_on_a_chasm_nor_on_another_explorer_nor_without_a_forward_step(
        self, seed: int, seats: int, board: str
    ) -> None:
        ended = 0
        states = trace(seed, seats, board)
        for before, after in pairwise(states):
            if before.move is None or after.move is not None:
                continue
            ended += 1
            grid, begin_space, _ = standing(before, before.move.colour)
            end = before.move.path[-1]
            assert not grid.chasms[end]
            assert end != begin_space
            assert _depth(grid, end) > _depth(grid, begin_space)
            others = [at for c, at in enumerate(before.explorers) if c != before.move.colour]
            assert before.stage == 2 or end not in others
        assert ended

    def test_each_step_leads_to_where_it_can_be_completed(
        self, seed: int, seats: int, board: str
    ) -> None:
        for s in trace(seed, seats, board):
            if s.todo[-1].task is Task.MOVE:
                assert RULES.legal(s)

    def test_guesses_of_a_game_fit_what_is_seen(self, seed: int, seats: int, board: str) -> None:
        for number, s in enumerate(trace(seed, seats, board)[::7]):
            for seat in (None, *range(seats)):
                view = observe(s, seat)
                guess = determinize(view, Stream(number, "guess"))
                check(guess)
                assert observe(guess, seat) == view
                if guess.actor >= 0:
                    assert RULES.legal(guess)

    def test_what_is_hidden_changes_no_view(self, seed: int, seats: int, board: str) -> None:
        for number, s in enumerate(trace(seed, seats, board)[::11]):
            for seat in range(seats):
                other = hidden_permuted(s, seat, Stream(number, "permute"))
                assert observe(other, seat) == observe(s, seat)


def hidden_permuted(s: State, seat: int, rng: Stream) -> State:
    """The state with the decks in another order, but for what all have seen."""
    decks = [bytes(rng.shuffled(deck)) for deck in s.decks]
    known = s.decks[2][len(s.decks[2]) - s.known :]
    decks[2] = bytes(rng.shuffled(s.decks[2][: len(s.decks[2]) - s.known])) + known
    return s._replace(decks=tuple(decks))


def _depth(grid: Grid, space: int) -> int:
    if space in (START, GOAL):
        return 99 * space
    return space % 32 if grid.sideways else space // 32


@given(purses, costs)
def test_a_way_can_be_paid_exactly_if_there_is_a_payment(hand: Purse, cost: Cost) -> None:
    assert payable(hand, cost) == bool(payments(hand, cost))


@given(purses, costs)
def test_payments_are_what_a_plain_search_finds(hand: Purse, cost: Cost) -> None:
    """Every bundle of cards of the hand, judged by the words of the rules page."""
    found = set()
    for explorers in range(hand.explorers + 1):
        for prismatic in range(hand.prismatic + 1):
            for rope in range(hand.rope + 1):
                for pickaxe in range(hand.pickaxe + 1):
                    for compass in range(hand.compass + 1):
                        for hardtack in range(hand.hardtack + 1):
                            for multi in range(hand.multi + 1):
                                way = Stop(
                                    explorers, prismatic, rope, pickaxe, compass, hardtack, multi
                                )
                                if fits(way, cost):
                                    found.add(way)
    assert payments(hand, cost) == tuple(sorted(found))


def fits(way: Stop, cost: Cost) -> bool:
    if way.rope > cost.rope or way.pickaxe > cost.pickaxe or way.compass > cost.compass:
        return False  # a card that does nothing
    tools = way.multi - (cost.rope - way.rope)
    tools -= cost.pickaxe - way.pickaxe + cost.compass - way.compass
    if tools < 0:
        return False
    tack = way.hardtack + tools
    if tack and not way.explorers:
        return False  # at least one real explorer card
    # Prismatic cards count 1 to 5 each, hardtack 1 or 2; five explorer cards at most.
    for prismatic in range(way.prismatic, 5 * way.prismatic + 1):
        cards = way.explorers + prismatic
        if 1 <= cards <= 5 and cards + tack <= cost.units <= cards + 2 * tack:
            return True
    return False


@given(
    st.lists(st.integers(0, 5), min_size=1, max_size=3), equipment, st.integers(0, 2), st.booleans()
)
def test_discoveries_are_paid_as_a_plain_search_finds(
    pictures: list[int], hand: tuple[int, ...], multi: int, lamps: bool
) -> None:
    find = Find(tuple(pictures.count(kind) for kind in range(5)), pictures.count(5))
    most = len(pictures) if lamps else 0
    found = set()
    for numbers in product(*(range(n + 1) for n in (*hand, multi))):
        cards = [kind for kind, n in enumerate(numbers) for _ in range(n)]
        beyond = [k for k in range(most + 1) if fills([*pictures, *[LAMP] * k], cards)]
        if beyond:
            found.add(Discover(*numbers))
            assert pays(find, Discover(*numbers), lamps) == beyond[0]
    assert ways(find, hand, multi, lamps) == tuple(sorted(found))


def fills(places: list[int], cards: list[int]) -> bool:
    """Whether the cards can be laid one on each place; 5 is a star, or a Multi-Use Tool."""
    if len(places) != len(cards):
        return False
    if not places:
        return True
    return any(
        fills(places[1:], [*cards[:i], *cards[i + 1 :]])
        for i, card in enumerate(cards)
        if card in (places[0], 5) or places[0] == 5
    )


@given(st.integers(0, 20), st.integers(0, 8), st.integers(0, 2))
def test_water_payments_differ_in_what_they_keep(fossils: int, stones: int, cards: int) -> None:
    found = water_payments(fossils, stones, cards)
    assert (0, 0) in found
    for n, supplies in found:
        kept = min(fossils, 3 * (n + 2 * supplies))
        if n:
            assert min(fossils, 3 * (n - 1 + 2 * supplies)) < kept
        if supplies:
            assert min(fossils, 3 * (n + 2 * supplies - 2)) < kept


boards = {name: find_board(name)[0] for name in SHIPPED} | {"test": find_board(BOARD)[0]}
grids = st.sampled_from([grid for b in boards.values() if b for grid in (b.descent, b.sea)])


@settings(max_examples=60)
@given(grids, purses.filter(lambda p: p.hardtack < 2), st.data())
def test_a_step_is_offered_if_and_only_if_the_move_can_be_completed(
    grid: Grid, hand: Purse, data: st.DataObject
) -> None:
    """Held against a search that simply walks on while anything can be paid."""
    spaces = sorted(space for space in grid.cells if space != GOAL and not grid.chasms[space])
    space = data.draw(st.sampled_from(spaces))
    blocked = tuple(sorted(set(data.draw(st.lists(st.sampled_from(spaces[1:]), max_size=2)))))
    offered = set(next_steps(grid, space, False, FREE, blocked, hand))
    for hop in grid.hops[space]:
        for pickaxe in (False, True):
            if pickaxe and grid.rocks[hop.space] == 1:
                continue
            move = extend(grid, Move(0, (space,), FREE, False, False, ()), hop.space, pickaxe)
            assert ((hop.space, pickaxe) in offered) == walk_on(grid, move, blocked, hand, {})


def walk_on(
    grid: Grid,
    move: Move,
    blocked: tuple[int, ...],
    hand: Purse,
    seen: dict[tuple[int, bool, Cost], bool],
) -> bool:
    at = move.path[-1]
    if not payable(hand, move.cost):
        return False
    if may_stop(grid, at, move.forward, blocked):
        return True
    key = (at, move.forward, move.cost)
    if key not in seen:
        seen[key] = False
        seen[key] = any(
            walk_on(grid, extend(grid, move, hop.space, pickaxe), blocked, hand, seen)
            for hop in grid.hops[at]
            for pickaxe in ((False, True) if grid.rocks[hop.space] > 1 else (False,))
            if not (pickaxe and move.cost.pickaxe)
        )
    return seen[key]


@settings(max_examples=60)
@given(grids, purses.filter(lambda p: p.hardtack < 2 and p.explorers < 5), st.data())
def test_what_is_shown_as_reachable_can_be_walked_and_paid(
    grid: Grid, hand: Purse, data: st.DataObject
) -> None:
    spaces = sorted(space for space in grid.cells if space != GOAL and not grid.chasms[space])
    space = data.draw(st.sampled_from(spaces))
    blocked = tuple(sorted(set(data.draw(st.lists(st.sampled_from(spaces[1:]), max_size=2)))))
    shown = reachable(grid, space, False, FREE, blocked, hand)
    for entry in shown:
        move = Move(0, (space,), FREE, False, False, ())
        for step in entry.steps:
            assert step in next_steps(grid, move.path[-1], move.forward, move.cost, blocked, hand)
            move = extend(grid, move, step.space, step.pickaxe)
        assert (move.path[-1], move.cost) == (entry.space, entry.cost)
        assert may_stop(grid, entry.space, move.forward, blocked)
        assert payments(hand, entry.cost)
    # Each first step that is offered belongs to a way to some place shown.
    for step in next_steps(grid, space, False, FREE, blocked, hand):
        after = next(hop for hop in grid.hops[space] if hop.space == step.space)
        cost = step_cost(grid, FREE, step.space, after.compass, step.pickaxe)
        assert completable(grid, step.space, after.forward, cost, blocked, hand)
        assert shown


def test_an_illegal_action_changes_nothing() -> None:
    for s in trace(1, 3, "standard")[::13]:
        before = repr(s)
        for text in ("draw explorers", "stop explorer", "pay 1", "accept", "ride", "pass", "done"):
            action = RULES.decode(text)
            if action not in RULES.legal(s):
                with pytest.raises(IllegalAction):
                    RULES.apply(s, action)
        assert repr(s) == before


def test_undo_is_possible_back_to_the_start_of_a_move() -> None:
    inside = 0
    for seed in range(3):
        states = trace(seed, 3, "standard" if seed < 2 else BOARD)
        for before, after in pairwise(states):
            if after.move is not None and before.actor == after.actor:
                inside += 1
                assert not RULES.reveals(before, RULES.legal(before)[0], after)
    assert inside > 50


def test_shuffles_are_hidden_and_everything_else_is_open() -> None:
    s = begin(2, starter="1")
    action = RULES.sample(s, Stream(1))
    assert isinstance(action, Shuffle)
    for seat in (0, 1, None):
        assert RULES.redact(s, action, seat) == "explorers ?"
    s = trace(1, 3, "standard")[40]
    for legal in RULES.legal(s):
        assert RULES.redact(s, legal, None) == RULES.encode(legal)
