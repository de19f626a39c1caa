"""Pyodide's interpreter as it is shipped, and scripts of the project run inside it."""

import hashlib
import shutil
from pathlib import Path

from pyapp.dev.places import CACHE, MODULES, ROOT, RUNTIME
from pyapp.dev.steps import Command, node, run, step


def make_interpreter() -> Path:
    """A folder with Pyodide's interpreter without what nobody here calls; kept between builds."""
    script = RUNTIME / "slim.mjs"
    total = hashlib.sha256(script.read_bytes())
    for name in ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"):
        total.update((MODULES / "pyodide" / name).read_bytes())
    kept = CACHE / "interpreter" / total.hexdigest()[:16]
    if not kept.is_dir():
        with step("Slimming the interpreter"):
            shutil.rmtree(kept.parent, ignore_errors=True)
            half = kept.with_suffix(".half")
            run([node(), script, half], what="Slimming the interpreter")
            half.rename(kept)
    return kept


def inside(script: Path, *arguments: str | Path) -> Command:
    """The command that runs a Python script of the project inside that interpreter."""
    return [node(), RUNTIME / "inside.mjs", make_interpreter(), ROOT, script, *arguments]
