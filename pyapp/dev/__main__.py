"""The commands of build.py."""

import argparse
import sys

from pyapp.dev import site
from pyapp.dev.places import DIST
from pyapp.dev.steps import StepError


def main() -> int:
    """Reads the command and does it; the exit code is honest."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Without a command: builds the static site in dist/."
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="build where needed and serve on this machine")
    play.add_argument("--port", type=int, default=8000)
    test = commands.add_parser("test", help="lint, types, layers, unit tests, browser tests")
    test.add_argument("--fast", action="store_true", help="leave the browser tests out")
    test.add_argument("--browsers", choices=["chromium", "all"], default="chromium")
    test.add_argument("pytest", nargs="*", help="after --: for pytest instead of everything")
    commands.add_parser("bench", help="measure start-up and engine")
    asked = parser.parse_args()
    try:
        match asked.command:
            case None:
                site.make()
                print(f"Built {DIST}")
                return 0
            case "play":
                from pyapp.dev import server

                site.ensure()
                server.play(DIST, asked.port)
                return 0
            case "test":
                from pyapp.dev import checks

                return checks.check(
                    fast=asked.fast, every_browser=asked.browsers == "all", extra=asked.pytest
                )
            case _:
                from pyapp.dev import bench

                return bench.run()
    except StepError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
