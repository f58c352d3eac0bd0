"""The two sample turns of the rulebook, move by move."""

from perilune.core.chance import CHANCE
from perilune.games.lineae.content import NONE
from tests.games.lineae.scene import CONTENT, Scene, card, rocket, tech

BLUE = 0


def test_sample_turn_1() -> None:
    """Submersible E in round 1. Space 7 is dark then, so the vessel gets its charge here."""
    scene = Scene(2, vessels=(7, 4))
    assert [side for side in scene.s.deposits if CONTENT.deposits[side].key == "d1a"] == [scene.s.deposits[2]]
    scene.s.energy[BLUE] = 5
    money = scene.s.money[BLUE]
    assert scene.at("e") == (17, 2)

    scene.play(BLUE, "place submersible-e 1")
    scene.play(BLUE, "step down")
    assert scene.s.energy[BLUE] == 5, "this step is free"
    assert scene.there(17, 1) == ""
    scene.play(BLUE, "excavate")
    assert (scene.hold("e"), scene.s.vp[BLUE], scene.s.tracks[2]) == ("silica", 1, 1)
    scene.play(BLUE, "step left", "take")
    assert (scene.hold("e"), scene.s.money[BLUE]) == ("silica hydrocarbon", money + 1)
    scene.play(BLUE, "step left", "take")
    assert (scene.hold("e"), scene.s.money[BLUE]) == ("silica sulfur hydrocarbon", money + 2)
    scene.play(BLUE, "step up", "step up", "step up")
    assert scene.at("e") == (15, 4)
    assert scene.s.energy[BLUE] == 0
    assert scene.refused(BLUE, "step up") == "5.1", "this is the surface"
    assert scene.refused(BLUE, "buy hydrocarbon") == "5.5"
    scene.play(BLUE, "sail 6", "buy hydrocarbon", "buy sulfur", "done")

    assert scene.cargo(BLUE) == "sulfur hydrocarbon"
    assert scene.hold("e") == "silica"
    assert (scene.s.money[BLUE], scene.s.vp[BLUE], scene.s.workers[BLUE]) == (money, 1, 3)
    assert scene.deciders() == [1], "docking has ended the turn"
    assert scene.refused(1, "place submersible-e 1") == "3.4"
    scene.play(1, "place submersible-e 2")
    assert scene.s.workers == [4, 2]


def test_sample_turn_2() -> None:
    """Lock 2 opens, and the vessel reaches the Jovian Semiconductors."""
    order = ("io", "ganymede", "callisto", "titan", "jovian", "terran", "martian", "lunar")
    scene = Scene(2, rockets=order, vessels=(3, 7))
    scene.to_round(3)
    scene.empty(BLUE)
    scene.load(5, "silica salt")
    scene.give(BLUE, "iron iron silica")
    scene.sub("a", 4, 6, "sulfur")
    assert scene.refused(BLUE, "sail 5") == "3.9"

    scene.play(BLUE, "place lock-2 1")
    scene.play(1, "stay")
    assert any("4 tiles of water run off" in line for line in scene.told())
    assert scene.at("a") == (3, 2) and scene.hold("a") == "sulfur"

    scene.play(BLUE, "sail 5", "place launch-pad 1", "load 5 iron", "load 5 iron", "load 5 silica")
    assert scene.s.vp[BLUE] == 6
    assert scene.s.launched[rocket("jovian")] == BLUE
    assert scene.s.loads[20:25] == [NONE] * 5
    scene.play(BLUE, "choose ducted-impellers")
    assert scene.s.tech[tech("ducted-impellers")] == BLUE
    assert scene.deciders() == [CHANCE]
    drawn = scene.answers()[0]
    scene.chance(drawn)
    assert scene.s.row[4] == card(drawn.removeprefix("colony "))
    assert scene.s.workers[BLUE] == 2
    scene.play(BLUE, "end")
    assert scene.deciders() == [1]
