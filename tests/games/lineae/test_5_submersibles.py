"""Rules, chapter 5: submersibles."""

import re

import pytest

from perilune.games.lineae.content import KIND_KEYS, NONE
from tests.games.lineae.scene import Scene


def test_rule_5_1_step_by_step_through_the_water() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-b 1", "step up", "step left", "step left", "step left", "step left")
    assert scene.at("b") == (2, 3), "through lock 1, which is open"
    scene.play(0, "step left", "step left", "done")
    assert scene.at("b") == (0, 3), "the left end of the ocean"
    scene = Scene(2)
    scene.sub("f", 22, 2)
    scene.play(0, "place submersible-f 1", "step right")
    assert scene.at("f") == (23, 2), "the right end"
    assert scene.refused(0, "step right") == "5.1"
    scene = Scene(2)
    scene.sub("a", 8, 6)
    scene.play(0, "place submersible-a 1")
    assert scene.refused(0, "step up") == "5.1"
    assert scene.refused(0, "step right") == "5.1", "beyond lock 2 the water is lower"
    scene.play(0, "step down", "step down", "step right")
    assert scene.at("a") == (9, 4), "a closed lock is no obstacle"
    scene = Scene(2)
    scene.sub("a", 0, 1)
    scene.play(0, "place submersible-a 1")
    assert scene.refused(0, "step left") == "5.1"
    assert scene.refused(0, "step down") == "5.1"


def test_rule_5_2_the_first_step_is_free() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 1
    scene.play(0, "place submersible-a 1", "step up")
    assert scene.s.energy[0] == 1
    scene.play(0, "step up")
    assert scene.s.energy[0] == 0
    assert scene.refused(0, "step up") == "5.2"
    scene = Scene(2)
    scene.s.energy[0] = 0
    scene.play(0, "place submersible-a 1", "done")
    assert scene.at("a") == (3, 2)


def test_rule_5_3_taking_a_cube_earns_a_dollar() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-a 1")
    assert scene.refused(0, "take") == "5.3"
    scene.play(0, "step down", "take")
    assert (scene.hold("a"), scene.s.money[0], scene.there(3, 1)) == ("salt", 4, "")
    scene = Scene(2)
    scene.sub("a", 3, 2, "iron iron iron iron")
    scene.play(0, "place submersible-a 1", "step down")
    assert scene.refused(0, "take") == "5.3"


def test_rule_5_4_no_stop_on_a_cube_or_a_craft() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-a 1", "step down")
    assert scene.refused(0, "done") == "5.4"
    scene.play(0, "take", "done")
    scene = Scene(2)
    scene.sub("b", 4, 2)
    scene.play(0, "place submersible-a 1", "step right")
    assert scene.refused(0, "done") == "5.4"
    scene.play(0, "step right", "done")
    assert scene.at("a") == (5, 2)


def test_rule_5_4_only_if_it_can_get_on() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 0
    scene.sub("b", 4, 2)
    scene.play(0, "place submersible-a 1")
    assert scene.refused(0, "step right") == "5.4"
    assert scene.may(0, "step down"), "there is room for the cube"
    scene = Scene(2)
    scene.s.energy[0] = 1
    scene.sub("a", 3, 2, "iron iron iron iron")
    scene.play(0, "place submersible-a 1", "step down")
    assert scene.refused(0, "step right") == "5.4", "the next floor space has a cube too"
    scene.play(0, "step up", "done")


def test_rule_5_4_an_excavation_may_not_strand_it() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 0
    scene.sub("a", 3, 2, "iron iron iron")
    scene.play(0, "place submersible-a 1", "step down")
    assert scene.refused(0, "excavate") == "5.4"
    scene.play(0, "take", "done")


