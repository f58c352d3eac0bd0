"""What each move of one decision is worth to a seat. The greedy eye at its most frugal: nothing is looked at twice.

Most moves of a decision are tunnels and mines, which change nothing but the yards. So the rest of the position is looked at
once, with the tunnel or the mine spent, and only the yards are looked at again. A tunnel that leads from no yard to another
one of a plan is a tunnel wasted, and all of these are worth the same.
"""

from typing import Final

from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.weights import WHOLE
from perilune.games.uranus.bot.ground import Ground, survey
from perilune.games.uranus.bot.plan import FAR, Plans
from perilune.games.uranus.bot.wants import PLENTY, Boards, Wants
from perilune.games.uranus.bot.worth import MINE_WORTH, MINES, SCARCE, Frame, Sight, around, first_tunnels, soon_lost
from perilune.games.uranus.content import KROVIOTS, Content
from perilune.games.uranus.hexes import BIT, ENDS, FROM, TUNNEL_BIT, TUNNEL_WORD, WORDS
from perilune.games.uranus.moon import spend_mine, spend_tunnel
from perilune.games.uranus.moves import FORTIFY, MINE_AT, PAD_AT, REMOVE_MINE, REMOVE_TUNNEL, TUNNEL_AT
from perilune.games.uranus.state import BUILDING, SETUP, UranusState

SILENT: Final = Journal(silent=True)


class Yardstick:
    """A position in which something has been paid for but not built: all that is measured of it besides the yards."""

    def __init__(self, sight: Sight, s: UranusState) -> None:
        self.frame = Frame(sight, s)
        self.rest: int = around(sight, s) + self.frame.total
        self.plans = sight.plans_for(sight.ground(s), self.frame.wants)
        self.supplied = self.frame.wants  # what is wanted once the mines lack nothing
        if self.supplied.lacking:
            self.supplied = Wants(s, sight.seat, sight.boards.of(s, sight.seat), sight.cargo(s), PLENTY)
        self.wasted: int = (self.rest + self.frame.worth(self.plans, self.frame.tunnels)) // WHOLE

    def worth(self, ground: Ground, tunnels: int) -> int:
        """The same position with other yards."""
        wants = self.frame.wants
        if wants.lacking and wants.rocks_missing(ground.all_rocks()) == 0:
            wants = self.supplied
        return (self.rest + self.frame.worth(Plans(ground, wants), tunnels)) // WHOLE


