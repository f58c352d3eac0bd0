"""Rules, chapter 4: Work."""

import pytest

from perilune.games.mine_the_moon.buildings.construct import is_above
from perilune.games.mine_the_moon.content import SITES
from perilune.games.mine_the_moon.moves import SITE_TOKENS
from perilune.games.mine_the_moon.state import WORK
from tests.games.mine_the_moon.scene import CONTENT, Scene, building


def test_rule_4_1_own_order_and_priority_order() -> None:
    scene = Scene(3)
    scene.play(0, "task clout 1")
    scene.play(1, "task shaker 2")
    scene.play(2, "task clout 2")
    scene.play(0, "task refinery 2")
    scene.to_work()
    assert scene.table.deciders() == [0]
    assert scene.offers(0, "work") == ["refinery", "clout"]
    assert scene.refused(0, "work shaker") == "4.1"
    assert scene.refused(0, "work-own reverter") == "4.1"
    scene.play(0, "work clout", "work refinery")
    assert scene.table.deciders() == [1]


def test_rule_4_1_the_order_is_that_of_the_beginning_of_work() -> None:
    scene = Scene(3)
    scene.play(0, "task shaker 2")
    scene.play(1, "task refinery 2")
    scene.play(2, "task clout 1")
    scene.to_work()
    scene.play(0, "work shaker")
    scene.play(1, "skip refinery")
    scene.play(2, "work clout")
    assert scene.s.order == [2, 0, 1]


def test_rule_4_1_who_must_wait_is_passed_over() -> None:
    scene = Scene(2)
    scene.play(0, "task uplink 3")
    scene.play(1, "task uplink 2")
    scene.to_work()
    assert scene.table.deciders() == [1]
    scene.play(1, "skip uplink")
    assert scene.table.deciders() == [0]


def test_rule_4_1_one_work_at_a_time() -> None:
    scene = Scene(2)
    scene.give(0, "bg")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    scene.play(0, "task clout 1")
    scene.to_work()
    assert scene.refused(0, "refine raw-buckyball") == "4.15"
    scene.play(0, "work refinery")
    assert scene.refused(0, "work clout") == "4.1"
    assert scene.refused(0, "load a 1") == "4.16"


def test_rule_4_2_left_to_right() -> None:
    scene = Scene(3)
    scene.play(0, "task clout 2")
    scene.play(1, "task clout 1")
    scene.play(2, "pass")
    scene.play(0, "task shaker 2")
    scene.to_work()
    assert scene.refused(0, "work clout") == "4.2"
    scene.play(0, "work shaker")
    scene.play(1, "work clout")
    scene.play(0, "work clout")
    assert scene.s.order == [0, 1, 2], "the later one ends on top"


def test_rule_4_3_labs_before_the_uplink() -> None:
    scene = Scene(2)
    scene.put(1, "lab")
    scene.play(0, "task uplink 2")
    scene.play(1, "task-own site-1")
    scene.play(0, "task clout 1")
    scene.to_work()
    assert scene.refused(0, "work uplink") == "4.3"
    scene.play(0, "work clout")
    assert scene.table.deciders() == [1]
    scene.play(1, "work-own site-1")
    scene.play(0, "work uplink")


def test_rule_4_4_clout_before_the_prerogative() -> None:
    scene = Scene(2)
    scene.put(0, "prerogative")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.play(0, "task shaker 2")
    scene.to_work()
    assert scene.refused(0, "work-own site-1") == "4.4"
    scene.play(0, "work shaker")
    scene.play(1, "work clout")
    scene.play(0, "work-own site-1")
    assert scene.s.order == [0, 1]


def test_rule_4_5_a_team_may_go_home_without_working() -> None:
    scene = Scene(2)
    scene.put(0, "agri-dome")
    scene.play(0, "task-own site-1")
    scene.play(1, "task shaker 2")
    scene.to_work()
    scene.play(0, "skip-own site-1")
    scene.play(1, "skip shaker")
    assert scene.s.dominance == [0, 0]


def test_rule_4_6_the_team_is_home_before_the_action() -> None:
    scene = Scene(2)
    scene.put(0, "factory")
    scene.give(0, "ggGNNN")
    scene.play(0, "task-own factory")
    scene.to_work()
    assert scene.s.home[0] == 0
    scene.play(0, "work-own factory", "produce raw-buckyball")
    assert scene.holds(0) == "bggGNNN"


