"""The drawing: what explains a constellation is what the rules say, what can be used is at hand, sizes stay within bounds."""

import gzip
import re
from collections.abc import Iterable
from itertools import combinations

import pytest

import perilune
from perilune.core.drawing import LAYOUTS, MEDIUM, Drawing
from perilune.core.table import Table
from perilune.draw.words import width
from perilune.games import lesson
from perilune.games.astronavigators.content import CONSTELLATIONS
from perilune.games.astronavigators.draw.heavens import places, star_field
from perilune.games.astronavigators.draw.scene import Scene as Picture
from perilune.games.astronavigators.draw.scenery import HOURS_AT
from perilune.games.astronavigators.draw.sky import (
    Plate,
    _hidden_name,
    _name_place,
    _on_lines,
    _sign_plates,
    coming_at,
    highlights,
    hours_sign,
    sun_way,
    tag_places,
)
from perilune.games.astronavigators.jobs import ASK_CARD, FACING, FLIGHT, ask
from perilune.games.astronavigators.moves import Moves
from perilune.games.astronavigators.state import ACTIVE, BEGIN, MOON, NO_TILE, OVER, RESOLVE
from perilune.games.astronavigators.world.travel import destinations
from tests.games.astronavigators.scene import CONTENT, PAD, Scene, card, square

MODES = ["first_and_fast", "constellation", "solar_system"]


def explained(scene: Scene, key: str) -> str:
    card = scene.table.seen(0).card(key)
    assert card is not None
    return " ".join(card.lines)


@pytest.mark.parametrize("month", ["mar", "jun", "sep", "dec"])
@pytest.mark.parametrize("where", ["n3-2", "n2-4", "n1-4", "s1-5", "s2-11", "s3-7"])
def test_the_card_of_a_figure_gives_the_rules_own_refusal(month: str, where: str) -> None:
    scene = Scene()
    scene.month(month)
    scene.put(0, where)
    for figure in range(CONSTELLATIONS):
        scene.s.weeks[0] = [figure]
        refusal = scene.table.why_not(0, "observe 1")
        told = explained(scene, f"card-{CONTENT.cards[figure].key}")
        if refusal is None:
            assert f"{CONTENT.cards[figure].name} is seen from zone" in told
        else:
            assert refusal.text in told


def test_the_card_of_a_figure_says_when_and_where_it_would_be_seen() -> None:
    told = explained(Scene(), "card-crux")
    assert (
        "Seen from here: never." in told
        and "Seen from +1 and -1: November to July." in told
        and "Seen from -2: all year." in told
    )


def test_the_zones_of_the_earth_say_which_cards_are_seen_from_there() -> None:
    scene = Scene(weeks=["crux", "leo", "virgo", "libra"])
    assert "Crux" in explained(scene, "zone-4").split(".")[0] and "Crux" not in explained(scene, "zone-1").split(".")[0]


def drawing(scene: Scene, layout: str = "wide") -> Drawing:
    return scene.table.seen(0).drawing(layout)


@pytest.mark.parametrize("mode", MODES)
def test_a_position_is_small_and_its_scenery_too(mode: str) -> None:
    drawn = drawing(Scene(4, mode))
    assert drawn.scenery is not None
    assert len(gzip.compress(drawn.scenery.svg.encode())) < 25_000
    assert len(gzip.compress("".join(drawn.parts).encode())) < 20_000


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("layout", "least"), [("wide", 12.0), ("medium", 12.0), ("narrow", 15.5)])
def test_no_word_is_too_small(mode: str, layout: str, least: float) -> None:
    svg = "".join(drawing(Scene(4, mode), layout).parts)
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)) >= least


