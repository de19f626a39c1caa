"""Hurried, doubled and stray touches, the keyboard's ways, motion: what hands really do."""

import json
import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e import moments, table
from e2e.conftest import Watch
from e2e.table import click, look, settle


@pytest.fixture
def tablet(play_context: BrowserContext) -> BrowserContext:
    """A tablet; nothing on it may err."""
    return play_context


def open_at(context: BrowserContext, site: str, moment: str, **settings: object) -> Page:
    """A stored game, its curtain lifted."""
    (text,) = moments.stored(moment).values()
    page = table.open_app(context, site, games={"fumoto:game:here": text}, settings=settings)
    click(page, "continue:here")
    settle(page)
    if "curtain" in look(page).commands:
        click(page, "curtain")
    return page


def done(page: Page) -> list[str]:
    text: str = page.evaluate("localStorage.getItem('fumoto:game:here')")
    listed: list[str] = json.loads(text)["actions"]
    return listed


def double_tap(page: Page, place: Locator) -> None:
    """Two taps on the same spot, by their time stamps as fast as fingers are."""
    box = place.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = page.context.new_cdp_session(page)
    begin = time.time()
    for after, kind in ((0.0, "Start"), (0.03, "End"), (0.12, "Start"), (0.15, "End")):
        touch = {"type": f"touch{kind}", "touchPoints": [finger] if kind == "Start" else []}
        devtools.send("Input.dispatchTouchEvent", touch | {"timestamp": begin + after})
    devtools.detach()


