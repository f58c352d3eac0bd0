"""Partners in a co-operative box mark places for each other; it is talk, and changes nothing."""

import re

import pytest
from starlette.testclient import TestClient

from perilune.core.table import Table
from perilune.games import BOXES, box
from tests.web.conftest import at_table, open_table

TOGETHER = [name for name in BOXES if box(name).cooperative]
ALONE = [name for name in BOXES if not box(name).cooperative]


def test_there_is_a_box_to_play_together() -> None:
    assert TOGETHER


@pytest.mark.parametrize("name", TOGETHER)
def test_a_proposal_reaches_every_page_of_the_table(client: TestClient, name: str) -> None:
    table = open_table(client, name, seats="2", who_0="me", who_1="here")
    with at_table(client, table) as mine, at_table(client, table) as other:
        mine.sit(0)
        number = mine.position["number"]
        heard = mine.say(do="propose", seat=0, marks=["hex-2-30", "hex-1-4"])
        told = next(frame for frame in heard if frame["type"] == "proposals")
        assert told["marks"] == {"0": ["hex-2-30", "hex-1-4"]}
        assert "(The moon of Player 2)" in told["words"]["hex-2-30"]
        while (frame := other.hear())["type"] != "proposals" or not frame["marks"]:
            pass
        assert frame["marks"] == {"0": ["hex-2-30", "hex-1-4"]}
        assert mine.position["number"] == number
        mine.say(do="propose", seat=0, marks=[])


@pytest.mark.parametrize("name", TOGETHER)
def test_every_place_that_can_be_marked_has_a_name(name: str) -> None:
    """For every number of seats, what the picture lets partners mark is what the drawing names."""
    game = box(name)
    for seats in range(max(2, game.min_seats), game.max_seats + 1):
        table = Table(game, game.settle(seats, {}), "places", [f"P{seat}" for seat in range(seats)])
        for seen in (table.seen(), table.seen(0)):
            drawing = seen.drawing()
            assert set(re.findall(r'data-place="([^"]*)"', drawing.svg())) == set(drawing.places)


@pytest.mark.parametrize("marks", [["<b>"], ["x" * 61], ["a"] * 61])
def test_a_wrong_proposal_is_refused(client: TestClient, marks: list[str]) -> None:
    table = open_table(client, TOGETHER[0], seats="2", who_0="me", who_1="here")
    with at_table(client, table) as mine:
        assert "at most 60 places" in mine.refused(do="propose", seat=0, marks=marks)
        assert "not your seat" in mine.refused(do="propose", seat=5, marks=[])


def test_rivals_have_nothing_to_propose(client: TestClient) -> None:
    table = open_table(client, ALONE[0], seats="2", who_0="me", who_1="here")
    with at_table(client, table) as mine:
        assert "Everybody plays for themselves" in mine.refused(do="propose", seat=0, marks=["a"])
