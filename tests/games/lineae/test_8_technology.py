"""Rules, chapter 8: technology cards, one by one."""

from pathlib import Path

import pytest

from perilune.games.lineae.cards.upgrade import Raises
from perilune.games.lineae.content import NONE, Content
from perilune.games.lineae.rounds import can_burn
from perilune.games.lineae.state import ACTION, SUNLIGHT
from tests.games.lineae.scene import CONTENT, FOLDER, Scene, tech
from tests.games.lineae.test_content import pack


def learning(scene: Scene) -> None:
    """Seat 0 launches the rocket over space 5 and may take a technology card."""
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1", "load 5 sulfur")


def test_rule_8_1_two_cards_at_most() -> None:
    scene = Scene(2, "starter")
    scene.learn(0, "bore-laser", "remote-sluice")
    learning(scene)
    scene.play(0, "choose booster-gantry")
    assert scene.refused(0, "discard booster-gantry") == "8.1"
    assert scene.refused(0, "discard transfer-crane") == "8.1"
    assert scene.refused(0, "done") == "8.1"
    scene.play(0, "discard bore-laser")
    assert [n for n, owner in enumerate(scene.s.tech) if owner == 0] == [tech("remote-sluice"), tech("booster-gantry")]
    scene = Scene(2, "starter")
    learning(scene)
    assert "room for another technology card" in scene.warning(0, "done")
    scene.play(0, "done")
    assert scene.s.tech == [NONE] * 10


def test_rule_8_1_a_second_card_needs_no_room() -> None:
    scene = Scene(2, "starter")
    scene.learn(0, "bore-laser")
    learning(scene)
    assert "room for another" in scene.warning(0, "done")
    scene.play(0, "choose booster-gantry", "end")
    assert scene.s.tech.count(0) == 2


def test_rule_8_1_with_two_cards_one_may_well_decline() -> None:
    scene = Scene(2, "starter")
    scene.learn(0, "bore-laser", "remote-sluice")
    learning(scene)
    assert scene.warning(0, "done") == ""


def floating(scene: Scene) -> None:
    """Seat 0 steers submersible E, without electricity, over another one, and has just reached a technology card."""
    scene.s.energy[0] = 0
    scene.track(0, 3, 3)
    scene.sub("d", 17, 1)
    scene.play(0, "place submersible-e 1", "step down", "excavate")


def test_rule_8_1_a_card_that_the_dive_needs_is_not_put_back() -> None:
    """Without the free steps of the Ducted Impellers the craft could not leave the other one."""
    scene = Scene(2)
    scene.learn(0, "ducted-impellers", "remote-sluice")
    floating(scene)
    scene.play(0, "choose bore-laser")
    assert scene.refused(0, "discard ducted-impellers") == "8.1"
    assert "Without the Ducted Impellers" in scene.why(0, "discard ducted-impellers")
    scene.play(0, "discard remote-sluice", "step up", "done")


def test_rule_8_1_a_card_that_the_dive_needs_no_more_is_put_back() -> None:
    scene = Scene(2)
    scene.learn(0, "ducted-impellers", "remote-sluice")
    scene.s.energy[0] = 0
    scene.track(0, 3, 3)
    scene.play(0, "place submersible-e 1", "step down", "excavate", "choose bore-laser", "discard ducted-impellers", "done")
    scene = Scene(2)
    scene.learn(0, "ducted-impellers", "remote-sluice")
    floating(scene)
    scene.s.energy[0] = 1
    scene.play(0, "choose bore-laser", "discard ducted-impellers", "step up", "done")


def test_rule_8_1_a_card_is_declined_if_none_can_be_put_back(tmp_path: Path) -> None:
    """With a limit of one card, which the dive needs."""
    folder = pack(tmp_path, "board.toml", 'key = "technology_limit"\nvalue = 2', 'key = "technology_limit"\nvalue = 1')
    scene = Scene(2, content=folder)
    scene.learn(0, "ducted-impellers")
    floating(scene)
    assert scene.refused(0, "choose bore-laser") == "8.1"
    assert "Decline this one" in scene.why(0, "choose bore-laser")
    scene.play(0, "done", "step up", "done")


def test_rule_8_2_photovoltaic_wings() -> None:
    scene = Scene(2)
    scene.learn(0, "photovoltaic-wings")
    scene.s.energy = [0, 0]
    scene.next_round()
    assert scene.s.energy == [9, 6]


def test_rule_8_3_deep_cycle_battery() -> None:
    scene = Scene(2, "starter")
    scene.learn(0, "deep-cycle-battery", "bore-laser")
    scene.s.energy = [9, 9]
    scene.next_round()
    assert scene.s.energy == [15, 9]
    learning(scene)
    scene.play(0, "choose booster-gantry")
    assert "battery holds 9: you would lose 6" in scene.warning(0, "discard deep-cycle-battery")
    assert scene.warning(0, "discard bore-laser") == ""
    scene.s.energy[0] = 10
    assert "you would lose 1" in scene.warning(0, "discard deep-cycle-battery")
    scene.s.energy[0] = 9
    assert scene.warning(0, "discard deep-cycle-battery") == ""
    scene.s.energy[0] = 15
    scene.play(0, "discard deep-cycle-battery")
    assert scene.s.energy[0] == 9


def test_rule_8_4_commodity_terminal() -> None:
    scene = Scene(2)
    scene.give(0, "iron iron salt")
    assert scene.refused(0, "sell iron") == "8.4"
    scene.learn(0, "commodity-terminal")
    scene.play(0, "sell iron")
    assert scene.s.money[0] == 5
    assert scene.refused(0, "sell silica") == "8.4"
    scene.play(0, "place submersible-a 1", "sell iron", "sell salt", "done", "end")
    assert (scene.s.money[0], scene.cargo(0)) == (9, "")


