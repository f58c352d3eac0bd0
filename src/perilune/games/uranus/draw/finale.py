"""What the end shows of those who made it: the race in its new home, and the ways that all have flown."""

from perilune.draw.feast import burst
from perilune.draw.palette import seat_colour, var
from perilune.draw.pieces import mark
from perilune.draw.svg import num, use
from perilune.draw.words import label, width
from perilune.games.uranus.draw.colours import INK
from perilune.games.uranus.draw.homes import DOME, home_place
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.partners import state_of
from perilune.games.uranus.draw.scene import Scene
from perilune.games.uranus.draw.symbols import imp, put
from perilune.games.uranus.state import OVER

Spot = tuple[float, float]
# Who is safe while others are lost does not smile.
_SORRY = (
    '<g transform="translate(0 14) scale(3.6)"><path d="M-5.4 2.4H5.4V7.6H-5.4Z" fill="currentColor"/>'
    f'<path d="M-3.6 6Q0 3.2 3.6 6" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"/></g>'
)
_UNDER_TRACK = 76.0  # no way is higher: the numbers of the rounds stand above it


def at_home(scene: Scene) -> bool:
    """Whether the game is over and the race of the seat in front is safe."""
    return scene.s.stage == OVER and scene.s.flown[scene.focus] > 0


def safe_home(scene: Scene, frame: Frame) -> None:
    """The race of the seat in front under its dome on Uranus, large, over the moon that it has left."""
    s, seat, size = scene.s, scene.focus, scene.sizes
    if not at_home(scene):
        return
    ground = '<circle r="230" fill="url(#ur-air)"/><ellipse cy="86" rx="196" ry="40" fill="#7cc7d0"/>'
    ground += '<ellipse cy="80" rx="180" ry="32" fill="#b9ecec"/><ellipse cy="82" rx="120" ry="18" fill="#5aa7b4" opacity=".6"/>'
    dome = f'<g transform="translate(-126 -130) scale(2.5)"><path d="{DOME}" class="home free"/></g>'
    shine = '<path d="M-98 -66C-84 -98 -56 -112 -16 -116" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".45"/>'
    face = put(imp(s.races[seat]), 0, 14, 3.6) + ("" if all(s.flown) else _SORRY)
    race = f'<g style="color:{var(seat_colour(seat))}">{face}</g>'
    scene.put(f'<g class="pieces">{frame.around(ground, dome, race, shine)}</g>')
    name, (told, kind) = scene.names[seat], state_of(scene, seat, False)
    y = frame.y + 152 * frame.scale
    wide = width(name, size.name + 6, True)
    scene.put(
        f'<g class="pieces">{use(mark(seat), frame.x - wide / 2 - 14, y - (size.name + 6) * 0.36, size.name + 6)}'
        + label(frame.x + 4, y, name, size.name + 6, "b sky", "middle")
        + label(frame.x, y + size.name + 9, told, size.name + 1, f"{kind} b sky", "middle")
        + "</g>"
    )


def fireworks(scene: Scene, spots: list[tuple[float, float, float]]) -> None:
    """In the sky around a home when every race is safe: where, and how large."""
    if scene.s.stage != OVER or not all(scene.s.flown):
        return
    tones = [var("ur-gold"), var(seat_colour(scene.focus))]
    drawn = "".join(burst(x, y, radius, tones[n % 2]) for n, (x, y, radius) in enumerate(spots))
    scene.put(f'<g class="pieces">{drawn}</g>')


def flights(scene: Scene, moons: dict[int, Spot], x: float, y: float, w: float) -> None:
    """The ways from the moons to the homes in which the races live now. `x`, `y`, `w` are those of the homes."""
    s = scene.s
    if s.stage != OVER:
        return
    drawn = ""
    for module, seat in enumerate(s.claimed):
        if seat < 0 or seat not in moons:
            continue
        (ax, ay), (bx, by) = moons[seat], home_place(scene, module, x, y, w)
        d = f"M{num(ax)} {num(ay)}Q{num((ax + bx) / 2)} {num(max(min(ay, by) - 30, _UNDER_TRACK))} {num(bx)} {num(by)}"
        drawn += (
            f'<path d="{d}" fill="none" stroke="{var(seat_colour(seat))}" stroke-width="7" opacity=".22"/><path d="{d}" fill="none" '
            f'stroke="{var(seat_colour(seat))}" stroke-width="2.5" stroke-dasharray="1 8" stroke-linecap="round"/>'
        )
    scene.put(f'<g class="pieces">{drawn}</g>')
