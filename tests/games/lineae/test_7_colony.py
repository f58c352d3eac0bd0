"""Rules, chapter 7: colony cards, one by one."""

from pathlib import Path

import pytest

from perilune.core.chance import CHANCE
from perilune.games.lineae.content import NONE
from perilune.games.lineae.state import CLEANUP
from tests.games.lineae.scene import Scene, card, space, tech
from tests.games.lineae.test_content import pack


def test_rule_7_1_a_card_serves_vessels_below_it_and_in_the_city_everybody() -> None:
    scene = Scene(2)
    scene.open("colonial-council", 4)
    assert scene.refused(0, "place colony-4 1") == "7.1"
    assert scene.refused(0, "place colony-5 1") == "7.1"
    scene.open("trade-guild", 1)
    assert scene.refused(0, "place colony-1 1") == "7.1", "the first space too"
    scene.play(0, "sail 4", "place colony-4 1", "end")
    assert scene.s.first == 0
    scene = Scene(2)
    scene.promote("colonial-council", "election")
    scene.play(0, "place election 1")
    assert scene.s.vp[0] == 1


def test_rule_7_1_a_passive_card_takes_no_workers() -> None:
    scene = Scene(2)
    scene.open("solar-farm", 5)
    assert scene.refused(0, "place colony-5 1") == "7.1"
    scene.promote("power-station", "hire")
    scene.s.city[space("hire")] = card("solar-farm")
    scene.s.row[4] = card("power-station")
    assert scene.refused(0, "place hire 1") == "7.1"


@pytest.mark.parametrize(("number", "basic"), [(2, "election"), (4, "hire"), (6, "income")])
def test_rule_7_2_after_rounds_2_4_and_6_a_basic_action_goes(number: int, basic: str) -> None:
    scene = Scene(2)
    scene.to_round(number)
    assert scene.s.city[space(basic)] == NONE
    scene.next_round()
    assert scene.s.city[space(basic)] != NONE
    assert scene.s.city.count(NONE) == 3 - number // 2


def test_rule_7_3_the_lowest_revealed_card_and_one_of_the_deck_in_its_place() -> None:
    scene = Scene(2)
    scene.open("power-station", 4)
    scene.open("trade-guild", 6)
    scene.to_round(2)
    scene.pass_all()
    assert scene.s.city[space("election")] == card("trade-guild")
    assert scene.s.stage == CLEANUP and scene.deciders() == [CHANCE]
    assert scene.s.row[5] == NONE
    scene.chance("colony embassy-to-earth")
    assert (scene.s.row[3], scene.s.row[5]) == (card("power-station"), card("embassy-to-earth"))
    assert scene.s.round == 3


def test_rule_7_3_without_a_revealed_card_one_of_the_deck() -> None:
    scene = Scene(2)
    scene.to_round(2)
    scene.pass_all()
    assert scene.deciders() == [CHANCE]
    scene.chance("colony power-station")
    assert scene.s.city[space("election")] == card("power-station")
    assert card("power-station") not in scene.s.deck


def test_rule_7_3_with_an_empty_deck_nothing() -> None:
    scene = Scene(2)
    keys = ["colonial-council", "trade-guild", "training-academy", "mineral-exchange", "power-station", "solar-farm"]
    for place, key in enumerate(keys, 1):
        scene.open(key, place)
    scene.promote("research-institute", "hire")
    scene.promote("embassy-to-earth", "income")
    scene.to_round(2)
    scene.pass_all()
    assert scene.s.city[space("election")] == card("colonial-council")
    assert scene.s.row[0] == NONE, "the deck is empty: no card in its place"
    assert scene.s.round == 3
    assert Scene(2, "starter").s.city == [NONE] * 3
    starter = Scene(1, "starter")
    starter.to_round(3)
    assert starter.s.city == [NONE] * 3


def test_rule_7_4_colonial_council() -> None:
    scene = Scene(2)
    scene.open("colonial-council", 4)
    scene.s.first = 0
    scene.play(0, "place income 1", "end")
    scene.play(1, "place colony-4 1")
    assert (scene.s.first, scene.s.vp[1]) == (1, 1)
    assert scene.refused(1, "place colony-4 2") == "3.1", "no arrow"


def test_rule_7_5_trade_guild() -> None:
    scene = Scene(2)
    scene.open("trade-guild", 5)
    scene.play(0, "place colony-5 1", "place colony-5 1")
    assert scene.s.money[0] == 9
    assert scene.refused(0, "place colony-5 2") == "3.3"


def test_rule_7_6_training_academy() -> None:
    scene = Scene(2)
    scene.open("training-academy", 5)
    scene.pay(0, 3)
    scene.play(0, "place colony-5 1")
    assert (scene.s.money[0], scene.s.recruits[0]) == (0, 1)
    scene = Scene(2)
    scene.open("training-academy", 5)
    scene.pay(0, 2)
    assert scene.refused(0, "place colony-5 1") == "3.7"


def test_rule_7_6_a_recruit_never_costs_less_than_nothing(tmp_path: Path) -> None:
    academy = 'effect = "hire"\namount = '
    scene = Scene(2, content=pack(tmp_path, "colony.toml", f"{academy}2", f"{academy}9"))
    scene.open("training-academy", 5)
    scene.pay(0, 0)
    scene.play(0, "place colony-5 1")
    assert (scene.s.money[0], scene.s.recruits[0]) == (0, 1)