def test_rule_8_5_ducted_impellers() -> None:
    scene = Scene(2)
    scene.learn(0, "ducted-impellers")
    scene.s.energy[0] = 1
    scene.play(0, "place submersible-a 1", "step up", "step up", "step up")
    assert scene.s.energy[0] == 1
    scene.play(0, "step right")
    assert scene.s.energy[0] == 0
    assert scene.refused(0, "step right") == "5.2"


def test_rule_8_6_transfer_crane() -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.learn(0, "transfer-crane")
    scene.pay(0, 0)
    scene.sub("e", 15, 4, "iron salt")
    scene.play(0, "place submersible-e 1", "buy iron", "buy salt", "done")
    assert (scene.cargo(0), scene.s.money[0]) == ("salt iron", 0)


def test_rule_8_7_carbon_scrubber() -> None:
    scene = Scene(2)
    scene.learn(0, "carbon-scrubber")
    scene.give(0, "hydrocarbon hydrocarbon hydrocarbon")
    scene.give(1, "hydrocarbon")
    scene.s.energy = [0, 0]
    scene.pass_all()
    scene.s.energy[0] = 0
    assert scene.s.stage == SUNLIGHT
    assert scene.refused(0, "burn 13") == "8.7"
    scene.play(0, "scrub")
    assert scene.s.energy[0] == 6
    scene.play(0, "scrub")
    assert scene.s.energy[0] == 9
    assert scene.cargo(0) == "hydrocarbon"
    assert scene.s.air == [NONE] * 24
    assert scene.deciders() == [1]
    assert scene.refused(1, "scrub") == "8.7"
    scene.play(1, "done")
    assert scene.s.stage == ACTION


def test_rule_8_7_a_scrubber_that_burns_one_needs_no_sky_either() -> None:
    content = Content(FOLDER)
    content.clean_diesel = Raises(1, [], "scrubber", "clean burning")
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    scene.s.burnt = 0
    scene.s.air = [0] * len(scene.s.air)
    assert can_burn(scene.s, content, 0)
    assert not can_burn(scene.s, CONTENT, 0)


def test_rule_8_8_molecular_printer() -> None:
    scene = Scene(2)
    scene.give(0, "iron")
    assert scene.refused(0, "print") == "8.8"
    scene.learn(0, "molecular-printer")
    assert scene.refused(0, "print") == "8.8", "one cube is too few"
    scene.give(0, "iron salt")
    scene.play(0, "print", "give iron")
    assert scene.refused(0, "give silica") == "8.8"
    assert scene.refused(0, "gain silica") == "8.8"
    scene.play(0, "give salt", "gain silica")
    assert scene.cargo(0) == "silica iron"
    scene.play(0, "print", "give silica", "give iron", "gain sulfur")
    assert scene.cargo(0) == "sulfur"


def test_rule_8_9_remote_sluice() -> None:
    scene = Scene(2)
    assert scene.refused(0, "sluice 3") == "8.9"
    scene.learn(0, "remote-sluice")
    scene.play(0, "sluice 3")
    scene.play(1, "stay")
    assert scene.s.locks == 0b1110
    assert scene.s.workers[0] == 4
    assert scene.refused(0, "sluice 3") == "8.9"
    assert scene.refused(0, "end") == "3.1", "it is no action"
    scene.play(0, "place election 1", "end")
    scene.next_round()
    assert scene.may(0, "sluice 3")


def test_rule_8_10_bore_laser() -> None:
    scene = Scene(2)
    scene.learn(0, "bore-laser")
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.hold("e") == "silica silica"
    assert scene.s.vp[0] == 1
    scene = Scene(2)
    scene.learn(0, "bore-laser")
    scene.sub("e", 17, 1, "iron iron iron")
    scene.play(0, "place submersible-e 1", "excavate")
    assert scene.hold("e") == "silica iron iron iron"


def test_rule_8_11_booster_gantry() -> None:
    scene = Scene(2)
    scene.vessel(0, 3)
    scene.give(0, "salt salt sulfur")
    scene.play(0, "place launch-pad 1")
    assert scene.refused(0, "load 4 salt") == "4.5"
    scene = Scene(2)
    scene.vessel(0, 3)
    scene.learn(0, "booster-gantry")
    scene.give(0, "salt salt sulfur")
    scene.gone(2)
    scene.play(0, "place launch-pad 1")
    assert scene.refused(0, "load 2 salt") == "4.5"
    assert scene.refused(0, "load 1 salt") == "4.5"
    scene.play(0, "load 4 salt")
    assert scene.refused(0, "load 3 sulfur") == "4.5", "one rocket in a turn"
    scene.play(0, "load 4 salt", "done")
    assert scene.s.vp[0] == 3


@pytest.mark.parametrize(("vessel", "neighbour"), [(1, 2), (8, 7), (5, 4), (5, 6)])
def test_rule_8_11_a_neighbour_is_enough(vessel: int, neighbour: int) -> None:
    """No rocket over the vessel, and one on one side only; the ends of the ocean have one neighbour."""
    scene = Scene(2, "starter")
    for place in range(1, 9):
        if place != neighbour:
            scene.gone(place)
    scene.vessel(0, vessel)
    scene.give(0, "iron")
    assert scene.refused(0, "place launch-pad 1") == "4.5"
    scene.learn(0, "booster-gantry")
    scene.vessel(0, vessel + 3 if vessel < 5 else vessel - 3)
    assert scene.refused(0, "place launch-pad 1") == "4.5", "two spaces away is too far"
    scene.vessel(0, vessel)
    scene.play(0, "place launch-pad 1", f"load-free {neighbour} iron")
    assert scene.s.vp[0] == 1
