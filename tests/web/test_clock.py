"""Clocks: whose time runs, what a turn and an undo do to it, and what happens when it is up."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from perilune.bots import USUAL
from perilune.core.table import Table
from perilune.games import BOXES, box
from perilune.web.play.clock import TableClock
from perilune.web.storage.model import PERSON, Chair, ClockRule, Device, StoredTable, Times
from perilune.web.storage.store import Store
from tests.web.conftest import Page, at_table, few, new_client, open_table, state_of
from tests.web.test_store import work_in

LIVE, DAYS = "live.20.10", "days.3"
HERE = {"seats": "2", "who_1": "here", "seed": "clock"}


@pytest.fixture
def database(either_database: str) -> str:
    """Every test here runs with each kind of database."""
    return either_database


def clock(page: Page) -> dict[str, Any]:
    """What the page was told of the clock last."""
    frames = page.say(do="nod")
    while frames[-1]["type"] != "done":
        frames += page.say(do="nod")
    assert page.clock is not None
    return page.clock


def running(page: Page) -> list[int]:
    """Whose time runs, as the page knows it."""
    return [seat for seat, shown in enumerate(clock(page)["seats"]) if shown["runs"]]


def grow_late(client: TestClient, database: str, table: str) -> None:
    """As if days had gone by, for the disk and for this server."""
    store = Store(database)
    kept = store.get(table)
    store.close()
    assert kept is not None and kept.times is not None
    times = kept.times
    with work_in(database) as work:
        old = Times(times.left, times.runs, times.since - 10**7, times.open_left, times.open_runs, times.open_since - 10**7)
        work.run("UPDATE tables SET times = ?, due = ?, version = version + 1 WHERE id = ?", (old.text(), old.due, table))
    state_of(client).registry._awake[table].stored.times = old


def await_move(page: Page, before: int) -> None:
    """Wait until the position has changed."""
    while page.position["number"] == before:
        page.hear()


def test_time_runs_for_whom_the_game_waits(database: str) -> None:
    """It is kept over a restart, and what was chosen is said."""
    with new_client(database) as client:
        table = open_table(client, BOXES[0], **HERE, clock=LIVE, **{"time-up": "seat"})
        cookies = dict(client.cookies)
        with at_table(client, table) as page:
            says = clock(page)["says"]
            assert says.startswith("Clock: 20 minutes each, plus 10 seconds a turn. When somebody runs out of time, a")
            first = page.position["deciders"]
            assert running(page) == first
            page.sit(first[0])
            while page.position["deciders"] == first:
                page.move(page.position["offers"][-1]["move"])
            assert running(page) == page.position["deciders"] != first
            left = clock(page)["seats"][first[0]]["left"]
            assert 1200 < left <= 1210, "the turn was short, and brought ten seconds"
    time.sleep(0.5)  # the clock goes on while the server is down
    with new_client(database) as client:
        client.cookies.update(cookies)
        with at_table(client, table) as page:
            assert running(page) == page.position["deciders"]
            assert clock(page)["seats"][first[0]]["left"] == left
            assert clock(page)["seats"][page.position["deciders"][0]]["left"] < 1200


def test_no_time_runs_while_a_seat_is_free_or_a_bot_plays(database: str) -> None:
    with new_client(database) as client:
        table = open_table(client, BOXES[0], seats="2", who_1="link", listed="yes", many="yes", clock=DAYS)
        with at_table(client, table) as page:
            assert running(page) == []
            assert client.post(f"/table/{table}/sit", data={"seat": "1"}).status_code == 303
            page.until(lambda frame: frame["type"] == "clock")
            decider = page.position["deciders"][0]
            assert running(page) == [decider]
            page.say(do="leave", seat=1 - decider)
            assert running(page) == []
        alone = open_table(client, BOXES[0], seats="2", who_0="random", clock=DAYS, who_1="random")
        with at_table(client, alone) as page:
            assert running(page) == []
        plain = open_table(client, BOXES[0], seats="2")
        with at_table(client, plain) as page:
            assert clock(page) == {"type": "clock", "says": "", "seats": []}


def test_an_undo_gives_no_time_back(database: str) -> None:
    """However often the turn is ended and taken back, it brings its seconds once."""
    with new_client(database) as client:
        table = open_table(client, BOXES[0], **HERE, clock="live.20.600")
        with at_table(client, table) as page:
            seat = page.position["deciders"][0]
            page.sit(seat)
            for _ in range(3):
                while page.my_turn():
                    page.move(page.position["offers"][-1]["move"])
                    page.sit(seat)
                ended = clock(page)["seats"][seat]["left"]
                assert 1750 < ended <= 1800
                page.say(do="undo", seat=seat, number=page.position["number"])
                if running(page) != [seat]:
                    break  # there was no way back
                assert 1150 < clock(page)["seats"][seat]["left"] <= 1200


@pytest.mark.parametrize("then", ["move", "pass", "seat"])
@pytest.mark.parametrize("name", BOXES)
def test_what_happens_when_time_is_up(database: str, name: str, then: str) -> None:
    """A bot moves, or the seat passes, or the bot takes the seat; everybody can read it."""
    with new_client(database) as client:
        people = {f"who_{seat}": "here" for seat in range(1, few(name))}
        table = open_table(client, name, seats=str(few(name)), **people, clock=DAYS, **{"time-up": then})
        with at_table(client, table) as page:
            before, seat = page.position["number"], page.position["deciders"][0]
            grow_late(client, database, table)
            while not any("ran out of time" in line["text"] for line in page.audit):
                page.hear()
            await_move(page, before)
            assert page.people["seats"][seat]["player"] == (USUAL if then == "seat" else "person")


def test_only_one_server_acts(postgresql: Any) -> None:
    """Two servers, the table open at both: one line in the audit, and no move twice."""
    database = postgresql.new_database()
    with new_client(database) as one, new_client(database) as two:
        table = open_table(one, BOXES[0], **HERE, clock=DAYS)
        two.cookies.update(one.cookies)
        with at_table(one, table) as page, at_table(two, table) as other:
            before = page.position["number"]
            grow_late(one, database, table)
            await_move(page, before)
            await_move(other, before)
            time.sleep(2.5)  # both have looked again by then
            page.say(do="nod")
            late = [line["text"] for line in page.audit if "ran out of time" in line["text"]]
            assert len(late) == len(set(late)) == 1


def test_a_sealed_choice_is_not_told_by_the_clock() -> None:
    """Others see time run as long as they cannot know that somebody has chosen."""
    game = box(BOXES[0])
    table = Table(game, game.settle(2, {}), "clock")
    stored = StoredTable("id", table.record, [Chair(PERSON, {name: Device()}) for name in ("ada", "bob")])
    stored.clock = ClockRule(minutes=20, increment=10, then="move")
    decider = table.deciders()[0]
    other, now = 1 - decider, time.time()
    stored.times = Times([1200, 1200], [0, 1], now - 60, [1200, 1200], [0, 1], now - 60)  # as if both had to choose
    stored.times = TableClock(stored, table).after(seen=False)  # and then the game waits for one of them
    clock = TableClock(stored, table)
    assert [round(shown["left"]) for shown in clock.message([other])["seats"]] == ([1140, 1150] if other else [1150, 1140])
    assert clock.message([other])["seats"][other]["runs"] is False, "who has chosen sees it"
    told = clock.message([decider])["seats"][other]
    assert (round(told["left"]), told["runs"]) == (1140, True)
    stored.times = clock.after(seen=True)
    told = clock.message([decider])["seats"][other]
    assert (round(told["left"]), told["runs"]) == (1150, False)


@pytest.mark.parametrize(
    "text", ["x", "live", "live.0.0", "live.20", "live.1.9999", "days.0", "days.99", "days.1.1", "days.٣", "live.-1.0"]
)
def test_clocks_that_are_none(client: TestClient, text: str) -> None:
    answer = client.post("/open", data={"box": BOXES[0], "clock": text})
    assert answer.status_code == 400
    assert "is not a clock" in answer.text
    assert client.post("/open", data={"box": BOXES[0], "clock": DAYS, "time-up": "dance"}).status_code == 400
    assert "choose one of the two" in client.post("/open", data={"box": BOXES[0], "clock": DAYS, "practice": "yes"}).text


def test_a_game_like_this_one_has_the_same_clock(database: str) -> None:
    with new_client(database) as client:
        table = open_table(client, BOXES[0], **HERE, clock=LIVE)
        again = client.post(f"/table/{table}/again").headers["location"].removeprefix("/table/")
        kept = Store(database).get(again)
        assert kept is not None and kept.clock == ClockRule(20, 10, 0, "move")
