"""Warnings: legal moves that would do nothing, or waste something (2.10)."""

import pytest

from perilune.games.mine_the_moon.content import EMPTY, SLOTS
from tests.games.mine_the_moon.scene import Scene


def warned(scene: Scene, seat: int, text: str) -> str:
    """What the seat is warned of before this legal move; empty if it is not."""
    assert scene.may(seat, text), f"{text} is not legal"
    warning = scene.table.seen(seat).warning(scene.table.game.catalogue.parse(text))
    return "" if warning is None else warning.text


@pytest.mark.parametrize(
    ("task", "letters", "enough", "says"),
    [
        ("task uplink 2", "b", "bb", "cannot pay"),
        ("task refinery 2", "B", "b", "no raw resource"),
        ("task loader 3", "b", "N", "no refined resource"),
        ("task-own reverter", "bgn", "B", "nothing now that the Reverter"),
    ],
)
def test_rule_2_10_work_that_could_do_nothing_when_tasking_and_when_working(
    task: str, letters: str, enough: str, says: str
) -> None:
    scene = Scene(2)
    scene.give(0, letters)
    assert says in warned(scene, 0, task)
    scene.play(0, task)
    scene.to_work()
    work = task.replace("task", "work").removesuffix(" 2").removesuffix(" 3")
    assert says in warned(scene, 0, work)
    scene = Scene(2)
    scene.give(0, enough)
    assert warned(scene, 0, task) == ""
    scene.play(0, task)
    scene.to_work()
    assert warned(scene, 0, work) == ""


def test_rule_2_10_what_the_crater_may_still_bring_is_told() -> None:
    """A team that has nothing to do yet is a sound plan, as long as robots stay at home to mine."""
    scene = Scene(2)
    assert warned(scene, 0, "task refinery 2").endswith("yet: mine one this turn.")
    assert warned(scene, 0, "task loader 3").endswith("for an open slot: mine one this turn.")
    scene.give(0, "BBBBBB")
    scene.s.loaded[:] = [1] * len(scene.s.loaded)
    assert scene.s.home[0] == 2 and warned(scene, 0, "task loader 3").endswith("no refined resource now that fits an open slot.")


def test_rule_2_10_a_team_that_will_refine_first_is_a_plan() -> None:
    """Who sends a team to refine and another to load is not warned. In Work the order is told."""
    scene = Scene(2)
    scene.give(0, "n")
    assert "no refined resource" in warned(scene, 0, "task loader 3")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    assert warned(scene, 0, "task loader 3") == ""
    scene.play(0, "task loader 3")
    scene.to_work()
    assert "no refined resource" in warned(scene, 0, "work loader")


def test_rule_2_10_what_no_slot_takes_is_no_plan() -> None:
    scene = Scene(2, rockets=("fresco", "dyson"))
    scene.give(0, "b")
    scene.put(0, "refiner")
    scene.play(0, "task-own refiner")
    scene.play(1, "pass")
    assert warned(scene, 0, "task loader 3") == ""
    scene.s.loaded[SLOTS + 2] = 1  # the only slot for a Buckyball
    assert "no refined resource" in warned(scene, 0, "task loader 3")


def test_rule_2_10_own_and_advanced_buildings() -> None:
    scene = Scene(3)
    scene.put(0, "factory")
    scene.put(0, "mass-driver", 0)
    scene.put(0, "abductor", 1)
    scene.put(0, "leecher", 2)
    assert warned(scene, 0, "task-own factory") == ""
    assert "the Mass Driver ships" in warned(scene, 0, "task-own site-1")
    assert "No other player has a robot in a silo" in warned(scene, 0, "task-own site-2")
    assert "Nobody else has any Dominance" in warned(scene, 0, "task-own site-3")
    assert "top of the priority track" in warned(scene, 0, "task clout 1")
    scene.give(0, "bbbG")
    scene.give(1, "b")
    scene.s.dominance[2] = 1
    for site in ("site-1", "site-2", "site-3"):
        assert warned(scene, 0, f"task-own {site}") == ""
    scene.play(0, "task clout 2")
    assert warned(scene, 1, "task clout 1") == ""


