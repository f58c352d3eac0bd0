"""What a seat should think twice about before it builds, fires, flies or is ready in phase 4."""

from perilune.core.messages import because
from perilune.core.move import Move
from perilune.games.uranus.cards.asteroids import beside
from perilune.games.uranus.content import ROCKET, SPACESHIP, TELESCOPE, Content
from perilune.games.uranus.hexes import BIT, ENDS, FROM, TO, count
from perilune.games.uranus.messages import (
    W_CONNECTED,
    W_ERUPTION,
    W_HARMLESS,
    W_JOINS,
    W_LAST_ROUND,
    W_NO_ATTACK_LEFT,
    W_NO_HOME,
    W_PAD_IDLE,
    W_STAYS,
    W_UNBUILT,
    W_UPGRADE_LOST,
)
from perilune.games.uranus.moon import network, untouched
from perilune.games.uranus.moves import FIRE, FLY, FORTIFY, MINE_AT, PAD_AT, READY, REMOVE_MINE, TUNNEL_AT
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import UranusState
from perilune.games.uranus.words.escape import only_flight


def caution(s: UranusState, content: Content, seat: int, move: Move) -> int:
    """Why a legal move of phase 4 would do nothing, or waste something."""
    kind = move.kind
    if kind == READY:
        if only_flight(s, seat, content):
            return W_STAYS
        return W_UNBUILT if unbuilt(s, seat) else 0
    if kind == FIRE:
        return wasted_shot(s, content, move.a)
    if kind == FLY:
        without = homeless(s, content)
        return because(W_NO_HOME, without) if without > 0 else 0
    if kind == REMOVE_MINE:
        return W_UPGRADE_LOST if (s.forts[seat] | s.pads[seat]) & BIT[move.a] else 0
    if kind not in (TUNNEL_AT, MINE_AT, FORTIFY, PAD_AT):
        return 0
    if s.space + 1 >= content.end and kind != PAD_AT:
        return W_LAST_ROUND
    taken = places(move) & doomed(s, content, seat)
    if kind != FORTIFY and taken:
        return W_ERUPTION
    if kind == TUNNEL_AT:
        return joined(s, seat, FROM[move.a], TO[move.a])
    return W_PAD_IDLE if kind == PAD_AT and not can_leave(s, seat) else 0


def joined(s: UranusState, seat: int, first: int, second: int) -> int:
    """Whether a tunnel connects what is connected already, or makes one set of two that each have several mines."""
    net, other = network(s, seat, first), network(s, seat, second)
    if net & BIT[second]:
        return W_CONNECTED
    mines, more = count(net & s.mines[seat]), count(other & s.mines[seat])
    return because(W_JOINS, mines, more) if min(mines, more) > 1 else 0


def can_leave(s: UranusState, seat: int) -> bool:
    """Whether anything can leave the moon from a launchpad: a set by rocket, or the race by spaceship."""
    return bool(s.known[seat] & (1 << (ROCKET - TELESCOPE) | 1 << (SPACESHIP - TELESCOPE)))


def unbuilt(s: UranusState, seat: int) -> bool:
    """Whether something is begun, or was given by a neighbour, and not built yet."""
    return s.tunnels_left[seat] + s.mines_left[seat] + s.owed_mines[seat] + s.owed_forts[seat] > 0


def places(move: Move) -> int:
    """The hexes on which something is built."""
    return ENDS[move.a] if move.kind == TUNNEL_AT else BIT[move.a]


def doomed(s: UranusState, content: Content, seat: int) -> int:
    """What the eruption takes at the start of the next round."""
    rings = content.moons[s.moons[seat]].rings
    if not 0 < s.volcano[seat] < len(rings):  # asleep, or burnt out
        return 0
    return rings[s.volcano[seat]] & untouched(s, seat)


def wasted_shot(s: UranusState, content: Content, gap: int) -> int:
    """Whether a pair would never hit anything: no attack is to come, or its point is dark on every moon beside it."""
    if not any(content.attacks[s.space + 1 :]):
        return W_NO_ATTACK_LEFT
    point = s.cards[gap * 2]
    for seat in beside(s, gap):
        if s.flown[seat] == 0 and (point < 0 or s.dark[seat] & BIT[point] == 0):
            return 0
    return W_HARMLESS


def homeless(s: UranusState, content: Content) -> int:
    """How many races would have no home if one flew now."""
    return max(0, s.flown.count(0) - len(free_homes(s, content)))
