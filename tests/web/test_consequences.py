"""What a move would do, asked over the live connection."""

from starlette.testclient import TestClient

from perilune.games import box
from tests.web.conftest import at_table
from tests.web.test_connection import two_here


def test_what_a_move_would_do_is_told_and_nothing_is_played(client: TestClient, box_name: str) -> None:
    table = two_here(client, box_name)
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = page.position["number"]
        offer = page.position["offers"][0]
        (told,) = [message for message in page.say(do="consider", move=offer["move"]) if message["type"] == "consequences"]
        assert told["move"] == offer["move"] and told["says"] == offer["says"]
        assert told["told"] or told["then"]
        assert page.position["number"] == before


def test_a_move_that_cannot_be_played_is_answered_with_its_reason(client: TestClient, box_name: str) -> None:
    with at_table(client, two_here(client, box_name)) as page:
        page.sit(page.position["deciders"][0])
        offered = [offer["move"] for offer in page.position["offers"]]
        other = next(move.text for move in box(box_name).catalogue.moves if move.text not in offered)
        (told,) = [message for message in page.say(do="consider", move=other) if message["type"] == "answer"]
        assert told["says"] and told["rule"]
