"""What is played before the page is packed: real turns of every game, and nothing left behind."""

from collections import Counter
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.ui import app, rehearsal
from pyapp.ui import messages as m


def test_every_game_is_played_for_some_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    acted: Counter[tuple[str, str]] = Counter()
    take = app.update

    def counted(model: Any, message: m.Message, env: m.Env) -> Any:
        after = take(model, message, env)
        if after[0].play is not None and isinstance(message, m.Act | m.Thought):
            acted[after[0].play.game, type(message).__name__] += 1
        return after

    monkeypatch.setattr(app, "update", counted)
    monkeypatch.setattr(rehearsal, "LANGUAGES", ("en",))
    rehearsal.rehearse()
    for game in GAMES:
        assert acted[game, "Act"] >= 10
        assert acted[game, "Thought"] >= 4
