"""What a seat cannot know it cannot see, read or use: for every registered game."""

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from pyapp.ai.players import Reactor, players
from pyapp.ai.service import answer, ask
from pyapp.core.chance import Stream
from pyapp.core.errors import FumotoError
from pyapp.core.match import AnyRules
from pyapp.core.plain import from_plain, to_plain
from pyapp.core.rules import CHANCE, OVER, Reaction, Seat
from pyapp.games import GAMES
from tests.core.samples import Trace, draw, sample, seats_of, traces

every_game = pytest.mark.parametrize("game", GAMES)


def view_type(rules: AnyRules) -> Any:
    return get_type_hints(type(rules).observe)["return"]


def key(rules: AnyRules, view: Any) -> str:
    """A view as text, to compare and to sort by."""
    return json.dumps(to_plain(view, view_type(rules)))


def watched(game: str, most: int) -> Iterator[tuple[Trace, int, Seat | None]]:
    """Some plies of some games, each with a seat (or nobody's) that watches."""
    for trace in traces(game):
        watchers: list[Seat | None] = [None, *range(trace.table.seats)]
        for at in sample(range(len(trace.states)), most):
            yield trace, at, watchers[at % len(watchers)]


@every_game
def test_a_guessed_state_looks_the_same(game: str) -> None:
    rules = GAMES[game]
    for trace, at, seat in watched(game, 60):
        state = trace.states[at]
        view = rules.observe(state, seat)
        guess = rules.determinize(view, Stream(at, "guess"))
        assert type(guess) is type(state)
        assert rules.observe(guess, seat) == view
        assert rules.actor(guess) == rules.actor(state)
        assert rules.dump_view(rules.observe(guess, seat)) == rules.dump_view(view)
        if seat in seats_of(rules.actor(state)) and not isinstance(rules.actor(state), Reaction):
            assert rules.legal(guess) == rules.legal(state)


@every_game
def test_guesses_differ_in_what_is_hidden(game: str) -> None:
    """Else the other tests here would permute nothing."""
    rules = GAMES[game]
    differ = 0
    for trace, at, seat in watched(game, 10):
        view = rules.observe(trace.states[at], seat)
        guesses = [rules.determinize(view, Stream(n, "differ")) for n in range(2)]
        differ += guesses[0] != guesses[1]
    assert differ > 10


@every_game
def test_a_guessed_state_can_be_played_to_the_end(game: str) -> None:
    rules = GAMES[game]
    for trace, at, seat in watched(game, 3):
        rng = Stream(at, "guess")
        state = rules.determinize(rules.observe(trace.states[at], seat), rng)
        while rules.actor(state) != OVER:
            state = rules.apply(state, draw(rules, state, rng))
        assert rules.outcome(state) is not None


@every_game
def test_what_a_seat_reads_of_an_action_follows_from_what_it_sees(game: str) -> None:
    """Two actions after which a seat sees the same must read the same to it.

    What several seats do at once is left out: everybody sees it, though it may leave no trace.
    """
    rules = GAMES[game]
    for trace, at, seat in watched(game, 12):
        state = trace.states[at]
        if isinstance(rules.actor(state), Reaction):
            continue
        view = rules.observe(state, seat)
        readings: dict[str, str] = {}
        for world in (state, *(rules.determinize(view, Stream(n, "worlds")) for n in range(2))):
            for action in sample(rules.legal(world), 60):
                seen = key(rules, rules.observe(rules.apply(world, action), seat))
                text = rules.redact(world, action, seat)
                assert readings.setdefault(seen, text) == text


@every_game
def test_what_a_seat_reads_of_a_deal_follows_from_what_it_sees(game: str) -> None:
    """Two things dealt in each other's place: the same view after it is the same text, but for
    the order in which a seat got its own."""
    rules = GAMES[game]
    swapped = 0
    for trace in traces(game):
        deals = [step for step in trace.steps if rules.actor(step[0]) == CHANCE]
        for number, (state, action, after) in enumerate(sample(deals, 8)):
            rng = Stream(number, "swap")
            for seat in (*range(trace.table.seats), None):
                seen, text = rules.observe(after, seat), rules.redact(state, action, seat)
                words = rules.encode(action).split()
                for _ in range(30 if len(words) > 2 else 0):
                    other = list(words)
                    a, b = (1 + rng.below(len(words) - 1) for _ in range(2))
                    other[a], other[b] = other[b], other[a]
                    try:
                        dealt = rules.decode(" ".join(other))
                        same = rules.observe(rules.apply(state, dealt), seat) == seen
                    except FumotoError:
                        continue
                    if same:
                        swapped += a != b
                        other_text = rules.redact(state, dealt, seat)
                        assert sorted(other_text.split()) == sorted(text.split())
    assert swapped > 100


