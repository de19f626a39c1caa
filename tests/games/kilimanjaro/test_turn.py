"""A turn: one card on a pile one may play on, one's own move, one card drawn."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.dealing import hand, legal, play, race, tops


def why_not(state: State, text: str) -> str:
    """The code with which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        play(state, text)
    return caught.value.code


def targets(state: State) -> set[str]:
    """Where the seat on turn may play."""
    return {text.split()[3] for text in legal(state)}


def piles_of(*seats: int) -> set[str]:
    return {f"{seat}.{pile}" for seat in seats for pile in (1, 2, 3)}


def test_exactly_one_card_from_the_hand_and_no_passing() -> None:
    state = race(hands={1: ("canoe-5", "jeep-1", "canoe-5")})
    assert {text.split()[0] for text in legal(state)} == {"play"}
    assert {text.split()[1] for text in legal(state)} == {"canoe-5", "jeep-1"}
    assert len(legal(state)) == 2 * 6  # both copies of a card are the same
    assert why_not(state, "play mule-7 on 1.1") == "card-missing"
    after = play(state, "play canoe-5 on 1.1")
    assert sorted(hand(after, 1)[:2]) != hand(state, 1)[:2]
    assert after.actor == 1


def test_the_card_lies_on_top_and_only_the_top_counts() -> None:
    state = race(
        piles={1: ("canoe-7", "canoe-7", "canoe-6")},
        hands={1: ("jeep-1", "jeep-2")},
    )
    after = play(state, "play jeep-1 on 1.1")
    assert tops(after, 1) == ["jeep-1", "canoe-7", "canoe-6"]
    assert len(after.piles[0]) == 2
    assert after.positions == (13, 0)  # not 20: the canoe below counts no more


def test_on_ones_own_piles_or_those_of_all_ahead_and_level() -> None:
    assert targets(race(4, at=(30, 30, 31, 29))) == piles_of(1, 2, 3)
    assert targets(race(4, at=(30, 29, 29, 0))) == piles_of(1)
    assert targets(race(4, at=(0, 0, 0, 0))) == piles_of(1, 2, 3, 4)
    assert targets(race(4, at=(10, 99, 50, 11))) == piles_of(1, 2, 3, 4)


def test_never_on_somebody_behind_or_not_there() -> None:
    state = race(3, at=(30, 29, 31), hands={1: ("mule-7",)})
    assert why_not(state, "play mule-7 on 2.1") == "pile-behind"
    assert why_not(state, "play mule-7 on 4.1") == "pile-seat"
    play(state, "play mule-7 on 3.1")
    play(state, "play mule-7 on 1.1")


@pytest.mark.parametrize(
    ("row", "spaces"),
    [
        (("canoe-2", "canoe-4", "canoe-7"), 13),
        (("jeep-1", "jeep-5", "canoe-7"), 6),
        (("jeep-4", "canoe-6", "mule-3"), 6),
    ],
)
def test_the_examples_walked(row: tuple[str, str, str], spaces: int) -> None:
    state = race(piles={1: ("foot-7", *row[1:])}, hands={1: (row[0],)}, clear=range(30), at=(8, 0))
    assert play(state, f"play {row[0]} on 1.1").positions == (8 + spaces, 0)


def test_ones_own_pawn_moves_wherever_one_played() -> None:
    state = race(
        piles={1: ("mule-1", "mule-2", "mule-3"), 2: ("foot-1", "foot-2", "foot-3")},
        hands={1: ("canoe-7",)},
        at=(5, 9),
    )
    after = play(state, "play canoe-7 on 2.3")
    assert after.positions == (11, 9)  # one's own mules; the other pawn stays
    assert tops(after, 2) == ["foot-1", "foot-2", "canoe-7"]


def test_any_number_of_pawns_share_a_space() -> None:
    state = race(
        4, piles={1: ("mule-1", "foot-1", "jeep-6")}, hands={1: ("mule-2",)}, at=(4, 10, 10, 10)
    )
    assert play(state, "play mule-2 on 1.1").positions == (10, 10, 10, 10)


