"""Ending a move on a counter: bananas, lions, exchanges, and their variants."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.material import BANANA, EXCHANGE, LION, UP
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.conservation import check
from tests.games.kilimanjaro.dealing import hand, legal, play, race

FIVE = {1: ("mule-1", "foot-1", "jeep-5"), 2: ("mule-1", "foot-1", "jeep-4")}
"""Rows worth 5 and 4 spaces, so long as seat 1 plays mule-2 on pile 1."""
STEP = "play mule-2 on 1.1"
HAND = {1: ("mule-2",), 2: ("foot-2",)}


def five(**changes: object) -> State:
    """Seat 1 is about to move five spaces."""
    return race(piles=FIVE, hands=HAND, **changes)  # type: ignore[arg-type]


def why_not(state: State, text: str) -> str:
    """The code with which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        play(state, text)
    return caught.value.code


class TestBanana:
    @pytest.mark.parametrize("up", [(), (5,)])
    def test_it_is_turned_up_and_offers_the_same_distance_again(self, up: tuple[int, ...]) -> None:
        state = play(five(counters={5: "banana"}, up=up), STEP)
        assert state.board[5] == BANANA + UP
        assert state.actor == 0
        assert legal(state) == ["banana stay", "banana go"]
        assert state.positions == (5, 0)
        assert len(hand(state, 1)) == 2  # the card is drawn when the turn ends
        gone = play(state, "banana go")
        assert gone.positions == (10, 0)
        stayed = play(state, "banana stay")
        assert stayed.positions == (5, 0)
        for after in (gone, stayed):
            assert after.actor == 1
            assert len(hand(after, 1)) == 3
            assert after.board[5] == BANANA + UP
            check(after)

    def test_a_banana_on_a_banana_goes_on_by_the_same_distance(self) -> None:
        state = play(five(counters={5: "banana", 10: "banana", 15: "banana"}), STEP, "banana go")
        assert legal(state) == ["banana stay", "banana go"]
        assert play(state, "banana stay").positions == (10, 0)
        state = play(state, "banana go")
        assert state.board[10] == BANANA + UP
        state = play(state, "banana go")
        assert state.positions == (20, 0)
        assert state.actor == 1

    def test_a_banana_leads_to_a_lion(self) -> None:
        state = play(five(at=(20, 0), counters={25: "banana", 30: "lion"}), STEP)
        assert play(state, "banana stay").positions == (25, 0)
        after = play(state, "banana go")
        assert after.positions == (20, 0)
        assert after.board[30] == LION + UP
        assert after.actor == 1

    def test_a_banana_leads_to_an_exchange(self) -> None:
        state = play(five(at=(0, 18), counters={5: "banana", 10: "exchange"}), STEP, "banana go")
        assert legal(state) == ["exchange none", "exchange 2"]
        assert play(state, "exchange 2").positions == (18, 10)

    @pytest.mark.parametrize("space", [90, 92, 93])
    def test_100_on_a_banana_wins(self, space: int) -> None:
        state = five(at=(space, 0), counters={space + 5: "banana"}, clear=range(60, 101))
        after = play(state, STEP, "banana go")
        assert after.positions == (100, 0)
        outcome = RULES.outcome(after)
        assert outcome is not None
        assert outcome.reason == "base-camp"
        assert outcome.winners == (0,)
        assert after.drawn == state.drawn

    def test_99_on_a_banana_does_not(self) -> None:
        state = five(at=(89, 0), counters={94: "banana"}, clear=range(60, 101))
        after = play(state, STEP, "banana go")
        assert after.positions == (99, 0)
        assert after.actor == 1

    def test_who_stayed_sets_out_from_it_without_another_banana(self) -> None:
        state = play(five(counters={5: "banana"}), STEP, "banana stay", "play foot-2 on 2.2")
        card = hand(state, 1)[0]
        after = play(state, f"play {card} on 1.1")
        assert after.phase.value == "play"
        assert after.positions[0] > 5

    def test_it_serves_everyone(self) -> None:
        state = play(five(at=(0, 1), counters={5: "banana"}), STEP, "banana stay")
        state = play(state, "play foot-2 on 2.2")
        assert state.positions == (5, 5)
        assert state.actor == 1
        assert play(state, "banana go").positions == (5, 9)

    def test_compulsory_bananas_leave_no_choice(self) -> None:
        state = play(five(counters={5: "banana", 10: "banana"}, must_banana=True), STEP)
        assert state.positions == (15, 0)
        assert state.board[5] == state.board[10] == BANANA + UP
        assert state.actor == 1
        assert len(hand(state, 1)) == 3
        assert why_not(state, "banana stay") == "banana-must"
        assert why_not(state, "banana go") == "banana-must"

    def test_compulsory_bananas_lead_to_lions_exchanges_and_the_base_camp(self) -> None:
        lion = five(at=(20, 0), counters={25: "banana", 30: "lion"}, must_banana=True)
        assert play(lion, STEP).positions == (20, 0)
        exchange = five(at=(0, 18), counters={5: "banana", 10: "exchange"}, must_banana=True)
        assert legal(play(exchange, STEP)) == ["exchange none", "exchange 2"]
        home = five(at=(90, 0), counters={95: "banana"}, clear=range(60, 101), must_banana=True)
        assert play(home, STEP).positions == (100, 0)


