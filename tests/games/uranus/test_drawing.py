"""The picture: what an impact would do, what an eruption has done, and what partners can mark."""

import re

import pytest

from perilune.games.uranus.draw.moon import border, erupts
from perilune.games.uranus.hexes import BIT, WITHIN
from perilune.games.uranus.moves import TURN_TOKENS
from tests.games.uranus.scene import CONTENT, Scene, h

THREE = ["osmish", "kroviots", "yarls"]


def previews(scene: Scene) -> dict[str, str]:
    """What the ways to lay the pattern say, by their moves."""
    picture = scene.table.seen(0).svg()
    return dict(re.findall(r'class="variant offer" data-move="([^"]*)"[^>]*><title>([^<]*)</title>', picture))


def test_the_preview_is_what_happens() -> None:
    for first in (True, False):
        for turn in range(len(TURN_TOKENS)):
            scene = Scene(3, races=THREE)
            scene.attack(("1,-1,0", "c05"), ("4,0,-4", "c02"), ("-4,0,4", "c07"), first=first)
            scene.play(0, "face left")
            text = f"impact {TURN_TOKENS[turn]}"
            told = previews(scene).get(text)
            if told is not None:
                scene.play(0, text)
                dark = len(scene.dark(0))
                assert f": {dark} {'hex goes' if dark == 1 else 'hexes go'} dark." in told
                assert ("The volcano wakes." in told) == (scene.s.volcano[0] == 1)


def test_the_preview_names_what_is_lost() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0")
    scene.pads(0, "0,0,0")
    scene.dig(0, "1,-1,0", "0,0,0", "-1,1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left")
    told = previews(scene)
    assert "2 hexes go dark. Lost: launchpad on (0,0,0), mine on (1,-1,0), 2 tunnels. Click" in told["impact 0"]
    assert "Lost: launchpad on (0,0,0), 2 tunnels. Click" in told["impact 180"]
    scene.darken(0, "0,-1,1")
    assert "1 hex goes dark. Lost: launchpad on (0,0,0), 2 tunnels." in previews(scene)["impact 60"]


def test_the_rings_of_an_eruption() -> None:
    scene = Scene(3, races=THREE)
    assert 'class="reached"' not in scene.table.seen(0).svg()
    scene.s.dark[0] |= BIT[h("2,-2,0")]
    scene.s.volcano[0] = 1
    picture = scene.table.seen(1).svg()
    assert picture.count('class="reached"') == picture.count('class="next"') == 1
    scene.s.volcano[0] = len(CONTENT.moons[0].rings)
    picture = scene.table.seen(0).svg()
    assert (picture.count('class="reached"'), picture.count('class="next"')) == (1, 0)
    middle = h("0,0,0")
    assert [border(WITHIN[middle][radius], 0, 0, 10).count("M") for radius in range(5)] == [6, 18, 30, 42, 54]


def test_the_label_of_a_volcano_that_has_reached_every_hex() -> None:
    assert erupts(3, 9) == "erupts 3"
    assert erupts(9, 9) == "burnt out"


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_what_partners_can_mark(seats: int) -> None:
    drawing = Scene(seats).table.seen(0).drawing()
    places = drawing.places
    assert set(places) == set(re.findall(r'data-place="([^"]*)"', drawing.svg()))
    assert all(re.fullmatch(r"[a-z0-9 -]{1,60}", place) for place in places)
    for seat in range(1, seats + 1):
        assert {f"hex-{seat}-{hex_}" for hex_ in range(61)} <= set(places)
        assert {f"track-{seat}-tunnel", f"track-{seat}-spaceship"} <= set(places)
    assert {f"module-{n}" for n in range(1, 7)} | {f"pair-{n + 1}" for n in range(max(seats, 2))} <= set(places)


def test_places_have_names() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(1, "0,0,0")
    scene.darken(1, "1,-1,0")
    places = scene.table.seen(0).drawing().places
    middle = places[f"hex-2-{h('0,0,0')}"]
    assert middle.startswith("(0,0,0), ") and middle.endswith(", mine (The moon of Player 2)")
    assert ", dark (The moon of Player 2)" in places[f"hex-2-{h('1,-1,0')}"]
    assert places["track-2-gun"] == "Space gun (The project board of Player 2)"
    assert places["module-1"] == "Module 1 (Uranus and its six modules)"
    assert places["pair-1"] == "Pair 1, between Player 1 and Player 2"
    assert places["pair-2"] == "Pair 2, between Player 2 and Player 3", "also where it lies far from the viewer"
