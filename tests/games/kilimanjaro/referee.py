"""A second referee, written plainly from the rules page and sharing nothing with the engine.

It reads a record's words alone, follows the game with pawns, piles, hands and counters as a
person would at the table, and tells where everything is after every action.
"""

from typing import Any

VILLAGES = [0, 20, 40, 60, 80]
BOX = sorted(["banana"] * 8 + ["lion"] * 4 + ["exchange"] * 4)
CARDS = sorted(
    f"{transport}-{value}"
    for transport in ["canoe", "jeep", "foot", "mule"]
    for value in range(1, 8)
    for copy in range(2)
)


class Foul(Exception):
    """Something the rules page does not allow."""


def village_for(space: int) -> int:
    while space not in VILLAGES:
        space -= 1
    return space


def worth(tops: list[str]) -> int:
    """All three of one transport: all. Two: those two. None alike: the highest."""
    groups: dict[str, list[int]] = {}
    for card in tops:
        transport, value = card.split("-")
        groups.setdefault(transport, []).append(int(value))
    for values in groups.values():
        if len(values) == 3:
            return sum(values)
    for values in groups.values():
        if len(values) == 2:
            return sum(values)
    return max(values[0] for values in groups.values())


class Referee:
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.quick = options.get("quick_start", False)
        self.less_luck = options.get("less_luck", False)
        self.must_banana = options.get("must_banana", False)
        self.dealer: int | None = None
        chosen = options.get("dealer", "random")
        if chosen != "random":
            self.dealer = int(chosen)
        self.bags: dict[int, list[str]] = {}
        self.track: dict[int, list[Any]] = {}  # space -> [kind, face up, who placed it]
        self.deck: list[str] = []
        self.hands: dict[int, list[str]] = {}
        self.piles: dict[int, list[list[str]]] = {}
        self.pawns = dict.fromkeys(range(1, seats + 1), 0)
        self.removed = 0
        self.turn = 0  # the seat on turn, from 1
        self.question = ""  # what the seat on turn has to decide besides a card
        self.stride = 0
        self.end = ""
        self.ranks: list[int] = []

    def left_of(self, seat: int) -> int:
        return seat % self.seats + 1

    def clockwise(self) -> list[int]:
        """The seats from the dealer's left."""
        assert self.dealer is not None
        order = [self.left_of(self.dealer)]
        while len(order) < self.seats:
            order.append(self.left_of(order[-1]))
        return order

    def stage(self) -> str:
        if self.end:
            return "over"
        if self.dealer is None:
            return "dealer"
        if not self.bags and not self.track:
            return "scatter" if self.quick else "counters"
        if any(self.bags.values()):
            return "place"
        if not self.piles:
            return "cards"
        return self.question or "play"

    def do(self, text: str) -> None:
        """One action of the record. Raises `Foul` and may then be used no more."""
        verb, *words = text.split()
        stage = self.stage()
        if verb != stage:
            raise Foul(f"{verb} at {stage}")
        getattr(self, "do_" + verb)(words)

    def do_dealer(self, words: list[str]) -> None:
        self.dealer = int(words[0])
        if not 1 <= self.dealer <= self.seats:
            raise Foul("nobody there")

    def do_counters(self, words: list[str]) -> None:
        if sorted(words) != BOX:
            raise Foul("not the box")
        order = self.clockwise()
        self.bags = {seat: [] for seat in order}
        for i, kind in enumerate(words):
            self.bags[order[i % self.seats]].append(kind)
        self.turn = order[0]

    def lay(self, kind: str, space: int, seat: int) -> None:
        if not 1 <= space <= 99 or space in VILLAGES:
            raise Foul("no counters there")
        if any(near in self.track for near in (space - 1, space, space + 1)):
            raise Foul("too near")
        self.track[space] = [kind, False, seat]

    def do_scatter(self, words: list[str]) -> None:
        spots = [word.split("@") for word in words]
        if sorted(kind for kind, _ in spots) != BOX:
            raise Foul("not the box")
        for kind, space in spots:
            self.lay(kind, int(space), 0)

    def do_place(self, words: list[str]) -> None:
        kind, space = words
        if kind not in self.bags[self.turn]:
            raise Foul("no such counter")
        self.lay(kind, int(space), self.turn)
        self.bags[self.turn].remove(kind)
        self.turn = self.left_of(self.turn) if any(self.bags.values()) else 0

    def do_cards(self, words: list[str]) -> None:
        if sorted(words) != CARDS:
            raise Foul("not the deck")
        order = self.clockwise()
        self.deck = list(words)
        self.piles = {seat: [] for seat in order}
        self.hands = {seat: [] for seat in order}
        for _ in range(3):
            for seat in order:
                self.piles[seat].append([self.deck.pop(0)])
        for _ in range(3):
            for seat in order:
                self.hands[seat].append(self.deck.pop(0))
        self.turn = order[0]

    def tops(self, seat: int) -> list[str]:
        return [pile[-1] for pile in self.piles[seat]]

    def do_play(self, words: list[str]) -> None:
        card, _, where = words
        seat, pile = (int(number) for number in where.split("."))
        if card not in self.hands[self.turn]:
            raise Foul("no such card")
        if seat not in self.pawns:
            raise Foul("nobody there")
        if seat != self.turn and self.pawns[seat] < self.pawns[self.turn]:
            raise Foul("behind")
        self.hands[self.turn].remove(card)
        self.piles[seat][pile - 1].append(card)
        self.stride = worth(self.tops(self.turn))
        self.advance()

    def advance(self) -> None:
        me = self.turn
        self.question = ""
        self.pawns[me] = min(100, self.pawns[me] + self.stride)
        if self.pawns[me] == 100:
            self.finish("base-camp")
            return
        counter = self.track.get(self.pawns[me])
        if counter is None:
            self.turn_ends()
            return
        counter[1] = True
        if counter[0] == "lion":
            self.pawns[me] = village_for(self.pawns[me])
            self.turn_ends()
        elif counter[0] == "banana":
            if self.must_banana:
                self.advance()
            else:
                self.question = "banana"
        else:
            del self.track[self.pawns[me]]
            self.removed += 1
            self.question = "sendback" if self.less_luck else "exchange"

    def do_banana(self, words: list[str]) -> None:
        if words == ["go"]:
            self.advance()
        else:
            self.turn_ends()

    def other(self, word: str) -> int:
        seat = int(word)
        if seat == self.turn or seat not in self.pawns:
            raise Foul("not another pawn")
        return seat

    def do_exchange(self, words: list[str]) -> None:
        if words != ["none"]:
            seat = self.other(words[0])
            self.pawns[seat], self.pawns[self.turn] = self.pawns[self.turn], self.pawns[seat]
        self.turn_ends()

    def do_sendback(self, words: list[str]) -> None:
        seat = self.other(words[0])
        self.pawns[seat] = village_for(self.pawns[seat])
        self.turn_ends()

    def turn_ends(self) -> None:
        self.question = ""
        if self.deck:
            self.hands[self.turn].append(self.deck.pop(0))
        for _ in range(self.seats):
            self.turn = self.left_of(self.turn)
            if self.hands[self.turn]:
                return
        self.finish("cards-out")

    def finish(self, reason: str) -> None:
        self.end = reason
        self.turn = 0

        def better(one: int, other: int) -> bool:
            if self.pawns[one] != self.pawns[other]:
                return self.pawns[one] > self.pawns[other]
            return worth(self.tops(one)) > worth(self.tops(other))

        self.ranks = [
            1 + sum(better(other, seat) for other in self.pawns) for seat in sorted(self.pawns)
        ]

    def picture(self) -> dict[str, Any]:
        """Where everything is, in the words of the record's replay."""
        seats = range(1, self.seats + 1)
        return {
            "phase": self.stage(),
            "dealer": self.dealer,
            "positions": [self.pawns[seat] for seat in seats],
            "tops": [self.tops(seat) if self.piles else [] for seat in seats],
            "piles": [self.piles.get(seat, [[], [], []]) for seat in seats],
            "hands": [sorted(self.hands.get(seat, [])) for seat in seats],
            "deck": len(self.deck),
            "counters": {
                str(space): {"kind": kind, "up": up}
                for space, (kind, up, _) in sorted(self.track.items())
            },
            "to_place": [sorted(self.bags.get(seat, [])) for seat in seats],
            "removed": self.removed,
        }
