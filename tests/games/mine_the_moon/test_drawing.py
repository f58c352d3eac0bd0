"""The picture of Mine the Moon: complete, honest about secrets, and steady from one position to the next."""

import re
from collections import Counter
from itertools import combinations, product
from math import dist
from xml.etree import ElementTree

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.chance import HIDDEN, SPECTATOR
from perilune.core.drawing import MEDIUM, NARROW, WIDE
from perilune.core.journal import ALL, Event
from perilune.games import box
from perilune.games.mine_the_moon.content import KINDS
from perilune.games.mine_the_moon.draw.robots import CRATER, HOME, SILO, TEAM, numbers
from perilune.games.mine_the_moon.messages import E_DROP, E_WORK
from perilune.games.mine_the_moon.state import MINE, MoonState
from tests.games.mine_the_moon.scene import Scene, building

SETTINGS = [
    Setting("mine_the_moon", 2, {"crater": "c", "base": ["launch", "tremor"]}),
    Setting("mine_the_moon", 3, {"crater": "d", "base": ["standard", "robot", "launch"]}),
    Setting("mine_the_moon", 4, {"crater": "b"}),
    Setting("mine_the_moon", 5, {"crater": "a", "base": ["exchange", "launch", "tremor", "industry", "robot"]}),
]
EVERYWHERE = pytest.mark.parametrize("setting", SETTINGS, ids=str)
GAME = box("mine_the_moon")


def drawn_ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


@EVERYWHERE
def test_every_offer_stands_in_the_picture_once(setting: Setting) -> None:
    for state in walk(setting, 5, 900, 9):
        for seat in range(setting.seats):
            view = setting.seen(state, seat)
            drawing = view.drawing()
            clicks = re.findall(r'data-move="([^"]+)"', drawing.svg())
            used = {way.moves[0] for thing in drawing.things.values() for way in thing.ways}
            assert sorted([*clicks, *used]) == sorted(move.text for move in view.legal())


@EVERYWHERE
def test_on_a_phone_the_sheet_has_only_what_ends_a_go(setting: Setting) -> None:
    for state in walk(setting, 5, 900, 31):
        for seat in range(setting.seats):
            view = setting.seen(state, seat)
            drawing = view.drawing(NARROW)
            placed = set(re.findall(r'data-move="([^"]+)"', drawing.svg()))
            placed |= {way.moves[0] for thing in drawing.things.values() for way in thing.ways}
            assert {move.text for move in view.legal()} - placed <= {"pass", "ready", "done", "wait"}
            assert drawing.svg().count('class="focus-here"') == 1


@pytest.mark.parametrize(("silos", "heading"), [("bb", "Your base"), ("GG", "Advanced buildings")])
def test_on_a_phone_one_constructs_where_something_is_lit(silos: str, heading: str) -> None:
    """Basic buildings stand at their sites, advanced ones on the shelf; and the button names the cost."""
    scene = Scene(seats=2)
    scene.reveal("agri-dome")
    scene.give(0, silos)
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    seen = scene.table.seen(0)
    svg = seen.drawing(NARROW).svg()
    focus = re.search(r'd="M0 ([\d.]+)H[^"]+" class="focus-here"', svg)
    place = re.search(rf'<text[^>]* y="([\d.]+)"[^>]*>{heading}', svg)
    assert focus is not None
    assert place is not None
    assert 0 < float(place[1]) - float(focus[1]) < 30
    builds = [move for move in seen.legal() if move.text.startswith("build ")]
    assert builds
    assert all(re.match(r"Construct the .+ for \d (raw|refined) .+ \(\+\d Dominance\): ", seen.say(move)) for move in builds)


@EVERYWHERE
def test_every_robot_and_marker_has_its_id(setting: Setting) -> None:
    for state in walk(setting, 6, 120, 10):
        assert isinstance(state, MoonState)
        ids = Counter(drawn_ids(setting.seen(state, SPECTATOR).svg()))
        assert max(ids.values()) == 1
        for seat in range(setting.seats):
            robots = [name for name in ids if re.fullmatch(rf"robot-{seat + 1}-\d+", name)]
            assert sorted(robots) == sorted(f"robot-{seat + 1}-{n + 1}" for n in range(state.robots[seat]))
            assert ids[f"marker-dominance-{seat + 1}"] == 1
        assert ids["robot-white"] == 1
        assert len([name for name in ids if name.startswith("rocket-")]) == len([card for card in state.pads if card >= 0])


