"""Lessons on the web: over HTTP, and in a real browser by clicking what is lit."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from perilune.core.lesson import Lesson
from perilune.games import BOXES, BUILT_IN, has_lesson, lesson
from tests.web.browser import LAPTOP, PHONE

BOX = "mine_the_moon"


def test_where_somebody_stands(client: TestClient) -> None:
    """A move that counts leads on; another is answered and changes nothing; the rules refuse; an unknown place starts again."""
    address = f"/learn/{BOX}/stand"
    first = client.get(address).json()
    assert (first["chapter"], first["step"], first["played"], first["reads"]) == (0, 0, [], True)
    assert first["position"]["svg"] and first["position"]["regions"]
    second = client.get(address, params={"move": ""}).json()
    assert second["played"] == [""] and second["expected"] == ["work loader"]
    read: dict[str, str | list[str]] = {"played": [""]}
    third = client.get(address, params=read | {"move": "work loader"}).json()
    assert third["played"] == ["", "work loader"] and third["lit"] == ["rocket-dyson"] and third["after"]
    other = client.get(address, params=read | {"move": "skip loader"}).json()
    assert other["played"] == [""] and other["reply"]["says"] == lesson(BOX).chapters[0].steps[1].other
    refused = client.get(address, params=read | {"move": "pass"}).json()
    assert refused["reply"]["rule"] and not refused["reply"]["advances"]
    unknown = client.get(address, params=read | {"move": "castle"}).json()
    assert "No move reads" in unknown["reply"]["says"]
    strange = client.get(address, params={"chapter": "3", "played": "castle"}).json()
    assert (strange["chapter"], strange["played"]) == (3, [])
    told = client.get(f"/learn/{BOX}/consequences", params=read | {"move": "work loader"}).json()
    assert told["type"] == "consequences"


def test_no_button_of_a_lesson_does_less_than_it_says(client: TestClient) -> None:
    """A newcomer pressed "Send all 3" where a step wanted one there: one robot went, without a word."""
    place: dict[str, str | list[str]] = {"chapter": "2", "played": []}
    things = client.get(f"/learn/{BOX}/stand", params=place).json()["position"]["things"]
    assert [way["says"] for way in things["wedge-1"]["ways"]] == ["Send 1 robot"]
    place["played"] = ["place raw-buckyball"]
    things = client.get(f"/learn/{BOX}/stand", params=place).json()["position"]["things"]
    assert [way["says"] for way in things["wedge-2"]["ways"]] == ["Send 1 robot", "Send both"]


def test_nothing_glows_when_a_chapter_is_done(client: TestClient) -> None:
    """A newcomer clicked orange silos at the end of a chapter, and nothing happened."""
    played = ["", "work loader", "load b 1", "load b 2"]
    done = client.get(f"/learn/{BOX}/stand", params={"chapter": "0", "played": played}).json()
    assert done["done"] and done["position"]["offers"] == []
    assert not any("data-move" in part for part in done["position"]["svg"])


def test_wrong_addresses(client: TestClient) -> None:
    """They say what to do."""
    assert client.get("/learn/chess").status_code == 404
    assert client.get(f"/learn/{BOX}/stand?chapter=x").status_code == 400
    assert client.get(f"/learn/{BOX}/stand?chapter=99").json()["chapter"] == len(lesson(BOX).chapters) - 1
    assert client.get(f"/learn/{BOX}/consequences?move=castle").status_code in (400, 409)


def test_the_first_game_is_played_as_it_was_taught(client: TestClient) -> None:
    """With the options of the first chapter, as far as they are not a matter of one seat; and with as few players, so that it is short."""
    page = client.get("/learn/lineae").text
    assert '<input type="hidden" name="seats" value="2">' in page
    assert '<input type="hidden" name="option.game" value="starter">' in page
    assert '<input type="hidden" name="who.1" value="learner">' in page
    uranus = client.get("/learn/uranus").text
    assert '<input type="hidden" name="who.1" value="greedy">' in uranus and "option.race" not in uranus


@pytest.mark.parametrize(("name", "after"), [("lineae", 4), ("astronavigators", 3)])
def test_the_first_game_is_offered_once_it_is_taught(client: TestClient, name: str, after: int) -> None:
    """Whoever hurries on does not leave the lesson too early; only chapters about other modes can be left out."""
    assert lesson(name).taught == after
    assert f'data-after="{after}"' in client.get(f"/learn/{name}").text


def test_a_box_with_a_lesson_offers_it(client: TestClient) -> None:
    """And only such a box."""
    page = client.get("/").text
    for name in BOXES:
        assert (f'href="/learn/{name}"' in page) == has_lesson(name)


TAUGHT = [name for name in BUILT_IN if has_lesson(name)]

# Goes through all chapters by clicking what is lit, on the board where it is drawn there, and then the way that is lit, where a thing has
# several; in a step of one's own, what the lesson says. Waits for changes of the page, not for the clock. Returns what is amiss: what is
# expected and covered by the coach, and figures that nothing explains.
PLAY = """async (chapters) => {
    const seen = (selector) => document.querySelector(selector);
    const until = (found) => new Promise((resolve, reject) => {
        const watch = new MutationObserver(look);
        const late = setTimeout(() => {
            watch.disconnect();
            reject(new Error(`waited too long for ${found}, at: ${seen("#coach-text").textContent}`));
        }, 60_000);
        function look() {
            const what = found();
            if (!what) return;
            clearTimeout(late);
            watch.disconnect();
            resolve(what);
        }
        watch.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
        look();
    });
    const frame = () => new Promise(requestAnimationFrame);
    const click = (spot) => spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const amiss = [];
    const lamp = async ({ text, lit }) => {
        if (lit) await until(() => seen("#drawing .lamp .shade") && seen("#guide.beside"));
        await frame();
        await frame();
        const guide = seen("#guide").getBoundingClientRect();
        for (const ring of document.querySelectorAll("#drawing .wanted-ring")) {
            const { left, right, top, bottom } = ring.getBoundingClientRect();
            if (left < guide.right && right > guide.left && top < guide.bottom && bottom > guide.top) amiss.push(`covered: ${text}`);
        }
        for (const bare of figures().filter((figure) => !explained(figure))) amiss.push(`unexplained: ${bare.textContent} (${text})`);
    };
    // Figures and codes say nothing by themselves: something must lie under them that explains itself. Words do.
    const figures = () => [...document.querySelectorAll("#drawing svg > :not(.lamp) text")].filter((figure) =>
        /[\\d%$]|^[A-Z]{1,3}$/.test(figure.textContent));
    const marks = ["card", "move", "ask", "thing", "says", "enlarge", "board"].map((mark) => `#drawing [data-${mark}]`).join();
    const explained = (figure) => {
        const { left, top, width, height } = figure.getBoundingClientRect();
        const under = document.elementsFromPoint(left + width / 2, top + height / 2);
        return !under.some((part) => part.closest("#drawing")) || under.some((part) => part.closest(marks));
    };
    for (const [number, { title, steps, after }] of chapters.entries()) {
        await until(() => seen("#chapter-title").textContent === title);
        for (const [place, step] of steps.entries()) {
            const said = await until(() => !seen("#offers.waiting")
                && steps.slice(place).find(({ text }) => text === seen("#coach-text").textContent));
            if (said !== step) continue; // a way of several clicks has done this step, too
            await lamp(step);
            const own = CSS.escape(step.move);
            const spot = seen("#go-on:not([hidden])")
                ?? seen(`#drawing :is(.wanted:is([data-move], [data-thing]), [data-move="${own}"])`)
                ?? seen(`#offers :is(.wanted[data-move], [data-move="${own}"])`);
            click(spot);
            const way = await until(() => seen("#coach-text").textContent !== step.text
                || seen(`#popover:not([hidden]) :is(.wanted, [data-first="${own}"])`));
            if (way !== true) click(way);
            await until(() => seen("#coach-text").textContent !== step.text);
        }
        if (seen("#after").textContent !== after) amiss.push(`${title} ends with ${seen("#after").textContent}`);
        if (number < chapters.length - 1) await until(() => seen("#next-chapter:not([hidden])")).then(click);
    }
    return amiss;
}"""


def script(taught: Lesson) -> list[dict[str, Any]]:
    """What is said and done in each chapter."""
    chapters: list[dict[str, Any]] = []
    for number, chapter in enumerate(taught.chapters):
        stand = taught.stand(number, [])
        steps = []
        while not stand.done:
            move = stand.shown()
            names = list(stand.lit())
            own = move if stand.step.own else ""
            steps.append({"text": stand.step.text, "move": own, "acts": move != "", "lit": bool(names), "names": names})
            stand.play(move)
        chapters.append({"title": chapter.title, "steps": steps, "after": chapter.steps[-1].after})
    return chapters


@pytest.mark.long
@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_by_clicking_what_is_lit(page: Page, address: str, name: str) -> None:
    """From the start page through every chapter, with what is spoken of lit and never covered; then a first game with the coach."""
    taught = lesson(name)
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    page.get_by_role("link", name=f"Learn: {taught.game.title}").click()
    page.wait_for_url("**/learn/*")
    assert page.evaluate(PLAY, script(taught)) == []
    page.get_by_role("button", name="Play your first game with the coach").click()
    expect(page.locator("#people .role.bot").first).to_have_text("normal bot" if taught.game.cooperative else "easy bot")
    expect(page.locator("#ask-coach")).to_be_visible()
    assert page.evaluate("localStorage['coach stays']") == "yes"
    expect(page.locator("#aid")).to_be_hidden()  # the goal is known


# Goes through all chapters by Continue and Skip step. Returns what is lit or wanted, and neither seen as a whole above the sheet nor pinned
# to the edge of the board; pins that lie over what is wanted, or are not seen themselves; and steps where nothing in view does what is
# asked for.
WATCH = """async (chapters) => {
    const seen = (selector) => document.querySelector(selector);
    const boxes = (parts) => [...parts].map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
    const until = (found) => new Promise((resolve) => {
        const look = () => { if (found()) { watch.disconnect(); resolve(); } };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
        look();
    });
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    const named = (names) => boxes([...document.querySelectorAll("#drawing :is([id], [data-place], [data-card], [data-thing])")].filter(
        ({ id, dataset: { card, place, thing } }) => [id, card, place, thing].some((name) => names.includes(name))));
    const amiss = [];
    const check = (step) => {
        const [view, svg, sheet] = ["#board", "#drawing svg", "#rail"].map((part) => seen(part).getBoundingClientRect());
        const whole = ({ left, right, top, bottom }) =>
            Math.max(left, svg.left) >= view.left - 1 && Math.min(right, svg.right) <= view.right + 1
            && Math.max(top, svg.top) >= view.top - 1 && Math.min(bottom, svg.bottom) <= sheet.top + 1;
        const wanted = boxes(document.querySelectorAll("#drawing .wanted"));
        const pins = boxes(document.querySelectorAll("#pins button"));
        const lit = [...wanted, ...named(step.names)];
        const over = (pin) => wanted.filter(whole).some(({ left, right, top, bottom }) =>
            left < pin.right && right > pin.left && top < pin.bottom && bottom > pin.top);
        const buttons = boxes(document.querySelectorAll("#here button"));
        const here = buttons.some(({ top, bottom }) => top > sheet.top && bottom <= innerHeight + 1);
        const things = `#drawing :is([data-thing], [data-move="${CSS.escape(step.move)}"])`;
        const spots = step.move ? boxes(document.querySelectorAll(things)) : wanted;
        if (step.acts && !here && !seen("#variants:not([hidden])") && !spots.some(whole)) amiss.push(`nothing to touch: ${step.text}`);
        if (step.names.length > 0 && lit.length === 0) amiss.push(`dark: ${step.text}`);
        if (lit.length > 0 && !lit.some(whole)) amiss.push(`out of view: ${step.text}`);
        const needed = [...step.names.map((name) => named([name])), ...(wanted.some(whole) ? [] : [wanted])];
        const out = needed.filter((places) => places.length > 0 && !places.some(whole)); // one place of each thing is enough
        if (out.length > 0 && pins.length === 0) amiss.push(`neither in view nor pinned: ${step.text}`);
        if (!pins.every(whole) || pins.some(over)) amiss.push(`a pin where it should not be: ${step.text}`);
        if (sheet.height > 0.46 * innerHeight) amiss.push(`half of the screen: ${step.text}`);
        if (seen("#coach").getBoundingClientRect().top < sheet.top) amiss.push(`words scrolled away: ${step.text}`);
    };
    for (const [number, { title, steps }] of chapters.entries()) {
        await until(() => seen("#chapter-title").textContent === title);
        for (const step of steps) {
            await until(() => seen("#coach-text").textContent === step.text && !seen("#offers.waiting"));
            await drawn();
            check(step);
            const next = seen("#go-on:not([hidden]), #skip-step:not([hidden])");
            next.focus(); // as a touch does
            next.click();
        }
        if (number === chapters.length - 1) break;
        await until(() => seen("#next-chapter:not([hidden])") && !seen("#offers.waiting"));
        seen("#next-chapter").click();
    }
    return amiss;
}"""


# Goes through all chapters the same way beside a board that is wide. Returns where the coach covers something that is lit, or a panel that
# is open beside what is wanted, before and after it opens.
BESIDE = """async (chapters) => {
    const { putBeside } = await import("/static/beside.js");
    const seen = (selector) => document.querySelector(selector);
    const until = (found) => new Promise((resolve) => {
        const look = () => { if (found()) { watch.disconnect(); resolve(); } };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
        look();
    });
    const drawn = async () => { for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done)); };
    const box = (part) => part.getBoundingClientRect();
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const amiss = [];
    let stood = 0;
    const check = (when, step) => {
        const guide = seen("#guide");
        if (!guide.matches(".beside")) return;
        stood += 1;
        const words = [...guide.children].map(box).filter(({ width }) => width > 0);
        const holes = [...document.querySelectorAll("#drawing .lamp-ring")].map(box);
        const panels = [...document.querySelectorAll("#popover:not([hidden])")].map(box);
        if (holes.some((hole) => words.some((word) => meet(word, hole)))) amiss.push(`over what is lit, ${when}: ${step.text}`);
        if (panels.some((panel) => words.some((word) => meet(word, panel)))) amiss.push(`over what is open, ${when}: ${step.text}`);
    };
    for (const [number, { title, steps }] of chapters.entries()) {
        await until(() => seen("#chapter-title").textContent === title);
        for (const step of steps) {
            await until(() => seen("#coach-text").textContent === step.text && !seen("#offers.waiting"));
            await drawn();
            check("alone", step);
            const wanted = seen("#drawing .wanted");
            const panel = seen("#popover");
            if (wanted && step.acts) {
                panel.innerHTML = "<p style='width: 280px; height: 200px'>What can be done here.</p>";
                panel.hidden = false;
                putBeside(panel, box(wanted), box(seen("#board")));
                await drawn();
                check("beside a panel", step);
                panel.hidden = true;
                await drawn();
            }
            seen("#go-on:not([hidden]), #skip-step:not([hidden])").click();
        }
        if (number === chapters.length - 1) break;
        await until(() => seen("#next-chapter:not([hidden])") && !seen("#offers.waiting"));
        seen("#next-chapter").click();
    }
    return { amiss, stood };
}"""


@pytest.mark.parametrize("name", TAUGHT)
def test_the_coach_covers_nothing_that_it_speaks_of(page: Page, address: str, name: str) -> None:
    """In every step of every chapter, on a laptop: nothing that is lit or open. Where there is no room, it is in the rail."""
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(LAPTOP)
    page.goto(f"{address}/learn/{name}")
    told = page.evaluate(BESIDE, script(lesson(name)))
    assert told["amiss"] == []
    assert told["stood"] > 3


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_step_speaks_of_is_seen_on_a_phone(browser: Browser, address: str, name: str) -> None:
    """In every step of every chapter, without anything being done: above the sheet, or as a small picture at the edge of the board."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        page = phone.new_page()
        page.goto(f"{address}/learn/{name}")
        assert page.evaluate(WATCH, script(lesson(name))) == []


