"""Rules, chapter 6: locks and water."""

import pytest

from perilune.core.journal import Journal
from perilune.games.lineae.content import NONE, SUBS, Content
from perilune.games.lineae.game import Lineae
from perilune.games.lineae.world.locks import turn_lock
from perilune.games.lineae.world.tides import Tides
from tests.games.lineae.scene import CONTENT, FOLDER, START, Scene, cell

# All 16 states: closed locks, the levels of spaces 1 to 8, water tiles, first spaces of the vessel groups.
STATES = [
    ("", "31100000", 0, "124"),
    ("1", "41100000", 1, "124"),
    ("2", "33300000", 4, "14"),
    ("12", "43300000", 5, "124"),
    ("3", "32222000", 6, "126"),
    ("13", "42222000", 7, "126"),
    ("23", "33322000", 8, "146"),
    ("123", "43322000", 9, "1246"),
    ("4", "31111110", 4, "128"),
    ("14", "41111110", 5, "128"),
    ("24", "33311110", 8, "148"),
    ("124", "43311110", 9, "1248"),
    ("34", "32222110", 8, "1268"),
    ("134", "42222110", 9, "1268"),
    ("234", "33322110", 10, "1468"),
    ("1234", "43322110", 11, "12468"),
]


def mask(locks: str) -> int:
    return sum(1 << int(lock) - 1 for lock in locks)


def test_rule_6_1_a_worker_turns_a_lock_and_goes_on() -> None:
    scene = Scene(1)
    scene.play(0, "place lock-3 1")
    assert scene.s.locks == mask("234")
    assert scene.may(0, "place election 1")
    assert scene.refused(0, "place lock-3 1") == "3.4"
    scene.play(0, "place lock-3 2")
    assert scene.s.locks == START


@pytest.mark.parametrize(("closed", "levels", "tiles", "groups"), STATES)
def test_rule_6_2_the_sixteen_states(closed: str, levels: str, tiles: int, groups: str) -> None:
    tides = CONTENT.tides
    state = mask(closed)
    assert "".join(str(level) for level in tides.level[state * 8 : state * 8 + 8]) == levels
    assert tides.top[state * 8 : state * 8 + 8] == [3 + int(level) for level in levels]
    assert sum(tides.held(state, slot) for slot in range(11)) == tiles
    numbers = tides.group[state * 8 : state * 8 + 8]
    firsts = [tile + 1 for tile in range(8) if tile == 0 or numbers[tile] != numbers[tile - 1]]
    assert "".join(str(tile) for tile in firsts) == groups
    scene = Scene(1)
    scene.locks(state)
    assert sum(token != NONE for token in scene.s.water) == tiles


@pytest.mark.parametrize(("closed", "levels", "tiles", "groups"), STATES)
def test_rule_6_2_every_turn_of_a_lock_leads_to_the_right_water(closed: str, levels: str, tiles: int, groups: str) -> None:
    by_mask = {mask(row[0]): row[2] for row in STATES}
    for lock in range(4):
        scene = Scene(1)
        scene.locks(mask(closed))
        inventory = scene.table.game.inventory(scene.s)
        turn_lock(scene.s, CONTENT, 0, lock, Journal())
        assert sum(token != NONE for token in scene.s.water) == by_mask[scene.s.locks]
        assert scene.table.game.inventory(scene.s) == inventory


def test_rule_6_3_toll_for_all_others_before_the_lock_turns() -> None:
    scene = Scene(4, vessels=(3, 4, 5, 8))
    scene.pay(2, 0)
    scene.play(0, "place lock-2 1")
    assert scene.s.locks == START
    assert scene.deciders() == [1], "seat 2 has no money, seat 3 nowhere to sail"
    assert scene.refused(1, "sail 3") == "3.9"
    assert scene.refused(1, "pass") == "3.2"
    assert scene.refused(1, "done") == "6.3"
    scene.play(1, "sail 7")
    assert (scene.s.money[0], scene.s.money[1], scene.s.vessel[1]) == (4, 2, 6)
    assert scene.s.locks == mask("4")
    assert scene.deciders() == [0]


