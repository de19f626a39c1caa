"""Packing: files whose names tell their content, the app as one archive, the stripped library."""

import hashlib
import zipfile
from collections.abc import Iterable
from pathlib import Path

from pyapp.dev.places import APP, ROOT

_MOMENT = (1980, 1, 1, 0, 0, 0)
"""Every archived file's time, so that the same content makes the same archive."""


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def app_files() -> list[Path]:
    """What of the app is shipped: its modules and compiled catalogues, without the build's own."""
    return sorted(
        path
        for path in APP.rglob("*")
        if path.suffix in {".py", ".mo"}
        and path.relative_to(APP).parts[0] not in {"dev", "cli.py", "__main__.py"}
        and "__pycache__" not in path.parts
    )


def archive(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Writes a zip archive that depends on nothing but its content."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data in files:
            info = zipfile.ZipInfo(name, _MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            out.writestr(info, data)


def pack_app(target: Path) -> None:
    """Writes the app as one archive that Python imports from."""
    modules = ((path.relative_to(ROOT).as_posix(), path.read_bytes()) for path in app_files())
    boards = (
        (f"pyapp/games/journey/boards/{path.name}", path.read_bytes())
        for path in sorted((ROOT / "assets" / "boards").glob("*.toml"))
    )
    archive(target, (*modules, *boards))
