"""The picture as a control: what a thing offers can be played to its end, and its ghosts show what will happen."""

import re

import pytest

from perilune.conformance.settings import Setting, settings
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE, SPECTATOR
from perilune.core.drawing import LAYOUTS, MEDIUM, NARROW, WIDE, Drawing, Way
from perilune.core.journal import Journal
from perilune.core.seen import Seen
from perilune.draw.words import width
from perilune.games.lineae.content import LOCKS, TILES
from perilune.games.lineae.draw.cells import field
from perilune.games.lineae.draw.hull import DECKS
from perilune.games.lineae.draw.plan import plan_of
from perilune.games.lineae.draw.symbols import cube
from perilune.games.lineae.state import OceanState
from tests.games.lineae.scene import CONTENT, DEPOSIT_ORDER, ROCKET_ORDER, START, Scene, cell, space

SETTINGS = settings("lineae")


def drawing(scene: Scene, seat: int = 0) -> Drawing:
    """The picture for a seat."""
    return scene.table.seen(seat).drawing(WIDE)


def way(scene: Scene, thing: str, says: str, seat: int = 0) -> Way:
    """The way of a thing whose button begins so."""
    return next(way for way in drawing(scene, seat).things[thing].ways if way.says.startswith(says))


def ghost(scene: Scene, name: str, seat: int = 0) -> str:
    """A hidden group of the picture."""
    found = [part for part in drawing(scene, seat).parts if part.startswith(f'<g id="{name}" class="foreseen">')]
    assert len(found) == 1, name
    return found[0]


def plays_through(setting: Setting, state: OceanState, seat: int, way: Way) -> None:
    """Every move of the way is legal when its turn comes."""
    trial = state.copy()
    silent = Journal(silent=True)
    for text in way.moves:
        phase = phase_of(setting, trial)
        assert phase.deciders(trial) == [seat], f"{way.says}: nobody waits for {text}"
        move = setting.game.catalogue.parse(text)
        assert phase.why_not(trial, seat, move) == 0, f"{way.says}: {text} is refused"
        phase.play(trial, seat, move, silent)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_thing_offers_can_be_played_to_its_end(setting: Setting) -> None:
    for state in walk(setting, 5, 500, 9):
        for seat in phase_of(setting, state).deciders(state):
            if seat != CHANCE:
                seen: Seen = setting.seen(state, seat)
                for thing in seen.drawing(WIDE).things.values():
                    for found in thing.ways:
                        assert isinstance(state, OceanState)
                        plays_through(setting, state, seat, found)


def test_the_cheapest_way_to_a_cell_is_one_gesture() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-c 1")
    goal = cell(13, 4)  # three columns to the right of its home, two rows up
    found = way(scene, f"cell-{goal}", "Go")
    assert len([move for move in found.moves if move.startswith("step")]) == 5
    assert "5 steps, −4 electricity" in found.note
    before = scene.s.energy[0]
    scene.play(0, *found.moves)
    assert scene.s.subs[2] == goal
    assert before - scene.s.energy[0] == 4


def test_on_a_phone_a_way_into_the_next_band_does_not_cross_what_is_between() -> None:
    scene = Scene(2)
    scene.sub("a", 5, 2)
    scene.play(0, "place submersible-a 1")
    found = scene.table.seen(0).drawing("narrow")
    goal = cell(7, 2)
    shown = next(part for part in found.parts if part.startswith(f'<g id="to-{goal}" '))
    line = re.search(r'<path d="([^"]+)"', shown)
    assert line is not None
    assert line[1].count("M") == 2
    assert found.things[f"cell-{goal}"].opens


def test_of_two_ways_as_long_the_one_past_cubes_is_taken() -> None:
    scene = Scene(2)
    scene.s.cells[cell(11, 2)] = 0
    scene.s.cells[cell(12, 3)] = 1
    scene.play(0, "place submersible-c 1")
    reach = field(scene.s, CONTENT, 2, 7)
    route = reach.route(cell(12, 4))
    assert cell(11, 2) in route.taken
    assert len(route.cells) == 4


