"""Two tabs with the same game: what one has played the other never overwrites silently."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp.games import GAMES
from pyapp.store.errors import NoSlot
from pyapp.store.saves import GAME_KEY, Conflict, Shelf, SlotState
from pyapp.store.storage import MemoryStorage
from pyapp.store.table import Table
from tests.store.samples import NOW, played, table


def tabs() -> tuple[MemoryStorage, Shelf, Shelf]:
    storage = MemoryStorage()
    return storage, Shelf(storage, GAMES), Shelf(storage, GAMES)


def go_on(one: Table, plies: int = 1) -> Table:
    return one.after(played(plies=len(one.actions) + plies), NOW)


def test_the_tab_that_stayed_behind_is_told_what_is_there() -> None:
    storage, first, second = tabs()
    mine = first.save(table())
    second.save(go_on(second.load("a1"), 3))
    before = dict(storage.texts)
    with pytest.raises(Conflict) as caught:
        first.save(go_on(mine))
    error = caught.value
    assert (error.code, error.there.plies, error.there.revision) == ("conflict", 11, 2)
    assert error.params == {"mine": 9, "theirs": 11}
    assert storage.texts == before


def test_it_can_take_over() -> None:
    _, first, second = tabs()
    mine = first.save(table())
    theirs = second.save(go_on(second.save(go_on(second.load("a1")))))
    saved = first.save(go_on(mine), take_over=True)
    assert saved.revision == theirs.revision + 1
    assert second.load("a1") == saved


def test_it_can_load_what_is_there() -> None:
    _, first, second = tabs()
    first.save(table())
    theirs = second.save(go_on(second.load("a1"), 3))
    reloaded = first.load("a1")
    assert reloaded == theirs
    assert first.save(go_on(reloaded)).revision == 3


def test_it_can_keep_both() -> None:
    _, first, second = tabs()
    mine = first.save(table())
    theirs = second.save(go_on(second.load("a1"), 3))
    copy = first.save(replace(go_on(mine), id="b2"))
    assert first.load("a1") == theirs
    assert first.load("b2") == copy


def test_equal_revisions_of_different_games_are_noticed() -> None:
    """Both wrote revision 2 at the same moment: the one that lost finds out."""
    storage, first, second = tabs()
    mine = first.save(table())
    theirs = second.load("a1")
    mine = first.save(go_on(mine))
    lost = storage.texts[GAME_KEY + "a1"]
    storage.texts[GAME_KEY + "a1"] = lost.replace('"updated":1', '"updated":2')
    with pytest.raises(Conflict):
        first.save(go_on(mine))
    with pytest.raises(Conflict):
        second.save(go_on(theirs))


def test_loading_the_further_game_does_not_let_the_older_one_replace_it() -> None:
    storage, first, second = tabs()
    mine = first.save(table())
    second.save(go_on(second.save(go_on(second.load("a1")))))
    before = dict(storage.texts)
    first.load("a1")
    with pytest.raises(Conflict):
        first.save(go_on(mine))
    assert storage.texts == before


def test_only_looking_changes_nothing_about_who_may_save() -> None:
    _, first, second = tabs()
    mine = first.save(table())
    theirs = second.save(go_on(second.load("a1")))
    assert first.peek("a1") == theirs
    with pytest.raises(Conflict):
        first.save(go_on(mine))
    assert second.save(go_on(theirs)).revision == 3


def test_a_tab_may_save_again_before_it_learnt_its_new_revision() -> None:
    _, first, _ = tabs()
    mine = first.save(table())
    ahead = go_on(mine)
    assert first.save(ahead).revision == 2
    assert first.save(go_on(ahead)).revision == 3


def test_after_a_takeover_it_goes_on() -> None:
    _, first, second = tabs()
    mine = first.save(table())
    second.save(go_on(second.save(go_on(second.load("a1")))))
    first.load("a1")
    ahead = go_on(mine)
    first.save(ahead, take_over=True)
    assert first.save(go_on(ahead)).revision == 5


def test_a_new_table_never_replaces_another_games_slot() -> None:
    storage, first, second = tabs()
    first.save(table())
    before = dict(storage.texts)
    with pytest.raises(Conflict):
        second.save(table())
    assert storage.texts == before


def test_a_slot_that_got_damaged_is_replaced_only_on_demand() -> None:
    storage, first, _ = tabs()
    mine = first.save(table())
    storage.texts[GAME_KEY + "a1"] = "{"
    with pytest.raises(Conflict) as caught:
        first.save(go_on(mine))
    assert caught.value.code == "conflict-damaged"
    assert caught.value.there.state is SlotState.DAMAGED
    assert storage.texts == {GAME_KEY + "a1": "{"}
    saved = first.save(go_on(mine), take_over=True)
    assert first.load("a1") == saved


def test_a_slot_deleted_elsewhere_is_written_again() -> None:
    _, first, second = tabs()
    mine = first.save(table())
    second.delete("a1")
    saved = first.save(go_on(mine))
    assert saved.revision == 2
    assert second.load("a1") == saved


MOVES = st.lists(
    st.tuples(st.integers(0, 1), st.sampled_from(["play", "load", "delete"])), max_size=25
)


@settings(max_examples=60)
@given(MOVES)
def test_whatever_two_tabs_do_what_a_save_replaced_was_known_to_its_tab(
    moves: list[tuple[int, str]],
) -> None:
    storage, *both = tabs()
    held: list[Table | None] = [None, None]
    known: list[str | None] = [None, None]
    key = GAME_KEY + "a1"
    for tab, move in moves:
        stored = storage.texts.get(key)
        mine = held[tab]
        match move:
            case "play":
                ahead = go_on(mine) if mine else table()
                try:
                    held[tab] = both[tab].save(ahead)
                except Conflict:
                    assert stored is not None
                    assert stored != known[tab]
                    assert storage.texts[key] == stored
                else:
                    assert stored in (None, known[tab])
                    known[tab] = storage.texts[key]
            case "load":
                try:
                    held[tab] = both[tab].load("a1")
                except NoSlot:
                    assert stored is None
                else:
                    known[tab] = stored
            case "delete":
                both[tab].delete("a1")
                held[tab] = known[tab] = None
