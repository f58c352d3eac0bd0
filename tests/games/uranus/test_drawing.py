"""The picture: what an impact would do, what an eruption has done, and what partners can mark."""

import itertools
import re

import pytest

from perilune.core.drawing import LAYOUTS, MEDIUM, NARROW
from perilune.draw.palette import var
from perilune.draw.words import width
from perilune.games.uranus.content import TRACK_KEYS
from perilune.games.uranus.draw.moon import erupts
from perilune.games.uranus.draw.moon_shape import border
from perilune.games.uranus.hexes import BIT, WITHIN
from perilune.games.uranus.moon import networks
from perilune.games.uranus.moves import LOOSE, TURN_TOKENS
from perilune.games.uranus.state import BUILDING, OVER
from tests.games.uranus.scene import CONTENT, Scene, h

THREE = ["osmish", "kroviots", "yarls"]


def previews(scene: Scene) -> dict[str, str]:
    """What the ways to lay the pattern say, by their moves."""
    picture = scene.table.seen(0).svg()
    return dict(re.findall(r'class="variant offer" data-move="([^"]*)"[^>]* data-says="([^"]*)">', picture))


def test_the_preview_is_what_happens() -> None:
    for first in (True, False):
        for turn in range(len(TURN_TOKENS)):
            scene = Scene(3, races=THREE)
            scene.attack(("1,-1,0", "c05"), ("4,0,-4", "c02"), ("-4,0,4", "c07"), first=first)
            scene.play(0, "face left")
            text = f"impact {TURN_TOKENS[turn]}"
            told = previews(scene).get(text)
            if told is not None:
                scene.play(0, text)
                dark = len(scene.dark(0))
                assert f": {dark} {'hex goes' if dark == 1 else 'hexes go'} dark." in told
                assert ("The volcano wakes." in told) == (scene.s.volcano[0] == 1)


def test_the_preview_names_what_is_lost() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0")
    scene.pads(0, "0,0,0")
    scene.dig(0, "1,-1,0", "0,0,0", "-1,1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left")
    told = previews(scene)
    assert (
        "2 hexes go dark. Lost: the grey mine in the middle with its launchpad, the blue mine in the middle, 2 tunnels."
        in told["impact 0"]
    )
    assert "Lost: the grey mine in the middle with its launchpad, 2 tunnels." in told["impact 180"]
    scene.darken(0, "0,-1,1")
    assert "1 hex goes dark. Lost: the grey mine in the middle with its launchpad, 2 tunnels." in previews(scene)["impact 60"]


def test_the_rings_of_an_eruption() -> None:
    scene = Scene(3, races=THREE)
    assert 'class="reached"' not in scene.table.seen(0).svg()
    scene.s.dark[0] |= BIT[h("2,-2,0")]
    scene.s.volcano[0] = 1
    picture = scene.table.seen(0).svg()
    assert picture.count('class="reached"') == picture.count('class="next"') == 1
    scene.s.volcano[0] = len(CONTENT.moons[0].rings)
    picture = scene.table.seen(0).svg()
    assert (picture.count('class="reached"'), picture.count('class="next"')) == (1, 0)
    middle = h("0,0,0")
    assert [border(WITHIN[middle][radius]).count("M") for radius in range(5)] == [6, 18, 30, 42, 54]


def test_the_label_of_a_volcano_that_has_reached_every_hex() -> None:
    assert erupts(3, 9) == "3 steps next round"
    assert erupts(9, 9) == "burnt out"


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_what_partners_can_mark(seats: int) -> None:
    drawing = Scene(seats).table.seen(0).drawing()
    places = drawing.places
    assert set(places) == set(re.findall(r'data-place="([^"]*)"', drawing.svg()))
    assert all(re.fullmatch(r"[a-z0-9 -]{1,60}", place) for place in places)
    for seat in range(1, seats + 1):
        assert {f"hex-{seat}-{hex_}" for hex_ in range(61)} <= set(places)
        assert {f"track-{seat}-pad", f"track-{seat}-rocket", f"track-{seat}-spaceship"} <= set(places)
    assert {f"track-1-{key}" for key in TRACK_KEYS} <= set(places), "the viewer's own board has them all"
    assert {f"module-{n}" for n in range(1, 7)} | {f"pair-{n + 1}" for n in range(max(seats, 2))} <= set(places)