def test_rule_7_7_mineral_exchange() -> None:
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    assert scene.refused(0, "place colony-5 1") == "7.7"
    scene.give(0, "iron iron iron salt")
    scene.play(0, "place colony-5 1", "swap iron silica")
    assert scene.refused(0, "swap iron iron") == "7.7"
    assert scene.refused(0, "swap sulfur iron") == "7.7"
    assert scene.refused(0, "swap iron algae") == "7.7"
    scene.play(0, "swap iron silica", "swap salt hydrocarbon")
    assert scene.cargo(0) == "silica silica iron hydrocarbon"
    assert scene.s.energy[0] == 3
    assert scene.s.pending == [], "three swaps are the most"
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron")
    scene.s.energy[0] = 0
    assert scene.refused(0, "place colony-5 1") == "7.7"


def test_rule_7_7_the_last_electricity_ends_it() -> None:
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron iron")
    scene.s.energy[0] = 1
    scene.play(0, "place colony-5 1", "swap iron silica")
    assert (scene.s.energy[0], scene.s.pending) == (0, [])
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron")
    for kind in ("silica", "sulfur", "salt", "hydrocarbon"):
        scene.give(1, " ".join([kind] * (scene.in_supply(kind) - (kind == "salt"))))
    scene.give(1, " ".join(["iron"] * scene.in_supply("iron")))
    scene.play(0, "place colony-5 1", "swap iron salt")
    assert (scene.cargo(0), scene.offers(0, "swap")) == ("salt", ["salt iron"])
    scene.play(0, "swap salt iron", "swap iron salt")
    assert scene.s.pending == []


def test_rule_7_7_nothing_to_swap_for() -> None:
    scene = Scene(2)
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron")
    for kind in ("silica", "sulfur", "salt", "hydrocarbon"):
        scene.give(1, " ".join([kind] * scene.in_supply(kind)))
    assert scene.refused(0, "place colony-5 1") == "7.7"
    assert "no cube of another kind" in scene.why(0, "place colony-5 1")


def test_rule_7_8_a_warning_before_electricity_is_wasted() -> None:
    scene = Scene(2)
    scene.open("power-station", 5)
    assert "room for 3 more: the rest of the 4" in scene.warning(0, "place colony-5 1")
    scene.s.energy[0] = 5
    assert scene.warning(0, "place colony-5 1") == ""


def test_rule_7_8_power_station() -> None:
    scene = Scene(2)
    scene.open("power-station", 5)
    scene.s.energy[0] = 4
    scene.play(0, "place colony-5 1", "end")
    assert (scene.s.energy[0], scene.s.money[0]) == (8, 1)
    scene.play(1, "pass")
    assert scene.refused(0, "place colony-5 1") == "3.7"


def test_rule_7_9_solar_farm() -> None:
    scene = Scene(2)
    scene.open("solar-farm", 5)
    scene.s.energy = [0, 0]
    scene.next_round()
    assert scene.s.energy == [9, 6]
    scene = Scene(2)
    scene.promote("solar-farm", "election")
    scene.s.energy = [0, 0]
    scene.s.air[12] = 4
    scene.s.supply[4] -= 1
    scene.next_round()
    assert scene.s.energy == [6, 9]


def test_rule_7_10_research_institute() -> None:
    scene = Scene(2)
    scene.open("research-institute", 5)
    assert scene.refused(0, "place colony-5 1") == "3.7"
    scene.pay(0, 6)
    scene.play(0, "place colony-5 1", "choose bore-laser")
    assert (scene.s.money[0], scene.s.tech[tech("bore-laser")]) == (1, 0)
    scene.play(0, "end")
    scene.s.tech = [1] * 10
    scene.play(1, "place income 1", "end")
    scene.pay(0, 6)
    assert scene.refused(0, "place colony-5 2") == "7.10"


def test_rule_7_11_embassy_to_earth() -> None:
    scene = Scene(2)
    scene.open("embassy-to-earth", 5)
    scene.give(0, "iron iron")
    assert scene.refused(0, "place colony-5 1") == "7.11"
    scene.give(0, "salt")
    scene.play(0, "place colony-5 1")
    assert "Return 2 cubes" in scene.why(0, "done")
    scene.play(0, "give iron")
    assert "1 cube first" in scene.why(0, "done")
    assert scene.refused(0, "give iron") == "7.11"
    assert scene.refused(0, "give silica") == "7.11"
    scene.play(0, "give salt")
    assert (scene.s.vp[0], scene.cargo(0)) == (3, "iron")


def test_rule_7_12_hydrodynamic_generator() -> None:
    scene = Scene(3, vessels=(5, 1, 4))
    scene.open("hydrodynamic-generator", 1)
    scene.s.energy = [0, 0, 0]
    scene.play(0, "place lock-3 1")
    scene.play(1, "stay")
    scene.play(2, "stay")
    assert scene.s.energy == [0, 2, 0], "two tiles came"
    scene.locks(0b1111)
    scene.play(0, "place lock-2 1")
    while scene.s.pending:
        scene.play(scene.deciders()[0], "stay")
    assert scene.s.energy == [0, 4, 0], "two tiles left"
    scene.locks(0b1010)
    scene.s.energy[1] = 0
    scene.s.swept = 0
    scene.play(0, "place lock-2 2")
    while scene.s.pending:
        scene.play(scene.deciders()[0], "stay")
    assert scene.s.energy == [0, 4, 0], "four tiles left, and four is the most"


def test_rule_7_13_water_treatment_plant() -> None:
    scene = Scene(3, vessels=(8, 7, 3))
    scene.open("water-treatment-plant", 8)
    scene.vessel(2, 8)
    for column, kind in [(3, "iron"), (4, "salt"), (6, "silica")]:
        scene.cube(column, 6, kind)
    supply = scene.s.supply[:]
    scene.play(0, "place lock-2 1")
    while scene.s.pending:
        scene.play(scene.deciders()[0], "stay")
    assert scene.s.supply == supply
    assert (scene.cargo(0), scene.cargo(1), scene.cargo(2)) == ("silica salt", "", "iron")
