"""The story of a finished game: who flew, what was struck, what was built."""

from typing import Final

from perilune.core.journal import Event
from perilune.core.words import Vocabulary
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import el
from perilune.draw.vignettes import INK, at, flying, line, sheet, sign, solid, star
from perilune.games.uranus import messages as m
from perilune.games.uranus.content import COLOURS, Content

_ROCKS: Final = ["#6fae62", "#5f8fd0", "#d96a5a", "#a27ad0", "#aab2c6"]  # by colour
_GLASS: Final = "#123246"
HELMET: Final = 48.0  # as wide as somebody in one
_STONE: Final = "M-12 4L-14 -8L-2 -15L12 -10L14 4L4 14L-8 12Z"


def staged(event: Event, seat: int, vocabulary: Vocabulary, content: Content) -> tuple[int, str]:
    """How much an event matters, and its picture."""
    code, args = event.code, event.args
    if code == m.E_FLEW:
        return 95, at(-62, 0, flying(args[0])) + at(34, 0, _home(args[1], content.modules[args[1]], args[0]))
    if code in (m.E_LOST, m.E_ALL_DARK):
        return 93, _struck(seat)
    if code == m.E_WON:
        return 93, _home(-1, [], seat) + star(-76, -44, 11) + star(74, -52, 10) + star(88, -22, 7)
    if code == m.E_COMPLETE:
        return 85, _home(args[0], content.modules[args[0]], -1)
    if code == m.E_SENT:
        return 70, at(-62, 0, flying(args[0])) + at(34, 0, _home(args[2], [], -1))
    if code in (m.E_PAD_LOST, m.E_MINE_LOST, m.E_WAKES, m.E_ERUPTS):
        return 65, _struck(args[0])
    if code == m.E_PAD:
        return 60, at(-34, 0, _mine(args[0])) + at(30, 0, flying(args[0]), scale=0.85)
    if code in (m.E_FIRED, m.E_REMOVED, m.E_SHOT_DOWN, m.E_TURNED_ASIDE):
        whose = args[0] if code in (m.E_FIRED, m.E_SHOT_DOWN) else seat
        return (55 if code == m.E_FIRED else 30), at(-40, 0, _gun(whose)) + at(40, -48, solid(_STONE, "#6b5a52"))
    if code == m.E_LEARNT:
        return 50, sheet(vocabulary.say("{tech}", [args[1]], []), "#86d9a4", args[0])
    if code in (m.E_DONATED, m.E_GAVE_MINE, m.E_GAVE_FORT):
        return 45, at(0, -24, _rock(args[1] if code == m.E_DONATED else 0)) + at(-50, 0, _mine(args[0])) + at(
            50, 0, _mine(args[-1])
        )
    if code == m.E_DAMAGE:
        return 40, _struck(args[0])
    if code in (m.E_MINE, m.E_FORT, m.E_TUNNEL):
        return 20, _mine(args[0])
    return 0, ""


def _home(module: int, boxes: list[int], seat: int) -> str:
    """A dome on Uranus with its number and its rocks, and who moves in; -1 for no number, or for nobody."""
    number = (
        el("text", str(module + 1), x=-16, y=-43, text_anchor="middle", font_size=17, class_="b", style="fill:#f4ffff")
        if module >= 0
        else ""
    )
    colours = [colour for colour in range(COLOURS) for _ in range(boxes[colour])] if boxes else []
    wide = max(4, -(-len(colours) // 2))
    rocks = "".join(
        at((n % wide - (wide - 1) / 2) * 88 / max(4.4, wide), -22 + 17 * (n // wide), _rock(colour), scale=0.56)
        for n, colour in enumerate(colours)
    )
    place = at(14, -33, alien(seat), scale=0.62) if boxes else at(0, -6, alien(seat), scale=1.1)
    inside = place if seat >= 0 else ""
    shine = line("M-38 -40Q-34 -60 -12 -64", "#ffffff", 2.4)
    return (
        solid("M-48 -4V-40C-48 -62 -24 -70 0 -70S48 -62 48 -40V-4Q48 0 44 0H-44Q-48 0 -48 -4Z", _GLASS, 2)
        + inside
        + number
        + rocks
        + shine
    )


def alien(seat: int) -> str:
    """Somebody of a race, in a helmet, who stands on (0, 0)."""
    face = (
        solid("M-14 0C-15 -14 15 -14 14 0Z", "currentColor")
        + solid("M-17 -24C-17 -36 -10 -42 0 -42S17 -36 17 -24C17 -14 10 -8 0 -8S-17 -14 -17 -24Z", "currentColor")
        + "".join(
            el("ellipse", cx=x, cy=-25, rx=4.6, ry=5.4, fill="#fff") + el("circle", cx=x + 0.8, cy=-24, r=2.4, fill=INK)
            for x in (-6.5, 6.5)
        )
        + line("M-5 -15.5Q0 -11.5 5 -15.5", INK, 2)
    )
    helmet = el("circle", cx=0, cy=-25, r=24, fill="#bfe9ff", fill_opacity="0.16", stroke="#d9f2ff", stroke_width=1.8)
    glint = line("M-16 -35Q-12 -43 -4 -45", "#ffffff", 2.2)
    return el("g", face, helmet, glint, style=f"color:{var(seat_colour(seat))}")


def _rock(colour: int) -> str:
    return solid(_STONE, _ROCKS[colour % len(_ROCKS)])


def _struck(seat: int) -> str:
    """An asteroid above the home of a people."""
    fire = el("path", d="M74 -76L6 -24L24 -8Z", fill="#ff9d3e", opacity="0.8")
    return fire + at(14, -18, solid(_STONE, "#6b5a52")) + at(-44, 0, _mine(seat))


def _mine(seat: int) -> str:
    """A mine with the mark of its people."""
    return (
        solid("M-22 0L-14 -30H14L22 0Z", "#8b8db0")
        + el("path", d="M-8 0V-12a8 8 0 0 1 16 0V0z", fill=INK)
        + sign(seat, 0, -22, 13)
    )


def _gun(seat: int) -> str:
    """The space gun."""
    return (
        at(0, -20, solid("M-6 -7H44V7H-6Z", "#c6d0e4"), turn=-32)
        + solid("M-20 0A20 22 0 0 1 20 0Z", var(seat_colour(seat)))
        + line("M48 -50l14 -9", "#ffb454", 4)
        + sign(seat, 0, -8, 11, INK)
    )
