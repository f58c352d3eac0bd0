"""The leak test: what a seat gets is the same in the real world and in one that it only imagines."""

from perilune.bots import BOTS, PLANS, bot
from perilune.conformance.positions import differing
from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE, SPECTATOR, Rng
from perilune.core.game import State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.playout import any_move
from perilune.core.table import Table

GAME = 2
QUICK = [name for name in BOTS if name not in PLANS]


def a_seat_cannot_tell_the_real_world_from_an_imagined_one(setting: Setting) -> None:
    game = setting.game
    rng = Rng(11)
    for state in walk(setting, GAME, 420, 21):
        phase = phase_of(setting, state)
        for seat in setting.watchers:
            real = setting.seen(state, seat)
            world = game.imagine(real.view, seat, rng)
            kept, made = game.inventory(state), game.inventory(world)
            assert made == kept, f"The world that seat {seat} imagines does not conserve {differing(kept, made)}."
            dream = setting.seen(world, seat)
            seen, dreamt = real.view.to_json(), dream.view.to_json()
            assert not game.all_open(state, seat) or seen == state.to_json(), (
                f"Seat {seat} may not know all, and the box says so."
            )
            assert dreamt == seen, f"Seat {seat} sees {differing(seen, dreamt)} differently in the world that it imagines."
            assert dream.deciders() == real.deciders() == phase.deciders(state), f"Seat {seat} cannot see who decides."
            assert dream.legal() == real.legal(), f"The offers of seat {seat} depend on what it may not know."
            assert dream.prompt() == real.prompt(), f"The prompt of seat {seat} depends on what it may not know."
            if real.legal():
                assert real.legal() == phase.legal(state, seat), f"Seat {seat} is offered something else in its view."
                for name in QUICK:
                    same = bot(name, 5).choose(dream) is bot(name, 5).choose(real)
                    assert same, f"The {name} bot at seat {seat} chooses by what it may not know."


def a_bot_that_plans_chooses_the_same_in_worlds_that_it_cannot_tell_apart(setting: Setting) -> None:
    """At few looks, and in a few positions: planning is slow, and the same at every level."""
    rng = Rng(15)
    for state in walk(setting, GAME, 60, 25):
        seat = phase_of(setting, state).deciders(state)[0]
        if seat == CHANCE:
            continue
        real = setting.seen(state, seat)
        dream = setting.seen(setting.game.imagine(real.view, seat, rng), seat)
        for name in PLANS:
            same = bot(f"{name}@20", 5).choose(dream) is bot(f"{name}@20", 5).choose(real)
            assert same, f"The {name} bot at seat {seat} chooses by what it may not know."


def the_drawing_does_not_leak(setting: Setting) -> None:
    rng = Rng(12)
    for state in walk(setting, GAME, 200, 40):
        for seat in [0, SPECTATOR]:
            real = setting.seen(state, seat)
            dream = setting.seen(setting.game.imagine(real.view, seat, rng), seat)
            assert dream.svg() == real.svg(), f"The drawing for seat {seat} shows what it may not know."


def the_journal_does_not_leak(setting: Setting) -> None:
    """A seat that cannot tell two worlds apart after somebody's move has not heard anything different either."""
    game = setting.game
    rng = Rng(13)
    for state in walk(setting, GAME, 260, 13):
        phase = phase_of(setting, state)
        mover = phase.deciders(state)[0]
        for watcher in setting.watchers:
            world = game.imagine(game.view(state, watcher), watcher, rng)
            for move in phase.legal(state, mover)[:4]:
                if phase.why_not(world, mover, move) != 0:
                    continue
                real, dream = (_after(setting, position, mover, move, watcher) for position in (state, world))
                assert real[0] != dream[0] or real[1] == dream[1], f"Seat {watcher} hears of {move.text!r} what it may not know."


def _after(setting: Setting, state: State, mover: int, move: Move, watcher: int) -> tuple[object, object]:
    """What a watcher sees and hears after a move."""
    trial, journal = state.copy(), Journal()
    phase_of(setting, trial).play(trial, mover, move, journal)
    heard = [(event.code, event.args) for event in journal.events if event.heard_by(watcher)]
    return setting.game.view(trial, watcher).to_json(), heard


def sealed_choices_do_not_depend_on_their_order(setting: Setting) -> None:
    for state in walk(setting, GAME, 400, 5):
        phase = phase_of(setting, state)
        deciders = phase.deciders(state)
        if len(deciders) < 2:
            continue
        first, second = deciders[0], deciders[1]
        for a in phase.legal(state, first)[:3]:
            for b in phase.legal(state, second)[:3]:
                one, sealed = _played(setting, state, [(first, a), (second, b)])
                other, sealed_too = _played(setting, state, [(second, b), (first, a)])
                same = one.to_json() == other.to_json()
                assert same or not (sealed and sealed_too), (
                    f"{a.text!r} and {b.text!r}, both sealed, do not end the same both ways."
                )


def _played(setting: Setting, state: State, order: list[tuple[int, Move]]) -> tuple[State, bool]:
    """The position after these moves of one phase, and whether nobody else saw any of them."""
    game, trial, silent = setting.game, state.copy(), Journal(silent=True)
    phase = phase_of(setting, state)
    sealed = True
    for seat, move in order:
        others = [other for other in range(setting.seats) if other != seat]
        before = [game.view(trial, other).to_json() for other in others]
        phase.play(trial, seat, move, silent)
        sealed = sealed and before == [game.view(trial, other).to_json() for other in others]
    return trial, sealed


def what_a_seat_does_not_see_changes_nothing_for_it(setting: Setting) -> None:
    """Neither the number of its position, nor whether and why it can take back or do again, when others choose or take back in secret."""
    table = Table(setting.game, setting.options, "unseen", setting.names)
    rng = Rng(14)
    while table.number < 60 and (deciders := table.deciders()):
        setting.step = table.number
        before = {watcher: _all_of(table, watcher) for watcher in setting.watchers}
        mover = deciders[rng.below(len(deciders))]
        if rng.below(6) == 0 and not table.why_no_undo(mover):
            table.undo(mover)
        else:
            table.submit(mover, any_move(table.legal(mover), rng))
        for watcher in setting.watchers:
            seen, beside = _all_of(table, watcher)
            if watcher != mover and seen == before[watcher][0]:
                assert beside == before[watcher][1], (
                    f"Seat {watcher} notices what it does not see: {before[watcher][1]}, {beside}."
                )


def _all_of(table: Table, watcher: int) -> tuple[object, object]:
    """What a seat sees and was told; and what it is told besides."""
    now = table.seen(watcher)
    beside = [now.number, now.prompt(), len(table.moments(watcher))]
    if watcher != SPECTATOR:
        beside += [table.why_no_undo(watcher), table.can_redo(watcher)]
    return (now.view.to_json(), now.log()), beside
