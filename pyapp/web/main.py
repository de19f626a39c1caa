"""Where the page hands over to Python."""

import js


def start() -> None:
    """Shows the app in place of the first screen."""
    js.document.documentElement.dataset.state = "ready"
