"""Rules, chapter 9: Cleanup."""

from perilune.games.lineae.content import NONE
from perilune.games.lineae.world.ocean import in_shadow
from tests.games.lineae.scene import Scene, space


def test_rule_9_1_jupiter_moves_on() -> None:
    scene = Scene(2)
    scene.next_round()
    assert scene.s.round == 2
    assert [tile + 1 for tile in range(8) if in_shadow(scene.s, tile)] == [6, 7]


def test_rule_9_2_minerals_dissolve_into_the_lowest_free_space() -> None:
    scene = Scene(2)
    scene.sub("b", 0, 2)
    scene.cube(1, 1)
    scene.next_round()
    assert [scene.there(0, row) for row in (1, 2, 3)] == ["salt", "", "salt"], "above the cube and the submersible"
    assert scene.there(1, 1) == "silica"
    assert scene.there(2, 1) == ""
    assert (scene.there(4, 1), scene.there(4, 2)) == ("silica", "silica")


def test_rule_9_2_up_to_the_surface_and_no_further() -> None:
    scene = Scene(2)
    for row in (2, 3):
        scene.cube(21, row, "iron")  # space 8: level 0, three rows
        scene.cube(18, row, "iron")  # space 7: level 1, four rows
    scene.next_round()
    assert [scene.there(21, row) for row in (1, 2, 3, 4)] == ["hydrocarbon", "iron", "iron", ""]
    assert [scene.there(18, row) for row in (1, 2, 3, 4)] == ["hydrocarbon", "iron", "iron", "hydrocarbon"], "on a water tile too"


def test_rule_9_2_a_kind_that_is_out_is_left_out() -> None:
    scene = Scene(2)
    scene.give(1, " ".join(["salt"] * (scene.in_supply("salt") - 1)))
    scene.next_round()
    assert scene.in_supply("salt") == 0
    assert [scene.there(column, 2) for column in (0, 3, 19, 22)] == ["salt", "", "", ""], "from left to right"
    assert scene.there(3, 3) == "", "the submersible's column got none"


def test_rule_9_3_workers_come_back_but_not_from_tracks() -> None:
    scene = Scene(2)
    scene.pay(0, 10)
    scene.play(0, "place hire 1", "end")
    scene.play(1, "place submersible-e 2", "step down", "excavate", "done", "end")
    scene.play(0, "place income 1", "end")
    scene.next_round()
    assert scene.s.workers == [5, 4]
    assert scene.s.reserve == [3, 3]
    assert scene.s.tracks[4 + 2] == 1
    assert scene.s.crew_seat == [NONE] * 22 and scene.s.crowd == [0] * 44


def test_rule_9_4_promotion_after_the_workers_are_back() -> None:
    scene = Scene(2)
    scene.to_round(2)
    scene.open("trade-guild", 4)
    scene.play(0, "place election 3", "end")
    scene.play(1, "place colony-4 1", "end")
    scene.next_round()
    assert scene.s.workers == [4, 4]
    assert scene.s.city[space("election")] >= 0
    assert scene.may(0, "place election 1")
    assert scene.refused(0, "place election 2") == "3.3", "the Trade Guild is there now"
