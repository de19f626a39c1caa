"""Measuring start-up and engine, with the goals beside what was found."""

from pyapp.dev import bench_start, site


def run() -> int:
    """Measures everything and prints one line each."""
    site.ensure()
    rows = bench_start.measure()
    width = max(len(what) for what, _ in rows)
    for what, much in rows:
        print(f"{what:<{width}}  {much}")
    return 0
