"""The leak test: what a seat gets is the same in the real world and in one that it only imagines."""

import pytest

from perilune.bots import BOTS, PLANS, bot
from perilune.core.chance import CHANCE, SPECTATOR, Rng
from perilune.core.journal import Journal
from perilune.core.table import Table
from tests.conformance.walks import Setting, seen, settings, walk

QUICK = [name for name in BOTS if name not in PLANS]
every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@every_setting
def test_a_seat_cannot_tell_the_real_world_from_an_imagined_one(setting: Setting) -> None:
    game = setting.game
    rng = Rng(11)
    for state in walk(setting, 11, 420, 21):
        for seat in [*range(setting.seats), SPECTATOR]:
            real = seen(setting, state, seat)
            world = game.imagine(real.view, seat, rng)
            assert game.inventory(world) == game.inventory(state)
            dream = seen(setting, world, seat)
            assert dream.view.to_json() == real.view.to_json()
            assert dream.deciders() == real.deciders() == game.phase(state).deciders(state)  # type: ignore[union-attr]
            assert [move.text for move in dream.legal()] == [move.text for move in real.legal()]
            assert dream.prompt() == real.prompt()
            if real.legal():
                assert [m.text for m in real.legal()] == [m.text for m in game.phase(state).legal(state, seat)]  # type: ignore[union-attr]
                for name in QUICK:
                    assert bot(name, 5).choose(dream) is bot(name, 5).choose(real)


@every_setting
def test_a_bot_that_plans_chooses_the_same_in_worlds_that_it_cannot_tell_apart(setting: Setting) -> None:
    """At few looks, and in a few positions: planning is slow, and the same at every level."""
    game = setting.game
    rng = Rng(15)
    for state in walk(setting, 15, 60, 25):
        seat = game.phase(state).deciders(state)[0]  # type: ignore[union-attr]
        if seat == CHANCE:
            continue
        real = seen(setting, state, seat)
        dream = seen(setting, game.imagine(real.view, seat, rng), seat)
        for name in PLANS:
            assert bot(f"{name}@20", 5).choose(dream) is bot(f"{name}@20", 5).choose(real)


@every_setting
def test_the_drawing_does_not_leak(setting: Setting) -> None:
    game = setting.game
    rng = Rng(12)
    for state in walk(setting, 12, 200, 40):
        for seat in [0, SPECTATOR]:
            real = seen(setting, state, seat)
            assert seen(setting, game.imagine(real.view, seat, rng), seat).svg() == real.svg()


@every_setting
def test_the_journal_does_not_leak(setting: Setting) -> None:
    """A seat that cannot tell two worlds apart after somebody's move has not heard anything different either."""
    game = setting.game
    rng = Rng(13)
    for state in walk(setting, 13, 260, 13):
        phase = game.phase(state)
        assert phase is not None
        mover = phase.deciders(state)[0]
        for watcher in [*range(setting.seats), SPECTATOR]:
            world = game.imagine(game.view(state, watcher), watcher, rng)
            for move in phase.legal(state, mover)[:4]:
                if phase.why_not(world, mover, move) != 0:
                    continue
                heard = []
                views = []
                for position in [state.copy(), world.copy()]:
                    journal = Journal()
                    phase.play(position, mover, move, journal)
                    heard.append([(e.code, e.args) for e in journal.events if e.heard_by(watcher)])
                    views.append(game.view(position, watcher).to_json())
                if views[0] == views[1]:
                    assert heard[0] == heard[1]


@every_setting
def test_sealed_choices_do_not_depend_on_their_order(setting: Setting) -> None:
    game = setting.game
    silent = Journal(silent=True)
    for state in walk(setting, 14, 400, 5):
        phase = game.phase(state)
        assert phase is not None
        deciders = phase.deciders(state)
        if len(deciders) < 2:
            continue
        first, second = deciders[0], deciders[1]
        for a in phase.legal(state, first)[:3]:
            for b in phase.legal(state, second)[:3]:
                ends = []
                for order in [[(first, a), (second, b)], [(second, b), (first, a)]]:
                    trial = state.copy()
                    sealed = True
                    for seat, move in order:
                        others = [seat_ for seat_ in range(setting.seats) if seat_ != seat]
                        before = [game.view(trial, other).to_json() for other in others]
                        phase.play(trial, seat, move, silent)
                        sealed = sealed and before == [game.view(trial, other).to_json() for other in others]
                    ends.append((trial.to_json(), sealed))
                if ends[0][1] and ends[1][1]:
                    assert ends[0][0] == ends[1][0]


@every_setting
def test_what_a_seat_does_not_see_changes_nothing_for_it(setting: Setting) -> None:
    """Neither the number of its position, nor whether and why it can take back or do again, when others choose or take back in secret."""
    table = Table(setting.game, setting.options, "unseen")
    rng = Rng(14)
    watchers = [*range(setting.seats), SPECTATOR]
    while table.number < 60 and (deciders := table.deciders()):
        before = {watcher: _all_of(table, watcher) for watcher in watchers}
        mover = deciders[rng.below(len(deciders))]
        if rng.below(6) == 0 and not table.why_no_undo(mover):
            table.undo(mover)
        else:
            moves = table.legal(mover)
            table.submit(mover, moves[rng.below(len(moves))])
        for watcher in watchers:
            seen_now, beside = _all_of(table, watcher)
            if watcher != mover and seen_now == before[watcher][0]:
                assert beside == before[watcher][1]


def _all_of(table: Table, watcher: int) -> tuple[object, object]:
    """What a seat sees and was told; and what it is told besides."""
    now = table.seen(watcher)
    beside = [now.number, now.prompt(), len(table.moments(watcher))]
    if watcher != SPECTATOR:
        beside += [table.why_no_undo(watcher), table.can_redo(watcher)]
    return (now.view.to_json(), now.log()), beside
