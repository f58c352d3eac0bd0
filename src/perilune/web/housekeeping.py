"""What a server does beside playing: it deletes what need not be kept, and looks whether its database is sound."""

import asyncio
import logging
import time
from contextlib import closing
from pathlib import Path

from perilune.web.logs import log_event
from perilune.web.play.registry import TableRegistry
from perilune.web.storage.check import Report, check
from perilune.web.storage.database import DatabaseTrouble, open_database
from perilune.web.storage.retention import Retention

INTERVAL = 60 * 60  # seconds between two rounds
ROUNDS = 24  # with one check
MOST_LOGGED = 20  # findings


class Housekeeping:
    """Rounds through the database, one every hour. Its work is done outside the event loop."""

    def __init__(self, registry: TableRegistry, database: str | Path, keep: Retention) -> None:
        self._registry = registry
        self._database = database
        self._keep = keep

    async def run(self) -> None:
        """Until the server stops. The first check comes after an hour, so that a start is quick."""
        number = 0
        while True:
            await self.sweep()
            if number % ROUNDS == 1:
                await self.check()
            number += 1
            await asyncio.sleep(INTERVAL)

    async def sweep(self) -> None:
        """Delete the tables that need not be kept, if the owner of the server has set a limit."""
        if not self._keep:
            return
        try:
            deleted = await self._registry.sweep(self._keep, time.time())
        except DatabaseTrouble as error:
            log_event("old tables not deleted", logging.WARNING, why=str(error))
        else:
            log_event("old tables deleted", count=deleted)

    async def check(self) -> None:
        """Check the database, and write down what is wrong."""
        try:
            report = await asyncio.to_thread(self._report)
        except DatabaseTrouble as error:
            log_event("database not checked", logging.WARNING, why=str(error))
            return
        log_event("database checked", tables=len(report.tables), moves=report.moves, wrong=len(report.findings))
        for finding in report.findings[:MOST_LOGGED]:
            log_event("database wrong", logging.WARNING, what=finding)

    def _report(self) -> Report:
        """By a connection of its own: nobody who plays waits for it."""
        with closing(open_database(self._database)) as database:
            return check(database)
