"""What was done at a table apart from playing: seats that changed hands, devices, moves that were taken back. Everybody may read it."""

import time

from perilune.web.play.messages import AuditEntry, AuditMessage
from perilune.web.play.open_page import OpenPages
from perilune.web.storage.model import AuditLine
from perilune.web.storage.store import Store

LINES_SHOWN = 200


class Audit:
    """The audit of one table."""

    def __init__(self, table: str, store: Store, pages: OpenPages) -> None:
        self._table = table
        self._store = store
        self._pages = pages

    def add(self, text: str) -> None:
        """Write down what was done."""
        line = AuditLine(text, time.time())
        self._store.add_audit(self._table, line)
        self._pages.tell({"type": "audit", "whole": False, "add": [_entry(line)]})

    def message(self) -> AuditMessage:
        """What was done lately."""
        lines = [_entry(line) for line in self._store.audit(self._table, LINES_SHOWN)]
        return {"type": "audit", "whole": True, "add": lines}


def _entry(line: AuditLine) -> AuditEntry:
    return {"text": line.text, "at": round(line.at)}
