"""The board editor: painting, judging, keeping, sharing and riding a board of one's own."""

import pytest

from pyapp.core.errors import FumotoError
from pyapp.games.journey.board import (
    SHIPPED,
    board_text,
    check_draft,
    find_board,
    parse_cell,
    read_board,
    read_draft,
)
from pyapp.store import links
from pyapp.store.boards import BOARD_KEY, BoardShelf
from pyapp.store.storage import MemoryStorage
from pyapp.ui.journey import editing
from pyapp.ui.journey.editing import GROUNDS, PICTURES, Brush, Edit
from pyapp.ui.opening import games, kinds
from pyapp.ui.vnode import markup
from tests.pilot import Pilot, find, has, said, with_class


def editor(storage: MemoryStorage | None = None, seed: int = 1) -> Pilot:
    pilot = Pilot(storage, seed=seed)
    pilot.press("setup:journey")
    pilot.press("board:new:standard")
    return pilot


def state(pilot: Pilot) -> Edit:
    assert pilot.model.editor is not None
    return pilot.model.editor


def test_every_brush_paints_a_sign_of_the_format() -> None:
    for ground in GROUNDS:
        for rocks in (1, 2, 3):
            brush = Brush(ground, rocks, "rl*")
            sign = brush.sign()
            assert sign in ("S", "G", "#", "-") or not isinstance(parse_cell(sign), str), sign


def test_pictures_are_added_up_to_three_and_the_last_one_stays() -> None:
    brush = Brush("find", 1, "h")
    for letter in PICTURES:
        brush = brush.with_picture(letter)
    assert brush.pictures == "rph"
    for _ in range(5):
        brush = brush.without_picture(0)
    assert brush.pictures == "h"


def test_a_touch_paints_and_can_be_taken_back() -> None:
    pilot = editor()
    before = state(pilot).draft
    pilot.press("board:ground:water")
    pilot.press("board:rocks:2")
    pilot.press("board:paint:4:4")
    assert state(pilot).draft.descent[4][4] == "2w"
    assert "e5: rock 2 and water" in said(pilot.tree)
    pilot.press("board:undo")
    assert state(pilot).draft == before


@pytest.mark.parametrize("stage", ["descent", "sea"])
@pytest.mark.parametrize("what", ["columns", "rows"])
def test_a_map_grows_and_shrinks_and_stays_even(stage: str, what: str) -> None:
    draft, _ = read_draft(board_text("first"))
    assert draft is not None
    grown = editing.resize(draft, stage, what, True)
    assert grown != draft
    codes = {fault.code for fault in check_draft(grown)[1]}
    assert codes <= {"space-trap", "space-cut-off"}
    assert editing.resize(grown, stage, what, False) == draft
    for _ in range(40):
        grown = editing.resize(grown, stage, what, True)
    shrunk = grown
    for _ in range(60):
        shrunk = editing.resize(shrunk, stage, what, False)
    for each in (grown, shrunk):
        assert len({len(row) for row in editing.rows_of(each, stage)}) == 1


def test_a_track_is_painted_longer_and_shorter() -> None:
    pilot = editor()
    pilot.press("board:stage:lava")
    count = len(state(pilot).draft.lava)
    pilot.press("board:colour:r")
    pilot.press("board:crossed:2")
    pilot.press("board:lava:0")
    pilot.press(f"board:lava:{count}")
    assert state(pilot).draft.lava[0] == state(pilot).draft.lava[count] == "r2"
    pilot.press("board:lava-less")
    assert len(state(pilot).draft.lava) == count


def test_faults_are_listed_with_their_place_and_marked_on_the_map() -> None:
    pilot = editor()
    pilot.press("board:ground:granite")
    for column in range(9):
        pilot.press(f"board:paint:{column}:6")
    text = said(with_class(pilot.tree, "faults")[0])
    assert "who stands here can never go on" in text
    assert "The descent" in text
    assert '<g class="j-faulty"><g' in markup(pilot.tree)
    pilot.press("board:ride")
    assert pilot.model.screen == "editor"
    assert pilot.model.sheet == "faults"


