"""Building `dist/`, the static site."""

import gzip
import hashlib
import importlib
import importlib.util
import json
import shutil
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from pyapp.dev.pack import digest, pack_app
from pyapp.dev.places import APP, CACHE, DIST, MODULES, ROOT, RUNTIME
from pyapp.dev.steps import node, run, step

PARTS = "parts"
"""Folder of the files that carry their content's hash in their names."""


def sources() -> list[Path]:
    """Every file that the site is made from."""
    trees = [APP, ROOT / "assets"]
    found = [ROOT / "index.html", ROOT / "pyproject.toml"]
    for tree in trees:
        found += [
            path
            for path in tree.rglob("*")
            if path.is_file()
            and path.suffix != ".mo"
            and not {"node_modules", "__pycache__"} & set(path.parts)
        ]
    return sorted(found)


def fingerprint() -> str:
    """Hash of all sources: the site is current where it was built from the same."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(digest(path.read_bytes()).encode())
    return total.hexdigest()


def compile_catalogues() -> None:
    """Turns every translation into what gettext reads."""
    for source in sorted(APP.glob("locale/*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file, abort_invalid=True)
        with source.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)


def symbols() -> str:
    """The pictures that every screen shares, as inline SVG symbols."""
    if importlib.util.find_spec("pyapp.ui.pictures") is None:
        return ""
    return str(importlib.import_module("pyapp.ui.pictures").symbols())


def place(name: str, source: Path) -> dict[str, Any]:
    """Copies a part into the site under a name with its hash; gives what the page must know."""
    data = source.read_bytes()
    file = f"{PARTS}/{name}-{digest(data)[:12]}{source.suffix}"
    target = DIST / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return {
        "file": f"./{file}",
        "sha256": digest(data),
        "bytes": len(data),
        "packed": len(gzip.compress(data, 6)),
    }


def render(parts: dict[str, Any], build: str) -> None:
    """Writes index.html with everything it refers to filled in."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    known = json.dumps({"build": build, "parts": parts}, separators=(",", ":"))
    for mark, text in (
        ("<!-- style -->", f'<link rel="stylesheet" href="{parts["style"]["file"]}">'),
        ("<!-- symbols -->", symbols()),
        (
            "<!-- boot -->",
            f'<script type="application/json" id="fumoto-parts">{known}</script>'
            + f'\n<script type="module" src="{parts["boot"]["file"]}"></script>',
        ),
    ):
        if page.count(mark) != 1:
            raise ValueError(f"index.html must have {mark} just once")
        page = page.replace(mark, text)
    (DIST / "index.html").write_text(page, encoding="utf-8")


def build() -> None:
    """Builds the whole site anew."""
    made = CACHE / "made"
    shutil.rmtree(DIST, ignore_errors=True)
    with step("Compiling the catalogues"):
        compile_catalogues()
    with step("Bundling scripts and styles"):
        run([node(), RUNTIME / "bundle.mjs", made], what="Bundling")
    with step("Packing the app"):
        pack_app(made / "app.zip")
    with step("Writing dist/"):
        parts = {
            "boot": place("boot", made / "boot.mjs"),
            "core": place("core", made / "core.mjs"),
            "python": place("python", made / "python.mjs"),
            "asm": place("pyodide", MODULES / "pyodide" / "pyodide.asm.mjs"),
            "wasm": place("pyodide", MODULES / "pyodide" / "pyodide.asm.wasm"),
            "stdlib": place("library", MODULES / "pyodide" / "python_stdlib.zip"),
            "app": place("app", made / "app.zip"),
            "style": place("style", made / "style.css"),
        }
        shutil.copytree(ROOT / "assets" / "icons", DIST / "icons")
        name = digest(json.dumps(parts, sort_keys=True).encode())[:12]
        render(parts, name)
        (DIST / "sources").write_text(fingerprint(), encoding="utf-8")


def ensure() -> None:
    """Builds the site where its sources changed since the last time."""
    stamp = DIST / "sources"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != fingerprint():
        build()
