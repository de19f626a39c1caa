"""Journey to the Centre of the Earth for the app."""

from collections.abc import Mapping, Sequence
from typing import Final

from pyapp.core.outcome import Outcome
from pyapp.core.rules import OVER
from pyapp.games.journey.geometry import geometry
from pyapp.games.journey.material import CARDS, COLOURS, SEA
from pyapp.games.journey.state import Task, View
from pyapp.ui.game import Chapter, Ctx, Event, ScoreColumn
from pyapp.ui.journey import log, moving, table
from pyapp.ui.journey.cover import cover
from pyapp.ui.journey.labels import action_label
from pyapp.ui.journey.manual import manual
from pyapp.ui.journey.texts import EXPLORER_NAMES, SEA_NAMES, card_name, place_name
from pyapp.ui.journey.view import explorer_point, raft_point, task_of
from pyapp.ui.messages import Walk
from pyapp.ui.vnode import VNode
from pyapp.ui.words import Words

STEP_MS: Final = 320
"""Time of one step."""
RIDE_MS: Final = 110
"""Time of one space on the lava."""


class JourneyScreen:
    """See `ui.game.GameScreen`."""

    id = "journey"

    def title(self, tr: Words) -> str:
        """The game's name."""
        return tr("Journey to the Centre of the Earth")

    def tagline(self, tr: Words) -> str:
        """What kind of game it is."""
        return tr("Down the crater, across the underground sea, up on the lava: for fossils.")

    def credit(self, tr: Words) -> str:
        """Designer, publisher and year."""
        return tr(
            "A game by Rüdiger Dorn (Reise zum Mittelpunkt der Erde, Kosmos, 2008), after Jules "
            "Verne"
        )

    def cover(self) -> VNode:
        """The mountain, the sea, the volcano."""
        return cover()

    def table(self, ctx: Ctx) -> VNode:
        """Picture, open things, hand."""
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
        return _asked(ctx, name)

    def sentence(self, tr: Words, event: Event, names: Sequence[str]) -> str:
        """An action in words."""
        return log.sentence(tr, event, names)

    def action_label(self, ctx: Ctx, notation: str) -> str:
        """A legal action in words."""
        return action_label(ctx, notation)

    def term(self, tr: Words, text: str) -> str:
        """A card in words; any other text as it is."""
        return card_name(tr, CARDS.index(text)) if text in CARDS else text

    def pick(self, local: Mapping[str, str], key: str, value: str) -> Mapping[str, str]:
        """An explorer or an opened seat; the same again lays it back."""
        if key in ("explorer", "seat") and local.get(key) == value:
            return {name: kept for name, kept in local.items() if name != key}
        return {**local, key: value}

    def walks(self, ctx: Ctx, event: Event) -> tuple[Walk, ...]:
        """Explorers walk their steps; the raft sails and rides."""
        before: View = event.before
        after: View = event.after
        places = geometry(after.board)
        if event.text.startswith(("move", "step")) and after.move is not None:
            if after.stage == 1:
                colour = after.move.colour
                name = COLOURS[colour]
                points = (
                    explorer_point(before, places, colour),
                    explorer_point(after, places, colour),
                )
                return (Walk(f"explorer-{name}", points, STEP_MS),)
            points = (raft_point(before, places), raft_point(after, places))
            return (Walk("raft", points, STEP_MS),)
        if event.text == "ride" and after.raft > before.raft:
            track = places.lava[before.raft : after.raft + 1]
            return (Walk("raft", tuple(track), min(1400, 300 + RIDE_MS * len(track))),)
        return ()

    def sound(self, event: Event) -> str:
        """Wood for steps, paper for cards, a drum for the lava and the lightning."""
        if event.actor is None:
            return ""
        before: View = event.before
        after: View = event.after
        if sum(map(sum, (p.fossils for p in after.players))) > sum(
            map(sum, (p.fossils for p in before.players))
        ):
            return "find"
        if event.text == "ride" or (after.sea >= 0 and SEA[after.sea].lightning and before.sea < 0):
            return "lion"
        if event.text.startswith(("move", "step", "stop")):
            return "wood"
        return "paper"

    def manual(self, tr: Words) -> tuple[Chapter, ...]:
        """The rules in the app."""
        return manual(tr)

    def columns(self, tr: Words, outcome: Outcome) -> tuple[ScoreColumn, ...]:
        """The parts of the score."""
        parts = [dict(part) for part in outcome.parts]
        titles = (
            ("total", tr("Points")),
            ("singles", tr("Single fossils")),
            ("heads", tr("Heads")),
            ("ichthyosaurs", tr("Ichthyosaurs")),
            ("gold", tr("Gold")),
            ("crystal", tr("Crystal")),
            ("sea", tr("Sea")),
            ("water", tr("Water stones")),
            ("water-supply", tr("Water Supply")),
            ("mushroom-forest", tr("Mushroom Forest")),
            ("city-of-ruins", tr("City of Ruins")),
            ("fossil-cards", tr("Fossil cards")),
        )
        return tuple(
            ScoreColumn(title, tuple(str(part[name]) for part in parts))
            for name, title in titles
            if name == "total" or any(part[name] for part in parts)
        )

    def ending(self, tr: Words, outcome: Outcome, names: Sequence[str]) -> str:
        """How the game ended."""
        winners = tr.join([names[seat] for seat in outcome.winners])
        points = [dict(part)["total"] for part in outcome.parts]
        best = max(points)
        if len(outcome.winners) > 1:
            return tr(
                "Back in the daylight: {winners} share the win with {points} points.",
                winners=winners,
                points=best,
            )
        if sum(n == best for n in points) > 1:
            return tr(
                "Back in the daylight: level on {points} points, {winner} has more fossils and "
                "wins!",
                winner=winners,
                points=best,
            )
        return tr(
            "Back in the daylight: {winner} wins with {points} points!",
            winner=winners,
            points=best,
        )


