"""Rules, chapter 9: alone."""

from perilune.games.uranus.hexes import hexes_of
from perilune.games.uranus.state import BUILDING, MINING, USING
from tests.games.uranus.scene import Scene


def test_rule_9_1_a_pair_on_each_side() -> None:
    scene = Scene(1)
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"))
    scene.play(0, "face right", "impact 0", "impact 0", "ready")
    assert {"4,0,-4", "-4,0,4"} <= set(scene.dark(0))


def test_rule_9_2_the_solo_side() -> None:
    scene = Scene(1)
    scene.phase(USING)
    scene.mark(0, "spaceship", 1)
    scene.hand(0, "0,0,0", "GGG")
    scene.hand(0, "1,-1,0", "GGG")
    scene.play(0, "use 0,0,0 spaceship")
    assert not scene.knows(0, "spaceship"), "three steps for the Osmish alone, two in company"
    scene.play(0, "use 1,-1,0 spaceship")
    assert scene.knows(0, "spaceship")


def test_rule_9_3_three_junk_cards_are_left_out() -> None:
    assert hexes_of(Scene(1).s.junk_bag) == [0, 1, 2, 3, 4, 5, 6, 9, 10]
    assert len(hexes_of(Scene(2).s.junk_bag)) == 12


def test_rule_9_4_nothing_is_given() -> None:
    scene = Scene(1, races=["falkafreedi"])
    scene.next_round()
    assert scene.s.stage == MINING
    assert scene.refused(0, "donate 1,-1,0 seat-2") == "9.4"
    scene.play(0, "double 1,-1,0")
    scene = Scene(1, races=["kroviots"])
    scene.phase(BUILDING)
    scene.mark(0, "mine", 2)
    assert scene.refused(0, "give-mine seat-2") == "9.4"
    scene = Scene(1, races=["galepegals"])
    scene.mark(0, "telescope", 1)
    scene.hand(0, "0,0,0", "SS")
    scene.play(0, "use 0,0,0 telescope")
    assert scene.knows(0, "telescope")
    scene.any_chance()
    scene.hand(0, "0,0,0", "SS")
    assert scene.refused(0, "use 0,0,0 telescope") == "4.4"
