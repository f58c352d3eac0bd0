"""Rules, chapter 5: build and activate."""

from perilune.games.uranus.hexes import BIT, count
from perilune.games.uranus.state import BUILDING, DOWN, NONE, USING
from tests.games.uranus.scene import CALM, Scene, h

ROW = ["0,0,0", "1,-1,0", "1,0,-1", "2,0,-2", "2,1,-3", "3,1,-4", "4,0,-4", "4,-1,-3"]
TUNNELS = [
    "1,0,-1:0,0,0", "1,0,-1:1,-1,0", "2,0,-2:1,0,-1", "2,1,-3:2,0,-2", "3,1,-4:2,1,-3", "3,1,-4:4,0,-4", "4,0,-4:4,-1,-3",
]  # fmt: skip


def builder(*races: str, seats: int = 3) -> Scene:
    """A table in phase 4."""
    scene = Scene(seats, races=list(races or ("osmish", "falkafreedi", "yarls"))[:seats])
    scene.phase(BUILDING)
    return scene


def test_rule_5_1_the_tunnel_track() -> None:
    scene = builder()
    assert scene.refused(0, f"tunnel {TUNNELS[0]}") == "5.1"
    scene.mark(0, "tunnel", 2)
    for text in TUNNELS[:6]:
        scene.play(0, f"tunnel {text}")
    assert scene.marks(0, "tunnel") == 0, "two steps are seven tunnels; the first one erases the track"
    assert scene.may(0, f"tunnel {TUNNELS[6]}")
    scene.s.space = CALM - 1
    scene.all_ready()
    assert scene.s.tunnels_left[0] == 0, "the seventh is lost"


def test_rule_5_1_seven_and_no_more() -> None:
    scene = builder()
    scene.mark(0, "tunnel", 2)
    for text in TUNNELS:
        scene.play(0, f"tunnel {text}")
    assert scene.refused(0, "tunnel 0,0,0:0,-1,1") == "5.1"


def test_rule_5_2_where_tunnels_can_be() -> None:
    scene = builder()
    scene.mark(0, "tunnel", 1)
    scene.play(0, "tunnel 0,0,0:1,-1,0")
    assert scene.refused(0, "tunnel 0,0,0:1,-1,0") == "5.2"
    assert scene.refused(0, "tunnel 1,-1,0:2,-2,0") == "5.5", "the volcano"
    scene.darken(0, "-1,1,0")
    assert scene.refused(0, "tunnel -1,1,0:0,0,0") == "2.5"
    scene.play(0, "tunnel 4,-4,0:3,-4,1")


def test_rule_5_3_removing_a_tunnel_costs_a_tunnel() -> None:
    scene = builder()
    scene.dig(0, "0,0,0", "1,-1,0", "2,-1,-1", "3,-1,-2")
    assert scene.refused(0, "remove-tunnel 0,0,0:1,-1,0") == "5.1"
    assert scene.refused(0, "remove-tunnel -4,4,0:-3,3,0") == "5.3"
    scene.mark(0, "tunnel", 1)
    scene.play(0, "remove-tunnel 0,0,0:1,-1,0", "tunnel 1,0,-1:0,0,0", "remove-tunnel 2,-1,-1:1,-1,0")
    assert scene.refused(0, "remove-tunnel 3,-1,-2:2,-1,-1") == "5.1"
    assert not scene.dug(0, "0,0,0", "1,-1,0")


def test_rule_5_4_the_mine_track() -> None:
    scene = builder()
    scene.mark(0, "mine", 2)
    assert scene.refused(0, "mine 0,0,0") == "5.4"
    scene.mark(0, "mine", 4)
    scene.play(0, "mine 0,0,0")
    assert scene.marks(0, "mine") == 0, "the progress towards the second mine is lost"
    assert scene.refused(0, "mine -1,1,0") == "5.4"
    scene.phase(BUILDING)
    scene.s.mines_left[0] = 0
    scene.mark(0, "mine", 5)
    scene.play(0, "mine -1,1,0", "mine 2,-1,-1")
    assert scene.refused(0, "mine 4,-4,0") == "5.4"


