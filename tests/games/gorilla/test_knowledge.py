"""Who knows what: hidden means absent, and what was openly seen stays known."""

from collections import Counter

import pytest

from pyapp.core.chance import Stream
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.knowledge import barred, determinize, observe, unseen
from pyapp.games.gorilla.material import CARDS_BY_NAME, DECKS
from pyapp.games.gorilla.state import Phase, State
from tests.games.gorilla.tables import cards, dealt, do, is_whole, middle, new

HANDS = [
    "fire-5 fire-1 wind-2",
    "water-5 water-1 water-6",
    "wind-5 wind-1 wind-6",
    "earth-5 earth-1 earth-6",
]


def game(seed: int, seats: int = 4, relaxed: bool = False) -> list[State]:
    """The states of a random game."""
    rng = Stream(seed, "knowledge")
    states = [new(seats, relaxed=relaxed)]
    while GORILLA.actor(states[-1]) != OVER:
        s = states[-1]
        here = GORILLA.legal(s)
        reacts = s.phase is Phase.REACT
        action = rng.choice(here) if here and not reacts else GORILLA.sample(s, rng)
        states.append(GORILLA.apply(s, action))
    return states


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = observe(dealt(), 1)
    assert view.hand == dealt().hands[1]
    assert view.counts == (9, 9, 9, 9)
    assert GORILLA.dump_view(view)["hands"][2] == ["?"] * 9


def test_a_spectator_sees_no_hand() -> None:
    s = do(dealt(), "play fire-2")
    dump = GORILLA.dump_view(observe(s, None))
    assert dump["hands"] == [["?"] * 8, *[["?"] * 9] * 3]
    assert dump["table"] == ["fire-2"]
    assert dump["seat"] is None


def test_who_starts_is_known_to_hold_the_start_card() -> None:
    assert GORILLA.dump_view(observe(dealt(), 3))["hands"][0] == ["fire-2"] + ["?"] * 8


def test_thrown_cards_and_the_called_gorilla_stay_known_until_played() -> None:
    s = do(middle(HANDS, "water-8"), "play fire-5", "react 2 water-6@300, 3 wind-5@400, 4 none")
    assert s.shown == (cards("fire-5"), cards("water-6"), cards("wind-5"), ())
    assert GORILLA.dump_view(observe(s, 3))["hands"][:3] == [
        ["fire-5", "?", "?"],
        ["water-6", "?", "?"],
        ["wind-5", "?", "?"],
    ]
    s = do(s, "play water-6")
    assert s.shown[1] == ()


def test_whoever_plays_the_gorilla_is_known_to_hold_nothing_that_goes() -> None:
    s = do(middle(HANDS, "water-8"), "play fire-5")
    assert s.stuck == (cards("water-8"), (), (), ())
    assert barred(observe(s, 1), 0) == frozenset(cards("fire-8 water-8 wind-8 earth-8 water-9"))


def test_taken_cards_lie_face_down_but_were_all_seen() -> None:
    s = middle(HANDS, "water-8", taken=["", "earth-9 fire-9", "fire-8", ""])
    view = observe(s, 0)
    assert view.taken == (0, 2, 1, 0)
    assert view.gone == cards("fire-8 fire-9 earth-9")
    assert GORILLA.dump_view(view)["taken"] == [[], ["?", "?"], ["?"], []]


def test_who_still_has_a_fake_is_known_for_each_was_dealt_one() -> None:
    assert observe(dealt(), 0).fakes == (True, True, True, True)
    assert observe(middle(HANDS, "water-8"), 1).fakes == (False, True, True, True)


def test_of_a_deal_a_seat_reads_its_own_cards() -> None:
    s = new()
    deal = GORILLA.decode("deal " + " ".join(name for name in _ordinary()))
    words = GORILLA.redact(s, deal, 1).split()
    assert words[0] == "deal"
    assert [i % 4 for i, word in enumerate(words[1:]) if word != "?"] == [1] * 7
    assert set(GORILLA.redact(s, deal, None).split()) == {"deal", "?"}


def _ordinary() -> list[str]:
    return [name for name, card in CARDS_BY_NAME.items() if card in DECKS[4].ordinary]


