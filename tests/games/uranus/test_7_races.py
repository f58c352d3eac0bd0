"""Rules, chapter 7: the races."""

import pytest

from perilune.games.uranus.content import GALEPEGALS, PAD, TELESCOPE, TRACKS
from perilune.games.uranus.hexes import ALL_HEXES, BIT
from perilune.games.uranus.state import BUILDING, MINING, NONE, USING
from tests.games.uranus.scene import CALM, CONTENT, Scene, h


def race(key: str, seats: int = 4, stage: int = BUILDING) -> Scene:
    """Seat 0 plays this race; nobody else gives anything."""
    scene = Scene(seats, races=[key, "osmish" if key != "osmish" else "yarls"])
    scene.phase(stage)
    return scene


def test_rule_7_1_osmish_launch_any_set() -> None:
    scene = race("osmish", stage=USING)
    scene.mines(0, "3,-3,0")
    scene.pads(0, "0,0,0")
    scene.hand(0, "3,-3,0", "GB")
    scene.hand(0, "-3,3,0", "GB")
    scene.hand(0, "loose", "S")
    scene.play(0, "send 3,-3,0 1")
    assert scene.refused(0, "send -3,3,0 1") == "7.1", "one launch a round for each launchpad"
    scene.pads(0, "0,0,0", "3,-3,0")
    scene.play(0, "send loose-grey 1")
    assert scene.filled(1) == "GBS"
    scene.next_round()
    scene.all_ready()
    assert scene.s.stage == USING
    scene.play(0, f"send {scene.offers(0, 'send')[0]}")
    assert scene.s.launched[0] == 1, "in the next round they launch again"


def test_rule_7_1_a_launchpad_that_is_destroyed_takes_no_other_launch_with_it() -> None:
    scene = race("osmish", stage=USING)
    scene.s.attacks = 1
    scene.mines(0)
    scene.pads(0, "0,0,0", "3,-3,0")
    scene.hand(0, "0,0,0", "GR")
    scene.hand(0, "3,-3,0", "GB")
    scene.hand(0, "-4,4,0", "GB")
    scene.play(0, "send 0,0,0 1")
    scene.chance("junk 10", "coordinate 0,0,0", "pattern c01")
    scene.play(0, "impact 180")
    assert scene.s.pads[0] == BIT[h("3,-3,0")]
    scene.play(0, "send 3,-3,0 1")
    assert scene.refused(0, "send -4,4,0 1") == "7.1", "two launchpads, two launches"


def test_rule_7_1_one_launchpad_left_is_one_launch() -> None:
    scene = race("osmish", stage=USING)
    scene.mines(0)
    scene.pads(0, "0,0,0", "3,-3,0")
    scene.darken(0, "0,0,0")
    scene.s.pads[0] = BIT[h("3,-3,0")]
    scene.hand(0, "3,-3,0", "GB")
    scene.hand(0, "-4,4,0", "GB")
    scene.play(0, "send 3,-3,0 1")
    assert scene.refused(0, "send -4,4,0 1") == "7.1", "the other one was destroyed before it launched"


def test_rule_7_2_osmish_know_rockets_and_build_launchpads_for_less() -> None:
    scene = race("osmish", stage=USING)
    assert scene.knows(0, "rocket")
    scene.hand(0, "0,0,0", "GBRP")
    scene.play(0, "use 0,0,0 pad")
    scene.hand(2, "0,0,0", "GBRP")
    assert scene.refused(2, "use 0,0,0 pad") == "4.2"
    assert [spec.tracks[PAD].words() for spec in CONTENT.races] == ["4 different colours"] + ["5 different colours"] * 5


def falkafreedi() -> Scene:
    """The Falkafreedi in phase 2 with two mines in a network and one alone."""
    scene = race("falkafreedi")
    scene.mines(0, "0,0,0", "1,-1,0", "-4,4,0")
    scene.dig(0, "0,0,0", "1,-1,0")
    scene.s.space = CALM - 1
    scene.all_ready()
    assert scene.s.stage == MINING
    assert scene.table.deciders() == [0]
    return scene


