"""The content of Uranus!: what the printed matter must be, the rulebook's examples, and the fast offers."""

import itertools
from pathlib import Path
from shutil import copytree

import pytest

import perilune
from perilune.core.chance import Rng
from perilune.core.errors import BadContent
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step
from perilune.games.uranus.bot.ground import spread
from perilune.games.uranus.cards.junk_cards import junk_cards
from perilune.games.uranus.content import MODULES, SPACESHIP, SYMBOLS, Content
from perilune.games.uranus.hexes import BIT, COORDINATES, HEXES, NEXT_TO, hexes_of, laid
from perilune.games.uranus.moon import starting_mines
from perilune.games.uranus.state import BUILDING
from tests.games.uranus.scene import CONTENT, FOLDER, Scene, h


def turned(cell: tuple[int, int, int], times: int) -> int:
    """The hex that a hex becomes when the moon is turned by 60 degrees so often."""
    return COORDINATES.index(laid([cell], times)[0])


@pytest.mark.parametrize(("base", "other", "turns"), [(0, 2, 2), (0, 4, 4), (1, 3, 2), (1, 5, 4)])
def test_two_layouts_turned(base: int, other: int, turns: int) -> None:
    a, b = CONTENT.moons[base], CONTENT.moons[other]
    assert all(a.terrain[hex_] == b.terrain[turned(cell, turns)] for hex_, cell in enumerate(COORDINATES))


def test_starting_cards_name_each_hex_but_the_centre_once() -> None:
    named = [hex_ for card in CONTENT.starts for hex_ in [*card.mines, card.spare]]
    assert sorted(named) == [hex_ for hex_ in range(HEXES) if hex_ != h("0,0,0")]
    for moon in range(6):
        for card in range(12):
            assert starting_mines(CONTENT, moon, card) & BIT[CONTENT.moons[moon].volcano] == 0


def test_36_different_impacts() -> None:
    shapes = {min(tuple(sorted(laid(card.cells, turn))) for turn in range(12)) for card in CONTENT.impacts}
    assert len(shapes) == 36
    assert [sum(1 for card in CONTENT.impacts if card.symbol == n) for n in range(len(SYMBOLS))] == [12, 12, 12]
    assert {len(card.cells) for card in CONTENT.impacts} == {2, 3, 4, 5, 6, 7, 8}


def test_modules_and_track() -> None:
    assert [sum(module) for module in CONTENT.modules] == [8] * MODULES
    assert [sum(module[colour] for module in CONTENT.modules) for colour in range(5)] == [13, 11, 10, 8, 6]
    attacks = [space for space, attack in enumerate(CONTENT.attacks) if attack]
    gaps = [b - a for a, b in itertools.pairwise(attacks)]
    assert gaps == sorted(gaps, reverse=True), "attacks become more frequent"
    assert (CONTENT.end, len(attacks)) == (18, 7), "the numbers that docs/uranus-difficulty.md measures"
    assert {race.tracks[SPACESHIP].steps for race in CONTENT.races} == {2}
    assert sum(CONTENT.supply) == 190


def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    folder = Path(perilune.__file__).parent / "games/uranus/content"
    for file in folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(
            text.replace("B V B", "B G B", 1) if file.name == "moons.toml" else text, encoding="utf-8"
        )
    with pytest.raises(BadContent, match="one V"):
        Content(tmp_path)


def test_a_junk_card_whose_effect_nobody_knows_is_refused() -> None:
    content = Content(FOLDER)
    assert len(junk_cards(content)) == 12
    content.junks[4].effect = "hard landing"
    with pytest.raises(BadContent, match="card 5: there is no effect 'hard landing'. Choose one of: spin right"):
        junk_cards(content)


def test_a_thirteenth_junk_card_is_a_row(tmp_path: Path) -> None:
    copytree(FOLDER, tmp_path / "pack")
    with (tmp_path / "pack/junk.toml").open("a", encoding="utf-8") as stream:
        stream.write(
            '\n[[junk]]\nkey = "13"\nname = "Another storm"\neffect = "storm"\nsolo = true\n'
            'text = "All pairs of cards move one place clockwise."\nsource = "reconstructed"\n'
        )
    game = perilune.box("uranus", tmp_path / "pack")
    assert any(move.text == "junk 13" for move in game.catalogue.moves)
    state = game.deal(game.settle(1, {}))
    rng, silent = Rng(13), Journal(silent=True)
    kept = game.inventory(state)
    while step(game, state, rng, silent) != OVER:
        pass
    assert game.inventory(state) == kept


def test_the_planner_knows_the_neighbours() -> None:
    assert [spread(BIT[hex_]) for hex_ in range(HEXES)] == [NEXT_TO[hex_] | BIT[hex_] for hex_ in range(HEXES)]


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_fast_offers_of_phase_4_equal_the_filter(seats: int) -> None:
    game = perilune.box("uranus")
    state = game.deal(game.settle(seats, {"boards": "random"}))
    rng, silent = Rng(seats), Journal(silent=True)
    checked = 0
    while step(game, state, rng, silent) != OVER:
        phase = game.phase(state)
        if phase is not None and state.stage == BUILDING:
            for seat in phase.deciders(state):
                slow = [move for move in phase.candidates(state, seat) if phase.why_not(state, seat, move) == 0]
                assert phase.legal(state, seat) == slow
                checked += 1
    assert checked > 10


def test_sample_a_set_sent_to_module_1() -> None:
    scene = Scene(3, races=["falkafreedi"])
    scene.know(0, "rocket")
    scene.s.mines[0] |= BIT[h("0,0,0")]
    scene.s.pads[0] = BIT[h("0,0,0")]
    scene.hand(0, "0,0,0", "BBBSR")
    scene.play(0, "send 0,0,0 1")
    assert scene.filled(1) == "BBBS"
    scene.chance("junk 8", "coordinate 0,1,-1", "pattern c01")
    assert scene.table.deciders() == [2], "the moon to the right"
    scene.play(2, "impact 0")
    assert len(hexes_of(scene.s.dark[2])) == 2


def test_partners_do_not_block_an_undo_in_phase_3() -> None:
    scene = Scene(2, races=["falkafreedi", "osmish"])
    scene.hand(0, "0,0,0", "R")
    scene.hand(1, "0,0,0", "B")
    table = scene.table
    table.submit(0, "use 0,0,0 tunnel")
    table.submit(1, "use 0,0,0 tunnel")
    table.undo(0)
    assert (scene.marks(0, "tunnel"), scene.marks(1, "tunnel")) == (0, 1)


@pytest.mark.parametrize("deck", ["first", "standard", "advanced"])
def test_games_are_counted_by_deck_and_seats(deck: str) -> None:
    scene = Scene(3, deck=deck, start=False)
    assert scene.table.game.variant(scene.s) == f"{deck}-3"
