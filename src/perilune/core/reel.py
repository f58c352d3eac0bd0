"""Reel: a game that can be watched again, at any moment and from any seat."""

import secrets
from bisect import bisect_right

from perilune.core.chance import SPECTATOR, Drawer, Rng
from perilune.core.game import State
from perilune.core.journal import Journal
from perilune.core.record import Row
from perilune.core.reopen import first_position
from perilune.core.seen import Seen
from perilune.core.table import Table


class Reel:
    """Every position of a table's record so far. Moments are counted as each seat saw the game: only what was news to it."""

    def __init__(self, table: Table, wound: bool = True) -> None:
        """`wound` False leaves the work to `wind`, which may be done in another thread while the table plays on."""
        self.table = table
        self._rows = table.record.rows[:]
        self._moments = {seat: table.moments(seat) for seat in [*range(table.options.seats), SPECTATOR]}
        self._journal = Journal()
        self._positions: list[State] = []
        self._told: list[int] = []
        if wound:
            self.wind()

    def wind(self) -> None:
        """Play the moves again, once."""
        game = self.table.game
        state = first_position(game, self.table.options, self.table.record)
        self._positions.append(state.copy())
        self._told.append(0)
        for row in self._rows:
            phase = game.phase(state)
            assert phase is not None, "a table plays no move after the end"
            self._journal.at = len(self._positions) - 1
            phase.play(state, row.seat, game.catalogue.parse(row.text), self._journal)
            self._positions.append(state.copy())
            self._told.append(len(self._journal.events))

    def length(self, seat: int = SPECTATOR) -> int:
        """How many moments this seat has seen; they are counted from 0."""
        return len(self._moments[seat])

    def number(self, moment: int, seat: int = SPECTATOR) -> int:
        """How many moves had been played at this moment; the last one that there is, if it lies beyond."""
        moments = self._moments[seat]
        return moments[max(0, min(moment, len(moments) - 1))]

    def same(self, moment: int, seat: int, other: int) -> int:
        """A moment of one seat as another one counts: the last that this one had seen by then."""
        return bisect_right(self._moments[other], self.number(moment, seat)) - 1

    def seen(self, moment: int, seat: int = SPECTATOR) -> Seen:
        """What the seat could know at this moment."""
        number = self.number(moment, seat)
        game = self.table.game
        view: State = game.view(self._positions[number], seat)
        heard = [event for event in self._journal.events[: self._told[number]] if event.heard_by(seat)]
        return Seen(game, view, seat, self.table.names, heard, number, self._moments[seat])

    def everything(self, moment: int) -> Seen:
        """The whole truth at a spectator's moment: for a game that is over."""
        number = self.number(moment)
        state = self._positions[number].copy()
        events = self._journal.events[: self._told[number]]
        return Seen(self.table.game, state, SPECTATOR, self.table.names, events, number, self._moments[SPECTATOR])

    def rows(self) -> list[Row]:
        """The moves."""
        return self._rows

    def position(self, number: int) -> State:
        """The whole position after so many moves: for a game that is over."""
        return self._positions[number]

    def scores(self, seat: int = SPECTATOR) -> list[list[int]]:
        """The points of each seat at each moment, as this seat knew them."""
        game = self.table.game
        return [game.scores(game.view(self._positions[number], seat)) for number in self._moments[seat]]

    def branch(self, moment: int, seat: int, seed: str | None = None) -> Table:
        """A new table that goes on from a moment as this seat knew it: what it could not know is imagined again."""
        game = self.table.game
        view: State = game.view(self._positions[self.number(moment, seat)], seat)
        drawer = Drawer(seed if seed is not None else secrets.token_hex(16))
        world: State = game.imagine(view, seat, Rng(drawer.bits(-1)))
        return Table(game, self.table.options, drawer.seed, self.table.names[:], start=world)
