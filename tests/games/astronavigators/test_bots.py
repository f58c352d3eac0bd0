"""Greedy bots finish their games: they reach the Moon, and come back."""

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.whole_games import greedy_game
from perilune.games.astronavigators.content import CARDS, QUESTS
from perilune.games.astronavigators.state import ACTIVE, CLOSED_QUEST, HOME, INACTIVE, MOON, NOBODY, OPEN_QUEST, NavState
from tests.games.astronavigators.scene import Scene, agenda, card


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


def test_a_quest_that_is_about_to_be_taken_is_worth_what_it_costs() -> None:
    """Two tiles are flipped first, and the quest is chosen after that: a bot that looks one move ahead must not shy away."""
    scene = Scene(mode="solar_system")
    game, s = scene.table.game, scene.s
    s.tiles[:3], s.flipped[:3] = [0, 1, 2], [0, 0, 0]
    trade = next(move for move in scene.table.seen(0).legal() if move.text.startswith("trade"))
    before = game.worth(s, 0)
    (after,) = game.worth_all(s, 0, [trade])
    assert after > before


def alone(level: str) -> Scene:
    return Scene(1, "solo", ("neil",), agendas=("chasing-the-hunter",), level=level)


def test_alone_the_mission_counts_more_than_knowledge() -> None:
    scene = alone("easy")
    game, s = scene.table.game, scene.s
    assert s.agenda[0] == agenda("chasing-the-hunter")
    worths = [game.worth(s, 0)]
    for key in "scorpius", "orion":
        s.scored[card(key)] = 1
        worths.append(game.worth(s, 0))
    assert worths[1] >= worths[0] + 400
    assert worths[2] >= worths[1] + 2000
    assert len(s.scored) == CARDS


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 0, 2500), ("medium", 2500, 9000)])
def test_alone_an_instrument_counts_most_where_the_level_asks_for_it(level: str, least: int, most: int) -> None:
    scene = alone(level)
    game, s = scene.table.game, scene.s
    s.quests[:QUESTS] = [OPEN_QUEST] + [0] * (QUESTS - 1)
    before = game.worth(s, 0)
    s.quests[0] = CLOSED_QUEST
    assert least < game.worth(s, 0) - before < most


def test_an_instrument_of_another_continent_is_reputation_and_one_of_its_own_is_not() -> None:
    """Rule 17.1: the first counts a point at the end, like an agenda that has been shown; the second is only a tool."""
    scene = Scene(mode="solar_system")
    game, s = scene.table.game, scene.s
    worths = {}
    for quest in s.character[0], (s.character[0] + 1) % QUESTS:
        s.quests[:QUESTS] = [0] * QUESTS
        s.quests[quest] = OPEN_QUEST
        before = game.worth(s, 0)
        s.quests[quest] = CLOSED_QUEST
        worths[quest == s.character[0]] = game.worth(s, 0) - before
    assert worths[False] > 1000 > 300 > worths[True]


def test_what_a_complete_set_counts_is_told_apart_from_what_it_counts_on_the_way() -> None:
    scene = Scene(mode="solar_system")
    game, s = scene.table.game, scene.s
    names = game.feature_names()
    s.top = NOBODY  # what the next card would bring to a square is another matter
    s.sets[0] = ACTIVE
    features = dict(zip(names, game.features(s, 0), strict=True))
    s.sets[0] = INACTIVE
    without = dict(zip(names, game.features(s, 0), strict=True))
    assert {name for name in names if features[name] != without[name]} == {"complete sets"}
