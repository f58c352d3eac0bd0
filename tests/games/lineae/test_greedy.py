"""What the greedy bot sees in a position: that it brings home what a submersible has, and does not sail for nothing."""

import perilune
from perilune.bots.greedy_bot import GreedyBot
from perilune.core.seen import Seen
from perilune.core.table import Table
from tests.games.lineae.scene import Scene


def chosen(scene: Scene, seat: int) -> str:
    """The greedy bot's move."""
    game = scene.table.game
    return GreedyBot(1).choose(Seen(game, game.view(scene.s, seat), seat, ["Ada", "Ben"], [], 0)).text


def surfaced(vessel: int) -> Scene:
    """Submersible A lies at the surface below space 4 with three cubes, and the battery of seat 1 is empty."""
    scene = Scene(2, vessels=(vessel, 8))
    scene.sub("a", 10, 4, "salt iron silica")
    scene.s.energy[0] = 0
    scene.s.money[0] = 3
    scene.play(0, "place submersible-a 1")
    return scene


def test_a_submersible_below_the_vessel_is_unloaded() -> None:
    scene = surfaced(4)
    for _ in range(3):
        assert chosen(scene, 0).startswith("buy")
        scene.play(0, chosen(scene, 0))
    assert scene.s.money[0] == 0


def test_a_full_hold_of_one_kind_is_unloaded_as_well() -> None:
    """What the second cube of a kind is worth hangs on the first, so a hold is judged as a whole."""
    scene = Scene(2, vessels=(4, 8))
    scene.sub("a", 10, 4, "salt salt salt salt")
    scene.s.energy[0] = 6
    scene.s.money[0] = 4
    scene.play(0, "place submersible-a 1")
    assert chosen(scene, 0) == "buy salt"


def test_alone_a_hold_counts_more_the_nearer_it_lies() -> None:
    values = []
    for cubes, row in (("", 4), ("salt iron", 1), ("salt iron", 3)):
        scene = Scene(1, vessels=(4,))
        scene.sub("a", 10, row, cubes)
        values.append(scene.table.game.worth(scene.s, 0))
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_the_vessel_sails_to_a_submersible_that_waits_at_the_surface() -> None:
    assert chosen(surfaced(5), 0) == "sail 4"


def test_during_a_dive_the_vessel_waits_until_there_is_something_to_dock_with() -> None:
    """Coming up somewhere else costs a berth; to sail to and fro first would only put that off."""
    scene = Scene(2, vessels=(6, 8))
    scene.sub("a", 13, 3, "salt iron silica")
    scene.pay(0, 3)
    scene.s.energy[0] = 0
    scene.play(0, "place submersible-a 1")
    played: list[str] = []
    while "buy" not in "".join(played):
        played.append(chosen(scene, 0))
        scene.play(0, played[-1])
    assert [move.partition(" ")[0] for move in played] == ["step", "sail", "buy"]


def test_nobody_sails_for_nothing() -> None:
    scene = surfaced(4)
    scene.pay(0, 0)
    scene.play(0, "done")
    assert chosen(scene, 0) == "end"


def test_whoever_has_rivals_begins_where_most_rockets_are() -> None:
    """Hardly anybody turns a lock: left of the closed one are three rockets, right of it are four."""
    game = perilune.box("lineae")
    for seed in range(5):
        table = Table(game, game.settle(2, {}), f"start {seed}")
        seat = table.deciders()[0]
        assert GreedyBot(1).choose(table.seen(seat)).text in ("start 4", "start 5", "start 6", "start 7")