def test_a_cube_at_the_end_keeps_its_room_in_the_hold() -> None:
    scene = Scene(2)
    scene.s.cells[cell(10, 3)] = scene.s.cells[cell(10, 4)] = 0
    scene.s.hold[2 * 6] = 3
    route = field(scene.s, CONTENT, 2, 7).route(cell(10, 4))
    assert len(route.cells) == 2
    assert route.taken == [cell(10, 4)]


def test_a_dive_that_brings_nothing_more_ends_the_turn_in_one_gesture() -> None:
    scene = Scene(2)
    scene.play(0, "place submersible-d 1", "step up")
    found = way(scene, "sub-d", "Stop here and end your turn")
    scene.play(0, *found.moves)
    assert scene.s.at == 1


def test_a_submersible_is_sent_to_the_vessel_in_one_gesture() -> None:
    scene = Scene(2)
    scene.sub("d", 13, 2)
    scene.s.hold[3 * 6] = 2
    scene.s.supply[0] -= 2
    found = way(scene, "sub-d", "1 worker, dock and buy 2 silica")
    assert found.moves[0] == "place submersible-d 1"
    assert found.moves[-3:] == ["buy silica", "buy silica", "done"]
    assert "foreseen" in ghost(scene, found.ghost)
    money = scene.s.money[0]
    for move in found.moves:
        scene.table.submit(0, move)
    assert scene.s.cargo[0] == 2
    assert scene.s.money[0] <= money


def test_the_first_cube_from_a_hold_does_not_seem_to_be_the_only_one() -> None:
    """To buy one ends the dive. The turn goes on as long as there is more to buy."""
    scene = Scene(2)
    scene.vessel(0, 5)
    scene.sub("d", 13, CONTENT.tides.top[START * TILES + 4], "silica silica")
    scene.play(0, "place submersible-d 1")
    assert way(scene, "sub-d", "Buy silica").note == "$1; docks, and ends the dive"
    assert way(scene, "sub-d", "Buy 2 silica").note == "$2; ends your turn"
    scene.play(0, "buy silica")
    assert way(scene, "sub-d", "Buy silica").note == "$1"


def test_more_workers_than_are_needed_say_what_they_cost_the_others() -> None:
    ways = drawing(Scene(2)).things["space-of-election"].ways
    assert [found.note for found in ways][1:] == ["others then need 3", "others then need 4"]


def test_where_a_rocket_has_flown_something_is_new() -> None:
    """So a phone looks there before it goes on to the technologies."""
    scene = Scene(2, "starter", vessels=(6, 8))
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    loads = ("load 6 silica", "load 6 silica", "load 6 hydrocarbon", "load 6 sulfur", "load-free 6 salt")
    assert not any('id="pad-6"' in part for part in scene.table.seen(0).drawing(NARROW).parts)
    scene.play(0, "place launch-pad 1", *loads)
    assert any('id="pad-6"' in part for part in scene.table.seen(0).drawing(NARROW).parts)


def test_on_a_phone_no_name_of_a_technology_is_squeezed() -> None:
    """The points stand beside the second word of a name, where there is room for them."""
    shown = [part for part in Scene(2).table.seen(0).drawing(NARROW).parts if part.startswith('<g id="tech-')]
    assert len(shown) == len(CONTENT.technologies)
    assert not any("textLength" in part for part in shown)


def test_a_space_to_begin_on_shows_the_cube_that_it_gives() -> None:
    scene = Scene(2, "starter", started=False)
    for key in DEPOSIT_ORDER:
        scene.chance(f"deposit {key}")
    for key in ROCKET_ORDER:
        scene.chance(f"rocket {key}")
    scene.chance("first seat-1")
    seen = scene.table.seen(1)
    move = seen.game.catalogue.parse("start 1")
    found = seen.game.caption(seen.view, 1, move, seen.say(move))
    kind = CONTENT.deposits[scene.s.deposits[0]].setup
    assert (found.sign, found.name, found.note) == (cube(kind), "Space 1", "6 electricity")


