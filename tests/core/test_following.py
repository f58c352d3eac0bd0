"""The same table in several processes: going back to a checkpoint, and following what another process has played."""

import random

import pytest

from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError
from perilune.core.record import Row
from perilune.core.reopen import reopen
from perilune.core.table import Table
from perilune.games import BOXES, box


def new_table(name: str) -> Table:
    game = box(name)
    return Table(game, game.settle(max(2, game.min_seats), {}), f"follow {name}")


def known(table: Table) -> list[object]:
    """All that anybody can see, and may take back or do again."""
    watchers = [*range(table.options.seats), SPECTATOR]
    seen = [table.seen(watcher) for watcher in watchers]
    return [
        table.state.to_json(),
        [(row.seat, row.text, row.digest) for row in table.record.rows],
        table.numbers,
        [(look.number, look.view.to_json(), look.log(), look.log_moments()) for look in seen],
        [table.moments(watcher) for watcher in watchers],
        [(table.why_no_undo(seat), table.can_redo(seat)) for seat in range(table.options.seats)],
    ]


def act(table: Table, chance: random.Random) -> None:
    """Play, take back or play again."""
    seats = range(table.options.seats)
    undos = [seat for seat in seats if not table.why_no_undo(seat)]
    redos = [seat for seat in seats if table.can_redo(seat)]
    roll = chance.random()
    if roll < 0.25 and undos:
        table.undo(chance.choice(undos))
    elif roll < 0.35 and redos:
        table.redo(chance.choice(redos))
    else:
        seat = chance.choice(table.deciders())
        table.submit(seat, chance.choice(table.legal(seat)))


@pytest.mark.parametrize("name", BOXES)
def test_a_second_table_follows_the_first(name: str) -> None:
    """After every change, or after several of them at once, it is the same table for everybody."""
    first, second, late = (new_table(name) for _ in range(3))
    chance = random.Random(name)
    for number in range(120):
        if first.over:
            break
        act(first, chance)
        assert second.follow(second.final, first.record.rows[second.final :], first.numbers)
        assert known(second) == known(first)
        if number % 7 == 6:
            assert late.follow(late.final, first.record.rows[late.final :], first.numbers)
            assert known(late)[:5] == known(first)[:5]
    reopened = reopen(first.game, first.record).table
    reopened.renumber(first.numbers)
    assert known(reopened)[:4] == known(first)[:4]


@pytest.mark.parametrize("name", BOXES)
def test_a_checkpoint_brings_everything_back(name: str) -> None:
    """Also past an answer of chance; and the way forward again."""
    table = new_table(name)
    chance = random.Random(name)
    for _ in range(80):
        if table.over:
            break
        before, looked = table.checkpoint(), known(table)
        act(table, chance)
        after, reached = table.checkpoint(), known(table)
        table.restore(before)
        assert known(table) == looked
        table.restore(after)
        assert known(table) == reached
    assert reopen(table.game, table.record).why == ""


def test_rows_that_do_not_follow_change_nothing() -> None:
    table = new_table(BOXES[0])
    chance = random.Random(3)
    for _ in range(12):
        act(table, chance)
    before = known(table)
    rows = table.record.rows
    foreign = [Row(row.seat, row.text, "another") for row in rows]
    assert not table.follow(0, foreign, table.numbers)
    assert not table.follow(table.final, [*rows[table.final :], Row(0, "no such move", "d")], table.numbers)
    assert not table.follow(table.final, [*rows[table.final :], Row(9, rows[-1].text, "d")], table.numbers)
    assert known(table) == before
    with pytest.raises(PeriluneError):
        table.submit(9, rows[-1].text)
