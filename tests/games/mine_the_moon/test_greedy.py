"""The greedy bot's eye: progress always looks better than standing still."""

import pytest

from perilune.bots import bot
from tests.games.mine_the_moon.scene import Scene


def rich(dominance: list[int]) -> Scene:
    """Five seats; the last one has much that will be useful in turns to come."""
    scene = Scene(5)
    scene.s.dominance = dominance
    for key in ("factory-plus-plus", "refiner-plus", "exchanger", "robot-control-plus-plus"):
        scene.put(4, key)
    for site, key in enumerate(["agri-dome", "mass-driver", "hydroponics"]):
        scene.put(4, key, site)
    return scene


@pytest.mark.parametrize("points", range(41))
def test_a_point_is_never_feared(points: int) -> None:
    """A bug once: a leader saw fewer turns for its buildings with every third point, and did without."""
    scene = rich([0, 0, 0, 0, points])
    before = scene.table.game.worth(scene.s, 4)
    scene.s.dominance[4] += 1
    assert scene.table.game.worth(scene.s, 4) > before


def test_a_leader_takes_the_point_that_ends_the_game() -> None:
    """A bug once: one game in three hundred went on for ever, because the leader brought this team home without working."""
    scene = rich([36, 33, 33, 35, 40])
    for seat in range(4):
        scene.play(seat, "pass")
    scene.play(4, "task shaker 2")
    scene.to_work("n")
    assert bot("greedy", 1).choose(scene.table.seen(4)).text == "work shaker"


def test_work_is_done_in_order_and_nothing_is_dropped_for_it() -> None:
    """First refine, then load: the team at the Loader waits for what the Refiner makes."""
    scene = Scene(2)
    scene.put(0, "refiner-plus")
    scene.give(0, "gb")
    scene.play(0, "task-own refiner")
    scene.play(1, "pass")
    scene.play(0, "task loader 2")
    scene.to_work()
    done: list[str] = []
    while scene.table.deciders() == [0]:
        move = bot("greedy", 1).choose(scene.table.seen(0))
        done.append(move.text)
        scene.play(0, move.text)
        if move.text == "work loader":
            break
    assert "work-own refiner" in done and done[-1] == "work loader"
    assert not [text for text in done if text.startswith("drop")]


def test_a_loader_at_work_does_not_wait_for_the_refinery() -> None:
    """A bug once: to work the Loader first looked as good as to refine first, though nothing refined later can be loaded then."""
    scene = Scene(2, rockets=("fresco", "roddenberry"))
    scene.give(0, "bBg")
    scene.play(0, "task refinery 2")
    scene.play(1, "pass")
    scene.play(0, "task loader 3")
    scene.to_work()
    before = scene.table.game.worth(scene.s, 0)
    assert bot("greedy", 1).choose(scene.table.seen(0)).text == "work refinery"
    scene.play(0, "work loader")
    assert scene.table.game.worth(scene.s, 0) < before - 50
    assert bot("greedy", 1).choose(scene.table.seen(0)).text == "load b 5", "and nothing is dropped first"


def test_nothing_is_dropped_to_put_off_loading() -> None:
    """A bug once: cargo on a rocket with many open slots looked worth less than the promise to load it."""
    scene = Scene(2, rockets=("fresco", "roddenberry"))
    scene.load(1, 0, 0)
    scene.load(1, 0, 1)
    scene.give(0, "bN")
    scene.play(0, "task loader 3")
    scene.play(1, "task uplink 2")
    scene.to_work()
    scene.play(0, "work loader")
    assert bot("greedy", 1).choose(scene.table.seen(0)).text in ("load b 1", "load b 2")
