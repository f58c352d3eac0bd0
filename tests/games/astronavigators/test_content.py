"""The content: counts of the printed game, and packs that cannot be played are refused by name."""

import re
import shutil
from pathlib import Path

import pytest

import perilune
from perilune.core.errors import BadContent
from perilune.games.astronavigators.content import Content
from perilune.games.astronavigators.game import open_box
from tests.games.astronavigators.scene import CONTENT

FOLDER = Path(perilune.__file__).parent / "games/astronavigators/content"


def test_the_printed_counts() -> None:
    assert sum(card.copies for card in CONTENT.cards[:33]) == 78
    assert sum(card.copies for card in CONTENT.cards[33:]) == 40
    assert len(CONTENT.tiles) == 61 and sum(CONTENT.copies) == 100
    assert len(CONTENT.rockets) == 8 and len(CONTENT.quests) == 7 and len(CONTENT.agendas) == 21
    assert sum(len(card.sets) for card in CONTENT.cards[:27]) == 68


def test_the_stars_lie_in_the_cells_of_their_figures() -> None:
    """At least one bright star of each figure stands in a cell that the rules use for it."""
    for figure, stars in enumerate(CONTENT.figures):
        cells = {(row, hour) for row in CONTENT.sky.rows[figure] for hour in CONTENT.sky.hours[figure]}
        found = {((90 - dec / 100) // 30, ra // 100) for ra, dec in zip(stars.ra, stars.dec, strict=True)}
        assert cells & found, CONTENT.cards[figure].name


@pytest.mark.parametrize(("file", "old", "new"), [
    ("constellations.toml", 'rows = ["+3"]', 'rows = ["+4"]'),
    ("constellations.toml", '"polar-axis"', '"polar-bear"'),
    ("earth.toml", '"europe car"', '"europe rickshaw"'),
    ("trajectory.toml", "copies = [4, 3, 2, 1]", "copies = [4, 3, 3]"),
    ("quests.toml", '"octans"', '"octopus"'),
    ("tiles.toml", 'source = "reconstructed"', 'source = "hearsay"'),
])  # fmt: skip
def test_a_broken_pack_is_refused(tmp_path: Path, file: str, old: str, new: str) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(FOLDER, pack)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent):
        Content(pack)


def turned(pack: Path, files: list[str]) -> Path:
    """The content with the last row of these files first."""
    shutil.copytree(FOLDER, pack)
    for file in files:
        head, *rows = re.split(r"(?m)^(?=\[\[)", (pack / file).read_text(encoding="utf-8"))
        (pack / file).write_text(head + "".join([rows[-1], *rows[:-1]]), encoding="utf-8")
    return pack


@pytest.mark.parametrize("file", ["agendas.toml", "quests.toml", "characters.toml"])
def test_rows_that_rules_know_by_their_place_stand_in_it(tmp_path: Path, file: str) -> None:
    """In another order the rules of one card would be played with another."""
    with pytest.raises(BadContent, match=rf"{file}: the rows must be .*, in this order"):
        open_box(turned(tmp_path / "pack", [file]))


@pytest.mark.parametrize(("files", "words"), [
    (["constellations.toml", "stars.toml"], "constellations.toml: row 5 must be 'lyra'"),
    (["lunar.toml"], "lunar.toml: row 2 must be 'first-quarter'"),
    (["planet_cards.toml"], "planet_cards.toml: row 10 must be 'earth-rise'"),
])  # fmt: skip
def test_a_card_that_a_rule_names_stands_in_its_place(tmp_path: Path, files: list[str], words: str) -> None:
    with pytest.raises(BadContent, match=words):
        open_box(turned(tmp_path / "pack", files))


def test_reading_it_again_gives_the_same() -> None:
    """Sky and Earth map are computed from the files each time."""
    again = Content(FOLDER)
    sky, map_ = again.sky, again.earth
    assert (sky.why, sky.sun, sky.hours, sky.rows) == (CONTENT.sky.why, CONTENT.sky.sun, CONTENT.sky.hours, CONTENT.sky.rows)
    assert (map_.icons, map_.land_of, map_.water) == (CONTENT.earth.icons, CONTENT.earth.land_of, CONTENT.earth.water)
    assert (map_.reach, map_.far_boat, map_.stops) == (CONTENT.earth.reach, CONTENT.earth.far_boat, CONTENT.earth.stops)
    assert again.trips_to == CONTENT.trips_to and again.pile_of == CONTENT.pile_of and again.symbols == CONTENT.symbols
