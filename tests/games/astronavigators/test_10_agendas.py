"""Rules, chapter 10: hidden agendas, one test for each."""

import re

import pytest

from perilune.core.chance import HIDDEN
from perilune.games.astronavigators.cards.agendas import fulfilled
from perilune.games.astronavigators.content import JUPITER, MARS, MERCURY, NEPTUNE, SATURN_PLANET, SPHINX, URANUS, VENUS
from perilune.games.astronavigators.jobs import NOTHING, in_hand
from perilune.games.astronavigators.state import AGAIN, AGENDA, MOON, NO_TILE, NOBODY, SPENT
from tests.games.astronavigators.scene import CONTENT, Scene, agenda, card, square

OWNER = {spec.key: CONTENT.characters[spec.character].key for spec in CONTENT.agendas}


def holder(key: str, mode: str = "constellation", seats: int = 2, weeks: list[str] | None = None, shown: bool = True) -> Scene:
    """Seat 0 has the agenda; it has been revealed unless said otherwise."""
    who = OWNER[key]
    others = tuple(name for name in ("neil", "joao", "sphen", "leo") if name != who)
    scene = Scene(seats, mode, (who, *others), weeks, (key,))
    scene.s.shown[0] = 1 if shown else 0
    return scene


def seen_planets(scene: Scene, *planets: int) -> None:
    """Put these planets beside the Earth, where they are seen, and the others behind the Sun."""
    s = scene.s
    for planet, spec in enumerate(CONTENT.planets):
        if planet != 2:
            wanted = 360 if planet in planets else 0
            near = min(
                range(spec.spots), key=lambda spot: min((spec.angle(spot) - wanted) % 720, (wanted - spec.angle(spot)) % 720)
            )
            s.planets[planet] = near
    s.planet_top = NOBODY


def test_rule_10_1_two_or_three_to_choose_from_in_secret() -> None:
    for mode, third in (("constellation", False), ("solar_system", True)):
        scene = Scene(mode=mode)
        scene.s.agenda = [NOBODY, NOBODY]
        scene.s.stage = AGENDA
        assert scene.table.deciders() == [0, 1]
        assert scene.refused(0, "agenda moon-festival") == "10.1"
        assert scene.may(0, "agenda asteroid-belt") is third
        scene.play(0, "agenda apollo-star-map")
        assert scene.table.game.view(scene.s, 1).agenda == [HIDDEN, NOBODY]
        assert scene.table.game.view(scene.s, 0).agenda[0] == agenda("apollo-star-map")


def test_rule_10_1_revealed_at_the_launch_if_fulfilled() -> None:
    for tokens, shown in (((), 0), (("southern-sky",), 1)):
        scene = holder("slippery-boost", shown=False)
        scene.astronaut(0)
        scene.token(0, *tokens)
        scene.fly(0)
        assert scene.s.shown[0] == shown


PLANET_AGENDAS = [
    ("asteroid-belt", (JUPITER, MARS), 15),
    ("triple-conjunction", (JUPITER, VENUS), 10),
    ("magnifying-discoveries", (URANUS, NEPTUNE), 10),
    ("stars-of-wood-and-soil", (JUPITER, SATURN_PLANET), 10),
    ("barnumbirr", (VENUS,), 10),
    ("tiny-rock-and-giant-ring", (MERCURY, SATURN_PLANET), 10),
]


@pytest.mark.parametrize(("key", "planets", "less"), PLANET_AGENDAS)
def test_rule_10_2_a_planet_agenda_eases_or_pushes(key: str, planets: tuple[int, ...], less: int) -> None:
    scene = holder(key, "solar_system")
    scene.astronaut(0, place=4)
    seen_planets(scene, *planets)
    scene.board(5, 20)
    scene.fly(0)
    assert scene.refused(0, "fly") == "10.2"
    scene.play(0, "ease")
    assert scene.s.dv[0] == 20 - less
    scene = holder(key, "solar_system")
    scene.astronaut(0, place=3)
    seen_planets(scene, *planets)
    scene.board(4, 15)
    scene.board(5, 20)
    scene.fly(0, "push", "fly")
    assert scene.s.place[0] == 5 and scene.s.dv[0] == 35
    hidden = holder(key, "solar_system")
    hidden.astronaut(0, place=4)
    seen_planets(hidden)
    hidden.board(5, 20)
    hidden.fly(0)
    assert hidden.s.dv[0] == 20
    if len(planets) == 1:
        hidden = holder(key, "solar_system")
        hidden.astronaut(0, place=4)
        seen_planets(hidden)
        hidden.s.planet_top = card("venus")
        hidden.board(5, 20)
        hidden.fly(0)
        assert hidden.may(0, "ease")
        week = holder(key, "solar_system", weeks=["leo", "virgo", "libra", "venus-transit"])
        week.astronaut(0, place=4)
        seen_planets(week)
        week.board(5, 20)
        week.fly(0)
        assert week.may(0, "ease")  # open on the lunar phase board
        week.lay(4, "cancer")
        assert week.refused(0, "ease") == "10.2"  # covered


