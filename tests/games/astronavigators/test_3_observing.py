"""Rules, chapter 3: observing. The real sky."""

from pathlib import Path

import pytest

from perilune.games.astronavigators.content import SETS, WEEKS
from perilune.games.astronavigators.world.sky import BELOW, DAYLIGHT, POLAR_DAY, ROWS, SEEN, zone_names
from tests.games.astronavigators.scene import CONTENT, Scene, card

GOLDEN = Path(__file__).parent / "visibility.txt"
SKY = CONTENT.sky
MONTHS = [month.key for month in SKY.months]


@pytest.mark.parametrize(("key", "week"), [("new-moon", 1), ("first-quarter", 2), ("full-moon", 3), ("last-quarter", 4)])
def test_rule_3_1_a_phase_is_seen_in_its_week(key: str, week: int) -> None:
    scene = Scene(weeks=[key] * 4)
    for other in range(1, 5):
        if other != week:
            assert scene.refused(0, f"observe {other}") == "3.1"
    scene.play(0, f"observe {week}")
    scene.resolve()
    assert scene.s.nk[0] == 10


def test_rule_3_1_eclipses_in_the_week_of_new_and_full_moon() -> None:
    assert Scene(weeks=["solar-eclipse"] * 4).may(0, "observe 1")
    assert Scene(weeks=["lunar-eclipse"] * 4).may(0, "observe 3")
    assert Scene(weeks=["lunar-eclipse"] * 4).refused(0, "observe 1") == "3.1"


VECTORS = [
    ("leo", "aug", "+2", False), ("leo", "jan", "+2", True), ("ursa-major", "aug", "+2", True), ("ursa-major", "sep", "+1", False),
    ("crux", "mar", "+1", True), ("crux", "mar", "+2", False), ("crux", "sep", "-2", True), ("octans", "jun", "-3", True),
    ("octans", "dec", "-3", False), ("orion", "dec", "+2", True), ("orion", "jun", "-1", False), ("scorpius", "jun", "+2", False),
    ("scorpius", "jun", "+1", True), ("ursa-minor", "mar", "+3", False), ("ursa-minor", "dec", "+3", True),
    ("gemini", "jun", "-2", False), ("cassiopeia", "apr", "+1", False), ("cassiopeia", "apr", "+2", True),
    ("pisces", "mar", "-1", False), ("carina", "may", "-1", False),
]  # fmt: skip


@pytest.mark.parametrize(("key", "month", "zone", "seen"), VECTORS)
def test_rule_3_2_every_cell_must_be_clear(key: str, month: str, zone: str, seen: bool) -> None:
    assert (SKY.why_not(MONTHS.index(month), zone_names().index(zone), card(key)) == SEEN) is seen


def test_rule_3_2_the_whole_table_as_people_read_it() -> None:
    assert written() == GOLDEN.read_text(encoding="utf-8")


def written() -> str:
    """The visibility table: a block for each zone, a line for each constellation, a letter for each month."""
    letters = {SEEN: "*", BELOW: "-", DAYLIGHT: "d", POLAR_DAY: "."}
    lines = ["Which constellation is seen from which zone in which month, March to February.",
             "* seen   d partly in daylight   - not wholly above the horizon   . no night", ""]  # fmt: skip
    for zone in range(ROWS):
        lines.append(f"zone {zone_names()[zone]:14} M A M J J A S O N D J F")
        for figure in range(SKY.count):
            row = " ".join(letters[SKY.why_not(month, zone, figure)] for month in range(12))
            lines.append(f"  {CONTENT.cards[figure].name:17} {row}")
        lines.append("")
    return "\n".join(lines)


def test_rule_3_3_rows_more_than_two_away_are_below_the_horizon() -> None:
    scene = Scene(weeks=["crux", "octans", "leo", "orion"])
    assert scene.refused(0, "observe 1") == "3.3"
    assert "below the horizon of zone +2" in scene.told(0, "observe 1")
    scene.put(0, "n1-4")
    assert scene.may(0, "observe 1")
    assert scene.refused(0, "observe 2") == "3.3"
    assert [SKY.cell(0, 1, row, 12) for row in range(ROWS)] == [True, True, True, True, False, False]


