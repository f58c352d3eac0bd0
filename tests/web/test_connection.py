"""The live connection: what a page is told, what it may do, and what it may not."""

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from perilune.core.chance import SPECTATOR
from perilune.core.table import Table
from perilune.games import box
from perilune.web.play.log_teller import LogTeller
from tests.web.conftest import Page, at_table, few, open_table, state_of, turned_away


def alone(client: TestClient, box_name: str, **fields: str) -> str:
    """A table of the fewest seats: I and bots."""
    return open_table(client, box_name, seats=str(few(box_name)), seed="a seed", **fields)


def two_here(client: TestClient, box_name: str) -> str:
    """A table of the fewest seats, all of them people at this screen."""
    count = few(box_name)
    people = {f"who_{seat}": "here" for seat in range(count)} | {f"name_{seat}": f"Person {seat}" for seat in range(count)}
    return open_table(client, box_name, seats=str(count), seed="a seed", **people)


def kept(client: TestClient, table: str) -> list[tuple[int, str, str]]:
    """The moves on disk."""
    found = state_of(client).registry.store.get(table)
    return [(row.seat, row.text, row.digest) for row in found.record.rows]


def kept_of_mine(client: TestClient, table: str) -> list[str]:
    """The moves of seat 0 on disk. Bots may write others at any time, where all decide at once."""
    return [text for seat, text, _ in kept(client, table) if seat == 0]


def playing_on(page: Page, box_name: str) -> list[str]:
    """The moves on offer, but for giving the game up."""
    catalogue = box(box_name).catalogue
    moves = [catalogue.parse(offer["move"]) for offer in page.position["offers"]]
    return [move.text for move in moves if not move.gives_up]


def not_offered(page: Page, box_name: str) -> str:
    """The text of a move that exists but is not offered."""
    offered = {offer["move"] for offer in page.position["offers"]}
    return next(move.text for move in box(box_name).catalogue.moves if move.text not in offered)


def test_page_gets_what_the_seat_sees_and_nothing_else(client: TestClient, box_name: str) -> None:
    """The first position is exactly that of the Seen of seat 0 at a table of the same seed."""
    table = two_here(client, box_name)
    game = box(box_name)
    count = few(box_name)
    same = Table(game, game.settle(count, {}), "a seed", [f"Person {seat}" for seat in range(count)])
    with at_table(client, table) as page:
        assert page.mine() == list(range(count))
        secret = any(same.seen(seat).view.to_json() != same.seen().view.to_json() for seat in range(count))
        assert page.position["seat"] == (SPECTATOR if secret else same.deciders()[0]), "who looks has to say so, if it matters"
        for seat in (page.position["seat"], *range(count)):
            if seat != SPECTATOR:
                page.sit(seat)
            seen = same.seen(seat)
            assert page.position["svg"] == seen.drawing().parts
            assert page.position["prompt"] == seen.prompt()
            offers = [(offer["move"], offer["says"]) for offer in page.position["offers"]]
            assert offers == [(move.text, seen.say(move)) for move in seen.legal()]
            assert page.position["scores"] == game.scores(seen.view)
            assert page.log == [list(line) for line in LogTeller().lines(seen)]


def test_move_is_on_disk_when_it_is_shown(client: TestClient, box_name: str) -> None:
    """And bots answer by themselves until it is my turn again."""
    table = alone(client, box_name)
    with at_table(client, table) as page:
        page.await_turn()
        before = kept_of_mine(client, table)
        move = page.position["offers"][0]["move"]
        page.move(move)
        assert kept_of_mine(client, table) == [*before, move]
        page.await_turn()
        assert page.my_turn()


def test_whole_game_against_bots(client: TestClient, box_name: str) -> None:
    """By the protocol alone, with a seeded hand on the offers, to the end with its scores."""
    hand = random.Random(7)
    table = alone(client, box_name)
    with at_table(client, table) as page:
        page.await_turn()
        while not page.position["outcome"]:
            page.move(hand.choice(playing_on(page, box_name)))
            page.await_turn()
        assert page.position["outcome"]["text"] == page.position["prompt"]
        assert page.position["offers"] == []
        move = box(box_name).catalogue.moves[0].text
        assert "The game is over" in page.refused(do="move", seat=0, move=move, number=page.position["number"])
        assert page.ask(move)["says"] == "The game is over."
        assert len(page.log) > 50
    assert "finished" in client.get("/").text


