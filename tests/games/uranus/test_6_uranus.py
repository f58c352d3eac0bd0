"""Rules, chapter 6: getting to Uranus, and the end."""

from perilune.core.chance import CHANCE
from perilune.games.uranus.cards.asteroids import neighbours
from perilune.games.uranus.hexes import BIT, NAMES
from perilune.games.uranus.state import BUILDING, DOWN, MINING, NONE, OVER, USING
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


def test_rule_6_4_a_seat_that_could_help_a_new_neighbour_is_asked_again() -> None:
    gifts = {
        "kroviots": ("mine", 2, "give-mine seat-3"),
        "arshantans": ("fort", 2, "give-fortification seat-3"),
        "galepegals": ("rocket", 3, "give rocket seat-3"),
        "yarls": ("gun", 4, "fire 3"),
    }
    for giver, (track, marks, text) in gifts.items():
        scene = Scene(5, races=[giver, "osmish", "falkafreedi"])
        scene.phase(BUILDING)
        scene.mark(0, track, marks)
        scene.know(1, "spaceship")
        scene.pads(1, "0,0,0")
        scene.complete(3)
        if giver == "yarls":
            scene.s.cards[2] = scene.s.cards[3] = NONE
            assert not scene.may(0, text)
        scene.play(0, "ready")
        scene.play(1, "fly 3")
        assert scene.may(0, text), giver
        assert scene.s.ready[2] == 0


def test_rule_6_4_the_seat_on_the_other_side_is_asked_again_too() -> None:
    scene = Scene(5, races=["osmish", "falkafreedi", "kroviots"])
    scene.phase(BUILDING)
    scene.mark(2, "mine", 2)
    scene.know(1, "spaceship")
    scene.pads(1, "0,0,0")
    scene.complete(3)
    scene.play(2, "ready")
    scene.play(1, "fly 3")
    assert scene.may(2, "give-mine seat-1")


def test_rule_6_4_yarls_whose_gun_reaches_nothing_new_stay_ready() -> None:
    scene = Scene(6, races=["yarls", "osmish", "falkafreedi"])
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    scene.know(1, "spaceship")
    scene.pads(1, "0,0,0")
    scene.complete(3)
    for gap in range(4):
        scene.s.cards[gap * 2] = scene.s.cards[gap * 2 + 1] = NONE
    assert scene.offers(0, "fire") == ["5", "6"]
    scene.play(0, "ready")
    scene.play(1, "fly 3")
    assert scene.s.ready[0] == 1, "the pairs that are left do not lie beside the new neighbour"


def test_rule_6_4_a_seat_with_nothing_for_its_new_neighbour_stays_ready() -> None:
    scene = flyer(4, 3)
    for seat in (0, 2, 3):
        scene.play(seat, "ready")
    scene.know(2, *("telescope", "weaponry", "rocket"))
    scene.play(1, "fly 3")
    assert scene.s.space == 2, "nobody has a gift, and the next round has begun"
    scene = Scene(3, races=["kroviots", "osmish", "yarls"])
    scene.phase(BUILDING)
    scene.mark(0, "mine", 2)
    scene.know(1, "spaceship")
    scene.pads(1, "0,0,0")
    scene.complete(3)
    scene.play(0, "ready")
    scene.play(1, "fly 3")
    assert scene.s.ready[0] == 1, "the third seat was a neighbour before"


def test_rule_6_8_the_game_can_be_given_up_in_every_phase() -> None:
    scene = Scene(3, start=False)
    assert scene.may(1, "concede"), "also in the set-up"
    scene.play(1, "concede")
    assert scene.refused(0, "concede") == "6.8", "seat 2 has begun; the others agree or not"
    for stage in (MINING, USING, BUILDING):
        scene = lost(3, stage=stage)
        for seat in range(3):
            assert scene.may(seat, "concede")
        scene.play(1, "concede")
        assert scene.s.stage == stage
        assert scene.refused(0, "concede") == "6.8"
        assert scene.may(1, "ready"), "the game goes on until all agree"
    scene = lost(3)
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"), ("0,4,-4", "c03"))
    assert scene.may(1, "concede")
    scene.play(1, "face left")
    assert scene.may(1, "concede")
    scene.play(1, "concede", "impact 0", "impact 0", "ready")
    assert scene.refused(0, "concede") == "6.8"


