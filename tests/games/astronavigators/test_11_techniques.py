"""Rules, chapters 11, 12 and 13: techniques, dice chain, launch sites, the way back, reputation."""

import pytest

from perilune.core.chance import HIDDEN, Rng
from perilune.core.errors import UnknownMove
from perilune.games.astronavigators.content import CONTINENTS, SETS, SOLAR_PROTECTION, Content
from perilune.games.astronavigators.ending import ALL_BACK, BY_RACE, SHARED, TIME_OVER, reputation
from perilune.games.astronavigators.jobs import LIFT_OFF, NOTHING, in_hand
from perilune.games.astronavigators.state import HOME, MOON, NOBODY, OVER, NavState
from perilune.games.astronavigators.world.observe import helpers
from tests.games.astronavigators.scene import CONTENT, FOLDER, PAD, Scene, card, square


def tile(key: str) -> int:
    return [spec.key for spec in CONTENT.tiles].index(key)


def test_rule_11_1_time_slides_the_top_card_under() -> None:
    scene = Scene(mode="constellation", weeks=["orion", "leo", "virgo", "libra"])
    assert scene.refused(0, "observe-second 1") == "11.1"  # only one card
    scene.lay(1, "crux")
    scene.play(0, "observe-second 1")
    assert scene.s.weeks[0] == [card("crux"), card("orion")]
    scene.resolve()
    assert scene.s.nk[0] == 10 and scene.s.weeks[0] == [card("crux")]
    other = Scene(mode="constellation", who=("yuri", "neil"))
    other.lay(1, "orion")
    assert other.refused(0, "observe-second 1") == "11.1"
    with pytest.raises(UnknownMove):
        scene.may(0, "plan-second 1")  # Time scores; it does not save


def test_rule_11_2_uranus_needs_a_telescope() -> None:
    for who, may in (("yuri", True), ("leo", True), ("joao", False)):
        scene = Scene(mode="solar_system", who=(who, "neil"))
        scene.s.planet_top = card("uranus")
        assert scene.may(0, "observe-planet 1") is may
    scene.tile(0, 4, tile("as-7"))
    assert scene.may(0, "observe-planet 1")
    scene.s.flipped[4] = 1
    assert scene.refused(0, "observe-planet 1") == "11.2"


def test_rule_11_3_a_solar_eclipse_needs_protection() -> None:
    scene = Scene(mode="constellation", weeks=["solar-eclipse"] * 4)
    assert scene.refused(0, "observe 1") == "11.3"
    scene.tile(0, 1, tile("sa-4"))
    scene.tile(0, 2, tile("eu-4"))
    scene.play(0, "observe 1")
    scene.resolve()
    assert scene.refused(0, "flip asia") == "11.3"
    scene.play(0, "flip europe")
    assert scene.s.flipped[:CONTINENTS] == [0, 0, 1, 0, 0, 0, 0] and scene.s.nk[0] == 15
    one = Scene(mode="constellation", weeks=["solar-eclipse"] * 4)
    one.tile(0, 1, tile("sa-4"))
    one.play(0, "observe 1")
    one.resolve()
    assert one.s.flipped[1] == 1
    joao = Scene(mode="constellation", who=("joao", "neil"), weeks=["solar-eclipse"] * 4)
    assert joao.may(0, "observe 1")


def test_rule_11_3_the_first_tile_of_a_pack_protects_like_any_other() -> None:
    content = Content(FOLDER)
    content.tiles[0].icon = SOLAR_PROTECTION
    scene = Scene(mode="constellation")
    scene.s.tiles[0] = 0
    assert helpers(scene.s, content, 0, card("solar-eclipse")) == 1


def test_rule_11_4_the_dice_chain() -> None:
    def arrive() -> Scene:
        scene = Scene(mode="constellation")
        scene.put(1, PAD)
        scene.s.die[1] = 2
        scene.play(0, "travel 1 car")
        scene.play(1, "pass 2")
        scene.play(0, f"go {PAD}")
        scene.settle()
        return scene

    lucky = arrive()
    assert lucky.refused(0, "hop boat") == "11.4"
    lucky.play(0, "roll")
    lucky.chance("die boat")
    lucky.play(0, "hop helicopter", "go n2-5")
    assert lucky.s.square[0] == square("n2-5")
    sea = Scene(mode="constellation")  # two boats meet where no vehicle has an icon: there is nothing to roll for
    sea.put(0, "s1-5")
    sea.put(1, "s1-6")
    sea.s.die[1] = 2
    sea.play(0, "travel 1 boat")
    sea.play(1, "pass 2")
    sea.play(0, "go s1-6")
    assert in_hand(sea.s) == NOTHING
    unlucky = arrive()
    unlucky.play(0, "roll")
    unlucky.chance("die train")
    assert unlucky.refused(0, "roll") == unlucky.refused(0, "hop boat") == "11.4"


