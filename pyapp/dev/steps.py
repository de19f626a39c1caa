"""Saying what is done, and running the tools that do it."""

import shutil
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pyapp.dev.places import ROOT

Command = Sequence[str | Path]
"""A tool and what it is told."""


class StepError(Exception):
    """A step cannot be done; its text is the one sentence a person needs."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Prints what is being done and how long it took."""
    print(f"· {what} …", end="", flush=True)
    begin = time.perf_counter()
    try:
        yield
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {time.perf_counter() - begin:.1f} s", flush=True)


def run(command: Command, *, what: str, cwd: Path = ROOT) -> str:
    """Runs a tool in silence and gives what it printed.

    Raises StepError, after showing the tool's output, where it fails.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        for line in done.stdout.splitlines():
            print(textwrap.shorten(line, 400) if len(line) > 400 else line, file=sys.stderr)
        raise StepError(f"{what} failed; the lines above say why.")
    return done.stdout


def node() -> str:
    """The Node that build.py has already looked at."""
    found = shutil.which("node")
    if found is None:
        raise StepError("Node 20 or newer is needed and was not found; install Node.js.")
    return found
