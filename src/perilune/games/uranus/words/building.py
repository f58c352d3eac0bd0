"""Phase 4 in words: what a seat may still build or use, and what it would lose."""

from perilune.core.words import counted
from perilune.games.uranus.cards.races import ability_of
from perilune.games.uranus.content import FORT, PAD, TELESCOPE, TRACK_NAMES, TRACKS, Content
from perilune.games.uranus.moon import full, loaded, mines_allowed, tunnels_allowed
from perilune.games.uranus.rounds import may_fly
from perilune.games.uranus.state import UranusState


def lost_if_ready(s: UranusState, seat: int) -> list[str]:
    """What is begun, or was given by a neighbour, and not built yet."""
    found: list[str] = []
    if s.tunnels_left[seat] > 0:
        found.append(counted(s.tunnels_left[seat], "tunnel"))
    if s.mines_left[seat] + s.owed_mines[seat] > 0:
        found.append(counted(s.mines_left[seat] + s.owed_mines[seat], "mine"))
    if s.owed_forts[seat] > 0:
        found.append(counted(s.owed_forts[seat], "fortification"))
    return found


def kept_tunnels(s: UranusState, content: Content, seat: int) -> int:
    """The tunnels that can be dug now or in a later round, as long as none is dug."""
    return tunnels_allowed(s, content, seat) - s.tunnels_left[seat]


def kept(s: UranusState, content: Content, seat: int) -> list[str]:
    """What could be built or used now or in a later round."""
    found: list[str] = []
    tunnels = kept_tunnels(s, content, seat)
    mines = mines_allowed(s, content, seat) - s.mines_left[seat]
    if tunnels > 0:
        found.append(counted(tunnels, "tunnel"))
    if mines > 0:
        found.append(counted(mines, "mine"))
    if full(s, content, seat, FORT):
        found.append("a fortification")
    if full(s, content, seat, PAD):
        found.append("a launchpad")
    if loaded(s, content, seat):
        found.append("your space gun")
    if ability_of(s, seat).teaches(s):
        for number in range(TELESCOPE, TRACKS):
            if full(s, content, seat, number):
                found.append(f"{TRACK_NAMES[number]}, to keep or to give")
    if may_fly(s, content, seat):
        found.append("your flight to Uranus")
    return found
