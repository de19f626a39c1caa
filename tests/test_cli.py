"""The headless door: what each command prints, and one sentence for whatever is wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyapp.cli import main
from pyapp.games import GAMES
from tests.core.samples import traces
from tests.games.kilimanjaro.dealing import cards, scatter

ROOT = Path(__file__).resolve().parents[1]

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of a command."""
    try:
        code = main(arguments)
    except SystemExit as stopped:
        code = int(stopped.code or 0)
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return code, found.out, found.err


def done(capsys: Capture, *arguments: str) -> str:
    code, out, err = run(capsys, *arguments)
    assert (code, err) == (0, "")
    return out


def refused(capsys: Capture, *arguments: str) -> str:
    """The one sentence with which a command is refused."""
    code, _, err = run(capsys, *arguments)
    assert code > 0
    assert err.count("\n") == 1
    return err.strip()


def record_of(tmp_path: Path, *actions: str, seats: object = 2, **options: object) -> str:
    """A file with a record written by hand."""
    file = tmp_path / "record.json"
    data = {
        "format": "fumoto-record",
        "version": 1,
        "game": "kilimanjaro",
        "options": options,
        "seats": seats,
        "actions": actions,
    }
    file.write_text(json.dumps(data, indent=2), encoding="utf-8")
    return str(file)


DEAL = (
    "dealer 2",
    scatter({5: "banana", 14: "lion"}, range(60)),
    cards(
        2,
        {1: ("mule-1", "foot-1", "jeep-5"), 2: ("mule-1", "canoe-4", "jeep-4")},
        {1: ("mule-2", "canoe-7", "canoe-6"), 2: ("foot-2", "jeep-7", "jeep-6")},
        ("canoe-5",),
    ),
)
"""Seat 1 moves five spaces with mule-2 on 1.1, to a banana."""


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


class TestHelp:
    @pytest.mark.parametrize("command", [(), ("games",), ("simulate",), ("replay",), ("perft",)])
    def test_every_command_explains_itself(self, capsys: Capture, command: tuple[str, ...]) -> None:
        out = done(capsys, *command, "--help")
        assert "usage:" in out
        assert len(out.splitlines()) > 5

    def test_replay_documents_every_member_it_prints(self, capsys: Capture, tmp_path: Path) -> None:
        out = done(capsys, "replay", "--help")
        line = lines(done(capsys, "replay", record_of(tmp_path, *DEAL[:1]), "--json"))[0]
        for member in line:
            assert f"\n  {member} " in out

    @pytest.mark.parametrize(
        "arguments",
        [
            (),
            ("play",),
            ("simulate",),
            ("replay",),
            ("perft", "kilimanjaro"),
            ("simulate", "kilimanjaro", "--speed", "9"),
            ("simulate", "kilimanjaro", "--seats", "two"),
            ("simulate", "kilimanjaro", "--seats", "0"),
            ("simulate", "kilimanjaro", "--count", "0"),
            ("simulate", "kilimanjaro", "--count", "-3"),
            ("simulate", "kilimanjaro", "--seed", "x"),
            ("simulate", "kilimanjaro", "--seed", "-1"),
            ("simulate", "kilimanjaro", "--seed", str(2**64)),
            ("simulate", "kilimanjaro", "--seed", "9" * 9999),
            ("perft", "kilimanjaro", "--depth", "1.5"),
            ("replay", "x", "--seat", "0"),
        ],
    )
    def test_a_wrong_call_is_one_sentence(
        self, capsys: Capture, arguments: tuple[str, ...]
    ) -> None:
        sentence = refused(capsys, *arguments)
        assert "--help" in sentence
        assert len(sentence) < 300


class TestGames:
    def test_every_game_with_seats_players_and_options(self, capsys: Capture) -> None:
        out = done(capsys, "games")
        for game, rules in GAMES.items():
            assert f"{game}: {rules.info.min_seats}–{rules.info.max_seats} seats" in out
            for option in rules.info.options:
                assert f"  {option.name}=" in out
                assert option.help in out

    def test_as_data(self, capsys: Capture) -> None:
        found = {line["game"]: line for line in lines(done(capsys, "games", "--json"))}
        assert list(found) == list(GAMES)
        kilimanjaro = found["kilimanjaro"]
        assert kilimanjaro["seats"] == [2, 3, 4]
        assert kilimanjaro["players"] == ["random", "greedy"]
        names = [option["name"] for option in kilimanjaro["options"]]
        assert names == ["quick_start", "memory_aid", "less_luck", "must_banana", "dealer"]


