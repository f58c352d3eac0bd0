"""Rules, chapter 6: getting to Uranus, and the end."""

from perilune.core.chance import CHANCE
from perilune.games.uranus.cards import neighbours
from perilune.games.uranus.hexes import BIT, NAMES
from perilune.games.uranus.state import BUILDING, DOWN, MINING, OVER, USING
from tests.games.uranus.scene import CONTENT, Scene, h
from tests.games.uranus.test_8_junk import junk, launch


def flyer(seats: int = 4, *modules: int) -> Scene:
    """A table in phase 4 where every race could fly to one of these modules."""
    scene = Scene(seats, races=["osmish", "falkafreedi", "kroviots", "galepegals"][:seats])
    scene.phase(BUILDING)
    for seat in range(seats):
        scene.know(seat, "spaceship")
        scene.s.mines[seat] |= BIT[h("0,0,0")]
        scene.s.pads[seat] = BIT[h("0,0,0")]
    for module in modules:
        scene.complete(module)
    return scene


def test_rule_6_1_spaceship_launchpad_and_a_home() -> None:
    scene = flyer(4, 3)
    assert scene.refused(0, "fly 1") == "6.1"
    scene.s.pads[0] = 0
    assert scene.refused(0, "fly 3") == "6.1"
    scene.s.pads[0] = BIT[h("0,0,0")]
    scene.s.known[0] = 4
    assert scene.refused(0, "fly 3") == "6.1"
    scene.know(0, "spaceship")
    scene.play(0, "fly 3")
    assert scene.s.flown == [1, 0, 0, 0]


def test_rule_6_2_a_module_has_one_race() -> None:
    scene = flyer(4, 3, 1)
    scene.play(0, "fly 3")
    assert scene.s.claimed[2] == 0
    assert scene.refused(1, "fly 3") == "6.2"
    scene.play(1, "fly 1")
    scene.phase(3)
    scene.know(2, "rocket")
    scene.hand(2, "0,0,0", "PP")
    scene.s.filled[2 * 5 + 3] -= 1
    scene.s.supply[3] += 1
    assert scene.refused(2, "send 0,0,0 3") == "6.2"


def test_rule_6_3_a_flown_race_takes_no_part() -> None:
    scene = flyer(4, 3)
    scene.know(0, "telescope")
    scene.pair(0, "4,0,-4", "c01")
    scene.play(0, "fly 3")
    assert scene.s.cards[0] == h("4,0,-4"), "cards that are up stay up"
    dark = scene.s.dark[0]
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,4,-4", "c03"), ("0,-4,4", "c04"))
    assert scene.table.deciders() == [1, 2, 3]
    for seat in range(1, 4):
        scene.play(seat, "face left", "impact 0", "impact 0", "ready")
    assert scene.s.dark[0] == dark
    assert scene.s.cards == [DOWN] * 8, "dealt on"
    assert scene.table.deciders() == [1], "but its telescopes turn no more cards"
    assert scene.hands(0) == [], "nor do its mines produce"
    scene.s.volcano[0] = 1
    scene.next_round()
    assert scene.s.dark[0] == dark


def test_rule_6_4_flown_races_are_passed_over() -> None:
    scene = flyer(4, 3, 1)
    assert neighbours(scene.s, 2) == [3, 1]
    scene.mark(2, "mine", 2)
    assert scene.refused(2, "give-mine seat-1") == "7.14"
    scene.play(1, "fly 3")
    assert neighbours(scene.s, 2) == [3, 0]
    scene.play(2, "give-mine seat-1")
    scene.play(3, "fly 1")
    scene.s.flown[0] = 3
    assert neighbours(scene.s, 2) == [], "with one race left there are no neighbours"


def test_rule_6_4_the_yarls_fire_beside_their_new_neighbours() -> None:
    scene = Scene(6, races=["yarls"])
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    assert scene.offers(0, "fire") == ["1", "2", "5", "6"]
    scene.s.flown[1] = scene.s.ready[1] = 1
    assert scene.offers(0, "fire") == ["1", "2", "3", "5", "6"]


def test_rule_6_5_all_have_flown() -> None:
    scene = flyer(2, 3, 1)
    scene.play(0, "fly 1")
    assert not scene.table.over
    scene.play(1, "fly 3")
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert scene.table.scores() == [1, 1]


def test_rule_6_6_the_end_of_the_track() -> None:
    scene = flyer(2, 3)
    scene.play(0, "fly 3")
    scene.s.space = CONTENT.end - 1
    scene.play(1, "ready")
    assert scene.s.stage == OVER
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert scene.table.scores() == [1, 0]


def test_rule_6_7_the_first_to_fly_gets_the_module() -> None:
    scene = flyer(4, 3)
    assert scene.may(0, "fly 3")
    assert scene.may(2, "fly 3")
    scene.play(2, "fly 3")
    assert scene.refused(0, "fly 3") == "6.2"
    scene.complete(1)
    scene.play(0, "fly 1")
    assert scene.s.flown == [2, 0, 1, 0], "flights count in the order in which they are made"


