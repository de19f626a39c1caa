"""Journey to the Centre of the Earth in the browser: whole games, keys, fingers, the editor."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import READY, Watch
from e2e.table import answered


def visit(context: BrowserContext, site: str, fragment: str = "") -> Page:
    page = context.new_page()
    page.goto(f"{site}#home")
    page.wait_for_selector(READY, state="attached")
    page.get_by_role("button", name=re.compile("Settings|設定")).click()
    page.locator('input[name="set:speed"][value="instant"]').check(force=True)
    page.locator('input[name="set:motion"][value="off"]').check(force=True)
    page.locator('.settings > [data-do="back"]').click()
    if fragment:
        page.evaluate("fragment => { location.hash = fragment }", fragment)
        page.wait_for_selector(".journey")
    return page


def new(seats: str, **options: str) -> str:
    parts = {"board": "first", "starter": "1", **options}
    more = "".join(f"&opt.{name}={value}" for name, value in parts.items())
    return f"#new?game=journey&seats={seats}&seed=7{more}"


@pytest.fixture
def tablet(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        locale="en-GB", viewport={"width": 1024, "height": 768}, has_touch=True
    )
    context.set_default_timeout(30_000)
    watch = Watch(context)
    yield context
    assert watch.errors == []
    context.close()


def play(page: Page, most: int) -> None:
    """Play on as somebody would who mostly walks, until the result or so many touches."""
    for number in range(most):
        page.wait_for_selector(
            ".sheet--result, .curtain button, .journey [data-action], .journey [data-do^='go:']",
            state="attached",
        )
        if page.locator(".sheet--result").count():
            return
        found = page.evaluate(
            """number => {
                const all = (selector) => [...document.querySelectorAll(selector)];
                const first = (...selectors) => {
                    for (const selector of selectors) {
                        const found = all(selector);
                        if (found.length) return found[number % found.length];
                    }
                };
                const walking = document.querySelector(".j-spot");
                const moving = document.querySelector("[data-action^=stop]");
                const control = first(
                    ".curtain button",
                    ...(moving ? ["[data-action^=stop]"] : []),
                    ...(walking ? [".j-spot[data-do^='go:']", ".j-spot[data-action]"] : []),
                    ...(number % 3 ? [".j-group[data-do^='pick:explorer']"] : []),
                    ".j-ask [data-action]", ".journey [data-action]",
                );
                control.dispatchEvent(new MouseEvent("click", {bubbles: true}));
                return control.outerHTML.slice(0, 80);
            }""",
            number,
        )
        assert found


def test_a_whole_game_is_played_by_touch(tablet: BrowserContext, site: str) -> None:
    page = visit(tablet, site, new("human,sensible,human"))
    play(page, 1200)
    expect(page.locator(".result__ending")).to_contain_text("Back in the daylight")
    assert page.locator(".result__table tbody tr").count() == 3


def test_a_turn_is_played_by_keyboard_alone(tablet: BrowserContext, site: str) -> None:
    page = visit(tablet, site, new("human,random"))
    page.locator(".j-source[data-action='draw explorers']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar__prompt")).to_contain_text("draw 2 more cards")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-action", "draw equipment")
    page.keyboard.press("Enter")
    expect(page.locator(".bar__prompt")).to_contain_text("draw 1 more card")
    page.keyboard.press("Enter")
    page.wait_for_selector(".j-group[data-do^='pick:explorer']")
    page.locator(".j-group[data-do^='pick:explorer']").first.focus()
    page.keyboard.press("Enter")
    spots = page.locator(".j-spot")
    expect(spots.first).to_be_visible()
    spots.first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".j-spot:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-action^=stop]").first).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def test_the_picture_moves_under_the_finger_and_a_drag_is_no_touch(
    tablet: BrowserContext, site: str
) -> None:
    page = visit(tablet, site, new("human,random"))
    board = page.locator(".j-board")
    page.locator(".j-group[data-do^='pick:explorer']").first.click()
    answered(page)
    before = board.get_attribute("viewBox")
    spot = page.locator(".j-spot").first.bounding_box()
    assert spot
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 90, steps=4)
    page.mouse.up()
    moved = board.get_attribute("viewBox")
    assert moved != before
    assert not page.locator("[data-action^=stop]").count()
    page.mouse.wheel(0, -400)
    assert float(str(board.get_attribute("viewBox")).split()[2]) < float(str(moved).split()[2])
    page.locator("[data-zoom=fit]").click()
    expect(board).to_have_attribute("viewBox", str(before))
    page.locator("[data-zoom=in]").click()
    assert board.get_attribute("viewBox") != before
    page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", str(before))


def test_two_fingers_zoom(tablet: BrowserContext, site: str) -> None:
    page = visit(tablet, site, new("human,random"))
    board = page.locator(".j-board")
    wide = float(str(board.get_attribute("viewBox")).split()[2])
    cdp = tablet.new_cdp_session(page)

    def fingers(kind: str, gap: int) -> None:
        places = () if kind == "touchEnd" else (300 - gap, 300 + gap)
        cdp.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": 250, "id": i} for i, x in enumerate(places)],
            },
        )

    fingers("touchStart", 40)
    for gap in (50, 70, 90, 110):
        fingers("touchMove", gap)
    fingers("touchEnd", 0)
    assert float(str(board.get_attribute("viewBox")).split()[2]) < wide * 0.6
    page.locator("[data-zoom=fit]").tap()
    assert float(str(board.get_attribute("viewBox")).split()[2]) == wide


def test_a_board_is_made_saved_shared_and_ridden(tablet: BrowserContext, site: str) -> None:
    page = visit(tablet, site)
    page.locator('.cover--journey [data-do="setup:journey"]').first.tap()
    page.get_by_role("button", name="Make a board").tap()
    page.get_by_label("Name of the board").fill("Sneffels")
    page.locator('[data-do="board:ground:granite"]').tap()
    for column in range(9):
        page.locator(f'[data-do="board:paint:{column}:7"]').tap(force=True)
    expect(page.get_by_role("heading", name="Not playable yet")).to_be_visible()
    assert page.locator(".j-faulty g").count() > 3
    page.locator('[data-do="board:ground:plain"]').tap()
    page.locator('[data-do="board:paint:4:7"]').tap(force=True)
    for column in (3, 5):
        page.locator(f'[data-do="board:paint:{column}:6"]').tap(force=True)
    undo = page.locator('[data-do="board:undo"]')
    for _ in range(9 + 3):
        undo.tap()
    expect(page.get_by_role("heading", name="The board can be played.")).to_be_visible()
    expect(undo).not_to_have_attribute("aria-disabled", "true")  # the name is left
    page.locator('[data-do="board:save"]').tap()
    expect(page.locator(".toast")).to_contain_text("Sneffels")
    page.locator('[data-do="board:share"]').tap()
    link = page.locator(".field--link").input_value()
    assert link.startswith("#new?game=journey&opt.board=")
    assert len(link) < 5000
    page.locator('.sheet [data-do="sheet:"]').tap()
    page.locator('[data-do="board:ride"]').tap()
    expect(page.locator(".j-board")).to_be_visible()
    friend = tablet.new_page()
    friend.goto(site + link)
    friend.wait_for_selector(READY, state="attached")
    expect(friend.locator('select[data-do="board:choose"]')).to_have_value("own:Sneffels")
    friend.locator('[data-do="start"]').tap()
    expect(friend.locator(".j-board")).to_be_visible()


@pytest.mark.parametrize(("lang", "scheme"), [("en-GB", "light"), ("ja-JP", "dark")])
@pytest.mark.parametrize(
    ("name", "width", "height"), [("phone", 390, 844), ("tablet", 1024, 768), ("desk", 1440, 900)]
)
def test_nothing_runs_over_the_edge(
    browser: Browser,
    site: str,
    tmp_path: Path,
    lang: str,
    scheme: str,
    name: str,
    width: int,
    height: int,
) -> None:
    context = browser.new_context(
        locale=lang,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = visit(context, site, new("human,random,random,random", board="standard"))
    page.locator(".j-group[data-do^='pick:explorer']").first.click()
    answered(page)
    page.screenshot(path=tmp_path / f"{name}-{lang}-{scheme}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    small = page.evaluate(
        """() => [...document.querySelectorAll(".journey button")].filter((button) => {
            const box = button.getBoundingClientRect();
            return box.width && (box.right > innerWidth + 1 || box.left < -1)
                && !button.closest(".j-hand,.journey__hand");
        }).length"""
    )
    assert small == 0
    context.close()
