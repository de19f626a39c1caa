"""The rules of the journey as the app tells them."""

from collections.abc import Iterator

from pyapp.games.journey.material import FOSSIL_COUNTS, SEA
from pyapp.ui.game import Chapter
from pyapp.ui.journey.texts import EXPLORER_NAMES, FOSSIL_NAMES, SEA_NAMES, counted
from pyapp.ui.words import Words


def manual(tr: Words) -> tuple[Chapter, ...]:
    """The manual, chapter by chapter."""
    return (
        _about(tr),
        _beginning(tr),
        _drawing(tr),
        _moving(tr),
        _spaces(tr),
        _equipment(tr),
        _foot(tr),
        _sea(tr),
        _lava(tr),
        _events(tr),
        _score(tr),
        _boards(tr),
    )


def _about(tr: Words) -> Chapter:
    return Chapter(
        tr("What it is about"),
        (
            tr(
                "Professor Lidenbrock, Hans and Axel climb down a crater, cross an underground "
                "sea on a raft and come back to the daylight on a stream of lava. All players "
                "lead the same three explorers: nobody owns one."
            ),
            tr("What counts is what you bring home: fossils, gold, crystal, water and stories."),
        ),
    )


def _beginning(tr: Words) -> Chapter:
    return Chapter(
        tr("Getting ready"),
        (
            tr(
                "Everyone gets six explorer cards, three equipment cards and one water stone. "
                "Three equipment cards lie face up: the display. The three explorers stand in "
                "the crater."
            ),
            tr(
                "Hands are hidden, their numbers are open. Fossils lie face up in front of their "
                "owner."
            ),
            tr(
                "There are 63 explorer cards (21 of each colour), 45 equipment cards (9 of each "
                "kind), 64 fossil cards, 16 event cards, 10 sea adventures and 20 water stones."
            ),
        ),
        (
            tr("The start player is drawn by lot or chosen when the game is set up."),
            tr(
                "House data: the fossils are split like this: {fossils}.",
                fossils=counted(tr, FOSSIL_NAMES, FOSSIL_COUNTS),
            ),
            tr("House data: there are two event cards of each kind."),
        ),
    )


def _drawing(tr: Words) -> Chapter:
    return Chapter(
        tr("Your turn: draw or move"),
        (
            tr(
                "Either draw three cards, one after the other, in any mix: from the explorer deck, "
                "from the equipment deck, or from the display. Or move one explorer."
            ),
            tr(
                "At most ten explorer cards and five equipment cards may be in your hand: what is "
                "over the limit you discard at once, of your own choice. The display is filled "
                "up to three again at the end of the turn."
            ),
            tr("An empty deck is made anew from its shuffled discards at once."),
        ),
        (
            tr("Event cards do not count towards a limit."),
            tr("If deck and discards are empty, you draw what can be drawn."),
            tr("If nothing at all can be done, the turn passes."),
        ),
    )


def _moving(tr: Words) -> Chapter:
    return Chapter(
        tr("Moving"),
        (
            tr(
                "You move one explorer in a turn, with at most five explorer cards of its colour. "
                "Each space that is entered is paid for."
            ),
            tr(
                "Steps lead one row down, to the left or to the right, never back up. Over the "
                "whole move at least one step must lead down. A space may be entered twice."
            ),
            tr("You may pass other explorers but not stop where one stands."),
            tr(
                "Here you walk first and pay when you finish. Only steps are offered after which "
                "you can still finish and pay; until you finish, nothing is revealed and every "
                "step can be taken back."
            ),
        ),
        (
            tr("Sideways steps may come first."),
            tr("There is no sideways step in the wide area of the crater."),
        ),
    )


def _spaces(tr: Words) -> Chapter:
    return Chapter(
        tr("The spaces"),
        (
            tr("Plain: one explorer card. Granite: nobody gets through."),
            tr("Rock: as many explorer cards as rocks are shown, two or three."),
            tr(
                "Chasm: one explorer card and a rope; nobody can stop there, the next space must "
                "be entered at once."
            ),
            tr("Water: whoever enters it takes a water stone from the supply, if there is one."),
            tr("Event: whoever enters it draws an event card at the end of the turn."),
            tr(
                "Discovery: if your move ends here, you may discard all the equipment that is "
                "shown (a star is any one equipment card) and draw one fossil for each picture."
            ),
        ),
        (
            tr("A water space gives one stone in a move, however often it is entered."),
            tr("One event in a turn, however many event spaces were entered."),
            tr("A discovery stays: it can be made again."),
        ),
    )


def _equipment(tr: Words) -> Chapter:
    return Chapter(
        tr("Equipment"),
        (
            tr("Rope: takes you over a chasm, or out of a whirlpool."),
            tr("Pickaxe: for the rest of the turn every rock costs one card."),
            tr("Compass: one step diagonally forward, with the explorer card for the space."),
            tr(
                "Hardtack: counts as one or two explorer cards of any colour, even beyond the "
                "five; at least one real explorer card must be in the move."
            ),
            tr(
                "Lamp: when you draw a fossil, draw three instead of one and put two of all the "
                "fossils just drawn back under the deck."
            ),
        ),
        (
            tr("A compass never leads backward."),
            tr("Several pieces of hardtack may be used in one move."),
            tr(
                "Prismatic Colour is no real explorer card: with hardtack there must be another "
                "card in the move."
            ),
            tr(
                "At most one lamp for each fossil: with n pictures and k lamps you draw n + 2k "
                "and keep n."
            ),
            tr(
                "Lamps are paid together with the discovery. Everybody sees the fossils drawn and "
                "put back."
            ),
        ),
    )


