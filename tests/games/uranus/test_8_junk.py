"""Rules, chapter 8: space junk, one test for each card."""

import pytest

from perilune.core.errors import IllegalMove
from perilune.games.uranus.cards.junk import is_struck
from perilune.games.uranus.hexes import BIT
from perilune.games.uranus.state import BUILDING, DOWN, NONE, OLD
from tests.games.uranus.scene import Scene, h


def launch(letters: str, seats: int = 3, races: list[str] | None = None) -> Scene:
    """Seat 0 has sent a set to module 1 (green, blue, grey)."""
    scene = Scene(seats, races=races or ["osmish", "kroviots", "yarls"][:seats])
    scene.s.attacks = 1
    scene.know(0, "rocket")
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", letters)
    return scene


def junk(scene: Scene, *cards: int) -> Scene:
    """The launch, and these junk cards."""
    scene.play(0, "send 0,0,0 1")
    scene.chance(*[f"junk {card}" for card in cards])
    return scene


@pytest.mark.parametrize(("card", "gap"), [(1, 2), (2, 0)])
def test_rule_8_1_and_rule_8_2_the_coordinate_card_is_replaced(card: int, gap: int) -> None:
    scene = launch("GR")
    scene.pair(gap, "0,0,0", "c01")
    junk(scene, card)
    assert scene.s.cards[gap * 2 : gap * 2 + 2] == [DOWN, 0], "nobody beside it has telescopes: the new card lies face down"
    assert scene.s.out[0] == BIT[h("0,0,0")]
    assert scene.s.pending == []
    scene = launch("GR")
    scene.pair(gap, "0,0,0", "c01")
    scene.know((gap + 1) % 3, "telescope")
    scene.pair((gap + 1) % 3, "1,0,-1", "c02")
    junk(scene, card)
    scene.chance("coordinate 4,0,-4")
    assert scene.s.cards[gap * 2 : gap * 2 + 2] == [h("4,0,-4"), 0], "telescopes turn it up"
    assert scene.s.pending == []
    scene = launch("GR")
    scene.pair(gap, "0,0,0", "c01")
    scene.know((gap + 1) % 3, "telescope")
    scene.s.flown[(gap + 1) % 3] = 1
    junk(scene, card)
    assert scene.s.cards[gap * 2] == DOWN, "but not those of a race that has flown"
    scene = junk(launch("GR"), card)
    assert scene.s.cards == [DOWN] * 6
    assert scene.s.pending == [], "a card that nobody has seen stays one"
    scene = launch("GR")
    keep = BIT[h("0,0,0")] | BIT[h("1,-1,0")]
    scene.s.cards[gap * 2] = scene.s.cards[2] = OLD
    scene.s.old[0] = keep
    scene.s.bag[0] &= ~keep
    junk(scene, card)
    assert (scene.s.cards[gap * 2], scene.s.cards[2], scene.s.old[0]) == (DOWN, OLD, keep), "the new one is from the new deck"
    scene = launch("GR")
    scene.s.cards[gap * 2] = scene.s.cards[gap * 2 + 1] = NONE
    assert junk(scene, card).s.cards[gap * 2] == NONE


@pytest.mark.parametrize(("card", "gap"), [(3, 2), (4, 0)])
def test_rule_8_3_and_rule_8_4_the_pair_is_removed(card: int, gap: int) -> None:
    scene = junk(launch("GR"), card)
    assert [scene.s.cards[other * 2] == NONE for other in range(3)] == [other == gap for other in range(3)]


def test_rule_8_2_the_card_to_the_left_is_replaced() -> None:
    scene = launch("GR", seats=2)
    scene.pair(0, "0,0,0", "c01")
    scene.know(1, "telescope")
    scene.pair(1, "1,0,-1", "c02")
    junk(scene, 2)
    with pytest.raises(IllegalMove):
        scene.chance("coordinate 0,0,0")
    scene.chance("coordinate 4,0,-4")
    assert scene.s.cards[0] == h("4,0,-4")


def test_rule_8_1_the_last_old_card_goes_to_the_discard_pile() -> None:
    scene = launch("GR")
    old = BIT[h("0,0,0")]
    scene.s.cards[4] = OLD
    scene.s.old[0] = old
    scene.s.bag[0] &= ~old
    junk(scene, 1)
    assert (scene.s.cards[4], scene.s.old[0], scene.s.out[0]) == (DOWN, 0, old)


def test_rule_8_4_the_pair_to_the_left_is_removed() -> None:
    scene = launch("GR", seats=1)
    junk(scene, 4)
    assert scene.s.cards == [NONE, NONE, DOWN, DOWN]


def test_rule_8_5_a_rock_falls_on_the_own_moon() -> None:
    scene = junk(launch("GRP"), 5)
    assert scene.refused(0, "save blue") == "8.5"
    scene.play(0, "save purple")
    scene.chance("junk 7")
    assert scene.s.saved[:5] == [0, 0, 0, 1, 0]
    scene.next_round()
    assert "P" in scene.hands(0)
    assert scene.offers(0, "join")
    scene.phase(BUILDING)
    scene.s.saved[3] = 1
    scene.s.supply[3] -= 1
    scene.know(0, "spaceship")
    scene.complete(2)
    scene.play(0, "fly 2")
    assert not any(scene.s.saved), "a race that flies leaves the rock to the supply"
    scene = junk(launch("GRR"), 5)
    assert scene.s.saved[:5] == [0, 0, 1, 0, 0], "with one colour there is nothing to choose"


