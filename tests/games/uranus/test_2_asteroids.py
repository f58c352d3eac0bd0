"""Rules, chapter 2: the asteroid track."""

import pytest

from perilune.core.errors import IllegalMove
from perilune.games.uranus.hexes import BIT, HEXES, NAMES, TURNS, count, covered, hexes_of
from perilune.games.uranus.state import ATTACK, BUILDING, DOWN, MINING, OLD, USING
from tests.games.uranus.scene import ATTACKS, CALM, CONTENT, Scene, h


def three(*races: str) -> Scene:
    """Three races without Falkafreedi, so that phase 2 asks nobody."""
    return Scene(3, races=list(races or ("osmish", "kroviots", "yarls")))


def test_rule_2_1_four_phases_and_all_wait_for_each_other() -> None:
    scene = Scene(3)
    assert scene.refused(0, "fly 1") == "6.1", "a flight waits for phase 4"
    scene.hand(0, "0,0,0", "R")
    scene.play(1, "ready")
    scene.play(2, "ready")
    assert scene.s.stage == USING
    scene.play(0, "ready")
    assert scene.s.stage == MINING, "nobody has anything to build, and round 2 has no attack"
    assert scene.table.deciders() == [1], "only the Falkafreedi decide in phase 2"
    scene.play(1, "ready")
    assert scene.s.stage == USING


def test_rule_2_2_each_moon_is_hit_from_both_sides() -> None:
    scene = three()
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,0,0", "c07"))
    assert (scene.s.space, scene.s.stage) == (ATTACKS[1], ATTACK)
    scene.play(0, "face left")
    scene.play(0, "impact 180", "impact 0")
    assert {"4,0,-4", "0,0,0"} <= set(scene.dark(0)), "the pairs 1 (left) and 3 (right)"
    scene.play(1, "face right", "impact 0", "impact 0")
    assert {"4,0,-4", "-4,0,4"} <= set(scene.dark(1)), "the same pair 1 hits the moon on its other side, too"
    scene.next_round()
    assert scene.s.space == CALM
    assert scene.s.stage != ATTACK


def test_rule_2_2_face_down_cards_are_turned_up() -> None:
    scene = three()
    scene.face_down()
    scene.attack()
    for gap in range(3):
        scene.chance(f"coordinate {['0,0,0', '1,-1,0', '4,-4,0'][gap]}", f"pattern m0{gap + 1}")
    assert min(scene.s.cards) >= 0
    assert scene.table.deciders() == [0, 1, 2]


def test_rule_2_3_the_owner_chooses_the_order() -> None:
    scene = three()
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("1,-1,0", "c07"))
    assert scene.refused(0, "impact 0") == "2.3"
    scene.play(0, "face left")
    assert scene.refused(0, "face right") == "2.3"
    scene.play(0, "impact 0")
    assert scene.s.todo[0] == 0, "the first impact made the point of the second one dark"
    assert scene.dark(0) == ["0,0,0", "1,-1,0"]
    assert scene.refused(0, "face left") == "2.12"


def test_rule_2_4_turned_and_mirrored() -> None:
    scene = three()
    scene.attack(("0,0,0", "c04"), ("4,0,-4", "c03"), ("4,-4,0", "c01"))
    scene.play(0, "face left")
    assert len(scene.offers(0, "impact")) == 12
    scene.play(0, "impact 60")
    assert scene.dark(0) == ["0,0,0", "0,-1,1", "1,-2,1"], "(1,-1,0) turned by 60 degrees is (0,-1,1)"
    scene.play(1, "face left")
    assert scene.offers(1, "impact") == ["0", "60", "120", "180", "240", "300"], "a straight line has six ways to lie"
    assert scene.refused(1, "impact mirror-0") == "2.4"
    scene.play(1, "impact 60")
    assert count(scene.s.dark[1]) <= 3


def test_rule_2_4_all_twelve_ways() -> None:
    card = CONTENT.impacts[3]
    ways = {card.masks[turn * HEXES + h("0,0,0")] for turn in range(TURNS)}
    assert len(ways) == 12
    assert all(count(way) == 3 and way & BIT[h("0,0,0")] for way in ways)
    edge = {card.masks[turn * HEXES + h("4,0,-4")] for turn in range(TURNS)}
    assert min(count(way) for way in edge) == 1, "what falls beyond the edge is lost"


def test_rule_2_4_what_is_beyond_the_edge_is_lost() -> None:
    corner, middle = 0, h("0,0,0")
    assert covered([(0, 0, 0)], middle) == BIT[middle]
    assert covered([(0, 0, 0)], corner) == BIT[corner]
    assert covered([(0, 0, 0), (0, 1, -1)], corner) == BIT[corner]


