"""WebKitGTK starts the site and the one file, plays and keeps."""

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.engines.trip import travel
from pyapp.dev import browsers
from pyapp.dev.places import DIST


class WebKit:
    """WebKitGTK's small browser, driven by its own WebDriver."""

    def __init__(self) -> None:
        driver, browser = browsers.webkit()
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's, about itself
            self.driver = webdriver.WebKitGTK(options=options, service=Service(driver))
        self.driver.set_page_load_timeout(120)

    def go(self, address: str) -> None:
        self.driver.get(address)

    def value(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression.rstrip().rstrip(';')})")


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A screen that nobody looks at; its number is whatever is free."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        [browsers.xvfb(), "-displayfd", str(writer), "-screen", "0", "1280x900x24"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def webkit(screen: str) -> Iterator[WebKit]:
    patch = pytest.MonkeyPatch()
    patch.setenv("DISPLAY", screen)
    patch.setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
    patch.setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
    engine = WebKit()
    yield engine
    engine.driver.quit()
    patch.undo()


def test_site(webkit: WebKit, site: str) -> None:
    travel(webkit, site)


def test_one_file(webkit: WebKit, tmp_path: Path) -> None:
    whole = tmp_path / "fumoto.html"
    shutil.copyfile(DIST / "fumoto.html", whole)
    travel(webkit, whole.as_uri())
