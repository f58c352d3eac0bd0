"""What players call hexes, tunnels and asteroids."""

import re

import pytest

from perilune.games.uranus.hexes import BIT, HEXES, TUNNELS
from perilune.games.uranus.state import BUILDING
from perilune.games.uranus.words.places import AREAS, SPOTS, TUNNEL_SPOTS, asteroid, spots, steps
from tests.games.uranus.scene import Scene, h


def test_every_hex_and_tunnel_has_a_row_and_place_of_its_own() -> None:
    assert len(set(SPOTS)) == HEXES and len(set(TUNNEL_SPOTS)) == TUNNELS
    assert SPOTS[h("0,0,0")] == "row 5, hex 5" and SPOTS[h("4,0,-4")] == "row 1, hex 5"


def test_the_parts_of_a_moon_are_small() -> None:
    """So that land and part of the moon nearly always say which hex is meant."""
    assert AREAS[h("0,0,0")] == AREAS[h("1,-1,0")] == "in the middle"
    assert (AREAS[h("1,1,-2")], AREAS[h("2,2,-4")]) == ("in the north", "on the northern edge")
    assert AREAS[h("4,-4,0")] == "on the eastern edge" and AREAS[h("-2,-1,3")] == "in the south"
    assert all(AREAS.count(area) <= 4 for area in AREAS if area != "in the middle")


def test_rows_are_named_only_to_tell_two_apart() -> None:
    scene = Scene(3, races=["osmish", "yarls", "kroviots"])
    scene.phase(BUILDING)
    scene.mines(0, "0,2,-2", "1,-1,0")
    scene.mark(0, "fort", 2)
    seen = scene.table.seen(0)
    words = {move.text: seen.say(move) for move in seen.legal()}
    assert words["fortify 0,2,-2"] == "Fortify the red mine in the north-west"
    assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_no_button_and_no_line_of_the_log_has_coordinates(seats: int) -> None:
    """Nor the number of a pair or of a card."""
    scene = Scene(seats)
    scene.phase(BUILDING)
    for kind, full in (("tunnel", 4), ("mine", 5), ("fort", 2), ("pad", 3), ("gun", 4)):
        scene.mark(0, kind, full)
    seen = scene.table.seen(0)
    told = [seen.say(move) for move in seen.legal()] + [seen.prompt(), *seen.log()]
    told += [line for region in seen.regions() for line in region.lines]
    assert not [line for line in told if re.search(r"-?\d,-?\d,-?\d|[Pp]air \d|\b[A-Z]\d\d\b", line)]


def test_an_asteroid_is_called_by_the_moons_beside_it() -> None:
    assert asteroid(1, ["Ada"]) == "on the right"
    assert asteroid(1, ["Ada", "Ben"]) == "left of Ben and right of Ada"
    assert [asteroid(gap, ["You", "Ben"]) for gap in (0, 1)] == ["on your left", "on your right"]
    assert [asteroid(gap, ["Ada", "you"]) for gap in (0, 1)] == ["on your right", "on your left"]
    assert asteroid(2, ["Ada", "Ben", "Cleo"]) == "between Cleo and Ada"


def test_hexes_by_rows_and_patterns_by_steps() -> None:
    assert spots(BIT[0] | BIT[2] | BIT[60]) == "row 1, hexes 1 and 3; row 9, hex 5"
    assert spots(0) == "none"
    assert steps((3, -1, -2)) == "1 east and 2 north-east"
