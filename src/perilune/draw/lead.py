"""Where a lead comes from: a bar for each source of points, to the side of the one who made more with it."""

from typing import Final

from perilune.draw.palette import STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, label

WIDTH: Final = 300.0  # of the rail of a laptop, so that the words are as large as they say
NAME: Final = 116.0  # for what the points come from
MIDDLE: Final = 202.0
REACH: Final = 62.0  # of the longest bar
ROW: Final = 24.0
TOP: Final = 30.0
TEXT: Final = 13.0


def lead(names: list[str], winner: int, rival: int, sources: list[tuple[str, list[int]]]) -> str:
    """Two players side by side. A source that gave both the same has a line of its own, without a bar."""
    rows = [(name, points[winner], points[rival]) for name, points in sources if points[winner] or points[rival]]
    rows.sort(key=lambda row: row[2] - row[1])
    most = max(1, *(abs(mine - theirs) for _, mine, theirs in rows)) if rows else 1
    drawn = [_row(TOP + ROW * place, row, winner, rival, REACH / most) for place, row in enumerate(rows)]
    high = TOP + ROW * len(rows)
    told = "; ".join(f"{name} {mine} to {theirs}" for name, mine, theirs in rows)
    return el(
        "svg",
        el("style", STYLE),
        _who(MIDDLE - REACH - 18, rival, names[rival], "start"),
        _who(WIDTH, winner, names[winner], "end"),
        el("path", d=f"M{num(MIDDLE)} {num(TOP - 4)}V{num(high)}", class_="rule"),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        class_="pl lead",
        viewBox=f"0 0 {num(WIDTH)} {num(high + 4)}",
        role="img",
        aria_label=f"Points by source, {names[winner]} to {names[rival]}: {told}.",
    )


def _who(x: float, seat: int, name: str, anchor: str) -> str:
    at = x if anchor == "start" else x - 14
    mark = el(
        "path",
        d=mark_path(seat),
        fill=var(seat_colour(seat)),
        transform=f"translate({num(at)},5)",
        stroke=var("space"),
        stroke_width=0.6,
    )
    return mark + fitted(at + 20 if anchor == "start" else at - 6, 18, name, 62, TEXT, "b", anchor if anchor == "end" else "")


def _row(y: float, row: tuple[str, int, int], winner: int, rival: int, unit: float) -> str:
    name, mine, theirs = row
    apart = mine - theirs
    wide = abs(apart) * unit
    seat = winner if apart > 0 else rival
    x = MIDDLE if apart > 0 else MIDDLE - wide
    bar = (
        el(
            "rect",
            x=x,
            y=y + 3,
            width=wide,
            height=ROW - 8,
            rx=3,
            fill=var(seat_colour(seat)),
            stroke=var("space"),
            stroke_width=0.8,
        )
        if wide
        else ""
    )
    left, right = MIDDLE - 6 - (wide if apart < 0 else 0), MIDDLE + 6 + (wide if apart > 0 else 0)
    return (
        fitted(0, y + 16, name[:1].upper() + name[1:], NAME, TEXT)
        + bar
        + label(left, y + 16, str(theirs), TEXT, "b" if apart < 0 else "q", "end")
        + label(right, y + 16, str(mine), TEXT, "b" if apart > 0 else "q")
    )