def test_rule_7_3_falkafreedi_double_a_mine() -> None:
    scene = falkafreedi()
    assert scene.hands(0) == ["B", "BS"]
    assert scene.refused(0, "double 4,-4,0") == "3.1"
    scene.play(0, "double 0,0,0")
    assert scene.hands(0) == ["B", "BSS"]
    assert scene.refused(0, "double 1,-1,0") == "7.3"
    scene.play(0, "ready")
    scene.next_round()
    scene.play(0, "double 1,-1,0")
    assert scene.hands(0) == ["B", "BBS"], "another mine in the next round"
    scene = falkafreedi()
    scene.s.supply[4] = 0
    scene.inventory = scene.table.game.inventory(scene.s)
    assert scene.refused(0, "double 0,0,0") == "3.3"
    scene.mines(0, "0,4,-4", "1,-1,0")
    assert scene.refused(0, "double 0,4,-4") == "3.3", "this hex is grey, too"
    scene.play(0, "ready")
    assert scene.s.stage == USING


def test_rule_7_3_a_mine_whose_rock_was_given_away_makes_another() -> None:
    scene = falkafreedi()
    scene.play(0, "donate -4,4,0 seat-2", "double -4,4,0")
    assert scene.hands(0) == ["B", "BS"]
    scene = falkafreedi()
    scene.s.set_rocks[1 * 5 + 4] = 0  # the supply had no grey rock left
    scene.s.supply[4] += 1
    scene.play(0, "donate 1,-1,0 seat-2")
    assert scene.hands(0) == ["B"]
    scene.play(0, "double 1,-1,0")
    assert scene.hands(0) == ["B", "B"]
    assert scene.s.set_at == [h("-4,4,0"), h("0,0,0")] + scene.s.set_at[2:], "a set lies at the first mine of its network"


def test_rule_7_4_falkafreedi_give_a_rock() -> None:
    scene = falkafreedi()
    assert scene.refused(0, "donate 0,0,0 seat-3") == "7.14"
    assert scene.refused(0, "donate 0,0,0 seat-5") == "1.1"
    scene.play(0, "donate -4,4,0 seat-2")
    assert scene.hands(0) == ["BS"]
    assert "B" in scene.hands(1)
    assert scene.refused(0, "donate 0,0,0 seat-4") == "7.4"
    scene.play(0, "ready")
    scene.next_round()
    scene.play(0, "donate 0,0,0 seat-4")
    scene = falkafreedi()
    scene.s.set_rocks[1 * 5 + 4] = 0
    scene.s.supply[4] += 1
    assert scene.refused(0, "donate 0,0,0 seat-2") == "7.4", "the mine got no rock"


def test_rule_7_5_yarls_fire_beside_their_neighbours() -> None:
    scene = Scene(6, races=["yarls", "osmish", "falkafreedi", "kroviots", "galepegals", "any"])
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    assert scene.offers(0, "fire") == ["1", "2", "5", "6"]
    assert scene.refused(0, "fire 3") == "7.5"
    scene.s.flown[5] = scene.s.ready[5] = 1
    assert scene.offers(0, "fire") == ["1", "2", "4", "5", "6"], "the race behind one that has flown is a neighbour now"
    scene.play(0, "fire 2")
    assert scene.s.cards[2] == NONE
    scene.mark(1, "gun", 4)
    assert scene.refused(1, "fire 3") == "5.9", "others only beside their own moon"


def test_rule_7_6_yarls_know_weaponry_and_load_for_less() -> None:
    scene = race("yarls", stage=USING)
    assert scene.knows(0, "weaponry")
    assert scene.marks(0, "gun") == 2
    scene.hand(0, "0,0,0", "GBR")
    scene.hand(0, "1,-1,0", "GBR")
    scene.play(0, "use 0,0,0 gun", "use 1,-1,0 gun")
    assert scene.marks(0, "gun") == 4


