"""Seats that change hands: leaving, freeing, keeping out, devices; what everybody may read of it, and what was dealt."""

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from perilune.games import BOXES, box
from perilune.web.play.seat_links import LINK_LASTS
from perilune.web.storage.store import Store
from tests.web.conftest import Page, at_table, few, open_table, state_of, turned_away
from tests.web.test_online import another, await_people, device_link, link, other, sit, states, with_friend

__all__ = ["other"]  # a fixture
BOX = BOXES[0]
RECORDS = Path(__file__).parent.parent / "records"


def audit(page: Page) -> list[str]:
    """What was done at the table, as the page knows it."""
    return [str(line["text"]) for line in page.audit]


def friend_sits(client: TestClient, friend: TestClient, **fields: str) -> tuple[str, str]:
    """A table with a friend at it, and the link that brought them."""
    table = with_friend(client, **fields)
    with at_table(client, table) as mine:
        secret = link(mine, 1)
        assert sit(friend, table, link=secret, name="Bo") == 303
    return table, secret


# getting up, being freed, being kept out


def test_who_leaves_makes_the_seat_free(client: TestClient, other: TestClient) -> None:
    """And sees no more of it than a spectator does."""
    table, _ = friend_sits(client, other)
    with at_table(client, table) as mine, at_table(other, table) as theirs:
        theirs.say(do="leave", seat=1)
        assert theirs.mine() == []
        assert theirs.position["seat"] == -2
        await_people(mine, ["here", "free"])
        assert link(mine, 1)
        assert audit(theirs)[-2:] == ["Bo took seat 2.", "Bo left seat 2."]
        assert "not your seat" in theirs.refused(do="leave", seat=1)
    with at_table(other, table) as theirs:
        assert theirs.mine() == []


def test_the_host_frees_a_seat(client: TestClient, other: TestClient) -> None:
    """The old link is good for nothing then; a new one is."""
    table, old = friend_sits(client, other)
    with at_table(client, table) as mine, at_table(other, table) as theirs:
        assert mine.people["seats"][1]["removes"]
        assert not theirs.people["seats"][0]["removes"]
        for seat in (0, 1, -1, 9):
            assert "host" in theirs.refused(do="remove", seat=seat, ban=False)
        for seat in (0, -1, 9):
            assert "other people" in mine.refused(do="remove", seat=seat, ban=False)
        mine.say(do="remove", seat=1, ban=False)
        assert states(mine) == ["here", "free"]
        theirs.until(lambda frame: frame["type"] == "position" and frame["seat"] == -2)
        assert "not your seat" in theirs.refused(do="say", seat=1, text="Hello")
        assert sit(other, table, link=old) == 400
        assert sit(other, table, link=link(mine, 1), name="Bo") == 303
        await_people(mine, ["here", "here"])
    assert audit(mine) == ["Bo took seat 2.", "The host freed Bo's seat.", "Bo took seat 2."]


def test_the_host_keeps_somebody_out_and_lets_them_come_back(client: TestClient, other: TestClient) -> None:
    table, _ = friend_sits(client, other, listed="yes")
    with at_table(client, table) as mine:
        with at_table(other, table):
            mine.say(do="remove", seat=1, ban=True)
        assert "does not let you" in turned_away(other, table)
        assert other.get(f"/table/{table}").status_code == 403
        assert sit(other, table, seat="1") == 403
        assert sit(other, table, link=link(mine, 1)) == 403
        assert [who["name"] for who in mine.people["hosting"]["banned"]] == ["Bo"]
        mine.say(do="pardon", who=mine.people["hosting"]["banned"][0]["who"])
        assert mine.people["hosting"]["banned"] == []
        assert sit(other, table, seat="1", name="Bo") == 303
        mine.say(do="nod")
        assert audit(mine)[1:3] == ["The host freed Bo's seat, and they may not come back.", "The host let Bo come back."]


def test_what_was_decided_outlives_a_restart(client: TestClient, other: TestClient, database: Path) -> None:
    table, old = friend_sits(client, other)
    with at_table(client, table) as mine:
        mine.say(do="remove", seat=1, ban=True)
    state_of(client).registry._awake.clear()
    assert other.get(f"/table/{table}").status_code == 403
    assert sit(another(client), table, link=old) == 400
    with at_table(client, table) as mine:
        assert audit(mine) == ["Bo took seat 2.", "The host freed Bo's seat, and they may not come back."]
        assert [who["name"] for who in mine.people["hosting"]["banned"]] == ["Bo"]
    kept = Store(database).get(table)
    assert kept is not None
    assert [chair.links for chair in kept.chairs] == [0, 1]


def test_who_is_freed_at_a_locked_table_has_to_knock(client: TestClient, other: TestClient) -> None:
    table, _ = friend_sits(client, other, password="open sesame")
    with at_table(client, table) as mine, at_table(other, table):
        mine.say(do="remove", seat=1, ban=False)
    assert other.get(f"/table/{table}").status_code == 403
    with at_table(client, table) as mine:
        mine.say(do="leave", seat=0)
    assert client.get(f"/table/{table}").status_code == 200, "the host is at home here"


def test_one_seat_for_one_browser_where_everybody_may_come(client: TestClient, other: TestClient) -> None:
    """Unless the host allows more."""
    table = open_table(client, BOX, seats="3", listed="yes", who_1="link", who_2="link")
    assert sit(other, table, seat="1") == 303
    assert sit(other, table, seat="2") == 400
    with at_table(client, table) as mine, at_table(other, table) as theirs:
        assert not theirs.people["seats"][2]["takes"]
        assert theirs.people["hosting"] is None
        assert sit(other, table, link=link(mine, 2)) == 400
        assert "host" in theirs.refused(do="many", allowed=True)
        mine.say(do="many", allowed=True)
        theirs.until(lambda frame: frame["type"] == "people" and frame["seats"][2]["takes"])
        assert sit(other, table, seat="2") == 303
    with at_table(other, table) as theirs:
        assert theirs.mine() == [1, 2]
        assert "The host allows several seats per browser." in audit(theirs)
    chosen = open_table(client, BOX, seats="3", listed="yes", who_1="link", who_2="link", many="yes")
    assert [sit(other, chosen, seat=seat) for seat in "12"] == [303, 303]


