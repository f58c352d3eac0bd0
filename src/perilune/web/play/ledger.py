"""What one table has on disk: writing of it, telling the other servers, and noticing what they have written."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from perilune.web.play.announcements import Changed
from perilune.web.play.other_servers import OtherServers
from perilune.web.storage.model import TableNews
from perilune.web.storage.threads import StoreThreads

MOST_LINES = 200  # of talk and of the audit that a table has in memory

_P = ParamSpec("_P")


class TableLedger:
    """The writer of one table. Its version is that of the last change that is known here."""

    def __init__(self, table: str, version: int, database: StoreThreads, others: OtherServers) -> None:
        self.version = version
        self.behind = False  # somebody else has written what is not known here
        self.store = database.store
        self.table = table
        self._database = database
        self._others = others

    async def write(self, work: Callable[Concatenate[str, _P], int], *args: _P.args, **kwargs: _P.kwargs) -> int:
        """Write something with a method of the store; returns the table's new version, or 0 if nothing was written.

        If somebody else has written something meanwhile, `behind` is set.
        """
        version = await self._database.write(work, self.table, *args, **kwargs)
        if version:
            self._others.tell(Changed(self.table, version))
        self.note(version)
        return version

    def note(self, version: int) -> None:
        """This server has written this version, and knows what it is."""
        if version == self.version + 1:
            self.version = version
        else:
            self.behind = True

    async def news(self, first: int, talk: int, audit: int) -> TableNews | None:
        """What there is by now, as in Store.news; None if the table has been deleted. The caller takes it in."""
        news = await self._database.read(self.store.news, self.table, first, talk, audit, MOST_LINES)
        self.behind = False
        if news is not None:
            self.version = news.version
        return news

    async def is_current(self) -> bool:
        """Whether there is nothing new; looks only where there can be other servers."""
        if self._others.alone and not self.behind:
            return True
        return await self._database.read(self.store.version_of, self.table) == self.version and not self.behind
