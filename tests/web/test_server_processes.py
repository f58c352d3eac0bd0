"""Real servers at one PostgreSQL: whole games with pages spread over them, while servers, listeners and the database fail."""

import json
import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import Any

import httpx2
import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perilune.cli import main
from perilune.core.reopen import reopen
from perilune.games import BOXES, box
from perilune.web.play.shared_screen import names_told
from perilune.web.storage.store import Store
from tests.web.conftest import Frame, Page, few, server
from tests.web.postgresql import Postgresql, children

LOST = (OSError, WebSocketException, EOFError)


class Wire:
    """What a page's socket does, over a real connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def receive_json(self) -> Any:
        return json.loads(self.connection.recv(timeout=60))

    def send_json(self, message: Any) -> None:
        self.connection.send(json.dumps(message))


def open_page(address: str, table: str, cookie: str) -> Page:
    """A page that tells the position in words."""
    live = f"{address.replace('http', 'ws')}/table/{table}/live?view=words"
    connection = connect(
        live, origin=Origin(address), additional_headers={"Cookie": cookie}, max_size=None, close_timeout=1, legacy=True
    )
    return Page(Wire(connection))  # type: ignore[arg-type]


def close(page: Page) -> None:
    page.socket.connection.close()  # type: ignore[attr-defined]


@dataclass
class Seat:
    """Somebody who plays on, whatever happens: when the connection is lost, the next server that answers will do."""

    servers: list[str]
    table: str
    cookie: str
    hand: random.Random
    shown: int = -1  # the last state number that was shown
    log: list[list[Any]] = field(default_factory=list)
    backs: int = 0  # how often the page has come back

    def connect(self) -> Page:
        deadline = time.monotonic() + 60
        while True:
            try:
                page = open_page(self.servers[0], self.table, self.cookie)
            except LOST:
                assert time.monotonic() < deadline
                self.servers.append(self.servers.pop(0))
                time.sleep(0.05)
                continue
            self.look(page)
            return page

    def look(self, page: Page) -> None:
        assert page.position["number"] >= self.shown, "what was shown is on disk"
        self.shown = page.position["number"]
        self.log = page.log

    def play(self) -> None:
        """Until the game is over."""
        page = self.connect()
        while not page.position["outcome"]:
            try:
                self.step(page)
            except LOST:
                self.backs += 1
                page = self.connect()
        close(page)

    def step(self, page: Page) -> None:
        page.await_turn()
        self.look(page)
        if page.position["outcome"]:
            return
        offers = page.position["offers"]
        ending = [offer for offer in offers if offer.get("ends") and self.hand.random() < 0.8]  # or some games take long
        move = self.hand.choice(ending or offers)["move"]
        heard = page.say(do="move", seat=page.position["seat"], move=move, number=page.position["number"], sure=True)
        if any(frame["type"] == "trouble" for frame in heard):
            time.sleep(0.02)  # somebody was quicker, or the database does not answer
        self.look(page)


class Company:
    """Servers, and a table that is played over all of them."""

    def __init__(self, stack: ExitStack, postgresql: Postgresql, servers: int) -> None:
        self.database = postgresql.new_database()
        self.postgresql = postgresql
        started = [stack.enter_context(server(self.database)) for _ in range(servers)]
        self.processes: list[subprocess.Popen[str]] = [process for process, _ in started]
        self.addresses = [address for _, address in started]
        self.store = stack.enter_context(closing(Store(self.database)))

    def open(self, name: str, people: int, bots: int) -> list[Seat]:
        """A table; each of its people is connected to another server."""
        who = {f"who.{seat}": "link" if seat < people else "greedy" for seat in range(1, people + bots)}
        data = {"box": name, "seats": str(people + bots), "seed": "company", "listed": "yes", **who}
        made = httpx2.post(f"{self.addresses[0]}/open", data=data, headers={"Origin": self.addresses[0]}, timeout=60)
        table = made.headers["location"].removeprefix("/table/")
        cookies = [made.headers["set-cookie"].split(";")[0]]
        for seat in range(1, people):
            address = self.addresses[seat % len(self.addresses)]
            form = {"seat": str(seat), "name": f"Player {seat}"}
            sat = httpx2.post(f"{address}/table/{table}/sit", data=form, headers={"Origin": address}, timeout=60)
            assert sat.status_code == 303, sat.text
            cookies.append(sat.headers["set-cookie"].split(";")[0])
        return [
            Seat([*self.addresses[seat:], *self.addresses[:seat]], table, cookie, random.Random(f"{name} {seat}"))
            for seat, cookie in enumerate(cookies)
        ]

    def rows(self, table: str) -> int:
        stored = self.store.get(table)
        assert stored is not None
        return len(stored.record.rows)

    # what can go wrong

    def nothing(self) -> None:
        """Nothing goes wrong."""

    def kill_a_server(self) -> None:
        """Without a word."""
        self.processes[0].send_signal(signal.SIGKILL)
        self.processes[0].wait()

    def cut_the_listeners(self) -> None:
        """Those of all servers, and what they had to say to each other."""
        with psycopg.connect(self.database, autocommit=True) as db:
            theirs = "pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%')"
            db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {theirs}".encode())

    def restart_the_database(self) -> None:
        """Everybody is thrown out."""
        self.postgresql.stop()
        self.postgresql.start()


CASES: list[tuple[str, int, Callable[[Company], None]]] = list(
    zip(
        BOXES,
        [2, 3, 2, 3],
        [Company.restart_the_database, Company.kill_a_server, Company.cut_the_listeners, Company.nothing],
        strict=True,
    )
)


@pytest.mark.long
@pytest.mark.parametrize(("name", "servers", "trouble"), CASES, ids=[f"{name}-{what.__name__}" for name, _, what in CASES])
def test_a_whole_game_over_several_servers(
    postgresql: Postgresql, name: str, servers: int, trouble: Callable[[Company], None]
) -> None:
    """With people at different servers and a bot: nothing that was shown is lost, nothing is played twice, all see the end."""
    with ExitStack() as stack, ThreadPoolExecutor() as threads:
        company = Company(stack, postgresql, servers)
        people = few(name)
        seats = company.open(name, people, 1 if box(name).max_seats > people else 0)
        playing = [threads.submit(seat.play) for seat in seats]
        deadline = time.monotonic() + 120
        while company.rows(seats[0].table) < 25 and not playing[0].done():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        trouble(company)
        for work in playing:
            work.result(timeout=300)
        stored = company.store.get(seats[0].table)
        assert stored is not None
        again = reopen(box(name), stored.record)
        assert (again.why, again.table.over) == ("", True)
        for number, seat in enumerate(seats):
            names = names_told(again.table.names, stored.chairs, [number])
            assert [text for text, *_ in seat.log] == again.table.seen(number).told_with(names).log()
        if trouble is Company.kill_a_server:
            assert seats[0].backs > 0


def test_two_clicks_at_the_same_moment(postgresql: Postgresql) -> None:
    """The same person clicks at two servers at once: each decision is played once."""
    with ExitStack() as stack, ThreadPoolExecutor() as threads:
        company = Company(stack, postgresql, 2)
        seat = company.open(BOXES[0], 2, 0)[0]
        other = company.open(BOXES[0], 1, 1)[0]
        pages = [open_page(address, other.table, other.cookie) for address in company.addresses]
        together = threading.Barrier(2)
        played = 0

        def click(page: Page, position: Frame) -> list[Frame]:
            together.wait(60)
            return page.say(do="move", seat=0, move=position["offers"][0]["move"], number=position["number"], sure=True)

        for _ in range(15):
            for page in pages:
                page.await_turn()
            position = max((page.position for page in pages), key=lambda position: position["number"])
            for page in pages:
                while page.position["number"] < position["number"]:
                    page.hear()
            before = mine(company.store, other.table)
            heard = list(threads.map(click, pages, [position] * 2))
            troubles = sum(any(frame["type"] == "trouble" for frame in frames) for frames in heard)
            played += 2 - troubles
            assert mine(company.store, other.table) - before == 2 - troubles == 1
        assert played == 15
        assert seat.table != other.table
        for page in pages:
            close(page)


def mine(store: Store, table: str) -> int:
    """How many moves the first seat has made."""
    stored = store.get(table)
    assert stored is not None
    return sum(1 for row in stored.record.rows if row.seat == 0)


# several processes at one port


@pytest.fixture
def workers(postgresql: Postgresql) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A server of two processes: the first one, its address and its database."""
    database = postgresql.new_database()
    with server(database, workers="2") as (process, address):
        yield process, address, database
        process.terminate()
        process.wait(60)


