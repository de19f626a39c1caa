"""Stored playthroughs: games as text, every state and every seat's view, that never change.

`python -m tests.core.playthroughs [GAME …]` writes them anew after the rules were changed on
purpose; the difference then shows in review what the change did.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pyapp.cli import perft
from pyapp.core.chance import Stream
from pyapp.core.match import AnyRules
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER, Actor
from pyapp.games import GAMES
from tests.core.samples import Table, draw, seats_of, values

FOLDER = Path(__file__).with_name("golden")
ENOUGH = 5_000
"""Perft stops growing once it has counted so many."""


def golden_tables(rules: AnyRules) -> dict[str, Table]:
    """The games stored, by file name: the smallest table with the defaults, and the largest
    with everything else."""
    info = rules.info
    plain = complete_options(info.options, {})
    rich = complete_options(info.options, {o.name: values(o)[-1] for o in info.options})
    return {
        f"{info.id}-{info.min_seats}-plain": Table(rules, info.min_seats, plain),
        f"{info.id}-{info.max_seats}-rich": Table(rules, info.max_seats, rich),
    }


def playthrough(name: str, table: Table) -> str:
    """The text of a random game: of each state what changed, of each view what differs from
    it and did not before, and the legal actions."""
    return "\n".join(_lines(name, table)) + "\n"


def _lines(name: str, table: Table) -> Iterator[str]:
    rules = table.rules
    rng = Stream(1, "playthrough", name)
    seats = [*range(table.seats), None]
    shown: dict[str, dict[str, str]] = {}
    state = table.initial()
    ply = 0
    yield f"{name} {json.dumps(dict(table.options))}"
    while True:
        whole = dict(_flat(rules.dump(state)))
        yield from _changes("state", whole, shown.get("state", {}), "gone")
        shown["state"] = whole
        for seat in seats:
            view = dict(_flat(rules.dump_view(rules.observe(state, seat))))
            label = "  table" if seat is None else f"  seat {seat + 1}"
            differences = _differences(view, whole)
            yield from _changes(label, differences, shown.get(label, {}), "as the state")
            shown[label] = differences
        if rules.actor(state) == OVER:
            break
        legal = [rules.encode(action) for action in rules.legal(state)]
        if legal:
            ends = legal if len(legal) < 8 else [*legal[:3], "…", *legal[-3:]]
            yield f"legal {len(legal)}: {' | '.join(ends)}"
        action = draw(rules, state, rng)
        ply += 1
        yield f"\n{ply}. {_name(rules.actor(state))}: {rules.encode(action)}"
        readings = {
            seat: rules.redact(state, action, seat)
            for seat in seats
            if rules.redact(state, action, seat) != rules.encode(action)
        }
        for seat, text in readings.items():
            yield f"  {'table' if seat is None else f'seat {seat + 1}'} reads: {text}"
        state = rules.apply(state, action)
    outcome = rules.outcome(state)
    assert outcome is not None
    yield f"outcome {json.dumps(outcome.dump())}"


def _name(actor: Actor) -> str:
    return "chance" if actor == CHANCE else " ".join(f"seat {n + 1}" for n in seats_of(actor))


def _flat(dump: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every part of plain data with its path: `hands.2 = ["jeep-4"]`, seats from 1."""
    if isinstance(dump, dict) and dump:
        for key, value in dump.items():
            yield from _flat(value, f"{name}.{key}" if name else key)
    elif isinstance(dump, list) and any(isinstance(item, list | dict) for item in dump):
        for number, value in enumerate(dump, 1):
            yield from _flat(value, f"{name}.{number}")
    else:
        yield name, json.dumps(dump, ensure_ascii=False)


def _changes(label: str, now: dict[str, str], before: dict[str, str], gone: str) -> Iterator[str]:
    for name in sorted(now.keys() | before.keys()):
        if now.get(name) != before.get(name):
            yield f"{label} {name} = {now.get(name, gone)}"


def _differences(view: dict[str, str], state: dict[str, str]) -> dict[str, str]:
    """What a view says otherwise than the state, and what it leaves out."""
    names = sorted(view.keys() | state.keys())
    return {n: view.get(n, "hidden") for n in names if view.get(n) != state.get(n)}


def perft_counts(table: Table) -> list[int]:
    """Sequences of 1, 2, … actions after the deals of seed 1, until there are enough."""
    counts: list[int] = []
    while len(counts) < 8 and (not counts or counts[-1] < ENOUGH):
        counts.append(perft(table.rules, table.initial(), len(counts) + 1, seed=1))
    return counts


def perft_file(game: str) -> Path:
    return FOLDER / f"{game}-perft.json"


def write(games: Sequence[str]) -> None:
    """Write the files of these games anew, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for game in games or GAMES:
        counts = {}
        for name, table in golden_tables(GAMES[game]).items():
            (FOLDER / f"{name}.txt").write_text(playthrough(name, table), encoding="utf-8")
            counts[name] = perft_counts(table)
        perft_file(game).write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
