"""The table of The Third Gorilla: hands for their owners' eyes, games played to their end."""

import re
from collections.abc import Iterator

import pytest

from pyapp.core.chance import Stream
from pyapp.games.gorilla import GORILLA
from pyapp.games.gorilla.material import CARD_NAMES, DECKS, NAMES, is_gorilla
from pyapp.store.table import HUMAN
from pyapp.ui import messages as m
from pyapp.ui.gorilla.edges import EDGES, edges
from pyapp.ui.gorilla.reaction import GRACE_MS, Stage
from pyapp.ui.pictures import sheet, symbols
from pyapp.ui.vnode import VNode, markup
from tests.pilot import Pilot, begin, has, said, with_class
from tests.ui.gorilla_table import Table

FOUR = (HUMAN,) * 4
TABLES = {
    "nobody": ("easy", "normal", "hard", "random"),
    "one person": (HUMAN, "easy", "normal", "hard"),
    "two people": (HUMAN, "easy", HUMAN, "normal"),
    "four people": FOUR,
    "three seats": (HUMAN, "hard", "easy"),
}


def faces(node: VNode) -> set[str]:
    """The numbers of all animals drawn somewhere below, and the cards named in words."""
    text = markup(node)
    return set(re.findall(r"#g-animal-(\d)", text)) | set(re.findall(r"card:\d:([a-z]+-\d)", text))


def hands(table: Table) -> list[VNode]:
    """All hands as drawn."""
    return with_class(table.tree, "ghand")


# Hidden means absent


def test_no_face_of_any_hand_is_there_while_nobody_looks() -> None:
    table = Table(*FOUR)
    assert len(hands(table)) == 4
    for hand in hands(table):
        assert not faces(hand)
        for name in NAMES.values():
            assert name not in said(hand)


def test_a_finger_shows_its_own_hand_and_only_while_it_stays() -> None:
    table = Table(*FOUR)
    table.touch("down", 1, "hand:2")
    for seat, hand in enumerate(_by_seat(table)):
        assert bool(faces(hand)) == (seat == 2)
    table.touch("up", 1, "hand:2")
    assert not any(map(faces, hands(table)))


def test_a_cancelled_finger_hides_the_hand() -> None:
    table = Table(*FOUR)
    table.touch("down", 1, "hand:2")
    table.touch("cancel", 1, "")
    assert not any(map(faces, hands(table)))


def test_several_hands_are_held_at_once_and_two_fingers_hold_one() -> None:
    table = Table(*FOUR)
    for pointer, seat in enumerate((0, 3, 3)):
        table.touch("down", pointer, f"hand:{seat}")
    assert [bool(faces(hand)) for hand in _by_seat(table)] == [True, False, False, True]
    table.touch("up", 2, "hand:3")
    assert [bool(faces(hand)) for hand in _by_seat(table)] == [True, False, False, True]
    table.touch("up", 1, "hand:3")
    assert [bool(faces(hand)) for hand in _by_seat(table)] == [True, False, False, False]


@pytest.mark.parametrize("away", [m.Hidden(), m.Do("sheet:menu")])
def test_whatever_takes_the_table_away_covers_the_hands(away: m.Message) -> None:
    table = Table(*FOUR)
    table.touch("down", 1, "hand:0")
    table.send(away)
    assert not any(map(faces, hands(table)))


def _by_seat(table: Table) -> list[VNode]:
    return [with_class(table.zone(seat), "ghand")[0] for seat in range(4)]


def test_one_persons_page_is_the_same_whatever_the_others_hold() -> None:
    """What the person's seat cannot know is dealt anew; the page must not change."""
    table = Table(HUMAN, "easy", "normal", "hard")
    while table.pilot.match.actor != 0 or table.stage is not None:
        table.wait(100)
    page = table.page()
    state = table.state
    for seed in range(5):
        other = GORILLA.determinize(GORILLA.observe(state, 0), Stream(seed, "test"))
        assert other.hands[0] == state.hands[0]
        _lay_under(table, other)
        assert table.page() == page


def test_many_peoples_page_is_the_same_whatever_anybody_holds() -> None:
    table = Table(*FOUR)
    page = table.page()
    for seed in range(5):
        _lay_under(table, GORILLA.determinize(GORILLA.observe(table.state, None), Stream(seed)))
        assert table.page() == page


def _lay_under(table: Table, state: object) -> None:
    from dataclasses import replace

    play = table.pilot.play
    match = replace(play.match, states=(*play.match.states[:-1], state))
    table.pilot.model = replace(table.pilot.model, play=replace(play, match=match))


@pytest.mark.parametrize("kinds", [FOUR, TABLES["one person"]])
def test_a_card_that_lies_face_down_is_nowhere_on_the_page(kinds: tuple[str, ...]) -> None:
    table = Table(*kinds)
    for _ in range(3000):
        if table.stage is Stage.READY and table.pilot.play.viewer != table.state.turn:
            break
        table.go_on()
    call = table.aside.call
    assert call is not None
    laid = call.laid.removeprefix("play ")
    assert laid
    assert laid not in table.page()
    done = [table.pilot.match.rules.encode(action) for action in table.pilot.match.actions]
    calls = [text for text in done if text.startswith("play") and text[-1] in "56"]
    table.send(m.Do("sheet:log"))
    assert said(table.tree).count("calls “Gorilla!”: ") == len(calls)


