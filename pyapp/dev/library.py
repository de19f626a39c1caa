"""Strips Python's standard library to what a page can need.

Runs inside Pyodide, whose bytecode it writes.

Usage: library.py FULL.zip OUT.zip MODULE...
"""

import ast
import importlib.util
import io
import sys
import zipfile
from collections.abc import Callable
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType

NEVER = {
    "__phello__",
    "_pyrepl",
    "antigravity",
    "bdb",
    "cProfile",
    "code",
    "concurrent.futures.process",
    "curses",
    "dbm",
    "doctest",
    "email",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "lib2to3",
    "multiprocessing",
    "pdb",
    "poplib",
    "profile",
    "pydoc",
    "pydoc_data",
    "smtplib",
    "socketserver",
    "sqlite3",
    "ssl",
    "subprocess",
    "test",
    "this",
    "tkinter",
    "tomllib",
    "turtle",
    "unittest",
    "urllib.request",
    "urllib.robotparser",
    "venv",
    "webbrowser",
    "xml",
    "xmlrpc",
    "pickletools",
    "compression.zstd",
    "lzma",
    "bz2",
    "tarfile",
    "shutil",
    "tempfile",
    "zipapp",
    "_pyio",
    "_pydatetime",
    "_pydecimal",
    "_strptime",
    "argparse",
    "optparse",
    "getopt",
    "pickle",
    "_aix_support",
    "_osx_support",
    "_android_support",
    "_apple_support",
    "_ios_support",
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "asyncio.proactor_events",
    "plistlib",
    "difflib",
    "ntpath",
    "nturl2path",
}
"""Modules that nothing on a page reaches; an import of them inside a function is not followed."""


def _parts(name: str) -> list[str]:
    """A dotted name with all the packages it lies in."""
    words = name.split(".")
    return [".".join(words[: i + 1]) for i in range(len(words))]


class Library:
    """The modules of an archive and what each imports."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.sources: dict[str, tuple[str, bytes]] = {}
        for file in archive.namelist():
            if file.endswith(".py"):
                name = file[:-3].replace("/", ".").removesuffix(".__init__")
                self.sources[name] = (file, archive.read(file))

    def imports(self, name: str) -> set[str]:
        """Every module of the archive that this one names in an import statement, wherever."""
        file, source = self.sources[name]
        package = name if file.endswith("__init__.py") else name.rpartition(".")[0]
        found: set[str] = set()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = "." * node.level + (node.module or "")
                base = importlib.util.resolve_name(base, package) if node.level else base
                found.add(base)
                found.update(f"{base}.{alias.name}" for alias in node.names)
        return {part for each in found for part in _parts(each) if part in self.sources}

    def closure(self, roots: set[str]) -> list[str]:
        """The roots and everything they can come to import."""
        open_, done = {part for root in roots for part in _parts(root)}, set()
        never = NEVER - open_
        while open_:
            name = open_.pop()
            done.add(name)
            if name in self.sources:
                open_ |= {
                    other
                    for other in self.imports(name)
                    if other not in done and not never.intersection(_parts(other))
                }
        return sorted(done & self.sources.keys())


def _bytecode(code: CodeType) -> bytes:
    """A module's code as a file that is never compared with a source."""
    pack: Callable[[CodeType, bytes, bool], bytes]
    pack = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined] # noqa: SLF001
    return bytes(pack(code, bytes(8), False))


def main(full: str, out: str, roots: set[str]) -> None:
    """Writes the stripped archive, as bytecode without docstrings."""
    with zipfile.ZipFile(full) as archive:
        library = Library(archive)
    roots |= {name for name in sys.modules if name in library.sources}
    roots |= {name for name in library.sources if name.split(".")[0] in {"pyodide", "_pyodide"}}
    roots |= {
        "encodings.utf_8",
        "encodings.ascii",
        "encodings.latin_1",
        "encodings.idna",
        "traceback",
    }
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in library.closure(roots):
            file, source = library.sources[name]
            code = compile(source, f"/lib/{file}", "exec", dont_inherit=True, optimize=2)
            info = zipfile.ZipInfo(f"{file}c", (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, _bytecode(code))
    Path(out).write_bytes(written.getvalue())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], set(sys.argv[3:]))
