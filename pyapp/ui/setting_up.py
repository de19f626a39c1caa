"""Setting up a game: what the controls of the set-up screen do."""

from collections.abc import Sequence
from dataclasses import replace

from pyapp.ai.players import players
from pyapp.core.errors import FumotoError
from pyapp.core.options import Options
from pyapp.games import GAMES
from pyapp.store.table import HUMAN, Player
from pyapp.ui.model import COLORS, Model, Setup
from pyapp.ui.speech import Step, refuse, words
from pyapp.ui.words import Words


def computer_names(tr: Words) -> tuple[str, ...]:
    """Names given to computer players: peaks and places of the expeditions."""
    return (tr("Kibo"), tr("Mawenzi"), tr("Shira"), tr("Uhuru"))


def seat_plans(tr: Words, seats: list[str], names: list[str]) -> tuple[Player, ...]:
    """Players for seats of these kinds; who has no name gets one."""
    plans: list[Player] = []
    for seat, kind in enumerate(seats):
        name = names[seat].strip() if seat < len(names) else ""
        taken = [*(plan.name for plan in plans), *names[seat:]]
        plans.append(Player(name or default_name(tr, seat, kind, taken), kind, COLORS[seat]))
    return tuple(plans)


def default_name(tr: Words, seat: int, kind: str, taken: Sequence[str] = ()) -> str:
    """What a seat is called as long as nobody says otherwise, unlike the names `taken`."""
    wanted = _default_names(tr, kind)
    names = wanted[seat % len(wanted) :] + wanted
    return next((name for name in names if name not in taken), names[0])


def _default_names(tr: Words, kind: str) -> tuple[str, ...]:
    if kind == HUMAN:
        return tuple(tr("Player {n}", n=n) for n in range(1, len(COLORS) + 1))
    return computer_names(tr)


def fresh_setup(model: Model, game: str) -> Setup:
    """The set-up a game begins with: one person and a good computer player."""
    tr = words(model)
    info = GAMES[game].info
    best = usual_kind(game)
    kinds_now = [HUMAN, *[best] * (info.usual_seats - 1)]
    options: Options = {option.name: option.default for option in info.options}
    plans = seat_plans(tr, kinds_now, list(model.settings.names[:1]))
    return Setup(game, plans, options)


def usual_kind(game: str) -> str:
    """The computer player offered first: the normal level where there are levels."""
    known = list(players(game))
    return "normal" if "normal" in known else known[-1]


def set_up(model: Model, setup: Setup, verb: str, args: list[str], value: str) -> Step | None:
    """Controls of the set-up screen; None if the verb is none of them."""
    info = GAMES[setup.game].info
    seats = list(setup.players)
    tr = words(model)
    match verb, args:
        case "seats", [] if value.isdigit():
            wanted = min(max(int(value), info.min_seats), info.max_seats)
            while len(seats) < wanted:
                seats.append(_extra_seat(model, setup.game, seats))
            setup = _check_seats(replace(setup, players=tuple(seats[:wanted])))
        case "kind", [at]:
            seat = int(at)
            plan = seats[seat]
            known = plan.name in ("", *_default_names(tr, HUMAN))
            others = [other.name for other in seats if other is not plan]
            given = default_name(tr, seat, value, others)
            name = given if known or not plan.human else plan.name
            seats[seat] = replace(plan, kind=value, name=name)
            setup = replace(setup, players=tuple(seats))
        case "name", [at]:
            seats[int(at)] = replace(seats[int(at)], name=value[:24])
            setup = replace(setup, players=tuple(seats))
        case "color", [at, color]:
            other = next((i for i, plan in enumerate(seats) if plan.color == color), None)
            if other is not None:
                seats[other] = replace(seats[other], color=seats[int(at)].color)
            seats[int(at)] = replace(seats[int(at)], color=color)
            setup = replace(setup, players=tuple(seats))
        case "up", [at] if int(at) > 0:
            i = int(at)
            seats[i - 1], seats[i] = seats[i], seats[i - 1]
            setup = replace(setup, players=tuple(seats))
        case "opt", [name]:
            option = next(option for option in info.options if option.name == name)
            try:
                chosen = option.read(value or "0")
            except FumotoError as error:
                return refuse(model, error)
            setup = replace(setup, options={**setup.options, name: chosen})
        case "takebacks", []:
            setup = replace(setup, take_backs=value == "1")
        case _:
            return None
    return replace(model, setup=setup), []


def _extra_seat(model: Model, game: str, seats: list[Player]) -> Player:
    kind = usual_kind(game)
    taken = {plan.color for plan in seats}
    color = next(color for color in COLORS if color not in taken)
    names = [plan.name for plan in seats]
    return Player(default_name(words(model), len(seats), kind, names), kind, color)


def _check_seats(setup: Setup) -> Setup:
    """Choices of a seat that is no longer there fall back to their defaults."""
    chosen = dict(setup.options)
    for option in GAMES[setup.game].info.options:
        seat = str(chosen[option.name])
        if option.kind == "choice" and seat.isdigit() and int(seat) > len(setup.players):
            chosen[option.name] = option.default
    return replace(setup, options=chosen)
