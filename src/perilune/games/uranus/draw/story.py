"""The story of a finished game: who flew, what was struck, what was built."""

from perilune.core.journal import Event
from perilune.core.words import Vocabulary
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import el
from perilune.draw.vignettes import INK, at, flying, line, sheet, sign, solid
from perilune.games.uranus import messages as m

_ROCKS = ["#d96a5a", "#6fae62", "#5f8fd0", "#a27ad0", "#e0bd55"]


def staged(event: Event, seat: int, vocabulary: Vocabulary) -> tuple[int, str]:
    """How much an event matters, and its picture."""
    code, args = event.code, event.args
    if code == m.E_FLEW:
        return 95, at(-32, 0, flying(args[0])) + at(44, 0, _home(args[0]))
    if code in (m.E_LOST, m.E_ALL_DARK):
        return 93, _struck(seat)
    if code == m.E_WON:
        return 93, _home(seat)
    if code == m.E_COMPLETE:
        return 85, _home(seat)
    if code == m.E_SENT:
        return 70, at(-20, 0, flying(args[0])) + at(44, -30, _rock(0), scale=0.8)
    if code in (m.E_PAD_LOST, m.E_MINE_LOST, m.E_WAKES, m.E_ERUPTS):
        return 65, _struck(args[0])
    if code == m.E_PAD:
        return 60, at(-34, 0, _mine(args[0])) + at(30, 0, flying(args[0]), scale=0.85)
    if code in (m.E_FIRED, m.E_REMOVED, m.E_SHOT_DOWN, m.E_TURNED_ASIDE):
        whose = args[0] if code in (m.E_FIRED, m.E_SHOT_DOWN) else seat
        return (55 if code == m.E_FIRED else 30), at(-40, 0, _gun(whose)) + at(40, -48, _rock(0))
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


def _home(seat: int) -> str:
    """A dome with its light on."""
    windows = "".join(el("rect", x=x, y=-14, width=7, height=9, rx=2, fill="#ffdf8a") for x in (-18, -4, 11))
    return solid("M-30 0V-26A30 34 0 0 1 30 -26V0Z", "#1d2540") + sign(seat, 0, -32, 22) + windows


def _rock(colour: int) -> str:
    return solid("M-12 4L-14 -8L-2 -15L12 -10L14 4L4 14L-8 12Z", _ROCKS[colour % len(_ROCKS)])


def _struck(seat: int) -> str:
    """An asteroid above the home of a people."""
    fire = el("path", d="M74 -76L6 -24L24 -8Z", fill="#ff9d3e", opacity="0.8")
    return fire + at(14, -18, solid("M-12 4L-14 -8L-2 -15L12 -10L14 4L4 14L-8 12Z", "#6b5a52")) + at(-44, 0, _mine(seat))


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
