"""Measuring start-up, touch and engine, with the goals beside what was found."""

from collections.abc import Callable

from playwright.sync_api import sync_playwright

from pyapp.dev import bench_engine, bench_start, browsers, latency, site
from pyapp.dev.places import DIST
from pyapp.dev.server import Site, serving


def _touch() -> list[tuple[str, str]]:
    with (
        serving(Site(DIST, "/fumoto/", gzip=True)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=browsers.chromium(), args=browsers.FLAGS
        )
        found = latency.measure(browser, address)
        browser.close()
    return [
        (f"Touch at a quarter of the speed, {what}", _told(taken)) for what, taken in found.items()
    ]


def _told(taken: latency.Latency) -> str:
    answered = f"answered p95 {taken.p95:.0f} ms, median {taken.median:.0f} ms (goal 50)"
    return f"{answered}; all drawn p95 {taken.done_p95:.0f} ms, median {taken.done_median:.0f} ms"


def run() -> int:
    """Measures everything and prints one line each, as it comes."""
    site.ensure()
    measures: list[Callable[[], list[tuple[str, str]]]] = [
        bench_engine.measure,
        bench_start.measure,
        _touch,
    ]
    for measure in measures:
        for what, much in measure():
            print(f"{what}: {much}", flush=True)
    return 0
