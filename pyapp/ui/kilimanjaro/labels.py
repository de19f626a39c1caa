"""Legal actions in words, for lists, confirmations and buttons."""

from pyapp.games.kilimanjaro.actions import NOBODY, Banana, Exchange, Place, Play, SendBack
from pyapp.games.kilimanjaro.evaluation import forecast
from pyapp.games.kilimanjaro.material import TRACK
from pyapp.games.kilimanjaro.notation import decode
from pyapp.games.kilimanjaro.state import View
from pyapp.ui.game import Ctx
from pyapp.ui.kilimanjaro import log


def action_label(ctx: Ctx, notation: str) -> str:
    """A legal action in words."""
    tr = ctx.tr
    view: View = ctx.view
    seat = view.actor
    match decode(notation):
        case Place(kind, space):
            kind_name = tr(log.COUNTER_NAMES[kind])
            return tr("Put the counter ({kind}) on space {space}", kind=kind_name, space=space)
        case Play() as play:
            return _play_label(ctx, play)
        case Banana(True):
            space = min(view.positions[seat] + view.moving, TRACK.last)
            return tr("Move on by {n} to space {space}", n=view.moving, space=space)
        case Banana(False):
            return tr("Stay on space {space}", space=view.positions[seat])
        case Exchange(other) if other == NOBODY:
            return tr("Change places with nobody")
        case Exchange(other):
            return tr(
                "Change places with {name} (space {space})",
                name=ctx.name(other),
                space=view.positions[other],
            )
        case SendBack(other):
            return tr(
                "Send {name} from space {space} to the village on {village}",
                name=ctx.name(other),
                space=view.positions[other],
                village=TRACK.village_behind(view.positions[other]),
            )
    return notation


def _play_label(ctx: Ctx, play: Play) -> str:
    tr = ctx.tr
    view: View = ctx.view
    seat = view.actor
    seen = forecast(view, play, seat)
    values = {
        "card": log.card_name(tr, play.card),
        "pile": play.pile + 1,
        "n": seen.distance,
        "space": seen.landing,
        "owner": ctx.name(play.seat),
        "before": seen.before,
        "after": seen.after,
    }
    if play.seat == seat:
        return tr("{card} on your pile {pile}: move {n} to space {space}", **values)
    return tr(
        "{card} on {owner}'s pile {pile}: move {n} to space {space}; "
        "{owner}'s distance {before} → {after}",
        **values,
    )
