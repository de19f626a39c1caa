"""The score: every line of the table, the best arrangement, ties."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.evaluation import (
    fish_points,
    fossil_points,
    gains,
    losses,
    mineral_points,
    score,
)
from pyapp.games.journey.prospects import collection
from pyapp.games.journey.state import State
from tests.games.journey.dealing import play, scene


def over(**wishes: object) -> State:
    """A game that has just ended in this scene."""
    s = scene(stage=3, raft=6, decks={"explorers": "yellow"}, **wishes)  # type: ignore[arg-type]
    return play(s, "ride")


def points(words: str) -> int:
    return fossil_points(scene(fossils={1: words}).players[0].fossils)


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        ("single", 2),
        ("single*4", 8),
        ("head-left", 0),
        ("head-right*3", 0),
        ("head-left head-right", 5),
        ("head-left*3 head-right*2", 10),
        ("fish-head", 1),
        ("fish-head fish-tail", 3),
        ("fish-head fish-body fish-tail", 12),
        ("fish-head*2 fish-body fish-tail", 13),
        ("fish-head*2 fish-body*2 fish-tail", 15),
        ("fish-head*2 fish-body*2 fish-tail*2", 24),
        ("fish-head*2", 2),
        ("gold", 1),
        ("gold*2", 3),
        ("gold*3", 6),
        ("gold*4", 10),
        ("gold*5", 15),
        ("gold*6", 20),
        ("gold*7", 25),
        ("gold*8", 30),
        ("crystal*6", 20),
        ("gold*2 crystal*2", 6),
    ],
)
def test_fossils_are_worth_what_the_rules_say(words: str, worth: int) -> None:
    assert points(words) == worth


def test_the_other_parts_of_the_score() -> None:
    s = scene(
        stage=3,
        raft=0,
        hands={1: "blue*5 rope*3 water-supply multi-tool prismatic good-luck"},
        stones={1: 3},
        sea={1: ["geyser-1", "islet-1", "monsters-2"]},
    )
    parts = dict(score(s.players[0]))
    assert parts["sea"] == 2 + 4 + 6
    assert parts["water"] == 3
    assert parts["water-supply"] == 2
    assert parts["mushroom-forest"] == parts["city-of-ruins"] == 4
    assert sum(parts.values()) == 12 + 3 + 2 + 8


def test_most_points_win() -> None:
    outcome = RULES.outcome(over(fossils={1: "single", 2: "gold*6"}, stones={1: 0, 2: 0}))
    assert outcome is not None
    assert dict(outcome.parts[0])["total"] == 2 + 8
    assert dict(outcome.parts[1])["total"] == 20
    assert outcome.ranks == (2, 1)


def test_level_more_fossil_cards_win() -> None:
    outcome = RULES.outcome(
        over(fossils={1: "", 2: "head-left*3"}, stones={1: 0, 2: 8}, sea={1: []})
    )
    assert outcome is not None
    assert dict(outcome.parts[0])["total"] == dict(outcome.parts[1])["total"] == 8
    assert outcome.ranks == (2, 1)


def test_still_level_the_win_is_shared() -> None:
    outcome = RULES.outcome(
        over(seats=3, fossils={1: "single", 2: "gold", 3: "gold"}, stones={1: 0, 2: 9, 3: 3})
    )
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


def brute_fish(parts: tuple[int, int, int]) -> int:
    """The best arrangement by trying every first set: one, two different or three parts."""
    best = 0
    for chosen in product((0, 1), repeat=3):
        if any(chosen) and all(n >= c for n, c in zip(parts, chosen, strict=True)):
            a, b, c = (n - m for n, m in zip(parts, chosen, strict=True))
            best = max(best, (0, 1, 3, 12)[sum(chosen)] + brute_fish((a, b, c)))
    return best


@pytest.mark.parametrize("parts", list(product(range(4), repeat=3)))
def test_parts_of_an_ichthyosaur_are_arranged_for_the_most_points(
    parts: tuple[int, int, int],
) -> None:
    assert fish_points(*parts) == brute_fish(parts)


def test_from_seven_minerals_on_each_adds_five() -> None:
    steps = [mineral_points(n + 1) - mineral_points(n) for n in range(13)]
    assert steps == [1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5]


@given(st.tuples(*(st.integers(0, 4) for _ in range(8))), st.integers(0, 7))
def test_gains_and_losses_are_differences_of_collections(
    fossils: tuple[int, ...], kind: int
) -> None:
    more = (*fossils[:kind], fossils[kind] + 1, *fossils[kind + 1 :])
    assert gains(fossils)[kind] == fossil_points(more) - fossil_points(fossils)
    assert losses(more)[kind] == gains(fossils)[kind]
    assert gains(fossils)[kind] >= 0
    assert collection(fossils).total == sum(collection(fossils).groups) == fossil_points(fossils)
