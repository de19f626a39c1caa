"""Fresh randomness: the start-up snapshot freezes everything Python would draw itself."""

import js


def seed64() -> int:
    """64 random bits from the browser."""
    words = js.crypto.getRandomValues(js.Uint32Array.new(2))
    return int(words[0]) << 32 | int(words[1])
