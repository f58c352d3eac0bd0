"""The interface for programs: tokens, positions in words, refusals with their rules, the same limits as for people."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient, WebSocketDenialResponse

from perilune.web.app import Settings, make_app
from perilune.web.openapi import DESCRIPTION
from perilune.web.routes import ROUTES
from perilune.web.security.limits import LIFTED, Limits, Rate
from tests.web.conftest import state_of

HOME = "http://testserver"
Json = dict[str, Any]


class Program:
    """A program at the interface: no cookies, no origin, only its token."""

    def __init__(self, server: TestClient, token: str = "") -> None:
        self.server = server
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str, status: int = 200, **query: Any) -> Json:
        return self._told(self.server.get(path, params=query, headers=self.headers), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Json:
        return self._told(self.server.post(path, json=body, headers=self.headers), status)

    def _told(self, response: Any, status: int) -> Json:
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/json"
        assert not response.cookies
        told: Json = response.json()
        if status >= 400:
            assert told["says"].endswith((".", "}")) and set(told) == {"says", "rule"}
        return told


def server(database: Path, **settings: Any) -> TestClient:
    return TestClient(make_app(Settings(database, pace=0, **{"limits": LIFTED, **settings})), HOME)


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with server(database) as running:
        yield running


def opened(client: TestClient, players: list[str], **body: Any) -> tuple[Program, Json]:
    """A table of Lineae, and the program that opened it."""
    told = Program(client).post("/api/tables", 201, box="lineae", players=players, seed="7", **body)
    return Program(client, told["token"]), told


def test_the_shelf_and_the_rules_can_be_read(client: TestClient) -> None:
    shelf = Program(client).get("/api/boxes")["boxes"]
    lineae = next(row for row in shelf if row["box"] == "lineae")
    assert lineae["seats"] == [1, 5] and {option["name"] for option in lineae["options"]} == {"game", "biogenesis", "reactor"}
    whole = Program(client).get("/api/boxes/lineae/rules")["rules"]
    part = Program(client).get("/api/boxes/lineae/rules", rule="2")["rules"]
    assert len(part) < len(whole)
    assert "no rule '99'" in Program(client).get("/api/boxes/lineae/rules", 400, rule="99")["says"]
    assert "no box 'chess'" in Program(client).get("/api/boxes/chess/rules", 400)["says"]


def test_a_program_plays_a_whole_game_against_a_bot(client: TestClient) -> None:
    me, told = opened(client, ["me", "greedy"])
    address = f"/api/tables/{told['table']}"
    seen = me.get(address, wait=20)
    for _ in range(2_000):
        if seen["over"]:
            break
        assert seen["asked"] and seen["moves"] and seen["regions"]
        seen = me.post(f"{address}/moves", move=seen["moves"][0]["move"], number=seen["number"])
        if not seen["asked"]:
            seen = me.get(address, wait=20)
    assert seen["over"] and seen["outcome"]["text"]
    assert "The game is over" in me.post(f"{address}/moves", 409, move="pass", number=seen["number"])["says"]


def test_refusals_come_with_their_rule_and_change_nothing(client: TestClient) -> None:
    me, told = opened(client, ["me", "link"])
    address = f"/api/tables/{told['table']}"
    seen = me.get(address)
    forbidden = next(move.text for move in moves_of("lineae") if move.text not in {row["move"] for row in seen["moves"]})
    refused = me.post(f"{address}/moves", 409, move=forbidden, number=seen["number"])
    assert refused["rule"] and refused["says"]
    assert me.post(f"{address}/why", move=forbidden) == {"move": forbidden, "allowed": False, **refused}
    assert me.post(f"{address}/why", move=seen["moves"][0]["move"])["allowed"]
    assert "Did you mean" in me.post(f"{address}/moves", 400, move=seen["moves"][0]["move"] + "x", number=0)["says"]
    assert "has changed" in me.post(f"{address}/moves", 409, move=seen["moves"][0]["move"], number=seen["number"] + 1)["says"]
    assert me.get(address) == seen


def moves_of(name: str) -> Any:
    from perilune.games import box

    return box(name).catalogue.moves


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({}, "'box' is missing"),
        ({"box": 3}, "must be of type str"),
        ({"box": "chess"}, "no box 'chess'"),
        ({"box": "lineae", "players": ["me", "deep blue"]}, "Nobody called 'deep blue'"),
        ({"box": "lineae", "seats": 17}, "1 to 5 players"),
        ({"box": "lineae", "options": {"game": "short"}}, "no choice 'short'"),
        ({"box": "lineae", "options": {"size": "short"}}, "no field 'option.size'"),
        ({"box": "lineae", "listed": 1}, "must be of type bool"),
        ({"box": "lineae", "players": "me"}, "must be of type list"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_a_sentence(client: TestClient, body: Json, says: str) -> None:
    assert says in Program(client).post("/api/tables", 400, **body)["says"]


def test_what_is_no_json_is_refused(client: TestClient) -> None:
    for content, kind, status in [(b"{", "application/json", 400), (b"[]", "application/json", 400), (b"{}", "text/plain", 415)]:
        response = client.post("/api/tables", content=content, headers={"Content-Type": kind})
        assert response.status_code == status and "JSON" in response.json()["says"]


def test_a_token_has_its_seat_and_no_other(client: TestClient) -> None:
    """A link gives one seat; what the others hide is in no answer."""
    host, told = opened(client, ["me", "link", "link"])
    address = f"/api/tables/{told['table']}"
    assert told["seats"] == [0] and set(told["links"]) == {"1", "2"}
    guest = Program(client).post(f"{address}/seat", link=told["links"]["1"], name="Deep Space")
    me = Program(client, guest["token"])
    assert guest["seat"] == 1 and me.get(address)["players"][1] == "Deep Space"
    assert "already taken this seat" in Program(client).post(f"{address}/seat", 409, link=told["links"]["1"])["says"]
    assert "link is" in Program(client).post(f"{address}/seat", 409, link=told["links"]["2"][:-1])["says"]
    assert "need a link" in Program(client).post(f"{address}/seat", 403, seat=2)["says"]
    for path in ("moves", "why", "undo"):
        assert "not your seat" in me.post(f"{address}/{path}", 403, seat=0, move="pass", number=0)["says"]
    assert "not your seat" in me.get(address, 403, seat=2)["says"]
    assert me.get(address, seat=-2)["moves"] == []
    assert "needs a token" in Program(client).get(address, 401)["says"]
    assert "needs a token" in Program(client, "made up").get(address, 401)["says"]
    assert "no such table" in me.get("/api/tables/0000", 404)["says"]
    assert host.get(address)["seat"] == 0


def test_a_free_seat_at_a_listed_table_can_be_taken(client: TestClient) -> None:
    _, told = opened(client, ["me", "link"], listed=True)
    address = f"/api/tables/{told['table']}/seat"
    assert "no seat 7" in Program(client).post(address, 400, seat=7)["says"]
    assert Program(client).post(address, seat=1)["seat"] == 1


def test_a_move_can_be_taken_back_as_far_as_is_fair(client: TestClient) -> None:
    me, told = opened(client, ["me"], options={"game": "starter"})
    address = f"/api/tables/{told['table']}"
    before = me.get(address)
    assert "nothing to undo" in me.post(f"{address}/undo", 409, number=before["number"])["says"]
    for _ in range(20):
        after = me.post(f"{address}/moves", move=before["moves"][0]["move"], number=before["number"])
        if not after["undo"]:
            break
        before = after
    again = me.post(f"{address}/undo", number=after["number"])
    assert [again[name] for name in ("prompt", "moves", "regions")] == [before[name] for name in ("prompt", "moves", "regions")]


def test_numbers_and_the_end_of_the_log_come_on_request(client: TestClient) -> None:
    me, told = opened(client, ["me"])
    address = f"/api/tables/{told['table']}"
    seen = me.get(address, view="numbers", log=1)
    assert seen["view"]["seats"] == 1 and seen["log_from"] == 1
    assert len(seen["log"]) == max(0, len(me.get(address)["log"]) - 1)
    assert "whole number" in me.get(address, 400, seat="x")["says"]
    assert "number of seconds" in me.get(address, 400, wait="long")["says"]


def test_a_program_waits_for_its_turn_no_longer_than_it_says(client: TestClient) -> None:
    host, told = opened(client, ["link", "me"])
    address = f"/api/tables/{told['table']}"
    seen = host.get(address, wait=0.1)
    assert not seen["asked"] and not seen["over"]


def test_a_token_opens_the_live_connection(client: TestClient) -> None:
    me, told = opened(client, ["me", "greedy"])
    with client.websocket_connect(f"/table/{told['table']}/live?view=words", headers=me.headers) as live:
        frames = live.receive_json()
        kinds = [frame["type"] for frame in frames]
        assert kinds[0] == "welcome" and "position" in kinds
        live.send_json({"do": "ask", "move": "pass", "id": 3})
        assert {"type": "done", "id": 3} in live.receive_json()
    without = pytest.raises(WebSocketDenialResponse)  # pages of other sites are refused as before
    with without as refused, client.websocket_connect(f"/table/{told['table']}/live"):
        pass
    assert refused.value.status_code == 403


def test_a_server_with_a_password_lets_programs_in_that_give_it(database: Path) -> None:
    with server(database, password="moon") as client:
        stranger = Program(client)
        assert "has a password" in stranger.get("/api/boxes", 401)["says"]
        assert stranger.get("/api/openapi.json")["openapi"]
        assert "not the password" in stranger.post("/api/enter", 403, password="sun")["says"]
        me = Program(client, stranger.post("/api/enter", password="moon")["token"])
        assert me.get("/api/boxes")["boxes"]
        told = me.post("/api/tables", 201, box="lineae", players=["me"])
        assert told["token"] == me.token


def test_programs_have_the_limits_that_people_have(database: Path) -> None:
    with server(database, limits=Limits(requests=Rate(3, 0.001))) as client:
        for _ in range(3):
            Program(client).get("/api/boxes")
        response = client.get("/api/boxes")
        assert response.status_code == 429 and int(response.headers["Retry-After"]) > 0 and response.json()["says"]
    with server(database, limits=Limits(tables=Rate(1, 0.001))) as client:
        opened(client, ["me"])
        Program(client).post("/api/tables", 429, box="lineae")


def test_the_description_names_every_address() -> None:
    described = {(path, method.upper()) for path, verbs in DESCRIPTION["paths"].items() for method in verbs}
    routes = [route for route in ROUTES if isinstance(route, Route) and route.path.startswith("/api/")]
    served = {(route.path, method) for route in routes for method in route.methods or [] if method != "HEAD"}
    assert described == served


def test_every_reference_of_the_description_leads_somewhere() -> None:
    def references(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            for name, part in value.items():
                yield from [part] if name == "$ref" else references(part)
        elif isinstance(value, list):
            for part in value:
                yield from references(part)

    known = {f"#/components/schemas/{name}" for name in DESCRIPTION["components"]["schemas"]}
    assert set(references(DESCRIPTION)) <= known


def test_positions_are_as_described(client: TestClient) -> None:
    me, told = opened(client, ["me", "greedy"])
    schema = DESCRIPTION["components"]["schemas"]["Position"]
    seen = me.get(f"/api/tables/{told['table']}", view="numbers")
    assert set(schema["required"]) <= set(seen) <= set(schema["properties"])


def test_the_coach(client: TestClient) -> None:
    """Alone with bots it answers at once, with moves that can be played; where people compete, all must agree. Whoever asks is noted."""
    alone, told = opened(client, ["me", "greedy"])
    table = f"/api/tables/{told['table']}"
    seen = alone.get(table, wait=25)
    said = alone.post(f"{table}/coach")
    assert (said["seat"], said["number"]) == (0, seen["number"])
    assert said["ideas"] and {idea["move"] for idea in said["ideas"]} <= {move["move"] for move in seen["moves"]}
    assert state_of(client).registry.store.get(told["table"]).record.notes == ["coach 1"]
    first, told = opened(client, ["me", "link"])
    table = f"/api/tables/{told['table']}"
    second = Program(client)
    second.token = second.post(f"{table}/seat", link=told["links"]["1"])["token"]
    assert "once they all agree" in first.post(f"{table}/coach", 409)["says"]
    assert first.post(f"{table}/coach/agree", agreed=True) == {"open": False, "asks": [0, 1], "agreed": [0]}
    assert second.post(f"{table}/coach/agree", agreed=True)["open"]
    assert second.post(f"{table}/coach")["seat"] == 1
    assert "not your seat" in second.post(f"{table}/coach", 403, seat=0)["says"]
