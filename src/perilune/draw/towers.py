"""Who won, by what: a pile for each seat, its parts as high as the points from each source; or the homes of a team.

What makes a pile a thing of its box comes from the box (`Game.tower`): `rocket` is that of Mine the Moon.
"""

from collections.abc import Callable
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
PHONE: Final = 340.0  # all of a picture for a narrow screen
KEY: Final = 24.0  # a row of its legend
ROOFS: Final = 134.0  # over the homes of a team,
FEAST: Final = 196.0  # and over their fireworks
SIGN: Final = 58.0  # the step from which on a name and a figure stand beside each other
Dress = Callable[[int, float, float, bool], tuple[str, str]]
Tenants = Callable[[int, float], str]
_ROUND: Final = (  # hulls are round: bright on the left, in the shade on the right
    '<linearGradient id="HULL" x1="0" x2="1" y1="0" y2="0"><stop stop-color="#fff" stop-opacity=".1"/>'
    '<stop offset=".28" stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#000" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>'
)
_GLOW: Final = (
    '<radialGradient id="BLAZE"><stop stop-color="#fff1c9" stop-opacity=".75"/><stop offset=".35" stop-color="#ffb454" '
    'stop-opacity=".4"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient>'
)


def towers(
    names: list[str],
    scores: list[int],
    sources: list[tuple[str, list[int]]],
    winners: list[int],
    dress: Dress,
    narrow: bool = False,
) -> str:
    """The seats from left to right, those with the most points first. What is lost by a source is left out of the picture.

    On a narrow screen the towers share its width, and what the colours mean is below them.
    """
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat]))
    most = max(1, *(sum(max(0, points[seat]) for _, points in sources) for seat in order))
    plan = _Plan(len(order), narrow)
    drawn = [
        _tower(plan, plan.middle(place), seat, names[seat], scores[seat], sources, HIGH / most, seat in winners, dress)
        for place, seat in enumerate(order)
    ]
    used = _used(sources)
    if narrow:
        foot = BASE + plan.plate + 38
        keys = [
            _key(10 + PHONE / 2 * (row % 2), foot + KEY * (row // 2), PHONE / 2 - 40, number, name)
            for row, (number, name) in enumerate(used)
        ]
        rows = (len(used) + 1) // 2
        back = el("rect", x=0, y=foot - 20, width=PHONE, height=KEY * rows + 10, rx=10, fill=var("panel"), opacity="0.82")
        keys = [back, *keys]
        high = foot + KEY * rows - 8
    else:
        at = plan.wide + 16
        high = BASE + 46
        back = el("rect", x=at - 12, y=56, width=LEGEND - 8, height=28 * len(used) + 12, rx=10, fill=var("panel"), opacity="0.82")
        keys = [back, *[_key(at, 78 + 28 * row, LEGEND - 46, number, name) for row, (number, name) in enumerate(used)]]
    told = "; ".join(f"{names[seat]} {scores[seat]}" for seat in order)
    return _scene(plan, plan.wide + (0 if narrow else LEGEND), high, [*drawn, *keys], f"The points: {told}.")


def homes(names: list[str], safe: list[bool], tenants: Tenants, narrow: bool = False) -> str:
    """What became of a team: a home with its light on and its people (else its mark) for each who is safe, an outline for the others."""
    plan = _Plan(len(names), narrow)
    drawn = [_home(plan, plan.middle(seat), seat, name, safe[seat], tenants) for seat, name in enumerate(names)]
    if all(safe):
        drawn.append(_feast(plan))
    told = "; ".join(f"{name} {'is safe' if safe[seat] else 'was left behind'}" for seat, name in enumerate(names))
    return _scene(plan, plan.wide, BASE + plan.plate + 18, drawn, f"The team: {told}.", BASE - (FEAST if all(safe) else ROOFS))


def rocket(seat: int, wide: float, high: float, lit: bool) -> tuple[str, str]:
    """Fins and an engine behind a pile of points, and a nose with the seat's mark upon it."""
    colour, side, round_ = var(seat_colour(seat)), wide / 2, wide / 3
    out = wide * 0.22
    fins = "".join(
        el(
            "path",
            d=f"M{num(way * side)} -42l{num(way * out)} 28v16l{num(-way * out)}-8z",
            fill=colour,
            stroke=var("ink"),
            stroke_width=1.4,
        )
        for way in (-1, 1)
    )
    jet = wide * 0.23
    engine = el(
        "path", d=f"M{num(-jet)} 0h{num(2 * jet)}l6 9h{num(-2 * jet - 12)}z", fill="#39435c", stroke=var("ink"), stroke_width=1.4
    )
    tall = wide * 0.615
    nose = f"M{num(-side)} {num(-high)}Q{num(-round_)} {num(-high - tall * 0.67)} 0 {num(-high - tall)}"
    nose += f"Q{num(round_)} {num(-high - tall * 0.67)} {num(side)} {num(-high)}Z"
    size = wide * 0.0148
    mark = el(
        "path",
        d=mark_path(seat),
        fill="#fff",
        stroke=var("ink"),
        stroke_width=1.2,
        transform=f"translate({num(-8 * size)},{num(-high - tall * 0.6)}) scale({size:.3g})",
    )
    fire = ""
    if lit:
        fire = el("path", d=f"M{num(-0.8 * jet)} 8q{num(0.8 * jet)} 34 {num(1.6 * jet)} 0z", fill="#ff9d3e")
        fire += el("path", d=f"M{num(-0.45 * jet)} 8q{num(0.45 * jet)} 20 {num(0.9 * jet)} 0z", fill="#fff3c9")
    return fire + fins + engine, el("path", d=nose, fill=colour, stroke=var("ink"), stroke_width=1.4) + mark


class _Plan:
    """Where things are, in a wide picture or on a phone."""

    def __init__(self, seats: int, narrow: bool) -> None:
        self.narrow = narrow
        self.seats = seats
        self.step = min(130.0, PHONE / seats) if narrow else STEP
        self.tower = min(62.0, self.step * 0.6) if narrow else WIDE
        self.wide = PHONE if narrow else STEP * seats
        self.plate = 46.0 if narrow else 28.0
        self.mark = "narrow" if narrow else "broad"

    def middle(self, place: int) -> float:
        """The middle of a tower."""
        return (self.wide - self.step * self.seats) / 2 + self.step * (place + 0.5)


def _scene(plan: _Plan, wide: float, high: float, drawn: list[str], told: str, top: float = 0) -> str:
    fills = (_ROUND + _GLOW).replace("HULL", f"hull-{plan.mark}").replace("BLAZE", f"blaze-{plan.mark}")
    return el(
        "svg",
        el("style", STYLE),
        el("defs", fills),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"pl {plan.mark}",
        data_seats=str(plan.seats),
        viewBox=f"0 {num(top)} {num(wide)} {num(high - top)}",
        role="img",
        aria_label=told,
    )


def _used(sources: list[tuple[str, list[int]]]) -> list[tuple[int, str]]:
    return [(number, name) for number, (name, points) in enumerate(sources) if any(point > 0 for point in points)]


def _tower(
    plan: _Plan,
    x: float,
    seat: int,
    name: str,
    points: int,
    sources: list[tuple[str, list[int]]],
    unit: float,
    won: bool,
    dress: Dress,
) -> str:
    """Each source is a group of its own, `rise-` and its number: they grow one after the other."""
    wide = plan.tower
    parts, figures, y = [], [], BASE
    for number, source in _used(sources):
        each = sources[number][1][seat]
        height = max(0, each) * unit
        if height <= 0:
            continue
        y -= height
        said = f"{source[:1].upper() + source[1:]}: {each}"
        part = el("title", f"{name}, {said}") + el(
            "rect",
            x=x - wide / 2,
            y=y,
            width=wide,
            height=height,
            fill=COLOURS[number % len(COLOURS)],
            stroke=var("ink"),
            stroke_width=1.4,
        )
        parts.append(el("g", part, class_=f"rise rise-{number}"))
        if height >= LEAST:
            figures.append(label(x, y + height / 2 + 6, str(each), 15 if plan.narrow else 17, "k b", "middle"))
        elif height >= SEEN and plan.step - wide > 20:
            beside = x + wide / 2 + (3 if plan.narrow else 6)
            size = 13 if plan.narrow else 14
            figures.append(_beside(beside, y + height / 2 + 5, str(each), size))
    behind, upon = dress(seat, wide, BASE - y, won)
    place = f"translate({num(x)},{num(BASE)})"
    sheen = el("rect", x=x - wide / 2, y=y, width=wide, height=BASE - y, fill=f"url(#hull-{plan.mark})")
    return (
        (_blaze(plan, x, y) if won else "")
        + el("g", behind, transform=place)
        + "".join(parts)
        + el("g", sheen, el("g", upon, transform=place), *figures, class_="rise rise-top")
        + _plate(plan, x, seat, name, str(points), won)
    )


def _beside(x: float, y: float, words: str, size: float) -> str:
    """A figure upon the scene: it has a dark edge, whatever lies behind it."""
    return el("text", words, x=x, y=y, font_size=size, class_="b", stroke=var("space"), stroke_width=3, paint_order="stroke")


def _blaze(plan: _Plan, x: float, y: float) -> str:
    """The light of a winner, and fireworks."""
    far = min(50.0, plan.step * 0.4)
    return el(
        "g",
        el("circle", cx=x, cy=BASE, r=min(66.0, plan.step * 0.6), fill=f"url(#blaze-{plan.mark})"),
        burst(x - far, max(30.0, y - 22), min(26.0, far * 0.6), GOLD),
        burst(x + far, max(34.0, y - 8), min(20.0, far * 0.5), "#7cd4ff"),
        class_="rise rise-top",
    )


def _feast(plan: _Plan) -> str:
    """Fireworks over the homes of a team that is safe: one between each two, or on both sides of the only one."""
    between = [plan.middle(seat) + plan.step / 2 for seat in range(-1, plan.seats)]
    places = between[1:-1] or between
    size = min(30.0, plan.step * 0.26)
    fires = [
        burst(x, BASE - FEAST + size + 4 + (place % 2) * 16, size, GOLD if place % 2 else "#7cd4ff")
        for place, x in enumerate(places)
    ]
    return el("g", *fires, class_="rise rise-top")


def _home(plan: _Plan, x: float, seat: int, name: str, safe: bool, tenants: Tenants) -> str:
    """A dome with a lit window and the mark of its people, or the empty place of those who never came."""
    half = min(52.0, plan.step * 0.42)
    dome = f"M{num(x - half)} {num(BASE)}v-44a{num(half)} {num(half * 1.27)} 0 0 1 {num(2 * half)} 0v44z"
    colour = var(seat_colour(seat))
    mark = mark_path(seat)
    size = half / 52 * 2.5
    place = f"translate({num(x - 8 * size)},{num(BASE - 54 - 8 * size)}) scale({size:.3g})"
    if not safe:
        empty = el("path", d=dome, fill="none", stroke=var("refusal"), stroke_width=2, stroke_dasharray="6 6")
        gone = el("path", d=mark, fill="none", stroke=colour, stroke_width=0.9, transform=place)
        return empty + gone + _plate(plan, x, seat, name, "lost", False)
    people = tenants(seat, 1.1 * half)
    inside = (
        el("g", people, transform=f"translate({num(x)},{num(BASE - 30)})")
        if people
        else el("path", d=mark, fill=colour, stroke=var("ink"), stroke_width=0.5, transform=place)
    )
    windows = "".join(
        el("rect", x=x + share * half - half * 0.11, y=BASE - 24, width=half * 0.23, height=14, rx=3, fill="#ffdf8a")
        for share in (-0.58, 0, 0.58)
    )
    return (
        el("circle", cx=x, cy=BASE - 40, r=min(86.0, plan.step * 0.62), fill=f"url(#blaze-{plan.mark})", opacity="0.5")
        + el(
            "g",
            el("path", d=dome, fill=var("card"), stroke="#bfe6ff", stroke_width=2),
            el("path", d=dome, fill=f"url(#hull-{plan.mark})"),
            windows,
            inside,
            class_="rise rise-0",
        )
        + _plate(plan, x, seat, name, "safe", True)
    )


def _plate(plan: _Plan, x: float, seat: int, name: str, says: str, won: bool) -> str:
    """Whose it is. On a phone the name stands above the figure."""
    half = min(63.0, plan.step / 2 - 2)
    top = BASE + 14
    frame = el(
        "rect",
        x=x - half,
        y=top,
        width=2 * half,
        height=plan.plate,
        rx=8,
        fill=var("panel"),
        stroke=var("offer" if won else "line"),
    )
    size = 16 if says.isdecimal() else 13
    if plan.narrow and not says.isdecimal():
        return frame + fitted(x, top + 18, name, 2 * half - 8, 13, "", "middle") + label(x, top + 37, says, size, "b", "middle")
    if plan.narrow:
        mark = _mark(seat, x - half + 5, top + 24.5, 1)
        return (
            frame
            + mark
            + fitted(x, top + 18, name, 2 * half - 8, 13, "", "middle")
            + label(x + half - 6, top + 39, says, size, "b", "end")
        )
    room = 88 - width(says, size, True)
    return (
        frame
        + _mark(seat, x - 56, top + 6.5, 0.9)
        + fitted(x - 36, top + 20, name, room, 16)
        + label(x + 56, top + 20, says, size, "b", "end")
    )


def _mark(seat: int, x: float, y: float, size: float) -> str:
    return el("path", d=mark_path(seat), fill=var(seat_colour(seat)), transform=f"translate({num(x)},{num(y)}) scale({size})")


def _key(x: float, y: float, room: float, number: int, name: str) -> str:
    swatch = el("rect", x=x, y=y - 12, width=18, height=18, rx=4, fill=COLOURS[number % len(COLOURS)], stroke=var("ink"))
    return swatch + fitted(x + 26, y + 2, name[:1].upper() + name[1:], room, 14 if room < 150 else 16)