def test_rule_6_3_the_last_dollar_pays_the_toll() -> None:
    scene = Scene(2, vessels=(3, 4))
    scene.pay(1, 1)
    scene.play(0, "place lock-2 1")
    assert scene.deciders() == [1]
    assert "Lock 2 is about to turn" in scene.table.seen(1).prompt()
    scene.play(1, "sail 5")
    assert scene.s.money == [4, 0]


def test_rule_6_3_one_may_stay() -> None:
    scene = Scene(3, vessels=(3, 4, 5))
    scene.play(0, "place lock-2 1")
    scene.play(1, "stay")
    assert scene.deciders() == [2]
    scene.play(2, "stay")
    assert scene.s.money == [3, 3, 3]
    assert scene.s.locks == mask("4")


def test_rule_6_4_freed_tiles_leave_the_board() -> None:
    scene = Scene(1)
    tokens = set(scene.s.water)
    scene.play(0, "place lock-2 1")
    left = tokens - set(scene.s.water)
    assert len(left) == 4
    assert scene.s.swept == sum(1 << token for token in left)
    assert any("4 tiles of water run off" in line for line in scene.told())


def test_rule_6_4_the_right_most_and_highest_first_into_a_hole() -> None:
    """On this board the water never has a hole; with one made by hand, the first freed tile drops into it."""
    scene = Scene(1)
    scene.cube(8, 6, "iron")
    scene.sub("a", 7, 6)
    tides = CONTENT.tides
    hole = next(n for n in range(11) if (tides.slot_tile[n], tides.slot_level[n]) == (3, 1))
    top = next(n for n in range(11) if (tides.slot_tile[n], tides.slot_level[n]) == (2, 3))
    token = scene.s.water[top]
    scene.s.water[hole] = NONE
    scene.table.submit(0, "place lock-2 1")
    assert scene.s.water[hole] == token
    assert scene.there(11, 4) == "iron"
    assert scene.at("a") == (10, 4)


def test_rule_6_4_an_opened_lock_never_leaves_a_hole_on_this_board() -> None:
    for state in range(16):
        for lock in range(4):
            if state >> lock & 1:
                scene = Scene(1)
                scene.locks(state)
                before = sum(token != NONE for token in scene.s.water)
                turn_lock(scene.s, CONTENT, 0, lock, Journal())
                after = sum(token != NONE for token in scene.s.water)
                assert bin(scene.s.swept).count("1") == before - after, "every freed tile leaves the board"


@pytest.mark.parametrize(("level", "runs"), [(3, True), (2, False)])
def test_rule_6_4_water_runs_into_a_hole_of_its_level_but_not_upwards(level: int, runs: bool) -> None:
    """On another board, whose lock 4 holds more water than lock 3, a tile is freed beside a hole on level 3."""
    content = Content(FOLDER)
    tides = Tides(CONTENT.tides.base, CONTENT.tides.after, [4, 3, 1, 3], CONTENT.tides.fixed_rows)
    content.tides = tides
    slots = list(zip(tides.slot_tile, tides.slot_level, strict=True))
    s = Scene(1).s
    s.locks = mask("234")
    s.water = [token if tides.held(s.locks, token) else NONE for token in range(len(slots))]
    hole, freed = slots.index((5, 3)), slots.index((2, level))
    s.water[hole] = NONE
    for other in (slots.index((2, 3)), slots.index((2, 2)), slots.index((1, 3)), slots.index((1, 2))):
        if other != freed:
            s.water[other] = NONE
    turn_lock(s, content, 0, 1, Journal())
    assert s.water[hole] == (freed if runs else NONE)


def test_rule_6_4_one_tile_runs_and_several_run() -> None:
    scene = Scene(1)
    scene.play(0, "place lock-1 1")
    assert any(line.endswith("closes lock 1: 1 tile of water flows in.") for line in scene.told())
    scene.play(0, "place lock-1 2")
    assert any(line.endswith("opens lock 1: 1 tile of water runs off.") for line in scene.told())