def test_a_sound_board_is_ridden_at_once() -> None:
    pilot = editor()
    pilot.press("board:ground:event")
    pilot.press("board:paint:4:1")
    pilot.press("board:ride")
    assert pilot.model.screen == "play"
    assert pilot.match.state.board.text == state(pilot).text()
    pilot.press("sheet:menu")
    pilot.press("home")
    pilot.press("setup:journey")
    pilot.press("board:resume")
    assert state(pilot).draft.descent[1][4] == "e"


def test_a_board_is_saved_listed_played_and_deleted() -> None:
    storage = MemoryStorage()
    pilot = editor(storage)
    pilot.enter("board:name", "Snæfell")
    pilot.press("board:save")
    assert BOARD_KEY + "Snæfell" in storage.texts
    assert state(pilot).saved
    later = pilot.reopened()
    later.press("setup:journey")
    later.enter("board:choose", "own:Snæfell")
    later.press("start")
    assert later.match.state.board.name == "Snæfell"
    again = pilot.reopened()
    again.press("setup:journey")
    again.enter("board:choose", "own:Snæfell")
    again.press("board:edit:Snæfell")
    again.press("ask:board-delete:Snæfell")
    again.press("board:delete:Snæfell")
    assert BOARD_KEY + "Snæfell" not in again.storage.texts


def test_another_board_of_the_name_is_replaced_only_when_asked_for() -> None:
    storage = MemoryStorage({BOARD_KEY + "Mine": board_text("first")})
    pilot = editor(storage)
    pilot.enter("board:name", "Mine")
    pilot.press("board:save")
    assert storage.texts[BOARD_KEY + "Mine"] == board_text("first")
    assert pilot.model.asking == "board-taken"
    pilot.press("no")
    pilot.press("board:save")
    pilot.press("board:replace")
    assert storage.texts[BOARD_KEY + "Mine"] == state(pilot).text()


@pytest.mark.parametrize("fault", ["refuse", "full"])
def test_a_storage_that_fails_loses_nothing(fault: str) -> None:
    storage = MemoryStorage()
    pilot = editor(storage)
    draft = state(pilot).draft
    if fault == "refuse":
        storage.refuse = True
    else:
        storage.room = 100
    pilot.press("board:save")
    assert pilot.toast
    assert state(pilot).draft == draft
    assert not any(key.startswith(BOARD_KEY) for key in storage.texts)


def test_a_damaged_board_is_listed_to_be_exported_or_deleted() -> None:
    storage = MemoryStorage({BOARD_KEY + "Lost": "format = 1"})
    pilot = Pilot(storage)
    pilot.press("setup:journey")
    assert "“Lost” is damaged." in said(pilot.tree)
    pilot.press("board:export-stored:Lost")
    assert pilot.files[-1][1] == "format = 1"
    pilot.press("ask:board-delete:Lost")
    pilot.press("board:delete:Lost")
    assert not storage.texts


def test_what_is_no_board_is_refused_with_all_its_faults_and_nothing_changes() -> None:
    pilot = editor()
    before = state(pilot)
    texts = dict(pilot.storage.texts)
    bad = board_text("standard").replace(" 2 ", " 5 ").replace(" 3 ", " 7 ")
    pilot.enter("board:import", bad)
    listed = with_class(pilot.tree, "faults")[-1]
    _, faults = read_board(bad)
    assert len(listed.children) == len(faults) > 1
    assert "rocks are 2 or 3, not 5" in said(listed)
    assert state(pilot) == before
    pilot.press("sheet:")
    for junk in ("", "hello", "format = 1", "x" * 30_000):
        pilot.enter("board:import", junk)
        assert state(pilot) == before
        assert pilot.model.sheet == "faults"
        pilot.press("sheet:")
    assert pilot.storage.texts == texts


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shared_link_and_an_exported_file_hold_the_same_board(name: str) -> None:
    pilot = Pilot()
    pilot.press("setup:journey")
    pilot.press("board:new:standard")
    pilot.enter("board:import", board_text(name))
    pilot.press("board:share")
    link = pilot.model.link
    assert len(link) < 5000
    parsed = links.parse_link(link, games(), kinds())
    assert isinstance(parsed, links.NewGame)
    board, faults = find_board(str(parsed.options["board"]))
    assert not faults
    assert board == find_board(name)[0]
    pilot.press("sheet:")
    pilot.press("board:export")
    assert read_board(pilot.files[-1][1])[0] == board
    friend = Pilot(fragment=link)
    assert friend.model.screen == "setup"
    friend.press("board:given")
    assert state(friend).text() == board.text if board else False
    friend.press("board:play")
    friend.press("start")
    assert friend.match.state.board == board