def test_rule_5_5_where_mines_can_be() -> None:
    scene = builder()
    scene.mark(0, "mine", 3)
    assert scene.refused(0, "mine 2,-2,0") == "5.5", "the volcano"
    assert scene.refused(0, "mine 1,-1,0") == "5.5", "a mine"
    scene.darken(0, "0,0,0")
    assert scene.refused(0, "mine 0,0,0") == "2.5"


def test_rule_5_6_removing_a_mine() -> None:
    scene = builder()
    assert scene.refused(0, "remove-mine 1,-1,0") == "5.4"
    scene.mark(0, "mine", 3)
    assert scene.refused(0, "remove-mine 3,0,-3") == "5.6", "a printed mine"
    assert scene.refused(0, "remove-mine 0,0,0") == "3.1", "no mine"
    scene.s.pads[0] = BIT[h("1,-1,0")]
    scene.play(0, "remove-mine 1,-1,0")
    assert (scene.s.pads[0], scene.s.mines[0] & BIT[h("1,-1,0")]) == (0, 0)
    assert scene.refused(0, "remove-mine 0,-2,2") == "5.4"
    scene.mark(0, "mine", 3)
    scene.s.forts[0] = BIT[h("0,-2,2")]
    scene.play(0, "remove-mine 0,-2,2")
    assert scene.s.forts[0] == 0, "a fortification goes with its mine"


def test_rule_5_7_fortifications() -> None:
    scene = builder()
    scene.mark(0, "fort", 1)
    assert scene.refused(0, "fortify 1,-1,0") == "5.7"
    scene.mark(0, "fort", 2)
    scene.s.pads[0] = BIT[h("0,-2,2")]
    assert scene.refused(0, "fortify 0,0,0") == "3.1"
    assert scene.refused(0, "fortify 0,-2,2") == "5.8"
    scene.play(0, "fortify 1,-1,0")
    assert scene.marks(0, "fort") == 0
    scene.mark(0, "fort", 2)
    assert scene.refused(0, "fortify 1,-1,0") == "5.7"
    scene.play(0, "fortify 3,0,-3")


def test_rule_5_8_launchpads() -> None:
    scene = builder()
    scene.mark(0, "pad", 2)
    assert scene.refused(0, "launchpad 1,-1,0") == "5.8"
    scene.mark(0, "pad", 3)
    scene.s.forts[0] = BIT[h("0,-2,2")]
    assert scene.refused(0, "launchpad 0,-2,2") == "5.7"
    assert scene.refused(0, "launchpad 0,0,0") == "3.1"
    scene.play(0, "launchpad 1,-1,0")
    assert (scene.s.pads[0], scene.marks(0, "pad")) == (BIT[h("1,-1,0")], 0)
    scene.mark(0, "pad", 3)
    assert scene.refused(0, "launchpad 1,-1,0") == "5.8"
    scene.play(0, "launchpad 3,0,-3")


def test_rule_5_9_the_space_gun_removes_a_pair() -> None:
    scene = builder("osmish", "falkafreedi", "kroviots", "galepegals", seats=4)
    assert scene.refused(0, "fire 1") == "5.9"
    scene.mark(0, "gun", 4)
    assert scene.refused(0, "fire 2") == "5.9"
    assert scene.refused(0, "fire 5") == "5.9"
    scene.pair(3, "0,0,0", "c01")
    scene.play(0, "fire 4")
    assert scene.s.cards[6:] == [NONE, NONE]
    assert scene.s.out == [BIT[h("0,0,0")], 1]
    assert scene.marks(0, "gun") == 0
    scene.attack()
    scene.any_chance()
    assert scene.s.todo[0] == 0b01
    assert scene.s.todo[3] == 0b10, "it is gone for the other moon, too"


