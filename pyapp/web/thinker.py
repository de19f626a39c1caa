"""The computer's thinking, off the page where that is possible."""

import asyncio

from pyapp.ai.service import answer


async def think(request_json: str) -> str:
    """The answer of `pyapp.ai.service` to a request."""
    await asyncio.sleep(0)
    return answer(request_json)
