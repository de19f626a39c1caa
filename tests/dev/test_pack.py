"""What is packed depends on its content alone, and only what a page needs is packed."""

import zipfile
from pathlib import Path

from pyapp.dev.pack import app_files, archive, pack_app
from pyapp.dev.places import APP


def test_same_content_makes_the_same_archive(tmp_path: Path) -> None:
    for name in ("first", "second"):
        archive(tmp_path / name, [("a.py", b"a"), ("b/c.py", b"c")])
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


def test_build_steps_and_command_line_stay_at_home() -> None:
    tops = {path.relative_to(APP).parts[0] for path in app_files()}
    assert {"core", "games", "store", "ai", "ui", "web"} <= tops
    assert tops.isdisjoint({"dev", "cli.py", "__main__.py"})


def test_app_imports_from_its_archive(tmp_path: Path) -> None:
    pack_app(tmp_path / "app.zip")
    with zipfile.ZipFile(tmp_path / "app.zip") as packed:
        names = packed.namelist()
    assert "pyapp/__init__.py" in names
    assert [name for name in names if name.endswith(".toml")]
