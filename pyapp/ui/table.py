"""Playing: what an action, a computer's decision, a hand-over or a take-back does to a table."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from pyapp.ai.players import players, stream_for
from pyapp.ai.service import ask
from pyapp.core.chance import Stream
from pyapp.core.errors import FumotoError
from pyapp.core.match import Match
from pyapp.core.rules import Reaction, Seat
from pyapp.games import GAMES
from pyapp.store.table import Player, Table
from pyapp.ui.game import Ctx, Event, event
from pyapp.ui.games import FLOWING, SCREENS
from pyapp.ui.live import LiveScreen, Signal
from pyapp.ui.messages import Effect, Focus, Sound, Think, Walk
from pyapp.ui.model import COLORS, Model, Play, Setup
from pyapp.ui.words import Words

PACES: Mapping[str, int] = {"slow": 2600, "normal": 1500, "fast": 700, "instant": 60}
"""Least time from one computer player's action to the next, in ms, by the speed setting."""

NEWS = 3
"""Most sentences of "what just happened"."""


# Asking a protocol takes its time, and every tap asks.
_LIVE: Mapping[str, LiveScreen] = {
    game: screen for game, screen in SCREENS.items() if isinstance(screen, LiveScreen)
}


def live_screen(play: Play) -> LiveScreen | None:
    """The table's screen if it is one of these."""
    return _LIVE.get(play.game)


def rouse(model: Model, play: Play, signal: Signal) -> tuple[Play, tuple[Effect, ...]]:
    """The table after a signal that no action follows from; any other table as it is."""
    live = live_screen(play)
    if live is None:
        return play, ()
    heeded = live.heed(play, model.settings, Words(model.lang), signal)
    return replace(play, aside=heeded.aside), heeded.effects


def begin(setup: Setup, table_id: str, seed: int, now: int) -> Play:
    """A new game. Raises `BadOptions`."""
    match = Match.start(GAMES[setup.game], setup.options, len(setup.players)).settle(seed)
    table = Table.start(
        match, setup.players, id=table_id, seed=seed, updated=now, take_backs=setup.take_backs
    )
    return turn(Play(table, match))


def resume(table: Table, match: Match) -> Play:
    """A stored game with its match, the hands covered."""
    known = players(table.game)
    people = tuple(_complete(player, seat, known) for seat, player in enumerate(table.players))
    return turn(Play(replace(table, players=people), match.settle(table.seed)))


def _complete(player: Player, seat: Seat, known: Collection[str]) -> Player:
    """A player of a record written by hand or elsewhere, with everything the screen needs.

    A computer player that is not known here is played by the best one there is.
    """
    color = player.color if player.color in COLORS else COLORS[seat]
    kind = player.kind if player.human or player.kind in known else list(known)[-1]
    return replace(player, name=player.name or str(seat + 1), color=color, kind=kind)


def saved(play: Play, now: int) -> Table:
    """The table as the store is to keep it."""
    return play.table.after(play.match, now)


def turn(play: Play) -> Play:
    """Decide whose hidden things may be on the screen now that the actor may have changed.

    One person alone always sees their own. Where several share the device, a hand is shown
    only to the seat on turn, after it has taken the device from behind the curtain.
    """
    humans = play.humans
    if live_screen(play) is not None:
        return replace(play, viewer=humans[0] if len(humans) == 1 else None, curtain=None)
    if len(humans) == 1:
        return replace(play, viewer=humans[0], curtain=None)
    actor = play.match.actor
    if isinstance(actor, Reaction) or actor not in humans:
        return replace(play, viewer=None, curtain=None)
    if play.viewer == actor:
        return replace(play, curtain=None)
    return replace(play, viewer=None, curtain=actor)


def cover(play: Play) -> Play:
    """Hide every hand until the seat on turn says it has the device (again)."""
    return turn(replace(play, viewer=None, local={}, pending=""))


def first_look(play: Play) -> Focus:
    """Where the keyboard goes on: the curtain where one stands, else the hand."""
    return Focus("[data-focus=hand]" if play.curtain is None else "[data-focus=curtain]")


def lift(play: Play) -> Play:
    """The seat behind the curtain has the device."""
    if play.curtain is None:
        return play
    return replace(play, viewer=play.curtain, curtain=None)


def act(play: Play, notation: str) -> Play:
    """Do an action of the seat on turn, then whatever chance owes. Raises `FumotoError`."""
    match = play.match.play_text(notation).settle(play.table.seed)
    return turn(replace(play, match=match, local={}, pending=""))


def take_back(play: Play) -> Play:
    """Undo as the table agreed. Raises `FumotoError` with the reason it cannot be done.

    Who takes back their own action goes on looking at their own hand; for anybody else it
    is covered.
    """
    match = play.match.undo(play.humans, free=play.table.take_backs)
    return turn(replace(play, match=match, epoch=play.epoch + 1, local={}, pending=""))