def test_places_have_names() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(1, "0,0,0")
    scene.darken(1, "1,-1,0")
    places = scene.table.seen(0).drawing().places
    middle = places[f"hex-2-{h('0,0,0')}"]
    assert middle == "Blue mine in the middle, row 5, hex 5 (The moon of Player 2)"
    assert places[f"hex-2-{h('1,-1,0')}"] == "Dark hex in the middle, row 5, hex 6 (The moon of Player 2)"
    assert places["track-2-pad"] == "Launchpad (The project board of Player 2)"
    assert places["module-1"] == "Module 1 (Uranus and its six modules)"
    assert places["pair-1"] == "The asteroid between Player 1 and Player 2"
    assert places["pair-2"] == "The asteroid between Player 2 and Player 3", "also where it lies far from the viewer"


def test_a_set_keeps_its_letter_on_the_board_on_buttons_and_in_the_log() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "0,0,0", "1,-1,0", "-4,0,4")
    scene.dig(0, "0,0,0", "1,-1,0")
    scene.hand(0, "0,0,0", "GB")
    scene.hand(0, "-4,0,4", "BB")
    seen = scene.table.seen(0)
    letter = {move.text: seen.say(move) for move in seen.legal()}["use -4,0,4 tunnel"].split()[2]
    assert f"Set {letter} on row 9, hex 1" in " ".join(line for region in seen.regions() for line in region.lines)
    card = seen.card(f"set-{h('-4,0,4')}")
    assert card is not None and card.title == f"Set {letter}"
    scene.play(0, "use -4,0,4 tunnel")
    assert scene.table.seen(0).log()[-1] == f"Player 1 uses set {letter} for the tunnel track."


def test_a_row_of_tunnels_is_one_way() -> None:
    """A click on a mine offers the shortest rows to other networks; played one after the other, they join the two."""
    scene = Scene(1, races=["osmish"])
    scene.s.mines[0] = BIT[h("-2,0,2")] | BIT[h("1,0,-1")]
    scene.phase(BUILDING)
    scene.s.marks[0] = 1  # three tunnels
    drawing = scene.table.seen(0).drawing()
    way = next(way for way in drawing.things[f"hex-{h('1,0,-1')}"].ways if way.says.startswith("Dig"))
    assert way.says == "Dig 3 tunnels to L"
    assert way.note.endswith("2 sets, then 1.")
    scene.play(0, *way.moves)
    assert len(networks(scene.s, 0)) == 1


def test_the_mildest_way_is_foreseen_before_the_order_is_chosen() -> None:
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,-1,0")
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    drawing = scene.table.seen(0).drawing()
    way = drawing.things["pair-1"].ways[1]
    assert way.moves[0] == "face left" and f'id="{way.ghost}"' in drawing.svg()
    before = scene.s.mines[0]
    scene.play(0, *way.moves)
    assert scene.s.mines[0] == before, "it spares the mine beside the point"


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_the_broken_rim_and_the_layouts_stand_alone(seats: int) -> None:
    scene = Scene(seats)
    scene.darken(0, "4,0,-4", "4,-1,-3")
    for layout in LAYOUTS:
        drawing = scene.table.seen(0).drawing(layout)
        assert "crack" in "".join(drawing.parts)
        assert drawing.scenery is not None
        assert set(re.findall(r'href="#([^"]*)"', drawing.svg())) <= set(re.findall(r' id="([^"]*)"', drawing.svg()))


def test_a_launch_is_shown_before_it_is_made() -> None:
    """Even where it is all that can be done with a module or a set: what it does opens beside it."""
    scene = Scene(3, races=THREE)
    scene.know(0, "rocket")
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", "SS")
    drawing = scene.table.seen(0).drawing()
    home = drawing.things["home-1"]
    assert home.opens and [way.moves for way in home.ways] == [["send 0,0,0 1"]]
    assert home.ways[0].note == "2 rocks fit: then 2 of 8 boxes are full."
    assert 'data-move="send' not in drawing.svg()


