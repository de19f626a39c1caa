"""Who knows what: views, states consistent with a view, redacted notation, dumps."""

from collections.abc import Callable, Sequence
from typing import Final

from pyapp.core.chance import Rng
from pyapp.core.rules import Json, Seat
from pyapp.games.gorilla import notation
from pyapp.games.gorilla.actions import Action, Deal, Fakes, Gorillas, Split
from pyapp.games.gorilla.material import (
    CARD_NAMES,
    DECKS,
    GOES_ON,
    Card,
    is_fake,
    is_gorilla,
)
from pyapp.games.gorilla.state import NO_CARD, Phase, State, View

HIDDEN: Final = "?"
_FAKES: Final = frozenset(DECKS[4].fakes)


def observe(s: State, seat: Seat | None) -> View:
    """What the seat, or a spectator, may know of the state."""
    return View(
        s.settings,
        s.phase,
        seat,
        () if seat is None else s.hands[seat],
        tuple([len(hand) for hand in s.hands]),
        tuple([not _FAKES.isdisjoint(hand) for hand in s.hands]),
        s.table,
        tuple([len(cards) for cards in s.taken]),
        tuple(sorted([card for cards in s.taken for card in cards])),
        s.turn,
        s.leader,
        s.called,
        s.sharing,
        s.shown,
        s.stuck,
    )


def barred(view: View, seat: Seat) -> frozenset[Card]:
    """Cards a seat is known not to hold: what would have gone where it had nothing."""
    return frozenset(card for top in view.stuck[seat] for card in GOES_ON[top])


def unseen(view: View) -> tuple[Card, ...]:
    """The cards whose place the view's seat does not know, sorted."""
    seen = {*view.hand, *view.table, *view.gone}
    seen.update(card for cards in view.shown for card in cards)
    return tuple(card for card in DECKS[view.settings.seats].cards if card not in seen)


def determinize(view: View, rng: Rng) -> State:
    """A random state that the view's seat cannot tell from the true one."""
    seats = range(view.settings.seats)
    hands = [list(cards) for cards in view.shown]
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    # Everybody holds the gorilla they were dealt, except while it is the called card.
    dealt = view.phase not in (Phase.DEAL, Phase.GORILLAS)
    out = view.turn if view.phase is Phase.REACT and is_gorilla(view.called) else None
    gorilla = [dealt and seat != out for seat in seats]
    hidden = unseen(view)
    bars = [barred(view, seat) for seat in seats]
    apes = [card for card in hidden if is_gorilla(card)]
    fakes = [card for card in hidden if is_fake(card)]
    plain = [card for card in hidden if not is_gorilla(card) and not is_fake(card)]
    _share_out(apes, [_lacking(hands[i], is_gorilla, gorilla[i]) for i in seats], bars, hands, rng)
    _share_out(fakes, [_lacking(hands[i], is_fake, view.fakes[i]) for i in seats], bars, hands, rng)
    _share_out(plain, [view.counts[i] - len(hands[i]) for i in seats], bars, hands, rng)
    piles = iter(rng.shuffled(view.gone))
    return State(
        view.settings,
        view.phase,
        tuple(tuple(sorted(hand)) for hand in hands),
        view.table,
        tuple(tuple(next(piles) for _ in range(count)) for count in view.taken),
        view.turn,
        view.leader,
        view.called,
        view.sharing,
        view.shown,
        view.stuck,
    )


def _lacking(hand: Sequence[Card], kind: Callable[[Card], bool], has: bool) -> int:
    return int(has and not any(kind(card) for card in hand))


def _share_out(
    cards: Sequence[Card],
    room: list[int],
    bars: Sequence[frozenset[Card]],
    hands: list[list[Card]],
    rng: Rng,
) -> None:
    """Deal as many of the cards as there is room for to the hands, no card where it is barred.

    A card that no longer fits anywhere pushes another on (an augmenting path); that there
    is a way is known, for the true hands are one. Swaps afterwards even out the odds.
    """
    if not sum(room):
        return
    if not any(bars):
        free = iter(rng.shuffled(cards))
        for hand, size in zip(hands, room, strict=True):
            hand.extend(next(free) for _ in range(size))
        return
    held: list[list[Card]] = [[] for _ in room]
    order = rng.shuffled(range(len(room)))

    def place(card: Card, tried: set[Seat]) -> bool:
        seats = [i for i in order if room[i] and i not in tried and card not in bars[i]]
        for seat in seats:
            if len(held[seat]) < room[seat]:
                held[seat].append(card)
                return True
        for seat in seats:
            tried.add(seat)
            for spot, other in enumerate(held[seat]):
                if place(other, tried):
                    held[seat][spot] = card
                    return True
        return False

    for card in rng.shuffled(cards):
        place(card, set())
    spots = [(seat, spot) for seat, pile in enumerate(held) for spot in range(len(pile))]
    for a, i in spots:
        b, j = rng.choice(spots)
        if held[b][j] not in bars[a] and held[a][i] not in bars[b]:
            held[a][i], held[b][j] = held[b][j], held[a][i]
    for hand, pile in zip(hands, held, strict=True):
        hand.extend(pile)


def redact(s: State, a: Action, seat: Seat | None) -> str:
    """The notation of `a`, done in `s`, as the seat may read it.

    Of a deal a seat reads its own cards; a split is dealt face down to everybody.
    """
    match a:
        case Deal(cards) | Gorillas(cards) | Fakes(cards):
            seats = s.settings.seats
            names = [
                CARD_NAMES[card] if place % seats == seat else HIDDEN
                for place, card in enumerate(cards)
            ]
        case Split(cards):
            names = [HIDDEN] * len(cards)
        case _:
            return notation.encode(a)
    return " ".join((notation.encode(a).partition(" ")[0], *names))


def dump(s: State) -> Json:
    """The whole state as plain data: cards in the notation, seats from 1."""
    return {
        **_common(s),
        "hands": [_names(hand) for hand in s.hands],
        "taken": [_names(cards) for cards in s.taken],
    }


def dump_view(v: View) -> Json:
    """The view in the same shape; a hidden card is `?`."""
    hands = []
    for seat, count in enumerate(v.counts):
        known = _names(v.hand if seat == v.seat else v.shown[seat])
        hands.append(known + [HIDDEN] * (count - len(known)))
    return {
        **_common(v),
        "seat": None if v.seat is None else v.seat + 1,
        "hands": hands,
        "taken": [[HIDDEN] * count for count in v.taken],
        "gone": _names(v.gone),
        "fakes": list(v.fakes),
    }


def _common(s: State | View) -> dict[str, Json]:
    dealt = s.phase not in (Phase.DEAL, Phase.GORILLAS, Phase.FAKES)
    return {
        "phase": s.phase.value,
        "table": _names(s.table),
        "leader": s.leader + 1 if dealt else None,
        "turn": s.turn + 1 if dealt and s.phase is not Phase.OVER else None,
        "called": None if s.called == NO_CARD else CARD_NAMES[s.called],
        "sharing": [seat + 1 for seat in s.sharing],
        "shown": [_names(cards) for cards in s.shown],
        "stuck": [_names(cards) for cards in s.stuck],
    }


def _names(cards: Sequence[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
