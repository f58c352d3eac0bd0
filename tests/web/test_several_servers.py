"""Two servers at one PostgreSQL, in the test's own process: what happens at one of them is seen at the other."""

import random
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest
from starlette.testclient import TestClient

from perilune.core.reopen import reopen
from perilune.games import BOXES, box
from perilune.web.app import Settings, make_app
from perilune.web.play.registry import TableRegistry
from perilune.web.security.limits import Limits, Rate
from tests.web.conftest import HOME, Page, at_table, few, new_client, open_table, state_of, turned_away
from tests.web.postgresql import Postgresql

BOX = BOXES[0]
TOGETHER = next(name for name in BOXES if box(name).cooperative)


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """Only PostgreSQL serves several."""
    return postgresql.new_database()


@pytest.fixture
def servers(database: str) -> Iterator[tuple[TestClient, TestClient]]:
    """Two of them; the same browser at both."""
    with new_client(database) as first, new_client(database) as second:
        first.get("/")
        second.cookies = first.cookies
        yield first, second


def stranger(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app, HOME, headers={"Origin": HOME}, follow_redirects=False)
    other.portal = client.portal
    other.get("/")
    return other


def hear_until(page: Page, true: Callable[[], bool]) -> None:
    """Hear frames until this is so."""
    while not true():
        page.hear()


def await_that(true: Callable[[], bool]) -> None:
    """Wait until this is so."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def registry(client: TestClient) -> TableRegistry:
    found: TableRegistry = state_of(client).registry
    return found


@pytest.mark.parametrize("name", BOXES)
def test_moves_and_undo_are_seen_at_the_other_server(servers: tuple[TestClient, TestClient], name: str) -> None:
    """Moves from here and from there, taken back there and here: after each, both pages show the same."""
    first, second = servers
    seats = few(name)
    table = open_table(first, name, seats=str(seats), seed="two", **{f"who_{seat}": "here" for seat in range(1, seats)})
    chance = random.Random(name)
    with at_table(first, table, "?view=words") as one, at_table(second, table, "?view=words") as two:
        for _ in range(25):
            here, there = (one, two) if chance.random() < 0.5 else (two, one)
            if here.position["outcome"]:
                break
            if here.position["seat"] not in here.position["deciders"]:
                here.sit(here.position["next"][0] if here.position["next"] else here.position["deciders"][0])
            seat, number = here.position["seat"], here.position["number"]
            if not here.position["undo"] and chance.random() < 0.3:
                here.say(do="undo", seat=seat, number=number)
            else:
                here.move(chance.choice(here.position["offers"])["move"])
            rows = registry(first).store.get(table).record.rows  # type: ignore[union-attr]
            for client in servers:
                known = registry(client)._awake[table].table.record
                await_that(lambda: [row.digest for row in known.rows] == [row.digest for row in rows])  # noqa: B023
            there.sit(seat)
            here.sit(seat)
            hear_until(there, lambda: there.position["number"] == here.position["number"])  # noqa: B023
            assert [there.position[key] for key in ("offers", "regions", "scores", "undo", "redo", "prompt")] == [
                here.position[key] for key in ("offers", "regions", "scores", "undo", "redo", "prompt")
            ]
            assert there.log == here.log
    record = registry(first).store.get(table).record  # type: ignore[union-attr]
    assert reopen(box(name), record).why == ""


def test_talk_audit_and_who_is_there_travel(servers: tuple[TestClient, TestClient]) -> None:
    first, second = servers
    table = open_table(first, BOX, seats="2", who_1="link", name_0="Ada", listed="yes")
    with at_table(first, table) as one:
        bo = stranger(second)
        with at_table(bo, table) as two:
            hear_until(one, lambda: one.people["watching"] == 1)
            hear_until(two, lambda: two.people["seats"][0]["state"] == "here")
            assert bo.post(f"/table/{table}/sit", data={"seat": "1", "name": "Bo"}).status_code == 303
            hear_until(one, lambda: one.people["seats"][1]["state"] == "here")
            assert [seat["name"] for seat in one.people["seats"]] == ["Ada", "Bo"]
            two.say(do="say", seat=1, text="Hello from there")
            one.say(do="say", seat=0, text="Hello from here")
            hear_until(one, lambda: len(one.talk) == 2)
            hear_until(two, lambda: len(two.talk) == 2)
            assert [line["text"] for line in one.talk] == [line["text"] for line in two.talk]
            assert "Bo took seat 2." in [line["text"] for line in one.audit]
            one.say(do="remove", seat=1, ban=False)
            hear_until(two, lambda: two.people["seats"][1]["state"] == "free")
            assert two.mine() == []
        hear_until(one, lambda: one.people["watching"] == 0)
        with at_table(second, table) as two:
            assert [line["text"] for line in two.talk] == [line["text"] for line in one.talk]
            assert [line["text"] for line in two.audit] == [line["text"] for line in one.audit]


def test_proposals_travel(servers: tuple[TestClient, TestClient]) -> None:
    """To pages that are open, and to those that open later at a server that has slept."""
    first, second = servers
    seats = few(TOGETHER)
    table = open_table(first, TOGETHER, seats=str(seats), **{f"who_{seat}": "here" for seat in range(1, seats)})
    with at_table(first, table) as one:
        one.say(do="propose", seat=0, marks=["somewhere"])
        with at_table(second, table) as two:
            await_that(lambda: registry(second)._awake[table]._proposals.marks == {"0": ["somewhere"]})
            two.say(do="propose", seat=1, marks=["elsewhere"])
            one.until(lambda frame: frame["type"] == "proposals" and frame["marks"].get("1") == ["elsewhere"])


def test_a_seat_can_be_taken_once(servers: tuple[TestClient, TestClient]) -> None:
    """And whoever sits down at one server is known at the other at once, without having to wait."""
    first, second = servers
    table = open_table(first, BOX, seats="3", who_1="link", who_2="link", listed="yes", many="yes")
    with at_table(second, table):  # it is awake there
        bo, cy = stranger(first), stranger(second)
        assert bo.post(f"/table/{table}/sit", data={"seat": "1", "name": "Bo"}).status_code == 303
        assert "already taken" in cy.post(f"/table/{table}/sit", data={"seat": "1", "name": "Cy"}).text
        bo_there = stranger(second)
        bo_there.cookies = bo.cookies
        with at_table(bo_there, table) as page:
            assert page.mine() == [1]


def test_banned_here_is_banned_there(servers: tuple[TestClient, TestClient]) -> None:
    first, second = servers
    table = open_table(first, BOX, seats="2", who_1="link", listed="yes")
    bo = stranger(second)
    bo.post(f"/table/{table}/sit", data={"seat": "1", "name": "Bo"})
    with at_table(first, table) as one, at_table(bo, table) as two:
        hear_until(one, lambda: one.people["seats"][1]["state"] == "here")
        one.say(do="remove", seat=1, ban=True)
        with pytest.raises(Exception, match="1012|WebSocketDisconnect|^$"):
            two.until(lambda frame: False)
    assert "does not let you sit" in turned_away(bo, table)


def test_a_deleted_table_is_gone_everywhere(servers: tuple[TestClient, TestClient]) -> None:
    first, second = servers
    table = open_table(first, BOX, seats="2", who_1="here")
    with at_table(second, table) as page:
        assert first.post(f"/table/{table}/delete").status_code == 303
        assert "deleted" in page.until(lambda frame: frame["type"] == "trouble")["says"]
    assert second.get(f"/table/{table}").status_code == 404


def test_one_server_moves_the_bots(servers: tuple[TestClient, TestClient]) -> None:
    """Whoever's person has moved last; pages at both servers see them move, and each move is made once."""
    first, second = servers
    table = open_table(first, BOX, seats="3", seed="bots")
    with at_table(first, table, "?view=words") as one, at_table(second, table, "?view=words") as two:
        for page in (one, two, one, two):
            page.await_turn()
            page.move(page.position["offers"][0]["move"])
        for page in (one, two):
            page.await_turn()
            hear_until(one, lambda: one.log == two.log)
    record = registry(first).store.get(table).record  # type: ignore[union-attr]
    assert reopen(box(BOX), record).why == ""


