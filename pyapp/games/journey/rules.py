"""The rules of the game: what is legal, and what it does."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from pyapp.core.chance import Rng
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome, rank
from pyapp.core.rules import CHANCE, OVER, GameInfo
from pyapp.games.journey import knowledge, notation
from pyapp.games.journey.actions import (
    ACCEPT,
    DECLINE,
    DISCARDS,
    DONE,
    DRAWS,
    LUCKY,
    MATCHES,
    PASS,
    PUTS,
    RETURNS,
    RIDE,
    STARTS,
    TAKES,
    Action,
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
from pyapp.games.journey.board import explain, find_board
from pyapp.games.journey.dump import dump_state, dump_view
from pyapp.games.journey.evaluation import score
from pyapp.games.journey.finds import pays, ways
from pyapp.games.journey.grid import GOAL, START, Grid
from pyapp.games.journey.material import (
    CARDS,
    COLOURS,
    DECK_COUNTS,
    DECKS,
    E0,
    EQUIPMENT,
    EQUIPMENT_DECK,
    EVENTS,
    EXPLORER_DECK,
    F0,
    FOSSIL_DECK,
    FOSSILS,
    LUCK,
    LUCK_SAVES,
    MAX_EQUIPMENT,
    MAX_EXPLORERS,
    MAX_SEATS,
    MAX_SWAP,
    MIN_SEATS,
    MULTI,
    PER_STONE,
    PRISMATIC,
    SEA,
    SEA_NAMES,
    STONES,
    SUPPLY_STONES,
    V0,
    WATER,
)
from pyapp.games.journey.moves import (
    FREE,
    Move,
    Purse,
    extend,
    may_stop,
    next_steps,
    payable,
    payments,
    purse,
    step_cost,
)
from pyapp.games.journey.reasons import REASONS
from pyapp.games.journey.state import NONE, EndReason, State, Task, Todo, View, standing
from pyapp.games.journey.table import Table, add, new_player

INFO: Final = GameInfo(
    id="journey",
    rules_version=1,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    options=(
        Option(
            "board",
            "text",
            "standard",
            label="Board",
            help="One of our own boards, or a board from a file.",
            house=True,
        ),
        Option(
            "starter",
            "choice",
            "random",
            ("random", "1", "2", "3", "4"),
            label="Start player",
            help="The seat that begins, or a random one.",
        ),
    ),
    terms=(*CARDS, *SEA_NAMES),
)

_HIDDEN: Final = "?"


@lru_cache(maxsize=1 << 14)
def _first_steps(
    grid: Grid, colour: int, space: int, blocked: tuple[int, ...], hand: Purse
) -> tuple[Walk, ...]:
    return tuple(
        Walk(colour, step.space, step.pickaxe)
        for step in next_steps(grid, space, False, FREE, blocked, hand)
    )


def _hand(s: State, seat: int, colour: int) -> Purse:
    player = s.players[seat]
    return purse(player.explorers, player.equipment, player.events, colour)


class Journey:
    """The rules object."""

    info: Final = INFO
    reasons: Final[Mapping[str, str]] = REASONS

    def initial(self, options: Options, seats: int) -> State:
        """The box before anything was shuffled. Raises `BadOptions`."""
        board, faults = find_board(str(options["board"]))
        if board is None:
            raise BadOptions(
                "bad-board", count=len(faults), fault=explain(faults[0]), faults=faults
            )
        chosen = str(options["starter"])
        starter = NONE if chosen == "random" else int(chosen) - 1
        if starter >= seats:
            raise BadOptions("starter-seat", value=chosen, allowed=seats)
        kinds = (len(COLOURS), len(EQUIPMENT), len(EVENTS), len(FOSSILS))
        begin = Todo(Task.START, NONE)
        deal = Todo(Task.DEAL, NONE)
        table = Table(
            State(
                board=board,
                starter=starter,
                stage=0,
                turn=max(starter, 0),
                actor=CHANCE,
                todo=(deal,) if starter >= 0 else (deal, begin),
                players=(new_player(kinds),) * seats,
                decks=(b"",) * len(DECKS),
                discards=DECK_COUNTS,
                known=0,
                display=(),
                supply=STONES,
                explorers=(START,) * len(COLOURS),
                raft=START,
                move=None,
                drawn=(0,) * len(FOSSILS),
                event=NONE,
                sea=NONE,
                menace=NONE,
                more=0,
            )
        )
        table.settle()
        return table.freeze()

    def actor(self, s: State) -> int:
        """The seat to decide, or chance, or over."""
        return s.actor

    def legal(self, s: State) -> tuple[Action, ...]:
        """All legal actions of the actor, sorted."""
        if s.actor < 0:
            return ()
        todo = s.todo[-1]
        return _LEGAL[todo.task](s, todo)

    def sample(self, s: State, rng: Rng) -> Action:
        """A random start player or order of a deck."""
        todo = s.todo[-1]
        if todo.task is Task.START:
            return STARTS[rng.below(len(s.players))]
        counts = s.discards[todo.number]
        cards = [kind for kind, n in enumerate(counts) for _ in range(n)]
        return Shuffle(todo.number, bytes(rng.shuffled(cards)))

    def apply(self, s: State, a: Action) -> State:
        """The state after an action. Raises `IllegalAction`."""
        todo = s.todo[-1]
        do = _APPLY.get((todo.task, type(a)))
        if do is None:
            if s.actor == OVER:
                raise IllegalAction("game-over")
            raise IllegalAction("chance-now" if s.actor == CHANCE else "not-now")
        return do(s, todo, a)

    def outcome(self, s: State) -> Outcome | None:
        """The result when the game is over."""
        if s.actor != OVER:
            return None
        parts = tuple(score(player) for player in s.players)
        keys = [
            (sum(points for _, points in seat), sum(player.fossils))
            for seat, player in zip(parts, s.players, strict=True)
        ]
        return Outcome(
            EndReason.LAVA,
            rank(keys),
            tuple(
                (("total", total), ("fossil-cards", fossils), *seat)
                for (total, fossils), seat in zip(keys, parts, strict=True)
            ),
        )

    def observe(self, s: State, seat: int | None) -> View:
        """What the seat may know."""
        return knowledge.observe(s, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A random state that the view's seat cannot tell from the true one."""
        return knowledge.determinize(view, rng)

    def encode(self, a: Action) -> str:
        """The action in words."""
        return notation.encode(a)

    def decode(self, text: str) -> Action:
        """The action a text names. Raises `InvalidNotation`."""
        return notation.decode(text)

    def redact(self, s: State, a: Action, seat: int | None) -> str:
        """The notation as the seat may read it: nobody sees the order of a deck."""
        if isinstance(a, Shuffle):
            return f"{DECKS[a.deck]} {_HIDDEN}"
        return notation.encode(a)

    def reveals(self, s: State, a: Action, after: State) -> bool:
        """Whether a card came from a deck: then the top of it was seen by somebody."""
        return any(
            not now.startswith(before) for before, now in zip(s.decks, after.decks, strict=True)
        )

    def dump(self, s: State) -> Any:
        """The whole state as plain data."""
        return dump_state(s)

    def dump_view(self, v: View) -> Any:
        """The view as plain data."""
        return dump_view(v)


