"""Rules, chapter 4: board actions."""

import pytest

from perilune.core.chance import CHANCE
from perilune.games.lineae.content import NONE
from tests.games.lineae.scene import Scene, card, rocket, space, tech


def test_rule_4_1_basic_income() -> None:
    scene = Scene(2)
    scene.play(0, "place income 1")
    assert scene.s.money[0] == 5
    assert scene.may(0, "place income 1")


@pytest.mark.parametrize(("seats", "price"), [(2, 5), (4, 4)])
def test_rule_4_2_hiring_costs_the_new_number_of_workers(seats: int, price: int) -> None:
    scene = Scene(seats)
    scene.pay(0, price)
    scene.play(0, "place hire 1")
    assert scene.s.money[0] == 0
    assert scene.s.recruits[0] == 1
    workers = scene.s.workers[0]
    assert scene.s.crew_power[space("hire")] == 1, "the recruit does not count for bumping"
    scene.pay(1, price)
    scene.play(0, "end")
    scene.play(1, "place hire 2")
    assert scene.s.workers[0] == workers + 1, "bumped, but the recruit stays"
    assert scene.s.recruits[0] == 1
    scene.next_round()
    assert scene.s.workers[0] == price
    assert scene.s.recruits[0] == 0


def test_rule_4_3_a_recruit_from_a_track() -> None:
    scene = Scene(2)
    scene.hired(0, 6)
    scene.track(0, 2, 4)
    scene.track(0, 3, 1)
    scene.pay(0, 7)
    scene.play(0, "place hire 1")
    assert scene.s.recruits[0] == 0
    assert scene.offers(0, "recall") == ["2", "3"]
    assert scene.refused(0, "recall 1") == "4.3"
    assert scene.refused(0, "done") == "4.3"
    scene.play(0, "recall 2")
    assert scene.s.tracks[0:4] == [0, 0, 1, 0]
    assert (scene.s.recruits[0], scene.s.money[0]) == (1, 0)


def test_rule_4_3_eight_workers_are_the_most() -> None:
    scene = Scene(2)
    scene.hired(0, 8)
    scene.pay(0, 20)
    assert scene.refused(0, "place hire 1") == "4.3"


def test_rule_4_4_special_election() -> None:
    scene = Scene(3)
    scene.play(0, "place election 1", "end")
    scene.play(1, "place election 2", "end")
    assert scene.s.first == 1
    assert scene.deciders() == [2], "the order of this round stays"
    scene.next_round()
    assert scene.deciders() == [1]


def test_rule_4_2_a_recruit_of_the_last_round_never_works() -> None:
    scene = Scene(2)
    scene.pay(0, 20)
    assert scene.warning(0, "place hire 1") == ""
    scene.s.round = 7
    assert "would never work" in scene.warning(0, "place hire 1")


def test_rule_4_4_a_warning_to_those_who_have_the_marker() -> None:
    scene = Scene(2)
    assert "already have the First Player marker" in scene.warning(0, "place election 1")
    scene.s.first = 1
    assert scene.warning(0, "place election 1") == ""
    scene.s.round = 7
    assert "this is the last one" in scene.warning(0, "place election 1")


def test_rule_4_6_a_warning_before_the_free_slot_is_spent() -> None:
    scene = Scene(2)
    scene.give(0, "sulfur iron")
    scene.play(0, "place launch-pad 1")
    assert "sulfur also fits" in scene.warning(0, "load-free 5 sulfur").lower()
    assert scene.warning(0, "load-free 5 iron") == ""


def test_rule_4_5_the_launch_pad_loads_the_rocket_above() -> None:
    scene = Scene(2)  # over space 5: Titan Elastomers, hydrocarbon x2, sulfur x2, any
    scene.give(0, "sulfur sulfur iron")
    scene.play(0, "place launch-pad 1")
    assert scene.refused(0, "done") == "4.5"
    assert scene.refused(0, "load 4 sulfur") == "4.5"
    assert scene.refused(0, "load 5 salt") == "4.5"
    assert scene.refused(0, "sail 4") == "3.9"
    scene.play(0, "load 5 sulfur", "done")
    assert scene.cargo(0) == "sulfur iron"
    assert scene.refused(0, "load 5 sulfur") == "4.5"
    assert "Launch Pad" in scene.why(0, "load 5 sulfur")


