"""Why an action is refused: the English sentence for each code."""

from collections.abc import Mapping

REASONS: Mapping[str, str] = {
    "bad-board": "The board cannot be used. Faults: {count}; the first: {fault}",
    "starter-seat": "Seat {value} cannot begin: there are {allowed} seats.",
    "start-seat": "There is no seat {seat} in this game.",
    "shuffle-deck": "Another deck has to be shuffled now: {deck}.",
    "shuffle-set": "These are not the {count} cards of the deck “{deck}”.",
    "draw-empty": "That deck is empty.",
    "take-missing": "There is no {card} in the display.",
    "discard-missing": "You have no {card} to discard.",
    "step-none": "There is no such space.",
    "step-granite": "{space} is granite: nobody gets through.",
    "step-backward": "{space} lies behind: steps go forward, left or right only.",
    "step-far": "No step leads from here to {space}.",
    "step-pickaxe": "A pickaxe is played for a rock, and once a turn is enough.",
    "step-unpaid": "You cannot pay for {space}.",
    "step-trap": "On {space} you could neither end the move nor pay to go on to where you can.",
    "stop-chasm": "A move cannot end on {space}: there is a chasm or a whirlpool.",
    "stop-taken": "A move cannot end on {space}: another explorer stands there.",
    "stop-forward": "A move must lead forward at least once.",
    "stop-payment": "These cards do not pay for the move: it costs {cards} explorer cards "
    "and the equipment used on the way.",
    "pay-missing": "You do not have what you want to pay with.",
    "find-payment": "These cards do not pay for this discovery.",
    "accept-how": "Say which cards you pay with.",
    "accept-missing": "You do not have the explorer cards shown.",
    "return-missing": "There is no {card} among the fossils just drawn.",
    "put-missing": "You have no {card} to put back.",
    "put-limit": "Three fossils at most.",
    "pay-wasted": "Less water would be enough for as many fossils.",
    "luck-missing": "You have no Good Luck card.",
    "match-other": "Only this card or a Multi-Use Tool saves your fossils: {card}.",
    "match-missing": "You have no {card}.",
    "pass-not": "There is something you can do.",
}
