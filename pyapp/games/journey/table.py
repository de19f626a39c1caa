"""The table in the hands of the rules: a state that may be changed while one action is done.

Only `apply` uses it: a state goes in, everything that follows from the action without any
decision or chance happens, a state comes out.
"""

from typing import assert_never

from pyapp.core.rules import CHANCE, OVER
from pyapp.games.journey.grid import GOAL, START, Grid
from pyapp.games.journey.material import (
    DISPLAY,
    DRAWS,
    EQUIPMENT_DECK,
    EVENT_DECK,
    EXPLORER_DECK,
    FIRST_KEPT,
    FOSSIL_DECK,
    HAND_EQUIPMENT,
    HAND_EXPLORERS,
    HAND_STONES,
    OPPORTUNITY,
    PUSH,
    SEA,
    SEA_DECK,
    SUPPLIES,
    SUPPORT,
)
from pyapp.games.journey.state import NONE, Player, State, Task, Todo


def add(counts: tuple[int, ...], kind: int, n: int = 1) -> tuple[int, ...]:
    """The counts with `n` more (or fewer) of one kind."""
    return (*counts[:kind], counts[kind] + n, *counts[kind + 1 :])


def plus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """Counts added kind by kind."""
    return tuple(map(int.__add__, a, b))


def minus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """Counts subtracted kind by kind."""
    return tuple(map(int.__sub__, a, b))


