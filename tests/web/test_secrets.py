"""What reaches the browser of one seat is, byte for byte, the same in two worlds that the seat cannot tell apart."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from perilune.bots import bot
from perilune.core.chance import Rng
from perilune.core.seen import AnyGame
from perilune.core.table import Table
from perilune.games import box
from perilune.web.security.browser_cookie import Visitor
from perilune.web.table_form import LINK, ME, Setup
from tests.web.conftest import HOME, Frame, at_table, few, limit_patience, new_client, open_table, state_of

RECORDS = Path(__file__).parent.parent / "records"
SEALED = {"one": ["raw-graphene"] * 20, "other": ["raw-buckyball", "raw-nanotube"] * 10}


def frames_of_seat_0(client: TestClient, secret: list[str]) -> list[str]:
    """All that the page of seat 0 hears while seat 1 places its robots in secret, up to the moment before they are shown."""
    table = open_table(client, "mine_the_moon", seats="2", seed="two worlds", who_0="me", who_1="here")
    heard: list[Frame] = []
    with at_table(client, table) as mine, at_table(client, table) as rival:
        mine.sit(0)
        rival.sit(1)
        for _ in range(2):
            page = mine if mine.my_turn() else rival
            page.move("pass")
            mine.say(do="sit", seat=0)
            rival.say(do="sit", seat=1)
        heard.append(mine.position)
        for kind in secret:
            if "ready" in [offer["move"] for offer in rival.position["offers"]]:
                break
            rival.move(f"place {kind}")
            heard += mine.say(do="sit", seat=0)
        heard += mine.say(do="ask", move="place raw-graphene")
        mine.move("place raw-graphene")
        heard.append(mine.position)
    return [json.dumps(frame) for frame in heard]


def test_sealed_robots_reach_no_other_browser(client: TestClient) -> None:
    worlds = [frames_of_seat_0(client, secret) for secret in SEALED.values()]
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) > 8


def test_how_often_and_when_others_choose_in_secret_is_not_told(client: TestClient) -> None:
    """No frame, no time on the start page, no word about undo: before and after, whether they choose or take it back."""
    table = open_table(client, "mine_the_moon", seats="2", seed="two worlds", listed="yes", who_0="me", who_1="here")
    stranger = TestClient(client.app, HOME, headers={"Origin": HOME}, follow_redirects=False)
    stranger.portal = client.portal
    with at_table(client, table) as mine, at_table(client, table) as rival, at_table(stranger, table) as watcher:
        mine.sit(0)
        rival.sit(1)
        for _ in range(2):
            (mine if mine.my_turn() else rival).move("pass")
            mine.say(do="sit", seat=0)
            rival.say(do="sit", seat=1)
        watcher.say(do="nod")
        told = mine.position
        pages = [browser.get("/").text for browser in (client, stranger)]
        for _ in range(3):
            rival.move("place raw-graphene")
            rival.say(do="undo", seat=1, number=rival.position["number"])
            rival.move("place raw-buckyball")
            for page in (mine, watcher):
                assert [frame["type"] for frame in page.say(do="nod")] == ["done"]
            assert [browser.get("/").text for browser in (client, stranger)] == pages
        mine.say(do="sit", seat=1)
        mine.sit(0)
        assert (mine.position["undo"], mine.position["number"]) == (told["undo"], told["number"])


# for every box: a position with secrets, and another world that the seat cannot tell from it


def position_with_secrets(game: AnyGame) -> tuple[Table, int]:
    """A table in the middle of a random game at which a seat decides, and that seat."""
    seats = few(game.name)
    table = Table(game, game.settle(seats, {}), "secrets", [f"Player {seat + 1}" for seat in range(seats)])
    player = bot("random", 5)
    while table.number < 80:
        seat = table.deciders()[-1]
        table.submit(seat, player.choose(table.seen(seat)))
    return table, table.deciders()[0]


def all_that_reaches(seat: int, table: Table, database: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every frame and every page that the browser of this seat gets from a server whose table stands in this position."""
    monkeypatch.setattr("secrets.token_hex", lambda size=32: "ab" * size)
    monkeypatch.setattr("secrets.token_urlsafe", lambda size=32: "A" * 43)
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    with new_client(database) as browser:
        who = [ME if other == seat else LINK for other in range(len(table.names))]
        setup = Setup(table.game.name, "", table.options.values, who, table.names, [True] * len(who), None, False, "")
        browser.post("/name", data={"name": "Ada"})
        owner = sha256(("A" * 43).encode()).hexdigest()
        registry = state_of(browser).registry
        assert browser.portal is not None
        id = browser.portal.call(registry._add, table, setup, Visitor(owner), "", "")
        asked = [move.text for move in table.game.catalogue.moves[:: max(1, len(table.game.catalogue.moves) // 60)]]
        heard: list[Frame] = []
        with at_table(browser, id) as page:
            heard += [page.welcome, page.people, page.position]
            for text in asked:
                heard += page.say(do="ask", move=text)
            heard += page.say(do="ask all")
            for offer in page.position["offers"][:10]:
                message = {"seat": seat, "move": offer["move"], "number": page.position["number"], "sure": False}
                answers = page.say(do="move", **message)
                if any(frame["type"] == "confirm" for frame in answers):
                    heard += answers
                else:
                    page.say(do="undo", seat=seat, number=page.position["number"])
        with browser.websocket_connect(f"/table/{id}/live?view=words", headers={"Origin": HOME}) as socket:
            limit_patience(socket)
            heard += socket.receive_json()
        pages = [
            "/",
            f"/table/{id}",
            f"/table/{id}/text",
            f"/table/{id}/reel?seat={seat}",
            f"/table/{id}/moment?seat={seat}&at=0",
        ]
        return [json.dumps(frame) for frame in heard] + [browser.get(address).text for address in pages]


def test_two_worlds_look_the_same_to_a_browser(box_name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte: frames, answers, questions back, pages, the text view and the replay."""
    real, seat = position_with_secrets(box(box_name))
    game = real.game
    view = real.seen(seat).view
    differ = 0
    seen = []
    for number in range(3):
        world = real.state if number == 0 else game.imagine(view, seat, Rng(number))
        differ += world.to_json() != real.state.to_json()
        table = Table(game, real.options, "the same seed", list(real.names), start=world)
        seen.append(all_that_reaches(seat, table, tmp_path / f"{number}.sqlite", monkeypatch))
    assert seen[0] == seen[1] == seen[2]
    assert differ or view.to_json() == real.state.to_json(), "the worlds are really different ones"


# before the end and after it


def test_nothing_that_is_hidden_is_given_before_the_end(client: TestClient, box_name: str) -> None:
    """Neither the record and its seed, nor everything, nor somebody else's view, nor the same deal; to a player as to a stranger."""
    table = open_table(client, box_name, seats=str(few(box_name)), who_1="link", listed="yes")
    seed = state_of(client).registry.store.get(table).record.seed
    stranger = TestClient(client.app, HOME, headers={"Origin": HOME}, follow_redirects=False)
    stranger.portal = client.portal
    for browser in (client, stranger):
        told = [browser.get(path).text for path in ("/", f"/table/{table}", f"/table/{table}/text", f"/table/{table}/sit")]
        assert browser.get(f"/table/{table}/record").status_code == 409
        for what in ("reel", "moment", "news"):
            told.append(browser.get(f"/table/{table}/{what}").text)
            for seat in ("everything", "1"):
                assert browser.get(f"/table/{table}/{what}", params={"seat": seat}).status_code == 403
        for seat in ("everything", "1"):
            assert browser.post(f"/table/{table}/branch", data={"seat": seat, "at": "0"}).status_code == 403
        assert browser.post(f"/table/{table}/again", data={"deal": "same"}).status_code in (403, 409)
        with at_table(browser, table) as page:
            told += [json.dumps([page.welcome, page.position, page.people, page.audit])]
        assert seed not in " ".join(told)


def test_the_end_is_final_before_its_secrets_are_given(client: TestClient, box_name: str) -> None:
    """Who has read the record cannot take the last move back and play on."""
    record = min(RECORDS.glob(f"{box_name}-[2-9]p-rules{box(box_name).rules_version}.json"))
    table = client.post("/records", content=record.read_bytes()).headers["location"].split("/")[2]
    assert client.get(f"/table/{table}/record").status_code == 200
    with at_table(client, table) as page:
        for seat in page.mine():
            page.sit(seat)
            assert page.position["undo"]
            assert page.refused(do="undo", seat=seat, number=page.position["number"])
            assert page.refused(do="redo", seat=seat, number=page.position["number"])
