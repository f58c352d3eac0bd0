"""Rules, chapter 12: Reactor Core."""

from tests.games.lineae.scene import Scene


def test_rule_12_1_two_cubes_in_each_sector() -> None:
    assert Scene(2, reactor="on").s.rondel == [2, 2, 2, 2, 2]
    scene = Scene(2)
    assert scene.s.rondel == [0] * 5
    assert scene.refused(0, "borrow iron") == "12.1"


def test_rule_12_2_borrowing() -> None:
    scene = Scene(2, reactor="on")
    scene.play(0, "borrow iron")
    assert (scene.cargo(0), scene.s.rondel[3], scene.debts(0)) == ("iron", 1, [0, 0, 0, 1, 0])
    assert scene.refused(0, "borrow salt") == "12.2"
    scene.play(0, "place income 1", "end")
    scene.play(1, "borrow iron", "place income 1", "end")
    assert scene.refused(0, "borrow iron") == "12.2", "the sector is empty"
    scene.play(0, "borrow salt", "place income 1", "end")
    scene.play(1, "pass")
    assert scene.refused(0, "borrow salt") == "12.2", "two markers are the most"
    scene.play(0, "place submersible-a 1")
    assert scene.refused(0, "repay iron") == "12.2"


def test_rule_12_3_paying_back() -> None:
    scene = Scene(2, reactor="on")
    scene.give(0, "salt")
    assert scene.refused(0, "repay salt") == "12.3"
    scene.play(0, "borrow iron", "place income 1", "repay iron")
    assert (scene.cargo(0), scene.s.rondel[3], scene.debts(0)) == ("salt", 2, [0] * 5)
    scene.play(0, "end")
    scene.play(1, "pass")
    scene.play(0, "borrow iron")
    scene.empty(0)
    assert scene.refused(0, "repay iron") == "12.3"


def test_rule_12_4_converting_costs_the_way() -> None:
    scene = Scene(2, reactor="on")
    scene.give(0, "iron iron")
    assert scene.refused(0, "convert iron iron") == "12.4"
    assert scene.refused(0, "convert salt iron") == "12.4"
    scene.s.energy[0] = 3
    assert scene.refused(0, "convert iron salt") == "12.4", "four sectors on"
    scene.play(0, "convert iron silica")
    assert (scene.cargo(0), scene.s.energy[0]) == ("silica iron", 1)
    assert scene.s.rondel == [1, 2, 2, 3, 2]
    assert scene.refused(0, "convert iron hydrocarbon") == "12.4", "once in a go"
    scene.play(0, "place election 1", "end")
    scene.play(1, "pass")
    scene.play(0, "convert iron hydrocarbon")
    assert scene.s.energy[0] == 0


def test_rule_12_5_markers_cost_two_points() -> None:
    scene = Scene(2, reactor="on")
    scene.pay(0, 0)
    scene.play(0, "borrow iron", "place election 1", "end")
    scene.play(1, "pass")
    scene.play(0, "borrow salt", "pass")
    scene.to_round(7)
    scene.pass_all()
    assert scene.s.vp[0] == -4
