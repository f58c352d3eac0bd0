"""Who somebody is, and what the server is called: secrets that cannot be made up or planted, and names that are not ours."""

import sqlite3
import time
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from perilune.core.errors import BadOption
from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.security.browser_cookie import COOKIE
from perilune.web.security.site import Site
from tests.web.conftest import HOME, at_table, open_table, server, state_of
from tests.web.test_online import another, link, sit, with_friend

BOX = BOXES[0]
OLD = "A" * 43


def owner(cookie: str) -> str:
    """As the store knows the browser."""
    return sha256(cookie.partition(".")[0].encode()).hexdigest()


# secrets


@pytest.mark.parametrize("cookie", [OLD, f"{OLD}.1.{'0' * 40}", f"{OLD}.20000.", "x", ""])
def test_only_our_own_secrets_are_taken(client: TestClient, cookie: str) -> None:
    """One that somebody has made up or planted is replaced."""
    client.cookies.set(COOKIE, cookie)
    answer = client.get("/")
    assert OLD not in answer.headers["set-cookie"]


def test_the_sign_belongs_to_the_secret(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2")
    secret, day, sign = str(client.cookies[COOKIE]).split(".")
    client.cookies.clear()
    other = f"{sign[:-1]}{'1' if sign[-1] == '0' else '0'}"
    for forged in (f"{OLD}.{day}.{sign}", f"{secret}.{int(day) + 1}.{sign}", f"{secret}.{day}.{other}", secret):
        client.cookies.set(COOKIE, forged)
        with at_table(client, table) as page:
            assert page.mine() == []
        client.cookies.clear()


def test_a_browser_of_before_keeps_its_seats_and_gets_a_signed_secret(client: TestClient, database: Path) -> None:
    """Secrets were not signed in the beginning."""
    table = open_table(client, BOX, seats="2")
    with sqlite3.connect(database) as db:
        db.execute("UPDATE sitters SET owner = ?", (owner(OLD),))
        db.execute("INSERT INTO browsers VALUES (?)", (owner(OLD),))
    registry = state_of(client).registry
    registry.unsigned.update(registry.store.unsigned_owners())  # as at the start of a server
    registry._awake.clear()
    client.cookies.clear()
    client.cookies.set(COOKIE, OLD)
    with at_table(client, table) as page:
        assert page.mine() == [0]
    assert client.get("/").headers["set-cookie"].startswith(f"{COOKIE}={OLD}.")


def test_an_old_secret_is_given_again_so_that_it_does_not_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.get("/")
    first = str(client.cookies[COOKIE])
    assert "set-cookie" not in client.get("/").headers
    days = 40 * 24 * 3600
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + days)
    again = client.get("/").headers["set-cookie"]
    assert first.partition(".")[0] in again
    assert first not in again


