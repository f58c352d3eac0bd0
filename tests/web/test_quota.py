"""How many tables there may be: for one browser, and in all."""

from pathlib import Path

from starlette.testclient import TestClient

from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.play.quota import Quota
from perilune.web.security.limits import LIFTED
from tests.web.conftest import HOME, at_table, open_table


def client_with(database: Path, quota: Quota) -> TestClient:
    """A browser at a server with room for so many tables."""
    settings = Settings(database, pace=0, limits=LIFTED, quota=quota)
    return TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False)


def test_a_browser_may_have_so_many_tables(database: Path) -> None:
    """The refusal says what to delete; the tables are all on the start page, and then there is room. Other browsers have theirs."""
    with client_with(database, Quota(2, None)) as client:
        tables = [open_table(client, BOXES[0], seats="2", who_1="here") for _ in range(2)]
        with at_table(client, tables[0]) as page:
            for seat in range(2):
                page.say(do="leave", seat=seat)
        refused = client.post("/open", data={"box": BOXES[0]})
        assert refused.status_code == 400
        assert "You have opened 2 tables, and this server keeps only 2 per browser; 0 of them are finished." in refused.text
        assert client.post(f"/table/{tables[1]}/again").status_code == 400
        for table in tables:
            assert f"/table/{table}/delete" in client.get("/").text, "whoever has opened it finds it, with a seat or without"
        assert client.post(f"/table/{tables[0]}/delete").status_code == 303
        open_table(client, BOXES[0])
        client.cookies.clear()
        open_table(client, BOXES[0])


def test_a_server_keeps_so_many_tables(database: Path) -> None:
    with client_with(database, Quota(None, 1)) as client:
        open_table(client, BOXES[0])
        client.cookies.clear()
        refused = client.post("/open", data={"box": BOXES[0]})
        assert refused.status_code == 400
        assert "it keeps at most 1 tables" in refused.text and "--most-tables-in-all" in refused.text
