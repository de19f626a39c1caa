"""Set-up: the dealer, the counters and where they may lie, the cards."""

from collections import Counter
from itertools import pairwise

import pytest

from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.actions import Scatter
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, COUNTERS, DECK, UP
from pyapp.games.kilimanjaro.state import State
from tests.games.kilimanjaro.dealing import cards, hand, legal, play, start, tops

MIXED = "counters " + " ".join(COUNTER_NAMES[kind] for kind in Stream(3).shuffled(COUNTERS))
ORDER = "cards " + " ".join(CARD_NAMES[card] for card in Stream(4).shuffled(DECK))


def why_not(state: State, text: str) -> str:
    """The code with which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        play(state, text)
    return caught.value.code


def bag(state: State, seat: int) -> list[str]:
    """The counters a seat (from 1) has still to place."""
    return [COUNTER_NAMES[kind] for kind in state.counters[seat - 1]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dealer_is_drawn(seats: int) -> None:
    state = start(seats)
    assert state.actor == CHANCE
    drawn = Counter(RULES.encode(RULES.sample(state, Stream(seed))) for seed in range(400))
    assert set(drawn) == {f"dealer {seat}" for seat in range(1, seats + 1)}
    assert min(drawn.values()) > 400 / seats * 0.7
    for seat in range(1, seats + 1):
        assert play(state, f"dealer {seat}").dealer == seat - 1
    for seat in range(seats + 1, 5):
        assert why_not(state, f"dealer {seat}") == "dealer-seat"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_or_the_dealer_is_chosen(seats: int) -> None:
    for seat in range(1, seats + 1):
        state = start(seats, dealer=str(seat))
        assert state == play(start(seats), f"dealer {seat}")._replace(table=state.table)
        assert why_not(state, f"dealer {seat}") == "dealer-chosen"
    for seat in range(seats + 1, 5):
        with pytest.raises(BadOptions):
            start(seats, dealer=str(seat))


@pytest.mark.parametrize(
    ("seats", "dealer", "sizes"),
    [
        (2, 1, (8, 8)),
        (2, 2, (8, 8)),
        (3, 1, (5, 6, 5)),
        (3, 2, (5, 5, 6)),
        (3, 3, (6, 5, 5)),
        (4, 1, (4, 4, 4, 4)),
        (4, 3, (4, 4, 4, 4)),
    ],
)
def test_counters_are_dealt_from_the_dealers_left(
    seats: int, dealer: int, sizes: tuple[int, ...]
) -> None:
    """One at a time clockwise; with three players the dealer's left has the sixth."""
    state = play(start(seats), f"dealer {dealer}", MIXED)
    assert tuple(len(kinds) for kinds in state.counters) == sizes
    dealt: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    seat = dealer
    for name in MIXED.split()[1:]:
        seat = seat % seats + 1
        dealt[seat].append(name)
    for seat, names in dealt.items():
        assert Counter(bag(state, seat)) == Counter(names)
        view = RULES.observe(state, seat - 1)
        assert view.my_counters == state.counters[seat - 1]
        assert view.counter_counts == sizes
    assert state.actor == dealer % seats


@pytest.mark.parametrize(
    "words",
    [
        "banana",
        " ".join(["banana"] * 16),
        " ".join(["banana"] * 8 + ["lion"] * 4 + ["exchange"] * 3),
        " ".join(["banana"] * 8 + ["lion"] * 4 + ["exchange"] * 5),
        " ".join(["banana"] * 8 + ["lion"] * 5 + ["exchange"] * 3),
    ],
)
def test_other_counters_than_the_box_has(words: str) -> None:
    assert why_not(play(start(), "dealer 1"), f"counters {words}") == "counters-set"
    spots = " ".join(f"{kind}@{1 + 2 * i}" for i, kind in enumerate(words.split()))
    quick = play(start(quick_start=True), "dealer 1")
    assert why_not(quick, f"scatter {spots}") == "counters-set"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_place_in_turn_until_all_lie(seats: int) -> None:
    state = play(start(seats), "dealer 1", MIXED)
    rng = Stream(seats)
    for number in range(16):
        assert state.actor == (1 + number) % seats
        assert sum(map(bool, state.board)) == number
        action = rng.choice(RULES.legal(state))
        state = RULES.apply(state, action)
        assert max(state.board) < UP  # face down
    assert state.actor == CHANCE
    assert state.phase.value == "cards"
    assert not any(state.counters)