def test_real_and_false_calls_look_and_sound_the_same() -> None:
    pages, sounds = {}, {}
    for real in (True, False):
        table = Table(*FOUR)
        table.heard.clear()
        table.until_call(real=real)
        page = re.sub(r"<section class=\"centre\".*?</div></div>", "", table.page())
        banners = with_class(table.tree, "banners")
        assert len(banners) == 1
        pages[real] = markup(banners[0])
        last = max(i for i, one in enumerate(table.heard) if isinstance(one, m.Shout))
        around = table.heard[last - 1 : last + 1]
        sounds[real] = [type(one).__name__ + getattr(one, "text", "") for one in around]
        assert page
    assert pages[True] == pages[False]
    assert sounds[True] == sounds[False]


# Playing


def test_a_card_pulled_out_of_the_hand_is_played() -> None:
    table = Table(*FOUR)
    seat = table.state.turn
    table.touch("down", 7, f"hand:{seat}")
    table.touch("over", 7, f"card:{seat}:fire-2")
    assert with_class(table.tree, "gcard--lifted")
    table.touch("up", 7, "table")
    assert table.pile() == ["fire-2"]


def test_a_card_slid_over_and_let_go_in_the_hand_stays() -> None:
    table = Table(*FOUR)
    seat = table.state.turn
    table.touch("down", 7, f"hand:{seat}")
    table.touch("over", 7, f"card:{seat}:fire-2")
    table.touch("up", 7, f"card:{seat}:fire-2")
    assert table.pile() == []


def test_a_second_finger_plays_what_it_taps_and_nothing_it_slides_off() -> None:
    table = Table(*FOUR)
    seat = table.state.turn
    table.touch("down", 7, f"hand:{seat}")
    table.touch("down", 8, f"card:{seat}:fire-2")
    table.touch("up", 8, "table")
    assert table.pile() == []
    table.touch("down", 8, f"card:{seat}:fire-2")
    table.touch("up", 8, f"card:{seat}:fire-2")
    assert table.pile() == ["fire-2"]


def test_nobody_plays_out_of_turn_and_a_card_that_does_not_go_says_why() -> None:
    table = Table(*FOUR)
    seat = table.state.turn
    other = (seat + 1) % 4
    card = CARD_NAMES[table.state.hands[other][0]]
    table.touch("down", 7, f"hand:{other}")
    table.touch("over", 7, f"card:{other}:{card}")
    table.touch("up", 7, "table")
    assert table.pile() == []
    wrong = next(CARD_NAMES[c] for c in table.state.hands[seat] if c != 2)
    table.touch("down", 7, f"hand:{seat}")
    table.touch("over", 7, f"card:{seat}:{wrong}")
    table.touch("up", 7, "table")
    assert table.pile() == []
    assert "starts the game" in table.pilot.toast


def test_a_hand_opened_by_a_control_has_ordinary_controls() -> None:
    table = Table(*FOUR)
    seat = table.state.turn
    table.pilot.press(f"live:open:{seat}")
    assert table.pilot.actions() == ["play fire-2"]
    table.pilot.press("play fire-2")
    assert table.pile() == ["fire-2"]
    assert not any(map(faces, hands(table)))


def test_nobody_hands_the_device_over() -> None:
    table = Table(*FOUR)
    for _ in range(60):
        assert table.pilot.play.curtain is None
        assert not with_class(table.tree, "curtain")
        table.go_on()


# Whole games


