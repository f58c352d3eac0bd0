"""What the coach says: in the terms of each box, and nothing that throws something away."""

import pytest

from perilune.bots import bot
from perilune.bots.coach import NO_REASON, THINKS, Advice, advise, counted_runs
from perilune.core.table import Table
from perilune.games import BUILT_IN, box

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
def test_most_ideas_have_a_reason_of_the_box(name: str) -> None:
    ideas = [idea for advice in said(name, 50) for idea in advice.ideas]
    with_reason = [idea for idea in ideas if idea.reasons != [NO_REASON]]
    assert len(ideas) > 3 and 2 * len(with_reason) >= len(ideas)
    for idea in ideas:
        assert len(idea.reasons) <= 2 and all(reason[0].isupper() or reason[0].isdigit() for reason in idea.reasons)


def test_it_speaks_of_the_end() -> None:
    """Somebody near the end of the track is what matters first."""
    matters = [line for advice in said("mine_the_moon", 100_000, 19) for line in advice.matters]
    assert any("Beyond 40 comes the last turn." in line for line in matters)
    assert any("the last" in line for line in matters)


def test_to_whoever_waits_it_says_only_what_matters() -> None:
    game = box("mine_the_moon")
    table = Table(game, game.settle(2, {}), "coach")
    waiting = 1 - table.deciders()[0]
    assert advise(table.seen(waiting)).ideas == []


def test_the_same_click_is_told_once() -> None:
    assert counted_runs(["a", "b", "b", "b", "a"]) == ["a", "b, 3 times", "a"]