def test_a_new_secret_is_known_everywhere(servers: tuple[TestClient, TestClient]) -> None:
    """Giving a password renews the browser's secret: its page at the other server keeps its seat."""
    first, second = servers
    mine = open_table(first, BOX, seats="2", who_1="here")
    locked = open_table(stranger(first), BOX, seats="2", who_1="link", password="moon")
    with at_table(second, mine) as page:
        assert first.post(f"/table/{locked}/enter", data={"password": "moon"}).status_code == 303
        second.cookies = first.cookies
        assert second.get(f"/table/{locked}").status_code == 200
        now = page.position
        page.move(now["offers"][0]["move"])
        assert page.position["number"] > now["number"] or page.position["seat"] != now["seat"]


def test_a_listener_that_was_cut_off_catches_up(servers: tuple[TestClient, TestClient], database: str) -> None:
    """It hears again, and what was written meanwhile is read."""
    first, second = servers
    table = open_table(first, BOX, seats="2", who_1="here")
    with at_table(first, table) as one, at_table(second, table) as two:
        with psycopg.connect(database, autocommit=True) as db:
            ended = db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").fetchall()
        assert len(ended) >= 2
        number = two.position["number"]
        one.move(one.position["offers"][0]["move"])
        hear_until(two, lambda: two.position["number"] > number)
        one.say(do="say", seat=0, text="Still there?")
        hear_until(two, lambda: bool(two.talk))


def test_what_was_never_announced_is_found(servers: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that writes and dies before it tells anybody."""
    first, second = servers
    table = open_table(first, BOX, seats="2", who_1="here")
    monkeypatch.setattr(registry(first).others, "tell", lambda announcement: None)
    with at_table(first, table) as one, at_table(second, table) as two:
        number = two.position["number"]
        one.move(one.position["offers"][0]["move"])
        hear_until(two, lambda: two.position["number"] > number)


def test_wrong_passwords_count_for_all_servers(database: str) -> None:
    """Ten guesses are ten guesses, however many servers there are; and the right one still opens for somebody else."""
    apps = [make_app(Settings(database, pace=0, password="moon", limits=Limits(passwords=Rate(10, 1e-6)))) for _ in range(2)]
    first, second = (TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) for app in apps)
    with first, second:
        for _ in range(10):
            assert first.post("/enter", data={"password": "sun"}).status_code == 403
        wrong = apps[1].state.guesses._households
        await_that(lambda: len(wrong) > 0 and wrong.of("testclient")._tokens < 1)
        assert second.post("/enter", data={"password": "sun"}).status_code == 429
