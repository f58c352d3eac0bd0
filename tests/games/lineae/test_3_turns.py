"""Rules, chapter 3: turns and workers."""

import pytest

from perilune.games.lineae.content import KIND_KEYS, NONE
from perilune.games.lineae.state import ACTION, GO_ON, NOTHING_YET, ONE_ACTION
from tests.games.lineae.scene import Scene, space


def test_rule_3_1_one_space_a_turn_clockwise_from_the_first_player() -> None:
    scene = Scene(3)
    assert scene.deciders() == [0]
    assert scene.refused(0, "end") == "3.1"
    assert "4 free workers" in scene.why(0, "end")
    scene.play(0, "place election 1")
    assert scene.refused(0, "place launch-pad 1") == "3.1"
    assert scene.refused(0, "pass") == "3.1"
    assert scene.refused(0, "step up") == "5.1"
    scene.play(0, "end")
    assert scene.deciders() == [1]
    scene.play(1, "place submersible-a 1")
    assert scene.refused(1, "end") == "3.1"
    assert scene.refused(1, "place lock-2 1") == "6.1"
    assert "A worker on Lock 2 turns it" in scene.why(1, "place lock-2 1")
    scene.play(1, "done", "end")
    assert scene.deciders() == [2]


def test_rule_3_2_who_has_passed_is_out_for_the_round() -> None:
    scene = Scene(2)
    assert "still have 4 free workers" in scene.warning(0, "pass")
    scene.play(0, "pass")
    scene.play(1, "place election 1", "end")
    assert scene.deciders() == [1]
    scene.play(1, "place election 2", "end")
    assert scene.deciders() == [1]


def test_rule_3_3_many_octagons_take_one_worker_a_turn() -> None:
    scene = Scene(2)
    assert scene.refused(0, "place income 2") == "3.3"
    scene.play(0, "place income 1", "place income 1", "end")
    scene.play(1, "place income 1")
    assert scene.s.crowd[0:2] == [2, 1]
    assert scene.s.workers == [2, 3]
    scene.s.workers[1] = 0
    scene.s.crowd[1] += 3
    assert scene.refused(1, "place income 1") == "3.3"


def test_rule_3_4_one_more_worker_bumps_the_others() -> None:
    scene = Scene(2)
    scene.play(0, "place election 2", "end")
    assert scene.refused(1, "place election 2") == "3.4"
    assert "count as 2" in scene.why(1, "place election 1")
    assert scene.refused(1, "place election 5") == "3.4"
    scene.play(1, "place election 3", "end")
    assert scene.s.workers == [4, 1]
    assert scene.s.crew_seat[space("election")] == 1
    assert scene.deciders() == [0]
    scene.play(0, "place election 4")
    assert scene.s.workers == [0, 4]


def test_rule_3_5_own_workers_are_bumped_in_the_same_way() -> None:
    scene = Scene(1)
    scene.play(0, "place election 1", "end")
    assert scene.refused(0, "place election 1") == "3.4"
    scene.play(0, "place election 2", "end")
    assert scene.s.workers == [2]
    assert scene.s.crew_workers[space("election")] == 2


def test_rule_3_6_a_group_acts_once_and_may_be_large() -> None:
    scene = Scene(2)
    scene.pay(0, 20)
    scene.play(0, "place hire 3")
    assert scene.s.recruits == [1, 0]
    assert scene.s.workers[0] == 1
    assert scene.s.money[0] == 15


def test_rule_3_7_a_space_must_be_paid_for_and_have_an_effect() -> None:
    scene = Scene(2)
    assert scene.s.money[0] == 3
    assert scene.refused(0, "place hire 1") == "3.7"
    assert "costs $5; you have $3" in scene.why(0, "place hire 1")
    assert scene.refused(0, "place launch-pad 1") == "4.5"
    scene.pay(0, 5)
    assert scene.may(0, "place hire 1")


def test_rule_3_8_an_arrow_gives_another_turn_that_can_be_declined() -> None:
    scene = Scene(2)
    scene.play(0, "place income 1")
    assert scene.s.acted == GO_ON
    assert scene.may(0, "end") and scene.may(0, "pass")
    scene.play(0, "place election 1")
    assert scene.s.acted == ONE_ACTION
    scene.play(0, "end")
    scene.play(1, "place lock-3 1")
    scene.play(0, "stay")
    assert scene.s.acted == GO_ON
    scene.play(1, "end")
    assert scene.deciders() == [0] and scene.s.passed == [0, 0]


def test_rule_3_9_vessels_sail_on_equal_water_at_any_time() -> None:
    scene = Scene(2)
    assert scene.offers(0, "sail") == ["4", "6", "7"]
    assert scene.refused(0, "sail 3") == "3.9"
    assert scene.refused(0, "sail 8") == "3.9"
    assert scene.refused(0, "sail 5") == "3.9"
    scene.play(0, "sail 4")
    assert scene.s.vessel == [3, 3]
    scene.play(0, "place submersible-e 1", "step down", "sail 7", "step left")
    assert scene.s.vessel[0] == 6
    scene.play(0, "take", "done", "sail 6", "end")


