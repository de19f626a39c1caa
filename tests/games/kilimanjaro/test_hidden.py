"""Who knows what: counters placed, cards in hand and in the deck, and what the log tells."""

import json
from collections import Counter
from typing import Any

import pytest

from pyapp.core.chance import Stream
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.material import CARD_NAMES, COUNTER_NAMES, COUNTERS, DECK
from pyapp.games.kilimanjaro.state import State, View
from tests.games.kilimanjaro.dealing import cards, play, race, start

DEALT = "counters" + " banana lion exchange" * 4 + " banana" * 4
"""To three seats, seat 1 first: bananas and one lion here, the rest there."""


def placed(view: View) -> dict[int, str]:
    return {space: COUNTER_NAMES[kind] for space, kind in view.placed}


@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_placer_knows_what_it_placed_and_nobody_else_does(memory_aid: bool) -> None:
    """The aid is for the screen: a view holds what its seat has seen, remembered or not."""
    state = play(start(3, memory_aid=memory_aid), "dealer 3", DEALT)
    state = play(state, "place banana 10", "place lion 12", "place exchange 14")
    own = [{10: "banana"}, {12: "lion"}, {14: "exchange"}]
    for seat in range(3):
        view = RULES.observe(state, seat)
        assert placed(view) == own[seat]
        assert [view.board[space] for space in (10, 12, 14)] == [8, 8, 8]
        assert [view.placers[space] for space in (10, 12, 14)] == [1, 2, 3]  # all saw who
        assert view.table.memory_aid == memory_aid
    assert placed(RULES.observe(state, None)) == {}


def test_counters_still_in_hand_are_ones_own_secret() -> None:
    state = play(start(3), "dealer 3", DEALT)
    for seat in range(3):
        view = RULES.observe(state, seat)
        assert view.my_counters == state.counters[seat]
        assert view.counter_counts == (6, 5, 5)
    spectator = RULES.observe(state, None)
    assert spectator.my_counters == ()
    assert spectator.counter_counts == (6, 5, 5)


def test_a_counter_turned_up_is_known_to_all() -> None:
    state = race(
        3, piles={1: ("mule-1", "foot-1", "jeep-5")}, hands={1: ("mule-2",)}, counters={5: "lion"}
    )
    assert RULES.observe(state, 1).board[5] == 8
    after = play(state, "play mule-2 on 1.1")
    for seat in (0, 1, 2, None):
        assert RULES.observe(after, seat).board[5] == 2 + 4


def test_a_counter_of_ones_own_turned_up_is_no_secret_any_more() -> None:
    state = play(start(2), "dealer 2", "counters" + " banana lion" * 4 + " banana exchange" * 4)
    spaces = iter(range(7, 99, 4))
    while state.actor != CHANCE:
        kind = COUNTER_NAMES[state.counters[state.actor][0]]
        state = play(state, f"place {kind} {next(space for space in spaces if space % 20)}")
    assert placed(RULES.observe(state, 0))[7] == "banana"
    rows = {1: ("mule-1", "foot-1", "jeep-7")}
    state = play(state, cards(2, rows, {1: ("mule-2",)}), "play mule-2 on 1.1", "banana stay")
    assert 7 not in placed(RULES.observe(state, 0))
    assert RULES.observe(state, 1).board[7] == 1 + 4


def test_hands_are_ones_own_and_the_deck_is_nobodys() -> None:
    state = race(3)
    for seat in (0, 1, 2, None):
        view = RULES.observe(state, seat)
        assert view.my_hand == (state.hands[seat] if seat is not None else ())
        assert view.hand_counts == (3, 3, 3)
        assert view.deck == 38
        assert view.piles == state.piles


def everything_in(view: Any) -> Counter[int]:
    """All cards a view shows anywhere."""
    return Counter(card for cards_ in (view.my_hand, *view.piles) for card in cards_)