def test_placing_is_compulsory_and_of_ones_own() -> None:
    state = play(start(), "dealer 2", "counters" + " banana lion" * 4 + " banana exchange" * 4)
    assert bag(state, 1) == ["banana"] * 8
    assert {text.split()[1] for text in legal(state)} == {"banana"}
    assert len(legal(state)) == 95
    assert why_not(state, "place lion 10") == "counter-missing"
    state = play(state, "place banana 10")
    assert {text.split()[1] for text in legal(state)} == {"lion", "exchange"}
    assert why_not(state, "place banana 12") == "counter-missing"
    assert bag(play(state, "place lion 12"), 2) == ["lion"] * 3 + ["exchange"] * 4


@pytest.mark.parametrize("space", [20, 40, 60, 80])
def test_not_on_a_village(space: int) -> None:
    state = play(start(), "dealer 2", MIXED)
    assert why_not(state, f"place banana {space}") == "space-village"


@pytest.mark.parametrize("space", [0, 100])
def test_not_off_the_track_nor_on_the_base_camp(space: int) -> None:
    state = play(start(), "dealer 2", MIXED)
    assert why_not(state, f"place banana {space}") == "space-off-track"


@pytest.mark.parametrize("space", [1, 99, 19, 21])
def test_at_both_ends_and_beside_a_village(space: int) -> None:
    state = play(start(), "dealer 2", MIXED, f"place banana {space}")
    assert state.board[space]


def test_never_next_to_another() -> None:
    state = play(start(), "dealer 2", MIXED, "place banana 50")
    kind = bag(state, 2)[0]
    assert why_not(state, f"place {kind} 49") == "space-next"
    assert why_not(state, f"place {kind} 51") == "space-next"
    assert why_not(state, f"place {kind} 50") == "space-taken"
    for space in (48, 52):
        assert play(state, f"place {kind} {space}").board[space]
    places = {int(text.split()[2]) for text in legal(state)}
    assert places == set(range(1, 100)) - {20, 40, 60, 80, 49, 50, 51}


def test_19_and_21_are_not_next_to_each_other() -> None:
    state = play(start(), "dealer 2", MIXED, "place banana 19")
    assert play(state, f"place {bag(state, 2)[0]} 21").board[21]


def test_there_is_always_room_for_all_16() -> None:
    """However badly the counters lie: each blocks three spaces at most."""
    state = play(start(4), "dealer 1", MIXED)
    while state.actor != CHANCE:
        state = RULES.apply(state, RULES.legal(state)[-1])
    state = play(start(4), "dealer 1", MIXED)
    for space in [space for space in range(2, 99, 3) if space % 20][:16]:
        state = play(state, f"place {bag(state, state.actor + 1)[0]} {space}")
    assert state.phase.value == "cards"


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_cards_are_dealt_in_rounds_from_the_dealers_left(dealer: int) -> None:
    """Three rounds face up, three to the hands; the rest is the deck, top first."""
    state = play(start(3, quick_start=True), f"dealer {dealer}")
    state = RULES.apply(state, RULES.sample(state, Stream(1)))
    state = play(state, ORDER)
    names = ORDER.split()[1:]
    order = [(dealer + step) % 3 + 1 for step in range(3)]
    for place, seat in enumerate(order):
        assert tops(state, seat) == [names[place + 3 * round_] for round_ in range(3)]
        assert hand(state, seat) == sorted(
            (names[9 + place + 3 * round_] for round_ in range(3)), key=CARD_NAMES.index
        )
        assert RULES.observe(state, seat - 1).my_hand == state.hands[seat - 1]
    assert [CARD_NAMES[card] for card in state.deck[state.drawn :]] == names[18:]
    assert state.actor == order[0] - 1
    assert state.positions == (0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "deck"),
    [(2, 44), (3, 38), (4, 32)],
)
def test_each_has_three_open_and_three_in_hand(seats: int, deck: int) -> None:
    state = play(start(seats, quick_start=True), "dealer 1")
    state = play(RULES.apply(state, RULES.sample(state, Stream(1))), ORDER)
    assert [len(pile) for pile in state.piles] == [1] * 3 * seats
    assert [len(cards) for cards in state.hands] == [3] * seats
    assert RULES.observe(state, 0).deck == deck