class TestSimulate:
    def test_its_summary(self, capsys: Capture) -> None:
        out = done(
            capsys, "simulate", "kilimanjaro", "--players", "random,greedy", "--count", "10",
            "--seed", "7", "--option", "less_luck=1", "--option", "dealer=2", "--json",
        )  # fmt: skip
        summary = json.loads(out)
        assert summary["game"] == "kilimanjaro"
        assert summary["players"] == ["random", "greedy"]
        assert summary["options"]["less_luck"] is True
        assert summary["options"]["dealer"] == "2"
        assert summary["seed"] == 7
        assert summary["games"] == 10
        assert 200 < summary["plies"] < 1000
        assert summary["seconds"] >= 0
        assert sum(summary["wins"]) - summary["shared"] == 10
        assert summary["wins"][1] > 7
        assert sum(summary["ends"].values()) == 10

    def test_the_summary_in_words(self, capsys: Capture) -> None:
        out = done(capsys, "simulate", "kilimanjaro", "--seats", "3", "--count", "5")
        for words in ("games 5", "plies", "seconds", "seat 3, random: wins", "ended by"):
            assert words in out

    def test_the_same_command_plays_the_same_games(self, capsys: Capture, tmp_path: Path) -> None:
        files = [tmp_path / name for name in ("a", "b", "c")]
        for file, seed in zip(files, ("3", "3", "4"), strict=True):
            done(
                capsys, "simulate", "kilimanjaro", "--seats", "3", "--players",
                "greedy,random,greedy", "--count", "4", "--seed", seed, "--record", str(file),
            )  # fmt: skip
        texts = [file.read_text(encoding="utf-8").splitlines() for file in files]
        assert texts[0] == texts[1]
        assert texts[0] != texts[2]
        assert texts[0][1:] == texts[2][:3]  # each game has the next seed
        assert [json.loads(text)["seed"] for text in texts[0]] == [3, 4, 5, 6]

    def test_players_do_not_change_the_deal(self, capsys: Capture, tmp_path: Path) -> None:
        deals = []
        for kinds in ("random", "greedy"):
            file = tmp_path / kinds
            done(
                capsys, "simulate", "kilimanjaro", "--players", kinds, "--option",
                "quick_start=yes", "--record", str(file),
            )  # fmt: skip
            deals.append(json.loads(file.read_text(encoding="utf-8"))["actions"][:3])
        assert deals[0] == deals[1]

    @pytest.mark.parametrize("game", GAMES)
    def test_records_are_replayed(self, capsys: Capture, tmp_path: Path, game: str) -> None:
        file = tmp_path / "games.jsonl"
        done(capsys, "simulate", game, "--count", "2", "--record", str(file), "--json")
        out = lines(done(capsys, "replay", str(file), "--json"))
        for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            actions = json.loads(text)["actions"]
            replayed = [line for line in out if line["record"] == number]
            assert [line["action"] for line in replayed] == actions
            assert replayed[-1]["outcome"]

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (("chess",), ("chess", "kilimanjaro")),
            (("kilimanjaro", "--seats", "5"), ("2 to 4", "5")),
            (("kilimanjaro", "--seats", "1"), ("2 to 4", "1")),
            (("kilimanjaro", "--players", "human"), ("human", "random, greedy")),
            (("kilimanjaro", "--players", "random,,greedy"), ("random, greedy",)),
            (("kilimanjaro", "--seats", "3", "--players", "random,greedy"), ("3", "2")),
            (("kilimanjaro", "--option", "speed=9"), ("speed", "quick_start")),
            (("kilimanjaro", "--option", "quick_start=maybe"), ("maybe", "0, 1")),
            (("kilimanjaro", "--option", "quick_start"), ("NAME=VALUE",)),
            (("kilimanjaro", "--option", "dealer=5"), ("dealer", "random, 1")),
            (("kilimanjaro", "--option", "dealer=3"), ("dealer", "random, 1, 2")),
            (("journey", "--option", "board=atlantis"), ("board", "atlantis", "standard, first")),
            (("kilimanjaro", "--record", "/no/such/folder/x"), ("cannot be written",)),
        ],
    )
    def test_bad_input_is_named_with_what_is_allowed(
        self, capsys: Capture, arguments: tuple[str, ...], words: tuple[str, ...]
    ) -> None:
        sentence = refused(capsys, "simulate", *arguments)
        assert sentence.startswith("fumoto: ")
        for word in words:
            assert word in sentence


