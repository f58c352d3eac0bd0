"""Rules, chapter 2: Sunlight."""

from perilune.games.lineae.content import HYDROCARBON, NONE
from perilune.games.lineae.state import ACTION, SUNLIGHT
from perilune.games.lineae.world.ocean import icons, in_shadow
from tests.games.lineae.scene import Scene


def at_sunlight(scene: Scene) -> None:
    scene.pass_all()
    assert scene.s.stage == SUNLIGHT


def test_rule_2_1_jupiter_covers_two_spaces_and_moves_left() -> None:
    s = Scene().s
    for number in range(1, 8):
        s.round = number
        assert [tile + 1 for tile in range(8) if in_shadow(s, tile)] == [8 - number, 9 - number]


def test_rule_2_2_two_electricity_for_each_icon_that_shines() -> None:
    scene = Scene(3, vessels=(5, 4, 8))
    assert scene.s.energy == [6, 6, 0]
    scene.s.energy[0] = scene.s.energy[1] = 0
    scene.vessel(1, 5)
    scene.s.air[12] = HYDROCARBON
    scene.s.supply[HYDROCARBON] -= 1
    assert icons(scene.s, 4) == 2
    scene.next_round()
    assert scene.s.energy == [4, 4, 6]


def test_rule_2_3_a_battery_holds_nine() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 2
    scene.s.energy[1] = 5
    scene.next_round()
    assert scene.s.energy == [8, 9]


def test_rule_2_4_diesel_once_a_round_in_turn_order() -> None:
    scene = Scene(3)
    scene.give(0, "hydrocarbon hydrocarbon")
    scene.give(2, "hydrocarbon")
    scene.s.energy[0] = scene.s.energy[2] = 0
    scene.s.first = 2
    at_sunlight(scene)
    assert scene.deciders() == [2]
    scene.play(2, "done")
    assert scene.deciders() == [0]
    assert scene.refused(0, "pass") == "3.2"
    scene.play(0, "burn 13")
    assert scene.s.energy == [9, 9, 6]
    assert scene.cargo(0) == "hydrocarbon"
    assert scene.s.stage == ACTION


def test_rule_2_5_the_cube_goes_to_the_sky_over_the_vessel() -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    scene.s.air[12] = HYDROCARBON
    scene.s.supply[HYDROCARBON] -= 1
    at_sunlight(scene)
    assert scene.offers(0, "burn") == ["14", "15"]
    assert scene.refused(0, "burn 13") == "2.5"
    assert scene.refused(0, "burn 12") == "2.5"
    scene.play(0, "burn 15")
    assert scene.s.air[14] == HYDROCARBON


def test_rule_2_5_with_a_full_sky_nobody_is_asked() -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    for column in (12, 13, 14):
        scene.s.air[column] = HYDROCARBON
        scene.s.supply[HYDROCARBON] -= 1
    scene.pass_all()
    assert scene.s.stage == ACTION


def test_rule_2_3_a_warning_before_electricity_is_wasted() -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    scene.s.energy[0] = 0
    at_sunlight(scene)
    assert "room for 3 more: the rest of the 6" in scene.warning(0, "burn 13")
    scene.s.energy[0] = 3
    assert scene.warning(0, "burn 13") == ""
    scene.s.energy[0] = 9
    assert scene.warning(0, "burn 13") == "Your battery is full: all 6 electricity would be lost."
    assert scene.warning(0, "done") == ""


def test_rule_2_6_smoke_stays() -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    at_sunlight(scene)
    scene.play(0, "burn 14")
    scene.to_round(7)
    assert [n for n in range(24) if scene.s.air[n] != NONE] == [13]


def test_the_question_says_what_burning_would_bring() -> None:
    """It had asked at a full battery, every round."""
    scene = Scene(2, started=False)
    scene.s.stage = SUNLIGHT
    phase = scene.table.game.phase(scene.s)
    assert phase is not None
    said = []
    for energy in (9, 6, 3):
        scene.s.energy[0] = energy
        said.append(phase.prompt(scene.s, 0, ["Ada", "Ben"]))
    assert said == [
        "Burn hydrocarbon? Your battery is full: it would bring you nothing.",
        "Burn hydrocarbon? Of its 6 electricity, your battery has room for 3.",
        "Burn hydrocarbon for 6 electricity? Your battery has 3 of 9.",
    ]
