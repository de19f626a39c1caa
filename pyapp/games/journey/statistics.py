"""Figures over many games: how long the stages last, where the points come from, who wins."""

from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Any, TypeAlias

from pyapp.core.match import Match
from pyapp.games.journey.actions import Draw, Pass, Ride, Take, Walk
from pyapp.games.journey.state import State, Task

Row: TypeAlias = dict[str, Any]
"""The figures of one game; seats count from 1."""

_STAGES = (1, 2, 3)


def collect(match: Match) -> Row:
    """The figures of one finished game."""
    return summary(match.states, match.actions, match.rules.outcome(match.state))


def summary(states: Sequence[State], actions: Sequence[Any], outcome: Any) -> Row:
    """The figures of one finished game, from the states before and after its actions."""
    turns = dict.fromkeys(_STAGES, 0)
    enders: dict[int, int] = {}
    most = 0
    for before, action, after in zip(states, actions, states[1:], strict=False):
        if before.todo[-1].task in (Task.TURN, Task.RIDE) and isinstance(
            action, Draw | Take | Walk | Pass | Ride
        ):
            turns[before.stage] += 1
        if after.stage == 2:
            most = max(most, *(sum(player.fossils) for player in after.players))
        for stage, had, has in (
            (1, before.players, after.players),
            (2, before.players, after.players),
        ):
            for seat, (old, new) in enumerate(zip(had, has, strict=True)):
                gained = (
                    new.mushrooms and not old.mushrooms
                    if stage == 1
                    else new.ruins and not old.ruins
                )
                if gained:
                    enders[stage] = seat + 1
    return {
        "seats": len(outcome.ranks),
        "starter": states[-1].starter + 1,
        "turns": turns,
        "enders": enders,
        "winners": [seat + 1 for seat in outcome.winners],
        "totals": [dict(parts)["total"] for parts in outcome.parts],
        "parts": [dict(parts[2:]) for parts in outcome.parts],
        "fossils": [dict(parts)["fossil-cards"] for parts in outcome.parts],
        "most_fossils": most,
    }


def report(rows: Sequence[Row]) -> list[str]:
    """The figures of many games with the same number of seats, in lines to print."""
    if not rows:
        return []
    games = len(rows)
    lines = [f"games {games}"]
    for stage in _STAGES:
        turns = [row["turns"][stage] for row in rows]
        low, high = (quantiles(turns, n=10)[i] for i in (0, 8)) if games > 1 else (turns[0],) * 2
        lines.append(
            f"stage {stage}: {median(turns):g} turns (median; {low:g} to {high:g} in 8 of 10 games)"
        )
    totals = [total for row in rows for total in row["totals"]]
    best = [max(row["totals"]) for row in rows]
    lines.append(f"points: {mean(totals):.1f} a player, {mean(best):.1f} the winner")
    lines.append(f"fossils at the end: {mean(n for row in rows for n in row['fossils']):.1f}")
    sources: dict[str, int] = {}
    for row in rows:
        for parts in row["parts"]:
            for name, points in parts.items():
                sources[name] = sources.get(name, 0) + points
    whole = sum(sources.values()) or 1
    shares = ", ".join(f"{name} {100 * n / whole:.0f} %" for name, n in sources.items())
    lines.append(f"points by source: {shares}")
    seats = max(row["seats"] for row in rows)
    for word, key in (("seat", _by_seat), ("place from the start player", _by_place)):
        shares = ", ".join(
            f"{who} {100 * sum(key(row, who) for row in rows) / games:.1f} %"
            for who in range(1, seats + 1)
        )
        lines.append(f"wins by {word}: {shares}")
    for stage in (1, 2):
        ended = [row for row in rows if stage in row["enders"]]
        won = sum((row["enders"][stage] in row["winners"]) / len(row["winners"]) for row in ended)
        lines.append(f"who ended stage {stage} won {100 * won / (len(ended) or 1):.1f} %")
    return lines


def _by_seat(row: Row, seat: int) -> float:
    return (seat in row["winners"]) / len(row["winners"])


def _by_place(row: Row, place: int) -> float:
    return _by_seat(row, (row["starter"] - 2 + place) % row["seats"] + 1)
