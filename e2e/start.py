"""Steps that the start-up tests share."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from pyapp.dev.pack import digest

READY = "html[data-state=ready]"


def wait_ready(page: Page) -> None:
    """Waits until the app can be played."""
    page.wait_for_selector(READY, state="attached")


def wait_kept(page: Page) -> None:
    """Waits until the offline copy is whole."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


def run_python(page: Page, expression: str) -> str:
    """Lets the page's own Python work out an expression and gives it as text."""
    page.evaluate(
        """(code) => {
            delete document.documentElement.dataset.told;
            const script = document.createElement("script");
            script.type = "py";
            script.textContent = code;
            document.body.append(script);
        }""",
        f"import js\njs.document.documentElement.dataset.told = str({expression})",
    )
    root = page.locator("html[data-told]")
    root.wait_for(state="attached")
    return root.get_attribute("data-told") or ""


def problem_of(page: Page) -> str:
    """Waits for the friendly page and gives its kind and the words that are to be seen."""
    page.wait_for_selector("html[data-state=error]", state="attached")
    expect(page.locator("#problem h2 span:visible")).to_have_count(1)
    expect(page.locator("#again")).to_be_visible()
    return page.locator("html").get_attribute("data-problem") or ""


def build_of(page: Page) -> str:
    """Name of the build that the page is of."""
    return str(page.evaluate("window.fumotoBuild"))


def replace(path: Path, data: bytes) -> None:
    """Writes a file anew without touching others that share its content on disk."""
    path.unlink(missing_ok=True)
    path.write_bytes(data)


def deploy(folder: Path, name: str) -> None:
    """Turns a built site into another build of the same app."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    found = re.search(r'"build":"([0-9a-f]+)"', text)
    assert found is not None
    replace(page, text.replace(f'"build":"{found[1]}"', f'"build":"{name}"').encode())
    worker = folder / "sw.js"
    head, rest = worker.read_text(encoding="utf-8").split("\n", 1)
    told = re.fullmatch(r"const BUILD=(.*),FILES=(\[.*\]);", head)
    assert told is not None
    files = [
        [file, digest(page.read_bytes()) if file == "index.html" else hash_]
        for file, hash_ in json.loads(told[2])
    ]
    fresh = f"const BUILD={json.dumps(name)},FILES={json.dumps(files)};\n{rest}"
    replace(worker, fresh.encode())


def part(folder: Path, name: str) -> Path:
    """A part of the site by the beginning of its name."""
    found = list((folder / "parts").glob(f"{name}-*"))
    assert len(found) == 1
    return found[0]
