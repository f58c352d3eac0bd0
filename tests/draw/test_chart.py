"""The chart of the points: round numbers, a line for each seat that can be told without colour, and words."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from perilune.draw.chart import DASHES, LEFT, RIGHT, round_numbers, score_chart, worth_drawing
from perilune.draw.palette import SEATS
from perilune.draw.pieces import mark_path

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 1, [0, 1]),
        (0, 7, [0, 2, 4, 6, 8]),
        (0, 42, [0, 10, 20, 30, 40, 50]),
        (-3, 17, [-5, 0, 5, 10, 15, 20]),
        (0, 2881, [0, 1000, 2000, 3000]),
    ],
)
def test_round_numbers_hold_all_points(low: int, high: int, found: list[int]) -> None:
    assert round_numbers(low, high, 5) == found


def test_points_that_say_nothing_are_not_drawn() -> None:
    assert not worth_drawing([[0, 0], [0, 0], [0, 0]])
    assert not worth_drawing([[0, 0], [1, 0], [1, 1]]), "who has escaped is no race for points"
    assert not worth_drawing([[7, 3]]), "one moment is no line"
    assert worth_drawing([[0, 0], [2, 0]])
    assert worth_drawing([[0], [-2]])


def test_every_seat_has_its_colour_its_mark_and_its_dashes() -> None:
    names = [f"Name {seat}" for seat in range(SEATS)]
    drawn = score_chart([[0] * SEATS, [seat * 3 for seat in range(SEATS)]], names)
    root = ElementTree.fromstring(drawn)
    assert len(set(DASHES)) == SEATS
    for seat, name in enumerate(names):
        assert name in drawn
        paths = [path for path in root.iter(f"{SVG}path") if path.get("stroke") == f"var(--pl-seat-{seat + 1})"]
        assert {path.get("stroke-dasharray") for path in paths} == {DASHES[seat]}
        marks = [path for path in root.iter(f"{SVG}path") if path.get("fill") == f"var(--pl-seat-{seat + 1})"]
        assert [path.get("d") for path in marks] == [mark_path(seat)] * 2


def test_points_stay_until_they_change() -> None:
    root = ElementTree.fromstring(score_chart([[0], [0], [4], [4], [4]], ["Ada"]))
    line = [path.get("d") for path in root.iter(f"{SVG}path") if path.get("stroke") == "var(--pl-seat-1)"][-1]
    middle = LEFT + (RIGHT - LEFT) / 2
    assert line == f"M{LEFT} 164H{middle:g}V32H{RIGHT}"


def test_it_says_where_the_moments_lie_and_tells_the_end_in_words() -> None:
    root = ElementTree.fromstring(score_chart([[0, 0], [2, -1]], ["Ada & <Co>", "Ben"]))
    plot = next(group for group in root.iter(f"{SVG}g") if group.get("class") == "plot")
    assert (plot.get("data-left"), plot.get("data-right")) == (str(LEFT), str(RIGHT))
    assert root.get("aria-label") == "The points over the game. At the last moment: Ada & <Co> 2, Ben -1."


def test_marks_at_the_end_do_not_lie_upon_each_other() -> None:
    root = ElementTree.fromstring(score_chart([[0] * 5, [9, 9, 9, 9, 8]], list("abcde")))
    places = sorted(
        float(label.get("y", "")) for label in root.iter(f"{SVG}text") if label.text in ("9", "8") and label.get("class") == "b"
    )
    assert len(places) == 5
    assert all(below - above >= 12 for above, below in pairwise(places))
