"""Rules, chapter 7: robots and resources."""

import pytest

from perilune.games.mine_the_moon.content import KINDS
from perilune.games.mine_the_moon.state import AT_HOME, IN_CRATER, IN_CREW, IN_HAND, IN_SILO, IN_TEAM, ON_ROCKET
from tests.games.mine_the_moon.scene import Scene
from tests.games.mine_the_moon.test_5_launch import white_with


@pytest.mark.parametrize(("base", "limit"), [("standard", 3), ("industry", 2)])
def test_rule_7_1_silo_limits(base: str, limit: int) -> None:
    scene = Scene(2, bases=[base, "standard"])
    scene.give(0, "G")
    scene.all_pass()
    scene.play(0, *["place raw-graphene"] * 7, "ready")
    scene.play(1, *["place raw-nanotube"] * 8, "ready")
    scene.spin("g")
    assert len(scene.holds(0)) == limit


def test_rule_7_2_a_dropped_robot_can_be_used_at_once() -> None:
    scene = Scene(2)
    scene.give(0, "bbbgggn")
    assert not scene.may(0, "task loader 3")
    assert scene.refused(0, "drop refined-nanotube") == "7.2"
    scene.play(0, "drop raw-nanotube")
    assert scene.table.deciders() == [0], "dropping is no go"
    scene.play(0, "task loader 3")
    assert scene.holds(0) == "bbbggg"


def test_rule_7_2_in_mine_and_in_work_too() -> None:
    scene = Scene(2)
    scene.give(0, "bg")
    scene.play(0, "task refinery 2")
    scene.all_pass()
    scene.play(0, "drop raw-buckyball")
    assert scene.s.home[0] == 5
    scene.place_all()
    scene.spin("n", "n", "n")
    scene.play(0, "work refinery", "drop raw-graphene")
    assert scene.s.turn == 2, "nothing left to refine: the work ends by itself"


def test_rule_7_2_while_others_decide() -> None:
    scene = Scene(2)
    scene.give(1, "b")
    assert scene.table.deciders() == [0]
    assert scene.offers(1, "drop") == ["raw-buckyball"]
    assert scene.refused(1, "pass") == "7.2"
    scene.play(1, "drop raw-buckyball")
    assert (scene.holds(1), scene.table.deciders()) == ("", [0])
    assert scene.offers(1, "drop") == []


def test_rule_7_2_who_is_ready_and_drops_places_the_robot() -> None:
    scene = Scene(2)
    scene.give(0, "b")
    scene.all_pass()
    scene.play(0, *["place raw-graphene"] * 7, "ready")
    assert scene.table.deciders() == [1]
    assert scene.refused(0, "place raw-graphene") == "3.1"
    assert scene.refused(0, "ready") == "3.1"
    scene.play(0, "drop raw-buckyball")
    assert scene.table.deciders() == [0, 1]
    assert scene.refused(0, "ready") == "3.1"
    scene.play(0, "place raw-graphene", "ready")


def test_rule_7_2_before_an_abductor_can_take_it() -> None:
    scene = Scene(3)
    scene.put(0, "abductor")
    scene.give(1, "b")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.refused(1, "done") == "7.2"
    scene.play(1, "drop raw-buckyball")
    assert scene.s.turn == 2, "nobody else holds anything: the work is over"
    assert "Now there is nothing left for Player 1 to do there." in scene.table.seen().log()


def test_rule_7_2_not_even_what_has_just_been_paid_can_be_dropped() -> None:
    """A bug once: the cost was taken after the site was chosen, and could be dropped before."""
    scene = Scene(2)
    scene.reveal("statue-3")
    scene.give(0, "BBg")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink", "build statue-3")
    assert scene.refused(0, "drop refined-buckyball") == "7.2"
    scene.play(0, "drop raw-graphene", "stand 1")
    assert min(scene.s.silo) == 0


def test_rule_7_3_it_goes_out_last() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.play(0, "task loader 2")
    assert scene.s.white_where == AT_HOME
    scene.play(1, "pass")
    scene.play(0, "task loader 3")
    scene.play(0, "task uplink 2")
    scene.play(0, "task uplink 3")
    assert scene.s.home[0] == 0
    assert scene.s.white_where == IN_TEAM


def test_rule_7_3_it_comes_home_first() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.s.home[0] -= 6
    scene.s.robots[0] -= 6
    scene.give(0, "ggg")
    assert scene.s.white_where == IN_SILO
    scene.play(0, "drop raw-graphene")
    assert (scene.s.white_where, scene.holds(0)) == (AT_HOME, "gg")


def test_rule_7_3_it_works_and_takes_part_in_exchanges() -> None:
    scene = Scene(2)
    scene.put(0, "transmitter")
    white_with(scene, 0)
    scene.s.dominance = [0, 3]
    scene.s.home[0] -= 5
    scene.s.robots[0] -= 5
    scene.give(0, "bbb")
    scene.play(0, "task-own site-1")
    assert scene.s.white_where == IN_CREW
    scene.to_work()
    scene.s.white_where, scene.s.white_spot = IN_SILO, 0
    scene.play(0, "work-own site-1", *["give raw-buckyball"] * 3)
    assert scene.s.white_where == IN_HAND
    scene.play(0, "take raw-graphene", "take raw-graphene", "take raw-nanotube")
    assert (scene.holds(0), scene.s.white_where, scene.s.white_spot) == ("ggn", IN_SILO, 2)


def test_rule_7_3_it_stays_where_it_is_while_others_are_exchanged() -> None:
    scene = Scene(2)
    scene.put(0, "transmitter")
    white_with(scene, 0)
    scene.s.dominance = [0, 3]
    scene.give(0, "bgg")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1", "give raw-buckyball")
    assert scene.s.white_where == AT_HOME
    scene.s.white_where, scene.s.white_spot = IN_SILO, 1
    scene.play(0, "give raw-graphene")
    assert (scene.s.white_where, scene.s.white_spot) == (IN_SILO, 1), "another robot holds Graphene too, and goes first"


def test_rule_7_3_it_mines_refines_and_loads() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.s.dominance = [0, 5]
    scene.s.home[0] -= 6
    scene.s.robots[0] -= 6
    scene.play(0, "task refinery 2")
    scene.all_pass()
    scene.play(0, "place raw-nanotube")
    assert scene.s.white_where == IN_CRATER
    scene.play(0, "ready")
    scene.place_all()
    scene.spin("n", "b", "b")
    assert scene.s.white_where == IN_SILO
    scene.play(0, "work refinery", "refine raw-nanotube")
    assert scene.s.white_spot == KINDS - 1
    scene.play(0, "task loader 3")
    scene.to_work()
    scene.play(0, "work loader", "load a 1")
    assert (scene.s.white_where, scene.s.white_spot) == (ON_ROCKET, 0)


def test_rule_7_3_its_place_is_told() -> None:
    """It decides what is dropped with it, so text view and board say where it stands."""
    scene = Scene(2)
    assert "The white robot is in the Subsidy box." in told(scene)
    white_with(scene, 0)
    scene.s.home[0] -= 7
    scene.s.robots[0] -= 7
    assert "The white robot belongs to Player 1 and is at home." in told(scene)
    scene.give(0, "nn")
    assert "The white robot belongs to Player 1 and is in the silo with a raw Nanotube." in told(scene)
    card = scene.table.seen(1).card("subsidy")
    assert card is not None and "The white robot belongs to Player 1 and is in the silo with a raw Nanotube." in card.lines


def told(scene: Scene) -> list[str]:
    """The position in words."""
    return [line for region in scene.table.seen(1).regions() for line in region.lines]
