"""What every browser test stands on: the built site in a browser without network."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from pyapp.dev import browsers
from pyapp.dev.places import DIST
from pyapp.dev.server import Site, serving

READY = "html[data-state=ready]"
PATH = "/some/path/"
"""Where the site lies on its host: never at the top."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--browsers", choices=["chromium", "all"], default="chromium")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The other engines' tests are there only where all browsers are asked for."""
    if collection_path.name == "engines" and config.getoption("--browsers") != "all":
        return True
    return None


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Address of the built site, served as a static host would, under a sub-path."""
    with serving(Site(DIST, PATH, gzip=True, max_age=600)) as address:
        yield address


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A copy of the built site for one test to change; `address` is where it is served."""
    folder = tmp_path / "site"
    shutil.copytree(DIST, folder, copy_function=os.link)
    own = Site(folder, PATH, gzip=True, max_age=600)
    with serving(own) as address:
        own.address = address
        yield own


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

    def __init__(self, context: BrowserContext) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.warnings: list[str] = []
        context.on("request", lambda request: self._asked(request.url))
        context.on("console", self._said)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _asked(self, url: str) -> None:
        self.requests.append(url)
        if not url.startswith(("http://localhost:", "file:", "data:", "blob:")):
            self.errors.append(f"asked for {url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)
        elif message.type == "warning":
            self.warnings.append(message.text)

    def forgive(self) -> None:
        """Forgets the errors that a test has brought about on purpose."""
        self.errors.clear()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor: nothing stored, nothing cached."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(60_000)
    yield context
    context.close()


@pytest.fixture(scope="module")
def regular(browser: Browser) -> Iterator[tuple[BrowserContext, Watch]]:
    """A tablet that has been here before: everything is cached."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, has_touch=True, locale="en-GB"
    )
    context.set_default_timeout(60_000)
    yield context, Watch(context)
    context.close()


@pytest.fixture
def play_context(regular: tuple[BrowserContext, Watch], site: str) -> Iterator[BrowserContext]:
    """The same with nothing stored. Fails the test if any page of it erred or left its host."""
    context, watch = regular
    yield context
    errors = list(watch.errors)
    watch.forgive()
    for page in context.pages:
        page.close()
    context.new_cdp_session(context.new_page()).send(
        "Storage.clearDataForOrigin",
        {"origin": site.removesuffix(PATH), "storageTypes": "local_storage"},
    )
    assert errors == []


@pytest.fixture
def watch(context: BrowserContext) -> Iterator[Watch]:
    """Fails the test at its end if any page of it erred or left its host."""
    watch = Watch(context)
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