def test_the_top_is_worth_defending() -> None:
    """Who is at the top is warned only as long as nobody is about to overtake."""
    scene = Scene(2)
    assert "nobody else has a team at the Clout" in warned(scene, 0, "task clout 1")
    scene.play(0, "task shaker 3")
    scene.play(1, "task clout 1")
    assert warned(scene, 0, "task clout 2") == ""


def test_rule_2_10_work_on_the_moonbase_of_the_second_seat() -> None:
    scene = Scene(2)
    scene.put(1, "factory")
    scene.put(1, "mass-driver")
    scene.play(0, "pass")
    scene.play(1, "task-own factory", "task-own site-1")
    scene.to_work()
    assert warned(scene, 1, "work-own factory") == ""
    assert "the Mass Driver ships" in warned(scene, 1, "work-own site-1")


def test_rule_2_10_full_silos_produce_nothing() -> None:
    scene = Scene(2)
    scene.put(0, "factory-plus")
    scene.give(0, "bbbggg")
    assert "no room now for what the Factory+ produces" in warned(scene, 0, "task-own factory")
    scene.give(0, "n")
    scene.play(0, "drop raw-graphene")
    assert warned(scene, 0, "task-own factory") == ""


def test_rule_2_10_empty_deck_and_empty_pads() -> None:
    scene = Scene(2)
    scene.put(0, "comsat")
    scene.put(0, "accelerator", 1)
    scene.put(0, "solar-array", 2)
    assert warned(scene, 0, "task-own site-1") == warned(scene, 0, "task-own site-2") == warned(scene, 0, "task-own site-3") == ""
    deck, scene.s.deck = scene.s.deck, []
    assert "deck is empty" in warned(scene, 0, "task-own site-1")
    scene.s.deck = deck
    pads, scene.s.pads = scene.s.pads, [EMPTY, EMPTY, -2, -2]
    assert "No rocket stands" in warned(scene, 0, "task-own site-2")
    scene.s.pads = pads


def test_rule_3_6_more_robots_on_a_wedge_than_the_silo_has_room_for() -> None:
    scene = Scene(2)
    scene.give(0, "gG")
    scene.all_pass()
    assert warned(scene, 0, "place raw-graphene") == ""
    scene.play(0, "place raw-graphene")
    assert warned(scene, 0, "place raw-graphene") == (
        "Your silo has room for only 1 more of the raw Graphene, and 1 robot of yours is already mining there."
    )
    assert warned(scene, 0, "place refined-graphene") == ""
    scene.s.silo_limit[0] = 2
    assert warned(scene, 0, "place refined-graphene") == "Your silo has no room now for more refined Graphene."


def test_rule_4_11_covering_a_building_that_does_something() -> None:
    scene = Scene(2)
    scene.put(0, "lab")
    scene.put(0, "statue-3", 1)
    scene.reveal("statue-4")
    scene.give(0, "BG")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    assert warned(scene, 0, "build statue-4") == ""
    scene.play(0, "build statue-4")
    assert "That covers the Lab on this site" in warned(scene, 0, "stand 1")
    assert warned(scene, 0, "stand 2") == warned(scene, 0, "stand 3") == ""


def test_rule_4_11_the_only_advanced_site() -> None:
    scene = Scene(2, bases=["launch", "standard"])
    scene.put(0, "lab")
    scene.reveal("statue-4")
    scene.give(0, "BG")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    assert "That covers the Lab on this site" in warned(scene, 0, "build statue-4")


def test_rule_10_2_and_10_9_choices_that_waste_the_work() -> None:
    scene = Scene(3)
    scene.put(0, "accelerator")
    scene.put(0, "leecher", 1)
    scene.s.dominance = [1, 0, 1]
    for slot in range(3):
        scene.load(1, 0, slot)
    scene.play(0, "task-own site-1")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "task-own site-2")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert "launches at the end of this turn anyway" in warned(scene, 0, "accelerate a")
    assert warned(scene, 0, "accelerate b") == ""
    scene.play(0, "accelerate b", "work-own site-2")
    assert "yourself" in warned(scene, 0, "leech seat-1")
    assert "Player 2 has no Dominance" in warned(scene, 0, "leech seat-2")
    assert warned(scene, 0, "leech seat-3") == ""


