"""The studio: content as tables, what is refused and where, packs, comparisons in the background, games of runs; and who may come in."""

import io
import re
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

from perilune.core.content import spot_of
from perilune.core.errors import BadContent, BadOption
from perilune.games import folder
from perilune.web.app import Settings, make_app
from perilune.web.handlers.studio import UNREADABLE
from perilune.web.packs import Packs
from perilune.web.security.limits import LIFTED
from perilune.web.studio.content_tables import SOURCE, content_files, rows_of
from perilune.web.studio.draft import GONE, NEW, Change, Draft, check
from perilune.web.studio.toml_text import with_row, with_value, without_row
from tests.web.browser import await_turn
from tests.web.conftest import HOME, server

BOX = "mine_the_moon"
FACTORY = ("buildings.toml", "building", 3)
QUICK = {"seats": 2, "options": {"mode": "first_and_fast"}}  # a comparison of astronavigators takes a second
PATIENCE = 600.0  # seconds: a comparison stands back behind everything else


def at_server(tmp_path: Path, **chosen: Any) -> TestClient:
    """A browser at a server with these settings; use it in a `with`."""
    settings = Settings(tmp_path / "t.sqlite", pace=0, limits=LIFTED, packs=tmp_path / "packs", runs=tmp_path / "runs", **chosen)
    return TestClient(make_app(settings), HOME, headers={"Origin": HOME}, follow_redirects=False)


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[TestClient]:
    """A browser at a server whose owner has switched the studio on."""
    with at_server(tmp_path, studio=True) as client:
        yield client


def changed(*cells: tuple[str, str], row: tuple[str, str, int] = FACTORY) -> dict[str, Any]:
    """What a page sends: these values of a row."""
    return {"pack": "", "changes": [[*row, path, text] for path, text in cells], "seats": 3, "options": {}, "moves": 0}


def test_content_is_tables_and_typing_what_is_there_changes_nothing(box_name: str) -> None:
    base = folder(box_name) / "content"
    for file in content_files(base):
        before = (base / file.name).read_text(encoding="utf-8")
        cells = [
            Change(file.name, table.kind, number, column.path, cell.text)
            for table in file.tables
            for number, row in enumerate(table.rows[:2])
            for column, cell in zip(table.columns, row.cells, strict=True)
            if cell.there
        ]
        after = Draft(base, cells).files[file.name]
        for kind, rows in rows_of(before, file.name).items():
            for old, new in zip(rows, rows_of(after, file.name)[kind], strict=True):
                assert {**old, SOURCE: ""} == {**new, SOURCE: ""}
        assert [line for line in after.splitlines() if line.startswith("#")] == [
            line for line in before.splitlines() if line.startswith("#")
        ]


def test_a_value_is_changed_where_it_stands_and_nowhere_else() -> None:
    text = '# head\n[[card]]\nkey = "a"  # one\ncost = 2\nrows = [\n  "x # y",\n  "z",\n]\nsource = "found"\n\n[[card]]\nsource = "found"\n'
    assert with_value(text, "card", 0, "cost", 1) == text.replace("cost = 2", "cost = 1")
    assert with_value(text, "card", 0, "rows", ["q"]) == text.replace('  "x # y",\n  "z",\n', '  "q",\n')
    assert with_value(text, "card", 1, "cost", 3) == text[:-17] + 'cost = 3\nsource = "found"\n'
    assert with_value(text, "card", 0, "cost", None) == text.replace("cost = 2\n", "")
    with pytest.raises(BadContent, match="with an editor"):
        with_value(text, "other", 0, "cost", 1)


def test_a_row_is_added_behind_the_others_and_taken_out_and_nothing_else_changes() -> None:
    text = '# head\n[[card]]\nkey = "a"  # one\ncost = 2\n\n# of b\n[[card]]\nkey = "b"\n\n[track]\nend = 3\n'
    more = with_row(text, "card", 0)
    assert [row["key"] for row in rows_of(more, "x.toml")["card"]] == ["a", "b", "a"]
    assert without_row(more, "card", 2).replace("\n", "") == text.replace("\n", "")
    assert without_row(text, "card", 0) == text.replace('[[card]]\nkey = "a"  # one\ncost = 2\n\n', "")
    with pytest.raises(BadContent, match="not copied or taken out"):
        with_row(text, "track", 0)