def test_rule_7_7_kroviots_give_mines() -> None:
    scene = race("kroviots")
    assert scene.refused(0, "give-mine seat-2") == "5.4"
    scene.mark(0, "mine", 4)
    assert scene.refused(0, "give-mine seat-3") == "7.14"
    scene.play(0, "give-mine seat-2", "give-mine seat-4")
    assert scene.refused(0, "give-mine seat-2") == "5.4"
    assert scene.s.owed_mines == [0, 1, 0, 1]
    scene.mark(1, "mine", 2)
    scene.play(1, "mine 0,0,0")
    assert scene.marks(1, "mine") == 2, "a gift does not touch the track of the receiver"
    assert scene.refused(1, "mine -1,1,0") == "5.4"


def test_rule_7_7_both_mines_to_one_neighbour_who_has_room() -> None:
    scene = race("kroviots")
    scene.mark(0, "mine", 4)
    free = ALL_HEXES & ~(scene.s.mines[1] | BIT[CONTENT.moons[1].volcano])
    scene.s.dark[1] = free & ~BIT[h("0,0,0")]
    scene.play(0, "give-mine seat-2")
    assert scene.refused(0, "give-mine seat-2") == "7.7", "one free hex, one mine"
    scene.s.dark[1] = 0
    scene.play(0, "give-mine seat-2")
    scene.play(1, "mine 0,0,0", "mine -1,1,0")
    assert scene.s.owed_mines[1] == 0


def test_rule_7_8_kroviots_reach_the_first_mine_sooner() -> None:
    scene = race("kroviots")
    scene.mark(0, "mine", 2)
    scene.play(0, "mine 0,0,0")
    values = [spec.tracks[1].values for spec in CONTENT.races]
    assert values[3] == [0, 0, 1, 1, 2]
    assert all(other == [0, 0, 0, 1, 1, 2] for number, other in enumerate(values) if number != 3)


def test_rule_7_9_kroviots_remove_for_nothing() -> None:
    scene = race("kroviots")
    scene.dig(0, "0,0,0", "1,-1,0")
    scene.mark(0, "tunnel", 1)
    scene.mark(0, "mine", 3)
    scene.play(0, "remove-tunnel 0,0,0:1,-1,0", "remove-mine 1,-1,0")
    assert (scene.marks(0, "tunnel"), scene.marks(0, "mine")) == (1, 3)
    scene = race("osmish")
    assert scene.refused(0, "remove-mine 1,-1,0") == "5.4"


@pytest.mark.parametrize(("mine", "tunnel", "asked"), [(0, 0, False), (1, 0, True), (0, 1, True)])
def test_rule_7_9_kroviots_with_something_to_remove_are_asked(mine: int, tunnel: int, asked: bool) -> None:
    scene = Scene(3, races=["osmish", "kroviots", "yarls"])
    scene.mines(1)
    scene.s.mines[1] = CONTENT.moons[1].mines | (BIT[h("4,-4,0")] if mine else 0)
    if tunnel:
        scene.dig(1, "0,0,0", "1,-1,0")
    scene.hand(1, "0,0,0", "R")
    scene.all_ready()
    assert (scene.s.stage == BUILDING) is asked


def test_rule_7_10_galepegals_keep_or_give_technologies() -> None:
    scene = race("galepegals")
    scene.mark(0, "rocket", 2)
    assert scene.refused(0, "give rocket seat-4") == "7.10"
    assert scene.refused(0, "keep rocket") == "7.10"
    scene.mark(0, "rocket", 3)
    assert scene.refused(0, "give rocket seat-2") == "7.10", "the Osmish know it"
    assert scene.refused(0, "give rocket seat-3") == "7.14"
    scene.play(3, "ready")
    scene.play(0, "give rocket seat-4")
    assert scene.knows(3, "rocket")
    assert (scene.marks(0, "rocket"), scene.s.ready[3]) == (0, 0)
    scene.phase(USING)
    scene.mark(0, "rocket", 2)
    scene.hand(0, "0,0,0", "GG")
    scene.play(0, "use 0,0,0 rocket")
    assert not scene.knows(0, "rocket")
    scene.play(0, "keep rocket")
    assert scene.knows(0, "rocket")
    scene.hand(0, "0,0,0", "GG")
    scene.play(0, "use 0,0,0 rocket")
    assert scene.marks(0, "rocket") == 1, "and again, for a neighbour"
    assert scene.refused(0, "keep rocket") == "4.4"
    assert scene.refused(1, "keep rocket") == "7.14"


