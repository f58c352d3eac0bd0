"""The story of a finished game: journeys, observations and flights, and the star columns that stand for the points."""

from perilune.core.journal import Event
from perilune.core.words import Vocabulary
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import el, num
from perilune.draw.vignettes import INK, at, banner, flying, line, sheet, sign, solid, star
from perilune.games.astronavigators import messages as m


def tower(seat: int, wide: float, high: float, won: bool) -> tuple[str, str]:
    """Points are a column of light over the dome of an observatory; upon it shines the star of a winner, or lies a mark."""
    colour, half = var(seat_colour(seat)), wide / 2
    out = half + 13
    dome = f"M{num(-out)} 0a{num(out)} 24 0 0 1 {num(2 * out)} 0z"
    rays = line(f"M{num(-half)} {num(-high)}L0 {num(-high - 14)}L{num(half)} {num(-high)}", "#ffe9b0", 1.6)
    size = min(22.0, wide * 0.36)
    shape = (
        star(0, -high - size - 4, size, colour)
        if won
        else el("circle", cx=0, cy=num(-high - size - 3), r=num(size * 0.6), fill=colour)
    )
    top = shape + sign(seat, 0, -high - size - 3, size * 0.6, "#fff")
    return solid(dome, "#c6d0e4"), solid(f"M{num(-half)} {num(-high)}h{num(wide)}v5h{num(-wide)}z", colour, 1.2) + rays + top


def staged(event: Event, seat: int, vocabulary: Vocabulary) -> tuple[int, str]:
    """How much an event matters, and its picture."""
    code, args = event.code, event.args
    if code == m.E_HOME:
        return 95, at(-20, 0, _capsule(args[0])) + at(46, 0, banner(args[0]))
    if code == m.E_MOON:
        return 92, _moon() + at(0, -40, banner(args[0]), scale=0.5)
    if code == m.E_LAUNCH:
        return 90, flying(args[0])
    if code in (m.E_ABORT, m.E_ABORT_STAGE, m.E_OUT, m.E_DROP):
        return 88, at(-10, 0, _capsule(args[0])) + line("M30 -56l24 24m0 -24l-24 24", "#ff8a80", 5)
    if code in (m.E_ALL_CONTINENTS, m.E_ALL_VEHICLES, m.E_VISIT, m.E_VEHICLE, m.E_GO):
        return _journey(code), _globe() + at(0, -58, banner(args[0]), scale=0.42)
    if code == m.E_SET:
        return 84, _sky(args[0])
    if code in (m.E_QUEST_DONE, m.E_QUEST):
        return 82, sheet(vocabulary.say("{quest}", [args[1]], []), "#86d9a4", args[0])
    if code == m.E_TRAIN:
        return 70, _capsule(args[0])
    if code in (m.E_EXCHANGE, m.E_NEGATE, m.E_EQUAL, m.E_STEP, m.E_LEAVE, m.E_SKIP, m.E_MATCH):
        whose = args[1] if code == m.E_SKIP else args[0]
        return 60, at(-34, -22, _tile()) + at(30, -4, flying(whose), scale=0.85)
    if code == m.E_OBSERVED:
        return 50, _sky(args[0])
    if code in (m.E_POINTS_RACE, m.E_POINTS_NK, m.E_POINTS_AGENDA, m.E_POINTS_WIN):
        return 40, banner(args[0])
    return 0, ""


def _journey(code: int) -> int:
    """One's own first visit says more about a month than what others have observed in it."""
    if code in (m.E_ALL_CONTINENTS, m.E_ALL_VEHICLES):
        return 85
    return 35 if code == m.E_GO else 46


def _globe() -> str:
    """The Earth."""
    return el("circle", cx=0, cy=-30, r=29, fill="#3f8be0", stroke=INK, stroke_width=1.4) + el(
        "path", d="M-20 -46q12 -12 22 -6t4 16q-10 4 -12 14t-12 -4t-2 -20zM8 -22q10 -8 18 0q-2 14 -14 16t-4 -16z", fill="#6cc07c"
    )


def _moon() -> str:
    return (
        el("circle", cx=0, cy=-20, r=24, fill="#d5d6de", stroke=INK, stroke_width=1.4)
        + el("circle", cx=-9, cy=-24, r=5, fill="#a9abba")
        + el("circle", cx=9, cy=-11, r=4, fill="#a9abba")
    )


def _sky(seat: int) -> str:
    """A telescope under the stars."""
    stars = star(14, -60, 8) + star(44, -44, 7) + star(62, -66, 6)
    signs = line("M14 -60L44 -44L62 -66", "#7cd4ff", 1.4)
    tube = at(-30, -22, solid("M-26 -8H18V8H-26Z", var(seat_colour(seat))), solid("M18 -10H28V10H18Z", "#c6d0e4"), turn=-32)
    legs = line("M-30 -16L-44 0M-30 -16L-18 0M-30 -16V0", "#c6d0e4", 3)
    return signs + stars + legs + tube + sign(seat, -30, -22, 12, INK)


def _capsule(seat: int) -> str:
    """A craft on the ground."""
    return (
        solid("M-26 -6L-12 -46Q0 -54 12 -46L26 -6Q0 4 -26 -6Z", "#dfe5f1")
        + solid("M-26 -6Q0 4 26 -6L24 -14Q0 -5 -24 -14Z", var(seat_colour(seat)))
        + sign(seat, 0, -29, 17)
    )


def _tile() -> str:
    """A stage of the way."""
    return el("rect", x=-20, y=-20, width=40, height=40, rx=6, fill="#f3efe2", stroke=INK, stroke_width=1.4) + line(
        "M-8 -4h14m-5 -5l5 5l-5 5M8 8h-14m5 -5l-5 5l5 5", INK, 2
    )
