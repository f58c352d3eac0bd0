"""Rules, chapters 14 to 18: the orrery, quests, rockets, solo."""

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.table import Table
from perilune.games.astronavigators.cards.rockets import rocket_of
from perilune.games.astronavigators.content import (
    ARMILLARY,
    ASTROLABE,
    EARTH,
    FIRST_PLANET,
    JIAN_YI,
    OCTANT,
    QUESTS,
    REFLECTOR,
    REFRACTOR,
    SETS,
    SEXTANT,
    Content,
)
from perilune.games.astronavigators.ending import finish, reputation, solo_won
from perilune.games.astronavigators.jobs import ASK_PLANET, ASK_SHADOW, ASK_SUN, SEARCH, TRAVEL, in_hand
from perilune.games.astronavigators.state import AGENDA, CLOSED_QUEST, DRAFT, HOME, NOBODY, ORRERY, NavState
from perilune.games.astronavigators.world.orrery import angle, in_transit, planet_seen
from tests.games.astronavigators.scene import CONTENT, FOLDER, Scene, card, step

# Round, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune in half degrees, hidden ones negative; then transits. From the content file.
ORBITS = """
1 0x 135 217.5 195 22.5x 195 225 -
2 120 180 232.5 195 22.5x 195 225 -
3 240 225 247.5 195 22.5x 195 225 Mercury
4 0 270 262.5 195 22.5 195 225 Venus
5 120x 315 277.5 195 22.5 195 225 -
6 240 0 292.5 195x 22.5 195x 225 -
7 0 45 307.5 195x 22.5 195x 225x Mercury
8 120 90 322.5 195x 22.5 195x 225x -
9 240x 135 337.5 195x 22.5 195x 225x -
10 0 180 352.5 195 22.5 195 225x -
11 120 225 7.5 195 22.5 195 225 Mercury
12 240 270x 22.5x 195 22.5x 195 225 -
13 0x 315x 37.5x 225 37.5x 195 225 -
14 120 0x 52.5x 225 37.5x 195 225 -
15 240 45x 67.5x 225 37.5x 195 225 Mercury
16 0 90x 82.5x 225 37.5x 195 225 -
17 120x 135x 97.5x 225 37.5 195 225 -
18 240 180x 112.5x 225 37.5 195x 225 -
19 0 225x 127.5x 225x 37.5 195x 225x Mercury
20 120 270x 142.5 225x 37.5 195x 225x -
21 240x 315 157.5 225x 37.5 195x 225x -
22 0 0 172.5 225x 37.5 195 225x -
23 120 45 187.5 225 37.5 195 225 Mercury
24 240 90 202.5 225 37.5 195 225 -
"""


def solar(who: tuple[str, ...] = ("neil", "joao", "yuri", "leo"), seats: int = 2, weeks: list[str] | None = None) -> Scene:
    return Scene(seats, "solar_system", who, weeks)


def test_rule_14_1_the_players_place_the_planets() -> None:
    scene = Scene(mode="solar_system", orrery="free")
    s = scene.s
    s.stage = ORRERY
    s.agenda = [NOBODY, NOBODY]
    assert s.planets == [NOBODY, NOBODY, CONTENT.planets[EARTH].start] + [NOBODY] * 5
    assert scene.refused(0, "put earth 1") == "14.1"
    assert scene.refused(0, "put mercury 4") == "14.1"
    scene.play(0, "put mercury 3")
    assert scene.table.deciders() == [1]
    for seat, text in ((1, "put venus 1"), (0, "put mars 24"), (1, "put jupiter 1"), (0, "put saturn 1"), (1, "put uranus 2")):
        scene.play(seat, text)
    scene.play(0, "put neptune 12")
    assert s.pending == [[ASK_PLANET, CHANCE, 0]] and NOBODY not in s.planets  # only now the planet deck is shown
    scene.settle()
    assert s.planet_top >= 0


def test_rule_14_1_three_players_place_planets_in_turn() -> None:
    scene = Scene(3, "solar_system", orrery="free")
    scene.s.stage = ORRERY
    for seat, text in ((0, "put mercury 1"), (1, "put venus 1"), (2, "put mars 1"), (0, "put jupiter 1")):
        assert scene.table.deciders() == [seat]
        scene.play(seat, text)