def test_unsaved_work_is_not_lost_by_opening_another_board() -> None:
    pilot = editor()
    pilot.press("board:ground:chasm")
    pilot.press("board:paint:2:2")
    draft = state(pilot).draft
    pilot.press("home")
    pilot.press("setup:journey")
    pilot.press("board:new:standard")
    assert pilot.toast
    pilot.press("board:resume")
    assert state(pilot).draft == draft
    pilot.press("ask:board-discard")
    pilot.press("board:discard")
    assert pilot.model.editor is None


def test_what_is_special_about_a_board_is_written_and_read() -> None:
    pilot = editor()
    pilot.enter("board:about", "Rich in the east.\nWet in the west: “three” bottles \\ more")
    assert read_board(state(pilot).text())[0] is not None
    pilot.press("board:save")
    pilot.press("home")
    pilot.press("setup:journey")
    pilot.enter("board:choose", "own:My board")
    assert "“three” bottles \\ more" in said(pilot.tree)
    pilot.press("board:edit:My board")
    assert state(pilot).draft.about.startswith("Rich in the east.\nWet")


def test_a_board_being_made_survives_a_closed_page_with_every_change() -> None:
    storage = MemoryStorage()
    pilot = editor(storage)
    assert not storage.texts  # a copy of ours is no work yet
    pilot.press("board:ground:chasm")
    for column in (2, 3):
        pilot.press(f"board:paint:{column}:2")
        draft = state(pilot).draft
        later = Pilot(MemoryStorage(dict(storage.texts)))
        assert "Not saved yet." in said(later.tree)
        (kept,) = later.model.drafts
        later.press(f"board:draft:{kept.id}")
        assert state(later).draft == draft
    later.press("board:undo")  # what was done before the page was closed cannot be taken back
    assert state(later).draft == draft
    later.press("board:paint:4:2")
    later.press("board:save")
    assert [key for key in later.storage.texts if "draft" in key] == []
    later.press("home")
    assert "Not saved yet." not in said(later.tree)
    pilot.press("ask:board-discard")
    pilot.press("board:discard")
    assert [key for key in storage.texts if "draft" in key] == []


def test_boards_being_made_in_two_tabs_are_both_kept() -> None:
    storage = MemoryStorage()
    tabs = [editor(storage, seed) for seed in (1, 2)]
    for row, tab in enumerate(tabs):
        tab.press("board:ground:chasm")
        tab.press(f"board:paint:2:{row + 2}")
    later = Pilot(storage)
    texts = {kept.text for kept in later.model.drafts}
    assert texts == {state(tab).text() for tab in tabs}


def test_every_space_of_the_map_has_a_name_and_one_tab_stop() -> None:
    pilot = editor()
    group = find(pilot.tree, "data-columns")
    stops = [n for n in with_class(group, "j-cell") if n.attrs["tabindex"] == "0"]
    assert len(stops) == 1
    assert all(n.attrs["aria-label"] for n in with_class(group, "j-cell"))
    assert has(pilot.tree, "data-pan")


def test_a_shelf_says_what_it_cannot_do() -> None:
    storage = MemoryStorage()
    shelf = BoardShelf(storage)
    for name in ("", "  ", "x" * 61):
        with pytest.raises(FumotoError) as refused:
            shelf.save(name, "text")
        assert refused.value.code == "board-unnamed"
    shelf.save("a", "one")
    shelf.save("a", "one")
    shelf.save("a", "two", known="one")
    with pytest.raises(FumotoError) as taken:
        shelf.save("a", "three", known="one")
    assert taken.value.code == "board-taken"
    assert [(board.name, board.text) for board in shelf.boards()] == [("a", "two")]
    storage.refuse_reads = True
    with pytest.raises(FumotoError):
        shelf.boards()