def test_tables_of_bots_only_play_by_themselves(client: TestClient, box_name: str) -> None:
    """A spectator sees them play."""
    count = few(box_name)
    table = open_table(client, box_name, seats=str(count), **{f"who_{seat}": "greedy" for seat in range(count)})
    with at_table(client, table) as page:
        assert page.mine() == []
        page.until(lambda frame: frame.get("number", 0) >= 60)


def test_same_seed_same_bots_same_game(client: TestClient, box_name: str) -> None:
    """Two tables of one seed go the same way."""
    count = few(box_name)
    games = []
    for _ in range(2):
        table = open_table(client, box_name, seed="twin", seats=str(count), **{f"who_{seat}": "greedy" for seat in range(count)})
        with at_table(client, table) as page:
            page.until(lambda frame: frame.get("number", 0) >= 60)
        games.append(kept(client, table)[:60])
    assert games[0] == games[1]


def test_why_not_has_a_sentence_and_a_rule(client: TestClient, box_name: str) -> None:
    """What is not offered has a reason; what is offered says so; nothing changes."""
    table = two_here(client, box_name)
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = kept(client, table)
        answer = page.ask(not_offered(page, box_name))
        assert answer["type"] == "answer"
        assert answer["says"]
        assert answer["rule"]
        allowed = page.ask(page.position["offers"][0]["move"])
        assert allowed["rule"] == ""
        assert page.ask("no such move")["type"] == "trouble"
        assert page.ask("x" * 5000)["type"] == "trouble"
        assert kept(client, table) == before


def test_undo_and_its_refusal(client: TestClient, box_name: str) -> None:
    """Where the table allows it, a move is taken back on the page and on disk; else the reason is told."""
    hand = random.Random(1)
    table = two_here(client, box_name)
    undone = refused = 0
    with at_table(client, table) as page:
        while page.position["deciders"] and (undone < 3 or refused < 3):
            page.sit(page.position["deciders"][0])
            assert page.position["undo"] == "" or page.refused(
                do="undo", seat=page.position["seat"], number=page.position["number"]
            )
            before = kept(client, table)
            words = list(page.log)
            page.move(hand.choice(playing_on(page, box_name)))
            if page.position["undo"]:
                refused += 1
                continue
            page.say(do="undo", seat=page.position["seat"], number=page.position["number"])
            undone += 1
            assert kept(client, table) == before
            assert page.log == words
            page.move(playing_on(page, box_name)[-1])
    assert undone
    assert refused


def test_late_click_is_refused_and_the_page_catches_up(client: TestClient, box_name: str) -> None:
    """A second page of the same browser moves; the first one's click comes too late."""
    table = two_here(client, box_name)
    with at_table(client, table) as late, at_table(client, table) as quick:
        seat = late.position["deciders"][0]
        for page in (late, quick):
            page.sit(seat)
        old = dict(late.position)
        quick.move(old["offers"][0]["move"])
        after = kept(client, table)
        says = late.refused(do="move", seat=seat, move=old["offers"][1]["move"], number=old["number"])
        assert says
        assert late.position["number"] == quick.position["number"]
        assert late.position["svg"] == quick.position["svg"]
        assert "changed since you looked" in late.refused(do="undo", seat=seat, number=old["number"])
        assert kept(client, table) == after


def test_forged_seats(client: TestClient, box_name: str) -> None:
    """A bot's seat, chance, a seat that is not there, and any seat for a spectator: refused, nothing changes."""
    table = alone(client, box_name)
    with at_table(client, table) as page:
        page.await_turn()
        before = kept_of_mine(client, table)
        number = page.position["number"]
        move = page.position["offers"][0]["move"]
        for seat in (1, -1, -2, 99, 10**30):
            assert "not your seat" in page.refused(do="move", seat=seat, move=move, number=number)
            assert "not your seat" in page.refused(do="undo", seat=seat, number=number)
            assert "not your seat" in page.refused(do="sit", seat=seat)
        assert kept_of_mine(client, table) == before
        client.cookies.clear()
        with at_table(client, table) as spectator:
            assert spectator.mine() == []
            assert spectator.position["offers"] == []
            assert "not your seat" in spectator.refused(do="move", seat=0, move=move, number=number)
            assert spectator.ask(move)["type"] == "answer"
        client.cookies.set("perilune", "A" * 43)
        with at_table(client, table) as stranger:
            assert stranger.mine() == []
        assert kept_of_mine(client, table) == before


