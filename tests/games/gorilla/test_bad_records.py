"""Records with impossible actions are refused with the action's number and the reason."""

import pytest

from pyapp.core.errors import BadRecord, FumotoError
from pyapp.core.record import read_record, replay_record
from pyapp.games import GAMES
from tests.games.gorilla.tables import SUIT_EACH, cards, deal_text

DEALS = deal_text([cards(hand) for hand in SUIT_EACH])
ROUND = [*DEALS, "play fire-2", "play water-2", "play wind-2", "play earth-2"]
"""Seat 1 is on turn and has nothing but its gorilla for earth-2."""

CALL = [*ROUND, "play fire-5"]
FAKE = [*CALL, "react 2 water-5@400, 3 wind-5@300, 4 earth-5@310", "play water-6"]
"""Seat 2 took the pile and leads with its fake."""


def refusal(actions: list[str], **options: object) -> tuple[int, str]:
    """Number and code of the action for which the record is refused."""
    record = {
        "format": "fumoto-record",
        "version": 1,
        "game": "gorilla",
        "seats": 4,
        "options": options,
        "actions": actions,
    }
    with pytest.raises(BadRecord, match="record-action") as caught:
        replay_record(read_record(record, GAMES), GAMES)
    params = caught.value.params
    assert isinstance(params["ply"], int)
    assert actions[params["ply"] - 1].startswith(str(params["text"]).removesuffix("…"))
    reason = caught.value.__cause__
    assert isinstance(reason, FumotoError)
    return params["ply"], reason.code


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("play water-3", "not-in-hand"),
        ("play fire-9", "does-not-go"),
        ("react 2 water-5@300, 3 none, 4 none", "no-call"),
        ("split fire-2", "not-now"),
        (DEALS[0], "not-now"),
        ("play water-11", "bad-card"),
        ("slap 2", "notation"),
    ],
)
def test_a_bad_play_is_refused_with_number_and_reason(bad: str, code: str) -> None:
    assert refusal([*ROUND, bad, "play fire-5"]) == (8, code)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("react 2 water-5@-300, 3 none, 4 none", "bad-time"),
        ("react 2 water-5@5001, 3 none, 4 none", "throw-late"),
        ("react 2 water-5, 3 none, 4 none", "throw-untimed"),
        ("react 1 fire-1@300, 2 none, 3 none, 4 none", "caller-throws"),
        ("react 2 water-2@300, 3 none, 4 none", "not-in-hand"),
        ("react 2 wind-5@300, 3 none, 4 none", "not-in-hand"),
        ("react 2 water-5@300", "react-seats"),
        ("play water-6", "react-now"),
    ],
)
def test_a_bad_reaction_is_refused_with_number_and_reason(bad: str, code: str) -> None:
    assert refusal([*CALL, bad]) == (9, code)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("react 1 fire-5@2501, 3 none, 4 none", "throw-late"),
        ("react 1 none, 2 water-5@300, 3 none, 4 none", "caller-throws"),
        ("react 1 fire-2@300, 3 none, 4 none", "not-in-hand"),
    ],
)
def test_a_bad_reaction_to_a_fake_is_refused(bad: str, code: str) -> None:
    assert refusal([*FAKE, bad]) == (11, code)


def test_a_record_of_another_mode_is_refused_at_its_first_time() -> None:
    assert refusal([*FAKE, "react 1 none, 3 none, 4 none"], relaxed=True) == (9, "throw-timed")