def test_rule_2_5_what_is_lost() -> None:
    scene = three()
    scene.mines(0, "0,0,0", "1,-1,0", "-1,1,0")
    scene.s.pads[0] = BIT[h("1,-1,0")]
    scene.dig(0, "-1,1,0", "0,0,0", "1,-1,0")
    scene.dig(0, "-1,1,0", "-2,2,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("4,-4,0", "c07"))
    scene.play(0, "face left", "impact 0")
    assert hexes_of(scene.s.mines[0]) == [h("-1,1,0")]
    assert scene.s.pads[0] == 0
    assert not scene.dug(0, "-1,1,0", "0,0,0")
    assert scene.dug(0, "-1,1,0", "-2,2,0")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 1)
    scene.mark(0, "mine", 3)
    assert scene.refused(0, "mine 0,0,0") == "2.5"
    assert scene.refused(0, "tunnel -1,1,0:0,0,0") == "2.5"


def test_rule_2_6_a_dark_point_does_no_damage() -> None:
    scene = three()
    scene.darken(0, "0,0,0", "4,-4,0")
    scene.attack(("0,0,0", "m11"), ("4,0,-4", "c01"), ("4,-4,0", "c02"))
    assert scene.s.ready[0] == 1
    assert scene.dark(0) == ["0,0,0", "4,-4,0"]
    scene = three()
    scene.darken(0, "1,-1,0", "4,-4,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("4,-4,0", "c07"))
    scene.play(0, "impact 0")
    assert scene.dark(0) == ["0,0,0", "1,-1,0", "4,-4,0"]


def test_rule_2_7_fortified_mines_are_safe() -> None:
    scene = three()
    scene.mines(0, "0,0,0", "1,-1,0", "0,1,-1")
    scene.s.forts[0] = BIT[h("0,0,0")] | BIT[h("1,-1,0")]
    scene.dig(0, "1,-1,0", "0,0,0", "0,1,-1")
    scene.attack(("0,0,0", "c06"), ("4,0,-4", "c01"), ("4,-4,0", "c02"))
    scene.play(0, "face left", "impact 0")
    assert scene.dark(0) == ["0,1,-1"], "the pattern strikes although its point is fortified"
    assert scene.dug(0, "0,0,0", "1,-1,0")
    assert not scene.dug(0, "0,0,0", "0,1,-1")


def test_rule_2_8_the_volcano_is_safe_in_the_first_attack() -> None:
    scene = three()
    assert CONTENT.moons[0].volcano == h("2,-2,0")
    scene.attack(("1,-1,0", "c01"), ("4,0,-4", "c02"), ("2,-2,0", "c07"), first=True)
    scene.chance("coordinate -2,2,0", "pattern c03")
    assert scene.s.cards[4] == h("-2,2,0"), "a pair that points at a volcano beside it is replaced"
    scene.play(0, "face left", "impact 0")
    assert scene.dark(0) == ["1,-1,0"], "and a pattern that covers the volcano spares it"
    assert scene.s.volcano[0] == 0
    assert CONTENT.moons[2].volcano == h("-2,0,2")
    scene = three()
    scene.attack(("1,-1,0", "c01"), ("4,0,-4", "c02"), ("2,-2,0", "c07"), first=True)
    scene.chance("coordinate -2,0,2", "pattern c03")
    assert scene.table.deciders() == [-1], "the new one points at the other volcano beside it: it is replaced, too"
    scene.chance("coordinate 0,1,-1", "pattern c04")
    assert scene.s.cards[4] == h("0,1,-1")
    scene = three()
    scene.attack(("4,0,-4", "c01"), ("2,-2,0", "c02"), ("-4,0,4", "c07"), first=True)
    assert scene.table.deciders() == [0, 1, 2], "the volcano of moon I is not beside pair 2"


def test_rule_2_8_space_junk_does_not_wake_it_before_the_first_attack() -> None:
    scene = three()
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", "GR")
    scene.play(0, "send 0,0,0 1")
    scene.chance("junk 10", "coordinate 1,-1,0", "pattern c01")
    scene.play(0, "impact 0")
    assert scene.dark(0) == ["1,-1,0"]
    assert scene.s.volcano[0] == 0


def test_rule_2_9_an_eruption_grows_by_a_ring_each_round() -> None:
    scene = three()
    scene.mines(0, "2,-4,2", "1,-2,1")
    scene.s.forts[0] = BIT[h("1,-2,1")]
    scene.dig(0, "1,-2,1", "0,-1,1")
    scene.dig(0, "1,-2,1", "2,-3,1")
    scene.attack(("1,-1,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left", "impact 0", "impact 0")
    assert scene.s.volcano[0] == 1
    dark = count(scene.s.dark[0])
    scene.next_round()
    ring = CONTENT.moons[0].rings
    assert scene.s.dark[0] & ring[1] == ring[1] & ~BIT[h("1,-2,1")]
    assert not scene.dug(0, "1,-2,1", "2,-3,1")
    assert scene.dug(0, "1,-2,1", "0,-1,1")
    assert count(scene.s.dark[0]) == dark + 4, "the volcano, its neighbour and a fortified mine were not to be taken"
    scene.next_round()
    assert scene.s.dark[0] & ring[2] == ring[2] & ~BIT[h("1,-2,1")], "a fortified mine does not shield what lies behind"
    assert hexes_of(scene.s.mines[0]) == [h("1,-2,1")]


def test_rule_2_9_it_erupts_before_an_attack_and_a_second_hit_changes_nothing() -> None:
    scene = three()
    ring = CONTENT.moons[0].rings
    scene.mines(0, "1,-1,0")
    scene.s.forts[0] = BIT[h("1,-1,0")]
    scene.darken(0, "2,-2,0")
    scene.s.volcano[0] = 2
    scene.attack(("1,-1,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert scene.s.stage == ATTACK
    assert scene.s.dark[0] == ring[2] & ~BIT[h("1,-1,0")], "the eruption comes first"
    scene.play(0, "face left", "impact 0")
    assert scene.s.volcano[0] == 3, "the pattern covers the volcano again"


def eruptions(scene: Scene) -> list[str]:
    """What the log tells of eruptions."""
    return [line for line in scene.table.seen(1).log() if "erupts" in line]


def test_rule_2_9_an_eruption_that_has_taken_everything_is_told_no_more() -> None:
    scene = three()
    scene.mines(0, "1,-1,0")
    scene.s.forts[0] = BIT[h("1,-1,0")]
    scene.darken(0, *(set(NAMES) - {"1,-1,0", "-4,4,0"}))
    scene.s.volcano[0] = 6
    scene.next_round()
    assert scene.dark(0) == [name for name in NAMES if name != "1,-1,0"]
    assert len(eruptions(scene)) == 1
    scene.next_round()
    assert len(eruptions(scene)) == 1, "only a fortified mine is left"


def test_rule_2_9_a_mine_that_loses_its_fortification_is_taken_late() -> None:
    scene = three("kroviots", "osmish", "yarls")
    scene.mines(0, "1,-1,0")
    scene.s.forts[0] = BIT[h("1,-1,0")]
    scene.darken(0, *(set(NAMES) - {"1,-1,0"}))
    scene.s.volcano[0] = 6
    for _ in range(4):
        scene.next_round()
    assert "has nothing left to take" in "".join(scene.table.seen(0).regions()[4].lines)
    scene.phase(BUILDING)
    scene.play(0, "remove-mine 1,-1,0")
    scene.next_round()
    assert scene.dark(0) == NAMES


def test_rule_2_10_new_pairs_after_an_attack() -> None:
    scene = three()
    scene.s.cards[0] = scene.s.cards[1] = -1
    scene.pair(1, "4,0,-4", "c01")
    scene.pair(2, "-4,0,4", "c02")
    scene.attack()
    for seat in range(3):
        for text in ("face left", "impact 0", "impact 0", "ready"):
            if scene.may(seat, text):
                scene.play(seat, text)
    assert scene.s.cards == [DOWN] * 6
    assert scene.s.out[0] == BIT[h("4,0,-4")] | BIT[h("-4,0,4")]


def test_rule_2_11_a_deck_that_runs_out_is_shuffled() -> None:
    scene = three()
    s = scene.s
    s.out[1] = s.bag[1]
    keep = 0b111000
    s.out[1] &= ~keep
    s.bag[1] = keep
    scene.inventory = scene.table.game.inventory(s)
    scene.know(0, "rocket")
    scene.mines(0)
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", "GR")
    scene.play(0, "send 0,0,0 1")
    scene.chance("junk 10", "coordinate 4,0,-4")
    assert s.cards[1::2] == [OLD, OLD, OLD], "what is left of the old deck lies between the moons"
    assert (s.old[1], s.out[1]) == (keep, 0)
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        scene.chance("pattern c04")
    scene.chance("pattern c01")
    scene.play(0, "impact 0")
    scene.attack()
    scene.chance("coordinate 0,0,0")
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        scene.chance("pattern c01")
    scene.chance("pattern c04")


def test_rule_2_11_the_last_old_card_is_discarded_when_it_lies_nowhere() -> None:
    scene = three()
    scene.phase(BUILDING)
    scene.face_down()
    s = scene.s
    s.bag[1] &= ~1
    s.old[1] = 1
    s.cards[1] = OLD
    scene.inventory = scene.table.game.inventory(s)
    scene.mark(0, "gun", 4)
    scene.play(0, "fire 1")
    assert (s.old[1], s.out[1]) == (0, 1)


def test_rule_2_12_ready_when_both_attacks_are_taken() -> None:
    scene = three()
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert scene.refused(0, "ready") == "2.12"
    scene.play(0, "face left", "impact 0")
    assert scene.refused(0, "ready") == "2.12"
    assert scene.refused(0, "face left") == "2.3", "that one is taken"
    scene.play(0, "impact 0")
    assert scene.refused(0, "impact 0") == "2.12"
    assert scene.refused(0, "face left") == "2.12"
    assert 0 in scene.table.deciders(), "the seat says itself that it is ready"
    scene.play(0, "ready")
    assert scene.table.deciders() == [1, 2]


def test_rule_2_12_a_seat_that_no_attack_strikes_is_ready_by_itself() -> None:
    scene = three()
    scene.darken(0, "0,0,0", "-4,0,4")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert scene.table.deciders() == [1, 2]