def test_rule_7_10_and_7_12_gifts_are_offered_whatever_else_can_be_built() -> None:
    scene = race("galepegals")
    scene.mark(0, "rocket", 3)
    scene.mark(0, "fort", 2)
    scene.mark(0, "mine", 3)
    assert scene.offers(0, "give") == ["rocket seat-4"]
    assert scene.offers(0, "keep") == ["rocket"]
    scene = race("arshantans")
    scene.mark(0, "fort", 2)
    scene.mark(0, "mine", 3)
    assert scene.offers(0, "give-fortification") == ["seat-2", "seat-4"]
    assert scene.offers(0, "give-mine") == []


def test_rule_7_11_galepegals_know_spaceships_and_learn_for_less() -> None:
    scene = race("galepegals", stage=USING)
    assert scene.knows(0, "spaceship")
    scene.hand(0, "0,0,0", "BB")
    scene.play(0, "use 0,0,0 spaceship")


@pytest.mark.parametrize("number", range(TELESCOPE, TRACKS))
def test_rule_7_11_each_technology_costs_the_galepegals_fewer_rocks(number: int) -> None:
    own = CONTENT.races[GALEPEGALS].tracks[number]
    for race_ in CONTENT.races:
        spec = race_.tracks[number]
        if spec.ways and race_.key != "galepegals":
            for mine, theirs in zip(own.ways, spec.ways, strict=True):
                assert mine.fewest * own.steps < theirs.fewest * spec.steps, "by each of the ways to pay"


def test_rule_7_11_a_single_grey_rock_pays() -> None:
    scene = race("galepegals", stage=USING)
    for track in ("telescope", "weaponry", "rocket", "spaceship"):
        scene.hand(0, "0,0,0", "S")
        scene.play(0, f"use 0,0,0 {track}")
    scene.hand(1, "0,0,0", "S")
    assert scene.refused(1, "use 0,0,0 spaceship") == "4.2"


def test_rule_7_12_arshantans_give_fortifications() -> None:
    scene = race("arshantans")
    assert scene.refused(0, "give-fortification seat-2") == "5.7"
    scene.mark(0, "fort", 2)
    mines, scene.s.mines[1] = scene.s.mines[1], 0
    assert scene.refused(0, "give-fortification seat-2") == "7.12"
    scene.s.mines[1] = mines
    scene.play(0, "give-fortification seat-2")
    assert scene.marks(0, "fort") == 0
    scene.play(1, "fortify -2,-1,3")
    assert scene.s.forts[1] == BIT[h("-2,-1,3")]
    assert scene.s.owed_forts[1] == 0
    assert scene.refused(1, "fortify 3,-3,0") == "5.7"


def test_rule_7_13_arshantans_know_telescopes_and_fortify_for_less() -> None:
    scene = race("arshantans", stage=USING)
    assert scene.knows(0, "telescope")
    assert scene.s.cards[0] >= 0
    scene.hand(0, "0,0,0", "GB")
    scene.play(0, "use 0,0,0 fort")


@pytest.mark.parametrize(("key", "text"), [("kroviots", "give-mine seat-2"), ("arshantans", "give-fortification seat-2")])
def test_rule_7_14_who_may_give_and_who_builds(key: str, text: str) -> None:
    scene = race(key)
    assert scene.refused(1, text.replace("2", "1")) == "7.14", "only this race can"
    scene.mark(0, "mine", 2)
    scene.mark(0, "fort", 2)
    scene.play(1, "ready")
    scene.play(0, text)
    assert scene.s.ready[1] == 0, "the receiver is asked again"
    for seat in (0, 2, 3, 1):
        scene.play(seat, "ready")
    assert (scene.s.owed_mines[1], scene.s.owed_forts[1]) == (0, 0), "a gift that is not built is lost"
