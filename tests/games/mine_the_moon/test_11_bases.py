"""Rules, chapters 11 and 12: moonbases and craters."""

import pytest

from perilune.games.mine_the_moon.content import NO_SITE, SITES
from tests.games.mine_the_moon.scene import CONTENT, Scene, building


def test_rule_11_1_standard_base() -> None:
    scene = Scene(2)
    assert (scene.s.robots[0], scene.s.silo_limit[0]) == (8, 3)
    assert scene.stands(0, "reverter") == "reverter"
    assert [scene.s.sites[6 + site] for site in range(3)] == [-1, -1, -1]
    assert scene.s.sites[4] == NO_SITE


def test_rule_11_2_exchange_base() -> None:
    scene = Scene(2, bases=["exchange", "standard"])
    assert scene.s.robots[0] == 7
    scene.give(0, "bbn")
    scene.play(0, "task-own exchanger")
    scene.to_work()
    scene.play(0, "work-own exchanger", "give raw-buckyball", "give raw-buckyball", "give raw-nanotube")
    scene.play(0, "take raw-buckyball", "take raw-graphene", "take raw-graphene")
    assert scene.holds(0) == "bgg"


def test_rule_11_3_launch_base() -> None:
    scene = Scene(2, bases=["launch", "standard"])
    assert [scene.s.sites[6 + site] for site in range(3)] == [-1, NO_SITE, NO_SITE]
    scene.give(0, "N")
    scene.give(1, "NB")
    scene.play(0, "task loader 2")
    scene.play(1, "task loader 3")
    scene.to_work()
    scene.play(0, "work loader", "load own 1")
    scene.play(1, "work loader")
    assert scene.refused(1, "load own 3") == "11.3"
    scene.play(1, "done")
    scene.all_pass()
    scene.place_all()
    scene.spin("all")
    assert scene.s.dominance == [4, 0]


def test_rule_11_4_tremor_base() -> None:
    scene = Scene(2, bases=["tremor", "standard"])
    assert scene.refused(0, "task-own reverter") == "2.7"
    scene.play(0, "task-own shaker")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 4


def test_rule_11_5_industry_base() -> None:
    scene = Scene(2, bases=["industry", "standard"])
    assert scene.s.silo_limit == [2, 3]
    assert scene.stands(0, "factory") == "factory"
    scene.give(0, "bg")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink", "build factory-plus")
    assert scene.stands(0, "factory") == "factory-plus"


def test_rule_11_6_robot_base() -> None:
    scene = Scene(2, bases=["robot", "standard"])
    assert scene.s.robots[0] == 9
    assert scene.stands(0, "control") == "robot-control-plus"
    assert scene.s.sites[2] == NO_SITE
    scene.give(0, "bgn")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    assert scene.refused(0, "build exchanger") == "4.9"
    scene.play(0, "build robot-control-plus-plus")
    assert scene.s.robots[0] == 10


def test_rule_12_1_crater_a() -> None:
    weights = CONTENT.faces[0].weights
    assert [weights[kind] for kind in range(3)] == [2 * weights[kind + 3] for kind in range(3)]
    assert weights[6:] == [7, 0, 0, 0]


def test_rule_12_2_crater_b() -> None:
    weights = CONTENT.faces[1].weights
    assert all(abs(weights[kind] - weights[kind + 3]) <= 3 for kind in range(3))
    assert weights[6:] == [10, 0, 0, 0]


def test_rule_12_3_crater_c() -> None:
    weights = CONTENT.faces[2].weights
    assert weights[3:7] == [0, 0, 0, 0]
    assert weights[7:] == [5, 5, 5]


def test_rule_12_4_crater_d() -> None:
    b, d = CONTENT.faces[1].weights, CONTENT.faces[3].weights
    assert d[:3] == b[:3]
    assert d[5] == 0
    assert d[3] > b[3]


@pytest.mark.parametrize("face", range(4))
def test_the_wheel_spins_by_its_shares(face: int) -> None:
    scene = Scene(2, "abcd"[face])
    scene.all_pass()
    scene.place_all()
    phase = scene.table.game.phase(scene.s)
    assert phase is not None
    assert sum(phase.odds(scene.s, scene.legal_chance())) == 100
    assert building("factory") >= 0
    assert len(scene.s.sites) == 2 * SITES
