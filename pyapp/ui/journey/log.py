"""The journey told in sentences."""

from collections.abc import Iterator, Sequence

from pyapp.games.journey.actions import (
    Answer,
    Discard,
    Discover,
    Done,
    Draw,
    Luck,
    Match,
    Pass,
    Pay,
    Put,
    Return,
    Ride,
    Step,
    Stop,
    Take,
    Walk,
)
from pyapp.games.journey.material import (
    COLOURS,
    E0,
    EVENT_DECK,
    F0,
    FIRST_KEPT,
    SEA,
    SEA_DECK,
)
from pyapp.games.journey.notation import decode
from pyapp.games.journey.state import NONE, Task, View
from pyapp.ui.game import Event
from pyapp.ui.journey.texts import (
    EQUIPMENT_NAMES,
    EVENT_NAMES,
    EXPLORER_NAMES,
    FOSSIL_NAMES,
    SEA_NAMES,
    STAGE_NAMES,
    card_name,
    counted,
    place_name,
)
from pyapp.ui.words import Words

_SHUFFLES = ("explorers", "equipment", "fossils", "events", "sea")


def sentence(tr: Words, event: Event, names: Sequence[str]) -> str:
    """The action in words, with all that followed from it."""
    if event.actor is None:
        return tr.sentences(_chance(tr, event, names))
    told = _told(tr, event, names[event.actor])
    return tr.sentences((told, *_followed(tr, event, names)))


def _chance(tr: Words, event: Event, names: Sequence[str]) -> Iterator[str]:
    verb = event.text.split()[0]
    if verb == "start":
        yield tr("{name} begins.", name=names[event.after.starter])
    elif event.before.stage == 0 and event.after.stage:
        yield tr(
            "Everyone gets six explorer cards, three equipment cards and a water stone. "
            "The three explorers stand in the crater."
        )
    elif event.before.stage and verb in _SHUFFLES:
        deck = (
            tr("The discarded explorer cards are shuffled into a new deck."),
            tr("The discarded equipment cards are shuffled into a new deck."),
            tr("The discarded fossils are shuffled into a new deck."),
            tr("The used event cards are shuffled into a new deck."),
            tr("The sea adventures are shuffled into a new deck."),
        )
        yield deck[_SHUFFLES.index(verb)]
        yield from _followed(tr, event, names)


def payment(tr: Words, colour: int, stop: Stop) -> str:
    """What a move is paid with, in words."""
    return counted(
        tr,
        (
            EXPLORER_NAMES[colour],
            EVENT_NAMES[5],
            *EQUIPMENT_NAMES[:4],
            EVENT_NAMES[4],
        ),
        (
            stop.explorers,
            stop.prismatic,
            stop.rope,
            stop.pickaxe,
            stop.compass,
            stop.hardtack,
            stop.multi,
        ),
    )


def discovery_payment(tr: Words, cards: Discover) -> str:
    """What a discovery is paid with, in words."""
    return counted(tr, (*EQUIPMENT_NAMES, EVENT_NAMES[4]), tuple(cards))


