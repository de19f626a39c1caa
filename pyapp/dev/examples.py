"""Tries the examples in the engine's docstrings. Runs inside Pyodide; prints JSON."""

import doctest
import importlib
import io
import json
import pkgutil

import pyapp.core
import pyapp.games


def try_all() -> dict[str, object]:
    """How many examples there were, and the reports of those that failed."""
    tried, failed = 0, []
    for package in (pyapp.core, pyapp.games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for test in doctest.DocTestFinder().find(module):
                report = io.StringIO()
                result = doctest.DocTestRunner(verbose=False).run(test, out=report.write)
                tried += result.attempted
                if result.failed:
                    failed.append(report.getvalue())
    return {"tried": tried, "failed": failed}


if __name__ == "__main__":
    print(json.dumps(try_all()))
