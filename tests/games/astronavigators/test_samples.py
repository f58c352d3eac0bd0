"""The rulebook's own examples."""

from perilune.games.astronavigators.content import MILKY_WAY, ORIENTATION, SUMMER_TRIANGLE
from perilune.games.astronavigators.state import FACE_DOWN
from perilune.games.astronavigators.world.sky import ROWS
from tests.games.astronavigators.scene import CONTENT, Scene

AUGUST = 5
PLUS_2 = 1


def test_august_in_zone_plus_2() -> None:
    """The sixth month of the game: two rows never set and no daylight touches them."""
    sky = CONTENT.sky
    assert sky.months[AUGUST].number == 8
    never = [row for row in range(ROWS) if all(sky.cell(AUGUST, PLUS_2, row, hour) for hour in range(24))]
    assert never == [0, 1]
    assert [hour for hour in range(24) if not sky.cell(AUGUST, PLUS_2, 2, hour)] == [7, 8, 9, 10, 11, 12]


def test_the_tropics_at_the_equinox_have_the_same_daylight() -> None:
    sky = CONTENT.sky
    for month in (0, 6):
        for row in (1, 2, 3, 4):
            assert [sky.cell(month, 2, row, hour) for hour in range(24)] == [sky.cell(month, 3, row, hour) for hour in range(24)]


def test_the_sun_covers_gemini_at_the_june_solstice() -> None:
    june = CONTENT.sky.months[3]
    assert (june.name, june.zodiac, june.declination) == ("June", "Gemini", 234)


def test_a_card_with_three_symbols_completes_one_set() -> None:
    """The Milky Way is complete; Orientation and the Summer Triangle are one symbol away."""
    scene = Scene(weeks=["aquila", "leo", "virgo", "libra"])
    scene.s.symbols[MILKY_WAY], scene.s.symbols[ORIENTATION], scene.s.symbols[SUMMER_TRIANGLE] = 3, 1, 1
    scene.play(0, "observe 1")
    scene.resolve()
    assert scene.s.nk[0] == 5 + 5 + 10
    assert [scene.s.sets[number] for number in (MILKY_WAY, ORIENTATION, SUMMER_TRIANGLE)] == [1, 0, 0]
    for number in (ORIENTATION, SUMMER_TRIANGLE):
        assert scene.s.symbols[number] == CONTENT.sets[number].least - 1


def test_the_train_may_not_stop_without_a_station() -> None:
    scene = Scene()
    scene.put(0, "n2-8")
    scene.play(0, "travel 1 train")
    scene.resolve()
    assert scene.refused(0, "go n2-9") == "4.2"
    scene.play(0, "go n2-10")


def test_a_craft_skips_the_full_stage_3() -> None:
    scene = Scene(4)
    for seat, place in enumerate((2, 3, 3, 0)):
        scene.astronaut(seat, place)
    scene.fly(0, "value 15")
    assert scene.s.place[0] == 4 and scene.s.dv[0] == 15 and scene.s.board[2] == FACE_DOWN
