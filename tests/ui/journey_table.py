"""Touching the journey's table as a person would, for the tests."""

from collections.abc import Iterator

from pyapp.core.chance import Stream
from tests.pilot import Gone, Pilot


def do(pilot: Pilot, notation: str) -> None:
    """Do an action: choose the explorer, the pickaxe, the way of paying; then touch."""
    if notation in pilot.actions():
        pilot.press(notation)
        return
    words = notation.split()
    if words[0] == "move" and pilot.play.local.get("explorer") != words[1]:
        pilot.press(f"pick:explorer:{words[1]}")
    if notation not in pilot.actions():
        for pick in ("pick:pickaxe:1", "pick:pay:all"):
            if pick in pilot.commands():
                pilot.press(pick)
                if notation in pilot.actions():
                    break
    pilot.press(notation)


def offered(pilot: Pilot) -> set[str]:
    """All actions that can be reached from here by picking first, two picks deep."""
    before = pilot.model
    found = set(pilot.actions())
    for pick in _picks(pilot):
        pilot.model = before
        pilot.press(pick)
        found |= set(pilot.actions())
        second = pilot.model
        for again in _picks(pilot):
            if again != pick and not again.startswith("pick:explorer"):
                pilot.model = second
                pilot.press(again)
                found |= set(pilot.actions())
    pilot.model = before
    return found


def _picks(pilot: Pilot) -> list[str]:
    picks = ("pick:explorer", "pick:pickaxe", "pick:pay")
    return list(dict.fromkeys(c for c in pilot.commands() if c.startswith(picks)))


def play_on(pilot: Pilot, seed: int = 0, *, forward: bool = True) -> Iterator[None]:
    """Play to the end, pausing after each thing that happened; walking rather than drawing."""
    rng = Stream(seed, "person")
    for _ in range(4000):
        if pilot.over:
            return
        if pilot.thinking:
            pilot.answer(pilot.thinking.pop(0))
        elif pilot.play.curtain is not None:
            pilot.press("curtain")
        else:
            legal = pilot.legal()
            walking = [text for text in legal if text.startswith(("move", "step", "discover"))]
            stops = [text for text in legal if text.startswith("stop")]
            if forward and stops and rng.below(2):
                legal = stops
            elif forward and walking and rng.below(3):
                legal = walking
            do(pilot, rng.choice(legal))
        yield
    raise Gone("this game does not end")
