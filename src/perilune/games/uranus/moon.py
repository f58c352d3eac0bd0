"""One moon: the mines with which it begins, its networks, what damage does to it, and what its project board allows."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.uranus.content import GUN, GUN_SKIPS, MINE, MOST_MINES, TELESCOPE, TRACKS, TUNNEL, WEAPONRY, Content, Track
from perilune.games.uranus.hexes import (
    ALL_HEXES,
    BIT,
    ENDS,
    HEXES,
    TUNNEL_BIT,
    TUNNEL_WORD,
    TUNNELS_AT,
    WORD,
    WORDS,
    count,
    hexes_of,
)
from perilune.games.uranus.messages import (
    E_ALL_DARK,
    E_DAMAGE,
    E_DARK_POINT,
    E_ERUPTS,
    E_MINE_LOST,
    E_PAD_LOST,
    E_WAKES,
    TECH_UNFINISHED,
)
from perilune.games.uranus.state import UranusState


def has_tunnel(s: UranusState, seat: int, tunnel: int) -> bool:
    """Whether the tunnel is dug."""
    return s.tunnels[seat * WORDS + TUNNEL_WORD[tunnel]] & TUNNEL_BIT[tunnel] != 0


def network(s: UranusState, seat: int, start: int) -> int:
    """All hexes that tunnels connect with this one, itself among them."""
    return net_with(start, tunnelled(s, seat))


def networks(s: UranusState, seat: int) -> list[int]:
    """The networks that have a mine, by their first mine."""
    found: list[int] = []
    nets = tunnelled(s, seat)
    seen = 0
    for hex_ in hexes_of(s.mines[seat]):
        if seen & BIT[hex_] == 0:
            net = net_with(hex_, nets)
            found.append(net)
            seen |= net
    return found


def tunnelled(s: UranusState, seat: int) -> list[int]:
    """The hexes that tunnels end on, parted into those that are connected."""
    nets: list[int] = []
    for word in range(WORDS):
        for place in hexes_of(s.tunnels[seat * WORDS + word]):
            net = ENDS[word * WORD + place]
            for number in range(len(nets) - 1, -1, -1):
                if nets[number] & net:
                    net |= nets.pop(number)
            nets.append(net)
    return nets


def net_with(hex_: int, nets: list[int]) -> int:
    """The one of these networks that has the hex, or the hex alone."""
    for net in nets:
        if net & BIT[hex_]:
            return net
    return BIT[hex_]


def darken(s: UranusState, seat: int, mask: int) -> int:
    """Hexes go dark, unless they are fortified or dark already; what was there is lost (2.5, 2.7). Returns how many."""
    mask &= ~(s.dark[seat] | s.forts[seat])
    s.dark[seat] |= mask
    s.mines[seat] &= ~mask
    s.pads[seat] &= ~mask
    for word in range(WORDS):
        s.tunnels[seat * WORDS + word] &= ~TUNNELS_AT[word].of(mask)
    return count(mask)


def struck(s: UranusState, content: Content, seat: int, point: int, impact: int, turn: int) -> int:
    """The hexes that would go dark if the pattern lay so; the volcano is safe until the first attack is over (2.5 to 2.8)."""
    mask = content.impacts[impact].masks[turn * HEXES + point] & ~(s.dark[seat] | s.forts[seat])
    return mask & ~BIT[content.moons[s.moons[seat]].volcano] if s.attacks == 0 else mask


def hit(s: UranusState, content: Content, seat: int, point: int, impact: int, turn: int, journal: Journal) -> None:
    """An impact pattern strikes a moon."""
    mask = struck(s, content, seat, point, impact, turn)
    mines = s.mines[seat] & mask
    pads = s.pads[seat] & mask
    dark = darken(s, seat, mask)
    journal.tell(E_DAMAGE, seat, point, dark)
    tell_losses(s, content, seat, mines, pads, journal)
    if mask & BIT[content.moons[s.moons[seat]].volcano]:  # once only: then it is dark (2.9)
        s.volcano[seat] = 1
        journal.tell(E_WAKES, seat)
    tell_all_dark(s, seat, dark, journal)


def erupt(s: UranusState, content: Content, seat: int, journal: Journal) -> None:
    """A volcano that is awake takes one ring more, all but fortified mines (2.9)."""
    radius = s.volcano[seat]
    if radius == 0 or untouched(s, seat) == 0:
        return
    rings = content.moons[s.moons[seat]].rings
    reached = rings[radius] & untouched(s, seat)
    mines = s.mines[seat] & reached
    pads = s.pads[seat] & reached
    dark = darken(s, seat, reached)
    journal.tell(E_ERUPTS, seat, radius, dark)
    tell_losses(s, content, seat, mines, pads, journal)
    tell_all_dark(s, seat, dark, journal)
    s.volcano[seat] = min(radius + 1, len(rings) - 1)


def untouched(s: UranusState, seat: int) -> int:
    """The hexes of a moon that could still go dark."""
    return ALL_HEXES & ~(s.dark[seat] | s.forts[seat])


def tell_losses(s: UranusState, content: Content, seat: int, mines: int, pads: int, journal: Journal) -> None:
    """Which mines a moon has lost, and which launchpads with them."""
    terrain = content.moons[s.moons[seat]].terrain
    for hex_ in hexes_of(mines):
        journal.tell(E_PAD_LOST if pads & BIT[hex_] else E_MINE_LOST, seat, terrain[hex_], hex_)


def tell_all_dark(s: UranusState, seat: int, dark: int, journal: Journal) -> None:
    """If so many hexes that went dark were the last ones of the moon (6.8)."""
    if dark > 0 and s.dark[seat] == ALL_HEXES:
        journal.tell(E_ALL_DARK, seat)


def strikes(s: UranusState, seat: int, point: int, journal: Journal) -> bool:
    """Whether an impact at this point does any damage: not if the point is dark (2.6)."""
    if s.dark[seat] & BIT[point]:
        journal.tell(E_DARK_POINT, seat, point)
        return False
    return True


def board(s: UranusState, content: Content, seat: int) -> list[Track]:
    """The tracks of the seat's project board, on the side that is up."""
    race = content.races[s.races[seat]]
    return race.solo if s.seats == 1 else race.tracks