@every_game
def test_hidden_words_of_a_deal_change_nothing_a_seat_sees(game: str) -> None:
    """All that is `?` to a seat put in another order: its view after the deal stays the same."""
    rules = GAMES[game]
    for trace in traces(game):
        deals = [step for step in trace.steps if rules.actor(step[0]) == CHANCE]
        for number, (state, action, after) in enumerate(sample(deals, 12)):
            for seat in (*range(trace.table.seats), None):
                shown = rules.redact(state, action, seat).split()
                words = rules.encode(action).split()
                if len(shown) < len(words):  # one sign for all; some may be turned up at once
                    assert shown.pop() == "?"
                    shown += words[len(shown) : len(words) // 2]
                    shown += ["?"] * (len(words) - len(shown))
                assert all(a == b or "?" in a for a, b in zip(shown, words, strict=True))
                hidden = [i for i, word in enumerate(shown) if word == "?"]
                order = Stream(number, "order").shuffled([words[i] for i in hidden])
                for i, word in zip(hidden, order, strict=True):
                    words[i] = word
                dealt = rules.apply(state, rules.decode(" ".join(words)))
                assert rules.observe(dealt, seat) == rules.observe(after, seat)


@every_game
def test_what_reveals_nothing_teaches_its_seat_nothing(game: str) -> None:
    """What can be taken back leads, in every world a seat thinks possible, to the same sight."""
    rules = GAMES[game]
    checked = 0
    for trace in traces(game):
        for at, (state, done, _) in enumerate(sample(trace.steps, 60)):
            actor = rules.actor(state)
            if actor == CHANCE or isinstance(actor, Reaction):
                continue
            view = rules.observe(state, actor)
            worlds = [rules.determinize(view, Stream(at, n)) for n in range(3)]
            for action in (done, *sample(rules.legal(state), 5)):
                after = rules.apply(state, action)
                if rules.reveals(state, action, after):
                    continue
                checked += 1
                seen = rules.observe(after, actor)
                for world in worlds:
                    assert rules.observe(rules.apply(world, action), actor) == seen
    assert checked or game == "gorilla"  # there every card played is shown


@every_game
def test_a_view_survives_the_way_to_the_worker(game: str) -> None:
    rules = GAMES[game]
    for trace, at, seat in watched(game, 20):
        view = rules.observe(trace.states[at], seat)
        text = json.dumps(to_plain(view, view_type(rules)))
        assert from_plain(json.loads(text), view_type(rules)) == view


@every_game
def test_the_computer_cannot_use_what_is_hidden(game: str) -> None:
    """Its request and its choice are the same in every world its seat thinks possible."""
    rules = GAMES[game]
    for trace in traces(game)[::2]:
        for at, (state, _, _) in enumerate(sample(trace.steps, 6)):
            actor = rules.actor(state)
            for seat in seats_of(actor):
                view = rules.observe(state, seat)
                other = rules.determinize(view, Stream(at, "other"))
                for kind, player in players(game).items():
                    if isinstance(actor, Reaction):
                        assert isinstance(player, Reactor)
                        choices = [
                            player.react(rules.observe(s, seat), seat, Stream(at, kind))
                            for s in (state, other)
                        ]
                        assert choices[0] == choices[1]
                        continue
                    requests = [
                        ask(rules, rules.observe(s, seat), rules.legal(s), kind, Stream(at, kind))
                        for s in (state, other)
                    ]
                    assert requests[0] == requests[1]
                    chosen = json.loads(answer(requests[0]))["action"]
                    legal = rules.legal(state)
                    assert chosen in [rules.encode(action) for action in legal]
                    direct = player.choose(rules, view, legal, Stream(at, kind))
                    assert rules.encode(direct) == chosen
