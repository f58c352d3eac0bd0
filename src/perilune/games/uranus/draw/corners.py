"""Small things around the viewer's moon: whose it is, the personal objective, and space junk in hand."""

from perilune.core.words import capital, possessive
from perilune.draw.pieces import mark
from perilune.draw.svg import num, rect, use
from perilune.draw.words import fitted, label
from perilune.games.uranus.cards.junk import CARDS, ROCKS, SENDER, junk_in_hand
from perilune.games.uranus.content import COLOUR_NAMES, COLOURS, PAD, SPACESHIP, TELESCOPE
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.symbols import HOME, STAR, icon, put, rock
from perilune.games.uranus.hexes import HEXES, count
from perilune.games.uranus.rocks import free_homes
from perilune.games.uranus.state import OVER


def owner(scene: Scene, x: float, y: float, room: float) -> None:
    """Whose moon it is, what its race has for the escape, and how much of it is left. y is the base line of the last line."""
    s, seat, size = scene.s, scene.focus, scene.sizes
    left = f"{HEXES - count(s.dark[seat])} of {HEXES} hexes"
    line = y - size.body - 7
    scene.put(
        f'<g data-card="moon-{seat + 1}">{rect(x - 4, line - 18, room, 42, "hot")}{_escape(scene, x + 9, line - 33)}',
        use(mark(seat), x + 8, line - 5.5, 16),
        fitted(x + 22, line, scene.names[seat], room - 26, size.name + 1.5, "b sky", "", size.least),
        label(x, y, left, size.body, "q sky") + "</g>",
    )


def _escape(scene: Scene, x: float, y: float) -> str:
    """Launchpad, spaceship, home: what a race needs, lit when it is there."""
    s, seat = scene.s, scene.focus
    if s.flown[seat] or s.stage == OVER:
        return ""
    have = [
        (icon(PAD), s.pads[seat] != 0),
        (icon(SPACESHIP), s.known[seat] >> (SPACESHIP - TELESCOPE) & 1 == 1),
        (HOME, bool(free_homes(s, scene.content))),
    ]
    signs = [
        f'<g class="icon need {"good" if there else "faint"}">{put(sign, x + 4 + 21 * n, y, 0.75)}</g>'
        for n, (sign, there) in enumerate(have)
    ]
    return rect(x - 10, y - 11, 70, 22, "plate", 11) + "".join(signs)


def objective(scene: Scene, x: float, y: float, w: float, flat: bool = False) -> None:
    """The secret of the viewer, if there is one; or, after a win, that of the seat that is in front."""
    goal = scene.s.objectives[scene.focus]
    if goal < 0:
        return
    size = scene.sizes
    high = size.body * (2 if flat else 4.6)
    line = y + high * (0.5 if flat else 0.31)
    star = f'<g style="color:var(--pl-moon)">{put(STAR, x + 18, line)}</g>'
    name = scene.content.objectives[goal].name
    if flat:
        words = fitted(x + 32, line + size.body * 0.36, name, w - 40, size.body, "b", "", size.least)
    else:
        words = label(x + 32, line + size.body * 0.36, "Objective", size.body, "q")
        words += fitted(x + 10, y + high * 0.78, name, w - 20, size.body, "b", "", size.least)
    scene.put(f'<g data-card="objective">{rect(x, y, w, high, "slip", 9)}{star}{words}</g>')


def junk(scene: Scene, x: float, y: float, w: float, reach: float) -> None:
    """Space junk in hand: whose it is, and the rocks that did not fit. `reach` is how large a rock is for a finger."""
    s, size = scene.s, scene.sizes
    held = junk_in_hand(s)
    more = f", {held[CARDS]} more to draw" if held[CARDS] else ""
    words = f"{capital(possessive(scene.names[held[SENDER]]))} space junk{more}"
    high = size.body * 1.7 + reach
    heading = fitted(x + 12, y + size.body * 1.4, words, w - 24, size.body, "b", "", size.least)
    scene.put(f'<g data-card="junk">{rect(x, y, w, high, "slip", 10)}{heading}</g>')
    at = x + 10 + reach / 2
    for colour in range(COLOURS):
        text = f"save {COLOUR_NAMES[colour]}"
        offered = text in scene.offers
        for _ in range(held[ROCKS + colour]):
            middle = y + high - reach / 2 - 2
            ring = (
                f'<circle cx="{num(at)}" cy="{num(middle)}" r="{num(reach / 2 - 1)}" class="{"target" if offered else "hot"}"/>'
            )
            drawn = ring + put(rock(colour), at, middle, size.unit / 13.3)
            scene.put(scene.spot("", text if offered else "", f"{COLOUR_NAMES[colour]} rock", drawn))
            at += min(reach + 2, (w - 20 - reach) / max(1, sum(held[ROCKS : ROCKS + COLOURS]) - 1))