@EVERYWHERE
def test_text_is_large_enough_and_colours_are_defined(setting: Setting) -> None:
    for state, (layout, least) in product(walk(setting, 7, 900, 60), ((WIDE, 12), (NARROW, 15.5))):
        svg = setting.seen(state, 0).drawing(layout).svg()
        assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)) >= least
        assert set(re.findall(r"var\(--pl-([a-z0-9-]+)\)", svg)) <= set(re.findall(r"--pl-([a-z0-9-]+):", svg))
        symbols = set(drawn_ids(svg))
        assert {name[1:] for name in re.findall(r'href="([^"]+)"', svg)} <= symbols
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= symbols


def test_sealed_robots_are_drawn_with_a_question_mark_and_not_on_the_wheel() -> None:
    setting = SETTINGS[3]
    for state in walk(setting, 8, 400):
        assert isinstance(state, MoonState)
        if state.stage == MINE and 0 in state.ready and sum(state.crater) > 0:
            view = setting.seen(state, SPECTATOR)
            assert isinstance(view.view, MoonState)
            assert set(view.view.crater) == {HIDDEN}
            assert ">?</text>" in view.svg()
            return
    raise AssertionError("nobody has placed a robot")


def test_a_drawing_is_a_pure_function_and_carries_a_description() -> None:
    setting = SETTINGS[2]
    state = next(state for step, state in enumerate(walk(setting, 9, 200)) if step == 60)
    view = setting.seen(state, 1)
    assert view.svg() == view.svg()
    root = ElementTree.fromstring(view.svg())
    desc = next(element.text for element in root.iter() if element.tag.endswith("desc"))
    assert desc is not None
    assert all(name in desc for name in setting.names)


def test_names_are_escaped() -> None:
    state = GAME.deal(GAME.settle(2, {}))
    svg = GAME.draw(state, 0, [], ["<i>Ada", 'B"en&']).svg()
    ElementTree.fromstring(svg)
    assert "<i>" not in svg


def test_three_robots_go_into_the_crater_in_one_gesture() -> None:
    scene = Scene(seats=2)
    scene.all_pass()
    things = scene.table.seen(0).drawing().things
    ways = {way.says: way for way in things["wedge-1"].ways}
    assert list(ways) == ["Send 1 robot", "Send 2 robots", "Send 3 robots", "Send all 8"]
    assert ways["Send 3 robots"].moves == ["place raw-buckyball"] * 3
    for move in ways["Send 3 robots"].moves:
        scene.play(0, move)
    assert scene.s.crater[0] == 3


def test_an_advanced_building_is_constructed_and_placed_in_one_gesture() -> None:
    scene = Scene(seats=2)
    scene.reveal("agri-dome")
    scene.give(0, "GG")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    ways = scene.table.seen(0).drawing().things[f"stock-{building('agri-dome') + 1}"].ways
    assert [way.moves for way in ways] == [["build agri-dome", "stand 1"]]


def test_a_silo_asks_before_it_drops_something() -> None:
    scene = Scene(seats=2)
    scene.give(0, "b")
    silo = scene.table.seen(0).drawing().things["silo-1"]
    assert [way.moves for way in silo.ways] == [["drop raw-buckyball"]]
    assert silo.opens


def test_a_rivals_card_shows_its_base() -> None:
    scene = Scene(seats=3)
    card = scene.table.seen(0).card("base-2")
    assert card is not None
    root = ElementTree.fromstring(card.picture)
    assert root.get("viewBox") is not None
    assert "Reverter" in card.picture


def test_robots_are_numbered_without_gaps() -> None:
    places = [HOME, HOME, SILO + 1, CRATER + 1, TEAM + 4, TEAM + 4, TEAM + 9, HOME]
    assert sorted(numbers(places)) == list(range(1, 9))


def test_the_robot_on_a_wedge_is_the_one_that_comes_to_the_silo() -> None:
    before, after = [HOME] * 6 + [CRATER + 1, CRATER + 1], [HOME] * 6 + [SILO + 1, SILO + 1]
    assert numbers(before) == numbers(after)


def test_a_second_team_leaves_the_first_one_its_numbers() -> None:
    one = numbers([HOME] * 6 + [TEAM + 4] * 2)
    two = numbers([HOME] * 4 + [TEAM + 9] * 2 + [TEAM + 4] * 2)
    assert one[-2:] == two[-2:]