class TestLion:
    @pytest.mark.parametrize(
        ("start", "village"), [(0, 0), (14, 0), (16, 20), (34, 20), (54, 40), (93, 80)]
    )
    @pytest.mark.parametrize("up", [False, True])
    def test_back_to_the_nearest_village_behind(self, start: int, village: int, up: bool) -> None:
        space = start + 5
        clear = range(50) if start < 45 else range(50, 101)
        state = five(
            at=(start, 0), counters={space: "lion"}, clear=clear, up=(space,) if up else ()
        )
        after = play(state, STEP)
        assert after.positions == (village, 0)
        assert after.board[space] == LION + UP
        assert after.actor == 1
        assert len(hand(after, 1)) == 3  # the turn goes on as ever
        check(after)

    def test_it_waits_for_the_next(self) -> None:
        state = play(five(at=(0, 1), counters={5: "lion"}), STEP, "play foot-2 on 2.2")
        assert state.positions == (0, 0)

    def test_passing_one_does_nothing(self) -> None:
        state = play(five(counters={4: "lion", 6: "lion"}), STEP)
        assert state.positions == (5, 0)
        assert state.board[4] == state.board[6] == LION


class TestExchange:
    @pytest.mark.parametrize("other", [0, 3, 5, 33, 99])
    @pytest.mark.parametrize("up", [(), (5,)])
    def test_with_any_other_pawn_ahead_behind_or_level(
        self, other: int, up: tuple[int, ...]
    ) -> None:
        state = play(five(at=(0, other), counters={5: "exchange"}, up=up), STEP)
        assert state.actor == 0
        assert legal(state) == ["exchange none", "exchange 2"]
        after = play(state, "exchange 2")
        assert after.positions == (other, 5)
        assert after.actor == 1
        assert len(hand(after, 1)) == 3

    @pytest.mark.parametrize("choice", ["exchange none", "exchange 2"])
    def test_it_leaves_the_game_used_or_not(self, choice: str) -> None:
        state = play(five(at=(0, 9), counters={5: "exchange"}), STEP)
        assert state.board[5] == 0
        assert state.removed == 1
        after = play(state, choice)
        assert after.board[5] == 0
        assert after.removed == 1
        assert after.positions == ((5, 9) if choice == "exchange none" else (9, 5))
        check(after)

    def test_one_chooses_among_all(self) -> None:
        state = race(4, piles=FIVE, hands=HAND, at=(0, 7, 9, 5), counters={5: "exchange"})
        state = play(state, STEP)
        assert legal(state) == ["exchange none", "exchange 2", "exchange 3", "exchange 4"]
        assert play(state, "exchange 3").positions == (9, 7, 5, 5)
        assert play(state, "exchange 4").positions == (5, 7, 9, 5)
        assert why_not(state, "exchange 1") == "own-pawn"
        assert why_not(state, "sendback 2") == "not-now"
        assert why_not(state, "play mule-2 on 1.1") == "not-now"

    def test_not_with_somebody_who_is_not_there(self) -> None:
        state = play(five(at=(0, 9), counters={5: "exchange"}), STEP)
        assert why_not(state, "exchange 3") == "pile-seat"
        assert why_not(state, "exchange 4") == "pile-seat"

    def test_neither_pawn_triggers_anything(self) -> None:
        """Not even the finder, put where the other stayed on an open banana."""
        counters = {5: "exchange", 9: "banana", 14: "lion"}
        state = play(five(at=(0, 9), counters=counters, up=(9,)), STEP, "exchange 2")
        assert state.positions == (9, 5)
        assert state.actor == 1
        assert state.phase.value == "play"
        state = play(state, "play foot-2 on 2.2")  # the other goes on from 5 to 9
        assert state.positions == (9, 9)
        assert legal(state) == ["banana stay", "banana go"]

    def test_a_chain_of_bananas_may_lead_to_it(self) -> None:
        counters = {5: "banana", 10: "banana", 15: "exchange"}
        state = play(five(at=(0, 30), counters=counters), STEP, "banana go", "banana go")
        assert play(state, "exchange 2").positions == (30, 15)


