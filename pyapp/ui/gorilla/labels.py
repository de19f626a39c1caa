"""Cards, suits and actions of The Third Gorilla in words."""

from pyapp.core.rules import Seat
from pyapp.games.gorilla.actions import HOLD, UNTIMED, Play, Throw
from pyapp.games.gorilla.judge import Verdict, Why, judge
from pyapp.games.gorilla.material import NAMES, SUITS, Card, number, suit
from pyapp.games.gorilla.notation import decode
from pyapp.games.gorilla.reasons import VERDICTS
from pyapp.games.gorilla.state import View
from pyapp.ui.game import Ctx
from pyapp.ui.words import Words


def suit_name(tr: Words, card: Card) -> str:
    """A card's suit in words."""
    return tr(SUITS[suit(card)].name)


def animal(tr: Words, card: Card) -> str:
    """Who is on a card."""
    return tr(NAMES[number(card)])


def card_name(tr: Words, card: Card) -> str:
    """A card in words: "Fire 2 (Bonobo)"."""
    return tr(
        "{suit} {number} ({animal})",
        suit=suit_name(tr, card),
        number=number(card),
        animal=animal(tr, card),
    )


def action_label(ctx: Ctx, notation: str) -> str:
    """A legal action in words."""
    action = decode(notation)
    if isinstance(action, Play):
        return ctx.tr("Play {card}", card=card_name(ctx.tr, action.card))
    return notation


def verdict_of(before: View, throws: tuple[Throw, ...]) -> Verdict:
    """What the judge said to a reaction, from the view before it."""
    tie_ms = before.settings.tie_ms
    return judge(before.called, before.turn, before.settings.seats, throws, tie_ms)


def verdict_text(tr: Words, verdict: Verdict, caller: str, names: list[str]) -> str:
    """Why the pile goes where it goes; `names` are those of the seats."""
    key = verdict.why.value
    takers = [names[seat] for seat in verdict.takers]
    if verdict.why not in (Why.LOT, Why.CALM) and len(takers) > 1:
        key += "-split"
    return tr(
        VERDICTS[key],
        player=takers[0] if takers else "",
        players=tr.join(takers),
        caller=caller,
    )


def thrown_text(tr: Words, throw: Throw, name: str) -> str:
    """What one seat did at a call, in a sentence."""
    if throw.card == HOLD:
        return tr("{name} throws nothing.", name=name)
    card = card_name(tr, throw.card)
    if throw.ms == UNTIMED:
        return tr("{name} throws {card}.", name=name, card=card)
    return tr("{name} throws {card} after {ms} ms.", name=name, card=card, ms=throw.ms)


def gains(before: View, after: View) -> tuple[tuple[Seat, int], ...]:
    """Who has how many taken cards more (or fewer) than before."""
    both = zip(before.taken, after.taken, strict=True)
    return tuple((seat, now - was) for seat, (was, now) in enumerate(both) if now != was)
