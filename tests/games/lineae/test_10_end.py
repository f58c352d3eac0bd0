"""Rules, chapter 10: the end."""

import pytest

from perilune.core.journal import Journal
from perilune.games.lineae.content import NONE, Content
from perilune.games.lineae.draw.feast import winners as celebrated
from perilune.games.lineae.game import (
    AFTER_LAST_ROUND,
    ALL_LAUNCHED,
    MOST_POINTS,
    SHARED_WIN,
    SOLO_GOAL,
    SOLO_SCORE,
    TIE_BY_ROCKETS,
)
from perilune.games.lineae.p4_end import begin_end
from perilune.games.lineae.state import GAME_END, OVER
from tests.games.lineae.scene import FOLDER, Scene, rocket


def finish(scene: Scene) -> None:
    """To the end of round 7."""
    scene.to_round(7)
    scene.pass_all()


def test_rule_10_1_after_round_seven() -> None:
    scene = Scene(2)
    finish(scene)
    assert scene.s.round == 7 and scene.table.over
    log = scene.told()
    assert not any("dissolve" in line for line in log[log.index("Round 7 begins.") :]), "there is no cleanup"
    assert "The game ends: this was the last round." in log


def test_rule_10_1_after_the_round_of_the_eighth_rocket() -> None:
    scene = Scene(2, "starter")
    for place in (1, 2, 3, 4, 6, 7, 8):
        scene.gone(place)
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1", "load 5 sulfur", "done", "end")
    assert not scene.table.over
    scene.play(1, "place income 1", "pass")
    scene.play(0, "pass")
    assert scene.table.over and scene.s.round == 1
    assert scene.s.crowd != [0] * 44, "there is no cleanup"
    assert "The game ends: all rockets are launched." in scene.told()
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.ways[0] == ALL_LAUNCHED


def test_rule_10_2_technology_adds_its_points() -> None:
    scene = Scene(2)
    scene.learn(0, "carbon-scrubber", "bore-laser")
    scene.learn(1, "ducted-impellers")
    scene.pay(0, 0)
    scene.pay(1, 0)
    finish(scene)
    assert scene.s.vp == [5, 1]


def test_rule_10_3_fives_and_pairs() -> None:
    scene = Scene(2)
    scene.pay(0, 14)
    scene.pay(1, 4)
    scene.give(0, "iron iron iron salt")
    scene.give(1, "silica silica silica silica sulfur sulfur")
    finish(scene)
    assert scene.s.vp == [3, 3]


def test_rule_10_3_content_whose_markers_cost_one_point() -> None:
    content = Content(FOLDER)
    content.penalty = 1
    scene = Scene(2, reactor="on")
    scene.pay(0, 0)
    scene.pay(1, 0)
    scene.play(0, "borrow iron")
    scene.s.vp = [5, 5]
    begin_end(scene.s, content, Journal())
    assert scene.s.vp == [4, 5]


def test_rule_10_3_immediate_technologies_first() -> None:
    scene = Scene(2)
    scene.s.first = 1
    scene.learn(0, "commodity-terminal", "molecular-printer")
    scene.pay(0, 3)
    scene.pay(1, 0)
    scene.give(0, "iron iron salt sulfur silica silica silica")
    finish(scene)
    assert scene.s.stage == GAME_END and scene.deciders() == [0]
    assert scene.refused(0, "pass") == "3.2"
    scene.play(0, "sell iron")
    assert scene.s.money[0] == 5
    scene.play(0, "print", "give salt", "give sulfur", "gain iron")
    assert scene.refused(0, "sell salt") == "8.4"
    scene.play(0, "done")
    assert scene.s.stage == OVER
    assert scene.s.vp[0] == 3 + 1 + 1 + 1, "two cards, $5, two iron, two silica"


def test_rule_10_3_in_turn_order() -> None:
    scene = Scene(3)
    scene.s.first = 2
    scene.learn(0, "commodity-terminal")
    scene.learn(1, "molecular-printer")
    scene.give(0, "iron")
    scene.give(1, "iron iron")
    finish(scene)
    assert scene.deciders() == [0]
    scene.play(0, "done")
    assert scene.deciders() == [1]
    scene.play(1, "done")
    assert scene.table.over


def test_rule_10_3_who_has_nothing_to_convert_is_not_asked() -> None:
    scene = Scene(2)
    scene.learn(0, "molecular-printer")
    scene.give(0, "iron")
    finish(scene)
    assert scene.table.over


@pytest.mark.parametrize(("points", "rockets", "winners", "words", "ways"), [
    ([5, 4], [0, 2], [0], "wins with 5 points.", [MOST_POINTS]),
    ([5, 5], [1, 2], [1], "the tie broken by rockets launched.", [TIE_BY_ROCKETS]),
    ([5, 5], [2, 2], [0, 1], "share the win with 5 points.", [SHARED_WIN]),
    ([5, 5, 5], [1, 0, 1], [0, 2], "share the win with 5 points, the tie broken by rockets launched.", [TIE_BY_ROCKETS, SHARED_WIN]),
])  # fmt: skip
def test_rule_10_4_points_then_rockets_then_shared(
    points: list[int], rockets: list[int], winners: list[int], words: str, ways: list[str]
) -> None:
    seats = len(points)
    scene = Scene(seats)
    keys = iter(["jovian", "ganymede", "io", "callisto"])
    for seat in range(seats):
        scene.pay(seat, 0)
        scene.s.vp[seat] = points[seat]
        for _ in range(rockets[seat]):
            number = rocket(next(keys))
            scene.s.rockets[scene.s.rockets.index(number)] = NONE
            scene.s.launched[number] = seat
    finish(scene)
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.winners == celebrated(scene.s) == winners and outcome.text.endswith(words)
    assert outcome.ways == [AFTER_LAST_ROUND, *ways]


def test_rule_10_5_alone_all_eight_rockets_are_the_goal() -> None:
    scene = Scene(1, "starter")
    for place in range(2, 9):
        scene.gone(place)
    scene.vessel(0, 1)
    scene.load(1, "iron iron silica salt")
    scene.give(0, "silica")
    scene.to_round(7)
    scene.play(0, "place launch-pad 1", "load 1 silica", "done", "end")
    scene.pass_all()
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.winners == celebrated(scene.s) == [0]
    assert outcome.text == "Player 1 has launched all 8 rockets and scored 1 point."
    assert outcome.ways == [ALL_LAUNCHED, SOLO_GOAL]


def test_rule_10_5_alone_bots_know_how_near_the_goal_is() -> None:
    scene = Scene(1)
    near = []
    for count in (0, 4, 8):
        scene.s.launched = [0] * count + [NONE] * (len(scene.s.launched) - count)
        near.append(scene.table.game.nearness(scene.s))
    assert near == [0, 50, 100]
    scene.s.launched = [NONE] * len(scene.s.launched)
    scene.load(1, "iron iron silica salt")
    assert scene.table.game.nearness(scene.s) == 5, "cubes on a rocket are a beginning"


def test_rule_10_5_alone_fewer_rockets_are_a_score_and_no_defeat() -> None:
    scene = Scene(1)
    scene.gone(3)
    scene.s.vp[0] = 7
    scene.pay(0, 0)
    finish(scene)
    outcome = scene.table.outcome()
    assert outcome is not None and outcome.winners == []
    assert outcome.text == "Player 1 has launched 1 of 8 rockets and scored 7 points: a score to beat."
    assert outcome.ways == [AFTER_LAST_ROUND, SOLO_SCORE]
