"""A moon: rock, land, tunnels and what stands on it, around its own middle. A frame puts it into the picture, at any size."""

from functools import lru_cache

from perilune.core.words import owned
from perilune.draw.svg import num, piece
from perilune.games.uranus.content import LAVA, Content
from perilune.games.uranus.draw.moon_shape import EDGE, MIDDLES, ROCK, border, rock
from perilune.games.uranus.draw.symbols import AWAKE, DARK, FORT, MINE, PAD, PRINTED, far_land, land, put
from perilune.games.uranus.hexes import BIT, FROM, HEXES, TO, WORD, WORDS, distance, hexes_of
from perilune.games.uranus.state import UranusState
from perilune.games.uranus.words.places import titled


class Frame:
    """Where a moon stands in the picture, and how large it is."""

    def __init__(self, x: float, y: float, scale: float) -> None:
        self.x = x
        self.y = y
        self.scale = scale

    @property
    def radius(self) -> float:
        """Of its rock."""
        return ROCK * self.scale

    def at(self, hex_: int, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        """The middle of a hex in the picture, or a point beside it, in units of the moon."""
        x, y = MIDDLES[hex_]
        return self.x + (x + dx) * self.scale, self.y + (y + dy) * self.scale

    def parts(self, shapes: list[str]) -> list[str]:
        """These shapes, drawn around the middle of the moon, at their place in the picture: parts of their own, in a group."""
        size = "" if self.scale == 1 else f" scale({round(self.scale, 4)})"
        return [f'<g transform="translate({num(self.x)} {num(self.y)}){size}">', *shapes, "</g>"]

    def around(self, *inside: str) -> str:
        """The same in one part."""
        return "".join(self.parts(list(inside)))


@lru_cache(512)
def ground(terrain: tuple[int, ...], dark: int, awake: bool, seat: int) -> str:
    """The rock and the land of a moon that is near. Dark hexes have names, so that a page can let them flash when they are new."""
    drawn = [f'<circle r="{num(ROCK * 1.13)}" fill="url(#ur-halo)" opacity=".62"/>', rock(dark & EDGE, True)]
    drawn.append(
        f'<circle r="{num(ROCK - 1.5)}" fill="none" stroke="url(#ur-teal)" stroke-width="3" opacity=".8"/>'
        if not dark & EDGE
        else ""
    )
    waves = [distance(terrain.index(LAVA), hex_) if awake else 0 for hex_ in range(HEXES)]  # lava spreads from the volcano
    for hex_ in range(HEXES):
        x, y = MIDDLES[hex_]
        colour = terrain[hex_]
        if colour == LAVA and awake:
            drawn.append(put(AWAKE, x, y))
        elif dark & BIT[hex_]:
            drawn.append(
                f'<use id="dark-{seat + 1}-{hex_}" data-flash="{waves[hex_]}" href="#{DARK}" x="{num(x)}" y="{num(y)}"/>'
            )
        else:
            drawn.append(put(land(colour, hex_ % 2 == 1), x, y))
    drawn.append(f'<circle r="{num(ROCK)}" fill="url(#ur-shade)" clip-path="url(#ur-land)"/>')
    return "".join(drawn)


@lru_cache(512)
def far_ground(terrain: tuple[int, ...], dark: int, awake: bool, seat: int, marked: bool) -> str:
    """The same from far away, with its hexes as places that can be marked."""
    drawn = [f'<circle r="{num(ROCK * 1.13)}" fill="url(#ur-halo)"/>', rock(dark & EDGE, False)]
    for hex_ in range(HEXES):
        x, y = MIDDLES[hex_]
        gone = dark & BIT[hex_] and not (terrain[hex_] == LAVA and awake)
        mark = f' data-place="hex-{seat + 1}-{hex_}"' if marked else ""
        drawn.append(f'<use href="#{"ur-fd" if gone else far_land(terrain[hex_])}" x="{num(x)}" y="{num(y)}"{mark}/>')
    drawn.append(f'<circle r="{num(ROCK)}" fill="url(#ur-shade)" pointer-events="none"/>')
    return "".join(drawn)


def tunnel_line(tunnels: list[int]) -> str:
    """The path of some tunnels, from middle to middle."""
    path = []
    for tunnel in tunnels:
        (x1, y1), (x2, y2) = MIDDLES[FROM[tunnel]], MIDDLES[TO[tunnel]]
        path.append(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}")
    return "".join(path)


def dug(s: UranusState, seat: int) -> list[int]:
    """The tunnels of a moon."""
    return [word * WORD + bit for word in range(WORDS) for bit in hexes_of(s.tunnels[seat * WORDS + word])]


@lru_cache(1024)
def tunnels(a: int, b: int, c: int, far: bool) -> str:
    """All tunnels of a moon, as three strokes of one line: the bore, its light, the sleepers."""
    line = tunnel_line([word * WORD + bit for word, bits in enumerate((a, b, c)) for bit in hexes_of(bits)])
    if not line:
        return ""
    if far:
        return f'<path d="{line}" class="bore" style="stroke-width:20"/><path d="{line}" class="tunnel" style="stroke-width:11"/>'
    return "".join(f'<path d="{line}" class="{kind}"/>' for kind in ("bore", "tunnel", "sleepers"))


@lru_cache(1024)
def far_pieces(mines: int, forts: int, pads: int) -> str:
    """Mines from far away: a dot each, ringed if it is fortified, a triangle for a launchpad."""
    drawn = []
    for hex_ in hexes_of(mines):
        x, y = MIDDLES[hex_]
        at = f'cx="{num(x)}" cy="{num(y)}"'
        if pads & BIT[hex_]:
            drawn.append(f'<circle {at} r="22" fill="#17112a" stroke="#ffb454" stroke-width="7"/>')
            drawn.append(f'<path d="M{num(x)} {num(y - 15)}l11 25h-22Z" fill="#ffb454"/>')
        else:
            ring = ' stroke="#e9edf6" stroke-width="9"' if forts & BIT[hex_] else ' stroke="#ffe9b0" stroke-width="5.6"'
            drawn.append(f'<circle {at} r="15" fill="#17112a"{ring}/>')
    return "".join(drawn)


def pieces(s: UranusState, content: Content, seat: int) -> str:
    """Mines, fortifications and launchpads, each a piece of its own."""
    printed = content.moons[s.moons[seat]].mines
    drawn = []
    for hex_ in hexes_of(s.mines[seat]):
        x, y = MIDDLES[hex_]
        bit = BIT[hex_]
        kind = 2 if s.pads[seat] & bit else 1 if s.forts[seat] & bit else 0
        drawn.append(piece(f"mine-{seat + 1}-{hex_}", x, y, _standing(kind, printed & bit != 0)))
    return f'<g class="pieces">{"".join(drawn)}</g>'


@lru_cache(8)
def _standing(kind: int, printed: bool) -> str:
    mine = PRINTED if printed else MINE
    return [put(mine, 0, 0), put(FORT, 0, 0) + put(mine, 0, 0, 0.84), put(PAD, 0, -2, 1.12)][kind]


@lru_cache(256)
def eruption(rings: tuple[int, ...], reach: int) -> str:
    """A volcano that is awake: the line round what it has reached, and round what it takes next."""
    drawn = f'<path d="{border(rings[reach - 1])}" class="reached"/>'
    return drawn + (f'<path d="{border(rings[reach])}" class="next"/>' if reach < len(rings) else "")


def erupts(reach: int, rings: int) -> str:
    """What a volcano that is awake does next, in few words."""
    return f"{reach} {'step' if reach == 1 else 'steps'} next round" if reach < rings else "burnt out"


@lru_cache(256)
def hex_places(terrain: tuple[int, ...], dark: int, mines: int, forts: int, pads: int, seat: int, name: str) -> dict[str, str]:
    """All hexes of a moon as places that partners can mark, each with its name in words."""
    return {
        f"hex-{seat + 1}-{hex_}": f"{told} ({owned('The moon', name)})"
        for hex_, told in enumerate(hexes_told(terrain, dark, mines, forts, pads))
    }


@lru_cache(256)
def hexes_told(terrain: tuple[int, ...], dark: int, mines: int, forts: int, pads: int) -> list[str]:
    """All hexes of a moon in words."""
    told = []
    for hex_ in range(HEXES):
        bit = BIT[hex_]
        kind = 0 if not mines & bit else 2 if forts & bit else 3 if pads & bit else 1
        told.append(titled(terrain[hex_], hex_, dark & bit != 0, kind))
    return told
