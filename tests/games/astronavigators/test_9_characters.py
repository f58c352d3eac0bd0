"""Rules, chapter 9: the characters of the Constellation mode."""

import perilune
from perilune.core.chance import CHANCE, HIDDEN
from perilune.core.table import Table
from perilune.games.astronavigators.cards.characters import CHARACTERS
from perilune.games.astronavigators.content import BOAT, CHARACTER_KEYS
from perilune.games.astronavigators.state import NOBODY, NavState
from perilune.games.astronavigators.world.travel import destinations
from tests.games.astronavigators.scene import CONTENT, Scene, card, square


def duo(one: str, other: str = "sphen", weeks: list[str] | None = None) -> Scene:
    return Scene(mode="constellation", who=(one, other), weeks=weeks)


def observed(scene: Scene, week: int) -> int:
    """How much knowledge the observation brings."""
    before = scene.s.nk[0]
    scene.play(0, f"observe {week}")
    scene.resolve()
    return scene.s.nk[0] - before


def test_rule_9_1_the_draft() -> None:
    game = perilune.box("astronavigators")
    table = Table(game, game.settle(3, {"mode": "constellation"}), "draft", throws=False)
    table.submit(CHANCE, "chance-seat seat-2")
    for text in ("show-ability neil", "show-ability wang"):
        table.submit(CHANCE, text)
    refusal = table.why_not(1, "choose leo")
    assert refusal is not None and refusal.rule == "9.1"
    table.submit(1, "choose wang")
    assert table.deciders() == [CHANCE]
    state = table.state
    assert isinstance(state, NavState)
    assert table.game.view(state, 0).character[1] == HIDDEN
    table.submit(CHANCE, "show-ability neil")  # was shuffled back
    table.submit(CHANCE, "show-ability leo")
    assert table.deciders() == [0]  # to the right
    assert table.game.view(state, 2).offer[:2] == [HIDDEN, HIDDEN]
    table.submit(0, "choose leo")
    table.submit(CHANCE, "show-ability yuri")
    table.submit(CHANCE, "show-ability joao")
    table.submit(2, "choose joao")
    assert state.character == [3, 4, 1] and state.first == 2
    assert table.game.view(state, 0).character == [3, 4, 1]


def test_rule_9_2_first_and_fast_has_none_of_it() -> None:
    scene = Scene(weeks=["solar-eclipse", "virgo", "libra", "cancer"])
    for text in ("observe-second 1", "earth-rise 1", "observe-planet 1", "use north-america", "trade north-america asia"):
        assert scene.refused(0, text) == "9.2"
    assert scene.may(0, "observe 1")  # no solar protection asked
    leo = Scene(who=("leo", "wang"), weeks=["auriga", "virgo", "libra", "cancer"])
    assert observed(leo, 1) == 5


def test_rule_9_3_neil_saves_three_and_scores_what_he_can() -> None:
    scene = duo("neil")
    scene.save(0, "orion", "crux", "gemini")
    before = scene.s.nk[0]
    scene.play(0, "planned 1")
    scene.resolve()
    assert scene.s.nk[0] == before + 10 and scene.s.saved[:3] == [card("crux"), -1, -1]
    scene = duo("neil")
    scene.save(0, "orion", "crux")
    scene.play(0, "plan 1")
    scene.resolve()
    assert scene.s.saved[:3] == [card("orion"), card("crux"), card("leo")]


def test_rule_9_4_joao_and_eclipses() -> None:
    assert observed(duo("joao", weeks=["solar-eclipse"] * 4), 1) == 20
    assert observed(duo("joao", weeks=["lunar-eclipse"] * 4), 3) == 20
    assert observed(duo("joao", weeks=["full-moon"] * 4), 3) == 5


def test_rule_9_5_yuri_scores_the_card_below_too() -> None:
    scene = duo("yuri", weeks=["cancer", "crux", "libra", "leo"])
    scene.save(0, "orion")
    before = scene.s.nk[0]
    scene.play(0, "planned 1")
    scene.resolve()
    assert scene.s.nk[0] == before + 10 and scene.s.weeks[0] == []
    scene = duo("yuri", weeks=["crux", "crux", "libra", "leo"])
    scene.save(0, "orion")
    scene.play(0, "planned 1")
    scene.resolve()
    assert scene.s.nk[0] == before + 5 and scene.s.weeks[0] == [card("crux")]


def test_rule_9_6_leo() -> None:
    assert observed(duo("leo", weeks=["cancer"] * 2 + ["leo", "libra"]), 1) == 10
    assert observed(duo("leo", weeks=["canis-major"] * 2 + ["leo", "libra"]), 1) == 0
    scene = duo("leo", weeks=["cancer"] * 2 + ["leo", "libra"])
    scene.s.symbols[0] = 3
    assert observed(scene, 1) == 10 and scene.s.sets[0] == 1


def test_rule_9_7_wang_and_the_moon() -> None:
    assert observed(duo("wang", weeks=["full-moon"] * 4), 3) == 10
    assert observed(duo("wang", weeks=["lunar-eclipse"] * 4), 3) == 15
    assert observed(duo("wang", weeks=["cancer"] * 2 + ["leo", "libra"]), 1) == 5


def test_rule_9_8_jarrah_goes_two_steps_by_boat() -> None:
    jarrah, neil = duo("jarrah"), duo("neil")
    for scene in (jarrah, neil):
        scene.put(0, "n1-1")
    one = set(destinations(neil.s, CONTENT, 0, BOAT))
    two = set(destinations(jarrah.s, CONTENT, 0, BOAT))
    assert one < two and square("s2-1") in two - one


def test_rule_9_9_sphens_heliports() -> None:
    scene = duo("neil", "sphen")
    scene.play(0, "pass 2")
    scene.play(1, "travel 1 helicopter")
    assert scene.refused(1, "heliport 1 n2-1") == "9.9"
    scene.play(1, "heliport 1 n1-6", "heliport 2 n2-9")
    assert scene.s.heliports == [square("n1-6"), square("n2-9")]
    scene.play(1, "stop")
    scene.rest()
    scene.put(0, "n1-6")
    scene.put(1, "n1-6")
    scene.s.at = 0
    assert scene.refused(0, "travel 1 helicopter") == "4.1"
    scene.s.at = 1
    assert scene.may(1, "travel 1 helicopter")
    sphen, s = CHARACTERS[CHARACTER_KEYS.index("sphen")], scene.s
    s.heliports = [square("n3-1"), square("n3-6")]
    assert [sphen.own_icons(s, CONTENT, square(key)) for key in ("n3-1", "n3-6", "n3-2")] == [1, 4, 0], "by continent"
    s.heliports = [square("n2-1"), NOBODY]
    assert sphen.own_icons(s, CONTENT, square("n2-1")) == 0, "the open sea is no continent"
    other = duo("neil")
    other.play(0, "travel 1 car")
    other.resolve()
    assert other.refused(0, "heliport 1 n1-6") == "9.9"
