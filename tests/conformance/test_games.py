"""Whole games at a table: they end, replay, and let moves be taken back as far as is fair."""

import pytest

from perilune.bots import bot
from perilune.core.chance import CHANCE, Rng
from perilune.core.errors import UndoRefused
from perilune.core.journal import Journal
from perilune.core.playout import any_move, playout, step
from perilune.core.record import loads
from perilune.core.table import Table, reopen
from tests.conformance.walks import NAMES, Setting, settings

every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


def greedy_game(setting: Setting, seed: str, moves: int = 100_000) -> Table:
    """A game of greedy bots, whole or cut after so many moves."""
    table = Table(setting.game, setting.options, seed, NAMES[: setting.seats])
    bots = [bot("greedy", seat) for seat in range(setting.seats)]
    while not table.over and table.number < moves:
        seat = table.deciders()[0]
        table.submit(seat, bots[seat].choose(table.seen(seat)))
    return table


def last_move(setting: Setting) -> Table:
    """A table at which the last move of a random game has just been made, by a seat where the rules let a seat end it."""
    game, state, rng = setting.game, setting.deal(), Rng(24)
    silent = Journal(silent=True)
    before = state
    while (phase := game.phase(state)) is not None:
        if phase.deciders(state) != [CHANCE]:
            before = state.copy()
        step(game, state, rng, silent)
    table = Table(game, setting.options, "24", NAMES[: setting.seats], start=before)
    while not table.over:
        seat = table.deciders()[0]
        offers = table.legal(seat)
        table.submit(seat, any_move(offers, rng))
    return table


@every_setting
def test_a_random_game_ends(setting: Setting) -> None:
    state = setting.deal()
    playout(setting.game, state, Rng(21))
    outcome = setting.game.outcome(state, NAMES[: setting.seats])
    assert outcome.text.endswith(".")
    assert all(0 <= seat < setting.seats for seat in outcome.winners)
    assert outcome.winners or setting.game.cooperative or setting.seats == 1
    assert len(setting.game.scores(state)) == setting.seats
    assert setting.game.inventory(state) == setting.game.inventory(setting.deal())


@every_setting
def test_a_record_is_the_game(setting: Setting) -> None:
    table = greedy_game(setting, "22", 150)
    again = reopen(setting.game, loads(table.record.dumps()))
    assert again.parted == -1, again.why
    assert again.table.state.to_json() == table.state.to_json()
    assert again.table.seen(0).log() == table.seen(0).log()


@every_setting
def test_the_same_seed_deals_the_same_game(setting: Setting) -> None:
    first, second, other = (greedy_game(setting, seed, 60).record for seed in ["a", "a", "b"])
    assert [row.text for row in first.rows] == [row.text for row in second.rows]
    assert [row.text for row in first.rows] != [row.text for row in other.rows]


@every_setting
def test_the_end_is_final(setting: Setting) -> None:
    """Once everything may be looked at, nobody takes anything back, whoever moved last."""
    table = last_move(setting)
    assert table.over
    for seat in range(setting.seats):
        assert "The game is over" in table.why_no_undo(seat)
        assert not table.can_redo(seat)
        with pytest.raises(UndoRefused):
            table.undo(seat)


@every_setting
def test_undo_returns_the_exact_position_and_stops_at_the_frontier(setting: Setting) -> None:
    table = Table(setting.game, setting.options, "23", NAMES[: setting.seats])
    rng = Rng(23)
    for _ in range(120):
        if table.over:
            break
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        before = table.state.to_json(), table.record.dumps(), table.seen(seat).log()
        moves = table.legal(seat)
        move = any_move(moves, rng)
        table.submit(seat, move)
        after = table.record.dumps()
        chance_answered = any(row.seat == CHANCE for row in table.record.rows[len(loads(before[1]).rows) :])
        if table.why_no_undo(seat):
            with pytest.raises(UndoRefused):
                table.undo(seat)
            assert table.record.dumps() == after
        else:
            assert not chance_answered
            table.undo(seat)
            assert (table.state.to_json(), table.record.dumps(), table.seen(seat).log()) == before
            table.submit(seat, move)
            assert table.record.dumps() == after
