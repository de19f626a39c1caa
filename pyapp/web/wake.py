"""Keeping the screen on while a game is on the table."""

import asyncio
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

_LOCK: dict[str, Any] = {}


def keep_awake(wanted: bool) -> None:
    """Hold or release the wake lock; where the browser has none, nothing happens."""
    if "wanted" not in _LOCK:
        # The browser lets go of it whenever the page is out of sight.
        js.document.addEventListener("visibilitychange", create_proxy(lambda _: _settle()))
    _LOCK["wanted"] = wanted
    _settle()


def _settle() -> None:
    if not hasattr(js.navigator, "wakeLock") or js.document.hidden:
        return
    wanted = _LOCK["wanted"]
    lock = _LOCK.get("lock")
    held = lock is not None and not lock.released
    if wanted and not held and "asked" not in _LOCK:
        _LOCK["asked"] = asyncio.ensure_future(_ask())
    elif held and not wanted:
        _LOCK.pop("lock").release()


async def _ask() -> None:
    try:
        _LOCK["lock"] = await js.navigator.wakeLock.request("screen")
    except JsException:
        pass  # low battery, or the person forbade it: the screen may go dark
    finally:
        _LOCK.pop("asked", None)
