"""Taking back: to one's own last decision, never past a deal, a secret seen, or somebody else."""

from collections.abc import Collection
from dataclasses import replace

import pytest

from pyapp.core.errors import FumotoError
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, Reaction, Seat
from pyapp.games import GAMES
from pyapp.games.kilimanjaro.state import Phase
from tests.core.samples import seats_of, traces
from tests.games.kilimanjaro.dealing import race

RULES = GAMES["kilimanjaro"]
COUNTERS = "counters banana lion " + " ".join(["banana"] * 7 + ["lion"] * 3 + ["exchange"] * 4)


def match_of(*texts: str, seats: int = 2, **options: object) -> Match:
    """A match after these actions."""
    match = Match.start(RULES, complete_options(RULES.info.options, options), seats)
    for text in texts:
        match = match.play_text(text)
    return match


def why_not(match: Match, humans: Collection[Seat]) -> str:
    """The code with which taking back is refused; nothing changes by asking."""
    with pytest.raises(FumotoError) as caught:
        match.undo(humans)
    assert caught.value.sentence()
    return caught.value.code


def placing(*texts: str) -> Match:
    """A match in which seat 1, dealt its counters by seat 2, begins to place."""
    return match_of("dealer 2", COUNTERS, *texts)


def racing(*texts: str) -> Match:
    """A match in which seat 2 begins the race: no counter lies before space 30."""
    spaces = [30, 32, 34, 36, 38, 42, 44, 46, 48, 50, 52, 54, 56, 58, 62, 64]
    kinds = ["lion"] * 4 + ["banana"] * 8 + ["exchange"] * 4
    scatter = " ".join(f"{kind}@{space}" for kind, space in zip(kinds, spaces, strict=True))
    cards = " ".join(f"{t}-{v}" for v in range(1, 8) for t in ("canoe", "jeep", "foot", "mule") * 2)
    return match_of("dealer 1", f"scatter {scatter}", f"cards {cards}", *texts, quick_start=True)


def test_ones_own_last_decision() -> None:
    before = placing()
    after = before.play_text("place banana 10")
    assert after.undo({0, 1}) == before
    assert after.undo({0}) == before


def test_step_by_step_not_the_whole_game_at_once() -> None:
    match = placing("place banana 10", "place lion 19", "place banana 50")
    assert match.undo({0, 1}).ply == match.ply - 1


def test_a_single_person_takes_the_computers_answers_back_with_it() -> None:
    match = placing("place banana 10", "place lion 19")
    assert match.undo({0}) == placing()


def test_not_past_a_computers_action_while_others_sit_at_the_table() -> None:
    match = match_of(
        "dealer 3", COUNTERS, "place banana 10", "place banana 12", "place banana 14", seats=3
    )
    assert why_not(match.back_to(4), {0, 2}) == "undo-other"
    assert match.undo({0, 2}).ply == 4  # seat 3 takes back its own, not seat 1's
    assert why_not(match.undo({0, 2}), {0, 2}) == "undo-other"


def test_nothing_to_take_back() -> None:
    assert why_not(placing(), {0, 1}) == "undo-none"
    assert why_not(match_of(), {0}) == "undo-none"
    assert why_not(placing("place banana 10"), {1}) == "undo-none"
    assert why_not(placing("place banana 10"), ()) == "undo-none"


def test_not_past_a_deal() -> None:
    match = placing()
    while match.actor != CHANCE:
        match = match.play(match.legal()[0])
    assert match.undo({0, 1}).ply == match.ply - 1  # the last counter, before the cards
    match = match.settle(1)
    assert why_not(match, {0, 1}) == "undo-chance"
    assert why_not(match, {0}) == "undo-chance"


def test_not_past_a_card_drawn() -> None:
    match = racing()
    match = match.play(match.legal()[0])
    assert why_not(match, {0, 1}) == "undo-revealed"
    assert why_not(match, {1}) == "undo-revealed"


