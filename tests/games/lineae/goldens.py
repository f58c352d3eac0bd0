"""Golden games for modes and for rare ways of ending. Those begin near the end, in a position made for them."""

from perilune.conformance.settings import NAMES, Setting
from perilune.conformance.whole_games import greedy_game
from perilune.core.table import Table
from tests.games.lineae.scene import Scene


def goldens() -> dict[str, Table]:
    """Finished tables by name."""
    modules = {"biogenesis": "on", "reactor": "on"}
    return {
        "starter-2p": greedy_game(Setting("lineae", 2, {"game": "starter"}), "golden"),
        "biogenesis-2p": greedy_game(Setting("lineae", 2, {"biogenesis": "on"}), "golden"),
        "reactor-2p": greedy_game(Setting("lineae", 2, {"reactor": "on"}), "golden"),
        "starter-modules-3p": greedy_game(Setting("lineae", 3, {"game": "starter", **modules}), "golden"),
        "eighth-rocket-2p": eighth_rocket(2),
        "solo-goal-1p": eighth_rocket(1),
        "tie-by-rockets-2p": tie(1),
        "shared-win-2p": tie(0),
    }


def from_here(scene: Scene, moves: list[tuple[int, str]]) -> Table:
    """A table that begins with the scene's position and is played to its end."""
    old = scene.table
    table = Table(old.game, old.options, "golden", NAMES[: scene.s.seats], start=scene.s)
    for seat, text in moves:
        table.submit(seat, text)
    assert table.over, table.seen().prompt()
    return table


def eighth_rocket(seats: int) -> Table:
    """One rocket is left and wants one cube."""
    scene = Scene(seats, "starter")
    for place in (1, 2, 3, 4, 6, 7, 8):
        scene.gone(place)
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.s.round = 5
    launch = [(0, "place launch-pad 1"), (0, "load 5 sulfur"), (0, "choose bore-laser"), (0, "end")]
    return from_here(scene, [*launch, *[(seat, "pass") for seat in range(seats - 1, -1, -1)]])


def tie(launched: int) -> Table:
    """The last round: two cubes earn what the second player's money will, who has launched so many rockets."""
    scene = Scene(2)
    for place in range(1, launched + 1):
        scene.gone(place)
    scene.give(0, "sulfur sulfur")
    scene.pay(0, 0)
    scene.pay(1, 15)
    scene.s.round = 7
    loads = [(0, "place launch-pad 1"), (0, "load 5 sulfur"), (0, "load 5 sulfur"), (0, "end")]
    return from_here(scene, [*loads, (1, "pass"), (0, "pass")])