def test_a_few_robots_have_a_way_for_each_number() -> None:
    """With five at home the popover once went from three to all five."""
    scene = Scene(seats=2)
    scene.give(0, "bgn")
    scene.all_pass()
    ways = [way.says for way in scene.table.seen(0).drawing().things["wedge-1"].ways]
    assert ways == ["Send 1 robot", "Send 2 robots", "Send 3 robots", "Send 4 robots", "Send all 5"]


@pytest.mark.parametrize("layout", [WIDE, NARROW])
def test_a_click_anywhere_on_a_site_constructs(layout: str) -> None:
    """Only its small tab did, once, and the site spoke of sending teams."""
    scene = Scene(seats=2)
    scene.give(0, "bg")
    svg = scene.table.seen(0).drawing(layout).svg()
    assert 'data-card="site-3"' in svg and 'data-ask="task-own exchanger"' not in svg and 'data-ask="build exchanger"' not in svg
    card = scene.table.game.card(scene.s, 0, "site-3", scene.table.names)
    assert card is not None and card.title == "Exchanger: not built yet"
    assert card.lines[0].startswith("Up to twice: swap") and "A team at the Uplink constructs it." in card.lines[2]
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink")
    root = ElementTree.fromstring(scene.table.seen(0).drawing(layout).svg())
    site = next(part for part in root.iter() if part.get("id") == "site-3")
    assert any(part.get("data-move") == "build exchanger" for part in site.iter())
    assert any(part.get("id") == "stock-exchanger" for part in site.iter()), "its tab is a part of it"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_rivals_team_stands_below_the_rockets(seats: int) -> None:
    """A rival's Reverter was drawn over the names of the rockets, once."""
    scene = Scene(seats=seats)
    scene.play(0, "pass")
    for seat in range(1, seats):
        scene.play(seat, "task-own reverter")
    root = ElementTree.fromstring(scene.table.seen(0).drawing().svg())
    low = max(float(plate.get("y", 0)) + float(plate.get("height", 0)) for plate in _plates(root, "rocket-"))
    roofs = [
        part.get("transform", "")
        for group in _cards(root, "base-")
        for part in group.iter()
        if part.get("href") == "#mm-roof-reverter"
    ]
    tops = [float(place.partition(",")[2].partition(")")[0]) for place in roofs]
    assert len(tops) == seats - 1 and min(tops) > low


def _cards(root: ElementTree.Element, card: str) -> list[ElementTree.Element]:
    return [part for part in root.iter() if (part.get("data-card") or "").startswith(card)]


def _plates(root: ElementTree.Element, card: str) -> list[ElementTree.Element]:
    return [part for group in _cards(root, card) for part in group.iter() if part.get("class") == "plate"]


def test_no_marker_covers_the_figure_of_another() -> None:
    """Where markers are stacked, a figure stands on the side that is free."""
    scene = Scene(5)
    scene.s.dominance = [18, 8, 18, 15, 16]
    marker = r'id="marker-dominance-(\d)" transform="translate\(([\d.]+),([\d.]+)\)">(?:<rect x="(-?[\d.]+)" y="(-?[\d.]+)")?'
    found = re.findall(marker, scene.table.seen(0).drawing().svg())
    assert len(found) == 5
    for name, x, y, left, top in found:
        for other, its_x, its_y, _, _ in found:
            if left and other != name:  # of several with the same points one tells them
                across, down = float(its_x) - float(x) - float(left) - 14, float(its_y) - float(y) - float(top) - 8.5
                assert abs(across) > 14 + 11 or abs(down) > 8.5 + 11, f"marker {other} covers the figure of {name}"


@pytest.mark.parametrize("layout", [WIDE, MEDIUM, NARROW])
@pytest.mark.parametrize("wedge", range(KINDS))
def test_numbers_of_spins_do_not_cover_each_other(layout: str, wedge: int) -> None:
    """On a phone two of one wedge did, and at the lower rim a silo covered them."""
    scene = Scene(2)
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.s.spun = [wedge] * 4
    stops = re.findall(
        r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" class="stop"', scene.table.seen(0).drawing(layout).svg()
    )
    assert len(stops) == 4
    places = [(float(x), float(y)) for x, y, _ in stops]
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 2 * float(stops[0][2])