def test_rule_10_2_no_choice_without_the_agenda() -> None:
    scene = holder("apollo-star-map")
    scene.astronaut(0, place=3)
    scene.own(0, 1, 5)
    scene.fly(0)
    assert scene.refused(0, "ease") == "10.2" and scene.refused(0, "narrow out-2") == "10.8"


def test_rule_10_3_apollo_star_map() -> None:
    scene = holder("apollo-star-map", shown=False)
    scene.token(0, "summer-triangle")
    scene.astronaut(0, place=2)
    scene.board(4, 15)
    scene.fly(0)
    assert scene.s.shown[0] == 1 and scene.s.place[0] == 4 and scene.s.dv[0] == 15 and scene.s.board[2] == -1
    back = holder("apollo-star-map")
    back.astronaut(0, place=MOON + 2)
    back.board(MOON + 4, 10)
    back.fly(0)
    assert back.s.place[0] == MOON + 4
    for place, shown in ((4, 0), (MOON + 2, 1)):  # leaving stage 2 reveals it on the way back too, stage 4 does not
        later = holder("apollo-star-map", shown=False)
        later.token(0, "summer-triangle")
        later.astronaut(0, place=place)
        for stage in (5, MOON + 3, MOON + 4):
            later.board(stage, 10)
        later.fly(0)
        assert later.s.shown[0] == shown


def test_rule_10_4_spying_the_world() -> None:
    scene = holder("spying-the-world", shown=False)
    for continent in range(1, 6):
        scene.s.tiles[continent] = NO_TILE
    scene.astronaut(0)
    scene.board(2, 10)
    scene.s.own = [5] * len(scene.s.own)
    scene.s.swapped[0] = 1
    scene.fly(0)
    assert scene.s.shown[0] == 1 and scene.s.place[0] == 2 and scene.s.dv[0] == 10


def test_rule_10_5_galactic_alignment() -> None:
    for token, shown in (("milky-way", 1), ("orientation", 0)):
        scene = holder("galactic-alignment", shown=False)
        scene.token(0, token)
        scene.s.round = 9  # November
        scene.rest()
        assert scene.s.shown[0] == shown
    for key, place in (("auriga", 3), ("cancer", 2)):
        scene = holder("galactic-alignment", weeks=[key, "leo", "virgo", "libra"])
        scene.astronaut(0, place=1)
        scene.board(2, 10)
        scene.board(3, 10)
        scene.fly(0, *(["fly"] if place == 3 else []))
        assert scene.s.place[0] == place and in_hand(scene.s) == NOTHING


def test_rule_10_6_demons_and_jaguars() -> None:
    scene = holder("demons-and-jaguars", weeks=["leo", "virgo", "first-quarter", "libra"])
    assert not fulfilled(scene.s, CONTENT, 0)
    scene.scored(0, "solar-eclipse", "lunar-eclipse")
    assert fulfilled(scene.s, CONTENT, 0)
    for lunar, dv in ((True, 0), (False, 20)):
        scene = holder("demons-and-jaguars", weeks=["leo", "virgo", "first-quarter" if lunar else "cancer", "libra"])
        scene.astronaut(0, place=4)
        scene.board(5, 20)
        scene.fly(0)
        assert scene.s.dv[0] == dv


def test_rule_10_7_triple_conjunction() -> None:
    for planets, shown in (((VENUS, JUPITER), 1), ((VENUS,), 0)):
        scene = holder("triple-conjunction", "solar_system", weeks=["first-quarter"] * 4, shown=False)
        seen_planets(scene, *planets)
        scene.play(0, "observe 2")
        scene.resolve()
        assert scene.s.shown[0] == shown
    other = holder("triple-conjunction", "solar_system", weeks=["new-moon"] * 4, shown=False)
    seen_planets(other, VENUS, JUPITER)
    other.play(0, "observe 1")
    other.resolve()
    assert other.s.shown[0] == other.s.done[0] == 0  # another phase of the Moon


