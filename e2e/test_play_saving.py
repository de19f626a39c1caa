"""The tab shot in mid-turn, the storage refused, full, corrupted or shared: a game survives it."""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e import table
from e2e.table import click, look, settle, turn

GAME = "#new?game=kilimanjaro&seats=human,greedy&seed=11&lang=en&names=Ana,Ben"
QUICK = GAME + "&opt.quick_start=1"


@pytest.fixture
def visitor(play_context: BrowserContext) -> BrowserContext:
    """Somebody with a browser of their own; nothing in it may err."""
    return play_context


def games(page: Page) -> dict[str, str]:
    """What is stored of games."""
    found: dict[str, str] = page.evaluate("({...localStorage})")
    return {key: text for key, text in found.items() if key.startswith("fumoto:game:")}


def actions(page: Page) -> list[str]:
    (text,) = games(page).values()
    listed: list[str] = json.loads(text)["actions"]
    return listed


def shoot(page: Page) -> None:
    """The tab's process dies at once, without any event."""
    page.close(run_before_unload=False)


def test_a_tab_shot_in_mid_turn_is_opened_where_it_was(visitor: BrowserContext, site: str) -> None:
    page = table.open_app(visitor, site, QUICK)
    for number in range(6):
        turn(page, click, number)
    seen = settle(page)
    picks = seen.picks()
    if picks:
        click(page, picks[0])  # a card is picked, but not played
    before = actions(page)
    shoot(page)
    page = table.open_app(visitor, site)
    seen = look(page)
    (go_on,) = {c for c in seen.commands if c.startswith("continue:")}
    click(page, go_on)
    seen = settle(page)
    assert actions(page) == before
    assert "Ana" in seen.text
    for number in range(4):
        turn(page, click, number)
    assert actions(page)[: len(before)] == before
    assert len(actions(page)) > len(before)


def test_a_tab_shot_while_the_computer_thinks_goes_on_thinking(
    visitor: BrowserContext, site: str
) -> None:
    page = table.open_app(visitor, site, QUICK, settings={"speed": "slow"})
    for number in range(20):
        turn(page, click, number)
        if "thinking" in page.locator("#app h1").inner_text():
            break
    before = actions(page)
    shoot(page)
    page = table.open_app(visitor, site)
    click(page, next(c for c in look(page).commands if c.startswith("continue:")))
    settle(page)
    assert len(actions(page)) > len(before)


def test_reloading_offers_the_game_and_deals_nothing_anew(
    visitor: BrowserContext, site: str
) -> None:
    page = table.open_app(visitor, site, GAME)
    before = actions(page)
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    assert look(page).screen == "home"  # the link is not followed twice
    assert actions(page) == before


FAULTS = {
    "every write refused": ("let", "Storage.prototype.setItem = () => { throw new Error() }"),
    "full": (
        "full",
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
    ),
    "switched off": (
        "read",
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error() }})",
    ),
    "absent": ("read", "Object.defineProperty(window, 'localStorage', {value: null})"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_without_storage_one_can_play_and_is_told(
    visitor: BrowserContext, site: str, fault: str
) -> None:
    word, script = FAULTS[fault]
    page = visitor.new_page()
    page.add_init_script(script)
    page.goto(site + QUICK)
    page.wait_for_selector("html[data-state=ready]", state="attached")
    toast = page.locator(".toast")
    toast.wait_for()
    assert word in toast.inner_text()
    seen = settle(page)
    ply = seen.said
    turn(page, click, 0)
    turn(page, click, 1)
    settle(page)
    assert look(page).said != ply
    click(page, "sheet:menu")
    assert page.locator(".notice--bad").count() == 1
    click(page, "ask:home")
    click(page, "home")
    assert page.locator(".notice--bad").count() == 1


RUBBISH = {"a": "", "b": "{", "c": '{"format":"fumoto-record","version":99}', "d": "\ud83e" * 9}


def test_rubbish_in_the_storage_is_listed_kept_and_deleted_only_when_asked(
    visitor: BrowserContext, site: str
) -> None:
    page = table.open_app(visitor, site, QUICK)
    (key,) = games(page)
    page.evaluate(
        """(rubbish) => {
          for (const [id, text] of Object.entries(rubbish))
            localStorage.setItem("fumoto:game:" + id, text);
          localStorage.setItem("fumoto:settings", "{broken");
          localStorage.setItem("somebody-elses", "keep");
        }""",
        RUBBISH,
    )
    page.reload()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    seen = look(page)
    assert len(page.locator(".slot").all()) == 1 + len(RUBBISH)
    assert len({c for c in seen.commands if c.startswith("continue:")}) == 1
    click(page, f"continue:{key.removeprefix('fumoto:game:')}")
    turn(page, click)
    click(page, "sheet:menu")
    click(page, "home")
    for name, text in RUBBISH.items():
        assert games(page)[f"fumoto:game:{name}"] == page.evaluate("(text) => text", text)
    click(page, "ask:delete:b")
    click(page, "delete:b")
    page.wait_for_function("localStorage.getItem('fumoto:game:b') === null")
    assert len(page.locator(".slot").all()) == len(RUBBISH)
    assert page.evaluate("localStorage.getItem('somebody-elses')") == "keep"


@pytest.mark.parametrize("answer", ["reload", "overwrite", "fork"])
def test_a_game_in_two_tabs_is_asked_about(visitor: BrowserContext, site: str, answer: str) -> None:
    one = table.open_app(visitor, site, QUICK)
    settle(one)
    two = table.open_app(visitor, site)
    click(two, next(c for c in look(two).commands if c.startswith("continue:")))
    settle(two)
    play(two, 0)
    settle(two)
    there = actions(two)
    play(one, 1)
    one.locator(".sheet--conflict").wait_for()
    assert actions(one) == there
    click(one, answer)
    one.locator(".sheet--conflict").wait_for(state="detached")
    settle(one)
    if answer == "fork":
        assert len(games(one)) == 2
        assert there in [json.loads(text)["actions"] for text in games(one).values()]
    elif answer == "reload":
        assert actions(one)[: len(there)] == there
    else:
        assert actions(one)[: len(there)] != there


def play(page: Page, number: int) -> None:
    """A card of one's own, whatever else is due before."""
    while True:
        seen = turn(page, click, number)
        if any(action.startswith("play ") for action in seen.actions):
            return


def test_what_is_stored_is_a_record_that_the_command_line_replays(
    visitor: BrowserContext, site: str, tmp_path: Any
) -> None:
    from pyapp.cli import main

    page = table.open_app(visitor, site, QUICK)
    for number in range(8):
        turn(page, click, number)
    (text,) = games(page).values()
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
