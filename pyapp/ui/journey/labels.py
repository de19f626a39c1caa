"""Legal actions in words, for lists, confirmations and buttons."""

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
from pyapp.games.journey.grid import Cell, Grid
from pyapp.games.journey.material import EQUIPMENT, F0, PER_STONE, SEA
from pyapp.games.journey.notation import decode
from pyapp.games.journey.state import Task, View, standing
from pyapp.ui.game import Ctx
from pyapp.ui.journey.log import discovery_payment, payment
from pyapp.ui.journey.texts import (
    EQUIPMENT_NAMES,
    EXPLORER_NAMES,
    SEA_NAMES,
    card_name,
    counted,
    place_name,
)
from pyapp.ui.words import Words


def cell_words(tr: Words, cell: Cell, *, at_sea: bool) -> str:
    """What a space is, in words; empty for a plain one."""
    found = []
    if cell.chasm:
        found.append(tr("whirlpool") if at_sea else tr("chasm"))
    if cell.rocks > 1:
        found.append(tr("rock {n}", n=cell.rocks))
    if cell.water:
        found.append(tr("water"))
    if cell.event:
        found.append(tr("event"))
    if cell.find:
        names = [
            tr(EQUIPMENT_NAMES[kind])
            for kind in range(len(EQUIPMENT))
            for _ in range(cell.find.needs[kind])
        ]
        names += [tr("any equipment")] * cell.find.stars
        found.append(tr("discovery for {cards}", cards=tr.join(names)))
    return tr.join(found)


def space_words(tr: Words, grid: Grid, space: int) -> str:
    """A space with what it is: "d4 (rock 2)"."""
    what = cell_words(tr, grid.cells[space], at_sea=grid.sideways)
    name = place_name(tr, space)
    return tr("{space} ({what})", space=name, what=what) if what else name


def action_label(ctx: Ctx, notation: str) -> str:
    """A legal action in words."""
    tr = ctx.tr
    view: View = ctx.view
    match decode(notation):
        case Draw(0):
            return tr("Draw an explorer card")
        case Draw():
            return tr("Draw an equipment card")
        case Take(card):
            return tr("Take from the display: {card}", card=card_name(tr, card))
        case Discard(card):
            return tr("Discard: {card}", card=card_name(tr, card))
        case Walk(colour, space, pickaxe):
            grid, _, _ = standing(view, colour)
            where = space_words(tr, grid, space)
            if view.stage == 2:
                who = tr("the raft, with cards of {name}", name=tr(EXPLORER_NAMES[colour]))
            else:
                who = tr(EXPLORER_NAMES[colour])
            if pickaxe:
                return tr("Move {who} to {space}, with a pickaxe", who=who, space=where)
            return tr("Move {who} to {space}", who=who, space=where)
        case Step(space, pickaxe):
            grid = view.board.descent if view.stage == 1 else view.board.sea
            where = space_words(tr, grid, space)
            if pickaxe:
                return tr("On to {space}, with a pickaxe", space=where)
            return tr("On to {space}", space=where)
        case Stop() as stop:
            colour = view.move.colour if view.move else 0
            return tr("Finish here: pay {cards}", cards=payment(tr, colour, stop))
        case Discover() as cards:
            return tr("Pay {cards}", cards=discovery_payment(tr, cards))
        case Answer(accept):
            return _answer(ctx, accept)
        case Return(card):
            return tr("Put back: {card}", card=card_name(tr, card))
        case Put(card):
            return tr("Give up: {card}", card=card_name(tr, card))
        case Done():
            n = view.todo[-1].number
            if not n:
                return tr("Keep all fossils")
            return tr.plural("Draw {n} fossil", "Draw {n} fossils", n)
        case Pay(stones, supplies):
            return _pay(ctx, stones, supplies)
        case Luck():
            return tr("Play Good Luck")
        case Match(card):
            what = card_name(tr, card)
            return tr("Save your fossils with: {card}", card=what)
        case Ride():
            return tr("Turn up an explorer card")
        case Pass():
            return tr("Pass")
    return notation


def _answer(ctx: Ctx, accept: bool) -> str:
    tr = ctx.tr
    view: View = ctx.view
    if view.todo[-1].task is Task.DISCOVER:
        return tr("Leave it alone")
    card = SEA[view.sea]
    if not accept:
        return tr("Be struck by lightning") if card.lightning else tr("Decline")
    cards = counted(tr, EXPLORER_NAMES, card.cost)
    if card.lightning:
        return tr("Ward it off: discard {cards}", cards=cards)
    return tr("Take “{card}”: discard {cards}", card=tr(SEA_NAMES[view.sea]), cards=cards)


def _pay(ctx: Ctx, stones: int, supplies: int) -> str:
    tr = ctx.tr
    view: View = ctx.view
    fossils = sum(view.players[view.actor].fossils)
    kept = min(fossils, PER_STONE * (stones + 2 * supplies))
    with_cards = supplies and tr.plural("{n} Water Supply", "{n} Water Supplies", supplies)
    water = tr.plural("{n} water stone", "{n} water stones", stones) if stones else ""
    what = tr.join([part for part in (water, with_cards) if part]) or tr("nothing")
    return tr("Pay {what}: keep {kept} of {all} fossils", what=what, kept=kept, all=fossils)


def fossil_of(card: int) -> int:
    """The kind of fossil of a card in the common numbering."""
    return card - F0
