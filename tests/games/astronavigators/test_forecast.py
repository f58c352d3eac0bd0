"""What is told of a declared action before it is chosen."""

from perilune.games import lesson
from perilune.games.astronavigators.words.foretell import flying
from tests.games.astronavigators.scene import CONTENT, Scene


def told(chapter: int, played: list[str], text: str) -> str:
    """What the preview of a move says beyond what it does at once, at a place in the lesson."""
    seen = lesson("astronavigators").stand(chapter, played).seen()
    move = seen.game.catalogue.parse(text)
    assert seen.why_not(move) is None, text
    return " ".join(seen.consequences(move).forecast)


def test_an_observation_tells_what_it_will_bring() -> None:
    assert told(0, [], "observe 3") == "When the week is done: +5 knowledge."
    assert told(0, [], "observe 1") == "When the week is done: +5 knowledge, New Moon token."


def test_a_journey_tells_how_far_it_leads() -> None:
    assert "First use +5, 3 places to go." in told(1, [""], "travel 1 car")


def test_a_saved_card_tells_when_it_is_seen() -> None:
    assert told(0, [], "plan 4") == "You keep the card. From your zone it is seen next in June; from others perhaps sooner."
    assert "never" in told(0, [], "plan 2")


def test_becoming_an_astronaut_tells_what_the_moon_takes() -> None:
    assert (
        told(2, ["", ""], "train") == "The Moon usually takes 60; you have 40, the rocket gives 10, all six vehicles give 20 "
        "and the sextant can take off 20."
    )


def test_a_tile_tells_where_it_leads_before_it_is_used() -> None:
    said = told(1, ["", "", "travel 1 car", "go n1-4"], "connect north-america")
    assert said.startswith("By boat: ") and "+6" in said and said.endswith(".")


def test_a_tile_that_is_too_hard_names_what_helps_against_it() -> None:
    """The lesson let one press a key that said "you would abort", with the tile in hand that prevents it."""
    scene = Scene()
    scene.astronaut(0, place=4, nk=70)
    scene.s.dv[0] = 45
    scene.board(5, 30)
    assert flying(scene.s, CONTENT, 0, 5) == "difficulty 75, you would abort"
    scene.s.own[4] = 15
    assert flying(scene.s, CONTENT, 0, 5) == "difficulty 75, you need your own tile"
    scene.s.own[4] = 30
    assert flying(scene.s, CONTENT, 0, 5) == "difficulty 75, you would abort"
    scene.s.sxt[0] = 2
    assert flying(scene.s, CONTENT, 0, 5) == "difficulty 75, you need the sextant"