def test_rule_6_8_space_junk_is_not_in_the_way() -> None:
    scene = launch("GR")
    junk(scene, 10)
    assert scene.refused(CHANCE, "concede") == "1.9"
    scene.chance("coordinate 0,0,0", "pattern c01")
    assert scene.may(0, "concede")
    assert scene.refused(0, "agree") == "6.8"
    scene.play(0, "concede")
    assert scene.refused(0, "concede") == "6.10"


def test_rule_6_8_one_proposes_and_the_others_agree() -> None:
    scene = lost(3)
    assert scene.refused(0, "agree") == "6.8"
    assert scene.refused(0, "play-on") == "6.10"
    scene.play(1, "concede")
    assert scene.refused(0, "concede") == "6.8"
    assert [scene.offers(0, verb) for verb in ("concede", "agree", "play-on")] == [[], [""], []]
    assert [scene.offers(1, verb) for verb in ("concede", "agree", "play-on")] == [[], [], [""]]


def test_rule_6_9_all_who_could_play_on_must_agree() -> None:
    scene = lost(4)
    scene.s.flown[3] = scene.s.ready[3] = 1
    scene.play(0, "concede")
    scene.play(1, "agree")
    assert not scene.table.over
    scene.play(2, "agree")
    assert scene.s.stage == OVER
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == []
    assert scene.table.scores() == [0, 0, 0, 1]


def test_rule_6_9_a_dark_moon_is_not_waited_for() -> None:
    scene = lost(3, 0)
    scene.play(1, "concede")
    scene.play(2, "agree")
    assert scene.table.over
    scene = lost(3, 0)
    scene.play(0, "concede")
    assert not scene.table.over, "nor can it end the game for the others"


def test_rule_6_9_alone_one_is_enough() -> None:
    scene = lost(1)
    scene.play(0, "concede")
    assert scene.table.over
    scene = lost(3, 0, 1, 2)
    scene.play(1, "concede")
    assert scene.table.over, "where nobody could play on, too"


def test_rule_6_9_a_race_that_flies_is_not_waited_for() -> None:
    scene = flyer(3, 3)
    scene.play(0, "concede")
    scene.play(1, "agree")
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


def test_rule_6_10_a_concession_stands_until_it_is_taken_back() -> None:
    scene = lost(3)
    scene.play(1, "concede")
    assert scene.refused(1, "concede") == scene.refused(1, "agree") == "6.10"
    scene.all_ready()
    scene.phase(BUILDING)
    assert scene.refused(1, "concede") == "6.10", "in the next round, too"
    scene.play(0, "agree")
    scene.play(1, "play-on")
    assert scene.s.conceded == 1
    scene.play(2, "agree")
    assert not scene.table.over, "seat 2 plays on"
    scene.play(0, "play-on")
    scene.play(2, "play-on")
    assert scene.may(0, "concede")


def test_rule_6_10_the_end_is_final() -> None:
    scene = lost(2)
    scene.play(0, "concede")
    scene.table.undo(0)
    assert scene.s.conceded == 0, "until the game is over, a concession can be undone like any other move"
    scene.play(0, "concede")
    scene.play(1, "agree")
    assert scene.table.over
    assert scene.table.why_no_undo(1)


def test_rule_6_1_who_is_ready_though_every_race_can_fly_is_warned() -> None:
    """The last flight wins the game, and Ready went by it without a word."""
    scene = Scene(2, races=["osmish", "yarls"])
    scene.phase(BUILDING)
    ready = scene.table.game.catalogue.parse("ready")
    for seat in range(2):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    scene.complete(1)
    assert scene.table.seen(0).warning(ready) is None, "one race has no home yet"
    scene.complete(2)
    warning = scene.table.seen(0).warning(ready)
    assert warning is not None and warning.text == "You could fly to Uranus now. Ready means that you stay for another round."