def test_rule_14_1_planets_come_before_their_deck_and_the_agendas() -> None:
    for seats, chosen, free in (
        (2, {"mode": "solar_system"}, False),
        (2, {"mode": "solar_system", "orrery": "free"}, True),
        (1, {}, True),
    ):
        game = perilune.box("astronavigators")
        table = Table(game, game.settle(seats, chosen), "order")
        s = table.state
        assert isinstance(s, NavState)
        while s.stage == DRAFT:
            seat = table.deciders()[0]
            table.submit(seat, table.legal(seat)[0])
            s = table.state
            assert isinstance(s, NavState)
        assert (s.stage == ORRERY) is free and (s.planet_top == NOBODY) is free
        assert s.stage in (ORRERY, AGENDA)


def test_rule_14_2_one_planet_card_a_month() -> None:
    scene = solar()
    scene.s.planet_top = NOBODY
    assert scene.refused(0, "observe-planet 1") == "14.2"
    scene.s.planet_top = card("jupiter")
    scene.play(0, "observe-planet 1")
    assert scene.s.weeks[0][-1] == card("jupiter") and scene.s.planet_top == NOBODY
    scene.resolve()
    assert scene.s.nk[0] == 10
    left = solar()
    left.s.planet_top = card("jupiter")
    left.rest()
    assert left.s.planet_past[card("jupiter") - 33] == 1 and left.s.planet_top >= 0


def test_rule_14_3_and_rule_14_4_and_rule_14_5_two_years_of_orbits() -> None:
    scene = solar()
    planets = [0, 1, 3, 4, 5, 6, 7]
    for line in ORBITS.strip().splitlines():
        words = line.split()
        assert scene.s.round == int(words[0])
        for planet, word in zip(planets, words[1:8], strict=True):
            assert angle(scene.s, CONTENT, planet) == round(float(word.rstrip("x")) * 2), line
            assert planet_seen(scene.s, CONTENT, planet) is not word.endswith("x"), line
        transits = [CONTENT.planets[planet].name for planet in (0, 1) if in_transit(scene.s, CONTENT, planet)]
        assert transits == ([] if words[8] == "-" else [words[8]]), line
        scene.s.astronaut = [1, 1]
        scene.rest()


def test_rule_14_3_a_hidden_planet_is_refused() -> None:
    scene = solar()
    scene.s.planet_top = card("mercury")
    assert scene.refused(0, "observe-planet 1") == "14.3"


def test_rule_14_4_a_transit_needs_the_line() -> None:
    scene = solar(("joao", "neil"))
    scene.s.planet_top = card("venus-transit")
    assert scene.refused(0, "observe-planet 1") == "14.4"
    scene.s.planets[1] = 4  # 180 degrees, as the Earth
    assert scene.may(0, "observe-planet 1")
    scene.put(0, "s3-7")
    scene.month("jun")
    scene.s.planets[EARTH] = 9
    scene.s.planets[1] = 6
    assert scene.refused(0, "observe-planet 1") == "3.6"


def test_rule_14_6_planet_sets_and_values() -> None:
    worth = {spec.key: spec.nk for spec in CONTENT.cards[33:]}
    assert worth == {
        "mercury": 5, "mercury-transit": 10, "venus": 5, "venus-transit": 20, "mars": 5, "jupiter": 5, "saturn": 5, "uranus": 10,
        "neptune": 10, "earth-rise": 5,
    }  # fmt: skip
    scene = solar()
    scene.s.symbols[SETS - 1] = 1
    scene.s.planet_top = card("jupiter")
    scene.play(0, "observe-planet 1")
    scene.resolve()
    assert scene.s.sets[SETS - 1] == 1 and scene.s.nk[0] == 20