def test_what_a_week_is_good_for_opens_beside_it() -> None:
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    things = drawing(scene).things
    assert things["week-1"].title == "Week 1: Leo"
    ways = {way.moves[0]: way for way in things["week-1"].ways}
    assert ways["observe 1"].note == "+5 knowledge" and "travel 1 car" in ways and "travel 1 spacecraft" not in ways
    assert "observe 2" not in {way.moves[0] for way in things["week-2"].ways}
    assert things["week-2"].ways[0].ghost == f"seen-{scene.s.weeks[1][-1]}", "saving it shows where one would have to go"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_lies_beside_the_weeks_opens_too(layout: str) -> None:
    """A saved card, the planet card and a vehicle ask for a week; where there is none to choose they say why."""
    scene = Scene(mode="solar_system", who=("jarrah", "joao"), weeks=["leo", "virgo", "libra", "cancer"])
    scene.put(0, PAD)
    scene.save(0, "ursa-major")
    scene.s.planet_top = [spec.key for spec in CONTENT.cards].index("jupiter")
    drawn = drawing(scene, layout)
    vehicles = [("vehicle-0", "travel 1 car")] if layout != MEDIUM else []  # on a tablet they are too small for a finger
    for key, first in [("saved-card-1", "planned 1"), *vehicles]:
        assert drawn.things[key].ways[0].moves == [first] and len(drawn.things[key].ways) == 4
    asked = [way.moves[0] for way in drawn.things["planet-card"].ways] if "planet-card" in drawn.things else drawn.asks
    assert "observe-planet 1" in asked and (layout == MEDIUM or "travel 1 spacecraft" in drawn.asks)
    scene.save(0, "octans")
    assert "planned 1" in drawing(scene, layout).asks


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_week_that_is_over_does_not_speak_of_the_card_below(layout: str) -> None:
    scene = Scene(weeks=["leo", "virgo", "libra", "cancer"])
    scene.s.weeks[0].insert(0, scene.s.weeks[1].pop())
    scene.play(0, "observe 1")
    scene.resolve()
    assert scene.s.weeks[0] and scene.s.action[0] < 0
    told = re.findall(r"<text[^>]*>([^<]*)", "".join(drawing(scene, layout).parts))
    assert "has observed" in told and "you see it now" not in told and "seen now" not in told
    week = next(part for part in drawing(scene, layout).parts if ">Week 1<" in part)
    assert "has observed" in week and 'href="#av-eye"' in week and "card-virgo" not in week


def test_a_journey_goes_by_a_click_on_a_square() -> None:
    scene = Scene()
    scene.play(0, "travel 1 car")
    scene.resolve()
    svg = drawing(scene).svg()
    assert 'data-move="go n1-4"' in svg and 'data-ask="go s1-4"' in svg


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_way_to_the_moon_takes_the_stage_for_whoever_flies(layout: str) -> None:
    scene = Scene()
    assert "#av-night" in drawing(scene, layout).svg().replace(drawing(scene, layout).scenery.svg, "")  # type: ignore[union-attr]
    scene.s.place[0] = MOON - 1
    parts = "".join(drawing(scene, layout).parts)
    assert "#av-night" not in parts and 'id="craft-1"' in parts


def test_parts_that_did_not_change_are_the_same_text() -> None:
    scene = Scene(4, "constellation")
    before = drawing(scene).parts
    scene.s.nk[1] += 5
    after = drawing(scene).parts
    assert sum(len(part) for part in after if part not in before) < 1_500