class _Moment:
    """A table at one moment as one seat sees it; equal for the same match, not for a like one."""

    __slots__ = ("lang", "play")

    def __init__(self, play: Play, lang: str) -> None:
        self.play = play
        self.lang = lang

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Moment)
            and self.play.match is other.play.match
            and self.play.players is other.play.players
            and self.play.viewer == other.play.viewer
            and self.lang == other.lang
        )

    def __hash__(self) -> int:
        return hash((id(self.play.match), self.play.viewer, self.lang))


@lru_cache(maxsize=4)
def _look(
    moment: _Moment, acting: bool
) -> tuple[Any, tuple[str, ...], Event | None, tuple[str, ...]]:
    """View, notations of the legal actions, last action and news: kept while fingers pick."""
    play = moment.play
    match = play.match
    return (
        match.view(play.viewer),
        tuple(match.rules.encode(action) for action in match.legal()) if acting else (),
        event(match, match.ply - 1, play.viewer) if match.ply else None,
        tuple(tell(Words(moment.lang), play, news(play))[-NEWS:]),
    )


def context(model: Model, play: Play) -> Ctx:
    """The table as the viewer may see it."""
    match = play.match
    viewer = play.viewer
    live = live_screen(play)
    looking = live.looking(play) if live is not None else ()
    acting = match.actor in looking or (viewer is not None and match.actor == viewer)
    seen, legal, last, latest = _look(_Moment(play, model.lang), acting)
    return Ctx(
        Words(model.lang),
        play,
        model.settings,
        seen,
        legal,
        model.phone,
        model.landscape,
        last,
        latest,
        {seat: match.view(seat) for seat in looking},
    )


def may_act(play: Play) -> bool:
    """Whether it is somebody's turn who can act on this screen now."""
    actor = play.match.actor
    if live_screen(play) is not None:
        return actor in play.humans
    return play.viewer is not None and actor == play.viewer


def events(play: Play, since: int) -> list[Event]:
    """The actions from index `since` on as the viewer saw them."""
    return [event(play.match, index, play.viewer) for index in range(since, play.match.ply)]


def news(play: Play) -> int:
    """Index of the first action after the viewer's own last one (a spectator's: the last)."""
    match = play.match
    if play.viewer is None:
        return max(0, match.ply - 1)
    for index in range(match.ply - 1, -1, -1):
        if match.rules.actor(match.states[index]) == play.viewer:
            return index + 1
    return 0


def tell(tr: Words, play: Play, since: int) -> list[str]:
    """The same in sentences."""
    names = [player.name for player in play.players]
    screen = SCREENS[play.game]
    sentences = (screen.sentence(tr, happened, names) for happened in events(play, since))
    return [sentence for sentence in sentences if sentence]


def awaited(model: Model, play: Play, extra_ms: int = 0) -> list[Effect]:
    """What has to be set going so that the game goes on by itself: a computer's decision."""
    actor = play.match.actor
    if isinstance(actor, Reaction) or actor < 0 or play.players[actor].human:
        return []
    live = live_screen(play)
    if live is not None and live.busy(play):
        return []
    pace = PACES.get(model.settings.speed, 1500)
    match = play.match
    if play.game in FLOWING and match.ply and match.rules.actor(match.states[-2]) == actor:
        pace //= 3
    return [_think(play, actor, pace + extra_ms)]


def any_action(play: Play) -> str:
    """Notation of a legal action of the computer player on turn, for where it fails."""
    match = play.match
    rng = Stream(play.table.seed, "fallback", match.ply)
    return match.rules.encode(rng.choice(match.legal()))


def _think(play: Play, seat: Seat, pace: int) -> Think:
    match = play.match
    request = ask(
        match.rules,
        match.view(seat),
        match.legal(),
        play.players[seat].kind,
        stream_for(play.table.seed, seat, match.ply),
    )
    return Think(play.token, request, pace, any_action(play))


def shown(model: Model, before: Play, after: Play) -> list[Effect]:
    """Motion and sound that take the eye from one table to the next."""
    ctx = context(model, after)
    screen = SCREENS[after.game]
    effects: list[Effect] = []
    for happened in events(after, before.match.ply):
        walks: tuple[Walk, ...] = screen.walks(ctx, happened)
        effects = _joined(effects, walks)
        name = screen.sound(happened)
        if name:
            effects.append(Sound(name))
    return effects


def _joined(effects: list[Effect], walks: Sequence[Walk]) -> list[Effect]:
    """The effects with further walks; where a piece goes on, its walks become one."""
    found = list(effects)
    for walk in walks:
        for i, earlier in enumerate(found):
            if (
                isinstance(earlier, Walk)
                and earlier.piece == walk.piece
                and earlier.points[-1] == walk.points[0]
            ):
                points = (*earlier.points, *walk.points[1:])
                found[i] = Walk(walk.piece, points, earlier.ms + walk.ms)
                break
        else:
            found.append(walk)
    return found


def refusal(play: Play) -> FumotoError | None:
    """Why nothing can be taken back now; None if it can."""
    try:
        play.match.undo_ply(play.humans, free=play.table.take_backs)
    except FumotoError as error:
        return error
    return None
