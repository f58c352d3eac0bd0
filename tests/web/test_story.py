"""After the game: what decided it, as a page and for other pages; and what somebody has played."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

import perilune
from perilune.bots.story import Story
from perilune.core.game import Source
from perilune.draw.lead import lead
from perilune.draw.towers import homes
from perilune.games import box
from perilune.web.play.story_view import _beat, _luck
from perilune.web.storage.model import FinishedGame
from perilune.web.storage.store import Store
from tests.web.conftest import at_table, open_table, state_of
from tests.web.test_replay import RECORDS, golden
from tests.web.test_results import ME, finished


def bring(client: TestClient, name: str) -> str:
    """Open the record of a finished game; the address of its table."""
    answer = client.post("/records", content=golden(name).dumps())
    return str(answer.headers["location"]).removesuffix("/replay")


def test_what_decided_a_game(client: TestClient, box_name: str) -> None:
    table = bring(client, box_name)
    told = client.get(f"{table}/story.json").json()
    assert told["text"] and told["moments"][-1]["says"] == told["text"]
    assert bool(told["chart"]) == told["measured"]
    assert told["decided"], "it says what made the difference, or how each stood"
    assert len(told["lost"]) == len(golden(box_name).names)
    if any(told["lost"]):
        assert told["decided"][0] in told["lost"] and "" in told["lost"], "the winner has not lost"
    page = client.get(f"{table}/story").text
    for moment in told["moments"]:
        assert f"{table}/replay?seat=everything#{moment['at']}" in page


def test_a_team_has_no_points(client: TestClient) -> None:
    """A race that flies is told in words: from 0 to 1 of nothing says less than that."""
    told = client.get(f"{bring(client, 'uranus')}/story.json").json()
    assert not any(moment["change"] == "0 → 1" for moment in told["moments"])


def test_it_is_told_when_the_game_is_over(client: TestClient) -> None:
    """Before, it would give away what is hidden."""
    table = open_table(client, "mine_the_moon", seats="2")
    for page in ("story", "story.json"):
        answer = client.get(f"/table/{table}/{page}")
        assert answer.status_code == 409 and "once it is over" in answer.text


def test_the_same_deal_is_compared(tmp_path: Path) -> None:
    """A game of the same seed, box and options by the same person."""
    store = Store(tmp_path / "tables.sqlite")
    finished(store, "first")
    (game,) = store.finished_games(ME, 10)
    assert (game.box, game.others) == ("lineae", [])
    better = FinishedGame("first", "lineae", game.deal, True, 10_000, "won with 10000 points", [], 1.0)
    with store._database.transaction() as tx:
        tx.run("DELETE FROM history")
    store.add_finished(ME, better)
    assert store.finished_games(ME, 10, game.deal) == [better] and store.finished_games(ME, 10, "another") == []


def test_the_games_that_somebody_has_finished(client: TestClient) -> None:
    assert "You have not finished a game here yet." in client.get("/history").text
    table = open_table(client, "lineae", seats="2")
    store: Store = state_of(client).registry.store
    owner = store.get(table).host  # type: ignore[union-attr]
    for number, (won, others) in enumerate([(True, ["Bo"]), (False, ["greedy bot"]), (True, ["greedy bot"])]):
        other = open_table(client, "lineae", seats="2")
        says = f"{'won' if won else 'lost'} with {number} points"
        store.add_finished(owner, FinishedGame(other, "lineae", "deal", won, number, says, others, float(number)))
    page = client.get("/history").text
    assert "<td>3</td><td>2</td><td>won with 2 points</td>" in page
    assert "normal bot" in page and "Bo" in page


@pytest.mark.parametrize("view", ["", "/text"])
def test_the_end_in_the_browser(page: Page, address: str, view: str) -> None:
    """The table tells what decided it and links into the replay; the whole page is a click away."""
    answer = page.request.post(f"{address}/records", data=golden("mine_the_moon").dumps(), headers={"Origin": address})
    table = answer.url.removesuffix("/replay")
    page.goto(table + view)
    expect(page.get_by_text("Key moments")).to_be_visible()
    first = page.locator("#story li a").first
    expect(first).to_be_visible()
    if view:
        page.get_by_role("link", name="What decided it").click()
        expect(page.get_by_role("link", name="Review the game")).to_be_visible()
        expect(page.locator(".towers svg")).to_be_visible()
    else:
        first.click()
        expect(page.locator("#scrub")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3])
def test_on_the_narrowest_phone_up_to_three_towers_are_whole(page: Page, address: str, seats: int) -> None:
    records = RECORDS.glob(f"mine_the_moon*{seats}p-rules{box('mine_the_moon').rules_version}.json")
    record = sorted(records)[0].read_text(encoding="utf-8")
    answer = page.request.post(f"{address}/records", data=record, headers={"Origin": address})
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(answer.url.removesuffix("/replay") + "/story")
    plates = page.locator(".towers svg > rect[rx='8']")
    expect(plates).to_have_count(seats)
    last = plates.last.bounding_box()
    assert last is not None and last["x"] + last["width"] <= 341


def test_nothing_is_kept_of_a_record_that_was_brought(client: TestClient) -> None:
    table = bring(client, "mine_the_moon").removeprefix("/table/")
    with at_table(client, table) as page:
        assert page.position["outcome"]
    assert "You have not finished a game here yet." in client.get("/history").text


def test_why_it_was_won_is_said_in_a_line_and_drawn_source_by_source() -> None:
    """The line has the lead and what most of it came from; all sources stand in the picture, so that it adds up."""
    sources = [Source("rockets", [24, 16]), Source("huts", [11, 2]), Source("roads", [9, 5]), Source("domes", [0, 14])]
    seen = perilune.open_table("mine_the_moon", seats=2, seed=1, names=["Ada", "Ben"]).seen(0)
    assert _beat(seen, sources, [44, 37], 0, 1) == "7 more than Ben. Most from huts: 11 to 2."
    drawn = ElementTree.fromstring(lead(seen.names, 0, 1, [(source.name, source.points) for source in sources]))
    told = drawn.get("aria-label") or ""
    both = [(int(mine), int(theirs)) for mine, theirs in re.findall(r"(\d+) to (\d+)", told)]
    assert sorted(both) == sorted((source.points[0], source.points[1]) for source in sources)
    assert told.index("huts") < told.index("rockets") < told.index("domes"), "what made the lead comes first"


def test_of_a_team_each_is_shown_at_home_or_left_behind() -> None:
    drawn = ElementTree.fromstring(homes(["Ada", "Ben"], [True, False]))
    assert drawn.get("aria-label") == "The team: Ada is safe; Ben was left behind."


def test_luck_of_two_is_told_once() -> None:
    """What helps one hurts the other."""
    told = _luck(Story(True, "", [], [], [], [0.12, -0.12]), ["You", "Selene"])
    assert told == ["Luck helped you (+12 %)."]
    told = _luck(Story(True, "", [], [], [], [0.12, -0.2, 0.08]), ["You", "Selene", "Ben"])
    assert told == ["Luck helped you most (+12 %) and hurt Selene most (−20 %)."]
