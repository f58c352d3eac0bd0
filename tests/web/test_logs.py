"""What the server writes down: every event, and never a secret. And how it says that it is ill."""

import json
import logging
import signal
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from websockets.sync.client import connect
from websockets.typing import Origin

from perilune.games import BOXES
from perilune.web.logs import JSON, NONE, PLAIN, log_event, write_logs
from perilune.web.play.bot_pool import BotPool
from perilune.web.storage.database import DatabaseTrouble
from tests.web.conftest import at_table, open_table, server, state_of

BOX = BOXES[0]


@pytest.fixture
def written() -> Iterator[StringIO]:
    """Where the log goes, for the time of a test."""
    loggers = [logging.getLogger(name) for name in ("perilune.web", "uvicorn.error")]
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield StringIO()
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def events(text: str) -> list[dict[str, Any]]:
    """The lines of a log for machines."""
    return [json.loads(line) for line in text.splitlines()]


def test_json(written: StringIO) -> None:
    """One object a line, also for an error with its traceback."""
    write_logs(JSON, written)
    log_event("table opened", table="1\n2", seats=2)
    try:
        raise ValueError("wrong\nnumber")
    except ValueError:
        log_event("bots stopped", logging.ERROR, table="12")
    logging.getLogger("uvicorn.error").info("not of interest")
    logging.getLogger("uvicorn.error").error("An error\n")
    first, second, third = events(written.getvalue())
    assert first["time"].endswith("+00:00")
    assert {**first, "time": ""} == {"time": "", "level": "info", "event": "table opened", "table": "1\n2", "seats": 2}
    assert (second["level"], second["event"]) == ("error", "bots stopped")
    assert "ValueError: wrong\nnumber" in second["traceback"]
    assert third["event"] == "An error"
    assert "traceback" not in third


def test_plain_and_none(written: StringIO) -> None:
    """A person is told of trouble only; or of nothing."""
    write_logs(PLAIN, written)
    log_event("connected", table="12")
    log_event("slow", logging.WARNING, path="/a\nb")
    assert written.getvalue().splitlines()[0][20:] == 'warning: slow path="/a\\nb"'
    assert len(written.getvalue().splitlines()) == 1
    write_logs(NONE, written)
    log_event("bots stopped", logging.ERROR)
    logging.getLogger("uvicorn.error").critical("The end")
    assert len(written.getvalue().splitlines()) == 1


def test_requests_and_failing_bots(written: StringIO, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(BotPool, "choose", fail)
    write_logs(JSON, written)
    seats = {f"who_{seat}": "random" for seat in range(2)}
    table = open_table(client, BOX, seats="2", **seats)
    with at_table(client, table) as page:
        page.until(lambda frame: frame["type"] == "trouble")
    client.get(f"/table/{table}/moment?seat=-2&at=0")
    client.get("/nothing")
    told = events(written.getvalue())
    requests = [(line["method"], line["path"], line["status"]) for line in told if line["event"] == "request"]
    assert requests == [("POST", "/open", 303), ("GET", f"/table/{table}/moment", 200), ("GET", "/nothing", 404)]
    assert all(line["ms"] > 0 for line in told if line["event"] == "request")
    assert {line["event"] for line in told} == {"request", "table opened", "connected", "bots stopped", "disconnected"}
    assert "no idea" in next(line["traceback"] for line in told if line["event"] == "bots stopped")


def test_a_broken_handler_is_written_down(written: StringIO, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_of(client).registry.store, "name_of", lambda owner: 1 / 0)
    write_logs(JSON, written)
    with pytest.raises(ZeroDivisionError):
        client.get("/")
    assert events(written.getvalue())[0]["status"] == 500


def test_no_secret_is_written_down(database: Path, tmp_path: Path) -> None:
    """Two people at a server with a password, a table with a password and a seed, links, a wrong guess, talk."""
    with (
        (tmp_path / "log").open("w") as errors,
        server(database, errors=errors, log=JSON, password="moon door") as (process, address),
    ):
        mine, other = [httpx2.Client(base_url=address, headers={"Origin": address}, timeout=120) for _ in range(2)]
        for browser in (mine, other):
            assert browser.post("/enter", data={"password": "moon guess"}).status_code == 403
            assert browser.post("/enter", data={"password": "moon door"}).status_code == 303
        sent = {"box": BOX, "seats": "2", "who.1": "link", "password": "table door", "seed": "secret deal", "name.0": "Ada"}
        table = mine.post("/open", data=sent).headers["location"]
        cookies = [browser.cookies["perilune"] for browser in (mine, other)]
        assert other.post(f"{table}/enter?password=in-the-query", data={"password": "table guess"}).status_code == 403
        headers = {"Cookie": f"perilune={cookies[0]}"}
        live = f"{address.replace('http', 'ws')}{table}/live?secret=in-the-query"
        with connect(live, origin=Origin(address), additional_headers=headers, max_size=None) as page:
            people = next(frame for frame in json.loads(page.recv(timeout=60)) if frame["type"] == "people")
            links = [seat["link"].partition("#")[2] for seat in people["seats"] if seat["link"]]
            page.send(json.dumps({"do": "say", "seat": 0, "text": "between us"}))
        assert other.post(f"{table}/sit", data={"link": "invite.1.forged sign", "name": "Eve"}).status_code == 400
        assert other.post(f"{table}/sit", data={"link": links[0], "name": "Bo Secret"}).status_code == 303
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    text = (tmp_path / "log").read_text()
    told = [line["event"] for line in events(text)]
    assert {"started", "request", "table opened", "connected", "disconnected", "stopped"} <= set(told)
    secrets = ["moon door", "door", "guess", "secret", "forged", "in-the-query", "between us", "Ada", "127.0.0.1", *cookies]
    for secret in secrets + [link.rpartition(".")[2] for link in links]:
        assert secret
        assert secret not in text


def test_a_server_whose_database_does_not_answer(client: TestClient) -> None:
    """It says so: to whoever watches over it, to people, and to pages that connect."""
    table = open_table(client, BOX, seats="2")
    assert client.get("/healthz").json() == {"ok": True}
    state_of(client).registry.store.close()
    state_of(client).health_check.asked = 0
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["ok"] is False
    assert client.get("/").status_code == 503
    assert "cannot be used" in client.post("/open", data={"box": BOX}).text
    with at_table(client, table) as page:
        assert page.position, "what is in memory can be looked at"
    state_of(client).registry._awake.clear()
    with pytest.raises(WebSocketDenialResponse) as denied, at_table(client, table):
        pass
    assert denied.value.status_code == 503


def test_database_errors_are_for_people(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise DatabaseTrouble("The database is on holiday.")

    monkeypatch.setattr(state_of(client).registry.store, "name_of", fail)
    answer = client.get("/")
    assert answer.status_code == 503
    assert "on holiday" in answer.text
