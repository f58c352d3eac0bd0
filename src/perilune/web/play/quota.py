"""How many tables there may be: for one browser, and in all."""

from dataclasses import dataclass

from perilune.core.errors import PeriluneError
from perilune.web.storage.threads import StoreThreads


class NoRoom(PeriluneError):
    """No more tables may be opened. The text says what to delete."""


@dataclass(frozen=True)
class Quota:
    """So many tables; None: as many as they like."""

    each: int | None = 200  # that one browser has opened and not deleted
    all: int | None = 100_000


async def refuse_more(quota: Quota, database: StoreThreads, owner: str) -> None:
    """Refuse another table for this browser, if there are too many."""
    hosted, over = await database.read(database.store.hosted_count, owner)
    if quota.each is not None and hosted >= quota.each:
        which = f"{over} of them are finished" if over != 1 else "1 of them is finished"
        raise NoRoom(
            f"You have opened {hosted} tables, and this server keeps only {quota.each} per browser; {which}."
            " Delete some on the start page, under “Your tables”: finished ones first. You can download their records before you do."
        )
    if quota.all is not None and await database.read(database.store.table_count) >= quota.all:
        raise NoRoom(
            f"This server is full: it keeps at most {quota.all:,} tables. You can delete your finished tables on the start page;"
            " whoever runs it can let it delete old ones (--keep-finished) or keep more (--most-tables-in-all)."
        )
