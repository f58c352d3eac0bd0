"""The partners' moons: small, in the sky, in the order in which they sit; what matters of each, and what can be given to them."""

from perilune.core.drawing import Way
from perilune.core.words import owned
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num, piece, use
from perilune.draw.words import fit, fitted, label, width
from perilune.games.uranus.concede import has_conceded
from perilune.games.uranus.content import PAD, ROCKET, SPACESHIP, TELESCOPE, TRACK_KEYS
from perilune.games.uranus.draw.blast import EXPLOSION, exploded
from perilune.games.uranus.draw.moon import Frame, far_ground, far_pieces, hex_places, tunnels
from perilune.games.uranus.draw.moon_shape import MIDDLES, ROCK
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.symbols import icon, imp, put
from perilune.games.uranus.hexes import WORDS
from perilune.games.uranus.state import OVER
from perilune.games.uranus.words.cards import TRACK_TITLES


def race_piece(scene: Scene, seat: int, x: float, y: float, scale: float) -> str:
    """The imp of a race, in the colour of its seat: the piece that flies."""
    drawn = (
        f'<g data-card="moon-{seat + 1}" style="color:{var(seat_colour(seat))}">{put(imp(scene.s.races[seat]), 0, 0, scale)}</g>'
    )
    return piece(f"imp-{seat + 1}", x, y, drawn, arc=0.3)


def far_moon(scene: Scene, seat: int, marked: bool = True) -> str:
    """A moon from far away, around its own middle."""
    s = scene.s
    board = scene.content.moons[s.moons[seat]]
    terrain = tuple(board.terrain)
    awake = s.volcano[seat] > 0
    drawn = far_ground(terrain, s.dark[seat], awake, seat, marked)
    drawn += f'<g class="pieces">{tunnels(*s.tunnels[seat * WORDS : seat * WORDS + WORDS], True)}'
    drawn += far_pieces(s.mines[seat], s.forts[seat], s.pads[seat])
    if awake and not s.flown[seat]:
        x, y = MIDDLES[board.volcano]
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="105" fill="url(#ur-lava)" opacity=".8"/>{put("ur-fv", x, y)}'
    if marked:
        scene.places.update(
            hex_places(terrain, s.dark[seat], s.mines[seat], s.forts[seat], s.pads[seat], seat, scene.names[seat])
        )
    if exploded(s, seat):
        drawn += EXPLOSION
    return drawn + "</g>"


def state_of(scene: Scene, seat: int, short: bool) -> tuple[str, str]:
    """How it is with a partner, in a word or two, and the class of these words."""
    s = scene.s
    if s.flown[seat]:
        return ("safe" if short else "safe on Uranus"), "good"
    if has_conceded(s, seat):
        return "conceded", "bad"
    if exploded(s, seat):
        return "lost", "bad"
    if s.volcano[seat]:
        return ("erupts" if short else "volcano awake"), "lava"
    if s.stage != OVER and s.ready[seat]:
        return "ready", "good"
    return "", "q"


def partner(scene: Scene, seat: int, x: float, y: float, radius: float, short: bool) -> None:
    """A partner's moon with its name, how far the race is on its way, and how it is with it. It opens on a click."""
    size = scene.sizes
    room = radius * 2.2 + (10 if short else 30)
    name, font = fit(scene.names[seat], room, size.name + 0.5, True, size.least)
    wide = width(name, font, True)
    low = y + radius
    drawn = use(mark(seat), x - wide / 2 - 4, low + 18, 14) + label(x + 6, low + 23, name, font, "b sky", "middle")
    drawn += _way(scene, seat, x, low + 36, short)
    _shown(scene, seat, x, y, radius, drawn)


