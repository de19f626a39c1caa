"""Every screen at every size and in both languages: nothing cut off, covered or too small to touch,
and nothing that a screen reader's user would stumble over."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e import moments, table
from e2e.conftest import Watch
from pyapp.dev.places import MODULES

MOMENTS = ("place", "play", "banana", "exchange", "late", "over")


@cache
def script(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def flaws(page: Page) -> list[str]:
    """What is wrong with the picture at each size."""
    found = []
    for size, (width, height) in table.SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        seen: list[str] = page.evaluate(script(Path(__file__).parent / "flaws.js"))
        found += [f"{size}: {flaw}" for flaw in seen]
    return found


def barriers(page: Page) -> list[str]:
    """What the axe finds that is serious."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script(MODULES / "axe-core" / "axe.min.js") + "; 0")
    result: dict[str, Any] = page.evaluate(
        # Cards are pictures, their letters and numbers too: they are named as a whole.
        """axe.run("#app", {
          resultTypes: ["violations"],
          rules: {region: {enabled: false}, "label-content-name-mismatch": {enabled: false}},
        })"""
    )
    return [
        f"{violation['id']}: {violation['help']} {node['html'][:160]}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def use(page: Page, command: str) -> None:
    """Touch the first control with this command that can be reached."""
    page.locator(f"{table.control(command)}:not([inert] *)").first.click()
    table.answered(page)


def first(page: Page, start: str) -> str:
    seen = table.look(page)
    return next(c for c in (*seen.commands, *seen.actions) if c.startswith(start))


def screens(page: Page) -> Iterator[str]:
    """Goes from screen to screen; each is ready to be looked at when its name comes."""
    yield "home"
    use(page, "setup:kilimanjaro")
    page.locator("input[name=seats][value='4']").check(force=True)
    yield "set-up"
    use(page, "home")
    use(page, "rules:kilimanjaro")
    yield "rules"
    use(page, "back")
    use(page, "settings")
    yield "settings"
    use(page, "back")
    for moment in MOMENTS[:-1]:
        use(page, f"continue:{moment}")
        if moment == "play":
            yield "curtain"
        use(page, "curtain")
        yield moment
        if moment in ("play", "late"):
            use(page, first(page, "pick:card:"))
            yield f"{moment}, a card picked"
        if moment == "late":
            for sheet in ("menu", "log", "moves"):
                use(page, f"sheet:{sheet}")
                yield sheet
                use(page, "sheet:")
            use(page, "sheet:menu")
            use(page, "share")
            yield "share"
            use(page, "sheet:")
        use(page, "sheet:menu")
        use(page, "home")
    use(page, "ask:delete:late")
    yield "question"
    use(page, "no")
    page.locator("#app summary").click()
    use(page, "continue:over")
    yield "result"
    page.goto(page.url.partition("#")[0] + "#nowhere")
    page.wait_for_selector(".toast")
    yield "message"


@pytest.mark.parametrize(
    ("lang", "scheme"), [("en", "light"), ("ja", "dark")], ids=["English by day", "日本語 by night"]
)
def test_every_screen_is_whole_and_open_to_everybody(
    browser: Browser, site: str, lang: str, scheme: Any
) -> None:
    context = browser.new_context(
        viewport={"width": 1024, "height": 768},
        locale="ja-JP" if lang == "ja" else "en-GB",
        color_scheme=scheme,
        has_touch=True,
    )
    context.set_default_timeout(60_000)
    watch = Watch(context)
    games = {f"fumoto:game:{moment}": text for moment in MOMENTS for text in stored(moment)}
    page = table.open_app(context, site, games=games, settings={"speed": "slow"})
    found: list[str] = []
    # A language changes no names, roles and states; night has contrasts of its own.
    looks: list[Callable[[Page], list[str]]] = [flaws, barriers] if lang == "en" else [flaws]
    for screen in screens(page):
        found += [f"{screen}: {flaw}" for look in looks for flaw in look(page)]
    assert found == [], "\n".join(found)
    assert watch.errors == []
    context.close()


def stored(moment: str) -> Iterator[str]:
    yield from moments.stored(moment).values()


def test_another_screen_is_read_from_its_beginning(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = table.open_app(context, site)
    for there, back in (("rules:gorilla", "back"), ("setup:gorilla", "home")):
        table.tap(page, there)  # far down the first screen
        place = page.get_by_role("heading", level=1).bounding_box()
        assert place is not None
        assert 0 < place["y"] < 100
        use(page, back)
    context.close()