def test_rule_6_5_cubes_on_a_leaving_tile_go_to_the_supply() -> None:
    scene = Scene(1)
    scene.cube(4, 5, "iron")
    scene.cube(7, 6, "salt")
    scene.cube(4, 4, "silica")
    before = scene.in_supply("iron"), scene.in_supply("salt")
    scene.play(0, "place lock-2 1")
    assert (scene.in_supply("iron"), scene.in_supply("salt")) == (before[0] + 1, before[1] + 1)
    assert scene.there(4, 4) == "silica", "base water is no tile"


def test_rule_6_6_a_swept_submersible_returns_home_with_its_cargo() -> None:
    scene = Scene(1)
    scene.sub("a", 5, 6, "iron salt")
    scene.cube(3, 2, "sulfur")
    before = scene.in_supply("sulfur")
    scene.play(0, "place lock-2 1")
    assert scene.at("a") == (3, 2)
    assert scene.hold("a") == "salt iron"
    assert scene.there(3, 2) == "" and scene.in_supply("sulfur") == before + 1


def test_rule_6_6_an_occupied_home_sends_it_upwards_then_to_the_right() -> None:
    scene = Scene(1)
    scene.sub("a", 5, 6)
    scene.sub("b", 3, 2)
    scene.play(0, "place lock-2 1")
    assert scene.at("a") == (3, 3)
    scene = Scene(1)
    scene.sub("a", 5, 6)
    scene.sub("b", 3, 2)
    scene.cube(3, 3, "iron")
    scene.sub("c", 3, 4)
    scene.play(0, "place lock-2 1")
    assert scene.at("a") == (4, 2)


def test_rule_6_6_in_a_full_ocean_a_cube_gives_way() -> None:
    scene = Scene(1)
    scene.locks(mask("2"))
    scene.sub("a", 5, 6)
    scene.sub("b", 3, 2)
    for column in range(24):
        for row in range(2, CONTENT.tides.top[column // 3] + 1):
            if not scene.there(column, row) and not any(scene.at(letter) == (column, row) for letter in "abcdef"):
                scene.cube(column, row, max(("silica", "sulfur", "salt", "iron", "hydrocarbon"), key=scene.in_supply))
    before = sum(scene.s.supply)
    scene.play(0, "place lock-2 1")
    assert scene.s.locks == 0
    assert scene.at("a") == (3, 3)
    assert scene.there(3, 3) == "" and sum(scene.s.supply) == before + 1


def test_rule_6_7_closing_fills_from_the_source() -> None:
    scene = Scene(1)
    scene.play(0, "place lock-3 1")
    assert sum(token != NONE for token in scene.s.water) == 10
    assert any("2 tiles of water flow in" in line for line in scene.told())
    scene.play(0, "place lock-1 1")
    assert sorted(scene.s.water) == list(range(11))


def test_rule_6_8_vessels_and_the_deep_stay() -> None:
    scene = Scene(1, vessels=(3, 4, 5, 6, 7))
    scene.cube(7, 3, "iron")
    scene.sub("c", 8, 3)
    scene.play(0, "place lock-2 1")
    assert scene.s.vessel[0] == 2
    assert scene.offers(0, "sail") == ["2", "4", "5", "6", "7"]
    assert scene.there(7, 3) == "iron" and scene.at("c") == (8, 3)


def test_rule_6_8_where_there_is_water() -> None:
    scene = Scene(1)
    game = scene.table.game
    assert isinstance(game, Lineae)
    assert [game.is_water(scene.s, place) for place in (cell(0, 1), cell(0, 6), cell(0, 7), NONE)] == [True, True, False, False]
    assert game.inventory(scene.s)["submersibles in the water"] == SUBS


def test_the_slots_and_cells_of_the_board() -> None:
    tides = CONTENT.tides
    assert tides.rows == 7
    wet = sum(3 * top for top in tides.top[0:8])
    assert wet == 87 and len(tides.slot_tile) * 3 == 33
    assert tides.slot_cell(0) == cell(0, 7)
