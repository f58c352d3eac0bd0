"""After the game: what decided it, as a page and for other pages; and what somebody has played."""

import re
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

import perilune
from perilune.bots.story import Story
from perilune.core.game import Outcome, Source
from perilune.core.journal import ALL, Event
from perilune.draw.lead import lead
from perilune.draw.towers import homes
from perilune.games import box
from perilune.games.astronavigators.messages import E_OBSERVED, E_VISIT
from perilune.web.play.story_cards import card, shortened
from perilune.web.play.story_view import _beat, _luck, _picture, _within
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
        expect(page.locator(".towers svg.broad")).to_be_visible()
        expect(page.locator(".towers svg.narrow")).to_be_hidden()
    else:
        first.click()
        expect(page.locator("#scrub")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_the_narrowest_phone_all_fits_the_width(page: Page, address: str, seats: int) -> None:
    records = RECORDS.glob(f"mine_the_moon*{seats}p-rules{box('mine_the_moon').rules_version}.json")
    record = sorted(records)[0].read_text(encoding="utf-8")
    answer = page.request.post(f"{address}/records", data=record, headers={"Origin": address})
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(answer.url.removesuffix("/replay") + "/story")
    plates = page.locator(".towers svg.narrow > rect[rx='8']")
    expect(plates).to_have_count(seats)
    last = plates.last.bounding_box()
    assert last is not None and last["x"] + last["width"] <= 341
    for drawn in page.locator("svg.narrow").all():
        place = drawn.bounding_box()
        assert place is not None and place["x"] >= 0 and place["x"] + place["width"] <= 341
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.locator(".towers, .chances").evaluate_all(
        "all => all.every((one) => getComputedStyle(one).overflowX === 'visible')"
    )
    numbers = [number.bounding_box() for number in page.locator(".chances svg.narrow a circle:nth-of-type(2)").all()]
    lefts = sorted(box["x"] for box in numbers if box is not None)
    assert len(lefts) > 1 and all(after - before >= 22 for before, after in pairwise(lefts)), "no number lies upon another"


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
    drawn = ElementTree.fromstring(homes(["Ada", "Ben"], [True, False], lambda seat, wide: ""))
    assert drawn.get("aria-label") == "The team: Ada is safe; Ben was left behind."


def test_a_box_can_show_who_lives_there_and_what_was_gathered() -> None:
    """Its people stand in the homes; the towers are made of what it names, where its points tell less."""
    drawn = homes(["Ada", "Ben"], [True, False], lambda seat, wide: f'<circle id="osmish-{seat}" r="{wide}"/>')
    assert "osmish-0" in drawn and "osmish-1" not in drawn
    seen = perilune.open_table("lineae", seats=2, seed=1, names=["Ada", "Ben"]).seen(0)
    outcome = Outcome([0], "Ada wins.")
    points = [Source("stages", [6, 0])]
    assert "The points: Ada 6; Ben 0." in _picture(seen, outcome, points, [6, 0], False)
    gathered = [Source("travel", [30, 20]), Source("stars", [10, 25])]
    tells: Any = SimpleNamespace(game=seen.game, names=seen.names, gathered=lambda: gathered)
    assert "The points: Ada 40; Ben 45." in _picture(tells, outcome, points, [6, 0], False)


def test_a_moment_stands_in_its_own_round() -> None:
    """The move that ends a round shows the next one."""
    moment: Any = {"turn": "Month 2", "at": 30}
    steps = [(0, 1), (10, 2), (30, 3), (50, 4)]
    assert 10 < _within(moment, "month", steps) < 30
    assert _within(moment | {"at": 25}, "month", steps) == 25
    assert _within(moment | {"turn": "The end", "at": 60}, "month", steps) == 60


def test_luck_of_two_is_told_once() -> None:
    """What helps one hurts the other."""
    told = _luck(Story(True, "", [], [], [], [0.12, -0.12]), ["You", "Selene"])
    assert told == ["Luck was kinder to you (+12\N{NO-BREAK SPACE}% chance to win)."]
    told = _luck(Story(True, "", [], [], [], [0.12, -0.2, 0.08]), ["You", "Selene", "Ben"])
    assert told == [
        "Luck was kindest to you (+12\N{NO-BREAK SPACE}% chance to win) and hardest on Selene (−20\N{NO-BREAK SPACE}%)."
    ]


def test_a_title_is_short_and_the_rest_is_a_line() -> None:
    """What does not fit is cut where a reader would breathe."""
    assert shortened(
        ["The Tsiolkovsky and the Kurzweil launch: Artemis 9 and Luna 2 Dominance. Can now be constructed: Grant."]
    ) == (
        "The Tsiolkovsky and the Kurzweil launch",
        "Artemis 9 and Luna 2 Dominance. Can now be constructed: Grant",
    )
    assert shortened(["Ada launched with 126 knowledge, while Artemis, with 72, stayed on Earth."]) == (
        "Ada launched with 126 knowledge",
        "While Artemis, with 72, stayed on Earth",
    )
    assert shortened(["Ada wins with 46 Dominance."]) == ("Ada wins with 46 Dominance", "")
    head, rest = shortened(["Ada exchanged two tiles with 10 on stage 4 of the way home."])
    assert (head, rest) == ("Ada exchanged two tiles with 10", "On stage 4 of the way home")


def test_each_moment_has_a_short_title_a_turn_and_a_picture(client: TestClient, box_name: str) -> None:
    told = client.get(f"{bring(client, box_name)}/story.json").json()
    for moment in told["moments"]:
        assert 1 <= len(moment["title"].split()) <= 8 and moment["turn"]
        assert ElementTree.fromstring(moment["picture"]).find(".//path") is not None
    page = client.get(f"{bring(client, box_name)}/story").text
    assert "/horizon.svg" in page and "/cover.svg" not in page
    assert client.get(f"/box/{box_name}/horizon.svg").text == box(box_name).horizon()


def test_the_rounds_stand_below_the_chart_and_a_number_tells_its_change(client: TestClient) -> None:
    told = client.get(f"{bring(client, 'mine_the_moon')}/story.json").json()
    for chart in (told["chart"], told["narrow_chart"]):
        drawn = ElementTree.fromstring(chart)
        words = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
        assert "turn" in words
        links = drawn.findall("{http://www.w3.org/2000/svg}a")
        assert [(link.get("aria-label") or "").split(",")[0] for link in links] == [
            f"Moment {number}" for number in range(1, len(told["moments"]) + 1)
        ], "in their order, for who goes on by key"
        for moment in told["moments"]:
            assert any(moment["turn"].lower() in (link.get("aria-label") or "") for link in links)


@pytest.mark.parametrize("touch", ["key", "click"])
def test_the_entrance_is_over_at_a_touch(page: Page, address: str, touch: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    answer = page.request.post(f"{address}/records", data=golden("mine_the_moon").dumps(), headers={"Origin": address})
    page.goto(answer.url.removesuffix("/replay") + "/story")
    running = "() => document.getAnimations().filter((one) => one.effect.target.closest('.ending')).length"
    page.wait_for_function(f"() => ({running})() > 0 || document.querySelector('.arrived')")
    if touch == "key":
        page.keyboard.press("Shift")
    else:
        page.locator(".over").click()
    page.wait_for_function(f"() => ({running})() === 0")
    expect(page.locator("main.arrived")).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    assert page.evaluate(running) == 0


def test_a_month_of_journeys_is_not_shown_as_what_a_rival_observed() -> None:
    """A month with four new vehicles had a picture of the telescope of somebody else."""
    game = box("astronavigators")
    own, rival = Event(E_VISIT, [0, 3, 5], ALL, 0), Event(E_OBSERVED, [1, 0, 5], ALL, 0)
    moment: Any = SimpleNamespace(
        seat=0, events=[rival, own], headline=lambda *_: ["Ada gained 33 knowledge in one month."], lists_points=lambda: False
    )
    assert game.staged(own, 0)[1] in card(game, moment, ["Ada", "Ben"], None).picture
