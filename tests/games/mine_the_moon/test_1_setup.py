"""Rules, chapter 1: set-up."""

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import BadOption
from perilune.core.table import Table
from perilune.games.mine_the_moon.state import IN_BOX, MoonState
from tests.games.mine_the_moon.scene import CONTENT, KIND, Scene, building


def fresh(seats: int, **chosen: object) -> Table:
    game = perilune.box("mine_the_moon")
    return Table(game, game.settle(seats, dict(chosen)), "setup", throws=False)


def position(table: Table) -> MoonState:
    assert isinstance(table.state, MoonState)
    return table.state


def test_rule_1_1_two_to_five_players_and_four_craters() -> None:
    for seats in (2, 3, 4, 5):
        for crater in "abcd":
            assert position(fresh(seats, crater=crater)).face == "abcd".index(crater)
    for seats in (1, 6):
        with pytest.raises(BadOption):
            fresh(seats)


def test_rule_1_2_each_b_side_exists_once() -> None:
    fresh(3, base=["standard", "standard", "robot"])
    with pytest.raises(BadOption, match="only one Robot base"):
        fresh(3, base=["robot", "standard", "robot"])


@pytest.mark.parametrize(("seats", "pads"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_rule_1_3_launchpads_by_player_count(seats: int, pads: int) -> None:
    table = fresh(seats)
    for key in ["fresco", "roddenberry", "asimov"][:pads]:
        table.submit(CHANCE, f"deal {key}")
    assert [card >= 0 for card in position(table).pads] == [True, True, pads == 3, False]
    with pytest.raises(Exception, match="Chance comes first"):
        table.submit(CHANCE, "deal wells")
    own = fresh(2, base=["launch", "standard"])
    for key in ["fresco", "roddenberry", "asimov"]:
        own.submit(CHANCE, f"deal {key}")
    assert position(own).pads[3] >= 0


@pytest.mark.parametrize(("seats", "plus", "refiner_plus"), [(2, 2, 1), (3, 2, 2), (4, 3, 2), (5, 4, 3)])
def test_rule_1_4_stacks_by_player_count(seats: int, plus: int, refiner_plus: int) -> None:
    stock = position(fresh(seats)).stock
    assert stock[building("factory")] == seats
    assert stock[building("factory-plus")] == plus
    assert stock[building("refiner-plus")] == refiner_plus
    assert all(stock[number] == 0 for number, spec in enumerate(CONTENT.buildings) if spec.advanced)


def test_rule_1_4_five_players_use_all_34_tiles() -> None:
    assert sum(position(fresh(5)).stock) == 34


def test_rule_1_5_all_robots_begin_at_home_and_dominance_at_zero() -> None:
    s = position(fresh(5, base=["standard", "exchange", "launch", "industry", "robot"]))
    assert s.home == s.robots == [8, 7, 8, 8, 9]
    assert s.dominance == [0] * 5


def test_rule_1_6_two_spins_each_a_launch_is_spun_again() -> None:
    table = fresh(2, base=["industry", "standard"])
    for key in ["fresco", "roddenberry"]:
        table.submit(CHANCE, f"deal {key}")
    for result in ["raw-buckyball", "all-rockets-launch", "refined-buckyball", "raw-nanotube", "raw-nanotube"]:
        table.submit(CHANCE, f"spin {result}")
    s = position(table)
    assert s.silo == [1, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0]
    assert s.home == [6, 6]
    assert all(card >= 0 for card in s.pads[:2]), "the launch launched nothing"


def test_rule_1_6_without_room_the_robot_stays_home() -> None:
    table = fresh(2)
    for key in ["fresco", "roddenberry"]:
        table.submit(CHANCE, f"deal {key}")
    s = position(table)
    s.silo_limit[0] = 1
    for _ in range(2):
        table.submit(CHANCE, "spin raw-buckyball")
    assert (s.silo[0], s.home[0]) == (1, 7)
    assert table.seen(0).log()[-1] == "Player 1 has no room for another raw Buckyball: the robot stays home."


def test_rule_1_7_chance_sets_the_priority() -> None:
    scene = fresh(3)
    for key in ["fresco", "roddenberry"]:
        scene.submit(CHANCE, f"deal {key}")
    for _ in range(6):
        scene.submit(CHANCE, f"spin {KIND['b']}")
    for seat in (3, 1, 2):
        scene.submit(CHANCE, f"rank seat-{seat}")
    assert position(scene).order == [2, 0, 1]
    assert scene.deciders() == [2]


def test_rule_1_8_the_white_robot_waits_in_its_box() -> None:
    scene = Scene(4)
    assert (scene.s.white_where, scene.s.white_owner) == (IN_BOX, -1)
