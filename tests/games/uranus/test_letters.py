"""The letters of sets: they stay while tunnels are dug, sets are used, and mines are built and lost."""

from perilune.games.uranus.hexes import ALL_HEXES, HEXES
from perilune.games.uranus.state import BUILDING
from perilune.games.uranus.words.letters import letter, lettered
from tests.games.uranus.scene import CONTENT, Scene

THREE = ["osmish", "kroviots", "yarls"]


def letters(scene: Scene) -> str:
    return "".join(letter(number) for number in lettered(scene.s, 0, CONTENT).values())


def test_a_moon_begins_with_the_first_letters() -> None:
    scene = Scene(3, races=THREE, start=False)
    assert letters(scene) == "ABCDEFGH"
    for seat in range(3):
        assert list(lettered(scene.s, seat, CONTENT).values()) == list(range(8))


def test_a_mine_that_is_built_or_lost_changes_no_other_letter() -> None:
    """They were counted through from the first mine, so that after every attack half of a moon had new letters."""
    scene = Scene(3, races=THREE, start=False)
    before = lettered(scene.s, 0, CONTENT)
    scene.play(0, "mine 0,4,-4")
    scene.play(0, "mine 1,1,-2")
    after = lettered(scene.s, 0, CONTENT)
    assert before.items() < after.items(), "the new ones come before all others, in the order of the hexes"
    assert len(set(after.values())) == 10
    for lost in ("2,2,-4", "0,4,-4", "0,2,-2"):
        scene.darken(0, lost)
        left = lettered(scene.s, 0, CONTENT)
        assert left.items() < after.items()
        after = left


def test_every_mine_of_a_full_moon_has_a_letter_of_its_own() -> None:
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = ALL_HEXES
    found = list(lettered(scene.s, 0, CONTENT).values())
    assert len(set(found)) == HEXES


def test_a_network_that_grows_keeps_its_letter() -> None:
    """Also where the new mine comes first in the order of the hexes."""
    scene = Scene(3, races=THREE)
    scene.mines(0, "3,0,-3", "2,1,-3")
    assert letters(scene)[1] == "B"
    scene.dig(0, "3,0,-3", "2,1,-3")
    assert letters(scene) == "B"


def test_tunnels_change_no_letter() -> None:
    """Of two networks that are joined the first letter stays, and all others keep theirs."""
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "2,2,-4", "0,2,-2", "1,1,-2", "2,0,-2", "0,-4,4")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 2)
    assert letters(scene) == "ACTUY"
    scene.play(0, "tunnel 0,2,-2:1,1,-2")
    assert letters(scene) == "ACUY"
    scene.play(0, "tunnel 1,1,-2:2,0,-2")
    assert letters(scene) == "ACY"
    things = scene.table.seen(0).drawing().things.values()
    says = {way.says.partition(" to ")[2] for thing in things for way in thing.ways if way.says.startswith("Dig")}
    assert says == {"A", "C"}, "Y is too far"


def test_a_used_set_changes_no_letter() -> None:
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "0,-4,4")
    scene.hand(0, "0,4,-4", "B")
    scene.hand(0, "0,-4,4", "B")
    assert letters(scene) == "ICY"
    scene.play(0, "use 0,4,-4 tunnel")
    assert scene.table.seen(0).prompt().startswith("Each set pays for one step or one launch: 1 left.")
    assert [thing.title for thing in scene.table.seen(0).drawing().things.values() if thing.title.startswith("Set")] == ["Set Y"]


def test_a_tunnel_says_what_it_does_for_the_sets() -> None:
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "1,1,-2")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 3)
    seen = scene.table.seen(0)
    said = {move.text: seen.say(move) for move in seen.legal()}
    assert said["tunnel 0,2,-2:1,1,-2"].endswith(": joins sets C and T")
    assert said["tunnel 0,4,-4:0,3,-3"].endswith(": from set I")
    assert ":" not in said["tunnel 0,-3,3:0,-4,4"]
    scene.dig(0, "0,2,-2", "1,1,-2")
    scene.dig(0, "1,1,-2", "1,2,-3")
    seen = scene.table.seen(0)
    inner = [seen.say(move) for move in seen.legal() if set(move.text[7:].split(":")) == {"0,2,-2", "1,2,-3"}]
    assert inner and ":" not in inner[0], "its ends are connected already"
