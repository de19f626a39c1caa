"""The rules of The Third Gorilla as the app tells them."""

from pyapp.ui.game import Chapter
from pyapp.ui.words import Words


def manual(tr: Words) -> tuple[Chapter, ...]:
    """The manual, chapter by chapter."""
    return (
        Chapter(
            tr("What it is about"),
            (
                tr(
                    "Four suits, nine numbers, and somebody who shouts “Gorilla!”. If it is one, "
                    "everybody else throws their own gorilla as fast as they can. If it is only a "
                    "fake, whoever throws is fooled. Taking the fewest cards wins; whoever takes "
                    "the most is called Gorilla-san for the rest of the day."
                ),
            ),
        ),
        Chapter(
            tr("The cards"),
            (
                tr(
                    "Fire, water, wind and earth have the numbers 1 to 9: macaque, bonobo, "
                    "chimpanzee, orang-utan, gorilla, fake gorilla, ape-man, early human and "
                    "modern human. The gorilla is the 5; the fake is the 6 and looks almost the "
                    "same."
                ),
                tr(
                    "The 28 ordinary cards are shuffled and dealt, seven each. Then everybody gets "
                    "one gorilla and one fake at random. Nobody sees anybody else's cards."
                ),
            ),
        ),
        Chapter(
            tr("Playing a card"),
            (
                tr(
                    "Whoever has the Fire Bonobo (the fire 2) begins with it. Then play goes on "
                    "clockwise, one card each. There is no passing."
                ),
                tr(
                    "A card goes on the table's top card if it has the same suit and a higher "
                    "number, or the same number. On a modern human (9) any card goes. On an empty "
                    "table, too."
                ),
                tr(
                    "A gorilla may be played only by somebody who has no other card that goes, and "
                    "then on anything. A fake is a 6 in every respect."
                ),
                tr("Whoever plays a gorilla or a fake calls “Gorilla!”: both calls are the same."),
            ),
        ),
        Chapter(
            tr("Gorilla!"),
            (
                tr(
                    "As soon as the card lies face up, everybody but the caller may throw a card: "
                    "the pad throws your gorilla, any other card in your hand can be thrown as "
                    "well."
                ),
                tr(
                    "A real gorilla: everybody has to throw their gorilla. The slowest takes the "
                    "whole pile. If somebody threw a wrong card, they take it instead."
                ),
                tr(
                    "A fake: whoever threw anything at all is fooled and takes the pile and every "
                    "card the caller has taken so far. If nobody was fooled, the fake stays and it "
                    "goes on."
                ),
                tr(
                    "Throws closer together than 30 ms are too close to tell (the time can be "
                    "set). If the slowest are that close, they split the pile."
                ),
                tr("Taken cards lie face down in front of you and never come back into a hand."),
            ),
            (
                tr("Several who threw a wrong card split the pile; so do several who never threw."),
                tr(
                    "To split, the pile is shuffled and dealt out; cards left over go to the "
                    "latest throwers first."
                ),
                tr(
                    "Thrown cards come back to their owners' hands, gorillas and wrong cards "
                    "alike. The called gorilla comes back as well; a played fake stays in the "
                    "pile."
                ),
                tr(
                    "Whoever took the pile leads. After a split the latest of them leads; of "
                    "several fooled the one who threw first; of those level the nearest on the "
                    "caller's left."
                ),
                tr(
                    "A pad that is hit when nothing is called is locked for half a second. A call "
                    "that is interrupted is void and is made again: nobody pays for a phone "
                    "ringing."
                ),
                tr(
                    "You may throw for 5 seconds at a gorilla and for 2.5 seconds at a fake; both "
                    "can be set."
                ),
            ),
        ),
        Chapter(
            tr("The end"),
            (
                tr(
                    "When a hand is down to the gorilla alone the game ends, after any call has "
                    "been settled. The pile on the table is nobody's. Whoever has taken the most "
                    "cards is Gorilla-san; the others rank by the fewest cards."
                ),
            ),
            (tr("Those who are level with the most cards share the title."),),
        ),
        Chapter(
            tr("Round one tablet"),
            (
                tr(
                    "Everybody sits at an edge. Keep a finger on your hand and you see your cards; "
                    "let go and they are hidden. To play, slide onto a card and pull it out over "
                    "the edge of your hand, or tap it with another finger."
                ),
                tr(
                    "At a call hit your pad. Times are those of the touch itself, to the "
                    "millisecond, whatever else the tablet is doing."
                ),
                tr(
                    "At a keyboard: the space bar is the pad, arrow keys choose another card and "
                    "Enter throws it. Two people have the keys F and J."
                ),
                tr(
                    "Before you play with many fingers, switch off the tablet's own gestures for "
                    "several fingers. On an iPad: Settings, Multitasking & Gestures. On Android, "
                    "pinning the app keeps it on the screen."
                ),
            ),
        ),
        Chapter(
            tr("Variants"),
            (
                tr(
                    "Relaxed (ours): everybody decides in secret, throw or hold, without a clock. "
                    "If all answer a gorilla rightly, the lot decides who takes the pile."
                ),
                tr("Three players (ours): three suits, 27 cards."),
            ),
        ),
    )
