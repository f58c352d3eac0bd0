"""What an impact would do to a moon, before it is laid."""

from typing import Final

from perilune.core.words import counted, series
from perilune.games.uranus.content import Content
from perilune.games.uranus.hexes import BIT, TUNNELS_AT, TURNS, WORDS, count, hexes_of
from perilune.games.uranus.moon import struck
from perilune.games.uranus.state import UranusState
from perilune.games.uranus.words import places

VOLCANO: Final = "volcano!"
A_MINE: Final = 8  # how bad the loss of a mine is, beside its hex: four tunnels can be dug again


def tunnels_lost(s: UranusState, seat: int, mask: int) -> int:
    """How many tunnels end on any of these hexes."""
    return sum(count(s.tunnels[seat * WORDS + word] & TUNNELS_AT[word].of(mask)) for word in range(WORDS)) if mask else 0


def wakes(s: UranusState, content: Content, seat: int, mask: int) -> bool:
    """Whether the volcano is among these hexes."""
    return mask & BIT[content.moons[s.moons[seat]].volcano] != 0


def weight(s: UranusState, content: Content, seat: int, mask: int) -> int:
    """How bad the loss of these hexes is: a volcano that wakes is worst, then launchpads, mines and tunnels."""
    lost = count(mask & s.mines[seat]) * A_MINE + count(mask & s.pads[seat]) * 20 + tunnels_lost(s, seat, mask) * 2
    return count(mask) + lost + (100 if wakes(s, content, seat, mask) else 0)


def mildest(s: UranusState, content: Content, seat: int, point: int, card: int) -> tuple[int, int]:
    """The way to lay a pattern that does least harm, and the hexes that would go dark. A dark point does none at all (2.6)."""
    same = content.impacts[card].same
    if s.dark[seat] & BIT[point]:
        return 0, 0
    ways = [(struck(s, content, seat, point, card, turn), turn) for turn in range(TURNS) if same[turn] == turn]
    mask, turn = min(ways, key=lambda way: (weight(s, content, seat, way[0]), way[1]))
    return turn, mask


def losses(s: UranusState, content: Content, seat: int, mask: int) -> str:
    """What a moon would lose if these hexes went dark."""
    lost = [
        places.mine(s, content, seat, hex_) + (" with its launchpad" if s.pads[seat] & BIT[hex_] else "")
        for hex_ in hexes_of(s.mines[seat] & mask)
    ]
    tunnels = tunnels_lost(s, seat, mask)
    return _told(s, content, seat, mask, lost + ([counted(tunnels, "tunnel")] if tunnels else []))


def price(s: UranusState, content: Content, seat: int, mask: int) -> str:
    """The same on a button: the hexes, and how much stands on them."""
    wakes_it = "wake the volcano, " if wakes(s, content, seat, mask) else ""
    lost = [counted(count(mask), "hex"), *(words for words in briefly(s, content, seat, mask) if words != VOLCANO)]
    return f"{wakes_it}lose {series(lost) if mask else 'nothing'}"


def _told(s: UranusState, content: Content, seat: int, mask: int, lost: list[str]) -> str:
    dark = count(mask)
    words = f"{dark} {'hex goes' if dark == 1 else 'hexes go'} dark."
    if lost:
        words += f" Lost: {', '.join(lost)}."
    return words + (" The volcano wakes." if wakes(s, content, seat, mask) else "")


def least(s: UranusState, content: Content, seat: int, mask: int) -> str:
    """The same in numbers. Several ways may do as little harm, and each takes another mine: so none is named."""
    lost = [words for words in briefly(s, content, seat, mask) if words != VOLCANO]
    return _told(s, content, seat, mask, lost)


def briefly(s: UranusState, content: Content, seat: int, mask: int) -> list[str]:
    """The same in few words, the worst first."""
    pads, mines = count(mask & s.pads[seat]), count(mask & s.mines[seat] & ~s.pads[seat])
    words = [VOLCANO] if wakes(s, content, seat, mask) else []
    words += [counted(pads, "launchpad")] if pads else []
    words += [counted(mines, "mine")] if mines else []
    tunnels = tunnels_lost(s, seat, mask)
    return words + ([counted(tunnels, "tunnel")] if tunnels else [])
