"""Building `dist/`, the static site."""

import gzip
import hashlib
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from pyapp.dev import onefile, page
from pyapp.dev.interpreter import make_interpreter
from pyapp.dev.pack import digest, pack_app
from pyapp.dev.places import APP, CACHE, DIST, ROOT, RUNTIME
from pyapp.dev.snapshot import make_library, make_snapshot
from pyapp.dev.steps import node, run, step

PARTS = "parts"
"""Folder of the files that carry their content's hash in their names."""
_STAMP = CACHE / "built"
"""Says from what sources `dist/` was built."""
_PACKED = {".bin", ".zip"}
"""What no host packs once more."""
_SPARE = "library-"
"""What only a start without the snapshot needs; no part of the offline copy."""
_EAGER = ("boot", "core", "python", "asm")
"""Modules that boot imports at once: the page asks for them before boot runs."""


def sources() -> list[Path]:
    """Every file that the site is made from."""
    found = [ROOT / "index.html", ROOT / "pyproject.toml"]
    for tree in (APP, ROOT / "assets"):
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


def _place(out: Path, name: str, source: Path) -> dict[str, Any]:
    """Copies a part into the site under a name with its hash; gives what the page must know."""
    data = source.read_bytes()
    file = f"{PARTS}/{name}-{digest(data)[:12]}{source.suffix}"
    target = out / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return {
        "file": f"./{file}",
        "sha256": digest(data),
        "bytes": len(data),
        "packed": len(data) if source.suffix in _PACKED else len(gzip.compress(data, 6)),
    }


def _make_parts(out: Path, made: Path, interpreter: Path) -> dict[str, Any]:
    layout = json.loads((made / "memory.json").read_text(encoding="utf-8"))
    sources = {
        "boot": ("boot", made / "boot.mjs"),
        "core": ("core", made / "core.mjs"),
        "python": ("python", made / "python.mjs"),
        "worker": ("worker", made / "worker.mjs"),
        "unpacker": ("unpacker", made / "unpacker.mjs"),
        "asm": ("pyodide", made / "asm.mjs"),
        "wasm": ("pyodide", interpreter / "pyodide.asm.wasm"),
        "snapshot": ("memory", made / "memory.bin"),
        "rest": ("rest", made / "rest.zip"),
        "library": ("library", made / "library.zip"),
        "app": ("app", made / "app.zip"),
        "style": ("style", made / "style.css"),
    }
    parts = {part: _place(out, *source) for part, source in sources.items()}
    parts["snapshot"] |= layout
    return parts


def _tag(kind: str, part: dict[str, Any]) -> str:
    sri = f'integrity="{page.integrity(part["sha256"])}"'
    match kind:
        case "style":
            return f'<link rel="stylesheet" href="{part["file"]}" {sri}>'
        case "preload":
            return f'<link rel="modulepreload" href="{part["file"]}" {sri}>'
        case _:
            return f'<script type="module" id="fumoto-boot" src="{part["file"]}" {sri}></script>'


def _render(out: Path, parts: dict[str, Any]) -> str:
    """Writes index.html with everything it refers to filled in; gives the build's name."""
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    pictures = page.pictures()
    build = digest(json.dumps([parts, template, pictures], sort_keys=True).encode())[:12]
    known = json.dumps({"build": build, "parts": parts}, separators=(",", ":"))
    filled = page.fill(
        template,
        [
            (
                "<!-- parts -->",
                f'<script type="application/json" id="fumoto-parts">{known}</script>',
            ),
            ("<!-- preload -->", "\n".join(_tag("preload", parts[name]) for name in _EAGER)),
            ("<!-- style -->", _tag("style", parts["style"])),
            ("<!-- symbols -->", pictures),
            ("<!-- held -->\n", ""),
            ("<!-- boot -->", _tag("script", parts["boot"])),
        ],
    )
    content = page.policy(filled, scripts="'self'", workers="'self'")
    filled = page.fill(
        filled,
        [("<!-- policy -->", f'<meta http-equiv="Content-Security-Policy" content="{content}">')],
    )
    (out / "index.html").write_text(filled, encoding="utf-8")
    return build


def _write_service_worker(out: Path, build: str, made: Path) -> None:
    files = [
        (path.relative_to(out).as_posix(), digest(path.read_bytes()))
        for path in sorted(out.rglob("*"))
        if path.is_file() and not path.name.startswith(_SPARE)
    ]
    head = f"const BUILD={json.dumps(build)},FILES={json.dumps(files, separators=(',', ':'))};\n"
    (out / "sw.js").write_text(head + (made / "sw.js").read_text(encoding="utf-8"), "utf-8")


def make() -> None:
    """Builds the whole site anew; the old one stays until the new one is whole."""
    current = fingerprint()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        made, out = Path(folder, "made"), Path(folder, "site")
        with step("Compiling the catalogues"):
            compile_catalogues()
        interpreter = make_interpreter()
        with step("Bundling scripts and styles"):
            run([node(), RUNTIME / "bundle.mjs", interpreter, made], what="Bundling")
        with step("Packing the app"):
            pack_app(made / "app.zip")
        make_library(made / "library.zip")
        make_snapshot(interpreter, made / "library.zip", made / "app.zip", made)
        with step("Writing dist/"):
            parts = _make_parts(out, made, interpreter)
            shutil.copytree(ROOT / "assets" / "icons", out / "icons")
            shutil.copyfile(ROOT / "assets" / "manifest.webmanifest", out / "manifest.webmanifest")
            build = _render(out, parts)
            _write_service_worker(out, build, made)
        with step("Writing the one file"):
            onefile.write(out, parts, build, made)
        shutil.rmtree(DIST, ignore_errors=True)
        out.rename(DIST)
    _STAMP.write_text(current, encoding="utf-8")


def ensure() -> None:
    """Builds the site where its sources changed since the last time."""
    built = _STAMP.read_text(encoding="utf-8") if _STAMP.is_file() else ""
    if built != fingerprint() or not (DIST / "index.html").is_file():
        make()