class Choices:
    """The moves of one decision."""

    def __init__(
        self, content: Content, boards: Boards, phase: Phase[UranusState], s: UranusState, seat: int, weights: list[int]
    ) -> None:
        self.content = content
        self.phase = phase
        self.s = s
        self.seat = seat
        self.weights = weights
        self.sight = Sight(content, boards, seat, weights)
        self._tunnel: Yardstick | None = None
        self._mine: Yardstick | None = None
        self._free: Yardstick | None = None
        self._leads: list[int] = []  # in pairs: hexes of a yard, and hexes that are one tunnel nearer to another yard
        self._dug: dict[int, int] = {}  # by the network that comes about
        self._upgraded: dict[int, int] = {}

    def worth(self, move: Move) -> int:
        """What the position after a move is worth."""
        kind = move.kind
        if self.s.stage == SETUP and kind == MINE_AT:
            return self.mine(move.a)
        if self.s.stage == BUILDING:
            if kind == TUNNEL_AT:
                return self.tunnel(move.a)
            if kind == REMOVE_TUNNEL:
                return self.remove_tunnel(move.a)
            if kind == MINE_AT:
                return self.mine(move.a)
            if kind == FORTIFY or kind == PAD_AT:
                return self.upgrade(move)
            if kind == REMOVE_MINE and self.s.races[self.seat] != KROVIOTS:  # who pays for it never gains by it
                return self.mine_paid().wasted - self.weights[MINES] * (MINE_WORTH + SCARCE) // WHOLE
        return self.played(move)

    def played(self, move: Move) -> int:
        """Any move: try it."""
        trial = self.s.copy()
        self.phase.play(trial, self.seat, move, SILENT)
        return self.sight.worth(trial)

    def upgrade(self, move: Move) -> int:
        """A fortification or a launchpad: one mine of a yard is as good as another, unless it will be lost."""
        ground = self.sight.ground(self.s)
        safe = 1 if ground.open & BIT[move.a] else 0
        key = (move.kind * 100 + ground.yard_of(move.a)) * 2 + safe
        if key not in self._upgraded:
            self._upgraded[key] = self.played(move)
        return self._upgraded[key]

    def mine(self, hex_: int) -> int:
        """A mine that is built."""
        stick = self.mine_paid()
        colour = self.content.moons[self.s.moons[self.seat]].terrain[hex_]
        tunnels = stick.frame.tunnels
        if self.s.stage == SETUP:
            tunnels = first_tunnels(self.s, self.seat, self.content, self.s.mines[self.seat] | BIT[hex_])
        return stick.worth(stick.plans.ground.with_mine(hex_, colour), tunnels)

    def tunnel(self, tunnel: int) -> int:
        """A tunnel that is dug."""
        stick = self.tunnel_paid()
        ends = ENDS[tunnel]
        for number in range(0, len(self._leads), 2):
            if ends & self._leads[number] and ends & self._leads[number + 1]:
                ground = stick.plans.ground.with_tunnel(ends)
                net: int = ground.yards[ground.yard_of(FROM[tunnel])].net
                if net not in self._dug:
                    self._dug[net] = stick.worth(ground, stick.frame.tunnels)
                return self._dug[net]
        return stick.wasted

    def remove_tunnel(self, tunnel: int) -> int:
        """A tunnel that is filled in, which costs the Kroviots nothing."""
        stick = self.nothing_paid() if self.s.races[self.seat] == KROVIOTS else self.tunnel_paid()
        if stick.plans.ground.yard_of(FROM[tunnel]) < 0:
            return stick.wasted
        trial = self.s.copy()
        trial.tunnels[self.seat * WORDS + TUNNEL_WORD[tunnel]] ^= TUNNEL_BIT[tunnel]
        ground = survey(trial, self.seat, self.content, soon_lost(trial, self.seat, self.content))
        return stick.wasted if ground.like(stick.plans.ground) else stick.worth(ground, stick.frame.tunnels)

    def nothing_paid(self) -> Yardstick:
        """The position as it is."""
        if self._free is None:
            self._free = Yardstick(self.sight, self.s)
        return self._free

    def mine_paid(self) -> Yardstick:
        """The position without the right to one mine."""
        if self._mine is None:
            trial = self.s.copy()
            if trial.stage == SETUP:
                trial.mines_left[self.seat] -= 1
            elif trial.owed_mines[self.seat] > 0:
                trial.owed_mines[self.seat] -= 1
            else:
                spend_mine(trial, self.content, self.seat)
            self._mine = Yardstick(self.sight, trial)
        return self._mine

    def tunnel_paid(self) -> Yardstick:
        """The position without the right to one tunnel."""
        if self._tunnel is None:
            trial = self.s.copy()
            spend_tunnel(trial, self.content, self.seat)
            self._tunnel = Yardstick(self.sight, trial)
            if self._tunnel.frame.rounds > 0:
                self.find_leads(self._tunnel.plans, self._tunnel.frame.tunnels + 1)
        return self._tunnel

    def find_leads(self, plans: Plans, tunnels: int) -> None:
        """Where a tunnel does something: on the ways from the yards of the best plans to all others, and between yards side by side."""
        pairs: list[int] = []
        for plan in plans.best(tunnels):
            for yard in plan.yards:
                for other in range(plans.many):
                    if plans.away[yard * plans.many + other] > 1:
                        pairs.append(yard * plans.many + other)
        for pair in range(len(plans.away)):
            if plans.away[pair] == 1:
                pairs.append(pair)
        for pair in pairs:
            if plans.away[pair] < FAR:
                self._leads.append(plans.hexes(pair // plans.many))
                self._leads.append(plans.ring(pair % plans.many, plans.away[pair] - 1))