def test_nothing_blocks() -> None:
    state = race(
        4, piles={1: ("mule-1", "foot-1", "jeep-7")}, hands={1: ("mule-2",)}, at=(4, 10, 5, 6)
    )
    assert play(state, "play mule-2 on 1.1").positions == (11, 10, 5, 6)


def test_one_card_is_drawn_after_the_move() -> None:
    state = race(hands={1: ("canoe-1",)}, draws=("mule-7", "foot-7"))
    after = play(state, "play canoe-1 on 1.1")
    assert "mule-7" in hand(after, 1)
    assert len(hand(after, 1)) == 3
    assert after.drawn == state.drawn + 1
    assert "mule-7" not in hand(after, 2)


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    state = race(hands={1: ("canoe-1",)}, left=0)
    after = play(state, "play canoe-1 on 1.1")
    assert len(hand(after, 1)) == 2
    assert after.drawn == 56
    assert RULES.observe(after, 0).deck == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_on_the_left_is_next(seats: int) -> None:
    state = race(seats)
    for number in range(2 * seats):
        assert state.actor == number % seats
        card = legal(state)[0].split(" on ")[0]
        state = play(state, f"{card} on {state.actor + 1}.1")


def test_a_player_without_a_card_is_passed_over() -> None:
    state = race(4, left=0, at=(1, 2, 3, 4))
    hands = (state.hands[0], (), (), state.hands[3][:1])
    after = play(state._replace(hands=hands), legal(state)[0])
    assert after.actor == 3
    again = play(after, legal(after)[0])
    assert again.actor == 0  # seat 4 has none left either, and seat 1 comes round again
    third = play(again, legal(again)[0])
    assert third.actor == 0
    assert play(third, legal(third)[0]).phase.value == "over"


def test_a_last_player_with_cards_plays_on_alone() -> None:
    state = race(left=0)
    state = state._replace(hands=(state.hands[0], ()))
    for _ in range(3):
        assert state.actor == 0
        state = play(state, legal(state)[0])
    assert state.phase.value == "over"


@pytest.mark.parametrize("space", [99, 98, 94, 93, 80])
def test_reaching_or_passing_100_wins_at_once(space: int) -> None:
    state = race(
        3,
        piles={1: ("canoe-7", "canoe-7", "canoe-6")},
        hands={1: ("jeep-1",)},
        at=(space, 99, 40),
    )
    after = play(state._replace(board=bytes(101)), "play jeep-1 on 2.1")
    assert after.positions == (100, 99, 40)
    assert legal(after) == []
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.reason == "base-camp"
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2, 3)
    assert len(after.hands[0]) == 2  # nothing is drawn any more
    assert after.drawn == state.drawn


def test_just_short_of_100_goes_on() -> None:
    state = race(piles={1: ("canoe-1", "foot-1", "canoe-6")}, hands={1: ("jeep-1",)}, at=(93, 0))
    after = play(state._replace(board=bytes(101)), "play jeep-1 on 1.1")
    assert after.positions == (99, 0)
    assert RULES.outcome(after) is None


def test_arriving_beats_everybody_whatever_their_next_move() -> None:
    state = race(
        piles={1: ("jeep-1", "foot-1", "mule-1"), 2: ("canoe-7", "canoe-7", "canoe-6")},
        hands={1: ("foot-2",)},
        at=(98, 99),
    )
    after = play(state._replace(board=bytes(101)), "play foot-2 on 1.2")
    outcome = RULES.outcome(after)
    assert outcome is not None
    assert outcome.ranks == (1, 2)
    assert outcome.parts == (
        (("position", 100), ("next_move", 102)),
        (("position", 99), ("next_move", 119)),
    )


@pytest.mark.parametrize(
    "text", ["banana go", "banana stay", "exchange none", "exchange 2", "sendback 2"]
)
def test_no_counter_no_choice(text: str) -> None:
    assert why_not(race(), text) == "not-now"


@pytest.mark.parametrize(
    "text", ["dealer 1", "place banana 3", "play canoe-1 on 1.1", "banana go", "sendback 1"]
)
def test_nothing_after_the_end(text: str) -> None:
    state = race(at=(99, 0))
    over = play(state, legal(state)[0])
    assert why_not(over, text) == "game-over"
