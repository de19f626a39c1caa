"""Stage 1, A: drawing three cards."""

import pytest

from pyapp.core.errors import IllegalAction
from pyapp.core.rules import CHANCE
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.state import State, Task, Todo
from tests.games.journey.dealing import legal, play, scene


def test_three_cards_in_any_mix() -> None:
    s = scene(
        decks={"explorers": "yellow red", "equipment": "rope pickaxe compass"},
        display="compass hardtack lamp",
    )
    s = play(s, "draw explorers", "take lamp", "draw equipment")
    assert s.players[0].explorers == (0, 0, 1)
    assert s.players[0].equipment == (1, 0, 0, 0, 1)
    assert s.actor == 1
    for texts in (["draw explorers"] * 3, ["draw equipment"] * 3, ["take lamp", "take compass"]):
        assert play(scene(), *texts).players[0] != scene().players[0]


def test_cards_come_one_after_the_other() -> None:
    s = play(scene(decks={"explorers": "yellow red"}), "draw explorers")
    assert s.players[0].explorers == (0, 0, 1)
    assert s.actor == 0
    assert play(s, "draw explorers").players[0].explorers == (0, 1, 1)


def test_after_the_first_card_there_is_no_more_moving() -> None:
    s = play(scene(hands={1: "blue*3"}), "draw explorers")
    assert all(text.split()[0] in ("draw", "take") for text in legal(s))
    with pytest.raises(IllegalAction, match="not-now"):
        play(s, "move blue d2")


def test_only_what_lies_in_the_display_can_be_taken() -> None:
    s = scene(display="compass compass lamp")
    assert [text for text in legal(s) if text.startswith("take")] == ["take compass", "take lamp"]
    with pytest.raises(IllegalAction, match="take-missing"):
        play(s, "take rope")


def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    s = scene(display="compass hardtack lamp", decks={"equipment": "rope pickaxe"})
    s = play(s, "take compass", "take lamp")
    assert s.display == (3,)
    s = play(s, "take hardtack")
    assert s.actor == 1
    assert s.display == (0, 0, 1)  # rope and pickaxe, then the next of the deck


def test_the_eleventh_explorer_is_discarded_at_once_by_choice() -> None:
    s = scene(hands={1: "blue*5 red*5"}, decks={"explorers": "yellow"})
    s = play(s, "draw explorers")
    assert legal(s) == ["discard blue", "discard red", "discard yellow"]
    s = play(s, "discard red")
    assert s.players[0].explorers == (5, 4, 1)
    assert s.discards[0] == (0, 1, 0)
    assert legal(s)[0] == "draw explorers"


def test_the_sixth_equipment_card_is_discarded_at_once_by_choice() -> None:
    s = play(scene(hands={1: "rope*2 pickaxe*3"}), "take lamp")
    assert legal(s) == ["discard rope", "discard pickaxe", "discard lamp"]
    with pytest.raises(IllegalAction, match="discard-missing"):
        play(s, "discard compass")
    s = play(s, "discard lamp")
    assert s.players[0].equipment == (2, 3, 0, 0, 0)


def test_event_cards_count_for_no_limit() -> None:
    s = scene(hands={1: "blue*9 rope*4 multi-tool*2 prismatic*2 good-luck*2 water-supply*2"})
    s = play(s, "draw explorers", "take lamp")
    assert s.todo[-1].task is Task.DRAW


def test_an_empty_deck_is_made_from_its_discards_at_once() -> None:
    s = scene(
        hands={1: "red*5", 2: "red*10"},
        only=("explorers",),
        decks={"explorers": "yellow"},
    )
    s = play(s, "draw explorers")
    assert s.actor == CHANCE
    assert s.todo[-1] == Todo(Task.SHUFFLE, -1, 0)
    s = play(s, "explorers blue*21 red*6 yellow*20")
    assert s.players[0].explorers == (0, 5, 1)
    assert s.discards[0] == (0, 0, 0)
    s = play(s, "draw explorers")
    assert s.players[0].explorers == (1, 5, 1)


def test_a_reshuffle_names_the_discards_and_nothing_else() -> None:
    s = scene(hands={1: "red*5"}, only=("explorers",), decks={"explorers": "yellow"})
    with pytest.raises(IllegalAction, match="shuffle-set"):
        play(s, "draw explorers", "explorers blue*21 red*16 yellow*21")


def test_with_deck_and_discards_empty_what_can_be_drawn_is_drawn() -> None:
    s = scene(display="lamp", only=("explorers", "equipment"))
    # Everything else lies where nobody can draw it: as if the box were lost.
    s = s._replace(discards=((0, 0, 0), (0,) * 5, *s.discards[2:]))
    assert "draw explorers" not in legal(s)
    with pytest.raises(IllegalAction, match="draw-empty"):
        play_unchecked(s, "draw explorers")
    after = play_unchecked(s, "take lamp")
    assert after.actor == 1


def test_if_nothing_can_be_done_the_turn_passes() -> None:
    s = scene(display="", only=("explorers", "equipment"))
    s = s._replace(discards=((0, 0, 0), (0,) * 5, *s.discards[2:]))
    assert legal(s) == ["pass"]
    assert play_unchecked(s, "pass").actor == 1
    with pytest.raises(IllegalAction, match="pass-not"):
        play(scene(), "pass")


def play_unchecked(s: State, text: str) -> State:
    return RULES.apply(s, RULES.decode(text))