def partner_in_line(scene: Scene, seat: int, x: float, y: float, w: float, radius: float) -> None:
    """The same on a phone: name and state beside the moon where there is room, else below it."""
    size = scene.sizes
    if w > 160:
        at = x + 2 * radius + 12
        drawn = use(mark(seat), at + 6, y + radius - 11, 15)
        drawn += fitted(at + 17, y + radius - 5, scene.names[seat], w - 2 * radius - 55, size.body, "b sky", "", size.least)
        word, kind = state_of(scene, seat, True)
        drawn += (
            label(at, y + radius + size.body, word, size.body, f"{kind} sky")
            if word
            else _signs(scene, seat, at + 8, y + radius + 11, 24, 0.8)
        )
        _shown(scene, seat, x + radius + 4, y + radius, radius, drawn)
        return
    middle = x + w / 2
    low = y + 2 * radius + size.body + 3
    drawn = fitted(middle, low, scene.names[seat], w - 6, size.body, "b sky", "middle", size.least)
    word, kind = state_of(scene, seat, True)
    drawn += (
        label(middle, low + size.body + 3, word, size.body, f"{kind} sky", "middle")
        if word
        else _signs(scene, seat, middle - 22, low + size.body - 2, 22, 0.75)
    )
    drawn += use(mark(seat), middle - radius + 2, y + 6, 15)
    _shown(scene, seat, middle, y + radius, radius, drawn)


def _shown(scene: Scene, seat: int, x: float, y: float, radius: float, beside: str) -> None:
    """The moon itself, with what stands beside it, as one thing."""
    s = scene.s
    frame = Frame(x, y, radius / ROCK)
    words = owned("The moon", scene.names[seat])
    gone = ' class="gone"' if s.flown[seat] else ""
    moon = frame.around(f'<g id="moon-{seat + 1}"{gone} data-enlarge="{esc(words)}">{far_moon(scene, seat)}</g>')
    ways = gifts(scene, seat)
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 4)}" class="target"/>' if ways else ""
    marks = f' data-card="moon-{seat + 1}"'
    scene.put(
        scene.thing(marks, f"partner-{seat + 1}", words, ways, moon, beside, ring) if ways else f"<g{marks}>{moon}{beside}</g>"
    )
    if not s.flown[seat] and not exploded(s, seat):
        scene.put(f'<g class="pieces">{race_piece(scene, seat, x + radius * 0.82, y + radius * 0.78, 0.6)}</g>')


def _signs(scene: Scene, seat: int, x: float, y: float, step: float, scale: float) -> str:
    """Launchpad, rocket, spaceship: lit when the race has them."""
    s = scene.s
    have = [(PAD, s.pads[seat] != 0)] + [(tech, s.known[seat] >> (tech - TELESCOPE) & 1 == 1) for tech in (ROCKET, SPACESHIP)]
    drawn = ""
    for n, (track, there) in enumerate(have):
        marks = scene.place(
            f"track-{seat + 1}-{TRACK_KEYS[track]}", TRACK_TITLES[track], owned("The project board", scene.names[seat])
        )
        drawn += f'<g class="icon{" good" if there else " faint"}"{marks}>{put(icon(track), x + step * n, y, scale)}</g>'
    return drawn


def _way(scene: Scene, seat: int, x: float, y: float, short: bool) -> str:
    """How far a race is on its way; then how it is."""
    word, kind = state_of(scene, seat, short)
    if scene.s.flown[seat]:
        return label(x, y + 4.5, word, 12.5, f"{kind} sky", "middle")
    wide = 54 + (width(word, 12.5) + 4 if word else -8)
    at = max(x - wide / 2 + 7, 14)  # the outermost moon is near the edge
    drawn = _signs(scene, seat, at, y, 18, 0.62)
    return drawn + (label(at + 50, y + 4.5, word, 12.5, f"{kind} sky") if word else "")


def gifts(scene: Scene, seat: int) -> list[Way]:
    """What can be given to this partner."""
    found: list[Way] = []
    for verb, says, note in (
        ("give-mine", "Give a mine", "It is built at once, where they choose."),
        ("give-fortification", "Give a fortification", "They choose the mine."),
    ):
        found += [Way([move.text], says, note) for move in scene.offered(verb) if move.a == seat]
    for move in scene.offered("give"):
        if move.b == seat:
            tech = scene.moves.give_tech.terms[0].labels[move.a]
            found.append(Way([move.text], f"Give {tech}", "Your track is erased and can be completed again."))
    return found
