"""Finding a browser to test in."""

import os
import shutil
import subprocess
from pathlib import Path

from pyapp.dev.steps import StepError, step

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Keep Chromium from asking the network for anything of its own, and let it run as root."""

_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


def chromium() -> str:
    """A Chromium: the one CHROMIUM names, one on PATH, Playwright's own, or Debian's package.

    Raises StepError where none can be had.
    """
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            return found
    own = _playwrights()
    if own:
        return own
    if install("chromium", "chromium"):
        found = shutil.which("chromium")
        if found:
            return found
    raise StepError(
        "Chromium is needed for the browser tests; install it, or name one in CHROMIUM, "
        "or leave them out with --fast."
    )


def _playwrights() -> str | None:
    """The Chromium that `playwright install` may have put on this machine."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def install(what: str, *packages: str) -> bool:
    """Installs Debian packages where this machine lets us; False where it does not."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    with step(f"Installing {what}"):
        for command in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
            done = subprocess.run(
                [apt, *command], env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                return False
    return True


def _tool(what: str, name: str, *packages: str) -> str:
    found = shutil.which(name)
    if found is None and install(what, *packages):
        found = shutil.which(name)
    if found is None:
        raise StepError(f"{what} is needed for --browsers all; install {' and '.join(packages)}.")
    return found


def firefox() -> str:
    """A Firefox: the one on PATH, or Debian's. Raises StepError where none can be had."""
    return shutil.which("firefox") or _tool("Firefox", "firefox-esr", "firefox-esr")


def webkit() -> tuple[str, str]:
    """WebKitGTK's driver and its small browser. Raises StepError where they cannot be had."""
    driver = _tool("WebKitGTK", "WebKitWebDriver", "webkit2gtk-driver")
    for found in sorted(Path("/usr").glob("lib*/**/webkit2gtk-*/MiniBrowser")):
        return driver, str(found)
    raise StepError("WebKitGTK's MiniBrowser is needed for --browsers all and was not found.")


def xvfb() -> str:
    """The screen that nobody looks at, for engines that need one."""
    return _tool("Xvfb", "Xvfb", "xvfb")


def every() -> None:
    """Finds or installs all engines before the tests need them."""
    firefox()
    webkit()
    xvfb()
