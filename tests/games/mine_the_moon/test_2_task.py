"""Rules, chapter 2: Task."""

import pytest

from perilune.games.mine_the_moon.content import LOADER, REFINERY, SHAKER, SITES, UPLINK
from perilune.games.mine_the_moon.state import MINE
from tests.games.mine_the_moon.scene import Scene


def test_rule_2_1_one_team_at_a_time_in_priority_order() -> None:
    scene = Scene(3)
    for seat, text in enumerate(["task loader 2", "task uplink 2", "task uplink 3"]):
        assert scene.table.deciders() == [seat]
        scene.play(seat, text)
    assert scene.table.deciders() == [0]
    assert scene.refused(0, "ready") == "3.1"
    assert scene.refused(0, "work loader") == "4.1"
    assert scene.refused(0, "load a 1") == "4.16"


def test_rule_2_2_a_team_fills_a_whole_column() -> None:
    scene = Scene(3)
    scene.play(0, "task loader 2")
    assert (scene.s.home[0], scene.team(LOADER, 1)) == (5, 0)
    scene.give(1, "bbbgggn")
    assert scene.s.home[1] == 1
    assert scene.refused(1, "task loader 3") == "2.2"
    assert "needs a team of 2; you have 1 free robot" in str(scene.table.why_not(1, "task loader 3"))
    assert scene.may(1, "task shaker 3")
    assert scene.refused(1, "task clout 3") == "2.2"


def test_rule_2_3_a_column_holds_one_team() -> None:
    scene = Scene(3)
    scene.play(0, "task uplink 2")
    assert scene.refused(1, "task uplink 2") == "2.3"


@pytest.mark.parametrize("place", ["refinery", "shaker", "uplink", "loader"])
def test_rule_2_4_crowd_columns_need_four_players(place: str) -> None:
    for seats in (2, 3):
        assert Scene(seats).refused(0, f"task {place} 1") == "2.4"
    for seats in (4, 5):
        assert Scene(seats).may(0, f"task {place} 1")


def test_rule_2_4_the_clout_has_no_crowd_column() -> None:
    assert Scene(2).offers(0, "task") == Scene(3).offers(0, "task")
    assert [text for text in Scene(4).offers(0, "task") if text.startswith("clout")] == ["clout 1", "clout 2"]


def test_rule_2_5_any_free_column_first() -> None:
    scene = Scene(5)
    for seat, text in enumerate(["task uplink 3", "task uplink 2", "task uplink 1"]):
        scene.play(seat, text)
    assert [scene.team(UPLINK, column) for column in range(3)] == [2, 1, 0]


def test_rule_2_6_a_second_team_on_a_later_go() -> None:
    scene = Scene(2)
    scene.play(0, "task shaker 2")
    scene.play(1, "pass")
    scene.play(0, "task shaker 3")
    assert [scene.team(SHAKER, column) for column in (1, 2)] == [0, 0]


def test_rule_2_7_one_team_on_each_own_building() -> None:
    scene = Scene(2)
    scene.put(0, "factory")
    scene.play(0, "task-own factory")
    assert scene.s.crew[1] == 2
    scene.play(1, "pass")
    assert scene.refused(0, "task-own factory") == "2.7"
    assert scene.refused(0, "task-own exchanger") == "2.7"
    scene.play(0, "task-own reverter")
    assert scene.s.crew[SITES : 2 * SITES] == [0] * SITES


@pytest.mark.parametrize("key", ["grant", "quaker", "statue-3", "statue-7"])
def test_rule_2_8_some_buildings_are_never_worked(key: str) -> None:
    scene = Scene(2)
    scene.put(0, key)
    assert scene.refused(0, "task-own site-1") == "2.8"
    assert scene.refused(0, "task-own control") == "2.8"


def test_rule_2_9_a_pass_is_final() -> None:
    scene = Scene(3)
    scene.play(0, "pass")
    scene.play(1, "task clout 1")
    scene.play(2, "task clout 2")
    assert scene.table.deciders() == [1]
    scene.play(1, "pass")
    scene.play(2, "task shaker 3")
    assert scene.table.deciders() == [2], "the last one may go on alone"


def test_rule_2_10_a_useless_team_is_allowed() -> None:
    scene = Scene(2)
    assert scene.holds(0) == ""
    scene.play(0, "task refinery 2")
    assert scene.team(REFINERY, 1) == 0


def test_rule_2_11_mine_begins_when_all_have_passed() -> None:
    scene = Scene(3)
    for seat in range(3):
        scene.play(seat, "pass")
    assert scene.s.stage == MINE
    assert scene.table.deciders() == [0, 1, 2]
