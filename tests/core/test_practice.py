"""A practice table: one may take back as far as one likes, chance and the others' moves included, and chance then falls the same."""

from perilune.bots import bot
from perilune.core.record import PRACTICE, loads
from perilune.core.reopen import reopen
from perilune.core.table import Table
from perilune.games import box

GAME = box("mine_the_moon")


def practise(moves: int) -> Table:
    """A practice table at which greedy players have made some moves."""
    table = Table(GAME, GAME.settle(2, {}), "practice", notes=[PRACTICE])
    while table.number < moves and not table.over:
        seat = table.deciders()[0]
        table.submit(seat, bot("greedy", table.number).choose(table.seen(seat)))
    return table


def test_taking_back_beyond_chance_and_the_others() -> None:
    """One own decision at a time, to the very first; each time it is that seat's turn again, and its offers are those of then."""
    table = practise(150)
    while not table.why_no_undo(0):
        before = table.number
        table.undo(0)
        assert table.number < before and 0 in table.deciders() and table.can_redo(0)
    assert "you have not moved yet" in table.why_no_undo(0)
    assert not any(row.seat == 0 for row in table.record.rows)


def test_chance_falls_the_same_again() -> None:
    table = practise(150)
    played = [(row.seat, row.text, row.digest) for row in table.record.rows]
    for _ in range(12):
        table.undo(0)
    for seat, text, _ in played[table.number :]:
        if table.number < len(played) and seat >= 0:
            table.submit(seat, text)
    assert [(row.seat, row.text, row.digest) for row in table.record.rows][: len(played)] == played


def test_the_end_may_be_taken_back_in_practice() -> None:
    table = practise(100_000)
    assert table.over
    table.undo(0)
    assert not table.over and 0 in table.deciders()


def test_it_stands_in_the_record_and_comes_back_with_it() -> None:
    table = practise(60)
    again = reopen(GAME, loads(table.record.dumps())).table
    assert again.record.notes == [PRACTICE] and again.practice
    again.undo(0)
    assert again.number < table.number


def test_when_practice_ends_chance_is_final_again() -> None:
    """As soon as somebody else sits down."""
    table = practise(150)
    table.practice = False
    own = max(number for number, row in enumerate(table.record.rows) if row.seat == 0)
    if any(row.seat < 0 for row in table.record.rows[own:]):
        assert "chance has answered" in table.why_no_undo(0)


def test_other_records_stay_as_they_were() -> None:
    table = Table(GAME, GAME.settle(2, {}), "usual")
    assert "notes" not in table.record.to_json() and not table.practice
