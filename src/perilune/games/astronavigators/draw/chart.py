"""The chart of the Earth as it never changes: land, mountains, roads and rails, and where its squares are."""

from typing import Final

from perilune.draw.svg import num
from perilune.games.astronavigators.content import CONTINENTS, Content
from perilune.games.astronavigators.draw.coasts import CASPIAN, COASTS, outlines
from perilune.games.astronavigators.world.earth import COLUMNS, SQUARES

LEFT, WIDE = 36.0, 545.0
CELL = WIDE / COLUMNS
TOPS: Final = [443.0, 485.0, 535.0, 591.0, 647.0, 697.0, 741.0]  # of the rows of squares

# A town in each square with a road or rails: longitude and latitude.
_TOWNS: Final = [
    (-142, 64), (-112, 63), (-121, 45), (-104, 44), (-79, 42), (-100, 21), (-74, 6), (-57, 4), (-70, -13), (-47, -15), (-69, -34),
    (-59, -35), (16, 63), (43, 63), (72, 63), (-4, 40), (14, 50), (38, 53), (72, 47), (107, 42), (126, 46), (133, 63), (78, 21),
    (104, 24), (38, 13), (-8, 14), (19, 18), (20, -10), (36, -8), (24, -31), (118, -32), (141, -35), (150, -33), (134, -18), (151, -25),
]  # fmt: skip
_PEAKS: Final = [
    (-140, 62), (-128, 56), (-120, 51), (-114, 46), (-110, 41), (-107, 37), (-104, 31), (-76, 0), (-77, -8), (-71, -14), (-67, -20),
    (-70, -32), (-71, -40), (8, 46), (13, 47), (44, 42), (60, 62), (60, 58), (72, 38), (78, 34), (85, 30), (92, 29), (88, 44),
    (97, 48), (110, 53), (125, 64), (140, 66), (38, 7), (37, -4), (29, -30), (0, 32), (147, -36), (14, 64), (40, 38),
]  # fmt: skip


def point(east: float, north: float) -> tuple[float, float]:
    """A place on the Earth, each row of thirty degrees with its own height."""
    row = min(5, max(0, int((90 - north) / 30)))
    return LEFT + (east + 180) / 30 * CELL, TOPS[row] + ((90 - north) / 30 - row) * (TOPS[row + 1] - TOPS[row])


def corner(square: int) -> tuple[float, float, float, float]:
    """A square: left, top, width, height."""
    row = square // COLUMNS
    return LEFT + square % COLUMNS * CELL, TOPS[row], CELL, TOPS[row + 1] - TOPS[row]


def outline(square: int) -> str:
    """The name of a square's outline."""
    return f"av-q{square}"


def squares() -> str:
    """The outlines of all squares, to be used in some look."""
    drawn = ""
    for square in range(SQUARES):
        x, y, w, h = corner(square)
        drawn += f'<rect id="{outline(square)}" x="{num(x + 2.5)}" y="{num(y + 2.5)}" width="{num(w - 5)}" height="{num(h - 5)}" rx="5"/>'
    return drawn


def path(rings: list[list[tuple[float, float]]]) -> str:
    """Closed outlines, in steps, which are short to write."""
    drawn = ""
    for ring in rings:
        x, y = round(ring[0][0], 1), round(ring[0][1], 1)
        drawn += f"M{num(x)} {num(y)}l"
        steps = []
        for to_x, to_y in ring[1:]:
            dx, dy = round(to_x - x, 1), round(to_y - y, 1)
            x, y = x + dx, y + dy
            steps.append(f"{_short(dx)} {_short(dy)}")
        drawn += " ".join(steps).replace(" -", "-") + "z"
    return drawn


def _short(value: float) -> str:
    text = num(value)
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def lands() -> str:
    """The seven continents, once each; small maps and the chart use them."""
    return "".join(
        f'<path id="av-land-{n}" d="{path([[point(*spot) for spot in ring] for ring in outlines(COASTS[n])])}"/>'
        for n in range(CONTINENTS)
    )


def bounds(continent: int) -> tuple[float, float, float, float]:
    """The frame of a continent with its larger islands: left, top, width, height."""
    spots = [point(*spot) for ring in outlines(COASTS[continent]) if len(ring) > 5 for spot in ring]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return left, top, max(x for x, _ in spots) - left, max(y for _, y in spots) - top


def ground(c: Content) -> str:
    """The sea, the land with its shelf, mountains, roads and rails."""
    every = "".join(f'<use href="#av-land-{n}"/>' for n in range(CONTINENTS))
    tinted = "".join(f'<use href="#av-land-{n}" class="av-land-{n + 1}"/>' for n in range(CONTINENTS))
    lake = path([[point(*spot) for spot in ring] for ring in outlines(CASPIAN)])
    peaks = "".join(f"M{x - 4:.0f} {y + 5:.0f}l4-5.5 4 5.5" for x, y in (point(*peak) for peak in _PEAKS))
    right, bottom = LEFT + WIDE, TOPS[-1]
    grid = "".join(f"M{num(LEFT + n * CELL)} {num(TOPS[0])}V{num(bottom)}" for n in range(1, COLUMNS))
    grid += "".join(f"M{num(LEFT)} {num(top)}H{num(right)}" for top in TOPS[1:-1])
    return (
        f'<g clip-path="url(#av-sea-clip)"><rect x="{num(LEFT)}" y="{num(TOPS[0])}" width="{num(WIDE)}" height="{num(bottom - TOPS[0])}" '
        f'fill="url(#av-ocean)"/><g fill="none" class="av-shelf" stroke-linejoin="round"><g stroke-width="9" opacity=".14">{every}</g>'
        f'<g stroke-width="4.5" opacity=".2">{every}</g></g><g class="av-coast">{tinted}<path d="{lake}" class="av-lake"/></g>'
        f'<path d="{peaks}" class="av-peak"/><path d="{grid}" class="av-mesh"/>{_routes(c)}</g>'
        f'<rect x="{num(LEFT)}" y="{num(TOPS[0])}" width="{num(WIDE)}" height="{num(bottom - TOPS[0])}" rx="4" class="av-frame"/>'
    )


def _routes(c: Content) -> str:
    towns = {}
    for east, north in _TOWNS:
        towns[int((90 - north) / 30) * COLUMNS + int((east + 180) / 30)] = point(east, north)
    drawn = ""
    for pairs, bend, class_ in ((c.earth.roads, -0.12, "road"), (c.earth.rails, 0.12, "rail")):
        d = ""
        for a, b in pairs:
            (ax, ay), (bx, by) = (towns.get(square) or _middle(square) for square in (a, b))
            mx, my = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
            d += f"M{num(ax)} {num(ay)}Q{num(mx)} {num(my)} {num(bx)} {num(by)}"
        drawn += f'<defs><path id="av-{class_}" d="{d}"/></defs><use href="#av-{class_}" class="av-{class_}"/>'
        if class_ == "rail":
            drawn += '<use href="#av-rail" class="av-ties"/><use href="#av-rail" class="av-track"/>'
    spots = "".join(f"M{num(x)} {num(y)}h.01" for x, y in towns.values())
    return f'{drawn}<path d="{spots}" class="av-town"/>'


def _middle(square: int) -> tuple[float, float]:
    x, y, w, h = corner(square)
    return x + w / 2, y + h / 2
