"""How long tables are kept, and how one is deleted with all that belongs to it."""

from dataclasses import dataclass

from perilune.web.storage.database import Transaction

DAY = 24 * 60 * 60  # seconds
_BELONGS = ("moves", "talk", "audit", "bans", "results", "history", "calls", "sitters", "chairs")


@dataclass(frozen=True)
class Retention:
    """For how many days a table is kept after the last move, the last word and the last arrival; None: for ever."""

    finished: float | None = None  # the game is over
    abandoned: float | None = None  # it goes on
    unbegun: float | None = None  # nobody has moved yet

    def __bool__(self) -> bool:
        return (self.finished, self.abandoned, self.unbegun) != (None, None, None)

    def say(self) -> str:
        """What players should know about it; empty if everything is kept."""
        kinds = [
            ("a finished game", self.finished),
            ("an unfinished one", self.abandoned),
            ("one that never started", self.unbegun),
        ]
        parts = [f"{kind} after {_days(days)}" for kind, days in kinds if days is not None]
        return f"This server deletes tables that nobody uses: {', '.join(parts)}." if parts else ""


def outdated(tx: Transaction, keep: Retention, now: float, table: str = "") -> list[str]:
    """The tables that need not be kept any longer; or this one, if it is one of them."""
    finished, abandoned, unbegun = (_limit(now, days) for days in (keep.finished, keep.abandoned, keep.unbegun))
    aged = (
        "SELECT id, moved, CASE WHEN waits = '[]' THEN ?"
        " WHEN EXISTS (SELECT 1 FROM moves m WHERE m.table_id = id AND m.seat >= 0) THEN ? ELSE ? END AS until"
        " FROM tables WHERE moved < ?"
    )
    found = tx.run(
        f"SELECT id FROM ({aged}) AS aged WHERE moved < until"
        " AND NOT EXISTS (SELECT 1 FROM talk t WHERE t.table_id = id AND t.at >= until)"
        " AND NOT EXISTS (SELECT 1 FROM sitters s WHERE s.table_id = id AND s.since >= until)"
        " AND (id = ? OR ? = '') ORDER BY id",
        (finished, abandoned, unbegun, max(finished, abandoned, unbegun), table, table),
    )
    return [id for (id,) in found]


def lock_table(tx: Transaction, table: str) -> None:
    """Keep other servers off this table until the transaction ends."""
    tx.run("UPDATE tables SET id = id WHERE id = ?", (table,))


def delete_table(tx: Transaction, table: str) -> bool:
    """Delete a table with its moves, talk, audit and results; False if there is none."""
    lock_table(tx, table)
    if not tx.run("SELECT 1 FROM tables WHERE id = ?", (table,)):
        return False
    for kind in _BELONGS:
        tx.run(f"DELETE FROM {kind} WHERE table_id = ?", (table,))
    tx.run("DELETE FROM doors WHERE door = ?", (table,))
    tx.run("DELETE FROM tables WHERE id = ?", (table,))
    return True


def _limit(now: float, days: float | None) -> float:
    """What happened before this moment is too old; nothing is, if it is kept for ever."""
    return 0.0 if days is None else now - days * DAY


def _days(days: float) -> str:
    return "1 day" if days == 1 else f"{days:g} days"
