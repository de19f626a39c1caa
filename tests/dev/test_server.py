"""The build's own server is as plain as a static host: a folder under a path, and nothing else."""

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.dev.server import Site, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    (tmp_path / "index.html").write_text("<p>hello", encoding="utf-8")
    site = Site(tmp_path, "/a/b/", gzip=True)
    with serving(site) as address:
        site.address = address
        yield site


def get(address: str, **headers: str) -> tuple[int, bytes]:
    request = urllib.request.Request(address, headers=headers)
    with urllib.request.urlopen(request) as answer:
        return answer.status, answer.read()


def test_page_is_at_the_path_only(site: Site) -> None:
    assert get(site.address) == (200, b"<p>hello")
    with pytest.raises(urllib.error.HTTPError) as error:
        get(site.address.removesuffix("a/b/"))
    error.value.close()
    assert error.value.code == 404


def test_rest_of_a_file_can_be_asked_for(site: Site) -> None:
    assert get(f"{site.address}index.html", Range="bytes=3-") == (206, b"hello")


def test_texts_are_squeezed_for_those_who_can_take_it(site: Site) -> None:
    _, body = get(site.address, **{"Accept-Encoding": "gzip"})
    assert gzip.decompress(body) == b"<p>hello"
