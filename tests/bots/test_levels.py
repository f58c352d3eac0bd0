"""Every level in every box: the same seed chooses the same, turns are planned whole, nothing goes round in circles, games end."""

import pytest

from perilune.bots import BOTS, LEVELS, PLANS, USUAL, bot
from perilune.bots.greedy_bot import HANDFUL
from perilune.bots.patience import LONG
from perilune.bots.planning_bot import Plan, PlanningBot, Search
from perilune.bots.player import Bot, view_key
from perilune.bots.scout import World
from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.chance import Rng
from perilune.core.errors import BadOption
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.core.table import Table
from perilune.games import BOXES, box

FEW = 40  # looks


def decisions(name: str, seats: int, steps: int = 120, every: int = 12) -> list[Seen]:
    """What seats see that have something to choose, in the course of a game."""
    setting = Setting(name, seats, {"mode": "solo"} if name == "astronavigators" and seats == 1 else {})
    found = []
    for state in walk(setting, 7, steps, every):
        phase = setting.game.phase(state)
        assert phase is not None
        view = setting.seen(state, phase.deciders(state)[0]) if phase.deciders(state)[0] >= 0 else None
        if view is not None and len(view.legal()) > 1:
            found.append(view)
    return found


def few(level: str, seed: int) -> Bot:
    """A level with few looks, where it counts them."""
    return bot(f"{level}@{FEW}" if level in PLANS else level, seed)


def test_every_level_has_a_name_for_people() -> None:
    assert list(LEVELS) == BOTS
    assert len(set(LEVELS.values())) == len(BOTS)
    assert USUAL in BOTS


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no bot 'genius'. Choose one of: random, learner, greedy, careful, "):
        bot("genius")


@pytest.mark.parametrize("name", ["greedy@5", "searching@", "searching@many", "searching@0", "@5", "searching@-3"])
def test_an_odd_budget_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="Another budget reads like searching@5000, for one of: careful, searching, deep."):
        bot(name)


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_chooses_the_same(level: str, name: str) -> None:
    for view in decisions(name, 2, 24, 12):
        first, second = (few(level, 3).choose(view) for _ in range(2))
        assert first is second
        assert first in view.legal()


@pytest.mark.parametrize("name", BOXES)
def test_a_game_of_planning_bots_ends_without_idle_clicks(name: str) -> None:
    """No seat sees the same position twice, and the game does not go on for ever."""
    game = box(name)
    seats = game.min_seats
    table = Table(game, game.settle(seats, {"mode": "solo"} if name == "astronavigators" else {}), "ends")
    bots = [few("careful", seat) for seat in range(seats)]
    shown: list[list[str]] = [[] for _ in bots]
    while table.deciders():
        seat = table.deciders()[0]
        seen = table.seen(seat)
        shown[seat].append(view_key(seen.view))
        table.submit(seat, bots[seat].choose(seen))
        assert sum(map(len, shown)) < 4000
    for views in shown:
        assert len(set(views)) == len(views)


def test_a_plan_is_followed_while_nothing_new_is_known() -> None:
    """The second click of a turn costs no look, wherever the first one led where it should."""
    game = box("lineae")
    table = Table(game, game.settle(2, {}), "plan")
    bots = [bot("careful@200", seat) for seat in range(2)]
    followed = 0
    while followed < 3:
        seat = table.deciders()[0]
        seen = table.seen(seat)
        expected = bots[seat].expects().get(view_key(seen.view))
        before = bots[seat].rng.d  # type: ignore[attr-defined]
        move = bots[seat].choose(seen)
        if expected is not None and len(seen.legal()) > 1:
            assert move.text == expected
            assert bots[seat].rng.d == before  # type: ignore[attr-defined]
            followed += 1
        table.submit(seat, move)


def test_a_budget_of_looks_is_kept() -> None:
    """Roughly: what has been begun is finished."""
    for view in decisions("mine_the_moon", 2):
        for looks in 100, 1000:
            search = Search(view.game, view.view, view.seat, 2, Rng(1), PLANS["searching"].within(looks), False)
            search.best()
            assert search.scout.looks < 2 * looks + 200


@pytest.mark.parametrize(("name", "seats"), [("lineae", 1), ("uranus", 2)])
def test_without_rivals_a_level_goes_by_what_positions_are_worth(name: str, seats: int) -> None:
    """It takes the best turn that it found, and still keeps its budget."""
    view = decisions(name, seats)[0]
    plan = PLANS["searching"].within(300)
    search = Search(view.game, view.view, view.seat, seats, Rng(1), plan, False)
    search.best()
    assert search.scout.look is None
    assert search.scout.looks < 2 * plan.looks + 500


@pytest.mark.parametrize(("name", "seats", "rivals"), [("lineae", 1, False), ("lineae", 2, True), ("uranus", 2, False)])
def test_a_level_may_have_another_plan_without_rivals(name: str, seats: int, rivals: bool) -> None:
    view = decisions(name, seats)[0]
    for plan in PLANS["careful"], PLANS["careful"].within(600):
        search = Search(view.game, view.view, view.seat, seats, Rng(1), plan, False)
        assert search.plan is (plan if rivals else plan.unrivalled)
        assert search.looks == search.plan.looks
    assert PLANS["careful"].within(600).unrivalled.looks == 600  # type: ignore[union-attr]