def test_who_logs_in_gets_another_secret(database: Path) -> None:
    """Whoever planted the one before, or read it, does not come in with it. Seats, name and host come along, also on open pages."""
    with TestClient(make_app(Settings(database, pace=0)), HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        table = open_table(browser, BOX, seats="2", name_0="Ada")
        locked = open_table(another(browser), BOX, seats="2", password="open sesame")
        browser.post("/name", data={"name": "Ada"})
        before = str(browser.cookies[COOKIE])
        with at_table(browser, table) as page:
            assert browser.post(f"/table/{locked}/enter", data={"password": "wrong"}).status_code == 403
            assert str(browser.cookies[COOKIE]) == before
            assert browser.post(f"/table/{locked}/enter", data={"password": "open sesame"}).status_code == 303
            after = str(browser.cookies[COOKIE])
            assert after.partition(".")[0] != before.partition(".")[0]
            page.say(do="hand", seat=0, player="random")
            assert page.people["seats"][0]["state"] == "bot"
        assert browser.get(f"/table/{locked}").status_code == 200
        assert 'value="Ada"' in browser.get("/").text
        with at_table(browser, table) as page:
            assert page.mine() == [0]
        thief = another(browser)
        thief.cookies.set(COOKIE, before)
        assert thief.get(f"/table/{locked}").status_code == 403
        with at_table(thief, table) as page:
            assert page.mine() == []


def test_a_link_gives_another_secret_as_well(client: TestClient) -> None:
    """And one that is not good takes nothing away."""
    table, own = with_friend(client), ""
    guest = another(client)
    own = open_table(guest, BOX, seats="2")
    before = str(guest.cookies[COOKIE])
    assert sit(guest, table, link="invite.1.forged") == 400
    assert str(guest.cookies[COOKIE]) == before
    with at_table(client, table) as mine:
        assert sit(guest, table, link=link(mine, 1), name="Bo") == 303
    assert str(guest.cookies[COOKIE]) != before
    for id, seats in ((table, [1]), (own, [0])):
        with at_table(guest, id) as page:
            assert page.mine() == seats


def test_a_branch_of_a_locked_table_is_locked(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2", who_1="here", password="open sesame")
    new = client.post(f"/table/{table}/branch", data={"seat": "0", "at": "0"}).headers["location"]
    stranger = another(client)
    assert stranger.get(new).status_code == 403
    assert stranger.post(f"{new}/enter", data={"password": "open sesame"}).status_code == 303
    assert stranger.get(new).status_code == 200


# the name of the server


@pytest.mark.parametrize(
    ("public_url", "local", "ours", "foreign"),
    [
        ("", False, ["a.example", "b.example:99"], []),
        (
            "",
            True,
            ["localhost", "localhost:8421", "127.0.0.1:1", "[::1]:80"],
            ["evil.example", "localhost.evil.example", "", "[", "127.0.0.2"],
        ),
        ("https://Moon.example/", True, ["moon.example", "MOON.example"], ["moon.example:8421", "localhost", "evil.example"]),
        ("http://moon.example:81", False, ["moon.example:81"], ["moon.example"]),
    ],
)
def test_names(public_url: str, local: bool, ours: list[str], foreign: list[str]) -> None:
    site = Site(public_url, local)
    assert [site.is_called(host) for host in ours] == [True] * len(ours)
    assert [site.is_called(host) for host in foreign] == [False] * len(foreign)


@pytest.mark.parametrize(
    "wrong",
    ["moon.example", "ftp://moon.example", "https://", "https://moon.example/path", "http://a@b", "http://[", "http://a:x"],
)
def test_a_public_url_is_the_address_of_a_server(wrong: str) -> None:
    with pytest.raises(BadOption, match="not the address of a server"):
        Site(wrong)


def test_a_server_with_a_name(database: Path) -> None:
    """Another one is refused, and so is a page that says it comes from there; the cookie is for HTTPS only."""
    app = make_app(Settings(database, pace=0, public_url="https://moon.example"))
    with TestClient(app, "https://moon.example", headers={"Origin": "https://moon.example"}, follow_redirects=False) as browser:
        made = browser.post("/open", data={"box": BOX})
        assert made.status_code == 303
        assert "Secure" in made.headers["set-cookie"]
        for headers in ({"Host": "evil.example"}, {"Host": "moon.example:8421"}, {"Host": ""}):
            refused = browser.get("/", headers=headers)
            assert refused.status_code == 421
            assert "--public-url" in refused.text
            assert browser.get("/healthz", headers=headers).status_code == 200
        assert browser.post("/open", data={"box": BOX}, headers={"Origin": "http://moon.example"}).status_code == 403
        path = f"{made.headers['location']}/live"
        with pytest.raises(WebSocketDenialResponse) as denied, browser.websocket_connect(path, headers={"Host": "evil.example"}):
            pass
        assert denied.value.status_code == 421


def test_a_foreign_name_that_points_here_is_refused(tmp_path: Path) -> None:
    """A server of this machine alone, as `perilune serve` starts it, and a page of a site whose name now means this machine."""
    with server(tmp_path / "tables.sqlite") as (_, address):
        port = address.rpartition(":")[2]
        evil = f"http://evil.example:{port}"
        with pytest.raises(InvalidStatus) as refused:
            connect(
                address.replace("http", "ws") + "/table/0123456789abcdef/live",
                origin=Origin(evil),
                additional_headers={"Host": f"evil.example:{port}"},
            )
        assert refused.value.response.status_code in (400, 421)