def test_rule_5_4_an_excavation_above_another_craft_may_not_strand_it() -> None:
    """With a full hold it could only go where a cube lies."""
    scene = Scene(2)
    scene.s.energy[0] = 1
    scene.sub("d", 17, 1)
    scene.sub("e", 17, 2, "iron iron iron")
    for column, row in [(16, 1), (17, 2), (18, 1)]:
        if (column, row) != (17, 2):
            scene.cube(column, row, "salt")
    scene.play(0, "place submersible-e 1", "step down")
    scene.cube(17, 2, "salt")
    assert scene.refused(0, "excavate") == "5.4"
    assert "With a full hold it could not stop here, and the 1 step" in scene.why(0, "excavate")
    scene.play(0, "step left", "take", "done")


def test_rule_5_4_an_excavation_may_fill_the_hold_if_it_can_get_on() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 1
    scene.sub("d", 17, 1)
    scene.sub("e", 17, 2, "iron iron iron")
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.refused(0, "done") == "5.4"
    scene.play(0, "step up", "done")


def test_rule_5_5_docking_below_the_own_vessel() -> None:
    scene = Scene(2)
    scene.sub("e", 15, 4, "silica iron")
    scene.play(0, "place submersible-e 1")
    assert scene.refused(0, "buy silica") == "5.5", "the vessel is on space 5"
    scene.play(0, "sail 6")
    assert scene.refused(0, "buy salt") == "5.5"
    scene.play(0, "step down")
    assert scene.refused(0, "buy silica") == "5.5", "below the top row"
    scene.play(0, "step up", "buy silica")
    assert (scene.cargo(0), scene.hold("e"), scene.s.money[0]) == ("silica", "iron", 2)
    scene.pay(0, 0)
    assert scene.refused(0, "buy iron") == "5.5"


@pytest.mark.parametrize("column", [15, 16, 17])
def test_rule_5_5_any_of_the_three_columns(column: int) -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.sub("e", column, 4, "iron")
    scene.play(0, "place submersible-e 1", "buy iron", "done")
    assert scene.cargo(0) == "iron"


def test_rule_5_6_docking_ends_the_turn() -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.sub("e", 15, 4, "iron salt")
    scene.play(0, "place income 1", "place submersible-e 1", "buy iron")
    assert scene.refused(0, "step down") == "5.6"
    assert scene.refused(0, "sail 5") == "5.6", "no sailing after docking"
    assert scene.offers(0, "sail") == []
    scene.play(0, "done")
    assert scene.deciders() == [1]
    assert scene.hold("e") == "salt"


def test_rule_5_6_docked_one_may_buy_on_and_use_the_terminal() -> None:
    scene = Scene(2, vessels=(6, 4))
    scene.learn(0, "commodity-terminal", "molecular-printer")
    scene.give(0, "silica")
    scene.sub("e", 15, 4, "iron salt")
    scene.pay(0, 1)
    scene.play(0, "place submersible-e 1", "buy iron")
    assert "nothing more to buy" in scene.table.seen(0).prompt()
    assert scene.refused(0, "buy salt") == "5.5"
    assert scene.refused(0, "print") == "5.6"
    scene.play(0, "sell silica", "buy salt", "done")
    assert scene.cargo(0) == "salt iron"
    assert scene.deciders() == [1]


def test_rule_5_2_a_warning_before_workers_are_wasted() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-e 1")
    assert "not done anything yet" in scene.warning(0, "done")
    scene.play(0, "step down")
    assert scene.warning(0, "done") == ""
    scene = Scene(2)
    scene.sub("e", 17, 1)
    scene.play(0, "place submersible-e 1", "excavate")
    assert scene.warning(0, "done") == ""


def test_rule_5_11_a_warning_before_an_excavation_that_brings_nothing() -> None:
    scene = Scene(2)
    scene.hired(0, 8)
    scene.play(0, "place submersible-e 1", "step down")
    assert scene.warning(0, "excavate") == ""
    scene.give(1, " ".join(["silica"] * scene.in_supply("silica")))
    assert "the supply has no silica" in scene.warning(0, "excavate")
    scene.s.reserve[0] = 1
    assert scene.warning(0, "excavate") == "", "the track counts"


