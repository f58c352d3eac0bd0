"""Rules, chapter 11: Biogenesis."""

from perilune.games.lineae.content import ALGAE, HYDROCARBON, NONE
from tests.games.lineae.scene import CONTENT, Scene, card, space


def test_rule_11_1_algae_are_a_sixth_kind() -> None:
    scene = Scene(2, biogenesis="on", vessels=(5, 4))
    assert scene.table.game.inventory(scene.s)["cubes of algae"] == 25
    assert Scene(2).in_supply("algae") == 0
    scene.give(0, "algae algae algae")
    scene.play(0, "place launch-pad 1")
    assert scene.refused(0, "load 5 algae") == "4.6"
    scene.play(0, "load-free 5 algae", "end")
    scene.pay(0, 0)
    scene.to_round(7)
    scene.pass_all()
    assert scene.s.vp[0] == 1 + 1, "loaded, and a pair"


def test_rule_11_2_algae_grow_in_the_light() -> None:
    scene = Scene(2, biogenesis="on")
    found = [column for column in range(24) if any(scene.there(column, row) == "algae" for row in range(1, 8))]
    assert found == [1, 4, 7, 10, 13, 16], "spaces 7 and 8 are dark"
    assert scene.there(4, 6) == "algae" and scene.there(1, 6) == "algae" and scene.there(10, 4) == "algae"
    scene.cube(13, 4)
    scene.sub("a", 13, 4)
    scene.cube(10, 4)
    for column in (9, 11):
        scene.s.air[column] = HYDROCARBON
        scene.s.supply[HYDROCARBON] -= 1
    scene.cube(1, 6)
    before = scene.in_supply("algae")
    scene.next_round()
    assert scene.there(10, 4) != "algae", "one icon is not enough"
    assert scene.there(13, 4) == "", "a submersible is there"
    assert scene.there(1, 6) == "algae"
    assert scene.there(22, 3) == "algae", "space 8 is in the light now"
    assert scene.in_supply("algae") == before - 2


def test_rule_11_3_three_more_colony_cards() -> None:
    assert sorted(Scene(2, biogenesis="on").s.deck) == [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12]
    assert Scene(2, "starter", biogenesis="on").s.deck == []
    assert [CONTENT.colony[n].key for n in (10, 11, 12)] == ["algae-vats", "biofuel-still", "brine-canteen"]


def test_rule_11_4_algae_vats() -> None:
    for had, got in [(1, 2), (3, 6), (5, 8)]:
        scene = Scene(2, biogenesis="on")
        scene.open("algae-vats", 5)
        scene.give(0, " ".join(["algae"] * had))
        scene.play(0, "place colony-5 1")
        assert scene.s.cargo[ALGAE] == got
    scene = Scene(2, biogenesis="on")
    scene.open("algae-vats", 5)
    assert scene.refused(0, "place colony-5 1") == "11.4"


def test_rule_11_4_no_more_than_the_supply_has() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("algae-vats", 5)
    scene.give(0, "algae algae algae")
    scene.give(1, " ".join(["algae"] * (scene.in_supply("algae") - 1)))
    scene.play(0, "place colony-5 1", "end")
    assert scene.s.cargo[ALGAE] == 4
    scene.play(1, "pass")
    assert scene.refused(0, "place colony-5 2") == "11.4"


def test_rule_11_5_no_hydrocarbon_left() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("biofuel-still", 5)
    scene.give(0, "algae")
    scene.give(1, " ".join(["hydrocarbon"] * scene.in_supply("hydrocarbon")))
    assert scene.refused(0, "place colony-5 1") == "11.5"


def test_rule_11_2_no_algae_left() -> None:
    scene = Scene(2, biogenesis="on")
    scene.give(1, " ".join(["algae"] * scene.in_supply("algae")))
    before = scene.s.cells.count(ALGAE)
    told = len(scene.told())
    scene.next_round()
    assert scene.s.cells.count(ALGAE) == before and scene.in_supply("algae") == 0
    assert not any("Algae" in line for line in scene.told()[told:])


def test_rule_11_5_biofuel_still() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("biofuel-still", 5)
    assert scene.refused(0, "place colony-5 1") == "11.5"
    scene.give(0, "algae algae algae")
    scene.play(0, "place colony-5 1", "distil", "distil", "done")
    assert scene.cargo(0) == "hydrocarbon hydrocarbon algae"
    assert scene.s.energy[0] == 4
    scene.play(0, "end")
    scene.play(1, "pass")
    scene.play(0, "place colony-5 1", "distil")
    assert scene.s.pending == []
    scene = Scene(2, biogenesis="on")
    scene.open("biofuel-still", 5)
    scene.give(0, "algae")
    scene.s.energy[0] = 0
    assert scene.refused(0, "place colony-5 1") == "11.5"


def test_rule_11_5_the_last_of_everything_is_enough() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("biofuel-still", 5)
    scene.give(0, "algae")
    scene.give(1, " ".join(["hydrocarbon"] * (scene.in_supply("hydrocarbon") - 1)))
    scene.s.energy[0] = 1
    scene.play(0, "place colony-5 1", "distil")
    assert (scene.cargo(0), scene.s.energy[0], scene.in_supply("hydrocarbon")) == ("hydrocarbon", 0, 0)


def test_rule_11_6_brine_canteen() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("brine-canteen", 5)
    scene.give(0, "algae")
    assert scene.refused(0, "place colony-5 1") == "11.6"
    scene.give(0, "salt")
    scene.play(0, "place colony-5 1")
    assert (scene.cargo(0), scene.s.boosted[0], scene.s.workers[0]) == ("", 1, 3)
    assert scene.offers(0, "place").count("election 4") == 1, "three workers count four"
    assert scene.refused(0, "place election 5") == "3.4"
    scene.play(0, "place election 2")
    assert (scene.s.workers[0], scene.s.boosted[0]) == (2, 0), "one worker counts two"
    assert scene.s.crew_workers[space("election")] == 1
    scene.play(0, "end")
    assert scene.refused(1, "place election 2") == "3.4"
    scene.play(1, "place election 3", "end")
    assert (scene.s.workers[0], scene.s.boosted[0]) == (3, 1), "it comes back strong"
    scene.next_round()
    assert scene.s.boosted == [0, 0]


def test_rule_11_6_somebody_must_be_left_to_boost() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("brine-canteen", 5)
    scene.give(0, "algae salt")
    scene.play(0, "place election 3", "end")
    scene.play(1, "pass")
    assert scene.refused(0, "place colony-5 1") == "11.6"
    assert card("brine-canteen") == scene.s.row[4] != NONE


def test_rule_11_6_a_strong_worker_alone_may_count_one() -> None:
    scene = Scene(2, biogenesis="on")
    scene.s.boosted[0] = 1
    scene.play(0, "place election 4", "end")
    assert (scene.s.workers[0], scene.s.boosted[0]) == (1, 0), "the strong one and two others counted four"
    scene.play(1, "pass")
    scene.s.boosted[0] = 1
    scene.play(0, "place income 1")
    assert (scene.s.workers[0], scene.s.boosted[0]) == (0, 0)
