"""Everything that must hold before a change is taken."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from pyapp.dev import browsers, site
from pyapp.dev.places import ROOT

_BIN = Path(sys.executable).parent


def _call(what: str, command: Sequence[str | Path]) -> bool:
    print(f"· {what}", flush=True)
    return subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode == 0


def _pytest(*arguments: str | Path) -> list[str | Path]:
    return [sys.executable, "-m", "pytest", "-q", *arguments]


def check(*, fast: bool, every_browser: bool, extra: Sequence[str]) -> int:
    """Runs all checks, or pytest alone with the arguments given; 0 where everything holds."""
    if extra:
        if any(argument.startswith("e2e") for argument in extra):
            browsers.chromium()
            site.ensure()
        return 0 if _call("pytest", _pytest(*extra)) else 1
    site.compile_catalogues()
    good = [
        _call("Lint", [_BIN / "ruff", "check", "--quiet"]),
        _call("Format", [_BIN / "ruff", "format", "--check", "--quiet"]),
        _call("Types", [_BIN / "mypy"]),
        _call("Layers", [_BIN / "lint-imports", "--no-cache"]),
    ]
    if not fast:
        browsers.chromium()
        if every_browser:
            browsers.every()
        site.ensure()
    folders = ["tests"] if fast else ["tests", "e2e"]
    engines = ["--browsers=all"] if every_browser and not fast else []
    good.append(_call("Tests", _pytest("-n", "3", *folders, *engines)))
    return 0 if all(good) else 1
