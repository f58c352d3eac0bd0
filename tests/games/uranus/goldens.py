"""Golden games of Uranus! that begin near their end: one for each way in which a game can end."""

from perilune.core.table import Table
from perilune.games.uranus.hexes import BIT, NAMES
from perilune.games.uranus.state import BUILDING, USING
from tests.games.uranus.scene import CONTENT, Scene, h

PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def finished(scene: Scene, *moves: tuple[int, str]) -> Table:
    """The scene's position, played on by these moves of seats; chance answers by the seed."""
    first = scene.table
    table = Table(first.game, first.options, "golden", PLAYERS[: scene.s.seats], start=scene.s)
    for seat, text in moves:
        table.submit(seat, text)
    return table


def launching(seats: int, deck: str = "first") -> Scene:
    """Phase 3 of round 10: every race has a launchpad and a spaceship, and each but the last a complete module to fly to."""
    scene = Scene(seats, deck=deck, races=["osmish", "kroviots", "yarls"][:seats])
    scene.s.space, scene.s.attacks = 10, 3
    for seat in range(seats):
        scene.know(seat, "spaceship", "rocket")
        scene.pads(seat, "0,0,0")
        if seat + 1 < seats:
            scene.complete(seat + 1)
    scene.fill(6, "GBBBRRS")
    scene.hand(seats - 1, "0,0,0", "G")
    for seat in range(seats - 1):
        scene.s.ready[seat] = 1
    return scene


def last_round(seats: int) -> Scene:
    """Phase 4 of the last round, with a complete module for the first race only."""
    scene = Scene(seats, races=["osmish", "yarls"][:seats])
    scene.phase(BUILDING)
    scene.s.space, scene.s.attacks = CONTENT.end - 1, 7
    scene.know(0, "spaceship")
    scene.pads(0, "0,0,0")
    if seats > 1:
        scene.complete(3)
    return scene


def objectives() -> Table:
    """Advanced play: the first to fly has First Footprint, the last but one has Last One Out, and the third has three bunkers."""
    scene = launching(3, "advanced")
    scene.s.objectives = [0, 1, 4]
    scene.mines(2, "1,-1,0", "1,0,-1", "0,1,-1")
    scene.s.forts[2] = scene.s.mines[2]
    scene.pads(2, "0,0,0")
    return finished(scene, (2, "send 0,0,0 6"), (2, "ready"), (0, "fly 1"), (1, "fly 2"), (2, "fly 6"))


def hopeless() -> Table:
    """One moon goes dark in an attack; the others had conceded and agreed before, and wait for nobody else."""
    scene = Scene(3, races=["osmish", "kroviots", "yarls"])
    scene.darken(2, *(name for name in NAMES if name != "0,0,0"))
    scene.s.mines[2] = BIT[h("0,0,0")]
    scene.attack(("4,0,-4", "c03"), ("0,0,0", "c01"), ("-4,4,0", "c02"))
    return finished(scene, (0, "concede"), (1, "agree"), (0, "play-on"), (0, "agree"), (2, "impact 0"))


def given_up() -> Table:
    """All agree in the middle of a game."""
    scene = Scene(4)
    scene.phase(USING)
    scene.s.space = 5
    return finished(scene, (1, "concede"), (0, "agree"), (3, "agree"), (2, "agree"))


def goldens() -> dict[str, Table]:
    """The games by name."""
    alone = Scene(1, start=False)
    return {
        "escaped-3p": finished(launching(3), (2, "send 0,0,0 6"), (2, "ready"), (1, "fly 1"), (0, "fly 6"), (2, "fly 2")),
        "escaped-alone": finished(launching(1), (0, "send 0,0,0 6"), (0, "ready"), (0, "fly 6")),
        "exploded-2p": finished(last_round(2), (0, "fly 3"), (1, "ready")),
        "exploded-alone": finished(last_round(1), (0, "ready")),
        "given-up-4p": given_up(),
        "given-up-alone": finished(alone, (0, "concede")),
        "hopeless-3p": hopeless(),
        "objectives-3p": objectives(),
    }
