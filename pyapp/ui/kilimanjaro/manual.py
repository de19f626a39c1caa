"""The rules of Kilimanjaro as the app tells them."""

from pyapp.ui.game import Chapter
from pyapp.ui.words import Words


def manual(tr: Words) -> tuple[Chapter, ...]:
    """The manual, chapter by chapter."""
    return (
        Chapter(
            tr("What it is about"),
            (
                tr(
                    "Your expedition sets out from the start village and races along 100 spaces, "
                    "by canoe, by jeep, on foot and on a mule, to the base camp at the foot of "
                    "Kilimanjaro. Whoever reaches it first wins."
                ),
            ),
        ),
        Chapter(
            tr("Getting ready"),
            (
                tr(
                    "A dealer is chosen. The 16 counters (8 bananas, 4 lions, 4 exchanges) are "
                    "dealt out face down, beginning on the dealer's left; everyone looks at "
                    "their own. In the same order everyone puts one counter after the other "
                    "face down on a free space of the track."
                ),
                tr(
                    "A counter never lies in a village (the start and the spaces 20, 40, 60 and "
                    "80) and never right next to another one: at least one space stays free "
                    "between two counters."
                ),
                tr(
                    "You know what you placed, but you may not look again: remembering is part "
                    "of the game. Then everyone gets three cards face up, which are three "
                    "piles, and three cards in hand. The rest is the deck."
                ),
            ),
            (
                tr("The dealer is drawn by lot or chosen when the game is set up."),
                tr("With three players the counters are dealt 6, 5 and 5."),
                tr("Counters lie on the spaces 1 to 99, never on the base camp."),
            ),
        ),
        Chapter(
            tr("Your turn"),
            (
                tr(
                    "Play one card from your hand onto one of the face-up piles in front of you, "
                    "or in front of a player who is ahead of you or level with you; never of "
                    "one behind you. From now on only this card of the pile counts."
                ),
                tr(
                    "Then your own pawn moves, wherever you played: as far as your own three top "
                    "cards say."
                ),
                tr(
                    "Three cards of one transport: the sum of all three. Two of one transport: "
                    "the sum of these two, even if the third is higher. Three different ones: "
                    "the highest number alone."
                ),
                tr(
                    "Canoe 2, 4 and 7 make 13. Jeep 1, jeep 5 and canoe 7 make 6. Jeep 4, canoe 6 "
                    "and mule 3 make 6."
                ),
                tr(
                    "Pawns do not get in each other's way. At the end of your turn you draw a "
                    "card, as long as there are any. Anyone with no card left is passed over."
                ),
            ),
        ),
        Chapter(
            tr("Counters"),
            (
                tr(
                    "If your move ends on a counter, turn it face up. Bananas and lions stay there "
                    "and act on everybody who ends a move on them later."
                ),
                tr(
                    "Banana: you may move once more by the same distance. If that ends on a "
                    "counter too, it counts as well."
                ),
                tr("Lion: you go back to the nearest village behind you."),
                tr(
                    "Exchange: you may change places with any other pawn. Used or not, the counter "
                    "leaves the game."
                ),
            ),
            (
                tr("A banana after a banana again moves you by the same distance."),
                tr("After an exchange neither pawn sets anything off, wherever it ends up."),
            ),
        ),
        Chapter(
            tr("The end"),
            (
                tr("Whoever reaches or passes space 100 wins at once."),
                tr(
                    "If the deck is empty and all hands are played, the pawn furthest along "
                    "wins. If pawns are level there, what counts is where one more move with their "
                    "present cards would take them."
                ),
            ),
            (
                tr("That one more move ignores counters and may go past the camp."),
                tr("Players who are still level share the win."),
            ),
        ),
        Chapter(
            tr("Variants"),
            (
                tr(
                    "Less luck: whoever finds an exchange counter must send another player's pawn "
                    "back to the nearest village behind it. The counter leaves the game."
                ),
                tr("Compulsory bananas (ours): the second move is always made."),
                tr(
                    "Quick start (ours): the counters are laid out at random and nobody has "
                    "seen any."
                ),
                tr("Memory aid (ours): you may look again at the counters you placed yourself."),
            ),
            (tr("A pawn that stands in a village stays there when it is sent back."),),
        ),
    )