def test_a_shot_and_a_flight_are_shown_before_they_are_made() -> None:
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.mark(0, "gun", 4)
    scene.know(0, "spaceship")
    scene.pads(0, "0,0,0")
    scene.complete(1)
    things = scene.table.seen(0).drawing().things
    assert things["pair-1"].opens and things["pair-1"].ways[0].says == "Fire the space gun"
    assert things["home-1"].opens and things["home-1"].ways[0].says == "Fly here"


def test_a_loose_rock_can_be_touched() -> None:
    """Where it pays for nothing by itself, it can be added to a set; its chip says to which."""
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "RG")
    scene.hand(0, "loose", "S")
    things = scene.table.seen(0).drawing().things
    (ways,) = [thing.ways for thing in things.values() if thing.title == "Loose grey rock"]
    assert [(way.moves, way.says, way.note) for way in ways] == [
        (
            ["join grey 0,0,0"],
            "Add it to set Q",
            "Set Q then has 1 green, 1 red, 1 grey. Now also pays for: Mines, Fortification.",
        )
    ]


def test_a_step_says_what_it_brings() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "GBRP")
    notes = {way.says: way.note for way in scene.table.seen(0).drawing().things["set-30"].ways}
    assert notes["Launchpad"] == "Step 1 of 3: 2 more for a launchpad."
    assert notes["Mines"] == "Step 1 of 5: 2 more for a mine."
    assert notes["Tunnels"] == "Step 1 of 4: 3 tunnels."
    scene.mark(0, "pad", 2)
    notes = {way.says: way.note for way in scene.table.seen(0).drawing().things["set-30"].ways}
    assert notes["Launchpad"] == "Step 3 of 3: ready to build."


def test_numbers_of_the_asteroid_track_keep_apart() -> None:
    """The round has its number below the marker. An attack that is over gives way to it; it gives way to the next attack."""
    scene = Scene(3, races=THREE)
    for space in range(1, CONTENT.end):
        scene.s.space = space
        for layout in ("wide", "medium", "narrow"):
            svg = scene.table.seen(0).drawing(layout).svg()
            (at,) = re.findall(r'H([\d.]+)" class="past"', svg)
            track = svg[svg.index('data-card="track"><path') :]
            found = re.findall(r'<text x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)"[^>]*>(\d+)<', track[: track.index("</g>")])
            numbers = [(float(x), width(number, float(size), True)) for x, size, number in found]
            if re.search(rf'class="cool b sky" text-anchor="middle">{space}<', svg):
                numbers.append((float(at), width(str(space), float(found[0][1]), True)))
            numbers.sort()
            for (x, wide), (beyond, other) in itertools.pairwise(numbers):
                assert beyond - x >= (wide + other) / 2, f"round {space}, {layout}"
            after = next((number for number in range(space + 1, CONTENT.end) if CONTENT.attacks[number]), 0)
            assert after == 0 or str(after) in [number for _, _, number in found] or layout != "wide"


def test_a_moon_tells_what_its_race_still_needs_for_the_escape() -> None:
    """Launchpad, spaceship, home: beside the viewer's name, lit when they are there; and in words on the card of any moon."""
    scene = Scene(3, races=THREE)
    for layout in LAYOUTS:
        assert scene.table.seen(0).drawing(layout).svg().count('class="icon need faint"') == 3
    scene.pads(0, "0,0,0")
    scene.complete(1)
    for layout in LAYOUTS:
        svg = scene.table.seen(0).drawing(layout).svg()
        assert svg.count('class="icon need good"') == 2 and svg.count('class="icon need faint"') == 1
    card = scene.table.seen(0).card("moon-1")
    assert card is not None and "To fly, the race still needs a spaceship." in card.lines
    scene.know(0, "spaceship")
    card = scene.table.seen(0).card("moon-1")
    assert card is not None and "The race has all that it needs to fly." in card.lines


