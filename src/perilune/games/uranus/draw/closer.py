"""A partner's moon and project board, large: what a card shows of them."""

from perilune.core.words import owned
from perilune.draw.palette import STYLE
from perilune.draw.svg import document, rect
from perilune.draw.words import label
from perilune.games.uranus.content import TELESCOPE, TRACKS, Content
from perilune.games.uranus.draw.colours import STYLE as MORE
from perilune.games.uranus.draw.moon import Frame
from perilune.games.uranus.draw.own import over_moon, own_moon
from perilune.games.uranus.draw.projects import steps
from perilune.games.uranus.draw.scene import Scene, Sizes
from perilune.games.uranus.draw.scenery import SYMBOLS_AND_PAINTS
from perilune.games.uranus.draw.sets import sets_of
from perilune.games.uranus.draw.symbols import icon, put
from perilune.games.uranus.moon import track
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.state import UranusState
from perilune.games.uranus.words.cards import TRACK_TITLES

WIDTH, HEIGHT = 580.0, 416.0
SIZES = Sizes(12, 12.5, 12.5, 13, 17, 8.6)


def closer(view: UranusState, seat: int, names: list[str], content: Content, moves: Moves) -> str:
    """The picture, standing alone: the moon, and beside it how far each track is."""
    scene = Scene(view, -1, [], names, content, moves, SIZES)
    scene.focus = seat
    frame = Frame(206, HEIGHT / 2, 0.76)
    own_moon(scene, frame)
    over_moon(scene, frame, sets_of(scene, seat))
    _tracks(scene, seat, 424, 12, 146, 43.5)
    ground = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="url(#ur-sky)"/>'
    title = owned("The moon and the project board", names[seat])
    return "".join(document(WIDTH, HEIGHT, title, title, STYLE + MORE, SYMBOLS_AND_PAINTS, ground, *scene.parts))


def _tracks(scene: Scene, seat: int, x: float, y: float, w: float, high: float) -> None:
    """The nine tracks: icon, name, steps."""
    s = scene.s
    scene.put(rect(x, y, w, high * TRACKS + 4, "plate", 10))
    for number in range(TRACKS):
        line = y + high * number + 2
        known = number >= TELESCOPE and s.known[seat] >> (number - TELESCOPE) & 1 == 1
        kind = "icon good" if known else "icon"
        scene.put(f'<g class="{kind}">{put(icon(number), x + 16, line + high / 2, 0.72)}</g>')
        scene.put(label(x + 34, line + 17, TRACK_TITLES[number], 12.5, "b"))
        if known and not s.marks[seat * TRACKS + number]:
            scene.put(label(x + 34, line + 34, "known", 12.5, "good"))
        else:
            steps_ = track(s, scene.content, seat, number).steps
            scene.put(steps(scene, seat, number, x + 34 + steps_ * 20 - 3, line + 30)[0])
