"""Kilimanjaro's pictures keep their promises: nothing overlaps, everything can be read."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from pyapp.games.kilimanjaro.geometry import (
    LAYOUTS,
    PAWN_WIDTH,
    REGIONS,
    TAG_HEIGHT,
    TAG_WIDTH,
    Layout,
    beside,
    path,
    pawn_offset,
    radius,
    region,
    tag_place,
)
from pyapp.games.kilimanjaro.material import (
    BANANA,
    CARD_KINDS,
    EXCHANGE,
    FACE_DOWN,
    LION,
    TRACK,
    TRANSPORTS,
    UP,
    transport,
    value,
)
from pyapp.ui.kilimanjaro.board import BoardLook, Ghost, Pawn, Place, board
from pyapp.ui.kilimanjaro.pieces import (
    FIGURES,
    SEAT_COLOURS,
    card_back,
    card_chip,
    card_face,
    counter_back,
    counter_face,
    pawn,
    transport_picture,
)
from pyapp.ui.pictures import sheet, symbols
from pyapp.ui.vnode import Lazy, VNode, markup

STYLE = Path(__file__).parents[2] / "assets" / "style"
TOKENS = (STYLE / "tokens.css").read_text(encoding="utf-8")
SHEET = "".join(path.read_text(encoding="utf-8") for path in sorted(STYLE.glob("*.css")))

layouts = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=list(LAYOUTS))

PAWNS = tuple(Pawn(seat, SEAT_COLOURS[seat], "ABCD"[seat], 34) for seat in range(4))
BUSY = BoardLook(
    "wide",
    "The way",
    "Four pawns",
    PAWNS,
    counters=tuple(
        (3 + 6 * index, FACE_DOWN if index % 2 else UP + 1 + index % 3) for index in range(16)
    ),
    mine=((9, LION), (21, BANANA)),
    ghosts=(Ghost(0, 41, "7"), Ghost(0, 34, "3")),
    trail=tuple(range(28, 35)),
    trail_colour="red",
    acting=0,
)


def parse(node: VNode) -> Xml.Element:
    return Xml.fromstring(markup(node))


def every_picture() -> Iterator[VNode]:
    for card in range(CARD_KINDS):
        yield card_face(card=card, word="Word", letter="W")
        yield card_chip(card=card)
    for kind in (BANANA, LION, EXCHANGE):
        yield counter_face(kind=kind)
    for colour in SEAT_COLOURS:
        for seat in range(FIGURES):
            yield pawn(seat=seat, colour=colour, initial="A")
    for name in TRANSPORTS:
        yield transport_picture(name=name)
    yield card_back()
    yield counter_back()
    for name in LAYOUTS:
        yield board(BUSY._replace(layout=name))


def nodes(node: VNode | Lazy | str) -> int:
    if isinstance(node, str):
        return 1
    if isinstance(node, Lazy):
        node = node.node()
    return 1 + sum(nodes(child) for child in node.children)


# The track.


@layouts
def test_all_places_lie_in_the_picture(layout: Layout) -> None:
    assert len(layout.places) == len(layout.headings) == TRACK.last + 1
    for space, (x, y) in enumerate(layout.places):
        room = radius(layout.name, space) + 8
        assert room <= x <= layout.width - room, space
        assert room <= y <= layout.height - room, space


@layouts
def test_steps_look_alike_everywhere(layout: Layout) -> None:
    for here, there in pairwise(layout.places):
        assert 0.88 * layout.step <= dist(here, there) <= 1.01 * layout.step


@layouts
def test_no_two_places_touch(layout: Layout) -> None:
    for one, other in combinations(range(TRACK.last + 1), 2):
        apart = dist(layout.places[one], layout.places[other])
        assert apart > radius(layout.name, one) + radius(layout.name, other), (one, other)
        if other > one + 1:
            assert apart > 3 * layout.radius, (one, other)


@layouts
def test_the_way_leads_from_the_bottom_left_up_to_the_mountain(layout: Layout) -> None:
    (start_x, start_y), (end_x, end_y) = layout.places[0], layout.places[-1]
    assert start_x < layout.width / 4
    assert start_y > layout.height * 3 / 4
    assert end_x > layout.width / 2
    assert end_y < layout.height / 3


@layouts
def test_villages_and_base_camp_are_larger(layout: Layout) -> None:
    larger = [s for s in range(TRACK.last + 1) if radius(layout.name, s) > layout.radius]
    assert larger == [*TRACK.villages, TRACK.last]


def test_every_region_is_crossed_once() -> None:
    seen = [region(space) for space in range(TRACK.last + 1)]
    assert [a for a, b in pairwise([*seen, None]) if a != b] == list(REGIONS)
    with pytest.raises(ValueError, match="101"):
        region(TRACK.last + 1)


@layouts
def test_a_walk_goes_through_the_middles(layout: Layout) -> None:
    assert path(layout.name, (3, 4, 2)) == [layout.places[3], layout.places[4], layout.places[2]]


@layouts
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_pawns_on_one_space_can_all_be_seen(layout: Layout, count: int) -> None:
    for space, (x, _) in enumerate(layout.places):
        fan = [pawn_offset(layout.name, space, index, count)[0] for index in range(count)]
        assert all(b - a >= PAWN_WIDTH / 2 for a, b in pairwise(fan))
        assert x + fan[0] >= PAWN_WIDTH / 2 - 1e-6
        assert x + fan[-1] <= layout.width - PAWN_WIDTH / 2 + 1e-6
        extra = beside(layout.name, space, count)
        assert min(abs(extra - place) for place in fan) >= PAWN_WIDTH / 2
        assert PAWN_WIDTH / 2 <= x + extra <= layout.width - PAWN_WIDTH / 2


@layouts
def test_a_tag_hides_no_number(layout: Layout) -> None:
    for space, (x, y) in enumerate(layout.places):
        across, down = tag_place(layout.name, space)
        assert abs(across) > PAWN_WIDTH / 2 + TAG_WIDTH / 2 or not -50 < down < 18, space
        for other, (a, b) in enumerate(layout.places):
            if other != space:
                aside = max(abs(x + across - a) - TAG_WIDTH / 2, 0)
                above = max(abs(y + down - b) - TAG_HEIGHT / 2, 0)
                assert max(aside, above) >= 8, (space, other)


def test_a_pawn_that_is_not_there_has_no_place() -> None:
    with pytest.raises(ValueError, match="2"):
        pawn_offset("wide", 5, 2, 2)


# The symbols.


def test_symbols_are_well_formed_and_told_apart() -> None:
    names = [
        element.attrib["id"]
        for element in Xml.fromstring(sheet(symbols())).iter()
        if "id" in element.attrib
    ]
    assert len(names) == len(set(names))


def test_all_that_pictures_use_is_there() -> None:
    page = Xml.fromstring(sheet(symbols()))
    names = {element.attrib["id"] for element in page.iter() if "id" in element.attrib}
    for picture in (page, *map(parse, every_picture())):
        for element in picture.iter():
            if "href" in element.attrib:
                assert element.attrib["href"].removeprefix("#") in names
            if painted := re.fullmatch(r"url\(#(.*)\)", element.get("fill", "")):
                assert painted[1] in names


def test_symbols_hold_no_words() -> None:
    texts = [element.text or "" for element in Xml.fromstring(sheet(symbols())).iter("text")]
    assert texts
    assert all(text.isdigit() for text in texts)


@layouts
def test_every_space_has_its_number(layout: Layout) -> None:
    page = Xml.fromstring(sheet(symbols()))
    spaces = page.find(f".//symbol[@id='board-{layout.name}-spaces']")
    assert spaces is not None
    found = sorted(int(text.text or "") for text in spaces.iter("text"))
    assert found == list(range(1, TRACK.last + 1))


def test_every_colour_is_woven_differently() -> None:
    weaves = [
        pattern[-1].attrib["d"] for pattern in Xml.fromstring(sheet(symbols())).iter("pattern")
    ]
    assert len(weaves) == len(set(weaves)) == len(SEAT_COLOURS)


def test_every_look_has_a_style() -> None:
    looks = {
        look
        for element in Xml.fromstring(sheet(symbols())).iter()
        if element.tag not in ("svg", "symbol")
        for look in element.get("class", "").split()
    }
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", SHEET))
    assert looks <= styled


# The pieces.


@pytest.mark.parametrize("card", range(CARD_KINDS))
def test_a_card_shows_its_number_twice_its_word_and_its_letter(card: int) -> None:
    texts = [
        text.text for text in parse(card_face(card=card, word="Paddle", letter="P")).iter("text")
    ]
    assert texts == [str(value(card)), "P", str(value(card)), "Paddle"]


@pytest.mark.parametrize("word", ["Geländewagen", "マチェーテで徒歩"])
def test_a_long_word_is_made_to_fit(word: str) -> None:
    long, short = (parse(card_face(card=0, word=text, letter="G"))[-1] for text in (word, "Jeep"))
    assert float(long.attrib["textLength"]) + float(long.attrib["x"]) < 80
    assert "textLength" not in short.attrib


def test_transports_are_told_apart_by_shape() -> None:
    page = Xml.fromstring(sheet(symbols()))
    for kind in ("art", "card"):
        drawn = set()
        for name in TRANSPORTS:
            picture = page.find(f".//symbol[@id='{kind}-{name}']")
            assert picture is not None
            drawn.add("".join(shape.get("d", "") for shape in picture.iter("path")))
        assert len(drawn) == len(TRANSPORTS)


def test_a_chip_shows_its_transport_and_number() -> None:
    for card in range(CARD_KINDS):
        chip = parse(card_chip(card=card))
        assert chip[0].attrib["href"] == f"#chip-{TRANSPORTS[transport(card)]}"
        assert chip[1].text == str(value(card))


def test_pieces_are_silent() -> None:
    for picture in every_picture():
        assert picture.attrs.get("aria-hidden") == "true" or picture.attrs["role"] == "group"


# The board.


@layouts
def test_a_busy_board_makes_few_nodes(layout: Layout) -> None:
    assert nodes(board(BUSY._replace(layout=layout.name))) < 150


def test_equal_looks_make_equal_boards() -> None:
    assert markup(board(BUSY)) == markup(board(BUSY._replace()))


def test_each_pawn_stands_on_its_space() -> None:
    look = BUSY._replace(pawns=tuple(p._replace(space=10 * p.seat) for p in PAWNS))
    found = {
        element.attrib["data-piece"]: element.attrib["transform"]
        for element in parse(board(look)).iter()
        if "data-piece" in element.attrib
    }
    places = LAYOUTS["wide"].places
    assert found == {
        f"pawn-{seat + 1}": f"translate({places[10 * seat][0]:g} {places[10 * seat][1]:g})"
        for seat in range(4)
    }


def test_a_counter_face_down_shows_nothing_of_itself() -> None:
    board_ = parse(board(BUSY._replace(counters=((12, FACE_DOWN),), mine=())))
    used = [use.attrib["href"] for use in board_.iter("use") if "counter" in use.attrib["href"]]
    assert used == ["#counter-back"]


def test_the_memory_aid_marks_the_counters_one_knows() -> None:
    board_ = parse(board(BUSY._replace(counters=((12, FACE_DOWN),), mine=((12, LION),))))
    used = [use.attrib["href"] for use in board_.iter("use") if "counter" in use.attrib["href"]]
    assert used == ["#counter-back", "#counter-lion"]


@layouts
def test_free_spaces_are_controls_that_fingers_tell_apart(layout: Layout) -> None:
    places = tuple(
        Place(space, f"place lion {space}", f"Lion on {space}")
        for space in range(1, TRACK.last)
        if space not in TRACK.villages
    )
    drawn = parse(board(BUSY._replace(layout=layout.name, places=places)))
    controls = [element for element in drawn.iter("g") if element.get("role") == "button"]
    assert [control.attrib["data-action"] for control in controls] == [p.notation for p in places]
    assert [control.attrib["aria-label"] for control in controls] == [p.label for p in places]
    # One stop for the whole board; arrow keys go from space to space.
    stops = [control.attrib["tabindex"] for control in controls]
    assert stops == ["0", *["-1"] * (len(places) - 1)]
    # No one's share of the track reaches into the disc of a space further on.
    assert layout.step / 2 <= layout.step - layout.radius
    assert 2 * layout.reach <= min(
        dist(layout.places[a], layout.places[b])
        for a, b in combinations(range(TRACK.last + 1), 2)
        if b > a + 4
    )


# The colours.


def tokens() -> dict[str, dict[str, str]]:
    blocks = re.findall(r"(:root|html[^{]*) \{([^}]*)\}", TOKENS)
    return {name: dict(re.findall(r"--([\w-]+): ([^;]+);", body)) for name, body in blocks}


LIGHT, ASKED, CHOSEN = tokens().values()


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast of two colours given as #RRGGBB."""
    light = []
    for colour in (one, other):
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        light.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
    return (max(light) + 0.05) / (min(light) + 0.05)


