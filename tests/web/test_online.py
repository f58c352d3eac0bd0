"""Playing together from several browsers: seats by link, open tables, presence, talk, bots that stand in, doors."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from perilune.bots import BOTS
from perilune.games import BOXES
from perilune.web.app import Settings, make_app
from perilune.web.storage.model import Device
from tests.web.conftest import HOME, Page, at_table, few, open_table, state_of, turned_away

BOX = BOXES[0]


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """A second browser at the same server."""
    return another(client)


def another(client: TestClient) -> TestClient:
    """One more browser at the same server, which runs already."""
    browser = TestClient(client.app, HOME, headers={"Origin": HOME}, follow_redirects=False)
    browser.portal = client.portal
    return browser


def with_friend(client: TestClient, **fields: str) -> str:
    """A table for me and somebody by link."""
    return open_table(client, BOX, seats="2", name_0="Ada", who_1="link", name_1="Guest", **fields)


def link(page: Page, seat: int) -> str:
    """The secret of the link that this page may give away for a seat."""
    return str(page.people["seats"][seat]["link"]).partition("#")[2]


def device_link(page: Page, seat: int) -> str:
    """The secret of a link that gives this page's seat to another device."""
    heard = page.say(do="link", seat=seat)
    return str(next(frame["link"] for frame in heard if frame["type"] == "link")).partition("#")[2]


def sit(browser: TestClient, table: str, **fields: str) -> int:
    """Ask for a seat; the status of the answer."""
    return int(browser.post(f"/table/{table}/sit", data=fields).status_code)


def states(page: Page) -> list[str]:
    """What each seat is just now."""
    return [seat["state"] for seat in page.people["seats"]]


def await_people(page: Page, wanted: list[str]) -> None:
    """Hear frames until the seats are so."""
    while states(page) != wanted:
        page.hear()


def test_a_friend_takes_the_seat_by_link(client: TestClient, other: TestClient) -> None:
    """And is there, under the name they gave; the link is good for one seat and one person."""
    table = with_friend(client)
    with at_table(client, table) as mine:
        assert states(mine) == ["here", "free"]
        secret = link(mine, 1)
        assert other.get(f"/table/{table}/sit").status_code == 200
        assert sit(other, table, link=secret, name="Bo") == 303
        with at_table(other, table) as theirs:
            assert theirs.mine() == [1]
            assert theirs.position["seat"] == 1
            await_people(mine, ["here", "here"])
            assert [seat["name"] for seat in mine.people["seats"]] == ["Ada", "Bo"]
            assert not link(mine, 1), "the host has no link to a seat that is taken"
        await_people(mine, ["here", "away"])
        third = another(client)
        assert sit(third, table, link=secret, name="Eve") == 400, "the seat is taken"
        with at_table(third, table) as stranger:
            assert stranger.mine() == []
            assert [seat["link"] for seat in stranger.people["seats"]] == ["", ""]


def test_a_name_that_is_taken_gets_a_number(client: TestClient, other: TestClient) -> None:
    table = with_friend(client)
    with at_table(client, table) as mine:
        sit(other, table, link=link(mine, 1), name="Ada")
        await_people(mine, ["here", "away"])
        assert mine.people["seats"][1]["name"] == "Ada 2"


def test_my_seat_on_another_device(client: TestClient, other: TestClient) -> None:
    """The link gives the same seat; both may act for it."""
    table = with_friend(client)
    with at_table(client, table) as mine:
        assert sit(other, table, link=device_link(mine, 0)) == 303
        with at_table(other, table) as phone:
            assert phone.mine() == [0]
            assert phone.people["seats"][0]["name"] == "Ada"
    assert f"/table/{table}" in other.get("/").text


@pytest.mark.parametrize(
    "secret", ["", "x", "invite.1", "invite.1.", "invite.0.abc", "device.0.é", "invite.99.a", "device.-1.a", "a.b.c.d"]
)
def test_links_cannot_be_forged(client: TestClient, other: TestClient, secret: str) -> None:
    table = with_friend(client)
    with at_table(client, table) as mine:
        good = link(mine, 1)
    assert sit(other, table, link=secret) in (400, 403)
    assert sit(other, table, link=good.replace("invite.1", "invite.0")) == 400
    assert sit(other, table, link=good.replace("invite", "device")) == 400
    assert sit(other, with_friend(client), link=good) == 400, "a link is for one table"
    with at_table(other, table) as stranger:
        assert stranger.mine() == []


