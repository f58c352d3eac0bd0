"""Games are played on all cores: one process for each, as long as there is something to play."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from perilune.core.errors import PeriluneError

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2  # tasks that wait for each process


class ProcessDied(PeriluneError):
    """A process that played has ended before its game."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def each(work: Callable[[T], R], tasks: Iterable[T], processes: int) -> Iterator[R]:
    """The results, as they come. No more tasks are taken than are soon needed, so that whoever stops listening wastes little."""
    if processes == 1:
        yield from map(work, tasks)
        return
    waiting: set[Future[R]] = set()
    source = iter(tasks)
    pool = ProcessPoolExecutor(processes, initializer=_ends_with_ctrl_c)
    try:
        while True:
            for task in source:
                waiting.add(pool.submit(work, task))
                if len(waiting) >= processes * AHEAD:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as error:
        raise ProcessDied(
            "A process that played has died. Every finished game is kept: give the same command to go on."
        ) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ends_with_ctrl_c() -> None:
    """Compiled code does not look at signals; the system ends it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
