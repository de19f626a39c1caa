"""Computer players react as fast, and as wrongly, as people do."""

import math
from bisect import bisect_right
from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from pyapp.ai.gorilla import (
    EASY,
    FLOOR_MS,
    HARD,
    LEVELS,
    NORMAL,
    RANDOM,
    GorillaPlayer,
    Reflexes,
    is_fooled,
    reaction_time,
)
from pyapp.core.chance import Stream
from pyapp.core.rules import Seat
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.actions import Throw
from pyapp.games.gorilla.state import State, View
from tests.games.gorilla.tables import cards, do, middle

HANDS = [
    "fire-5 fire-1 wind-2",
    "water-5 water-1 water-3",
    "wind-5 wind-1 wind-3",
    "earth-5 earth-1 earth-3",
]
TRIALS = 6000


def real(**options: Any) -> State:
    return do(middle(HANDS, "water-8", **options), "play fire-5")


def fake(**options: Any) -> State:
    return do(middle(["fire-5 fire-6 wind-2", *HANDS[1:]], "fire-3", **options), "play fire-6")


def answers(player: GorillaPlayer, s: State, device_ms: int = 0) -> list[Throw | None]:
    """What seat 2 does in many trials."""
    view = GORILLA.observe(s, 1)
    return [player.react(view, 1, Stream(i, "ai"), device_ms) for i in range(TRIALS)]


def test_the_levels_have_the_numbers_of_the_rules_page() -> None:
    assert [player.reflexes[:3] for player in (EASY, NORMAL, HARD)] == [
        (480, 60, 160),
        (330, 40, 90),
        (270, 30, 50),
    ]
    assert FLOOR_MS == 180


@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
def test_times_have_the_mean_spread_and_skew_of_an_ex_gaussian(player: GorillaPlayer) -> None:
    mu, sigma, tau = player.reflexes[:3]
    rng = Stream(11, "times", player.name)
    times = [reaction_time(player.reflexes, rng) for _ in range(20_000)]
    mean, spread = fmean(times), pstdev(times)
    skew = fmean(((time - mean) / spread) ** 3 for time in times)
    assert mean == pytest.approx(mu + tau, rel=0.01)
    assert spread == pytest.approx(math.hypot(sigma, tau), rel=0.04)
    assert skew == pytest.approx(2 * tau**3 / math.hypot(sigma, tau) ** 3, rel=0.2)


@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
def test_times_are_distributed_like_those_of_another_generator(player: GorillaPlayer) -> None:
    mu, sigma, tau = player.reflexes[:3]
    rng, other = Stream(12, "times", player.name), Random(12)
    ours = sorted(reaction_time(player.reflexes, rng) for _ in range(20_000))
    theirs: list[float] = []
    while len(theirs) < 20_000:
        time = other.gauss(mu, sigma) + other.expovariate(1 / tau)
        if time >= FLOOR_MS:
            theirs.append(time)
    theirs.sort()
    # Kolmogorov and Smirnov: 0.0163 is passed once in a hundred by equal distributions.
    n = len(ours)
    gap = max(
        abs(bisect_right(ours, at) - bisect_right(theirs, at + 0.5)) / n for at in range(180, 2500)
    )
    assert gap < 0.0163


def test_no_time_is_below_180_even_where_most_draws_would_be() -> None:
    rng = Stream(13, "times")
    quick = Reflexes(150, 40, 20, 0, 1, 0, 0)
    times = [reaction_time(quick, rng) for _ in range(2000)]
    assert min(times) == 180
    assert times.count(180) < 100


@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
def test_a_gorilla_is_nearly_always_answered_with_the_own_one(player: GorillaPlayer) -> None:
    got = answers(player, real())
    never = got.count(None)
    wrong = sum(throw is not None and throw.card not in cards("water-5") for throw in got)
    assert 0 < never < 0.02 * TRIALS
    assert 0 < wrong < 0.04 * TRIALS
    assert {throw.seat for throw in got if throw} == {1}
    assert {throw.card for throw in got if throw} == set(cards("water-1 water-3 water-5"))


def fooled_share(player: GorillaPlayer) -> float:
    return sum(throw is not None for throw in answers(player, fake())) / TRIALS


def test_all_are_sometimes_fooled_the_easier_the_more_often() -> None:
    easy, normal, hard = (fooled_share(player) for player in (EASY, NORMAL, HARD))
    assert 0.35 > easy > 1.2 * normal
    assert normal > 1.2 * hard > 0.02


@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
def test_the_quicker_the_more_often_fooled(player: GorillaPlayer) -> None:
    rng = Stream(14, "fooled")
    shares = [
        sum(is_fooled(player.reflexes, ms, rng) for _ in range(3000)) for ms in (200, 300, 450, 700)
    ]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 2 * shares[-1]
    hasty = [throw.ms for throw in answers(player, fake()) if throw]
    usual = [throw.ms for throw in answers(player, real()) if throw]
    assert fmean(hasty) < fmean(usual)


def test_the_device_adds_its_delay_to_the_computers_time_alone() -> None:
    plain = answers(NORMAL, real())
    slow = answers(NORMAL, real(), 70)
    assert len(plain) == len(slow)
    for one, other in zip(plain, slow, strict=True):
        assert (one is None) == (other is None)
        assert one is None or other is None or other == one._replace(ms=one.ms + 70)


def test_whoever_would_be_later_than_the_window_has_not_thrown() -> None:
    view = GORILLA.observe(real(gorilla_window=1000), 1)
    sleepy = GorillaPlayer("sleepy", Reflexes(1000, 50, 50, 0, 1, 0, 0), lambda v, p, r: p[0])
    got = [sleepy.react(view, 1, Stream(i, "ai")) for i in range(300)]
    assert None in got
    assert all(throw is None or throw.ms <= 1000 for throw in got)


@pytest.mark.parametrize("player", LEVELS)
def test_what_players_throw_is_always_a_possible_reaction(player: GorillaPlayer) -> None:
    for s in (real(), fake(), real(relaxed=True), fake(relaxed=True), fake(fake_window=1000)):
        for seed in range(200):
            throws = [
                player.react(GORILLA.observe(s, seat), seat, Stream(seed, "ai", seat))
                for seat in (1, 2, 3)
            ]
            GORILLA.apply(s, GORILLA.join(s, [throw for throw in throws if throw]))


def test_in_the_relaxed_game_they_decide_without_a_time() -> None:
    got = [throw for throw in answers(NORMAL, real(relaxed=True)) if throw]
    assert {throw.ms for throw in got} == {-1}


def test_a_reaction_depends_on_the_view_and_the_own_stream_alone() -> None:
    def react(view: View, seat: Seat, seed: int) -> Throw | None:
        return NORMAL.react(view, seat, Stream(seed, "ai", seat))

    s = real()
    view = GORILLA.observe(s, 1)
    guess = GORILLA.determinize(view, Stream(1, "guess"))
    assert guess.hands != s.hands
    for seed in range(50):
        assert react(view, 1, seed) == react(GORILLA.observe(guess, 1), 1, seed)
    assert len({react(view, 1, seed) for seed in range(50)}) > 25


def test_the_random_player_throws_anything() -> None:
    view = GORILLA.observe(real(), 1)
    got = [RANDOM.react(view, 1, Stream(i, "ai")) for i in range(300)]
    assert 60 < got.count(None) < 140
    assert {throw.card for throw in got if throw} == set(view.hand)
