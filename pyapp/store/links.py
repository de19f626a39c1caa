"""Deep links: the part of the page's address after `#`.

    #home
    #rules?game=kilimanjaro
    #new?game=kilimanjaro&seats=human,greedy,greedy&seed=7&lang=en&opt.quick_start=1&names=Ana,Ben
    #game=<share code>

Everything but `game` may be left out of `#new`; parts of a name or value other than
letters, digits and `-._~,` are percent-encoded UTF-8. The same seed deals the same game.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from urllib.parse import quote, unquote_to_bytes

from pyapp.core.errors import BadOptions
from pyapp.core.match import AnyRules, check_seats
from pyapp.core.options import Options, Value, read_options
from pyapp.store.errors import BadLink
from pyapp.store.settings import LANGUAGES
from pyapp.store.table import MAX_NAME, MAX_SEED, clean_name

MAX_LINK: Final = 100_000
"""Longest link read, in characters."""

_OPTION: Final = "opt."
_NEW: Final = ("game", "seats", "seed", "lang", "names")
_RULES: Final = ("game", "lang")
_PAGES: Final = ("home", "new", "rules", "game")


@dataclass(frozen=True, slots=True)
class Home:
    """`#home`, or no link at all."""

    lang: str = ""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """`#rules`: the rules of a game."""

    game: str = ""
    """Empty: of all games."""
    lang: str = ""


@dataclass(frozen=True, slots=True)
class NewGame:
    """`#new`: a set-up. With seats it can start at once, without them it waits on the screen."""

    game: str
    seats: tuple[str, ...] = ()
    """Kind of each seat's player; empty: not chosen."""
    options: Options = field(default_factory=dict)
    """All options of the game."""
    seed: int | None = None
    """None: draw one."""
    lang: str = ""
    names: tuple[str, ...] = ()
    """Names of the first seats; an empty one is none."""


@dataclass(frozen=True, slots=True)
class SharedGame:
    """`#game=`: a game as a share code, not decoded yet (`store.share`)."""

    code: str


Link: TypeAlias = Home | RulesPage | NewGame | SharedGame


def parse_link(
    text: str, games: Mapping[str, AnyRules], kinds: Mapping[str, Sequence[str]]
) -> Link:
    """What a link asks for. `text` is a whole address or its part from `#` on.

    `kinds` gives the kinds of players each game has. Raises `BadLink` or `BadOptions`.
    """
    if len(text) > MAX_LINK:
        raise BadLink("link-size", value=len(text), allowed=MAX_LINK)
    fragment = text.strip().partition("#")[2] if "#" in text else text.strip()
    if fragment.startswith("game="):
        return SharedGame("".join(fragment.removeprefix("game=").split()))
    page, _, query = fragment.partition("?")
    parts = _split(query)
    match page:
        case "" | "home":
            _check_names(parts, ("lang",))
            return Home(_lang(parts))
        case "rules":
            _check_names(parts, _RULES)
            game = parts.get("game", "")
            if game:
                _rules(game, games)
            return RulesPage(game, _lang(parts))
        case "new":
            return _new_game(parts, games, kinds)
    raise BadLink("link-page", value=page[:80], allowed=", ".join(_PAGES))


def make_link(link: Link) -> str:
    """The link as text, from `#` on. Raises `BadLink` if it would be too long to be read.

    Commas in names become spaces.
    """
    text = _write(link)
    if len(text) > MAX_LINK:
        raise BadLink("link-size", value=len(text), allowed=MAX_LINK)
    return text


def make_challenge(
    rules: AnyRules,
    seats: Sequence[str],
    options: Options,
    seed: int,
    *,
    lang: str = "",
    names: Sequence[str] = (),
) -> str:
    """The link that starts this set-up with this seed: the same deal for somebody else.

    Options that have their default are left out.
    """
    changed = {
        option.name: options[option.name]
        for option in rules.info.options
        if options.get(option.name, option.default) != option.default
    }
    return make_link(NewGame(rules.info.id, tuple(seats), changed, seed, lang, tuple(names)))


