"""The page starts, under any path, from its own files alone."""

from playwright.sync_api import Page


def test_page_gets_ready(app: Page) -> None:
    assert app.locator("html").get_attribute("data-state") == "ready"
