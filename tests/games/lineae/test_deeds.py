"""What decided a game: launches, with what all their cubes earned."""

from tests.games.lineae.scene import Scene


def deeds(scene: Scene, seat: int, *moves: str) -> list[tuple[int, int, str]]:
    """What is told of these moves."""
    positions = [scene.s.copy()]
    for move in moves:
        scene.play(seat, move)
        positions.append(scene.s.copy())
    return [(deed.number, deed.weight, deed.says) for deed in scene.table.game.deeds(positions)]


def test_a_launch_is_told_with_all_its_points() -> None:
    scene = Scene(2, "starter", vessels=(5, 8))
    scene.give(0, "hydrocarbon hydrocarbon sulfur sulfur salt")
    told = deeds(
        scene,
        0,
        "place launch-pad 1",
        *["load 5 hydrocarbon"] * 2,
        *["load 5 sulfur"] * 2,
        "load-free 5 salt",
        "choose bore-laser",
    )
    assert told == [(6, 32, "{seat} launched the Titan Elastomers rocket: 12 points for 5 cubes in one turn.")]


def test_cubes_that_launch_nothing_weigh_what_they_earn() -> None:
    """Whether the turn ends because nothing more fits, or because the player stops."""
    scene = Scene(2, "starter", vessels=(5, 8))
    scene.give(0, "hydrocarbon sulfur")
    told = deeds(scene, 0, "place launch-pad 1", "load 5 hydrocarbon", "load 5 sulfur")
    assert told == [(3, 3, "{seat} loaded the Titan Elastomers rocket: 3 points for 2 cubes.")]
    scene = Scene(2, "starter", vessels=(5, 8))
    scene.give(0, "hydrocarbon sulfur")
    told = deeds(scene, 0, "place launch-pad 1", "load 5 hydrocarbon", "done", "end")
    assert told == [(3, 1, "{seat} loaded the Titan Elastomers rocket: 1 point for 1 cube.")]
