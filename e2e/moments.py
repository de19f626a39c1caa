"""Stored games of Kilimanjaro at moments worth looking at, made by playing to there."""

from functools import cache

from pyapp.games.kilimanjaro.state import Phase
from tests.pilot import Pilot, begin

SEATS = ("human", "greedy", "human", "random")


@cache
def stored(moment: str) -> dict[str, str]:
    """What localStorage holds of a game at this moment, and nothing else."""
    return {k: t for k, t in at(moment).storage.texts.items() if k.startswith("fumoto:game:")}


def at(moment: str) -> Pilot:
    """A game played until this moment: a phase's name, `late` or `over`."""
    for seed in range(40):
        pilot = begin(*SEATS, seed=seed, quick_start=moment != "place", memory_aid=True)
        for number, _ in enumerate(pilot.finish(seed)):
            if _is(pilot, moment, number):
                return pilot
        if moment == "over":
            return pilot
    raise AssertionError(f"{moment} never comes")


def _is(pilot: Pilot, moment: str, number: int) -> bool:
    actor = pilot.match.actor
    if actor not in pilot.play.humans:
        return False
    state = pilot.match.state
    match moment:
        case "place":
            return state.phase is Phase.PLACE and number > 6
        case "play":
            return state.phase is Phase.PLAY
        case "late":
            return state.phase is Phase.PLAY and max(state.positions) > 60
        case "over":
            return False
    return state.phase is Phase[moment.upper()]