def at_step(browser: Browser, address: str, name: str, chapter: int, played: list[str]) -> Page:
    """A phone at a step of a lesson."""
    phone = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce")
    phone.add_init_script(f"localStorage.setItem('lesson {name}', '{json.dumps({'chapter': chapter, 'played': played})}')")
    page = phone.new_page()
    page.goto(f"{address}/learn/{name}")
    return page


# How far the picture of a pin begins from what it shows, in pixels of the board.
PINNED = """() => {
    const place = (part) => part.getBoundingClientRect();
    const drawing = place(document.querySelector("#drawing svg"));
    const [x, y] = document.querySelector("#pins svg").getAttribute("viewBox").split(" ").map(Number);
    const far = ({ left, top }) => Math.hypot(left - drawing.left - x, top - drawing.top - y);
    return Math.min(...[...document.querySelectorAll("#drawing svg *")].map(place).map(far));
}"""


def test_a_picture_at_the_edge_shows_who_stands_there(browser: Browser, address: str) -> None:
    page = at_step(browser, address, "lineae", 4, [])
    expect(page.locator("#pins use[href='#drawn']")).to_have_count(1)  # all of the drawing, of which only one thing is seen
    assert page.evaluate(PINNED) < 2
    page.context.close()


def test_a_thing_that_is_in_view_is_not_pinned(browser: Browser, address: str) -> None:
    """The vessel is on the water beside the submersible, in the list of stores, and on the map: one of these is enough."""
    page = at_step(browser, address, "lineae", 2, [])
    expect(page.locator("#drawing .wanted").first).to_be_in_viewport()
    expect(page.locator("#drawing #vessel-1")).to_be_in_viewport()
    expect(page.locator("#pins button")).to_have_count(0)
    page.context.close()


