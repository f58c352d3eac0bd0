"""Who won, by what: a rocket for each seat, its parts as high as the points from each source; or the homes of a team."""

from typing import Final

from perilune.draw.feast import GOLD, burst
from perilune.draw.palette import STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, label, width

COLOURS: Final = ["#ffd27a", "#8fb8f5", "#c7a9f2", "#86d9a4", "#f2a0a0", "#9edbe8", "#e6c8a0", "#c9d1e3"]  # of the sources
BASE: Final = 292.0  # where the towers stand
HIGH: Final = 210.0  # the highest
WIDE: Final = 78.0
STEP: Final = 138.0
LEAST: Final = 17.0  # a part that is lower has its figure beside it
SEEN: Final = 7.0  # a part that is lower still has none: the table of points does
LEGEND: Final = 206.0
_ROUND: Final = (  # hulls are round: bright on the left, in the shade on the right
    '<linearGradient id="hull" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#fff" stop-opacity=".1"/>'
    '<stop offset=".28" stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#000" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>'
)
_GLOW: Final = (
    '<radialGradient id="blaze"><stop stop-color="#fff1c9" stop-opacity=".75"/><stop offset=".35" stop-color="#ffb454" '
    'stop-opacity=".4"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient>'
)


def towers(names: list[str], scores: list[int], sources: list[tuple[str, list[int]]], winners: list[int]) -> str:
    """The seats from left to right, those with the most points first. What is lost by a source is left out of the picture."""
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat]))
    most = max(1, *(sum(max(0, points[seat]) for _, points in sources) for seat in order))
    drawn = [
        _tower(STEP / 2 + STEP * place, seat, names[seat], scores[seat], sources, HIGH / most, seat in winners)
        for place, seat in enumerate(order)
    ]
    keys = [_key(STEP * len(order) + 16, 78 + 28 * row, number, name) for row, (number, name) in enumerate(_used(sources))]
    told = "; ".join(f"{names[seat]} {scores[seat]}" for seat in order)
    return _scene(STEP * len(order), LEGEND, len(order), [*drawn, *keys], f"The points: {told}.")


def homes(names: list[str], safe: list[bool]) -> str:
    """What became of a team: a home with its light on for each who is safe, an outline for who was left behind."""
    drawn = [_home(STEP / 2 + STEP * seat, seat, name, safe[seat]) for seat, name in enumerate(names)]
    told = "; ".join(f"{name} {'is safe' if safe[seat] else 'was left behind'}" for seat, name in enumerate(names))
    return _scene(STEP * len(names), 0, len(names), drawn, f"The team: {told}.")


def _scene(ground: float, beside: float, seats: int, drawn: list[str], told: str) -> str:
    floor = el("path", d=f"M6 {num(BASE)}H{num(ground - 6)}", class_="rule")
    return el(
        "svg",
        el("style", STYLE),
        el("defs", _ROUND, _GLOW),
        floor,
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        class_="pl",
        data_seats=str(seats),
        viewBox=f"0 0 {num(ground + beside)} {num(BASE + 46)}",
        role="img",
        aria_label=told,
    )


def _used(sources: list[tuple[str, list[int]]]) -> list[tuple[int, str]]:
    return [(number, name) for number, (name, points) in enumerate(sources) if any(point > 0 for point in points)]


