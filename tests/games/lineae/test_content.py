"""The printed matter: complete, marked with its source, and open to packs."""

from pathlib import Path
from shutil import copytree

import pytest

import perilune
from perilune.core.chance import CHANCE
from perilune.core.errors import BadContent
from perilune.core.table import Table
from perilune.games.lineae.content import ANY, KINDS, MINERALS, NONE
from perilune.games.lineae.state import SUNLIGHT, OceanState
from tests.games.lineae.scene import CONTENT, DEPOSIT_ORDER, ROCKET_ORDER, Scene

FOLDER = Path(perilune.__file__).parent / "games/lineae/content"


def pack(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """A copy of the content with one change."""
    folder = tmp_path / "pack"
    copytree(FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def with_row(tmp_path: Path, name: str, row: str) -> Path:
    """A copy of the content with one more row in a file."""
    folder = tmp_path / "pack"
    copytree(FOLDER, folder)
    with (folder / name).open("a", encoding="utf-8") as stream:
        stream.write(row)
    return folder


def test_every_pair_of_minerals_dissolves_on_one_side() -> None:
    pairs = sorted(tuple(sorted(set(spec.columns) - {NONE})) for spec in CONTENT.deposits)
    assert pairs == [(a, b) for a in range(MINERALS) for b in range(a + 1, MINERALS)]
    assert sorted(spec.excavate for spec in CONTENT.deposits) == sorted(list(range(MINERALS)) * 2)
    assert sorted(spec.setup for spec in CONTENT.deposits) == sorted(list(range(MINERALS)) * 2)


def test_every_mineral_is_wanted_eight_times_by_rockets() -> None:
    slots = [kind for rocket in CONTENT.rockets for kind in rocket.slots]
    assert [slots.count(kind) for kind in range(MINERALS)] == [8] * MINERALS
    assert slots.count(ANY) == 10
    assert KINDS == MINERALS + 1


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("rockets.toml", '"any"]', '"any", "iron"]', "slots"),
        ("rockets.toml", '"iron"', '"gold"', "gold"),
        ("deposits.toml", '"-"', '"any"', "any"),
        ("board.toml", "holds = 4", "holds = 6", "water slots"),
        ("board.toml", "holds = 1", "holds = 5", "no lock may hold"),
        ("board.toml", "covered_after = 6", "covered_after = 4", "different rounds"),
        ("board.toml", 'key = "hold"', 'key = "grip"', "hold"),
        ("board.toml", 'key = "hire"', 'key = "fire"', "actions"),
        ("technology.toml", 'effect = "wings"', 'effect = "feet"', "feet.*wings, battery.*sluice"),
        ("colony.toml", "number = 1\n", "number = 99\n", "rise"),
        ("colony.toml", 'effect = "embassy"', 'effect = "bakery"', "bakery.*income, hire"),
        ("colony.toml", 'source = "reconstructed"', 'source = "a guess"', "source"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, name: str, old: str, new: str, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        perilune.box("lineae", pack(tmp_path, name, old, new))


def test_a_pack_may_let_smoke_go_where_the_vessel_could_sail(tmp_path: Path) -> None:
    """The designer's later word on rule 2.5, as a setting."""
    game = perilune.box(
        "lineae", pack(tmp_path, "board.toml", 'key = "diesel_anywhere"\nvalue = 0', 'key = "diesel_anywhere"\nvalue = 1')
    )
    table = Table(game, game.settle(1, {}), "pack", throws=False)
    for text in [f"deposit {key}" for key in ("d1b", *DEPOSIT_ORDER[1:2], "d2a", "d4a")]:
        table.submit(CHANCE, text)
    for key in ROCKET_ORDER:
        table.submit(CHANCE, f"rocket {key}")
    table.submit(CHANCE, "first seat-1")
    table.submit(0, "start 2")  # with hydrocarbon
    s = table.state
    assert isinstance(s, OceanState) and s.stage == SUNLIGHT
    assert [move.text for move in table.legal(0) if move.verb == "burn"] == [f"burn {n}" for n in range(1, 10)]


def test_a_pack_may_open_the_launch_pad_to_many(tmp_path: Path) -> None:
    game = perilune.box("lineae", pack(tmp_path, "board.toml", 'effect = "load"\n', 'effect = "load"\nmulti = true\n'))
    assert game.content.spaces[3].multi  # type: ignore[attr-defined]


def test_a_pack_may_let_vessels_start_together(tmp_path: Path) -> None:
    """The other known way of rule 1.10: spaces may be shared, but not in Jupiter's shadow."""
    game = perilune.box(
        "lineae", pack(tmp_path, "board.toml", 'key = "start_shared"\nvalue = 0', 'key = "start_shared"\nvalue = 1')
    )
    table = Table(game, game.settle(2, {}), "pack", throws=False)
    for text in [f"deposit {key}" for key in DEPOSIT_ORDER] + [f"rocket {key}" for key in ROCKET_ORDER] + ["first seat-1"]:
        table.submit(CHANCE, text)
    refusal = table.why_not(1, "start 7")
    assert refusal is not None and refusal.rule == "1.10"
    table.submit(1, "start 3")
    table.submit(0, "start 3")
    s = table.state
    assert isinstance(s, OceanState) and s.vessel == [2, 2]


def test_a_new_card_is_a_row(tmp_path: Path) -> None:
    """A card that does for other numbers what a known effect does, with its words and its sign in the drawing."""
    row = (
        '\n[[colony]]\nkey = "tide-bank"\nnumber = 14\nname = "Tide Bank"\neffect = "power"\ncost = 1\namount = 3\n'
        'text = "Pay $1: gain 3 electricity."\nsource = "reconstructed"\n'
    )
    scene = Scene(2, content=with_row(tmp_path, "colony.toml", row))
    scene.s.deck.remove(13)
    scene.gone(5)
    scene.s.row[4] = 13
    scene.s.energy[0] = 5
    drawn = scene.table.seen(0).svg()
    sign = drawn[drawn.index(">Tide Bank<") :]
    assert sign.index(">$1<") < sign.index("#ln-arrow") < sign.index(">3<") < sign.index("#ln-bolt"), (
        "what it costs, what it gives"
    )
    card = scene.table.seen(0).card("colony-5")
    assert card is not None and "Pay $1: gain 3 electricity." in card.lines
    assert "the rest of the 3 electricity" not in scene.warning(0, "place colony-5 1")
    assert scene.hears(0, "place colony-5 1") == [
        "Player 1 places 1 worker on the Tide Bank.",
        "Player 1 pays $1.",
        "Player 1 gains 3 electricity.",
    ]


def technology(tmp_path: Path, effect: str, amount: int) -> Scene:
    """A table with an eleventh technology card, which seat 0 has."""
    row = (
        f'\n[[technology]]\nkey = "prototype"\nname = "Strange Prototype"\nkind = "permanent"\neffect = "{effect}"\n'
        f'amount = {amount}\nvp = 1\ntext = "It does what another card does."\nsource = "reconstructed"\n'
    )
    scene = Scene(2, content=with_row(tmp_path, "technology.toml", row))
    scene.s.tech[10] = 0
    return scene


def test_a_new_technology_that_changes_a_number_is_a_row(tmp_path: Path) -> None:
    """The best of the cards that a seat has counts."""
    scene = technology(tmp_path, "laser", 3)
    scene.learn(0, "bore-laser")
    scene.play(0, "place submersible-e 1", "step down", "excavate")
    assert scene.hold("e") == "silica silica silica"
    assert ">Prototype<" in scene.table.seen(0).svg()


def test_a_new_technology_that_is_used_is_a_row(tmp_path: Path) -> None:
    scene = technology(tmp_path, "terminal", 4)
    scene.give(0, "iron")
    seen = scene.table.seen(0)
    assert [seen.say(move) for move in seen.legal() if move.verb == "sell"] == ["Strange Prototype: return iron for $4"]
    scene.play(0, "sell iron")
    assert scene.s.money[0] == 7