def test_the_rocket_that_is_loaded_is_seen_on_a_phone(browser: Browser, address: str) -> None:
    """The same move can be made in the cargo bay, far from the slots that the coach speaks of. To be shown it leads nowhere else."""
    page = at_step(browser, address, "lineae", 0, ["", "place launch-pad 1"])
    slot = page.locator("#drawing .wanted").first
    rocket = page.locator("#drawing #rocket-ganymede")
    expect(rocket).to_be_in_viewport(ratio=0.9)
    expect(slot).to_be_in_viewport()
    page.locator("#show-me").tap()
    expect(slot).to_have_class(re.compile("lit"))
    assert rocket.evaluate(
        "piece => piece.getBoundingClientRect().top > 0 && piece.getBoundingClientRect().bottom < innerHeight / 2"
    )
    page.context.close()


def test_what_is_spoken_of_and_wanted_has_its_ring(browser: Browser, address: str) -> None:
    """The step names the cell to which one is to steer."""
    page = at_step(browser, address, "lineae", 2, ["place submersible-b 1"])
    expect(page.locator("#drawing .wanted")).to_have_count(1)
    expect(page.locator("#drawing .lamp .wanted-ring")).to_have_count(1)
    page.context.close()
    page = at_step(browser, address, "lineae", 0, ["", "place launch-pad 1"])  # two slots of a rocket that is spoken of
    expect(page.locator("#drawing .lamp .wanted-ring")).to_have_count(2)
    page.context.close()


