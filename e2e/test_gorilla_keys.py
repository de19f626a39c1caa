"""The Third Gorilla without a finger: keys, screen readers' presses, a hidden page."""

import json
import re

import pytest
from playwright.sync_api import Page

from e2e.conftest import READY

QUICK = """if (location.protocol === 'http:') localStorage.setItem(
  'fumoto:settings', JSON.stringify({speed: 'instant', motion: 'off'}))"""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  Object.defineProperty(document, 'visibilityState',
    {value: hidden ? 'hidden' : 'visible', configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
SHUFFLED = """([spots, stamps]) => {
  spots.forEach((spot, i) => {
    const event = new PointerEvent('pointerdown',
      {bubbles: true, cancelable: true, pointerId: 40 + i, pointerType: 'touch'});
    Object.defineProperty(event, 'timeStamp', {value: stamps[i]});
    document.querySelector(`[data-touch="${spot}"]`).dispatchEvent(event);
  });
}"""

WHERE = """(selector) => {
  if (document.activeElement?.matches(selector)) return "here";
  return document.querySelector(selector) ? "elsewhere" : "gone";
}"""


def deal(page: Page, site: str, seats: str, more: str = "") -> None:
    page.add_init_script(QUICK)
    page.goto(f"{site}#new?game=gorilla&seats={seats}&seed=5&lang=en{more}")
    page.wait_for_selector(READY, state="attached")
    page.wait_for_selector(".gor")


def actions(page: Page) -> list[str]:
    texts = page.evaluate(
        "() => Object.values(localStorage).filter((text) => text.includes('\"gorilla\"'))"
    )
    found: list[str] = json.loads(texts[0])["actions"]
    return found


def press_focused(page: Page, selector: str, key: str = "Enter") -> None:
    """Walk with Tab (and arrows within a group) to a control and press it, while it is there."""
    for _ in range(40):
        where = page.evaluate(WHERE, selector)
        if where == "here":
            page.keyboard.press(key)
        if where != "elsewhere":
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def play_by_keys(page: Page, step_ms: int = 40) -> None:
    """A whole game with nothing but the keyboard."""
    for _ in range(1500):
        if page.locator(".result__table").count():
            return
        if page.locator("[data-do='live:on']:not([aria-disabled])").count():
            press_focused(page, "[data-do='live:on']")
        elif page.locator(".banners--on").count():
            page.keyboard.press("Space")
        elif page.locator("[data-do='live:mine']").count():
            press_focused(page, "[data-do='live:mine']")
        elif page.locator("[data-do='live:hold']").count():
            press_focused(page, "[data-do^='live:throw']")
        elif page.locator("[data-action^='play']").count():
            press_focused(page, "[data-action^='play']")
        elif page.locator(".zone--acts [data-do^='live:open']").count():
            press_focused(page, ".zone--acts [data-do^='live:open']")
        page.wait_for_timeout(step_ms)
    raise AssertionError("this game does not end")


def test_one_person_plays_a_whole_game_at_the_keyboard(page: Page, site: str) -> None:
    deal(page, site, "human,easy,easy,easy", "&opt.fake_window=1000")
    play_by_keys(page)
    assert "Gorilla-san" in page.locator(".result__ending").inner_text()
    throws = [text for text in actions(page) if text.startswith("react") and "1 " in text]
    assert throws


@pytest.mark.parametrize("seats", ["human,easy,easy,easy", "human,human,easy,easy"])
def test_the_relaxed_game_is_played_by_keyboard_alone(page: Page, site: str, seats: str) -> None:
    deal(page, site, seats, "&opt.relaxed=1")
    play_by_keys(page)
    assert "Gorilla-san" in page.locator(".result__ending").inner_text()
    assert not any("@" in text for text in actions(page))


def until_open(page: Page) -> list[str]:
    """Play on by keys until people may throw; the spots of their pads."""
    for _ in range(600):
        if page.locator(".pad--hot").count() > 1:
            return [str(pad.get_attribute("data-touch")) for pad in page.locator(".pad--hot").all()]
        if page.locator("[data-do='live:on']:not([aria-disabled])").count():
            press_focused(page, "[data-do='live:on']")
        elif page.locator(".banners").count():
            page.wait_for_timeout(20)
        elif page.locator("[data-action^='play']").count():
            press_focused(page, "[data-action^='play']")
        elif page.locator(".zone--acts [data-do^='live:open']").count():
            press_focused(page, ".zone--acts [data-do^='live:open']")
        page.wait_for_timeout(20)
    raise AssertionError("nobody calls")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_whatever_the_order_of_delivery_the_stamps_decide(
    page: Page, site: str, order: tuple[int, int, int]
) -> None:
    deal(page, site, "human,human,human,human")
    spots = until_open(page)
    now = page.evaluate("performance.now()")
    stamps = [now + ms for ms in (11.0, 40.0, 87.0)]
    page.evaluate(SHUFFLED, [[spots[i] for i in order], [stamps[i] for i in order]])
    page.wait_for_selector(".story")
    last = [text for text in actions(page) if text.startswith("react")][-1]
    times = {int(seat): int(ms) for seat, ms in re.findall(r"(\d) \S+@(\d+)", last)}
    seats = [int(spot[4:]) + 1 for spot in spots]
    assert set(times) == set(seats)
    first = times[seats[0]]
    assert abs(times[seats[1]] - first - 29) <= 1
    assert abs(times[seats[2]] - first - 76) <= 1


def test_a_hidden_page_makes_the_call_again_when_it_is_seen(page: Page, site: str) -> None:
    deal(page, site, "human,human,human,human")
    spots = until_open(page)
    page.evaluate(HIDE, True)
    page.wait_for_selector(".banners--on", state="detached")
    page.wait_for_timeout(3500)
    assert not page.locator(".banners--on").count()
    page.evaluate(HIDE, False)
    page.wait_for_selector(".centre__void")
    page.wait_for_selector(".banners--on")
    assert not [text for text in actions(page) if text.startswith("react")]
    assert len(page.locator(".pad--hot").all()) == len(spots)


def test_a_game_killed_in_a_call_is_called_again(page: Page, site: str) -> None:
    deal(page, site, "human,human,human,human")
    until_open(page)
    before = actions(page)
    page.goto("about:blank")
    page.goto(site)
    page.wait_for_selector(READY, state="attached")
    page.locator("[data-do^='continue:']").first.click()
    page.wait_for_selector(".centre__void")
    page.wait_for_selector(".banners--on")
    assert actions(page) == before


def test_a_screen_readers_press_on_a_pad_counts(page: Page, site: str) -> None:
    deal(page, site, "human,human,human,human")
    for spot in until_open(page):
        page.evaluate("(spot) => document.querySelector(`[data-touch='${spot}']`).click()", spot)
    page.wait_for_selector(".story")
    last = [text for text in actions(page) if text.startswith("react")][-1]
    assert "none" not in last
