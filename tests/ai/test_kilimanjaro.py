"""The greedy expedition plays sensibly, from what its seat knows."""

import pytest

from pyapp.ai.kilimanjaro import GREEDY
from pyapp.ai.players import find_player
from pyapp.ai.table import play_game
from pyapp.core.chance import Stream
from pyapp.core.options import complete_options
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.dealing import play, race, start

SLOW = {2: ("mule-1", "foot-1", "jeep-1")}
"""A row of the opponent's worth one space."""


def choice(state: State, seed: int = 1) -> str:
    """What the greedy player does in the seat on turn."""
    view = RULES.observe(state, state.actor)
    return RULES.encode(GREEDY.choose(RULES, view, RULES.legal(state), Stream(seed)))


def landing(state: State) -> int:
    """Where its pawn then stands."""
    return play(state, choice(state)).positions[state.actor]


def wins(seats: int, seat: int, games: int, **options: object) -> int:
    """Games out of so many that the one greedy player, in this seat, wins or shares."""
    kinds = ["random"] * seats
    kinds[seat] = "greedy"
    seated = [find_player("kilimanjaro", kind) for kind in kinds]
    complete = complete_options(RULES.info.options, options)
    outcomes = [play_game(RULES, complete, seated, seed).outcome() for seed in range(games)]
    return sum(outcome is not None and seat in outcome.winners for outcome in outcomes)


def test_it_beats_a_random_player_by_a_wide_margin() -> None:
    assert wins(2, 0, 50) + wins(2, 1, 50) >= 90


@pytest.mark.parametrize(
    "options", [{"quick_start": True}, {"less_luck": True}, {"must_banana": True}]
)
def test_it_does_so_with_every_option(options: dict[str, object]) -> None:
    assert wins(2, 1, 25, **options) >= 22


def test_it_beats_three_of_them() -> None:
    assert wins(4, 2, 25) >= 20


def test_it_goes_as_far_as_it_can() -> None:
    state = race(
        piles={1: ("mule-7", "mule-6", "jeep-1"), **SLOW},
        hands={1: ("mule-5", "foot-1", "canoe-1")},
        at=(30, 0),
    )
    assert choice(state) == "play mule-5 on 1.3"


def test_it_wins_where_it_can() -> None:
    state = race(
        piles={1: ("mule-7", "mule-6", "jeep-1"), **SLOW},
        hands={1: ("mule-5", "foot-7", "canoe-7")},
        at=(83, 99),
        clear=range(80, 101),
    )
    assert landing(state) == 100


@pytest.mark.parametrize("up", [(), (58,)])
def test_it_avoids_a_lion_it_knows(up: tuple[int, ...]) -> None:
    state = race(
        piles={1: ("mule-7", "mule-6", "jeep-1"), **SLOW},
        hands={1: ("foot-1", "canoe-1", "canoe-2")},
        at=(45, 0),
        counters={58: "lion"},
        clear=range(64),
        up=up,
    )
    placers = bytearray(state.placers)
    placers[58] = 1  # it placed it itself
    assert landing(state._replace(placers=bytes(placers))) > 45


def test_it_cannot_avoid_what_it_does_not_know() -> None:
    """A lion another placed looks like any counter: the same choice as for a banana."""
    states = [
        race(
            piles={1: ("mule-7", "mule-6", "jeep-1"), **SLOW},
            hands={1: ("foot-1", "canoe-1", "canoe-2")},
            at=(45, 0),
            counters={58: kind},
            clear=range(64),
        )
        for kind in ("lion", "banana", "exchange")
    ]
    assert len({choice(state) for state in states}) == 1


def test_it_makes_for_an_open_banana() -> None:
    """Five spaces and five again rather than seven."""
    state = race(
        piles={1: ("mule-1", "jeep-2", "canoe-3"), **SLOW},
        hands={1: ("foot-5", "foot-7", "foot-6")},
        at=(30, 0),
        counters={35: "banana"},
        clear=range(60),
        up=(35,),
    )
    assert choice(state).startswith("play foot-5 on 1.")