def test_the_coach_folds_on_a_phone(browser: Browser, address: str) -> None:
    """To two lines; a touch folds them, another unfolds them, and the next step is unfolded again."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        page = phone.new_page()
        page.goto(f"{address}/learn/{BOX}")
        words = page.locator("#coach-text")
        expect(words).to_have_text(lesson(BOX).chapters[0].steps[0].text)
        high = page.evaluate("document.querySelector('#rail').offsetHeight")
        words.tap()
        page.wait_for_function("high => document.querySelector('#rail').offsetHeight < high - 30", arg=high)
        read_on = "getComputedStyle(document.querySelector('#coach'), '::after').content"
        assert "Read on" in page.evaluate(read_on), "it is seen that there are more words"
        words.tap()
        page.wait_for_function("high => document.querySelector('#rail').offsetHeight === high", arg=high)
        assert page.evaluate(read_on) == "none"
        words.tap()
        page.get_by_role("button", name="Continue").tap()
        expect(words).to_have_text(lesson(BOX).chapters[0].steps[1].text)
        expect(page.locator("#guide.folded")).to_have_count(0)


def test_no_button_lies_over_the_words_on_a_phone(browser: Browser, address: str) -> None:
    """The bar of a table is not kept free in a lesson, which has none: the card has all of the sheet."""
    with browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce") as phone:
        page = phone.new_page()
        page.goto(f"{address}/learn/{BOX}")
        expect(page.locator("#coach-text")).to_have_text(lesson(BOX).chapters[0].steps[0].text)
        words, buttons, card = (
            page.locator(part).first.evaluate("part => part.getBoundingClientRect().toJSON()")
            for part in ("#coach-text", "#guide .choices:has(:text('Continue'))", "#guide")
        )
        assert words["bottom"] <= buttons["top"]
        assert card["bottom"] - buttons["bottom"] < 30, "below the last button nothing is left empty"


@pytest.mark.parametrize("name", TAUGHT)
def test_a_chapter_in_words_by_keyboard(page: Page, address: str, name: str) -> None:
    """Enter alone leads through it: the focus is always on what is expected next. There is no picture, and the position is told."""
    taught = lesson(name)
    page.goto(f"{address}/learn/{name}/text")
    expect(page.locator("#coach-text")).to_have_text(taught.chapters[0].steps[0].text)
    assert page.locator("#drawing").count() == 0
    page.get_by_role("button", name="Continue").focus()
    played: list[str] = []
    for step in taught.chapters[0].steps:
        expect(page.locator("#coach-text")).to_have_text(step.text)
        shown = taught.stand(0, played).shown()
        if step.own:
            page.locator(f'#offers button[data-move="{shown}"]').focus()
        elif step.moves:
            expect(page.locator("#offers button:focus")).to_have_class(re.compile("wanted"))
        page.keyboard.press("Enter")
        played.append(shown)
    expect(page.locator("#after")).to_have_text(taught.chapters[0].steps[-1].after)
    expect(page.get_by_role("button", name="Next chapter")).to_be_focused()
    expect(page.locator("#regions")).to_contain_text(".")


def test_a_way_of_several_moves_does_them_all(page: Page, address: str) -> None:
    """As at a table: whoever loads all that fits has taken all the steps that want just that."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/learn/lineae")
    page.get_by_role("button", name="Continue").click()
    page.locator("#drawing [data-thing='launch-pad']").first.dispatch_event("click")
    page.locator("#popover").get_by_text("load all that fits").click()
    flies = next(step for step in lesson("lineae").chapters[0].steps if step.name == "Your rocket flies")
    expect(page.locator("#coach-text")).to_have_text(flies.text)
    expect(page.locator("#log")).to_contain_text("Ada loads salt for 3")


