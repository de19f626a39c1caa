"""What every browser test stands on: the built site in a browser without network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pyapp.dev import browsers
from pyapp.dev.places import DIST
from pyapp.dev.server import Site, serving

READY = "html[data-state=ready]"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--browsers", choices=["chromium", "all"], default="chromium")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Address of the built site, served as a static host would, under a sub-path."""
    with serving(Site(DIST, "/some/path/", gzip=True)) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browsers.chromium(), args=browsers.FLAGS
        )
        yield browser
        browser.close()


class Watch:
    """What a page must never do: say an error, or ask another host for anything."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        self._origin = origin
        context.on("request", lambda request: self._asked(request.url))
        context.on(
            "console",
            lambda message: self.errors.append(message.text) if message.type == "error" else None,
        )
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        if not url.startswith((self._origin, "data:", "blob:")):
            self.errors.append(f"asked for {url}")

    def forgive(self) -> None:
        """Forgets the errors that a test has brought about on purpose."""
        self.errors.clear()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor: nothing stored, nothing cached."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def watch(context: BrowserContext, site: str) -> Iterator[Watch]:
    """Fails the test at its end if any page of it erred or left its origin."""
    watch = Watch(context, site)
    yield watch
    assert watch.errors == []


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Page:
    """An empty page under watch; go where you like."""
    assert watch.errors == []
    return context.new_page()


@pytest.fixture
def app(page: Page, site: str) -> Page:
    """The page with the app on it, ready to play."""
    page.goto(site)
    page.wait_for_selector(READY, state="attached")
    return page