def test_rule_4_7_shaking_teams_go_home_by_themselves() -> None:
    scene = Scene(2, bases=["tremor", "standard"])
    scene.put(1, "trembler")
    scene.play(0, "task shaker 2")
    scene.play(1, "task shaker 3")
    scene.play(0, "task-own shaker")
    scene.play(1, "task-own site-1")
    scene.to_work()
    assert scene.s.home == [6, 8]
    assert scene.table.deciders() == [0]
    scene.play(0, "work shaker")
    assert scene.s.dominance == [1, 0]


def uplink(scene: Scene, seat: int = 0) -> None:
    """The seat stands before the Uplink with its choice open."""
    scene.play(seat, "task uplink 2")
    scene.to_work()
    scene.play(seat, "work uplink")


def test_rule_4_8_pay_and_score_the_bonus() -> None:
    scene = Scene(2)
    scene.give(0, "bbg")
    uplink(scene)
    assert scene.refused(0, "build refiner") == "4.8"
    assert "The Refiner's price in raw Graphene is 2; you hold 1" in str(scene.table.why_not(0, "build refiner"))
    assert scene.refused(0, "build lab") == "4.8"
    scene.play(0, "build factory")
    assert scene.stands(0, "factory") == "factory"
    assert (scene.holds(0), scene.s.home[0], scene.s.dominance[0]) == ("g", 7, 1)
    assert scene.s.stock[building("factory")] == 1


def test_rule_4_8_stacks_run_out() -> None:
    scene = Scene(2)
    scene.give(0, "bb")
    scene.s.stock[building("factory")] = 0
    uplink(scene)
    assert scene.s.stage != WORK, "nothing to build: the team is home"


@pytest.mark.parametrize(
    "key",
    [spec.key for spec in CONTENT.buildings if any(spec.cost)],
)
def test_rule_4_8_each_building_costs_and_scores_what_it_says(key: str) -> None:
    spec = CONTENT.buildings[building(key)]
    backs = [CONTENT.buildings[card.back].key for card in CONTENT.rockets]
    others = [card.key for card, back in zip(CONTENT.rockets, backs, strict=True) if back != key]
    scene = Scene(5, rockets=tuple(others[:3]))
    if spec.advanced:
        scene.reveal(key)
    elif spec.on >= 0:
        scene.s.sites[spec.site] = spec.on
    scene.give(0, "".join(letter * count for letter, count in zip("bgnBGN", spec.cost, strict=True)))
    uplink(scene)
    scene.play(0, f"build {key}")
    site = spec.site
    if spec.advanced:
        scene.play(0, "stand 2")
        site += 1
    assert scene.stands(0, SITE_TOKENS[site]) == key
    assert (scene.holds(0), scene.s.dominance[0]) == ("", spec.bonus)


def test_rule_4_9_basic_buildings_have_their_site_and_their_order() -> None:
    scene = Scene(2, bases=["robot", "standard"])
    scene.give(0, "bbggn")
    uplink(scene)
    assert scene.refused(0, "build exchanger") == "4.9"
    assert scene.refused(0, "build factory-plus") == "4.9"
    scene.play(0, "build factory")


def test_rule_4_9_an_upgrade_stands_on_the_level_below() -> None:
    scene = Scene(2)
    scene.put(0, "factory")
    scene.give(0, "bgn")
    uplink(scene)
    assert scene.refused(0, "build factory-plus-plus") == "4.9"
    scene.play(0, "build factory-plus")
    assert scene.stands(0, "factory") == "factory-plus"


def test_rule_4_9_what_is_above_a_building() -> None:
    control, plus = building("robot-control"), building("robot-control-plus")
    assert is_above(CONTENT, control, control)
    assert is_above(CONTENT, plus, control)
    assert not is_above(CONTENT, control, plus)


def test_rule_4_10_no_basic_building_twice() -> None:
    scene = Scene(2)
    scene.put(0, "factory-plus")
    scene.give(0, "bbg")
    uplink(scene)
    assert scene.refused(0, "build factory") == "4.10"
    assert scene.refused(0, "build factory-plus") == "4.10"


def test_rule_4_11_over_building_covers() -> None:
    scene = Scene(2)
    scene.put(0, "quaker")
    scene.put(0, "grant", 1)
    scene.put(0, "lab", 2)
    scene.s.grant = 0
    scene.reveal("statue-3")
    scene.give(0, "BBg")
    uplink(scene)
    scene.play(0, "build statue-3")
    assert scene.refused(0, "done") == "4.11"
    scene.play(0, "stand 2")
    assert scene.stands(0, "site-2") == "statue-3"
    assert (scene.s.grant, scene.s.covered, scene.s.dominance[0]) == (-1, 1, 3)


