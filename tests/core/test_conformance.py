"""What holds for every registered game. A new game is tested by its line in the registry."""

import importlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core import errors
from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, FumotoError, IllegalAction, InvalidNotation
from pyapp.core.match import AnyRules, Match
from pyapp.core.record import parse_record, replay_record, write_record
from pyapp.core.rules import CHANCE, OVER, Reaction
from pyapp.games import GAMES
from tests.core.playthroughs import FOLDER, golden_tables, perft_counts, perft_file, playthrough
from tests.core.samples import (
    Trace,
    check_outcome,
    option_pairs,
    play,
    sample,
    seats_of,
    tables,
    traces,
    values,
)

AGAIN = "; meant? Write it anew: python -m tests.core.playthroughs"

every_game = pytest.mark.parametrize("game", GAMES)


def texts(rules: AnyRules, actions: tuple[Any, ...]) -> list[str]:
    return [rules.encode(action) for action in actions]


@every_game
def test_the_facts_agree(game: str) -> None:
    info = GAMES[game].info
    assert info.id == game
    assert 1 <= info.min_seats <= info.max_seats
    assert info.rules_version >= 1
    assert len({option.name for option in info.options}) == len(info.options)
    for option in info.options:
        assert option.label
        assert option.help
        for value in values(option):
            assert option.check(value) == value
            assert option.read(str(value)) == value


@every_game
def test_stored_playthroughs_have_not_changed(game: str) -> None:
    for name, table in golden_tables(GAMES[game]).items():
        file = FOLDER / f"{name}.txt"
        assert file.exists(), f"{file.name} is missing{AGAIN}"
        assert playthrough(name, table) == file.read_text(encoding="utf-8"), name + AGAIN


@every_game
def test_as_many_beginnings_as_ever(game: str) -> None:
    stored = json.loads(perft_file(game).read_text(encoding="utf-8"))
    counted = {name: perft_counts(t) for name, t in golden_tables(GAMES[game]).items()}
    assert counted == stored, game + AGAIN


@every_game
def test_legal_actions_are_sorted_and_there_until_the_game_is_over(game: str) -> None:
    rules = GAMES[game]
    for trace in traces(game):
        for state in trace.states:
            actor, legal = rules.actor(state), rules.legal(state)
            assert isinstance(legal, tuple)
            if actor in (CHANCE, OVER):
                assert legal == ()
            else:
                assert legal
                assert all(seat in range(trace.table.seats) for seat in seats_of(actor))
            assert list(legal) == sorted(legal)
            assert len({rules.encode(action) for action in legal}) == len(legal)
            assert (rules.outcome(state) is None) == (actor != OVER)


@every_game
def test_only_games_that_say_so_have_several_seats_act_at_once(game: str) -> None:
    rules = GAMES[game]
    found = any(isinstance(rules.actor(s), Reaction) for t in traces(game) for s in t.states)
    assert found == rules.info.simultaneous


@every_game
def test_every_legal_action_can_be_done_and_changes_nothing_behind(game: str) -> None:
    rules = GAMES[game]
    for trace in traces(game):
        for state in sample(trace.states, 30):
            before = json.dumps(rules.dump(state))
            for action in sample(rules.legal(state), 40):
                after = rules.apply(state, action)
                assert rules.apply(state, action) == after
                assert json.dumps(rules.dump(after))
            assert json.dumps(rules.dump(state)) == before


@every_game
def test_states_views_and_actions_cannot_be_changed(game: str) -> None:
    rules = GAMES[game]
    trace = traces(game)[0]
    for value in (trace.states[-1], rules.observe(trace.states[-1], 0), *trace.actions[:20]):
        name = next(iter(getattr(value, "_fields", ())), None) or next(iter(value.__slots__))
        with pytest.raises(AttributeError):
            setattr(value, name, None)


@every_game
def test_notation_reads_back_what_it_writes(game: str) -> None:
    rules = GAMES[game]
    for trace in traces(game):
        for state, done, _ in trace.steps:
            for action in (done, *sample(rules.legal(state), 20)):
                text = rules.encode(action)
                again = rules.decode(text)
                assert type(again) is type(action)
                assert again == action
                assert rules.encode(again) == text


@every_game
def test_a_replay_is_the_live_game_at_every_ply(game: str) -> None:
    rules = GAMES[game]
    for trace in traces(game):
        match = Match.start(rules, trace.table.options, trace.table.seats)
        assert match.state == trace.states[0]
        for action, state in zip(trace.actions, trace.states[1:], strict=True):
            match = match.play_text(rules.encode(action))
            assert match.state == state
        check_outcome(match.outcome(), trace.table.seats)


