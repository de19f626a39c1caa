"""The standard library stripped, and Python's memory with everything imported that can be."""

import ast
import gzip
import hashlib
import json
import shutil
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from pyapp.dev.interpreter import inside
from pyapp.dev.pack import app_files, archive, digest
from pyapp.dev.places import APP, CACHE, MODULES, ROOT, RUNTIME
from pyapp.dev.steps import Command, StepError, node, run, step

STDLIB = MODULES / "pyodide" / "python_stdlib.zip"


def modules() -> list[str]:
    """Every shipped module by its dotted name."""
    return sorted(
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in app_files()
        if path.suffix == ".py"
    )


def standard_imports() -> list[str]:
    """The standard modules that the app names in an import statement."""
    found: set[str] = set()
    for path in app_files():
        if path.suffix != ".py":
            continue
        for found_node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(found_node, ast.Import):
                found.update(alias.name for alias in found_node.names)
            elif isinstance(found_node, ast.ImportFrom) and found_node.module:
                found.add(found_node.module)
    return sorted(name for name in found if name.split(".")[0] in sys.stdlib_module_names)


def make_library(target: Path) -> None:
    """Writes the stripped standard library; kept from one build to the next."""
    needed = standard_imports()
    script = APP / "dev" / "library.py"
    key = digest(json.dumps([needed, digest(STDLIB.read_bytes()), script.read_text()]).encode())
    kept = CACHE / f"library-{key[:16]}.zip"
    if not kept.is_file():
        with step("Stripping the standard library"):
            CACHE.mkdir(exist_ok=True)
            full = CACHE / "full.zip"
            shutil.copyfile(STDLIB, full)
            half = kept.with_suffix(".half")
            run(inside(script, full, half, *needed), what="Stripping the standard library")
            half.replace(kept)
    shutil.copyfile(kept, target)


_PAGE = 1 << 14
"""Bytes of memory that are kept or left out together."""


class Layout(TypedDict):
    """Where the kept pages of a snapshot belong."""

    size: int
    """Bytes of the whole snapshot."""
    head: int
    """Bytes of Pyodide's head, which comes first."""
    unpacked: int
    """Bytes of the head and the kept pages."""
    runs: list[tuple[int, int, bool]]
    """Address and length of memory that is not empty, and whether its pages are kept."""


def thin_out(snapshot: bytes, brought: bytes) -> tuple[bytes, Layout]:
    """Leaves out of a snapshot the pages that are empty or the same in `brought`.

    `brought` is the memory of an interpreter that has just been made: tables and texts that never
    change. Gives what remains and its layout. A snapshot is Pyodide's head, whose second word tells
    its length, and then the memory from address 0.
    """
    head = int.from_bytes(snapshot[4:8], "little")
    memory = memoryview(snapshot)[head:]
    empty = bytes(_PAGE)
    kept = [snapshot[:head]]
    runs: list[tuple[int, int, bool]] = []
    for begin in range(0, len(memory), _PAGE):
        page = bytes(memory[begin : begin + _PAGE])
        if page == empty[: len(page)]:
            continue
        is_kept = page != brought[begin : begin + _PAGE]
        if is_kept:
            kept.append(page)
        if runs and runs[-1][0] + runs[-1][1] == begin and runs[-1][2] == is_kept:
            runs[-1] = (runs[-1][0], runs[-1][1] + len(page), is_kept)
        else:
            runs.append((begin, len(page), is_kept))
    pages = b"".join(kept)
    return pages, {"size": len(snapshot), "head": head, "unpacked": len(pages), "runs": runs}


def make_rest(library: Path, imported: Iterable[str], target: Path) -> None:
    """Writes what of the library is not in the snapshot: what is imported late, if ever."""
    there = set(imported)
    with zipfile.ZipFile(library) as whole:
        archive(
            target,
            (
                (name, whole.read(name))
                for name in whole.namelist()
                if name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
                not in there
            ),
        )


def make_snapshot(interpreter: Path, library: Path, app: Path, target: Path) -> None:
    """Makes Python's memory after importing all that needs no browser; kept while nothing changes.

    Writes into the target folder `memory.bin` (packed), `memory.json` (its layout) and `rest.zip`.
    """
    script = RUNTIME / "snapshot.mjs"
    total = hashlib.sha256()
    for path in (library, app, script, Path(__file__), interpreter / "pyodide.asm.wasm"):
        total.update(path.read_bytes())
    kept = CACHE / "snapshot" / total.hexdigest()[:16]
    if not kept.is_dir():
        with step("Taking the memory snapshot"):
            shutil.rmtree(kept.parent, ignore_errors=True)
            half = kept.with_suffix(".half")
            half.mkdir(parents=True)
            imported = " ".join([*standard_imports(), *modules()])
            whole, brought = half / "whole", half / "brought"
            command: Command = [node(), script, interpreter, library, app, whole, brought, imported]
            told = json.loads(run(command, what="Taking the memory snapshot"))
            if told["left_out"]:
                raise StepError(f"Cannot be imported beforehand: {'; '.join(told['left_out'])}")
            pages, layout = thin_out(whole.read_bytes(), brought.read_bytes())
            whole.unlink()
            brought.unlink()
            (half / "memory.bin").write_bytes(gzip.compress(pages, 9, mtime=0))
            (half / "memory.json").write_text(json.dumps(layout), encoding="utf-8")
            make_rest(library, told["imported"], half / "rest.zip")
            half.rename(kept)
    shutil.copytree(kept, target, dirs_exist_ok=True)