def track(s: UranusState, content: Content, seat: int, number: int) -> Track:
    """A track of the seat's project board."""
    return board(s, content, seat)[number]


def loaded(s: UranusState, content: Content, seat: int) -> bool:
    """Whether the space gun is ready to fire."""
    return s.marks[seat * 9 + GUN] >= track(s, content, seat, GUN).steps


def unload(s: UranusState, seat: int) -> None:
    """The gun has been fired: its marks are erased, but for what weaponry crosses out (5.12)."""
    s.marks[seat * 9 + GUN] = gun_start(s, seat)
    s.shots[seat] += 1


def gun_start(s: UranusState, seat: int) -> int:
    """The steps of the space gun that are crossed off from the start."""
    return GUN_SKIPS if s.known[seat] >> (WEAPONRY - 5) & 1 else 0


def starting_mines(content: Content, moon: int, start: int) -> int:
    """The printed mines and the first four of the card; the fifth in the place of a clash (1.3)."""
    board = content.moons[moon]
    card = content.starts[start]
    mines = board.mines
    for hex_ in card.mines + [card.spare]:
        if hex_ != board.volcano and mines & BIT[hex_] == 0 and _more(mines, board.mines) < len(card.mines):
            mines |= BIT[hex_]
    hex_ = 0
    while _more(mines, board.mines) < len(card.mines) and hex_ < HEXES:  # a content pack whose spare clashes too
        if hex_ != board.volcano:
            mines |= BIT[hex_]
        hex_ += 1
    return mines


def _more(mines: int, printed: int) -> int:
    found = 0
    rest = mines & ~printed
    while rest != 0:
        rest &= rest - 1
        found += 1
    return found


def tunnels_allowed(s: UranusState, content: Content, seat: int) -> int:
    """How many tunnels may still be dug or removed this round (5.1)."""
    return s.tunnels_left[seat] + track(s, content, seat, TUNNEL).values[s.marks[seat * TRACKS + TUNNEL]]


def mines_allowed(s: UranusState, content: Content, seat: int) -> int:
    """How many mines may still be built, removed or given this round (5.4)."""
    return s.mines_left[seat] + min(MOST_MINES, track(s, content, seat, MINE).values[s.marks[seat * TRACKS + MINE]])


def spend_tunnel(s: UranusState, content: Content, seat: int) -> None:
    """The first tunnel erases the track."""
    s.tunnels_left[seat] = tunnels_allowed(s, content, seat) - 1
    s.marks[seat * TRACKS + TUNNEL] = 0


def spend_mine(s: UranusState, content: Content, seat: int) -> None:
    """The first mine erases the track."""
    s.mines_left[seat] = mines_allowed(s, content, seat) - 1
    s.marks[seat * TRACKS + MINE] = 0


def full(s: UranusState, content: Content, seat: int, number: int) -> bool:
    """Whether a track is complete."""
    return s.marks[seat * TRACKS + number] >= track(s, content, seat, number).steps


def why_not_full(s: UranusState, content: Content, seat: int, number: int, reason: int) -> int:
    """This reason, with how far the track is and how long, unless it is complete."""
    marks = s.marks[seat * TRACKS + number]
    steps = track(s, content, seat, number).steps
    return 0 if marks >= steps else because(reason, marks, steps)


def why_not_learnt(s: UranusState, content: Content, seat: int, tech: int) -> int:
    """Whether the Galepegals have completed the track of a technology (7.10)."""
    marks = s.marks[seat * TRACKS + TELESCOPE + tech]
    steps = track(s, content, seat, TELESCOPE + tech).steps
    return 0 if marks >= steps else because(TECH_UNFINISHED, tech, marks, steps)


def not_yet(s: UranusState, content: Content, seat: int, number: int, reason: int) -> int:
    """This reason, with how far a track is and how far it must be to allow anything."""
    step = 0
    for value in track(s, content, seat, number).values:
        if value > 0:
            break
        step += 1
    return because(reason, s.marks[seat * TRACKS + number], step)
