"""Rules, chapter 5: Launch; and chapter 6: the end."""

import pytest

from perilune.games.mine_the_moon.content import KINDS
from perilune.games.mine_the_moon.draw.feast import winners
from perilune.games.mine_the_moon.state import AT_HOME, BEYOND_TRACK, DECK_OUT, IN_BOX, IN_SILO, ON_ROCKET, OVER
from tests.games.mine_the_moon.scene import Scene, building, rocket


def full_fresco(scene: Scene, seats: tuple[int, int, int]) -> None:
    """The rocket on pad A is full."""
    for slot, seat in enumerate(seats):
        scene.load(seat, 0, slot)


def test_rule_5_1_full_rockets_launch_at_the_end_of_the_turn() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.to_work()
    assert scene.s.stage == 4, "no team out: launch at once"
    assert scene.s.pads[0] == -1
    assert scene.s.pads[1] == rocket("roddenberry")


def test_rule_5_1_a_full_rocket_waits_for_the_end_of_the_turn() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.play(0, "task clout 1")
    scene.to_work()
    assert scene.s.pads[0] == rocket("fresco")
    scene.play(0, "work clout")
    assert scene.s.pads[0] == -1


def test_rule_5_2_cargo_scores_and_robots_go_home() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.finish_turn()
    assert scene.s.dominance == [6, 3]
    assert [scene.s.home[seat] - (scene.s.white_owner == seat) for seat in (0, 1)] == [8, 8]


def test_rule_5_3_the_back_becomes_available() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    assert scene.s.stock[building("generator")] == 0
    scene.finish_turn()
    assert scene.s.stock[building("generator")] == 1


def test_rule_5_4_new_rockets_until_the_deck_is_empty() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.to_work()
    scene.deal("lem")
    assert scene.s.pads[0] == rocket("lem")
    assert rocket("lem") not in scene.s.deck
    empty = Scene(2)
    full_fresco(empty, (0, 1, 0))
    empty.s.stock[building("lab")] += len(empty.s.deck)
    empty.s.deck.clear()
    empty.finish_turn()
    assert empty.s.pads[0] == -1
    assert empty.s.turn == 2


def test_rule_5_5_the_white_robot_goes_to_whoever_is_alone_in_last_place() -> None:
    scene = Scene(3)
    scene.s.dominance = [2, 0, 1]
    scene.finish_turn()
    assert (scene.s.white_owner, scene.s.white_where, scene.s.home[1]) == (1, AT_HOME, 9)
    scene.s.dominance = [0, 1, 3]
    scene.finish_turn()
    assert (scene.s.white_owner, scene.s.home[0], scene.s.home[1]) == (0, 9, 8)
    scene.s.dominance = [1, 1, 3]
    scene.finish_turn()
    assert (scene.s.white_owner, scene.s.white_where, scene.s.home[0]) == (-1, IN_BOX, 8)


def white_with(scene: Scene, seat: int) -> None:
    """The white robot is at the seat's home."""
    scene.s.white_owner, scene.s.white_where = seat, AT_HOME
    scene.s.home[seat] += 1


def test_rule_5_6_it_drops_what_it_holds_in_a_silo() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.s.home[0] -= 8
    scene.s.robots[0] -= 8
    scene.give(0, "g")
    assert scene.s.white_where == IN_SILO
    scene.s.dominance = [5, 0]
    scene.finish_turn()
    assert (scene.holds(0), scene.s.home) == ("", [0, 9])


def test_rule_5_6_it_leaves_a_rocket_slot_free_and_does_not_score() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    scene.load(0, 1, 0)
    scene.s.white_where, scene.s.white_spot = ON_ROCKET, 5
    scene.s.dominance = [5, 0]
    scene.finish_turn()
    assert scene.s.loaded[5] == -1
    assert scene.s.dominance == [5, 0]
    assert scene.s.home == [8, 9]


def test_rule_5_6_on_a_launching_rocket_it_scores_for_its_owner_first() -> None:
    scene = Scene(2)
    white_with(scene, 0)
    full_fresco(scene, (0, 1, 1))
    scene.s.white_where, scene.s.white_spot = ON_ROCKET, 0
    scene.finish_turn()
    assert scene.s.dominance == [4, 5]
    assert scene.s.white_owner == 0


def test_rule_5_7_a_grant_keeps_it() -> None:
    scene = Scene(2)
    scene.put(1, "grant")
    scene.s.grant = 1
    scene.s.dominance = [0, 9]
    scene.finish_turn()
    assert scene.s.white_owner == 1
    scene.finish_turn()
    assert scene.s.white_owner == 1