def test_rule_8_6_a_rock_goes_to_another_module() -> None:
    scene = junk(launch("GRP"), 6)
    assert scene.refused(0, "secure red 1") == "8.6"
    assert scene.refused(0, "secure purple 5") == "8.6"
    assert scene.refused(0, "secure blue 2") == "8.5"
    scene.s.claimed[1] = 2
    assert scene.refused(0, "secure red 2") == "6.2"
    scene.s.claimed[1] = -1
    scene.play(0, "secure red 2")
    assert scene.filled(2) == "R"
    scene.chance("junk 7")
    scene = junk(launch("GR"), 6)
    scene.play(0, "let-go")
    assert scene.s.pending == []


def test_rule_8_7_tunnel_and_mine_marks_are_erased() -> None:
    scene = launch("GR")
    for track in ("tunnel", "mine", "fort"):
        scene.mark(0, track, 1)
    junk(scene, 7)
    assert [scene.marks(0, track) for track in ("tunnel", "mine", "fort")] == [0, 0, 1]


@pytest.mark.parametrize(("card", "target"), [(8, 2), (9, 1), (10, 0)])
def test_rule_8_8_and_rule_8_9_and_rule_8_10_a_new_impact(card: int, target: int) -> None:
    scene = junk(launch("GR"), card)
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert scene.table.deciders() == [target]
    scene.play(target, "impact 0")
    assert scene.dark(target) == ["0,1,-1", "1,0,-1"]
    assert scene.s.pending == []
    assert scene.s.out == [BIT[h("0,1,-1")], 1]
    scene = launch("GR")
    scene.s.flown[target] = 1 if card != 10 else 0
    if card != 10:
        assert junk(scene, card).s.pending == [], "that race has flown"


def test_rule_8_9_the_moon_to_the_left() -> None:
    scene = junk(launch("GR", seats=2), 9)
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert scene.table.deciders() == [1]


def test_rule_8_10_the_own_moon() -> None:
    scene = launch("GR")
    scene.darken(0, "0,1,-1")
    junk(scene, 10)
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert scene.s.pending == [], "a dark point does no damage here either"
    scene = launch("GR")
    scene.s.attacks = 0
    junk(scene, 10)
    scene.chance("coordinate 2,-2,0")
    assert scene.table.deciders() == [-1], "before the end of the first attack another point is drawn"


def test_rule_8_10_a_deck_without_cards_is_shuffled_first() -> None:
    scene = launch("GR")
    lying = BIT[0] | BIT[1] | BIT[2]
    used = scene.s.bag[0] & ~lying
    scene.s.bag[0], scene.s.out[0] = lying, used
    junk(scene, 10)
    assert (scene.s.bag[0], scene.s.old[0], scene.s.out[0]) == (used, lying, 0), "the last three lie on the table, face down"
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert scene.table.deciders() == [0]


def test_rule_8_9_only_the_moon_that_is_hit_lays_the_impact() -> None:
    scene = launch("GR")
    assert not is_struck(scene.s, 1)
    junk(scene, 9)
    assert not is_struck(scene.s, 1), "the cards are not drawn yet"
    scene.chance("coordinate 0,1,-1", "pattern c01")
    assert [is_struck(scene.s, seat) for seat in range(3)] == [False, True, False]


def test_rule_8_11_a_module_is_wiped_out() -> None:
    scene = launch("GR")
    scene.fill(2, "GG")
    scene.complete(3)
    junk(scene, 11)
    assert scene.refused(0, "wipe 3") == "8.11"
    assert scene.refused(0, "wipe 4") == "8.11"
    scene.play(0, "wipe 2")
    assert (scene.filled(1), scene.filled(2)) == ("G", "")
    scene = junk(launch("GR"), 11)
    assert scene.filled(1) == "", "the only one that is begun"


def test_rule_8_12_all_pairs_move_on() -> None:
    scene = launch("GR", races=["osmish", "kroviots", "yarls"])
    scene.pair(0, "0,0,0", "c01")
    scene.know(0, "telescope")
    scene.pair(2, "4,0,-4", "c02")
    junk(scene, 12)
    assert scene.s.cards[:4] == [h("4,0,-4"), 1, h("0,0,0"), 0], "from the right of seat 1 to its left"
    scene.chance("coordinate 1,0,-1", "pattern c03")
    assert scene.s.cards[4:] == [h("1,0,-1"), 2], "what comes beside telescopes is turned up"


def test_rule_8_13_used_cards_are_shuffled() -> None:
    scene = launch("GR")
    scene.s.junk_out, scene.s.junk_bag = scene.s.junk_bag & ~1, 1
    junk(scene, 1)
    assert (scene.s.junk_bag, scene.s.junk_out) == (0, 4095)
    scene.hand(0, "0,0,0", "GR")
    scene.pads(0, "0,0,0")
    scene.play(0, "send 0,0,0 1")
    assert scene.s.junk_bag == 4095


def test_rule_8_14_only_the_owner_may_fire() -> None:
    scene = junk(launch("GR"), 9)
    scene.mark(2, "gun", 4)
    scene.chance("coordinate 0,0,0", "pattern m01")
    assert scene.refused(1, "shoot-down") == "8.14"
    assert scene.refused(1, "ready") == "4.9"
    scene.mark(1, "gun", 4)
    scene.play(1, "shoot-down")
    assert scene.dark(1) == []
    assert scene.marks(1, "gun") == 0
