"""Why an action is refused: the English sentence for each code."""

from collections.abc import Mapping

REASONS: Mapping[str, str] = {
    "dealer-seat": "There is no seat {seat} in this game.",
    "dealer-chosen": "Seat {seat} was chosen as the dealer by the option: leave this action out.",
    "counters-set": "These are not the 16 counters: 8 bananas, 4 lions and 4 exchanges.",
    "cards-set": "These are not the 56 cards: four transports, 1 to 7, twice each.",
    "counter-missing": "You have no such counter left.",
    "space-off-track": "Counters go on the spaces 1 to 99.",
    "space-village": "Space {space} is a village: no counters there.",
    "space-taken": "There is a counter on space {space} already.",
    "space-next": "Space {space} is next to another counter; one space must stay free between.",
    "card-missing": "That card is not in your hand.",
    "pile-seat": "Nobody sits there.",
    "pile-behind": "You cannot play on someone behind you: only on your own piles, or on "
    "those of a player ahead of you or level with you.",
    "banana-must": "Bananas are compulsory in this game: the second move is always made.",
    "own-pawn": "Choose the pawn of another player.",
    "sendback-must": "One of the other pawns has to be sent back.",
}
