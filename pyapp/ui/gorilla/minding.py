"""What the table does with fingers, keys and times: hands looked at, cards played, calls."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, assert_never

from pyapp.ai.players import Reactor, find_player, stream_for
from pyapp.core.chance import Stream
from pyapp.core.errors import FumotoError
from pyapp.core.rules import Reaction, Seat
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.actions import UNTIMED, Play, React, Throw
from pyapp.games.gorilla.material import (
    CARD_NAMES,
    CARDS_BY_NAME,
    Card,
    is_fake,
    is_gorilla,
)
from pyapp.games.gorilla.notation import decode, encode
from pyapp.games.gorilla.state import State
from pyapp.store.settings import Settings
from pyapp.ui import messages as m
from pyapp.ui import model
from pyapp.ui.gorilla import reaction
from pyapp.ui.gorilla.aside import KEYS, Aside, Deciding, Hold, aside_of, busy
from pyapp.ui.gorilla.reaction import GRACE_MS, LOCK_MS, Call, Hit, Stage, Void
from pyapp.ui.live import (
    Acted,
    Chosen,
    Heeded,
    Interrupted,
    Opened,
    Returned,
    Signal,
    Told,
)
from pyapp.ui.words import Words

SETTLE_MS: Final = 900
"""How long the verdict stands before it can be put away: nobody skips it by a late slap."""

CALLED_MS: Final = 1500
"""How long a call stands at which only computers may throw."""

READ_MS: Final[Mapping[str, int]] = {"slow": 6000, "normal": 3500, "fast": 1800, "instant": 60}
"""How long the verdict stands where only computers play, by the speed setting."""


def heed(play: model.Play, settings: Settings, tr: Words, signal: Signal) -> Heeded:
    """Take a signal in."""
    return _Table(play, settings, tr).heed(signal)


class _Table:
    """One signal's work: the table as it was, and what it was asked for."""

    def __init__(self, play: model.Play, settings: Settings, tr: Words) -> None:
        self.play = play
        self.settings = settings
        self.tr = tr
        self.match = play.match
        self.state: State = play.match.state
        self.aside = aside_of(play)

    def heed(self, signal: Signal) -> Heeded:
        match signal:
            case Opened(now):
                return self._opened(now)
            case Chosen(notation):
                return self._chosen(notation)
            case Acted(since):
                return self._acted(since)
            case Told(words):
                return self._told(words)
            case Interrupted():
                return self._interrupted()
            case Returned():
                return self._returned()
            case m.Touch():
                return self._touch(signal)
            case m.Key(code, at):
                return self._key(code, at)
            case m.Painted(painted_number, at):
                return self._painted(painted_number, at)
            case m.Alarm(name, alarm_number):
                return self._alarm(name, alarm_number)
        assert_never(signal)

    # Calls

    @property
    def window(self) -> int:
        """How long the called card may be answered, in milliseconds."""
        settings = self.state.settings
        return settings.fake_ms if is_fake(self.state.called) else settings.gorilla_ms

    def _reactors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.match.seats) if seat != self.state.turn)

    def _people(self) -> tuple[Seat, ...]:
        """The people who may react."""
        return tuple(seat for seat in self._reactors() if seat in self.play.humans)

    def _countdown(self, call: Call) -> Heeded:
        ms = reaction.countdown_ms(self.play.table.seed, self.match.ply, call)
        aside = replace(self.aside, number=call.number, call=call, cursor=None)
        return Heeded(aside, (m.Sound("wood"), m.Later(ms, m.Alarm("turn", call.number))))

    def _opened(self, now: int) -> Heeded:
        # Numbers begin where no other opening's do: what still comes for that one is void.
        self.aside = Aside(number=now)
        if not isinstance(self.match.actor, Reaction):
            return Heeded(self.aside)
        if self.state.settings.relaxed:
            return self._decide()
        return self._countdown(Call(self.aside.number + 1, attempt=1, void=Void.RELOADED))

    def _chosen(self, notation: str) -> Heeded:
        action = decode(notation)
        calls = isinstance(action, Play) and (is_gorilla(action.card) or is_fake(action.card))
        aside = replace(self.aside, opened=None)
        if not calls or self.state.settings.relaxed:
            return Heeded(aside, action=notation)
        try:
            self.match.play(action)
        except FumotoError:
            return Heeded(aside, action=notation)  # to be refused with its reason
        self.aside = replace(aside, holds={})
        call = Call(aside.number + 1, laid=notation)
        if aside.away:
            halted = replace(call, stage=Stage.HALTED, void=Void.AWAY)
            return Heeded(replace(self.aside, number=call.number, call=halted))
        return self._countdown(call)

    def _turn_up(self) -> Heeded:
        """The face is shown: from here the computers' throws are fixed, too."""
        call = self.aside.call
        assert call is not None
        if call.laid:
            return Heeded(self.aside, action=call.laid)
        shown = reaction.turned(call, self._computers(call.attempt))
        effects = (m.Paint(call.number), m.Shout(self.tr("Gorilla!"), self.tr.lang))
        return Heeded(replace(self.aside, call=shown), effects)

    def _computers(self, attempt: int) -> tuple[Throw, ...]:
        """What the computer players throw, each from its own view and its own numbers."""
        found = []
        for seat in self._reactors():
            kind = self.play.players[seat].kind
            if seat in self.play.humans:
                continue
            player = find_player(self.play.game, kind)
            assert isinstance(player, Reactor)
            seed, ply = self.play.table.seed, self.match.ply
            rng = stream_for(seed, seat, ply)
            if attempt:
                # A void call voids their throws: they draw anew.
                rng = Stream(seed, "ai", seat, ply, attempt)
            throw: Throw | None = player.react(self.match.view(seat), seat, rng)
            if throw is None:
                continue
            if throw.ms != UNTIMED:
                # People share the touch screen's delay, which no stamp shows.
                throw = throw._replace(ms=throw.ms + self.settings.touch_delay)
                if throw.ms > self.window:
                    continue
            found.append(throw)
        return tuple(found)

    def _painted(self, painted_number: int, at: float) -> Heeded:
        call = self.aside.call
        if call is None or call.number != painted_number or call.stage is not Stage.FACE:
            return Heeded(self.aside)
        call = reaction.painted(call, at)
        aside = replace(self.aside, call=call)
        if self._people():
            ms = self.window + GRACE_MS
        else:
            ms = max([CALLED_MS, *(throw.ms for throw in call.computers)]) + GRACE_MS
        self.aside = aside
        closing = self._close_early(call)
        return closing or Heeded(aside, (m.Later(ms, m.Alarm("close", call.number)),))

    def _close_early(self, call: Call) -> Heeded | None:
        """A window may close as soon as all people have thrown."""
        people = self._people()
        if call.stage is not Stage.OPEN or call.early or not people:
            return None
        thrown = {throw.seat for throw in reaction.throws(call, self.window)}
        if not thrown.issuperset(people):
            return None
        aside = replace(self.aside, number=self.aside.number + 1)
        call = replace(call, number=aside.number, early=True)
        later = m.Later(GRACE_MS, m.Alarm("close", call.number))
        return Heeded(replace(aside, call=call), (later,))

    def _close(self) -> Heeded:
        call = self.aside.call
        assert call is not None
        own = {throw.seat for throw in reaction.throws(call, self.window)}
        if call.early and not own.issuperset(self._people()):
            # A hit from before the face was delivered late: its pad was locked after all.
            call = replace(call, early=False)
            later = m.Later(self.window + GRACE_MS, m.Alarm("close", call.number))
            return Heeded(replace(self.aside, call=call), (later,))
        thrown = (*reaction.throws(call, self.window), *call.computers)
        joint = GORILLA.join(self.state, thrown)
        return Heeded(replace(self.aside, call=None, cursor=None), action=encode(joint))

    def _void(self, why: Void, *, halted: bool) -> Heeded:
        call = self.aside.call
        assert call is not None
        again = reaction.voided(call, self.aside.number + 1, why, halted=halted)
        if halted:
            return Heeded(replace(self.aside, number=again.number, call=again, cursor=None))
        return self._countdown(again)

    def _acted(self, since: int) -> Heeded:
        index = next(
            (i for i in range(since, self.match.ply) if isinstance(self.match.actions[i], React)),
            None,
        )
        if index is not None:
            return self._tell(index)
        if isinstance(self.match.actor, Reaction):
            if self.state.settings.relaxed:
                return self._decide()
            if self.aside.call is not None:
                self.aside = replace(self.aside, call=replace(self.aside.call, laid=""))
                return self._turn_up()
        return Heeded(replace(self.aside, opened=None))

    def _tell(self, index: int) -> Heeded:
        """The reaction is judged: time to read, and to laugh."""
        n = self.aside.number + 1
        told = replace(
            self.aside,
            number=n,
            call=None,
            deciding=None,
            verdict=index,
            fresh=True,
            awaited=n,
            opened=None,
        )
        if self.play.humans:
            return Heeded(told, (m.Later(SETTLE_MS, m.Alarm("settled", n)),))
        return Heeded(told, (m.Later(READ_MS[self.settings.speed], m.Alarm("on", n)),))

    # Relaxed

    def _decide(self) -> Heeded:
        people = self._people()
        aside = replace(self.aside, number=self.aside.number + 1, opened=None)
        deciding = Deciding(people, covered=len(self.play.humans) > 1)
        call = (m.Shout(self.tr("Gorilla!"), self.tr.lang),)
        if people:
            focus = m.Focus("[data-focus=decide]")
            return Heeded(replace(aside, deciding=deciding), (*call, focus))
        later = m.Later(CALLED_MS, m.Alarm("decided", aside.number))
        alone = replace(deciding, covered=True)
        return Heeded(replace(aside, deciding=alone, awaited=aside.number), (*call, later))

    def _decided(self, card: Card | None) -> Heeded:
        deciding = self.aside.deciding
        if deciding is None or deciding.covered or not deciding.queue:
            return Heeded(self.aside)
        seat, *rest = deciding.queue
        chosen = deciding.chosen
        if card is not None:
            chosen = (*chosen, Throw(seat, card, UNTIMED))
        if not rest:
            return self._join(chosen)
        following = Deciding(tuple(rest), chosen, covered=True)
        aside = replace(self.aside, deciding=following)
        return Heeded(aside, (m.Focus("[data-focus=decide]"),))

    def _join(self, chosen: tuple[Throw, ...]) -> Heeded:
        joint = GORILLA.join(self.state, (*chosen, *self._computers(0)))
        return Heeded(replace(self.aside, deciding=None), action=encode(joint))

    # Controls

    def _told(self, words: tuple[str, ...]) -> Heeded:
        aside = self.aside
        match words:
            case ("on",) if aside.verdict is not None and not aside.fresh:
                return Heeded(replace(aside, verdict=None))
            case ("open", seat) if int(seat) in self.play.humans:
                opened = None if aside.opened == int(seat) else int(seat)
                return Heeded(replace(aside, opened=opened), (m.Focus("[data-focus=hand]"),))
            case ("mine",) if aside.deciding is not None:
                lifted = replace(aside.deciding, covered=False)
                focus = m.Focus("[data-focus=decide]")
                return Heeded(replace(aside, deciding=lifted), (focus,))
            case ("hold",):
                return self._decided(None)
            case ("throw", name) if name in CARDS_BY_NAME:
                return self._decided(CARDS_BY_NAME[name])
        return Heeded(aside)

    def _interrupted(self) -> Heeded:
        self.aside = replace(self.aside, away=True, holds={}, opened=None)
        if self.aside.call is not None and self.aside.call.stage is not Stage.HALTED:
            return self._void(Void.AWAY, halted=True)
        deciding = self.aside.deciding
        if deciding is not None and len(self.play.humans) > 1:
            return Heeded(replace(self.aside, deciding=replace(deciding, covered=True)))
        return Heeded(self.aside)

    def _returned(self) -> Heeded:
        self.aside = replace(self.aside, away=False)
        call = self.aside.call
        if call is not None and call.stage is Stage.HALTED:
            n = self.aside.number + 1
            return self._countdown(replace(call, number=n, stage=Stage.READY))
        return Heeded(self.aside)

    def _alarm(self, name: str, alarm_number: int) -> Heeded:
        aside, call = self.aside, self.aside.call
        if name == "unlock":
            locks = {seat: n for seat, n in aside.locks.items() if n != alarm_number}
            return Heeded(replace(aside, locks=locks))
        current = call is not None and call.number == alarm_number
        if name == "turn" and current and call is not None and call.stage is Stage.READY:
            return self._turn_up()
        if name == "close" and current and call is not None and call.stage is Stage.OPEN:
            return self._close()
        if alarm_number == aside.awaited:
            if name == "settled":
                return Heeded(replace(aside, fresh=False), (m.Focus("[data-focus=on]"),))
            if name == "on":
                return Heeded(replace(aside, verdict=None, fresh=False))
            if name == "decided":
                return self._join(())
        return Heeded(aside)

    # Fingers and keys

    def _touch(self, touch: m.Touch) -> Heeded:
        kind, _, rest = touch.spot.partition(":")
        if touch.phase == "down":
            return self._down(touch, kind, rest)
        hold = self.aside.holds.get(touch.pointer)
        if touch.phase == "over":
            return self._over(touch, hold)
        holds = {n: kept for n, kept in self.aside.holds.items() if n != touch.pointer}
        if hold is not None:
            self.aside = replace(self.aside, holds=holds)
        if touch.phase == "cancel":
            call = self.aside.call
            if call is not None and call.stage is not Stage.HALTED:
                return self._void(Void.CANCELLED, halted=False)
            return Heeded(self.aside)
        if hold is None or hold.card is None:
            return Heeded(self.aside)
        inside = touch.spot.startswith((f"hand:{hold.seat}", f"card:{hold.seat}:"))
        on_card = touch.spot == f"card:{hold.seat}:{CARD_NAMES[hold.card]}"
        if on_card if hold.tapped else not inside:
            return self._lay(hold.seat, hold.card, touch.at)
        return Heeded(self.aside)

    def _down(self, touch: m.Touch, kind: str, rest: str) -> Heeded:
        seat = int(rest[:1]) if rest[:1].isdigit() else -1
        if seat not in self.play.humans:
            return Heeded(self.aside)
        match kind:
            case "pad":
                return self._pad(seat, touch.at)
            case "hand":
                holds = {**self.aside.holds, touch.pointer: Hold(seat)}
                return Heeded(replace(self.aside, holds=holds))
            case "card":
                card = CARDS_BY_NAME[rest[2:]]
                if self._answers(seat):
                    return self._hit(Hit(seat, card, touch.at))
                holds = {**self.aside.holds, touch.pointer: Hold(seat, card, True)}
                return Heeded(replace(self.aside, holds=holds))
        return Heeded(self.aside)

    def _over(self, touch: m.Touch, hold: Hold | None) -> Heeded:
        if hold is None or hold.tapped:
            return Heeded(self.aside)
        card = hold.card
        if touch.spot == f"hand:{hold.seat}":
            card = None
        elif touch.spot.startswith(f"card:{hold.seat}:"):
            card = CARDS_BY_NAME[touch.spot.rpartition(":")[2]]
        if card == hold.card:
            return Heeded(self.aside)
        holds = {**self.aside.holds, touch.pointer: replace(hold, card=card)}
        return Heeded(replace(self.aside, holds=holds))

    def _lay(self, seat: Seat, card: Card, at: float) -> Heeded:
        """A card was pulled out of a hand, or tapped in it."""
        if self._answers(seat):
            return self._hit(Hit(seat, card, at))
        if self.match.actor == seat and not busy(replace(self.play, aside=self.aside)):
            return self._chosen(encode(Play(card)))
        return Heeded(self.aside)

    def _answers(self, seat: Seat) -> bool:
        """Whether what this seat throws belongs to a call."""
        call = self.aside.call
        return call is not None and call.stage is not Stage.HALTED and seat in self._people()

    def _pad(self, seat: Seat, at: float) -> Heeded:
        if self.aside.call is not None and seat == self.state.turn:
            return Heeded(self.aside)  # the caller takes no part
        if not self._answers(seat):
            # ruling: a pad hit when nothing is called is locked for half a second
            return self._lock(seat)
        hand = self.state.hands[seat]
        gorilla = next(card for card in hand if is_gorilla(card))
        return self._hit(Hit(seat, gorilla, at))

    def _hit(self, one: Hit) -> Heeded:
        call = self.aside.call
        assert call is not None
        call = reaction.hit(call, one)
        self.aside = replace(self.aside, call=call)
        if call.stage is Stage.READY:
            return self._lock(one.seat)
        counts = any(throw.seat == one.seat for throw in reaction.throws(call, self.window))
        slap = (m.Sound("slap"),) if counts else ()
        closing = self._close_early(call) or Heeded(self.aside)
        return closing._replace(effects=(*slap, *closing.effects))

    def _lock(self, seat: Seat) -> Heeded:
        n = self.aside.number + 1
        # The number of a running call stays: only alarms of its own end it.
        aside = replace(self.aside, number=n, locks={**self.aside.locks, seat: n})
        return Heeded(aside, (m.Later(LOCK_MS, m.Alarm("unlock", n)),))

    def _key(self, code: str, at: float) -> Heeded:
        people = self.play.humans
        keys = KEYS[len(people) - 1] if people else ()
        if code in keys:
            return self._pad(people[keys.index(code)], at)
        if len(people) != 1 or not self._answers(people[0]):
            return Heeded(self.aside)
        hand = self.state.hands[people[0]]
        cursor = self.aside.cursor
        match code:
            case "Enter" if cursor is not None:
                return self._hit(Hit(people[0], cursor, at))
            case "ArrowRight" | "ArrowDown":
                place = hand.index(cursor) + 1 if cursor is not None else 0
            case "ArrowLeft" | "ArrowUp":
                place = hand.index(cursor) - 1 if cursor is not None else -1
            case _:
                return Heeded(self.aside)
        return Heeded(replace(self.aside, cursor=hand[place % len(hand)]))
