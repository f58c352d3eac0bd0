"""What the coach says about cargo and rockets: what can be reached, by whom, and how."""

from perilune.games.lineae.bot.worth import CARGO, LIGHT
from perilune.games.lineae.words.coach import gain, matters
from tests.games.lineae.scene import CONTENT, Scene

NAMES = ["Ada", "Ben"]


def cargo(scene: Scene, cubes: str) -> str:
    """What it says when these cubes come aboard."""
    before = scene.s.copy()
    scene.give(0, cubes)
    return gain(before, scene.s, 0, CARGO, CONTENT)


def test_a_rocket_that_can_be_reached_comes_first() -> None:
    """Both rockets want the cube. The lock between keeps the vessel from space 2."""
    scene = Scene(2, vessels=(5, 8), rockets=("io", "titan", "jovian", "callisto", "ceres", "terran", "martian", "lunar"))
    for place in (1, 3, 4, 6, 7, 8):
        scene.gone(place)
    said = cargo(scene, "iron")
    assert "Ceres Shipyards rocket over space 5 (right above you): 1 point " in said
    scene.gone(5)
    assert "Titan Elastomers rocket over space 2 (turn a lock to get there)" in cargo(scene, "sulfur")


def test_a_rocket_that_is_nearly_full() -> None:
    """Who can launch it: this seat, a rival, or nobody yet."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    lacks = "The Titan Elastomers rocket over space 5 lacks only 1 of any kind"
    assert matters(scene.s, 0, NAMES, CONTENT)[-1].startswith(f"{lacks}. Nobody has that aboard yet.")
    scene.give(0, "salt")
    assert "you have that aboard: load it, and it launches." in matters(scene.s, 0, NAMES, CONTENT)[-1]
    scene.s.vessel[1] = scene.s.vessel[0]
    assert "Ada can bring that" in matters(scene.s, 1, NAMES, CONTENT)[-1]


def test_a_rocket_that_cannot_be_reached_and_not_be_filled_is_not_named() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.load(1, "silica silica iron")
    assert not any("Jovian" in line for line in matters(scene.s, 0, NAMES, CONTENT))


def test_the_sun_is_told_in_figures() -> None:
    scene = Scene(2, vessels=(5, 8))
    assert gain(scene.s, scene.s, 0, LIGHT, CONTENT) == "In round 2 the sun gives you 6 electricity on space 5."
