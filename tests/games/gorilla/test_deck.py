"""The deck is that of the rules page, and three seats leave out a suit."""

from collections import Counter

from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.material import (
    ANYTHING,
    CARD_NAMES,
    CARDS_BY_NAME,
    DECKS,
    GOES_ON,
    NAMES,
    START,
    SUITS,
    number,
    suit,
)
from tests.games.gorilla.tables import cards


def test_36_cards_in_four_suits_from_1_to_9() -> None:
    deck = DECKS[4]
    assert len(deck.cards) == len(set(deck.cards)) == 36
    assert Counter(suit(card) for card in deck.cards) == dict.fromkeys(range(4), 9)
    assert Counter(number(card) for card in deck.cards) == dict.fromkeys(range(1, 10), 4)


def test_a_gorilla_and_a_fake_in_each_suit_and_28_ordinary_cards() -> None:
    deck = DECKS[4]
    assert deck.gorillas == cards("fire-5 water-5 wind-5 earth-5")
    assert deck.fakes == cards("fire-6 water-6 wind-6 earth-6")
    assert len(deck.ordinary) == 28
    assert {number(card) for card in deck.ordinary} == {1, 2, 3, 4, 7, 8, 9}
    assert tuple(sorted(deck.ordinary + deck.gorillas + deck.fakes)) == deck.cards


def test_suits_and_numbers_have_their_names() -> None:
    assert [one.name for one in SUITS] == ["Fire", "Water", "Wind", "Earth"]
    assert [NAMES[n] for n in range(1, 10)] == [
        "Macaque",
        "Bonobo",
        "Chimpanzee",
        "Orang-utan",
        "Gorilla",
        "Fake gorilla",
        "Ape-man",
        "Early human",
        "Modern human",
    ]
    assert set(GORILLA.info.terms) == {*NAMES.values(), "Fire", "Water", "Wind", "Earth"}


def test_the_start_card_is_the_fire_bonobo() -> None:
    assert (SUITS[suit(START)].name, NAMES[number(START)]) == ("Fire", "Bonobo")
    assert CARD_NAMES[START] == "fire-2"


def test_three_seats_have_27_cards_in_three_suits_with_the_start_card() -> None:
    deck = DECKS[3]
    assert len(deck.cards) == 27
    assert (len(deck.ordinary), len(deck.gorillas), len(deck.fakes)) == (21, 3, 3)
    assert START in deck.ordinary


def test_higher_of_the_same_suit_or_the_same_number_goes() -> None:
    assert GOES_ON[CARDS_BY_NAME["water-4"]] == frozenset(
        cards("water-6 water-7 water-8 water-9 fire-4 water-4 wind-4 earth-4")
    )


def test_a_fake_is_a_6_in_every_respect() -> None:
    assert set(cards("fire-6 wind-6 earth-6 water-7")) < GOES_ON[CARDS_BY_NAME["water-6"]]
    assert CARDS_BY_NAME["water-6"] in GOES_ON[CARDS_BY_NAME["water-4"]]
    assert CARDS_BY_NAME["water-6"] not in GOES_ON[CARDS_BY_NAME["water-7"]]
    assert CARDS_BY_NAME["water-6"] not in GOES_ON[CARDS_BY_NAME["fire-4"]]


def test_anything_but_a_gorilla_goes_on_a_modern_human() -> None:
    for top in cards("fire-9 water-9 wind-9 earth-9"):
        assert GOES_ON[top] == ANYTHING
    assert frozenset(DECKS[4].cards) - ANYTHING == frozenset(DECKS[4].gorillas)
