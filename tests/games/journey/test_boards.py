"""Boards: the format, every fault by name and place, our own boards."""

from itertools import combinations
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.core.errors import BadOptions
from pyapp.games.journey import JOURNEY as RULES
from pyapp.games.journey.board import (
    FAULTS,
    MAX_FAULTS,
    MAX_SIZE,
    SHIPPED,
    Board,
    Draft,
    board_text,
    cell_sign,
    check_draft,
    explain,
    find_board,
    parse_cell,
    read_board,
    read_draft,
    write_draft,
)
from pyapp.games.journey.geometry import CELL, geometry
from pyapp.games.journey.grid import GOAL, START, Cell, Find, find_name, space_name
from tests.games.journey.dealing import BOARD, begin


def faults(text: str) -> list[str]:
    board, found = read_board(text)
    assert (board is None) == bool(found)
    return [explain(fault) for fault in found]


def changed(old: str, new: str, text: str = BOARD) -> list[str]:
    assert text.count(old) == 1, old
    return faults(text.replace(old, new))


def mini(*rows: str) -> list[str]:
    """The faults of a board with this descent."""
    descent = "\n".join(rows)
    return faults(
        f"format = 'fumoto-board'\nversion = 1\nname = 'Mini'\ndescent = '''\n{descent}\n'''\n"
        "sea = 'S . G'\nlava = 'b r y b r'\n"
    )


@pytest.mark.parametrize("name", SHIPPED)
class TestOurBoards:
    def board(self, name: str) -> Board:
        board, found = find_board(name)
        assert board is not None, [explain(fault) for fault in found]
        return board

    def test_have_no_fault_and_a_name(self, name: str) -> None:
        assert self.board(name).name

    def test_are_written_as_they_are_read(self, name: str) -> None:
        draft, _ = read_draft(board_text(name))
        assert draft is not None
        assert read_draft(write_draft(draft)) == (draft, ())

    def test_have_a_one_compass_discovery_within_three_blue_cards(self, name: str) -> None:
        grid = self.board(name).descent
        reached = {START: 0}
        for _ in range(3):
            for space, cost in list(reached.items()):
                for hop in grid.hops[space]:
                    paid = cost + grid.rocks[hop.space]
                    if not hop.compass and not grid.chasms[hop.space] and paid <= 3:
                        reached[hop.space] = min(paid, reached.get(hop.space, 9))
        assert any(grid.finds[space] == Find((0, 0, 1, 0, 0), 0) for space in reached)

    def test_have_all_kinds_of_spaces_and_worse_lava_towards_the_end(self, name: str) -> None:
        board = self.board(name)
        for grid in (board.descent, board.sea):
            cells = grid.cells.values()
            assert any(cell.chasm for cell in cells)
            assert any(cell.event for cell in cells)
            assert any(cell.find for cell in cells)
        assert any(cell.water for cell in board.descent.cells.values())
        assert {cell.rocks for cell in board.descent.cells.values()} == {1, 2, 3}
        half = len(board.lava) // 2
        early = sum(space.crossed for space in board.lava[:half])
        assert early < sum(space.crossed for space in board.lava[half:])
        assert {space.crossed for space in board.lava} == {0, 1, 2}

    def test_lie_in_the_picture_without_overlap(self, name: str) -> None:
        board = self.board(name)
        at = geometry(board)
        middles = [
            at.place(grid, space) for grid in (board.descent, board.sea) for space in grid.cells
        ]
        assert len(set(middles)) == len(middles)
        assert len(at.lava) == len(board.lava) + 1
        for one, other in combinations(at.lava, 2):
            assert hypot(one.x - other.x, one.y - other.y) > CELL / 2
        world = at.world
        for point in (*middles, *at.lava, at.peak):
            assert world.x < point.x < world.x + world.width
            assert world.y < point.y < world.y + world.height


def test_the_sizes_are_those_suggested() -> None:
    board, _ = find_board("standard")
    assert board is not None
    assert board.descent.columns == 9
    assert board.descent.rows - 2 == 14
    assert (board.sea.columns, board.sea.rows) == (12, 5)
    assert len(board.lava) == 24


def test_a_board_can_be_an_option_as_a_whole() -> None:
    assert begin(2, board=BOARD).board.name == "Test"
    with pytest.raises(BadOptions, match="bad-board") as error:
        begin(2, board=BOARD.replace("G", "."))
    assert error.value.code in RULES.reasons
    assert "no last space" in str(error.value.params["fault"])


def test_the_test_board_has_no_fault() -> None:
    assert faults(BOARD) == []


