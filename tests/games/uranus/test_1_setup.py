"""Rules, chapter 1: set-up."""

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import BadOption, IllegalMove
from perilune.core.table import Table
from perilune.games.uranus.content import LAVA, Content
from perilune.games.uranus.hexes import BIT, COORDINATES, count, hexes_of
from perilune.games.uranus.moon import starting_mines
from perilune.games.uranus.state import DOWN, USING
from tests.games.uranus.scene import CONTENT, FOLDER, Scene, h


def test_rule_1_1_boards_by_number_or_by_chance() -> None:
    scene = Scene(6)
    assert scene.s.races == scene.s.moons == scene.s.starts == [0, 1, 2, 3, 4, 5]
    scene = Scene(3, races=["yarls"])
    assert scene.s.races == [2, 1, 0], "the others take their own number, or the first that is free"
    game = perilune.box("uranus")
    with pytest.raises(BadOption):
        game.settle(2, {"race": ["yarls", "yarls"]})
    table = Table(game, game.settle(2, {"boards": "random"}), throws=False)
    table.submit(CHANCE, "race yarls")
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        table.submit(CHANCE, "race yarls")
    for text in ("race osmish", "moon vi"):
        table.submit(CHANCE, text)
    with pytest.raises(IllegalMove, match="cannot be drawn"):
        table.submit(CHANCE, "moon vi")
    for text in ("moon i", "start 12", "start 1"):
        table.submit(CHANCE, text)
    assert table.deciders() == [0, 1]


def test_rule_1_2_61_hexes_one_volcano_four_printed_mines() -> None:
    assert len(COORDINATES) == 61
    assert all(sum(cell) == 0 and max(map(abs, cell)) <= 4 for cell in COORDINATES)
    for moon in CONTENT.moons:
        assert [moon.terrain.count(colour) for colour in (0, 1, 2, 3, 4, LAVA)] == [16, 14, 12, 10, 8, 1]
        assert sorted(moon.terrain[hex_] for hex_ in hexes_of(moon.mines)) == [0, 1, 2, 3]


def test_rule_1_3_the_fifth_mine_settles_a_clash() -> None:
    clean = starting_mines(CONTENT, 0, 1)
    assert clean & ~CONTENT.moons[0].mines == sum(BIT[hex_] for hex_ in CONTENT.starts[1].mines)
    assert h("-3,1,2") in hexes_of(CONTENT.moons[0].mines)
    clash = starting_mines(CONTENT, 0, 0)
    assert clash & BIT[h("-4,4,0")], "card 1 asks for (-3,1,2), where moon I has a printed mine"
    for moon in range(6):
        for card in range(12):
            assert count(starting_mines(CONTENT, moon, card)) == 8
    on_volcano = starting_mines(CONTENT, 0, 10)
    assert on_volcano & BIT[h("2,-2,0")] == 0
    assert on_volcano & BIT[h("-4,0,4")]


def test_rule_1_3_content_whose_fifth_mine_clashes_too() -> None:
    content = Content(FOLDER)
    moon, card = content.moons[0], content.starts[10]
    assert moon.volcano in card.mines
    card.spare = moon.volcano
    mines = starting_mines(content, 0, 10)
    assert count(mines) == 8
    assert mines & BIT[moon.volcano] == 0


def test_the_marker_stands_before_the_track_until_the_first_round() -> None:
    scene = Scene(2, start=False)
    assert (scene.s.space, scene.s.mines_left) == (0, [2, 2])


def test_rule_1_4_two_free_mines() -> None:
    scene = Scene(2, start=False)
    assert scene.refused(0, "ready") == "1.4"
    assert scene.refused(0, "mine 2,-2,0") == "5.5", "the volcano"
    assert scene.refused(0, "mine 1,-1,0") == "5.5", "a mine is there"
    scene.play(0, "mine 0,0,0")
    assert scene.refused(0, "ready") == "1.4", "one mine is still to come"
    scene.play(0, "mine 0,4,-4")
    assert scene.refused(0, "mine 1,3,-4") == "1.4"
    assert count(scene.s.mines[0]) == 10
    scene.play(1, "mine 0,0,0", "mine 0,4,-4")
    scene.play(0, "ready")
    assert scene.table.deciders() == [1]
    scene.play(1, "ready")
    assert scene.s.space == 1


@pytest.mark.parametrize(("seats", "pairs"), [(1, 2), (2, 2), (3, 3), (6, 6)])
def test_rule_1_5_a_pair_on_each_side(seats: int, pairs: int) -> None:
    scene = Scene(seats, races=["yarls"], start=False)
    assert len(scene.s.cards) == 2 * pairs


def test_rule_1_5_with_two_players_each_pair_touches_both_moons() -> None:
    scene = Scene(2, races=["osmish", "arshantans"], start=False)
    assert min(scene.s.cards) >= 0, "both pairs are beside the telescopes"
    scene = Scene(2, races=["osmish", "yarls"])
    scene.attack(("4,0,-4", "c01"), ("-4,0,4", "c02"))
    assert scene.s.todo == [0b11, 0b11]
    scene.play(0, "face left", "impact 0")
    scene.play(1, "face right", "impact 0")
    assert "4,0,-4" in scene.dark(0), "pair 1 is to the left of seat 1"
    assert "4,0,-4" in scene.dark(1), "and to the right of seat 2"
    assert "-4,0,4" not in scene.dark(0) + scene.dark(1)


def test_rule_1_6_face_down_unless_beside_telescopes() -> None:
    scene = Scene(4, races=["osmish", "arshantans"], start=False)
    assert [card == DOWN for card in scene.s.cards] == [False, False, False, False, True, True, True, True]
    scene = Scene(3, start=False)
    assert scene.s.cards == [DOWN] * 6
    assert count(scene.s.bag[0]) == 61, "a card that nobody has seen has no face"


def test_rule_1_7_three_decks() -> None:
    for deck, symbols in (("first", {0, 1}), ("standard", {0, 1, 2}), ("advanced", {1, 2})):
        scene = Scene(2, deck, start=False)
        cards = hexes_of(scene.s.bag[1])
        assert {CONTENT.impacts[card].symbol for card in cards} == symbols
        assert len(cards) == 12 * len(symbols)


def test_rule_1_8_the_supply() -> None:
    scene = Scene(2, start=False)
    assert scene.s.supply == [50, 44, 38, 32, 26]


def test_rule_1_9_chance_decides_what_is_dealt() -> None:
    scene = Scene(3)
    assert scene.s.stage == USING
    scene = Scene(3, races=["arshantans"], start=False)
    game = perilune.box("uranus")
    table = Table(game, game.settle(2, {"race": ["arshantans", "any"]}), throws=False)
    assert table.deciders() == [CHANCE]
    table.submit(CHANCE, "coordinate 0,0,0")
    refusal = game.refusal(table.state, CHANCE, game.catalogue.parse("ready"), ["A", "B"])
    assert refusal is not None
    assert refusal.rule == "1.9"


def test_the_track_is_told_before_the_first_round() -> None:
    game = perilune.box("uranus")
    table = Table(game, game.settle(2, {}), "s1")
    track = table.seen(0).regions()[0]
    assert track.title == "Asteroid track"
    assert track.lines[0] == "Before round 1, set-up."
    assert track.lines[1] == "Rounds with attacks to come: 4, 7, 10, 12, 14, 16, 17. The moons explode on space 18."