# devices


def test_my_devices_are_listed_and_can_be_taken_off(client: TestClient) -> None:
    """Nobody else sees them, but everybody that there is one more; the link that brought one is good for nothing afterwards."""
    table = with_friend(client)
    phone, watcher = another(client), another(client)
    phone.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
    with at_table(client, table) as mine:
        secret = device_link(mine, 0)
        assert sit(phone, table, link=secret) == 303
        assert sit(phone, table, link=secret) == 303, "twice is once"
        with at_table(phone, table) as theirs:
            theirs.say(do="nod")
            devices = theirs.people["seats"][0]["devices"]
            assert [(device["name"], device["this"]) for device in devices] == [("", False), ("Safari on iPhone", True)]
            assert all(device["since"] for device in devices)
            with at_table(watcher, table) as stranger:
                assert [seat["devices"] for seat in stranger.people["seats"]] == [[], []]
                assert audit(stranger) == ["Another device was added to Ada's seat."]
                assert "not your seat" in stranger.refused(do="link", seat=0)
                assert "not your seat" in stranger.refused(do="forget", seat=0, device=devices[1]["device"])
            assert "another device" in theirs.refused(do="forget", seat=0, device="x")
            mine.say(do="nod")
            mine.say(do="forget", seat=0, device=devices[1]["device"])
            theirs.until(lambda frame: frame["type"] == "people" and not frame["seats"][0]["mine"])
        assert "another device" in mine.refused(do="forget", seat=0, device=devices[0]["device"]), (
            "the last one is left by leaving"
        )
        assert sit(phone, table, link=secret) == 400, "revoked"
        assert audit(mine)[-1] == "A device was removed from Ada's seat."


def test_a_link_for_a_device_is_good_for_an_hour(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_friend(client)
    with at_table(client, table) as mine:
        secret = device_link(mine, 0)
    now = time.time()
    monkeypatch.setattr("perilune.web.play.seat_links.time.time", lambda: now + LINK_LASTS + 5)
    assert sit(another(client), table, link=secret) == 400
    kind, seat, until, sign = secret.split(".")
    assert sit(another(client), table, link=f"{kind}.{seat}.{int(until) + LINK_LASTS}.{sign}") == 400


# what everybody may read


def test_everybody_reads_who_stands_in_and_what_was_taken_back(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2", who_1="here", name_0="Ada", name_1="Bo", seed="redo")
    with at_table(client, table) as page, at_table(another(client), table) as stranger:
        seat = page.position["deciders"][0]
        name = ["Ada", "Bo"][seat]
        page.sit(seat)
        page.move("pass")
        page.say(do="undo", seat=seat, number=page.position["number"])
        page.say(do="hand", seat=1 - seat, player="random")
        page.say(do="hand", seat=1 - seat, player="random")
        page.say(do="hand", seat=1 - seat, player="person")
        stranger.say(do="nod")
        lines = audit(stranger)
    assert lines[0] == f"{name} undid a move."
    assert "bot" in lines[1]
    assert "by a person again" in lines[2]
    assert len(lines) == 3


def test_a_secret_choice_that_is_taken_back_is_not_told(client: TestClient) -> None:
    table = open_table(client, "mine_the_moon", seats="2", seed="two worlds", who_1="here")
    with at_table(client, table) as page:
        for _ in range(2):
            page.sit(page.position["deciders"][0])
            page.move("pass")
        page.sit(0)
        page.move("place raw-graphene")
        page.say(do="undo", seat=0, number=page.position["number"])
        assert audit(page) == []


# what was dealt


def test_a_chosen_deal_is_told_before_one_sits_down(client: TestClient, other: TestClient) -> None:
    table = with_friend(client, listed="yes", seed="my lucky one")
    assert "chosen deal" in other.get("/").text
    assert "my lucky one" in other.get(f"/table/{table}/sit").text
    with at_table(other, table) as stranger:
        assert "my lucky one" in stranger.people["deal"]
    by_chance = with_friend(client, listed="yes")
    assert other.get("/").text.count("chosen deal") == 1
    with at_table(other, by_chance) as stranger:
        assert stranger.people["deal"] == ""
    locked = with_friend(client, password="open sesame", seed="my lucky one")
    assert "my lucky one" not in other.get(f"/table/{locked}/sit").text


def test_a_deal_that_somebody_knows_is_told(client: TestClient) -> None:
    """A record that was brought, the same deal again, and a game that goes on from another one."""
    record = next(RECORDS.glob(f"{BOX}-{few(BOX)}p-rules{box(BOX).rules_version}.json"))
    table = client.post("/records", content=record.read_bytes()).headers["location"].split("/")[2]
    again = client.post(f"/table/{table}/again", data={"deal": "same"}).headers["location"].split("/")[2]
    new = client.post(f"/table/{table}/again").headers["location"].split("/")[2]
    branch = client.post(f"/table/{table}/branch", data={"seat": "0", "at": "3"}).headers["location"].split("/")[2]
    told = []
    for id in (table, again, branch, new):
        with at_table(client, id) as page:
            told.append(page.people["deal"])
    assert ["record" in told[0], "earlier game" in told[1], "another game" in told[2], told[3]] == [True, True, True, ""]
