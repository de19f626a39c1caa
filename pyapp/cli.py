"""The headless door: the same rules, players and records without a screen."""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NoReturn, TextIO

from pyapp.ai.players import Player, find_player, players
from pyapp.ai.table import play_game
from pyapp.core.chance import Stream
from pyapp.core.errors import BadOptions, BadRecord, FumotoError
from pyapp.core.match import AnyRules, Match, check_seats
from pyapp.core.options import Options, read_options
from pyapp.core.record import parse_record, replay_record, write_record
from pyapp.core.rules import CHANCE, OVER, Actor, Json, Reaction
from pyapp.games import GAMES

MAX_SEED: Final = (1 << 64) - 1

_SIMULATE: Final = """
Game 1 has the seed S, game 2 the seed S + 1 and so on, so any one of them can be played
again alone. From a seed come the deals and, apart from them, each player's own choices:
the same command always plays the same games.
With --record every game becomes one line of FILE: a record that `replay` reads.
"""

_REPLAY: Final = """
Without --json it prints the actions, numbered, and the result.
With --json it prints one JSON object for each action, on a line of its own:
  ply      number of the action, from 1
  actor    who did it: a seat from 1, "chance" for a shuffle or a deal, or a list of seats
           that acted at once
  action   its notation
  legal    notations of all that seat could do in the state before; [] for chance
  state    the state after the action
  outcome  null; with the last action of a finished game its reason, winners, ranking
           and scores
A file of several records, one a line, is replayed record by record; a member "record"
then counts them from 1.

With --seat N only what that seat may know: `state` is its view, hidden parts of `action`
are "?", and `legal` is there for its own decisions alone.

At the first action that cannot be read or is not allowed it stops: standard error names
the action's number and the reason, and the exit code is 1.
"""

_PERFT: Final = """
Deals are drawn from the seed and are not counted as actions. Sequences that end the game
sooner are not counted.
"""


class _Stop(Exception):
    """Ends a command with one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help explains)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. The exit code is 0, or 1 where the input was refused."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a record may hold what the terminal cannot show
            stream.reconfigure(errors="backslashreplace")
    chosen = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], None] = chosen.command
    try:
        command(chosen)
        sys.stdout.flush()
    except FumotoError as error:
        print(f"fumoto: {error.sentence(*_tables(chosen))}", file=sys.stderr)
    except _Stop as stop:
        print(f"fumoto: {stop}", file=sys.stderr)
    except BrokenPipeError:  # whoever reads the output has seen enough
        _silence()
    except OSError as error:  # a full disk
        print(f"fumoto: The output cannot be written: {error.strerror}.", file=sys.stderr)
        _silence()
    except KeyboardInterrupt:
        print("fumoto: Interrupted.", file=sys.stderr)
    else:
        return 0
    return 1


def _silence() -> None:
    """What is still unwritten goes nowhere, instead of failing once more at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tables(chosen: argparse.Namespace) -> list[Mapping[str, str]]:
    rules = GAMES.get(getattr(chosen, "game", ""))
    return [rules.reasons] if rules else []


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m pyapp",
        description="The rules, computer players and records of the app without a screen.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    def add(
        name: str, command: Callable[[argparse.Namespace], None], about: str, more: str = ""
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=about,
            description=about,
            epilog=more,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.set_defaults(command=command)
        return added

    games = add("games", _games, "List the games with their seats, players and options.")
    games.add_argument("--json", action="store_true", help="print one JSON object a game")

    simulate = add("simulate", _simulate, "Let computer players play whole games.", _SIMULATE)
    _add_table(simulate)
    simulate.add_argument(
        "--players",
        metavar="KIND,…",
        help="a kind of player for each seat, or one kind for all (random)",
    )
    simulate.add_argument("--count", metavar="K", type=_count, default=1, help="games to play (1)")
    simulate.add_argument("--record", metavar="FILE", help="write the games' records to FILE")
    simulate.add_argument("--json", action="store_true", help="print the summary as JSON")

    replay = add("replay", _replay, "Replay a record, checking every action.", _REPLAY)
    replay.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    replay.add_argument("--json", action="store_true", help="print every state as JSON")
    replay.add_argument("--seat", metavar="N", type=_count, help="show what seat N may know")

    perft = add(
        "perft",
        _perft,
        "Count the sequences of so many players' actions a game can begin with.",
        _PERFT,
    )
    _add_table(perft)
    perft.add_argument("--depth", metavar="D", type=_number, required=True, help="actions")
    return parser


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    command.add_argument(
        "--seats", metavar="N", type=_count, help="seats (the fewest the game is for)"
    )
    command.add_argument("--seed", metavar="S", type=_seed, default=1, help="whole number (1)")
    command.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game; can be repeated",
    )


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a whole number from 0 up")
    return int(text)


def _count(text: str) -> int:
    if _number(text) == 0:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return int(text)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= MAX_SEED):
        raise argparse.ArgumentTypeError(
            f"a seed is a whole number from 0 to {MAX_SEED}, not “{text[:40]}”"
        )
    return int(text)