def _asked(ctx: Ctx, name: str) -> str:
    tr = ctx.tr
    view: View = ctx.view
    todo = view.todo[-1]
    match task_of(view):
        case Task.TURN:
            colour = moving.chosen_colour(ctx)
            if colour is not None:
                who = tr(EXPLORER_NAMES[colour])
                if view.stage == 2:
                    return tr("{name}: sail the raft with cards of {who}.", name=name, who=who)
                return tr("{name}: lead {who} to a space.", name=name, who=who)
            return tr("{name}: draw three cards or move.", name=name)
        case Task.MOVE:
            move = view.move
            assert move is not None
            return tr(
                "{name}: {space} reached for {n}. Go on or finish.",
                name=name,
                space=place_name(tr, move.path[-1]),
                n=move.cost.units,
            )
        case Task.DRAW:
            return tr.plural(
                "{name}: draw {n} more card.",
                "{name}: draw {n} more cards.",
                todo.number,
                name=name,
            )
        case Task.LIMIT:
            return tr("{name}: too many cards. Discard one from your hand.", name=name)
        case Task.DISCOVER:
            return tr("{name}: pay for the discovery?", name=name)
        case Task.RETURN:
            return tr.plural(
                "{name}: put {n} fossil back.",
                "{name}: put {n} fossils back.",
                todo.number,
                name=name,
            )
        case Task.SWAP:
            return tr("{name}: exchange up to three fossils.", name=name)
        case Task.OFFER:
            return tr("{name}: {card}?", name=name, card=tr(SEA_NAMES[view.sea]))
        case Task.PAY:
            return tr("{name}: pay water for your fossils.", name=name)
        case Task.LOSE:
            return tr.plural(
                "{name}: discard {n} fossil.",
                "{name}: discard {n} fossils.",
                todo.number,
                name=name,
            )
        case Task.RIDE:
            return tr("{name}: ride the lava!", name=name)
        case Task.LAVA:
            return tr.plural(
                "{name}: discard {n} fossil, or a matching card.",
                "{name}: discard {n} fossils, or a matching card.",
                todo.number,
                name=name,
            )
    return tr("{name}'s turn", name=name)


SCREEN: Final = JourneyScreen()