def test_rule_15_1_a_flag_gives_a_quest() -> None:
    scene = solar()
    scene.play(0, "use north-america")
    assert scene.refused(0, "keep-quest captain-cook") == "15.1"
    scene.play(0, "draw-quests")
    scene.chance("quest-card captain-cook", "quest-card roof-of-beijing")
    assert scene.refused(0, "own-quest") == "15.1"
    scene.play(0, "keep-quest captain-cook")
    assert scene.s.quests[OCTANT] == 1 and scene.s.quest_deck[JIAN_YI] == 1 and scene.table.deciders() == [0]
    own = solar()
    own.play(0, "use north-america", "own-quest")
    assert own.s.quests[SEXTANT] == 1
    gone = solar()
    gone.quest(1, SEXTANT)
    gone.play(0, "use north-america")
    gone.chance("quest-card captain-cook", "quest-card roof-of-beijing")  # the own one is gone: two are drawn
    for left, drawn in (((JIAN_YI, OCTANT), 2), ((JIAN_YI,), 1)):
        last = solar()
        for quest in range(QUESTS):
            if quest not in left:
                last.quest(1, quest)
        last.play(0, "use north-america")
        last.settle()
        assert len(last.s.quest_offer) == drawn
    none = solar()
    for quest in range(QUESTS):
        none.quest(1, quest)
    assert none.refused(0, "use north-america") == "15.1"


def test_rule_15_2_two_tiles_for_a_quest() -> None:
    scene = solar()
    assert scene.refused(0, "trade north-america asia") == "15.2"
    scene.tile(0, 4, 40)
    scene.play(0, "trade north-america asia", "own-quest")
    assert scene.s.flipped[0] == scene.s.flipped[4] == 1 and scene.s.quests[SEXTANT] == 1


def test_rule_15_3_completing_a_quest() -> None:
    scene = solar()
    assert scene.refused(0, "finish roof-of-beijing") == "15.3"
    scene.quest(0, JIAN_YI)
    assert "completed on North China" in scene.told(0, "finish roof-of-beijing")
    scene.put(0, "n2-10")
    assert scene.refused(0, "finish roof-of-beijing") == "15.3"
    scene.scored(0, "lyra", "taurus")
    scene.s.round = 13
    scene.play(0, "finish roof-of-beijing")
    assert scene.s.nk[0] == 15 and scene.s.quests[JIAN_YI] == CLOSED_QUEST
    whole = solar()
    whole.quest(0, JIAN_YI)
    whole.put(0, "n2-11")
    whole.scored(0, "lyra", "taurus", "cassiopeia")
    whole.s.used[:6] = [1] * 6
    whole.tile(0, 4, 40)
    whole.play(0, "travel 1 car")
    whole.resolve()
    whole.play(0, "go n2-10", "finish roof-of-beijing")
    assert whole.s.nk[0] == 5 + 40


@pytest.mark.parametrize("quest", range(QUESTS))
def test_rule_15_3_every_quest_has_its_square_and_items(quest: int) -> None:
    spec = CONTENT.quests[quest]
    scene = solar()
    scene.quest(0, quest)
    scene.put(0, CONTENT.earth.keys[spec.square])
    scene.scored(0, *[CONTENT.cards[item].key for item in spec.items])
    scene.s.cook[0] = 3
    scene.play(0, f"finish {spec.key}")
    assert scene.s.nk[0] == 5 + 2 * spec.all


def bringing(instrument: int, weeks: list[str] | None = None) -> Scene:
    scene = solar(weeks=weeks or ["leo", "virgo", "libra", "first-quarter"])
    scene.quest(0, instrument, CLOSED_QUEST)
    scene.lay(1, "crux")
    key = CONTENT.quests[instrument].instrument.lower().replace(" ", "-")
    scene.play(0, "observe 1")
    assert scene.refused(0, "bring sextant") == "15.5"
    scene.play(0, f"bring {key}")
    scene.resolve()
    assert in_hand(scene.s) == SEARCH
    return scene


def test_rule_15_4_the_armillary_sphere() -> None:
    scene = bringing(ARMILLARY)
    assert scene.refused(0, "search orion") == "15.4"
    scene.play(0, "search leo")
    assert scene.s.scored[card("leo")] == 1 and scene.s.weeks[0] == [card("crux")]


def test_rule_15_4_the_refractor_telescope() -> None:
    scene = bringing(REFRACTOR, ["leo", "virgo", "libra", "new-moon"])
    scene.play(0, "search new-moon")
    assert scene.s.scored[card("new-moon")] == 1 and scene.s.weeks[3] == []
    assert in_hand(scene.s) != SEARCH


