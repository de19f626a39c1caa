"""Run inside Pyodide: what Python and JavaScript say to each other, each kind once."""

import gc
import json
import sys
import traceback
import zlib
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

CHECKS: list[Callable[[], Any]] = []


def check(function: Callable[[], Any]) -> Callable[[], Any]:
    """Mark a check; it must give something true."""
    CHECKS.append(function)
    return function


@check
def numbers_and_texts_go_both_ways() -> bool:
    echo = js.Function.new("x", "return x")
    values = [0, -1, 1.5, 2**53 + 1, -(2**70), "麓", "\U0001f98d", True, False]
    return [echo(value) for value in values] == values


@check
def nothing_is_none_and_null_is_known() -> bool:
    return js.Function.new("return undefined")() is None and js.JSON.parse("[null]") is not None


@check
def lists_and_dicts_become_objects() -> bool:
    given = to_js({"a": [1, {"b": "c"}]}, dict_converter=js.Object.fromEntries)
    return bool(js.JSON.stringify(given) == '{"a":[1,{"b":"c"}]}')


@check
def objects_become_lists_and_dicts() -> bool:
    return bool(js.JSON.parse('{"a": [1, {"b": "c"}]}').to_py() == {"a": [1, {"b": "c"}]})


@check
def bytes_go_both_ways() -> bool:
    data = js.Uint8Array.new(to_js(b"\x00\xffFumoto"))
    return bytes(data.to_py()) == b"\x00\xffFumoto"


@check
def an_error_of_javascript_is_caught() -> bool:
    try:
        js.JSON.parse("{")
    except JsException as error:
        return "JSON" in str(error)
    return False


@check
def an_error_of_python_goes_through_javascript_and_back() -> bool:
    def fail() -> None:
        raise KeyError("gorilla")

    proxy = create_proxy(fail)
    try:
        js.Function.new("f", "return f()")(proxy)
    except Exception:
        return "gorilla" in traceback.format_exc()
    finally:
        proxy.destroy()
    return False


@check
def javascript_calls_python_with_what_it_has() -> bool:
    heard: list[Any] = []
    call = js.Function.new("f", "f(1, 'two', [3])")
    call(create_once_callable(lambda *given: heard.extend(given)))
    return heard[:2] == [1, "two"] and heard[2].to_py() == [3]


@check
def objects_are_read_written_counted_and_gone_through() -> bool:
    thing = js.Object.new()
    thing.name = "Snæfell"
    thing.list = to_js([1, 2, 3])
    return thing.name == "Snæfell" and len(thing.list) == 3 and [*thing.list] == [1, 2, 3]


@check
def proxies_are_let_go() -> bool:
    proxies = [create_proxy([number]) for number in range(1000)]
    for proxy in proxies:
        proxy.destroy()
    del proxies
    return gc.collect() >= 0


@check
def memory_grows() -> bool:
    return len(bytearray(60_000_000)) == 60_000_000


@check
def the_library_packs_and_counts() -> bool:
    packed = zlib.compress(b"fossil" * 1000)
    exact = Decimal("0.1") + Decimal("0.2") == Decimal("0.3")
    return zlib.decompress(packed) == b"fossil" * 1000 and exact


failed = []
for each in CHECKS:
    try:
        good = each()
    except Exception:
        good = False
        traceback.print_exc()
    if not good:
        failed.append(each.__name__)
sys.stdout.write(json.dumps({"failed": failed, "tried": len(CHECKS)}) + "\n")
