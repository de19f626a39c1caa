"""The pictures that the page holds once are there when they are laid."""

import re
from itertools import product

from pyapp.store.settings import Settings
from pyapp.ui import app
from pyapp.ui.pictures import sheet, shown_first, symbols
from pyapp.ui.view import view
from pyapp.ui.vnode import markup
from pyapp.ui.words import LANGUAGES

WINDOWS = ((390, 844), (768, 1024), (1024, 768), (1440, 900))


def test_first_screen_finds_its_pictures_before_the_others_are_made() -> None:
    first = shown_first(symbols())
    assert len(first) < len(symbols())
    names = {symbol.attrs["id"] for symbol in first}
    for lang, size in product(LANGUAGES, WINDOWS):
        model, _ = app.start(Settings(), lang, *size)
        laid = re.findall(r'href="#([^"]+)"', markup(view(model)) + sheet(first))
        assert laid
        assert set(laid) <= names