def test_what_has_struck_threatens_no_more() -> None:
    """The card beside an asteroid goes with it."""
    scene = Scene(3, races=THREE)
    scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    before = scene.table.seen(0).drawing("wide").svg()
    assert before.count('class="slip"') == 2
    scene.play(0, "face left", "impact 0")
    after = scene.table.seen(0).drawing("wide").svg()
    assert "has struck" in after and after.count('class="slip"') == 1


def ways_of(scene: Scene, title: str) -> list[tuple[list[str], str, str]]:
    """What the thing with this title offers to seat 1; nothing if there is no such thing."""
    things = scene.table.seen(0).drawing().things.values()
    return [(way.moves, way.says, way.note) for thing in things if thing.title == title for way in thing.ways]


def test_several_steps_are_paid_at_once_with_sets_that_are_good_for_nothing_else() -> None:
    scene = Scene(3, races=THREE)
    for at in ("0,0,0", "1,-1,0", "2,-2,0"):
        scene.hand(0, at, "B")
    scene.hand(0, "3,-3,0", "BBB")
    first, *others = ways_of(scene, "Tunnels")
    moves = ["use 0,0,0 tunnel", "use 1,-1,0 tunnel", "use 2,-2,0 tunnel"]
    assert sorted(first[0]) == sorted(moves) and first[2] == "Steps 1 to 3 of 4: 12 tunnels."
    assert first[1].startswith("Sets ") and first[1].endswith(" pay")
    assert len(others) == 4, "each of them, and the one that pays for something else, too"
    for move in moves:
        scene.play(0, move)
    assert scene.marks(0, "tunnel") == 3


def test_a_set_that_a_loose_rock_does_not_help_is_not_offered() -> None:
    scene = Scene(3, races=THREE)
    scene.hand(0, "0,0,0", "S")
    scene.hand(0, "1,-1,0", "R")
    scene.hand(0, "loose", "R")
    titles = [thing.title for thing in scene.table.seen(0).drawing().things.values()]
    assert len([title for title in titles if title.startswith("Set ")]) == 1
    assert len(ways_of(scene, "Loose red rock")) == 2, "the loose rock itself can go to either"


def test_a_loose_rock_says_where_it_comes_from() -> None:
    scene = Scene(2, races=["osmish", "falkafreedi"])
    scene.hand(0, "loose", "R")
    scene.s.donated = 1
    names = ["Ada", "Ben"]
    card = scene.table.game.card(scene.s, 0, f"set-{LOOSE + 2}", names)
    assert card is not None
    assert card.lines[0] == "Ben gave it to you: the Falkafreedi may give a neighbour one rock a round."
    scene.s.donated = 0
    card = scene.table.game.card(scene.s, 0, f"set-{LOOSE + 2}", names)
    assert card is not None and card.lines[0] == "It fell on your moon unharmed, from space junk."


def test_the_clock_stays_in_view_on_a_phone() -> None:
    scene = Scene(3, races=THREE)
    drawn = "".join(scene.table.seen(0).drawing(NARROW).parts)
    assert 'id="stays-in-view" data-of="track"' in drawn and f"Round {scene.s.space} of {CONTENT.end - 1}" in drawn
    assert 'id="track"' in drawn


def test_the_sets_that_fit_a_home_best_come_first() -> None:
    """Module 1 asks for green, blue and grey."""
    scene = Scene(3, races=THREE)
    scene.pads(0, "0,0,0")
    scene.s.launches_left[0] = 1
    for at, rocks in (("0,0,0", "GR"), ("1,-1,0", "G"), ("2,-2,0", "GBS"), ("3,-3,0", "B")):
        scene.hand(0, at, rocks)
    launches = [moves[0] for moves, says, _ in ways_of(scene, "Module 1") if says.startswith("Launch")]
    assert launches == ["send 2,-2,0 1", "send 1,-1,0 1", "send 3,-3,0 1", "send 0,0,0 1"]


