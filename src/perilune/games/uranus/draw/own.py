"""The viewer's own moon, large, with everything that a click on it does."""

from typing import Final

from perilune.core.drawing import Way
from perilune.core.words import capital, inside, owned
from perilune.draw.svg import esc, num, points
from perilune.draw.words import label
from perilune.games.uranus.content import COLOUR_NAMES
from perilune.games.uranus.draw.asteroids import crosshairs, struck_hexes
from perilune.games.uranus.draw.blast import EXPLOSION, exploded
from perilune.games.uranus.draw.digging import Digging, tunnel_spots
from perilune.games.uranus.draw.moon import Frame, eruption, erupts, ground, hex_places, hexes_told, pieces, tunnels
from perilune.games.uranus.draw.moon_shape import MIDDLES
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.sets import Set, in_hand, sign, ways_of
from perilune.games.uranus.draw.symbols import HEX, corners
from perilune.games.uranus.hexes import BIT, HEXES, WORDS, hexes_of
from perilune.games.uranus.moon import struck
from perilune.games.uranus.moves import TURN_LABELS
from perilune.games.uranus.state import SETUP
from perilune.games.uranus.words.harm import losses, mildest
from perilune.games.uranus.words.letters import letter, lettered
from perilune.games.uranus.words.places import FIRST_OF_ROWS, ROW

LEFTMOST: Final = 0.45  # of the size of a digit: half of it, and its line
FEW: Final = 12  # hexes that can be used
BESIDE_MINE: Final = [17.0, -17.0]  # where a letter lies
BESIDE_ROCKET: Final = [25.0, -12.0]
_SPOT = "m0-30.6l26.5 15.3v30.6l-26.5 15.3-26.5-15.3v-30.6z"  # a hex around its middle


def own_moon(scene: Scene, frame: Frame) -> None:
    """The moon with its land, its tunnels and what stands on it."""
    s, seat = scene.s, scene.focus
    board = scene.content.moons[s.moons[seat]]
    awake = s.volcano[seat] > 0
    gone = ' class="gone"' if s.flown[seat] else ""
    land = ground(tuple(board.terrain), s.dark[seat], awake, seat)
    words = esc(owned("The moon", scene.names[seat]))
    scene.put(frame.around(f'<g id="moon-{seat + 1}"{gone} data-board="{words}">{land}</g>'))
    over = tunnels(*s.tunnels[seat * WORDS : seat * WORDS + WORDS], False)
    if awake and not s.flown[seat]:
        over = eruption(tuple(board.rings), s.volcano[seat]) + over
    if gone:
        scene.put(f'<g class="pieces gone">{frame.around(over, pieces(s, scene.content, seat))}</g>')
    else:
        scene.put(f'<g class="pieces">{frame.around(over)}</g>', frame.around(pieces(s, scene.content, seat)))
    if exploded(s, seat):
        scene.put(f'<g class="pieces">{frame.around(EXPLOSION)}</g>')


def over_moon(scene: Scene, frame: Frame, sets: list[Set]) -> None:
    """What lies over the pieces: hot spots, letters, the pattern of an impact that is laid now."""
    s, seat, size = scene.s, scene.focus, scene.sizes.least
    if scene.aim(seat) is None:
        _hexes(scene, frame, sets)
        scene.put(*tunnel_spots(scene, frame))
        _letters(scene, frame, size)
        _rows(scene, frame, size)
    else:
        _hexes(scene, frame, [])
        _variants(scene, frame)
    board = scene.content.moons[s.moons[seat]]
    if s.volcano[seat] and not s.flown[seat] and not exploded(s, seat):
        x, y = frame.at(board.volcano)
        words = erupts(s.volcano[seat], len(board.rings))
        scene.put(
            f'<g class="pieces">{label(x, y + 22 * frame.scale + size * 0.5, words, size + 0.5, "lava b sky", "middle")}</g>'
        )


def _rows(scene: Scene, frame: Frame, size: float) -> None:
    """The number of each row of hexes, on the rim to its left: words call a hex by it."""
    s, seat = scene.s, scene.focus
    if s.flown[seat] or exploded(s, seat):
        return
    drawn = []
    for hex_ in FIRST_OF_ROWS:
        x, y = frame.at(hex_, -HEX * 1.06)
        words = label(max(x, size * LEFTMOST), y + size * 0.36, str(ROW[hex_]), size, "row-number", "middle")
        # where the land is as wide as the screen, the number lies on its hex, and leaves clicks to that
        drawn.append(f'<g class="pieces">{words}</g>' if x < size * LEFTMOST else words)
    scene.put(f'<g data-card="moon-{seat + 1}">{"".join(drawn)}</g>')


def _letters(scene: Scene, frame: Frame, size: float) -> None:
    """The letter of each network, at its first mine."""
    s, seat = scene.s, scene.focus
    if s.flown[seat] or s.stage == SETUP or exploded(s, seat):
        return
    drawn = []
    for hex_, n in lettered(s, seat, scene.content).items():
        across, down = BESIDE_ROCKET if s.pads[seat] & BIT[hex_] else BESIDE_MINE
        x, y = frame.at(hex_, across, down)
        drawn.append(sign(x, y, letter(n), max(9.4, size * 0.76), size))
    scene.put(f'<g class="pieces">{"".join(drawn)}</g>')


