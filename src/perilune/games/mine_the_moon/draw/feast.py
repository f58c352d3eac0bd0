"""The end in the scene: fireworks over the ridge, and the winners with their flag in the crater."""

from typing import Final

from perilune.core.words import win
from perilune.draw.feast import banner, burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark, mark_path
from perilune.draw.svg import num
from perilune.games.mine_the_moon.draw.crater import Pit
from perilune.games.mine_the_moon.draw.scene import Scene
from perilune.games.mine_the_moon.draw.symbols import INK, TALL, robot, shadow, shape, stamp
from perilune.games.mine_the_moon.state import OVER, MoonState
from perilune.games.mine_the_moon.turn import standings

Sky = list[tuple[float, float, float]]  # where fireworks are, and how large

WIDE_SKY: Final[Sky] = [
    (92, 38, 30), (196, 24, 20), (318, 26, 24), (455, 98, 20), (470, 20, 16), (640, 104, 24), (790, 24, 20),
]  # fmt: skip
MEDIUM_SKY: Final[Sky] = [(92, 38, 30), (196, 24, 20), (318, 26, 24), (390, 98, 20), (450, 20, 16), (560, 104, 24), (664, 24, 20)]
NARROW_SKY: Final[Sky] = [(44, 112, 30), (118, 94, 19), (190, 120, 34), (262, 92, 18), (340, 116, 30)]
_FLAG: Final = "M0 0q9 -5 18 0t18 0v22q-9 5 -18 0t-18 0Z"


def winners(s: MoonState) -> list[int]:
    """Who has won, once the game is over."""
    marks = standings(s)
    return [seat for seat in range(s.seats) if marks[seat] == max(marks)] if s.stage == OVER else []


def fireworks(scene: Scene, places: Sky) -> None:
    """In the colours of the winners and of the moon."""
    won = winners(scene.s)
    if won:
        colours = [var("moon"), *[var(seat_colour(seat)) for seat in won]]
        sky = [burst(x, y, radius, colours[n % len(colours)]) for n, (x, y, radius) in enumerate(places)]
        scene.put(f'<g class="pieces">{"".join(sky)}</g>')


def honours(scene: Scene, pit: Pit) -> None:
    """A robot of each winner with a flag on the hub, and a banner below it."""
    won = winners(scene.s)
    if not won:
        return
    wheel = pit.wheel
    tall, step = pit.tall * 1.2, pit.tall * 1.9
    for number, seat in enumerate(won):
        x = wheel.x + (number - (len(won) - 1) / 2) * step
        scene.over.append(f'<g class="pieces">{_winner(seat, x - tall * 0.3, wheel.y + 4, tall)}</g>')
    words = f"{win(won, scene.names)} · {scene.s.dominance[won[0]]}"
    plate = banner(
        wheel.x, wheel.y + wheel.ry * wheel.hub + 6, wheel.rx * 1.1, pit.odds, tuple(mark(seat) for seat in won), words
    )
    scene.over.append(f'<g class="pieces">{plate}</g>')


def _winner(seat: int, x: float, y: float, tall: float) -> str:
    """A robot, and the flag of its seat beside it."""
    scale = tall / TALL
    pole, top = x + tall * 0.5, y - tall * 1.5
    sign = shape(mark_path(seat), INK, more=' transform="translate(10,3)"')
    flag = f'<g transform="translate({num(pole)},{num(top)})scale({scale:.3g})">{shape(_FLAG, var(seat_colour(seat)), INK, 1.2)}{sign}</g>'
    return (
        shadow(x + tall * 0.2, y + 1, tall * 0.8)
        + shape(f"M{num(pole)} {num(y)}V{num(top - 3)}", "none", "#eef3fb", 2.4)
        + flag
        + stamp(robot(seat), x, y, scale)
    )
