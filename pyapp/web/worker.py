"""What the worker answers with: the same computer players, on a thread of their own."""

from pyapp.ai.service import answer


def think(request_json: str) -> str:
    """The answer of `pyapp.ai.service` to a request, both JSON."""
    return answer(request_json)