def test_open_tables_are_listed_and_free_seats_can_be_taken(client: TestClient, other: TestClient) -> None:
    hidden = with_friend(client)
    table = with_friend(client, listed="yes")
    page = other.get("/").text
    assert f"/table/{table}" in page
    assert "1 free seat" in page
    assert hidden not in page
    assert sit(other, hidden, seat="1") == 403, "only by link"
    assert sit(other, table, seat="7") == 400
    assert sit(other, table, seat="0") == 400, "that is somebody's seat"
    assert sit(other, table, seat="1", name="Bo") == 303
    assert "free seat" not in another(client).get("/").text
    with at_table(other, table) as theirs:
        assert theirs.mine() == [1]


def test_my_tables_say_whose_turn_it_is(client: TestClient) -> None:
    table = with_friend(client)
    with at_table(client, table) as page:
        waits = page.position["deciders"]
    mine = client.get("/").text.partition('id="my-tables"')[2].partition("</section>")[0]
    assert ("your turn " in mine) == (0 in waits)
    assert ("waiting for Guest" in mine) == (0 not in waits)


def test_a_name_is_remembered(client: TestClient) -> None:
    assert client.post("/name", data={"name": " Ada  Lovelace "}).status_code == 303
    assert 'value="Ada Lovelace"' in client.get("/").text
    assert client.post("/name", data={"name": "x" * 99}).status_code == 400


def test_talk_reaches_all_and_is_kept(client: TestClient, other: TestClient) -> None:
    table = with_friend(client)
    with at_table(client, table) as mine, at_table(other, table) as watcher:
        mine.say(do="say", seat=0, text="Hello   <b>all</b>")
        watcher.until(lambda frame: frame["type"] == "talk")
        assert [line["text"] for line in watcher.talk] == ["Hello <b>all</b>"]
        assert "not your seat" in watcher.refused(do="say", seat=0, text="I am Ada")
        assert "characters" in mine.refused(do="say", seat=0, text=" ")
        assert "characters" in mine.refused(do="say", seat=0, text="x" * 501)
    with at_table(other, table) as later:
        assert [(line["seat"], line["text"]) for line in later.talk] == [(0, "Hello <b>all</b>")]


def test_a_bot_stands_in_and_gives_the_seat_back(client: TestClient, box_name: str) -> None:
    table = open_table(client, box_name, seats=str(few(box_name)))
    with at_table(client, table) as page:
        page.await_turn()
        before = page.position["number"]
        page.say(do="hand", seat=0, player="random")
        assert states(page)[0] == "bot"
        assert "Take the seat back" in page.refused(do="move", seat=0, move="x", number=before)
        page.until(lambda frame: frame.get("number", 0) > before)
        page.say(do="hand", seat=0, player="person")
        assert states(page)[0] == "here"
        moved = False
        while not moved and not page.position["outcome"]:  # what the bot did last may still be on its way to the page
            page.await_turn()
            here, offers = page.position, page.position["offers"]
            heard = page.say(do="move", seat=0, move=offers[0]["move"], number=here["number"]) if offers else []
            moved = bool(heard) and "trouble" not in [frame["type"] for frame in heard]


def test_only_who_sits_there_hands_a_seat_over(client: TestClient, other: TestClient) -> None:
    table = with_friend(client)
    with at_table(client, table) as mine, at_table(other, table) as watcher:
        for seat in (0, 1, -1, 99):
            assert "not your seat" in watcher.refused(do="hand", seat=seat, player="random")
        assert "Choose one of" in mine.refused(do="hand", seat=0, player="wizard")
        mine.say(do="hand", seat=1, player="random")  # the host, for a free seat
        assert states(mine)[1] == "bot"