@pytest.mark.parametrize("mode", ["first_and_fast", "constellation"])
def test_in_the_set_up_a_square_of_the_earth_says_when_one_goes_there(mode: str) -> None:
    table = perilune.open_table("astronavigators", seats=2, seed="squares", mode=mode)
    for _ in range(3):
        seen = table.seen(table.deciders()[0])
        for text in seen.drawing().asks:
            move = seen.game.catalogue.parse(text)
            assert seen.say(move)
            refusal = seen.why_not(move)
            assert refusal is not None and refusal.rule
        table.submit(seen.seat, seen.legal()[0])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_while_the_first_cards_are_dealt_everybody_is_at_home(layout: str) -> None:
    """Nobody stands in a corner of the map under another sky, and no week misses a card that it never had."""
    scene = Scene(2)
    at_home = scene.table.seen(0).drawing(layout).parts
    scene.s.stage = BEGIN
    ask(scene.s, ASK_CARD, 0)
    scene.s.weeks = [[], [], [], []]
    scene.s.square = [0, 0]
    told = "".join(drawing(scene, layout).parts)
    assert "no stars from here" not in told and ">no card<" not in told
    die = re.compile(r'id="die-1"[^>]*transform="[^"]*"')
    assert die.findall(told) == die.findall("".join(at_home)) != []
    scene.lay(1, "leo")
    assert "no night here" not in "".join(drawing(scene, layout).parts)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_on_the_flight_the_sextant_and_the_tile_in_hand_are_controls(layout: str) -> None:
    """One clicks the token that makes a stage count 0, and each choice says what it does to the difficulty."""
    scene = Scene()
    s = scene.s
    scene.put(0, PAD)
    s.stage, s.week, s.who[0], s.place[0], s.pad[0], s.nk[0], s.dv[0], s.sxt[0], s.own[4] = (
        RESOLVE,
        0,
        0,
        4,
        s.square[0],
        60,
        30,
        2,
        15,
    )
    s.board[:4] = [5, 10, 10, 20]
    s.pending = [[FLIGHT, 0, 0, FACING, 20, 0, 0, -1]]
    drawn = drawing(scene, layout)
    notes = {way.moves[0]: way.note for thing in drawn.things.values() for way in thing.ways}
    assert [way.moves for way in drawn.things["dial-0"].ways] == [["negate"]]
    assert notes["face"] == "difficulty 50, knowledge 60" and notes["negate"] == "this stage counts 0, difficulty stays 30"
    assert [way.moves for way in drawn.things["hand-4"].ways] == [["exchange out-5"]]
    assert notes["exchange out-5"] == "yours is 15, the other is face down, usually 20; once in the game"
    assert ">out 5<" not in "".join(drawn.parts)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_step_that_leaves_nothing_to_decide_is_one_click(layout: str) -> None:
    """A flight took twenty clicks without one decision. With a token, a tile of its own, or a tile that may be too hard, one is asked."""

    def flies(knowledge: int, sextant: int = -1, own: int = -1, token: int = 0) -> list[str]:
        scene = Scene()
        scene.astronaut(0, place=2, nk=knowledge)
        scene.s.dv[0], scene.s.sxt[0] = 20, sextant
        scene.s.own[2], scene.s.own[4], scene.s.phases[0] = own, 15, token
        things = drawing(scene, layout).things
        ways = [way for key in ("week-1", "stage-2") for way in things[key].ways if way.moves[0] == "travel 1 spacecraft"]
        assert ways[0].moves == ways[1].moves, "the week and the next stage do the same"
        assert ways[0].waits == (len(ways[0].moves) > 1), "others play in between"
        return ways[0].moves[1:]

    assert flies(110) == ["fly", "face", "done"]
    assert flies(110, token=ACTIVE) == ["fly", "face", "done"], "no tile can be too hard, with or without a token"
    assert flies(80, token=ACTIVE) == ["fly", "face"], "a token may be put on the sextant"
    assert flies(70) == ["fly", "face", "done"], "it knows enough for the usual way"
    assert flies(60) == ["fly", "face"], "it may want to turn back"
    assert flies(30) == flies(70, sextant=2) == flies(70, own=10) == []
    scene = Scene()
    scene.astronaut(0, place=2, nk=70)
    scene.s.own[4] = 15
    scene.fly(0)
    ways = [way.moves for thing in drawing(scene, layout).things.values() for way in thing.ways if way.moves[0] == "fly"]
    assert ways == [["fly", "face", "done"]]
    scene.play(0, "fly")
    scene.chance("value 15")
    scene.play(0, "face")
    things = drawing(scene, layout).things
    assert [way.moves for way in things["stage-2"].ways] == [["done"], ["abort-stage"]]