def test_a_level_with_enough_looks_for_its_turns_only_tries_fewer_worlds() -> None:
    whole = PLANS["searching"]
    third = whole.within(whole.enough)
    assert third.looks < whole.looks
    assert (third.turns, third.decisions, third.eyes) == (whole.turns, whole.decisions, whole.eyes)
    tenth = whole.within(whole.looks // 10)
    assert tenth.turns < whole.turns and tenth.decisions < whole.decisions


def test_turns_that_end_in_the_same_position_count_once() -> None:
    for view in decisions("lineae", 2):
        search = Search(view.game, view.view, view.seat, 2, Rng(1), PLANS["careful"], False)
        ends = [view_key(turn.end) for turn in search.candidates()]
        assert len(set(ends)) == len(ends)


def test_dice_are_the_same_for_every_turn_that_is_tried() -> None:
    state = Setting("mine_the_moon", 2, {}).deal()
    first, second = World(state, 5), World(state, 5)
    assert first.draw(7, [1, 2, 3]) == second.draw(7, [1, 2, 3])
    drawn = [first.draw(number, [1, 2, 3]) for number in range(600)]
    assert [first.draw(number, [1, 2, 3]) for number in range(600)] == drawn
    assert [drawn.count(index) / 100 for index in range(3)] == pytest.approx([1, 2, 3], abs=0.3)


def test_a_planner_sees_what_a_greedy_bot_does_not() -> None:
    """In the same positions the chosen turn leads to at least as much as the greedy one, in the world that it was found in."""
    for view in decisions("mine_the_moon", 2):
        search = Search(view.game, view.view, view.seat, 2, Rng(1), PLANS["careful"], False)
        turns = search.candidates()
        assert search.finalists(turns)[0] is turns[0]
        assert search.finalists(turns)[1:] == sorted(turns[1:], key=lambda turn: -turn.first)[: PLANS["careful"].finalists - 1]


@pytest.mark.parametrize("level", BOTS)
def test_nobody_is_stubborn_for_ever(level: str) -> None:
    """In a game that is far too long every level begins to try anything."""
    view = decisions("mine_the_moon", 2)[0]
    late = Seen(view.game, view.view, view.seat, view.names, [], 2 * LONG)
    assert {few(level, seed).choose(late).text for seed in range(100)} == {
        move.text for move in view.legal() if not move.gives_up
    }


def test_a_bot_that_hurries_makes_up_its_mind() -> None:
    view = decisions("mine_the_moon", 2)[0]
    plan = Plan(10**9, 10**6, 8, 50, seconds=0.05)
    assert PlanningBot(1, plan, True).choose(view) in view.legal()


def test_alone_a_way_to_the_end_is_kept_in_mind() -> None:
    """What came out best is followed, and tried against new plans, as long as it leads anywhere."""
    game = box("lineae")
    table = Table(game, game.settle(1, {}), "alone")
    player = PlanningBot(1, PLANS["searching"].within(300), False)
    kept = 0
    for _ in range(60):
        seat = table.deciders()[0]
        line = player.line
        move = player.choose(table.seen(seat))
        kept += bool(line) and line[0] == move
        table.submit(seat, move)
    assert kept > 30
    search = Search(game, table.seen(0).view, 0, 1, Rng(1), PLANS["searching"].within(300), False)
    search.keep(player.line)
    assert (search.lines[0].moves + search.lines[0].rest if search.lines else []) == player.line


def test_alone_a_way_to_the_end_is_improved_with_the_same_dice() -> None:
    """In Lineae some changes of the greedy way lead to a better end."""
    game = box("lineae")
    seen = Table(game, game.settle(1, {}), "lab/4", ["Ada"]).seen(0)
    search = Search(game, seen.view, 0, 1, Rng(1), PLANS["searching"], hurries=False)
    before: list[Move] = []
    worse = search.gone([], before, None)
    search.keep(before)
    search.improve(4_000)
    after = search.lines[-1]
    assert search.gone(after.moves + after.rest, [], None) > worse


@pytest.mark.parametrize("name", BOXES)
def test_a_learner_does_not_leave_what_lies_at_hand(name: str) -> None:
    """Who learns from its turns should not see it stop while it could load. What it overlooks is which of many ways is the best."""
    settled = overlooked = 0
    for view in decisions(name, 2, every=4):
        verbs = view.game.catalogue.verbs
        moves = [move for move in view.legal() if not move.gives_up]
        world = view.game.imagine(view.view, view.seat, Rng(1))
        worth = dict(zip(moves, view.game.worth_all(world, view.seat, moves), strict=True))
        chosen = {bot("learner", seed).choose(view) for seed in range(12)}
        leaves = [move for move in chosen if verbs[move.kind].loses or (verbs[move.kind].ends and len(moves) <= HANDFUL)]
        assert all(worth[move] == max(worth.values()) for move in leaves)
        settled += len(leaves)
        overlooked += sum(worth[move] < max(worth.values()) for move in chosen)
    assert settled and overlooked