@pytest.mark.parametrize("wedge", range(KINDS))
def test_numbers_of_spins_leave_the_subsidy_free(wedge: int) -> None:
    """On a tablet they lay over its plate."""
    scene = Scene(5)
    scene.to_work()
    scene.s.spun = [wedge] * 4
    svg = scene.table.seen(0).drawing(MEDIUM).svg()
    plate = _plates(ElementTree.fromstring(svg), "subsidy")[0]
    left, top = float(plate.get("x", 0)), float(plate.get("y", 0))
    right, bottom = left + float(plate.get("width", 0)), top + float(plate.get("height", 0))
    for cx, cy, r in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" class="stop"', svg):
        x, y, far = float(cx), float(cy), float(r)
        assert not (left - far < x < right + far and top - far < y < bottom + far)


def test_pass_is_filled_only_if_there_is_nothing_better() -> None:
    scene = Scene(seats=2)
    assert 'data-move="pass"' in (svg := scene.table.seen(0).drawing().svg()) and 'class="key aside"' in svg
    scene.s.home[0] = 0
    svg = scene.table.seen(0).drawing().svg()
    assert 'data-move="pass"' in svg and 'class="key aside"' not in svg


@pytest.mark.parametrize("layout", [WIDE, MEDIUM])
def test_what_a_site_does_is_not_squeezed(layout: str) -> None:
    """`refined → raw` and the symbols of the Exchanger were pressed to half their size on a tablet."""
    scene = Scene(seats=2)
    root = ElementTree.fromstring(scene.table.seen(0).drawing(layout).svg())
    sites = [part for part in root.iter() if re.fullmatch(r"site-\d+", part.get("id") or "")]
    assert len(sites) == 7
    quiet = [part for site in sites for part in site.iter() if part.get("class") == "q"]
    assert quiet and not [part.text for part in quiet if part.get("textLength")]


def test_a_small_dome_says_how_many_robots_are_at_home() -> None:
    """With five players six robots stood on each other's heads."""
    scene = Scene(seats=5)
    svg = scene.table.seen(0).drawing().svg()
    feet = re.findall(r'id="robot-2-\d" transform="translate\(([\d.]+),([\d.]+)\)', svg)
    home = scene.s.home[1]
    assert home > 4 and Counter(feet).most_common(1)[0][1] == home
    assert re.search(rf'class="b dark" text-anchor="middle">{home}</text>', svg)


@pytest.mark.parametrize("layout", [WIDE, MEDIUM, NARROW])
def test_the_hub_asks_whether_one_is_ready_and_tells_the_spins(layout: str) -> None:
    """It said `4 Ready?`, once."""
    scene = Scene(seats=2)
    scene.all_pass()
    scene.play(0, *["place raw-buckyball"] * scene.s.home[0])
    hub = _cards(ElementTree.fromstring(scene.table.seen(0).drawing(layout).svg()), "spins")[0]
    words = [part.text for part in hub.iter() if part.text and part.text.strip()]
    assert words == ["Ready?", "3 spins"]


@pytest.mark.parametrize("layout", [WIDE, MEDIUM])
def test_the_whole_shelf_is_explained_and_lit_as_the_deck(layout: str) -> None:
    """A lesson that spoke of it lit the number of cards alone, and its words covered the rest."""
    shelf = _cards(ElementTree.fromstring(Scene(seats=2).table.seen(0).drawing(layout).svg()), "deck")
    assert len([part for group in shelf for part in group.iter() if part.get("class") == "vacant"]) == 3


def test_one_click_does_what_needs_no_choice() -> None:
    """A newcomer clicked Pass and then Ready without a robot at home, and Refine twice for two Nanotubes."""
    scene = Scene(2)
    scene.give(0, "bbbgggnn")
    drawing = scene.table.game.draw(scene.s, 0, scene.table.legal(0), ["You", "Selene"])
    assert [way.moves for way in drawing.things["pass"].ways] == [["pass", "ready"]]
    scene = Scene(2)
    scene.give(0, "nn")
    assert "pass" not in scene.table.game.draw(scene.s, 0, scene.table.legal(0), ["You", "Selene"]).things
    scene.play(0, "task refinery 2")
    scene.to_work()
    scene.play(0, "work refinery")
    drawing = scene.table.game.draw(scene.s, 0, scene.table.legal(0), ["You", "Selene"])
    ways = {way.says: way.moves for thing in drawing.things.values() for way in thing.ways}
    assert ways["Refine both"] == ["refine raw-nanotube"] * 2


