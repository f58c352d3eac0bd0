"""Rules, chapter 3: Mine."""

import pytest

from perilune.core.chance import CHANCE, HIDDEN, SPECTATOR, Rng
from perilune.core.journal import Journal
from perilune.games.mine_the_moon.content import KINDS, Content
from perilune.games.mine_the_moon.state import AT_HOME, IN_CRATER, WORK
from perilune.games.mine_the_moon.turn import begin_spins
from tests.games.mine_the_moon.scene import FOLDER, Scene, building
from tests.games.mine_the_moon.test_5_launch import white_with


def placed(seats: int = 2, crater: str = "a", bases: list[str] | None = None) -> Scene:
    """All have passed; nobody has placed."""
    scene = Scene(seats, crater, bases)
    scene.all_pass()
    return scene


def test_rule_3_1_all_robots_at_once_and_sealed() -> None:
    scene = placed(2)
    assert scene.table.deciders() == [0, 1]
    assert scene.refused(0, "ready") == "3.1"
    scene.play(0, *["place raw-graphene"] * 8)
    assert scene.refused(0, "place raw-graphene") == "3.1"
    for watcher in (1, SPECTATOR):
        view = scene.table.seen(watcher).view
        assert view.crater[:KINDS] == [HIDDEN] * KINDS  # type: ignore[attr-defined]
        assert view.home[0] == 8  # type: ignore[attr-defined]
    scene.play(0, "ready")
    assert scene.table.deciders() == [1]
    scene.play(1, *["place raw-nanotube"] * 8, "ready")
    assert scene.table.seen(1).view.crater[:KINDS] == [0, 8, 0, 0, 0, 0]  # type: ignore[attr-defined]
    assert scene.table.deciders() == [CHANCE]


def test_rule_3_1_a_seat_without_robots_at_home_may_still_drop() -> None:
    scene = Scene(2)
    scene.give(0, "bbbgggnn")
    scene.all_pass()
    assert scene.table.deciders() == [0, 1]
    assert "no robot at home" in scene.table.seen(0).prompt()
    scene.play(0, "drop raw-nanotube")
    assert scene.refused(0, "ready") == "3.1"
    scene.play(0, "place raw-buckyball", "ready")
    assert scene.table.deciders() == [1]


def test_rule_3_1_a_seat_with_nothing_to_place_or_drop_is_ready() -> None:
    scene = Scene(2)
    scene.s.home[0] -= 8
    scene.s.robots[0] -= 8
    scene.all_pass()
    assert (scene.s.ready, scene.table.deciders()) == ([1, 0], [1])


def test_rule_3_1_when_all_are_ready_at_once_the_wheel_is_spun() -> None:
    scene = Scene(2)
    scene.s.home, scene.s.robots = [0, 0], [0, 0]
    scene.all_pass()
    assert (scene.table.deciders(), scene.s.spins) == ([CHANCE], 3)


def test_rule_3_3_content_without_spins_goes_on_with_work() -> None:
    content = Content(FOLDER)
    content.zone_spins = [0] * len(content.zone_spins)
    scene = Scene(2)
    scene.play(0, "task refinery 2")
    scene.all_pass()
    begin_spins(scene.s, content, Journal(silent=True))
    assert scene.s.stage == WORK


def test_rule_3_1_only_its_owner_sees_the_white_robot_in_the_crater() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.all_pass()
    while scene.s.home[0] > 0:
        scene.play(0, "place raw-graphene")
    assert scene.s.white_where == IN_CRATER
    game = scene.table.game
    assert [game.view(scene.s, seat).white_where for seat in range(2)] == [IN_CRATER, AT_HOME]


def test_rule_3_2_any_number_on_any_wedge_that_exists() -> None:
    scene = placed(2, "c")
    scene.play(0, *["place raw-graphene"] * 8)
    scene.play(1, "place raw-graphene")
    for letter in ("buckyball", "graphene", "nanotube"):
        assert scene.refused(1, f"place refined-{letter}") == "3.2"
    assert placed(2, "d").refused(0, "place refined-nanotube") == "3.2"


@pytest.mark.parametrize(("leader", "count"), [(0, 3), (19, 3), (20, 2), (34, 2), (35, 1), (60, 1)])
def test_rule_3_3_spins_by_the_leaders_zone(leader: int, count: int) -> None:
    scene = Scene(3)
    scene.s.dominance[1] = leader
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == count


