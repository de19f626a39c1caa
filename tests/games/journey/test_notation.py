"""The notation, as documented."""

import pytest

from pyapp.core.errors import InvalidNotation
from pyapp.games.journey.notation import decode, encode


@pytest.mark.parametrize(
    "text",
    [
        "start 2",
        "explorers blue red yellow",
        "equipment rope pickaxe compass hardtack lamp",
        "fossils single head-left head-right fish-head fish-body fish-tail gold crystal",
        (
            "events needed-supplies opportunity push-ahead support multi-tool prismatic good-luck "
            "water-supply"
        ),
        (
            "sea find-1 find-2 geyser-1 geyser-2 islet-1 islet-2 monsters-1 monsters-2 lightning-1 "
            "lightning-2"
        ),
        "draw explorers",
        "draw equipment",
        "take rope",
        "discard blue",
        "discard rope",
        "discard gold",
        "move blue d4",
        "move yellow a14 pickaxe",
        "step goal",
        "step d5 pickaxe",
        "stop explorer*3 prismatic rope pickaxe compass hardtack*2 multi-tool",
        "discover rope lamp*2 multi-tool",
        "accept",
        "decline",
        "return gold",
        "put gold",
        "done",
        "pay 2",
        "pay 0 water-supply*2",
        "good-luck",
        "match lamp",
        "match multi-tool",
        "ride",
        "pass",
    ],
)
def test_each_kind_of_action_is_written_as_it_is_read(text: str) -> None:
    assert encode(decode(text)) == text


def test_the_order_of_words_and_repeated_words_do_not_matter_in_payments() -> None:
    assert encode(decode("stop rope explorer  explorer*2")) == "stop explorer*3 rope"
    assert decode("sea find-1  find-2*1") == decode("sea find-1 find-2")


@pytest.mark.parametrize(
    "text",
    [
        "start 0",
        "start 5",
        "explorers",
        "explorers rope",
        "explorers blue*0",
        "explorers blue*99 red*99 yellow*99",
        "draw fossils",
        "take gold",
        "discard multi-tool",
        "move green d4",
        "move blue d44",
        "move blue start",
        "move blue",
        "move blue d4 rope",
        "step D4",
        "step d0",
        "step d4 pickaxe pickaxe",
        "stop lamp",
        "stop explorer*0",
        "stop explorer*99",
        "discover explorer",
        "pay",
        "pay 21",
        "pay -1",
        "pay 1 gold",
        "match gold",
        "match prismatic",
        "return rope",
        "put blue",
        "ride on",
        "done done",
    ],
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        decode(text)