def test_rule_10_8_science_and_superstition() -> None:
    scene = holder("science-and-superstition")
    scene.astronaut(0, place=1)
    scene.board(3, 10)
    scene.fly(0)
    assert scene.refused(0, "fly") == "10.8"
    assert scene.refused(0, "narrow out-3") == "10.8"
    scene.play(0, "narrow out-2")
    assert scene.s.place[0] == 3  # with two players the narrowed stage holds nobody
    scene = holder("science-and-superstition", shown=False)
    scene.token(0, "precession")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_9_chasing_the_hunter() -> None:
    scene = holder("chasing-the-hunter")
    scene.astronaut(0, place=2)
    scene.astronaut(1, place=1)
    scene.board(3, 10)
    scene.board(4, 15)
    scene.s.at = 1
    scene.s.first = 1
    scene.play(1, "travel 1 spacecraft")
    scene.play(0, "pass 2")
    assert scene.s.place == [3, 3] and scene.s.dv == [10, 10]
    scene.scored(0, "scorpius", "orion")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_10_magnifying_discoveries() -> None:
    scene = holder("magnifying-discoveries", "solar_system")
    scene.scored(0, "uranus")
    assert not fulfilled(scene.s, CONTENT, 0)
    scene.scored(0, "neptune")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_11_between_the_poles() -> None:
    scene = holder("between-the-poles")
    scene.astronaut(0, place=4)
    scene.fly(0, "value 20", "value 15")
    assert scene.s.dv[0] == 5 and sum(scene.s.gone) == 1 and scene.s.board[4] == 20
    scene.token(0, "polar-axis")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_12_sphinx_and_pyramids() -> None:
    scene = holder("sphinx-and-pyramids", shown=False)
    scene.scored(0, "leo", "orion")
    scene.put(0, "n1-8")
    scene.play(0, "travel 1 car")
    scene.resolve()
    scene.play(0, "go n1-7")
    assert scene.s.shown[0] == 1 and CONTENT.agendas[SPHINX].places == [square("n1-7")]
    for value, point in ((0, "extra"), (5, "extra"), (10, "none")):
        scene = holder("sphinx-and-pyramids")
        scene.astronaut(0, place=1)
        scene.board(2, value)
        scene.fly(0)
        assert scene.may(0, "hold") is (point == "extra")
        if point == "extra":
            scene.board(3, 10)
            scene.play(0, "fly")
            assert scene.s.place[0] == 3 and in_hand(scene.s) == NOTHING  # one more step, not two


def test_rule_10_13_e_mc2() -> None:
    scene = holder("emc2", "solar_system")
    scene.scored(0, "mercury", "taurus")
    assert fulfilled(scene.s, CONTENT, 0)
    scene.astronaut(0, place=1)
    seen_planets(scene, MERCURY)
    scene.s.planets[MERCURY] = 1
    scene.board(2, 10)
    scene.board(3, 10)
    scene.fly(0, "fly")
    assert scene.s.place[0] == 3 and in_hand(scene.s) == NOTHING  # one more step, not two


def test_rule_10_1_a_transit_is_an_observation_of_its_planet() -> None:
    for key, transit, other in (("emc2", "mercury-transit", "taurus"), ("tiny-rock-and-giant-ring", "mercury-transit", "saturn")):
        scene = holder(key, "solar_system")
        scene.scored(0, transit, other)
        assert fulfilled(scene.s, CONTENT, 0)
    scene = holder("barnumbirr", "solar_system")
    scene.scored(0, "venus-transit")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_1_agendas_name_places() -> None:
    words = " ".join(f"{spec.mission} {spec.reveal} {spec.effect}" for spec in CONTENT.agendas)
    assert not re.search(r"[+-]\dC\d", words)
    assert "Egypt" in CONTENT.agendas[SPHINX].mission


def test_rule_10_14_moon_festival() -> None:
    scene = holder("moon-festival")
    scene.astronaut(0, place=4)
    scene.board(5, 30)
    scene.fly(0, "redraw", "value 15")
    assert scene.s.dv[0] == 15 and scene.s.board[4] == 15 and sum(scene.s.gone) == 1
    other = holder("qixi-festival")
    other.astronaut(0, place=4)
    other.own(0, 1, 5)
    other.board(5, 30)
    other.fly(0, "fly")
    assert other.refused(0, "redraw") == "10.14"
    scene.token(0, "new-moon", "first-quarter", "full-moon", "last-quarter")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_15_qixi_festival() -> None:
    scene = holder("qixi-festival")
    scene.token(0, "full-moon")
    scene.astronaut(0, place=4)
    scene.s.sxt[0] = 2
    scene.board(5, 30)
    scene.fly(0, "negate")
    assert scene.s.phases[2] == AGAIN and scene.s.sxt[0] == 2 and scene.s.dv[0] == 0  # it stays on the sextant
    scene.token(0, "new-moon")
    scene.calibration()
    assert scene.refused(0, "sxt new-moon") == "5.4"
    scene.rest()
    assert scene.s.sxt[0] == 2
    scene.rest()
    assert scene.s.phases[2] == SPENT and scene.s.sxt[0] == NOBODY
    scene.scored(0, "lyra", "aquila")
    assert fulfilled(scene.s, CONTENT, 0)


