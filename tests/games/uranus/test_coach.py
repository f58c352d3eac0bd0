"""What the coach says in this box: what matters now, and what a turn is good for."""

from perilune.games.uranus.bot.worth import LEARNING, MINES, NETWORKS, PADS, TRACKED
from perilune.games.uranus.state import BUILDING
from tests.games.uranus.scene import Scene
from tests.games.uranus.test_8_junk import junk, launch

THREE = ["osmish", "kroviots", "yarls"]
NAMES = ["Ada", "Ben", "Cleo"]


def matters(scene: Scene, seat: int = 0) -> list[str]:
    return scene.table.game.matters(scene.s, seat, NAMES)


def gain(scene: Scene, feature: int, *texts: str) -> str:
    """What seat 1 hears of a feature after these moves."""
    before = scene.s.copy()
    scene.play(0, *texts)
    return scene.table.game.gain(before, scene.s, 0, feature, NAMES)


def test_the_first_mines_are_for_tunnels() -> None:
    told = matters(Scene(3, races=THREE, start=False))
    assert told == ["For your race a single blue rock pays for a step of the tunnel track. You have 3 blue mines."]


def test_an_attack_is_told_with_the_least_that_it_takes() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert matters(scene)[0].startswith("The second asteroid finds your moon as the first has left it.")
    scene.play(0, "face left")
    assert matters(scene)[0] == "You may turn and mirror the pattern. The mildest way: 2 hexes go dark."


def test_who_could_fly_is_told_of_the_others() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    assert "For the escape your race still needs spaceship technology" in " ".join(matters(scene))
    for seat in (0, 1):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    scene.complete(1)
    told = "Your race could fly. But Cleo still needs spaceship technology and a launchpad, and nobody may be left behind."
    assert told in matters(scene)


def test_a_step_is_told_with_what_it_is_good_for() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    assert gain(scene, PADS, "use 0,0,0 pad").endswith(
        "has 1 of its 3 steps: complete, it is a launchpad, to launch rocks and to fly."
    )
    scene.hand(0, "0,0,0", "GGG")
    told = "Your spaceship technology then has 1 of its 2 steps: no race can fly without it."
    assert gain(scene, LEARNING, "use 0,0,0 spaceship") == told
    scene.hand(0, "0,0,0", "B")
    told = "You can then dig 3 tunnels: they join mines, so that their rocks make one set."
    assert gain(scene, TRACKED, "use 0,0,0 tunnel") == told


def test_what_is_built_is_told_with_its_rocks() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.mark(0, "mine", 5)
    assert gain(scene, MINES, "mine 0,0,0") == "1 more mine: 1 grey rock more every round."
    scene.s.mines[0] = 0
    scene.mines(0, "0,2,-2", "1,1,-2")
    scene.mark(0, "tunnel", 1)
    told = gain(scene, NETWORKS, "tunnel 0,2,-2:1,1,-2")
    assert told == "One network then brings 1 blue and 1 red together as one set each round."


def test_space_junk_that_strikes_is_told_like_an_asteroid() -> None:
    scene = launch("GR")
    junk(scene, 10)
    scene.chance("coordinate -4,0,4", "pattern c01")
    assert matters(scene)[0] == "You may turn and mirror the pattern. The mildest way: 1 hex goes dark."