def test_rows_that_are_new_or_gone_are_checked_like_values() -> None:
    base = folder(BOX) / "content"
    new = [Change("rockets.toml", "rocket", 39, NEW, "1"), Change("rockets.toml", "rocket", 39, "key", "hawking-2")]
    good = check(BOX, Draft(base, [*new, Change("rockets.toml", "rocket", 0, GONE, "")]))
    assert good.refused == [] and good.game is not None
    rows = rows_of(Draft(base, [*new, Change("rockets.toml", "rocket", 0, GONE, "")]).files["rockets.toml"], "rockets.toml")[
        "rocket"
    ]
    assert (
        len(rows) == 39
        and rows[-1]["key"] == "hawking-2"
        and rows[-1][SOURCE].startswith("reconstructed: added in the studio, like ")
    )
    (missed,) = check(BOX, Draft(base, [Change("advanced.toml", "building", 22, GONE, "")])).refused
    assert missed.spot is not None and (missed.spot.file, missed.spot.path) == ("rockets.toml", "back")
    shifted = [Change("rockets.toml", "rocket", 0, GONE, ""), Change("rockets.toml", "rocket", 1, "back", "nothing")]
    (refused,) = check(BOX, Draft(base, shifted)).refused
    assert refused.spot is not None and refused.spot.row == 1  # as the page counts
    for wrong in ([Change("rockets.toml", "rocket", 39, NEW, "77")], [Change("rockets.toml", "rocket", 3, NEW, "1")]):
        with pytest.raises(BadOption, match="Reload the page"):
            Draft(base, wrong)


def test_every_refusal_is_told_where_it_belongs_and_the_rest_is_shown() -> None:
    base = folder(BOX) / "content"
    cells = [
        Change(*FACTORY, "team", "two"),
        Change("crater.toml", "face", 0, "weights.b", "27"),
        Change("surface.toml", "common", 0, "columns.0.team", "-1"),
        Change("surface.toml", "track", 0, "end_above", "30"),
    ]
    checked = check(BOX, Draft(base, cells))
    spots = [(spot.file, spot.kind, spot.row, spot.path) for refused in checked.refused if (spot := refused.spot)]
    assert sorted(spots) == [
        ("buildings.toml", "building", 3, "team"),
        ("crater.toml", "face", 0, ""),
        ("surface.toml", "common", 0, "columns.0.team"),
    ]
    assert checked.game is not None
    (track,) = [sheet for sheet in checked.game.sheets() if sheet.key == "track"]
    assert track.lines[-1].cells[0] == "more than 30"


def test_a_complaint_without_a_row_is_about_its_file() -> None:
    spot = spot_of("surface.toml: the zones must begin at 0 and rise.")
    assert spot is not None and spot.covers("surface.toml", "zone", 1) and not spot.covers("crater.toml", "face", 1)
    assert spot_of("Something else went wrong: `that`.") is None


def test_a_draft_is_drawn_and_its_tables_say_what_was_there(studio: TestClient) -> None:
    told = studio.post(f"/studio/box/{BOX}/check", json=changed(("bonus", "2"))).json()
    assert told["refused"] == [] and told["svg"].startswith("<svg")
    (sheet,) = [sheet for sheet in told["sheets"] if sheet["changed"]]
    (line,) = [line for line in sheet["lines"] if line["changed"]]
    assert [(cell["was"], cell["text"]) for cell in line["cells"] if cell["was"] is not None] == [("1", "2")]
    assert line["source"].startswith("reconstructed: bonus changed in the studio; the rest rulebook")
    assert told["svg"] != studio.post(f"/studio/box/{BOX}/check", json=changed()).json()["svg"]


def test_rules_stand_beside_a_row(studio: TestClient) -> None:
    found = studio.get(f"/studio/box/{BOX}/rules", params={"row": "Factory", "field": "team", "kind": "building"}).json()
    assert found[0]["text"].startswith("Factory, team of 2")


