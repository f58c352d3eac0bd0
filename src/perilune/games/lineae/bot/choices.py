"""What each move of one decision is worth to a seat, with the work shared between the moves.

Most moves change very little, so they are tried in one copy of the position, in which the change is put back. To place more
workers than are needed is never better than to place just enough.
"""

from typing import Final

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.weights import WHOLE
from perilune.games.lineae.bot.dives import Dive
from perilune.games.lineae.bot.worth import DIVES, ENERGY, POWER, TRIP, VOYAGE, WORKER, WORKERS, Sight
from perilune.games.lineae.content import DIVE, ELECTION, HIRE, INCOME, LOAD, NONE, SUB_SPACE, Content
from perilune.games.lineae.job import LOAD_JOB, STEER, TOLL_JOB, top_kind
from perilune.games.lineae.moves import DONE, PLACE, SAIL, STEP
from perilune.games.lineae.state import ACTION, OceanState
from perilune.games.lineae.workers import heads, hiring_price, spec_of
from perilune.games.lineae.world.submersible import STEPS, SUB, beside, steps_left

SILENT: Final = Journal(silent=True)
SIMPLE: Final = [INCOME, HIRE, ELECTION, LOAD, DIVE]  # what spaces do that changes next to nothing else


class Choices:
    """The moves of one decision."""

    def __init__(self, content: Content, phase: Phase[OceanState], s: OceanState, seat: int, weights: list[int]) -> None:
        self.content = content
        self.phase = phase
        self.s = s
        self.seat = seat
        self.weights = weights
        self.sight = Sight(content, seat, weights)
        self._trial: OceanState | None = None
        self._dive: Dive | None = None
        self._ashore = 0
        self._placed: dict[int, int] = {}  # for each space, what the first move there is worth,
        self._heads: dict[int, int] = {}  # and how many workers it takes

    def worth(self, move: Move) -> int:
        """What the position after a move is worth."""
        kind = move.kind
        if self.s.stage == ACTION:
            job = top_kind(self.s) if self.s.pending else NONE
            if kind == PLACE:
                return self.place(move)
            if kind == SAIL and job != TOLL_JOB:
                return self.sail(move.a)
            if job == STEER and kind == STEP:
                return self.step(move.a)
            if job == STEER and kind == DONE:
                return self.stop()
        return self.played(move)

    def played(self, move: Move) -> int:
        """Any move: try it."""
        trial = self.s.copy()
        self.phase.play(trial, self.seat, move, SILENT)
        return self.sight.worth(trial)

    def trial(self) -> OceanState:
        """A position in which things are tried and put back."""
        if self._trial is None:
            self._trial = self.s.copy()
        return self._trial

    def sail(self, tile: int) -> int:
        """The vessel goes there."""
        s = self.trial()
        s.vessel[self.seat] = tile
        s.sailed = 1
        value = self.sight.worth(s)
        s.vessel[self.seat] = self.s.vessel[self.seat]
        s.sailed = self.s.sailed
        return value

    def step(self, way: int) -> int:
        """The submersible goes one cell on."""
        s, seat, content = self.s, self.seat, self.content
        dive = self._dive
        if dive is None:
            market = self.sight.market(s)
            dive = self.sight.dive(s, market)
            self._dive = dive
            self._ashore = self.sight.ashore(s, market)
        sub = s.pending[-1][SUB]
        left = steps_left(s, content, seat, s.pending[-1][STEPS]) - 1
        paid = 1 if left < s.energy[seat] else 0
        ashore = self._ashore + self.weights[VOYAGE] * TRIP * s.sailed - self.weights[POWER] * ENERGY * paid
        return (ashore + self.weights[DIVES] * dive.worth(s, sub, beside(s, content, s.subs[sub], way), left)) // WHOLE

    def stop(self) -> int:
        """The submersible stays where it is."""
        s = self.trial()
        s.pending = self.s.pending[:-1]
        s.sailed = 0
        value = self.sight.worth(s)
        s.pending = self.s.pending[:]
        s.sailed = self.s.sailed
        return value

    def place(self, move: Move) -> int:
        """Workers go to a space; more of them than the first time do the same and are missing elsewhere."""
        space = move.a
        count = heads(self.s, self.seat, move.b + 1)
        if space in self._placed:
            return self._placed[space] - self.weights[WORKERS] * WORKER * (count - self._heads[space]) // WHOLE
        spec = spec_of(self.s, self.content, space)
        tricky = self.s.crew_seat[space] == self.seat or (spec.effect == HIRE and self.s.reserve[self.seat] == 0)
        value = self.played(move) if tricky or spec.effect not in SIMPLE else self.used(space, count)
        self._placed[space] = value
        self._heads[space] = count
        return value

    def used(self, space: int, count: int) -> int:
        """So many workers use a space whose effect is simple."""
        s, seat = self.trial(), self.seat
        spec = spec_of(s, self.content, space)
        s.workers[seat] -= count
        s.sailed = 0
        if spec.effect == INCOME:
            s.money[seat] += spec.amount
        elif spec.effect == HIRE:
            s.money[seat] -= hiring_price(s, self.content, seat, spec)
            s.reserve[seat] -= 1
        elif spec.effect == ELECTION:
            s.first = seat
        elif spec.effect == LOAD:
            s.pending = [[LOAD_JOB, seat, NONE, 0]]
        else:
            s.pending = [[STEER, seat, space - SUB_SPACE, 0, 0]]
        value = self.sight.worth(s)
        s.workers[seat] = self.s.workers[seat]
        s.money[seat] = self.s.money[seat]
        s.reserve[seat] = self.s.reserve[seat]
        s.first = self.s.first
        s.sailed = self.s.sailed
        s.pending = []
        return value
