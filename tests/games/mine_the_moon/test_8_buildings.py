"""Rules, chapters 8 and 9: common buildings, and those of a moonbase."""

import pytest

from tests.games.mine_the_moon.scene import Scene


def working(scene: Scene, task: str, *moves: str) -> None:
    """Seat 0 tasks this, everybody else passes, and seat 0 works it with these moves."""
    scene.play(0, task)
    scene.to_work()
    scene.play(0, *moves)


def test_rule_8_1_refinery_refines_two() -> None:
    scene = Scene(2)
    scene.give(0, "bgn")
    working(scene, "task refinery 2", "work refinery", "refine raw-buckyball", "refine raw-nanotube")
    assert scene.holds(0) == "gBN"
    assert scene.s.turn == 2


@pytest.mark.parametrize("columns", [["1"], ["1", "2"], ["1", "2", "3"]])
def test_rule_8_2_shaker_spins_once_more_a_column(columns: list[str]) -> None:
    scene = Scene(4)
    for seat, column in enumerate(columns):
        scene.play(seat, f"task shaker {column}")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 3 + len(columns)


def test_rule_8_3_uplink_builds_one() -> None:
    scene = Scene(2)
    scene.give(0, "bbgg")
    working(scene, "task uplink 2", "work uplink", "build factory")
    assert scene.s.turn == 2
    assert (scene.stands(0, "factory"), scene.stands(0, "refiner")) == ("factory", "")


def test_rule_8_4_loader_loads_three() -> None:
    scene = Scene(2)
    scene.give(0, "NNNGG")
    working(scene, "task loader 2", "work loader", "load a 1", "load b 1", "load a 3")
    assert scene.holds(0) == "GN"
    assert scene.s.loaded.count(0) == 3


def test_rule_8_4_the_left_team_loads_first() -> None:
    scene = Scene(2)
    scene.give(0, "N")
    scene.give(1, "N")
    scene.play(0, "task loader 3")
    scene.play(1, "task loader 2")
    scene.to_work()
    assert scene.table.deciders() == [1]
    scene.play(1, "work loader", "load a 1")
    scene.play(0, "work loader")
    assert "load a 1" not in [move.text for move in scene.table.legal(0)]


def test_rule_8_5_clout_moves_to_the_top_from_the_next_turn() -> None:
    scene = Scene(3)
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.play(2, "task clout 2")
    scene.to_work()
    scene.play(2, "work clout")
    assert scene.s.order == [2, 0, 1]
    assert scene.table.deciders() == [2]


def test_rule_9_1_reverter() -> None:
    scene = Scene(2)
    scene.give(0, "BBN")
    moves = ["give refined-buckyball", "give refined-buckyball", "give refined-nanotube"]
    takes = ["take raw-graphene", "take raw-nanotube", "take raw-nanotube"]
    working(scene, "task-own reverter", "work-own reverter", *moves, *takes)
    assert scene.holds(0) == "gnn"


@pytest.mark.parametrize(("key", "team", "count"), [("factory", 2, 1), ("factory-plus", 1, 1), ("factory-plus-plus", 1, 2)])
def test_rule_9_2_factories(key: str, team: int, count: int) -> None:
    scene = Scene(2)
    scene.put(0, key)
    scene.play(0, "task-own factory")
    assert scene.s.home[0] == 8 - team
    scene.to_work()
    scene.play(0, "work-own factory")
    assert scene.offers(0, "produce") == ["raw-buckyball", "raw-graphene"]
    scene.play(0, *["produce raw-graphene"] * count)
    assert scene.holds(0) == "g" * count
    assert scene.s.turn == 2


def test_rule_9_3_exchanger() -> None:
    scene = Scene(2)
    scene.put(0, "exchanger")
    scene.give(0, "bg")
    working(scene, "task-own exchanger", "work-own exchanger", "give raw-buckyball", "give raw-graphene")
    assert scene.offers(0, "take") == ["raw-graphene", "raw-nanotube"]
    scene.play(0, "take raw-nanotube", "take raw-nanotube")
    assert scene.holds(0) == "nn"


@pytest.mark.parametrize(("key", "team"), [("refiner", 2), ("refiner-plus", 1)])
def test_rule_9_4_refiners(key: str, team: int) -> None:
    scene = Scene(2)
    scene.put(0, key)
    scene.give(0, "bbbg")
    scene.play(0, "task-own refiner")
    assert scene.s.home[0] == 4 - team
    scene.to_work()
    scene.play(0, "work-own refiner", *["refine raw-buckyball"] * 3)
    assert scene.holds(0) == "gBBB"
    assert scene.s.turn == 2


def test_rule_9_5_robot_control_upgrades() -> None:
    scene = Scene(2)
    scene.give(0, "gn")
    working(scene, "task uplink 2", "work uplink", "build robot-control-plus")
    assert (scene.s.robots[0], scene.s.home[0]) == (9, 9)
    scene.give(0, "bgn")
    working(scene, "task uplink 2", "work uplink", "build robot-control-plus-plus")
    assert (scene.s.robots[0], scene.s.dominance[0]) == (10, 3)