class TestReplay:
    def test_a_line_says_what_happened(self, capsys: Capture, tmp_path: Path) -> None:
        file = record_of(tmp_path, *DEAL, "play mule-2 on 1.1", "banana stay", quick_start=True)
        out = lines(done(capsys, "replay", file, "--json"))
        assert [line["ply"] for line in out] == [1, 2, 3, 4, 5]
        assert [line["actor"] for line in out] == ["chance"] * 3 + [1, 1]
        assert [line["action"] for line in out[3:]] == ["play mule-2 on 1.1", "banana stay"]
        assert [line["legal"] for line in out[:3]] == [[], [], []]
        assert len(out[3]["legal"]) == 18
        assert out[4]["legal"] == ["banana stay", "banana go"]
        assert [line["outcome"] for line in out] == [None] * 5
        assert list(out[0]) == ["ply", "actor", "action", "legal", "state", "outcome"]

    def test_the_state_after_each(self, capsys: Capture, tmp_path: Path) -> None:
        file = record_of(tmp_path, *DEAL, "play mule-2 on 1.1", "banana go", quick_start=True)
        dealt, played, moved = (
            line["state"] for line in lines(done(capsys, "replay", file, "--json"))[2:]
        )
        assert dealt["positions"] == [0, 0]
        assert dealt["tops"] == [["mule-1", "foot-1", "jeep-5"], ["mule-1", "canoe-4", "jeep-4"]]
        assert dealt["hands"][0] == ["canoe-6", "canoe-7", "mule-2"]
        assert dealt["deck"] == 44
        assert dealt["counters"]["5"] == {"kind": "banana", "up": False}
        assert dealt["counters"]["14"] == {"kind": "lion", "up": False}
        assert len(dealt["counters"]) == 16
        assert played["positions"] == [5, 0]
        assert played["counters"]["5"] == {"kind": "banana", "up": True}
        assert played["tops"][0] == ["mule-2", "foot-1", "jeep-5"]
        assert moved["positions"] == [10, 0]
        assert moved["hands"][0] == ["canoe-5", "canoe-6", "canoe-7"]
        assert moved["deck"] == 43

    def test_the_end(self, capsys: Capture, tmp_path: Path) -> None:
        trace = traces("kilimanjaro")[0]
        texts = [GAMES["kilimanjaro"].encode(action) for action in trace.actions]
        file = record_of(tmp_path, *texts)
        last = lines(done(capsys, "replay", file, "--json"))[-1]
        outcome = last["outcome"]
        assert set(outcome) == {"reason", "winners", "ranking", "scores"}
        assert outcome["reason"] == "base-camp"
        winner = outcome["winners"][0]
        assert outcome["ranking"][0] == {"seat": winner, "rank": 1}
        assert last["state"]["positions"][winner - 1] == 100
        words = done(capsys, "replay", file)
        assert f"rank 1: seat {winner} (position 100" in words
        assert words.startswith("1. chance: dealer ")

    def test_an_unfinished_record_says_whose_turn_it_is(
        self, capsys: Capture, tmp_path: Path
    ) -> None:
        file = record_of(tmp_path, *DEAL, quick_start=True)
        assert done(capsys, "replay", file).endswith("Not over: seat 1 to act.\n")
        assert done(capsys, "replay", record_of(tmp_path)) == "Not over: chance to act.\n"
        assert done(capsys, "replay", record_of(tmp_path), "--json") == ""

    @pytest.mark.parametrize("seat", [1, 2])
    def test_with_a_seat_only_what_it_may_know(
        self, capsys: Capture, tmp_path: Path, seat: int
    ) -> None:
        dealt = "counters" + " banana lion" * 4 + " banana exchange" * 4
        file = record_of(tmp_path, "dealer 2", dealt, "place banana 7", "place lion 9")
        out = lines(done(capsys, "replay", file, "--json", "--seat", str(seat)))
        mine = [["banana"] * 7, ["exchange"] * 4 + ["lion"] * 3][seat - 1]
        place = ["place banana 7", "place lion 9"]
        place[2 - seat] = ["place ? 7", "place ? 9"][2 - seat]
        assert [line["action"] for line in out[2:]] == place
        assert ["legal" in line for line in out] == [False, False, seat == 1, seat == 2]
        state = out[-1]["state"]
        assert state["seat"] == seat
        assert sorted(state["to_place"][seat - 1]) == mine
        assert state["to_place"][2 - seat] is None
        known = {"kind": ("banana", "lion")[seat - 1], "up": False}
        assert state["counters"] == (
            {"7": known, "9": {"up": False}} if seat == 1 else {"7": {"up": False}, "9": known}
        )
        words = done(capsys, "replay", file, "--seat", str(seat))
        assert f"place ? {9 if seat == 1 else 7}" in words

    @pytest.mark.parametrize("game", GAMES)
    def test_what_is_hidden_from_a_seat_changes_nothing_it_reads(
        self, capsys: Capture, tmp_path: Path, game: str
    ) -> None:
        """Every line is made of its view and its reading alone."""
        rules = GAMES[game]
        file = tmp_path / "games"
        done(capsys, "simulate", game, "--record", str(file))
        record = json.loads(file.read_text(encoding="utf-8"))
        whole = lines(done(capsys, "replay", str(file), "--json"))
        out = lines(done(capsys, "replay", str(file), "--json", "--seat", "1"))
        state = rules.initial(record["options"], len(record["seats"]))
        for line, full in zip(out, whole, strict=True):
            action = rules.decode(full["action"])
            after = rules.apply(state, action)
            assert line["action"] == rules.redact(state, action, 0)
            assert line["state"] == json.loads(json.dumps(rules.dump_view(rules.observe(after, 0))))
            assert ("legal" in line) == (full["actor"] == 1)
            state = after

    @pytest.mark.parametrize(
        ("action", "reason"),
        [
            ("play mule-7 on 1.1", "That card is not in your hand."),
            ("play mule-2 on 4.1", "Nobody sits there."),
            ("banana go", "That cannot be done now."),
            ("fly home", "“fly home” is not an action of this game."),
            ("\ud800", "is not an action of this game."),
        ],
    )
    def test_it_stops_at_the_first_bad_action(
        self, capsys: Capture, tmp_path: Path, action: str, reason: str
    ) -> None:
        file = record_of(tmp_path, *DEAL, action, "play mule-2 on 1.1", quick_start=True)
        code, out, err = run(capsys, "replay", file, "--json")
        assert code == 1
        assert [line["ply"] for line in lines(out)] == [1, 2, 3]
        assert err.startswith("fumoto: Action 4 “")
        assert reason in err
        assert err.count("\n") == 1

    def test_nothing_may_follow_the_end(self, capsys: Capture, tmp_path: Path) -> None:
        trace = traces("kilimanjaro")[0]
        texts = [GAMES["kilimanjaro"].encode(action) for action in trace.actions]
        sentence = refused(capsys, "replay", record_of(tmp_path, *texts, "banana go"))
        assert f"Action {len(texts) + 1} “banana go” comes after the end" in sentence

    def test_files_that_are_no_records(self, capsys: Capture, tmp_path: Path) -> None:
        for content, words in (
            (b"", "not valid JSON"),
            (b"{", "not valid JSON"),
            (b"[]", "not a Fumoto record"),
            (b"\xff\xfe", "UTF-8"),
            (b"{}\n{}\n", "not a Fumoto record"),
            (b'{"format": "fumoto-record"}', "“version” is missing"),
            (b'{"format": "fumoto-record", "version": 9}', "version 9"),
        ):
            file = tmp_path / "file"
            file.write_bytes(content)
            assert words in refused(capsys, "replay", str(file))
        assert "cannot be read" in refused(capsys, "replay", str(tmp_path / "missing"))
        assert "cannot be read" in refused(capsys, "replay", str(tmp_path))

    def test_options_that_only_the_game_can_judge_are_refused_in_its_words(
        self, capsys: Capture, tmp_path: Path
    ) -> None:
        for options, words in (
            ({"starter": "4"}, "Seat 4 cannot begin: there are 2 seats."),
            ({"board": 'format = "fumoto-board"'}, "The board cannot be used."),
        ):
            record = {"format": "fumoto-record", "version": 1, "game": "journey", "seats": 2}
            file = tmp_path / "journey.json"
            file.write_text(json.dumps(record | {"options": options, "actions": ["start 1"]}))
            sentence = refused(capsys, "replay", str(file))
            assert words in sentence
            assert "Fault(" not in sentence

    def test_a_refused_action_of_others_is_not_told_to_a_seat(
        self, capsys: Capture, tmp_path: Path
    ) -> None:
        slip = DEAL[-1].replace("canoe-5", "canoe-55", 1)
        hidden = record_of(tmp_path, *DEAL[:-1], slip, quick_start=True)
        assert "canoe" in refused(capsys, "replay", hidden)
        for option in ([], ["--json"]):
            code, _, err = run(capsys, "replay", hidden, "--seat", "1", *option)
            assert code == 1
            assert err == (
                f"fumoto: Action {len(DEAL)} is refused. What it was is not for seat 1 to know.\n"
            )
        own = record_of(tmp_path, *DEAL, "banana go", quick_start=True)
        code, _, err = run(capsys, "replay", own, "--seat", "2")
        mine = "“banana go”" in err
        code, _, err = run(capsys, "replay", own, "--seat", "1")
        assert mine != ("“banana go”" in err)

    def test_the_record_at_fault_is_named_among_several(
        self, capsys: Capture, tmp_path: Path
    ) -> None:
        good = Path(record_of(tmp_path, *DEAL, quick_start=True)).read_text("utf-8")
        good = json.dumps(json.loads(good))
        bad = json.dumps(json.loads(good) | {"actions": [*DEAL, "banana go"]})
        file = tmp_path / "several.jsonl"
        for second, words in ((bad, "Record 2: Action 4 “banana go”"), (good[:-9], "Record 2: ")):
            file.write_text(f"{good}\n{second}\n", "utf-8")
            code, _, err = run(capsys, "replay", str(file))
            assert code == 1
            assert words in err

    def test_a_seat_that_is_not_there(self, capsys: Capture, tmp_path: Path) -> None:
        file = record_of(tmp_path, *DEAL, quick_start=True)
        assert "no seat 3" in refused(capsys, "replay", file, "--seat", "3")
        assert "2 to 4 seats, not 1" in refused(capsys, "replay", record_of(tmp_path, seats=1))

    def test_a_line_separator_in_a_name_divides_no_record(
        self, capsys: Capture, tmp_path: Path
    ) -> None:
        file = Path(record_of(tmp_path, "dealer 2", seats=[{"name": "Ana\u2028{"}, {}]))
        data = json.loads(file.read_text(encoding="utf-8"))
        file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        assert "dealer 2" in done(capsys, "replay", str(file))

    def test_a_byte_order_mark_does_no_harm(self, capsys: Capture, tmp_path: Path) -> None:
        file = Path(record_of(tmp_path, *DEAL, quick_start=True))
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
        assert "Not over" in done(capsys, "replay", str(file))


