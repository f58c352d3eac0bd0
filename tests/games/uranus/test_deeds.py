"""What decided a finished game, from its positions."""

from perilune.games.uranus.hexes import BIT
from perilune.games.uranus.moves import LOOSE
from perilune.games.uranus.state import BUILDING, UranusState
from tests.games.uranus.scene import Scene, h

NAMES = ["Ada", "Ben", "Cleo"]


def told(scene: Scene, *positions: UranusState) -> list[str]:
    """All deeds of a game with these positions, the weightiest first."""
    game = scene.table.game
    found = sorted(game.deeds(list(positions)), key=lambda deed: -deed.weight)
    return [game.vocabulary.say(deed.says, deed.seats, NAMES) for deed in found]


def changed(scene: Scene) -> UranusState:
    state = scene.s.copy()
    assert isinstance(state, UranusState)
    return state


def test_a_home_is_told_with_all_who_brought_its_rocks() -> None:
    scene = Scene(3, races=["osmish", "falkafreedi", "yarls"])
    positions = [changed(scene)]
    for seat, letters in ((1, "GGG"), (0, "BBB"), (1, "SS")):
        scene.fill(1, letters)
        scene.s.placed[seat] += len(letters)
        positions.append(changed(scene))
    assert told(scene, *positions) == ["Module 1 became a home: 5 from Ben and 3 from Ada."]
    scene.fill(2, "GGGRRRPP")
    scene.s.placed[2] += 8
    assert "Cleo completed module 2 without help: a home." in told(scene, *positions, changed(scene))


def test_gifts_are_told_once_with_all_their_rocks() -> None:
    scene = Scene(3, races=["osmish", "falkafreedi", "yarls"])
    positions = [changed(scene)]
    for donated in (1, 0, 1):
        scene.s.donated = donated
        if donated:
            scene.hand(0, "loose", "G")
        positions.append(changed(scene))
    assert scene.s.set_at[0] >= LOOSE
    assert told(scene, *positions) == ["By now Ben had given Ada 2 rocks."]


def test_what_went_wrong_is_told() -> None:
    scene = Scene(3, races=["osmish", "falkafreedi", "yarls"])
    scene.pads(0, "0,0,0")
    positions = [changed(scene)]
    scene.darken(0, "0,0,0")
    scene.s.pads[0] = 0
    scene.s.volcano[1] = 1
    positions.append(changed(scene))
    assert told(scene, *positions) == ["Ben's volcano was hit and woke.", "Ada's only launchpad was lost, with 1 grey mine."]


def test_a_shot_is_told_with_what_it_saved() -> None:
    scene = Scene(3, races=["osmish", "falkafreedi", "yarls"])
    scene.phase(BUILDING)
    scene.s.mines[0] |= BIT[h("0,0,0")]
    scene.mark(0, "gun", 4)
    scene.pair(0, "0,0,0", "c01")
    before = changed(scene)
    scene.play(0, "fire 1")
    assert told(scene, before, changed(scene)) == ["Ada shot an asteroid that pointed at a mine."]


def test_a_whole_flight_is_told_from_the_first_launchpad_on() -> None:
    scene = Scene(3, races=["osmish", "falkafreedi", "yarls"])
    scene.phase(BUILDING)
    positions = [changed(scene)]
    scene.mark(0, "pad", 3)
    scene.s.mines[0] |= BIT[h("0,0,0")]
    scene.play(0, "launchpad 0,0,0")
    positions.append(changed(scene))
    scene.know(0, "spaceship")
    positions.append(changed(scene))
    scene.complete(1)
    scene.play(0, "fly 1")
    positions.append(changed(scene))
    found = told(scene, *positions)
    assert found == ["Ada flew to module 1; 2 races were left.", "Ada built the first launchpad.", "Ada had the first spaceship."]