def test_after_the_spins_of_the_last_turn_none_are_promised() -> None:
    """The middle of the crater read "1 next turn" in the Work phase of the last turn."""
    scene = Scene(2)
    scene.play(0, "task clout 1")
    scene.to_work()
    assert "next turn" in scene.table.seen(0).drawing().svg()
    scene.s.last_turn = scene.s.turn
    assert "next turn" not in scene.table.seen(0).drawing().svg()


def test_a_full_silo_says_so() -> None:
    scene = Scene(2)
    scene.give(0, "bbb")
    told = scene.table.game.card(scene.s, 0, "silo-1", ["You", "Selene"])
    assert told is not None and "is full" in told.lines[0]


def drawn_part(svg: str, name: str) -> ElementTree.Element:
    """The part of a drawing with this id."""
    return next(part for part in ElementTree.fromstring(svg).iter() if part.get("id") == name)


def words_of(part: ElementTree.Element) -> list[str]:
    """All words in a part, in their order."""
    return ["".join(text.itertext()) for text in part.iter() if text.tag.rpartition("}")[2] == "text"]


def test_one_of_two_resources_has_a_stroke_between_them() -> None:
    """A newcomer took the Mass Driver's two signs for a price of both, and did not use it for two turns."""
    scene = Scene(2)
    scene.s.stock[building("mass-driver")] = 1
    svg = scene.table.seen(0).drawing().svg()
    assert "/" in words_of(drawn_part(svg, "stock-mass-driver"))
    assert "/" in words_of(drawn_part(svg, "site-2")), "the Factory makes one or the other"


def test_the_team_of_a_card_stands_behind_a_door() -> None:
    """Beside the price, robots read as a part of it."""
    scene = Scene(2)
    for key in ("mass-driver", "statue-3"):
        scene.s.stock[building(key)] = 1
    svg = scene.table.seen(0).drawing().svg()
    doors = [len(list(drawn_part(svg, name).iterfind(".//*[@class='door']"))) for name in ("stock-mass-driver", "stock-statue-3")]
    assert doors == [1, 0]


def test_the_last_tile_says_so() -> None:
    """It read ×1, and nobody knew of what."""
    scene = Scene(2)
    scene.s.stock[building("refiner")] = 1
    words = words_of(drawn_part(scene.table.seen(0).drawing().svg(), "stock-refiner"))
    assert words == ["+2", "last"]


def test_what_was_thrown_away_matters_more_in_a_story_than_work_that_did_nothing() -> None:
    """A key moment read "Selene works the Uplink", where three refined resources that she dropped lost her the game."""
    works, drops = (GAME.staged(Event(code, [1, 4], ALL, 0), 1) for code in (E_WORK, E_DROP))
    assert drops[0] > works[0] > 0 and drops[1]


@pytest.mark.parametrize("layout", [WIDE, MEDIUM, NARROW])
def test_the_tab_of_a_site_is_lit_with_it(layout: str) -> None:
    """The lesson spoke of the blue tab of the Exchanger, and lit the site without it."""
    svg = Scene(2).table.seen(0).drawing(layout).svg()
    assert any(part.get("id") == "stock-exchanger" for part in drawn_part(svg, "site-3").iter())


def test_what_a_building_does_is_read_once_where_it_is_worked() -> None:
    """Its card stands above the ways: "Refine up to 2 raw resources" stood there twice."""
    scene = Scene(2)
    scene.give(0, "b")
    scene.play(0, "task refinery 2")
    scene.to_work()
    thing = next(thing for thing in scene.table.seen(0).drawing().things.values() if "Refinery" in thing.title)
    assert [(way.says, way.note) for way in thing.ways] == [
        ("Work the Refinery", ""),
        ("Bring the team home", "It does not work this turn."),
    ]


def test_on_a_phone_what_one_holds_stays_in_view() -> None:
    """Whoever sent teams, or loaded, had to scroll to the silos and back. Who only looks on holds nothing."""
    scene = Scene(2)
    scene.give(0, "bbG")
    svg = scene.table.seen(0).drawing(NARROW).svg()
    line = drawn_part(svg, "stays-in-view")
    drawn_part(svg, line.get("data-of") or "")
    assert words_of(line) == ["5 of 8", "2", "0", "0", "0", "1", "0"]
    assert "stays-in-view" not in scene.table.seen(SPECTATOR).drawing(NARROW).svg()
