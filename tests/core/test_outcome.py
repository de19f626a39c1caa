"""Ranks tie as people expect, and no seat wins for coming first in a list."""

from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.outcome import Outcome, rank


def test_the_greatest_key_is_first_and_equals_share_the_better_rank() -> None:
    assert rank([(3,), (5,), (5,), (1,)]) == (3, 1, 1, 4)
    assert rank([(1, 9), (1, 10), (0, 99)]) == (2, 1, 3)
    assert rank([(2,), (2,)]) == (1, 1)


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=6))
def test_ranks_follow_the_keys_alone(keys: list[tuple[int, ...]]) -> None:
    ranks = rank(keys)
    for a, key in enumerate(keys):
        for b, other in enumerate(keys):
            assert (ranks[a] < ranks[b]) == (key > other)
    backwards = rank(keys[::-1])
    assert backwards[::-1] == ranks
    assert min(ranks) == 1


def test_the_result_counts_seats_from_one() -> None:
    outcome = Outcome("done", (2, 1, 1), ((("points", 3),), (("points", 5),), (("points", 5),)))
    assert outcome.winners == (1, 2)
    assert outcome.dump() == {
        "reason": "done",
        "winners": [2, 3],
        "ranking": [
            {"seat": 2, "rank": 1},
            {"seat": 3, "rank": 1},
            {"seat": 1, "rank": 2},
        ],
        "scores": [{"points": 3}, {"points": 5}, {"points": 5}],
    }
