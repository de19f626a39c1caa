"""How fast the page starts, beside a plain PyScript page with the same runtime, in the same run."""

import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pyapp.dev import browsers
from pyapp.dev.places import CACHE, DIST, MODULES
from pyapp.dev.server import Site, serving

ROUNDS = 5
_WATCH = """
new MutationObserver((_, watcher) => {
  if (document.documentElement?.dataset.state !== "ready") return;
  watcher.disconnect();
  window.readyAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
_PLAIN = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hello</title>
<link rel="stylesheet" href="./core/core.css">
<script type="module" src="./core/core.js"></script></head>
<body>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.body.append("hello")
document.documentElement.dataset.state = "ready"
</script>
</body>
</html>
"""


def plain_site() -> Path:
    """A page that says hello in the way PyScript's own manual does, from local files."""
    folder = CACHE / "plain"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(
        MODULES / "@pyscript" / "core" / "dist",
        folder / "core",
        ignore=shutil.ignore_patterns("*.map"),
    )
    (folder / "pyodide").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copyfile(MODULES / "pyodide" / name, folder / "pyodide" / name)
    shutil.copyfile(MODULES / "pyodide" / "pyodide-lock.json", folder / "pyodide/pyodide-lock.json")
    (folder / "index.html").write_text(_PLAIN, encoding="utf-8")
    return folder


def _ready(page: Page, address: str) -> float:
    page.add_init_script(_WATCH)
    page.goto(address)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=120_000)
    return float(page.evaluate("window.readyAt"))


def _visit(context: BrowserContext, address: str, settled: Callable[[Page], None]) -> float:
    page = context.new_page()
    taken = _ready(page, address)
    settled(page)
    page.close()
    return taken


def _kept(page: Page) -> None:
    """Waits until the offline copy is whole, as it is when a visitor comes back."""
    page.evaluate("navigator.serviceWorker.ready")


def _rested(page: Page) -> None:
    page.wait_for_timeout(500)


def _rounds(
    address: str, launch: Callable[[str], BrowserContext], settled: Callable[[Page], None]
) -> tuple[float, float]:
    """Milliseconds to ready in a first and in a later visit."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = launch(profile)
        first = _visit(context, address, settled)
        _visit(context, address, settled)
        later = _visit(context, address, settled)
        context.close()
    return first, later


def _memory(browser: Browser, address: str) -> tuple[float, float]:
    """Megabytes of JavaScript heap and of Python's memory after start; the worker has its own."""
    context = browser.new_context()
    page = context.new_page()
    _ready(page, address)
    page.wait_for_timeout(3000)
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    heap = float(session.send("Runtime.getHeapUsage")["usedSize"])
    python = float(page.evaluate("window.fumotoParts.used()"))
    context.close()
    return heap / 1e6, python / 1e6


def _paint(browser: Browser, address: str) -> float:
    """Milliseconds to the first paint."""
    context = browser.new_context()
    page = context.new_page()
    _ready(page, address)
    entries = page.evaluate("performance.getEntriesByType('paint').map(e => e.startTime)")
    context.close()
    return float(min(entries))


def _transfer(browser: Browser, site: Site, address: str) -> float:
    """Megabytes that the server sent until everything is kept for offline play."""
    context = browser.new_context()
    page = context.new_page()
    site.sent = 0
    _ready(page, address)
    _kept(page)
    page.wait_for_timeout(1000)
    context.close()
    return site.sent / 1e6


def measure() -> list[tuple[str, str]]:
    """Everything about the start, as lines of what and how much."""
    rows: list[tuple[str, str]] = []
    middle = statistics.median
    site = Site(DIST, "/fumoto/", gzip=True, max_age=600)
    with (
        serving(site) as ours,
        serving(Site(plain_site(), "/plain/", gzip=True, max_age=600)) as plain,
        sync_playwright() as playwright,
    ):
        executable = browsers.chromium()

        def launch(profile: str) -> BrowserContext:
            return playwright.chromium.launch_persistent_context(
                profile, executable_path=executable, args=browsers.FLAGS
            )

        pairs = []
        for count in range(ROUNDS):
            pairs.append((_rounds(ours, launch, _kept), _rounds(plain, launch, _rested)))
            print(f"  start-up round {count + 1} of {ROUNDS}: {pairs[-1]}", flush=True)
        for what, index, goal in (("first visit", 0, 0.30), ("later visit", 1, 0.30)):
            mine = middle(our[index] for our, _ in pairs)
            theirs = middle(other[index] for _, other in pairs)
            much = f"{mine:.0f} ms; plain PyScript {theirs:.0f} ms; ratio {mine / theirs:.2f}"
            rows.append((f"Ready, {what}", f"{much} (goal {goal:.2f})"))
        browser = playwright.chromium.launch(executable_path=executable, args=browsers.FLAGS)
        paints = [_paint(browser, ours) for _ in range(ROUNDS)]
        rows.append(("First paint", f"{middle(paints):.0f} ms (goal 150)"))
        rows.append(("Transfer, first visit", f"{_transfer(browser, site, ours):.1f} MB (goal 12)"))
        heap, wasm = _memory(browser, ours)
        rows.append(
            ("Memory after start", f"{heap:.0f} + {wasm:.0f} = {heap + wasm:.0f} MB (goal 100)")
        )
        browser.close()
    whole = DIST / "fumoto.html"
    if whole.is_file():
        rows.append(("fumoto.html", f"{whole.stat().st_size / 1e6:.1f} MB (goal 16)"))
    return rows