def test_on_a_phone_the_homes_stand_beside_the_sets_in_short() -> None:
    """Sets, projects and homes were never on the screen together: two or three scrolls for a launch."""
    scene = Scene(3, races=THREE)
    scene.pads(0, "0,0,0")
    scene.s.launches_left[0] = 1
    scene.hand(0, "0,0,0", "GB")
    scene.complete(2)
    svg = scene.table.seen(0).drawing(NARROW).svg()
    assert svg.index('id="sets"') < svg.index('class="home short') < svg.index("Spaceship")
    assert svg.count('class="home short') == 6
    assert svg.count('class="home short free"') == 1
    assert svg.count('data-thing="home-1"') == 2 and svg.count(">0/8<") == 5
    scene.s.stage = OVER
    assert "home short" not in scene.table.seen(0).drawing(NARROW).svg()  # there they come first, in full


def test_on_a_phone_the_homes_come_into_view_when_only_the_flight_is_left() -> None:
    scene = Scene(2, races=["osmish", "yarls"])
    scene.phase(BUILDING)
    for seat in range(2):
        scene.know(seat, "spaceship")
        scene.pads(seat, "0,0,0")
    scene.complete(1)

    def asked() -> float:
        """How far down the question is."""
        (at,) = re.findall(r'<rect y="([\d.]+)"[^>]*class="focus-here"', scene.table.seen(0).drawing(NARROW).svg())
        return float(at)

    moon = asked()
    scene.complete(2)
    assert asked() > moon + 400


def test_the_ways_flown_do_not_cross_the_numbers_of_the_track() -> None:
    """The way to a home of the upper row went through the rounds."""
    scene = Scene(3, races=THREE)
    scene.s.stage = OVER
    scene.s.claimed[0], scene.s.flown[1] = 1, 1
    ways = re.findall(
        r'd="M([\d.]+) ([\d.]+)Q([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"[^>]*stroke-dasharray="1 8"', scene.table.seen(0).svg()
    )
    assert len(ways) == 1
    ax, ay, cx, cy, bx, by = (float(number) for number in ways[0])
    for part in (0.2, 0.4, 0.6, 0.8):
        x = (1 - part) ** 2 * ax + 2 * part * (1 - part) * cx + part**2 * bx
        y = (1 - part) ** 2 * ay + 2 * part * (1 - part) * cy + part**2 * by
        assert x > 610 or y > 54