def covered_crew(key: str, letters: str, rival: str = "") -> Scene:
    """The seat has covered a building that its team had not worked yet."""
    scene = Scene(2)
    scene.put(0, key)
    scene.reveal("statue-4")
    scene.give(0, letters)
    scene.give(1, rival)
    scene.play(0, "task-own site-1")
    scene.play(1, "pass")
    uplink(scene)
    scene.play(0, "build statue-4", "stand 1")
    return scene


def test_rule_4_11_a_team_on_a_covered_building_works_it_a_last_time() -> None:
    scene = covered_crew("generator", "BG")
    assert scene.stands(0, "site-1") == "statue-4"
    assert scene.s.home[0] == 8
    assert "The team on the covered Generator works it one last time." in scene.table.seen(0).log()
    scene.play(0, "produce raw-graphene", "produce raw-buckyball")
    assert scene.holds(0) == "bg"
    assert scene.s.turn == 2


def test_rule_4_11_a_team_on_an_upgraded_building_works_the_old_one() -> None:
    scene = Scene(2)
    scene.put(0, "refiner")
    scene.give(0, "gnbb")
    scene.play(0, "task-own refiner")
    scene.play(1, "pass")
    uplink(scene)
    scene.play(0, "build refiner-plus", "refine raw-buckyball", "refine raw-buckyball")
    assert (scene.holds(0), scene.s.dominance[0], scene.s.turn) == ("BB", 4, 2)


def test_rule_4_11_a_covered_abductor_cannot_hold_its_robot() -> None:
    scene = covered_crew("abductor", "BG", "b")
    scene.play(0, "abduct seat-2 raw-buckyball")
    assert (scene.holds(1), scene.s.home[1]) == ("", 8 + 1), "all home, the white one too"
    assert scene.s.held[:SITES] == [-1] * SITES


def test_rule_4_11_a_team_that_must_wait_for_the_clout_goes_home_unworked() -> None:
    scene = Scene(2)
    scene.put(0, "prerogative")
    scene.reveal("statue-4")
    scene.give(0, "BG")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink", "build statue-4")
    warning = scene.table.seen(0).warning(scene.table.game.catalogue.parse("stand 1"))
    assert "has to wait for the Clout" in str(warning)
    scene.play(0, "stand 1")
    assert scene.s.crew[:SITES] == [0] * SITES
    assert any("goes home without working" in line for line in scene.table.seen(0).log())
    scene.play(1, "work clout")
    assert scene.s.order == [1, 0]


def test_rule_4_11_work_that_gives_dominance_counts_under_a_new_building() -> None:
    scene = covered_crew("hydroponics", "BG")
    assert scene.s.crew[:SITES] == [0] * SITES
    assert scene.s.dominance[0] == 4 + 1


def test_rule_4_11_one_advanced_site_needs_no_choice() -> None:
    scene = Scene(2, bases=["launch", "standard"])
    scene.reveal("statue-3")
    scene.give(0, "BB")
    uplink(scene)
    scene.play(0, "build statue-3")
    assert scene.stands(0, "site-1") == "statue-3"


def test_rule_4_12_a_new_building_works_from_the_next_turn() -> None:
    scene = Scene(2)
    scene.give(0, "bb")
    uplink(scene)
    scene.play(0, "build factory")
    assert scene.s.turn == 2, "the turn ended: nothing else to do"
    scene.play(0, "task-own factory")


def test_rule_4_13_producing_needs_a_robot_and_room() -> None:
    scene = Scene(2)
    scene.put(0, "generator")
    scene.give(0, "bbBg")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.refused(0, "produce raw-buckyball") == "7.1"
    assert scene.refused(0, "produce raw-nanotube") == "4.14"
    scene.play(0, "produce raw-graphene", "produce raw-graphene")
    assert scene.holds(0) == "bbgggB"


def test_rule_4_13_no_robot_at_home_nothing_produced() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "factory-plus")
    scene.give(0, "bgnBGN")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    for _ in range(2):
        scene.s.home[0] -= 1
        scene.s.robots[0] -= 1
    scene.play(0, "copy seat-2 factory")
    assert scene.s.stage != WORK, "nobody could carry it"


