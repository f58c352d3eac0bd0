"""The coach at one table: who may ask it, who agrees to that, and its answers, which are made outside the event loop."""

import asyncio
import logging
from pathlib import Path
from typing import Any

from perilune.bots.coach import Memory
from perilune.core.errors import PeriluneError
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.web.logs import log_event
from perilune.web.play.audit import Audit
from perilune.web.play.bot_messages import BotAnswer
from perilune.web.play.bot_pool import BotPool
from perilune.web.play.ledger import TableLedger
from perilune.web.play.messages import AdviceMessage, CoachingMessage
from perilune.web.play.open_page import OpenPage, OpenPages
from perilune.web.play.presenter import trouble
from perilune.web.play.seat_rights import SeatRights
from perilune.web.play.shared_screen import SharedScreen
from perilune.web.storage.model import PERSON, StoredTable

OFF = "People compete at this table: the coach can be asked once they all agree."

STILL_THINKING = "The coach is still thinking about your last question."


class CoachOff(PeriluneError):
    """The coach may not be asked now."""


class Coaching:
    """The coach of one table."""

    def __init__(
        self,
        stored: StoredTable,
        table: Table,
        screen: SharedScreen,
        ledger: TableLedger,
        pages: OpenPages,
        rights: SeatRights,
        audit: Audit,
        bot_pool: BotPool,
        pack: Path | None,
    ) -> None:
        """`pack` is the folder of the content, if it is not the box's own."""
        self._stored = stored
        self._table = table
        self._screen = screen
        self._ledger = ledger
        self._pages = pages
        self._rights = rights
        self._audit = audit
        self._bot_pool = bot_pool
        self._pack = pack
        self._thinking: dict[OpenPage, asyncio.Task[None]] = {}
        self._advising: set[str] = set()  # programs that wait for an answer
        self._memories: dict[int, Memory[list[Any]]] = {}  # what each seat was told

    # who may ask

    def _rivals(self) -> list[int]:
        """The seats whose people must agree: all people, where they play against each other."""
        people = [seat for seat, chair in enumerate(self._stored.chairs) if chair.player == PERSON]
        return [] if self._table.game.cooperative or len(people) < 2 else people

    def message(self) -> CoachingMessage:
        """Whether the coach may be asked, and who agrees."""
        asks = self._rivals()
        agreed = [seat for seat in asks if seat in self._stored.coach]
        return {"type": "coaching", "open": agreed == asks, "asks": asks, "agreed": agreed}

    async def agree(self, page: OpenPage, seat: int, agreed: bool) -> None:
        """Somebody agrees that everybody may ask the coach, or no longer does."""
        self._rights.check_seat(page, seat)
        if (seat in self._stored.coach) == agreed:
            return
        await self._ledger.write(self._ledger.store.agree_to_coach, [seat], agreed)
        others = [other for other in self._stored.coach if other != seat]
        self._stored.coach = sorted([*others, seat]) if agreed else others
        await self._audit.add(
            f"{self._name(seat)} {'agrees' if agreed else 'no longer agrees'} that everybody may ask the coach."
        )
        self._pages.tell(self.message())

    async def people_changed(self) -> None:
        """Seats have changed hands: who is no longer there agrees to nothing."""
        people = [seat for seat, chair in enumerate(self._stored.chairs) if chair.player == PERSON and chair.sitters]
        gone = [seat for seat in self._stored.coach if seat not in people]
        if gone:
            await self._ledger.write(self._ledger.store.agree_to_coach, gone, False)
            self._stored.coach = [seat for seat in self._stored.coach if seat in people]
        self._pages.tell(self.message())

    def take_in(self, coach: list[int]) -> None:
        """Who agrees, as other servers have written it."""
        self._stored.coach = coach
        self._pages.tell(self.message())

    # what it says

    async def ask(self, page: OpenPage, seat: int) -> None:
        """What matters for this seat now? The answer comes when it is found; a page asks one question at a time."""
        if seat != page.seat:
            self._rights.check_seat(page, seat)
            raise CoachOff("The coach only advises the seat you are looking from. Switch to that seat first.")
        if page in self._thinking:
            raise CoachOff(STILL_THINKING)
        await self.permit(page, seat)
        self._thinking[page] = asyncio.create_task(self._answer(page, self._screen.seen(page)))

    async def permit(self, page: OpenPage, seat: int) -> None:
        """Refuse a question that may not be asked, and note who asks."""
        self._rights.check_seat(page, seat)
        if not self.message()["open"]:
            raise CoachOff(OFF)
        await self._note(seat)

    async def advise(self, owner: str, seat: int) -> AdviceMessage:
        """The same for a program, which waits for the answer; it asks one question at a time, too. It needs a permit."""
        if owner in self._advising:
            raise CoachOff(STILL_THINKING)
        self._advising.add(owner)
        try:
            seen = self._table.seen(seat)
            return as_advice(seen, await self._bot_pool.advise(seen, self._pack, memory=self._memory_of(seat)))
        finally:
            self._advising.discard(owner)

    def left(self, page: OpenPage) -> None:
        """The page is closed: nobody waits for its answer."""
        self._thinking.pop(page, None)

    def close(self) -> None:
        """Stop thinking."""
        for task in list(self._thinking.values()):
            task.cancel()

    async def _answer(self, page: OpenPage, seen: Seen) -> None:
        try:
            advice = as_advice(seen, await self._bot_pool.advise(seen, self._pack, self._stored.id, self._memory_of(seen.seat)))
            if page.seat == seen.seat:  # or the screen has been passed on to somebody else meanwhile
                page.tell(advice)
        except Exception:
            log_event("no advice", logging.ERROR, table=self._stored.id)
            page.tell(trouble("The coach has no answer this time. Ask again."))
        finally:
            self.left(page)

    def _memory_of(self, seat: int) -> Memory[list[Any]]:
        return self._memories.setdefault(seat, Memory())

    async def _note(self, seat: int) -> None:
        """Whoever asks the coach is named in the record and in the audit, once."""
        note = f"coach {seat + 1}"
        if note not in self._table.record.notes:
            await self._ledger.write(self._ledger.store.add_note, note)
            self._table.record.notes.append(note)
            self._stored.record.notes = self._table.record.notes
            await self._audit.add(f"{self._name(seat)} asks the coach.")

    def _name(self, seat: int) -> str:
        return self._stored.record.names[seat]


def as_advice(seen: Seen, answer: BotAnswer) -> AdviceMessage:
    """What a bot's process has found. What the game itself would warn of comes last, and says so."""
    warned = {idea["moves"][0]: _warning(seen, idea["moves"][0]) for idea in answer.get("ideas", [])}
    ideas = sorted(answer.get("ideas", []), key=lambda idea: bool(warned[idea["moves"][0]]))
    return {
        "type": "advice",
        "seat": seen.seat,
        "number": seen.number,
        "matters": answer.get("matters", []),
        "ideas": [
            {
                "move": idea["moves"][0],
                "moves": idea["moves"],
                "says": idea["goal"],
                "first": idea["says"][0],
                "then": idea["says"][1:],
                "step": idea["step"],
                "steps": idea["steps"],
                "reasons": [reason for reason in idea["reasons"] if reason != warned[idea["moves"][0]]],  # not twice
                "warns": warned[idea["moves"][0]],
            }
            for idea in ideas
        ],
    }


def _warning(seen: Seen, text: str) -> str:
    """Why to think twice about a move; empty if nothing is against it."""
    warning = seen.warning(seen.game.catalogue.parse(text))
    return warning.text if warning is not None else ""