def test_rule_3_4_daylight_hides_six_hours() -> None:
    scene = Scene(weeks=["pisces", "aries", "leo", "lyra"])
    assert scene.refused(0, "observe 1") == "3.4"
    assert "In March the Sun hides hours 21 to 3 of the sky" in scene.told(0, "observe 1")
    for month in range(12):
        hidden = [hour for hour in range(24) if not SKY.cell(month, 2, 2, hour)]
        assert len(hidden) == 6
    for zone, covered in ((1, [2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4]), (4, [2, 3])):
        rows = [
            row for row in range(ROWS) if abs(row - zone) <= 2 and not all(SKY.cell(0, zone, row, hour) for hour in range(24))
        ]
        assert rows == covered


def test_rule_3_5_polar_night_and_polar_day() -> None:
    scene = Scene(weeks=["ursa-minor", "leo", "octans", "scorpius"])
    scene.put(0, "n3-2")
    assert scene.refused(0, "observe 1") == "3.5"
    assert "In March there is no night in zone +3" in scene.told(0, "observe 1")
    scene.month("dec")
    assert scene.may(0, "observe 1") and scene.may(0, "observe 2")
    assert scene.refused(0, "observe 3") == "3.3"
    scene.put(0, "s3-7")
    assert scene.refused(0, "observe 3") == "3.5"
    scene.month("jun")
    assert scene.may(0, "observe 3") and scene.may(0, "observe 4")


def test_rule_3_6_an_eclipse_of_the_sun_needs_the_sun() -> None:
    scene = Scene(weeks=["solar-eclipse"] * 4)
    for where, month, seen in (("n3-2", "mar", True), ("n3-2", "dec", False), ("s3-7", "sep", True), ("s3-7", "jun", False)):
        scene.put(0, where)
        scene.month(month)
        assert scene.may(0, "observe 1") is seen
        if not seen:
            assert scene.refused(0, "observe 1") == "3.6"


@pytest.mark.parametrize(
    ("key", "week", "nk"), [("cancer", 1, 5), ("full-moon", 3, 5), ("lunar-eclipse", 3, 10), ("solar-eclipse", 1, 10)]
)
def test_rule_3_7_what_a_card_is_worth(key: str, week: int, nk: int) -> None:
    scene = Scene(weeks=[key] * 4)
    scene.play(0, f"observe {week}")
    scene.resolve()
    assert scene.s.nk[0] == 5 + nk
    assert scene.s.weeks[week - 1] == [] and scene.s.scored[card(key)] == 1


def test_rule_3_8_a_lunar_card_gives_the_token_of_its_phase_once() -> None:
    for key, week, token in (("solar-eclipse", 1, 0), ("first-quarter", 2, 1), ("lunar-eclipse", 3, 2), ("last-quarter", 4, 3)):
        scene = Scene(weeks=[key] * 4)
        scene.play(0, f"observe {week}")
        scene.resolve()
        assert [n for n in range(WEEKS) if scene.s.phases[n]] == [token]
        scene = Scene(weeks=[key] * 4)
        scene.s.phases[token] = 2
        scene.play(0, f"observe {week}")
        scene.resolve()
        assert scene.s.phases[token] == 2


def test_rule_3_9_enough_symbols_complete_a_set_once() -> None:
    scene = Scene(weeks=["cancer", "leo", "virgo", "libra"])
    scene.s.symbols[0] = 3  # Ecliptica needs 4
    scene.play(0, "observe 1")
    scene.resolve()
    assert scene.s.nk[0] == 5 + 5 + 10 and scene.s.sets[0] == 1
    scene = Scene(weeks=["cancer", "leo", "virgo", "libra"])
    scene.s.symbols[0], scene.s.sets[0] = 4, 2
    scene.play(0, "observe 1")
    scene.resolve()
    assert scene.s.nk[0] == 10 and scene.s.sets[0] == 2


@pytest.mark.parametrize("number", range(SETS))
def test_rule_3_9_every_set_can_be_completed(number: int) -> None:
    copies = sum(spec.copies for spec in CONTENT.cards if number in spec.sets)
    assert CONTENT.sets[number].least <= copies and CONTENT.sets[number].nk == 10


def test_rule_3_10_nobody_observes_in_space() -> None:
    scene = Scene()
    scene.astronaut(0, place=2)
    assert scene.refused(0, "observe 1") == "3.10"