@pytest.mark.parametrize(("used", "been"), [(0, 0), (5, 0), (0, 6), (5, 6)])
def test_a_destination_says_what_the_arrival_brings(used: int, been: int) -> None:
    """With what all vehicles and all continents give (4.13, 4.14): here the car and South America would be the last."""
    scene = Scene()
    scene.s.used[1 : 1 + used] = [1] * used
    for continent in range(been + 1):
        if continent != 1 and been:
            scene.s.tiles[continent] = NO_TILE
    scene.play(0, "travel 1 car")
    scene.play(1, "pass 2")
    says = {move.text: scene.table.seen(0).say(move) for move in scene.table.seen(0).legal()}
    place = r"Florida, North America and South America \(zone \+1\)"
    assert re.fullmatch(rf"Go to {place}: \+\d+ knowledge, a launch pad", says[f"go {PAD}"]), says
    gives = int(says[f"go {PAD}"].split("+")[-1].split()[0])
    before = scene.s.nk[0]
    scene.play(0, f"go {PAD}")
    assert scene.s.nk[0] - before == gives


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_journey_shows_the_pad_and_who_stands_beside_me(layout: str) -> None:
    """On a phone the pad was not marked while one travelled, and my die lay under another."""
    scene = Scene()
    scene.s.square[1] = scene.s.square[0]
    scene.play(0, "travel 1 car")
    scene.resolve()
    svg = drawing(scene, layout).svg()
    assert 'data-says="Launch site: Saturn V."' in svg
    places = [re.search(rf'id="die-{seat}"[^>]*', svg) for seat in (1, 2)]
    assert places[0] and places[1] and places[0].start() > places[1].start()
    assert re.findall(r"[\d.]+", places[0][0])[1:] != re.findall(r"[\d.]+", places[1][0])[1:]
    says = {move.text: scene.table.seen(0).say(move) for move in scene.table.seen(0).legal()}
    assert any(line.endswith("1 trip from a launch pad") for line in says.values())


@pytest.mark.parametrize("month", ["aug", "sep", "oct"])
def test_the_hours_of_daylight_do_not_lie_on_the_name_of_a_card(month: str) -> None:
    """In September both were written over each other."""
    scene = Scene(weeks=["ursa-major", "ursa-minor", "leo", "virgo"])
    scene.month(month)
    scene.put(0, PAD)
    told = "".join(drawing(scene).parts)
    tags = [
        [float(side) for side in box]
        for box in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="[\d.]+" class="tag"', told)
    ]
    plates = [box for box in tags if box[2] > 150 and box[1] < 300]
    assert len(plates) == 1
    x, y, w, h = plates[0]
    over = [
        box
        for box in tags
        if box is not plates[0] and box[0] < x + w and box[0] + box[2] > x and box[1] < y + h and box[1] + box[3] > y
    ]
    assert not over


def boxes(told: str, class_: str) -> list[list[float]]:
    """Left, top, right and bottom of every rectangle of a class."""
    found = re.findall(rf'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="[\d.]+" class="{class_}"', told)
    sides = [[float(side) for side in box] for box in found]
    return [[x, y, x + w, y + h] for x, y, w, h in sides]


