"""Rules, chapter 1: set-up."""

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import BadOption
from perilune.core.table import Table
from perilune.games.astronavigators.state import ACTION, FACE_DOWN, NavState
from tests.games.astronavigators.scene import CONTENT, Scene, square


def new_table(seats: int = 2) -> Table:
    game = perilune.box("astronavigators")
    return Table(game, game.settle(seats, {}), "setup", throws=False)


def dealt(*tiles: str) -> tuple[Table, NavState]:
    """A table up to the first month; the named tiles lie on top of the two home piles."""
    table = new_table()
    table.submit(0, "choose neil")
    table.submit(1, "choose wang")
    wanted = list(tiles)
    while table.deciders() == [CHANCE]:
        moves = [move.text for move in table.game.phase(table.state).legal(table.state, CHANCE)]  # type: ignore[union-attr]
        chosen = next((f"turn-up {tile}" for tile in wanted if f"turn-up {tile}" in moves), moves[0])
        table.submit(CHANCE, chosen)
    state = table.state
    assert isinstance(state, NavState)
    return table, state


def test_rule_1_1_each_chooses_a_continent_in_seat_order() -> None:
    table = new_table(3)
    assert table.deciders() == [0]
    table.submit(0, "choose wang")
    assert table.deciders() == [1]
    refusal = table.why_not(1, "choose wang")
    assert refusal is not None and refusal.rule == "1.1"
    with pytest.raises(BadOption, match="solo"):
        table.game.settle(1, {"mode": "first_and_fast"})


def test_rule_1_2_the_home_tile_gives_the_starting_knowledge() -> None:
    _, s = dealt("na-4", "as-1")
    assert s.nk == [6, 4] and s.dv == [0, 0]
    assert s.square == [CONTENT.characters[0].home, CONTENT.characters[4].home] == [square("n2-4"), square("n1-10")]


def test_rule_1_3_most_knowledge_is_first_player() -> None:
    assert dealt("na-4", "as-1")[1].first == 0
    assert dealt("na-1", "as-4")[1].first == 1
    table, _ = dealt("na-4", "as-4")
    rows = [row.text for row in table.record.rows if row.text.startswith("chance-seat")]
    assert rows == ["chance-seat seat-1"]  # a draw among equals


def test_rule_1_4_a_card_in_each_week_and_open_piles() -> None:
    _, s = dealt()
    assert [len(cards) for cards in s.weeks] == [1, 1, 1, 1]
    assert s.top >= 0 and all(tile >= 0 for tile in s.pile_top)
    assert s.round == 1 and s.stage == ACTION
    assert sum(s.deck) == 78 - 5


def test_rule_1_5_face_down_tiles_have_no_face_yet() -> None:
    table, s = dealt()
    assert s.board == [FACE_DOWN] * 10
    assert s.bag[:4] == [4, 3, 2, 1]
    refusal = table.why_not(s.at, "deal leo")
    assert refusal is not None and refusal.rule == "1.5"
    scene = Scene()
    scene.astronaut(0)
    scene.play(0, "travel 1 spacecraft")
    scene.resolve()
    scene.play(0, "draw out-1")
    assert scene.refused(CHANCE, "deal leo") == "1.5"
    assert scene.refused(CHANCE, "value 20") == "1.5"  # stage 1 has no such tile