def test_dark_is_the_same_whether_asked_for_or_chosen() -> None:
    assert ASKED == CHOSEN


def test_dark_has_every_colour() -> None:
    assert set(LIGHT) - set(ASKED) == {"serif", "sans"}


def test_every_colour_used_is_defined() -> None:
    used = set(re.findall(r"var\(--([\w-]+)", SHEET))
    made_here = set(re.findall(r"--([\w-]+):", SHEET))
    assert used <= set(LIGHT) | made_here


@pytest.mark.parametrize("theme", [LIGHT, ASKED], ids=["light", "dark"])
def test_what_is_read_stands_out(theme: dict[str, str]) -> None:
    for place in (*REGIONS, "village", "goal"):
        assert contrast(theme["space-ink"], theme[f"space-{place}"]) >= 5, place
    for text in ("ink", "ink-2", "accent", "good", "bad", "focus", *TRANSPORTS):
        assert contrast(theme[text], theme["card"]) >= 4.5, text
    for text in ("ink", "ink-2", "accent", "focus"):
        assert contrast(theme[text], theme["paper"]) >= 4.5, text
    for name in TRANSPORTS:
        assert contrast(theme["ink"], theme[f"{name}-wash"]) >= 7, name
    assert contrast(theme["on-accent"], theme["accent"]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, ASKED], ids=["light", "dark"])
def test_seats_stand_out_from_the_route(theme: dict[str, str]) -> None:
    for colour in SEAT_COLOURS:
        outlined = max(
            contrast(theme[f"seat-{colour}"], theme["k-route"]),
            contrast(theme["pawn-line"], theme["k-route"]),
        )
        assert outlined >= 3, colour
