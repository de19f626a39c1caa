"""The notation reads what it writes, reads what a person writes, and refuses the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.errors import IllegalAction, InvalidNotation
from pyapp.games.gorilla import GORILLA, notation
from pyapp.games.gorilla.actions import HOLD, UNTIMED, Action, Lot, Play, React, Split, Throw
from pyapp.games.gorilla.state import State
from tests.games.gorilla.tables import cards, dealt, do, middle, new

HANDS = ["fire-5 fire-1", "water-5 water-1", "wind-5 wind-1", "earth-5 earth-1"]


def test_the_examples_of_its_page_hold() -> None:
    for text, action in (
        ("play fire-2", Play(2)),
        (
            "react 2 water-5@412, 3 earth-5@398, 4 none",
            React((Throw(1, 15, 412), Throw(2, 35, 398), Throw(3, HOLD, UNTIMED))),
        ),
        (
            "react 2 water-5, 4 none",
            React((Throw(1, 15, UNTIMED), Throw(3, HOLD, UNTIMED))),
        ),
        ("split fire-2 wind-6", Split(cards("fire-2 wind-6"))),
        ("lot 3", Lot(2)),
    ):
        decoded = GORILLA.decode(text)
        assert decoded == action
        assert type(decoded) is type(action)
        assert GORILLA.encode(action) == text


def test_seats_of_a_reaction_may_be_written_in_any_order() -> None:
    text = "react 4 none, 2 water-5@412, 3 earth-5@398"
    assert GORILLA.encode(GORILLA.decode(text)) == "react 2 water-5@412, 3 earth-5@398, 4 none"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation"),
        ("play", "bad-card"),
        ("play ", "bad-card"),
        ("play fire-0", "bad-card"),
        ("play fire-10", "bad-card"),
        ("play Fire-2", "bad-card"),
        ("play  fire-2", "bad-card"),
        ("play fire-2 ", "bad-card"),
        ("play fire-2\n", "bad-card"),
        ("play fire-2 fire-3", "bad-card"),
        ("play ice-2", "bad-card"),
        ("PLAY fire-2", "notation"),
        ("pass", "notation"),
        ("deal", "bad-card"),
        ("deal fire-2  fire-3", "bad-card"),
        ("gorillas", "bad-card"),
        ("split ?", "bad-card"),
        ("lot", "notation"),
        ("lot 0", "notation"),
        ("lot 5", "notation"),
        ("lot 1 2", "notation"),
        ("lot ٣", "notation"),
        ("react", "notation"),
        ("react ", "notation"),
        ("react 2", "bad-card"),
        ("react 2 none,3 none", "bad-card"),
        ("react 2 none, ", "notation"),
        ("react 5 none", "notation"),
        ("react 0 none", "notation"),
        ("react 2 none@400", "bad-card"),
        ("react 2 water-5 @400", "bad-card"),
        ("react 2 water-5@400@400", "bad-time"),
        ("react 2 water-5@9999999999", "bad-time"),
        ("deal " + "fire-2 " * 200000, "notation"),
    ],
)
def test_other_texts_are_no_actions(text: str, code: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        GORILLA.decode(text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 200


words = st.sampled_from(
    [
        "play",
        "react",
        "deal",
        "gorillas",
        "fakes",
        "split",
        "lot",
        "none",
        "fire-2",
        "water-5",
        "earth-6",
        "wind-9",
        "1",
        "2",
        "3",
        "4",
        "5",
        "2,",
        "4,",
        "none,",
        "water-5@412",
        "earth-6@0,",
        "fire-5@5001",
        "@",
        "@7",
        ",",
        "?",
        "-1",
    ]
)


KNOWN = {*GORILLA.reasons, "game-over", "chance-now", "not-now", None}


def refusal(state: State, action: Action) -> str | None:
    """The code with which the action is refused; None where it is not."""
    try:
        GORILLA.apply(state, action)
    except IllegalAction as error:
        return error.code
    return None


@given(st.text() | st.lists(words, max_size=12).map(" ".join))
def test_any_text_is_an_action_or_refused_and_any_action_applies_or_is_refused(text: str) -> None:
    try:
        action = GORILLA.decode(text)
    except InvalidNotation:
        return
    assert GORILLA.decode(GORILLA.encode(action)) == action
    called = do(middle(HANDS, "water-8"), "play fire-5")
    relaxed = do(middle(HANDS, "water-8", relaxed=True), "play fire-5")
    for state in (
        new(),
        dealt(),
        middle(HANDS, "water-8"),
        called,
        do(called, "react 2 none, 3 none, 4 none"),
        relaxed,
        do(relaxed, "react 2 water-5, 3 wind-5, 4 earth-5"),
    ):
        assert refusal(state, action) in KNOWN


def test_its_page_names_every_verb() -> None:
    assert notation.__doc__
    for verb in ("deal", "gorillas", "fakes", "play", "react", "split", "lot"):
        assert f"    {verb} " in notation.__doc__
