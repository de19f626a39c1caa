"""Dealing: seven ordinary cards each, a gorilla, a fake, and the Fire Bonobo starts."""

import pytest

from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.material import DECKS, START, is_fake, is_gorilla
from tests.games.gorilla.tables import (
    SUIT_EACH,
    cards,
    deal_text,
    dealt,
    do,
    is_whole,
    legal,
    new,
    shown,
)

DEALS = deal_text([cards(hand) for hand in SUIT_EACH])


def test_cards_are_dealt_one_at_a_time_clockwise_from_seat_1() -> None:
    s = do(new(), DEALS[0])
    assert DEALS[0].startswith("deal fire-1 water-1 wind-1 earth-1 fire-2 water-2")
    assert s.hands[1] == cards("water-1 water-2 water-3 water-4 water-7 water-8 water-9")
    assert [len(hand) for hand in s.hands] == [7, 7, 7, 7]


def test_gorillas_and_fakes_are_dealt_in_seat_order() -> None:
    s = do(
        new(),
        DEALS[0],
        "gorillas wind-5 fire-5 earth-5 water-5",
        "fakes earth-6 wind-6 water-6 fire-6",
    )
    assert [[c for c in hand if is_gorilla(c)] for hand in s.hands] == [[25], [5], [35], [15]]
    assert [[c for c in hand if is_fake(c)] for hand in s.hands] == [[36], [26], [16], [6]]
    assert [len(hand) for hand in s.hands] == [9, 9, 9, 9]
    assert is_whole(s)


def test_every_deal_is_one_chance_outcome_that_names_the_whole_order() -> None:
    s = new()
    for part in (DECKS[4].ordinary, DECKS[4].gorillas, DECKS[4].fakes):
        assert GORILLA.actor(s) == CHANCE
        assert GORILLA.legal(s) == ()
        outcome = GORILLA.sample(s, Stream(3, "deal"))
        order = cards(GORILLA.encode(outcome).partition(" ")[2])
        assert tuple(sorted(order)) == part
        assert order != part
        s = GORILLA.apply(s, outcome)
    assert GORILLA.actor(s) != CHANCE


@pytest.mark.parametrize("seat", range(4))
def test_the_holder_of_the_fire_bonobo_plays_it_first(seat: int) -> None:
    hands = SUIT_EACH[1:]
    hands.insert(seat, SUIT_EACH[0])
    s = dealt(hands)
    assert GORILLA.actor(s) == seat
    assert START in s.hands[seat]
    assert legal(s) == {"play fire-2"}
    assert shown(s, "turn", "leader") == (seat + 1, seat + 1)


def test_nothing_else_starts() -> None:
    with pytest.raises(IllegalAction, match="start-card"):
        do(dealt(), "play fire-1")


def test_after_the_fire_bonobo_the_left_neighbour_goes_on() -> None:
    s = do(dealt(), "play fire-2")
    assert shown(s, "turn", "table", "leader") == (2, ["fire-2"], 1)


@pytest.mark.parametrize(
    ("before", "bad"),
    [
        (0, DEALS[0].replace("fire-1", "fire-2")),
        (0, DEALS[0].removesuffix(" earth-9")),
        (0, DEALS[0].replace("fire-1", "fire-5")),
        (1, "gorillas fire-5 water-5 wind-5 wind-5"),
        (1, "gorillas fire-5 water-5 wind-5"),
        (1, "gorillas fire-6 water-6 wind-6 earth-6"),
        (2, "fakes fire-5 water-5 wind-5 earth-5"),
        (2, "fakes fire-6 fire-6 wind-6 earth-6"),
    ],
)
def test_a_deal_that_is_not_the_whole_part_is_refused(before: int, bad: str) -> None:
    s = do(new(), *DEALS[:before])
    with pytest.raises(IllegalAction, match="deal-cards"):
        do(s, bad)


@pytest.mark.parametrize("before", range(3))
def test_deals_keep_their_order_and_nobody_acts_before(before: int) -> None:
    s = do(new(), *DEALS[:before])
    others = [text for place, text in enumerate(DEALS) if place != before]
    for text in [*others, "play fire-2", "react 2 none, 3 none, 4 none", "split fire-2", "lot 1"]:
        with pytest.raises(IllegalAction, match="chance-now"):
            do(s, text)


@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="seat-count"):
        GORILLA.initial(complete_options(GORILLA.info.options, {}), seats)


def test_windows_are_options_with_the_defaults_of_the_rules_page() -> None:
    assert complete_options(GORILLA.info.options, {}) == {
        "relaxed": False,
        "tie_window": 30,
        "gorilla_window": 5000,
        "fake_window": 2500,
    }


def test_three_seats_are_marked_as_a_house_variant() -> None:
    assert GORILLA.info.house_seats == (3,)
    assert GORILLA.info.usual_seats == 4


def test_three_seats_have_nine_cards_each_too() -> None:
    s = dealt(SUIT_EACH[:3])
    assert [len(hand) for hand in s.hands] == [9, 9, 9]
    assert is_whole(s)
