"""What holds in any game, however it is dealt and played."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.chance import Stream
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.actions import Banana, Exchange, Play, SendBack
from pyapp.games.kilimanjaro.evaluation import forecast, seat_distance
from pyapp.games.kilimanjaro.material import TRACK, UP
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.conservation import check

TABLES = st.fixed_dictionaries(
    {name: st.booleans() for name in ("quick_start", "memory_aid", "less_luck", "must_banana")}
)


@given(TABLES, st.integers(2, 4), st.integers(0, 2**32), st.data())
def test_a_game_of_any_choices(
    options: dict[str, bool], seats: int, seed: int, data: st.DataObject
) -> None:
    state = RULES.initial(complete_options(RULES.info.options, options), seats)
    rng = Stream(seed)
    pick = data.draw(st.lists(st.integers(0, 2**20), min_size=8, max_size=8), label="choices")
    ply = 0
    while state.actor != OVER:
        legal = RULES.legal(state)
        if state.actor == CHANCE:
            action: Any = RULES.sample(state, rng)
        else:
            action = legal[pick[ply % 8] % len(legal)]
        after = RULES.apply(state, action)
        check(after)
        check_step(state, action, after)
        state = after
        ply += 1


def check_step(state: State, action: Any, after: State) -> None:
    """What one action of the race may change."""
    if not isinstance(action, Play | Banana | Exchange | SendBack):
        return
    me = state.actor
    others = [seat for seat in range(state.table.seats) if seat != me]
    moved = [seat for seat in others if after.positions[seat] != state.positions[seat]]
    if isinstance(action, Exchange):
        assert sorted(after.positions) == sorted(state.positions)
    elif isinstance(action, SendBack):
        assert set(moved) <= {action.seat}
        assert after.positions[action.seat] in TRACK.villages
        assert after.positions[me] == state.positions[me]
    else:
        assert not moved
    if isinstance(action, Play):
        seen = forecast(RULES.observe(state, me), action, me)
        assert 1 <= seen.distance <= 21
        if seen.wins:
            assert after.positions[me] == TRACK.last
        elif not seen.counter:
            assert after.positions[me] == seen.landing == state.positions[me] + seen.distance
        else:
            assert state.board[seen.landing]
    # hands hold three cards so long as the deck does, but for who is deciding
    for seat in others:
        assert len(after.hands[seat]) == len(state.hands[seat])
    if after.actor != me and after.actor != OVER and state.drawn < len(state.deck):
        assert len(after.hands[me]) == 3
    # counters only ever turn up or, exchanges, go
    for before, now in zip(state.board, after.board, strict=True):
        assert now in (before, before + UP) or (now == 0 and before & 3 == 3)


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_a_forecast_knows_both_rows(seed: int, seats: int) -> None:
    """One's own distance, and that of the row played on, before and after."""
    rng = Stream(seed)
    state = RULES.initial(complete_options(RULES.info.options, {"quick_start": True}), seats)
    while state.actor == CHANCE:
        state = RULES.apply(state, RULES.sample(state, rng))
    me = state.actor
    view = RULES.observe(state, me)
    for action in RULES.legal(state):
        assert isinstance(action, Play)
        seen = forecast(view, action, me)
        piles = RULES.apply(state, action).piles
        assert seen.distance == seat_distance(piles, me)
        assert seen.before == seat_distance(state.piles, action.seat)
        assert seen.after == seat_distance(piles, action.seat)
        if action.seat != me:
            assert seen.distance == seat_distance(state.piles, me)