def test_rule_5_9_an_unseen_pair_goes_back_into_the_decks() -> None:
    scene = builder()
    scene.mark(0, "gun", 4)
    bag = scene.s.bag[:]
    scene.play(0, "fire 1")
    assert scene.s.cards[:2] == [NONE, NONE]
    assert (scene.s.bag, scene.s.out) == (bag, [0, 0])


def test_rule_5_10_there_must_be_a_pair() -> None:
    scene = builder("osmish", "falkafreedi", "kroviots")
    scene.mark(0, "gun", 4)
    scene.mark(1, "gun", 4)
    scene.play(0, "fire 1")
    assert scene.refused(1, "fire 1") == "5.10"


def test_rule_5_11_telescopes_turn_cards_up() -> None:
    scene = Scene(4, races=["osmish", "falkafreedi", "kroviots", "yarls"])
    scene.mark(0, "telescope", 1)
    scene.hand(0, "0,0,0", "SS")
    scene.play(0, "use 0,0,0 telescope")
    scene.chance("coordinate 0,0,0", "pattern c01", "coordinate 1,-1,0", "pattern c02")
    assert scene.s.cards == [h("0,0,0"), 0, DOWN, DOWN, DOWN, DOWN, h("1,-1,0"), 1]
    assert scene.table.deciders() == [0, 1, 2, 3]
    scene.face_down()
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,4,-4", "c03"), ("0,-4,4", "c04"))
    for seat in range(4):
        scene.play(seat, "face left", "impact 0", "impact 0", "ready")
    assert scene.table.deciders() == [-1], "the new pairs beside the telescopes are dealt face up"


def test_rule_5_12_weaponry_crosses_out_two_steps() -> None:
    scene = Scene(3)
    scene.mark(0, "weaponry", 1)
    scene.mark(0, "gun", 1)
    scene.hand(0, "0,0,0", "SS")
    scene.play(0, "use 0,0,0 weaponry")
    assert scene.marks(0, "gun") == 2
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    scene.play(0, "fire 1")
    assert scene.marks(0, "gun") == 2
    scene = Scene(3)
    scene.mark(0, "weaponry", 1)
    scene.mark(0, "gun", 3)
    scene.hand(0, "0,0,0", "SS")
    scene.play(0, "use 0,0,0 weaponry")
    assert scene.marks(0, "gun") == 3


def test_rule_5_13_build_and_fly_in_one_phase() -> None:
    scene = builder()
    scene.know(0, "spaceship")
    scene.complete(2)
    scene.mark(0, "pad", 3)
    assert scene.refused(0, "fly 2") == "6.1"
    scene.play(0, "launchpad 1,-1,0", "fly 2")
    assert scene.s.flown[0] == 1


def test_rule_5_14_projects_can_be_kept() -> None:
    scene = builder()
    scene.mark(0, "tunnel", 2)
    scene.mark(0, "mine", 3)
    scene.mark(0, "fort", 2)
    scene.mark(0, "pad", 3)
    scene.mark(0, "gun", 4)
    scene.s.space = CALM - 1
    scene.all_ready()
    assert [scene.marks(0, track) for track in ("tunnel", "mine", "fort", "pad", "gun")] == [2, 3, 2, 3, 4]
    scene.phase(USING)
    scene.hand(0, "0,0,0", "B")
    scene.play(0, "use 0,0,0 tunnel")
    assert scene.marks(0, "tunnel") == 3


def test_rule_5_15_gifts_do_not_count_towards_two_mines_a_round() -> None:
    scene = builder("kroviots", "osmish")
    scene.mark(0, "mine", 4)
    scene.mark(1, "mine", 5)
    scene.play(0, "give-mine seat-2", "give-mine seat-2")
    before = count(scene.s.mines[1])
    for hex_ in scene.offers(1, "mine")[:4]:
        scene.play(1, f"mine {hex_}")
    assert count(scene.s.mines[1]) == before + 4
    assert scene.refused(1, "mine -4,0,4") == "5.4"
