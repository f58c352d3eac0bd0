"""What people at a table say to each other."""

import time

from perilune.core.errors import PeriluneError
from perilune.web.play.ledger import MOST_LINES, TableLedger
from perilune.web.play.messages import SaidLine, TalkMessage
from perilune.web.play.open_page import OpenPages
from perilune.web.storage.model import TalkLine
from perilune.web.text_limits import LONGEST_SAYING, can_be_stored


class NotSayable(PeriluneError):
    """Nothing was said, or too much."""


class Talk:
    """The talk of one table."""

    def __init__(self, ledger: TableLedger, pages: OpenPages) -> None:
        self.length = 0  # how many lines were said in all
        self._ledger = ledger
        self._pages = pages
        self._lines: list[TalkLine] = []  # the last of them

    async def say(self, seat: int, text: str) -> None:
        """Somebody on this seat says something to everybody."""
        tidy = " ".join(text.split())
        if not tidy or len(tidy) > LONGEST_SAYING or not can_be_stored(tidy):
            raise NotSayable(f"Write something, with at most {LONGEST_SAYING} characters.")
        line = TalkLine(seat, tidy, time.time())
        await self._ledger.write(self._ledger.store.add_talk, line)
        if not self._ledger.behind:
            self.take_in([line], self.length + 1)

    def take_in(self, lines: list[TalkLine], length: int) -> None:
        """These lines are new; with them there are so many."""
        self.length = length
        if lines:
            self._lines = [*self._lines, *lines][-MOST_LINES:]
            self._pages.tell({"type": "talk", "whole": False, "add": [_said(line) for line in lines]})

    def message(self) -> TalkMessage:
        """What was said lately."""
        return {"type": "talk", "whole": True, "add": [_said(line) for line in self._lines]}


def _said(line: TalkLine) -> SaidLine:
    return {"seat": line.seat, "text": line.text, "at": round(line.at)}