def test_a_pack_never_changes_and_can_be_downloaded_and_played(studio: TestClient, tmp_path: Path) -> None:
    def save(value: str) -> str:
        answer = studio.post(f"/studio/box/{BOX}/save", json=changed(("bonus", value)) | {"name": "cheap"})
        return str(answer.json()["pack"])

    assert [save("2"), save("3"), save("2")] == ["cheap", "cheap 2", "cheap"]
    refused = studio.post(f"/studio/box/{BOX}/save", json=changed(("bonus", "x")) | {"name": "cheap"})
    assert refused.status_code == 400 and "must be a whole number, 0 or more" in refused.text
    assert "A pack&#x27;s name is" in studio.post(f"/studio/box/{BOX}/save", json=changed(("bonus", "2")) | {"name": "../x"}).text
    zipped = studio.get(f"/studio/box/{BOX}/pack.zip", params={"pack": "cheap"})
    with zipfile.ZipFile(io.BytesIO(zipped.content)) as archive:
        assert "bonus = 2" in archive.read("buildings.toml").decode()
        assert f"perilune content check {BOX}" in archive.read("README.txt").decode()
    assert studio.post("/open", data={"box": BOX, "pack": "cheap"}).status_code == 303
    assert "cheap" in studio.get("/studio").text
    with pytest.raises(BadOption, match="--packs"):
        Packs(None).save(BOX, "x", {})


