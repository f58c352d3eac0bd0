"""One moon: its networks, and what damage does to it."""

from perilune.core.journal import Journal
from perilune.games.uranus.content import GUN, GUN_SKIPS, WEAPONRY, Content, Track
from perilune.games.uranus.hexes import (
    BIT,
    FAR_END,
    HEXES,
    TUNNEL_BIT,
    TUNNEL_WORD,
    TUNNELS_AT,
    WORDS,
    count,
    hexes_of,
)
from perilune.games.uranus.says import E_DAMAGE, E_DARK_POINT, E_WAKES
from perilune.games.uranus.state import UranusState


def has_tunnel(s: UranusState, seat: int, tunnel: int) -> bool:
    """Whether the tunnel is dug."""
    return s.tunnels[seat * WORDS + TUNNEL_WORD[tunnel]] & TUNNEL_BIT[tunnel] != 0


def network(s: UranusState, seat: int, start: int) -> int:
    """All hexes that tunnels connect with this one, itself among them."""
    base = seat * WORDS
    found = BIT[start]
    stack = [start]
    while stack:
        hex_ = stack.pop()
        ends = FAR_END[hex_]
        for place, tunnel in enumerate(TUNNELS_AT[hex_]):
            if s.tunnels[base + TUNNEL_WORD[tunnel]] & TUNNEL_BIT[tunnel] != 0:
                end = ends[place]
                if found & BIT[end] == 0:
                    found |= BIT[end]
                    stack.append(end)
    return found


def networks(s: UranusState, seat: int) -> list[int]:
    """The networks that have a mine, by their first mine."""
    found: list[int] = []
    rest = s.mines[seat]
    for hex_ in range(HEXES):
        if rest & BIT[hex_]:
            net = network(s, seat, hex_)
            found.append(net)
            rest &= ~net
    return found


def darken(s: UranusState, seat: int, mask: int) -> int:
    """Hexes go dark, unless they are fortified or dark already; what was there is lost (2.5, 2.7). Returns how many."""
    mask &= ~(s.dark[seat] | s.forts[seat])
    s.dark[seat] |= mask
    s.mines[seat] &= ~mask
    s.pads[seat] &= ~mask
    for hex_ in hexes_of(mask):
        for tunnel in TUNNELS_AT[hex_]:
            s.tunnels[seat * WORDS + TUNNEL_WORD[tunnel]] &= ~TUNNEL_BIT[tunnel]
    return count(mask)


def hit(s: UranusState, content: Content, seat: int, point: int, impact: int, turn: int, journal: Journal) -> None:
    """An impact pattern strikes a moon."""
    moon = content.moons[s.moons[seat]]
    mask = content.impacts[impact].masks[turn * HEXES + point]
    volcano = BIT[moon.volcano]
    if s.attacks == 0:
        mask &= ~volcano  # the volcano is safe until the first attack is over (2.8)
    wakes = mask & volcano != 0 and s.volcano[seat] == 0
    journal.tell(E_DAMAGE, seat, point, darken(s, seat, mask))
    if wakes:
        s.volcano[seat] = 1
        journal.tell(E_WAKES, seat)


def strikes(s: UranusState, seat: int, point: int, journal: Journal) -> bool:
    """Whether an impact at this point does any damage: not if the point is dark (2.6)."""
    if s.dark[seat] & BIT[point]:
        journal.tell(E_DARK_POINT, seat, point)
        return False
    return True


def track(s: UranusState, content: Content, seat: int, number: int) -> Track:
    """A track of the seat's project board, on the side that is up."""
    race = content.races[s.races[seat]]
    return race.solo[number] if s.seats == 1 else race.tracks[number]


def loaded(s: UranusState, content: Content, seat: int) -> bool:
    """Whether the space gun is ready to fire."""
    return s.marks[seat * 9 + GUN] >= track(s, content, seat, GUN).steps


def unload(s: UranusState, seat: int) -> None:
    """The gun has been fired: its marks are erased, but for what weaponry crosses out (5.12)."""
    s.marks[seat * 9 + GUN] = gun_start(s, seat)
    s.shots[seat] += 1


def gun_start(s: UranusState, seat: int) -> int:
    """The steps of the space gun that are crossed from the start."""
    return GUN_SKIPS if s.known[seat] >> (WEAPONRY - 5) & 1 else 0
