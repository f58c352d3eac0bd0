"""The points of each seat over a game, as lines. Each seat has its colour, its mark and its own dashes."""

from itertools import pairwise
from typing import Final

from perilune.draw.palette import SEATS, STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, label

WIDTH: Final = 344
PLOT: Final = 132  # the height of the part with the lines
LEFT: Final = 30
RIGHT: Final = 300
KEYS: Final = 3  # names in a row
DASHES: Final = [None, "8 4", "2 3", "11 3 2 3", "5 2", "2 2 7 2"]  # of each seat
TEXT: Final = 11.5


def worth_drawing(scores: list[list[int]]) -> bool:
    """Whether the points of each moment have something to tell: more than one point between the least and the most."""
    points = [point for moment in scores for point in moment]
    return len(scores) > 1 and max(points) - min(points) > 1


def score_chart(scores: list[list[int]], names: list[str]) -> str:
    """The chart of the points of each seat at each moment. Its group `plot` says where the moments lie, for a line at one of them."""
    top = 20.0 * -(-len(names) // KEYS) + 12
    bottom = top + PLOT
    steps = round_numbers(min(0, *(min(moment) for moment in scores)), max(1, *(max(moment) for moment in scores)), 5)
    low, high = steps[0], steps[-1]
    last = max(1, len(scores) - 1)

    def across(moment: int) -> float:
        return LEFT + (RIGHT - LEFT) * moment / last

    def up(points: int) -> float:
        return bottom - PLOT * (points - low) / (high - low)

    axis = [_rule(up(step)) + label(LEFT - 6, up(step) + 4, str(step), TEXT, "q", "end") for step in steps]
    axis += [
        label(across(step), bottom + 16, str(step), TEXT, "q", "middle") for step in round_numbers(0, last, 5) if step <= last
    ]
    axis.append(label(WIDTH, bottom + 16, "moves", TEXT, "q", "end"))
    lines = [_line(seat, [(across(at), up(moment[seat])) for at, moment in enumerate(scores)]) for seat in range(len(names))]
    ends = _ends([up(points) for points in scores[-1]], scores[-1])
    told = ", ".join(f"{name} {points}" for name, points in zip(names, scores[-1], strict=True))
    plot = el("g", *axis, *lines, *ends, class_="plot", data_left=LEFT, data_right=RIGHT, data_top=top, data_bottom=bottom)
    keys = [_key(seat, name) for seat, name in enumerate(names)]
    return el(
        "svg",
        el("style", STYLE),
        *keys,
        plot,
        xmlns="http://www.w3.org/2000/svg",
        class_="pl",
        viewBox=f"0 0 {WIDTH} {num(bottom + 22)}",
        role="img",
        aria_label=f"The points over the game. At the last moment: {told}.",
    )


def round_numbers(low: int, high: int, most: int) -> list[int]:
    """Round numbers with equal steps, about so many: the first is not above `low`, the last not below `high`."""
    step = next(size * 10**zeros for zeros in range(12) for size in (1, 2, 5) if (high - low) / (size * 10**zeros) <= most)
    first = low // step * step
    return list(range(first, high + step, step)) if high > first else [first, first + step]


def _rule(y: float) -> str:
    return el("path", d=f"M{num(LEFT)} {num(y)}H{num(RIGHT)}", class_="rule")


def _line(seat: int, points: list[tuple[float, float]]) -> str:
    """Points stay until they change: the line goes in steps. An edge around it keeps bright colours apart from a bright ground."""
    x, y = points[0]
    path = [f"M{num(x)} {num(y)}"]
    for to_x, to_y in points[1:]:
        if to_y != y:
            path.append(f"H{num(to_x)}V{num(to_y)}")
            y = to_y
    d = "".join([*path, f"H{num(points[-1][0])}"])
    return _stroke(d, "edge", 3.6, seat) + _stroke(d, seat_colour(seat), 2.2, seat)


def _stroke(d: str, colour: str, width: float, seat: int) -> str:
    return el("path", d=d, fill="none", stroke=var(colour), stroke_width=width, stroke_dasharray=DASHES[seat % SEATS])


def _mark(seat: int, x: float, y: float) -> str:
    place = f"translate({num(x - 6)},{num(y - 6)}) scale(.75)"
    return el("path", d=mark_path(seat), fill=var(seat_colour(seat)), stroke=var("edge"), transform=place)


def _ends(heights: list[float], points: list[int]) -> list[str]:
    """Marks and points at the end of each line, none upon another."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    room = 13.0
    places = list(heights)
    for before, seat in pairwise(order):
        places[seat] = max(places[seat], places[before] + room)
    over = max(0.0, places[order[-1]] - max(heights) - room * 0.5 * (len(order) - 1))
    return [_mark(seat, RIGHT + 9, places[seat] - over) + label(RIGHT + 18, places[seat] - over + 4, str(points[seat]), TEXT, "b")
            for seat in range(len(heights))]  # fmt: skip


def _key(seat: int, name: str) -> str:
    """Mark, kind of line and name."""
    column, row = seat % KEYS, seat // KEYS
    x, y = 6 + column * 114, 14 + row * 20
    sample = f"M{num(x + 14)} {num(y)}h22"
    line = _stroke(sample, "edge", 3.6, seat) + _stroke(sample, seat_colour(seat), 2.2, seat)
    return _mark(seat, x + 5, y) + line + fitted(x + 41, y + 4, name, 70, TEXT)