@pytest.mark.parametrize("change", ["missing", "double", "one more"])
def test_other_cards_than_the_box_has(change: str) -> None:
    state = play(start(quick_start=True), "dealer 1")
    state = RULES.apply(state, RULES.sample(state, Stream(1)))
    names = cards(2, {}, {}).split()
    match change:
        case "missing":
            names = names[:-1]
        case "double":
            names[5] = names[-1]
        case _:
            names.append("canoe-1")
    assert why_not(state, " ".join(names)) == "cards-set"


def test_quick_start_scatters_on_legal_spaces_and_nobody_has_seen_any() -> None:
    seen = Counter[int]()
    for seed in range(150):
        state = play(start(3, quick_start=True), "dealer 1")
        action = RULES.sample(state, Stream(seed, "scatter"))
        assert isinstance(action, Scatter)
        state = RULES.apply(state, action)
        assert Counter(code for code in state.board if code) == Counter(COUNTERS)
        spaces = [space for space, code in enumerate(state.board) if code]
        assert all(b - a > 1 for a, b in pairwise(spaces))
        assert not set(spaces) & {0, 20, 40, 60, 80, 100}
        seen.update(spaces)
        for seat in (0, 1, 2, None):
            view = RULES.observe(state, seat)
            assert view.placed == ()
            assert set(view.board) == {0, 8}
        assert state.phase.value == "cards"
    assert set(seen) == set(range(1, 100)) - {20, 40, 60, 80}


@pytest.mark.parametrize(
    ("spot", "code"),
    [
        ("banana@20", "space-village"),
        ("banana@0", "space-off-track"),
        ("banana@100", "space-off-track"),
        ("banana@3", "space-taken"),
        ("banana@4", "space-next"),
    ],
)
def test_a_scatter_by_hand_keeps_to_the_same_spaces(spot: str, code: str) -> None:
    kinds = ["lion"] * 4 + ["exchange"] * 4 + ["banana"] * 7
    spots = [f"{kind}@{3 + 2 * i}" for i, kind in enumerate(kinds[:8])]
    spots += [f"{kind}@{23 + 2 * i}" for i, kind in enumerate(kinds[8:])]
    state = play(start(quick_start=True), "dealer 1")
    assert why_not(state, " ".join(["scatter", *spots, spot])) == code


def test_the_order_of_a_scatter_does_not_matter() -> None:
    kinds = ["lion"] * 4 + ["exchange"] * 4 + ["banana"] * 8
    spots = [f"{kind}@{61 + 2 * i}" for i, kind in enumerate(kinds)]
    state = play(start(quick_start=True), "dealer 1")
    once = play(state, " ".join(["scatter", *spots]))
    assert play(state, " ".join(["scatter", *reversed(spots)])) == once


@pytest.mark.parametrize(
    ("texts", "refused", "code"),
    [
        ((), MIXED, "not-now"),
        ((), "place banana 1", "chance-now"),
        (("dealer 1",), "dealer 1", "not-now"),
        (("dealer 1",), ORDER, "not-now"),
        (("dealer 1", MIXED), MIXED, "not-now"),
        (("dealer 1", MIXED), ORDER, "not-now"),
        (("dealer 1", MIXED), "play canoe-1 on 1.1", "not-now"),
        (("dealer 1", MIXED), "exchange none", "not-now"),
    ],
)
def test_the_order_of_setting_up(texts: tuple[str, ...], refused: str, code: str) -> None:
    assert why_not(play(start(), *texts), refused) == code
