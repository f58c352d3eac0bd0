"""What the server counts about itself, for a machine that watches over it, in the text format that Prometheus reads.

No line names a table, a person or an address. Counts alone can tell when somebody chose in secret, so they are given only to
those who have the token.
"""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

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

    def figures(self) -> dict[str, Any]:
        """What was counted, for others to read."""
        return {"count": self.count, "total": round(self.total, 6), "steps": self.steps[:]}

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


Figures = dict[str, Any]  # what one process has counted, as JSON: numbers, counts by kind, and the state of Durations


def text(processes: Mapping[str, Figures]) -> str:
    """The figures of all processes, each under its own name: Prometheus adds them up, and one that ends takes nothing from a sum."""
    return "".join(_lines(name, *kind, processes) for name, kind in _KINDS.items())


_KINDS = {  # of each figure, and what it tells
    "tables_awake": ("gauge", "Tables in memory."),
    "pages": ("gauge", "Pages with a live connection."),
    "connections": ("gauge", "Connections of any kind."),
    "bot_queue": ("gauge", "Bots waiting for a process to think in."),
    "move_seconds": ("histogram", "From a move until it is saved and shown."),
    "database_seconds": ("histogram", "A transaction."),
    "refused_total": ("counter", "Requests beyond a limit."),
}


def gauge(name: str, says: str, value: float) -> str:
    """How much there is right now, for all processes together."""
    return f"{_head(name, says, 'gauge')}perilune_{name} {value:g}\n"


def _lines(name: str, kind: str, says: str, processes: Mapping[str, Figures]) -> str:
    writers: dict[str, Callable[[str, str, Any], str]] = {"gauge": _number, "counter": _counts, "histogram": _histogram}
    shown = writers[kind]
    parts = [shown(name, f'process="{process}"', figures[name]) for process, figures in processes.items() if name in figures]
    return _head(name, says, kind) + "".join(parts)


def _number(name: str, label: str, value: float) -> str:
    return f"perilune_{name}{{{label}}} {value:g}\n"


def _counts(name: str, label: str, values: Mapping[str, int]) -> str:
    return "".join(f'perilune_{name}{{kind="{kind}",{label}}} {count}\n' for kind, count in sorted(values.items()))


def _histogram(name: str, label: str, counted: Mapping[str, Any]) -> str:
    lines, below = [], 0
    for step, count in zip(STEPS, counted["steps"], strict=True):
        below += count
        lines.append(f'perilune_{name}_bucket{{le="{step:g}",{label}}} {below}\n')
    lines.append(f'perilune_{name}_bucket{{le="+Inf",{label}}} {counted["count"]}\n')
    lines.append(f"perilune_{name}_sum{{{label}}} {counted['total']:.6f}\nperilune_{name}_count{{{label}}} {counted['count']}\n")
    return "".join(lines)


def _head(name: str, says: str, kind: str) -> str:
    return f"# HELP perilune_{name} {says}\n# TYPE perilune_{name} {kind}\n"
