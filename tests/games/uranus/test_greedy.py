"""What the greedy bot sees in a position: that it helps, and that it does not put things off."""

import pytest

from perilune.bots.greedy_bot import GreedyBot
from perilune.bots.random_bot import RandomBot
from perilune.core.chance import Rng
from perilune.core.game import Game
from perilune.core.playout import playout
from perilune.core.seen import Seen
from perilune.games.uranus.hexes import NAMES
from perilune.games.uranus.state import BUILDING, MINING, USING
from tests.games.uranus.scene import ATTACKS, CALM, CONTENT, Scene


def chosen(scene: Scene, seat: int) -> str:
    """The greedy bot's move."""
    game = scene.table.game
    return GreedyBot(1).choose(Seen(game, game.view(scene.s, seat), seat, ["Ada", "Ben", "Cleo"][: scene.s.seats], [], 0)).text


def launcher(space: int) -> Scene:
    """Seat 1 could fly to module 1, or stay and launch two green and two blue rocks for seat 2."""
    scene = Scene(2, races=["kroviots", "yarls"])
    scene.know(0, "rocket")
    scene.know(0, "spaceship")
    scene.complete(1)
    scene.mines(0, "-4,4,0", "-3,3,0", "-1,1,0", "-3,2,1")
    scene.dig(0, "-4,4,0", "-3,3,0", "-2,2,0", "-1,1,0")
    scene.dig(0, "-3,3,0", "-3,2,1")
    scene.s.pads[0] = scene.s.mines[0] & -scene.s.mines[0]
    scene.phase(BUILDING)
    scene.s.space = space
    return scene


def test_a_race_stays_to_launch_for_the_others_until_the_end_is_near() -> None:
    """Even through an attack: who flies as soon as it can leaves the others without homes."""
    assert not chosen(launcher(CALM), 0).startswith("fly")
    assert not chosen(launcher(ATTACKS[2] - 1), 0).startswith("fly")
    assert chosen(launcher(CONTENT.end - 2), 0) == "fly 1"
    awake = launcher(CALM)
    awake.s.volcano[0] = 1
    assert chosen(awake, 0) == "fly 1", "and not beside a volcano that erupts"


def test_a_rock_is_given_to_a_neighbour_who_can_pay_a_step_with_it() -> None:
    scene = Scene(2, races=["falkafreedi", "yarls"])
    scene.mines(0, "0,0,0", "4,0,-4")
    scene.mines(1, "1,3,-4", "2,2,-4")
    scene.phase(MINING)
    scene.hand(0, "4,0,-4", "G")
    scene.hand(1, "1,3,-4", "GG")
    scene.s.doubled = 1
    assert chosen(scene, 0).startswith("donate 4,0,-4")


def test_a_rock_that_was_given_joins_the_set_that_it_completes() -> None:
    scene = Scene(2, races=["yarls", "kroviots"])
    scene.phase(USING)
    scene.hand(0, "0,0,0", "S")
    scene.hand(0, "loose", "S")
    assert chosen(scene, 0) == "join grey 0,0,0"


def test_the_launchpad_is_built_to_the_end_when_two_networks_pay_for_it() -> None:
    scene = Scene(2, races=["osmish", "yarls"])
    scene.mines(0, "0,0,0", "1,-1,0", "1,0,-1", "2,-1,-1", "-4,4,0", "-3,4,-1", "-4,3,1", "-3,2,1")
    scene.dig(0, "0,0,0", "1,-1,0", "2,-1,-1", "1,0,-1")
    scene.dig(0, "-3,4,-1", "-4,4,0", "-4,3,1", "-3,2,1")
    for marks in range(3):
        scene.phase(USING)
        scene.mark(0, "pad", marks)
        scene.hand(0, "0,0,0", "GBRS")
        assert chosen(scene, 0) == "use 0,0,0 pad"


def test_a_loaded_gun_is_fired_before_an_attack() -> None:
    for seats in (1, 2):
        scene = Scene(seats, races=["yarls", "kroviots"][:seats])
        scene.phase(BUILDING)
        scene.mark(0, "gun", 9)
        scene.s.space = ATTACKS[2] - 1
        assert chosen(scene, 0).startswith("fire")


