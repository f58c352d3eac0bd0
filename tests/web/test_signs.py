"""What the rail shows beside words: signs of the moves and of the players' numbers, and the marks of those who did something."""

from typing import Any

import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.browser import offers, set_up_here
from tests.web.conftest import HOME, Page, few, limit_patience, open_table

MOVES = 12
HEARD = """button => [...button.querySelector(".told").childNodes].filter(part => part.ariaHidden !== "true")
    .map(part => part.textContent).join("")"""


def positions(client: TestClient, box: str, how: str) -> list[dict[str, Any]]:
    """The first of a table where everybody is here, each with the whole log."""
    here = {f"who_{seat}": "here" for seat in range(few(box))}
    table = open_table(client, box, seats=str(few(box)), seed="signs", **here)
    found: list[dict[str, Any]] = []
    with client.websocket_connect(f"/table/{table}/live?{how}", headers={"Origin": HOME}) as socket:
        limit_patience(socket)
        page = Page(socket)
        while len(found) < MOVES:
            if not page.my_turn():
                page.sit(page.position["deciders"][0])
                continue
            found.append({**page.position, "log": page.log})
            plays = [offer["move"] for offer in page.position["offers"] if offer["move"] != "concede"]
            page.move(plays[len(found) * 7919 % len(plays)])
    return found


def test_beside_a_drawing_moves_and_numbers_have_signs(client: TestClient, box_name: str) -> None:
    for position in positions(client, box_name, "layout=wide"):
        for offer in position["offers"]:
            assert "sign" in offer or "ends" in offer, offer
        assert len(position["standing"]) == few(box_name)
        assert all(sign and figure and told for row in position["standing"] for sign, figure, told in row)


def test_in_words_there_are_no_signs(client: TestClient, box_name: str) -> None:
    for position in positions(client, box_name, "view=words"):
        assert all(offer.keys().isdisjoint({"sign", "name", "note"}) for offer in position["offers"])
        assert all(sign == "" for row in position["standing"] for sign, _, _ in row)


def test_a_line_tells_whose_doing_it_is(client: TestClient, box_name: str) -> None:
    """The seat with whose name it begins, and nobody's where it begins otherwise; in the log and in the recap."""
    last = positions(client, box_name, "layout=wide")[-1]
    told = [(text, seat) for text, _, seat in last["log"]] + [tuple(line) for line in last["recap"] + last["gist"]]
    names = [f"Player {seat + 1}" for seat in range(few(box_name))]
    assert any(seat >= 0 for _, seat in told)
    for text, seat in told:
        assert seat == -1 or text.startswith(names[seat]), (text, seat)


@pytest.mark.parametrize("name", ["mine_the_moon", "uranus"])
def test_a_button_shows_a_picture_and_is_heard_as_a_sentence(page: BrowserPage, address: str, name: str) -> None:
    set_up_here(page, address, name)
    first = offers(page).first
    expect(first.locator("svg.sign")).to_be_visible()
    assert first.locator("use").evaluate("use => document.querySelector(use.getAttribute('href'))?.tagName") == "symbol"
    move = first.get_attribute("data-move")
    says = page.evaluate("move => document.querySelector(`#drawing [data-move='${move}']`)?.dataset.says ?? ''", move)
    assert not says or first.evaluate(HEARD) == says
    expect(page.get_by_role("button", name=first.evaluate(HEARD), exact=True).and_(first)).to_be_visible()


def test_a_number_explains_itself(page: BrowserPage, address: str) -> None:
    """To the pointer, and to whoever listens."""
    set_up_here(page, address, "mine_the_moon")
    number = page.locator("#people .gauge").first
    expect(number.locator(".for-ears")).to_have_text("0 of 41 Dominance. ")
    number.hover()
    expect(page.locator("#card")).to_have_text("0 of 41 Dominance")


def test_what_moves_share_is_said_once(page: BrowserPage, address: str) -> None:
    """The beginning of their sentences, and a warning."""
    set_up_here(page, address, "mine_the_moon")
    warned = {"warns": "It is dark there."}
    some = [
        {"move": "dig 1", "says": "Dig a tunnel to the north", **warned},
        {"move": "dig 2", "says": "Dig a tunnel to the south", **warned},
        {"move": "fly", "says": "Fly home: it is late"},
    ]
    page.evaluate("async some => new (await import('/static/moves.js')).Moves(() => {}, true).show(some)", some)
    expect(page.locator("#offers .lead")).to_have_text("Dig a tunnel to the")
    expect(page.locator("#offers b")).to_have_text(["north", "south", "Fly home"])
    expect(offers(page)).to_have_text(
        ["Dig a tunnel to the north It is dark there.", "Dig a tunnel to the south It is dark there.", "Fly home: it is late"]
    )
    expect(page.locator("#offers .again .warning")).to_have_count(1)
    page.evaluate("async some => new (await import('/static/moves.js')).Moves(() => {}, true).show(some.slice(2))", some)
    expect(page.locator("#offers .only button")).to_have_count(1)
