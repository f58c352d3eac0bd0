"""Moon rocks: what the mines produce, the sets in hand, and the modules on Uranus."""

from perilune.core.journal import Journal
from perilune.games.uranus.content import COLOURS, MODULES, Content
from perilune.games.uranus.hexes import hexes_of
from perilune.games.uranus.messages import E_COMPLETE, E_PRODUCED, E_SHORT
from perilune.games.uranus.moon import networks
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.state import NOBODY, UranusState


def produce(s: UranusState, content: Content, journal: Journal) -> None:
    """Every active mine makes a rock, and networks collect them into sets; the supply may be short (3.1 to 3.4)."""
    for step in range(s.seats):
        seat = (s.space - 1 + step) % s.seats
        if s.flown[seat] == 0:
            produce_on(s, content, seat, journal)


def produce_on(s: UranusState, content: Content, seat: int, journal: Journal) -> None:
    """The sets of one moon."""
    terrain = content.moons[s.moons[seat]].terrain
    total = sets = 0
    missing = [0] * COLOURS
    for net in networks(s, seat):
        counts = [0] * COLOURS
        made = 0
        mines = hexes_of(net & s.mines[seat])
        for hex_ in mines:
            colour = terrain[hex_]
            if s.supply[colour] > 0:
                s.supply[colour] -= 1
                counts[colour] += 1
                made += 1
            else:
                missing[colour] += 1
        if made > 0:
            add_set(s, seat, mines[0], net, counts)
            total += made
            sets += 1
    for colour in range(COLOURS):
        while s.saved[seat * COLOURS + colour] > 0:
            s.saved[seat * COLOURS + colour] -= 1
            add_loose(s, seat, colour)
        if missing[colour] > 0:
            journal.tell(E_SHORT, colour, missing[colour], seat)
    journal.tell(E_PRODUCED, seat, total, sets)


def add_set(s: UranusState, seat: int, at: int, net: int, counts: list[int]) -> None:
    """One more set, in the order of seats and places."""
    row = len(s.set_owner)
    while row > 0 and (s.set_owner[row - 1] > seat or (s.set_owner[row - 1] == seat and s.set_at[row - 1] > at)):
        row -= 1
    s.set_owner.insert(row, seat)
    s.set_at.insert(row, at)
    s.set_net.insert(row, net)
    for colour in range(COLOURS):
        s.set_rocks.insert(row * COLOURS + colour, counts[colour])


def add_loose(s: UranusState, seat: int, colour: int) -> None:
    """A rock that comes from elsewhere is a set of its own (3.4)."""
    counts = [0] * COLOURS
    counts[colour] = 1
    add_set(s, seat, LOOSE + colour, 0, counts)


def find_set(s: UranusState, seat: int, at: int) -> int:
    """The row of the seat's set at this place, or NOBODY."""
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == seat and s.set_at[row] == at:
            return row
    return NOBODY


def loose_rock(s: UranusState, seat: int, colour: int) -> int:
    """The row of a loose rock to which nothing was added, or NOBODY. Of several the last: others are added to the first."""
    for row in range(len(s.set_owner) - 1, -1, -1):
        if s.set_owner[row] == seat and s.set_at[row] == LOOSE + colour:
            if sum(s.set_rocks[row * COLOURS : (row + 1) * COLOURS]) == 1:
                return row
    return NOBODY


def set_of_mine(s: UranusState, seat: int, hex_: int) -> int:
    """The row of the set that this mine's network has collected, or NOBODY."""
    for row in range(len(s.set_owner)):
        if s.set_owner[row] == seat and s.set_net[row] >> hex_ & 1:
            return row
    return NOBODY


def drop_set(s: UranusState, row: int) -> None:
    """The row goes; its rocks must have gone elsewhere."""
    del s.set_owner[row]
    del s.set_at[row]
    del s.set_net[row]
    del s.set_rocks[row * COLOURS : (row + 1) * COLOURS]


def return_set(s: UranusState, row: int) -> None:
    """A set goes back to the supply."""
    for colour in range(COLOURS):
        s.supply[colour] += s.set_rocks[row * COLOURS + colour]
    drop_set(s, row)


def return_saved(s: UranusState, seat: int) -> None:
    """Rocks that wait for a moon's next round go back to the supply, because its race has flown (8.5)."""
    for colour in range(COLOURS):
        s.supply[colour] += s.saved[seat * COLOURS + colour]
        s.saved[seat * COLOURS + colour] = 0


def return_all(s: UranusState) -> None:
    """All sets go back to the supply."""
    for place, amount in enumerate(s.set_rocks):
        if amount > 0:
            s.supply[place % COLOURS] += amount
    s.set_owner = []
    s.set_at = []
    s.set_net = []
    s.set_rocks = []


def rocks_in(s: UranusState, row: int) -> int:
    """How many rocks a set has."""
    total = 0
    for place in range(row * COLOURS, (row + 1) * COLOURS):
        total += s.set_rocks[place]
    return total


def fits(s: UranusState, content: Content, row: int, module: int) -> int:
    """How many rocks of a set fit into a module."""
    total = 0
    for colour in range(COLOURS):
        total += min(s.set_rocks[row * COLOURS + colour], room(s, content, module, colour))
    return total


def room(s: UranusState, content: Content, module: int, colour: int) -> int:
    """The empty boxes of a colour."""
    return content.modules[module][colour] - s.filled[module * COLOURS + colour]


def complete(s: UranusState, content: Content, module: int) -> bool:
    """Whether a module has a rock in every box."""
    boxes = content.modules[module]
    for colour in range(COLOURS):
        if s.filled[module * COLOURS + colour] < boxes[colour]:
            return False
    return True


def begun(s: UranusState, content: Content, module: int) -> bool:
    """Whether a module has rocks but is not complete."""
    for colour in range(COLOURS):
        if s.filled[module * COLOURS + colour] > 0:
            return not complete(s, content, module)
    return False


def free_homes(s: UranusState, content: Content) -> list[int]:
    """The complete modules in which nobody lives."""
    return [m for m in range(MODULES) if s.claimed[m] == NOBODY and complete(s, content, m)]


def fill(s: UranusState, content: Content, seat: int, module: int, colour: int, amount: int, journal: Journal) -> None:
    """Rocks go into the boxes of a module."""
    s.filled[module * COLOURS + colour] += amount
    s.placed[seat] += amount
    if amount > 0 and complete(s, content, module):
        journal.tell(E_COMPLETE, module)
