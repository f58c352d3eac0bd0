"""The whole table as one picture, as a seat sees it. A pure function of the view."""

from perilune.core.drawing import MEDIUM, NARROW, Drawing
from perilune.core.move import Move
from perilune.core.words import inside
from perilune.draw.svg import document
from perilune.draw.words import label
from perilune.games.uranus.concede import conceders
from perilune.games.uranus.content import Content
from perilune.games.uranus.draw.narrow import narrow
from perilune.games.uranus.draw.scene import BESIDE, IN_HAND, Scene
from perilune.games.uranus.draw.scenery import HEIGHT, NARROW_WIDTH, SCENERIES, WIDTHS
from perilune.games.uranus.draw.wide import DESKTOP, TABLET, wide
from perilune.games.uranus.moves import Moves
from perilune.games.uranus.state import UranusState
from perilune.games.uranus.words.regions import moment


def draw(
    view: UranusState, seat: int, offers: list[Move], names: list[str], content: Content, moves: Moves, layout: str
) -> Drawing:
    """The position, wide, for a tablet or for a phone. Offers without a place on it are in the list beside the board."""
    phone = layout == NARROW
    scene = Scene(view, seat, offers, names, content, moves, IN_HAND if phone else BESIDE)
    across, high = (NARROW_WIDTH, 700.0) if phone else (WIDTHS[layout], HEIGHT)
    if view.moons[-1] < 0 or view.races[-1] < 0:
        scene.put(label(across / 2, 300, "The boards are being dealt.", 18, "q sky", "middle"))
    elif phone:
        high = narrow(scene)
    else:
        wide(scene, TABLET if layout == MEDIUM else DESKTOP)
    parts = document(across, high, "Uranus!", _described(scene), "", "", *scene.parts, *scene.ghosts.values())
    return Drawing(parts, scene.asks, scene.places, scene.things, SCENERIES[layout])


def _described(scene: Scene) -> str:
    s = scene.s
    safe = ", ".join(inside(name) for name, order in zip(scene.names, s.flown, strict=False) if order) or "nobody yet"
    words = f"{moment(s, scene.content)}. Safe on Uranus: {safe}."
    return f"{words} Conceded: {', '.join(conceders(s, scene.names))}." if s.conceded else words
