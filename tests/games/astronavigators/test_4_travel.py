"""Rules, chapter 4: travelling."""

import pytest

from perilune.games.astronavigators.content import BOAT, CAR, CONTINENTS, HELICOPTER, PLANE, TRAIN, VEHICLES
from perilune.games.astronavigators.jobs import NOTHING, TRAVEL, in_hand
from perilune.games.astronavigators.state import NO_TILE, NOBODY, RESOLVE
from perilune.games.astronavigators.world.earth import SQUARES
from perilune.games.astronavigators.world.travel import destinations
from tests.games.astronavigators.scene import CONTENT, Scene, square

EARTH = CONTENT.earth


def travel(vehicle: str, start: str, *texts: str, seats: int = 2) -> Scene:
    """Seat 0 travels from a square; the texts are its moves."""
    scene = Scene(seats)
    scene.put(0, start)
    scene.play(0, f"travel 1 {vehicle}")
    scene.resolve()
    for text in texts:
        scene.play(0, text)
    return scene


def reach(vehicle: int, start: str) -> set[str]:
    """Where the vehicle can stop."""
    scene = Scene()
    scene.put(0, start)
    return {EARTH.keys[place] for place in destinations(scene.s, CONTENT, 0, vehicle)}


def test_rule_4_1_a_vehicle_starts_on_its_icon() -> None:
    scene = Scene()
    scene.put(0, "n2-1")
    assert scene.refused(0, "travel 1 car") == "4.1"
    assert "no car icon on the North Pacific" in scene.told(0, "travel 1 car")
    scene.astronaut(0, place=1)
    assert scene.refused(0, "travel 1 car") == "4.1"


def test_rule_4_2_a_vehicle_ends_on_its_icon_within_its_range() -> None:
    scene = travel("car", "n2-4")
    assert scene.refused(0, "go n2-7") == "4.2"
    assert "cannot go from East USA" in scene.told(0, "go n2-7")
    plane = travel("plane", "n2-4")
    assert plane.refused(0, "go n2-3") == "4.2" and "no plane icon on the Great Plains" in plane.told(0, "go n2-3")
    assert square("n3-12") in EARTH.reach[HELICOPTER][square("n3-1")]  # round the Earth
    lonely = Scene()
    lonely.put(0, "s1-10")
    assert lonely.may(0, "travel 1 helicopter")


def test_rule_4_2_no_icon_is_a_dead_end() -> None:
    for place in range(SQUARES):
        for vehicle in range(VEHICLES - 1):
            if EARTH.icon(place, vehicle):
                assert reach(vehicle, EARTH.keys[place]), (EARTH.keys[place], vehicle)
    trips = CONTENT.trips_to[square("n1-4")]
    assert [trips[spec.home] for spec in CONTENT.characters] == [1, 1, 1, 1, 2, 2, 1]


def test_rule_4_3_the_car_follows_a_road_for_one_step() -> None:
    assert reach(CAR, "n2-4") == {"n2-3", "n1-3", "n1-4"}


def test_rule_4_4_the_train_goes_two_steps_and_through() -> None:
    found = reach(TRAIN, "n2-8")
    assert "n2-10" in found and "n2-9" not in found  # through Kazakhstan, which has no station
    assert {"n2-6", "n2-7"} <= found


def test_rule_4_5_the_boat_does_not_cross_land() -> None:
    assert "n1-8" in reach(BOAT, "n2-8")  # Suez
    assert "n1-8" not in reach(BOAT, "n1-7")
    assert "s1-5" not in reach(BOAT, "n1-4") and "s1-5" in reach(BOAT, "n1-5")


def test_rule_4_6_a_boat_may_stop_in_the_open_sea() -> None:
    scene = travel("boat", "n2-2", "go n2-1")
    assert scene.s.square[0] == square("n2-1")
    scene.rest()
    scene.s.at = 0
    assert scene.refused(0, "travel 3 plane") == "4.1"
    assert scene.may(0, "travel 3 boat")
    assert "n3-10" not in reach(BOAT, "n3-9")  # ice-bound, but no port


