"""States and views as plain data, every hand, pile, space, stone and fossil by name."""

from collections.abc import Sequence
from typing import Any

from pyapp.games.journey.grid import space_name
from pyapp.games.journey.material import (
    COLOURS,
    DECK_CARDS,
    DECKS,
    EQUIPMENT,
    EVENTS,
    FOSSILS,
    SEA_DECK,
    SEA_NAMES,
)
from pyapp.games.journey.moves import Move
from pyapp.games.journey.state import NONE, Player, PlayerView, State, View


def _named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _seat(player: Player | PlayerView) -> dict[str, Any]:
    return {
        "fossils": _named(FOSSILS, player.fossils),
        "stones": player.stones,
        "sea": [SEA_NAMES[card] for card in player.sea],
        "mushroom_forest": player.mushrooms,
        "city_of_ruins": player.ruins,
    }


def _move(move: Move | None) -> dict[str, Any] | None:
    if move is None:
        return None
    return {
        "colour": COLOURS[move.colour],
        "path": [space_name(space) for space in move.path],
        "cost": {
            "explorers": move.cost.units,
            **_named(("rope", "compass", "pickaxe"), move.cost[1:]),
        },
        "forward": move.forward,
        "event": move.event,
        "water": [space_name(space) for space in move.waters],
    }


def _discards(discards: Sequence[Sequence[int]]) -> dict[str, Any]:
    return {
        name: [SEA_NAMES[card] for card, n in enumerate(counts) if n]
        if deck == SEA_DECK
        else _named(DECK_CARDS[deck], counts)
        for deck, (name, counts) in enumerate(zip(DECKS, discards, strict=True))
    }


def _common(s: State | View) -> dict[str, Any]:
    todo = s.todo[-1]
    return {
        "board": s.board.name,
        "stage": s.stage,
        "start_player": s.starter + 1 if s.starter != NONE else None,
        "turn": s.turn + 1 if s.stage else None,
        "task": {"name": todo.task.name.lower().replace("_", "-"), "count": todo.number},
        "discards": _discards(s.discards),
        "display": [EQUIPMENT[kind] for kind in s.display],
        "supply": s.supply,
        "explorers": {
            colour: space_name(space) for colour, space in zip(COLOURS, s.explorers, strict=True)
        }
        if s.stage < 2
        else {},
        "raft": s.raft if s.stage == 3 else space_name(s.raft),
        "move": _move(s.move),
        "drawn": _named(FOSSILS, s.drawn),
        "event": EVENTS[s.event] if s.event != NONE else None,
        "sea_card": SEA_NAMES[s.sea] if s.sea != NONE else None,
        "revealed": EQUIPMENT[s.menace] if s.menace != NONE else None,
        "further_turns": s.more,
    }


def dump_state(s: State) -> dict[str, Any]:
    """The whole state; of the decks their sizes."""
    return {
        **_common(s),
        "decks": {name: len(deck) for name, deck in zip(DECKS, s.decks, strict=True)},
        "seats": [
            {
                "explorers": _named(COLOURS, player.explorers),
                "equipment": _named(EQUIPMENT, player.equipment),
                "events": _named(EVENTS, player.events),
                **_seat(player),
            }
            for player in s.players
        ],
    }


def dump_view(view: View) -> dict[str, Any]:
    """A view in the same shape: of the others' hands the sizes."""
    seats: list[dict[str, Any]] = []
    for seat, player in enumerate(view.players):
        hands: dict[str, Any] = {
            "explorers": player.explorers,
            "equipment": player.equipment,
            "events": player.events,
            "shown": _named(EQUIPMENT, player.shown),
        }
        if seat == view.seat:
            hands = {
                "explorers": _named(COLOURS, view.my_explorers),
                "equipment": _named(EQUIPMENT, view.my_equipment),
                "events": _named(EVENTS, view.my_events),
            }
        seats.append({**hands, **_seat(player)})
    return {
        **_common(view),
        "seat": view.seat + 1 if view.seat is not None else None,
        "decks": dict(zip(DECKS, view.decks, strict=True)),
        "bottom": [FOSSILS[fossil] for fossil in view.bottom],
        "seats": seats,
    }
