"""Replay: who may look from where, that nothing leaks, records in and out, and playing on from a moment."""

import json
import re
import secrets
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import perilune
from perilune.bots import BOTS, USUAL
from perilune.core.record import Record, loads
from perilune.core.reel import Reel
from perilune.core.reopen import reopen
from perilune.games import BOXES, box
from perilune.web.storage.model import PERSON, Chair, Device, StoredTable
from perilune.web.storage.store import Store
from tests.web.conftest import Frame, at_table, open_table, state_of

RECORDS = Path(__file__).parent.parent / "records"
ASKING = ["reel", "moment", "news"]


def golden(name: str) -> Record:
    """A finished game of two people."""
    return loads(next(iter(sorted(RECORDS.glob(f"{name}*2p-rules{box(name).rules_version}.json")))).read_text(encoding="utf-8"))


def halfway(name: str) -> Record:
    """The first half of it."""
    record = golden(name)
    record.rows = record.rows[: len(record.rows) // 2]
    return record


def upload(client: TestClient, record: Record) -> str:
    """Bring a record; returns the id of its table."""
    answer = client.post("/records", content=record.dumps())
    assert answer.status_code == 303, answer.text
    found = re.fullmatch("/table/([0-9a-f]+)/replay", answer.headers["location"])
    assert found is not None
    return found[1]


def keep(client: TestClient, database: Path, record: Record, mine: list[int], others: str = PERSON) -> str:
    """A table at which this browser has only these seats."""
    client.post("/name", data={"name": "Ada"})
    owner = sha256(str(client.cookies["perilune"]).partition(".")[0].encode()).hexdigest()
    chairs = [Chair(PERSON, {owner: Device()}) if seat in mine else Chair(others) for seat in range(record.seats)]
    kept = StoredTable(secrets.token_hex(8), record, chairs, "somebody")
    store = Store(database)
    store.add_table(kept, [0])
    store.close()
    return kept.id


def look(client: TestClient, table: str, what: str, seat: str = "-2", **more: Any) -> Frame:
    """Ask for a part of the replay."""
    answer = client.get(f"/table/{table}/{what}", params={"seat": seat} | more)
    assert answer.status_code == 200, answer.text
    frame: Frame = answer.json()
    return frame


def moments(last: int) -> list[int]:
    """Some moments of a game, with the first, the last and two neighbours."""
    return sorted({0, min(1, last), last // 3, last // 3 + 1, last * 4 // 5, last})


# who may look from where


def test_while_a_game_goes_on_everybody_looks_from_their_own_place(client: TestClient, database: Path, box_name: str) -> None:
    """Own seat and spectator; others are refused with a sentence, by each address."""
    table = keep(client, database, halfway(box_name), [0])
    assert [row["seat"] for row in look(client, table, "reel")["looks"]] == ["-2", "0"]
    for what in ASKING:
        for seat, status in {"": 200, "-2": 200, "0": 200, "1": 403, "everything": 403, "2": 400, "-1": 400, "٣": 400}.items():
            answer = client.get(f"/table/{table}/{what}", params={"seat": seat})
            assert answer.status_code == status, (what, seat)
            assert status == 200 or re.search(r"<p>[A-Z][^<]+\.</p>", answer.text)
    for seat in ("1", "everything"):
        assert client.post(f"/table/{table}/branch", data={"seat": seat, "at": "1"}).status_code == 403
    client.cookies.clear()
    assert client.get(f"/table/{table}/reel?seat=0").status_code == 403
    assert [row["seat"] for row in look(client, table, "reel")["looks"]] == ["-2"]


def test_after_the_end_everybody_may_look_from_everywhere(client: TestClient, box_name: str) -> None:
    """A stranger, too; and at everything."""
    table = upload(client, golden(box_name))
    client.cookies.clear()
    for seat in ("-2", "0", "1", "everything"):
        reel = look(client, table, "reel", seat)
        assert [row["seat"] for row in reel["looks"]] == ["-2", "0", "1", "everything"]
        assert reel["over"]
        assert len(reel["scores"]) == reel["last"] + 1
        assert [person["name"] for person in reel["people"]] == ["Ada", "Ben"]
        assert all(early <= late for (_, early, _), (_, late, _) in pairwise(reel["log"]))
        assert 0 <= reel["log"][0][1] <= reel["log"][-1][1] <= reel["last"]
        for at in moments(reel["last"]):
            frame = look(client, table, "moment", seat, at=at)
            assert frame["scores"] == reel["scores"][at]
            assert frame["svg"][0].startswith("<svg")
            assert not any("data-move" in part for part in frame["svg"])
            assert frame["elsewhere"][seat] == at
        assert look(client, table, "moment", seat, at=reel["last"])["deciders"] == []


def test_a_password_keeps_strangers_out(client: TestClient, box_name: str) -> None:
    table = open_table(client, box_name, password="sesame")
    assert client.get(f"/table/{table}/reel").status_code == 200
    client.cookies.clear()
    for what in ["replay", *ASKING, "chart.svg", "record"]:
        assert client.get(f"/table/{table}/{what}").status_code == 403
    assert client.post(f"/table/{table}/branch", data={"at": "0"}).status_code == 403


@pytest.mark.parametrize(
    ("at", "status"), [("x", 400), ("", 400), ("1.5", 400), ("٣", 400), ("9" * 40, 400), ("-5", 200), ("99999", 200)]
)
def test_a_moment_is_a_number(client: TestClient, at: str, status: int) -> None:
    """One that is not there is the nearest one."""
    table = upload(client, golden(BOXES[0]))
    last = look(client, table, "reel")["last"]
    answer = client.get(f"/table/{table}/moment", params={"at": at})
    assert answer.status_code == status
    if status == 200:
        assert answer.json()["at"] in (0, last)
    assert client.post(f"/table/{table}/branch", data={"at": at}).status_code in (400, 303, 409)


def test_a_table_that_is_not_there(client: TestClient) -> None:
    for what in ["replay", *ASKING, "chart.svg", "record"]:
        assert client.get(f"/table/nowhere/{what}").status_code == 404
    assert client.post("/table/nowhere/branch", data={"at": "0"}).status_code == 404


# nothing leaks


def all_of(client: TestClient, table: str, seat: str) -> list[str]:
    """Everything that the replay tells a seat, byte for byte."""
    reel = client.get(f"/table/{table}/reel", params={"seat": seat})
    frames = [client.get(f"/table/{table}/moment", params={"seat": seat, "at": at}).text for at in range(reel.json()["last"] + 1)]
    news = client.get(f"/table/{table}/news", params={"seat": seat})
    return [reel.text, news.text, client.get(f"/table/{table}/chart.svg").text, *frames]


@pytest.mark.parametrize("seat", ["0", "-2"])
def test_sealed_choices_of_others_are_not_in_the_replay(client: TestClient, database: Path, seat: str) -> None:
    """Seat 1 seals other robots, and another number of them: the same reel, the same moments."""
    told = []
    for sealed in (["graphene"] * 3, ["buckyball", "nanotube", "buckyball", "graphene", "graphene"]):
        table = perilune.open_table("mine_the_moon", seats=2, seed="two worlds")
        while table.deciders() != [0, 1]:
            table.submit(table.deciders()[0], "pass")
        for kind in sealed:
            table.submit(1, f"place raw-{kind}")
        table.submit(0, "place raw-graphene")
        told.append(all_of(client, keep(client, database, table.record, [0]), seat))
    assert told[0] == told[1]
    assert len(told[0]) > 10


def test_two_worlds_that_a_seat_cannot_tell_apart(client: TestClient, database: Path, box_name: str) -> None:
    """The same for every box: what is imagined differently is told the same."""
    record = golden(box_name)
    reel = Reel(reopen(box(box_name), record).table)
    for seat in (0, -2):
        at = reel.length(seat) // 2
        worlds = [keep(client, database, reel.branch(at, seat, seed).record, [0]) for seed in ("one", "other")]
        told = [all_of(client, table, str(seat))[3] for table in worlds]
        assert told[0] == told[1]
        drawing = box(box_name).draw(reel.seen(at, seat).view, seat, [], record.names)
        assert json.loads(told[0])["svg"] == drawing.parts


# records


def test_a_record_goes_out_and_in(client: TestClient, box_name: str) -> None:
    """What was downloaded opens as the same game, moment by moment, for whoever brings it."""
    table = upload(client, golden(box_name))
    answer = client.get(f"/table/{table}/record")
    named = rf'attachment; filename="{box_name.replace("_", "-")}-\d{{4}}-\d\d-\d\d\.json"'
    assert re.fullmatch(named, answer.headers["content-disposition"])
    client.cookies.clear()
    again = client.post("/records", content=answer.content).headers["location"].split("/")[2]
    assert again != table
    for seat in ("-2", "1", "everything"):
        assert look(client, again, "reel", seat) | {"plays": []} == look(client, table, "reel", seat) | {"plays": []}
        last = look(client, again, "reel", seat)["last"]
        for at in moments(last):
            assert look(client, again, "moment", seat, at=at) == look(client, table, "moment", seat, at=at)


def test_a_record_of_a_game_that_goes_on_is_not_given(client: TestClient, box_name: str) -> None:
    """It holds what is hidden; also from those who play."""
    answer = client.get(f"/table/{open_table(client, box_name)}/record")
    assert answer.status_code == 409
    assert "once the game is over" in answer.text


def broken(name: str) -> list[str]:
    """Records that are not what they seem."""
    record = golden(name)
    reel = Reel(reopen(box(name), record).table)
    start = reel.branch(reel.length(0) // 2, 0, "x").record.to_json()
    whole = record.to_json()
    return [
        json.dumps(data)
        for data in (
            whole | {"box": "chess"},
            whole | {"box": 7},
            whole | {"seats": 99},
            whole | {"seats": -1},
            whole | {"seats": 3},
            whole | {"names": ["Ada", "x" * 200]},
            whole | {"names": [1, 2]},
            whole | {"options": {"none": ["a"]}},
            whole | {"options": []},
            whole | {"moves": [[0]]},
            whole | {"moves": {"a": 1}},
            whole | {"format": "perilune-record-99"},
            start,
            start | {"seal": "0" * 40},
            start | {"seal": None},
            start | {"start": []},
            start | {"start": {}},
        )
    ] + ["", "[]", "null", "{", "[" * 100_000, '{"format": "perilune-record-1"}']


def test_broken_records_are_refused(client: TestClient, box_name: str) -> None:
    """4xx with a sentence, and no table."""
    for text in broken(box_name):
        answer = client.post("/records", content=text)
        assert answer.status_code in (400, 413), (answer.status_code, text[:300])
    assert client.post("/records", content=b"\xff\xfe").status_code == 400
    assert client.post("/records", content=b"x" * 2_000_000).status_code == 413
    assert state_of(client).registry.store.table_count() == 0


def test_a_record_that_begins_in_the_middle_comes_back_only_as_it_went(client: TestClient, database: Path, box_name: str) -> None:
    """A game that was played on from another one can be downloaded and opened again; whoever changes its start is refused."""
    record = golden(box_name)
    reel = Reel(reopen(box(box_name), record).table)
    table = reel.branch(reel.length(0) - 2, 0)
    while not table.over:
        table.submit(table.deciders()[0], table.legal(table.deciders()[0])[0])
    old = keep(client, database, table.record, [0])
    text = client.get(f"/table/{old}/record").text
    new = client.post("/records", content=text).headers["location"].split("/")[2]
    assert look(client, new, "reel")["log"] == look(client, old, "reel")["log"]
    assert loads(client.get(f"/table/{new}/record").text).to_json() == table.record.to_json()
    forged = json.loads(text)
    forged["start"] |= {name: -7 for name, value in forged["start"].items() if isinstance(value, int)}
    answer = client.post("/records", content=json.dumps(forged))
    assert answer.status_code == 400
    assert "Only the server" in answer.text


def test_a_record_whose_moves_are_not_possible_can_be_watched_as_far_as_they_are(client: TestClient, box_name: str) -> None:
    """Such as one that was made under other rules."""
    record = golden(box_name)
    parted = len(record.rows) // 2
    record.rows[parted].text = "nonsense"
    table = upload(client, record)
    reel = look(client, table, "reel")
    assert not reel["over"]
    assert 0 < reel["last"] < len(record.rows)
    assert client.get(f"/table/{table}/record").status_code == 409


# playing on


def test_playing_on_gives_the_position_as_the_seat_knew_it(client: TestClient, box_name: str) -> None:
    """A new table that begins with the moment and can be played; for a seat, a spectator, and with everything laid open."""
    old = upload(client, golden(box_name))
    for seat in ("0", "1", "-2", "everything"):
        at = look(client, old, "reel", seat)["last"] // 2
        answer = client.post(f"/table/{old}/branch", data={"seat": seat, "at": at})
        assert answer.status_code == 303
        new = answer.headers["location"].removeprefix("/table/")
        before = look(client, old, "moment", seat, at=at)
        after = look(client, new, "moment", "-2" if seat == "everything" else seat, at=0)
        if seat != "everything":
            assert {name: after[name] for name in ("svg", "prompt", "deciders", "scores")} == {
                name: before[name] for name in ("svg", "prompt", "deciders", "scores")
            }
        assert not look(client, new, "reel")["over"]
        with at_table(client, new) as page:
            assert page.mine() == [0, 1]
            page.sit(page.position["deciders"][0])
            assert page.my_turn()
            page.move(page.position["offers"][0]["move"])


def test_nothing_is_imagined_when_everything_is_laid_open(client: TestClient) -> None:
    """The new table holds exactly what was there."""
    record = golden("mine_the_moon")
    old = upload(client, record)
    reel = Reel(reopen(box("mine_the_moon"), record).table)
    new = (
        client.post(f"/table/{old}/branch", data={"seat": "everything", "at": "100"}).headers["location"].removeprefix("/table/")
    )
    registry: Any = state_of(client).registry
    assert registry.store.get(new).record.start == reel.everything(100).view.to_json()


@pytest.mark.parametrize(
    ("mine", "others", "seat", "players"),
    [
        ([0], PERSON, "0", [PERSON, USUAL]),  # my own seat; a bot for whom is not there
        ([0], BOTS[0], "0", [PERSON, BOTS[0]]),  # bots stay
        ([1], BOTS[0], "-2", [BOTS[0], PERSON]),  # I watched, and play my seat
        ([0], PERSON, "1", [USUAL, PERSON]),  # I looked from another's seat, and play that
        ([0, 1], PERSON, "1", [PERSON, PERSON]),  # one screen for two
        ([], PERSON, "-2", [PERSON, USUAL]),  # a stranger gets the first person's seat
        ([], BOTS[0], "everything", [PERSON, BOTS[0]]),  # or the first
        ([], PERSON, "1", [USUAL, PERSON]),
    ],
)
def test_who_plays_on(client: TestClient, database: Path, mine: list[int], others: str, seat: str, players: list[str]) -> None:
    """The page says it before, and so it is."""
    table = keep(client, database, golden("lineae"), mine, others)
    expected = [place for place, player in enumerate(players) if player == PERSON]
    assert look(client, table, "reel", seat)["plays"] == expected
    if not mine:
        client.cookies.clear()
    answer = client.post(f"/table/{table}/branch", data={"seat": seat, "at": "20"})
    with at_table(client, answer.headers["location"].removeprefix("/table/")) as page:
        assert [who["player"] for who in page.people["seats"]] == players
        assert page.mine() == expected
        if len(expected) == 1:
            page.await_turn()


def test_a_spectator_of_a_game_that_goes_on_may_play_on(client: TestClient, database: Path, box_name: str) -> None:
    """With what a spectator knows; the others' secrets are imagined."""
    table = keep(client, database, halfway(box_name), [0])
    client.cookies.clear()
    last = look(client, table, "reel")["last"]
    answer = client.post(f"/table/{table}/branch", data={"at": last})
    assert answer.status_code == 303
    with at_table(client, answer.headers["location"].removeprefix("/table/")) as page:
        assert page.mine() == [0]
        page.await_turn()


def test_nobody_plays_on_after_the_end(client: TestClient, box_name: str) -> None:
    table = upload(client, golden(box_name))
    answer = client.post(f"/table/{table}/branch", data={"at": look(client, table, "reel")["last"]})
    assert answer.status_code == 409
    assert "earlier" in answer.text


def test_forms_of_other_sites_are_refused(client: TestClient) -> None:
    table = upload(client, golden(BOXES[0]))
    answer = client.post(f"/table/{table}/branch", data={"at": "1"}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert state_of(client).registry.store.table_count() == 1


# the chart


def test_the_chart_has_a_line_for_each_seat_where_points_tell_something(client: TestClient, box_name: str) -> None:
    """As a spectator knows them, on an address of its own; nothing for a game without points."""
    table = upload(client, golden(box_name))
    reel = look(client, table, "reel")
    answer = client.get(f"/table/{table}/chart.svg")
    assert answer.text == reel["chart"]
    if max(max(points) for points in reel["scores"]) > 1:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert all(name in answer.text for name in ("Ada", "Ben"))
    else:
        assert answer.status_code == 204


def test_new_moments_are_told(client: TestClient, box_name: str) -> None:
    """A page that loaded the reel before learns that there is more."""
    table = open_table(client, box_name, seats="2", who_0="me", who_1="here")
    last = look(client, table, "news")["last"]
    assert last == look(client, table, "reel")["last"]
    with at_table(client, table) as page:
        for _ in range(30):
            page.sit(page.position["deciders"][0])
            page.move(page.position["offers"][0]["move"])
            if look(client, table, "news")["last"] > last:
                break
    reel = look(client, table, "reel")
    assert look(client, table, "news", last=reel["last"]) == {"last": reel["last"], "over": False, "told": reel["told"]}
    assert reel["last"] > last


def test_what_was_taken_back_and_played_otherwise_is_told(client: TestClient) -> None:
    """Although there are as many moments as before."""
    table = open_table(client, "uranus", seats="1", seed="s1")
    with at_table(client, table) as page:
        page.move("mine 0,0,0")
        before = look(client, table, "reel")
        assert look(client, table, "news", last=before["last"])["told"] == before["told"]
        page.say(do="undo", seat=0, number=page.position["number"])
        page.move("mine 0,0,0")
        assert look(client, table, "news", last=before["last"])["told"] == before["told"]
        page.say(do="undo", seat=0, number=page.position["number"])
        page.move("mine 1,0,-1")
        now = look(client, table, "news", last=before["last"])
    assert now["last"] == before["last"]
    assert now["told"] != before["told"]
