"""Facts of the rules page in thousands of states of random games."""

from functools import cache

import pytest

from pyapp.core.chance import Stream
from pyapp.core.rules import CHANCE, OVER, Reaction
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.actions import Action, Play, React
from pyapp.games.gorilla.material import GOES_ON, is_fake, is_gorilla
from pyapp.games.gorilla.reactions import verdict
from pyapp.games.gorilla.state import Phase, State
from tests.games.gorilla.slowjudge import decide
from tests.games.gorilla.tables import is_whole, new

KINDS = [(4, False), (4, True), (3, False), (3, True)]
Step = tuple[State, Action, State]


@cache
def games(seats: int, relaxed: bool) -> list[list[Step]]:
    """Random games; half of the reactions are drawn, half are taken from the legal ones."""
    found = []
    for seed in range(60):
        rng = Stream(seed, "games", seats)
        s, steps = new(seats, relaxed=relaxed), []
        while (actor := GORILLA.actor(s)) != OVER:
            drawn = actor == CHANCE or (isinstance(actor, Reaction) and rng.below(2))
            action = GORILLA.sample(s, rng) if drawn else rng.choice(GORILLA.legal(s))
            after = GORILLA.apply(s, action)
            steps.append((s, action, after))
            s = after
        found.append(steps)
    return found


def every_step(kind: tuple[int, bool]) -> list[Step]:
    return [step for steps in games(*kind) for step in steps]


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_is_in_exactly_one_place(kind: tuple[int, bool]) -> None:
    for _, _, after in every_step(kind):
        if after.phase not in (Phase.GORILLAS, Phase.FAKES):
            assert is_whole(after)


@pytest.mark.parametrize("kind", KINDS)
def test_at_most_eight_ordinary_cards_a_seat_are_played(kind: tuple[int, bool]) -> None:
    for steps in games(*kind):
        played = [a.card for _, a, _ in steps if isinstance(a, Play) and not is_gorilla(a.card)]
        assert len(played) == len(set(played)) <= 8 * kind[0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_legal_card_always_exists(kind: tuple[int, bool]) -> None:
    for s, _, _ in every_step(kind):
        if s.phase in (Phase.START, Phase.PLAY):
            assert GORILLA.legal(s)


@pytest.mark.parametrize("kind", KINDS)
def test_a_gorilla_is_never_the_top_card_when_a_player_is_on_turn(kind: tuple[int, bool]) -> None:
    for s, _, _ in every_step(kind):
        if s.phase is Phase.PLAY and s.table:
            assert not is_gorilla(s.table[-1])


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_always_holds_one_gorilla_unless_it_is_called(kind: tuple[int, bool]) -> None:
    for s, _, _ in every_step(kind):
        if s.phase in (Phase.DEAL, Phase.GORILLAS):
            continue
        for seat, hand in enumerate(s.hands):
            out = s.phase is Phase.REACT and seat == s.turn and is_gorilla(s.called)
            assert sum(map(is_gorilla, hand)) == (0 if out else 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_hand_gets_no_card_it_did_not_have(kind: tuple[int, bool]) -> None:
    for s, _, after in every_step(kind):
        if s.phase in (Phase.START, Phase.PLAY):
            assert all(set(b) <= set(a) for a, b in zip(s.hands, after.hands, strict=True))
        if s.phase is Phase.REACT:
            back = s.called if is_gorilla(s.called) else None
            assert set(after.hands[s.turn]) - set(s.hands[s.turn]) <= {back}


@pytest.mark.parametrize("kind", KINDS)
def test_a_gorilla_was_played_only_when_nothing_else_went(kind: tuple[int, bool]) -> None:
    for s, action, _ in every_step(kind):
        if isinstance(action, Play) and is_gorilla(action.card):
            assert s.table
            assert not GOES_ON[s.table[-1]] & set(s.hands[s.turn])


@pytest.mark.parametrize("kind", KINDS)
def test_the_game_ends_as_soon_as_a_hand_is_down_to_the_gorilla(kind: tuple[int, bool]) -> None:
    for steps in games(*kind):
        for s, _, _ in steps:
            if s.phase is Phase.PLAY:
                assert all(len(hand) > 1 for hand in s.hands)
        last = steps[-1][2]
        assert sum(len(hand) == 1 for hand in last.hands) == 1
        outcome = GORILLA.outcome(last)
        assert outcome is not None
        assert min(outcome.ranks) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_piles_go_where_a_second_judge_sends_them(seats: int) -> None:
    for s, action, after in every_step((seats, False)):
        if not isinstance(action, React):
            continue
        told = [(seat, card, ms) for seat, card, ms in action.throws if card >= 0]
        want = decide(s.called, s.turn, seats, told, s.settings.tie_ms)
        assert list(verdict(s, action).takers) == want["takers"]
        if len(want["takers"]) == 1:
            pool = set(s.table) - ({s.called} if is_gorilla(s.called) else set())
            if want["loot"]:
                pool |= set(s.taken[s.turn])
                assert after.taken[s.turn] == ()
            gained = set(after.taken[want["takers"][0]]) - set(s.taken[want["takers"][0]])
            assert gained == pool
            assert after.turn == want["leads"] or after.phase is Phase.OVER
        elif want["takers"]:
            assert (after.phase, after.leader) == (Phase.SPLIT, want["leads"])
        else:
            assert after.table == s.table
            assert after.taken == s.taken


@pytest.mark.parametrize("kind", KINDS)
def test_joint_actions_are_all_different_in_cards_or_verdict(kind: tuple[int, bool]) -> None:
    for steps in games(*kind)[:5]:
        for s, _, _ in steps:
            if s.phase is not Phase.REACT:
                continue
            legal = GORILLA.legal(s)
            assert all(isinstance(a, React) for a in legal)
            told = {
                (tuple(throw.card for throw in a.throws), verdict(s, a))
                for a in legal
                if isinstance(a, React)
            }
            assert len(told) == len(legal)
            if not kind[1]:
                whys = {str(why) for _, (why, _, _) in told}
                fake = is_fake(s.called)
                assert whys == ({"fooled", "calm"} if fake else {"wrong", "never", "slowest"})


def test_joint_actions_reach_every_verdict_times_can_give() -> None:
    rng = Stream(9, "verdicts")
    for steps in games(4, False)[:3]:
        for s, _, _ in steps:
            if s.phase is Phase.REACT:
                known = {verdict(s, a) for a in GORILLA.legal(s) if isinstance(a, React)}
                for _ in range(100):
                    drawn = GORILLA.sample(s, rng)
                    assert isinstance(drawn, React)
                    assert verdict(s, drawn) in known


def test_every_split_shares_equally_but_for_single_left_overs() -> None:
    splits = 0
    for s, _, after in every_step((4, False)):
        if s.phase is Phase.SPLIT:
            splits += 1
            start = [() if is_fake(s.called) and i == s.turn else p for i, p in enumerate(s.taken)]
            shares = [len(after.taken[i]) - len(start[i]) for i in s.sharing]
            assert max(shares) - min(shares) <= 1
            assert shares == sorted(shares, reverse=True)
    assert splits > 50
