"""It is your turn: messages to people who are away, received by real receivers on this machine."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from perilune.core.errors import BadOption
from perilune.games import BOXES, box
from perilune.web.app import Settings, make_app
from perilune.web.notices.hook import hook_body
from perilune.web.notices.mail import Mailer, check_mail
from perilune.web.notices.notifier import NoticeSettings
from perilune.web.notices.push import check_subscription
from perilune.web.notices.quiet import is_quiet, read_quiet
from perilune.web.notices.wire import BadTarget, check_url, is_public
from perilune.web.security.browser_cookie import COOKIE
from perilune.web.security.limits import LIFTED, Limits
from perilune.web.storage.notices import QuietHours
from perilune.web.storage.store import Store
from tests.web.conftest import HOME, Page, at_table, open_table
from tests.web.receivers import PATIENCE, Channel, Mailbox, PushedBrowser, listening

SOON = 0.05  # seconds between two looks
LONG = 5.0  # seconds within which each of several servers has looked, however busy the machine


@contextmanager
def serving(
    database: str | Path, smtp: int = 0, limits: Limits = LIFTED, anywhere: bool = True, away: float = SOON / 10
) -> Iterator[TestClient]:
    """Two browsers can use this server, one after the other: those who are away are told at once."""
    url = f"smtp://127.0.0.1:{smtp}" if smtp else ""
    notices = NoticeSettings(url, "table@example.org" if smtp else "", anywhere, away, SOON)
    settings = Settings(database, pace=0, limits=limits, public_url=HOME, notices=notices)
    with TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False) as client:
        yield client


def change(client: TestClient, **fields: str) -> str:
    """Send a form of the page; what it says then."""
    answer = client.post("/notices", data=fields, follow_redirects=True)
    said = re.search(r'class="said"[^>]*>([^<]*)<', answer.text)
    return said[1] if said else ""


def choose(client: TestClient, table: str, *kinds: str) -> None:
    """Choose how to be told at a table."""
    answer = client.post(f"/table/{table}/notices", data={"kinds": " ".join(kinds)})
    assert answer.json()["chosen"] == list(kinds)


def as_(client: TestClient, cookie: str) -> None:
    """Be this browser from now on; a new one, if it has no cookie."""
    client.cookies.clear()
    if cookie:
        client.cookies.set(COOKIE, cookie, domain="testserver.local")


def me(client: TestClient) -> str:
    """The cookie of this browser."""
    return str(client.cookies[COOKIE])


@contextmanager
def two_at_a_table(client: TestClient) -> Iterator[tuple[str, str, str]]:
    """A table that waits for its first player, and the cookies of both; the first is the browser right now."""
    for seed in range(20):
        table = open_table(client, BOXES[0], seats="2", who_1="link", name_0="Ada", name_1="Bob", listed="yes", seed=str(seed))
        with at_table(client, table) as page:
            if page.position["deciders"] == [0]:
                break
    ada = me(client)
    as_(client, "")
    assert client.post(f"/table/{table}/sit", data={"seat": "1"}).status_code == 303
    bob = me(client)
    as_(client, ada)
    yield table, ada, bob


def play_until_it_is_the_others_turn(page: Page) -> None:
    """Move until the table waits for somebody else."""
    while page.my_turn():
        page.move(page.position["offers"][-1]["move"])


def nothing_more(channel: Channel) -> None:
    """Look a few times; nothing comes."""
    time.sleep(SOON * 10)
    assert channel.posts.empty()


# each way


def test_web_push_is_read_by_the_browser_only(database: Path) -> None:
    """And it has the box, the players and the path of the table; nothing else."""
    channel = Channel()
    with listening(channel.talk) as port, serving(database) as client, two_at_a_table(client) as (table, _, _):
        browser = PushedBrowser(f"http://127.0.0.1:{port}/push/7")
        told = client.get(f"/table/{table}/notices").json()
        assert (told["ways"], told["ready"], told["chosen"]) == (["push", "hook"], [], [])
        change(client, do="add", kind="push", address=browser.subscription())
        choose(client, table, "push")
        path, headers, body = channel.next()
        title = box(BOXES[0]).title
        assert path == "/push/7"
        assert browser.read(headers, body, told["key"]) == {
            "title": f"Your turn: {title}",
            "text": f"It is your turn in {title} with Ada, Bob.",
            "path": f"/table/{table}",
        }
        assert b"Ada" not in body
        nothing_more(channel)


def test_a_browser_that_is_gone_is_forgotten(database: Path) -> None:
    channel = Channel()
    channel.answer = 410
    with listening(channel.talk) as port, serving(database) as client, two_at_a_table(client) as (table, _, _):
        change(client, do="add", kind="push", address=PushedBrowser(f"http://127.0.0.1:{port}/push").subscription())
        choose(client, table, "push")
        channel.next()
        deadline = time.monotonic() + PATIENCE
        while client.get(f"/table/{table}/notices").json()["ready"] and time.monotonic() < deadline:
            time.sleep(SOON)
        assert client.get(f"/table/{table}/notices").json()["chosen"] == []


def test_mail_comes_after_its_code_was_given(database: Path) -> None:
    """With a way to stop it, which needs no cookie and no page of ours."""
    mailbox = Mailbox()
    with listening(mailbox.talk) as port, serving(database, port) as client, two_at_a_table(client) as (table, _, _):
        assert "on its way" in change(client, do="add", kind="mail", address=" ada@example.org ")
        code = re.search(r"\b[0-9]{8}\b", mailbox.next().get_content())
        assert code is not None
        assert client.get(f"/table/{table}/notices").json()["ready"] == []
        assert "not the code" in change(client, do="confirm", kind="mail", code="123")
        assert change(client, do="confirm", kind="mail", code=code[0]) == ""
        choose(client, table, "mail")
        mail = mailbox.next()
        assert (mail["To"], mail["From"], mail["Subject"]) == (
            "ada@example.org", "table@example.org", f"Your turn: {box(BOXES[0]).title}",
        )  # fmt: skip
        assert f"{HOME}/table/{table}" in mail.get_content().splitlines()
        stop = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(HOME)
        as_(client, "")
        assert "Stop the e-mails?" in client.get(stop).text
        assert client.post(stop, headers={"Origin": "https://mail.example"}).status_code == 200
        assert client.post(stop).status_code == 404
    assert Store(database).notices.watched() == set()


def test_wrong_codes_end_it(database: Path) -> None:
    mailbox = Mailbox()
    with listening(mailbox.talk) as port, serving(database, port) as client:
        change(client, do="add", kind="mail", address="ada@example.org")
        code = re.search(r"\b[0-9]{8}\b", mailbox.next().get_content())
        assert code is not None
        for _ in range(5):
            assert "not the code" in change(client, do="confirm", kind="mail", code="00")
        assert "not the code" in change(client, do="confirm", kind="mail", code=code[0])
        assert "does not know this address" in change(client, do="add", kind="mail", address="nobody@example.org")


def test_a_channel_gets_a_text_and_a_link(database: Path) -> None:
    channel = Channel()
    with listening(channel.talk) as port, serving(database) as client, two_at_a_table(client) as (table, _, _):
        assert change(client, do="add", kind="hook", address=f"http://127.0.0.1:{port}/hook?key=secret") == ""
        assert "secret" not in client.get("/notices").text, "not even its owner is shown all of it"
        assert "has been sent" in change(client, do="try", kind="hook")
        assert json.loads(channel.next()[2])["text"].startswith("This is how you will be told")
        choose(client, table, "hook")
        path, headers, body = channel.next()
        assert (path, headers["content-type"]) == ("/hook?key=secret", "application/json")
        text = f"It is your turn in {box(BOXES[0]).title} with Ada, Bob.\n{HOME}/table/{table}"
        assert json.loads(body) == {"text": text, "content": text, "allowed_mentions": {"parse": []}}
        channel.answer = 500
        assert "did not accept it (answer 500)" in change(client, do="try", kind="hook")
        assert "The last message did not arrive." in client.get("/notices").text


def test_names_call_nobody_in_a_channel() -> None:
    text = "It is your turn with <!everyone>, @everyone, *Bob*."
    assert json.loads(hook_body("https://discord.com/api/webhooks/1/x", text, "L")) == {
        "content": "It is your turn with <!everyone\\>, @everyone, \\*Bob\\*.\nL",
        "allowed_mentions": {"parse": []},
    }
    assert json.loads(hook_body("https://hooks.slack.com/services/x", text, "L")) == {
        "text": "It is your turn with &lt;!everyone&gt;, @everyone, *Bob*.\n<L>"
    }


# when


def test_one_message_for_one_wait(database: Path) -> None:
    """Nobody is told while a page is open; after that once, until they have been there again."""
    channel = Channel()
    with listening(channel.talk) as port, serving(database) as client, two_at_a_table(client) as (table, ada, bob):
        change(client, do="add", kind="hook", address=f"http://127.0.0.1:{port}/ada")
        with at_table(client, table) as page:
            choose(client, table, "hook")
            nothing_more(channel)
        assert channel.next()[0] == "/ada"
        nothing_more(channel)
        with at_table(client, table) as page:
            time.sleep(SOON * 4)
            play_until_it_is_the_others_turn(page)
        nothing_more(channel)
        as_(client, bob)
        with at_table(client, table) as page:
            page.await_turn()
            play_until_it_is_the_others_turn(page)
        assert channel.next()[0] == "/ada"
        as_(client, ada)
        nothing_more(channel)


def test_who_loses_the_seat_is_not_told(database: Path) -> None:
    """Freed, banned or left: what was chosen for the table is gone."""
    for way in ("free", "ban", "leave"):
        with serving(database) as client, two_at_a_table(client) as (table, ada, bob):
            as_(client, bob)
            change(client, do="add", kind="hook", address="http://127.0.0.1:9/never")
            choose(client, table, "hook")
            if way == "leave":
                with at_table(client, table) as page:
                    page.say(do="leave", seat=1)
            else:
                as_(client, ada)
                with at_table(client, table) as page:
                    page.say(do="remove", seat=1, ban=way == "ban")
                as_(client, bob)
            assert client.get(f"/table/{table}/notices").status_code == 403
            store = Store(database)
            assert store.notices.watched() == set()
            store.close()


def test_quiet_hours() -> None:
    """By the clock of the person, over midnight, and when the clocks change."""
    berlin = QuietHours(22 * 60, 8 * 60, "Europe/Berlin")
    winter, summer = datetime(2026, 1, 15, tzinfo=UTC).timestamp(), datetime(2026, 7, 15, tzinfo=UTC).timestamp()
    hours = [hour for hour in range(24) if is_quiet(berlin, winter + hour * 3600)]
    assert hours == [0, 1, 2, 3, 4, 5, 6, 21, 22, 23]
    assert [hour for hour in range(24) if is_quiet(berlin, summer + hour * 3600)] == [0, 1, 2, 3, 4, 5, 20, 21, 22, 23]
    assert [hour for hour in range(24) if is_quiet(QuietHours(600, 720, "UTC"), winter + hour * 3600)] == [10, 11]
    assert not is_quiet(None, winter)
    assert read_quiet("22:00", "08:00", "Europe/Berlin") == berlin
    assert read_quiet("", "", "nonsense") is None
    for wrong in [("22:00", ""), ("24:00", "08:00"), ("8:00", "9:00"), ("08:00", "08:00"), ("٢٢:٠٠", "08:00")]:
        with pytest.raises(BadOption, match="need a start and an end"):
            read_quiet(*wrong, "UTC")
    for zone in ["Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "x" * 99, "\0"]:
        with pytest.raises(BadOption, match="time zone"):
            read_quiet("22:00", "08:00", zone)


def test_what_waits_in_quiet_hours_comes_afterwards(database: Path) -> None:
    channel = Channel()
    with listening(channel.talk) as port, serving(database) as client, two_at_a_table(client) as (table, _, _):
        change(client, do="add", kind="hook", address=f"http://127.0.0.1:{port}/ada")
        now = datetime.now(UTC)
        begins, ends = (f"{(now.hour + step) % 24:02}:00" for step in (-1, 2))
        change(client, do="quiet", begins=begins, ends=ends, zone="UTC")
        assert f'value="{begins}"' in client.get("/notices").text
        choose(client, table, "hook")
        nothing_more(channel)
        change(client, do="quiet", begins="", ends="")
        assert channel.next()[0] == "/ada"


def test_a_receiver_that_never_answers_delays_nobody(database: Path) -> None:
    """Neither the table nor the next message."""
    silent, channel = Channel(), Channel()
    silent.answer = 0
    with (
        listening(silent.talk) as slow,
        listening(channel.talk) as quick,
        serving(database) as client,
        two_at_a_table(client) as (table, _, bob),
    ):
        change(client, do="add", kind="hook", address=f"http://127.0.0.1:{slow}/ada")
        choose(client, table, "hook")
        silent.next()
        with at_table(client, table) as page:
            play_until_it_is_the_others_turn(page)
        as_(client, bob)
        change(client, do="add", kind="hook", address=f"http://127.0.0.1:{quick}/bob")
        choose(client, table, "hook")
        assert channel.next()[0] == "/bob"


@pytest.mark.parametrize("either_database", ["postgresql"], indirect=True)
def test_one_of_several_servers_tells_it(either_database: str) -> None:
    """Each of them looks; one message comes. Who has a page open at another server is there."""
    channel = Channel()
    with (
        listening(channel.talk) as port,
        serving(either_database, away=LONG) as one,
        serving(either_database, away=LONG) as two,
        serving(either_database, away=LONG),
        two_at_a_table(one) as (table, ada, _),
    ):
        change(one, do="add", kind="hook", address=f"http://127.0.0.1:{port}/ada")
        as_(two, ada)
        with at_table(two, table) as page:
            choose(one, table, "hook")
            page.say(do="nod")
            time.sleep(SOON * 20)  # no message may come, however often they look
        assert channel.next()[0] == "/ada"
        nothing_more(channel)


# what belongs to somebody


def test_addresses_are_their_owners(database: Path) -> None:
    """Nobody else sees them, they go with a new secret, and are deleted for good."""
    with serving(database) as client, two_at_a_table(client) as (table, ada, bob):
        change(client, do="add", kind="hook", address="http://127.0.0.1:9/ada-only")
        choose(client, table, "hook")
        as_(client, bob)
        assert client.get(f"/table/{table}/notices").json()["ready"] == []
        assert "127.0.0.1" not in client.get("/notices").text
        as_(client, "")
        assert client.get(f"/table/{table}/notices").status_code == 403
        as_(client, ada)
        change(client, do="delete", kind="hook")
        assert client.get(f"/table/{table}/notices").json()["chosen"] == []
    assert b"ada-only" not in b"".join(path.read_bytes() for path in database.parent.glob("tables.sqlite")) or _vacuumed(database)


def _vacuumed(database: Path) -> bool:
    """Whether no row has it any more; SQLite uses the place again later."""
    store = Store(database)
    with store._database.reading() as tx:
        return tx.run("SELECT * FROM addresses") == []


def test_a_new_secret_keeps_them(database: Path) -> None:
    store = Store(database)
    store.notices.set_address("old", "hook", "https://example.org", 1.0)
    store.notices.set_quiet("old", QuietHours(1, 2, "UTC"))
    store.replace_owner("old", "new")
    assert store.notices.reach("old").addresses == {}
    reach = store.notices.reach("new")
    assert (reach.addresses["hook"].address, reach.quiet) == ("https://example.org", QuietHours(1, 2, "UTC"))
    store.close()


def test_it_cannot_be_tried_too_often(database: Path) -> None:
    with serving(database, limits=Limits()) as client:
        answers = [
            client.post("/notices", data={"do": "add", "kind": "hook", "address": f"http://127.0.0.1:9/{number}"}).status_code
            for number in range(8)
        ]
    assert answers == [303] * 6 + [429] * 2


# where messages may go


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1%eth0",
     "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::"],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.215.14") and is_public("2606:4700::1111")


@pytest.mark.parametrize("url", ["https://localhost/x", "https://127.0.0.1/x", "https://2130706433/", "https://[::1]:8443/"])
def test_no_message_goes_to_this_machine(database: Path, url: str) -> None:
    with serving(database, anywhere=False) as client:
        assert change(client, do="add", kind="hook", address=url) == ""
        assert "not on the internet" in change(client, do="try", kind="hook")


@pytest.mark.parametrize(
    "url",
    ["", "x", "http://example.org", "ftp://example.org", "https://", "https://user@example.org/", "https://exa mple.org",
     "https://example.org/\r\nX: y", "https://ex\u0430mple.org/", "https://example.org:99999/", "https://" + "x" * 2000, "file:///etc/passwd"],
)  # fmt: skip
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(BadTarget):
        check_url(url, anywhere=False)


@pytest.mark.parametrize(
    "address",
    ["", "ada", "ada@", "@example.org", "ada@localhost", "a@b.c\r\nBcc: x@y.z", "a b@c.d", "a@b.c,d@e.f", "Ada <a@b.c>"],
)
def test_mail_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadTarget):
        check_mail(address)
    assert check_mail(" ada@example.org ") == "ada@example.org"


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "7", '{"endpoint": "https://x.org"}', '{"endpoint": "https://x.org", "keys": {"p256dh": "x", "auth": "y"}}'],
)
def test_subscriptions_that_are_none(text: str) -> None:
    with pytest.raises(BadTarget):
        check_subscription(text, anywhere=False)


def test_mail_servers_that_are_none() -> None:
    for url in ["", "http://x", "smtp://", "smtp://host:99999", "smtp://host/path"]:
        with pytest.raises(BadOption, match="not the address of a mail server"):
            Mailer(url, "a@b.cd")
    with pytest.raises(BadOption, match="--smtp-from"):
        Mailer("smtp://host", "")


def test_no_password_goes_to_a_mail_server_that_does_not_encrypt(database: Path) -> None:
    mailbox = Mailbox()
    with listening(mailbox.talk) as port:
        notices = NoticeSettings(f"smtp://user:secret@127.0.0.1:{port}", "a@b.cd")
        with TestClient(
            make_app(Settings(database, limits=LIFTED, public_url=HOME, notices=notices)), HOME, headers={"Origin": HOME}
        ) as client:
            assert "does not encrypt" in change(client, do="add", kind="mail", address="ada@example.org")
    assert mailbox.mails.empty()


def test_a_server_without_a_name_sends_no_links(database: Path) -> None:
    with TestClient(make_app(Settings(database, limits=LIFTED)), HOME, headers={"Origin": HOME}) as client:
        assert "--public-url" in client.get("/notices").text
        assert "--public-url" in change(client, do="add", kind="hook", address="https://example.org")