def _tower(x: float, seat: int, name: str, points: int, sources: list[tuple[str, list[int]]], unit: float, won: bool) -> str:
    parts, y = [], BASE
    for number, (_, each) in enumerate(sources):
        height = max(0, each[seat]) * unit
        if height > 0:
            y -= height
            parts.append(
                el(
                    "rect",
                    x=x - WIDE / 2,
                    y=y,
                    width=WIDE,
                    height=height,
                    fill=COLOURS[number % len(COLOURS)],
                    stroke=var("ink"),
                    stroke_width=1.4,
                )
            )
            if height >= LEAST:
                parts.append(label(x, y + height / 2 + 6, str(each[seat]), 17, "k b", "middle"))
            elif height >= SEEN:
                parts.append(label(x + WIDE / 2 + 6, y + height / 2 + 5, str(each[seat]), 14, "b"))
    side, high = WIDE / 2, WIDE / 3
    nose = f"M{num(x - side)} {num(y)}Q{num(x - high)} {num(y - 32)} {num(x)} {num(y - 48)}"
    nose += f"Q{num(x + high)} {num(y - 32)} {num(x + side)} {num(y)}Z"
    hull = f"M{num(x - side)} {num(BASE)}V{num(y)}Q{num(x - high)} {num(y - 32)} {num(x)} {num(y - 48)}"
    hull += f"Q{num(x + high)} {num(y - 32)} {num(x + side)} {num(y)}V{num(BASE)}Z"
    fins = "".join(
        el(
            "path",
            d=f"M{num(x + way * WIDE / 2)} {num(BASE - 42)}l{num(way * 17)} 28v16l{num(-way * 17)}-8z",
            fill=var(seat_colour(seat)),
            stroke=var("ink"),
            stroke_width=1.4,
        )
        for way in (-1, 1)
    )
    engine = el("path", d=f"M{num(x - 18)} {num(BASE)}h36l6 9h-48z", fill="#39435c", stroke=var("ink"), stroke_width=1.4)
    mark = el(
        "path",
        d=mark_path(seat),
        fill="#fff",
        stroke=var("ink"),
        stroke_width=1.2,
        transform=f"translate({num(x - 9.2)},{num(y - 29)}) scale(1.15)",
    )
    return (
        (_blaze(x, y) if won else "")
        + fins
        + engine
        + "".join(parts)
        + el("path", d=nose, fill=var(seat_colour(seat)), stroke=var("ink"), stroke_width=1.4)
        + el("path", d=hull, fill="url(#hull)")
        + mark
        + _plate(x, seat, name, str(points), won)
    )


def _blaze(x: float, y: float) -> str:
    """The light of a winner's engine, and fireworks."""
    return (
        el("circle", cx=x, cy=BASE, r=66, fill="url(#blaze)")
        + el("path", d=f"M{num(x - 15)} {num(BASE + 8)}q15 34 30 0z", fill="#ff9d3e")
        + el("path", d=f"M{num(x - 8)} {num(BASE + 8)}q8 20 16 0z", fill="#fff3c9")
        + burst(x - 50, max(30.0, y - 22), 26, GOLD)
        + burst(x + 50, max(34.0, y - 8), 20, "#7cd4ff")
    )


def _home(x: float, seat: int, name: str, safe: bool) -> str:
    """A dome with a lit window and the mark of its people, or the empty place of those who never came."""
    dome = f"M{num(x - 52)} {num(BASE)}v-44a52 66 0 0 1 104 0v44z"
    colour = var(seat_colour(seat))
    mark = mark_path(seat)
    place = f"translate({num(x - 20)},{num(BASE - 74)}) scale(2.5)"
    if not safe:
        empty = el("path", d=dome, fill="none", stroke=var("refusal"), stroke_width=2, stroke_dasharray="6 6")
        gone = el("path", d=mark, fill="none", stroke=colour, stroke_width=0.9, transform=place)
        return empty + gone + _plate(x, seat, name, "lost", False)
    windows = "".join(el("rect", x=x + at, y=BASE - 24, width=12, height=14, rx=3, fill="#ffdf8a") for at in (-36, -6, 24))
    return (
        el("circle", cx=x, cy=BASE - 40, r=86, fill="url(#blaze)", opacity="0.5")
        + el("path", d=dome, fill=var("card"), stroke="#bfe6ff", stroke_width=2)
        + el("path", d=dome, fill="url(#hull)")
        + windows
        + el("path", d=mark, fill=colour, stroke=var("ink"), stroke_width=0.5, transform=place)
        + _plate(x, seat, name, "safe", True)
    )


def _plate(x: float, seat: int, name: str, says: str, won: bool) -> str:
    frame = el(
        "rect", x=x - 63, y=BASE + 14, width=126, height=28, rx=8, fill=var("panel"), stroke=var("offer" if won else "line")
    )
    mark = el(
        "path", d=mark_path(seat), fill=var(seat_colour(seat)), transform=f"translate({num(x - 56)},{num(BASE + 20.5)}) scale(.9)"
    )
    size = 16 if says.isdecimal() else 13
    room = 88 - width(says, size, True)
    return frame + mark + fitted(x - 36, BASE + 34, name, room, 16) + label(x + 56, BASE + 34, says, size, "b", "end")


def _key(x: float, y: float, number: int, name: str) -> str:
    swatch = el("rect", x=x, y=y - 12, width=18, height=18, rx=4, fill=COLOURS[number % len(COLOURS)], stroke=var("ink"))
    return swatch + fitted(x + 26, y + 2, name[:1].upper() + name[1:], LEGEND - 46, 16)
