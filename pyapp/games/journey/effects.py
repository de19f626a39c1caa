"""What each action does, for each task in which it can be done."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import OVER
from pyapp.games.journey.actions import (
    DISCARDS,
    PASS,
    PUTS,
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
    Shuffle,
    Start,
    Step,
    Stop,
    Take,
    Walk,
)
from pyapp.games.journey.choices import (
    affords,
    each,
    legal_lava,
    legal_limit,
    legal_pay,
    legal_return,
    legal_turn,
)
from pyapp.games.journey.finds import pays
from pyapp.games.journey.material import (
    CARDS,
    DECKS,
    DRAWS,
    E0,
    EQUIPMENT,
    EQUIPMENT_DECK,
    EXPLORER_DECK,
    F0,
    FOSSIL_DECK,
    LAMP_EXTRA,
    LUCK,
    LUCK_SAVES,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MAX_SWAP,
    MULTI,
    PER_STONE,
    SEA,
    SUPPLY_STONES,
    V0,
    WATER,
)
from pyapp.games.journey.state import NONE, State, Task, Todo
from pyapp.games.journey.table import Table, add
from pyapp.games.journey.walking import step, stop, walk


def _start(s: State, todo: Todo, a: Start) -> State:
    if not 0 <= a.seat < len(s.players):
        raise IllegalAction("start-seat", seat=a.seat + 1)
    table = Table(s)
    table.todo.pop()
    table.starter = table.turn = a.seat
    table.settle()
    return table.freeze()


def _shuffle(s: State, todo: Todo, a: Shuffle) -> State:
    if a.deck != todo.number:
        raise IllegalAction("shuffle-deck", deck=DECKS[todo.number])
    counts = s.discards[a.deck]
    if tuple(a.order.count(kind) for kind in range(len(counts))) != counts or len(a.order) != sum(
        counts
    ):
        raise IllegalAction("shuffle-set", deck=DECKS[a.deck], count=sum(counts))
    table = Table(s)
    table.todo.pop()
    table.decks[a.deck] = a.order
    table.discards[a.deck] = (0,) * len(counts)
    if a.deck == FOSSIL_DECK:
        table.known = 0
    table.settle()
    return table.freeze()


def _draw(s: State, todo: Todo, a: Draw) -> State:
    if not 0 <= a.deck <= EQUIPMENT_DECK or not s.decks[a.deck]:
        raise IllegalAction("draw-empty")
    table = Table(s)
    card = table.top(a.deck)
    _drawn(table, todo, a.deck, card, shown=False)
    return table.freeze()


def _take(s: State, todo: Todo, a: Take) -> State:
    kind = a.card - E0
    if kind not in s.display:
        raise IllegalAction("take-missing", card=CARDS[a.card])
    table = Table(s)
    at = s.display.index(kind)
    table.display = (*s.display[:at], *s.display[at + 1 :])
    _drawn(table, todo, EQUIPMENT_DECK, kind, shown=True)
    return table.freeze()


def _drawn(table: Table, todo: Todo, deck: int, card: int, *, shown: bool) -> None:
    """A card came to hand: go on drawing, after discarding what is over the limit."""
    if todo.task is Task.TURN:
        table.todo[-1] = Todo(Task.DRAW, todo.seat, DRAWS - 1)
    else:
        table.replace_top(todo.number - 1)
    player = table.players[todo.seat]
    if deck == EXPLORER_DECK:
        player = player._replace(explorers=add(player.explorers, card))
        over = sum(player.explorers) > MAX_EXPLORERS
    else:
        known = add(player.shown, card) if shown else player.shown
        player = player._replace(equipment=add(player.equipment, card), shown=known)
        over = sum(player.equipment) > MAX_EQUIPMENT
    table.players[todo.seat] = player
    if over:
        table.push(Task.LIMIT, todo.seat, deck)
    table.settle()


def _limit(s: State, todo: Todo, a: Discard) -> State:
    if a not in legal_limit(s, todo):
        raise IllegalAction("discard-missing", card=CARDS[a.card])
    table = Table(s)
    table.todo.pop()
    if todo.number == EQUIPMENT_DECK:
        table.lose_equipment(todo.seat, a.card - E0)
    else:
        table.lose_explorers(todo.seat, a.card)
    table.settle()
    return table.freeze()


def _discover(s: State, todo: Todo, a: Discover) -> State:
    """journey: no partial payment; n pictures with k lamps draw n + 2k, keep n."""
    player = s.players[todo.seat]
    grid = s.board.descent if s.stage == 1 else s.board.sea
    find = grid.finds[todo.number]
    assert find is not None
    have = (*player.equipment, player.events[MULTI])
    if any(not 0 <= n <= m for n, m in zip(a, have, strict=True)):
        raise IllegalAction("pay-missing")
    lamps = pays(find, a, todo.seat == s.turn)
    if lamps < 0:
        raise IllegalAction("find-payment")
    table = Table(s)
    table.todo.pop()
    for kind, n in enumerate(a[: len(EQUIPMENT)]):
        if n:
            table.lose_equipment(todo.seat, kind, n)
    if a.multi:
        table.lose_event(todo.seat, MULTI, a.multi)
    table.push(Task.DIG, todo.seat, find.pictures + LAMP_EXTRA * lamps, find.pictures)
    table.settle()
    return table.freeze()


def _decline(s: State, todo: Todo, a: Answer) -> State:
    if a.accept:
        raise IllegalAction("accept-how")
    table = Table(s)
    table.todo.pop()
    table.settle()
    return table.freeze()


def _return(s: State, todo: Todo, a: Return) -> State:
    if a not in legal_return(s, todo):
        raise IllegalAction("return-missing", card=CARDS[a.card])
    table = Table(s)
    table.drawn = add(s.drawn, a.card - F0, -1)
    table.under(a.card - F0)
    table.replace_top(todo.number - 1)
    table.settle()
    return table.freeze()


def _put(s: State, todo: Todo, a: Put) -> State:
    if todo.number == MAX_SWAP:
        raise IllegalAction("put-limit")
    player = s.players[todo.seat]
    if a not in each(PUTS, F0, player.fossils):
        raise IllegalAction("put-missing", card=CARDS[a.card])
    table = Table(s)
    table.players[todo.seat] = player._replace(fossils=add(player.fossils, a.card - F0, -1))
    table.under(a.card - F0)
    table.replace_top(todo.number + 1)
    table.settle()
    return table.freeze()


def _done(s: State, todo: Todo, a: Done) -> State:
    """journey: Favourable Opportunity draws as many as were put under the deck."""
    table = Table(s)
    table.todo.pop()
    table.push(Task.DIG, todo.seat, todo.number, todo.number)
    table.settle()
    return table.freeze()


def _answer(s: State, todo: Todo, a: Answer) -> State:
    """journey: the first who takes a sea card has it; the first who lets lightning is struck."""
    card = SEA[s.sea]
    table = Table(s)
    seat = todo.seat
    if not a.accept:
        if card.lightning:
            table.strike(seat)
        else:
            table.todo.pop()
        table.settle()
        return table.freeze()
    if not affords(s, seat):
        raise IllegalAction("accept-missing")
    for colour, n in enumerate(card.cost):
        if n:
            table.lose_explorers(seat, colour, n)
    if card.lightning:
        table.todo.pop()
    else:
        table.close_offers()
        if card.points:
            player = table.players[seat]
            table.players[seat] = player._replace(sea=tuple(sorted((*player.sea, s.sea))))
            table.sea = NONE
        else:
            table.push(Task.DIG, seat, 1, 1)
    table.settle()
    return table.freeze()


def _pay(s: State, todo: Todo, a: Pay) -> State:
    """journey: one stone keeps three fossils, a Water Supply counts as two; the rest must go."""
    player = s.players[todo.seat]
    fossils = sum(player.fossils)
    if a.stones > player.stones or a.supplies > player.events[WATER]:
        raise IllegalAction("pay-missing")
    if a not in legal_pay(s, todo):
        raise IllegalAction("pay-wasted")
    table = Table(s)
    table.todo.pop()
    table.players[todo.seat] = player._replace(stones=player.stones - a.stones)
    table.supply += a.stones
    if a.supplies:
        table.lose_event(todo.seat, WATER, a.supplies)
    kept = PER_STONE * (a.stones + SUPPLY_STONES * a.supplies)
    table.push(Task.LOSE, todo.seat, max(0, fossils - kept))
    table.settle()
    return table.freeze()


def _lose(s: State, todo: Todo, a: Discard) -> State:
    if a not in each(DISCARDS, F0, s.players[todo.seat].fossils):
        raise IllegalAction("discard-missing", card=CARDS[a.card])
    table = Table(s)
    table.todo[-1] = Todo(Task.LOSE, todo.seat, todo.number - 1)
    table.lose_fossil(todo.seat, a.card - F0)
    table.settle()
    return table.freeze()


def _luck(s: State, todo: Todo, a: Luck) -> State:
    """journey: Good Luck stands in for one or two fossils wherever some must be discarded."""
    if not s.players[todo.seat].events[LUCK]:
        raise IllegalAction("luck-missing")
    table = Table(s)
    table.todo[-1] = Todo(Task.LOSE, todo.seat, todo.number - LUCK_SAVES)
    table.lose_event(todo.seat, LUCK)
    table.settle()
    return table.freeze()


def _match(s: State, todo: Todo, a: Match) -> State:
    """journey: one matching equipment card, or a Multi-Use Tool, saves all fossils at stake."""
    if a not in legal_lava(s, todo):
        if a.card in (E0 + s.menace, V0 + MULTI) or s.menace == NONE:
            raise IllegalAction("match-missing", card=CARDS[a.card])
        raise IllegalAction("match-other", card=CARDS[E0 + s.menace])
    table = Table(s)
    table.todo.pop()
    if a.card < F0:
        table.lose_equipment(todo.seat, a.card - E0)
    else:
        table.lose_event(todo.seat, MULTI)
    table.settle()
    return table.freeze()


def _ride(s: State, todo: Todo, a: Ride) -> State:
    """journey: on to the next space of the colour revealed; none ahead ends the game at once."""
    table = Table(s)
    table.todo.pop()
    colour = table.top(EXPLORER_DECK)
    table.discard(EXPLORER_DECK, colour)
    track = s.board.lava
    ahead = next((i for i in range(s.raft, len(track)) if track[i].colour == colour), None)
    if ahead is None:
        table.push(Task.OVER, NONE)
        table.actor = OVER
        return table.freeze()
    table.raft = ahead + 1
    crossed = track[ahead].crossed
    if crossed:
        if s.decks[EQUIPMENT_DECK]:
            table.menace = table.top(EQUIPMENT_DECK)
            table.push(Task.LAVA_DONE, NONE)
        table.push_round(Task.LAVA, todo.seat, crossed)
    table.settle()
    return table.freeze()


def _pass(s: State, todo: Todo, a: Pass) -> State:
    if legal_turn(s, todo) != (PASS,):
        raise IllegalAction("pass-not")
    table = Table(s)
    table.todo.pop()
    table.settle()
    return table.freeze()


EFFECTS: Final[Mapping[tuple[Task, type], Callable[[State, Todo, Any], State]]] = {
    (Task.START, Start): _start,
    (Task.SHUFFLE, Shuffle): _shuffle,
    (Task.TURN, Draw): _draw,
    (Task.TURN, Take): _take,
    (Task.TURN, Walk): walk,
    (Task.TURN, Pass): _pass,
    (Task.MOVE, Step): step,
    (Task.MOVE, Stop): stop,
    (Task.DRAW, Draw): _draw,
    (Task.DRAW, Take): _take,
    (Task.LIMIT, Discard): _limit,
    (Task.DISCOVER, Discover): _discover,
    (Task.DISCOVER, Answer): _decline,
    (Task.RETURN, Return): _return,
    (Task.SWAP, Put): _put,
    (Task.SWAP, Done): _done,
    (Task.OFFER, Answer): _answer,
    (Task.PAY, Pay): _pay,
    (Task.LOSE, Discard): _lose,
    (Task.LOSE, Luck): _luck,
    (Task.RIDE, Ride): _ride,
    (Task.LAVA, Discard): _lose,
    (Task.LAVA, Luck): _luck,
    (Task.LAVA, Match): _match,
}
