"""Kilimanjaro told in sentences, and the way a pawn went."""

from collections.abc import Sequence

from pyapp.games.kilimanjaro.actions import (
    NOBODY,
    Banana,
    Exchange,
    Play,
    SendBack,
)
from pyapp.games.kilimanjaro.evaluation import forecast
from pyapp.games.kilimanjaro.material import BANANA, FACE_DOWN, LION, TRACK, UP, transport, value
from pyapp.games.kilimanjaro.notation import HIDDEN, decode
from pyapp.games.kilimanjaro.state import Phase, View
from pyapp.ui.game import Event
from pyapp.ui.words import N_, Words

TRANSPORT_NAMES = (N_("Canoe"), N_("Jeep"), N_("On foot"), N_("Mule"))
TRANSPORT_LETTERS = (N_("C"), N_("J"), N_("F"), N_("M"))
COUNTER_NAMES = ("", N_("banana"), N_("lion"), N_("exchange"))


def card_name(tr: Words, card: int) -> str:
    """A card in words: "Canoe 5"."""
    return tr(
        "{transport} {value}", transport=tr(TRANSPORT_NAMES[transport(card)]), value=value(card)
    )


def stops(event: Event) -> tuple[int, ...]:
    """The spaces the actor's pawn came to rest on, one after the other, in this action."""
    before: View = event.before
    after: View = event.after
    seat = event.actor
    if seat is None or event.text.startswith("place"):
        return ()
    match decode(event.text):
        case Play() as play:
            moves = forecast(before, play, seat).distance
        case Banana(True):
            moves = before.moving
        case _:
            return ()
    found = []
    here = before.positions[seat]
    while True:
        here = min(here + moves, TRACK.last)
        found.append(here)
        code = after.board[here]
        if code == BANANA + UP and after.table.must_banana:
            continue
        if code == LION + UP:
            found.append(TRACK.village_behind(here))
        return tuple(found)


def sentence(tr: Words, event: Event, names: Sequence[str]) -> str:
    """The action in words."""
    if event.actor is None:
        return _chance(tr, event, names)
    name = names[event.actor]
    verb, *rest = event.text.split()
    if verb == "place":
        kind, space = rest
        # Remembering what one placed is part of the game, so the log does not tell it.
        if kind == HIDDEN or not event.after.table.memory_aid:
            return tr("{name} puts a counter on space {space}.", name=name, space=space)
        kind = tr(COUNTER_NAMES[_kind(kind)])
        return tr(
            "{name} puts a counter ({kind}) on space {space}.", name=name, kind=kind, space=space
        )
    match decode(event.text):
        case Play(card, seat, pile):
            return tr.sentences(
                [
                    _played(tr, event, names, name, card_name(tr, card), seat, pile),
                    *_landed(tr, event, name),
                ]
            )
        case Banana(True):
            moves = event.before.moving
            text = tr(
                "{name} moves on by {moves} to space {space}.",
                name=name,
                moves=moves,
                space=stops(event)[0],
            )
            return tr.sentences([text, *_landed(tr, event, name)])
        case Banana(False):
            space = event.before.positions[event.actor]
            return tr("{name} stays on space {space}.", name=name, space=space)
        case Exchange(seat) if seat == NOBODY:
            return tr("{name} changes places with nobody.", name=name)
        case Exchange(seat):
            return tr(
                "{name} changes places with {other}: {name} now stands on {mine}, "
                "{other} on {theirs}.",
                name=name,
                other=names[seat],
                mine=event.after.positions[event.actor],
                theirs=event.after.positions[seat],
            )
        case SendBack(seat):
            return tr(
                "{name} sends {other} back to the village on {space}.",
                name=name,
                other=names[seat],
                space=event.after.positions[seat],
            )
    return ""


def _chance(tr: Words, event: Event, names: Sequence[str]) -> str:
    match event.text.split()[0]:
        case "dealer":
            first = (event.after.dealer + 1) % len(names)
            return tr(
                "{dealer} deals; {first} begins.",
                dealer=names[event.after.dealer],
                first=names[first],
            )
        case "counters":
            return tr("The 16 counters are dealt out face down.")
        case "scatter":
            return tr("The 16 counters are laid out face down; nobody has seen them.")
        case "cards":
            return tr("Everyone gets three cards face up and three in hand.")
    return ""


def _played(
    tr: Words, event: Event, names: Sequence[str], name: str, card: str, seat: int, pile: int
) -> str:
    first = stops(event)[0]
    before = event.before.positions[event.actor]
    values = {
        "name": name,
        "card": card,
        "pile": pile + 1,
        "owner": names[seat],
        "moves": first - before,
        "space": first,
    }
    if first == TRACK.last:
        if seat == event.actor:
            return tr("{name} plays {card} on pile {pile} and reaches the base camp!", **values)
        return tr(
            "{name} plays {card} on {owner}'s pile {pile} and reaches the base camp!", **values
        )
    if seat == event.actor:
        return tr(
            "{name} plays {card} on pile {pile} and moves {moves} to space {space}.", **values
        )
    return tr(
        "{name} plays {card} on {owner}'s pile {pile} and moves {moves} to space {space}.", **values
    )


def _landed(tr: Words, event: Event, name: str) -> list[str]:
    """What lay on the spaces where the pawn stopped."""
    before: View = event.before
    after: View = event.after
    lines = []
    ways = stops(event)
    for i, space in enumerate(ways):
        if space == TRACK.last:
            if i or event.text.startswith("banana"):
                lines.append(tr("{name} reaches the base camp!", name=name))
            continue
        fresh = before.board[space] == FACE_DOWN
        code = after.board[space]
        if code == LION + UP:
            village = TRACK.village_behind(space)
            text = (
                tr("A lion! Back to the village on {space}.", space=village)
                if fresh
                else tr("The lion is still there: back to the village on {space}.", space=village)
            )
            lines.append(text)
            break
        if code == BANANA + UP:
            if after.table.must_banana and i + 1 < len(ways) and ways[i + 1] != TRACK.last:
                lines.append(tr("A banana: on to space {space}.", space=ways[i + 1]))
            elif not (after.table.must_banana and i + 1 < len(ways)):
                lines.append(tr("There is a banana here."))
        elif before.board[space] and after.phase in (Phase.EXCHANGE, Phase.SEND_BACK):
            lines.append(tr("An exchange counter!"))
    return lines


def _kind(name: str) -> int:
    return ("", "banana", "lion", "exchange").index(name)