class Table:
    """A state being changed. The fields are those of `State`, the tuples of things lists."""

    __slots__ = (*State._fields,)

    def __init__(self, s: State) -> None:
        (
            self.board,
            self.starter,
            self.stage,
            self.turn,
            self.actor,
            _todo,
            _players,
            _decks,
            _discards,
            self.known,
            self.display,
            self.supply,
            self.explorers,
            self.raft,
            self.move,
            self.drawn,
            self.event,
            self.sea,
            self.menace,
            self.more,
        ) = s
        self.todo = list(_todo)
        self.players = list(_players)
        self.decks = list(_decks)
        self.discards = list(_discards)

    def freeze(self) -> State:
        """The state it is now."""
        return State(
            self.board,
            self.starter,
            self.stage,
            self.turn,
            self.actor,
            tuple(self.todo),
            tuple(self.players),
            tuple(self.decks),
            tuple(self.discards),
            self.known,
            self.display,
            self.supply,
            self.explorers,
            self.raft,
            self.move,
            self.drawn,
            self.event,
            self.sea,
            self.menace,
            self.more,
        )

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        seats = len(self.players)
        return [(seat + i) % seats for i in range(seats)]

    def push(self, task: Task, seat: int, count: int = 0, extra: int = 0) -> None:
        """To be done first from now on."""
        self.todo.append(Todo(task, seat, count, extra))

    def push_round(self, task: Task, seat: int, count: int = 0) -> None:
        """To be done by all seats clockwise, this one first."""
        for each in reversed(self.clockwise(seat)):
            self.push(task, each, count)

    def replace_top(self, count: int, extra: int = 0) -> None:
        """Change the number of the task being done."""
        task, seat, _, _ = self.todo[-1]
        self.todo[-1] = Todo(task, seat, count, extra)

    def top(self, deck: int) -> int:
        """Take the top card of a deck that has one."""
        cards = self.decks[deck]
        self.decks[deck] = cards[1:]
        if deck == FOSSIL_DECK and self.known > len(cards) - 1:
            self.known = len(cards) - 1
        return cards[0]

    def under(self, fossil: int) -> None:
        """Put a fossil under its deck, for all to see."""
        self.decks[FOSSIL_DECK] += bytes((fossil,))
        self.known += 1

    def discard(self, deck: int, kind: int, n: int = 1) -> None:
        """Put cards on the discards of a deck."""
        self.discards[deck] = add(self.discards[deck], kind, n)

    def lose_fossil(self, seat: int, fossil: int) -> None:
        """The player discards a fossil."""
        player = self.players[seat]
        self.players[seat] = player._replace(fossils=add(player.fossils, fossil, -1))
        self.discard(FOSSIL_DECK, fossil)

    def lose_event(self, seat: int, event: int, n: int = 1) -> None:
        """The player discards a kept event that was used."""
        player = self.players[seat]
        self.players[seat] = player._replace(events=add(player.events, event, -n))
        self.discard(EVENT_DECK, event, n)

    def lose_equipment(self, seat: int, kind: int, n: int = 1) -> None:
        """The player discards equipment from hand."""
        player = self.players[seat]
        shown = player.shown
        if shown[kind]:
            shown = add(shown, kind, -min(n, shown[kind]))
        self.players[seat] = player._replace(equipment=add(player.equipment, kind, -n), shown=shown)
        self.discard(EQUIPMENT_DECK, kind, n)

    def lose_explorers(self, seat: int, colour: int, n: int = 1) -> None:
        """The player discards explorer cards of one colour."""
        player = self.players[seat]
        self.players[seat] = player._replace(explorers=add(player.explorers, colour, -n))
        self.discard(EXPLORER_DECK, colour, n)

    def fossils_left(self) -> int:
        """Fossil cards that could still be drawn."""
        return len(self.decks[FOSSIL_DECK]) + sum(self.discards[FOSSIL_DECK])

    def settle(self) -> None:
        """Do everything that follows until somebody or chance has to decide."""
        while True:
            if self.todo[-1].task is Task.START:
                self.actor = CHANCE
                return
            for deck, cards in enumerate(self.decks):
                # An empty deck is made from its discards at once.
                if not cards and any(self.discards[deck]):
                    self.push(Task.SHUFFLE, NONE, deck)
                    self.actor = CHANCE
                    return
            if self._ready():
                return

    def _ready(self) -> bool:
        """Do the top task as far as it needs no decision; True: the actor has to decide."""
        task, seat, count, extra = self.todo[-1]
        match task:
            case Task.TURN | Task.MOVE | Task.LIMIT | Task.RIDE:
                needed = True
            case Task.DRAW:
                # Both deck and discards empty: what can be drawn is drawn.
                needed = count > 0 and self.drawable()
            case Task.DISCOVER:
                needed = self._discovery_open(seat, count)
            case Task.DIG:
                return self._dig(seat, count, extra)
            case Task.RETURN:
                needed = count > 0
                if not needed:
                    self._keep(seat)
            case Task.SWAP:
                needed = count > 0 or any(self.players[seat].fossils)
            case Task.OFFER:
                return self._offer(seat)
            case Task.PAY:
                player = self.players[seat]
                needed = bool(player.stones or any(player.events)) and any(player.fossils)
                if not needed:
                    self.todo.pop()
                    self.push(Task.LOSE, seat, sum(player.fossils))
                    return False
            case Task.LOSE:
                return self._lose(seat, count)
            case Task.LAVA:
                player = self.players[seat]
                needed = any(player.fossils)
                if needed and not any(player.equipment) and not any(player.events):
                    self.todo.pop()
                    self.push(Task.LOSE, seat, count)
                    return False
            case Task.OVER:
                self.actor = OVER
                return True
            case _:
                self.todo.pop()
                self._automatic(task, seat)
                return False
        if needed:
            self.actor = seat
        else:
            self.todo.pop()
        return needed

    def _automatic(self, task: Task, seat: int) -> None:
        match task:
            case Task.DEAL:
                self._deal()
            case Task.EVENT:
                self._draw_event(seat)
            case Task.EVENT_DONE:
                self.discard(EVENT_DECK, self.event)
                self.event = NONE
            case Task.SEA:
                self._reveal_sea(seat)
            case Task.SEA_DONE:
                if self.sea != NONE:
                    self.discard(SEA_DECK, self.sea)
                    self.sea = NONE
            case Task.STAGE:
                self._end_stage(seat)
            case Task.LAVA_DONE:
                if self.menace != NONE:
                    self.discard(EQUIPMENT_DECK, self.menace)
                    self.menace = NONE
            case Task.NEXT:
                self._next_turn(seat)
            case (
                Task.START
                | Task.SHUFFLE
                | Task.TURN
                | Task.MOVE
                | Task.DRAW
                | Task.LIMIT
                | Task.DISCOVER
                | Task.DIG
                | Task.RETURN
                | Task.SWAP
                | Task.OFFER
                | Task.PAY
                | Task.LOSE
                | Task.RIDE
                | Task.LAVA
                | Task.OVER
            ):
                raise AssertionError(task)
            case _:
                assert_never(task)

    def drawable(self) -> bool:
        """Whether any card can be drawn to a hand."""
        return bool(self.decks[EXPLORER_DECK] or self.decks[EQUIPMENT_DECK] or self.display)

    def _deal(self) -> None:
        """Six explorers each, then three equipment cards each, one at a time clockwise from
        the start player; then the display."""
        order = self.clockwise(self.starter)
        for deck, rounds in ((EXPLORER_DECK, HAND_EXPLORERS), (EQUIPMENT_DECK, HAND_EQUIPMENT)):
            for _ in range(rounds):
                for seat in order:
                    player, card = self.players[seat], self.top(deck)
                    self.players[seat] = (
                        player._replace(explorers=add(player.explorers, card))
                        if deck == EXPLORER_DECK
                        else player._replace(equipment=add(player.equipment, card))
                    )
        for seat in order:
            self.players[seat] = self.players[seat]._replace(stones=HAND_STONES)
            self.supply -= HAND_STONES
        self.stage = 1
        self.push(Task.NEXT, self.starter)

    def _next_turn(self, seat: int) -> None:
        """End the turn; `seat` is next unless Push Ahead gives another turn."""
        while len(self.display) < DISPLAY and self.decks[EQUIPMENT_DECK]:
            self.display = tuple(sorted((*self.display, self.top(EQUIPMENT_DECK))))
            if not self.decks[EQUIPMENT_DECK] and any(self.discards[EQUIPMENT_DECK]):
                self.push(Task.NEXT, seat)  # shuffle, then go on refilling
                return
        turn = Task.RIDE if self.stage == 3 else Task.TURN
        if self.more:
            self.more -= 1
            self.push(Task.NEXT, seat)
            self.push(turn, self.turn)
        else:
            self.turn = seat
            self.push(Task.NEXT, (seat + 1) % len(self.players))
            self.push(turn, seat)

    def _discovery_open(self, seat: int, space: int) -> bool:
        """Whether the player has to be asked: not where all can see that it cannot be."""
        find = self.grid().finds[space]
        player = self.players[seat]
        cards = sum(player.equipment) + sum(player.events)
        return find is not None and cards >= find.pictures and self.fossils_left() > 0

    def grid(self) -> Grid:
        """The map of the present stage, 1 or 2."""
        return self.board.descent if self.stage == 1 else self.board.sea

    def _dig(self, seat: int, count: int, extra: int) -> bool:
        deck = self.decks[FOSSIL_DECK]
        if count and deck:
            n = min(count, len(deck))
            for _ in range(n):
                self.drawn = add(self.drawn, self.top(FOSSIL_DECK))
            self.replace_top(count - n, extra)
            return False
        self.todo.pop()
        surplus = sum(self.drawn) - extra
        if surplus > 0:
            self.push(Task.RETURN, seat, surplus)
        else:
            self._keep(seat)
        return False

    def _keep(self, seat: int) -> None:
        player = self.players[seat]
        self.players[seat] = player._replace(fossils=plus(player.fossils, self.drawn))
        self.drawn = (0,) * len(self.drawn)

    def _draw_event(self, seat: int) -> None:
        if not self.decks[EVENT_DECK]:
            return
        event = self.top(EVENT_DECK)
        if event >= FIRST_KEPT:
            player = self.players[seat]
            self.players[seat] = player._replace(events=add(player.events, event))
            return
        self.event = event
        self.push(Task.EVENT_DONE, seat)
        if event == SUPPLIES:
            self.push(Task.DRAW, seat, DRAWS)
        elif event == OPPORTUNITY:
            self.push(Task.SWAP, seat)
        elif event == PUSH:
            self.more += 1
        elif event == SUPPORT:
            self.push(Task.DIG, seat, 1, 1)

    def _reveal_sea(self, seat: int) -> None:
        if not self.decks[SEA_DECK]:
            return
        self.sea = self.top(SEA_DECK)
        self.push(Task.SEA_DONE, seat)
        self.push_round(Task.OFFER, seat)

    def _offer(self, seat: int) -> bool:
        card = SEA[self.sea]
        if sum(self.players[seat].explorers) >= sum(card.cost) and (
            card.points or card.lightning or self.fossils_left()
        ):
            self.actor = seat
            return True
        if card.lightning:
            self.strike(seat)
        else:
            self.todo.pop()
        return False

    def close_offers(self) -> None:
        """Nobody else is asked about the sea card."""
        while self.todo[-1].task is Task.OFFER:
            self.todo.pop()

    def strike(self, seat: int) -> None:
        """Lightning strikes this player: one fossil goes, and the card is done."""
        self.close_offers()
        self.push(Task.LOSE, seat, 1)

    def _lose(self, seat: int, count: int) -> bool:
        player = self.players[seat]
        have = sum(player.fossils)
        if count <= 0 or not have:
            self.todo.pop()
            return False
        if count >= have and not any(player.events):
            for fossil, n in enumerate(player.fossils):
                self.discard(FOSSIL_DECK, fossil, n)
            self.players[seat] = player._replace(fossils=(0,) * len(player.fossils))
            self.todo.pop()
            return False
        if count > have:  # too few fossils: what there is
            self.replace_top(have)
        self.actor = seat
        return True

    def _end_stage(self, seat: int) -> None:
        """All leave the stage that `seat` has ended."""
        self.stage += 1
        if self.stage == 2:
            self.explorers = (GOAL,) * len(self.explorers)
            self.raft = START
            self.push_round(Task.PAY, seat)
        else:
            self.raft = 0
            # journey: stage 3 goes from the start player clockwise
            assert self.todo[0].task is Task.NEXT
            self.todo[0] = Todo(Task.NEXT, self.starter)


def new_player(kinds: tuple[int, int, int, int]) -> Player:
    """A player with empty hands."""
    explorers, equipment, events, fossils = kinds
    return Player(
        (0,) * explorers,
        (0,) * equipment,
        (0,) * events,
        (0,) * fossils,
        0,
        (),
        False,
        False,
        (0,) * equipment,
    )