class TestPerft:
    def test_it_counts_from_the_deal_of_the_seed(self, capsys: Capture) -> None:
        assert done(capsys, "perft", "kilimanjaro", "--depth", "0", "--seed", "1") == "1\n"
        first = int(done(capsys, "perft", "kilimanjaro", "--depth", "1", "--seed", "1"))
        assert first in (95, 190, 285)  # 95 spaces for each kind of counter held
        quick = ("--option", "quick_start=1", "--seats", "4")
        cards_held = int(done(capsys, "perft", "kilimanjaro", "--depth", "1", *quick)) // 12
        assert cards_held in (2, 3)
        assert int(done(capsys, "perft", "kilimanjaro", "--depth", "2", *quick)) > 12 * 24

    def test_bad_input(self, capsys: Capture) -> None:
        assert "chess" in refused(capsys, "perft", "chess", "--depth", "1")
        assert "2 to 4" in refused(capsys, "perft", "kilimanjaro", "--depth", "1", "--seats", "9")


def shell(*arguments: str, hash_seed: str = "0", **more: Any) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "pyapp", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        **more,
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_game_depends_on_the_order_of_sets(game: str) -> None:
    outputs = []
    for seed in ("1", "2"):
        found = shell("simulate", game, "--record", "/dev/stdout", hash_seed=seed)
        assert found.returncode == 0
        outputs.append(found.stdout.splitlines()[0])
    assert outputs[0] == outputs[1]


def test_the_door_opens_from_outside(tmp_path: Path) -> None:
    text = Path(record_of(tmp_path, *DEAL, "play mule-7 on 1.1", quick_start=True)).read_text(
        encoding="utf-8"
    )
    found = shell("replay", "-", input=text)
    assert found.returncode == 1
    assert "Action 4" in found.stderr
    assert "Traceback" not in found.stderr
    assert found.stdout.splitlines()[0] == "1. chance: dealer 2"


@pytest.mark.parametrize("target", ["--record", ">"])
def test_a_full_disk_is_one_sentence(tmp_path: Path, target: str) -> None:
    command = f"{sys.executable} -B -m pyapp simulate kilimanjaro {target} '{tmp_path / 'file'}'"
    found = subprocess.run(
        ["/bin/sh", "-c", f"ulimit -f 0; {command}"],  # no file may grow
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert found.returncode == 1
    assert found.stderr.startswith("fumoto: The output cannot be written: ")
    assert found.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m pyapp simulate kilimanjaro --count 40 --record /dev/stdout"
    found = subprocess.run(
        ["/bin/sh", "-c", f"{command} | head -n 1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout.count("\n") == 1
    assert "Traceback" not in found.stderr
