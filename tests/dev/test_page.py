"""The page's policy allows just what the page has."""

import pytest

from pyapp.dev.pack import digest
from pyapp.dev.page import fill, integrity, policy


def test_policy_names_inline_scripts_and_styles_by_hash() -> None:
    page = (
        "<style>a{}</style><script>run()</script>"
        '<script type="application/json">{}</script><script type="module" src="./x.mjs"></script>'
    )
    found = policy(page, scripts="'self'", workers="'self'")
    assert f"'{integrity(digest(b'run()'))}'" in found
    assert f"'{integrity(digest(b'a{}'))}'" in found
    assert found.count("sha256-") == 2
    assert "unsafe-eval" not in found.replace("wasm-unsafe-eval", "")


def test_page_lets_the_policy_be_the_first_thing_it_says() -> None:
    with pytest.raises(ValueError, match="just once"):
        fill("<p>", [("<!-- policy -->", "")])


def test_integrity_is_written_as_browsers_do() -> None:
    empty = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
    assert integrity(digest(b"")) == empty