def ended(seats_safe: int, space: int) -> Scene:
    """Three seats at the end: so many races are safe, the first of them in the first home."""
    scene = Scene(3, races=THREE)
    scene.s.stage, scene.s.space = OVER, space
    for seat in range(seats_safe):
        scene.s.flown[seat], scene.s.claimed[seat] = seat + 1, seat
    return scene


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_game_that_is_over_awaits_no_attack(layout: str) -> None:
    """When all were safe in round 8, round 10 still glowed as the next attack."""
    picture = ended(3, 8).table.seen(0).drawing(layout).svg()
    track = picture[picture.index('id="track"') :]
    assert "url(#ur-fire)" not in track[: track.index("</g>")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rocks_of_the_asteroid_track_lie_beside_each_other(layout: str) -> None:
    """On a tablet the last two attacks and the end lay on top of each other."""
    picture = Scene(3, races=THREE).table.seen(0).drawing(layout).svg()
    track = picture[picture.index('id="track"') :]
    place = r'<use href="#ur-(asteroid|burst)" (?:x="|transform="translate\()([\d.]+)[^>]*?(?:scale\(([\d.]+)\))?"/>'
    spans = []
    for kind, x, scale in re.findall(place, track[: track.index("</g>")]):
        radius = (9.2 if kind == "asteroid" else 13) * float(scale or 1)
        spans.append((float(x) - radius, float(x) + radius))
    assert len(spans) > 5
    assert all(right <= left + 1 for (_, right), (left, _) in itertools.pairwise(spans))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_end_celebrates_only_if_every_race_is_safe(layout: str) -> None:
    won, lost = (ended(safe, 17).table.seen(0).drawing(layout).svg() for safe in (3, 2))
    assert "every race is safe" in won and "2 of 3 races safe" in lost
    fireworks = f'stroke="{var("ur-gold")}"'
    assert fireworks in won and fireworks not in lost
    frown = 'd="M-3.6 6Q0 3.2 3.6 6"'
    assert frown in lost and frown not in won


def test_what_is_said_below_the_outermost_moon_is_off_the_edge() -> None:
    """On a tablet with six, the signs of a race that was lost touched the edge."""
    scene = Scene(6)
    scene.s.stage, scene.s.space = OVER, CONTENT.end
    picture = scene.table.seen(0).drawing(MEDIUM).svg()
    signs = re.findall(r'data-place="track-2-pad"><use href="[^"]*" transform="translate\(([\d.-]+)', picture)
    assert signs and all(float(x) >= 14 for x in signs)


def test_a_row_that_makes_one_large_set_of_two_says_so_before_it_is_begun() -> None:
    """The page asked in the middle of the row, when a tunnel was dug already; and what is new of what it pays for is called new."""
    scene = Scene(1, races=["osmish"])
    scene.s.mines[0] = 0
    scene.mines(0, "-2,0,2", "-2,1,1", "1,0,-1", "1,-1,0")
    scene.dig(0, "-2,0,2", "-2,1,1")
    scene.dig(0, "1,0,-1", "1,-1,0")
    scene.phase(BUILDING)
    scene.s.marks[0] = 1
    way = next(way for way in scene.table.seen(0).drawing().things[f"hex-{h('1,0,-1')}"].ways if way.says.startswith("Dig"))
    assert "2 sets, then 1. It pays for one step, not for two." in way.note
    assert " Pays for:" not in way.note
    assert way.told == (len(way.moves) > 1)


def test_a_row_that_an_eruption_will_take_is_asked_about() -> None:
    """Its note tells what the sets become, not that the tunnels do not last."""
    scene = Scene(1, races=["osmish"])
    scene.s.mines[0] = BIT[h("-2,0,2")] | BIT[h("1,0,-1")]
    scene.phase(BUILDING)
    scene.s.marks[0] = 1
    key = f"hex-{h('1,0,-1')}"
    assert scene.table.seen(0).drawing().things[key].ways[0].told
    scene.s.volcano[0] = len(CONTENT.moons[0].rings) - 1
    scene.s.dark[0] = 0
    assert not scene.table.seen(0).drawing().things[key].ways[0].told


def test_a_pattern_begins_with_the_mildest_way() -> None:
    """It began as printed, on a mine: whoever placed it at once lost the mine."""
    scene = Scene(3, races=THREE)
    scene.mines(0, "1,1,-2")
    scene.attack(("0,2,-2", "c03"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    scene.play(0, "face left")
    svg = scene.table.seen(0).drawing().svg()
    shown = re.findall(r'class="variant offer" data-move="([^"]+)"', svg)
    legal = [move.text for move in scene.table.legal(0) if move.verb == "impact"]
    assert sorted(shown) == sorted(legal) and legal[0] == "impact 0"
    before = scene.s.mines[0]
    scene.play(0, shown[0])
    assert scene.s.mines[0] == before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_row_of_hexes_has_its_number_inside_the_picture(layout: str) -> None:
    """Words said row 5, and just that number was missing on a phone, and cut in half on a tablet."""
    svg = Scene(3, races=THREE).table.seen(0).drawing(layout).svg()
    found = re.findall(r'<text x="([\d.]+)" y="[\d.]+" font-size="([\d.]+)" class="row-number"[^>]*>(\d)<', svg)
    assert sorted(number for _, _, number in found) == list("123456789")
    assert all(float(x) >= width("5", float(size)) / 2 + 1.5 for x, size, _ in found)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_letters_beside_each_other_keep_apart(layout: str) -> None:
    """On the tracks and homes of a phone the discs of sets lay on each other."""
    scene = Scene(3, races=THREE)
    scene.know(0, "rocket")
    for at in ("0,0,0", "1,1,-2", "2,0,-2", "0,-2,2", "-1,3,-2"):
        scene.hand(0, at, "BBB")
        scene.pads(0, at)
    svg = scene.table.seen(0).drawing(layout).svg()
    discs = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" class="letter"', svg)
    rows = sorted((float(y), float(x), float(r)) for x, y, r in discs)
    beside = [(one, other) for one, other in itertools.pairwise(rows) if one[0] == other[0]]
    assert len(beside) > 5
    assert all(other[1] - one[1] > 2 * one[2] + 2 for one, other in beside), "their lines are 2 wide"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_attack_is_now_until_it_has_struck_the_moon(layout: str) -> None:
    """Both asteroids had struck, and it still said: Attack now!"""
    scene = Scene(3, races=THREE)
    scene.attack(("0,0,0", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
    assert "Attack now!" in scene.table.seen(0).drawing(layout).svg()
    while scene.s.todo[0]:
        scene.play(0, scene.table.legal(0)[0].text)
    drawn = scene.table.seen(0).drawing(layout).svg()
    assert "Attack now!" not in drawn and "Attack in round " in drawn
    assert "Attack now!" in scene.table.seen(1).drawing(layout).svg(), "hers goes on"


def test_where_a_mine_can_be_built_nearly_everywhere_those_that_stand_are_seen_first() -> None:
    """More than fifty black dots stood among eight mines."""
    scene = Scene(3, races=THREE, start=False)
    dots = re.findall(r'r="([\d.]+)" class="dot"', scene.table.seen(0).drawing().svg())
    assert len(dots) > 40 and {float(radius) for radius in dots} == {3.6}


def test_a_phone_looks_at_a_moon_with_what_asteroids_would_do_to_it() -> None:
    """The words in the corners were cut off above, and below the land there was empty rock."""
    shown = 408  # of the drawing, between the bars of a phone of 390 by 780
    scene = Scene(3, races=THREE)
    scene.phase(BUILDING)
    scene.mark(0, "tunnel", 2)
    svg = scene.table.seen(0).drawing(NARROW).svg()
    focus = re.search(r'<rect y="([\d.]+)" width="390" height="([\d.]+)" class="focus-here"', svg)
    words = re.search(r'<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)"[^>]*>face down<', svg)
    last = re.search(r'<text x="[\d.]+" y="([\d.]+)" font-size="[\d.]+" class="row-number"[^>]*>9<', svg)
    assert focus and words and last
    top = float(focus[1]) + float(focus[2]) / 2 - shown / 2
    assert top <= float(words[1]) - float(words[2])
    assert float(last[1]) + 20 <= top + shown


def test_a_letter_leaves_the_rocket_on_its_launchpad_in_view() -> None:
    """On a phone half of the rocket was behind the letter."""
    scene = Scene(3, races=THREE)
    scene.s.mines[0] = 0
    scene.mines(0, "0,0,0")
    scene.phase(BUILDING)

    def letter() -> float:
        svg = scene.table.seen(0).drawing(NARROW).svg()
        return max(float(x) for x in re.findall(r'<circle cx="([\d.]+)" cy="[\d.]+" r="11.9" class="letter"', svg))

    before = letter()
    scene.pads(0, "0,0,0")
    assert letter() - 11.9 > 390 / 2 + 6 > before - 11.9, "a rocket is twelve wide"


def test_a_wall_is_seen_around_the_cross_hairs() -> None:
    """An asteroid was aimed at a fortified mine, and of all that one saw the mine had no wall."""
    for fort in (False, True):
        scene = Scene(3, races=THREE)
        scene.mines(0, "1,1,-2")
        if fort:
            scene.s.forts[0] |= BIT[h("1,1,-2")]
        scene.attack(("1,1,-2", "c01"), ("4,0,-4", "c02"), ("-4,0,4", "c07"))
        for texts in ([], ["face left"]):
            scene.play(0, *texts)
            svg = scene.table.seen(0).drawing().svg()
            assert any("scale(0.6)" in where for where in re.findall(r'<use href="#ur-cross"([^>]*)/>', svg)) is fort
