"""What is surely of some use in a phase: steps that sets pay for, and the shortest tunnels to lone mines."""

from perilune.games.uranus.cards.asteroids import neighbours
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import COLOURS, LAVA, TELESCOPE, TRACKS, Content
from perilune.games.uranus.hexes import BIT, ENDS, NEIGHBOURS, TUNNEL_ENDS, count, hexes_of
from perilune.games.uranus.moon import networks, track, tunnels_allowed
from perilune.games.uranus.p4_warnings import doomed
from perilune.games.uranus.state import UranusState


def payable(s: UranusState, content: Content, seat: int) -> list[tuple[int, int]]:
    """The sets, by where they lie, with each track on which they pay for a step. A technology must be new to somebody (7.10)."""
    found: list[tuple[int, int]] = []
    for number in range(TRACKS):
        spec = track(s, content, seat, number)
        if s.marks[seat * TRACKS + number] < spec.steps and not (number >= TELESCOPE and _learnt(s, seat, number - TELESCOPE)):
            for row, owner in enumerate(s.set_owner):
                if owner == seat and spec.paid_by(s.set_rocks, row * COLOURS):
                    found.append((s.set_at[row], number))
    return found


def _learnt(s: UranusState, seat: int, tech: int) -> bool:
    """Whether a race has no use for a technology: it knows it, and so do those whom only the Galepegals can teach."""
    taught = neighbours(s, seat) if ability_of(s, seat).learns else []
    return all(s.known[other] >> tech & 1 for other in [seat, *taught])


def rocks_of(s: UranusState, content: Content, seat: int, net: int) -> list[int]:
    """How many rocks of each colour the mines of a network produce."""
    terrain = content.moons[s.moons[seat]].terrain
    colours = [terrain[hex_] for hex_ in hexes_of(net & s.mines[seat]) if terrain[hex_] != LAVA]
    return [colours.count(colour) for colour in range(COLOURS)]


def pays_for(s: UranusState, content: Content, seat: int, net: int) -> set[int]:
    """The tracks on which the rocks of a network pay for a step that the race has not taken yet."""
    rocks = rocks_of(s, content, seat, net)
    return {
        number
        for number in range(TRACKS)
        if not (number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1)
        and track(s, content, seat, number).paid_by(rocks, 0)
    }


def spoils(s: UranusState, content: Content, seat: int, before: list[int], after: list[int]) -> bool:
    """Whether fewer sets pay for a step when these networks become those, and none for a new one: a set pays for one step only."""
    had, has = ([pays_for(s, content, seat, net) for net in nets] for nets in (before, after))
    new = set[int]().union(*has) - set[int]().union(*had)
    return not new and sum(1 for paid in has if paid) < sum(1 for paid in had if paid)


def shut_off(s: UranusState, content: Content, seat: int) -> int:
    """The hexes where nothing can be dug that lasts for a round."""
    return s.dark[seat] | BIT[content.moons[s.moons[seat]].volcano] | doomed(s, content, seat)


def joining(s: UranusState, content: Content, seat: int) -> list[list[int]]:
    """For each lone mine the fewest tunnels that join it with another one, if they can be dug now, last for a round and spoil nothing."""
    if s.space + 1 >= content.end:
        return []
    nets = networks(s, seat)
    shut = shut_off(s, content, seat)
    most = tunnels_allowed(s, content, seat)
    found: list[list[int]] = []
    for net in nets:
        if count(net & s.mines[seat]) == 1:
            way = shortest(net, sum(nets) & ~net, shut, most)
            ends = ends_of(way)
            both = [other for other in nets if other & ends]
            apart = [other for other in nets if not other & ends]
            if (
                way
                and sorted(way) not in [sorted(other) for other in found]
                and not spoils(s, content, seat, nets, [*apart, sum(both)])
            ):
                found.append(way)
    return found


def ends_of(way: list[int]) -> int:
    """The hexes that these tunnels touch."""
    found = 0
    for tunnel in way:
        found |= ENDS[tunnel]
    return found


def shortest(start: int, goal: int, shut: int, most: int) -> list[int]:
    """The fewest tunnels from one network to any of the others, at most so many; empty if it is further."""
    ways: dict[int, list[int]] = {hex_: [] for hex_ in hexes_of(start & ~shut)}
    border = list(ways)
    for _ in range(most):
        beyond: list[int] = []
        for hex_ in border:
            for near in NEIGHBOURS[hex_]:
                if near not in ways and shut & BIT[near] == 0:
                    ways[near] = [*ways[hex_], TUNNEL_ENDS.index((min(hex_, near), max(hex_, near)))]
                    if goal & BIT[near]:
                        return ways[near]
                    beyond.append(near)
        border = beyond
    return []