def test_a_dive_comes_home_in_one_gesture_from_where_it_is() -> None:
    """On a phone the vessel may be out of sight, and with it the cell below it."""
    scene = Scene(2, vessels=(5, 8))
    scene.sub("d", 13, 1, "silica")
    scene.play(0, "place submersible-d 1")
    found = way(scene, "sub-d", "Go up, dock and buy silica")
    assert "foreseen" in ghost(scene, found.ghost)
    assert found.note.endswith("; ends your turn")
    for move in found.moves:
        scene.table.submit(0, move)
    assert scene.cargo(0).startswith("silica")


def test_on_a_phone_the_page_shows_the_rocket_that_was_loaded() -> None:
    """Then one ends the turn: the rocket and the vessel are in view, not the sea below them."""
    scene = Scene(2, vessels=(1, 4))
    scene.give(0, "iron iron silica")
    scene.play(0, "place launch-pad 1", "load 1 iron", "load 1 iron", "load 1 silica")
    band = plan_of(CONTENT, NARROW).band_of[0]
    shown = "".join(scene.table.seen(0).drawing(NARROW).parts)
    top, high = re.findall(r'class="focus-here" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', shown)[0]
    assert float(top) == band.sky and band.ice < float(top) + float(high) < band.floor


def test_with_little_money_one_buys_what_the_rocket_above_wants() -> None:
    """The Titan rocket over space 5 takes two hydrocarbon, and none of the iron."""
    scene = Scene(2)
    scene.sub("d", 13, 2)
    for kind in (3, 4, 4):
        scene.s.hold[3 * 6 + kind] += 1
        scene.s.supply[kind] -= 1
    scene.s.money[0] = 2
    assert way(scene, "sub-d", "1 worker, dock").says == "1 worker, dock and buy 2 hydrocarbon"


def test_on_a_phone_the_page_goes_to_the_own_vessel() -> None:
    """When one takes a turn; while others do, it stays."""
    scene = Scene(2)
    band = plan_of(CONTENT, NARROW).band_of[scene.s.vessel[0]]
    for seat, marks in ((0, 1), (1, 0)):
        found = re.findall(
            r'class="focus-here" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"',
            "".join(scene.table.seen(seat).drawing(NARROW).parts),
        )
        assert len(found) == marks
        for top, high in found:
            assert band.ice < float(top) < float(top) + float(high) <= band.bottom


def looks_at(scene: Scene, seat: int) -> list[tuple[float, float]]:
    """From where to where the page of a seat shows the board on a phone; nothing where it stays."""
    shown = "".join(scene.table.seen(seat).drawing(NARROW).parts)
    found = re.findall(r'class="focus-here" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', shown)
    return [(float(top), float(top) + float(high)) for top, high in found]


def test_on_a_phone_the_board_stays_where_something_has_happened() -> None:
    """Once a lock has turned, the page had gone back to the vessel before the water fell."""
    scene = Scene(2, vessels=(6, 7))
    bands = plan_of(CONTENT, NARROW).bands
    assert looks_at(scene, 0)[0][0] > bands[2].ice
    scene.play(0, "place lock-2 1")
    assert bands[0].ice < looks_at(scene, 0)[0][0] < bands[1].bottom, "the lock that turns"
    scene.play(1, "stay")
    assert looks_at(scene, 0) == []
    scene.play(0, "sail 2")
    assert looks_at(scene, 0)[0][1] <= bands[0].bottom, "the vessel has gone there"


def test_on_a_phone_a_launch_is_seen_by_whoever_does_not_choose_the_card() -> None:
    """A replay showed the cards on display instead."""
    scene = Scene(2, "starter", vessels=(6, 2))
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    loads = ("load 6 silica", "load 6 silica", "load 6 hydrocarbon", "load 6 sulfur", "load-free 6 salt")
    scene.play(0, "place launch-pad 1", *loads)
    band = plan_of(CONTENT, NARROW).band_of[5]
    assert looks_at(scene, 1)[0][0] == looks_at(scene, SPECTATOR)[0][0] == band.sky
    assert looks_at(scene, 0)[0][0] > band.bottom, "the cards on display"


