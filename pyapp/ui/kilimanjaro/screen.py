"""Kilimanjaro for the app: names, prompts, sentences, motion, result."""

from collections.abc import Mapping, Sequence
from typing import Final

from pyapp.core.outcome import Outcome
from pyapp.core.rules import OVER
from pyapp.games.kilimanjaro.geometry import path
from pyapp.games.kilimanjaro.material import CARD_NAMES, UP
from pyapp.games.kilimanjaro.state import EndReason, Phase, View
from pyapp.ui.game import Chapter, Ctx, Event, ScoreColumn
from pyapp.ui.kilimanjaro import log, table
from pyapp.ui.kilimanjaro.cover import cover
from pyapp.ui.kilimanjaro.labels import action_label
from pyapp.ui.kilimanjaro.log import card_name
from pyapp.ui.kilimanjaro.manual import manual
from pyapp.ui.messages import Walk
from pyapp.ui.vnode import VNode
from pyapp.ui.words import Words

STEP_MS: Final = 70
"""Time a pawn takes for one space, at most."""
WALK_MS: Final = 1200
"""Time a whole walk takes, at most."""


class KilimanjaroScreen:
    """See `ui.game.GameScreen`."""

    id = "kilimanjaro"

    def title(self, tr: Words) -> str:
        """The game's name."""
        return tr("Kilimanjaro")

    def tagline(self, tr: Words) -> str:
        """What kind of game it is."""
        return tr("A race along river, savanna and jungle, with cards, bluff and memory.")

    def credit(self, tr: Words) -> str:
        """Designer, publisher and year."""
        return tr("A game by Reiner Knizia (Am Fuß des Kilimandscharo, Hans im Glück, 1995)")

    def cover(self) -> VNode:
        """The board's landscape."""
        return cover()

    def table(self, ctx: Ctx) -> VNode:
        """Board, rows and hand."""
        return table.table(ctx)

    def prompt(self, ctx: Ctx) -> str:
        """What to do now."""
        tr = ctx.tr
        view: View = ctx.view
        if view.actor == OVER:
            outcome = ctx.play.match.outcome()
            names = [player.name for player in ctx.players]
            return self.ending(tr, outcome, names) if outcome else ""
        name = ctx.name(view.actor)
        if not ctx.acting:
            if ctx.players[view.actor].human:
                return tr("{name}'s turn", name=name)
            return tr("{name} is thinking …", name=name)
        match view.phase:
            case Phase.PLACE:
                return tr("{name}: put a counter on a free space.", name=name)
            case Phase.BANANA:
                return tr("{name}: a banana! Move on by {n}?", name=name, n=view.moving)
            case Phase.EXCHANGE:
                return tr("{name}: change places with somebody?", name=name)
            case Phase.SEND_BACK:
                return tr("{name}: who goes back to the village?", name=name)
        if ctx.picked("card"):
            return tr("{name}: choose a pile for the card.", name=name)
        return tr("{name}: choose a card.", name=name)

    def sentence(self, tr: Words, event: Event, names: Sequence[str]) -> str:
        """An action in words."""
        return log.sentence(tr, event, names)

    def action_label(self, ctx: Ctx, notation: str) -> str:
        """A legal action in words."""
        return action_label(ctx, notation)

    def term(self, tr: Words, text: str) -> str:
        """A card in words; any other text as it is."""
        return card_name(tr, CARD_NAMES.index(text)) if text in CARD_NAMES else text

    def pick(self, local: Mapping[str, str], key: str, value: str) -> Mapping[str, str]:
        """A card or a kind of counter; the same card again lays it back."""
        if key == "card" and local.get("card") == value:
            return {name: kept for name, kept in local.items() if name != "card"}
        return {**local, key: value}

    def walks(self, ctx: Ctx, event: Event) -> tuple[Walk, ...]:
        """Pawns walk space by space; a pawn that is carried goes straight."""
        layout = table.layout(ctx)
        found = []
        stops = log.stops(event)
        for seat, (was, now) in enumerate(
            zip(event.before.positions, event.after.positions, strict=True)
        ):
            if seat == event.actor and stops:
                spaces = [was]
                for stop in stops:
                    forward = stop > spaces[-1]
                    spaces += range(spaces[-1] + 1, stop + 1) if forward else [stop]
            elif was != now:
                spaces = [was, now]
            else:
                continue
            points = tuple(path(layout, spaces))
            ms = min(STEP_MS * max(len(points), 4), WALK_MS)
            found.append(Walk(f"pawn-{seat + 1}", points, ms))
        return tuple(found)

    def sound(self, event: Event) -> str:
        """Wood for cards and counters, a drum for what is turned up."""
        if event.actor is None:
            return ""
        before, after = event.before.board, event.after.board
        if event.text.startswith("place"):
            return "wood"
        if before != after:
            stops = log.stops(event)
            lion = any(after[stop] >= UP and after[stop] & 3 == 2 for stop in stops)
            return "lion" if lion else "find"
        return "paper" if event.text.startswith("play") else "wood"

    def manual(self, tr: Words) -> tuple[Chapter, ...]:
        """The rules in the app."""
        return manual(tr)

    def columns(self, tr: Words, outcome: Outcome) -> tuple[ScoreColumn, ...]:
        """Where everybody stands, and where one more move would lead."""
        parts = [dict(part) for part in outcome.parts]
        columns = [ScoreColumn(tr("Space"), tuple(str(part["position"]) for part in parts))]
        if outcome.reason == EndReason.CARDS_OUT:
            reach = tuple(str(part["next_move"]) for part in parts)
            columns.append(ScoreColumn(tr("After one more move"), reach))
        return tuple(columns)

    def ending(self, tr: Words, outcome: Outcome, names: Sequence[str]) -> str:
        """How the game ended."""
        winners = tr.join([names[seat] for seat in outcome.winners])
        if outcome.reason == EndReason.BASE_CAMP:
            return tr("{winner} reaches the base camp and wins!", winner=winners)
        if len(outcome.winners) > 1:
            return tr("The cards are all played. {winners} share the win.", winners=winners)
        furthest = max(dict(part)["position"] for part in outcome.parts)
        level = sum(dict(part)["position"] == furthest for part in outcome.parts)
        if level > 1:
            return tr(
                "The cards are all played and pawns are level: {winner} would get furthest with "
                "one more move and wins!",
                winner=winners,
            )
        return tr("The cards are all played. {winner} is furthest along and wins!", winner=winners)


SCREEN: Final = KilimanjaroScreen()
