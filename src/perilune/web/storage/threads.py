"""The store outside the event loop. A slow or locked database keeps those waiting who ask it for something, and nobody else.

Readers and writers have threads of their own: where writing is not possible, reading still is.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from perilune.web.storage.database import PATIENCE, DatabaseTrouble
from perilune.web.storage.store import Store

READERS = 4
WRITERS = 8
_BUSY = "The database is too busy. Try again in a moment."

_P = ParamSpec("_P")
_T = TypeVar("_T")


class StoreThreads:
    """Does the work of a store in threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._writers = ThreadPoolExecutor(WRITERS, "write")

    async def read(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """What a method of the store that only reads returns."""
        return await self._run(self._readers, partial(work, *args, **kwargs))

    async def write(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """What a method of the store that writes returns. It is done even if nobody waits for it any longer."""
        return await self._run(self._writers, partial(work, *args, **kwargs))

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, _unless_late, work, time.monotonic())
        except RuntimeError as error:
            if "shutdown" not in str(error):
                raise
            raise DatabaseTrouble("The server is stopping. Try again in a moment.") from None

    def close(self) -> None:
        """Finish what was begun, and close the store."""
        self._readers.shutdown(cancel_futures=True)
        self._writers.shutdown(cancel_futures=True)
        self.store.close()


def _unless_late(work: Callable[[], _T], asked: float) -> _T:
    """Do the work, unless whoever asked has waited for a thread for too long: then those behind must not wait as well."""
    if time.monotonic() - asked > PATIENCE:
        raise DatabaseTrouble(_BUSY)
    return work()
