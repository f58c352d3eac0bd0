"""What the coach says about cargo and rockets: what can be reached, by whom, and how."""

from perilune.games.lineae.bot.worth import CARGO, LIGHT, POWER
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


def test_a_rocket_over_the_end_of_a_voyage_is_not_above_the_vessel_yet() -> None:
    scene = Scene(2, vessels=(6, 8))
    for place in (1, 2, 3, 4, 6, 7, 8):
        scene.gone(place)
    before = scene.s.copy()
    scene.give(0, "sulfur")
    scene.s.vessel[0] = 4
    assert "over space 5 (where you sail): 1 point " in gain(before, scene.s, 0, CARGO, CONTENT)


def test_a_cube_from_a_track_is_told_as_such() -> None:
    scene = Scene(2)
    before = scene.s.copy()
    scene.track(0, 1, 2)
    scene.give(0, "sulfur")
    assert gain(before, scene.s, 0, CARGO, CONTENT).startswith("You take aboard 1 sulfur from your excavation track. ")
    scene.give(0, "salt")
    assert gain(before, scene.s, 0, CARGO, CONTENT).startswith(
        "You take aboard 1 sulfur and 1 salt, 1 from your excavation track. "
    )


def test_burning_is_part_of_what_the_battery_gains() -> None:
    scene = Scene(2)
    before = scene.s.copy()
    scene.s.energy[0] += 3
    assert gain(before, scene.s, 0, POWER, CONTENT) == "Your battery gains 3 electricity, for as many steps."
    scene.s.air[13] = 4
    assert (
        gain(before, scene.s, 0, POWER, CONTENT) == "Your battery gains 3 electricity, with hydrocarbon burnt, for as many steps."
    )


def test_an_empty_rocket_that_the_cargo_fills_can_be_launched() -> None:
    scene = Scene(2, vessels=(6, 8))
    scene.give(0, "hydrocarbon hydrocarbon sulfur sulfur salt")
    told = "You can launch the rocket over space 5: sail there and load 2 hydrocarbon, 2 sulfur and 1 of any kind."
    assert told in matters(scene.s, 0, NAMES, CONTENT)


def test_a_rocket_that_is_nearly_full() -> None:
    """Who can launch it: this seat, a rival, or nobody yet."""
    scene = Scene(2, vessels=(5, 8))
    scene.load(5, "hydrocarbon hydrocarbon sulfur sulfur")
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "The rocket over space 5 lacks only 1 of any kind. Nobody has that yet."
    scene.give(0, "salt")
    assert matters(scene.s, 0, NAMES, CONTENT)[-1] == "You can launch the rocket over space 5: load 1 of any kind."
    scene.s.vessel[1] = scene.s.vessel[0]
    assert matters(scene.s, 1, NAMES, CONTENT)[-1] == "Ada can launch the rocket over space 5: it lacks 1 of any kind."


def test_a_rocket_that_cannot_be_reached_and_not_be_filled_is_not_named() -> None:
    scene = Scene(2, vessels=(5, 8))
    scene.load(1, "silica silica iron")
    assert not any("Jovian" in line for line in matters(scene.s, 0, NAMES, CONTENT))


def test_the_sun_is_told_in_figures() -> None:
    scene = Scene(2, vessels=(5, 8))
    assert gain(scene.s, scene.s, 0, LIGHT, CONTENT) == "In round 2 the sun gives you 6 electricity on space 5."
