"""Firefox starts the site and the one file, plays and keeps."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.engines.trip import travel
from pyapp.dev import browsers
from pyapp.dev.places import DIST, MODULES
from pyapp.dev.steps import node


class Firefox:
    """Firefox, driven by Node over WebDriver BiDi."""

    def __init__(self) -> None:
        script = Path(__file__).with_name("firefox.mjs")
        self._process = subprocess.Popen(
            [node(), str(script), str(MODULES), browsers.firefox()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _tell(self, **command: str) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        assert "error" not in told, told["error"]
        return told["answer"]

    def go(self, address: str) -> None:
        self._tell(go=address)

    def value(self, expression: str) -> Any:
        return self._tell(run=expression)

    def close(self) -> None:
        self._process.communicate(timeout=30)


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    firefox = Firefox()
    yield firefox
    firefox.close()


def test_site(firefox: Firefox, site: str) -> None:
    travel(firefox, site)


def test_one_file(firefox: Firefox, tmp_path: Path) -> None:
    whole = tmp_path / "fumoto.html"
    shutil.copyfile(DIST / "fumoto.html", whole)
    travel(firefox, whole.as_uri())