@pytest.mark.parametrize(("number", "key", "cards"), [
    (16, "stars-of-wood-and-soil", ("jupiter", "saturn")), (22, "tiny-rock-and-giant-ring", ("mercury", "saturn")),
    (23, "asteroid-belt", ("jupiter", "mars")),
])  # fmt: skip
def test_rule_10_16_and_rule_10_22_and_rule_10_23_missions(number: int, key: str, cards: tuple[str, str]) -> None:
    scene = holder(key, "solar_system")
    scene.scored(0, cards[0])
    assert not fulfilled(scene.s, CONTENT, 0)
    scene.scored(0, cards[1])
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_17_hokulea() -> None:
    scene = holder("hokulea", shown=False)
    scene.token(0, "orientation", "southern-sky")
    scene.s.corners[0] = 0b101
    scene.put(0, "s1-11")
    scene.s.square[0] = square("s1-12")
    scene.play(0, "travel 1 boat")
    scene.resolve()
    scene.play(0, "go s2-12")
    assert scene.s.corners[0] == 7 and scene.s.shown[0] == 1
    flying = holder("hokulea", weeks=["crux", "leo", "cancer", "libra"])
    flying.astronaut(0, place=1)
    flying.board(2, 10)
    flying.board(3, 10)
    flying.fly(0, "fly")
    assert flying.s.place[0] == 3 and in_hand(flying.s) == NOTHING
    plain = holder("hokulea", weeks=["cancer", "leo", "crux", "libra"])
    plain.astronaut(0, place=1)
    plain.board(2, 10)
    plain.fly(0)
    assert plain.s.place[0] == 2 and in_hand(plain.s) == NOTHING


def test_rule_10_18_walkabout_emu() -> None:
    for key, dv in (("crux", 0), ("cancer", 20)):
        scene = holder("walkabout-emu", weeks=[key, "leo", "virgo", "libra"])
        scene.astronaut(0, place=4)
        scene.board(5, 20)
        scene.fly(0)
        assert scene.s.dv[0] == dv
    scene.scored(0, "crux", "scorpius")
    assert fulfilled(scene.s, CONTENT, 0)


def test_rule_10_19_barnumbirr() -> None:
    scene = holder("barnumbirr", "solar_system", shown=False)
    scene.scored(0, "venus")
    scene.play(0, "travel 1 car")
    scene.resolve()
    scene.play(0, "go s1-11")
    assert scene.s.shown[0] == 1


def test_rule_10_20_slippery_boost() -> None:
    right = holder("slippery-boost")
    right.astronaut(0, place=1)
    right.board(2, 10)
    right.board(3, 10)
    right.board(4, 15)
    right.fly(0, "guess 10", "value 10")
    assert right.s.place[0] == 3 and right.s.dv[0] == 20  # it has moved before the next guess
    assert right.refused(0, "guess 25") == "10.20" and "No tile of stage 3 shows 25" in right.told(0, "guess 25")
    right.play(0, "guess 5")
    right.chance("value 5")
    right.play(0, "fly")
    assert right.s.place[0] == 4
    wrong = holder("slippery-boost")
    wrong.astronaut(0, place=1)
    wrong.board(2, 10)
    wrong.fly(0, "guess 10", "value 5")
    assert wrong.s.place[0] == 0 and wrong.s.aborts[:2] == [0, 0]
    back = holder("slippery-boost")
    back.astronaut(0, place=MOON + 1)
    back.board(MOON + 2, 10)
    back.fly(0, "guess 10", "value 5")
    assert (back.s.out[0], back.s.place[0]) == (1, MOON + 2)  # an abort on the way back
    other = holder("thermal-roll")
    other.astronaut(0, place=1)
    other.s.named[0] = 0
    other.own(0, 1, 5)
    other.fly(0)
    assert other.refused(0, "guess 10") == "10.20"


def test_rule_10_21_thermal_roll() -> None:
    scene = holder("thermal-roll", shown=False)
    scene.token(0, "orientation")
    scene.astronaut(0)
    scene.s.own = [5] * len(scene.s.own)
    scene.s.swapped = [1, 1]
    scene.board(1, 10)
    scene.fly(0)
    assert scene.refused(0, "fly") == "10.21"
    scene.play(0, "name 10")
    assert scene.s.place[0] == 1 and scene.s.dv[0] == 0
    under_way = holder("thermal-roll")
    under_way.astronaut(0, place=1)
    under_way.s.named[0] = 0
    under_way.own(0, 1, 5)
    under_way.fly(0)
    under_way.s.named[0] = NOBODY
    assert not under_way.may(0, "name 10"), "a value is named before the flight, never in it"
