"""A plain static server for `dist/`, as strict and as dumb as a static host."""

import gzip
import io
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, AnyStr, BinaryIO

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/gzip",
}
SQUEEZED = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm", ".webmanifest"}
"""What static hosts send with gzip."""


@dataclass
class Site:
    """A folder served under a path, and how."""

    folder: Path
    path: str = "/"
    """Where it lies on the host: begins and ends with a slash."""
    address: str = ""
    """Where a browser finds it, once it is served."""
    gzip: bool = False
    max_age: int = 0
    """Seconds for Cache-Control."""
    log: list[str] = field(default_factory=list)
    """Every path asked for, in order."""
    sent: int = 0
    """Bytes of all answers' bodies."""
    ranges: dict[str, list[int]] = field(default_factory=dict)
    """By the beginning of a file's name: from where on the rest of it was asked for."""
    cuts: dict[str, list[int]] = field(default_factory=dict)
    """By a part of a path: after how many bytes the next answers break off, one by one."""


@lru_cache(maxsize=64)
def _squeeze(path: Path, changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Serves one Site."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def __init__(self, *args: object, site: Site) -> None:
        self.site = site
        super().__init__(*args, directory=str(site.folder))  # type: ignore[arg-type]

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing."""

    def end_headers(self) -> None:
        """Adds what every answer has."""
        self.send_header("Cache-Control", f"max-age={self.site.max_age}")
        super().end_headers()

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answers with the file, or with 404."""
        self.site.log.append(self.path)
        where = self.path.split("?")[0].split("#")[0]
        if not where.startswith(self.site.path):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        file = Path(self.translate_path("/" + where[len(self.site.path) :]))
        if file.is_dir():
            file /= "index.html"
        if not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        changed = file.stat().st_mtime_ns
        tag = f'"{changed:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.send_header("ETag", tag)
            self.end_headers()
            return None
        squeezed = (
            self.site.gzip
            and file.suffix in SQUEEZED
            and "gzip" in self.headers.get("Accept-Encoding", "")
        )
        data = _squeeze(file, changed) if squeezed else file.read_bytes()
        begin = self._range_start(len(data))
        if begin:
            self.site.ranges.setdefault(f"{file.name.split('-')[0]}-", []).append(begin)
            self.send_response(HTTPStatus.PARTIAL_CONTENT)
            self.send_header("Content-Range", f"bytes {begin}-{len(data) - 1}/{len(data)}")
        else:
            self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(data) - begin))
        self.send_header("ETag", tag)
        if squeezed:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        rest = data[begin:]
        for part, left in self.site.cuts.items():
            if part in where and left:
                rest = rest[: left.pop(0)]
                self.close_connection = True
        self.site.sent += len(rest)
        return io.BytesIO(rest)

    def copyfile(self, source: "SupportsRead[AnyStr]", outputfile: "SupportsWrite[AnyStr]") -> None:
        """Sends the answer; one that breaks off does so after a while, as a network would."""
        super().copyfile(source, outputfile)
        if self.close_connection and self.site.cuts:
            self.wfile.flush()
            time.sleep(1)

    def _range_start(self, size: int) -> int:
        """Where the answer begins: a page asks for the rest of a file and nothing else."""
        asked = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        return int(asked[1]) if asked and int(asked[1]) < size else 0


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in mid-answer is no error."""


def listen(site: Site, port: int = 0) -> ThreadingHTTPServer:
    """Opens the server on localhost; port 0 takes a free one. Raises OSError where it is taken."""
    return _Server(("127.0.0.1", port), partial(Handler, site=site))


@contextmanager
def serving(site: Site) -> Iterator[str]:
    """Serves a site in a thread; gives its address."""
    server = listen(site)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}{site.path}"
    finally:
        server.shutdown()
        server.server_close()


def play(folder: Path, port: int = 8000) -> None:
    """Serves the site to this machine until Ctrl-C, on a free port where the usual one is taken."""
    site = Site(folder)
    try:
        server = listen(site, port)
    except OSError:
        server = listen(site)
    address = f"http://localhost:{server.server_address[1]}/"
    print(f"Fumoto is at {address} (Ctrl-C ends it)", flush=True)
    _open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def _open(address: str) -> None:
    import os
    import sys
    import webbrowser

    if os.environ.get("CI") or not (
        os.environ.get("DISPLAY") or sys.platform in {"win32", "darwin"}
    ):
        return
    webbrowser.open(address)
