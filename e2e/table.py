"""A person at the table: what the page offers, touched with real mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.conftest import READY

QUICK = {"speed": "instant", "motion": "off", "sound": False}
"""Settings under which nobody has to wait for a computer player."""

SIZES = {
    "phone": (390, 844),
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "desktop": (1440, 900),
}

_LOOK = """() => {
  const offered = [];
  for (const node of document.querySelectorAll("[data-action],[data-do]")) {
    if (node.closest("[inert]") || node.disabled) continue;
    offered.push([node.dataset.action ?? "", node.dataset.do ?? ""]);
  }
  return {
    offered,
    screen: document.querySelector("[data-screen]")?.dataset.screen,
    said: [...document.querySelectorAll(".sr")].map((node) => node.textContent).join(""),
    result: !!document.querySelector(".result__table"),
    text: document.querySelector("#app").textContent,
  };
}"""


class Look:
    """What the page offers at one moment."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.actions: list[str] = [action for action, _ in seen["offered"] if action]
        self.commands: list[str] = [do for action, do in seen["offered"] if not action]
        self.screen: str = seen["screen"]
        self.said: str = seen["said"]
        self.over: bool = seen["result"]
        self.text: str = seen["text"]

    def picks(self) -> list[str]:
        """What can be picked before it is used."""
        return [command for command in self.commands if command.startswith("pick:card:")]


def open_app(
    context: BrowserContext,
    site: str,
    fragment: str = "",
    *,
    settings: dict[str, Any] | None = None,
    games: dict[str, str] | None = None,
) -> Page:
    """A new tab with the app in it. Settings and games are stored only where nothing is yet."""
    import json

    texts = {"fumoto:settings": json.dumps(QUICK | (settings or {})), **(games or {})}
    page = context.new_page()
    page.add_init_script(
        f"""for (const [key, text] of Object.entries({json.dumps(texts)}))
          if (localStorage.getItem(key) === null && !sessionStorage.getItem("told"))
            localStorage.setItem(key, text);
        sessionStorage.setItem("told", "1");"""
    )
    page.goto(site + fragment)
    page.wait_for_selector(READY, state="attached")
    return page


def look(page: Page) -> Look:
    """What the page offers now, or as soon as everything tapped has been done."""
    answered(page)
    return Look(page.evaluate(_LOOK))


def answered(page: Page) -> None:
    """Wait until everything tapped has been done: a tap shows first and acts a frame later."""
    page.wait_for_function("() => !document.querySelector('[data-tapped]')")


def control(command: str) -> str:
    """Selector of the control with this command or action."""
    text = command.replace('"', '\\"')
    return f'#app :is([data-do="{text}"], [data-action="{text}"])'


def click(page: Page, command: str) -> None:
    """With the mouse."""
    page.locator(control(command)).first.click()
    answered(page)


def tap(page: Page, command: str) -> None:
    """With a finger."""
    page.locator(control(command)).first.tap()
    answered(page)


def press(page: Page, command: str) -> None:
    """With keys alone: Tab and the arrows to get there, Enter to use it."""
    reach(page, command)
    page.keyboard.press("Enter")
    answered(page)


_WHERE = """(selector) => {
  const wanted = document.querySelector(selector);
  const here = document.activeElement;
  if (!wanted) return "gone";
  if (here === wanted) return "here";
  const group = wanted.closest("[data-roving]");
  if (!group || group !== here.closest("[data-roving]")) return "elsewhere";
  const members = [...group.querySelectorAll("[data-action],[data-do]")];
  return members.indexOf(wanted) > members.indexOf(here) ? "after" : "before";
}"""


def reach(page: Page, command: str) -> None:
    """Put the focus on a control as a person without a mouse would."""
    keys = {"elsewhere": "Tab", "after": "ArrowRight", "before": "ArrowLeft"}
    for _ in range(240):
        where = page.evaluate(_WHERE, control(command))
        if where == "here":
            return
        assert where != "gone", f"{command} is not on the page"
        page.keyboard.press(keys[where])
    raise AssertionError(f"{command} cannot be reached by keyboard")


Use = Callable[[Page, str], None]


def settle(page: Page) -> Look:
    """Wait until a person can do something, or the game is over."""
    page.wait_for_function(
        """() => !document.querySelector("[data-tapped]") && (
          document.querySelector(".result__table, [data-do=curtain]:not([inert] *)")
          || [...document.querySelectorAll("[data-action],[data-do^='pick:card:']")]
            .some((node) => !node.closest("[inert]")))"""
    )
    return look(page)


def turn(page: Page, use: Use, number: int = 0) -> Look:
    """One hand-over or one action, whichever is due; gives what the page offered before."""
    seen = settle(page)
    if seen.over:
        return seen
    if "curtain" in seen.commands:
        use(page, "curtain")
    elif seen.picks() and not seen.actions:
        picks = seen.picks()
        use(page, picks[number % len(picks)])
    else:
        use(page, seen.actions[number * 7 % len(seen.actions)])
    return seen


def finish(page: Page, use: Use, each: Callable[[Look], None] = lambda _: None) -> int:
    """Play to the end; gives how often something was used."""
    for number in range(600):
        seen = turn(page, use, number)
        each(seen)
        if seen.over:
            return number
    raise AssertionError("this game does not end")
