"""The Third Gorilla told in sentences."""

from collections.abc import Sequence

from pyapp.games.gorilla.actions import Lot, Play, React
from pyapp.games.gorilla.material import is_fake, is_gorilla
from pyapp.games.gorilla.notation import decode
from pyapp.games.gorilla.reasons import VERDICTS
from pyapp.games.gorilla.state import View
from pyapp.ui.game import Event
from pyapp.ui.gorilla.labels import card_name, gains, thrown_text, verdict_of, verdict_text
from pyapp.ui.words import Words


def sentence(tr: Words, event: Event, names: Sequence[str]) -> str:
    """The action in words; empty if there is nothing to tell."""
    verb = event.text.partition(" ")[0]
    if verb == "deal":
        return tr("The cards are dealt: everybody has a gorilla and a fake among nine cards.")
    if verb == "split":
        return tr.sentences([tr("The pile is shuffled and split."), taken_text(tr, event, names)])
    if verb in ("gorillas", "fakes"):
        return ""
    before: View = event.before
    match decode(event.text):
        case Play(card):
            name = names[before.turn]
            if is_gorilla(card) or is_fake(card):
                text = tr("{name} calls “Gorilla!”: {card}.", name=name, card=card_name(tr, card))
            else:
                text = tr("{name} plays {card}.", name=name, card=card_name(tr, card))
            return text
        case React(throws):
            verdict = verdict_of(before, throws)
            did = [thrown_text(tr, throw, names[throw.seat]) for throw in throws]
            return tr.sentences(
                [
                    *did,
                    verdict_text(tr, verdict, names[before.turn], list(names)),
                    taken_text(tr, event, names),
                ]
            )
        case Lot(seat):
            text = tr(VERDICTS["lot-drawn"], player=names[seat])
            return tr.sentences([text, taken_text(tr, event, names)])
    return ""


def taken_text(tr: Words, event: Event, names: Sequence[str]) -> str:
    """Who has taken how many cards by this action."""
    told = []
    for seat, n in gains(event.before, event.after):
        if n > 0:
            told.append(
                tr.plural("{name} takes {n} card.", "{name} takes {n} cards.", n, name=names[seat])
            )
        else:
            told.append(
                tr.plural(
                    "{name} is rid of {n} card.",
                    "{name} is rid of {n} cards.",
                    -n,
                    name=names[seat],
                )
            )
    return tr.sentences(told)