def _told(tr: Words, event: Event, name: str) -> str:
    before: View = event.before
    after: View = event.after
    match decode(event.text):
        case Draw(deck):
            return _drew(tr, event, name, deck)
        case Take(card):
            return tr("{name} takes from the display: {card}.", name=name, card=card_name(tr, card))
        case Discard(card):
            if card >= F0:
                return ""  # told with the fossils that went
            return tr("{name} discards: {card}.", name=name, card=card_name(tr, card))
        case Walk() | Step():
            return ""  # told when the move has ended
        case Stop() as stop:
            move = before.move
            assert move is not None
            who = tr(EXPLORER_NAMES[move.colour])
            if before.stage == 2:
                who = tr("the raft")
            return tr(
                "{name} leads {who} from {start} to {goal}, paying {cards}.",
                name=name,
                who=who,
                start=place_name(tr, move.path[0]),
                goal=place_name(tr, move.path[-1]),
                cards=payment(tr, move.colour, stop),
            )
        case Discover() as cards:
            return tr(
                "{name} makes a discovery, paying {cards}.",
                name=name,
                cards=discovery_payment(tr, cards),
            )
        case Answer(accept):
            return _answered(tr, before, name, accept)
        case Return(card):
            return tr(
                "{name} puts back under the deck: {card}.", name=name, card=card_name(tr, card)
            )
        case Put(card):
            return tr("{name} gives up: {card}.", name=name, card=card_name(tr, card))
        case Done():
            return tr("{name} draws as many fossils.", name=name) if before.todo[-1].number else ""
        case Pay(stones, supplies):
            water = stones + 2 * supplies
            if not water:
                return tr("{name} pays no water.", name=name)
            return tr.plural(
                "{name} pays {n} water stone.", "{name} pays {n} water stones.", water, name=name
            )
        case Luck():
            return tr("{name} plays Good Luck.", name=name)
        case Match(card):
            return tr("{name} saves the fossils with: {card}.", name=name, card=card_name(tr, card))
        case Ride():
            return _rode(tr, before, after, name)
        case Pass():
            return tr("{name} can do nothing and passes.", name=name)
    return ""


def _drew(tr: Words, event: Event, name: str, deck: int) -> str:
    before: View = event.before
    after: View = event.after
    mine = (
        (before.my_explorers, after.my_explorers, 0),
        (before.my_equipment, after.my_equipment, E0),
    )[deck]
    for kind, (was, now) in enumerate(zip(mine[0], mine[1], strict=True)):
        if now > was:
            card = card_name(tr, mine[2] + kind)
            return tr("{name} draws: {card}.", name=name, card=card)
    if deck == 0:
        return tr("{name} draws an explorer card.", name=name)
    return tr("{name} draws an equipment card.", name=name)


def _answered(tr: Words, before: View, name: str, accept: bool) -> str:
    if before.todo[-1].task is Task.DISCOVER:
        return tr("{name} leaves the discovery alone.", name=name)
    card = SEA[before.sea]
    title = tr(SEA_NAMES[before.sea])
    if not accept:
        if card.lightning:
            return tr("{name} discards nothing and is struck by lightning.", name=name)
        return tr("{name} declines: {card}.", name=name, card=title)
    cards = counted(tr, EXPLORER_NAMES, card.cost)
    if card.lightning:
        return tr("{name} wards off the lightning with {cards}.", name=name, cards=cards)
    if card.points:
        return tr(
            "{name} takes “{card}” for {points} points, discarding {cards}.",
            name=name,
            card=title,
            points=card.points,
            cards=cards,
        )
    return tr("{name} takes “{card}”, discarding {cards}.", name=name, card=title, cards=cards)


def _rode(tr: Words, before: View, after: View, name: str) -> str:
    colour = _turned_up(before, after)
    who = tr(EXPLORER_NAMES[colour]) if colour is not None else "?"
    if after.raft == before.raft:
        return tr(
            "{name} turns up {who}: no such space lies ahead. The journey is over.",
            name=name,
            who=who,
        )
    text = tr(
        "{name} turns up {who}: the raft rides to space {n}.", name=name, who=who, n=after.raft
    )
    crossed = after.board.lava[after.raft - 1].crossed
    if crossed:
        lost = tr.plural(
            "The lava takes {n} fossil from everyone.",
            "The lava takes {n} fossils from everyone.",
            crossed,
        )
        card = "" if after.menace == NONE else tr(EQUIPMENT_NAMES[after.menace])
        safe = tr("This card protects: {card}.", card=card) if card else ""
        text = tr.sentences((text, lost, safe))
    return text


def _turned_up(before: View, after: View) -> int | None:
    if after.raft != before.raft:
        return after.board.lava[after.raft - 1].colour
    for colour in range(len(COLOURS)):
        if after.discards[0][colour] > before.discards[0][colour]:
            return colour
    return None