def test_rule_6_1_more_than_forty_means_one_more_turn() -> None:
    scene = Scene(2)
    scene.s.dominance = [40, 0]
    scene.finish_turn()
    assert scene.s.last_turn == 0
    scene.put(0, "hydroponics")
    scene.play(0, "task-own site-1")
    scene.to_work("n")
    scene.play(0, "work-own site-1")
    assert (scene.s.turn, scene.s.last_turn) == (3, 3)
    scene.s.dominance = [30, 0]
    scene.finish_turn("n")
    assert scene.s.stage == OVER
    assert scene.table.over


def test_rule_6_1_the_gauge_of_dominance_ends_where_the_game_does() -> None:
    scene = Scene(2)
    gauge = scene.table.game.gauges(scene.s, 0, ["Ada", "Ben"])[0]
    assert (gauge.name, gauge.value, gauge.goal) == ("Dominance", 0, 41)


def test_rule_6_2_a_launchpad_that_stays_empty_means_one_more_turn() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.s.stock[building("lab")] += len(scene.s.deck)
    scene.s.deck.clear()
    scene.finish_turn()
    assert (scene.s.turn, scene.s.last_turn) == (2, 2)
    assert "There is no rocket for launchpad A: the game ends after one more turn." in scene.table.seen(0).log()
    scene.finish_turn()
    assert scene.table.over
    outcome = scene.table.outcome()
    assert outcome is not None
    assert "the rocket deck cannot refill a launchpad" in outcome.ways


def test_rule_6_2_it_is_announced_when_the_last_card_is_dealt() -> None:
    scene = Scene(2)
    full_fresco(scene, (0, 1, 0))
    scene.s.stock[building("lab")] += len(scene.s.deck) - 1
    del scene.s.deck[1:]
    scene.finish_turn()
    assert scene.s.last_turn == 0, "all launchpads have a rocket"
    assert any(line.startswith("The rocket deck is empty") for line in scene.table.seen(0).log())


def test_rule_6_2_in_the_middle_of_the_spins() -> None:
    scene = Scene(2)
    scene.s.stock[building("lab")] += len(scene.s.deck) - 1
    del scene.s.deck[1:]
    scene.all_pass()
    scene.place_all()
    scene.spin("all")
    scene.chance(scene.legal_chance()[0].text)
    assert (scene.s.turn, scene.s.last_turn) == (1, 2)
    assert scene.s.pads[1] == -1


def test_rule_6_3_the_most_dominance_wins() -> None:
    scene = Scene(3)
    scene.s.dominance = [30, 41, 38]
    scene.s.stage = OVER
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert outcome.text == "Player 2 wins with 41 Dominance."


def test_rule_6_4_ties() -> None:
    scene = Scene(3)
    scene.s.dominance = [41, 41, 41]
    scene.s.stage = OVER
    shared = scene.table.outcome()
    assert shared is not None
    assert shared.winners == winners(scene.s) == [0, 1, 2]
    scene.give(2, "bb")
    by_silo = scene.table.outcome()
    assert by_silo is not None
    assert by_silo.winners == winners(scene.s) == [2]
    assert by_silo.text.endswith("broken by resources in the silos.")
    scene.load(0, 0, 0)
    by_rocket = scene.table.outcome()
    assert by_rocket is not None
    assert by_rocket.winners == [0]
    assert (winners(scene.s), scene.table.seen(0).svg().count("Player 1 wins · 41")) == ([0], 1), "the picture knows"
    assert by_rocket.text.endswith("broken by resources loaded on rockets.")
    assert sum(scene.s.silo[:KINDS]) == 0


@pytest.mark.parametrize(("why", "way"), [(BEYOND_TRACK, "somebody has more than 40"), (DECK_OUT, "the rocket deck")])
def test_rule_6_3_what_ended_the_game_is_told(why: int, way: str) -> None:
    scene = Scene(2)
    scene.s.dominance = [41, 40]
    scene.s.stage, scene.s.last_why = OVER, why
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.ways[0].startswith(way)
    assert outcome.ways[1] == "the most Dominance wins"
    assert set(outcome.ways) <= set(scene.table.game.endings())


def test_rule_5_3_cards_and_tiles_are_counted_apart() -> None:
    scene = Scene(2)
    before = scene.table.game.inventory(scene.s)
    for site in range(3):
        scene.put(0, ["lab", "comsat", "quaker"][site], site)
    assert scene.table.game.inventory(scene.s) == before
    scene.s.stock[building("factory")] -= 1
    scene.put(0, "factory")
    assert scene.table.game.inventory(scene.s) == before


def test_rule_6_4_two_of_three_share() -> None:
    scene = Scene(3)
    scene.s.dominance = [41, 30, 41]
    scene.s.stage, scene.s.last_why = OVER, BEYOND_TRACK
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]
    assert outcome.text == "Player 1 and Player 3 share the win with 41 Dominance."
    assert outcome.ways[1] == "a tie that nothing breaks is a shared win"
