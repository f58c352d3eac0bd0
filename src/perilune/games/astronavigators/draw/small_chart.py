"""The chart of the Earth in small, on the stage of the race: where those are who have not launched."""

from typing import Final

from perilune.draw.pieces import mark
from perilune.draw.svg import esc, num
from perilune.games.astronavigators.draw.chart import LEFT, TOPS, WIDE, corner
from perilune.games.astronavigators.draw.earth import crowds
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.moves import place_label
from perilune.games.astronavigators.state import OVER

X: Final = 12.0
Y: Final = 42.0
SIZE: Final = 0.38  # beside the chart of the observatory
MARK: Final = 16.0


def small_chart(scene: Scene) -> str:
    """Sea, land and roads, and the mark of each player who is there."""
    s = scene.s
    there = crowds(scene) if s.stage != OVER else []
    if not there:
        return '<g id="small-chart"/>'
    wide, high = WIDE * SIZE, (TOPS[-1] - TOPS[0]) * SIZE
    drawn = (
        f'<g transform="translate({num(X - LEFT * SIZE)} {num(Y - TOPS[0] * SIZE)}) scale({SIZE})"><use href="#av-chart"/></g>'
    )
    drawn += f'<rect x="{num(X)}" y="{num(Y)}" width="{num(wide)}" height="{num(high)}" rx="4" fill="none" stroke="#8a9cc8"/>'
    for square in {square for square in s.sites if square >= 0}:
        left, top, w, h = corner(square)
        cx, cy = X + (left + w / 2 - LEFT) * SIZE, Y + (top + h / 2 - TOPS[0]) * SIZE
        drawn += f'<circle cx="{num(cx)}" cy="{num(cy)}" r="5" fill="#0b1228" stroke="#ffe9b0" stroke-width="1.500"/>'
    for seat, aside in there:
        left, top, w, h = corner(scene.square(seat))
        cx, cy = X + (left + w / 2 - LEFT + aside) * SIZE, Y + (top + h / 2 - TOPS[0]) * SIZE
        told = esc(f"{scene.names[seat]}: {place_label(scene.c, scene.square(seat))}.")
        drawn += (
            f'<g data-card="seat-{seat + 1}" data-says="{told}"><circle cx="{num(cx)}" cy="{num(cy)}" r="11" fill="#0b0e1a" '
            f'fill-opacity=".55"/><use href="#{mark(seat)}" x="{num(cx - MARK / 2)}" y="{num(cy - MARK / 2)}" '
            f'width="{num(MARK)}" height="{num(MARK)}"/></g>'
        )
    return f'<g id="small-chart">{drawn}</g>'