def test_rule_3_4_shakers_tremblers_and_quakers_add_spins() -> None:
    scene = Scene(4, bases=["tremor", "standard", "standard", "standard"], rockets=("fresco", "lem", "asimov"))
    scene.put(1, "trembler")
    scene.put(2, "quaker")
    scene.put(3, "quaker", 2)
    scene.play(0, "task shaker 1")
    scene.play(1, "task-own site-1")
    scene.play(2, "task shaker 2")
    scene.play(3, "task shaker 3")
    scene.play(0, "task-own shaker")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 3 + 3 + 1 + 1 + 2 + 2


def test_rule_3_4_an_idle_trembler_or_shaker_adds_nothing() -> None:
    scene = Scene(2, bases=["tremor", "standard"])
    scene.put(0, "trembler")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 3


def test_rule_3_5_all_robots_on_the_wedge_find_it_once() -> None:
    scene = placed(2)
    scene.play(0, "place raw-graphene", "place raw-graphene", *["place raw-nanotube"] * 6, "ready")
    scene.play(1, "place raw-graphene", *["place raw-buckyball"] * 7, "ready")
    scene.spin("g")
    assert (scene.holds(0), scene.holds(1)) == ("gg", "g")
    scene.spin("g")
    assert (scene.holds(0), scene.holds(1)) == ("gg", "g")


def test_rule_3_6_no_room_no_resource() -> None:
    scene = Scene(2)
    scene.give(0, "GG")
    scene.all_pass()
    scene.play(0, *["place raw-graphene"] * 4, *["place raw-buckyball"] * 2, "ready")
    scene.play(1, *["place raw-nanotube"] * 8, "ready")
    scene.spin("g")
    assert scene.holds(0) == "gGG"
    assert scene.s.home[0] == 3


def test_rule_3_7_all_rockets_launch_at_once_in_the_middle_of_the_spins() -> None:
    scene = Scene(3)
    scene.load(0, 0, 0)
    scene.load(1, 0, 1)
    scene.all_pass()
    scene.place_all()
    scene.spin("all")
    assert scene.s.dominance == [4, 3, 0]
    assert scene.s.home[:2] == [1, 1]
    assert scene.s.spins == 2
    assert scene.s.stock[building("generator")] == scene.s.stock[building("quaker")] == 1
    scene.deal("dyson", "lem")
    scene.spin("all")
    assert scene.s.stock[building("omnirefiner")] == scene.s.stock[building("solar-array")] == 1
    scene.deal("huxley", "kahn")
    scene.spin("b")
    assert scene.s.stage != 2


def test_rule_3_8_crater_c_launches_single_pads() -> None:
    scene = Scene(4, "c")
    scene.all_pass()
    scene.place_all()
    scene.spin("pad-b")
    assert [card >= 0 for card in scene.s.pads] == [True, False, True, False]
    scene.deal("lem")
    scene.spin("pad-c")
    scene.deal("kahn")
    scene.spin("pad-a")
    assert scene.s.pads[0] < 0, "the first card of the deck too"
    few = Scene(3, "c")
    few.all_pass()
    few.place_all()
    before = list(few.s.pads)
    few.spin("pad-c")
    assert few.s.pads == before


def test_rule_3_9_robots_that_found_nothing_go_home() -> None:
    scene = Scene(2)
    scene.play(0, "task loader 3")
    scene.to_work("n", "n", "n")
    assert scene.s.stage == WORK
    assert scene.s.home == [6, 8]
    assert sum(scene.s.crater) == 0


def test_rule_3_5_where_the_wheel_stopped_is_kept_for_the_turn() -> None:
    scene = placed(2)
    scene.place_all()
    scene.spin("n", "G", "b")
    assert scene.s.spun == [2, 4, 0]
    scene.all_pass()
    scene.place_all("g")
    assert scene.s.spun == []


def test_rule_3_1_a_seat_imagines_where_the_others_stand() -> None:
    scene = placed(3)
    scene.play(0, *["place raw-graphene"] * 8, "ready")
    scene.play(1, "place raw-buckyball")
    game = scene.table.game
    view = game.view(scene.s, 2)
    placed_by: set[int] = set()
    for seed in range(40):
        world = game.imagine(view, 2, Rng(seed))
        assert game.inventory(world) == game.inventory(scene.s)
        assert game.view(world, 2).to_json() == view.to_json()
        assert (sum(world.crater[:KINDS]), world.home[0]) == (8, 0), "who is ready has placed all"
        placed_by.add(sum(world.crater[KINDS : 2 * KINDS]))
        assert world.crater[2 * KINDS :] == [0] * KINDS
    assert {0, 8} <= placed_by <= set(range(9)), "who is not, perhaps some"