def await_jobs(studio: TestClient) -> list[dict[str, Any]]:
    """The comparisons, once none is running."""
    deadline = time.monotonic() + PATIENCE
    while (jobs := studio.get("/studio/jobs").json()["jobs"]) and jobs[0]["state"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return list(jobs)


def test_a_comparison_runs_in_the_background_and_its_games_open(studio: TestClient) -> None:
    name, tile = "astronavigators", ("vehicles.toml", "vehicle", 0)
    pack = studio.post(f"/studio/box/{name}/save", json=changed(("nk", "9"), row=tile) | {"name": "fast"}).json()["pack"]
    asked = QUICK | {"pack": pack, "games": 6, "bot": "random"}
    assert studio.post(f"/studio/box/{name}/compare", json=asked).status_code == 200
    second = studio.post(f"/studio/box/{name}/compare", json=asked)
    assert second.status_code == 400 and "already running" in second.text
    (job,) = await_jobs(studio)
    assert (job["state"], job["done"], job["total"]) == ("done", 12, 12), job
    report = studio.get(job["report"]).text
    assert "What changed most" in report and 'action="/studio/runs/open"' in report
    runs = studio.get("/studio").text
    assert runs.count("Open the game") == 2
    (run,) = re.findall(r'name="run" value="([^"]*/pack)"', runs)
    opened = studio.post("/studio/runs/open", data={"run": run, "game": "3"})
    assert opened.status_code == 303 and opened.headers["location"].endswith("/replay"), opened.text
    assert studio.get(opened.headers["location"]).status_code == 200
    assert studio.post("/studio/runs/open", data={"run": run, "game": "99"}).status_code == 400
    assert studio.post("/studio/runs/open", data={"run": "../packs", "game": "0"}).status_code == 400


def test_a_comparison_can_be_stopped(studio: TestClient) -> None:
    pack = studio.post(f"/studio/box/{BOX}/save", json=changed(("bonus", "2")) | {"name": "slow"}).json()["pack"]
    asked = {"pack": pack, "games": 2000, "bot": "greedy", "seats": 5, "options": {}}
    (job,) = studio.post(f"/studio/box/{BOX}/compare", json=asked).json()["jobs"]
    (stopped,) = studio.post(f"/studio/jobs/{job['id']}/stop").json()["jobs"]
    assert stopped["state"] == "stopped" and stopped["report"] == ""
    too_many = studio.post(f"/studio/box/{BOX}/compare", json=asked | {"games": 5000})
    assert too_many.status_code == 400 and "perilune lab compare" in too_many.text


@pytest.mark.parametrize(
    ("chosen", "there"),
    [({}, False), ({"studio": True}, True), ({"password": "moon"}, True), ({"password": "moon", "studio": False}, False)],
)
def test_a_public_server_without_a_password_has_no_studio(tmp_path: Path, chosen: dict[str, Any], there: bool) -> None:
    with at_server(tmp_path, **chosen) as client:
        if "password" in chosen:
            assert client.get("/studio").status_code == 401
            client.post("/enter", data={"password": "moon"})
        for path in ("/studio", f"/studio/box/{BOX}", "/studio/jobs"):
            assert client.get(path).status_code == (200 if there else 403)
        assert ("/studio/" in client.get("/").text) is there


@pytest.mark.parametrize(
    "asked",
    [
        b"no json",
        b"[]",
        b'{"changes": 3}',
        b'{"changes": [["a", "b", "c", "d", "e"]]}',
        b'{"seats": -1}',
        b'{"options": {"a": 1}}',
    ],
)
def test_what_no_page_sends_is_refused(studio: TestClient, asked: bytes) -> None:
    assert studio.post(f"/studio/box/{BOX}/check", content=asked).status_code == 400


def test_a_change_of_something_that_is_not_there_is_refused(studio: TestClient) -> None:
    for row in (("nothing.toml", "building", 3), ("buildings.toml", "building", 99), ("buildings.toml", "oops", 0)):
        assert studio.post(f"/studio/box/{BOX}/check", json=changed(("team", "2"), row=row)).status_code == 400
    for cell in (("colour.oops", "2"), ("text", "\a"), ("stock.0", "1")):
        assert studio.post(f"/studio/box/{BOX}/check", json=changed(cell)).status_code == 400


def test_a_designer_at_the_browser(page: Page, tmp_path: Path) -> None:
    """Change a number, be refused for a wrong one, see the picture change, download the pack, and play it."""
    with server(tmp_path / "tables.sqlite", packs=tmp_path / "packs", runs=tmp_path / "runs") as (_, address):
        page.goto(f"{address}/")
        page.get_by_role("link", name="Studio: change its numbers, Mine the Moon").click()
        picture = page.locator("#drawing svg")
        expect(picture).to_be_visible()
        before = picture.inner_html()
        page.get_by_role("tab", name="buildings").click()
        kinds = "cells => [...new Set(cells.map(cell => getComputedStyle(cell).display))]"
        assert page.locator(".file td").evaluate_all(kinds) == ["table-cell"], "each value stands under its heading"
        bonus = page.get_by_label("Factory, bonus", exact=True)
        bonus.fill("many")
        expect(page.locator(".says-no")).to_contain_text("`bonus` must be a whole number, 0 or more")
        expect(page.locator("#play-it")).to_be_disabled()
        bonus.fill("4")
        expect(page.locator("#standing")).to_have_text("One value changed. It can be played.")
        assert picture.inner_html() != before
        page.get_by_role("tab", name="Rules tables").click()
        expect(page.locator("#sheets ins")).to_have_text("4")
        page.reload()  # nothing is lost
        expect(page.locator("#standing")).to_have_text("One value changed. It can be played.")
        page.get_by_role("tab", name="buildings").click()
        page.get_by_label("Add a row like this: Factory", exact=True).click()
        expect(page.get_by_label("Factory 13, key", exact=True)).to_have_value("factory-13")
        expect(page.locator("#standing")).to_have_text("One value changed, one row added. It can be played.")
        page.get_by_label("Take this row out: Reverter", exact=True).click()
        expect(page.locator("#standing")).to_contain_text("One thing is not allowed; it is shown as it was. bases.toml")
        page.reload()
        page.get_by_role("tab", name="buildings").click()
        page.get_by_label("Put this row back: Reverter", exact=True).click()
        page.get_by_label("Take this row out: Factory 13", exact=True).click()
        expect(page.locator("#standing")).to_have_text("One value changed. It can be played.")
        page.get_by_role("button", name="Compare").click()
        expect(page.get_by_role("button", name="Stop")).to_be_in_viewport()  # with its bar; nobody has to look for it
        page.get_by_role("button", name="Stop").click()
        expect(page.locator("#jobs .stopped")).to_be_visible()
        with page.expect_download() as coming:
            page.get_by_role("button", name="Download").click()
        assert coming.value.suggested_filename == "mine_the_moon-draft.zip"
        page.get_by_role("button", name="Play it").click()
        expect(page).to_have_url(re.compile("/table/"))
        await_turn(page)
        page.close()  # it would complain about a server that is gone


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff", b"[" * 9000], ids=["nothing", "list", "letters", "deep"])
@pytest.mark.parametrize("door", ["check", "save", "compare"])
def test_what_is_sent_to_the_studio_can_be_unreadable(studio: TestClient, door: str, body: bytes) -> None:
    answer = studio.post(f"/studio/box/{BOX}/{door}", content=body, headers={"Origin": HOME})
    assert answer.status_code == 400
    assert UNREADABLE in answer.text
