"""Rules, chapter 5: training and calibration."""

from perilune.games.astronavigators.content import MILKY_WAY, ORIENTATION
from tests.games.astronavigators.scene import Scene, card


def calibrating(*tokens: str, seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.astronaut(0)
    scene.token(0, *tokens)
    scene.calibration()
    return scene


def test_rule_5_1_only_astronauts_calibrate_and_launch() -> None:
    scene = Scene(3)
    scene.put(0, "n1-4")
    assert scene.refused(0, "travel 1 spacecraft") == "5.1"
    scene.play(0, "pass 3")
    scene.play(1, "pass 1")
    scene.play(2, "pass 2")
    assert scene.table.deciders() == [1]  # in week order
    scene.play(1, "done")
    scene.play(2, "done")
    scene.token(0, "new-moon")
    assert scene.refused(0, "sxt new-moon") == "5.1"
    scene.play(0, "train")
    assert scene.s.astronaut == [1, 0, 0]
    assert scene.refused(0, "train") == "5.1"
    scene.play(0, "sxt new-moon")


def test_rule_5_2_all_are_astronauts_after_a_year() -> None:
    scene = Scene()
    scene.s.round = 12
    scene.play(0, "pass 1")
    scene.play(1, "pass 2")
    scene.settle()
    assert scene.s.astronaut == [1, 1] and scene.s.round == 13
    scene.s.launches = [1, 1]
    assert scene.refused(scene.s.at, "observe 1") == "5.2"
    assert scene.refused(scene.s.at, "plan 1") == "5.2"


def test_rule_5_3_no_observations_before_the_first_launch() -> None:
    scene = Scene()
    scene.s.astronaut[0] = 1
    assert scene.refused(0, "observe 1") == "5.3"
    assert scene.may(0, "travel 1 car")
    scene.s.launches[0] = 1
    assert scene.may(0, "observe 1")


def test_rule_5_4_one_phase_on_the_sextant() -> None:
    scene = calibrating("new-moon", "full-moon", "milky-way")
    assert scene.refused(0, "sxt last-quarter") == "5.4"
    scene.play(0, "sxt full-moon")
    assert scene.refused(0, "sxt new-moon") == "5.4"


def test_rule_5_5_one_set_on_the_telescope() -> None:
    scene = calibrating("milky-way", "orientation", "dark-spot")
    assert scene.refused(0, "sct ecliptica") == "5.5"
    scene.play(0, "sct milky-way")
    assert scene.refused(0, "sct orientation") == "5.5"


def test_rule_5_6_the_attitude_indicator_needs_the_telescope() -> None:
    scene = calibrating("milky-way", "orientation", "dark-spot", "new-moon")
    assert scene.refused(0, "ai orientation") == "5.6"
    scene.play(0, "sct milky-way")
    assert scene.refused(0, "ai milky-way") == "5.6"
    scene.play(0, "ai orientation")
    assert scene.refused(0, "ai dark-spot") == "5.6"


def match(*cards: str) -> int:
    scene = calibrating("milky-way", "orientation")
    scene.play(0, "sct milky-way", "ai orientation")
    scene.play(1, "done")
    scene.s.weeks[0][-1] = card("cancer")
    scene.chance(*[f"deal {key}" for key in cards], "deal aries")
    return scene.s.boost[0]


def test_rule_5_7_a_set_that_appears_gives_one_step() -> None:
    assert match("cancer", "capricornus", "leo") == 0
    assert match("auriga", "capricornus", "leo") == 1  # Milky Way
    assert match("virgo", "capricornus", "leo") == 1  # Orientation
    assert match("virgo", "auriga", "crux") == 1  # both: still one


def test_rule_5_8_tokens_are_spent_after_the_next_resolution() -> None:
    scene = calibrating("milky-way", "orientation", "new-moon")
    scene.play(0, "sxt new-moon", "sct milky-way", "ai orientation")
    scene.play(1, "done")
    scene.settle()
    assert scene.s.sct[0] == MILKY_WAY
    scene.play(1, "pass 1")
    scene.play(0, "pass 2")
    assert (scene.s.phases[0], scene.s.sets[MILKY_WAY], scene.s.sets[ORIENTATION]) == (2, 2, 1)
    assert (scene.s.sxt[0], scene.s.sct[0], scene.s.ai[0]) == (-1, -1, -1)