def test_rule_4_7_the_poles() -> None:
    assert {"n3-7", "n3-12"} <= reach(BOAT, "n3-1")
    assert "n3-10" in reach(HELICOPTER, "n3-3")
    assert reach(BOAT, "s3-4") & {"s3-12", "s3-9", "s3-7"} == set()
    assert "s3-12" in reach(HELICOPTER, "s3-4")


def test_rule_4_8_the_helicopter_flies_one_step() -> None:
    assert all(abs(place // 12 - square("n2-4") // 12) <= 1 for place in EARTH.reach[HELICOPTER][square("n2-4")])
    assert len(EARTH.reach[HELICOPTER][square("n2-4")]) == 8
    assert reach(HELICOPTER, "n2-7") == {"n3-6", "n3-7"}


def test_rule_4_9_the_plane_flies_up_to_three_steps() -> None:
    found = reach(PLANE, "n2-4")
    assert {"n2-7", "n2-2", "n1-1", "n1-4"} <= found
    assert "n1-8" not in found


@pytest.mark.parametrize(("vehicle", "start", "to", "nk"), [
    ("car", "n2-4", "n2-3", 5), ("train", "n2-4", "n2-3", 4), ("boat", "n2-4", "n2-5", 6), ("helicopter", "n2-4", "n2-5", 7),
    ("plane", "n2-4", "n2-2", 3),
])  # fmt: skip
def test_rule_4_10_the_first_use_of_a_vehicle_pays(vehicle: str, start: str, to: str, nk: int) -> None:
    scene = travel(vehicle, start, f"go {to}")
    assert scene.s.nk[0] == 5 + nk
    again = Scene()
    again.s.used[:VEHICLES] = [1] * VEHICLES
    again.put(0, start)
    again.play(0, f"travel 1 {vehicle}")
    again.resolve()
    again.play(0, f"go {to}")
    assert again.s.nk[0] == 5


def test_rule_4_11_a_new_continent_gives_its_top_tile() -> None:
    scene = travel("plane", "n2-4")
    tile = scene.s.pile_top[2]
    scene.play(0, "go n2-7")
    assert scene.s.tiles[2] == tile and scene.s.nk[0] == 5 + 3 + CONTENT.tiles[tile].nk
    scene.chance("turn-up eu-7")
    assert CONTENT.tiles[scene.s.pile_top[2]].key == "eu-7"
    home = travel("plane", "n2-4", "go n2-2")
    assert home.s.tiles.count(-1) == 2 * CONTINENTS - 2


def test_rule_4_12_connections_by_unflipped_tiles() -> None:
    scene = travel("car", "n2-4")
    assert scene.refused(0, "connect north-america") == "4.12"  # choose where to go first
    assert scene.refused(0, "stop") == "4.12"
    scene.play(0, "go n2-3")
    assert scene.refused(0, "go n2-2") == "4.12"
    assert scene.refused(0, "connect asia") == "4.12"
    scene.play(0, "connect north-america")  # its tile has the car
    assert scene.s.flipped[0] == 1
    scene.play(0, "go n2-2")
    assert in_hand(scene.s) == NOTHING and scene.s.square[0] == square("n2-2")
    far = travel("helicopter", "n2-4")
    far.tile(0, 2, next(n for n, tile in enumerate(CONTENT.tiles) if tile.key == "eu-3"))
    far.play(0, "go n2-5")
    assert in_hand(far.s) == NOTHING  # no tile's vehicle has its icon in Newfoundland: the trip is over


def test_rule_4_12_a_boat_tile_does_not_connect_from_the_open_sea() -> None:
    scene = travel("boat", "s1-5")
    boat = next(n for n, tile in enumerate(CONTENT.tiles) if tile.key == "na-5")
    scene.tile(0, 0, boat)
    scene.play(0, "go s1-6")  # the South Atlantic
    assert in_hand(scene.s) == NOTHING
    port = travel("boat", "s1-5")
    port.tile(0, 0, boat)
    port.play(0, "go n1-5")
    port.settle()
    assert port.may(0, "connect north-america")
    sea = Scene()  # with another tile the trip goes on, and the boat's is refused
    sea.put(0, "s1-6")
    sea.tile(0, 0, boat)
    sea.s.stage, sea.s.pending, sea.s.week, sea.s.who[0] = RESOLVE, [[TRAVEL, 0, NOBODY, 0, 0, 0]], 0, 0
    assert sea.refused(0, "connect north-america") == "4.12" and "no such icon" in sea.told(0, "connect north-america")


def test_rule_4_12_a_flipped_tile_or_a_missing_icon() -> None:
    scene = travel("car", "n2-4")
    scene.tile(0, 2, next(n for n, tile in enumerate(CONTENT.tiles) if tile.key == "eu-7"))
    scene.play(0, "go n2-3")
    assert scene.refused(0, "connect europe") == "4.12" and "shows the plane" in scene.told(0, "connect europe")
    scene.tile(0, 3, next(n for n, tile in enumerate(CONTENT.tiles) if tile.key == "af-1"))
    scene.s.flipped[3] = 1
    assert scene.refused(0, "connect africa") == "4.12" and "flipped" in scene.told(0, "connect africa")


def test_rule_4_13_all_vehicles_within_the_year() -> None:
    for month, flown, bonus in ((12, 1, 25), (12, 0, 5), (13, 1, 0)):  # the spacecraft is one of the six
        scene = Scene()
        scene.s.used[:VEHICLES] = [0, 1, 1, 1, 1, flown]
        scene.s.round = month
        scene.s.astronaut = [1, 1] if month > 12 else [0, 0]
        scene.play(0, "travel 1 car")
        scene.resolve()
        scene.play(0, "go n2-3")
        assert scene.s.nk[0] == 5 + bonus
    twice = Scene()
    twice.s.used[:VEHICLES] = [0, 1, 1, 1, 1, 1]
    twice.s.bonus[0] = 1
    twice.play(0, "travel 1 car")
    twice.resolve()
    twice.play(0, "go n2-3")
    assert twice.s.nk[0] == 5 + 5, "it is paid once"
    launch = Scene()
    launch.astronaut(0, nk=50)
    launch.s.used[:VEHICLES] = [1, 1, 1, 1, 1, 0]
    launch.fly(0)
    assert launch.s.nk[0] == 50 + 10 + 20


def test_rule_4_14_all_continents_within_the_year() -> None:
    for month, bonus in ((12, 20), (13, 0)):
        scene = Scene()
        scene.s.used[:VEHICLES] = [1] * VEHICLES
        for continent in (1, 3, 4, 5, 6):
            scene.s.tiles[continent] = NO_TILE
        scene.s.round = month
        scene.play(0, "travel 1 plane")
        scene.resolve()
        tile = scene.s.pile_top[2]
        scene.play(0, "go n2-7")
        assert scene.s.nk[0] == 5 + bonus + (CONTENT.tiles[tile].nk if bonus else 0)


def test_rule_4_15_no_knowledge_for_travel_after_the_first_year() -> None:
    scene = Scene()
    scene.s.round = 13
    scene.play(0, "travel 1 plane")
    scene.resolve()
    scene.play(0, "go n2-7")
    assert scene.s.nk[0] == 5 and scene.s.tiles[2] >= 0


def test_rule_4_16_an_icon_of_two_continents() -> None:
    scene = Scene(2, who=("yuri", "joao"))
    scene.put(0, "n1-5")
    scene.play(0, "travel 1 car")
    scene.resolve()
    scene.play(0, "go n1-4")
    assert scene.refused(0, "visit asia") == "4.16"
    scene.play(0, "visit south-america")
    assert scene.s.tiles[1] >= 0 and scene.s.tiles[0] == -1


def test_rule_4_17_an_empty_pile_still_counts() -> None:
    scene = travel("plane", "n2-4")
    scene.s.pile_top[2] = -1
    scene.play(0, "go n2-7")
    assert scene.s.nk[0] == 5 + 3 + 5 and scene.s.tiles[2] == NO_TILE
