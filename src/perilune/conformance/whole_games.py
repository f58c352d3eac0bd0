"""Whole games at a table: they end, replay, and let moves be taken back as far as is fair."""

from typing import Any

from perilune.bots import bot
from perilune.conformance.positions import differing
from perilune.conformance.settings import Setting
from perilune.core.chance import CHANCE, Rng
from perilune.core.errors import UndoRefused
from perilune.core.game import Game, State
from perilune.core.journal import Journal
from perilune.core.playout import any_move, playout, step
from perilune.core.record import loads
from perilune.core.reopen import reopen
from perilune.core.table import Table


def greedy_game(setting: Setting, seed: str, moves: int = 100_000) -> Table:
    """A game of greedy bots, whole or cut after so many moves."""
    table = Table(setting.game, setting.options, seed, setting.names)
    bots = [bot("greedy", seat) for seat in range(setting.seats)]
    while not table.over and table.number < moves:
        seat = table.deciders()[0]
        table.submit(seat, bots[seat].choose(table.seen(seat)))
    return table


def random_game(setting: Setting, seed: int, moves: int = 100_000, start: State | None = None) -> Table:
    """A game of random moves, whole or cut after so many, from the deal or from another position."""
    table = Table(setting.game, setting.options, str(seed), setting.names, start=start)
    rng = Rng(seed)
    while not table.over and table.number < moves:
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        table.submit(seat, any_move(table.legal(seat), rng))
    return table


def a_random_game_ends(setting: Setting) -> None:
    state = setting.deal()
    playout(setting.game, state, Rng(21))
    outcome = setting.game.outcome(state, setting.names)
    assert outcome.text.endswith("."), f"The outcome is not a sentence: {outcome.text!r}."
    assert all(0 <= seat < setting.seats for seat in outcome.winners), f"The winners {outcome.winners} do not all sit here."
    nobody_may = setting.game.cooperative or setting.seats == 1
    assert outcome.winners or nobody_may, "Nobody has won, which happens only alone or in a co-operative box."
    scores = setting.game.scores(state)
    assert len(scores) == setting.seats, f"There are {setting.seats} seats and {len(scores)} scores."
    start, end = setting.game.inventory(setting.deal()), setting.game.inventory(state)
    assert end == start, f"Not conserved at the end: {differing(start, end)}."


def a_record_is_the_game(setting: Setting) -> None:
    table = greedy_game(setting, "22", 150)
    again = reopen(setting.game, loads(table.record.dumps()))
    assert again.parted == -1, f"Its own record does not replay. {again.why}"
    before, after = table.state.to_json(), again.table.state.to_json()
    assert after == before, f"The record ends with another position: {differing(before, after)}."
    assert again.table.seen(0).log() == table.seen(0).log(), "The record tells another story."


def the_same_seed_deals_the_same_game(setting: Setting) -> None:
    first, second, other = (_moves(greedy_game(setting, seed, 90)) for seed in ["a", "a", "b"])
    assert first == second, "The same seed makes two different games."
    assert first != other, "Two seeds make the same game: is nothing left to chance?"


def _moves(table: Table) -> list[str]:
    return [row.text for row in table.record.rows]


def the_end_is_final(setting: Setting) -> None:
    """Once everything may be looked at, nobody takes anything back, whoever moved last."""
    table = random_game(setting, 24, start=_before_the_last_move(setting))
    for seat in range(setting.seats):
        assert "The game is over" in table.why_no_undo(seat), f"Seat {seat} may undo a move of a finished game."
        assert not table.can_redo(seat), f"Seat {seat} may play again in a finished game."
        assert _undo_is_refused(table, seat), f"Seat {seat} undoes a move of a finished game."


def _before_the_last_move(setting: Setting) -> State:
    """The last position of a random game in which a seat decides."""
    game, state, rng = setting.game, setting.deal(), Rng(24)
    silent = Journal(silent=True)
    before = state
    while (phase := game.phase(state)) is not None:
        if phase.deciders(state) != [CHANCE]:
            before = state.copy()
        step(game, state, rng, silent)
    return before


def undo_returns_the_exact_position_and_stops_at_the_frontier(setting: Setting) -> None:
    table = Table(setting.game, setting.options, "23", setting.names)
    rng = Rng(23)
    for number in range(120):
        if table.over:
            break
        setting.step = number
        deciders = table.deciders()
        seat = deciders[rng.below(len(deciders))]
        before, played = _all_of(table, seat), table.number
        move = any_move(table.legal(seat), rng)
        table.submit(seat, move)
        after = _all_of(table, seat)
        chance_answered = any(row.seat == CHANCE for row in table.record.rows[played:])
        if table.why_no_undo(seat):
            assert _undo_is_refused(table, seat), f"{move.text!r} is undone although that is refused."
            assert _all_of(table, seat) == after, f"The refused undo of {move.text!r} has changed the table."
        else:
            assert not chance_answered, f"{move.text!r} could be undone although chance has answered."
            table.undo(seat)
            assert _all_of(table, seat) == before, f"Taking back {move.text!r} does not lead to the position before it."
            table.submit(seat, move)
            assert _all_of(table, seat) == after, f"{move.text!r}, undone and played again, makes another game."


def _all_of(table: Table, seat: int) -> tuple[object, ...]:
    """The position, the record, and what a seat was told."""
    rows = [(row.seat, row.text, row.digest) for row in table.record.rows]
    return table.state.to_json(), rows, [(event.code, event.args, event.at) for event in table.seen(seat).events]


def _undo_is_refused(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except UndoRefused:
        return True
    return False


def no_dead_end(game: Game[Any], state: State, seed: int, steps: int = 80) -> None:
    """From this position, too, somebody can always do something until the game is over."""
    rng, silent = Rng(seed), Journal(silent=True)
    kept = game.inventory(state)
    for number in range(steps):
        phase = game.phase(state)
        if phase is None:
            return
        deciders = phase.deciders(state)
        assert deciders, f"Step {number}: the game is not over, and nobody decides."
        for seat in deciders:
            assert phase.legal(state, seat), f"Step {number}: seat {seat} can do nothing."
        seat = deciders[rng.below(len(deciders))]
        phase.play(state, seat, any_move(phase.legal(state, seat), rng), silent)
        now = game.inventory(state)
        assert now == kept, f"Step {number}: not conserved: {differing(kept, now)}."
