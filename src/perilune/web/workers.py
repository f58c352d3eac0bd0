"""Several processes that do the same work, started and watched over by one that does nothing else.

A process that dies is replaced. When the first one is told to stop, or dies itself, all of them stop.
"""

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from types import FrameType

from perilune.core.errors import PeriluneError
from perilune.web.logs import log_event

LAST_WORD = 20  # seconds that processes have to stop by themselves
SHORT_LIFE = 2.0  # seconds; whoever lives less is not replaced at once
REST = 1.0  # seconds


class NotStarted(PeriluneError):
    """A process has ended before it was ready."""


class Place:
    """What a process knows of the one that has started it."""

    def __init__(self, number: int, ready: int, lifeline: int) -> None:
        self.number = number  # from 0 on; whoever replaces a process has its number
        self._ready = ready
        self.lifeline = lifeline  # readable once the first process has gone

    def ready(self) -> None:
        """Say that the work has begun."""
        os.write(self._ready, b".")


class Workers:
    """So many processes that do this work, each from a fork of this one."""

    def __init__(self, count: int, work: Callable[[Place], None]) -> None:
        self._count = count
        self._work = work
        self._started: dict[int, tuple[float, int]] = {}  # when, and its number, by process
        self._stopping = False
        self._ready, self._say_ready = os.pipe()
        self._lifeline, self._hold = os.pipe()

    def run(self, started: Callable[[], None]) -> None:
        """Until SIGTERM or SIGINT. `started` is called once all are ready; NotStarted if one ends before."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        signal.signal(signal.SIGALRM, self._end)
        for number in range(self._count):
            self._start(number)
        self._await_all()
        if not self._stopping:
            started()
        self._watch()

    def _start(self, number: int) -> None:
        pid = os.fork()
        if pid == 0:
            self._be_one(number)
        self._started[pid] = (time.monotonic(), number)
        if self._stopping:
            os.kill(pid, signal.SIGTERM)

    def _be_one(self, number: int) -> None:
        """The new process: it never comes back from here."""
        code = 1
        try:
            os.setpgid(0, 0)  # Ctrl-C is for the first process, which tells the others
            for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM):
                signal.signal(sign, signal.SIG_DFL)
            os.close(self._hold)
            self._work(Place(number, self._say_ready, self._lifeline))
            code = 0
        except SystemExit as error:
            code = error.code if isinstance(error.code, int) else 1
        except PeriluneError as error:
            print(error, file=sys.stderr, flush=True)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def _await_all(self) -> None:
        ready = 0
        while ready < self._count and not self._stopping:
            if select.select([self._ready], [], [], 0.05)[0]:
                ready += len(os.read(self._ready, self._count))
            elif self._gone(os.WNOHANG) and not self._stopping:
                self._stop()
                self._watch()
                raise NotStarted("A server process could not start. It has said why.")

    def _watch(self) -> None:
        """Replace those that die, until all have stopped."""
        while self._started:
            pid = self._gone(0)
            since, number = self._started.pop(pid)
            if not self._stopping:
                log_event("worker lost", 30, pid=pid)
                time.sleep(REST if time.monotonic() - since < SHORT_LIFE else 0)
            if not self._stopping:
                self._start(number)
        signal.alarm(0)

    def _gone(self, options: int) -> int:
        """The process that has ended; 0 if none has."""
        return os.waitpid(-1, options)[0]

    def _stop(self, sign: int = 0, frame: FrameType | None = None) -> None:
        self._stopping = True
        self._tell(signal.SIGTERM)
        signal.alarm(LAST_WORD)

    def _end(self, sign: int, frame: FrameType | None) -> None:
        self._tell(signal.SIGKILL)

    def _tell(self, sign: signal.Signals) -> None:
        for pid in list(self._started):
            try:
                os.kill(pid, sign)
            except ProcessLookupError:
                continue
