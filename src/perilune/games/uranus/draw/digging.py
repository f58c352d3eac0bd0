"""Tunnels: rows of them that join two networks, found for whoever clicks a mine, with what that makes of the sets."""

from functools import lru_cache
from typing import Final

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.draw.svg import num
from perilune.draw.words import label
from perilune.games.uranus.content import COLOURS, TRACKS
from perilune.games.uranus.draw.moon import Frame, tunnel_line
from perilune.games.uranus.draw.moon_shape import MIDDLES
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.sets import pays_for, rocks_told
from perilune.games.uranus.hexes import BIT, ENDS, FROM, NEIGHBOURS, TO, TUNNEL_ENDS, hexes_of
from perilune.games.uranus.moon import networks, tunnels_allowed
from perilune.games.uranus.p4_warnings import doomed
from perilune.games.uranus.words.cards import TRACK_TITLES
from perilune.games.uranus.words.letters import letter, lettered

MOST: Final = 3  # rows that are offered at a mine
TUNNEL_OF: Final = {ends: tunnel for tunnel, ends in enumerate(TUNNEL_ENDS)}


@lru_cache(256)
def joins(nets: tuple[int, ...], shut: int, most: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """The shortest rows of tunnels between each two networks, at most so long, by the numbers of the networks."""
    owner = {hex_: n for n, net in enumerate(nets) for hex_ in hexes_of(net)}
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for start, net in enumerate(nets):
        back: dict[int, int] = dict.fromkeys(hexes_of(net), -1)
        edge = list(back)
        for length in range(1, most + 1):
            ahead: list[int] = []
            for hex_ in edge:
                for beyond in NEIGHBOURS[hex_]:
                    if beyond in back or shut & BIT[beyond]:
                        continue
                    back[beyond] = hex_
                    other = owner.get(beyond)
                    if other is None:
                        ahead.append(beyond)
                    elif other > start and (start, other) not in found:
                        found[start, other] = _row(back, beyond, length)
            edge = ahead
    return found


def _row(back: dict[int, int], end: int, length: int) -> tuple[int, ...]:
    """The tunnels from the network to this hex, the first one at the network."""
    tunnels: list[int] = []
    while back[end] >= 0:
        a, b = sorted((end, back[end]))
        tunnels.append(TUNNEL_OF[a, b])
        end = back[end]
    assert len(tunnels) == length
    return tuple(reversed(tunnels))


class Digging:
    """What can be dug on the viewer's moon now."""

    def __init__(self, scene: Scene, frame: Frame) -> None:
        self.scene = scene
        self.frame = frame
        s, seat = scene.s, scene.focus
        self.allowed = tunnels_allowed(s, scene.content, seat) if scene.offered("tunnel") else 0
        self.nets = tuple(networks(s, seat)) if self.allowed else ()
        self.signs = [letter(number) for number in lettered(s, seat, scene.content).values()]  # in the order of the networks
        volcano = BIT[scene.content.moons[s.moons[seat]].volcano]
        self.rows = joins(self.nets, s.dark[seat] | volcano, min(self.allowed, 8)) if self.allowed else {}
        self.doomed = doomed(s, scene.content, seat)
        self._found: dict[int, list[Way]] = {}  # by network: all its mines open the same
        self._notes: dict[tuple[int, int], str] = {}  # by the two networks: both ends say the same

    def ways(self, hex_: int) -> list[Way]:
        """The rows that join the network of this mine with the nearest others."""
        mine = next((n for n, net in enumerate(self.nets) if net & BIT[hex_]), -1)
        if mine not in self._found:
            near = [(row, pair) for pair, row in self.rows.items() if mine in pair]
            near.sort(key=lambda found: len(found[0]))
            self._found[mine] = [self._way(mine, pair, row) for row, pair in near[:MOST]]
        return self._found[mine]

    def _way(self, mine: int, pair: tuple[int, int], row: tuple[int, ...]) -> Way:
        other = pair[0] if pair[1] == mine else pair[1]
        tunnels = row if pair[0] == mine else row[::-1]
        moves = [self.scene.moves.tunnel.moves[tunnel].text for tunnel in tunnels]
        says = f"Dig {counted(len(row), 'tunnel')} to {self.signs[other]}"
        if pair not in self._notes:
            self._notes[pair] = self._note(pair)
        told = len(row) > 1 and not any(ENDS[tunnel] & self.doomed for tunnel in row)  # what does not last is asked about
        return Way(moves, says, self._notes[pair], self._ghost(pair, row), told)

    def _note(self, pair: tuple[int, int]) -> str:
        """What the two sets become. All their rocks pay for one step only: that is said, and never forbidden."""
        apart = [self._rocks(self.nets[n]) for n in pair]
        counts = [one + other for one, other in zip(*apart, strict=True)]
        sets = len(self.nets)
        words = (
            f"{self.signs[pair[0]]} and {self.signs[pair[1]]} become one set: {rocks_told(counts)}. {sets} sets, then {sets - 1}."
        )
        if all(sum(one) > 1 for one in apart):
            words += " It pays for one step, not for two."
        scene = self.scene
        pays = [
            TRACK_TITLES[n]
            for n in range(TRACKS)
            if pays_for(scene, n, counts) and not any(pays_for(scene, n, one) for one in apart)
        ]
        return f"{words} Now also pays for: {', '.join(pays)}." if pays else words

    def _rocks(self, net: int) -> list[int]:
        """What the mines of a network produce."""
        s, seat = self.scene.s, self.scene.focus
        terrain = self.scene.content.moons[s.moons[seat]].terrain
        counts = [0] * COLOURS
        for hex_ in hexes_of(net & s.mines[seat]):
            if terrain[hex_] >= 0:
                counts[terrain[hex_]] += 1
        return counts

    def _ghost(self, pair: tuple[int, int], row: tuple[int, ...]) -> str:
        """The row as it would lie, with the number of each tunnel."""
        line = tunnel_line(list(row))
        drawn = "".join(f'<path d="{line}" class="drawn {kind}"/>' for kind in ("deep", "warmth", "dashes"))
        numbers = []
        size = self.scene.sizes.least
        for n, tunnel in enumerate(row):
            (x1, y1), (x2, y2) = MIDDLES[FROM[tunnel]], MIDDLES[TO[tunnel]]
            x, y = self.frame.x + (x1 + x2) / 2 * self.frame.scale, self.frame.y + (y1 + y2) / 2 * self.frame.scale
            numbers.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size * 0.7)}" class="dot"/>')
            numbers.append(label(x, y + size * 0.36, str(n + 1), size, "lit-number b", "middle"))
        return self.scene.ghost(f"dig-{pair[0]}-{pair[1]}", self.frame.around(drawn) + "".join(numbers))


def tunnel_spots(scene: Scene, frame: Frame) -> list[str]:
    """Every tunnel that can be dug, to be drawn with the pointer from hex to hex; and those that can be removed."""
    seat = scene.focus + 1
    drawn: list[str] = []
    for move in scene.offered("tunnel"):
        a, b = FROM[move.a], TO[move.a]
        drawn.append(f'<path class="way" data-move="{move.text}" data-ends="hex-{seat}-{a} hex-{seat}-{b}" d="{_bar(move.a)}"/>')
    for move in scene.offered("remove-tunnel"):
        drawn.append(f'<path class="fill" data-move="{move.text}" d="{_bar(move.a)}"/>')
    return frame.parts(drawn) if drawn else []


@lru_cache(512)
def _bar(tunnel: int) -> str:
    """A tunnel without its ends, which belong to what stands on the hexes."""
    (x1, y1), (x2, y2) = MIDDLES[FROM[tunnel]], MIDDLES[TO[tunnel]]
    dx, dy = (x2 - x1) * 0.3, (y2 - y1) * 0.3
    return f"M{num(x1 + dx)} {num(y1 + dy)}L{num(x2 - dx)} {num(y2 - dy)}"