@pytest.mark.parametrize(("declared", "reached"), [
    ("observe 1", False), ("plan 1", False), ("pass 1", True), ("travel 1 helicopter", True), ("", True),
])  # fmt: skip
def test_rule_15_4_refractor_and_astrolabe_reach_free_and_travel_weeks(declared: str, reached: bool) -> None:
    """Also when the other's action in that week is done."""
    for instrument in (REFRACTOR, ASTROLABE):
        scene = solar(weeks=["leo", "virgo", "libra", "cancer"])
        scene.lay(1, "new-moon")
        scene.lay(1, "orion")
        scene.quest(0, instrument, CLOSED_QUEST)
        scene.play(0, "observe 2", f"bring {'refractor-telescope' if instrument == REFRACTOR else 'persian-astrolabe'}")
        scene.play(1, declared or "pass 4")
        while in_hand(scene.s) == TRAVEL:
            scene.play(1, "stay")
        text = "search new-moon" if instrument == REFRACTOR else "switch 1"
        if instrument == REFRACTOR and not reached:
            assert in_hand(scene.s) != SEARCH  # nothing to find
        else:
            assert scene.may(0, text) is reached
        if instrument == ASTROLABE and not reached:
            assert "for more than a journey" in scene.told(0, text)


def test_rule_15_8_what_the_reflector_finds_can_be_scored() -> None:
    scene = bringing(REFLECTOR)
    scene.play(0, "search jupiter")
    assert scene.s.scored[card("jupiter")] == 1 and scene.s.planet_top == NOBODY
    later = solar()  # with a journey, the card waits on the deck for the next month
    later.quest(0, REFLECTOR, CLOSED_QUEST)
    later.s.planet_top = card("mars")
    later.s.planet_deck[card("mars") - 33] -= 1
    later.play(0, "travel 1 car", "bring reflector-telescope")
    later.resolve()
    later.play(0, "search jupiter", "stay")
    assert later.s.planet_top == card("jupiter") and later.s.planet_past[card("mars") - 33] == 1
    later.rest()
    assert later.s.round == 2 and later.s.planet_top == card("jupiter")
    later.rest()
    assert later.s.round == 3 and later.s.planet_past[card("jupiter") - 33] == 1


def test_rule_15_8_the_reflector_searches_the_used_planet_cards_too() -> None:
    scene = bringing(REFLECTOR)
    jupiter = card("jupiter") - FIRST_PLANET
    scene.s.planet_past[jupiter] += scene.s.planet_deck[jupiter]
    scene.s.planet_deck[jupiter] = 0
    used = scene.s.planet_past[jupiter]
    scene.play(0, "search jupiter")
    assert scene.s.planet_deck[jupiter] == 0 and scene.s.planet_past[jupiter] == used - 1


def test_rule_15_4_the_jian_yi() -> None:
    scene = bringing(JIAN_YI)
    scene.play(0, "search orion")
    assert scene.s.top == card("orion") and scene.s.deck[card("gemini")] == 2


def test_rule_15_4_the_persian_astrolabe() -> None:
    scene = bringing(ASTROLABE)
    assert scene.refused(0, "switch 1") == "15.4"
    scene.play(0, "switch 3")
    assert scene.s.weeks[2] == [card("crux")] and scene.s.scored[card("libra")] == 1


def test_rule_15_4_the_octant() -> None:
    scene = bringing(OCTANT)
    scene.play(0, "switch 1")
    assert scene.s.top == card("crux") and scene.s.scored[card("gemini")] == 1
    bear = bringing(OCTANT)
    bear.s.top = card("ursa-minor")
    assert bear.may(0, "switch 1")
    bear.s.top = NOBODY
    assert bear.refused(0, "switch 1") == "15.4"
    planet = bringing(OCTANT)
    planet.lay(3, "mercury")
    assert planet.refused(0, "switch 3") == "15.4", "a planet card is not of that deck"