def test_stale_numbers_and_foreign_moves(client: TestClient, box_name: str) -> None:
    """Each gets its sentence, nothing changes."""
    table = two_here(client, box_name)
    with at_table(client, table) as page:
        page.sit(seat := page.position["deciders"][0])
        before = kept(client, table)
        number = page.position["number"]
        move = page.position["offers"][0]["move"]
        for wrong in (-1, number + 1, 10**30):
            assert "changed since you looked" in page.refused(do="move", seat=seat, move=move, number=wrong)
        heard = page.say(do="move", seat=seat, move=not_offered(page, box_name), number=number)
        assert next(frame for frame in heard if frame["type"] == "trouble")["rule"]
        assert "No move reads" in page.refused(do="move", seat=seat, move="fly me to the moon", number=number)
        assert "No move reads" in page.refused(do="move", seat=seat, move="é" * 9000, number=number)
        assert kept(client, table) == before


BROKEN = [
    "", "{", "null", "[]", "7", '"move"', "{}", '{"do": "dance"}', '{"do": "move"}', '{"do": ["move"]}', '{"do": null}',
    '{"do": "move", "seat": "0", "move": "pass", "number": 1}', '{"do": "move", "seat": 0, "move": 5, "number": 1}',
    '{"do": "move", "seat": 0.5, "move": "pass", "number": 1}', '{"do": "undo", "seat": 0}', '{"do": "sit", "seat": {}}',
    '{"do": "ask", "move": null}', "[" * 10_000, "9" * 9_000, "x" * 20_000, "\ud83d\ude80",
]  # fmt: skip


def test_broken_messages(client: TestClient, box_name: str) -> None:
    """Each is answered with a sentence; the connection and the table live on."""
    table = two_here(client, box_name)
    with at_table(client, table) as page:
        page.sit(page.position["deciders"][0])
        before = kept(client, table)
        for text in BROKEN:
            page.socket.send_text(text.encode("utf-16", "surrogatepass").decode("utf-16"))
            assert page.until(lambda frame: frame["type"] == "trouble")["says"]
        page.socket.send_bytes(b"\x00\xff")
        assert page.until(lambda frame: frame["type"] == "trouble")["says"]
        assert kept(client, table) == before
        page.move(page.position["offers"][0]["move"])
        assert len(kept(client, table)) > len(before)


def test_random_messages_never_change_a_table(client: TestClient, box_name: str) -> None:
    """Some hundred made-up messages from somebody who does not sit here."""
    hand = random.Random(3)
    values: list[Any] = [None, True, -1, 0, 1, 10**40, 0.5, "", "pass", "undo", [], {}, [[]], {"do": "move"}]
    table = alone(client, box_name)
    before = kept_of_mine(client, table)
    client.cookies.clear()
    with at_table(client, table) as page:
        for _ in range(300):
            fields = hand.sample(["do", "seat", "move", "number", "extra"], hand.randint(0, 5))
            message = {field: hand.choice(values) for field in fields}
            if hand.random() < 0.7:
                message["do"] = hand.choice(["move", "undo", "ask", "sit"])
            page.socket.send_text(json.dumps(message))
            assert page.until(lambda frame: frame["type"] in ("trouble", "answer"))
    assert kept_of_mine(client, table) == before


@pytest.mark.parametrize(
    "origin", [None, "http://evil.example", "null", "http://testserver.evil.example", "http://testserver:81"]
)
def test_pages_of_other_sites_cannot_connect(client: TestClient, box_name: str, origin: str | None) -> None:
    """403 before the connection opens."""
    table = alone(client, box_name)
    del client.headers["Origin"]
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect(f"/table/{table}/live", headers=headers):
        pass
    assert denied.value.status_code == 403


def test_unknown_table_cannot_be_connected_to(client: TestClient) -> None:
    assert "no such table" in turned_away(client, "none")