def test_rule_10_15_a_copy_that_could_do_nothing() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "factory")
    scene.put(1, "mass-driver")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert "the Mass Driver ships" in warned(scene, 0, "copy seat-2 site-1")
    assert warned(scene, 0, "copy seat-2 factory") == ""


def test_rule_4_5_ending_a_work_or_bringing_a_team_home_wastes_nothing() -> None:
    scene = Scene(2)
    for site, key in enumerate(["leecher", "accelerator", "solar-array"]):
        scene.put(0, key, site)
    scene.give(0, "bb")
    scene.s.dominance = [0, 5]
    for number, task in enumerate(["task-own site-1", "task-own site-2", "task-own site-3", "task shaker 3"]):
        scene.play(0, task)
        if number == 0:
            scene.play(1, "task uplink 2")
            scene.play(0, "drop raw-buckyball")
        elif number == 1:
            scene.play(1, "pass")
    scene.to_work()
    assert warned(scene, 0, "skip-own site-1") == ""
    for token in ("site-1", "site-2", "site-3"):
        scene.play(0, f"work-own {token}")
        assert warned(scene, 0, "done") == ""
        scene.play(0, "done")


def test_rule_4_7_the_shakers_point_is_never_wasted() -> None:
    scene = Scene(2)
    scene.play(0, "task shaker 2")
    scene.to_work()
    assert warned(scene, 0, "work shaker") == ""


def test_rule_10_2_a_rocket_that_is_marked_already() -> None:
    scene = Scene(2)
    scene.put(0, "accelerator")
    scene.put(0, "accelerator", 1)
    scene.play(0, "task-own site-1")
    scene.play(1, "pass")
    scene.play(0, "task-own site-2")
    scene.to_work()
    scene.play(0, "work-own site-1", "accelerate a", "work-own site-2")
    assert "launches at the end of this turn anyway" in warned(scene, 0, "accelerate a")
    assert warned(scene, 0, "accelerate b") == ""


def test_rule_4_13_the_last_free_robot_is_tied_up() -> None:
    """Whoever has no robot that is free of resources and cargo can send nobody in the next turn."""
    scene = Scene(2)
    scene.put(0, "factory")
    scene.play(0, "task-own factory")
    scene.to_work()
    scene.play(0, "work-own factory")
    assert warned(scene, 0, "produce raw-buckyball") == ""
    scene.s.robots[0] = 1 + sum(scene.s.silo[:6]) + scene.s.loaded.count(0)
    assert "Your last free robot would hold it" in warned(scene, 0, "produce raw-buckyball")


def test_rule_7_2_what_is_dropped_is_lost() -> None:
    """In every phase, also while others decide."""
    scene = Scene(2)
    scene.give(0, "bb")
    scene.give(1, "b")
    assert warned(scene, 0, "drop raw-buckyball") == warned(scene, 1, "drop raw-buckyball") == "The resource is lost."
    scene.play(0, "task uplink 2")
    scene.to_work()
    assert warned(scene, 0, "drop raw-buckyball") == "The resource is lost."
    scene.play(0, "work uplink")
    assert warned(scene, 0, "drop raw-buckyball") == "The resource is lost."


def test_rule_2_10_another_team_may_bring_what_one_lacks() -> None:
    """A newcomer was warned of the Uplink, though the Factory made the missing Buckyball."""
    scene = Scene(2)
    scene.put(0, "factory")
    assert "cannot pay for any available building" in warned(scene, 0, "task uplink 2")
    assert "no raw resource to refine" in warned(scene, 0, "task refinery 2")
    scene.play(0, "task-own factory")
    scene.play(1, "pass")
    assert warned(scene, 0, "task uplink 2") == warned(scene, 0, "task refinery 2") == ""
    assert "no refined resource" in warned(scene, 0, "task loader 3")
    scene.play(0, "task refinery 2")
    assert warned(scene, 0, "task loader 3") == ""
