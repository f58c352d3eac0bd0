"""Keys for what is offered and has no place of its own on the table."""

from perilune.draw.svg import rect
from perilune.draw.words import width
from perilune.games.astronavigators.draw.scene import Scene
from perilune.games.astronavigators.draw.text import fitted

HIGH = 28.0
MOST = 4
ROOM = 420.0


def keys(scene: Scene, right: float, y: float, room: float = 900.0) -> None:
    """Side by side, the last one ending at the right; if they are too many, the list beside the table has them."""
    left = list(scene.left)
    wide = widths(scene)
    if not left or len(left) > MOST or sum(wide) + 8 * len(left) > room:
        return
    x = right - sum(wide) - 8 * (len(left) - 1)
    for move, told, w in zip(left, words(scene), wide, strict=True):
        text = fitted(x + w / 2, y + HIGH / 2 + 4.6, told, w - 20, 13, "tx b", "middle")
        scene.add(scene.spot(move, scene.says(move), rect(x, y, w, HIGH, "slot", 9), rect(x, y, w, HIGH, "fr", 9), text))
        x += w + 8


def widths(scene: Scene) -> list[float]:
    """How wide the key of each move is."""
    return [_width(told) for told in words(scene)]


def words(scene: Scene) -> list[str]:
    """What the keys say: all of it, or without what a move brings where that is long."""
    told = [scene.says(move) for move in scene.left]
    return told if sum(_width(text) for text in told) < ROOM else [scene.named(move) for move in scene.left]


def _width(told: str) -> float:
    return min(300.0, width(told, 13, True) + 28)
