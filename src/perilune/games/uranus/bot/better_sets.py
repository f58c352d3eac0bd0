"""Tunnels for a better set: the fewest that make one which pays for a step, or is a cargo for Uranus, as no set is yet."""

from typing import Final

from perilune.games.uranus.bot.openings import ends_of, rocks_of, shortest, shut_off
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import (
    COLOURS,
    FORT,
    GUN,
    MODULES,
    PAD,
    ROCKET,
    SPACESHIP,
    TELESCOPE,
    TRACKS,
    Content,
    Track,
)
from perilune.games.uranus.hexes import count
from perilune.games.uranus.moon import networks, track, tunnels_allowed
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import NOBODY, UranusState

ESCAPE: Final = [PAD, SPACESHIP, ROCKET]  # the steps without which nobody escapes, the dearest first
OTHERS: Final = [GUN, FORT, TELESCOPE]


def better_sets(s: UranusState, content: Content, seat: int, urgent: bool) -> list[list[int]]:
    """Tunnels for all such sets together, and then for each alone. Where it is `urgent`, only those that the escape needs."""
    site = Site(s, content, seat)
    if s.space + 1 >= content.end or site.most == 0:
        return []
    wanted = [number for number in (ESCAPE if urgent else ESCAPE + OTHERS) if _open(s, content, seat, number)]
    ways = [site.cargo(), *(site.dearest(track(s, content, seat, number)) for number in wanted)]
    alone: list[list[int]] = []
    for way in ways:
        if way and way not in alone:
            alone.append(way)
    if len(alone) < 2:
        return alone
    whole: list[int] = []
    for number in [-1, *wanted]:
        way = site.cargo() if number < 0 else site.dearest(track(s, content, seat, number))
        site.use(way)
        whole += way
    return alone if whole in alone else [whole, *alone]


def largest_cargo(s: UranusState, content: Content, seat: int) -> int:
    """How many rocks the largest set has that can be launched and of which every rock fits into a module; 0 where none is wanted."""
    return max(Site(s, content, seat).loads(), default=0)


def _open(s: UranusState, content: Content, seat: int, number: int) -> bool:
    """Whether a race still has a use for a step of a track."""
    if number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1:
        return False
    if number == PAD and s.pads[seat]:
        return False
    return s.marks[seat * TRACKS + number] < track(s, content, seat, number).steps


class Site:
    """The networks of a moon, and the tunnels that could still join them."""

    def __init__(self, s: UranusState, content: Content, seat: int) -> None:
        self.s = s
        self.content = content
        self.seat = seat
        self.nets = networks(s, seat)
        self.rocks = [rocks_of(s, content, seat, net) for net in self.nets]
        self.shut: int = shut_off(s, content, seat)
        self.most: int = tunnels_allowed(s, content, seat)
        self.used = [self.needed(number) for number in range(len(self.nets))]  # a set that is good already, or planned

    def use(self, way: list[int]) -> None:
        """These tunnels are dug: what they join is left alone from now on."""
        touched = ends_of(way)
        self.most -= len(way)
        self.shut |= touched
        for number, net in enumerate(self.nets):
            if net & touched:
                self.used[number] = True
                self.shut |= net

    def dearest(self, spec: Track) -> list[int]:
        """The fewest tunnels for a set that pays for a step of this track; none if there is such a set, or they are too many."""
        if any(spec.paid_by(rocks, 0) for rocks in self.rocks):
            return []
        best: list[int] = []
        for base in range(len(self.nets)):
            way = [] if self.used[base] else self.grown(base, spec)
            if way and (not best or len(way) < len(best)):
                best = way
        return best

    def grown(self, base: int, spec: Track) -> list[int]:
        """Tunnels from one network to the nearest others that help to pay; none if they do not reach."""
        net = self.nets[base]
        rocks = self.rocks[base][:]
        joined = [base]
        dug: list[int] = []
        while not spec.paid_by(rocks, 0):
            goal, closed = 0, self.shut
            for number, other in enumerate(self.nets):
                if number in joined:
                    continue
                helps = _short(spec, _sum(rocks, self.rocks[number])) < _short(spec, rocks)
                if helps and not self.used[number] and self.lone(net, other):
                    goal |= other
                else:
                    closed |= other
            way = shortest(net, goal, closed, self.most - len(dug))
            if not way:
                return []
            dug += way
            net |= ends_of(way)
            for number, other in enumerate(self.nets):
                if number not in joined and other & net:
                    joined.append(number)
                    rocks = _sum(rocks, self.rocks[number])
                    net |= other
        return dug

    def cargo(self) -> list[int]:
        """The tunnels that join two networks to the largest cargo of which every rock fits into a module, if it is larger than before."""
        loads = self.loads()
        largest = max(loads, default=0)
        best: list[int] = []
        for one in range(len(loads)):
            for other in range(len(loads)):
                if one == other or not self.flies(one) or self.used[one] or self.used[other]:
                    continue
                if not self.lone(self.nets[one], self.nets[other]):
                    continue
                load = self.fitting(_sum(self.rocks[one], self.rocks[other]))
                if load > largest or (best and load == largest):
                    closed = self.shut
                    for number, net in enumerate(self.nets):
                        if number not in (one, other):
                            closed |= net
                    way = shortest(self.nets[one], self.nets[other], closed, self.most)
                    if way and (load > largest or len(way) < len(best)):
                        largest, best = load, way
        return best

    def loads(self) -> list[int]:
        """How many rocks each network could launch to one module, if all of them fit; empty where nothing is to be launched."""
        s, seat = self.s, self.seat
        if s.known[seat] >> (ROCKET - TELESCOPE) & 1 == 0 or s.pads[seat] == 0:
            return []
        if len(free_homes(s, self.content)) >= s.flown.count(0):
            return []
        return [self.fitting(rocks) if self.flies(number) else 0 for number, rocks in enumerate(self.rocks)]

    def flies(self, number: int) -> bool:
        """Whether the set of a network can be launched, once the race knows rockets."""
        return ability_of(self.s, self.seat).any_set or self.nets[number] & self.s.pads[self.seat] != 0

    def lone(self, net: int, other: int) -> bool:
        """Whether one of two networks has a single mine: of two large ones, joined, everybody is warned."""
        mines = self.s.mines[self.seat]
        return count(net & mines) == 1 or count(other & mines) == 1

    def fitting(self, rocks: list[int]) -> int:
        """How many rocks these are, if all of them fit into one module."""
        for module in range(MODULES):
            if self.s.claimed[module] == NOBODY:
                start = module * COLOURS
                if all(rocks[c] <= self.content.modules[module][c] - self.s.filled[start + c] for c in range(COLOURS)):
                    return sum(rocks)
        return 0

    def needed(self, number: int) -> bool:
        """Whether the set of a network pays for a step that the escape needs."""
        s, content, seat = self.s, self.content, self.seat
        return any(_open(s, content, seat, n) and track(s, content, seat, n).paid_by(self.rocks[number], 0) for n in ESCAPE)


def _sum(one: list[int], other: list[int]) -> list[int]:
    """The rocks of both."""
    return [one[colour] + other[colour] for colour in range(COLOURS)]


def _short(spec: Track, rocks: list[int]) -> int:
    """How many rocks are missing for a step."""
    kinds = sum(1 for many in rocks if many)
    return min(
        sum(max(0, way.rocks[colour] - rocks[colour]) for colour in range(COLOURS)) + max(0, way.different - kinds)
        for way in spec.ways
    )