# What is legal, for each task in which a seat decides.


def _legal_turn(s: State, todo: Todo) -> tuple[Action, ...]:
    found: list[Action] = [*_draws(s)]
    colours = s.players[todo.seat].explorers
    prismatic = s.players[todo.seat].events[PRISMATIC]
    for colour, n in enumerate(colours):
        if n or prismatic:
            grid, space, blocked = standing(s, colour)
            found += _first_steps(grid, colour, space, blocked, _hand(s, todo.seat, colour))
    return tuple(sorted(found)) if found else (PASS,)


def _draws(s: State) -> list[Action]:
    found: list[Action] = [draw for draw in DRAWS if s.decks[draw.deck]]
    last = NONE
    for kind in s.display:
        if kind != last:
            found.append(TAKES[E0 + kind])
            last = kind
    return found


def _legal_draw(s: State, todo: Todo) -> tuple[Action, ...]:
    return tuple(_draws(s))


def _legal_move(s: State, todo: Todo) -> tuple[Action, ...]:
    move = s.move
    assert move is not None
    grid, _, blocked = standing(s, move.colour)
    at = move.path[-1]
    hand = _hand(s, todo.seat, move.colour)
    steps = next_steps(grid, at, move.forward, move.cost, blocked, hand)
    if not may_stop(grid, at, move.forward, blocked):
        return steps
    return tuple(sorted((*steps, *payments(hand, move.cost))))


