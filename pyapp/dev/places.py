"""Where things lie in the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""Top of the project."""
APP = ROOT / "pyapp"
"""The app's Python."""
DIST = ROOT / "dist"
"""The finished static site."""
CACHE = ROOT / ".cache"
"""What the build keeps between two runs."""
RUNTIME = ROOT / "assets" / "runtime"
"""The pinned JavaScript runtime and our own modules beside it."""
MODULES = RUNTIME / "node_modules"
"""What npm installed."""
