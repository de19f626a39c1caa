"""One visit is enough to play without a network, and a new build waits for the player."""

from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Watch
from e2e.start import build_of, deploy, replace, wait_kept, wait_ready
from pyapp.dev.server import Site

HEAR = """document.addEventListener("fumoto:update-ready", () => { window.heard = true })"""


def visit(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.add_init_script(HEAR)
    page.goto(address)
    wait_ready(page)
    wait_kept(page)
    return page


def wait_heard(page: Page) -> None:
    for _ in range(600):
        if page.evaluate("window.heard === true && window.fumotoUpdate.waiting"):
            return
        page.wait_for_timeout(100)
    state = page.evaluate(
        """navigator.serviceWorker.getRegistration().then((found) => [
          found?.installing?.state, found?.waiting?.state, found?.active?.state,
          window.heard, window.fumotoUpdate.waiting])"""
    )
    raise AssertionError(f"no update was offered: {state}")


def test_everything_is_there_without_a_network(
    context: BrowserContext, own_site: Site, watch: Watch
) -> None:
    visit(context, own_site.address).close()
    own_site.folder.rename(own_site.folder.with_name("gone"))
    own_site.log.clear()
    page = context.new_page()
    page.goto(f"{own_site.address}#home")
    wait_ready(page)
    page.wait_for_selector("html[data-thinker=up]", state="attached")
    assert [path for path in own_site.log if not path.endswith("sw.js")] == []
    watch.forgive()


def test_new_build_is_offered_and_taken_only_with_consent(
    context: BrowserContext, own_site: Site, watch: Watch
) -> None:
    page = visit(context, own_site.address)
    first = build_of(page)
    page.evaluate("caches.open('somebody else').then(() => undefined)")
    page.evaluate("localStorage.setItem('fumoto:kept', 'yes')")
    deploy(own_site.folder, "second")
    page.reload()
    wait_ready(page)
    assert build_of(page) == first
    wait_heard(page)
    page.close()

    page = visit(context, own_site.address)
    assert build_of(page) == first
    wait_heard(page)
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.evaluate("fumotoUpdate.apply().then(() => undefined)")
    page.wait_for_event("load")
    wait_ready(page)
    assert build_of(page) == "second"
    page.wait_for_timeout(1500)
    assert len(loads) == 1
    assert page.evaluate("window.heard") is None
    assert page.evaluate("localStorage.getItem('fumoto:kept')") == "yes"
    names = page.evaluate("caches.keys()")
    assert "somebody else" in names
    assert [name for name in names if name.endswith(f":{first}")] == []
    assert watch.errors == []


def test_half_deployed_build_changes_nothing(
    context: BrowserContext, own_site: Site, watch: Watch
) -> None:
    page = visit(context, own_site.address)
    first = build_of(page)
    index = own_site.folder / "index.html"
    old = index.read_bytes()
    deploy(own_site.folder, "second")
    replace(index, old)
    page.reload()
    wait_ready(page)
    page.evaluate(
        "navigator.serviceWorker.getRegistration().then(r => r.update()).catch(() => undefined)"
    )
    page.wait_for_timeout(2000)
    assert build_of(page) == first
    assert page.evaluate("window.heard") is None
    names = page.evaluate("caches.keys()")
    assert [name for name in names if name.endswith(":second")] == []
    watch.forgive()


def test_neighbour_on_the_same_host_keeps_its_copy(context: BrowserContext, own_site: Site) -> None:
    other = own_site.path.replace("path", "other")
    page = visit(context, own_site.address)
    page.evaluate("(name) => caches.open(name).then(() => undefined)", f"fumoto:{other}:first")
    deploy(own_site.folder, "second")
    page.reload()
    wait_ready(page)
    wait_heard(page)
    page.evaluate("fumotoUpdate.apply().then(() => undefined)")
    page.wait_for_event("load")
    wait_ready(page)
    assert f"fumoto:{other}:first" in page.evaluate("caches.keys()")
