"""Rules, chapter 10: advanced play, one test for each personal objective."""

from perilune.core.chance import HIDDEN, Rng
from perilune.games.uranus.cards.objectives import fulfilled
from perilune.games.uranus.content import OBJECTIVES
from perilune.games.uranus.hexes import ALL_HEXES, BIT, hexes_of
from perilune.games.uranus.state import BUILDING, NOBODY, OVER, USING, UranusState
from tests.games.uranus.scene import CONTENT, Scene, h


def advanced() -> UranusState:
    """A won game of three, in which everybody has flown in seat order."""
    s = Scene(3, "advanced").s
    s.flown = [1, 2, 3]
    s.stage = OVER
    return s


def does(s: UranusState, seat: int, goal: int) -> bool:
    """Whether a seat would fulfil this objective."""
    s.objectives[seat] = goal
    return fulfilled(s, CONTENT, seat)


def launch(scene: Scene, letters: str) -> None:
    """Seat 1 sends these rocks to module 1 (green, blue, grey)."""
    scene.s.attacks = 1
    scene.know(0, "rocket")
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", letters)
    scene.play(0, "send 0,0,0 1")


def test_rule_10_1_objectives_are_dealt_and_secret() -> None:
    scene = Scene(3, "advanced")
    game = scene.table.game
    assert len(set(scene.s.objectives)) == 3
    assert NOBODY not in scene.s.objectives
    view = game.view(scene.s, 1)
    assert view.objectives == [HIDDEN, scene.s.objectives[1], HIDDEN]
    imagined = game.imagine(view, 1, Rng(1))
    assert imagined.objectives[1] == scene.s.objectives[1]
    assert len(set(imagined.objectives) & set(range(OBJECTIVES))) == 3, "any that the others could have"
    assert Scene(2, "advanced").s.objectives == [NOBODY, NOBODY]
    assert Scene(3, "standard").s.objectives == [NOBODY] * 3
    assert any("objective" in line for line in scene.table.seen(1).log())
    assert not any("objective" in line for line in scene.table.seen().log())


def test_rule_10_2_they_count_in_a_win_only() -> None:
    scene = Scene(3, "advanced")
    s = scene.s
    s.objectives = [0, 1, 2]
    s.flown = [1, 2, 3]
    s.stage = OVER
    assert scene.table.game.view(s, 1).objectives == [0, 1, 2]
    outcome = scene.table.game.outcome(s, ["A", "B", "C"])
    assert "A fulfilled First Footprint" in outcome.text
    assert "B missed Last One Out" in outcome.text
    s.flown = [1, 0, 2]
    assert HIDDEN in scene.table.game.view(s, 1).objectives
    assert "Footprint" not in scene.table.game.outcome(s, ["A", "B", "C"]).text


def departures() -> UranusState:
    """Seat 2 has flown first, then seat 1, then seat 3."""
    scene = Scene(3, "advanced")
    scene.phase(BUILDING)
    for seat in range(3):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
        scene.complete(seat + 1)
    for seat in (1, 0, 2):
        scene.play(seat, f"fly {seat + 1}")
    assert scene.s.stage == OVER
    return scene.s


def test_rule_10_3_first_footprint() -> None:
    s = departures()
    assert [does(s, seat, 0) for seat in range(3)] == [False, True, False]


def test_rule_10_4_last_one_out() -> None:
    s = departures()
    assert [does(s, seat, 1) for seat in range(3)] == [False, False, True]


def test_rule_10_5_deep_diggers() -> None:
    s = advanced()
    s.mines[0] = sum(BIT[hex_] for hex_ in range(13))
    assert does(s, 0, 2)
    s.mines[0] &= ~BIT[12]
    assert not does(s, 0, 2)


def test_rule_10_6_grand_junction() -> None:
    scene = Scene(3, "advanced")
    names = ["-4,4,0", "-3,3,0", "-2,2,0", "-1,1,0", "0,0,0", "1,-1,0", "1,0,-1", "2,0,-2"]
    scene.mines(0, *names)
    scene.dig(0, *names)
    scene.s.flown = [1, 2, 3]
    assert does(scene.s, 0, 3)
    scene.s.mines[0] &= ~BIT[h("0,0,0")]
    assert not does(scene.s, 0, 3)


def test_rule_10_7_bunker_builders() -> None:
    s = advanced()
    mines = hexes_of(s.mines[0])
    s.forts[0] = sum(BIT[hex_] for hex_ in mines[:3])
    assert does(s, 0, 4)
    s.forts[0] &= ~BIT[mines[0]]
    assert not does(s, 0, 4)


def test_rule_10_8_know_it_alls() -> None:
    s = advanced()
    s.known[0] = 15
    assert does(s, 0, 5)
    s.known[0] = 7
    assert not does(s, 0, 5)


def test_rule_10_9_deadeye() -> None:
    s = advanced()
    s.shots[0] = 2
    assert does(s, 0, 6)
    s.shots[0] = 1
    assert not does(s, 0, 6)


def test_rule_10_9_every_shot_counts() -> None:
    scene = Scene(3, "advanced")
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    scene.play(0, "fire 1")
    assert scene.s.shots == [1, 0, 0]
    scene.phase(USING)
    scene.mark(0, "gun", 4)
    launch(scene, "GR")
    scene.chance("junk 10", "coordinate 4,0,-4", "pattern m01")
    scene.play(0, "shoot-down")
    assert scene.s.shots == [2, 0, 0], "also one at space junk"


def test_rule_10_10_freight_kings() -> None:
    s = advanced()
    s.placed[0] = 10
    assert does(s, 0, 7)
    s.placed[0] = 9
    assert not does(s, 0, 7)


def test_rule_10_10_rocks_placed_count() -> None:
    scene = Scene(3, "advanced")
    launch(scene, "GGBSR")
    assert scene.s.placed == [4, 0, 0]
    scene.chance("junk 6")
    scene.play(0, "secure red 2")
    assert scene.s.placed == [5, 0, 0], "also one that is caught in time"


def test_rule_10_11_clean_skies() -> None:
    s = advanced()
    s.launches[0] = 2
    assert does(s, 0, 8)
    s.junked[0] = 1
    assert not does(s, 0, 8)
    s.junked[0], s.launches[0] = 0, 1
    assert not does(s, 0, 8)


def test_rule_10_11_launches_and_space_junk_count() -> None:
    scene = Scene(3, "advanced")
    launch(scene, "GB")
    assert (scene.s.launches, scene.s.junked) == ([1, 0, 0], [0, 0, 0])
    launch(scene, "GRR")
    assert (scene.s.launches, scene.s.junked) == ([2, 0, 0], [2, 0, 0])


def test_rule_10_12_double_departure() -> None:
    s = advanced()
    s.pads[0] = 3
    assert does(s, 0, 9)
    s.pads[0] = 1
    assert not does(s, 0, 9)


def test_rule_10_13_green_and_pleasant() -> None:
    s = advanced()
    volcano = BIT[CONTENT.moons[0].volcano]
    rest = hexes_of(ALL_HEXES & ~volcano)
    s.dark[0] = volcano | sum(BIT[hex_] for hex_ in rest[:24])
    assert does(s, 0, 10)
    s.dark[0] |= BIT[rest[24]]
    assert not does(s, 0, 10)
    s.dark[0] &= ~volcano
    assert not does(s, 0, 10), "the volcano does not count, also while it is asleep"


def test_rule_10_14_let_it_sleep() -> None:
    s = advanced()
    assert does(s, 0, 11)
    s.dark[0] = BIT[hexes_of(CONTENT.moons[0].beside)[0]]
    assert not does(s, 0, 11)