def test_progress_is_remembered_and_a_newcomer_is_offered_a_lesson_first(page: Page, address: str) -> None:
    """Until one is begun; then the start page says how far this browser has come."""
    taught = lesson(BOX)
    page.goto(address)
    page.locator("#newcomer").get_by_role("link", name=f"Learn {taught.game.title}").click()
    page.get_by_role("button", name="Skip chapter").click()
    expect(page.locator("#chapter-title")).to_have_text(taught.chapters[1].title)
    page.goto(address)
    expect(page.locator("#newcomer")).to_have_count(0)
    page.get_by_role("link", name=f"Go on learning, chapter 2 of {len(taught.chapters)}: {taught.game.title}").click()
    expect(page.locator("#chapter-title")).to_have_text(taught.chapters[1].title)


def test_another_move_is_answered_and_help_is_at_hand(page: Page, address: str) -> None:
    """It changes nothing; Show me does the step, Back takes it back, Skip step does it again; chapters can be chosen."""
    steps = lesson(BOX).chapters[1].steps
    page.goto(f"{address}/learn/{BOX}")
    page.get_by_text("Chapters", exact=True).click()
    page.get_by_role("button", name=lesson(BOX).chapters[1].title).click()
    for step in steps[:2]:
        expect(page.locator("#coach-text")).to_have_text(step.text)
        page.get_by_role("button", name="Continue").click()
    for _ in range(3):
        page.locator('#offers:not(.waiting) button[data-move="pass"]').click()
        expect(page.locator("#answer")).to_have_text(steps[2].answers["pass"])
    expect(page.locator("#show-me.pulses")).to_be_visible()
    expect(page.locator("#coach-text")).to_have_text(steps[2].text)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("#coach-text")).to_have_text(steps[3].text)
    page.get_by_role("button", name="Back").click()
    expect(page.locator("#coach-text")).to_have_text(steps[2].text)
    page.get_by_role("button", name="Skip step").click()
    expect(page.locator("#coach-text")).to_have_text(steps[3].text)
    page.get_by_role("button", name="Skip chapter").click()
    expect(page.locator("#chapter-title")).to_have_text(lesson(BOX).chapters[2].title)


