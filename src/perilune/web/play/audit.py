"""What was done at a table apart from playing: seats that changed hands, devices, moves that were taken back. Everybody may read it."""

import time

from perilune.web.play.ledger import MOST_LINES, TableLedger
from perilune.web.play.messages import AuditEntry, AuditMessage
from perilune.web.play.open_page import OpenPages
from perilune.web.storage.model import AuditLine


class Audit:
    """The audit of one table."""

    def __init__(self, ledger: TableLedger, pages: OpenPages) -> None:
        self.length = 0  # how many lines there are in all
        self._ledger = ledger
        self._pages = pages
        self._lines: list[AuditLine] = []  # the last of them

    async def add(self, text: str) -> None:
        """Write down what was done."""
        line = AuditLine(text, time.time())
        await self._ledger.write(self._ledger.store.add_audit, line)
        if not self._ledger.behind:
            self.take_in([line], self.length + 1)

    def take_in(self, lines: list[AuditLine], length: int) -> None:
        """These lines are new; with them there are so many."""
        self.length = length
        if lines:
            self._lines = [*self._lines, *lines][-MOST_LINES:]
            self._pages.tell({"type": "audit", "whole": False, "add": [_entry(line) for line in lines]})

    def message(self) -> AuditMessage:
        """What was done lately."""
        return {"type": "audit", "whole": True, "add": [_entry(line) for line in self._lines]}


def _entry(line: AuditLine) -> AuditEntry:
    return {"text": line.text, "at": round(line.at)}