def test_draw_look_undo_never_deals_anew() -> None:
    """With free take-backs too: what was drawn is drawn again, and a deal is dealt again."""
    match = racing()
    after = match.play(match.legal()[0])
    again = after.undo({0, 1}, free=True)
    assert again == match
    assert again.play(match.legal()[0]) == after
    start = match_of()
    dealt = start.settle(5)
    while dealt.actor != CHANCE:
        dealt = dealt.play(dealt.legal()[0])
    raced = dealt.settle(5)
    assert raced.undo({0, 1}, free=True) == dealt.back_to(dealt.ply - 1)
    assert raced.undo({0, 1}, free=True).play(dealt.actions[-1]).settle(5) == raced


def deck_out(hands: tuple[int, ...]) -> Match:
    """The end of a race of three on a bare board: seats hold so many cards, none is left."""
    state = race(3, at=(10, 30, 50), left=0)
    held = tuple(cards[:n] for cards, n in zip(state.hands, hands, strict=True))
    state = state._replace(hands=held, board=bytes(101))
    return Match(RULES, complete_options(RULES.info.options, {}), 3, (), (state,))


def test_ones_own_card_can_be_taken_back_where_none_is_drawn() -> None:
    match = deck_out((3, 3, 3))
    assert match.play(match.legal()[0]).undo({0}) == match
    assert match.play(match.legal()[0]).undo({0, 1, 2}) == match


def test_not_past_a_card_a_computer_played_from_its_hidden_hand() -> None:
    match = deck_out((3, 3, 3))
    match = match.play(match.legal()[0])
    match = match.play(match.legal()[0])
    assert match.actor == 2
    assert why_not(match, {0}) == "undo-revealed"
    assert match.undo({0}, free=True).ply == 0


def test_past_a_choice_of_the_computer_that_anybody_could_foresee() -> None:
    match = deck_out((1, 1, 0))
    asked = match.state._replace(phase=Phase.EXCHANGE, actor=1)
    computer = replace(match, states=(match.state, asked), actions=(match.legal()[0],))
    assert computer.play_text("exchange none").undo({0}) == computer.back_to(0)


def test_free_take_backs_go_past_everything() -> None:
    match = racing()
    first = match.play(match.legal()[0])
    second = first.play(first.legal()[0])
    assert second.undo({0, 1}, free=True) == first
    assert second.undo({1}, free=True) == match
    with pytest.raises(FumotoError):
        match.undo({0, 1}, free=True)


def test_taking_back_and_doing_again_leaves_one_action() -> None:
    match = placing("place banana 10")
    again = match.undo({0}).play_text("place banana 10")
    assert again == match
    assert again.ply == 3


@pytest.mark.parametrize("game", GAMES)
def test_no_game_takes_back_what_it_must_not(game: str) -> None:
    """At every ply, for every set of people at the table."""
    rules = GAMES[game]
    allowed, refusals = 0, set[str]()
    for trace in traces(game):
        match = trace.match()
        seats = range(trace.table.seats)
        for ply in range(0, match.ply + 1, 3):
            now = match.back_to(ply)
            for humans in ({0}, {1}, {0, 1}, set(seats)):
                try:
                    target = now.undo_ply(humans)
                except FumotoError as error:
                    refusals.add(error.code)
                    continue
                allowed += 1
                assert target < ply
                undone = list(zip(now.states[target:], now.actions[target:], strict=False))
                actors = [rules.actor(state) for state, _ in undone]
                assert set(seats_of(actors[0])) <= humans
                assert CHANCE not in actors
                assert not any(isinstance(actor, Reaction) for actor in actors)
                assert not any(set(seats_of(actor)) & humans for actor in actors[1:])
                assert len(actors) == 1 or len(humans) == 1
                for at, (state, action) in enumerate(undone, target + 1):
                    assert not rules.reveals(state, action, now.states[at])
                back = now.undo(humans)
                assert back.states == now.states[: target + 1]
                assert back.actions == now.actions[:target]
    assert refusals <= {"undo-none", "undo-chance", "undo-revealed", "undo-other"}
    assert allowed or game == "gorilla"  # there every card laid is seen