class TestFaults:
    @pytest.mark.parametrize(
        ("old", "new", "fault"),
        [
            ('"fumoto-board"', '"other"', FAULTS["board-format"]),
            (
                "version = 1",
                "version = 2",
                "The board was made for another version of the app (2).",
            ),
            ("version = 1", "", "The board was made for another version of the app (None)."),
            ('name = "Test"', "", "The part “name” is missing or is not a text."),
            ('name = "Test"', "name = 3", "The part “name” is missing or is not a text."),
            ('name = "Test"', 'name = " "', FAULTS["board-name"]),
            ('name = "Test"', f'name = "{"x" * 61}"', FAULTS["board-name"]),
            ('name = "Test"', 'name = "Test"\nabuot = ""', "A board has no part “abuot”."),
            (
                'name = "Test"',
                'name = "Test"\nabout = 1',
                "The part “about” is missing or is not a text.",
            ),
            (
                "b r y b1",
                "b r y b3",
                "lava, 4: “b3” is not a space (b, r or y, then 1 or 2 or nothing).",
            ),
            (
                "b r y b1",
                "b r g b1",
                "lava, 3: “g” is not a space (b, r or y, then 1 or 2 or nothing).",
            ),
            ("r y b1 r2 y r1 b", "r", "lava: the track must have 5 to 80 spaces, not 2."),
            (
                ".     3     .     .     [r]",
                ".     5     .     .     [r]",
                "descent, b3: rocks are 2 or 3, not 5.",
            ),
            (
                ".     3     .     .     [r]",
                ".     1     .     .     [r]",
                "descent, b3: rocks are 2 or 3, not 1.",
            ),
            (
                ".     3     .     .     [r]",
                ".     ?     .     .     [r]",
                "descent, b3: “?” is not a kind of space.",
            ),
            (
                ".     3     .     .     [r]",
                ".     2x    .     .     [r]",
                "descent, b3: “2x” is not a kind of space.",
            ),
            ("[***]", "[****]", "descent, e6: a discovery shows 1 to 3 pictures, not 4."),
            ("[***]", "[]", "descent, e6: a discovery shows 1 to 3 pictures, not 0."),
            ("[***]", "[*q]", "descent, e6: there is no equipment “q” (r, p, c, h, l, *)."),
            (
                ".     3     .     .     [r]",
                ".     S     .     .     [r]",
                "descent, b3: the start area lies in the first row (at sea: column).",
            ),
            (
                ".     3     .     .     [r]",
                ".     G     .     .     [r]",
                "descent, b3: the last space lies in the last row (at sea: column).",
            ),
            (
                "-     G     G     -     -",
                "-     -     -     -     -",
                "descent: there is no last space (G).",
            ),
            (
                "-     S     S     S     S",
                "-     -     -     -     -",
                "descent: there is no start area (S).",
            ),
            (
                ".     3     .     .     [r]",
                ".     3     .     .",
                "descent: row 3 has 4 spaces, other rows have more or fewer.",
            ),
            (
                "-     G     G     -     -",
                "-     G     G     -     .",
                "descent, e8: who stands here can never go on.",
            ),
            (
                "-     G     G     -     -",
                "-     G     G     -     x",
                "descent, e8: this chasm cannot be left.",
            ),
        ],
    )
    def test_each_is_named_with_its_place(self, old: str, new: str, fault: str) -> None:
        assert fault in changed(old, new)

    def test_a_stage_that_needs_equipment_is_no_good(self) -> None:
        wall = BOARD.replace(".     .     x     .     [***]", "x     x     x     x     x")
        assert faults(wall) == ["descent: the last space cannot be reached without equipment."]

    def test_a_sideways_way_too_long_for_five_cards_is_no_way(self) -> None:
        assert (
            mini("S - - - - - - - -", ". . . . . . . . .", "# # # # # # # # .", "- " * 8 + "G")
            == []
        )
        long = ["S " + "- " * 11, ". " * 12, "# " * 11 + ".", "- " * 11 + "G"]
        assert mini(*long) == ["descent: the last space cannot be reached without equipment."]

    def test_an_island_in_the_granite_is_no_good(self) -> None:
        found = mini("S S S S S", ". # # # .", ". # . # .", ". . . . .", "- - G - -")
        assert found == ["descent, c3: nobody can ever get to this space."]

    def test_a_colour_missing_on_the_lava(self) -> None:
        found = changed("b r y b1 r2 y r1 b", "b r b b1 r2 b r1 b")
        assert found == ["lava: the colour yellow is missing on the track."]

    def test_all_are_listed_at_once(self) -> None:
        found = faults(
            BOARD.replace("[***]", "[]")
            .replace("2[l]", "7")
            .replace("b1", "b9")
            .replace("w ", "q ")
        )
        assert len(found) >= 4

    def test_too_large(self) -> None:
        found = faults(BOARD + "#" * MAX_SIZE)
        assert len(found) == 1
        assert found[0].startswith("The board is too large")
        rows = "\n".join(". " * 40 for _ in range(40))
        grid = BOARD[BOARD.index("'''") + 3 : BOARD.index("'''", BOARD.index("'''") + 3)]
        found = faults(BOARD.replace(grid, f"\n{rows}\n"))
        assert found == [
            (
                "descent: the map must have 2 to 26 columns and 3 to 30 rows at the descent, "
                "3 to 26 columns and 1 to 30 rows at sea, not 40 × 40."
            )
        ]

    def test_no_more_are_listed_than_anybody_reads(self) -> None:
        rows = "\n".join(["S " * 26, *["? " * 26] * 28, "G " * 26])
        grid = BOARD[BOARD.index("'''") + 3 : BOARD.index("'''", BOARD.index("'''") + 3)]
        found = faults(BOARD.replace(grid, f"\n{rows}\n"))
        assert len(found) == MAX_FAULTS + 1
        assert found[-1] == "There are more faults."

    def test_every_fault_has_a_sentence(self) -> None:
        for code, sentence in FAULTS.items():
            assert sentence.endswith((".", "{detail}")), code