def test_a_move_without_a_way_back_is_asked_about_first(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2", who_1="here", seed="ask")
    with at_table(client, table) as page:
        seat = page.position["deciders"][0]
        page.sit(seat)
        number = page.position["number"]
        heard = page.say(do="move", seat=seat, move="pass", number=number, sure=False)
        question = next(frame for frame in heard if frame["type"] == "confirm")
        assert question["move"] == "pass"
        assert "until somebody else moves" in question["says"]
        assert page.position["number"] == number, "nothing has happened"
        page.say(do="move", seat=seat, move="pass", number=number, sure=True)
        assert page.position["number"] > number


def test_redo_plays_again_what_was_taken_back(client: TestClient) -> None:
    table = open_table(client, BOX, seats="2", who_1="here", seed="redo")
    with at_table(client, table) as page:
        seat = page.position["deciders"][0]
        page.sit(seat)
        page.move("pass")
        played = page.svg
        page.say(do="undo", seat=seat, number=page.position["number"])
        assert page.position["redo"]
        page.say(do="redo", seat=seat, number=page.position["number"])
        assert page.svg == played
        assert not page.position["redo"]
        assert "nothing" in page.refused(do="redo", seat=seat, number=page.position["number"])


def test_since_my_last_move(client: TestClient) -> None:
    """The page learns from which line of the log on things are new to the seat."""
    table = open_table(client, BOX, seats="2", who_1="here", seed="since")
    with at_table(client, table) as page:
        first = page.position["deciders"][0]
        page.sit(first)
        assert page.position["since"] == 0
        page.move("pass")
        page.sit(first)
        assert page.position["since"] == len(page.log)
        page.sit(1 - first)
        page.move("pass")
        page.sit(first)
        assert page.position["since"] < len(page.log)
        assert "passes" in page.log[page.position["since"]][0]


# doors


def test_a_table_with_a_password(client: TestClient, other: TestClient) -> None:
    table = with_friend(client, listed="yes", password="open sesame")
    assert client.get(f"/table/{table}").status_code == 200, "who sits there is in"
    assert "password needed" in other.get("/").text
    assert other.get(f"/table/{table}").status_code == 403
    assert "has a password" in turned_away(other, table)
    assert sit(other, table, seat="1") == 403
    assert other.post(f"/table/{table}/enter", data={"password": "wrong"}).status_code == 403
    assert other.post(f"/table/{table}/enter", data={"password": "x" * 200}).status_code == 400
    assert other.post(f"/table/{table}/enter", data={"password": "open sesame"}).status_code == 303
    with at_table(other, table) as watcher:
        assert watcher.mine() == []
    assert sit(other, table, seat="1", name="Bo") == 303


def test_a_link_opens_a_table_with_a_password(client: TestClient, other: TestClient) -> None:
    table = with_friend(client, password="open sesame")
    with at_table(client, table) as mine:
        assert sit(other, table, link=link(mine, 1)) == 303
    assert other.get(f"/table/{table}").status_code == 200


@pytest.fixture
def locked(database: Path) -> Iterator[TestClient]:
    """A browser at a server with a password."""
    app = make_app(Settings(database, pace=0, password="moon"))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        yield browser


def test_a_server_with_a_password(locked: TestClient) -> None:
    """Nothing but the door, colours and health without it."""
    for address in ("/", "/table/0123456789abcdef", f"/box/{BOX}/cover.svg"):
        assert locked.get(address).status_code == 401
        assert "Password" in locked.get(address).text
    assert locked.post("/open", data={"box": BOX}).status_code == 401
    with pytest.raises(WebSocketDenialResponse) as refused, at_table(locked, "0123456789abcdef"):
        pass
    assert refused.value.status_code == 401
    assert locked.get("/healthz").status_code == 200
    assert locked.get("/static/perilune.css").status_code == 200
    assert locked.post("/enter", data={"password": "sun"}).status_code == 403
    assert locked.get("/").status_code == 401
    assert locked.post("/enter", data={"password": "moon"}).status_code == 303
    assert locked.get("/").status_code == 200
    with at_table(locked, open_table(locked, BOX)) as page:
        assert page.mine() == [0]
    assert another(locked).get("/").status_code == 401


# content packs


def test_a_content_pack_is_offered_and_played(tmp_path: Path, database: Path) -> None:
    """PACKS/<box>/<pack>/*.toml; the table stays with it."""
    from shutil import copytree

    import perilune.games as games

    own = Path(games.__file__).parent / BOX / "content"
    copytree(own, tmp_path / "packs" / BOX / "my numbers")
    app = make_app(Settings(database, pace=0, packs=tmp_path / "packs"))
    with TestClient(app, HOME, headers={"Origin": HOME}, follow_redirects=False) as browser:
        assert 'value="my numbers"' in browser.get("/").text
        table = open_table(browser, BOX, pack="my numbers")
        assert browser.post("/open", data={"box": BOX, "pack": "../../etc"}).status_code == 400
        state_of(browser).registry._awake.clear()
        with at_table(browser, table) as page:
            assert page.position["offers"] or page.position["deciders"]
            assert page.welcome["note"] == ""


def test_play_again_keeps_the_company(client: TestClient, other: TestClient) -> None:
    """My seat stays mine, other people get a link; the same deal only when the game is over."""
    table = with_friend(client)
    with at_table(client, table) as mine:
        sit(other, table, link=link(mine, 1), name="Bo")
    answer = client.post(f"/table/{table}/again", data={"deal": "same"})
    assert answer.status_code == 409
    answer = client.post(f"/table/{table}/again")
    with at_table(client, answer.headers["location"].removeprefix("/table/")) as again:
        assert states(again) == ["here", "free"]
        assert again.people["seats"][1]["name"] == "Bo"


def test_the_host_lets_a_bot_stand_in_for_somebody_who_has_left(client: TestClient, other: TestClient) -> None:
    """Only while they are away; when they come back, they take the seat back."""
    table = with_friend(client)
    with at_table(client, table) as mine:
        assert sit(other, table, link=link(mine, 1), name="Bo") == 303
        with at_table(other, table):
            assert "not your seat" in mine.refused(do="hand", seat=1, player="random")
        await_people(mine, ["here", "away"])
        mine.say(do="hand", seat=1, player="random")
        assert states(mine)[1] == "bot"
        with at_table(other, table) as back:
            back.say(do="hand", seat=1, player="person")
            assert states(back) == ["here", "here"]


def test_play_again_against_stronger_bots(client: TestClient) -> None:
    """Each bot is of the next level; the strongest stays who it is."""
    table = open_table(client, "lineae", seats="3", who_1="learner", who_2=BOTS[-1])
    following = client.post(f"/table/{table}/again", data={"bots": "stronger"}).headers["location"].removeprefix("/table/")
    with at_table(client, following) as page:
        assert [who["player"] for who in page.people["seats"][1:]] == ["greedy", BOTS[-1]]


def test_playing_again_keeps_the_password_and_the_people(client: TestClient, other: TestClient) -> None:
    """A stranger needs it at the next table as well; who had a bot stand in is asked again."""
    table = with_friend(client, password="open sesame")
    with at_table(client, table) as mine:
        assert sit(other, table, link=link(mine, 1), name="Bo") == 303
        with at_table(other, table) as theirs:
            theirs.say(do="hand", seat=1, player="random")
        following = client.post(f"/table/{table}/again").headers["location"]
    assert another(client).get(following).status_code == 403
    with at_table(client, following.removeprefix("/table/")) as mine:
        assert states(mine) == ["here", "free"]


def test_who_comes_too_late_changes_no_name(client: TestClient, other: TestClient) -> None:
    """The store refuses the seat, and then keeps nothing of whoever wanted it."""
    table = with_friend(client)
    store = state_of(client).registry.store
    with at_table(client, table) as mine:
        assert sit(other, table, link=link(mine, 1), name="Bo") == 303
    assert not store.add_sitter(table, 1, "eve", Device(), "Eve", True)
    assert store.get(table).record.names == ["Ada", "Bo"]


def test_a_new_browser_has_its_secret_from_the_first_page_on(client: TestClient) -> None:
    """So that a name and a table, asked for at once, are the same person's."""
    assert "perilune=" in another(client).get("/").headers["set-cookie"]