def test_nobody_concedes_first_but_everybody_agrees() -> None:
    for stage in (MINING, USING, BUILDING):
        scene = Scene(3, races=["falkafreedi", "yarls", "osmish"])
        scene.phase(stage)
        assert chosen(scene, 0) != "concede"
        scene.play(2, "concede")
        assert chosen(scene, 0) == "agree"
        scene.play(0, "agree")
        assert chosen(scene, 0) != "play-on"
        scene.play(2, "play-on")
        assert chosen(scene, 0) == "play-on", "it does not give up alone"


def test_a_race_that_could_fly_agrees_too() -> None:
    scene = launcher(CONTENT.end - 2)
    scene.darken(1, *NAMES)
    assert chosen(scene, 0) == "fly 1"
    scene.play(1, "concede")
    assert chosen(scene, 0) == "agree"


def test_to_have_conceded_changes_nothing_else() -> None:
    scene = Scene(3, races=["osmish", "yarls", "kroviots"])
    scene.hand(0, "0,0,0", "GBRS")
    before = chosen(scene, 0)
    assert before.startswith("use")
    scene.play(1, "concede")
    scene.play(0, "agree")
    assert chosen(scene, 0) == before


def test_alone_the_greedy_bot_plays_on() -> None:
    scene = Scene(1)
    scene.phase(BUILDING)
    scene.darken(0, *NAMES)
    assert scene.may(0, "concede")
    assert chosen(scene, 0) == "ready"


@pytest.mark.parametrize("seats", [1, 2])
def test_no_bot_begins_to_give_up(seats: int) -> None:
    """Random play, which benchmarks and tests use, plays whole games; partners of somebody who concedes may agree."""
    game = Scene(seats).table.game
    for seed in range(5):
        state = game.deal(game.settle(seats, {}))
        playout(game, state, Rng(seed))
        assert state.conceded == 0
    scene = Scene(2, races=["osmish", "yarls"])
    scene.phase(BUILDING)
    assert [RandomBot(seed).choose(scene.table.seen(0)).text for seed in range(20)] == ["ready"] * 20
    scene.play(1, "concede")
    assert {RandomBot(seed).choose(scene.table.seen(0)).text for seed in range(20)} == {"ready", "agree"}


def test_a_mine_is_worth_the_same_at_once_as_when_it_is_built() -> None:
    """The order of the networks breaks ties between plans, so it is the same when they are only imagined."""
    scene = Scene(3, races=["kroviots", "yarls", "osmish"], start=False)
    game = scene.table.game
    for seat in range(3):
        mines = [move for move in scene.table.legal(seat) if move.verb == "mine"]
        assert game.worth_all(scene.s, seat, mines) == Game.worth_all(game, scene.s, seat, mines)


def test_a_rock_that_pays_for_nothing_better_pays_for_tunnels() -> None:
    """Even alone, where to be ready begins the next round: the sets that it brings are no gain."""
    scene = Scene(1, races=["yarls"])
    scene.mines(0, "0,0,0", "1,-1,0", "1,0,-1", "2,-1,-1", "0,1,-1", "-3,2,1")
    scene.dig(0, "0,0,0", "1,-1,0", "2,-1,-1", "1,0,-1", "0,1,-1")
    scene.phase(USING)
    scene.mark(0, "tunnel", 1)
    scene.hand(0, "-3,2,1", "G")
    assert chosen(scene, 0) == "use -3,2,1 tunnel"


def test_to_be_ready_is_no_better_than_the_position_is() -> None:
    """Networks bring sets in every round: who counted them as a gain would rather be ready than dig."""
    scene = Scene(1, races=["yarls"])
    scene.mines(0, "0,0,0", "1,-1,0", "1,0,-1", "2,-1,-1", "0,1,-1")
    scene.dig(0, "0,0,0", "1,-1,0", "2,-1,-1", "1,0,-1", "0,1,-1")
    scene.phase(BUILDING)
    scene.s.space = CALM
    game = scene.table.game
    before = game.worth(scene.s, 0)
    ready = [move for move in scene.table.legal(0) if move.text == "ready"]
    assert game.worth_all(scene.s, 0, ready)[0] <= before + 1


def test_without_a_colour_that_is_needed_yards_are_joined_for_a_mine() -> None:
    """A moon with nothing but red mines: two of them are joined, and pay for a step of the mine track."""
    scene = Scene(1, races=["arshantans"])
    scene.mines(0, "1,0,-1", "3,-2,-1", "-3,4,-1")
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 1)
    scene.s.space = CALM
    assert chosen(scene, 0).startswith("tunnel")