def test_on_a_phone_a_tap_on_the_map_only_looks() -> None:
    """At set-up, somebody who wanted to look at a space began there."""
    scene = Scene(2, started=False)
    while scene.s.first < 0:
        scene.chance(scene.answers()[0])
    seat = scene.deciders()[0]
    shown = "".join(scene.table.seen(seat).drawing(NARROW).parts)
    assert len(re.findall('data-move="start ', shown)) == len(scene.answers(seat)) == TILES, "each once, on the water"
    shown = "".join(Scene(2).table.seen(0).drawing(NARROW).parts)
    assert len(re.findall('data-move="sail 4"', shown)) == 1


def test_on_a_phone_the_map_leads_to_each_part_of_the_ocean() -> None:
    shown = "".join(Scene(2).table.seen(0).drawing(NARROW).parts)
    goals = re.findall(r'data-goes="([a-z0-9-]+)"', shown)
    assert len(goals) == TILES
    assert all(f'id="{goal}"' in shown for goal in goals)


def test_without_a_mouse_a_rocket_asks_before_it_is_loaded() -> None:
    """Where one cannot see beforehand what a click would do, it opens and says so."""
    scene = Scene(2)
    scene.give(0, "sulfur sulfur")
    for layout in LAYOUTS:
        thing = scene.table.seen(0).drawing(layout).things["rocket-5"]
        assert [found.says for found in thing.ways] == ["1 worker on the Launch Pad, load all that fits"]
        assert thing.opens == (layout != WIDE)


@pytest.mark.parametrize("lock", range(LOCKS))
def test_a_lock_shows_the_water_that_would_run(lock: int) -> None:
    scene = Scene(2)
    tides = CONTENT.tides
    after = START ^ 1 << lock
    change = sum(1 for slot in range(len(tides.slot_tile)) if tides.held(START, slot) != tides.held(after, slot))
    shown = ghost(scene, f"tide-{lock + 1}")
    assert shown.count("<rect") == change
    assert f"{change} tile" in way(scene, f"lock-{lock + 1}", "1 worker").note


def test_what_the_water_would_carry_off_is_told() -> None:
    scene = Scene(2)
    top = cell(4, 6)
    scene.s.cells[top] = 3
    scene.s.supply[3] -= 1
    scene.sub("a", 5, 6)
    assert way(scene, "lock-2", "1 worker").note == "4 tiles of water run off with A and 1 cube"
    assert ghost(scene, "tide-2").count("<circle") == 2


def test_the_lock_that_is_about_to_turn_shows_its_water_to_those_who_may_sail() -> None:
    scene = Scene(2, vessels=(5, 4))
    scene.play(0, "place lock-2 1")
    drawn = drawing(scene, 1).svg()
    assert re.search(r'<g><rect [^>]*class="toll"', drawn)


def test_a_rocket_is_loaded_with_all_that_fits_at_once() -> None:
    scene = Scene(2, vessels=(1, 4))
    scene.give(0, "iron iron silica salt salt")
    found = way(scene, "rocket-1", "1 worker")
    assert found.note == "+9 points with 4 cubes"
    assert found.moves == ["place launch-pad 1", "load 1 iron", "load 1 iron", "load 1 silica", "load-free 1 salt"]
    assert ghost(scene, "load-1").count("<use") == 4


def test_a_rocket_that_a_rival_is_loading_is_not_offered() -> None:
    """A bug once: whoever had cubes for it was offered to load it, too."""
    scene = Scene(2, vessels=(1, 4))
    scene.give(0, "iron iron silica salt")
    scene.give(1, "iron iron silica salt")
    scene.play(0, "place launch-pad 1", "load 1 iron")
    assert way(scene, "rocket-1", "Load all that fits").moves
    assert "rocket-1" not in drawing(scene, 1).things or not drawing(scene, 1).things["rocket-1"].ways


def test_bumping_says_whom_it_sends_home() -> None:
    scene = Scene(2)
    scene.play(0, "place hire 1" if scene.s.money[0] >= 5 else "place election 1", "end")
    found = drawing(scene, 1).things["space-of-election"].ways
    assert found[0].says == "2 workers"
    assert f"sends {scene.table.names[0]}'s worker home" in found[0].note


