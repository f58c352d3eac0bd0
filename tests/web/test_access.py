"""axe-core looks at every page, dark and light, wide and narrow: nothing serious bars anybody.

axe-core is fetched by tools/axe.py; without it these tests are skipped.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from perilune.games import BOXES
from perilune.games import box as open_box
from tests.web.browser import LAPTOP, PHONE, await_turn, offers, open_by_request, sit_down
from tests.web.conftest import PLAYED_BEFORE, few
from tools.axe import AXE

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not there: tools/axe.py fetches it")

RECORDS = Path(__file__).parent.parent / "records"
SCHEMES: list[Literal["dark", "light"]] = ["dark", "light"]
SERIOUS = ("serious", "critical")
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
AXE_RUN = Path(__file__).with_name("axe_run.js").read_text(encoding="utf-8")
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast", "link-in-text-block"]  # all that differs between dark and light


LOOKS = 100  # a tenth of a second apart


@pytest.fixture
def page(lend: Callable[..., BrowserContext]) -> Page:
    """A page in a window that lets axe-core in, which the pages' own security policy does not."""
    return lend(PLAYED_BEFORE, viewport=LAPTOP, bypass_csp=True, reduced_motion="reduce").new_page()


def check(page: Page) -> None:
    """axe-core finds nothing serious on this page, dark or light, wide or narrow."""
    page.add_script_tag(path=AXE)
    found = []
    for scheme, rules in zip(SCHEMES, (EVERYTHING, COLOURS), strict=True):
        page.emulate_media(color_scheme=scheme)
        for size in (LAPTOP, PHONE):
            page.set_viewport_size(size)
            for row in page.evaluate(AXE_RUN, rules):
                if row["impact"] in SERIOUS:
                    found += [f"{scheme}, {size['width']} wide, {row['id']}: {node}" for node in row["nodes"]]
    assert not found, "\n".join([page.url, *found])


def check_drawing(page: Page) -> None:
    """The words of the drawing can be read, dark and light."""
    page.set_viewport_size({"width": 1900, "height": 1200})
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for _ in range(LOOKS):  # the drawing for this size, or its scenery, may still be on its way
            found = page.evaluate(CONTRAST)
            if not found:
                break
            page.wait_for_timeout(100)
        assert found == [], f"{page.url}, {scheme}"


def open_finished(page: Page, address: str, box: str) -> str:
    """A finished game, brought as a record; returns the address of its table."""
    rules = open_box(box).rules_version
    record = min(RECORDS.glob(f"{box}-*2p*-rules{rules}.json")).read_text(encoding="utf-8")
    answer = page.request.post(f"{address}/records", data=record, headers={"Origin": address, "Content-Type": "text/plain"})
    return answer.url.removesuffix("/replay")


def test_start_page(page: Page, address: str) -> None:
    open_by_request(page, address, BOXES[0])
    open_by_request(page, address, BOXES[-1], listed="yes", who_1="link")
    page.goto(address)
    check(page)
    for summary in page.locator("section.box summary").all():
        summary.click()
    check(page)


def test_doors_seats_and_trouble(page: Page, address: str) -> None:
    table = open_by_request(page, address, BOXES[0], password="moon", who_1="link")
    page.goto(f"{table}/sit")
    check(page)
    page.goto(f"{address}/nowhere")
    check(page)
    page.context.clear_cookies()
    page.goto(table)
    expect(page.get_by_label("Password")).to_be_visible()
    check(page)


def test_studio(page: Page, address: str) -> None:
    page.goto(f"{address}/studio")
    check(page)
    page.goto(f"{address}/studio/box/{BOXES[0]}")
    page.locator("[data-form=number] input:visible").first.fill("x")
    expect(page.locator(".says-no")).to_be_visible()
    check(page)
    page.get_by_role("tab", name="Rules tables").click()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_table(page: Page, address: str, name: str) -> None:
    page.goto(open_by_request(page, address, name, seats=str(few(name)), who_1="here", seed="s1"))
    sit_down(page)
    check(page)
    check_drawing(page)


def test_tabs_and_drawer_of_a_table(page: Page, address: str) -> None:
    page.goto(open_by_request(page, address, BOXES[0], seats="2", who_1="link"))
    page.get_by_role("tab", name="Talk").click()
    page.locator("#saying").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.locator("#talk")).to_contain_text("Hello")
    check(page)
    page.set_viewport_size(LAPTOP)
    page.get_by_role("tab", name="More").click()
    page.locator("#open-rules").click()
    expect(page.locator(".drawer .rules-text")).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_end(page: Page, address: str, name: str) -> None:
    """When the game is over: drawn, in words, and again."""
    table = open_finished(page, address, name)
    page.goto(table)
    expect(page.locator("#end")).to_be_visible()
    check(page)
    check_drawing(page)
    page.goto(f"{table}/text")
    expect(page.locator("#end")).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_text_view(page: Page, address: str, name: str) -> None:
    page.goto(open_by_request(page, address, name, seats=str(few(name)), who_1="here") + "/text")
    expect(page.locator("#curtain button:visible").or_(offers(page)).first).to_be_visible()
    check(page)
    sit_down(page)
    check(page)


def test_question_before_a_move_without_a_way_back(page: Page, address: str) -> None:
    page.goto(open_by_request(page, address, BOXES[0], seats=str(few(BOXES[0])), seed="s1") + "/text")
    await_turn(page)
    page.evaluate("localStorage.setItem('ask first', 'yes')")
    page.keyboard.press("F4")
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_rules(page: Page, address: str, name: str) -> None:
    """As a page, with a rule that was asked for."""
    page.goto(f"{address}/rules/{name}#rule-1.2")
    check(page)


def test_rules_beside_the_text_view(page: Page, address: str) -> None:
    """In the drawer, which holds the same text as the page, with a chapter that was asked for."""
    page.goto(open_by_request(page, address, BOXES[-1], seats=str(few(BOXES[-1])), who_1="here") + "/text")
    page.locator("#open-rules").click()
    page.locator('.drawer a[href="#chapter-2"]').click()
    expect(page.locator(".drawer #chapter-2")).to_be_focused()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_replay(page: Page, address: str, name: str) -> None:
    page.goto(open_finished(page, address, name) + "/replay")
    expect(page.locator("#drawing svg")).to_be_visible()
    check(page)


@pytest.mark.parametrize("name", BOXES)
def test_story(page: Page, address: str, name: str) -> None:
    """What decided a game: by night in both themes, words upon a scene."""
    page.goto(open_finished(page, address, name) + "/story")
    expect(page.locator(".moments li").first).to_be_visible()
    check(page)


def test_pale_words_are_found(page: Page, address: str) -> None:
    """Each kind of words is looked at, even if only one paragraph of a thousand is of that kind."""
    page.goto(f"{address}/rules/{BOXES[0]}")
    page.add_style_tag(content="p:nth-of-type(3) em, .rules-text p:last-of-type { color: #777 !important; background: #888 }")
    with pytest.raises(AssertionError, match="color-contrast"):
        check(page)
