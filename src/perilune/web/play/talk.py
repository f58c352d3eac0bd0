"""What people at a table say to each other."""

import time

from perilune.core.errors import PeriluneError
from perilune.web.play.messages import SaidLine, TalkMessage
from perilune.web.play.open_page import OpenPages
from perilune.web.storage.model import TalkLine
from perilune.web.storage.store import Store
from perilune.web.text_limits import LONGEST_SAYING, can_be_stored

LINES_SHOWN = 200


class NotSayable(PeriluneError):
    """Nothing was said, or too much."""


class Talk:
    """The talk of one table."""

    def __init__(self, table: str, store: Store, pages: OpenPages) -> None:
        self._table = table
        self._store = store
        self._pages = pages

    def say(self, seat: int, text: str) -> None:
        """Somebody on this seat says something to everybody."""
        tidy = " ".join(text.split())
        if not tidy or len(tidy) > LONGEST_SAYING or not can_be_stored(tidy):
            raise NotSayable(f"Say something of at most {LONGEST_SAYING} characters.")
        line = TalkLine(seat, tidy, time.time())
        self._store.add_talk(self._table, line)
        self._pages.tell({"type": "talk", "whole": False, "add": [_said(line)]})

    def message(self) -> TalkMessage:
        """What was said lately."""
        lines = [_said(line) for line in self._store.talk(self._table, LINES_SHOWN)]
        return {"type": "talk", "whole": True, "add": lines}


def _said(line: TalkLine) -> SaidLine:
    return {"seat": line.seat, "text": line.text, "at": round(line.at)}
