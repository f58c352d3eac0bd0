"""The chance to win: what a box's file says, and what is wrong with it."""

from typing import Any

import pytest

from perilune.bots import chances
from perilune.bots.outlook import KNOTS, Outlook, between, from_data, outlook
from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.errors import BadOption
from perilune.games import box


def data(name: str, **changed: object) -> dict[str, Any]:
    """Chances that go by the first feature alone."""
    game = box(name)
    table: dict[str, Any] = {feature: [0.0, 0.0, 0.0] for feature in game.feature_names()}
    table |= {"start": [0.0, 0.0, 0.0], game.feature_names()[0]: [1.0, 1.0, 1.0]}
    return {"content": game.content_digest, "variant": {"2": table}} | changed


def test_a_value_lies_between_its_knots() -> None:
    knots = [1.0, 2.0, 6.0]
    assert [between(knots, progress) for progress in (0, *KNOTS, 100)] == [1.0, 1.0, 2.0, 6.0, 6.0]
    assert between(knots, (KNOTS[1] + KNOTS[2]) // 2) == pytest.approx(4.0, abs=0.1)


def test_more_points_are_a_better_chance() -> None:
    game = box("mine_the_moon")
    look = from_data(game, data("mine_the_moon"), "file")
    state: Any = Setting("mine_the_moon", 2, {}).deal()
    assert look.chances(state, 2) == [0.5, 0.5]
    state.dominance[1] = 2
    found = look.chances(state, 2)
    assert found[1] == pytest.approx(1 / (1 + 2.718281828**-2), abs=0.001)
    assert sum(found) == pytest.approx(1)


def test_the_nearest_variant_is_taken() -> None:
    look = Outlook(box("uranus"), {"first-1": [], "standard-2": [], "standard-4": [], "first-3": []}, {}, "", "")
    assert look.nearest("standard-4") == "standard-4"
    assert look.nearest("standard-3") == "standard-2"
    assert look.nearest("advanced-3") == "first-3"
    assert look.nearest("standard-1") == "first-1"
    assert look.fits("standard-3") and not look.fits("advanced-3") and not look.fits("standard-1")
    assert Outlook(box("uranus"), {}, {}, "", "").nearest("standard-1") == ""


def test_chances_of_other_content_are_a_guess() -> None:
    assert from_data(box("lineae"), data("lineae"), "file").knows("2")
    assert not from_data(box("lineae"), data("lineae"), "file").knows("3")
    assert not from_data(box("lineae"), data("lineae", content="other"), "file").knows("2")


def test_a_missing_feature_is_refused() -> None:
    odd = data("lineae")
    del odd["variant"]["2"]["money"]
    with pytest.raises(BadOption, match="file lacks 'money' for '2'. Make it again: perilune lab train lineae"):
        from_data(box("lineae"), odd, "file")


@pytest.mark.parametrize("name", ["mine_the_moon", "lineae", "astronavigators"])
def test_a_finished_game_is_decided(name: str) -> None:
    setting = Setting(name, 2, {})
    last = None
    for state in walk(setting, 3, 6000, 50):
        last = state
    assert last is not None
    look = outlook(setting.game)
    assert sum(look.chances(last, 2)) == pytest.approx(1)


def test_the_same_view_gives_the_same_chances() -> None:
    setting = Setting("uranus", 2, {})
    for state in walk(setting, 3, 40, 20):
        seen = setting.seen(state, 1)
        assert chances(seen) == chances(seen)
        assert chances(seen)[0] == chances(seen)[1]  # won or lost together
