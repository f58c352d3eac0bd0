"""The story of a finished game: chances, moments and luck, from the whole positions."""

from pathlib import Path

import pytest

from perilune.bots.story import MOMENTS, story
from perilune.core.record import loads
from perilune.core.reel import Reel
from perilune.core.reopen import reopen
from perilune.games import box

RECORDS = Path(__file__).parent.parent / "records"


def reel(name: str) -> Reel:
    """A golden game."""
    record = loads((RECORDS / name).read_text(encoding="utf-8"))
    return Reel(reopen(box(record.box), record).table)


def record(box_name: str, seats: str = "2p") -> str:
    """The name of a golden game of this box."""
    return sorted(path.name for path in RECORDS.glob(f"{box_name}-{seats}-rules{box(box_name).rules_version}.json"))[0]


def test_chances_are_shares_and_end_with_the_winner() -> None:
    game = reel(record("mine_the_moon"))
    told = story(game)
    assert told.measured and told.at[0] == 0 and told.at[-1] == game.length() - 1
    assert all(sum(value) == pytest.approx(1) for value in told.values)
    outcome = game.table.outcome()
    assert outcome is not None and [seat for seat, chance in enumerate(told.values[-1]) if chance > 0] == outcome.winners


@pytest.mark.parametrize("name", ["mine_the_moon", "lineae"])
def test_the_moments_are_told_in_order_and_the_last_one_always(name: str) -> None:
    game = reel(record(name))
    told = story(game)
    moments = [moment.moment for moment in told.moments]
    assert moments == sorted(set(moments)) and 1 < len(moments) <= MOMENTS and moments[-1] == game.length() - 1
    assert all(moment.says(game.table.game, game.table.names) and moment.when for moment in told.moments)


def test_luck_adds_up_to_nothing() -> None:
    """What chance gives one seat it takes from the others."""
    told = story(reel(record("mine_the_moon")))
    assert len(told.luck) == 2 and sum(told.luck) == pytest.approx(0, abs=1e-6)


def test_without_measured_chances_points_tell_the_story() -> None:
    """And there is nothing to say about luck."""
    five = story(reel(record("lineae", "5p")))
    assert not five.measured and five.luck == []
    game = reel(record("lineae", "5p"))
    assert five.values[-1] == [float(points) for points in game.table.scores()]


def test_a_moment_tells_of_whoever_it_changed_and_what_came_of_it() -> None:
    """Not of a bot that takes a train while somebody lands."""
    game = reel("astronavigators-solo-won-rules2.json")
    told = story(game).moments[-1]
    assert told.says(game.table.game, game.table.names) == [
        "Ada lands on Earth in position 1!",
        "Ada has beaten the shadow: 1 point.",
    ]


def test_a_line_names_the_thing_and_the_last_moment_is_the_winners() -> None:
    """What a moment says is said as in the recap: not "for constructing it" without a word what was constructed."""
    game = reel(record("mine_the_moon", "4p"))
    told = story(game)
    outcome = game.table.outcome()
    assert outcome is not None and [told.moments[-1].seat] == outcome.winners and told.moments[-1].after == 1.0
    for moment in told.moments:
        says = " ".join(moment.says(game.table.game, game.table.names))
        assert "constructing it" not in says and ": ." not in says


def test_a_moment_is_called_by_where_its_turn_led_to() -> None:
    """A launch that ends a round is of the round in which it was made."""
    told = story(reel(record("lineae")))
    assert [moment.when for moment in told.moments] == ["Round 2 of 7", "Round 6 of 7", "Round 7 of 7", "Round 7 of 7"]