def test_steps_and_new_words_in_the_rail(page: Page, address: str) -> None:
    """What is done in the chapter, step by step; and its new words, each lit when one points at it."""
    taught = lesson(BOX)
    page.goto(f"{address}/learn/{BOX}")
    expect(page.locator("#steps li")).to_have_text(taught.plan(0))
    expect(page.locator("#steps .now")).to_have_text(taught.plan(0)[0])
    expect(page.locator("#words b")).to_have_text([word.name for word in taught.chapters[0].words])
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#steps .past")).to_have_count(1)
    lit = page.locator("#drawing .lamp-ring")
    place = "document.querySelector('#drawing .lamp-ring')?.getAttribute('y')"
    expect(lit).to_have_count(1)
    before = page.evaluate(place)
    page.locator("#words li").nth(1).hover()
    page.wait_for_function(f"before => {place} !== before", arg=before)
    page.locator("#chapter-title").hover()
    page.wait_for_function(f"before => {place} === before", arg=before)


def test_a_ring_where_one_clicked_something_else(page: Page, address: str) -> None:
    page.goto(f"{address}/learn/{BOX}")
    page.get_by_role("button", name="Skip chapter").click()
    for step in lesson(BOX).chapters[1].steps[:2]:
        expect(page.locator("#coach-text")).to_have_text(step.text)
        page.get_by_role("button", name="Continue").click()
    expect(page.locator("#coach-text")).to_have_text(lesson(BOX).chapters[1].steps[2].text)
    place = page.evaluate("""() => { // something that can be played, and is not what the step wants
        const spots = [...document.querySelectorAll("#drawing [data-move]:not(.wanted)")];
        const other = spots.map((spot) => spot.getBoundingClientRect()).find(({ x, y, width, height }) =>
            document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-move]:not(.wanted)"));
        return { x: other.x + other.width / 2, y: other.y + other.height / 2 };
    }""")
    page.mouse.click(place["x"], place["y"])
    ring = page.locator(".missed")
    expect(ring).to_be_visible()
    where = page.evaluate(
        "({ x: parseFloat(document.querySelector('.missed').style.left), y: parseFloat(document.querySelector('.missed').style.top) })"
    )
    assert abs(where["x"] - place["x"]) < 2 and abs(where["y"] - place["y"]) < 2
    expect(page.locator("#answer")).to_be_visible()
    expect(ring).to_have_count(0)


