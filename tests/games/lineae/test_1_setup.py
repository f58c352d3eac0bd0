"""Rules, chapter 1: set-up."""

from pathlib import Path

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import BadOption
from perilune.games.lineae.content import KIND_KEYS, NONE
from perilune.games.lineae.p0_setup import missing
from perilune.games.lineae.state import FULL, SETUP, STARTER, SUNLIGHT
from tests.games.lineae.scene import CONTENT, DEPOSIT_ORDER, ROCKET_ORDER, START, Scene, card
from tests.games.lineae.test_content import pack


def test_rule_1_1_one_to_five_players_and_modules_that_combine() -> None:
    box = perilune.box("lineae")
    for seats in range(1, 6):
        for game in ("full", "starter"):
            scene = Scene(seats, game, "on", "on")
            assert scene.s.game == (FULL if game == "full" else STARTER)
            assert (scene.s.biogenesis, scene.s.reactor) == (1, 1)
            assert bool(scene.s.deck) == (game == "full")
    for seats in (0, 6):
        with pytest.raises(BadOption):
            box.settle(seats, {})
    scene = Scene(2, started=False)
    for key in DEPOSIT_ORDER:
        scene.chance(f"deposit {key}")
    for key in ROCKET_ORDER:
        scene.chance(f"rocket {key}")
    assert scene.refused(CHANCE, "first seat-3") == "1.1"


def test_rule_1_2_locks_2_and_4_closed_and_water_to_their_left() -> None:
    s = Scene().s
    assert s.locks == START
    tides = CONTENT.tides
    wet = [(tides.slot_tile[n] + 1, tides.slot_level[n]) for n, token in enumerate(s.water) if token != NONE]
    assert wet == [(2, 2), (2, 3), (3, 2), (3, 3), (4, 1), (5, 1), (6, 1), (7, 1)]


def test_rule_1_3_four_of_five_tiles_each_once() -> None:
    scene = Scene(2, started=False)
    assert len(scene.answers()) == 10
    scene.chance("deposit d1a")
    assert len(scene.answers()) == 8
    assert scene.refused(CHANCE, "deposit d1a") == "1.3"
    assert scene.refused(CHANCE, "deposit d1b") == "1.3"
    assert scene.refused(CHANCE, "rocket io") == "1.3"
    scene.chance("deposit d2b", "deposit d3a", "deposit d5b")
    assert [CONTENT.deposits[side].key for side in scene.s.deposits] == ["d1a", "d2b", "d3a", "d5b"]


def test_rule_1_4_a_missing_mineral_turns_a_tile_over() -> None:
    scene = Scene(2, started=False)
    scene.chance("deposit d2a", "deposit d3b", "deposit d5b", "deposit d1a")  # no iron: salt, silica, hydrocarbon, sulfur
    keys = [CONTENT.deposits[side].key for side in scene.s.deposits]
    assert keys == ["d2a", "d3b", "d5b", "d1b"]
    assert missing(scene.s, CONTENT) == NONE
    assert any("turned over" in line for line in scene.told())


def test_rule_1_4_the_right_most_tile_that_can_help(tmp_path: Path) -> None:
    """Where the other side of the last tile lacks the mineral as well, it is the next one to the left."""
    iron = '["silica", "iron", "-", "silica", "iron", "-"]'
    scene = Scene(2, started=False, content=pack(tmp_path, "deposits.toml", iron, iron.replace("iron", "salt")))
    scene.chance("deposit d2a", "deposit d3b", "deposit d1a", "deposit d5b")
    assert [CONTENT.deposits[side].key for side in scene.s.deposits] == ["d2a", "d3b", "d1b", "d5b"]


def test_rule_1_5_a_cube_on_the_floor_for_each_that_is_shown() -> None:
    scene = Scene()
    shown = [kind for key in DEPOSIT_ORDER for kind in next(d for d in CONTENT.deposits if d.key == key).columns]
    floor = [KIND_KEYS.index(scene.there(column, 1)) if scene.there(column, 1) else NONE for column in range(24)]
    assert floor == shown
    assert sum(1 for kind in scene.s.cells if kind != NONE) == 16