def test_rule_3_10_twice_in_a_row_is_one_voyage() -> None:
    scene = Scene(2)
    scene.play(0, "sail 4")
    assert scene.refused(0, "sail 7") == "3.10"
    assert scene.offers(0, "sail") == []
    scene.play(0, "place income 1", "sail 7")
    assert scene.s.vessel[0] == 6


def test_rule_3_11_without_workers_one_may_still_sail_and_wait() -> None:
    scene = Scene(2)
    scene.play(0, "place election 4", "end")
    scene.play(1, "place income 1", "end")
    assert scene.deciders() == [0], "no worker, but equal water to sail on"
    assert scene.offers(0, "place") == []
    assert scene.warning(0, "pass") == ""
    assert "no free worker" in scene.table.seen(0).prompt()
    scene.play(0, "sail 4", "end")
    assert scene.s.passed == [0, 0]
    assert scene.told()[-1] == "Player 1 has no free worker and waits."
    scene.play(1, "place income 1", "place income 1", "place income 1", "end")
    assert scene.deciders() == [0]
    assert scene.refused(0, "end") == "3.11", "nobody could send a worker back"
    scene.play(0, "pass")
    assert scene.deciders() == [1], "who placed last may still sail, too"
    assert scene.refused(1, "end") == "3.11"
    scene.play(1, "sail 7", "pass")
    assert scene.s.round == 2


def test_rule_3_11_who_can_do_nothing_is_skipped_but_has_not_passed() -> None:
    scene = Scene(2, vessels=(8, 4))  # nothing is level with space 8
    scene.play(0, "place election 4", "end")
    scene.play(1, "place income 1", "end")
    assert scene.deciders() == [1]
    scene.play(1, "place income 1", "place income 1", "place income 1", "end")
    assert scene.deciders() == [1], "space 4 has neighbours"
    scene.play(1, "pass")
    assert scene.s.round == 2


@pytest.mark.parametrize(
    ("card", "cubes", "move"),
    [
        ("remote-sluice", "", "sluice 4"),
        ("molecular-printer", "iron iron", "print"),
        ("molecular-printer", "iron", ""),
        ("commodity-terminal", "iron", "sell iron"),
        ("commodity-terminal", "", ""),
        ("bore-laser", "iron iron", ""),
    ],
)
def test_rule_3_11_cards_are_something_to_do(card: str, cubes: str, move: str) -> None:
    scene = Scene(2, vessels=(8, 4))
    scene.learn(0, card)
    scene.give(0, cubes)
    scene.play(0, "place election 4", "end")
    scene.play(1, "place income 1", "end")
    assert scene.deciders() == [0 if move else 1]
    if move:
        assert scene.may(0, move)


@pytest.mark.parametrize(
    ("cargo", "owed", "energy", "left", "move"),
    [
        ("", 0, 0, 2, "borrow iron"),
        ("", 2, 9, 2, ""),
        ("iron", 2, 0, 2, "repay iron"),
        ("silica", 2, 1, 2, "convert silica sulfur"),
        ("silica", 2, 0, 2, ""),
        ("silica", 0, 9, 0, ""),
    ],
)
def test_rule_3_11_the_reactor_is_something_to_do(cargo: str, owed: int, energy: int, left: int, move: str) -> None:
    scene = Scene(2, vessels=(8, 4), reactor="on")
    scene.give(0, cargo)
    iron = KIND_KEYS.index("iron")
    scene.s.debts[iron] = owed
    for kind in range(5):
        scene.s.supply[kind] += 2 - left
        scene.s.rondel[kind] = left
    scene.s.energy[0] = energy
    scene.play(0, "place election 4", "end")
    scene.play(1, "place income 1", "end")
    assert scene.deciders() == [0 if move else 1]
    if move:
        assert scene.may(0, move)


def test_rule_3_11_nobody_waits_for_those_who_have_passed() -> None:
    scene = Scene(3)
    scene.play(0, "place election 4", "end")
    scene.play(1, "pass")
    scene.play(2, "pass")
    assert scene.deciders() == [0]
    assert scene.refused(0, "end") == "3.11", "Player 2 has workers, but has passed"
    assert "wait for workers" not in scene.table.seen(0).prompt()


def test_rule_3_11_bumped_workers_can_be_used_again() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-a 4", "done", "end")
    scene.s.workers[1] = 6
    scene.s.reserve[1] -= 2
    scene.play(1, "place submersible-a 5", "done", "end")
    assert scene.deciders() == [0], "bumped workers can be used again"
    assert scene.s.acted == NOTHING_YET and scene.s.stage == ACTION
    assert scene.s.crew_seat[space("lock-1")] == NONE