def test_the_picture_of_a_rivals_vessel_stands_alone() -> None:
    scene = Scene(3)
    found = scene.table.seen(0).card("vessel-2")
    assert found is not None
    assert found.picture.startswith("<svg")
    first = scene.table.seen(1).card("vessel-1")
    assert first is not None and scene.table.names[0] in first.picture, "each vessel has its own"
    used = set(re.findall(r'href="#([^"]+)"', found.picture))
    assert used <= set(re.findall(r'id="([^"]+)"', found.picture))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pieces_use_only_symbols_that_are_there(layout: str) -> None:
    for setting in SETTINGS:
        for state in walk(setting, 5, 300, 60):
            svg = setting.seen(state, 0).drawing(layout).svg()
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
            assert used <= set(re.findall(r'id="([^"]+)"', svg))


def test_there_is_no_card_of_what_is_not_there() -> None:
    setting = Setting("lineae", 2, {"biogenesis": "on", "reactor": "on"})
    state = next(iter(walk(setting, 5, 200, 50)))
    seen = setting.seen(state, 0)
    for key in [
        "vessel-3",
        "lock-5",
        "lock-0",
        "rocket-9",
        "sub-g",
        "bay-gold",
        "space-of-nothing",
        "deposit-",
        "tech-x",
        "colony-1",
    ]:
        assert seen.card(key) is None, key