def test_of_the_gorillas_and_fakes_a_seat_reads_its_own() -> None:
    s = new()
    gorillas = GORILLA.decode("gorillas wind-5 fire-5 earth-5 water-5")
    assert GORILLA.redact(s, gorillas, 2) == "gorillas ? ? earth-5 ?"
    fakes = GORILLA.decode("fakes wind-6 fire-6 earth-6 water-6")
    assert GORILLA.redact(s, fakes, 0) == "fakes wind-6 ? ? ?"
    assert GORILLA.redact(s, fakes, None) == "fakes ? ? ? ?"


def test_a_split_is_read_by_nobody() -> None:
    s = do(middle(HANDS, "water-8"), "play fire-5", "react 2 none, 3 none, 4 none")
    for seat in (0, 1, 2, 3, None):
        assert GORILLA.redact(s, GORILLA.decode("split water-8"), seat) == "split ?"


def test_plays_reactions_and_the_lot_are_read_by_everybody() -> None:
    s = middle(HANDS, "water-8")
    for text in ("play fire-5", "react 2 none, 3 wind-5@400, 4 none", "lot 3"):
        assert GORILLA.redact(s, GORILLA.decode(text), None) == text


def test_plays_and_throws_reveal_a_card() -> None:
    s = middle(HANDS, "water-8")
    called = do(s, "play fire-5")
    assert GORILLA.reveals(s, GORILLA.decode("play fire-5"), called)
    reaction = "react 2 none, 3 wind-5@400, 4 none"
    assert GORILLA.reveals(called, GORILLA.decode(reaction), do(called, reaction))


@pytest.mark.parametrize(("seats", "relaxed"), [(4, False), (4, True), (3, False)])
@pytest.mark.parametrize("seed", range(6))
def test_a_guessed_state_fits_all_that_is_known(seed: int, seats: int, relaxed: bool) -> None:
    rng = Stream(seed, "guess")
    for s in game(seed, seats, relaxed):
        for seat in (*range(seats), None):
            view = observe(s, seat)
            guess = determinize(view, rng)
            assert observe(guess, seat) == view
            if s.phase not in (Phase.DEAL, Phase.GORILLAS, Phase.FAKES):
                assert is_whole(guess)
            for other in range(seats):
                held = set(guess.hands[other])
                assert held >= set(view.shown[other])
                assert not held & barred(view, other)
                if Phase.FAKES is not s.phase is not Phase.DEAL:
                    gorillas = held & set(DECKS[seats].gorillas)
                    assert len(gorillas) == sum(
                        card in DECKS[seats].gorillas for card in s.hands[other]
                    )


def test_guesses_spread_evenly_where_nothing_is_known() -> None:
    view = observe(do(dealt(), "play fire-2"), 0)
    rng = Stream(1, "spread")
    holders: Counter[int] = Counter()
    water_9 = CARDS_BY_NAME["water-9"]
    for _ in range(1500):
        guess = determinize(view, rng)
        holders[next(i for i, hand in enumerate(guess.hands) if water_9 in hand)] += 1
    assert set(holders) == {1, 2, 3}
    assert all(430 < count < 570 for count in holders.values())


def test_a_guess_finds_the_way_where_most_cards_are_barred() -> None:
    hands = [
        "fire-5 fire-1",
        "water-5 water-1 water-2",
        "wind-5 water-3 water-4",
        "earth-5 earth-7 earth-8 earth-9",
    ]
    whole = {card for hand in hands for card in cards(hand)}
    gone = " ".join(name for name, card in CARDS_BY_NAME.items() if card not in whole)
    s = middle(hands, taken=[gone, "", "", ""])
    # What is left of the plain cards fits in one way only.
    s = s._replace(stuck=((), cards("earth-4 wind-3"), cards("earth-2 wind-1"), ()))
    for seed in range(50):
        guess = determinize(observe(s, 0), Stream(seed, "barred"))
        assert [{c for c in hand if c % 10 != 5} for hand in guess.hands] == [
            {c for c in hand if c % 10 != 5} for hand in s.hands
        ]


def test_what_a_seat_has_not_seen_is_in_hands_only() -> None:
    for s in game(3)[3:]:
        for seat in range(4):
            hidden = unseen(observe(s, seat))
            others = {c for i, hand in enumerate(s.hands) if i != seat for c in hand}
            assert set(hidden) <= others


def test_chance_is_due_only_where_cards_are_dealt_or_split() -> None:
    for s in game(5):
        due = s.phase in (Phase.DEAL, Phase.GORILLAS, Phase.FAKES, Phase.SPLIT, Phase.LOT)
        assert (GORILLA.actor(s) == CHANCE) is due
