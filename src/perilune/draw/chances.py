"""The chance of each seat to win over a game, one upon the other, with the moments that turned it."""

from typing import Final

from perilune.draw.palette import STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, label, width

TOP: Final = 34.0
DISC: Final = 12.0  # the number of a moment
ROOM: Final = 22.0  # for a mark in a band
NAMED: Final = 30.0  # for the name beside it
KEYS: Final = 3  # names in a row of the legend of a phone


class Mark:
    """A moment with a number: when it was, and what it changed."""

    def __init__(self, moment: float, says: str, leads: str) -> None:
        self.moment = moment
        self.says = says  # like "Ada 33 → 56 %"; empty where nothing changed
        self.leads = leads  # like "turn 11"


class _Frame:
    """The measures of a chart, wide or for a phone."""

    def __init__(self, narrow: bool, keys: int) -> None:
        self.narrow = narrow
        self.wide = 340.0 if narrow else 1180.0
        self.left = 42.0 if narrow else 50.0
        self.right = self.wide - 10
        self.bottom = TOP + (126.0 if narrow else 106.0)
        self.text = 12.0 if narrow else 13.0
        self.tick = 24.0  # between two numbers of the axis, at least
        self.high = self.bottom + 24 + (20.0 * -(-keys // KEYS) + 2 if narrow else 0)

    def up(self, share: float) -> float:
        """The height of a chance."""
        return self.bottom - (self.bottom - TOP) * share


def chance_chart(
    at: list[int],
    values: list[list[float]],
    order: list[int],
    marks: list[Mark],
    names: list[str],
    unit: str,
    steps: list[tuple[int, int]],
    narrow: bool = False,
) -> str:
    """The chart of the values at some moments. `order` has the seats from the lowest band up.

    `steps` are the moments at which a round begins, each with its number, and `unit` is what the box calls a round.
    """
    frame = _Frame(narrow, len(order))
    last = max(1, at[-1])
    span = frame.right - frame.left
    places = [frame.left + span * moment / last for moment in at]
    real = [frame.left + span * mark.moment / last for mark in marks]
    bands, below = [], [0.0] * len(at)
    for seat in order:
        above = [low + value[seat] for low, value in zip(below, values, strict=True)]
        edge = [(x, frame.up(height)) for x, height in zip(places, above, strict=True)]
        base = [(x, frame.up(height)) for x, height in zip(places, below, strict=True)]
        path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in [*edge, *reversed(base)]) + "Z"
        bands.append(el("path", d=path, fill=var(seat_colour(seat)), stroke=var("space"), stroke_width=1.5))
        bands.append(_mark(frame, seat, names[seat], places, below, above, real))
        below = above
    axis = [
        label(frame.left - 6, frame.up(share) + 4, f"{round(100 * share)} %", frame.text, "q", "end") for share in (0.0, 0.5, 1.0)
    ]
    axis += _ticks(frame, unit, [(frame.left + span * moment / last, number) for moment, number in steps])
    shown = _apart(real, frame)
    poles = [_pole(frame, x, disc) for x, disc in zip(real, shown, strict=True)]
    numbers = [_number(frame, place + 1, disc, mark) for place, (disc, mark) in enumerate(zip(shown, marks, strict=True))]
    keys = [_key(frame, place, seat, names[seat]) for place, seat in enumerate(order)] if narrow else []
    told = ", ".join(f"{names[seat]} {round(100 * values[0][seat])} %" for seat in order)
    return el(
        "svg",
        el("style", STYLE),
        *axis,
        el("g", *bands, class_="bands"),
        *poles,
        *keys,
        *numbers,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"pl {'narrow' if narrow else 'broad'}",
        viewBox=f"0 0 {num(frame.wide)} {num(frame.high)}",
        role="group",
        aria_label=f"The chance to win over the game, in per cent. At the beginning: {told}.",
    )


def _ticks(frame: _Frame, unit: str, steps: list[tuple[float, int]]) -> list[str]:
    """The rounds, as many of their numbers as have room."""
    y = frame.bottom + 17
    drawn = [fitted(frame.left - 6, y, unit, frame.left - 6, frame.text, "q", "end")] if steps else []
    end = 0.0
    for x, number in steps:
        if x < end or x > frame.right - 4:
            continue
        drawn.append(el("path", d=f"M{num(x)} {num(frame.bottom)}v5", class_="rule"))
        drawn.append(label(x + 2, y, str(number), frame.text, "q"))
        end = x + frame.tick
    return drawn


def _apart(places: list[float], frame: _Frame) -> list[float]:
    """Where the numbers stand, none upon another, each as near to its moment as can be."""
    least = 2 * DISC + 3
    found: list[float] = []
    for x in places:
        found.append(max(min(x, frame.right - DISC), found[-1] + least) if found else min(x, frame.right - DISC))
    limit = frame.right - DISC
    for place in range(len(found) - 1, -1, -1):
        found[place] = min(found[place], limit)
        limit = found[place] - least
    return found


def _mark(
    frame: _Frame, seat: int, name: str, places: list[float], below: list[float], above: list[float], poles: list[float]
) -> str:
    """The seat's mark, with its name where its band is widest and has room for it, beside the poles; or where it is widest, alone."""
    inner = sorted(range(1, len(places) - 1), key=lambda n: below[n] - above[n]) or [0]
    heights = [frame.up(below[place]) - frame.up(above[place]) for place in inner]
    if heights[0] < ROOM:
        return ""
    for place, high in zip(inner, heights, strict=True):
        x, y = places[place], frame.up((above[place] + below[place]) / 2)
        until = x + 12 + width(name, frame.text, True)
        crossed = any(x - 10 < pole < until + 2 for pole in poles)
        if frame.narrow or high < NAMED:
            break
        if not crossed and until <= frame.right - 16 and not _narrows(frame, places, below, above, until, y):
            return _sign(seat, x, y) + label(x + 12, y + 5, name, frame.text, "k b")
    return _sign(seat, min(places[inner[0]], frame.right - 12), frame.up((above[inner[0]] + below[inner[0]]) / 2))


def _sign(seat: int, x: float, y: float) -> str:
    """The mark of a seat with its middle here."""
    where = f"translate({num(x - 8)},{num(y - 8)})"
    return el("path", d=mark_path(seat), fill=var("ink"), stroke="#fff", stroke_width=0.8, transform=where)


def _narrows(frame: _Frame, places: list[float], below: list[float], above: list[float], until: float, y: float) -> bool:
    """Whether a band leaves this height before a place."""
    for x, low, high in zip(places, below, above, strict=True):
        if until - 110 < x < until and not frame.up(high) + 4 < y < frame.up(low) - 4:
            return True
    return False


def _pole(frame: _Frame, x: float, disc: float) -> str:
    """The line from a number down to its moment."""
    d = f"M{num(disc)} {num(TOP - 8)}L{num(x)} {num(TOP)}V{num(frame.bottom)}"
    return el("path", d=d, fill="none", stroke="#fff", stroke_width=1.4, opacity=0.8)


def _number(frame: _Frame, number: int, x: float, mark: Mark) -> str:
    """A moment: it leads to its card, and says before what it changed."""
    around = el("circle", cx=x, cy=TOP - 18, r=17, fill="#fff", fill_opacity=0)
    disc = el("circle", cx=x, cy=TOP - 18, r=DISC, fill="#fff", stroke=var("edge"))
    figure = el("text", str(number), x=x, y=TOP - 13.5, text_anchor="middle", font_size=13, class_="k b")
    rows = [mark.says, mark.leads] if mark.says else [mark.leads]
    wide = max(width(row, 13, True) for row in rows) + 18
    left = max(2.0, min(x - wide / 2, frame.wide - wide - 2))
    tip = el(
        "g",
        el("rect", x=left, y=TOP + 2, width=wide, height=18 * len(rows) + 10, rx=8, fill=var("panel"), stroke=var("offer")),
        *[label(left + 9, TOP + 20 + 18 * row, words, 13, "b" if row == 0 else "q") for row, words in enumerate(rows)],
        class_="tip",
        aria_hidden="true",
    )
    told = ", ".join([f"Moment {number}", *rows])
    return el("a", around, disc, figure, tip, href=f"#moment-{number}", aria_label=told)


def _key(frame: _Frame, place: int, seat: int, name: str) -> str:
    """Whose band has this colour."""
    room = (frame.wide - 8) / KEYS
    x, y = 6 + room * (place % KEYS), frame.bottom + 40 + 20 * (place // KEYS)
    mark = el(
        "path",
        d=mark_path(seat),
        fill=var(seat_colour(seat)),
        stroke=var("edge"),
        transform=f"translate({num(x)},{num(y - 12)}) scale(.9)",
    )
    return mark + fitted(x + 20, y, name, room - 26, 13)