def test_rule_4_5_not_without_a_cube_that_fits() -> None:
    scene = Scene(2)
    scene.give(0, "iron")
    scene.load(5, "hydrocarbon salt")
    assert scene.refused(0, "place launch-pad 1") == "4.5"
    scene.gone(5)
    scene.give(0, "sulfur")
    assert scene.refused(0, "place launch-pad 1") == "4.5"


def test_rule_4_6_a_cube_must_match_but_for_the_free_slot() -> None:
    scene = Scene(2)
    scene.give(0, "iron iron hydrocarbon hydrocarbon hydrocarbon")
    scene.play(0, "place launch-pad 1")
    assert scene.refused(0, "load 5 iron") == "4.6"
    scene.play(0, "load-free 5 hydrocarbon")
    assert scene.refused(0, "load-free 5 iron") == "4.6"
    scene.play(0, "load 5 hydrocarbon", "load 5 hydrocarbon")
    assert scene.s.loads[20:25].count(NONE) == 2


@pytest.mark.parametrize(("cubes", "points"), [(1, 1), (2, 3), (3, 6), (4, 9), (5, 12)])
def test_rule_4_7_one_two_then_three_points(cubes: int, points: int) -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon hydrocarbon sulfur sulfur iron")
    scene.play(0, "place launch-pad 1")
    moves = ["load 5 hydrocarbon", "load 5 hydrocarbon", "load 5 sulfur", "load 5 sulfur", "load-free 5 iron"]
    scene.play(0, *moves[:cubes])
    assert scene.s.vp == [points, 0]


def test_rule_4_8_a_full_rocket_launches() -> None:
    scene = Scene(2)
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur sulfur")
    before = [scene.in_supply(kind) for kind in ("hydrocarbon", "sulfur", "salt")]
    scene.play(0, "place launch-pad 1", "load 5 sulfur")
    assert [scene.in_supply(kind) for kind in ("hydrocarbon", "sulfur", "salt")] == [before[0] + 2, before[1] + 2, before[2] + 1]
    assert scene.s.launched[rocket("titan")] == 0
    assert scene.s.rockets[4] == NONE
    assert scene.cargo(0) == "sulfur"


def test_rule_4_9_a_launch_brings_technology() -> None:
    scene = Scene(2)
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.learn(1, "bore-laser")
    scene.play(0, "place launch-pad 1", "load 5 sulfur")
    assert len(scene.offers(0, "choose")) == 9
    assert scene.refused(0, "choose bore-laser") == "4.9"
    scene.play(0, "choose transfer-crane")
    assert scene.s.tech[tech("transfer-crane")] == 0


def test_rule_4_10_the_colony_grows_where_a_rocket_was() -> None:
    scene = Scene(2)
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1", "load 5 sulfur", "done")
    assert scene.deciders() == [CHANCE]
    assert len(scene.answers()) == 8
    assert scene.refused(CHANCE, "colony water-treatment-plant") == "4.10"
    scene.chance("colony solar-farm")
    assert scene.s.row[4] == card("solar-farm")
    assert card("solar-farm") not in scene.s.deck
    assert scene.deciders() == [0]


def test_rule_4_10_the_card_under_the_rocket_comes_first() -> None:
    scene = Scene(2)
    scene.vessel(0, 8)
    scene.load(8, "salt salt iron sulfur")
    scene.give(0, "iron")
    scene.play(0, "place launch-pad 1", "load-free 8 iron", "done")
    assert scene.s.row[7] == card("water-treatment-plant")
    assert scene.deciders() == [0]


@pytest.mark.parametrize("game", ["starter", "full"])
def test_rule_4_10_no_card_from_an_empty_deck(game: str) -> None:
    scene = Scene(2, game)
    if game == "full":
        for place, key in enumerate(["solar-farm", "power-station", "trade-guild"], 1):
            scene.open(key, place)
        for place, key in enumerate(["embassy-to-earth", "research-institute"], 6):
            scene.open(key, place)
        scene.promote("colonial-council", "election")
        scene.promote("training-academy", "hire")
        scene.promote("mineral-exchange", "income")
        assert scene.s.deck == []
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1", "load 5 sulfur", "done")
    assert scene.s.row[4] == NONE
    assert scene.deciders() == [0]