@pytest.mark.parametrize(
    ("counters", "expected"),
    [({34: "banana"}, "banana go"), ({34: "banana", 39: "lion"}, "banana stay")],
)
def test_it_takes_the_second_move_and_stays_before_a_lion(
    counters: dict[int, str], expected: str
) -> None:
    state = race(
        piles={1: ("mule-1", "jeep-2", "canoe-5"), **SLOW},
        hands={1: ("foot-4",)},
        at=(29, 0),
        counters=counters,
        clear=range(60),
        up=tuple(counters),
    )
    assert choice(play(state, "play foot-4 on 1.1")) == expected


@pytest.mark.parametrize(
    ("others", "expected"),
    [((80, 10), "exchange 2"), ((10, 80), "exchange 3"), ((10, 20), "exchange none")],
)
def test_it_exchanges_with_the_foremost_and_never_with_who_is_behind(
    others: tuple[int, int], expected: str
) -> None:
    state = race(
        3,
        piles={1: ("mule-1", "jeep-2", "canoe-5"), **SLOW, 3: ("canoe-1", "jeep-1", "foot-1")},
        hands={1: ("foot-4",)},
        at=(30, *others),
        counters={35: "exchange"},
        clear=range(60),
    )
    assert choice(play(state, "play foot-4 on 1.1")) == expected


@pytest.mark.parametrize(
    ("others", "expected"),
    [((79, 61), "sendback 2"), ((61, 79), "sendback 3"), ((60, 78), "sendback 3")],
)
def test_it_sends_back_who_loses_most(others: tuple[int, int], expected: str) -> None:
    state = race(
        3,
        piles={1: ("mule-1", "jeep-2", "canoe-5"), **SLOW, 3: ("canoe-1", "jeep-1", "foot-1")},
        hands={1: ("foot-4",)},
        at=(30, *others),
        counters={35: "exchange"},
        clear=range(60),
        less_luck=True,
    )
    assert choice(play(state, "play foot-4 on 1.1")) == expected


def test_it_hurts_the_leaders_row_where_its_own_gains_nothing() -> None:
    state = race(
        piles={1: ("mule-7", "mule-6", "mule-5"), 2: ("canoe-7", "canoe-6", "canoe-5")},
        hands={1: ("foot-1", "foot-2", "foot-3")},
        at=(30, 50),
        clear=range(60),
    )
    assert choice(state).split()[3].startswith("2.")
    assert landing(state) == 48


def test_it_does_not_help_those_ahead() -> None:
    """A card that would lengthen the other's row goes somewhere else."""
    state = race(
        piles={1: ("mule-7", "jeep-6", "mule-6"), 2: ("canoe-7", "canoe-6", "foot-5")},
        hands={1: ("canoe-7", "canoe-5", "canoe-4")},
        at=(30, 50),
        clear=range(60),
    )
    assert choice(state) not in [f"play canoe-{v} on 2.3" for v in (7, 5, 4)]


def test_it_places_lions_where_the_way_back_is_long() -> None:
    state = play(start(2), "dealer 2", "counters" + " lion banana" * 4 + " exchange banana" * 4)
    for seed in range(20):
        _, kind, space = choice(state, seed).split()
        if kind == "lion":
            assert int(space) % 20 >= 10
    assert len({choice(state, seed) for seed in range(20)}) > 5  # not by rote


def test_a_single_choice_needs_no_thought_and_no_numbers() -> None:
    state = race(
        less_luck=True,
        piles={1: ("mule-1", "jeep-2", "canoe-5")},
        hands={1: ("foot-4",)},
        counters={5: "exchange"},
    )
    asked = play(state, "play foot-4 on 1.1")
    rng = Stream(1)
    before = rng.state
    assert GREEDY.choose(RULES, None, RULES.legal(asked), rng) == RULES.legal(asked)[0]
    assert rng.state == before


def test_the_same_numbers_are_the_same_choice() -> None:
    state = play(start(2), "dealer 2", "counters" + " lion banana" * 4 + " exchange banana" * 4)
    assert choice(state, 7) == choice(state, 7)
