"""The one file opens from disk, alone, and keeps what it is given."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.start import problem_of, wait_ready
from pyapp.dev.places import DIST


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """The one file, somewhere else, with nothing beside it."""
    target = tmp_path / "a folder with spaces" / "fumoto.html"
    target.parent.mkdir()
    shutil.copyfile(DIST / "fumoto.html", target)
    return target


def test_file_starts_without_network_and_keeps_its_saves(
    context: BrowserContext, page: Page, whole: Path
) -> None:
    context.set_offline(True)
    page.goto(whole.as_uri())
    wait_ready(page)
    page.wait_for_selector("html[data-thinker=up]", state="attached")
    page.evaluate("localStorage.setItem('fumoto:kept', 'yes')")
    page.reload()
    wait_ready(page)
    assert page.evaluate("localStorage.getItem('fumoto:kept')") == "yes"


def test_file_that_was_cut_short_says_so(page: Page, whole: Path) -> None:
    data = whole.read_bytes()
    whole.write_bytes(data[: len(data) // 2])
    page.goto(whole.as_uri())
    assert problem_of(page) == "altered"
