"""Whoever gave no name and sits alone at a screen is called You there."""

from http import HTTPStatus

from starlette.testclient import TestClient

from perilune.core.words import YOU
from perilune.web.play.shared_screen import names_told
from perilune.web.storage.model import PERSON, Chair
from tests.web.conftest import at_table, few, open_table
from tests.web.test_online import another


def test_only_who_gave_no_name_and_is_alone() -> None:
    nameless, named = Chair(PERSON, nameless=True), Chair(PERSON)
    assert names_told(["Player 1", "Selene"], [nameless, named], [0]) == [YOU, "Selene"]
    assert names_told(["Player 1'", "Player 1"], [nameless, named], [0]) == [YOU, "Player 1"]
    assert names_told(["Ada", "Selene"], [named, named], [0]) == ["Ada", "Selene"]
    assert names_told(["Player 1", "Selene"], [named, named], [0]) == ["Player 1", "Selene"], "who is called so by choice"
    assert names_told(["Player 1", "Player 2"], [nameless, nameless], [0, 1]) == ["Player 1", "Player 2"]
    assert names_told(["Player 1", "Selene"], [nameless, named], []) == ["Player 1", "Selene"]
    assert names_told(["Player 1", "You"], [nameless, named], [0]) == ["Player 1", "You"]  # nobody could tell them apart


def test_the_log_speaks_to_me_and_tells_others_of_me(client: TestClient, box_name: str) -> None:
    """So does the list of players. Whoever comes later is told the same."""
    table = open_table(client, box_name, seats=str(few(box_name)), seed="s1")
    with at_table(client, table) as page:
        page.await_turn()
        page.move(page.position["offers"][0]["move"])
        mine = " ".join(text for text, *_ in page.log)
        assert "You " in mine and "Player 1" not in mine
        assert page.people["seats"][0]["called"] == YOU
        with at_table(another(client), table) as watching:
            theirs = " ".join(text for text, *_ in watching.log)
            assert "Player 1 " in theirs and "You " not in theirs
            assert watching.people["seats"][0]["called"] == "Player 1"


def test_the_chart_at_the_table_calls_me_as_the_table_does(client: TestClient) -> None:
    """Beside "You win" stood a line for Player 1."""
    table = open_table(client, "mine_the_moon", seats="2", seed="s1")
    address = f"/table/{table}/chart.svg"
    with at_table(client, table) as page:
        while client.get(address).status_code == HTTPStatus.NO_CONTENT:
            page.await_turn()
            page.move(page.position["offers"][-1]["move"])
    mine, theirs = client.get(address).text, another(client).get(address).text
    assert "You<" in mine and "Player 1" not in mine
    assert "Player 1<" in theirs and "You<" not in theirs