def _followed(tr: Words, event: Event, names: Sequence[str]) -> Iterator[str]:
    """What else is different now, in the order in which it happens."""
    before: View = event.before
    after: View = event.after
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if before.stage == 0:
            break
        name = names[seat]
        if now.stones > was.stones:
            yield tr.plural(
                "{name} takes {n} water stone.",
                "{name} takes {n} water stones.",
                now.stones - was.stones,
                name=name,
            )
    yield from _events(tr, before, after, names)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        name = names[seat]
        found = tuple(max(0, b - a) for a, b in zip(was.fossils, now.fossils, strict=True))
        lost = tuple(max(0, a - b) for a, b in zip(was.fossils, now.fossils, strict=True))
        if any(found):
            yield tr(
                "{name} finds: {fossils}.",
                name=name,
                fossils=counted(tr, FOSSIL_NAMES, found),
            )
        if any(lost) and not event.text.startswith("put"):
            yield tr("{name} loses: {fossils}.", name=name, fossils=counted(tr, FOSSIL_NAMES, lost))
        if now.mushrooms and not was.mushrooms:
            yield tr(
                "{name} has ended the descent and takes the Mushroom Forest (4 points). "
                "All board the raft.",
                name=name,
            )
        if now.ruins and not was.ruins:
            yield tr(
                "{name} has ended the crossing and takes the City of Ruins (4 points).",
                name=name,
            )
    if any(after.drawn) and not any(before.drawn):
        yield tr("Drawn: {fossils}.", fossils=counted(tr, FOSSIL_NAMES, after.drawn))
    yield from _sea(tr, before, after)
    if after.stage == 3 and before.stage == 2:
        yield tr("The lava takes hold of the raft: {stage}.", stage=tr(STAGE_NAMES[3]))


def _events(tr: Words, before: View, after: View, names: Sequence[str]) -> Iterator[str]:
    was, now = before.discards[EVENT_DECK], after.discards[EVENT_DECK]
    for kind in range(FIRST_KEPT):
        if (after.event == kind and before.event != kind) or (
            now[kind] > was[kind] and before.event != kind
        ):
            yield tr(
                "{name} meets with an event: {event}.",
                name=names[before.turn],
                event=tr(EVENT_NAMES[kind]),
            )
    for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True)):
        if has.events > had.events or _event_came(before, after, seat):
            kept = ""
            if after.seat == seat:
                gained = tuple(
                    max(0, b - a) for a, b in zip(before.my_events, after.my_events, strict=True)
                )
                kept = counted(tr, EVENT_NAMES, gained)
            if kept:
                yield tr("{name} keeps an event: {event}.", name=names[seat], event=kept)
            else:
                yield tr("{name} keeps an event card.", name=names[seat])


def _event_came(before: View, after: View, seat: int) -> bool:
    """Whether the seat drew an event to keep in the same action in which it used one."""
    used = sum(after.discards[EVENT_DECK][FIRST_KEPT:]) - sum(
        before.discards[EVENT_DECK][FIRST_KEPT:]
    )
    change = after.players[seat].events - before.players[seat].events
    mover = seat == before.turn and before.move is not None and after.move is None
    return mover and used > 0 and change > -used


def _sea(tr: Words, before: View, after: View) -> Iterator[str]:
    shown = after.sea if after.sea != before.sea else NONE
    if shown == NONE and before.sea == NONE:
        for number, n in enumerate(after.discards[SEA_DECK]):
            if n > before.discards[SEA_DECK][number]:
                shown = number
    if shown == NONE:
        return
    card = SEA[shown]
    cost = counted(tr, EXPLORER_NAMES, card.cost)
    title = tr(SEA_NAMES[shown])
    if card.lightning:
        yield tr("Sea adventure: {card}. It is warded off with {cost}.", card=title, cost=cost)
    elif card.points:
        yield tr(
            "Sea adventure: {card}. For {cost} it is worth {points} points.",
            card=title,
            cost=cost,
            points=card.points,
        )
    else:
        yield tr("Sea adventure: {card}. For {cost} it brings a fossil.", card=title, cost=cost)


__all__ = ["discovery_payment", "payment", "sentence"]