def test_a_double_tap_picks_a_card_and_does_not_lay_it_back(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    card = page.locator(table.control(look(page).picks()[0])).first
    double_tap(page, card)
    assert card.get_attribute("aria-pressed") == "true"


def test_a_double_tap_plays_one_card_and_shows_nobodys_hand(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    before = done(page)
    click(page, look(page).picks()[0])
    page.wait_for_timeout(400)
    double_tap(page, page.locator(".pile[data-action]").first)
    page.wait_for_function(
        f"JSON.parse(localStorage['fumoto:game:here']).actions.length > {len(before)}"
    )
    page.wait_for_timeout(200)
    assert page.locator(".toast").count() == 0


@pytest.mark.parametrize("moment", ["banana", "exchange"])
def test_a_double_tap_on_a_choice_does_not_lift_the_next_curtain(
    tablet: BrowserContext, site: str, moment: str
) -> None:
    page = open_at(tablet, site, moment)
    for number in range(40):
        seen = settle(page)
        if seen.over:
            pytest.fail("nobody was handed the device")
        if "curtain" in seen.commands:
            break
        page.wait_for_timeout(350)
        if seen.picks() and not seen.actions:
            click(page, seen.picks()[number % len(seen.picks())])
        else:
            double_tap(page, page.locator(table.control(seen.actions[0])).first)
    page.wait_for_timeout(100)
    assert "curtain" in look(page).commands


def test_a_double_click_with_the_mouse_does_nothing_twice(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    before = done(page)
    page.locator(table.control(look(page).picks()[0])).first.dblclick()
    assert look(page).actions
    page.wait_for_timeout(350)
    page.locator(".pile[data-action]").first.dblclick()
    page.wait_for_timeout(300)
    assert len(done(page)) > len(before)
    assert page.locator(".toast").count() == 0


def test_the_menu_survives_a_double_tap(tablet: BrowserContext, site: str) -> None:
    page = open_at(tablet, site, "play")
    double_tap(page, page.locator(table.control("sheet:menu")).first)
    page.wait_for_timeout(100)
    expect(page.locator(".sheet--menu")).to_have_count(1)


def test_a_key_held_down_does_its_work_once(tablet: BrowserContext, site: str) -> None:
    page = open_at(tablet, site, "play")
    table.press(page, look(page).picks()[0])
    before = done(page)
    action = look(page).actions[0]
    table.reach(page, action)
    page.keyboard.down("Enter")
    for _ in range(8):
        page.keyboard.down("Enter")  # repeats
    page.keyboard.up("Enter")
    page.wait_for_timeout(200)
    after = done(page)[len(before) :]
    assert after[0] == action
    assert "pick:card" not in json.dumps(look(page).commands) or len(after) > 1


def test_every_group_of_controls_can_be_reached_with_tab_at_any_time(
    tablet: BrowserContext, site: str
) -> None:
    """Also after going through a group with the arrows and using one of its members."""
    page = open_at(tablet, site, "play")
    for number in range(6):
        seen = settle(page)
        if seen.over:
            break
        if "curtain" in seen.commands:
            table.press(page, "curtain")
            continue
        picks = seen.picks()
        if picks and not seen.actions:
            table.press(page, picks[-1])
        else:
            table.press(page, seen.actions[-1 - number % 2])
        groups = page.evaluate(
            """[...document.querySelectorAll("[data-roving]")]
              .filter((group) => !group.closest("[inert]") && group.querySelector("[tabindex]"))
              .map((group) => group.querySelectorAll('[tabindex="0"]').length)"""
        )
        assert all(stops == 1 for stops in groups), groups


def test_escape_closes_what_is_open_and_the_focus_goes_back(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    table.press(page, "sheet:log")
    page.locator(".sheet--log").wait_for()
    page.keyboard.press("Escape")
    page.locator(".sheet--log").wait_for(state="detached")
    expect(page.locator('[data-do="sheet:log"]')).to_be_focused()


def test_behind_an_open_sheet_nothing_can_be_touched_or_reached(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    click(page, "sheet:menu")
    inside = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        inside.add(
            page.evaluate(
                "!!document.activeElement.closest('.sheet, body:not(:focus-within)')"
                " || document.activeElement === document.body"
            )
        )
    assert inside == {True}


@pytest.mark.parametrize("reduced", [False, True])
def test_pawns_walk_unless_motion_is_not_wanted(browser: Browser, site: str, reduced: bool) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768},
        reduced_motion="reduce" if reduced else "no-preference",
    )
    context.set_default_timeout(60_000)
    watch = Watch(context)
    page = open_at(context, site, "play", motion="auto")
    page.evaluate(
        """() => { window.walks = 0; const animate = Element.prototype.animate;
          Element.prototype.animate = function (...more) {
            window.walks += 1; return animate.apply(this, more); }; }"""
    )
    click(page, look(page).picks()[0])
    click(page, look(page).actions[0])
    page.wait_for_timeout(100)
    assert bool(page.evaluate("walks")) is not reduced
    moving = page.evaluate(
        "getComputedStyle(document.querySelector('.card-button')).transitionDuration"
    )
    assert (moving in ("0s", "")) is reduced
    assert watch.errors == []
    context.close()


def test_the_page_neither_zooms_nor_scrolls_nor_selects_under_a_finger(
    tablet: BrowserContext, site: str
) -> None:
    page = open_at(tablet, site, "play")
    style = page.evaluate(
        """(() => { const style = getComputedStyle(document.querySelector(".card-button"));
          const body = getComputedStyle(document.body);
          return [getComputedStyle(document.documentElement).touchAction, body.userSelect,
            document.documentElement.scrollHeight <= innerHeight]; })()"""
    )
    assert style == ["manipulation", "none", True]


def test_a_mistake_of_the_app_is_owned_up_to_and_the_game_goes_on(
    browser: Browser, site: str
) -> None:
    """An error in a handler must not be visible in the console alone."""
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    context.set_default_timeout(60_000)
    page = open_at(context, site, "play")
    page.evaluate(
        """() => { const paint = globalThis.fumotoPaint; let once = true;
          globalThis.fumotoPaint = (text) => {
            if (once) { once = false; throw new Error("on purpose"); } paint(text); }; }"""
    )
    click(page, look(page).picks()[0])
    page.locator(".toast").wait_for()
    assert "our mistake" in page.locator(".toast").inner_text()
    click(page, look(page).picks()[0])
    click(page, look(page).actions[0])
    settle(page)
    context.close()
