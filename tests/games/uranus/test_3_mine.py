"""Rules, chapter 3: mine and transport."""

from perilune.games.uranus.hexes import BIT
from perilune.games.uranus.state import USING
from tests.games.uranus.scene import CALM, Scene, h


def test_rule_3_1_every_active_mine_produces_a_rock_of_its_colour() -> None:
    scene = Scene(1)
    scene.mines(0, "-3,1,2", "0,-3,3", "0,2,-2", "3,0,-3", "0,0,0")
    scene.darken(0, "3,0,-3")
    scene.next_round()
    assert scene.s.stage == USING
    assert sorted(scene.hands(0)) == ["B", "G", "R", "S"]
    assert scene.s.supply == [49, 43, 37, 32, 25]
    scene.dig(0, "0,0,0", "0,1,-1", "0,2,-2")
    scene.next_round()
    assert sorted(scene.hands(0)) == ["B", "G", "RS"], "each in its own colour, also in a network"


def test_rule_3_2_networks_collect_into_sets() -> None:
    scene = Scene(1)
    scene.mines(0, "0,0,0", "2,0,-2", "0,2,-2", "-4,4,0", "-3,3,0")
    scene.dig(0, "0,0,0", "1,0,-1", "2,0,-2")
    scene.dig(0, "0,2,-2", "1,1,-2", "1,0,-1")
    scene.next_round()
    assert sorted(scene.hands(0)) == ["B", "B", "RPS"], "three arms meet in a hex without a mine; side by side is not connected"


def test_rule_3_3_a_short_supply_goes_round() -> None:
    for round_, lucky in ((CALM, 1), (CALM + 1, 0)):
        scene = Scene(2, races=["osmish", "yarls"])
        scene.mines(0, "0,0,0")
        scene.mines(1, "-1,1,0")
        scene.s.supply[4] = 1
        scene.inventory = scene.table.game.inventory(scene.s)
        scene.phase(4)
        scene.s.space = round_ - 1
        scene.all_ready()
        assert (scene.hands(lucky), scene.hands(1 - lucky)) == (["S"], [])
        short = [line for line in scene.table.seen().log() if "too few" in line]
        assert len(short) == 1 and "1 mine" in short[0], "the log tells it"


def test_rule_3_4_a_loose_rock_is_a_set_of_its_own() -> None:
    scene = Scene(1)
    scene.s.saved[1] = 1
    scene.s.supply[1] -= 1
    scene.mines(0, "0,0,0")
    scene.next_round()
    assert sorted(scene.hands(0)) == ["B", "S"]
    assert scene.refused(0, "join green 0,0,0") == "3.4"
    assert scene.refused(0, "join blue 1,-1,0") == "4.1", "no set there"
    assert scene.refused(0, "join blue loose-blue") == "3.4", "not to itself"
    assert scene.may(0, "use loose-blue tunnel")
    scene.play(0, "join blue 0,0,0")
    assert scene.hands(0) == ["BS"]
    assert scene.refused(0, "use loose-blue tunnel") == "4.1"
    assert scene.s.set_net == [BIT[h("0,0,0")]]


def test_rule_3_4_loose_rocks_are_added_to_loose_rocks() -> None:
    scene = Scene(1)
    for letter in "BSSS":
        scene.hand(0, "loose", letter)
    assert scene.offers(0, "join") == ["blue loose-grey", "grey loose-blue", "grey loose-grey"]
    scene.play(0, "join grey loose-grey", "join blue loose-grey")
    assert scene.hands(0) == ["BSS", "S"]
    assert scene.refused(0, "join blue loose-grey") == "3.4", "it is part of a set now"
    assert scene.s.set_net == [0, 0], "a set of loose rocks comes from no network"
    scene.play(0, "use loose-grey telescope")
    assert scene.hands(0) == ["S"]
    assert scene.offers(0, "join") == []


def test_rule_3_4_a_rock_that_was_given_is_loose() -> None:
    scene = Scene(2, races=["falkafreedi", "osmish"])
    scene.mines(0, "0,0,0")
    scene.mines(1, "1,-1,0")
    scene.next_round()
    scene.play(0, "donate 0,0,0 seat-2")
    assert scene.hands(1) == ["R", "S"]
    scene.play(0, "ready")
    assert "grey 1,-1,0" in scene.offers(1, "join")
    assert scene.s.set_net == [BIT[h("1,-1,0")], 0]