@pytest.mark.parametrize("kinds", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("relaxed", [False, True], ids=["timed", "relaxed"])
def test_a_whole_game_ends_with_gorilla_san(kinds: tuple[str, ...], relaxed: bool) -> None:
    table = Table(*kinds, relaxed=relaxed)
    rng = Stream(3, "people")
    for _ in _played(table, rng):
        held = [c for hand in table.state.hands for c in hand]
        on = [c for pile in (table.state.table, *table.state.taken) for c in pile]
        assert sorted(held + on) == list(DECKS[len(kinds)].cards)
    assert table.pilot.model.sheet == "result"
    outcome = table.pilot.match.outcome()
    assert outcome is not None
    assert "Gorilla-san" in said(table.tree)
    most = max(dict(part)["taken"] for part in outcome.parts)
    for seat, part in enumerate(outcome.parts):
        assert (dict(part)["taken"] == most) == (outcome.ranks[seat] == max(outcome.ranks))


def _played(table: Table, rng: Stream) -> Iterator[None]:
    """The game to its end: people throw, hold or are late, as it comes."""
    thrown: tuple[int, int] | None = None
    for _ in range(6000):
        if table.pilot.model.sheet == "result":
            return
        call = table.aside.call
        if table.aside.deciding is not None and table.aside.deciding.queue:
            yield
            if table.aside.deciding.covered:
                table.pilot.press("live:mine")
            elif rng.below(2):
                table.pilot.press("live:hold")
            else:
                seat = table.aside.deciding.queue[0]
                gorilla = next(c for c in table.state.hands[seat] if is_gorilla(c))
                table.pilot.press(f"live:throw:{CARD_NAMES[gorilla]}")
            table._collect()
        elif call is not None and call.stage is Stage.OPEN and thrown != (call.number, 0):
            thrown = (call.number, 0)
            yield
            for seat in table.pilot.play.humans:
                if rng.below(3) and table.aside.call is not None:
                    assert call.face_at is not None
                    table.hit(seat, call.face_at + 200 + rng.below(400))
            table.wait(6000 + GRACE_MS)
        else:
            table.go_on()
    raise AssertionError("this game does not end")


# Relaxed


def test_several_people_decide_one_after_the_other_behind_a_curtain() -> None:
    table = Table(*FOUR, relaxed=True)
    while table.aside.deciding is None:
        table.go_on()
    assert not with_class(table.tree, "pad")
    asked = []
    for _ in range(3):
        deciding = table.aside.deciding
        assert deciding is not None
        assert deciding.covered
        assert not any(map(faces, hands(table)))
        seat = deciding.queue[0]
        asked.append(seat)
        assert f"Pass the tablet to {table.pilot.play.players[seat].name}" in said(table.tree)
        table.pilot.press("live:mine")
        assert [i for i, hand in enumerate(_by_seat(table)) if faces(hand)] == [seat]
        table.pilot.press("live:hold")
    before = GORILLA.observe(table.pilot.match.states[table.aside.verdict or 0], None)
    assert asked == [seat for seat in range(4) if seat != before.turn]
    assert table.aside.verdict is not None


def test_a_hidden_page_draws_the_curtain_before_the_decision() -> None:
    table = Table(*FOUR, relaxed=True)
    while table.aside.deciding is None:
        table.go_on()
    table.pilot.press("live:mine")
    table.send(m.Hidden())
    assert table.aside.deciding is not None
    assert table.aside.deciding.covered
    assert not any(map(faces, hands(table)))


def test_a_relaxed_decision_survives_being_killed() -> None:
    table = Table(HUMAN, "easy", "normal", "hard", relaxed=True)
    while table.aside.deciding is None or not table.aside.deciding.queue:
        table.go_on()
    pilot = table.pilot.reopened()
    (slot,) = pilot.shelf.slots()
    pilot.press(f"continue:{slot.id}")
    again = Table(pilot=pilot)
    assert again.aside.deciding is not None
    again.pilot.press("live:hold")
    assert again.aside.verdict is not None


# Round the table


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("people", [(), (0,), (2,), (0, 1), (1, 2), (0, 2), (2, 0), (0, 1, 2)])
def test_going_round_the_table_is_going_round_the_device(
    seats: int, people: tuple[int, ...]
) -> None:
    people = tuple(sorted(people))
    places = edges(seats, people)
    start = people[0] if people else 0
    order = [EDGES.index(places[(start + step) % seats]) for step in range(seats)]
    assert order == sorted(order)
    assert order[0] == 0
    own = [places[seat] for seat in people]
    assert len(set(own)) == len(own)
    if len(people) == 2:
        assert own == ["bottom", "top"]


def test_four_people_have_an_edge_each() -> None:
    assert edges(4, range(4)) == EDGES


# Pictures


def test_every_picture_used_is_there() -> None:
    known = set(re.findall(r'<(?:symbol|pattern)[^>]* id="([^"]+)"', sheet(symbols())))
    table = Table(*FOUR)
    used: set[str] = set()
    for _ in range(80):
        used |= set(re.findall(r'href="#(g-[^"]+)"', table.page()))
        table.go_on()
        table.touch("down", 77, f"hand:{table.state.turn}")
        used |= set(re.findall(r'href="#(g-[^"]+)"', table.page()))
        table.touch("up", 77, f"hand:{table.state.turn}")
    assert used <= known
    assert {f"g-crest-{suit}" for suit in ("fire", "water", "wind", "earth")} <= used


def test_the_fake_differs_from_the_gorilla_by_a_little_and_by_its_number() -> None:
    from pyapp.ui.gorilla.animals import animal

    real, fake = ([markup(part) for part in animal(n)] for n in (5, 6))
    assert [part for part in fake if part in real] == real
    assert 0 < len(fake) - len(real) <= 4


def test_no_element_carries_inline_style() -> None:
    table = Table(*FOUR)
    for _ in range(60):
        assert "style=" not in table.page()
        table.go_on()


def test_the_table_speaks_japanese() -> None:
    pilot = begin(HUMAN, "easy", "normal", "hard", game="gorilla", pilot=Pilot(lang="ja"))
    assert "ゴリラ" in said(pilot.tree)
    assert has(pilot.tree, "data-live-table")
