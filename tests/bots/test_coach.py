"""What the coach says: in the terms of each box, and nothing that throws something away."""

import pytest

from perilune.bots import bot
from perilune.bots.coach import QUICK, THINKS, Advice, Coach, advise, counted_runs, part_of, up_to
from perilune.bots.player import view_key
from perilune.bots.scout import Turn
from perilune.core.move import Move
from perilune.core.table import Table
from perilune.games import BUILT_IN, box
from tests.games.lineae.scene import Scene

BRIEFLY = THINKS.within(150)


def said(name: str, until: int, every: int = 1) -> list[Advice]:
    """What it says to the first seat in a game of greedy players."""
    game = box(name)
    table = Table(game, game.settle(max(2, game.min_seats), {}), "coach")
    found, decided = [], 0
    while not table.over and table.number < until:
        seat = table.deciders()[0]
        seen = table.seen(seat)
        decided += seat == 0
        if seat == 0 and decided % every == 0:
            found.append(advise(seen, BRIEFLY))
        table.submit(seat, bot("greedy", table.number).choose(seen))
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_idea_has_a_reason_of_the_box(name: str) -> None:
    """What nothing can be said for is not advised: who is told a move without a reason learns nothing, and rightly wonders."""
    told = said(name, 50)
    ideas = [idea for advice in told for idea in advice.ideas]
    assert len(ideas) > 3
    for idea in ideas:
        assert 1 <= len(idea.reasons) <= 2 and all(reason[0].isupper() or reason[0].isdigit() for reason in idea.reasons)


def test_an_idea_names_the_click_that_its_reason_comes_from() -> None:
    """Income and another turn, then twelve points by loading: the points do not come from the income."""
    assert up_to(["Take $2", "Sail", "Load ice", "Done"], 2) == ["Take $2, sail, then load ice", "Sail", "Load ice", "Done"]
    assert up_to(["Take $2", "Sail", "Dive", "Rise", "Load ice"], 4)[0] == "Take $2, then load ice", "too much for one line"
    assert up_to(["Load ice", "Done"], 0) == ["Load ice", "Done"]
    assert up_to(["Drop ice", "Drop ore", "Sail"], 2)[0] == "Drop ice, drop ore, then sail"
    told = [idea for advice in said("lineae", 60) for idea in advice.ideas]
    later = [idea for idea in told if ", then " in idea.says[0]]
    assert later and len(later) < len(told)


def test_it_speaks_of_the_end() -> None:
    """Somebody near the end of the track is what matters first."""
    matters = [line for advice in said("mine_the_moon", 100_000, 13) for line in advice.matters]
    assert any("Beyond 40 comes the last turn." in line for line in matters)
    assert any("the last" in line for line in matters)


def test_to_whoever_waits_it_says_only_what_matters() -> None:
    game = box("mine_the_moon")
    table = Table(game, game.settle(2, {}), "coach")
    waiting = 1 - table.deciders()[0]
    assert advise(table.seen(waiting)).ideas == []


def test_of_ideas_that_are_as_good_the_one_that_scores_most_comes_first() -> None:
    """Nobody understands why 12 points should come after 1."""
    game = box("mine_the_moon")
    table = Table(game, game.settle(2, {}), "b")
    compared = 0
    while table.number < 60:
        seat = table.deciders()[0]
        seen = table.seen(seat)
        coach = Coach(seen, BRIEFLY, False)
        earned = [
            game.scores(end)[seat]
            for end in (coach.search.scout.replay(coach.search.home, i.moves) for i in coach.ideas())
            if end
        ]
        compared += len(set(earned)) > 1
        assert earned == sorted(earned, reverse=True)
        table.submit(seat, bot("greedy", table.number).choose(seen))
    assert compared


def test_the_same_click_is_told_once() -> None:
    assert counted_runs(["a", "b", "b", "b", "a"]) == ["a", "b, 3 times", "a"]


def test_what_changes_nothing_is_not_advised() -> None:
    """A turn that the search has found may sail to and fro, or borrow and return: without that it ends the same."""
    scene = Scene(2, vessels=(6, 8), reactor="on")
    scene.sub("a", 13, 3, "salt")
    table = scene.table
    coach = Coach(table.seen(0), QUICK, False)
    texts = ["borrow iron", "place submersible-a 1", "sail 7", "step up", "sail 4", "step left", "sail 5", "buy salt", "done"]
    moves = [table.game.catalogue.parse(text) for text in texts]
    end = coach.search.scout.replay(coach.search.home, moves)
    assert end is not None
    needed = ["borrow iron", "place submersible-a 1", "step up", "step left", "sail 5", "buy salt", "done"]
    assert [move.text for move in coach.needed(Turn(moves, end))] == needed


def test_less_of_the_same_turn_is_no_other_idea() -> None:
    one, two = box("lineae").catalogue.moves[:2]
    assert part_of([two, one], [one, two]) and part_of([two], [one, two])
    assert not part_of([one, one], [one, two])


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_was_begun_goes_on(name: str) -> None:
    """Who follows the first click of an idea hears the rest of it next, unless something is clearly better: rarely, and never without
    a word. Before this was so, it advised something else in every fifth case."""
    game = box(name)
    table = Table(game, game.settle(max(2, game.min_seats), {}), "on")
    followed = went_on = 0
    while not table.over and table.number < 120 and followed < 6:
        seat = table.deciders()[0]
        seen = table.seen(seat)
        ideas = advise(seen, BRIEFLY)
        table.submit(seat, ideas.ideas[0].moves[0] if ideas.ideas else bot("greedy", table.number).choose(seen))
        rest = [] if table.over else ideas.rests.get(view_key(table.seen(seat).view), [])
        if not ideas.ideas or len(ideas.ideas[0].moves) < 2 or len(rest) < 2:
            continue
        told = advise(table.seen(seat), BRIEFLY, planned=rest)
        followed += bool(told.ideas)
        went_on += bool(told.ideas) and told.ideas[0].moves[0] is rest[0]
    assert followed >= 3
    assert went_on >= followed - 1


def test_an_idea_that_was_begun_is_given_up_for_something_clearly_better() -> None:
    scene = Scene(2, vessels=(6, 8), reactor="on")
    scene.sub("a", 13, 3, "salt")
    seen = scene.table.seen(0)
    (nothing,) = [move for move in seen.legal() if move.text == "pass"]
    coach = Coach(seen, THINKS.within(600), False, [nothing])
    assert coach.kept(coach.search.ranked()[0]) == []


def test_the_same_question_again_is_answered_the_same() -> None:
    """With the same rest of an idea, too."""
    game = box("lineae")
    table = Table(game, game.settle(2, {}), "again")
    rest: list[Move] = []
    while not rest:
        seat = table.deciders()[0]
        first = advise(table.seen(seat), BRIEFLY)
        table.submit(seat, first.ideas[0].moves[0] if first.ideas else bot("greedy", 1).choose(table.seen(seat)))
        seen = table.seen(seat)
        rest = first.rests.get(view_key(seen.view), [])
    one, two = (advise(seen, BRIEFLY, planned=rest) for _ in range(2))
    assert [idea.moves for idea in one.ideas] == [idea.moves for idea in two.ideas]
    assert one.rests == two.rests
