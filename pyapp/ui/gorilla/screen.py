"""The Third Gorilla for the app: names, prompts, sentences, sounds, result."""

from collections.abc import Mapping, Sequence
from typing import Final

from pyapp.core.outcome import Outcome
from pyapp.core.rules import Seat
from pyapp.games.gorilla.material import CARDS_BY_NAME, is_fake
from pyapp.games.gorilla.state import Phase, View
from pyapp.store.settings import Settings
from pyapp.ui.game import Chapter, Ctx, Event, ScoreColumn
from pyapp.ui.gorilla import aside as beside
from pyapp.ui.gorilla import log, minding, table
from pyapp.ui.gorilla.labels import action_label, card_name
from pyapp.ui.gorilla.manual import manual
from pyapp.ui.live import Heeded, Signal
from pyapp.ui.messages import Walk
from pyapp.ui.model import Play
from pyapp.ui.vnode import VNode
from pyapp.ui.words import Words


class GorillaScreen:
    """See `ui.game.GameScreen` and `ui.live.LiveScreen`."""

    id = "gorilla"

    def title(self, tr: Words) -> str:
        """The game's name."""
        return tr("The Third Gorilla")

    def tagline(self, tr: Words) -> str:
        """What kind of game it is."""
        return tr("Shout, slap, and do not fall for the fake.")

    def credit(self, tr: Words) -> str:
        """Designer, publisher and year."""
        return tr("A game by The Charade Games (第三のゴリラ, 鷹巣堂, 2020)")

    def cover(self) -> VNode:
        """A gorilla and somebody dressed as one."""
        return table.cover()

    def table(self, ctx: Ctx) -> VNode:
        """Everybody's edge, and the pile between them."""
        return table.table(ctx)

    def prompt(self, ctx: Ctx) -> str:
        """What to do now."""
        tr = ctx.tr
        view: View = ctx.view
        aside = beside.aside_of(ctx.play)
        if aside.verdict is not None:
            return tr("What happened")
        if view.phase is Phase.OVER:
            outcome = ctx.play.match.outcome()
            names = [player.name for player in ctx.players]
            return self.ending(tr, outcome, names) if outcome else ""
        name = ctx.name(view.turn)
        if aside.call is not None:
            return table.call_prompt(ctx, aside.call)
        if aside.deciding is not None:
            return tr("{name} calls “Gorilla!”", name=name)
        if not ctx.players[view.turn].human:
            return tr("{name} is thinking …", name=name)
        if ctx.viewer == view.turn:
            return tr("{name}: play a card.", name=name)
        return tr("{name}'s turn", name=name)

    def sentence(self, tr: Words, event: Event, names: Sequence[str]) -> str:
        """An action in words."""
        return log.sentence(tr, event, names)

    def action_label(self, ctx: Ctx, notation: str) -> str:
        """A legal action in words."""
        return action_label(ctx, notation)

    def term(self, tr: Words, text: str) -> str:
        """A card in words; any other text as it is."""
        return card_name(tr, CARDS_BY_NAME[text]) if text in CARDS_BY_NAME else text

    def pick(self, local: Mapping[str, str], key: str, value: str) -> Mapping[str, str]:
        """Nothing is picked at this table."""
        return local

    def walks(self, ctx: Ctx, event: Event) -> tuple[Walk, ...]:
        """Cards do not walk."""
        return ()

    def sound(self, event: Event) -> str:
        """Paper for a card, a growl for who is fooled, a rustle as the pile is taken."""
        verb = event.text.partition(" ")[0]
        if verb == "play":
            return "" if event.after.phase is Phase.REACT else "paper"
        fooled = verb == "react" and is_fake(event.before.called) and "@" in event.text
        if fooled:
            return "lion"
        return "deal" if event.before.taken != event.after.taken else ""

    def manual(self, tr: Words) -> tuple[Chapter, ...]:
        """The rules in the app."""
        return manual(tr)

    def columns(self, tr: Words, outcome: Outcome) -> tuple[ScoreColumn, ...]:
        """How many cards everybody has taken."""
        counts = [dict(part)["taken"] for part in outcome.parts]
        titles = tuple(
            tr("Gorilla-san") if outcome.ranks[seat] == max(outcome.ranks) else ""
            for seat in range(len(counts))
        )
        return (
            ScoreColumn(tr("Cards taken"), tuple(map(str, counts))),
            ScoreColumn(tr("Title"), titles),
        )

    def ending(self, tr: Words, outcome: Outcome, names: Sequence[str]) -> str:
        """Who is Gorilla-san."""
        last = max(outcome.ranks)
        losers = [names[seat] for seat, rank in enumerate(outcome.ranks) if rank == last]
        if len(losers) > 1:
            return tr("{players} share it: Gorilla-san for the day!", players=tr.join(losers))
        return tr("{player} is Gorilla-san for the day!", player=losers[0])

    def heed(self, play: Play, settings: Settings, tr: Words, signal: Signal) -> Heeded:
        """Take a signal in."""
        return minding.heed(play, settings, tr, signal)

    def looking(self, play: Play) -> tuple[Seat, ...]:
        """The seats whose people look at their hands."""
        return beside.looking(play)

    def busy(self, play: Play) -> bool:
        """Whether a call is on, or being explained."""
        return beside.busy(play)


SCREEN: Final = GorillaScreen()
