"""What the Launch Pad can do for the viewer: which cubes fit a rocket, in the order that fills it, and what they earn."""

from typing import NamedTuple

from perilune.core.drawing import Way
from perilune.core.words import counted
from perilune.games.lineae.content import ANY, KINDS, NONE, PAD_SPACE, SLOTS, TILES
from perilune.games.lineae.draw.scene import Scene
from perilune.games.lineae.job import LOAD_JOB
from perilune.games.lineae.launchpad import CUBES, in_reach
from perilune.games.lineae.moves import LOAD_CUBE, LOAD_FREE, PLACE


class Load(NamedTuple):
    """All that fits a rocket: the moves, the slot and the points of each cube, and whether it launches."""

    moves: list[str]
    cubes: list[tuple[int, int, int]]  # slot, kind, points
    launches: bool

    @property
    def points(self) -> int:
        """What it earns."""
        return sum(points for _, _, points in self.cubes)


def load_of(scene: Scene, tile: int) -> Load:
    """Every cube that fits: those of a kind with a slot first, then the commonest of the rest into the wild slot."""
    s, content, seat = scene.s, scene.content, scene.seat
    slots = content.rockets[s.rockets[tile]].slots
    cargo = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    done = s.pending[-1][CUBES] if scene.job() == LOAD_JOB else 0
    moves: list[str] = []
    cubes: list[tuple[int, int, int]] = []
    for free in (False, True):
        for slot in range(SLOTS):
            if s.loads[tile * SLOTS + slot] != NONE or (slots[slot] == ANY) != free:
                continue
            kind = cargo.index(max(cargo)) if free else slots[slot]
            if cargo[kind] == 0:
                continue
            cargo[kind] -= 1
            verb = scene.moves.load_free if free else scene.moves.load
            moves.append(verb.at(tile, kind).text)
            cubes.append((slot, kind, content.loading_vp[min(done + len(cubes), len(content.loading_vp) - 1)]))
    empty = s.loads[tile * SLOTS : (tile + 1) * SLOTS].count(NONE)
    return Load(moves, cubes, len(cubes) == empty)


def loadable(scene: Scene) -> list[int]:
    """The vessel spaces whose rockets the viewer could load now, with the Launch Pad or at it."""
    s = scene.s
    if scene.seat < 0:
        return []
    if scene.job() == LOAD_JOB:
        return sorted({move.a for kind in (LOAD_CUBE, LOAD_FREE) for move in scene.of(kind)})
    if any(move.a == PAD_SPACE for move in scene.of(PLACE)):
        return [
            tile
            for tile in range(TILES)
            if s.rockets[tile] != NONE and in_reach(s, scene.content, scene.seat, tile) and load_of(scene, tile).cubes
        ]
    return []


def told(load: Load) -> str:
    """What it brings, in few words."""
    return f"+{counted(load.points, 'point')} with {counted(len(load.cubes), 'cube')}{', launches' if load.launches else ''}"


def pad_ways(scene: Scene, tiles: list[int]) -> list[Way]:
    """At the Launch Pad: load all that fits at once, or choose cube by cube."""
    choose = scene.place_ways(PAD_SPACE, "choose the cubes one by one")
    if not choose:
        return []
    at_once = []
    for tile in tiles:
        load = load_of(scene, tile)
        where = f" the rocket over {tile + 1}" if len(tiles) > 1 else ""
        says = f"{choose[0].says}, load{where or ' all that fits'}"
        at_once.append(Way([choose[0].moves[0], *load.moves], says, told(load), f"load-{tile + 1}"))
    return [*at_once, *choose]