def await_that(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_worker_that_dies_is_replaced(workers: tuple[subprocess.Popen[str], str, str]) -> None:
    """Its pages come back to another one, and the game goes on; when the first process stops, all stop."""
    process, address, database = workers
    before = children(process.pid)
    assert len(before) == 2
    made = httpx2.post(f"{address}/open", data={"box": BOXES[0], "seats": "2"}, headers={"Origin": address}, timeout=60)
    table, cookie = made.headers["location"].removeprefix("/table/"), made.headers["set-cookie"].split(";")[0]
    seat = Seat([address], table, cookie, random.Random(1))
    page = seat.connect()
    for round_ in range(6):
        try:
            seat.step(page)
        except LOST:
            page = seat.connect()
        if round_ == 2:
            os.kill(before[0], signal.SIGKILL)
        if round_ == 4:
            os.kill(before[1], signal.SIGKILL)
    close(page)
    await_that(lambda: len(children(process.pid)) == 2 and not set(before) & set(children(process.pid)))
    after = children(process.pid)
    process.terminate()
    assert process.wait(60) == 0
    assert not any(os.path.exists(f"/proc/{pid}") for pid in after)
    with closing(Store(database)) as store:
        stored = store.get(table)
        assert stored is not None
        assert reopen(box(BOXES[0]), stored.record).why == ""


def test_workers_do_not_outlive_the_first_process(workers: tuple[subprocess.Popen[str], str, str]) -> None:
    process, _, _ = workers
    left = children(process.pid)
    process.kill()
    await_that(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in left))


def test_several_processes_need_postgresql(tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]) -> None:
    """And the command says what to do instead."""
    file = tmp_path_factory.mktemp("web") / "tables.sqlite"
    assert main(["serve", "--port", "0", "--workers", "2", "--database", str(file)]) == 2
    assert "Several processes need PostgreSQL" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["serve", "--workers", "none"])