def lost(seats: int = 3, *dark: int, stage: int = BUILDING) -> Scene:
    """A table in this phase; the moons of these seats are dark altogether."""
    scene = Scene(seats, races=["kroviots", "falkafreedi", "galepegals", "yarls"][:seats])
    scene.phase(stage)
    for seat in dark:
        scene.darken(seat, *NAMES)
    return scene


def test_rule_6_8_only_a_moon_without_active_hexes_is_given_up() -> None:
    scene = lost(3)
    scene.darken(0, *NAMES[:-1])
    for seat in range(3):
        assert scene.refused(seat, "concede") == "6.8"
        assert not scene.may(seat, "concede")
    scene.darken(0, NAMES[-1])
    for seat in range(3):
        assert scene.may(seat, "concede"), "the others can do no more about it than its own seat"
    scene.all_ready()
    assert not scene.table.over, "nobody is forced to"


def test_rule_6_8_no_phase_is_in_the_way() -> None:
    for stage in (MINING, USING, BUILDING):
        scene = lost(3, 0, stage=stage)
        scene.play(1, "concede")
        assert scene.s.stage == stage
        assert scene.may(1, "ready")
    scene = lost(3, 0)
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,4,-4", "c03"))
    assert scene.may(1, "concede")
    scene.play(1, "face left")
    assert scene.may(1, "concede")
    scene.play(1, "concede", "impact 0", "impact 0", "ready")
    assert Scene(3, start=False).refused(0, "concede") == "2.1", "in the set-up nothing is dark"


def test_rule_6_8_space_junk_is_not_in_the_way() -> None:
    scene = launch("GR")
    scene.darken(1, *NAMES)
    junk(scene, 10)
    assert scene.refused(CHANCE, "concede") == "1.9"
    scene.chance("coordinate 0,0,0", "pattern c01")
    assert scene.may(0, "concede")
    scene.play(0, "concede", "impact 0")
    assert scene.s.job == []
    scene = launch("GR")
    scene.darken(1, *NAMES[1:])
    junk(scene, 10)
    scene.chance("coordinate 0,0,0", "pattern c01")
    assert scene.refused(0, "concede") == "6.8"


def test_rule_6_9_all_who_could_play_on_must_agree() -> None:
    scene = lost(4, 0)
    scene.s.flown[3] = scene.s.ready[3] = 1
    scene.play(0, "concede")
    scene.play(1, "concede")
    assert not scene.table.over
    scene.play(2, "concede")
    assert scene.s.stage == OVER
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert scene.table.scores() == [0, 0, 0, 1]


def test_rule_6_9_a_dark_moon_is_not_waited_for() -> None:
    scene = lost(3, 0)
    scene.play(1, "concede")
    scene.play(2, "concede")
    assert scene.table.over
    scene = lost(3, 0)
    scene.play(0, "concede")
    assert not scene.table.over, "nor can it end the game for the others"


def test_rule_6_9_where_nobody_could_play_on_one_is_enough() -> None:
    scene = lost(1)
    scene.darken(0, *NAMES[1:])
    scene.attack((NAMES[0], "c01"), (NAMES[1], "c02"))
    scene.play(0, "impact 0")
    assert not scene.table.over, "but nobody is forced to"
    scene.play(0, "concede")
    assert scene.table.over
    scene = lost(3, 0, 1, 2)
    scene.play(1, "concede")
    assert scene.table.over


def test_rule_6_9_a_race_that_flies_is_not_waited_for() -> None:
    scene = flyer(3, 3)
    scene.mines(1)
    scene.darken(1, *NAMES)
    scene.play(0, "concede")
    scene.s.ready = [1, 1, 0]
    space = scene.s.space
    scene.play(2, "fly 3")
    assert scene.s.stage == OVER
    assert scene.s.space == space, "the next round does not begin"
    assert scene.table.scores() == [0, 0, 1]


def test_rule_6_9_a_moon_that_goes_dark_is_not_waited_for() -> None:
    scene = lost(2, 0)
    scene.play(0, "concede")
    scene.darken(1, *NAMES[1:])
    scene.attack((NAMES[0], "c01"), (NAMES[1], "c02"))
    assert not scene.table.over
    scene.play(1, "impact 0")
    assert scene.s.stage == OVER, "an attack"
    scene = lost(2, 0)
    scene.play(0, "concede")
    scene.darken(1, *(set(NAMES) - {"1,-1,0"}))
    scene.s.volcano[1] = 8
    scene.next_round()
    assert scene.s.stage == OVER, "an eruption"
    scene = launch("GR")
    scene.darken(1, *NAMES)
    scene.darken(2, *(set(NAMES) - {"0,0,0"}))
    scene.s.ready[1] = 1
    scene.play(0, "concede")
    junk(scene, 8)
    scene.chance("coordinate 0,0,0", "pattern c01")
    scene.play(2, "impact 0")
    assert scene.s.stage == OVER, "space junk"


def test_rule_6_10_a_concession_stands_but_can_be_taken_back() -> None:
    scene = lost(3, 0)
    scene.play(1, "concede")
    assert scene.refused(1, "concede") == "6.10"
    scene.all_ready()
    scene.phase(BUILDING)
    assert scene.refused(1, "concede") == "6.10"
    scene.play(2, "concede")
    assert scene.table.over
    scene.table.undo(2)
    assert not scene.table.over
    assert scene.may(2, "concede")
