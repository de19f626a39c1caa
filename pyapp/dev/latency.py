"""How long a touch takes to change the picture, in the built page, on a slowed-down processor."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

SLOWDOWN = 4
"""How many times slower than this machine the page is made to run."""
GAMES = 4
MOST_TURNS = 16
"""Turns measured in one game, at most: late turns have the most to draw."""

_START = "#new?game=kilimanjaro&seats=human,human,human,human&seed={seed}&lang=en&opt.quick_start=1"
_SETTINGS = '{"speed": "instant", "motion": "off", "sound": false}'

_WATCH = """
window.touches = [];
const frame = () => new Promise((done) => requestAnimationFrame(done));
addEventListener("click", async (event) => {
  if (!event.isTrusted) return;
  const control = event.target.closest("[data-action],[data-do]");
  const touch = [control?.dataset.action ?? control?.dataset.do ?? ""];
  touches.push(touch);
  await frame();
  touch.push(performance.now() - event.timeStamp);
  if (control?.hasAttribute("data-tapped"))
    await new Promise((done) => {
      new MutationObserver(done).observe(control, { attributeFilter: ["data-tapped"] });
    });
  await frame();
  touch.push(performance.now() - event.timeStamp);
}, { capture: true });
"""


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds from a touch to a frame that shows something of it, for one kind of touch."""

    touches: int
    median: float
    p95: float
    """To the first frame, which shows what was touched."""
    done_median: float
    done_p95: float
    """To the frame that shows everything that follows from it."""


def measure(browser: Browser, address: str) -> dict[str, Latency]:
    """Plays turns of Kilimanjaro by hand; gives picking and playing a card."""
    picks: list[tuple[float, float]] = []
    plays: list[tuple[float, float]] = []
    for seed in range(1, GAMES + 1):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('fumoto:settings', '{_SETTINGS}');{_WATCH}")
        page.goto(address + _START.format(seed=seed))
        page.wait_for_selector("html[data-state=ready]", state="attached", timeout=120_000)
        with _slow(page):
            for _ in range(MOST_TURNS):
                if not _turn(page):
                    break
        for what, answered, done in page.evaluate("touches"):
            if what.startswith("pick:card:"):
                picks.append((answered, done))
            elif what.startswith("play "):
                plays.append((answered, done))
        context.close()
    return {"picking a card": _sum_up(picks), "playing a card": _sum_up(plays)}


@contextmanager
def _slow(page: Page) -> Iterator[None]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    yield
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def _turn(page: Page) -> bool:
    """Takes the device, picks a card, plays it; False when there is nothing to play."""
    curtain = page.locator("[data-do=curtain]")
    if curtain.count():
        _touch(page, "[data-do=curtain]")
    if not page.locator("[data-do^='pick:card:']").count():
        other = page.locator(".choices [data-action]")
        if not other.count():
            return False
        _touch(page, ".choices [data-action] >> nth=-1")
        return True
    _touch(page, "[data-do^='pick:card:'] >> nth=0")
    _touch(page, ".pile[data-action] >> nth=0")
    return True


def _touch(page: Page, selector: str) -> None:
    """A click at rest: the one before has been painted, and no double tap is meant."""
    page.wait_for_timeout(500)
    box = page.locator(selector).bounding_box()
    assert box is not None
    # Not `click` of the locator: that has the page look after it with listeners of its own.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(200)


def _sum_up(times: list[tuple[float, float]]) -> Latency:
    answered = sorted(first for first, _ in times)
    done = sorted(second for _, second in times)
    middle, at = len(times) // 2, int(len(times) * 0.95)
    return Latency(len(times), answered[middle], answered[at], done[middle], done[at])