def _hexes(scene: Scene, frame: Frame, sets: list[Set]) -> None:
    """Every hex as a place that can be marked and explains itself; those that can be used are outlined, or have a ring."""
    s, seat = scene.s, scene.focus
    board = scene.content.moons[s.moons[seat]]
    state = (tuple(board.terrain), s.dark[seat], s.mines[seat], s.forts[seat], s.pads[seat])
    scene.places.update(hex_places(*state, seat, scene.names[seat]))
    told = hexes_told(*state)
    uses = _uses(scene, frame, sets)
    drawn: list[str] = []
    mines = scene.moves.mine.moves
    radius = 6 if len(uses) <= FEW else 3.6  # where a mine can be built nearly everywhere, those that stand are to be seen first
    for hex_ in range(HEXES):
        x, y = MIDDLES[hex_]
        # a path and no copy of a symbol: a finger that draws on keeps hold of it when it is drawn again
        at = f"M{num(x)} {num(y)}{_SPOT}"
        marks = f' data-place="hex-{seat + 1}-{hex_}" data-card="hex-{hex_}"'
        ways = uses.get(hex_)
        if not ways:
            if scene.asking:
                text = mines[hex_].text
                scene.asks.append(text)
                marks += f' data-ask="{text}"'
            drawn.append(f'<g data-says="{told[hex_]}"{marks}><path d="{at}" class="spot"/></g>')
            continue
        ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{radius}" class="dot"/>' if not s.mines[seat] & BIT[hex_] else ""
        spot = f'<path d="{at}" class="spot{"" if ring else " chosen"}"/>'
        if ring and len(ways) == 1:  # a mine can be built here, and nothing else: that is done at once
            drawn.append(scene.spot(marks, ways[0].moves[0], told[hex_], spot, ring))
        else:
            drawn.append(scene.thing(marks, f"hex-{hex_}", told[hex_], ways, spot, ring))
    scene.put(*frame.parts(drawn))


def _uses(scene: Scene, frame: Frame, sets: list[Set]) -> dict[int, list[Way]]:
    """What can be done at each hex."""
    s, seat = scene.s, scene.focus
    found: dict[int, list[Way]] = {}
    if not scene.offers:
        return found
    terrain = scene.content.moons[s.moons[seat]].terrain
    for move in scene.offered("mine"):
        found[move.a] = [Way([move.text], "Build a mine", f"One {COLOUR_NAMES[terrain[move.a]]} rock a round.")]
    if in_hand(s):
        for one in sets:
            if one.at < HEXES:
                ways = ways_of(scene, one)
                if ways:
                    found.setdefault(one.at, []).extend(ways)
    for move in scene.offered("double"):
        found.setdefault(move.a, []).append(
            Way([move.text], "Produce a second rock", f"One more {COLOUR_NAMES[terrain[move.a]]} rock in its set.")
        )
    for move in scene.offered("donate"):
        found.setdefault(move.a, []).append(
            Way([move.text], f"Give the rock to {inside(scene.names[move.b])}", "They may add it to any set.")
        )
    digging = Digging(scene, frame)
    if digging.rows:
        for hex_ in hexes_of(s.mines[seat]):
            ways = digging.ways(hex_)
            if ways:
                found.setdefault(hex_, []).extend(ways)
    for move in scene.offered("launchpad"):
        found.setdefault(move.a, []).append(
            Way([move.text], "Build a launchpad", "Launch sets from here and, at last, your race.")
        )
    for move in scene.offered("fortify"):
        found.setdefault(move.a, []).append(Way([move.text], "Fortify the mine", "Safe from impacts and eruptions."))
    for move in scene.offered("remove-mine"):
        found.setdefault(move.a, []).append(Way([move.text], "Remove the mine", "Its hex is free again."))
    return found


def _variants(scene: Scene, frame: Frame) -> None:
    """All ways to lay the impact pattern: the first is shown, the page turns it."""
    s, seat = scene.s, scene.focus
    aim = scene.aim(seat)
    assert aim is not None
    point, card = aim
    x, y = MIDDLES[point]
    cross = crosshairs(s, seat, point)
    if not scene.offered("impact"):
        scene.put(f'<g class="pieces">{frame.around(cross)}</g>')
        return
    kids: list[str] = []
    first, _ = mildest(s, scene.content, seat, point, card)  # whoever places it at once does not lose more than they must
    for move in sorted(scene.offered("impact"), key=lambda move: move.a != first):
        mask = struck(s, scene.content, seat, point, card, move.a)
        spared = scene.content.impacts[card].masks[move.a * HEXES + point] & ~mask
        told = f"{capital(TURN_LABELS[move.a])}: {losses(s, scene.content, seat, mask)}"
        marks = f'data-move="{esc(move.text)}"{_turned(scene, card, move.a)}'
        kids.append(f'<g class="variant offer" {marks} data-says="{esc(told)}">{struck_hexes(mask)}{_spared(spared)}</g>')
    aimed = f'<path d="{points(corners(HEX * 0.98, x, y))}" class="aim"/>'
    scene.put(
        frame.around(
            f'<g class="variants" data-ground="moon-{seat + 1}">{"".join(kids)}</g>', f'<g class="pieces">{aimed}{cross}</g>'
        )
    )


def _spared(mask: int) -> str:
    """Hexes of a pattern that stay as they are."""
    return "".join(f'<path d="{points(corners(HEX * 0.88, *MIDDLES[hex_]))}" class="spared"/>' for hex_ in hexes_of(mask))


def _turned(scene: Scene, card: int, turn: int) -> str:
    """Which move each button of the page leads to: turned to the left or right, or mirrored from left to right."""
    first, same = turn // 6 * 6, scene.content.impacts[card].same
    ways = {"left": first + (turn - 1) % 6, "right": first + (turn + 1) % 6, "flip": 6 - first + (4 - turn) % 6}
    return "".join(f' data-{way}="{esc(scene.moves.impact.moves[same[to]].text)}"' for way, to in ways.items())
