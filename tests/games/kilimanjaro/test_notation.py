"""The notation of the record, as a person writes it by hand."""

import pytest

from pyapp.core.errors import InvalidNotation
from pyapp.games.kilimanjaro import KILIMANJARO as RULES
from pyapp.games.kilimanjaro.actions import (
    Action,
    Banana,
    Cards,
    Counters,
    Dealer,
    Exchange,
    Place,
    Play,
    Scatter,
    SendBack,
)

WRITTEN: list[tuple[str, Action]] = [
    ("dealer 2", Dealer(1)),
    ("counters banana lion exchange", Counters((1, 2, 3))),
    ("scatter banana@12 lion@33", Scatter(((12, 1), (33, 2)))),
    ("cards canoe-5 jeep-1 foot-7 mule-3", Cards((4, 7, 20, 23))),
    ("place lion 17", Place(2, 17)),
    ("play canoe-5 on 2.3", Play(4, 1, 2)),
    ("banana go", Banana(True)),
    ("banana stay", Banana(False)),
    ("exchange 3", Exchange(2)),
    ("exchange none", Exchange(-1)),
    ("sendback 3", SendBack(2)),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_written_and_read(text: str, action: Action) -> None:
    assert RULES.encode(action) == text
    read = RULES.decode(text)
    assert read == action
    assert type(read) is type(action)


def test_blanks_do_not_matter() -> None:
    assert RULES.decode("  play   canoe-5\ton 2.3 \n") == Play(4, 1, 2)


@pytest.mark.parametrize(
    "text",
    [
        "dealer",
        "dealer 0",
        "dealer 5",
        "dealer 1 2",
        "dealer -1",
        "dealer +1",
        "dealer ²",
        "dealer १",
        "counters",
        "counters tiger",
        "counters banana@1",
        "scatter",
        "scatter banana",
        "scatter banana@",
        "scatter banana@101",
        "scatter banana@1000",
        "scatter tiger@4",
        "scatter banana@٣",
        "cards",
        "cards canoe-0",
        "cards canoe-8",
        "cards boat-1",
        "cards canoe-05",
        "cards CANOE-5",
        "place lion",
        "place lion 101",
        "place lion -1",
        "place lion x",
        "place 17 lion",
        "place ? 17",
        "play canoe-5",
        "play canoe-5 2.3",
        "play canoe-5 on 5.1",
        "play canoe-5 on 0.1",
        "play canoe-5 on 1.4",
        "play canoe-5 on 1.0",
        "play canoe-5 on 1",
        "play canoe-5 on 1.1 now",
        "banana",
        "banana maybe",
        "exchange",
        "exchange 0",
        "exchange nobody",
        "sendback",
        "sendback none",
        "pass",
        "Banana go",
    ],
)
def test_what_names_no_action(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        RULES.decode(text)
    assert caught.value.params == {"text": text}