def test_rule_5_7_excavating_on_the_floor() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-e 1")
    assert scene.refused(0, "excavate") == "5.7"
    scene.play(0, "step down", "excavate")
    assert scene.hold("e") == "silica"
    scene = Scene(2)
    scene.sub("e", 17, 1, "iron iron iron iron")
    scene.play(0, "place submersible-e 1")
    assert scene.refused(0, "excavate") == "5.7"


def test_rule_5_7_an_empty_supply_gives_no_cube_but_the_track_counts() -> None:
    scene = Scene(2)
    silica = KIND_KEYS.index("silica")
    scene.give(1, " ".join(["silica"] * scene.s.supply[silica]))
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.hold("e") == ""
    assert scene.s.vp[0] == 1


def test_rule_5_8_each_tile_once_a_turn() -> None:
    scene = Scene(2)
    scene.sub("d", 12, 1)
    scene.play(0, "place submersible-d 1", "excavate", "step right")
    assert scene.refused(0, "excavate") == "5.8"
    scene.play(0, "step left", "step left", "excavate")
    assert scene.hold("d") == "silica salt"


@pytest.mark.parametrize(("before", "points"), [(0, 1), (1, 1), (2, 2), (3, 1), (4, 3)])
def test_rule_5_9_the_track(before: int, points: int) -> None:
    scene = Scene(2)
    if before:
        scene.track(0, 3, before)
    reserve = scene.s.reserve[0]
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.s.vp[0] == points
    assert scene.s.tracks[2] == before + 1
    assert scene.s.reserve[0] == reserve - (0 if before else 1)
    assert len(scene.offers(0, "gain")) == (5 if before == 1 else 0)
    assert len(scene.offers(0, "choose")) == (10 if before == 3 else 0)
    if before == 1:
        assert scene.refused(0, "gain algae") == "5.9"
        assert scene.refused(0, "done") == "5.9"
        scene.play(0, "gain iron")
        assert scene.cargo(0) == "iron"
    elif before == 3:
        scene.play(0, "choose bore-laser")
    scene.play(0, "step up", "done")


def test_rule_5_10_no_worker_no_track() -> None:
    scene = Scene(2)
    scene.hired(0, 8)
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert (scene.hold("e"), scene.s.vp[0], scene.s.tracks[2]) == ("silica", 0, 0)


def test_rule_5_11_the_last_space_is_for_one() -> None:
    scene = Scene(2)
    scene.track(0, 3, 4)
    scene.track(1, 3, 5)
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert (scene.hold("e"), scene.s.vp[0], scene.s.tracks[2]) == ("silica", 0, 4)
    scene.play(0, "done", "end")
    scene.play(1, "place submersible-e 2", "excavate")
    assert (scene.hold("e"), scene.s.vp[1], scene.s.tracks[6]) == ("silica silica", 0, 5)
    assert NONE in scene.s.tech


def test_rule_5_9_gifts_that_are_out() -> None:
    """Without a cube in the supply, or a card on display, the points come alone."""
    scene = Scene(2)
    scene.track(0, 3, 1)
    for kind in KIND_KEYS:
        scene.give(1, " ".join([kind] * scene.in_supply(kind)))
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert (scene.s.vp[0], scene.offers(0, "gain")) == (1, [])
    scene.play(0, "done")
    scene = Scene(2)
    scene.track(0, 3, 3)
    scene.s.tech = [1] * 10
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert (scene.s.vp[0], scene.offers(0, "choose")) == (1, [])
    scene.play(0, "done")


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_rule_5_11_only_the_last_space_is_for_one(before: int) -> None:
    scene = Scene(2)
    scene.track(1, 3, 5)
    if before:
        scene.track(0, 3, before)
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.s.tracks[2] == before + 1


def test_craft_that_meet_are_drawn_side_by_side() -> None:
    scene = Scene(2)
    scene.sub("b", 4, 2)
    scene.play(0, "place submersible-a 1", "step right")
    assert scene.at("a") == scene.at("b")
    drawn = scene.table.seen(0).svg()
    a, b = [re.search(rf'id="submersible-{letter}" transform="(.*?)"', drawn) for letter in "ab"]
    assert a is not None
    assert b is not None
    assert a[1] != b[1]
