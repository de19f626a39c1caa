"""The computer's thinking, off the page where that is possible."""

import asyncio

import js
from pyodide.ffi import JsException

from pyapp.ai.service import answer


async def think(request_json: str) -> str:
    """The answer of `pyapp.ai.service` to a request, both JSON.

    Asks the worker where it is up; where it is not, or falls over, the page thinks by itself.
    """
    if js.fumotoThinker.up:
        try:
            return str(await js.fumotoThinker.ask(request_json))
        except JsException as error:
            # The question itself may be at fault: then the page's own answer says so in full.
            js.console.warn("The page thinks instead of its worker:", error)
    await asyncio.sleep(0)
    return answer(request_json)
