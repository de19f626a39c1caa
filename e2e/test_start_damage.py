"""What is truncated, altered, gone or of another build is found out and put right, or refused."""

import json

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import Watch
from e2e.start import build_of, part, problem_of, replace, run_python, wait_kept, wait_ready
from pyapp.dev.server import Site

SPOIL = """async ([name, how]) => {
  for (const key of await caches.keys()) {
    const cache = await caches.open(key);
    for (const request of await cache.keys()) {
      if (!request.url.includes(name)) continue;
      const kept = await cache.match(request);
      const bytes = new Uint8Array(await kept.arrayBuffer());
      if (how === "altered") bytes[bytes.length >> 1] ^= 1;
      const body = how === "truncated" ? bytes.slice(0, bytes.length >> 1) : bytes;
      await cache.put(request, new Response(body, { headers: kept.headers }));
      return true;
    }
  }
  return false;
}"""


KEPT = [
    "/index.html", "boot-", "core-", "python-", "pyodide-", "memory-", "rest-", "app-", "style-",
    "unpacker-", "worker-", "/build.json",
]  # fmt: skip


def answer_once(context: BrowserContext, address: str, body: bytes, kind: str) -> list[str]:
    """Answers the first request to an address with this; gives the list of all such requests."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        else:
            route.fulfill(body=body, content_type=kind)

    context.route(address, answer)
    return asked


@pytest.mark.parametrize("how", ["altered", "truncated"])
def test_damaged_copy_is_replaced(
    context: BrowserContext, site: str, watch: Watch, how: str
) -> None:
    page = context.new_page()
    page.goto(site)
    wait_ready(page)
    wait_kept(page)
    page.evaluate("localStorage.setItem('fumoto:kept', 'yes')")
    # One after the other where a single bit is wrong, all at once where the half is missing.
    for names in [[name] for name in KEPT] if how == "altered" else [KEPT]:
        for name in names:
            assert page.evaluate(SPOIL, [name, how])
        page.reload()
        wait_ready(page)
        page.wait_for_selector("html[data-thinker=up]", state="attached")
        assert page.locator("html").get_attribute("data-start") is None
        assert page.evaluate("localStorage.getItem('fumoto:kept')") == "yes"
    watch.forgive()
    page.reload()
    wait_ready(page)


@pytest.mark.parametrize("how", ["missing", "altered", "truncated"])
def test_bad_snapshot_only_costs_time(page: Page, own_site: Site, watch: Watch, how: str) -> None:
    memory = part(own_site.folder, "memory")
    data = memory.read_bytes()
    if how == "missing":
        memory.unlink()
    elif how == "altered":
        replace(memory, data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
    else:
        replace(memory, data[: len(data) // 2])
    page.goto(own_site.address)
    wait_ready(page)
    assert page.locator("html").get_attribute("data-start") == "plain"
    watch.forgive()


def test_old_page_beside_a_new_site_is_loaded_anew(
    page: Page, own_site: Site, watch: Watch
) -> None:
    text = (own_site.folder / "index.html").read_text(encoding="utf-8")
    name = part(own_site.folder, "app").name
    old = text.replace(name, "app-000000000000.zip")
    served = answer_once(page.context, own_site.address, old.encode(), "text/html")
    page.goto(own_site.address)
    wait_ready(page)
    assert json.loads(page.locator("#fumoto-parts").text_content() or "")["build"] == build_of(page)
    assert len(served) >= 2
    watch.forgive()


def test_page_whose_files_stay_away_says_so_and_does_not_loop(
    page: Page, own_site: Site, watch: Watch
) -> None:
    part(own_site.folder, "app").unlink()
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.goto(own_site.address)
    assert problem_of(page) in {"stale", "altered"}
    page.wait_for_timeout(1500)
    assert len(loads) <= 2
    watch.forgive()


def test_broken_connection_goes_on_where_it_stopped(
    page: Page, own_site: Site, watch: Watch
) -> None:
    own_site.cuts["memory-"] = [2_000_000, 1_000_000]
    page.goto(own_site.address)
    wait_ready(page)
    assert page.locator("html").get_attribute("data-start") is None
    assert own_site.cuts["memory-"] == []
    assert own_site.ranges["memory-"]
    watch.forgive()


def test_network_that_stays_away_is_told_and_the_button_goes_on(
    page: Page, own_site: Site, watch: Watch
) -> None:
    own_site.cuts["memory-"] = [1_000_000, 0, 0, 0]
    own_site.gzip = False
    page.goto(own_site.address)
    assert problem_of(page) == "network"
    page.click("#again")
    wait_ready(page)
    assert page.locator("html").get_attribute("data-start") is None
    watch.forgive()


@pytest.mark.parametrize("name", ["memory", "pyodide"])
@pytest.mark.parametrize("where", [0, 100_000])
def test_part_that_is_altered_once_on_its_way_is_fetched_again(
    page: Page, own_site: Site, watch: Watch, name: str, where: int
) -> None:
    (target,) = (
        path for path in (own_site.folder / "parts").glob(f"{name}-*") if path.suffix != ".mjs"
    )
    data = target.read_bytes()
    bad = data[:where] + bytes([data[where] ^ 255]) * 64 + data[where + 64 :]
    kind = "application/wasm" if name == "pyodide" else "application/octet-stream"
    asked = answer_once(page.context, f"**/{target.name}", bad, kind)
    page.goto(own_site.address)
    wait_ready(page)
    assert len(asked) == 2
    assert page.locator("html").get_attribute("data-start") is None
    watch.forgive()


@pytest.mark.parametrize("how", ["gone", "nonsense", "throws", "empty"])
def test_page_unpacks_for_itself_where_the_worker_for_it_falls(
    page: Page, own_site: Site, watch: Watch, how: str
) -> None:
    unpacker = part(own_site.folder, "unpacker")
    if how == "gone":
        unpacker.unlink()
    else:
        scripts = {"nonsense": b"} {", "throws": b"throw new Error('no')", "empty": b""}
        replace(unpacker, scripts[how])
    page.goto(own_site.address)
    wait_ready(page)
    assert page.locator("html").get_attribute("data-start") is None
    watch.forgive()


def test_worker_that_says_nothing_does_not_keep_the_offline_copy_from_being_made(
    page: Page, own_site: Site, watch: Watch
) -> None:
    answer_once(page.context, "**/parts/worker-*", b"", "text/javascript")
    page.goto(own_site.address)
    wait_ready(page)
    page.wait_for_selector("html[data-thinker=down]", state="attached", timeout=60_000)
    wait_kept(page)
    watch.forgive()


def test_library_that_is_never_right_is_done_without(
    page: Page, own_site: Site, watch: Watch
) -> None:
    rest = part(own_site.folder, "rest")
    replace(rest, rest.read_bytes()[:-9] + b"no library")
    page.goto(own_site.address)
    wait_ready(page)
    assert page.locator("html").get_attribute("data-start") == "plain"
    assert run_python(page, "__import__('csv').__name__") == "csv"
    watch.forgive()


def test_damaged_page_is_mended_for_play_without_a_network(
    context: BrowserContext, own_site: Site, watch: Watch
) -> None:
    page = context.new_page()
    page.goto(own_site.address)
    wait_ready(page)
    wait_kept(page)
    emptied = page.evaluate(
        """async () => {
          let count = 0;
          for (const key of await caches.keys()) {
            const cache = await caches.open(key);
            for (const request of await cache.keys())
              if (/(index\\.html|build\\.json|\\/)$/.test(request.url)) {
                await cache.put(request, new Response(""));
                count++;
              }
          }
          return count;
        }"""
    )
    assert emptied == 3  # the page, the list of the build, which build it is
    page.reload()
    wait_ready(page)
    own_site.folder.rename(own_site.folder.with_name("gone"))
    page.reload()
    wait_ready(page)
    watch.forgive()


def test_network_that_stopped_before_the_page_was_whole_goes_on_by_itself(
    page: Page, own_site: Site, watch: Watch
) -> None:
    own_site.cuts["memory-"] = [1000] + [0] * 3
    waiting: list[Route] = []
    page.route("**/parts/boot-*", lambda route: waiting.append(route))
    page.goto(own_site.address, wait_until="commit")
    for _ in range(300):
        if page.evaluate("!!window.fumotoUnpacker?.heard.some((one) => one.stopped)"):
            break
        page.wait_for_timeout(100)
    waiting[0].continue_()
    assert problem_of(page) == "network"
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_ready(page)
    watch.forgive()


def test_question_about_the_network_never_covers_a_failure(
    page: Page, own_site: Site, watch: Watch
) -> None:
    own_site.cuts["memory-"] = [1000] + [0] * 30
    core = part(own_site.folder, "core")
    good = core.read_bytes()
    replace(core, good + b";")
    page.goto(own_site.address, wait_until="commit")
    assert problem_of(page) == "altered"
    page.wait_for_timeout(10_000)  # by now the other part has stopped for good
    assert problem_of(page) == "altered"
    page.evaluate("dispatchEvent(new Event('online'))")
    assert problem_of(page) == "altered"
    own_site.cuts.clear()
    replace(core, good)
    page.click("#again")
    wait_ready(page)
    watch.forgive()
