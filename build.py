"""Builds, plays and tests Fumoto: `python3 build.py [play | test | bench]`.

Needs Python 3.11 and Node 20 on the machine and sets up the rest by itself: the pinned Python
tools in `.venv`, the pinned JavaScript runtime in `assets/runtime/node_modules`. The work itself is
done by `pyapp.dev` with that Python.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
RUNTIME = ROOT / "assets" / "runtime"


def stop(sentence: str) -> None:
    """Ends with one sentence for the person at the keyboard."""
    print(f"build.py: {sentence}", file=sys.stderr)
    raise SystemExit(1)


def venv_python() -> Path:
    """Where the virtual environment keeps its Python on this system."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(step: str, *command: str | Path, cwd: Path = ROOT) -> None:
    """Says what is done, does it, and stops with its output where it fails."""
    print(f"· {step} …", flush=True)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        stop(f"{step} failed; the lines above say why.")


def find_node() -> tuple[str, str]:
    """Finds Node 20 or newer and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        stop("Node 20 or newer is needed and was not found; install Node.js and run this again.")
        raise AssertionError
    version = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    major = re.match(r"v(\d+)", version)
    if major is None or int(major[1]) < 20:
        stop(f"Node 20 or newer is needed; {node} is {version.strip() or 'of no known version'}.")
    return node, npm


def is_current(stamp: Path, digest: str) -> bool:
    """Whether what the stamp stands for was made from just these pins."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest


def set_up_python() -> None:
    """Makes `.venv` with exactly the tools that pyproject.toml lists."""
    import tomllib  # only here: build.py must start on an old Python to say that it is too old

    pins = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    digest = hashlib.sha256(repr((sys.version_info[:2], pins["dev"])).encode()).hexdigest()
    stamp = VENV / "pins"
    if is_current(stamp, digest) and venv_python().exists():
        return
    try:
        import ensurepip  # noqa: F401 - Debian ships Python without it
    except ImportError:
        stop("Python's venv module is missing; install it (Debian: apt-get install python3-venv).")
    shutil.rmtree(VENV, ignore_errors=True)
    run("Making the virtual environment", sys.executable, "-m", "venv", VENV)
    pip: list[str | Path] = [
        venv_python(),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-input",
    ]
    run(f"Installing {len(pins['dev'])} pinned Python tools", *pip, *pins["dev"])
    stamp.write_text(digest, encoding="utf-8")


def set_up_node(npm: str) -> None:
    """Installs the pinned runtime from its lock file."""
    digest = hashlib.sha256((RUNTIME / "package-lock.json").read_bytes()).hexdigest()
    stamp = RUNTIME / "node_modules" / ".pins"
    if is_current(stamp, digest):
        return
    run(
        "Installing the pinned JavaScript runtime",
        *(npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"),
        cwd=RUNTIME,
    )
    stamp.write_text(digest, encoding="utf-8")


def main() -> None:
    """Sets up what is missing and hands over to `pyapp.dev`."""
    if sys.version_info < (3, 11):  # noqa: UP036 - an older one gets a sentence, no traceback
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    _node, npm = find_node()
    set_up_python()
    set_up_node(npm)
    command = [str(venv_python()), "-m", "pyapp.dev", *sys.argv[1:]]
    try:
        raise SystemExit(subprocess.run(command, cwd=ROOT, check=False).returncode)
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
