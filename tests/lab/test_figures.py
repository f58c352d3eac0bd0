"""Shares, their errors, the sequential test and the strength of bots."""

from collections import Counter

import pytest

from perilune.core.chance import Rng
from perilune.lab.figures import Sequential, gain_of, share_of, wilson
from perilune.lab.strength import Game, ratings, strengths


@pytest.mark.parametrize(("share", "games", "low", "high"), [(0.25, 400, 0.210, 0.295), (0.8, 25, 0.609, 0.911)])
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.001)


def test_a_share_counts_blocks_not_games() -> None:
    """Where the games of a block always agree, they tell no more than one of them would."""
    same = share_of([[1.0] * 4, [0.0] * 4] * 20)
    single = share_of([[1.0], [0.0]] * 20)
    assert (same.low, same.high) == pytest.approx((single.low, single.high), abs=0.002)
    assert (same.share, same.games, same.blocks) == (0.5, 160, 40)


def test_a_share_claims_no_more_than_its_games() -> None:
    balanced = share_of([[1.0, 0.0]] * 20)
    assert (balanced.low, balanced.high) == wilson(0.5, 20)
    assert share_of([[1.0, 1.0]] * 20).low == wilson(1.0, 20)[0]
    assert (share_of([]).low, share_of([]).high) == (0.0, 1.0)


def test_a_gain_is_over_the_same_seeds() -> None:
    gain = gain_of([(1.0, 0.0)] * 30 + [(1.0, 1.0)] * 30 + [(0.0, 0.0)] * 40)
    assert gain.gain == pytest.approx(0.3)
    assert 0.15 < gain.low < 0.3 < gain.high < 0.45


@pytest.mark.parametrize(("chance", "verdict"), [(70, "better"), (50, "not better")])
def test_the_sequential_test_decides(chance: int, verdict: str) -> None:
    rng = Rng(3)
    test = Sequential(0.5, 0.05)
    for _ in range(3000):
        test.add(sum(rng.below(100) < chance for _ in range(2)) / 2)
        if test.decided():
            break
    assert test.verdict() == verdict
    assert len(test.means) < 1500


def test_the_sequential_test_waits_for_evidence() -> None:
    test = Sequential(0.5, 0.05)
    for _ in range(7):
        test.add(1.0)
    assert test.verdict() == "undecided"


def test_strengths_are_found_again() -> None:
    """Bots of strength 1, 2 and 4, three at a table and now and then two of a kind."""
    true = [1, 2, 4]
    rng = Rng(9)
    blocks: list[list[Game]] = []
    for _ in range(1000):
        line_up = tuple(rng.below(3) for _ in range(3))
        blocks.append([(line_up, (rng.weighted([true[who] for who in line_up]),))])
    found = strengths(Counter(game for block in blocks for game in block), 3)
    assert found[1] / found[0] == pytest.approx(2, rel=0.2)
    assert found[2] / found[1] == pytest.approx(2, rel=0.2)
    rated = ratings([blocks[:200]], 3, 0)
    assert rated[0].elo == 0
    assert 0 < rated[1].low < rated[1].elo < rated[1].high
    assert rated[1].elo < rated[2].elo


def test_a_match_without_a_surprise_does_not_tell_how_strong_a_bot_is() -> None:
    won: list[list[Game]] = [[((0, 1), (1,)), ((1, 0), (0,))]] * 10
    rated = ratings([won], 2, 0)
    assert rated[1].elo - rated[1].low > 150
