"""The pages and what can be wrong with a request."""

import re

import pytest
from starlette.testclient import TestClient

from perilune.bots import BOTS
from perilune.games import BOXES, box
from perilune.web.bundles import STYLES, bundle
from tests.web.conftest import HOME, few, open_table, state_of


def test_start_page_has_every_box_with_every_option(client: TestClient) -> None:
    """Title, seat counts, each option with its choices, per seat where it is per seat, and each kind of player."""
    page = client.get("/").text
    for name in BOXES:
        game = box(name)
        assert game.title in page
        for option in game.options:
            fields = (
                [f"option.{option.name}.{seat}" for seat in range(game.max_seats)]
                if option.per_seat
                else [f"option.{option.name}"]
            )
            for field in fields:
                select = re.search(rf'<select name="{re.escape(field)}">(.*?)</select>', page)
                assert select is not None, field
                assert re.findall(r'value="(.*?)"', select[1]) == [choice.value for choice in option.choices]
        for seat in range(game.max_seats):
            who = re.search(rf'<select name="who\.{seat}">(.*?)</select>', page)
            assert who is not None
            assert re.findall(r'value="(.*?)"', who[1]) == ["me", "here", "link", *BOTS]


def test_the_start_page_leads_to_each_box_by_name(client: TestClient) -> None:
    """On a phone the boxes stand in a row, and the last is far to the right."""
    page = client.get("/").text
    for name in BOXES:
        assert f'href="#box-{name}"' in page and page.count(f'id="box-{name}"') == 1


def test_play_now_is_one_click(client: TestClient, box_name: str) -> None:
    """The form of the big button has a box and nothing that must be filled in; it leads to a table."""
    answer = client.post("/open", data={"box": box_name, "name.0": ""})
    assert answer.status_code == 303
    page = client.get(answer.headers["location"])
    assert page.status_code == 200
    assert box(box_name).title in page.text


def test_my_tables_are_listed_for_me_only(client: TestClient, box_name: str) -> None:
    """Another browser does not see them."""
    table = open_table(client, box_name, name_1="Ada & <Co>")
    page = client.get("/").text
    assert f"/table/{table}" in page
    assert "Ada &amp; &lt;Co&gt;" in page
    client.cookies.clear()
    assert table not in client.get("/").text


def test_cookie_is_kept_from_scripts_and_other_sites(client: TestClient, box_name: str) -> None:
    """HttpOnly and SameSite; the same secret again for the next table."""
    first = client.post("/open", data={"box": box_name}).headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=lax" in first
    assert "set-cookie" not in client.post("/open", data={"box": box_name}).headers


def test_covers_colours_scripts_and_health(client: TestClient, box_name: str) -> None:
    """What pages refer to is there."""
    assert client.get(f"/box/{box_name}/cover.svg").headers["content-type"].startswith("image/svg+xml")
    assert "--pl-space" in client.get(bundle(STYLES).address).text
    assert client.get("/healthz").json() == {"ok": True}
    table = open_table(client, box_name)
    for page in (client.get("/").text, client.get(f"/table/{table}").text):
        for address in re.findall(r'(?:src|href)="(/[^"]*)"', page):
            later = address == f"/table/{table}/story"  # told when the game is over; until then it is not shown
            assert client.get(address).status_code == (409 if later else 200), address


def test_every_answer_has_the_safe_headers(client: TestClient) -> None:
    """Pages, files and refusals alike; no inline script is allowed or used."""
    for address in ("/", "/static/table.js", "/healthz", "/nowhere"):
        headers = client.get(address).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=", client.get("/").text)


@pytest.mark.parametrize(
    "address", ["/nowhere", "/table/0123456789abcdef", "/table/%00", "/table/a/b/c", "/box/none/cover.svg", "/static/x"]
)
def test_unknown_address_has_a_way_back(client: TestClient, address: str) -> None:
    """404 with a link to the start page."""
    answer = client.get(address)
    assert answer.status_code == 404
    assert 'href="/"' in answer.text


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"box": "chess"},
        {"box": "<b>"},
        {"seats": "0"},
        {"seats": "99"},
        {"seats": "-3"},
        {"seats": "four"},
        {"seats": "٣"},
        {"who.1": "wizard"},
        {"who.99": "me"},
        {"colour": "red"},
        {"option.none": "1"},
        {"name.0": "x" * 25},
        {"name.0": "Eve\x1b[2J"},
        {"name.0": "Eve", "name.1": " Eve "},
        {"seed": "s" * 65},
    ],
)
def test_bad_form_is_refused_with_a_sentence(client: TestClient, fields: dict[str, str]) -> None:
    """400, a way back, and no table."""
    answer = client.post("/open", data=({"box": BOXES[0]} if fields else {}) | fields)
    assert answer.status_code == 400
    assert 'href="/"' in answer.text
    assert state_of(client).registry.store.table_count() == 0


def test_bad_option_values_are_refused(client: TestClient, box_name: str) -> None:
    """Each option says what its choices are."""
    for option in box(box_name).options:
        field = f"option.{option.name}.0" if option.per_seat else f"option.{option.name}"
        answer = client.post("/open", data={"box": box_name, field: "wrong"})
        assert answer.status_code == 400
        assert option.choices[0].value in answer.text


def test_giant_and_broken_bodies(client: TestClient) -> None:
    """413 for too much, 400 for what is no form."""
    assert client.post("/open", content=b"box=" + b"x" * 20_000).status_code == 413
    assert client.post("/open", content=b"\xff\xfe=1").status_code == 400
    assert client.post("/open", content=b"&".join(b"a=1" for _ in range(500))).status_code == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": HOME, "Sec-Fetch-Site": "cross-site"},
        {"Origin": HOME, "Sec-Fetch-Site": "same-site"},
    ],
)
def test_forms_of_other_sites_are_refused(client: TestClient, box_name: str, headers: dict[str, str]) -> None:
    """403, whatever the browser's cookie."""
    table = open_table(client, box_name)
    assert client.post("/open", data={"box": box_name}, headers=headers).status_code == 403
    assert client.post(f"/table/{table}/again", headers=headers).status_code == 403
    assert state_of(client).registry.store.table_count() == 1


def test_wrong_method(client: TestClient) -> None:
    """405, not 500."""
    assert client.get("/open").status_code == 405
    assert client.post("/", data={}).status_code == 405


def test_play_again_is_for_those_who_sit_there(client: TestClient, box_name: str) -> None:
    """The same people at a new table; a spectator may not."""
    table = open_table(client, box_name, name_0="Ada", seats=str(few(box_name)))
    answer = client.post(f"/table/{table}/again")
    assert answer.status_code == 303
    assert answer.headers["location"] != f"/table/{table}"
    client.cookies.clear()
    assert client.post(f"/table/{table}/again").status_code == 403
