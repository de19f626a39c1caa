"""The cards run out: who is furthest, who would be, and who shares."""

from collections.abc import Mapping, Sequence

import pytest

from pyapp.core.chance import Stream
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.core.outcome import Outcome
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.material import CARD_NAMES
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.dealing import legal, play, race


def last_card(
    seats: int, piles: Mapping[int, Sequence[str]], at: tuple[int, ...], card: str = "foot-1"
) -> State:
    """Seat 1 holds the last card of all; the board is bare."""
    state = race(seats, piles=piles, hands={1: (card,)}, left=0, at=at)
    hands = ((CARD_NAMES.index(card),), *((),) * (seats - 1))
    return state._replace(hands=hands, board=bytes(101))


def result(state: State) -> Outcome:
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "cards-out"
    assert legal(state) == []
    assert RULES.actor(state) == OVER
    return outcome


ROW3 = ("mule-1", "canoe-3", "jeep-2")
"""Worth 3; with foot-1 on its first pile still 3."""


def test_the_pawn_furthest_along_wins() -> None:
    piles = {1: ROW3, 2: ("mule-7", "mule-7", "mule-6"), 3: ("mule-2", "canoe-1", "jeep-1")}
    state = last_card(3, piles, (50, 52, 54))
    assert RULES.outcome(state) is None
    outcome = result(play(state, "play foot-1 on 1.1"))
    assert outcome.ranks == (2, 3, 1)  # 53, 52, 54: the next move does not count before the space
    assert outcome.parts == (
        (("position", 53), ("next_move", 56)),
        (("position", 52), ("next_move", 72)),
        (("position", 54), ("next_move", 56)),
    )


def test_tied_pawns_compare_one_more_move() -> None:
    piles = {1: ROW3, 2: ("mule-4", "canoe-1", "jeep-1"), 3: ("mule-2", "canoe-2", "jeep-1")}
    outcome = result(play(last_card(3, piles, (50, 53, 53)), "play foot-1 on 1.1"))
    assert outcome.ranks == (2, 1, 3)
    assert outcome.winners == (1,)


def test_still_level_they_share_the_win() -> None:
    piles = {1: ROW3, 2: ("mule-3", "canoe-1", "jeep-1"), 3: ("mule-2", "canoe-2", "jeep-1")}
    outcome = result(play(last_card(3, piles, (50, 53, 53)), "play foot-1 on 1.1"))
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


def test_all_may_share_it() -> None:
    piles = {
        1: ROW3,
        2: ("mule-3", "canoe-1", "jeep-1"),
        3: ("foot-3", "canoe-1", "jeep-1"),
        4: ("foot-3", "canoe-2", "mule-1"),
    }
    outcome = result(play(last_card(4, piles, (50, 53, 53, 53)), "play foot-1 on 1.1"))
    assert outcome.ranks == (1, 1, 1, 1)
    assert outcome.winners == (0, 1, 2, 3)


def test_the_last_in_the_list_can_win_a_tie() -> None:
    piles = {1: ROW3, 2: ("mule-3", "canoe-1", "jeep-1"), 3: ("mule-5", "canoe-2", "jeep-1")}
    outcome = result(play(last_card(3, piles, (50, 53, 53)), "play foot-1 on 1.1"))
    assert outcome.ranks == (2, 2, 1)


def test_one_more_move_meets_no_counter() -> None:
    """A lion where it would end does not matter, nor an open banana."""
    piles = {1: ROW3, 2: ("mule-4", "canoe-1", "jeep-1")}
    state = last_card(2, piles, (50, 53))
    board = bytearray(state.board)
    board[57] = 2 + 4
    board[56] = 1 + 4
    outcome = result(play(state._replace(board=bytes(board)), "play foot-1 on 1.1"))
    assert outcome.ranks == (2, 1)
    assert outcome.parts[1] == (("position", 53), ("next_move", 57))


def test_one_more_move_counts_past_the_base_camp() -> None:
    piles = {1: ROW3, 2: ("mule-4", "canoe-1", "jeep-1")}
    outcome = result(play(last_card(2, piles, (96, 99)), "play foot-1 on 1.1"))
    assert outcome.parts == (
        (("position", 99), ("next_move", 102)),
        (("position", 99), ("next_move", 103)),
    )
    assert outcome.winners == (1,)


def test_the_last_card_may_still_win_at_once() -> None:
    piles = {1: ROW3, 2: ("mule-7", "mule-7", "mule-6")}
    state = play(last_card(2, piles, (97, 99)), "play foot-1 on 1.1")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "base-camp"
    assert outcome.winners == (0,)


def test_the_last_turn_is_played_to_its_end_first() -> None:
    """An exchange found with the last card is decided before anything is compared."""
    state = last_card(2, {1: ROW3}, (50, 70))
    board = bytearray(101)
    board[53] = 3
    asked = play(state._replace(board=bytes(board)), "play foot-1 on 1.1")
    assert RULES.outcome(asked) is None
    assert result(play(asked, "exchange 2")).winners == (0,)
    assert result(play(asked, "exchange none")).winners == (1,)


def test_the_game_goes_on_while_anybody_holds_a_card() -> None:
    state = last_card(2, {1: ROW3, 2: ("mule-1", "canoe-1", "jeep-1")}, (50, 50))
    state = state._replace(hands=(state.hands[0], state.hands[0]))
    after = play(state, "play foot-1 on 1.1")
    assert RULES.outcome(after) is None
    assert after.actor == 1
    assert result(play(after, "play foot-1 on 2.1")).winners == (0,)


def slowest(state: State) -> State:
    """The state after the action that keeps the pawns furthest back."""
    ways = [RULES.apply(state, action) for action in RULES.legal(state)]
    return min(ways, key=lambda way: (way.phase.value == "over", sum(way.positions)))


@pytest.mark.parametrize(("seats", "turns"), [(2, 50), (3, 47), (4, 44)])
def test_turns_at_most(seats: int, turns: int) -> None:
    """A game in which nobody arrives has exactly so many turns."""
    reached = 0
    for seed in range(12):
        options = complete_options(RULES.info.options, {"quick_start": True})
        state = Match.start(RULES, options, seats).settle(seed).state
        played = 0
        while state.actor != OVER:
            played += state.phase.value == "play"
            state = slowest(state)
        if max(state.positions) < 100:
            assert played == turns
            assert result(state).reason == "cards-out"
            reached += 1
        assert played <= turns
    assert reached


def test_four_random_players_come_to_an_end_well_within_200_plies() -> None:
    longest = 0
    for seed in range(150):
        state = RULES.initial(complete_options(RULES.info.options, {}), 4)
        rng = Stream(seed, "long")
        plies = 0
        while state.actor != OVER:
            draw = state.actor == CHANCE
            action = RULES.sample(state, rng) if draw else rng.choice(RULES.legal(state))
            state = RULES.apply(state, action)
            plies += 1
        longest = max(longest, plies)
    assert 40 < longest < 150
