"""The rules of a box as a page and as a part for the drawer."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from perilune import games
from perilune.games import BOXES, box


def numbers(name: str) -> list[str]:
    """The numbers of the rules, as they are written."""
    text = Path(games.__file__).parent.joinpath(name, "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", text, re.MULTILINE)


def test_every_rule_and_chapter_can_be_addressed(client: TestClient, box_name: str) -> None:
    """Each number has a place of its own, in the page and in the part; the contents lead to every chapter."""
    assert len(numbers(box_name)) > 50
    for address in (f"/rules/{box_name}", f"/box/{box_name}/rules"):
        text = client.get(address).text
        assert re.findall(r'<li id="rule-(.*?)"><strong>\1</strong>', text) == numbers(box_name)
        chapters = re.findall(r'<h2 id="(.*?)">', text)
        assert chapters == re.findall(r'<li><a href="#((?:guide|chapter)-.*?)">', text)
        assert len(chapters) == len(set(chapters)) > 5


def test_every_refusal_names_a_rule_of_the_page(client: TestClient, box_name: str) -> None:
    text = client.get(f"/rules/{box_name}").text
    for reason in box(box_name).messages.reasons[1:]:
        assert f'id="rule-{reason.rule}"' in text, reason.text


def test_the_start_page_leads_to_the_rules(client: TestClient, box_name: str) -> None:
    assert f'href="/rules/{box_name}"' in client.get("/").text


@pytest.mark.parametrize("address", ["/rules/none", "/box/none/rules", "/rules/..%2fgames", f"/rules/{BOXES[0]}/x"])
def test_no_such_rules(client: TestClient, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_guide_teaches_with_tables_and_pictures(client: TestClient, box_name: str) -> None:
    """Every example has its picture, every table of the content its sources, and every rule says where it comes from."""
    text = client.get(f"/rules/{box_name}").text
    pictures = re.findall(r'<img src="(/box/.*?)"', text)
    assert len(pictures) >= 3
    for address in pictures:
        assert client.get(address).text.startswith("<svg"), address
    assert text.count('<table class="sourced"') >= 5
    assert text.count('<em class="origin">') == len(numbers(box_name))


@pytest.mark.parametrize("address", [f"/box/{BOXES[0]}/example/none.svg", f"/rules/{BOXES[0]}?pack=none"])
def test_no_such_example_or_pack(client: TestClient, address: str) -> None:
    assert client.get(address).status_code == 404
