"""Measuring start-up and engine."""


def run() -> int:
    """Prints what was measured."""
    return 0
