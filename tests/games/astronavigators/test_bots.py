"""Greedy bots finish their games: they reach the Moon, and come back."""

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.whole_games import greedy_game
from perilune.games.astronavigators.bot.haste import LEAST, follows, haste, hurries
from perilune.games.astronavigators.content import CARDS, QUESTS, WEEKS
from perilune.games.astronavigators.ending import solo_won
from perilune.games.astronavigators.state import ACTIVE, CLOSED_QUEST, HOME, INACTIVE, MOON, NO_TILE, NOBODY, OPEN_QUEST, NavState
from tests.games.astronavigators.scene import CONTENT, Scene, agenda, card


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


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 0, 2500), ("medium", 2500, 15000)])
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


def test_alone_greedy_wins_most_easy_deals() -> None:
    setting = Setting("astronavigators", 1, {"mode": "solo", "level": "easy"})
    ends = [greedy_game(setting, str(seed)).state for seed in range(6)]
    assert sum(solo_won(state, CONTENT) for state in ends if isinstance(state, NavState)) >= 4


def test_alone_the_shadow_can_be_kept_from_flying_twice() -> None:
    """Rule 18.4: one double step at most cannot be avoided; after it the weeks can be chosen so that none comes."""
    assert max(LEAST[bad * WEEKS + shadow] for bad in range(WEEKS) for shadow in range(WEEKS) if bad != shadow) == 1
    scene = alone("easy")
    s = scene.s
    s.round, s.bad, s.shadow = 13, 0, 3
    for _ in range(12):
        free = [week for week in range(WEEKS) if week not in (s.bad, s.shadow)]
        week = min(free, key=lambda week: haste(s, week))
        assert hurries(s.bad, s.shadow, week) == 0
        s.bad, s.shadow = divmod(follows(s.bad, week), WEEKS)


def test_alone_a_lost_game_counts_by_how_near_it_came() -> None:
    scene = alone("medium")
    game, s = scene.table.game, scene.s
    assert game.nearness(s) == 0
    s.scored[card("scorpius")] = 1
    assert game.nearness(s) == 50 // 3
    s.scored[card("orion")] = 1
    s.quests[0] = CLOSED_QUEST
    s.place[0] = HOME
    assert game.nearness(s) == 100


def test_a_continent_of_the_mission_is_worth_more_than_another() -> None:
    """Spying the World asks for all continents but Antarctica."""
    gains = {}
    for land in 4, 6:
        scene = Scene(1, "solo", ("neil",), agendas=("spying-the-world",), level="easy")
        game, s = scene.table.game, scene.s
        before = game.worth(s, 0)
        s.tiles[land] = NO_TILE
        gains[land] = game.worth(s, 0) - before
    assert gains[4] > gains[6] + 500


@pytest.mark.parametrize(("top", "now"), [("leo", True), ("auriga", False)])
def test_a_set_waits_for_a_month_in_which_it_is_sure_to_come_up(top: str, now: bool) -> None:
    """Rule 5.7: week 1 gets the card that lies face up on the deck, so a set that it shows is one more step for certain."""
    scene = Scene(mode="constellation")
    game, s = scene.table.game, scene.s
    scene.astronaut(0, place=2)
    scene.token(0, "ecliptica")
    s.top = card(top)
    scene.calibration()
    moves = [move for move in scene.table.seen(0).legal() if move.text in ("sct ecliptica", "done")]
    values = dict(zip([move.text for move in moves], game.worth_all(s, 0, moves), strict=True))
    assert (values["sct ecliptica"] > values["done"]) == now


def test_enough_knowledge_never_looks_worse_than_too_little() -> None:
    """Who is ready heads for the pad, however far it is: that must not make the last observation look like a loss."""
    scene = Scene(mode="solar_system")
    game, s = scene.table.game, scene.s
    s.phases[0] = ACTIVE
    worths = []
    for knowledge in range(60, 120):
        s.nk[0] = knowledge
        worths.append(game.worth(s, 0))
    assert worths == sorted(worths)