def _foot(tr: Words) -> Chapter:
    return Chapter(
        tr("The end of the descent"),
        (
            tr(
                "The first explorer on the last space ends the descent at once: that player takes "
                "the Mushroom Forest (4 points). All explorers board the raft."
            ),
            tr(
                "Then everybody pays water for their fossils: one stone keeps three fossils; a "
                "part of three counts as three. What cannot be paid for is discarded, of your own "
                "choice. Stones that are left are points."
            ),
        ),
        (
            tr("What the move went through (water, an event) still counts."),
            tr("You may give up fossils to save stones."),
            tr(
                "Whoever ended the descent pays first, then the others clockwise. A Water Supply "
                "gives no change; Good Luck may cover fossils that are given up."
            ),
            tr(
                "After Push Ahead the extra turn comes first, in the next stage. The lava ride "
                "then begins with the start player."
            ),
            tr("Play goes on with the next player clockwise."),
        ),
    )


def _sea(tr: Words) -> Chapter:
    return Chapter(
        tr("The Lidenbrock Sea"),
        (
            tr(
                "The raft carries all three. Cards of any one colour move it, at most five, at "
                "least one column to the right; sideways is up or down."
            ),
            tr(
                "Whirlpools are like chasms, rock islands like granite. Fossils of this stage need "
                "no water."
            ),
            tr(
                "When a move ends on a discovery, the mover and then the others clockwise may pay "
                "for it and take fossils, even if the mover does not. Only the mover may use "
                "lamps."
            ),
            tr(
                "After each move the mover turns up a sea adventure. The mover first, then "
                "clockwise, each may discard the explorer cards shown and take the reward; the "
                "first who does has it. Points stay in front of you; for a fossil find you draw "
                "a fossil."
            ),
            tr(
                "Lightning: in the same order each may discard the cards shown. The first who does "
                "not is struck and discards a fossil of their choice; then it is over."
            ),
            tr(
                "The raft on the last space ends the crossing at once: that player takes the City "
                "of Ruins (4 points)."
            ),
        ),
        (
            tr("No sea adventure for the move that ends the crossing; an event is still drawn."),
            tr("Whoever is struck without a fossil loses nothing."),
            tr("Anyone who cannot have the cards is not asked."),
            *_sea_cards(tr),
        ),
    )


def _sea_cards(tr: Words) -> Iterator[str]:
    """Costs and rewards of the sea adventures."""
    for card, title in zip(SEA, SEA_NAMES, strict=True):
        values = {"card": tr(title), "cost": counted(tr, EXPLORER_NAMES, card.cost)}
        if card.lightning:
            yield tr("House data: {card}, warded off with {cost}.", **values)
        elif card.points:
            yield tr("House data: {card}, {cost} for {n} points.", **values, n=card.points)
        else:
            yield tr("House data: {card}, {cost} for a fossil.", **values)


def _lava(tr: Words) -> Chapter:
    return Chapter(
        tr("Riding the lava"),
        (
            tr(
                "From the start player clockwise: turn up the top explorer card. The raft goes on "
                "to the next space of that colour. If there is none ahead, the game ends at once."
            ),
            tr(
                "If the space shows one or two crossed-out fossils, an equipment card is turned "
                "up. Everybody discards that many fossils, or one matching equipment card from "
                "the hand."
            ),
            tr("Nobody draws any more: equipment saved for this is the only defence."),
        ),
        (
            tr("Those who lose fossils are asked clockwise from the active player."),
            tr("The last space does not end the ride: it ends when a colour lies no more ahead."),
            tr("Anyone with too few fossils discards what there is."),
        ),
    )


def _events(tr: Words) -> Chapter:
    return Chapter(
        tr("Events"),
        (
            tr(
                "Done at once: Needed Supplies (draw three explorer or equipment cards), "
                "Favourable Opportunity (put up to three of your fossils under the deck and draw "
                "as many), Push Ahead (another complete turn right after this one), Gräuben's "
                "Support (draw a fossil, without lamps)."
            ),
            tr(
                "Kept for later: Multi-Use Tool (any one equipment card), Prismatic Colour (one to "
                "five explorer cards of any one colour in one move; may be played alone), Good "
                "Luck (instead of discarding one or two fossils), Water Supply (two water stones; "
                "two points if still held at the end)."
            ),
        ),
        (
            tr("Which events are done at once is inferred from what they do."),
            tr("Prismatic Colour counts towards the five cards of a move."),
            tr("Used events are shuffled when the deck is out."),
            tr("If no fossil is left, none is drawn; discarded ones are shuffled before."),
        ),
    )


def _score(tr: Words) -> Chapter:
    return Chapter(
        tr("Points"),
        (
            tr("Mushroom Forest and City of Ruins: 4 each. Sea adventures: as shown."),
            tr("A water stone: 1. A Water Supply still held: 2. Other cards: nothing."),
            tr("Single fossil: 2. Dinosaur head: both halves together 5, one half nothing."),
            tr(
                "Ichthyosaur: one part 1, two different parts 3, all three 12. Further parts make "
                "further sets, in the way that is best for you."
            ),
            tr(
                "Gold and crystal, each counted for itself: 1, 3, 6, 10, 15, 20, 25 points for one "
                "to seven, then 5 more for each."
            ),
            tr("Most points win. On a tie more fossil cards win."),
        ),
        (
            tr("Players who are still level share the win."),
            tr("House data: the points for one to five of a mineral are our own."),
        ),
    )


def _boards(tr: Words) -> Chapter:
    return Chapter(
        tr("The maps"),
        (
            tr(
                "The published maps are not ours to use: the boards in this app are our own, made "
                "so that richer finds lie off the fast line."
            ),
            tr(
                "If you have the box, you can type in its map with the board editor, keep it on "
                "this device, play on it and send it on."
            ),
        ),
        (tr("House data: all maps, the descent, the sea and the lava track."),),
    )
