"""The chance of each seat to win over a game, one upon the other, with the moments that turned it."""

from typing import Final

from perilune.draw.palette import STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import label, width

WIDTH: Final = 1180.0
LEFT: Final = 44.0
RIGHT: Final = 1170.0
TOP: Final = 34.0
BOTTOM: Final = 140.0
TEXT: Final = 13.0
ROOM: Final = 22.0  # for a mark in a band
NAMED: Final = 30.0  # for the name beside it


def chance_chart(at: list[int], values: list[list[float]], order: list[int], turns: list[int], names: list[str]) -> str:
    """The chart of the values at some moments. `order` has the seats from the lowest band up, `turns` the moments with a number."""
    last = max(1, at[-1])

    places = [LEFT + (RIGHT - LEFT) * moment / last for moment in at]
    bands, below = [], [0.0] * len(at)
    for seat in order:
        above = [low + value[seat] for low, value in zip(below, values, strict=True)]
        edge = [(x, _up(height)) for x, height in zip(places, above, strict=True)]
        base = [(x, _up(height)) for x, height in zip(places, below, strict=True)]
        path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in [*edge, *reversed(base)]) + "Z"
        bands.append(el("path", d=path, fill=var(seat_colour(seat)), stroke=var("space"), stroke_width=1.5))
        bands.append(_mark(seat, names[seat], places, below, above))
        below = above
    axis = [label(LEFT - 8, _up(share) + 4, f"{round(100 * share)} %", TEXT, "q", "end") for share in (0.0, 0.5, 1.0)]
    numbers = [_number(place + 1, LEFT + (RIGHT - LEFT) * moment / last) for place, moment in enumerate(turns)]
    told = ", ".join(f"{names[seat]} {round(100 * values[0][seat])} %" for seat in order)
    return el(
        "svg",
        el("style", STYLE),
        *axis,
        *bands,
        *numbers,
        xmlns="http://www.w3.org/2000/svg",
        class_="pl",
        viewBox=f"0 0 {num(WIDTH)} {num(BOTTOM + 12)}",
        role="group",
        aria_label=f"The chance to win over the game, in per cent. At the beginning: {told}.",
    )


def _up(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _mark(seat: int, name: str, places: list[float], below: list[float], above: list[float]) -> str:
    """The seat's mark where its band is widest, if it is wide enough, and its name if that has room, too."""
    inner = range(1, len(places) - 1)
    place = max(inner, key=lambda n: above[n] - below[n], default=0)
    high = _up(below[place]) - _up(above[place])
    if high < ROOM:
        return ""
    x, y = places[place], _up((above[place] + below[place]) / 2)
    where = f"translate({num(x - 8)},{num(y - 8)})"
    mark = el("path", d=mark_path(seat), fill=var("ink"), stroke="#fff", stroke_width=0.8, transform=where)
    long = width(name, TEXT, True)
    if high < NAMED or x + 12 + long > RIGHT - 16 or _narrows(places, below, above, x + 12 + long, y):
        return mark
    return mark + label(x + 12, y + 5, name, TEXT, "k b")


def _narrows(places: list[float], below: list[float], above: list[float], until: float, y: float) -> bool:
    """Whether a band leaves this height before a place."""
    for x, low, high in zip(places, below, above, strict=True):
        if until - 110 < x < until and not _up(high) + 4 < y < _up(low) - 4:
            return True
    return False


def _number(number: int, x: float) -> str:
    """A moment: it leads to its card."""
    x = min(x, RIGHT - 10)
    line = el("path", d=f"M{num(x)} {num(TOP - 6)}V{num(BOTTOM)}", stroke="#fff", stroke_width=1.4, opacity=0.8)
    around = el("circle", cx=x, cy=TOP - 18, r=17, fill="#fff", fill_opacity=0)
    disc = el("circle", cx=x, cy=TOP - 18, r=12, fill="#fff", stroke=var("edge"))
    figure = el("text", str(number), x=x, y=TOP - 13.5, text_anchor="middle", font_size=13, class_="k b")
    return line + el("a", around, disc, figure, href=f"#moment-{number}", aria_label=f"Moment {number}")
