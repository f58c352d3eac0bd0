"""Sets of weights: read, written, and refused in a sentence."""

from pathlib import Path

import pytest

from perilune.bots import bot
from perilune.conformance.settings import Setting
from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.journal import Journal
from perilune.core.playout import step
from perilune.core.weights import ANY, BY_HAND, known, load, text, usual
from perilune.games import BOXES, box

FEATURES = ["points", "goods"]


def written(folder: Path, **changed: object) -> Path:
    """A set of weights with something wrong in it."""
    made = text("moon", "abc", "a test", FEATURES, {ANY: [100, 50], "3": [100, 70]})
    for old, new in changed.items():
        made = made.replace(old, str(new))
    file = folder / "odd.toml"
    file.write_text(made)
    return file


def test_a_set_survives_its_file(tmp_path: Path) -> None:
    found = load(written(tmp_path), "moon", FEATURES, "abc", 4)
    assert found.rows == [[100, 50], [100, 50], [100, 50], [100, 70], [100, 50]]
    assert (found.name, found.made) == ("odd", "a test")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"moon": "mars"}, "holds weights for 'mars', not for 'moon'"),
        ({"abc": "xyz"}, "was made for the content 'xyz', and this is 'abc'. Train again: perilune lab train moon"),
        ({'"goods" = 50': ""}, "lacks a weight for goods. Add it, or train again."),
        ({"goods": "gold"}, "lacks a weight for goods"),
        ({"[seats.3]": '"more" = 1\n\n[seats.3]'}, "has a weight for more, which the evaluation does not have"),
        ({"= 50": '= "many"'}, "the weight of goods is 'many'. Weights are whole hundredths."),
        ({"[seats.any]": "[seats.2]"}, "has no table [seats.any]"),
        ({"[seats.any]": "[["}, "is not TOML"),
    ],
)
def test_a_wrong_set_is_refused_in_a_sentence(changed: dict[str, str], says: str, tmp_path: Path) -> None:
    file = written(tmp_path, **changed)
    with pytest.raises(BadOption) as error:
        load(file, "moon", FEATURES, "abc", 4)
    assert says in str(error.value) and str(file) in str(error.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be read"):
        load(tmp_path / "none.toml", "moon", FEATURES, "abc", 4)


def test_what_was_fitted_to_other_content_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "hand.toml").write_text(text("moon", ANY, "by hand", FEATURES, {ANY: [100, 100]}))
    (tmp_path / "fitted.toml").write_text(text("moon", "abc", "fitted", FEATURES, {ANY: [90, 120]}))
    assert usual(tmp_path, "moon", FEATURES, "abc", 2).rows[2] == [90, 120]
    assert usual(tmp_path, "moon", FEATURES, "xyz", 2).rows[2] == [100, 100]
    assert known(tmp_path) == ["fitted", "hand"]


@pytest.mark.parametrize("name", BOXES)
def test_every_box_keeps_the_set_made_by_hand(name: str) -> None:
    """So that old figures can be made again."""
    folder = box(name).weights_folder()
    assert folder is not None and BY_HAND in known(folder)


def test_a_bot_can_play_with_another_set(tmp_path: Path) -> None:
    setting = Setting("mine_the_moon", 2, {})
    game = setting.game
    state = setting.deal()
    while (phase := game.phase(state)) is not None and phase.deciders(state)[0] != 0:
        step(game, state, Rng(1), Journal(silent=True))
    seen = setting.seen(state, 0)
    assert bot("greedy:hand", 1).choose(seen) in seen.legal()
    file = tmp_path / "nothing.toml"
    file.write_text(
        text(game.name, game.content_digest, "counts nothing", game.feature_names(), {ANY: [0] * len(game.feature_names())})
    )
    chosen = {bot(f"greedy:{file}", seed).choose(seen).text for seed in range(40)}
    assert len(chosen) > 1  # where nothing counts, all moves are equal
    with pytest.raises(BadOption, match="has no set of weights 'best'. Choose one of: .*hand"):
        bot("greedy:best").choose(seen)
