"""Keys for what is offered and has no place of its own on the table."""

from perilune.draw.svg import rect
from perilune.draw.words import width
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import fitted

HIGH = 28.0
MOST = 4


def keys(scene: Scene, right: float, y: float, room: float = 900.0) -> None:
    """Side by side, the last one ending at the right; if they are too many, the list beside the table has them."""
    left = list(scene.left)
    wide = widths(scene)
    if not left or len(left) > MOST or sum(wide) + 8 * len(left) > room:
        return
    x = right - sum(wide) - 8 * (len(left) - 1)
    for move, w in zip(left, wide, strict=True):
        text = fitted(x + w / 2, y + HIGH / 2 + 4.6, scene.says(move), w - 20, 13, "tx b", "middle")
        scene.add(scene.spot(move, scene.says(move), rect(x, y, w, HIGH, "slot", 9), rect(x, y, w, HIGH, "fr", 9), text))
        x += w + 8


def widths(scene: Scene) -> list[float]:
    """How wide the key of each move is."""
    return [min(300.0, width(scene.says(move), 13, True) + 28) for move in scene.left]