def test_rule_15_5_the_sextant_acts_first() -> None:
    scene = solar(seats=3)
    scene.quest(2, SEXTANT, CLOSED_QUEST)
    scene.s.sextant = 1
    scene.rest()
    assert scene.table.deciders() == [2]
    scene.play(2, "lead")
    assert scene.s.sextant == 0 and scene.table.deciders() == [2]
    scene.play(2, "pass 1")
    assert scene.table.deciders() == [1]
    scene.rest()
    assert scene.s.first == 2 and scene.s.sextant == 1 and scene.s.sextant_uses == 1


def test_rule_15_6_doubled_in_the_first_year() -> None:
    for month, nk in ((12, 40), (13, 20)):
        scene = solar()
        scene.quest(0, SEXTANT)
        scene.put(0, "n3-2")
        scene.scored(0, "ursa-major", "ursa-minor")
        scene.s.round = month
        scene.play(0, "finish alaskan-bears")
        assert scene.s.nk[0] == 5 + nk


def test_rule_15_7_captain_cook_observes_at_tahiti() -> None:
    scene = solar(weeks=["octans", "leo", "virgo", "libra"])
    scene.quest(0, OCTANT)
    scene.scored(0, "octans")
    scene.put(0, "s1-2")
    assert scene.refused(0, "finish captain-cook") == "15.3"
    scene.play(0, "observe 1")
    scene.resolve()
    scene.rest()
    scene.s.at = 0
    scene.play(0, "finish captain-cook")
    assert scene.s.nk[0] == 5 + 5 + 20


@pytest.mark.parametrize(("rocket", "token"), [
    (3, "gas-planet"), (4, "rocky-planet"), (5, "new-moon"), (6, "precession"), (7, "polar-axis"),
])  # fmt: skip
def test_rule_16_1_rockets_that_fly_further(rocket: int, token: str) -> None:
    for calibrated in (True, False):
        scene = solar()
        scene.astronaut(0, place=1)
        scene.s.rocket[0] = rocket
        if token == "new-moon":
            scene.s.sxt[0] = 0 if calibrated else NOBODY
        else:
            keys = [spec.key for spec in CONTENT.sets]
            scene.s.sct[0] = keys.index(token) if calibrated else keys.index("dark-spot")
        scene.board(2, 0)
        scene.fly(0)
        assert scene.may(0, "hold") is calibrated


def test_rule_16_2_falcon_heavy() -> None:
    for rocket, state in ((1, 1), (0, 2)):
        scene = solar()
        scene.astronaut(0, place=4, nk=5)
        scene.s.rocket[0] = rocket
        scene.s.sets[0] = 2
        scene.token(0, "precession", "new-moon")
        scene.s.sct[0], scene.s.sxt[0] = 1, 0  # on the instruments this month: spent, then back
        scene.board(5, 20)
        scene.fly(0, "face")
        assert scene.s.place[0] == 0 and scene.s.sets[:2] == [state, state] and scene.s.phases[0] == state
        assert scene.s.sxt[0] == scene.s.sct[0] == NOBODY
        assert any("gets all spent tokens back" in line for line in scene.table.seen(1).log()) is (rocket == 1)


def test_rule_16_3_starship_launches_again() -> None:
    scene = solar()
    scene.astronaut(0, place=4, nk=15)
    scene.s.rocket[0] = 2
    scene.board(1, 5)
    scene.board(2, 5)
    scene.board(3, 5)
    step(scene, 0, 5, 20)
    for seat, stage in ((0, "out-4"), (1, "out-4")):  # as after any launch
        scene.play(seat, f"draw {stage}")
        scene.chance("value 15")
    scene.play(0, "fly", "face", "fly", "face", "fly", "face")
    assert scene.s.place[0] == 3 and scene.s.dv[0] == 15 and scene.s.aborts[0] == 1


def test_rule_16_3_what_an_agenda_does_this_month_goes_on_after_the_relaunch() -> None:
    scene = Scene(2, "solar_system", ("neil", "leo"), agendas=("asteroid-belt",))
    scene.astronaut(0, place=4, nk=4)
    scene.s.rocket[0], scene.s.shown[0] = 2, 1
    scene.s.planets = [spec.start for spec in CONTENT.planets]
    scene.s.planet_top = card("mars")
    scene.lay(4, "jupiter")
    scene.board(1, 10)
    scene.board(5, 20)
    scene.fly(0, "ease")  # 20 - 15 is more than 4: an abort, and the Starship launches again
    while scene.table.deciders() != [0] or not scene.may(0, "fly"):
        seat = scene.table.deciders()[0]
        scene.settle() if seat == CHANCE else scene.play(seat, scene.table.legal(seat)[0].text)
    scene.play(0, "fly", "face")
    assert scene.s.place[0] == 1 and scene.s.dv[0] == 0  # 10 - 15, not below 0