@pytest.mark.parametrize(("layout", "pixels", "least"), [("wide", 948, 12), ("medium", 820, 12), ("narrow", 360, 14)])
def test_every_word_can_be_read(layout: str, pixels: int, least: float) -> None:
    for setting in SETTINGS:
        for state in walk(setting, 17, 500, 90):
            svg = setting.seen(state, 0).drawing(layout).svg()
            width = re.search(r'viewBox="0 0 (\d+)', svg)
            assert width is not None
            smallest = min(float(size) for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', svg))
            assert smallest * pixels / int(width[1]) >= least


def test_what_does_not_change_is_the_same_text() -> None:
    scene = Scene(4)
    before = drawing(scene).parts
    scene.play(0, "place income 1")
    after = set(drawing(scene).parts)
    new = [part for part in drawing(scene).parts if part not in set(before)]
    assert sum(map(len, new)) < 0.3 * sum(map(len, after))


def test_on_a_phone_no_submersible_is_cut_by_the_edge() -> None:
    scene = Scene(2)
    scene.sub("a", 0, 2)
    scene.sub("b", 5, 2)
    svg = scene.table.seen(0).drawing(NARROW).svg()
    places = [float(x) for x in re.findall(r'id="submersible-\w" transform="translate\(([\d.]+),', svg)]
    assert len(places) == 6
    assert all(36 <= x <= 300 - 36 for x in places)


def test_a_submersible_under_a_vessel_is_drawn_smaller_and_deeper() -> None:
    scene = Scene(2, vessels=(5, 6))
    scene.sub("c", 10, 4)
    assert "scale(0.8)" not in drawing(scene).svg()
    x, y = plan_of(CONTENT, WIDE).cells[cell(10, 4)]
    assert f'id="submersible-c" transform="translate({x:g},{y + 1:g})"' in drawing(scene).svg()
    scene.vessel(1, 4)
    assert drawing(scene).svg().count('<g transform="scale(0.8)">') == 1
    assert f'id="submersible-c" transform="translate({x:g},{y + 8:g})"' in drawing(scene).svg()


def test_a_submersible_beside_a_cube_is_drawn_smaller_and_hides_none_of_it() -> None:
    scene = Scene(2, vessels=(5, 6))
    scene.sub("c", 11, 4)
    assert "scale(0.8)" not in drawing(scene).svg()
    scene.cube(12, 4, "salt")
    assert drawing(scene).svg().count('<g transform="scale(0.8)">') == 1


def test_the_letter_of_a_small_submersible_is_not_crossed_by_its_outline() -> None:
    scene = Scene(2)
    scene.sub("c", 11, 4)
    scene.cube(12, 4, "salt")
    craft = next(part for part in drawing(scene).parts if 'id="submersible-c"' in part)
    assert craft.index(">C</text>") > craft.rindex('class="hot"')


@pytest.mark.parametrize("layout", [WIDE, MEDIUM])
def test_no_figure_of_the_own_vessel_runs_into_a_wall(layout: str) -> None:
    scene = Scene(1)
    s, decks = scene.s, DECKS[layout]
    s.vp[0], s.money[0], s.reserve[0] = 108, 22, 0
    s.launched[:6] = [0] * 6
    svg = scene.table.seen(0).drawing(layout).svg()
    for text, wall in (("108", decks.battery), ("×6", decks.battery), ("22", decks.cargo)):
        found = re.search(rf'<text ([^>]*font-size="([\d.]+)"[^>]*)>{text}</text>', svg)
        assert found is not None, text
        left = re.search(r'\bx="([\d.]+)"', found[1])
        squeezed = re.search(r'textLength="([\d.]+)"', found[1])
        assert left is not None
        wide = float(squeezed[1]) if squeezed else width(text, float(found[2]), True)
        assert float(left[1]) + wide <= wall - 3, text
    assert ">all are hired</text>" in svg


@pytest.mark.parametrize("layout", [WIDE, MEDIUM])
def test_a_crowd_of_workers_stays_in_its_chamber(layout: str) -> None:
    scene = Scene(5)
    income = space("income")
    scene.s.crowd[income * 5 : income * 5 + 5] = [2] * 5
    plan = plan_of(CONTENT, layout)
    left, right, top = plan.tile_x[3] + 3, plan.tile_x[4] - 5, plan.bands[0].ice + 27
    svg = scene.table.seen(0).drawing(layout).svg()
    workers = [(float(x), float(y)) for x, y in re.findall(r'id="worker-[-\d]+" transform="translate\(([\d.]+),([\d.]+)\)', svg)]
    standing = [x for x, y in workers if top < y < top + 62]
    assert len(standing) == 10
    assert all(left + 10 <= x <= right - 10 for x in standing)


def test_what_is_seldom_wanted_is_folded_away() -> None:
    """More workers than are needed; and no card, where there is room for one."""
    scene = Scene(2, "starter", vessels=(6, 8))

    def folds() -> dict[str, str]:
        seen = scene.table.seen(0)
        return {move.text: scene.table.game.caption(seen.view, 0, move, seen.say(move)).folds for move in seen.legal()}

    found = folds()
    assert found["place submersible-c 1"] == "" and found["place submersible-c 2"] == found["place election 2"] != ""
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    loads = ("load 6 silica", "load 6 silica", "load 6 hydrocarbon", "load 6 sulfur", "load-free 6 salt")
    scene.play(0, "place launch-pad 1", *loads)
    assert [text for text, name in folds().items() if name] == ["done"]
    scene.learn(0, "bore-laser", "carbon-scrubber")
    assert folds()["done"] == "", "then it is a choice like the others"


def test_an_election_in_the_last_round_begins_nothing() -> None:
    scene = Scene(2, vessels=(6, 8))
    scene.s.first = 1
    election = scene.table.game.catalogue.parse("place election 1")
    assert scene.table.seen(0).say(election).endswith("you begin the next round")
    scene.s.round = CONTENT.rounds
    assert scene.table.seen(0).say(election).endswith(": no round is left to begin")


def test_a_button_says_which_way_a_lock_turns() -> None:
    scene = Scene(2, vessels=(6, 8))
    seen, told = scene.table.seen(0), []
    for lock in (1, 2):
        move = seen.game.catalogue.parse(f"place lock-{lock} 1")
        found = seen.game.caption(seen.view, 0, move, seen.say(move))
        told.append((found.name, found.note))
    assert told == [("Close lock 1", "another turn"), ("Open lock 2", "another turn")]


def test_a_voyage_says_what_the_rocket_there_is_for() -> None:
    """Without cubes aboard it has no room for none of them, but slots."""
    scene = Scene(2, vessels=(5, 8))

    def note(move: str) -> str:
        seen = scene.table.seen(0)
        parsed = scene.table.game.catalogue.parse(move)
        return scene.table.game.caption(seen.view, 0, parsed, seen.say(parsed)).note

    assert note("sail 4") == "5 open slots"
    scene.give(0, "silica silica sulfur hydrocarbon salt")
    assert note("sail 4").startswith("room for")
    scene.gone(4)
    assert note("sail 4") == "no rocket there"