def _games(chosen: argparse.Namespace) -> None:
    for rules in GAMES.values():
        info = rules.info
        kinds = list(players(info.id))
        if chosen.json:
            options = [
                {"name": o.name, "default": o.default, "allowed": o.allowed(), "help": o.help}
                for o in info.options
            ]
            seats = list(range(info.min_seats, info.max_seats + 1))
            line = {"game": info.id, "seats": seats, "players": kinds, "options": options}
            print(json.dumps(line))
            continue
        print(f"{info.id}: {info.min_seats}–{info.max_seats} seats; players {', '.join(kinds)}")
        for o in info.options:
            default = int(o.default) if o.kind == "flag" else o.default
            print(f"  {o.name}={default} ({o.allowed()}): {o.help}")


def _find_game(name: str) -> AnyRules:
    if name not in GAMES:
        raise BadOptions("unknown-game", value=name[:80], allowed=", ".join(GAMES))
    return GAMES[name]


def _find_options(rules: AnyRules, pairs: Sequence[str], seats: int) -> Options:
    texts = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise _Stop(f"An option is written NAME=VALUE, not “{pair[:80]}”.")
        texts[name] = text
    options = read_options(rules.info.options, texts)
    check_seats(rules, seats)
    rules.initial(options, seats)  # a game may refuse what fits no table of this size
    return options


def _find_players(rules: AnyRules, chosen: argparse.Namespace) -> list[Player]:
    kinds = (chosen.players or "random").split(",")
    seated = [find_player(rules.info.id, kind.strip()) for kind in kinds]
    seats = chosen.seats or (len(seated) if len(seated) > 1 else rules.info.usual_seats)
    check_seats(rules, seats)
    if len(seated) == 1:
        return seated * seats
    if len(seated) != seats:
        raise _Stop(f"{seats} seats need {seats} players, not {len(seated)}.")
    return seated


def _simulate(chosen: argparse.Namespace) -> None:
    rules = _find_game(chosen.game)
    seated = _find_players(rules, chosen)
    options = _find_options(rules, chosen.option, len(seated))
    kinds = [player.name for player in seated]
    wins, ends, plies, shared = [0] * len(seated), Counter[str](), 0, 0
    statistics, rows = _find_statistics(rules), list[Any]()
    begin = perf_counter()
    with _writable(chosen.record) as file:
        for seed in range(chosen.seed, chosen.seed + chosen.count):
            match = play_game(rules, options, seated, seed)
            plies += match.ply
            outcome = match.outcome()
            assert outcome is not None
            ends[outcome.reason] += 1
            for seat in outcome.winners:
                wins[seat] += 1
            shared += len(outcome.winners) > 1
            if file:
                about = [{"kind": kind} for kind in kinds]
                file.write(json.dumps(write_record(match, about, {"seed": seed})) + "\n")
            if statistics:
                rows.append(statistics.collect(match))
    summary = {
        "game": rules.info.id,
        "options": dict(options),
        "players": kinds,
        "seed": chosen.seed,
        "games": chosen.count,
        "plies": plies,
        "seconds": round(perf_counter() - begin, 3),
        "wins": wins,
        "shared": shared,
        "ends": dict(sorted(ends.items())),
    }
    if statistics:
        summary["statistics"] = statistics.report(rows)
    print(json.dumps(summary) if chosen.json else _summary_words(summary))


def _find_statistics(rules: AnyRules) -> Any:
    """The game's module of further figures: `collect(match)` a game, `report(rows)` lines."""
    name = f"pyapp.games.{rules.info.id}.statistics"
    return import_module(name) if find_spec(name) else None


def _summary_words(summary: Mapping[str, Any]) -> str:
    lines = [
        "{game}: games {games}, plies {plies}, seconds {seconds}".format(**summary),
        *(
            f"seat {seat}, {kind}: wins {wins}"
            for seat, (kind, wins) in enumerate(
                zip(summary["players"], summary["wins"], strict=True), 1
            )
        ),
        f"shared wins: {summary['shared']}",
        *(f"ended by {reason}: {number}" for reason, number in summary["ends"].items()),
        *summary.get("statistics", ()),
    ]
    return "\n".join(lines)


def _writable(name: str | None) -> AbstractContextManager[TextIO | None]:
    if name is None:
        return nullcontext()
    try:
        return Path(name).open("w", encoding="utf-8")
    except OSError as error:
        raise _Stop(f"“{name}” cannot be written: {error.strerror}.") from None


def _replay(chosen: argparse.Namespace) -> None:
    texts = _split_records(_read(chosen.file))
    for number, text in enumerate(texts, 1):
        numbered = {"record": number} if len(texts) > 1 else {}
        if numbered and not chosen.json:
            print(f"record {number}")
        try:
            _replay_one(text, numbered, chosen)
        except (FumotoError, _Stop) as error:
            if not numbered:
                raise
            said = error.sentence() if isinstance(error, FumotoError) else str(error)
            raise _Stop(f"Record {number}: {said}") from None


