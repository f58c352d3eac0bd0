"""Work that takes a while, outside the event loop: waking a table, checking a record, winding a reel, drawing a replay.

It is done in threads, and it is paid for: each browser has a budget of seconds, and so has each household, or a browser could
throw its cookie away and start again. The work of one household is done one piece at a time, so that it never takes all threads.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from perilune.core.errors import PeriluneError
from perilune.web.security.browser_cookie import owner_of
from perilune.web.security.limits import Buckets, Limiter, Rate, client_of

THREADS = 2
BROWSERS = 4  # of one household may use up their budgets at the same time

Payer = tuple[str, ...]  # the accounts that pay for a piece of work, the household's last
NOBODY: Payer = ()  # the server's own work

_T = TypeVar("_T")


class TooMuchWork(PeriluneError):
    """The budget is used up; it fills by itself."""

    def __init__(self, wait: float) -> None:
        super().__init__("Your replays and records have kept the server busy for a while. Wait a moment, then try again.")
        self.wait = wait


class WorkerThreads:
    """Does work outside the event loop, for those who can pay for it."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._threads = ThreadPoolExecutor(THREADS, "work")
        rate = limiter.limits.work
        self._browsers = Buckets(rate)
        self._households = Buckets(Rate(BROWSERS * rate.burst, BROWSERS * rate.per_second))
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one for each household that waits

    async def run(self, payer: Payer, work: Callable[[], _T]) -> _T:
        """The result of the work; TooMuchWork if the budget is used up."""
        if not payer:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        async with self._turns.setdefault(payer[-1], asyncio.Lock()):
            accounts = [self._households.of(payer[-1]), *[self._browsers.of(name) for name in payer[:-1]]]
            wait = max(account.debt() for account in accounts)
            if wait:
                self._limiter.refused["work"] += 1
                raise TooMuchWork(wait)
            result, error, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, _timed, work)
            for account in accounts:
                account.spend(seconds)
        if error is not None:
            raise error
        assert result is not None
        return result[0]

    def close(self) -> None:
        """The server stops."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def payer_of(connection: HTTPConnection) -> Payer:
    """Who pays for what this request asks for."""
    owner = owner_of(connection)
    household = f"household {client_of(connection)}"
    return (f"browser {owner}", household) if owner else (household,)


def _timed(work: Callable[[], _T]) -> tuple[tuple[_T] | None, Exception | None, float]:
    """What came of the work, and the seconds that this thread has worked. Failing costs as much as succeeding."""
    start = time.thread_time()
    try:
        return (work(),), None, time.thread_time() - start
    except Exception as error:
        return None, error, time.thread_time() - start
