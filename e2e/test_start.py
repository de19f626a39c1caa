"""The page starts, under any path, from its own files alone, and never the same way twice."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import Watch
from e2e.start import problem_of, run_python, wait_kept, wait_ready
from pyapp.dev.places import DIST


def test_page_gets_ready_from_its_own_path_alone(app: Page, site: str, watch: Watch) -> None:
    wait_kept(app)
    assert watch.requests
    assert [url for url in watch.requests if not url.startswith((site, "blob:", "data:"))] == []
    assert app.locator("html").get_attribute("data-start") is None


def test_no_other_host_is_named_in_what_is_shipped() -> None:
    allowed = {"http://www.w3.org", "http://0.0.0.0", "https://pyscript.github.io"}
    for path in [DIST / "index.html", DIST / "sw.js", *(DIST / "parts").glob("*.mjs")]:
        named = set(re.findall(r"https?://[\w.-]+\w", path.read_text(encoding="utf-8")))
        assert named - allowed - {"https://packages.pyscript.net", "https://github.com"} == set()


def test_policy_allows_no_strings_as_code(app: Page) -> None:
    policy = app.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-")


def test_first_screen_is_painted_before_python_is_there(
    page: Page, site: str, watch: Watch
) -> None:
    page.route("**/parts/boot-*", lambda route: route.abort())
    page.goto(site, wait_until="commit")
    heading = page.get_by_role("heading", name="Fumoto")
    expect(heading).to_be_visible()
    assert problem_of(page) == "network"
    watch.forgive()


@pytest.fixture
def japanese(browser: Browser) -> BrowserContext:
    return browser.new_context(locale="ja-JP")


def test_language_is_right_before_python_is_there(japanese: BrowserContext, site: str) -> None:
    page = japanese.new_page()
    page.route("**/parts/boot-*", lambda route: route.abort())
    page.goto(site, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.evaluate("""localStorage.setItem("fumoto:settings", '{"lang": "en"}')""")
    page.reload(wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(f"{site}#new?game=kilimanjaro&lang=ja", wait_until="commit")
    page.reload(wait_until="commit")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    japanese.close()


@pytest.mark.parametrize(
    "drawn",
    ["__import__('pyapp.web.entropy').web.entropy.seed64()", "__import__('random').random()"],
    ids=["a seed", "Python's own chance"],
)
def test_two_fresh_starts_draw_differently(context: BrowserContext, site: str, drawn: str) -> None:
    draws = []
    for _ in range(2):
        page = context.new_page()
        page.goto(site)
        wait_ready(page)
        draws.append(run_python(page, drawn))
        page.close()
    assert draws[0] != draws[1]


def test_page_and_worker_think_alike(app: Page, watch: Watch) -> None:
    app.wait_for_selector("html[data-thinker=up]", state="attached")
    told = app.evaluate("fumotoThinker.ask('{}')")
    own = run_python(app, "__import__('pyapp.ai.service').ai.service.answer('{}')")
    assert told == own
    assert watch.warnings == []


def test_page_plays_on_where_no_worker_can_be_had(page: Page, site: str, watch: Watch) -> None:
    page.add_init_script("window.Worker = class { constructor() { throw new Error('none here') } }")
    page.goto(site)
    wait_ready(page)
    page.wait_for_selector("html[data-thinker=down]", state="attached")
    assert page.locator("html").get_attribute("data-start") is None
    assert "none here" in " ".join(watch.warnings)


def test_old_browser_is_told_so(page: Page, site: str) -> None:
    page.add_init_script("delete window.DecompressionStream")
    page.goto(site)
    assert problem_of(page) == "old"


def test_short_memory_is_told_so(page: Page, site: str, watch: Watch) -> None:
    page.add_init_script("""
        const whole = WebAssembly.instantiate;
        WebAssembly.instantiate = async (module, imports) => {
            if (imports) throw new RangeError("could not allocate memory");
            return whole(module);
        };
    """)
    page.goto(site)
    assert problem_of(page) == "memory"
    watch.forgive()


def test_mistake_of_ours_is_told_with_its_details(page: Page, site: str, watch: Watch) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'innerWidth', { get() { throw new Error('no width') } })"
    )
    page.goto(site)
    assert problem_of(page) == "broken"
    assert "Traceback" in (page.locator("#problem-detail").text_content() or "")
    watch.forgive()