def _legal_limit(s: State, todo: Todo) -> tuple[Action, ...]:
    player = s.players[todo.seat]
    if todo.number == EQUIPMENT_DECK:
        return _each(DISCARDS, E0, player.equipment)
    return _each(DISCARDS, 0, player.explorers)


def _each(actions: tuple[Any, ...], base: int, counts: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(actions[base + kind] for kind, n in enumerate(counts) if n)


def _legal_discover(s: State, todo: Todo) -> tuple[Action, ...]:
    player = s.players[todo.seat]
    grid = s.board.descent if s.stage == 1 else s.board.sea
    find = grid.finds[todo.number]
    assert find is not None
    mine = ways(find, player.equipment, player.events[MULTI], todo.seat == s.turn)
    return (DECLINE, *mine) if mine else (DECLINE,)


def _legal_return(s: State, todo: Todo) -> tuple[Action, ...]:
    return _each(RETURNS, F0, s.drawn)


def _legal_swap(s: State, todo: Todo) -> tuple[Action, ...]:
    if todo.number == MAX_SWAP:
        return (DONE,)
    return (DONE, *_each(PUTS, F0, s.players[todo.seat].fossils))


def _legal_offer(s: State, todo: Todo) -> tuple[Action, ...]:
    return (DECLINE, ACCEPT) if _affords(s, todo.seat) else (DECLINE,)


def _affords(s: State, seat: int) -> bool:
    have = s.players[seat].explorers
    return all(n >= cost for n, cost in zip(have, SEA[s.sea].cost, strict=True))


def _legal_pay(s: State, todo: Todo) -> tuple[Action, ...]:
    player = s.players[todo.seat]
    return water_payments(sum(player.fossils), player.stones, player.events[WATER])


@lru_cache(maxsize=1 << 10)
def water_payments(fossils: int, stones: int, supplies: int) -> tuple[Pay, ...]:
    """All ways of paying water for some or all of the fossils, none of it for nothing."""
    return tuple(
        Pay(n, cards)
        for n in range(stones + 1)
        for cards in range(supplies + 1)
        if not _wasted(fossils, n, cards)
    )


def _wasted(fossils: int, stones: int, supplies: int) -> bool:
    """Whether a stone or a card less would keep as many fossils."""
    total = stones + SUPPLY_STONES * supplies
    least = SUPPLY_STONES if not stones else 1
    return total > 0 and PER_STONE * (total - least) >= fossils


def _legal_lose(s: State, todo: Todo) -> tuple[Action, ...]:
    player = s.players[todo.seat]
    lose = _each(DISCARDS, F0, player.fossils)
    return (LUCKY, *lose) if player.events[LUCK] else lose


def _legal_lava(s: State, todo: Todo) -> tuple[Action, ...]:
    player = s.players[todo.seat]
    found: list[Action] = list(_legal_lose(s, todo))
    if s.menace != NONE and player.equipment[s.menace]:
        found.append(MATCHES[E0 + s.menace])
    if player.events[MULTI]:
        found.append(MATCHES[V0 + MULTI])
    return tuple(sorted(found))


_LEGAL: Final[Mapping[Task, Callable[[State, Todo], tuple[Action, ...]]]] = {
    Task.TURN: _legal_turn,
    Task.MOVE: _legal_move,
    Task.DRAW: _legal_draw,
    Task.LIMIT: _legal_limit,
    Task.DISCOVER: _legal_discover,
    Task.RETURN: _legal_return,
    Task.SWAP: _legal_swap,
    Task.OFFER: _legal_offer,
    Task.PAY: _legal_pay,
    Task.LOSE: _legal_lose,
    Task.RIDE: lambda s, todo: (RIDE,),
    Task.LAVA: _legal_lava,
}


# What each action does, for each task in which it can be done.


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
        table.todo[-1] = Todo(Task.DRAW, todo.seat, 2)
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
    if a not in _legal_limit(s, todo):
        raise IllegalAction("discard-missing", card=CARDS[a.card])
    table = Table(s)
    table.todo.pop()
    if todo.number == EQUIPMENT_DECK:
        table.lose_equipment(todo.seat, a.card - E0)
    else:
        table.lose_explorers(todo.seat, a.card)
    table.settle()
    return table.freeze()


def _walk(s: State, todo: Todo, a: Walk) -> State:
    if not 0 <= a.colour < len(COLOURS):
        raise IllegalAction("step-none")
    _, space, _ = standing(s, a.colour)
    move = Move(a.colour, (space,), FREE, False, False, ())
    return _go(s, Todo(Task.MOVE, todo.seat), move, a.space, a.pickaxe)


def _step(s: State, todo: Todo, a: Step) -> State:
    assert s.move is not None
    return _go(s, todo, s.move, a.space, a.pickaxe)


def _go(s: State, todo: Todo, move: Move, space: int, pickaxe: bool) -> State:
    grid, _, blocked = standing(s, move.colour)
    hand = _hand(s, todo.seat, move.colour)
    at = move.path[-1]
    if Step(space, pickaxe) not in next_steps(grid, at, move.forward, move.cost, blocked, hand):
        raise _bad_step(grid, move, space, pickaxe, hand)
    after = extend(grid, move, space, pickaxe)
    todos = (*s.todo[:-1], todo)
    if len(after.waters) > len(move.waters) and s.supply:
        player = s.players[todo.seat]
        players = (
            *s.players[: todo.seat],
            player._replace(stones=player.stones + 1),
            *s.players[todo.seat + 1 :],
        )
        return s._replace(todo=todos, move=after, players=players, supply=s.supply - 1)
    return s._replace(todo=todos, move=after)


def _bad_step(grid: Grid, move: Move, space: int, pickaxe: bool, hand: Purse) -> IllegalAction:
    """Why a step is refused."""
    at = move.path[-1]
    name = notation.space_name(space)
    for target, _, diagonal in grid.hops[at]:
        if target == space:
            if pickaxe and (move.cost.pickaxe or grid.rocks[space] == 1):
                return IllegalAction("step-pickaxe", space=name)
            cost = step_cost(grid, move.cost, space, diagonal, pickaxe)
            if not payable(hand, cost):
                return IllegalAction("step-unpaid", space=name)
            return IllegalAction("step-trap", space=name)
    if space in grid.granite:
        return IllegalAction("step-granite", space=name)
    if space not in grid.cells:
        return IllegalAction("step-none", space=name)
    if any(hop.space == at for hop in grid.hops[space]):
        return IllegalAction("step-backward", space=name)
    return IllegalAction("step-far", space=name)


def _stop(s: State, todo: Todo, a: Stop) -> State:
    move = s.move
    assert move is not None
    grid, _, blocked = standing(s, move.colour)
    space = move.path[-1]
    if not may_stop(grid, space, move.forward, blocked):
        code = (
            "stop-chasm"
            if grid.chasms[space]
            else "stop-taken"
            if space in blocked
            else "stop-forward"
        )
        raise IllegalAction(code, space=notation.space_name(space))
    if a not in payments(_hand(s, todo.seat, move.colour), move.cost):
        raise IllegalAction("stop-payment", cards=move.cost.units)
    table = Table(s)
    table.todo.pop()
    _spend(table, todo.seat, move.colour, a)
    table.move = None
    if s.stage == 1:
        table.explorers = add(s.explorers, move.colour, space - s.explorers[move.colour])
    else:
        table.raft = space
    _arrive(table, todo.seat, move, grid, space)
    table.settle()
    return table.freeze()


def _spend(table: Table, seat: int, colour: int, a: Stop) -> None:
    if a.explorers:
        table.lose_explorers(seat, colour, a.explorers)
    for kind, n in enumerate((a.rope, a.pickaxe, a.compass, a.hardtack)):
        if n:
            table.lose_equipment(seat, kind, n)
    if a.prismatic:
        table.lose_event(seat, PRISMATIC, a.prismatic)
    if a.multi:
        table.lose_event(seat, MULTI, a.multi)


def _arrive(table: Table, seat: int, move: Move, grid: Grid, space: int) -> None:
    """What follows a move, the last thing first."""
    if space == GOAL:
        player = table.players[seat]
        table.players[seat] = (
            player._replace(mushrooms=True) if table.stage == 1 else player._replace(ruins=True)
        )
        table.push(Task.STAGE, seat)
    if move.event:
        table.push(Task.EVENT, seat)
    if space == GOAL:  # journey: no sea card when the raft reaches the last space
        return
    if table.stage == 2:
        table.push(Task.SEA, seat)
    if grid.finds[space]:
        if table.stage == 1:
            table.push(Task.DISCOVER, seat, space)
        else:
            table.push_round(Task.DISCOVER, seat, space)


def _discover(s: State, todo: Todo, a: Discover) -> State:
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
    table.push(Task.DIG, todo.seat, find.pictures + 2 * lamps, find.pictures)
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
    if a not in _legal_return(s, todo):
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
    if a not in _each(PUTS, F0, player.fossils):
        raise IllegalAction("put-missing", card=CARDS[a.card])
    table = Table(s)
    table.players[todo.seat] = player._replace(fossils=add(player.fossils, a.card - F0, -1))
    table.under(a.card - F0)
    table.replace_top(todo.number + 1)
    table.settle()
    return table.freeze()


def _done(s: State, todo: Todo, a: Done) -> State:
    table = Table(s)
    table.todo.pop()
    table.push(Task.DIG, todo.seat, todo.number, todo.number)
    table.settle()
    return table.freeze()


def _answer(s: State, todo: Todo, a: Answer) -> State:
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
    if not _affords(s, seat):
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
    player = s.players[todo.seat]
    fossils = sum(player.fossils)
    if a.stones > player.stones or a.supplies > player.events[WATER]:
        raise IllegalAction("pay-missing")
    if a not in _legal_pay(s, todo):
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
    if a not in _each(DISCARDS, F0, s.players[todo.seat].fossils):
        raise IllegalAction("discard-missing", card=CARDS[a.card])
    table = Table(s)
    table.todo[-1] = Todo(Task.LOSE, todo.seat, todo.number - 1)
    table.lose_fossil(todo.seat, a.card - F0)
    table.settle()
    return table.freeze()


def _luck(s: State, todo: Todo, a: Luck) -> State:
    if not s.players[todo.seat].events[LUCK]:
        raise IllegalAction("luck-missing")
    table = Table(s)
    table.todo[-1] = Todo(Task.LOSE, todo.seat, todo.number - LUCK_SAVES)
    table.lose_event(todo.seat, LUCK)
    table.settle()
    return table.freeze()


def _match(s: State, todo: Todo, a: Match) -> State:
    if a not in _legal_lava(s, todo):
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
    if _legal_turn(s, todo) != (PASS,):
        raise IllegalAction("pass-not")
    table = Table(s)
    table.todo.pop()
    table.settle()
    return table.freeze()


_APPLY: Final[Mapping[tuple[Task, type], Callable[[State, Todo, Any], State]]] = {
    (Task.START, Start): _start,
    (Task.SHUFFLE, Shuffle): _shuffle,
    (Task.TURN, Draw): _draw,
    (Task.TURN, Take): _take,
    (Task.TURN, Walk): _walk,
    (Task.TURN, Pass): _pass,
    (Task.MOVE, Step): _step,
    (Task.MOVE, Stop): _stop,
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

JOURNEY: Final = Journey()

__all__ = ["INFO", "JOURNEY", "Journey", "water_payments"]