def _replay_one(text: str, numbered: Mapping[str, int], chosen: argparse.Namespace) -> None:
    record = parse_record(text, GAMES)
    if chosen.seat and chosen.seat > len(record.seats):
        raise _Stop(f"There is no seat {chosen.seat}; the record has {len(record.seats)}.")
    rules = GAMES[record.game]
    show = _show_json(numbered, chosen.seat) if chosen.json else _show_words(chosen.seat)
    last: list[Match] = []

    def visit(match: Match) -> None:
        last[:] = [match]
        show(match)

    try:
        match = replay_record(record, GAMES, visit, _explain_by(rules))
    except BadOptions as error:  # the game's own words for what fits no table of this size
        raise _Stop(error.sentence(rules.reasons)) from None
    except BadRecord as error:
        # What cannot be played cannot be redacted: a shuffle with a slip in it names all cards.
        if error.code != "record-action" or not chosen.seat or last[0].actor == chosen.seat - 1:
            raise
        ply, seat = error.params["ply"], chosen.seat
        raise _Stop(
            f"Action {ply} is refused. What it was is not for seat {seat} to know."
        ) from None
    if not chosen.json:
        print(_result_words(match))


def _explain_by(rules: AnyRules) -> Callable[[FumotoError], str]:
    return lambda error: error.sentence(rules.reasons)


def _read(name: str) -> str:
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8-sig")
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise _Stop(f"“{name}” cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise _Stop(f"“{name}” is not text in UTF-8.") from None


def _split_records(text: str) -> list[str]:
    """The records of a file: one, laid out as it likes, or several, each on a line."""
    lines = [line for line in text.split("\n") if line.strip()]  # a name may hold U+2028
    several = len(lines) > 1 and lines[1].lstrip().startswith("{")
    return lines if several else [text]


def _show_json(numbered: Mapping[str, int], number: int | None) -> Callable[[Match], None]:
    """Prints a match's last action; `number` is the seat from 1 that reads along, if one."""
    seat = None if number is None else number - 1

    def show(match: Match) -> None:
        if match.ply == 0:
            return
        before, action = match.states[-2], match.actions[-1]
        rules, actor = match.rules, match.rules.actor(before)
        line: dict[str, Json] = {**numbered, "ply": match.ply, "actor": _actor(actor)}
        if seat is None:
            line["action"] = rules.encode(action)
        else:
            line["action"] = rules.redact(before, action, seat)
        if seat is None or actor == seat:
            line["legal"] = [rules.encode(legal) for legal in rules.legal(before)]
        line["state"] = (
            rules.dump(match.state) if seat is None else rules.dump_view(match.view(seat))
        )
        outcome = match.outcome()
        line["outcome"] = outcome.dump() if outcome else None
        print(json.dumps(line))

    return show


def _show_words(number: int | None) -> Callable[[Match], None]:
    def show(match: Match) -> None:
        if match.ply == 0:
            return
        notice = match.notice(match.ply - 1, None if number is None else number - 1)
        text = match.rules.encode(match.actions[-1]) if number is None else notice.text
        print(f"{notice.ply}. {_actor_words(notice.actor)}: {text}")

    return show


def _actor(actor: Actor) -> Json:
    if isinstance(actor, Reaction):
        return [seat + 1 for seat in actor.seats]
    return "chance" if actor == CHANCE else actor + 1


def _actor_words(actor: Actor) -> str:
    shown = _actor(actor)
    if isinstance(shown, list):
        return "seats " + ", ".join(str(seat) for seat in shown)
    return shown if isinstance(shown, str) else f"seat {shown}"


def _result_words(match: Match) -> str:
    outcome = match.outcome()
    if outcome is None:
        turn = match.actor
        return f"Not over: {_actor_words(turn)} to act."
    lines = [f"Over: {outcome.reason}."]
    for entry in outcome.dump()["ranking"]:
        parts = ", ".join(f"{name} {score}" for name, score in outcome.parts[entry["seat"] - 1])
        lines.append(f"rank {entry['rank']}: seat {entry['seat']} ({parts})")
    return "\n".join(lines)


def _perft(chosen: argparse.Namespace) -> None:
    rules = _find_game(chosen.game)
    seats = chosen.seats or rules.info.usual_seats
    options = _find_options(rules, chosen.option, seats)
    print(perft(rules, rules.initial(options, seats), chosen.depth, chosen.seed))


def perft(rules: AnyRules, state: Any, depth: int, seed: int, ply: int = 0) -> int:
    """Number of sequences of `depth` players' actions from a state, `ply` actions into a game."""
    while rules.actor(state) == CHANCE:
        state = rules.apply(state, rules.sample(state, Stream(seed, "match", ply)))
        ply += 1
    if depth == 0 or rules.actor(state) == OVER:
        return int(depth == 0)
    legal = rules.legal(state)
    if depth == 1:
        return len(legal)
    return sum(perft(rules, rules.apply(state, a), depth - 1, seed, ply + 1) for a in legal)
