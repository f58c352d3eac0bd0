"""What the server counts about itself, for a machine that watches over it, in the text format that Prometheus reads.

No line names a table, a person or an address. Counts alone can tell when somebody chose in secret, so they are given only to
those who have the token.
"""

import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Durations:
    """How long something took each time, counted by steps."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.steps = [0] * len(STEPS)

    def add(self, seconds: float) -> None:
        """It has happened once more, and took this long."""
        self.count += 1
        self.total += seconds
        step = bisect_left(STEPS, seconds)
        if step < len(STEPS):
            self.steps[step] += 1

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure what happens inside the `with`."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - start)


MOVES = Durations()  # from a move that is allowed until it is written and on its way to every page
DATABASE = Durations()  # a transaction


def gauge(name: str, says: str, value: float) -> str:
    """How much there is right now."""
    return f"{_head(name, says, 'gauge')}perilune_{name} {value:g}\n"


def counters(name: str, says: str, label: str, values: Mapping[str, int]) -> str:
    """How often something has happened, by kind."""
    lines = [f'perilune_{name}{{{label}="{kind}"}} {count}\n' for kind, count in sorted(values.items())]
    return _head(name, says, "counter") + "".join(lines)


def histogram(name: str, says: str, seconds: Durations) -> str:
    """How long something takes."""
    lines, below = [], 0
    for step, count in zip(STEPS, seconds.steps, strict=True):
        below += count
        lines.append(f'perilune_{name}_bucket{{le="{step:g}"}} {below}\n')
    lines.append(f'perilune_{name}_bucket{{le="+Inf"}} {seconds.count}\n')
    lines.append(f"perilune_{name}_sum {seconds.total:.6f}\nperilune_{name}_count {seconds.count}\n")
    return _head(name, says, "histogram") + "".join(lines)


def _head(name: str, says: str, kind: str) -> str:
    return f"# HELP perilune_{name} {says}\n# TYPE perilune_{name} {kind}\n"