@every_game
def test_a_record_through_json_is_the_same_game(game: str) -> None:
    for trace in traces(game):
        match = trace.match()
        text = json.dumps(write_record(match))
        states: list[Any] = []
        record = parse_record(text, GAMES)
        again = replay_record(record, GAMES, lambda m, seen=states: seen.append(m.state))  # type: ignore[misc]
        assert again == match
        assert tuple(states) == trace.states
        assert json.dumps(write_record(again)) == text


@every_game
def test_nothing_is_lost_or_made(game: str) -> None:
    check = importlib.import_module(f"tests.games.{game}.conservation").check
    rules = GAMES[game]
    for number, trace in enumerate(traces(game)):
        for state in trace.states:
            check(state)
        for state in sample(trace.states, 20):
            view = rules.observe(state, number % trace.table.seats)
            check(rules.determinize(view, Stream(number, "conservation")))


@every_game
def test_games_with_every_pair_of_options_and_seats_end(game: str) -> None:
    rules = GAMES[game]
    for seed, table in enumerate(tables(rules, option_pairs(rules))):
        trace = play(table, seed)
        check_outcome(rules.outcome(trace.states[-1]), table.seats)


@every_game
def test_an_impossible_number_of_seats_is_refused(game: str) -> None:
    rules = GAMES[game]
    options = traces(game)[0].table.options
    for seats in (-1, 0, rules.info.min_seats - 1, rules.info.max_seats + 1):
        with pytest.raises(BadOptions):
            Match.start(rules, options, seats)


def explain(error: FumotoError, rules: AnyRules) -> str:
    """The sentence for an error; every code must have one."""
    assert error.code in rules.reasons or error.code in errors.REASONS, error.code
    sentence = error.sentence(rules.reasons)
    assert sentence
    return sentence


@every_game
def test_what_is_not_legal_is_refused_with_a_reason(game: str) -> None:
    rules = GAMES[game]
    rng = Stream(1, "fuzz")
    pool = {rules.encode(a): a for t in traces(game) for s in t.states for a in rules.legal(s)}
    dealt = {rules.encode(a): a for t in traces(game) for _, a, _ in t.steps}
    actions = list((pool | dealt).values())
    for trace in traces(game):
        for state in sample(trace.states, 40):
            legal = set(texts(rules, rules.legal(state)))
            actor = rules.actor(state)
            for action in [rng.choice(actions) for _ in range(60)]:
                try:
                    rules.apply(state, action)
                except IllegalAction as error:
                    assert rules.encode(action) not in legal
                    explain(error, rules)
                else:  # chance and reactions can be more than `legal` lists
                    seat_acts = actor != CHANCE and not isinstance(actor, Reaction)
                    assert not seat_acts or rules.encode(action) in legal


@every_game
def test_words_that_are_no_action_are_refused(game: str) -> None:
    rules = GAMES[game]
    known = sorted({rules.encode(a) for t in traces(game)[:3] for _, a, _ in t.steps}, key=len)
    words = sorted({word for text in known[:400] for word in text.split()})

    def decode(text: str) -> None:
        try:
            action = rules.decode(text)
        except InvalidNotation as error:
            explain(error, rules)
        else:
            assert rules.decode(rules.encode(action)) == action

    @given(st.text(max_size=60))
    def anything(text: str) -> None:
        decode(text)

    @given(st.lists(st.sampled_from(words), max_size=8).map(" ".join))
    def shuffled_words(text: str) -> None:
        decode(text)

    @given(st.sampled_from(known), st.integers(0, 200), st.text(max_size=3))
    def damaged(text: str, at: int, other: str) -> None:
        decode(text[: at % (len(text) + 1)] + other + text[at % (len(text) + 1) + 1 :])

    anything()
    shuffled_words()
    damaged()
    for text in ("", " ", "?", "nothing of the kind", "0" * 5000, "\ud800", "place lion ９"):
        with pytest.raises(InvalidNotation):
            rules.decode(text)


@every_game
def test_the_global_random_numbers_are_left_alone(game: str) -> None:
    rules = GAMES[game]
    before = random.getstate()
    trace: Trace = play(traces(game)[0].table, 99)
    for state in sample(trace.states, 10):
        rules.determinize(rules.observe(state, 0), Stream(1))
    assert random.getstate() == before


@every_game
def test_the_same_draws_are_the_same_game(game: str) -> None:
    for seed, trace in enumerate(traces(game)):
        assert play(trace.table, seed) == trace
