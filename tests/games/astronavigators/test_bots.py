"""Greedy bots finish their games: they reach the Moon, and come back."""

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.whole_games import greedy_game
from perilune.games.astronavigators.state import HOME, MOON, NavState


def furthest(mode: str, seats: int, seed: str) -> int:
    state = greedy_game(Setting("astronavigators", seats, {"mode": mode}), seed).state
    assert isinstance(state, NavState)
    return max(state.place)


@pytest.mark.parametrize("seats", [2, 4])
def test_somebody_reaches_the_moon(seats: int) -> None:
    assert furthest("first_and_fast", seats, "0") == MOON


@pytest.mark.parametrize("mode", ["constellation", "solar_system"])
def test_somebody_comes_back(mode: str) -> None:
    assert furthest(mode, 2, "0") == HOME
