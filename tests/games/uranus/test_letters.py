"""The letters of sets: they stay while tunnels are dug and sets are used."""

from perilune.games.uranus.state import BUILDING
from perilune.games.uranus.words.letters import letter, lettered
from tests.games.uranus.scene import Scene

THREE = ["osmish", "kroviots", "yarls"]


def letters(scene: Scene) -> str:
    return "".join(letter(number) for number in lettered(scene.s, 0).values())


def test_tunnels_change_no_letter() -> None:
    """Of two networks that are joined the first letter stays, and all others keep theirs."""
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "1,1,-2", "2,0,-2", "0,-4,4")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 2)
    assert letters(scene) == "ABCDE"
    scene.play(0, "tunnel 0,2,-2:1,1,-2")
    assert letters(scene) == "ABDE"
    scene.play(0, "tunnel 1,1,-2:2,0,-2")
    assert letters(scene) == "ABE"
    things = scene.table.seen(0).drawing().things.values()
    says = {way.says.partition(" to ")[2] for thing in things for way in thing.ways if way.says.startswith("Dig")}
    assert says == {"A", "B"}, "E is too far"


def test_a_used_set_changes_no_letter() -> None:
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "0,-4,4")
    scene.hand(0, "0,4,-4", "B")
    scene.hand(0, "0,-4,4", "B")
    assert letters(scene) == "ABC"
    scene.play(0, "use 0,4,-4 tunnel")
    assert scene.table.seen(0).prompt().startswith("Each set pays for one step or one launch: 1 left.")
    assert [thing.title for thing in scene.table.seen(0).drawing().things.values() if thing.title.startswith("Set")] == ["Set C"]


def test_a_tunnel_says_what_it_does_for_the_sets() -> None:
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,4,-4", "0,2,-2", "1,1,-2")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 3)
    seen = scene.table.seen(0)
    said = {move.text: seen.say(move) for move in seen.legal()}
    assert said["tunnel 0,2,-2:1,1,-2"].endswith(": joins sets B and C")
    assert said["tunnel 0,4,-4:0,3,-3"].endswith(": from set A")
    assert ":" not in said["tunnel 0,-3,3:0,-4,4"]
    scene.dig(0, "0,2,-2", "1,1,-2")
    scene.dig(0, "1,1,-2", "1,2,-3")
    seen = scene.table.seen(0)
    inner = [seen.say(move) for move in seen.legal() if set(move.text[7:].split(":")) == {"0,2,-2", "1,2,-3"}]
    assert inner and ":" not in inner[0], "its ends are connected already"