def meet(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_plates_of_neighbouring_figures_do_not_lie_on_each_other(layout: str) -> None:
    """On a phone those of Canis Major and Canis Minor were pushed together, and under the hours of the day."""
    scene = Scene(1, "solo", weeks=["canis-major", "canis-minor", "libra", "octans"])
    scene.month("feb")
    scene.put(0, "s1-5")
    told = "".join(drawing(scene, layout).parts)
    plates = boxes(told, "tag")
    assert len(plates) >= 4
    assert not [pair for pair in combinations(plates[:-1], 2) if meet(*pair)]
    if layout != "wide":  # the last of them is the chip with the hours of the day, and the map is moved
        shifted = re.search(r'id="sky">.*?translate\(([-\d.]+) ([-\d.]+)\)', told)
        assert shifted
        dx, dy = float(shifted[1]), float(shifted[2])
        chips = [plates[-1], *boxes(told, "seat-1")]
        moved = [[x + dx, y + dy, right + dx, bottom + dy] for x, y, right, bottom in plates[:-1]]
        assert not [plate for plate in moved for chip in chips if meet(plate, chip)]


def test_the_plate_of_a_figure_leaves_its_lines_free() -> None:
    """That of Libra covered half of it."""
    told = next(part for part in drawing(Scene(weeks=["libra", "virgo", "leo", "cancer"])).parts if "Libra: " in part)
    [plate] = boxes(told, "tag")
    stars = places(CONTENT.figures[card("libra")])
    assert not [(x, y) for x, y in stars if meet(plate, [x, y, x, y])]


@pytest.mark.parametrize("zone", ["n3-2", "n2-4", "n1-4", "s1-5", "s2-11", "s3-7"])
def test_the_words_about_the_horizon_do_not_lie_under_the_chips(zone: str) -> None:
    """On a tablet the chip with one's own zone covered them, or they went over the edge."""
    scene = Scene(1, "solo")
    scene.put(0, zone)
    told = "".join(drawing(scene, MEDIUM).parts)
    shifted = re.search(r'id="sky">.*?translate\(([-\d.]+) ([-\d.]+)\)', told)
    words = re.search(r'x="([\d.]+)" y="([\d.]+)"[^>]*>below your horizon', told)
    assert shifted and words
    x, y = float(words[1]) + float(shifted[1]), float(words[2]) + float(shifted[2])
    half = width("below your horizon", 13) / 2
    place = [x - half, y - 10, x + half, y + 3]
    assert place[0] > 4 and place[2] < 820
    assert not [chip for chip in [boxes(told, "tag")[-1], *boxes(told, "seat-1")] if meet(place, chip)]


def test_the_bar_of_knowledge_ends_before_the_saved_cards() -> None:
    """Neil saves three cards: they covered its end."""
    told = "".join(drawing(Scene(1, "solo", who=("neil",))).parts)
    bar = boxes(told, "bar")[0]
    assert bar[2] < min(box[0] for box in boxes(told.split('id="saved-1"')[1].split("</g></g>")[0], "row"))


def test_on_a_tablet_the_cockpit_ends_above_the_weeks() -> None:
    """With tiles in hand and tokens to lay, sets and aborts lay under the weeks."""
    scene = Scene(3, "solar_system")
    scene.astronaut(0, 3)
    for place, value in ((2, 5), (3, 15), (8, 15)):
        scene.own(0, place, value)
    scene.token(0, "precession", "dark-spot", "polar-axis")
    scene.calibration()
    told = "".join(drawing(scene, "medium").parts)
    y, scale = (float(part) for part in re.findall(r'translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)\)"><g id="facts"', told)[0])
    lowest = max(float(at) for at in re.findall(r' c?y="([\d.]+)"', told.split('id="tokens"')[1].split("</g></g>")[0]))
    weeks = min(float(at) for at in re.findall(r'y="([\d.]+)" width="[\d.]+" height="80" rx="12" class="slot"', told))
    assert y + scale * (lowest + 24) <= weeks


def test_pointing_at_a_tile_shows_where_it_leads() -> None:
    """Before it is given away."""
    drawn = lesson("astronavigators").stand(1, ["", "", "travel 1 car", "go n1-4"]).seen().drawing("wide")
    (way,) = [way for thing in drawn.things.values() for way in thing.ways if way.moves[0].startswith("connect ")]
    assert way.ghost and f'id="{way.ghost}" class="foreseen"' in "".join(drawn.parts)


def test_the_tiles_of_the_continents_are_seen_above_the_squares_in_reach() -> None:
    """The frames of the squares crossed them out. A click there still finds the square."""
    parts = drawing(Scene(2, "first_and_fast")).parts
    faces = [n for n, part in enumerate(parts) if re.search(r'height="21" rx="6" class="pill[no]"', part)]
    squares = [n for n, part in enumerate(parts) if 'class="reach"' in part]
    assert faces and squares and min(faces) > max(squares)
    assert all('pointer-events="none"' in parts[n] for n in faces)
    assert max(n for n, part in enumerate(parts) if 'data-card="pile-' in part and 'class="hit"' in part) < min(squares)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_free_week_says_that_nobody_observes_in_the_second_year(layout: str) -> None:
    """It said nothing at all, and one wondered where the observing had gone."""
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    words = "for a journey" if layout == "narrow" else "no more observing"
    assert words not in "".join(drawing(scene, layout).parts)
    scene.s.round = 14
    assert "".join(drawing(scene, layout).parts).count(words) == 4


def test_on_a_journey_the_key_to_stay_lies_on_the_chart_and_covers_nothing() -> None:
    """It lay on the sky, upon Eridanus."""
    stand = lesson("astronavigators").stand(1, ["", "", "travel 1 car"])
    told = "".join(stand.seen().drawing("wide").parts)
    [(x, y, right, bottom)] = boxes(told.partition('data-move="stay"')[2], "fr")[:1]
    assert x >= 36 and right <= 581 and y >= 443 and bottom <= 741
    faces = boxes(told, "pilln") + boxes(told, "pillo") + boxes(told, "tag")[-2:]
    assert not [face for face in faces if meet(face, [x, y, right, bottom])]


@pytest.mark.parametrize("key", ["orion", "sagittarius", "centaurus"])
def test_the_name_of_a_figure_lies_on_no_star_or_line(key: str) -> None:
    """The river Eridanus went through the name of Orion."""
    [x, y, w] = _name_place(CONTENT, card(key), 12)
    assert not [n for n in range(CONSTELLATIONS) if _on_lines(CONTENT, n, x, y - 9, w, 11)]


def test_no_star_stands_beside_the_hours_of_the_sky() -> None:
    """One of them looked like an apostrophe."""
    spots = [float(y) for y in re.findall(r"M\d+ (\d+)h", star_field(948, 320, 230, 7, HOURS_AT))]
    assert len(spots) > 200 and not [y for y in spots if 35 < y < 51]


def test_after_the_end_nothing_is_said_of_what_the_way_usually_takes() -> None:
    scene = Scene(3, "solar_system")
    scene.astronaut(0, 3)
    assert "usually takes" in "".join(drawing(scene).parts)
    scene.s.stage = OVER
    assert "usually takes" not in "".join(drawing(scene).parts)


@pytest.mark.parametrize("layout", ["medium", "narrow"])
def test_the_words_about_the_horizon_keep_away_from_what_can_be_seen(layout: str) -> None:
    """On a phone "below your horizon" stood directly under Sagittarius, which was seen."""
    told = "".join(lesson("astronavigators").stand(0, []).seen().drawing(layout).parts)
    words = re.search(r'x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>below your horizon', told)
    if words:
        x, y, size = (float(part) for part in words.groups())
        half = width("below your horizon", size) / 2
        stars = places(CONTENT.figures[card("sagittarius")])
        assert not [spot for spot in stars if meet([x - half, y - 2.3 * size, x + half, y + 4], [*spot, *spot])]


def test_on_a_phone_an_astronaut_sees_the_instruments_while_they_are_loaded() -> None:
    """The Full Moon was put on a sextant that was nowhere to be seen. What the way takes is in view when one may become an astronaut."""
    learning = lesson("astronavigators")
    before = "".join(learning.stand(2, ["", ""]).seen().drawing("narrow").parts)
    assert 'data-card="tool-0"' not in before and before.index('id="way"') < before.index('id="facts"')
    after = "".join(learning.stand(2, ["", "", "train"]).seen().drawing("narrow").parts)
    assert 'data-card="tool-0"' in after and after.index('id="tokens"') < after.index('data-card="tool-0"')


@pytest.mark.parametrize("layout", LAYOUTS)
def test_one_launches_by_spacecraft_rather_than_travels(layout: str) -> None:
    learning = lesson("astronavigators")
    drawn = learning.stand(2, ["", "", "train", "sxt full-moon"]).seen().drawing(layout)
    says = [way.says for thing in drawn.things.values() for way in thing.ways if way.moves[0].endswith("spacecraft")]
    assert says and all(line.startswith("Launch") for line in says)
    assert all(len(thing.title) < 45 for key, thing in drawn.things.items() if key == "vehicle-5")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_craft_that_lifts_off_stands_on_its_pad(layout: str) -> None:
    """The launch passed by as a list of stages: now the rocket is seen, and then flies from there."""
    scene = Scene()
    scene.astronaut(0)
    assert 'id="craft-1"' not in drawing(scene, layout).svg()
    scene.fly(0)
    assert scene.table.seen(0).prompt().startswith("Lift-off!")
    assert 'id="craft-1"' in drawing(scene, layout).svg()


def test_in_flight_a_small_chart_shows_who_is_where_on_earth() -> None:
    """The Earth was gone while one flew, and the dice on the globe did not stand where their players were."""
    scene = Scene()
    scene.astronaut(0, place=2, nk=70)
    scene.s.square[1] = square(PAD)
    [chart] = [part for part in drawing(scene).parts if 'id="small-chart"' in part]
    assert re.search(r'data-card="seat-2" data-says="[^"]*: Florida', chart) and "seat-1" not in chart


def test_what_a_week_blocks_is_told_only_while_others_choose() -> None:
    """It was told when everybody else had chosen."""
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    picture = scene.table.seen(0).drawing("wide")
    assert any(way.note.startswith("blocks") for way in picture.things["vehicle-0"].ways)
    scene.play(0, "pass 4")
    picture = scene.table.seen(1).drawing("wide")
    assert not any(way.note.startswith("blocks") for way in picture.things["vehicle-0"].ways)


def test_a_week_that_is_over_marks_no_figure() -> None:
    """The sky named figures whose cards nobody could see."""
    scene = Scene(weeks=["leo", "crux", "virgo", "libra"])
    scene.play(0, "pass 1")
    scene.play(1, "pass 2")
    scene.settle()
    picture = Picture(scene.s, 0, {}, ["Ada", "Ben"], CONTENT, Moves(CONTENT), str)
    assert sorted(week for _, week in highlights(picture).values()) == [2, 3]


def test_what_lies_open_is_sure_and_not_usual() -> None:
    """A newcomer who had passed the last stage read "usually takes 60" and "Enough for the usual way"."""

    def says(place: int, layout: str = "wide") -> str:
        scene = Scene()
        scene.astronaut(0, place=place, nk=70)
        scene.s.dv[0], scene.s.board[4] = 45, 30
        return "".join(drawing(scene, layout).parts)

    assert "usually takes" in says(3) and "Usually 20 short." in says(3)
    assert "usually" not in says(4) and "5 short." in says(4)
    assert "No stage is left: fly on" in says(5) and "takes" not in says(5)
    assert "The Moon takes 75" in says(4, "narrow") and "No stage is left" in says(5, "narrow")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_lesson_can_light_the_vehicles_and_the_continents_as_rows(layout: str) -> None:
    """Frames round each of thirteen things lay one over the other."""
    drawn = "".join(drawing(Scene(), layout).parts)
    assert 'id="vehicles-1"' in drawn and 'id="continents-1"' in drawn


def test_the_exchange_of_a_tile_is_called_one() -> None:
    """Its key was called "Stage 5"."""
    scene = Scene()
    scene.astronaut(0, place=4, nk=70)
    scene.s.own[4] = 15
    scene.fly(0)
    seen = scene.table.seen(0)
    move = seen.game.catalogue.parse("exchange out-5")
    short = seen.game.caption(seen.view, 0, move, seen.say(move))
    assert short.name == "Exchange at stage 5" and short.note.startswith("yours is 15")


@pytest.mark.parametrize("month", range(12))
def test_no_words_of_the_sky_lie_on_one_another(month: int) -> None:
    """May stood on the plate of Orion, the hours of daylight on the name of Auriga, the midnight sun on that of Centaurus."""
    for zone in range(6):
        for first in range(7):
            plates = tag_places(CONTENT, tuple(range(first, CONSTELLATIONS, 7)), 13.0, taken=sun_way(CONTENT, month))
            sign = _sign_plates(hours_sign(CONTENT, month, zone, tuple(plates.values())))
            covers = [*plates.values(), *sign]
            named = [number for number in range(CONSTELLATIONS) if number not in plates]
            names = [_name_place(CONTENT, n, 12) for n in named if not _hidden_name(CONTENT, n, 12, covers)]
            for plate in plates.values():
                assert not overlapping(plate, 12, coming_at(CONTENT, month))
            for cover in covers:
                assert not overlapping(cover, 11, names)


def overlapping(cover: Plate, high: float, lines: Iterable[Plate]) -> list[Plate]:
    """The lines of words that a plate lies on."""
    left, y, w = cover
    return [line for line in lines if abs(line[1] - y) < high and left < line[0] + line[2] and line[0] < left + w]


def test_the_card_of_a_character_says_what_the_home_is_good_for() -> None:
    """Two cards were mostly empty, and one chose without knowing how far the launch pad is. On a tablet, long texts leave no room."""
    game = perilune.box("astronavigators")
    told = {"wide": set[int](), "medium": set[int]()}
    for seed in range(8):
        table = Table(game, game.settle(2, {"mode": "constellation"}), str(seed))
        for layout, found in told.items():
            drawn = "".join(table.seen(table.deciders()[0]).drawing(layout).parts)
            found.add(len(re.findall(r"\d trips? to launch, (?:\d+ constellations|no night in March)<", drawn)))
    assert told == {"wide": {2}, "medium": {0, 2}}, "on all cards or on none"


def test_a_square_offers_every_vehicle_that_it_shows() -> None:
    """A square showed a boat and a helicopter, and its menu knew only the boat."""
    scene = Scene()
    scene.put(0, "s1-12")
    shown = drawing(scene).things["square-n1-1"]
    boat, helicopter = destinations(scene.s, CONTENT, 0, 2), destinations(scene.s, CONTENT, 0, 3)
    assert square("n1-1") in boat and square("n1-1") in helicopter
    assert [way.says for way in shown.ways] == [*(f"By helicopter in week {week}" for week in (1, 2, 3, 4)), "By boat in week 1"]


def test_to_stay_put_is_not_the_move_at_hand() -> None:
    """On a phone "Stay put in week 1" was the one bright button; it wastes a month."""
    seen = Scene().table.seen(0)
    folded = {move.text for move in seen.legal() if seen.game.caption(seen.view, 0, move, seen.say(move)).folds == "Stay put"}
    assert folded == {f"pass {week}" for week in (1, 2, 3, 4)}


def test_a_phone_goes_to_the_weeks_where_one_is_to_be_chosen() -> None:
    """What one has lies lower and can be touched, too: it is not what the question is about."""
    scene = Scene(2, "first_and_fast")
    assert scene.table.seen(0).deciders() == [0]
    assert drawing(scene, "narrow").svg().count('class="focus-here"') == 1
    assert "focus-here" not in scene.table.seen(1).drawing("narrow").svg()
