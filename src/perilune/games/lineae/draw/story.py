"""The story of a finished game: rockets, dives and cards, and the ice cores that stand for the points."""

from perilune.core.journal import Event
from perilune.core.words import Vocabulary
from perilune.draw.palette import seat_colour, var
from perilune.draw.svg import el, num
from perilune.draw.vignettes import INK, at, flying, line, sheet, sign, solid
from perilune.games.lineae import messages as m

_CUBES = ["#dff4ff", "#ffe14d", "#e4e4ee", "#c46a4a", "#39435c"]  # silica, sulfur, salt, iron, hydrocarbon


def tower(seat: int, wide: float, high: float) -> tuple[str, str]:
    """Points are layers of a core out of the ice, with a flag upon it."""
    colour, half = var(seat_colour(seat)), wide / 2
    behind = el("ellipse", cx=0, cy=0, rx=half + 15, ry=9, fill="#dff0ff", stroke=INK, stroke_width=1.2) + el(
        "path",
        d=f"M{num(-half - 11)} 2l5 -15l8 9l5 -11l7 13zM{num(half + 11)} 2l-5 -15l-8 9l-5 -11l-7 13z",
        fill="#b4d2f1",
        stroke=INK,
        stroke_width=1.2,
    )
    lid = f"M{num(-half)} {num(-high)}a{num(half)} 7 0 0 1 {num(wide)} 0a{num(half)} 7 0 0 1 {num(-wide)} 0z"
    flag = min(1.0, wide / 60)
    pole = at(
        0,
        -high,
        line("M-10 0V-46", "#eef3fb", 2.6),
        solid("M-9 -45q9 -5 18 0t18 0v24q-9 5 -18 0t-18 0Z", colour),
        sign(seat, 9, -33, 14, "#fff"),
        scale=flag,
    )
    return behind, solid(lid, "#eef7ff", 1.2) + pole


def staged(event: Event, seat: int, vocabulary: Vocabulary) -> tuple[int, str]:
    """How much an event matters, and its picture."""
    code, args = event.code, event.args
    if code == m.E_LAUNCH:
        return 90, at(0, 0, flying(args[0]))
    if code == m.E_PROMOTE:
        return 75, sheet(vocabulary.say("{colony}", [args[0]], []), "#8fb8f5")
    if code == m.E_COLONY:
        return 45, sheet(vocabulary.say("{colony}", [args[0]], []), "#8fb8f5")
    if code == m.E_VP:
        return 65, _dome(args[0])
    if code == m.E_LOAD:
        return 60, at(-34, 0, _vessel(args[0])) + at(6, -34, _cube(args[1])) + at(44, 0, _standing(args[0]))
    if code == m.E_TRACK:
        return 55, at(-24, -6, _vessel(args[0])) + at(36, 0, _track(args[2], args[1]))
    if code == m.E_TECH:
        return 50, sheet(vocabulary.say("{tech}", [args[1]], []), "#c7a9f2", args[0])
    if code == m.E_EXCAVATE:
        return 40, at(-20, -6, _vessel(args[0])) + at(38, -12, _cube(args[2]))
    if code in (m.E_BUY, m.E_GAIN):
        return 30, at(-20, -6, _vessel(args[0])) + at(38, -12, _cube(args[1]))
    if code in (m.E_FINAL_PAIRS, m.E_FINAL_MONEY, m.E_FINAL_TECH):
        return 25, _dome(args[0])
    if code in (m.E_SAIL, m.E_PLACE, m.E_PLACE_CARD):
        return 10, at(0, -6, _vessel(args[0]))
    return 0, ""


def _vessel(seat: int) -> str:
    """The vessel of a seat, with its mark on the hull."""
    return (
        solid("M-34 -16Q-34 -32 -14 -32H20Q34 -30 38 -18Q34 -4 18 -4H-14Q-34 -4 -34 -16Z", var(seat_colour(seat)))
        + solid("M-10 -32V-42H10V-32Z", "#c6d0e4")
        + el("circle", cx=22, cy=-18, r=8, fill="#bfe6ff", stroke=INK, stroke_width=1.4)
        + solid("M-34 -18L-44 -28V-6Z", "#39435c")
        + sign(seat, -6, -18, 14, INK)
    )


def _cube(kind: int) -> str:
    """A cube of a mineral."""
    colour = _CUBES[kind % len(_CUBES)]
    return solid("M0 -13L12 -7V7L0 13L-12 7V-7Z", colour) + line("M-12 -7L0 -1L12 -7M0 -1V13", INK, 1.2)


def _track(kind: int, space: int) -> str:
    """A column of cubes, as far as somebody came."""
    return "".join(
        el(
            "rect",
            x=-10,
            y=-13 * (n + 1),
            width=20,
            height=11,
            rx=2,
            fill=_CUBES[kind % len(_CUBES)] if n < space else "none",
            stroke="#e8ecf5",
            stroke_width=1.1,
        )
        for n in range(5)
    )


def _dome(seat: int) -> str:
    """A dome of Europa City under the flag of a seat."""
    return (
        solid("M-46 0A46 46 0 0 1 46 0Z", "#bfe6ff")
        + solid("M-22 0V-18H-8V0ZM2 0V-26H18V0Z", "#6a9ad2", 1)
        + line("M0 -46V-68", "#eef3fb", 2.4)
        + solid("M1 -68h24v15h-24z", var(seat_colour(seat)))
        + sign(seat, 13, -60.5, 11, INK)
    )


def _standing(seat: int) -> str:
    return solid("M-12 -4V-40Q-10 -56 0 -64Q10 -56 12 -40V-4Z", "#e3e9f4") + solid(
        "M-12 -14L-22 0H-9ZM12 -14L22 0H9Z", var(seat_colour(seat))
    )
