"""Random games of every registered game over all seat counts and options, for checks on them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions
from pyapp.core.match import AnyRules, Match
from pyapp.core.options import Option, Options, Value, complete_options
from pyapp.core.outcome import Outcome
from pyapp.core.rules import CHANCE, OVER, Reaction, Seat
from pyapp.games import GAMES

LONGEST = 20_000
"""No random game takes so many plies."""


class Table(NamedTuple):
    """What is agreed before a game."""

    rules: AnyRules
    seats: int
    options: Options

    def initial(self) -> Any:
        return self.rules.initial(self.options, self.seats)


class Trace(NamedTuple):
    """A whole game: the state before each action, and the last."""

    table: Table
    states: tuple[Any, ...]
    actions: tuple[Any, ...]

    @property
    def steps(self) -> list[tuple[Any, Any, Any]]:
        """(state before, action, state after) for each ply."""
        return list(zip(self.states, self.actions, self.states[1:], strict=False))

    def match(self) -> Match:
        rules, seats, options = self.table
        return Match(rules, options, seats, self.actions, self.states)


def values(option: Option) -> tuple[Value, ...]:
    """Values worth trying, the default first."""
    match option.kind:
        case "flag":
            others: tuple[Value, ...] = (False, True)
        case "choice":
            others = option.values
        case "number":
            others = (option.low, option.high)
        case "text":
            others = ()
    return tuple(dict.fromkeys((option.default, *others)))


def option_pairs(rules: AnyRules) -> list[Options]:
    """Options in which every pair of values of two options occurs."""
    options = rules.info.options
    found: list[dict[str, Value]] = [{}]
    found += [{o.name: value} for o in options for value in values(o)[1:]]
    for one, other in combinations(options, 2):
        for first, second in product(values(one)[1:], values(other)[1:]):
            found.append({one.name: first, other.name: second})
    everything: dict[str, Value] = {o.name: values(o)[-1] for o in options}
    return [complete_options(options, given) for given in (*found, everything)]


def tables(rules: AnyRules, every: Iterable[Options]) -> Iterator[Table]:
    """All seat counts with these options, but for what the game refuses."""
    for options in every:
        for seats in range(rules.info.min_seats, rules.info.max_seats + 1):
            table = Table(rules, seats, options)
            try:
                table.initial()
            except BadOptions:
                continue
            yield table


def draw(rules: AnyRules, state: Any, rng: Stream) -> Any:
    """A chance outcome, or any legal action."""
    return (
        rules.sample(state, rng) if rules.actor(state) == CHANCE else rng.choice(rules.legal(state))
    )


def play(table: Table, seed: int) -> Trace:
    """A random game."""
    rng = Stream(seed, "samples")
    states: list[Any] = [table.initial()]
    actions: list[Any] = []
    while table.rules.actor(states[-1]) != OVER:
        assert len(actions) < LONGEST, "this game does not end"
        actions.append(draw(table.rules, states[-1], rng))
        states.append(table.rules.apply(states[-1], actions[-1]))
    return Trace(table, tuple(states), tuple(actions))


@cache
def traces(game: str) -> tuple[Trace, ...]:
    """A few games that between them have every seat count and every option value."""
    rules = GAMES[game]
    every = option_pairs(rules)
    singles = [*every[: 1 + sum(len(values(o)) - 1 for o in rules.info.options)], every[-1]]
    found = list(tables(rules, singles))
    # All seat counts with the defaults; after that each option at one seat count in turn.
    counts = rules.info.max_seats - rules.info.min_seats + 1
    chosen = found[:counts] + found[counts::counts]
    return tuple(play(table, seed) for seed, table in enumerate(chosen))


def sample(items: Sequence[Any], most: int) -> Sequence[Any]:
    """At most so many of the items, spread evenly over all."""
    step = -(-len(items) // most) or 1
    return items[::step]


def seats_of(actor: int | Reaction) -> tuple[Seat, ...]:
    """The seats that act."""
    if isinstance(actor, Reaction):
        return actor.seats
    return (actor,) if actor >= 0 else ()


def check_outcome(outcome: Outcome | None, seats: int) -> None:
    """What holds for the result of any game."""
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.parts) == seats
    assert outcome.winners
    for rank in outcome.ranks:  # tied seats share the better rank, the next ones are left out
        assert rank == 1 + sum(other < rank for other in outcome.ranks)