def test_rule_11_5_a_launch_site_for_everybody() -> None:
    scene = Scene(mode="constellation")
    assert scene.refused(0, "use north-america") == "9.2"  # a flag: nothing in this mode
    scene.tile(0, 3, tile("af-2"))
    assert scene.refused(0, "use africa") == "11.2"  # a telescope
    scene.tile(0, 2, tile("eu-6"))
    scene.play(0, "use europe")
    scene.chance("site-card starship")
    assert scene.refused(0, "raise ariane-6 1") == scene.refused(0, "keep-site starship 1") == "11.5"
    assert scene.may(0, "raise starship 2") and scene.refused(0, "own-rocket") == "16.5"
    scene.play(0, "raise starship 1")
    assert scene.s.sites[2] == square("n1-3") and scene.s.flipped[2] == 1 and scene.table.deciders() == [0]
    scene.s.astronaut[0] = 1
    scene.put(0, "n1-3")
    assert scene.may(0, "travel 1 spacecraft")


def test_rule_11_6_a_hidden_launch_site() -> None:
    scene = Scene(mode="constellation")
    scene.tile(0, 2, tile("eu-8"))
    scene.tile(0, 3, tile("af-8"))
    scene.play(0, "use europe")
    scene.chance("site-card proton", "site-card vls")
    assert [line for line in scene.table.seen(0).log() if "look at" in line] == [
        "You look at the Proton.",
        "You look at the VLS.",
    ]
    assert not any("look at" in line for line in scene.table.seen(1).log())
    assert scene.refused(0, "keep-site electron 1") == scene.refused(0, "keep-site vls 2") == "11.5"
    assert scene.refused(0, "raise vls 1") == "11.6"
    scene.play(0, "keep-site vls 1")
    assert scene.s.kept == [0, 6, square("s1-5")] and scene.s.site_deck[4] == 1
    scene.play(0, "use africa")  # a second one
    scene.chance("site-card electron", "site-card starship")
    scene.play(0, "keep-site starship 2")
    assert scene.s.kept == [0, 6, square("s1-5"), 0, 2, square(PAD)]
    assert scene.table.game.view(scene.s, 1).kept == [0, HIDDEN, HIDDEN, 0, HIDDEN, HIDDEN]
    scene.astronaut(0)
    scene.put(0, "s1-5")
    scene.fly(0)
    assert scene.s.sites[6] == square("s1-5") and scene.s.kept == [0, 2, square(PAD)]


def test_rule_11_6_a_hidden_site_is_open_once_it_is_used() -> None:
    scene = Scene(mode="constellation")
    scene.s.kept, scene.s.site_deck[6] = [0, 6, square("s1-5")], 0
    scene.astronaut(0)
    scene.put(0, "s1-5")
    scene.fly(0)
    assert scene.s.kept == [] and scene.s.sites[6] == square("s1-5")


def test_rule_11_6_who_may_choose_a_rocket_to_launch_has_hidden_one_there() -> None:
    scene = Scene(mode="constellation")
    scene.s.kept, scene.s.site_deck[2] = [0, 2, square(PAD)], 0
    scene.astronaut(0)
    scene.fly(0)
    assert in_hand(scene.s) == LIFT_OFF, "two rockets stand there"
    for seed in range(12):
        world = scene.table.game.imagine(scene.table.game.view(scene.s, 1), 1, Rng(seed))
        assert isinstance(world, NavState) and world.kept[2] == square(PAD), "the other rocket here is open: the second is hidden"


def test_rule_11_6_the_last_card_of_the_deck_is_kept_too() -> None:
    scene = Scene(mode="constellation")
    scene.tile(0, 2, tile("eu-8"))
    for rocket in range(1, 7):
        scene.s.sites[rocket], scene.s.site_deck[rocket] = CONTENT.rockets[rocket].squares[0], 0
    scene.play(0, "use europe")
    scene.chance("site-card electron")
    scene.play(0, "keep-site electron 1")
    assert scene.s.kept == [0, 7, square("s2-12")] and scene.s.sites[7] == NOBODY
    scene.tile(0, 3, tile("af-8"))
    assert scene.refused(0, "use africa") == "11.5"


def on_moon(mode: str = "constellation") -> Scene:
    scene = Scene(mode=mode)
    scene.astronaut(0, place=MOON)
    return scene


def test_rule_12_1_the_earth_rise() -> None:
    scene = Scene(mode="constellation")
    assert scene.refused(0, "earth-rise 1") == "12.1"
    scene = on_moon()
    scene.play(0, "earth-rise 1")
    scene.resolve()
    assert scene.s.nk[0] == 155 and scene.s.terra == 3
    scene.play(0, "token new-moon")
    scene.rest()
    scene.s.at = 0
    assert scene.refused(0, "earth-rise 1") == "12.1"


