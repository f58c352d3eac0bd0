"""Proposals: places of the board that partners mark for each other. It is talk, not play: nothing is stored."""

import re

from perilune.core.errors import PeriluneError
from perilune.core.table import Table
from perilune.web.play.messages import ProposalsMessage

MOST_MARKS = 60  # places of one proposal
_PLACE = re.compile(r"[a-z0-9 -]{1,60}")


class BadProposal(PeriluneError):
    """A proposal that cannot be shown."""


class Proposals:
    """What the partners at one table propose now."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._marks: dict[int, list[str]] = {}

    def propose(self, seat: int, marks: list[str]) -> None:
        """Somebody proposes these places, instead of what they proposed before."""
        if not self._table.game.cooperative:
            raise BadProposal("Everybody plays for themselves here: there is nobody to suggest a plan to.")
        if len(marks) > MOST_MARKS or not all(_PLACE.fullmatch(mark) for mark in marks):
            raise BadProposal(f"A suggestion marks at most {MOST_MARKS} places on the board. Mark fewer.")
        self._marks[seat] = marks

    @property
    def marks(self) -> dict[str, list[str]]:
        """For each seat the places that it has marked."""
        return {str(seat): places for seat, places in self._marks.items()}

    def take_in(self, marks: dict[str, list[str]]) -> None:
        """What partners at other servers propose."""
        self._marks |= {int(seat): places for seat, places in marks.items()}

    def message(self) -> ProposalsMessage:
        """For each seat the places it has marked, and what these are called in the drawing that all may see."""
        marked = {place for places in self._marks.values() for place in places}
        called = self._table.seen().drawing().places if marked else {}
        return {
            "type": "proposals",
            "marks": self.marks,
            "words": {place: called.get(place, place) for place in sorted(marked)},
        }