def test_rule_4_14_give_first_then_take_as_many() -> None:
    scene = Scene(2)
    scene.put(0, "exchanger")
    scene.give(0, "bbb")
    scene.play(0, "task-own exchanger")
    scene.to_work()
    scene.play(0, "work-own exchanger")
    assert scene.refused(0, "take raw-nanotube") == "4.14"
    assert scene.refused(0, "give raw-nanotube") == "4.14"
    assert scene.refused(0, "give raw-graphene") == "4.14"
    assert scene.may(0, "done"), "nothing is given yet"
    scene.play(0, "give raw-buckyball")
    assert scene.refused(0, "done") == "4.14"
    scene.play(0, "give raw-buckyball")
    assert scene.refused(0, "give raw-buckyball") == "4.14"
    assert scene.refused(0, "done") == "4.14"
    scene.play(0, "take raw-graphene", "take raw-nanotube")
    assert scene.holds(0) == "bgn"


def test_rule_4_14_the_result_must_fit() -> None:
    scene = Scene(2)
    scene.put(0, "repressor")
    scene.give(0, "bbbgGGn")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.s.stage != WORK, "no room for a refined Buckyball or Graphene"


def test_rule_4_14_exchanges_happen_at_the_same_time() -> None:
    scene = Scene(2)
    scene.give(0, "BBBGGG")
    scene.play(0, "task-own reverter")
    scene.to_work()
    scene.play(0, "work-own reverter", "give refined-buckyball", "give refined-graphene")
    scene.play(0, "take raw-graphene", "take raw-buckyball")
    assert scene.holds(0) == "bgBBGG"


def test_rule_4_14_the_exchangers_second_exchange_may_follow_the_first() -> None:
    scene = Scene(2)
    scene.put(0, "exchanger")
    scene.give(0, "b")
    scene.play(0, "task-own exchanger")
    scene.to_work()
    scene.play(0, "work-own exchanger", "give raw-buckyball", "take raw-graphene")
    scene.play(0, "give raw-graphene", "take raw-nanotube")
    assert (scene.holds(0), scene.s.turn) == ("n", 2)


def test_rule_4_14_the_reverter_gives_nothing_after_taking() -> None:
    scene = Scene(2)
    scene.give(0, "BBB")
    scene.play(0, "task-own reverter")
    scene.to_work()
    scene.play(0, "work-own reverter", "give refined-buckyball", "give refined-buckyball", "take raw-nanotube")
    assert scene.refused(0, "give refined-buckyball") == "4.14"
    assert "at the same time" in str(scene.table.why_not(0, "give refined-buckyball"))
    scene.play(0, "take raw-nanotube")
    assert (scene.holds(0), scene.s.turn) == ("nnB", 2)


def test_rule_4_15_refining_keeps_the_robot() -> None:
    scene = Scene(2)
    scene.give(0, "bn")
    scene.play(0, "task refinery 2")
    scene.to_work()
    scene.play(0, "work refinery")
    assert scene.refused(0, "refine raw-graphene") == "4.15"
    scene.play(0, "refine raw-nanotube")
    assert (scene.holds(0), scene.s.home[0]) == ("bN", 6)
    scene.play(0, "done")


def test_rule_4_16_loading_an_open_slot_of_that_resource() -> None:
    scene = Scene(3)
    scene.give(0, "NNG")
    scene.load(1, 0, 1)
    scene.play(0, "task loader 3")
    scene.to_work()
    scene.play(0, "work loader")
    assert scene.refused(0, "load a 2") == "4.16", "taken"
    assert scene.refused(0, "load a 4") == "4.16", "no such slot"
    assert scene.refused(0, "load b 5") == "4.16", "no refined Buckyball"
    assert scene.refused(0, "load c 1") == "1.3", "no pad C"
    assert scene.refused(0, "load own 1") == "11.3", "no own pad"
    scene.s.pads[1], card = -1, scene.s.pads[1]
    assert scene.refused(0, "load b 1") == "4.16", "no rocket"
    scene.s.pads[1] = card
    scene.play(0, "load a 1", "load b 1", "load b 4")
    assert scene.holds(0) == ""
    assert scene.s.loaded.count(0) == 3


def test_rule_4_14_what_is_given_makes_room_for_its_own_type() -> None:
    scene = Scene(2)
    scene.put(0, "exchanger")
    scene.give(0, "gggnnn")
    scene.play(0, "task-own exchanger")
    scene.to_work()
    scene.play(0, "work-own exchanger", "give raw-graphene")
    assert scene.refused(0, "take raw-nanotube") == "7.1"
    scene.play(0, "take raw-graphene")
    assert scene.holds(0) == "gggnnn"
