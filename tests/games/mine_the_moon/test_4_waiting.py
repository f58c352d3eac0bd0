"""Rules, chapter 4: who may wait in Work, and for whom (4.17)."""

from tests.games.mine_the_moon.scene import Scene


def behind_refinery() -> Scene:
    """Seat 0 has the right-hand Refinery team, behind seat 1's, and the Loader."""
    scene = Scene(4)
    scene.give(0, "n")
    scene.give(1, "b")
    scene.play(0, "task refinery 2")
    scene.play(1, "task refinery 1")
    scene.play(2, "pass")
    scene.play(3, "pass")
    scene.play(0, "task loader 3")
    scene.play(1, "task clout 1")
    scene.to_work("b")
    return scene


def test_rule_4_17_wait_refine_then_load() -> None:
    scene = behind_refinery()
    assert scene.table.deciders() == [0]
    assert "or wait" in scene.table.seen(0).prompt()
    scene.play(0, "wait")
    scene.play(1, "work clout")
    assert scene.table.deciders() == [1], "the team that seat 0 waits with is still not free"
    scene.play(1, "work refinery", "refine raw-buckyball", "done")
    assert scene.table.deciders() == [0], "free: the first in priority is asked again"
    scene.play(0, "work refinery", "refine raw-nanotube", "done")
    scene.play(0, "work loader", "load a 1")
    assert scene.s.loaded[0] == 0


def test_rule_4_17_only_who_is_held_up_by_others_may_wait() -> None:
    scene = Scene(2)
    scene.play(0, "task clout 1")
    scene.play(1, "task shaker 2")
    scene.play(0, "task clout 2")
    scene.to_work()
    assert scene.refused(0, "wait") == "4.17"
    assert not scene.may(0, "wait"), "the Clout team waits for the seat's own"


def test_rule_4_17_when_all_wait_the_first_in_priority_works() -> None:
    scene = Scene(4)
    scene.play(0, "task refinery 2")
    scene.play(1, "task refinery 1")
    scene.play(2, "pass")
    scene.play(3, "pass")
    scene.play(0, "task loader 1")
    scene.play(1, "task loader 2")
    scene.to_work()
    scene.play(0, "wait")
    assert scene.table.deciders() == [1]
    scene.play(1, "wait")
    assert scene.table.deciders() == [0]
    assert scene.refused(0, "wait") == "4.17"
    scene.play(0, "skip loader")
    assert scene.table.deciders() == [1], "its Loader team is free now"


def test_rule_4_17_nobody_waits_for_who_cannot_go_on() -> None:
    """The others' Uplink team waits for this seat's own Lab: to wait would lead nowhere."""
    scene = Scene(2)
    scene.put(0, "lab")
    scene.play(0, "task uplink 3")
    scene.play(1, "task uplink 2")
    scene.play(0, "task-own site-1")
    scene.to_work()
    assert scene.table.deciders() == [0]
    assert scene.refused(0, "wait") == "4.17"


def test_rule_4_17_build_at_the_uplink_before_the_factory_fills_the_silo() -> None:
    scene = Scene(2)
    scene.put(0, "factory-plus")
    scene.give(0, "bbbgggn")
    scene.play(0, "task-own factory")
    scene.s.home[0] += 2
    scene.s.robots[0] += 2
    scene.play(1, "task uplink 2")
    scene.play(0, "task uplink 3")
    scene.to_work()
    scene.play(0, "wait")
    scene.play(1, "skip uplink")
    scene.play(0, "work uplink", "build refiner", "work-own factory", "produce raw-graphene")
    assert scene.holds(0) == "bbbggn"


def test_rule_4_17_a_solar_array_waits_for_the_clout_to_copy_a_prerogative() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "prerogative")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.to_work()
    scene.play(0, "wait")
    scene.play(1, "work clout")
    scene.play(0, "work-own site-1", "copy seat-2 site-1")
    assert scene.s.order == [0, 1]


def test_rule_4_17_not_in_the_middle_of_a_work_and_not_in_other_phases() -> None:
    scene = behind_refinery()
    assert scene.s.waits == [0, 0, 0, 0]
    scene.play(0, "wait")
    scene.play(1, "work refinery")
    assert scene.refused(1, "wait") == "4.1"
    assert Scene(2).refused(0, "wait") == "4.17"


def test_rule_4_17_a_lab_without_a_team_holds_nobody_up() -> None:
    scene = Scene(2)
    scene.put(1, "lab")
    scene.play(0, "task uplink 2")
    scene.play(1, "task clout 1")
    scene.to_work()
    assert scene.refused(0, "wait") == "4.17"


def test_rule_4_17_a_lab_with_a_team_holds_the_uplink_up() -> None:
    scene = Scene(2)
    scene.put(1, "lab")
    scene.play(0, "task uplink 2")
    scene.play(1, "task-own site-1")
    scene.play(0, "task clout 1")
    scene.to_work()
    scene.play(0, "wait")
    assert scene.table.deciders() == [1]


def test_rule_4_17_without_a_prerogative_in_sight_a_solar_array_holds_nobody_up() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.to_work()
    assert scene.refused(0, "wait") == "4.17"


def test_rule_4_17_buildings_without_a_team_hold_nobody_up() -> None:
    scene = Scene(2)
    scene.put(0, "prerogative")
    scene.put(0, "solar-array", 1)
    scene.play(0, "task shaker 2")
    scene.play(1, "task clout 1")
    scene.to_work()
    assert scene.refused(0, "wait") == "4.17"


def test_rule_4_17_an_empty_clout_holds_no_prerogative_up() -> None:
    scene = Scene(2)
    scene.put(0, "prerogative")
    scene.play(0, "task-own site-1")
    scene.play(1, "task shaker 2")
    scene.to_work()
    assert scene.refused(0, "wait") == "4.17"