class TestLessLuck:
    @pytest.mark.parametrize(
        ("other", "village"),
        [(0, 0), (19, 0), (20, 20), (21, 20), (40, 40), (59, 40), (79, 60), (80, 80), (99, 80)],
    )
    def test_another_pawn_goes_to_its_nearest_village(self, other: int, village: int) -> None:
        state = play(five(at=(0, other), counters={5: "exchange"}, less_luck=True), STEP)
        assert state.actor == 0
        assert legal(state) == ["sendback 2"]
        after = play(state, "sendback 2")
        assert after.positions == (5, village)
        assert after.actor == 1
        assert len(hand(after, 1)) == 3
        assert after.removed == 1
        assert after.board[5] == 0
        check(after)

    def test_it_is_compulsory_and_the_finder_chooses_whose(self) -> None:
        state = race(
            3,
            piles=FIVE,
            hands=HAND,
            at=(20, 33, 58),
            counters={25: "exchange"},
            less_luck=True,
        )
        state = play(state, STEP)
        assert legal(state) == ["sendback 2", "sendback 3"]
        assert play(state, "sendback 2").positions == (25, 20, 58)
        assert play(state, "sendback 3").positions == (25, 33, 40)
        assert why_not(state, "exchange none") == "sendback-must"
        assert why_not(state, "exchange 2") == "sendback-must"
        assert why_not(state, "sendback 1") == "own-pawn"
        assert why_not(state, "sendback 4") == "pile-seat"

    def test_it_goes_with_compulsory_bananas(self) -> None:
        state = five(
            at=(20, 33),
            counters={25: "banana", 30: "exchange"},
            less_luck=True,
            must_banana=True,
        )
        state = play(state, STEP)
        assert legal(state) == ["sendback 2"]
        assert play(state, "sendback 2").positions == (30, 20)


@pytest.mark.parametrize("kind", [BANANA, LION, EXCHANGE])
def test_the_move_ends_on_the_counter_not_before(kind: int) -> None:
    """One that lies where the pawn set out from does nothing."""
    state = five(at=(9, 0), clear=range(50))
    board = bytearray(state.board)
    board[9] = kind + UP
    assert play(state._replace(board=bytes(board)), STEP).positions == (14, 0)
