"""The rules of the game."""

from collections.abc import Mapping
from typing import Any, Final

from pyapp.core.chance import Rng
from pyapp.core.errors import BadOptions, IllegalAction
from pyapp.core.options import Option, Options
from pyapp.core.outcome import Outcome, rank
from pyapp.core.rules import CHANCE, OVER, GameInfo
from pyapp.games.journey import knowledge, notation
from pyapp.games.journey.actions import STARTS, Action, Shuffle
from pyapp.games.journey.board import SHIPPED, explain, find_board
from pyapp.games.journey.choices import LEGAL
from pyapp.games.journey.dump import dump_state, dump_view
from pyapp.games.journey.effects import EFFECTS
from pyapp.games.journey.evaluation import score
from pyapp.games.journey.grid import START
from pyapp.games.journey.material import (
    CARDS,
    COLOURS,
    DECK_COUNTS,
    DECKS,
    EQUIPMENT,
    EVENTS,
    FOSSILS,
    MAX_SEATS,
    MIN_SEATS,
    SEA_NAMES,
    STONES,
)
from pyapp.games.journey.reasons import REASONS
from pyapp.games.journey.state import NONE, EndReason, State, Task, Todo, View
from pyapp.games.journey.table import Table, new_player

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


class Journey:
    """The rules object."""

    info: Final = INFO
    reasons: Final[Mapping[str, str]] = REASONS

    def initial(self, options: Options, seats: int) -> State:
        """The box before anything was shuffled. Raises `BadOptions`."""
        named = str(options["board"])
        board, faults = find_board(named)
        if board is None and "=" not in named:  # a name, not a board's text
            raise BadOptions(
                "option-value", name="board", value=named[:80], allowed=", ".join(SHIPPED)
            )
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
        return LEGAL[todo.task](s, todo)

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
        do = EFFECTS.get((todo.task, type(a)))
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


JOURNEY: Final = Journey()