def _write(link: Link) -> str:
    match link:
        case SharedGame(code):
            return f"#game={code}"
        case Home(lang):
            return _join("home", {"lang": lang})
        case RulesPage(game, lang):
            return _join("rules", {"game": game, "lang": lang})
        case NewGame(game, seats, options, seed, lang, names):
            parts = {
                "game": game,
                "seats": ",".join(seats),
                "seed": "" if seed is None else str(seed),
                "lang": lang,
                "names": ",".join(name.replace(",", " ") for name in names),
            }
            given = {_OPTION + name: _write_value(value) for name, value in options.items()}
            return _join("new", parts, given)


def _new_game(
    parts: dict[str, str], games: Mapping[str, AnyRules], kinds: Mapping[str, Sequence[str]]
) -> NewGame:
    if "game" not in parts:
        raise BadLink("link-missing", name="game")
    game = parts["game"]
    rules = _rules(game, games)
    _check_names(
        {name: text for name, text in parts.items() if not name.startswith(_OPTION)},
        (*_NEW, *(_OPTION + option.name for option in rules.info.options)),
    )
    seats = tuple(parts["seats"].split(",")) if "seats" in parts else ()
    for kind in seats:
        if kind not in kinds[game]:
            raise BadOptions("seat-kind", value=kind[:80], allowed=", ".join(kinds[game]))
    if seats:
        check_seats(rules, len(seats))
    options = read_options(
        rules.info.options,
        {
            name.removeprefix(_OPTION): text
            for name, text in parts.items()
            if name.startswith(_OPTION)
        },
    )
    if seats:
        rules.initial(options, len(seats))  # some options fit some numbers of seats only
    given = parts.get("names", "")
    names = tuple(_name(name) for name in given.split(",")) if given else ()
    most = len(seats) or rules.info.max_seats
    if len(names) > most:
        raise BadLink("link-names", value=len(names), allowed=most)
    return NewGame(game, seats, options, _seed(parts), _lang(parts), names)


def _split(query: str) -> dict[str, str]:
    """The parts of a query by name, decoded."""
    parts: dict[str, str] = {}
    for part in query.split("&") if query else ():
        name, equals, value = part.partition("=")
        if not equals or not name:
            raise BadLink("link-part", value=part[:80])
        name = _decode(name, name)
        if name in parts:
            raise BadLink("link-twice", name=name[:80])
        parts[name] = _decode(value, name)
    return parts


def _decode(text: str, name: str) -> str:
    if not re.fullmatch(r"(?:[^%]|%[0-9A-Fa-f]{2})*", text, re.DOTALL):
        raise BadLink("link-encoding", name=name[:80])
    try:
        return unquote_to_bytes(text).decode()
    except UnicodeError:
        raise BadLink("link-encoding", name=name[:80]) from None


def _check_names(parts: Mapping[str, str], allowed: Sequence[str]) -> None:
    for name in parts:
        if name not in allowed:
            raise BadLink("link-unknown", name=name[:80], allowed=", ".join(allowed))


def _rules(game: str, games: Mapping[str, AnyRules]) -> AnyRules:
    if game not in games:
        raise BadOptions("unknown-game", value=game[:80], allowed=", ".join(games))
    return games[game]


def _seed(parts: Mapping[str, str]) -> int | None:
    text = parts.get("seed")
    if text is None:
        return None
    if re.fullmatch("[0-9]{1,20}", text) and int(text) <= MAX_SEED:
        return int(text)
    raise BadLink("link-seed", value=text[:80], high=MAX_SEED)


def _lang(parts: Mapping[str, str]) -> str:
    lang = parts.get("lang")
    if lang is None:
        return ""
    if lang not in LANGUAGES:
        raise BadLink("link-lang", value=lang[:80], allowed=", ".join(LANGUAGES))
    return lang


def _name(text: str) -> str:
    name = clean_name(text)
    if name != text.strip():
        raise BadLink("link-name", value=text[:80], allowed=MAX_NAME)
    return name


def _write_value(value: Value) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _join(page: str, parts: Mapping[str, str], options: Mapping[str, str] | None = None) -> str:
    given = {name: text for name, text in parts.items() if text} | dict(options or {})
    query = "&".join(f"{quote(name)}={quote(text, safe=',')}" for name, text in given.items())
    return f"#{page}?{query}" if query else f"#{page}"
