"""Who won, by what: a rocket for each seat, its parts as high as the points from each source."""

from typing import Final

from perilune.draw.palette import STYLE, seat_colour, var
from perilune.draw.pieces import mark_path
from perilune.draw.svg import el, num
from perilune.draw.words import fitted, label

COLOURS: Final = ["#ffd27a", "#8fb8f5", "#c7a9f2", "#86d9a4", "#f2a0a0", "#9edbe8", "#e6c8a0", "#c9d1e3"]  # of the sources
BASE: Final = 262.0  # where the towers stand
HIGH: Final = 190.0  # the highest
WIDE: Final = 72.0
STEP: Final = 132.0
LEAST: Final = 17.0  # a part that is lower has no room for its figure
LEGEND: Final = 212.0


def towers(names: list[str], scores: list[int], sources: list[tuple[str, list[int]]], winners: list[int]) -> str:
    """The seats from left to right, those with the most points first. What is lost by a source is left out of the picture."""
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat]))
    most = max(1, *(sum(max(0, points[seat]) for _, points in sources) for seat in order))
    drawn = [
        _tower(STEP / 2 + STEP * place, seat, names[seat], scores[seat], sources, HIGH / most, seat in winners)
        for place, seat in enumerate(order)
    ]
    keys = [_key(STEP * len(order) + 16, 60 + 26 * row, number, name) for row, (number, name) in enumerate(_used(sources))]
    wide = STEP * len(order) + LEGEND
    ground = el("path", d=f"M0 {num(BASE)}H{num(STEP * len(order))}", class_="rule")
    told = "; ".join(f"{names[seat]} {scores[seat]}" for seat in order)
    return el(
        "svg",
        el("style", STYLE),
        ground,
        *drawn,
        *keys,
        xmlns="http://www.w3.org/2000/svg",
        class_="pl",
        data_seats=str(len(order)),
        viewBox=f"0 0 {num(wide)} {num(BASE + 40)}",
        role="img",
        aria_label=f"The points: {told}.",
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
                el("rect", x=x - WIDE / 2, y=y, width=WIDE, height=height, fill=COLOURS[number % len(COLOURS)], stroke=var("ink"))
            )
            if height >= LEAST:
                parts.append(label(x, y + height / 2 + 5, str(each[seat]), 16, "k b", "middle"))
    side, high = WIDE / 2, WIDE / 3
    nose = f"M{num(x - side)} {num(y)}Q{num(x - high)} {num(y - 26)} {num(x)} {num(y - 38)}"
    nose += f"Q{num(x + high)} {num(y - 26)} {num(x + side)} {num(y)}Z"
    fins = "".join(
        el(
            "path",
            d=f"M{num(x + side * WIDE / 2)} {num(BASE - 34)}l{num(side * 15)} 22v14l{num(-side * 15)}-8z",
            fill=var(seat_colour(seat)),
            stroke=var("ink"),
        )
        for side in (-1, 1)
    )
    mark = el("path", d=mark_path(seat), fill=var("ink"), transform=f"translate({num(x - 8)},{num(y - 24)})")
    flame = el("path", d=f"M{num(x - 10)} {num(BASE)}q10 26 20 0z", fill=var("offer")) if won else ""
    return (
        flame
        + fins
        + "".join(parts)
        + el("path", d=nose, fill=var(seat_colour(seat)), stroke=var("ink"))
        + mark
        + _plate(x, name, points, won)
    )


def _plate(x: float, name: str, points: int, won: bool) -> str:
    frame = el(
        "rect", x=x - 60, y=BASE + 10, width=120, height=26, rx=8, fill=var("panel"), stroke=var("offer" if won else "line")
    )
    return frame + fitted(x - 52, BASE + 29, name, 72, 16) + label(x + 52, BASE + 29, str(points), 17, "b", "end")


def _key(x: float, y: float, number: int, name: str) -> str:
    swatch = el("rect", x=x, y=y - 12, width=18, height=18, rx=4, fill=COLOURS[number % len(COLOURS)], stroke=var("ink"))
    return swatch + fitted(x + 26, y + 2, name[:1].upper() + name[1:], LEGEND - 46, 16)