def test_a_step_of_ones_own_begins_with_the_coachs_words(page: Page, address: str) -> None:
    """Whoever comes to it reads on in the rail: no move is scrolled to, and none tells unasked what it does."""
    chapter = lesson("lineae").chapters[-1]
    stand = lesson("lineae").stand(len(lesson("lineae").chapters) - 1, [])
    played: list[str] = []
    while not chapter.steps[stand.number + 1].own:
        played.append(stand.shown())
        stand.play(played[-1])
    place = json.dumps({"chapter": len(lesson("lineae").chapters) - 1, "played": played})
    page.add_init_script(f"localStorage.setItem('lesson lineae', JSON.stringify({place}))")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/learn/lineae")
    page.locator(":is(#skip-step, #go-on):visible").click()
    expect(page.locator("#coach-text")).to_have_text(chapter.steps[-1].text)
    expect(page.locator("#rail #guide:not(.beside) #coach-text")).to_be_in_viewport(ratio=1)
    expect(page.locator("#foretold")).to_be_hidden()
    ends = page.locator("#offers .ends").evaluate("part => getComputedStyle(part).position")
    assert ends == "static", "it would lie over the other moves"


def test_by_keyboard(page: Page, address: str) -> None:
    """Enter goes on; the focus is on what is expected next, and the position can be read in words."""
    page.goto(f"{address}/learn/{BOX}")
    page.get_by_role("button", name="Continue").press("Enter")
    expect(page.locator("#coach-text")).to_have_text(lesson(BOX).chapters[0].steps[1].text)
    for move in ["work loader", "load b 1"]:
        expect(page.locator(f'#offers button[data-move="{move}"]')).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("#coach-text")).to_have_text(lesson(BOX).chapters[0].steps[3].text)
    page.locator('#offers button[data-move="load b 2"]').press("Enter")
    expect(page.get_by_role("button", name="Next chapter")).to_be_focused()
    page.get_by_text("The position in words").click()
    expect(page.locator("#regions")).to_contain_text("Ada has 8 Dominance.")


