"""What a move would do is what it does: told beforehand from a seat's view alone, then played in the real position."""

from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE
from perilune.core.journal import Journal

GAME = 2
MOVES = 5  # of each position, spread over what is offered


def what_a_move_would_do_is_what_it_does(setting: Setting) -> None:
    game, names = setting.game, setting.names
    for state in walk(setting, GAME, 400, 17):
        seat = phase_of(setting, state).deciders(state)[0]
        if seat == CHANCE:
            continue
        seen = setting.seen(state, seat)
        offers = seen.legal()
        for move in offers[:: max(1, len(offers) // MOVES)]:
            foretold = seen.consequences(move)
            after, journal = state.copy(), Journal()
            phase_of(setting, state).play(after, seat, move, journal)
            told = [game.say_event(event, names) for event in journal.events if event.heard_by(seat)]
            wrong = [line for line in foretold.told if line not in told]
            assert not wrong, f"{move.text!r} was to tell {wrong[0]!r}, and tells {told}."
            gauges = {gauge.name: gauge.value for gauge in game.gauges(game.view(after, seat), seat, names)}
            for change in foretold.changes:
                real = gauges[change.name]
                assert real == change.after, f"{move.text!r} was to make {change}, and makes it {real}."
            assert foretold.reveals or foretold.told == told, f"{move.text!r} tells {told}, and nobody foretold it."
            assert sum(chance.share for chance in foretold.chances) <= 10_000, f"{move.text!r}: the odds are more than certain."