def test_rule_16_3_the_moon_festival_draws_once_a_month_with_the_starship_too() -> None:
    scene = Scene(2, "solar_system", ("wang", "leo"), agendas=("moon-festival",))
    scene.astronaut(0, place=4, nk=15)
    scene.s.rocket[0], scene.s.shown[0] = 2, 1
    scene.board(1, 5)
    scene.board(5, 20)
    scene.fly(0, "redraw", "value 25")
    while scene.table.deciders() != [0] or not scene.may(0, "fly"):
        seat = scene.table.deciders()[0]
        scene.settle() if seat == CHANCE else scene.play(seat, scene.table.legal(seat)[0].text)
    scene.play(0, "fly")
    assert scene.refused(0, "redraw") == "10.14"


def test_rule_16_4_the_rocket_of_the_last_launch() -> None:
    scene = Scene(mode="constellation")  # no rocket abilities here
    scene.astronaut(0, place=1)
    scene.s.rocket[0] = 5
    scene.s.sxt[0] = 0
    scene.board(2, 0)
    scene.fly(0)
    assert scene.s.place[0] == 2 and not scene.may(0, "hold")
    launch = solar()
    launch.astronaut(0)
    launch.fly(0)
    assert launch.s.rocket[0] == 0
    content = Content(FOLDER)
    content.rockets[0].ability = content.rockets[1].ability
    assert rocket_of(launch.s, content, 0).regains, "another pack may give the first rocket an ability"


def rocket_tile(scene: Scene, key: str) -> str:
    """Give seat 0 this tile, with a launch-site or hidden-site icon; its continent."""
    number = [spec.key for spec in CONTENT.tiles].index(key)
    continent = CONTENT.tiles[number].continent
    scene.tile(0, continent, number)
    return CONTENT.characters[continent].continent.lower().replace(" ", "-")


def test_rule_16_5_a_rocket_of_the_own_continent() -> None:
    scene = solar(("wang", "neil"))
    scene.play(0, f"use {rocket_tile(scene, 'eu-6')}")
    assert scene.refused(0, "raise proton 1") == "11.5"
    scene.play(0, "own-rocket")
    assert scene.refused(0, "raise vls 1") == "11.5" and scene.refused(0, "draw-sites") == "11.5"
    scene.play(0, "raise long-march-10 2")
    assert scene.s.sites[5] == CONTENT.earth.keys.index("n2-10") and scene.s.site_deck[4] == 1
    scene.play(0, f"use {rocket_tile(scene, 'af-8')}", "own-rocket", "keep-site proton 1")  # and a hidden one
    assert scene.s.kept[:2] == [0, 4]
    drawn = solar(("wang", "neil"))
    drawn.play(0, f"use {rocket_tile(drawn, 'eu-6')}", "draw-sites")
    drawn.chance("site-card vls")
    drawn.play(0, "raise vls 1")


def test_rule_16_5_not_for_africa_and_antarctica_nor_in_other_modes() -> None:
    for mode, who in (("solar_system", "leo"), ("solar_system", "sphen"), ("constellation", "wang")):
        scene = Scene(2, mode, (who, "neil"))
        scene.play(0, f"use {rocket_tile(scene, 'eu-6')}")
        scene.chance("site-card vls")


def test_rule_16_5_somebody_else_may_keep_it() -> None:
    scene = solar(("yuri", "neil"))
    scene.s.kept = [1, 3, CONTENT.rockets[3].squares[0]]
    scene.s.site_deck[3] = 0
    scene.play(0, f"use {rocket_tile(scene, 'as-6')}", "own-rocket")
    scene.chance("site-card vls")
    scene.play(0, "raise vls 1")
    mine = solar(("yuri", "neil"))
    mine.s.kept = [0, 3, CONTENT.rockets[3].squares[0]]
    mine.s.site_deck[3] = 0
    mine.play(0, f"use {rocket_tile(mine, 'as-6')}")
    mine.chance("site-card vls")  # nothing to look for


