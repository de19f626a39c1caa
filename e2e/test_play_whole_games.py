"""Whole games of Kilimanjaro with mouse, finger and keys, to the end and beyond."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page

from e2e import table
from e2e.conftest import Watch
from e2e.table import Look, Use

GAME = "#new?game=kilimanjaro&seats={seats}&seed={seed}&lang={lang}&names={names}{more}"


def start(browser: Browser, site: str, size: str, seats: str, **more: str) -> tuple[Page, Watch]:
    """A tab of its own with a game on the table."""
    width, height = table.SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size != "desktop",
        locale="ja-JP" if more.get("lang") == "ja" else "en-GB",
    )
    context.set_default_timeout(60_000)
    watch = Watch(context)
    wanted = {"seed": "7", "lang": "en", "names": "Ana,Ben", "more": ""} | more
    page = table.open_app(context, site, GAME.format(seats=seats, **wanted))
    return page, watch


@pytest.mark.parametrize(
    ("use", "size", "seats", "more"),
    [
        (table.click, "desktop", "human,human", {}),
        (table.tap, "phone", "human,greedy,random", {"lang": "ja", "more": "&opt.quick_start=1"}),
        (table.press, "tablet", "human,greedy", {"seed": "3", "more": "&opt.quick_start=1"}),
    ],
    ids=["two people by mouse", "by finger on a phone, in Japanese", "by keys alone"],
)
def test_a_whole_game(
    browser: Browser, site: str, use: Use, size: str, seats: str, more: dict[str, str]
) -> None:
    page, watch = start(browser, site, size, seats, **more)
    texts: list[str] = []

    def keep(seen: Look) -> None:
        texts.append(seen.said)
        assert seen.screen == "play"

    assert table.finish(page, use, keep) > 15
    assert len(set(texts)) > 10  # announced one after the other
    assert page.locator(".result__table tbody tr").count() == len(seats.split(","))
    (stored,) = page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('fumoto:game:'))"
    )
    record = json.loads(stored[1])
    assert record["finished"] is True
    use(page, "rematch")
    page.wait_for_selector(".result__table", state="detached")
    assert not table.settle(page).over
    assert watch.errors == []
    page.context.close()


def test_no_hand_of_another_is_anywhere_in_the_page(browser: Browser, site: str) -> None:
    """The whole document is searched, attributes and all, for cards that only others hold."""
    page, watch = start(browser, site, "tablet", "human,human,greedy", more="&opt.quick_start=1")
    searched = 0
    for number in range(24):
        seen = table.turn(page, table.click, number)
        if seen.over:
            break
        page.wait_for_timeout(20)
        markup = page.evaluate("document.documentElement.outerHTML")
        for card in hidden_cards(page):
            searched += 1
            assert card not in markup
    assert searched > 40
    assert watch.errors == []
    page.context.close()


def hidden_cards(page: Page) -> set[str]:
    """Cards that lie in no open pile and in no hand on the screen, by the stored record."""
    from pyapp.core.match import Match
    from pyapp.games.kilimanjaro import KILIMANJARO
    from pyapp.games.kilimanjaro.material import CARD_NAMES

    text = page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('fumoto:game:'))[1]"
    )
    record = json.loads(text)
    match = Match.start(KILIMANJARO, record["options"], len(record["seats"]))
    for action in record["actions"]:
        match = match.play_text(action)
    state = match.state
    shown = set(re.findall(r"pick:card:([a-z]+-\d)", page.content()))
    hands = {CARD_NAMES[card] for hand in state.hands for card in hand}
    played = {CARD_NAMES[card] for pile in state.piles for card in pile}
    own = shown if page.locator("[data-do^='pick:card:']").count() else set()
    return hands - played - own
