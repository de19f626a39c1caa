"""Figures over many games."""

from pyapp.core.chance import Stream
from pyapp.core.match import Match
from pyapp.core.options import complete_options
from pyapp.core.rules import CHANCE, OVER
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.statistics import Row, collect, report
from tests.games.journey.dealing import BOARD


def game(seed: int, seats: int) -> Row:
    match = Match.start(RULES, complete_options(RULES.info.options, {"board": BOARD}), seats)
    rng = Stream(seed, "statistics")
    while match.actor != OVER:
        action = (
            RULES.sample(match.state, rng) if match.actor == CHANCE else rng.choice(match.legal())
        )
        match = match.play(action)
    return collect(match)


def test_a_game_is_told_in_figures() -> None:
    row = game(1, 3)
    assert row["seats"] == 3
    assert all(turns > 0 for turns in row["turns"].values())
    assert set(row["enders"]) == {1, 2}
    assert row["winners"]
    for total, parts in zip(row["totals"], row["parts"], strict=True):
        assert total == sum(parts.values())
    assert sum(parts["mushroom-forest"] for parts in row["parts"]) == 4


def test_many_games_are_told_in_lines() -> None:
    rows = [game(seed, 2) for seed in range(4)]
    lines = report(rows)
    assert lines[0] == "games 4"
    assert [line.split(":")[0] for line in lines[1:4]] == ["stage 1", "stage 2", "stage 3"]
    wins = next(line for line in lines if line.startswith("wins by seat"))
    shares = [float(part.split()[1]) for part in wins.split(": ")[1].split(", ")]
    assert sum(shares) == 100


def test_no_games_no_lines() -> None:
    assert report([]) == []
    assert report([game(1, 2)])[0] == "games 1"
