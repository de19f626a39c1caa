"""Building `fumoto.html`: the whole app in one file that opens from disk."""

import base64
import gzip
import json
from pathlib import Path
from typing import Any

from pyapp.dev import page
from pyapp.dev.places import ROOT

_HELD = ("asm", "wasm", "snapshot", "rest", "app")
"""The parts that it carries; what is packed already stays as it is."""
_TOLD = {"bytes", "size", "head", "unpacked", "runs"}
_AS_IT_IS = {"snapshot", "rest", "app"}


def write(out: Path, parts: dict[str, Any], build: str, made: Path) -> None:
    """Writes the one file into the site."""
    template = (ROOT / "index.html").read_text(encoding="utf-8")
    for line in template.splitlines():
        if 'rel="manifest"' in line or 'rel="apple-touch-icon"' in line:
            template = template.replace(f"{line}\n", "")
    icon = base64.b64encode((out / "icons/icon.svg").read_bytes()).decode()
    style = (made / "style.css").read_text(encoding="utf-8")
    boot = (made / "boot-file.mjs").read_text(encoding="utf-8")
    if "</script" in boot:
        raise ValueError("the bundled script must not end its own element")
    known = {
        name: {key: value for key, value in parts[name].items() if key in _TOLD} for name in _HELD
    }
    held = {name: (out / parts[name]["file"]).read_bytes() for name in _HELD}
    held["worker"] = (made / "worker-file.js").read_bytes()
    known["worker"] = {"bytes": len(held["worker"])}
    filled = page.fill(
        template,
        [
            ('href="./icons/icon.svg"', f'href="data:image/svg+xml;base64,{icon}"'),
            ("<!-- parts -->\n", ""),
            ("<!-- preload -->\n", ""),
            ("<!-- style -->", f"<style>{style}</style>"),
            ("<!-- symbols -->", page.pictures()),
            ("<!-- held -->", _data_blocks(held, known, build)),
            ("<!-- boot -->", f'<script type="module">{boot}</script>'),
        ],
    )
    content = page.policy(filled, scripts="blob:", workers="blob:")
    filled = page.fill(
        filled,
        [("<!-- policy -->", f'<meta http-equiv="Content-Security-Policy" content="{content}">')],
    )
    (out / "fumoto.html").write_text(filled, encoding="utf-8")


def _data_blocks(held: dict[str, bytes], known: dict[str, Any], build: str) -> str:
    told = json.dumps({"build": build, "parts": known}, separators=(",", ":"))
    blocks = [f'<script type="application/json" id="fumoto-parts">{told}</script>']
    for name, data in held.items():
        packed = data if name in _AS_IT_IS else gzip.compress(data, 9, mtime=0)
        text = base64.b64encode(packed).decode()
        blocks.append(f'<script type="text/plain" id="part-{name}">{text}</script>')
    return "\n".join(blocks)