def left_at(browser: Browser, address: str, chapter: int, steps: int) -> Page:
    """A phone whose browser has done so many steps of a chapter, by the moves that the coach would show. Things move there."""
    stand = lesson(BOX).stand(chapter, [])
    played: list[str] = []
    for _ in range(steps):
        played.append(stand.shown())
        stand.play(played[-1])
    phone = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, reduced_motion="no-preference")
    place = json.dumps({"chapter": chapter, "played": played})
    phone.add_init_script(f"localStorage.setItem('lesson {BOX}', JSON.stringify({place}))")
    page = phone.new_page()
    page.goto(f"{address}/learn/{BOX}")
    expect(page.locator("#coach-text")).to_have_text(stand.step.text)
    rested(page)
    return page


def rested(page: Page) -> int:
    """How far the board is scrolled, once it stands still."""
    found: int = page.evaluate("""async () => {
        const view = document.querySelector("#drawing");
        for (let before = -1, same = 0; same < 12; before = view.scrollTop) {
            same = view.scrollTop === before ? same + 1 : 0;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return view.scrollTop;
    }""")
    return found


def test_a_step_that_speaks_of_what_is_in_view_stays_there(browser: Browser, address: str) -> None:
    """The board had begun to go to where the next question is."""
    steps = lesson(BOX).chapters[2].steps
    ready = [step.moves for step in steps].index(["ready"])
    page = left_at(browser, address, 2, ready)
    page.locator("#skip-step").tap()
    expect(page.locator("#coach-text")).to_have_text(steps[ready + 1].text)
    rested(page)
    sheet = page.evaluate("document.querySelector('#rail').getBoundingClientRect().top")
    for name in steps[ready + 1].lit:
        box = page.locator(f'#drawing [data-card="{name}"]').first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet
        assert box["y"] + box["height"] / 2 > 0
    page.context.close()


def test_what_came_of_a_chapter_is_seen_where_it_was_done(browser: Browser, address: str) -> None:
    """The board stays, and the chapter's name is not scrolled away."""
    page = left_at(browser, address, 0, len(lesson(BOX).chapters[0].steps) - 1)
    before = rested(page)
    page.locator("#skip-step").tap()
    expect(page.locator("#next-chapter")).to_be_visible()
    assert abs(rested(page) - before) <= 1
    tops = page.evaluate("['#chapter-title', '#rail'].map((name) => document.querySelector(name).getBoundingClientRect().top)")
    assert tops[0] >= tops[1]
    page.context.close()


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_chapter_begins_with_its_title(page: Page, address: str, name: str) -> None:
    """Wherever the rail was scrolled to, and wherever its first move stands."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/learn/{name}")
    page.locator("#chapter-title").wait_for()
    page.locator("#rail").evaluate("rail => rail.scrollTo(0, rail.scrollHeight)")
    page.locator("#skip-chapter").evaluate("button => button.click()")
    expect(page.locator("#chapter-title")).to_have_text(lesson(name).chapters[1].title)
    expect(page.locator("#chapter-title")).to_be_in_viewport(ratio=1)
    expect(page.locator("#steps li").first).to_be_in_viewport(ratio=1)