def test_rule_1_6_submersibles_begin_at_home() -> None:
    scene = Scene()
    assert [scene.at(letter) for letter in "abcdef"] == [(3, 2), (6, 2), (10, 2), (13, 2), (17, 2), (20, 2)]
    assert [scene.hold(letter) for letter in "abcdef"] == [""] * 6


def test_rule_1_7_eight_of_ten_rockets_and_all_technology() -> None:
    scene = Scene(2, started=False)
    for key in DEPOSIT_ORDER:
        scene.chance(f"deposit {key}")
    assert len(scene.answers()) == 10
    scene.chance("rocket io")
    assert scene.refused(CHANCE, "rocket io") == "1.7"
    s = Scene().s
    assert [CONTENT.rockets[n].key for n in s.rockets] == list(ROCKET_ORDER)
    assert s.tech == [NONE] * 10


def test_rule_1_8_generator_and_plant_wait_under_the_outer_rockets() -> None:
    s = Scene().s
    assert (s.under[0], s.under[7]) == (card("hydrodynamic-generator"), card("water-treatment-plant"))
    assert sorted(s.deck) == list(range(8))
    starter = Scene(2, "starter").s
    assert (starter.under, starter.deck) == ([NONE] * 8, [])


@pytest.mark.parametrize(("seats", "workers"), [(1, 4), (2, 4), (3, 4), (4, 3), (5, 3)])
def test_rule_1_9_workers_money_and_nothing_else(seats: int, workers: int) -> None:
    s = perilune.box("lineae").deal(perilune.box("lineae").settle(seats, {}))
    assert s.workers == [workers] * seats
    assert s.reserve == [8 - workers] * seats
    assert (s.money, s.energy, s.vp) == ([3] * seats, [0] * seats, [0] * seats)


def test_rule_1_10_vessels_in_reverse_order_on_free_spaces() -> None:
    scene = Scene(3, started=False)
    for key in DEPOSIT_ORDER:
        scene.chance(f"deposit {key}")
    for key in ROCKET_ORDER:
        scene.chance(f"rocket {key}")
    scene.chance("first seat-2")
    assert scene.deciders() == [0]
    scene.play(0, "start 3")
    assert scene.deciders() == [2]
    assert scene.refused(2, "start 3") == "1.10"
    scene.play(2, "start 8")
    scene.play(1, "start 1")
    assert scene.s.vessel == [2, 0, 7]
    assert scene.s.round == 1 and scene.s.first == 1


def test_rule_1_11_a_cube_of_the_setup_kind() -> None:
    scene = Scene(2, started=False)
    for key in DEPOSIT_ORDER:
        scene.chance(f"deposit {key}")
    for key in ROCKET_ORDER:
        scene.chance(f"rocket {key}")
    scene.chance("first seat-1")
    before = scene.in_supply("iron")
    scene.play(1, "start 2")
    assert scene.cargo(1) == "iron" and scene.in_supply("iron") == before - 1
    scene.play(0, "start 4")
    assert scene.cargo(0) == "sulfur"
    assert scene.s.stage != SUNLIGHT


def test_rule_1_12_cubes_run_out_and_money_does_not() -> None:
    scene = Scene(2)
    inventory = scene.table.game.inventory(scene.s)
    assert [inventory[f"cubes of {kind}"] for kind in KIND_KEYS[:5]] == [25] * 5
    assert inventory["cubes of algae"] == 0
    scene.pay(1, 3 + scene.s.bank)
    assert scene.s.bank == 0, "all tokens are in use"
    scene.play(0, "place income 1")
    assert scene.s.money[0] == 5
    assert "it never runs out" in str([region.lines for region in scene.table.seen(0).regions() if region.title == "Supply"])


def test_whoever_puts_a_vessel_is_told_who_plays_first() -> None:
    """The log had said that the other one was the first player, and then the own vessel had to be put first."""
    scene = Scene(2, started=False)
    phase, names = scene.table.game.phase(scene.s), ["Ada", "Ben"]
    assert phase is not None and scene.s.stage == SETUP
    scene.s.first = 1
    assert phase.prompt(scene.s, 0, names).endswith(" Ben plays first and chooses last.")
    assert phase.prompt(scene.s, 1, names).endswith(" You play first, so you choose last.")
    assert phase.prompt(Scene(1, started=False).s, 0, names).endswith("in round 1.")