@given(st.text(max_size=200))
def test_junk_is_refused_and_nothing_is_raised(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text", ["", "\0", "[" * 9000, "a = " + "[" * 9000, "a = " + "1" * 9000, BOARD[:300], "\ud800"]
)
def test_damaged_texts_are_refused(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize("value", [None, 3, b"", [], {}])
def test_what_is_no_text_is_refused(value: object) -> None:
    assert read_draft(value)[0] is None


@given(st.integers(0, len(BOARD) - 1), st.characters())
def test_a_damaged_character_never_raises(at: int, other: str) -> None:
    board, found = read_board(BOARD[:at] + other + BOARD[at + 1 :])
    assert (board is None) == bool(found)
    for fault in found:
        assert explain(fault)


signs = st.sampled_from([*".23wex#-SG?", "2w", "3e", "[r]", "3[*l]", "[hhh]", "2x", ""])
rows = st.lists(st.lists(signs.filter(bool), min_size=1, max_size=6).map(tuple), max_size=6)


lava_signs = st.sampled_from(["b", "r", "y", "b1", "r2", "y9", "x"])


@given(rows.map(tuple), rows.map(tuple), st.lists(lava_signs))
def test_any_draft_is_checked_without_raising(
    descent: tuple[tuple[str, ...], ...], sea: tuple[tuple[str, ...], ...], lava: list[str]
) -> None:
    board, found = check_draft(Draft("x", "", descent, sea, tuple(lava)))
    assert (board is None) == bool(found)
    for fault in found:
        assert explain(fault)


@pytest.mark.parametrize(
    ("sign", "cell"),
    [
        (".", Cell(1, False, False, False, None)),
        ("2", Cell(2, False, False, False, None)),
        ("x", Cell(1, True, False, False, None)),
        ("3w", Cell(3, False, True, False, None)),
        ("2e", Cell(2, False, False, True, None)),
        ("2[rl*]", Cell(2, False, False, False, Find((1, 0, 0, 0, 1), 1))),
    ],
)
def test_signs_are_read_and_written(sign: str, cell: Cell) -> None:
    assert parse_cell(sign) == cell
    assert cell_sign(cell) == sign


def test_spaces_and_discoveries_have_names() -> None:
    assert [space_name(space) for space in (START, GOAL)] == ["start", "goal"]
    assert find_name(Find((2, 0, 0, 0, 1), 0)) == "rope rope lamp"


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60))
def test_any_name_survives_writing(name: str) -> None:
    draft, _ = read_draft(BOARD)
    assert draft is not None
    again, found = read_draft(write_draft(draft._replace(name=name)))
    assert found == ()
    assert again == draft._replace(name=name)


def test_equal_boards_from_different_texts_are_equal() -> None:
    board, _ = read_board(BOARD)
    other, _ = read_board(BOARD.replace("S   .     .   2", "S     .   .     2"))
    assert board is not None
    assert other == board
    assert Board.of_plain(board.plain()) == board
    with pytest.raises(ValueError, match="not a board file"):
        Board.of_plain("?")
    with pytest.raises(ValueError, match="not a board"):
        Board.of_plain(3)