def test_rule_12_1_from_the_planet_deck() -> None:
    scene = Scene(mode="solar_system")
    scene.s.planet_top = card("earth-rise")
    assert scene.refused(0, "observe-planet 1") == "12.1"
    assert scene.may(0, "plan-planet 1")
    moon = on_moon("solar_system")
    moon.s.planet_top = card("earth-rise")
    assert moon.may(0, "observe-planet 1")


def test_rule_12_2_a_phase_token_of_ones_choice() -> None:
    scene = on_moon()
    scene.token(0, "full-moon")
    scene.play(0, "earth-rise 1")
    scene.resolve()
    assert scene.refused(0, "token full-moon") == "12.2"
    scene.play(0, "token last-quarter")
    assert scene.s.phases[:4] == [0, 0, 1, 1] and scene.s.symbols[SETS - 2] == 0


def test_rule_12_3_the_way_back() -> None:
    scene = on_moon()
    scene.board(MOON + 1, 10)
    scene.fly(0)
    assert scene.s.place[0] == MOON + 1 and scene.s.dv[0] == 10
    home = Scene(mode="constellation")
    home.astronaut(0, place=MOON + 5)
    home.fly(0)
    assert home.s.place[0] == HOME and home.s.landed[0] == 1


def test_rule_12_4_difficulty_keeps_adding_up() -> None:
    scene = Scene(mode="constellation")
    scene.astronaut(0, place=5)
    scene.s.dv[0] = 60
    scene.fly(0)
    assert scene.s.place[0] == MOON and scene.s.dv[0] == 60


def test_rule_12_5_and_rule_12_6_no_abort_on_the_way_back() -> None:
    for used, out in (([0, 0], 1), ([0, 1], 1), ([1, 0], 2), ([1, 1], 2)):  # only Abort serves
        scene = Scene(mode="constellation")
        scene.astronaut(0, place=MOON + 2, nk=10)
        scene.s.aborts[:2] = used
        scene.s.dv[0] = 10
        scene.board(MOON + 3, 5)
        scene.fly(0)
        assert scene.s.out[0] == out and scene.s.place[0] == MOON + 3 and scene.s.aborts[:2] == [1, used[1]]
    calm = Scene(mode="constellation")
    calm.astronaut(0, place=MOON + 2)
    calm.token(0, "new-moon")
    calm.calibration()
    assert calm.refused(0, "abort-stage") == "7.4"


def ranked(places: list[int], mode: str = "constellation") -> Scene:
    scene = Scene(len(places), mode)
    for seat, place in enumerate(places):
        scene.s.place[seat] = place
        scene.s.launches[seat] = 1
        scene.s.landed[seat] = 1 + seat if place == HOME else 0
        scene.s.nk[seat] = scene.s.dv[seat] = 50
    return scene


@pytest.mark.parametrize(("places", "points"), [
    ([HOME, HOME, 9, 3], [3, 2, 1, 0]), ([HOME, 9, 3], [2, 1, 0]), ([9, HOME], [0, 1]), ([8, 0], [1, 0]), ([0, 0, 0], [0, 0, 0]),
])  # fmt: skip
def test_rule_13_1_arrival(places: list[int], points: list[int]) -> None:
    assert reputation(ranked(places).s) == points


def test_rule_13_1_no_token_no_arrival_points() -> None:
    scene = ranked([9, 8])
    scene.s.out[0] = 2
    assert reputation(scene.s) == [0, 0]


def test_rule_13_2_most_points_left() -> None:
    scene = ranked([HOME, HOME, HOME, 9])
    scene.s.dv = [50, 30, 40, 0]
    assert reputation(scene.s) == [3, 2 + 2, 1 + 1, 0]
    tie = ranked([HOME, HOME])
    tie.s.dv = [40, 40]
    assert reputation(tie.s) == [1 + 1, 0]


def test_rule_13_3_a_revealed_agenda() -> None:
    scene = ranked([0, 0])
    scene.s.shown = [0, 1]
    assert reputation(scene.s) == [0, 1]


def test_rule_13_4_the_end() -> None:
    scene = ranked([MOON + 5, HOME])
    scene.astronaut(0, place=MOON + 5)
    scene.s.landed = [0, 1]
    scene.fly(0)
    scene.settle()
    assert scene.table.over
    late = Scene(mode="constellation")
    late.s.round = 24
    late.rest()
    assert late.table.over


def test_rule_13_5_most_reputation_then_the_race() -> None:
    scene = ranked([HOME, HOME])
    scene.s.shown = [0, 1]
    scene.s.stage = OVER
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.winners == [0] and "ahead in the race" in outcome.text
    assert outcome.ways == [ALL_BACK, BY_RACE]
    scene = ranked([3, 3])
    scene.s.stage = OVER
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.winners == [0, 1] and outcome.ways == [TIME_OVER, SHARED]