def test_a_view_holds_no_card_but_those_its_seat_has_seen() -> None:
    rng = Stream(5, "views")
    state = race(4)
    while state.actor != OVER:
        for seat in range(4):
            view = RULES.observe(state, seat)
            seen = Counter(state.hands[seat])
            for pile in state.piles:
                seen.update(pile)
            assert everything_in(view) == seen
            text = json.dumps(RULES.dump_view(view))
            names = Counter(word for word in text.split('"') if word in CARD_NAMES)
            for top in (pile[-1] for pile in state.piles):
                names[CARD_NAMES[top]] -= 1  # tops are written twice
            assert names == Counter({CARD_NAMES[card]: n for card, n in seen.items()})
        state = RULES.apply(state, rng.choice(RULES.legal(state)))


def reading(state: State, text: str, seat: int | None) -> str:
    return RULES.redact(state, RULES.decode(text), seat)


def test_the_log_tells_each_its_own_counters() -> None:
    state = play(start(3), "dealer 3")
    assert reading(state, DEALT, 0) == "counters" + " banana ? ?" * 4 + " banana ? ? banana"
    assert reading(state, DEALT, 1) == "counters" + " ? lion ?" * 4 + " ? banana ? ?"
    assert reading(state, DEALT, 2) == "counters" + " ? ? exchange" * 4 + " ? ? banana ?"
    assert reading(state, DEALT, None) == "counters" + " ?" * 16


def test_the_log_tells_who_placed_where_but_not_what() -> None:
    state = play(start(3), "dealer 3", DEALT)
    assert reading(state, "place banana 7", 0) == "place banana 7"
    for seat in (1, 2, None):
        assert reading(state, "place banana 7", seat) == "place ? 7"


def test_the_log_tells_nobody_what_was_scattered() -> None:
    state = play(start(2, quick_start=True), "dealer 2")
    text = RULES.encode(RULES.sample(state, Stream(1)))
    spots = [word.split("@")[1] for word in text.split()[1:]]
    for seat in (0, 1, None):
        assert reading(state, text, seat) == " ".join(["scatter", *(f"?@{at}" for at in spots)])


def test_the_log_tells_each_its_own_hand_and_all_the_open_cards() -> None:
    state = play(start(3, quick_start=True), "dealer 3")
    state = RULES.apply(state, RULES.sample(state, Stream(1)))
    text = "cards " + " ".join(CARD_NAMES[card] for card in Stream(2).shuffled(DECK))
    words = text.split()
    for seat in (0, 1, 2, None):
        read = reading(state, text, seat).split()
        assert len(read) == len(words)
        for at, (shown, word) in enumerate(zip(read[1:], words[1:], strict=True)):
            known = at < 9 or (at < 18 and at % 3 == seat)
            assert shown == (word if known else "?")


@pytest.mark.parametrize("text", ["dealer 1", "play mule-2 on 1.1", "banana go", "exchange 2"])
def test_what_all_see_all_read(text: str) -> None:
    state = race(hands={1: ("mule-2",)})
    for seat in (0, 1, None):
        assert reading(state, text, seat) == text


def test_a_guess_draws_every_possible_world() -> None:
    """Hidden counters and cards are as likely to be anywhere they can be."""
    state = play(start(2), "dealer 2", "counters" + " banana lion" * 4 + " banana exchange" * 4)
    state = play(state, "place banana 10", "place lion 12")
    view = RULES.observe(state, 0)
    kinds = Counter[str]()
    for seed in range(600):
        guess = RULES.determinize(view, Stream(seed, "worlds"))
        kinds[COUNTER_NAMES[guess.board[12]]] += 1
        assert COUNTER_NAMES[guess.board[10]] == "banana"
        held = Counter([guess.board[12], *guess.counters[1]])
        assert held == Counter(COUNTERS) - Counter([1] * 8)
    assert set(kinds) == {"lion", "exchange"}  # all eight bananas were this seat's own
    assert 240 < kinds["lion"] < 360
    racing = race(2, hands={1: ("canoe-7", "jeep-7", "foot-7")})
    own = RULES.observe(racing, 0)
    others = Counter[int]()
    for seed in range(600):
        guess = RULES.determinize(own, Stream(seed, "hands"))
        assert guess.hands[0] == racing.hands[0]
        others.update(guess.hands[1])
        others.update(guess.deck[guess.drawn :][:1])
    unseen = Counter(DECK) - everything_in(own)
    assert set(others) == set(unseen)
    for card, copies in unseen.items():
        assert abs(others[card] - 2400 * copies / unseen.total()) < 60