def told_at_the_end(scene: Scene) -> dict[str, list[int]]:
    """The points by source, once the game is over."""
    finish(scene.s, CONTENT, scene.table.journal)
    return {source.name: source.points for source in scene.table.seen().sources()}


def test_rule_17_1_most_foreign_instruments() -> None:
    scene = solar(seats=4)
    scene.quest(0, SEXTANT, CLOSED_QUEST)  # Neil's own
    scene.quest(1, JIAN_YI, CLOSED_QUEST)
    scene.quest(2, OCTANT, CLOSED_QUEST)
    scene.quest(2, ASTROLABE, CLOSED_QUEST)
    assert reputation(scene.s) == [0, 1, 2, 0]
    assert told_at_the_end(scene) == {"instruments": [0, 1, 2, 0]}


def solo(level: str = "easy", orrery: str = "fixed") -> Scene:
    return Scene(1, "solo", ("neil",), level=level, orrery=orrery)


def test_rule_18_1_one_player_draws_no_tiles() -> None:
    scene = solo()
    scene.s.bad = 3
    scene.astronaut(0)
    scene.board(1, 5)
    scene.fly(0)
    assert scene.s.place[0] == 1 and scene.s.own == [NOBODY] * 10


def test_rule_18_2_shadow_and_player_place_planets_in_turn() -> None:
    scene = solo(orrery="free")
    s = scene.s
    s.stage = ORRERY
    s.pending = [[ASK_SUN, CHANCE, 0], [ASK_SHADOW, CHANCE, 0]]
    scene.chance("shadow-planet jupiter", "sun-die 3")
    assert scene.refused(0, "put mars 1") == "18.2"
    assert scene.refused(0, "put jupiter 2") == "18.2"
    scene.play(0, "put jupiter 1")  # 15 degrees: section 3 is 0 to 30
    scene.play(0, "put mars 5")
    assert s.pending == [[ASK_SUN, CHANCE, 0], [ASK_SHADOW, CHANCE, 0]]


def test_rule_18_2_so_it_is_unless_fixed_planets_are_chosen() -> None:
    game = perilune.box("astronavigators")
    for chosen, placed in (({}, 1), ({"orrery": "free"}, 1), ({"orrery": "fixed"}, 8)):
        state = game.deal(game.settle(1, chosen))
        assert isinstance(state, NavState)
        assert len(state.planets) - state.planets.count(NOBODY) == placed, "the Earth stands there in any case"


def test_rule_18_3_two_weeks_are_blocked() -> None:
    scene = solo()
    assert scene.refused(0, "pass 1") == "18.3"
    scene.play(0, "pass 3", "done")
    scene.settle()
    assert (scene.s.bad, scene.s.shadow) == (1, 2)
    assert scene.refused(0, "pass 2") == scene.refused(0, "pass 3") == "18.3"
    scene.play(0, "pass 4", "done")
    scene.settle()
    assert (scene.s.bad, scene.s.shadow) == (2, 3)
    scene.play(0, "pass 1", "done")
    scene.settle()
    assert (scene.s.bad, scene.s.shadow) == (3, 0)
    scene.s.last_week = 0
    scene.s.bad, scene.s.shadow = 3, 1
    scene.play(0, "pass 1", "done")
    scene.settle()
    assert (scene.s.bad, scene.s.shadow) == (0, 3)  # the one before bad timing


def test_rule_18_3_instruments_reach_blocked_weeks() -> None:
    scene = solo()
    scene.s.bad, scene.s.shadow = 1, 2
    scene.quest(0, ASTROLABE, CLOSED_QUEST)
    scene.play(0, "observe 1", "bring persian-astrolabe")
    assert scene.may(0, "switch 2") and scene.may(0, "switch 3")


