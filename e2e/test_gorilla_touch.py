"""The Third Gorilla under real fingers: the browser's own touch input, several points at once."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page

from e2e.conftest import READY

QUICK = """localStorage.setItem(
  'fumoto:settings', JSON.stringify({speed: 'instant', motion: 'off'}))"""


class Fingers:
    """Fingers on the glass, through the browser's input pipeline."""

    def __init__(self, cdp: CDPSession) -> None:
        self._cdp = cdp
        self._down: dict[int, tuple[float, float]] = {}

    def _send(self, kind: str) -> None:
        points = [{"id": n, "x": x, "y": y} for n, (x, y) in self._down.items()]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, *fingers: tuple[int, Locator]) -> None:
        """These fingers come down in one batch."""
        for n, place in fingers:
            self._down[n] = centre(place)
        self._send("touchStart")

    def move(self, finger: int, x: float, y: float) -> None:
        """One finger slides."""
        self._down[finger] = (x, y)
        self._send("touchMove")

    def up(self, *fingers: int) -> None:
        """These fingers leave; all without a name."""
        for n in fingers or tuple(self._down):
            self._down.pop(n, None)
        self._send("touchEnd")

    def cancel(self) -> None:
        """The system takes all fingers away."""
        self._down.clear()
        self._send("touchCancel")


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Tablet:
    """A tablet with a game of The Third Gorilla on it."""

    def __init__(self, page: Page, site: str, seats: str, more: str = "") -> None:
        self.page = page
        page.add_init_script(QUICK)
        page.goto(f"{site}#new?game=gorilla&seats={seats}&seed=5&lang=en{more}")
        page.wait_for_selector(READY, state="attached")
        page.wait_for_selector(".gor")
        self.fingers = Fingers(page.context.new_cdp_session(page))
        page.evaluate(
            """() => {
              window.stamps = [];
              addEventListener('pointerdown', (e) => window.stamps.push(
                [e.target.closest('[data-touch]')?.dataset.touch ?? '', e.timeStamp]), true);
            }"""
        )

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-touch="{name}"]')

    def record(self) -> dict[str, Any]:
        """The stored game."""
        texts = self.page.evaluate(
            "() => Object.entries(localStorage).filter(([k]) => k.includes('game'))"
        )
        (text,) = [text for _, text in texts if '"gorilla"' in text]
        found: dict[str, Any] = json.loads(text)
        return found

    def reaction(self) -> dict[int, tuple[str, int] | None]:
        """The last reaction stored: each seat's card and time, None for nothing."""
        last = [text for text in self.record()["actions"] if text.startswith("react")][-1]
        found: dict[int, tuple[str, int] | None] = {}
        for part in last.removeprefix("react ").split(", "):
            seat, what = part.split(" ")
            card, _, ms = what.partition("@")
            found[int(seat) - 1] = None if what == "none" else (card, int(ms))
        return found

    def turn(self) -> int:
        """The seat on turn."""
        return int(
            self.page.locator(".zone--acts").get_by_role("button").first.get_attribute("data-touch")
            or ""
        )

    def play_one(self, seat: int) -> None:
        """A person looks at the hand, slides onto a card that goes, and pulls it out."""
        hand = self.spot(f"hand:{seat}")
        self.fingers.down((1, hand))
        self.page.wait_for_selector(f'[data-touch="hand:{seat}"] .gcard--open')
        card = hand.locator(".gcard--open").first
        box = card.bounding_box()
        assert box is not None
        turned = "edge--left" in str(
            self.page.locator(".edge", has=hand).get_attribute("class")
        ) or "edge--right" in str(self.page.locator(".edge", has=hand).get_attribute("class"))
        # A fan shows the left part of each card, as its owner sees it.
        upside = "edge--top" in str(self.page.locator(".edge", has=hand).get_attribute("class"))
        left = "edge--left" in str(self.page.locator(".edge", has=hand).get_attribute("class"))
        if turned:
            x = box["x"] + box["width"] / 2
            y = box["y"] + 6 if left else box["y"] + box["height"] - 6
        else:
            x = box["x"] + box["width"] - 8 if upside else box["x"] + 8
            y = box["y"] + box["height"] / 2
        self.fingers.move(1, x, y)
        self.page.wait_for_selector(".gcard--lifted")
        self.fingers.move(1, *centre(self.page.locator(".centre")))
        self.fingers.up()

    def until_called(self, caller: int | None = None) -> int:
        """Play on until a call is open; gives the caller."""
        for _ in range(400):
            page = self.page
            if page.locator(".banners--on").count():
                seat = self.calling()
                if caller in (None, seat):
                    return seat
            elif page.locator(".banners").count():
                page.wait_for_timeout(20)
            elif page.locator("[data-do='live:on']").count():
                go = page.locator("[data-do='live:on']:not([aria-disabled])")
                if go.count():
                    go.click()
            else:
                acting = page.locator(".zone--person.zone--acts [data-touch^='hand:']")
                if acting.count():
                    self.play_one(int(str(acting.get_attribute("data-touch"))[5:]))
            page.wait_for_timeout(30)
        raise AssertionError("nobody calls")

    def calling(self) -> int:
        zone = self.page.locator(".zone--acts [data-touch^='pad:']")
        return int(str(zone.get_attribute("data-touch"))[4:]) if zone.count() else -1


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet lying on a table."""
    context = browser.new_context(
        locale="en-GB", has_touch=True, viewport={"width": 1024, "height": 768}
    )
    yield context
    context.close()


def test_four_fingers_count_each_by_its_own_stamp(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    caller = tablet.until_called()
    seats = [seat for seat in range(4) if seat != caller]
    page.evaluate("window.stamps = []")
    for finger, seat in enumerate(reversed(seats)):
        tablet.fingers.down((finger, tablet.spot(f"pad:{seat}")))
    tablet.fingers.up()
    page.wait_for_selector(".story")
    stamps = {int(spot[4:]): at for spot, at in page.evaluate("window.stamps")}
    thrown = tablet.reaction()
    assert sorted(thrown) == seats
    low = max(at - _ms(thrown, seat) - 0.5 for seat, at in stamps.items())
    high = min(at - _ms(thrown, seat) + 0.5 for seat, at in stamps.items())
    assert low <= high, "no one moment of the face explains all times"


def _ms(thrown: dict[int, tuple[str, int] | None], seat: int) -> int:
    one = thrown[seat]
    assert one is not None
    return one[1]


def test_fingers_of_one_batch_are_simultaneous(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    caller = tablet.until_called()
    seats = [seat for seat in range(4) if seat != caller]
    tablet.fingers.down(*((seat, tablet.spot(f"pad:{seat}")) for seat in seats))
    tablet.fingers.up()
    page.wait_for_selector(".story")
    assert len({_ms(tablet.reaction(), seat) for seat in seats}) == 1


def test_faces_are_there_only_under_the_finger_and_several_hands_at_once(
    page: Page, site: str
) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    assert page.locator(".ghand .g-card use[href^='#g-animal']").count() == 0
    tablet.fingers.down((1, tablet.spot("hand:0")))
    page.wait_for_selector(".ghand--up")
    assert page.locator(".ghand--up").count() == 1
    tablet.fingers.down((2, tablet.spot("hand:2")))
    page.wait_for_function("document.querySelectorAll('.ghand--up').length === 2")
    tablet.fingers.up(1)
    page.wait_for_function("document.querySelectorAll('.ghand--up').length === 1")
    tablet.fingers.cancel()
    page.wait_for_function("document.querySelectorAll('.ghand--up').length === 0")
    assert page.locator(".ghand .g-card use[href^='#g-animal']").count() == 0


def test_a_second_finger_plays_the_card_it_taps(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    acting = page.locator(".zone--acts [data-touch^='hand:']")
    seat = int(str(acting.get_attribute("data-touch"))[5:])
    tablet.fingers.down((1, tablet.spot(f"hand:{seat}")))
    page.wait_for_selector(".gcard--open")
    spot = str(page.locator(".gcard--open").first.get_attribute("data-touch"))
    assert spot == f"card:{seat}:fire-2"
    tablet.fingers.down((2, tablet.spot(spot)))
    tablet.fingers.up(2)
    tablet.fingers.up(1)
    page.wait_for_selector('.top[aria-label^="Fire 2"]')
    assert tablet.record()["actions"][-1] == "play fire-2"


def test_drumming_on_a_pad_locks_it_and_does_nothing_else(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    before = tablet.record()["actions"]
    for _ in range(4):
        tablet.fingers.down((1, tablet.spot("pad:1")))
        tablet.fingers.up()
    page.wait_for_selector(".pad--locked")
    page.wait_for_selector(".pad--locked", state="detached")
    assert tablet.record()["actions"] == before
    assert page.evaluate("visualViewport.scale") == 1


def test_a_cancelled_touch_makes_the_call_again(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    caller = tablet.until_called()
    seats = [seat for seat in range(4) if seat != caller]
    tablet.fingers.down(*((seat, tablet.spot(f"pad:{seat}")) for seat in seats[:2]))
    tablet.fingers.cancel()
    page.wait_for_selector(".centre__void")
    page.wait_for_selector(".banners--on")
    assert not [text for text in tablet.record()["actions"] if text.startswith("react")]
    tablet.fingers.down(*((seat, tablet.spot(f"pad:{seat}")) for seat in seats))
    tablet.fingers.up()
    page.wait_for_selector(".story")
    assert None not in tablet.reaction().values()


def test_six_fingers_with_two_hands_held_still_give_every_pad_its_time(
    page: Page, site: str
) -> None:
    tablet = Tablet(page, site, "human,human,human,human")
    caller = tablet.until_called()
    seats = [seat for seat in range(4) if seat != caller]
    held = [(4, tablet.spot(f"hand:{seats[0]}")), (5, tablet.spot(f"hand:{seats[1]}"))]
    tablet.fingers.down(*held)
    tablet.fingers.down(
        *((seat, tablet.spot(f"pad:{seat}")) for seat in seats),
        (6, tablet.spot(f"pad:{caller}")),
    )
    tablet.fingers.up()
    page.wait_for_selector(".story")
    assert len({_ms(tablet.reaction(), seat) for seat in seats}) == 1
    assert caller not in tablet.reaction()


def test_a_whole_game_of_four_people_ends_with_gorilla_san(page: Page, site: str) -> None:
    tablet = Tablet(page, site, "human,human,human,human", "&opt.fake_window=1000")
    for _ in range(60):
        if page.locator(".result__table").count():
            break
        try:
            caller = tablet.until_called()
        except AssertionError:
            break
        pads = page.locator(".pad--hot")
        throwing = [int(str(pad.get_attribute("data-touch"))[4:]) for pad in pads.all()]
        assert caller not in throwing
        tablet.fingers.down(*((seat, tablet.spot(f"pad:{seat}")) for seat in throwing))
        tablet.fingers.up()
        page.wait_for_selector(".story")
        page.click("[data-do='live:on']:not([aria-disabled])")
        page.wait_for_timeout(100)
        if page.locator(".result__table").count():
            break
    page.wait_for_selector(".result__table")
    assert re.search("Gorilla-san", page.locator(".result__ending").inner_text())
