"""English sentence for each code of the game, and for each verdict of the judge."""

from collections.abc import Mapping
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "bad-card": "“{text}” is not a card.",
    "bad-time": "“{text}” is not a time: whole milliseconds, from 0.",
    "deal-cards": "Every card of this deal has to be named exactly once.",
    "split-cards": "A split names every card of the pile exactly once.",
    "lot-seat": "The lot can only fall on a player who answered the call.",
    "start-card": "The {card} starts the game.",
    "not-in-hand": "{card} is not in the hand of player {player}.",
    "does-not-go": "{card} does not go on {top}.",
    "gorilla-last": "A gorilla is played only when no other card in hand goes.",
    "no-call": "Nobody has called a gorilla.",
    "react-now": "A gorilla was called: everybody else reacts first.",
    "caller-throws": "Player {player} made the call and does not react to it.",
    "react-seats": "A reaction names every other player once: {allowed}.",
    "throw-late": "{ms} ms is too late: this call is open for {window} ms.",
    "throw-untimed": "The throw of player {player} needs its time, as in {example}.",
    "hold-timed": "Whoever throws nothing has no time.",
    "throw-timed": "The relaxed game has no times.",
}
"""For `InvalidNotation` and `IllegalAction`; cards are in the notation, players from 1."""

VERDICTS: Final[Mapping[str, str]] = {
    "wrong": "{player} threw a wrong card and takes the pile.",
    "wrong-split": "{players} threw wrong cards and split the pile.",
    "never": "{player} never threw and takes the pile.",
    "never-split": "{players} never threw and split the pile.",
    "slowest": "{player} was slowest and takes the pile.",
    "slowest-split": "{players} were slowest, too close to tell, and split the pile.",
    "lot": "Everybody answered rightly: the lot decides who takes the pile.",
    "lot-drawn": "The lot fell on {player}, who takes the pile.",
    "fooled": "{player} was fooled and takes the pile and all that {caller} had taken.",
    "fooled-split": "{players} were fooled and split the pile and all that {caller} had taken.",
    "calm": "A fake, and nobody was fooled: nothing happens.",
}
"""For each `Why` of the judge, and for several takers with `-split` behind it."""