@pytest.mark.parametrize(("bad", "shadow", "week", "steps"), [(0, 1, 3, 2), (0, 2, 2, 1), (2, 3, 1, 1)])
def test_rule_18_4_the_shadow_flies_in_the_second_year(bad: int, shadow: int, week: int, steps: int) -> None:
    scene = solo()
    s = scene.s
    s.astronaut[0] = 1
    s.bad, s.shadow = bad, shadow
    s.round = 12
    scene.play(0, f"pass {week}")
    scene.settle()
    assert s.shadow_place == 0
    s.bad, s.shadow = bad, shadow
    scene.play(0, f"pass {week}")
    assert s.shadow_place == steps
    assert s.board[0] == -1


def test_rule_18_4_a_full_stage_is_skipped_by_both() -> None:
    scene = solo()
    s = scene.s
    s.round = 14
    s.bad, s.shadow, s.shadow_place = 0, 1, 1
    scene.astronaut(0, place=2)
    scene.token(0, "new-moon")
    scene.play(0, "pass 3")
    assert s.shadow_place == 4  # over the player, and one further


def test_rule_10_9_the_hunter_is_skipped_by_the_shadow() -> None:
    for bad, shadow, week in ((0, 2, 2), (2, 3, 1)):  # before the player's action, and after it
        scene = Scene(1, "solo", ("yuri",), None, ("chasing-the-hunter",), orrery="fixed")
        s = scene.s
        s.round, s.bad, s.shadow, s.shadow_place, s.shown[0] = 14, bad, shadow, 1, 1
        scene.astronaut(0, place=2)
        scene.board(3, 10)
        scene.play(0, f"pass {week}")
        assert (s.shadow_place, s.place[0], s.dv[0]) == (3, 3, 10)  # together on stage 3: the hunter ignores full stages


def test_rule_10_9_a_hunted_action_is_lost_on_earth() -> None:
    """Who is carried home by the hunt before the own week does not fly on."""
    scene = Scene(mode="constellation", who=("yuri", "neil"), agendas=("chasing-the-hunter",))
    s = scene.s
    s.shown[0] = 1
    scene.astronaut(0, place=HOME - 1)
    scene.astronaut(1, place=HOME - 2)
    s.first = s.at = 1
    scene.play(1, "travel 1 spacecraft")
    scene.play(0, "travel 2 spacecraft")
    assert s.place == [HOME, HOME] and s.landed == [2, 1]


def test_rule_18_5_a_mission_fulfilled_but_not_revealed_counts() -> None:
    scene = solo()
    scene.s.place[0], scene.s.shadow_place = HOME, 5
    assert not solo_won(scene.s, CONTENT)
    scene.token(0, "summer-triangle")  # Apollo Star Map, and stage 2 was skipped
    assert solo_won(scene.s, CONTENT)
    there = Scene(1, "solo", ("leo",), None, ("sphinx-and-pyramids",), orrery="fixed")
    there.s.place[0] = HOME
    there.scored(0, "leo", "orion")
    assert not solo_won(there.s, CONTENT)  # its mission ends in Egypt


def test_rule_18_5_what_it_takes_to_win() -> None:
    for level, tools, shown, shadow, won in (
        ("easy", 0, 1, 5, True), ("easy", 0, 0, 5, False), ("easy", 0, 1, HOME, False), ("medium", 0, 1, 5, False),
        ("medium", 1, 1, 5, True), ("expert", 1, 1, 5, False), ("expert", 2, 1, 5, True),
    ):  # fmt: skip
        scene = solo(level=level)
        scene.s.place[0], scene.s.shown[0], scene.s.shadow_place = HOME, shown, shadow
        for quest in range(tools):
            scene.quest(0, quest, CLOSED_QUEST)
        assert solo_won(scene.s, CONTENT) is won
        assert told_at_the_end(scene) == ({"beating the shadow": [1]} if won else {})
    lost = solo()
    lost.s.round = 20
    lost.s.bad, lost.s.shadow, lost.s.shadow_place = 0, 1, HOME - 1
    lost.play(0, "pass 3")
    assert lost.table.over
    outcome = lost.table.outcome()
    assert outcome is not None and outcome.winners == [] and "shadow is back" in outcome.text
    assert "knowledge, and a difficulty of" in outcome.why[0] and outcome.why[1].startswith("The hidden agenda")
