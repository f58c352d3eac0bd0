"""The styles and the script of a page: one file each, under an address that changes with it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page as BrowserPage
from starlette.testclient import TestClient

from perilune.web import bundles
from perilune.web.bundles import BUNDLES, STATIC, STYLES, bundle
from tests.web.browser import offers, open_by_request

# The bytes that came over the wire for the page's bundles: its styles, its theme and its script.
SENT = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/static/bundle/")).map(({ transferSize }) => transferSize)"""


HAS = re.compile(r"([^{};/]*:has\([^{};]*)\{")  # the selectors of a rule that looks into an element


@pytest.fixture
def page(page_of_its_own: BrowserPage) -> BrowserPage:
    """A browser that was never here."""
    return page_of_its_own


@pytest.mark.parametrize("name", [name for name in BUNDLES if name != STYLES])
def test_a_script_is_whole(name: str, tmp_path: Path) -> None:
    """Nothing is imported or exported any more, each module is there once, and it is JavaScript."""
    text = bundle(name).plain.decode()
    assert not re.search(r"^(import|export)\b", text, re.M)
    modules = re.findall(r"^const (\w+)_js = ", text, re.M)
    assert len(modules) == len(set(modules))
    file = tmp_path / "page.mjs"
    file.write_bytes(bundle(name).plain)
    subprocess.run([Path(sys.executable).with_name("node"), "--check", file], check=True)


def test_every_script_is_in_a_bundle() -> None:
    """A module that no page imports is dead, but for the worker, which a browser starts by itself."""
    joined = {f"{name}.js" for page in BUNDLES for name in re.findall(r"^const (\w+)_js = ", bundle(page).plain.decode(), re.M)}
    assert {file.name for file in STATIC.glob("*.js")} - joined - set(BUNDLES) == {"push_worker.js"}


def subjects(selectors: str) -> list[str]:
    """Whom a rule means: the last part of each of its selectors."""
    found, depth = [""], 0
    for sign in selectors.strip():
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and sign == ",":
            found.append("")
        elif depth == 0 and sign in " >+~":
            found[-1] = ""
        else:
            found[-1] += sign
    return found


def test_a_rule_that_looks_into_an_element_names_whom_it_means() -> None:
    """When what is in there changes, all that it may mean is styled again: without a name, that is the whole page, at each click."""
    rules = HAS.findall(bundle(STYLES).plain.decode())
    assert len(rules) > 40
    assert [rule for rule in rules if any(re.match(r"\*|:(?!is\()", meant) for meant in subjects(rule))] == []


def test_code_beside_a_remark_stays() -> None:
    """Only what has a line of its own is left out."""
    assert bundles._REMARK.sub("", "/** a */\nf(/** b */ 1);\n  // c\n  /** d */ (g)();\n/**\n * e\n */\nh();\n") == (
        "f(/** b */ 1);\n  /** d */ (g)();\nh();\n"
    )


def test_modules_that_import_each_other_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no order in which they could be joined."""
    (tmp_path / "a.js").write_text('import { b } from "./b.js";\nexport const a = 1;\n')
    (tmp_path / "b.js").write_text('import { a } from "./a.js";\nexport const b = 1;\n')
    monkeypatch.setattr(bundles, "STATIC", tmp_path)
    with pytest.raises(ValueError, match=r"a\.js imports itself, by way of a, b\."):
        bundles._script("a")


@pytest.mark.parametrize("name", BUNDLES)
def test_a_browser_keeps_it_for_good(client: TestClient, name: str) -> None:
    """Packed or not, the bytes are the same. Under an address of another version it is not kept."""
    address = bundle(name).address
    packed = client.get(address)
    plain = client.get(address, headers={"Accept-Encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.content == plain.content == bundle(name).plain
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/css" if name == STYLES else "text/javascript")
    older = client.get(address.replace(bundle(name).digest, "0" * 16))
    assert (older.content, older.headers["cache-control"]) == (packed.content, "no-cache")


def test_what_is_no_bundle_is_not_there(client: TestClient) -> None:
    assert client.get("/static/bundle/0/make.js").status_code == 404
    assert client.get("/static/bundle/0/..%2fapp.py").status_code == 404


def test_a_page_asks_for_few_files_and_then_for_none(page: BrowserPage, address: str) -> None:
    """Styles and scripts come once: a second visit finds them in the browser."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(open_by_request(page, address, "lineae", seats="2"))
    offers(page).first.wait_for()
    assert len(asked) <= 15, asked
    page.reload()
    offers(page).first.wait_for()
    assert page.evaluate(SENT) == [0, 0, 0]
