"""The coach: it speaks in words, of moves that can be played, and knows no more than the seat that it speaks to."""

from perilune.bots.coach import QUICK, Advice, advise
from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.conformance.words import NOT_WORDS
from perilune.core.chance import CHANCE, Rng

GAME = 2


def the_coach_says_the_same_in_worlds_that_a_seat_cannot_tell_apart(setting: Setting) -> None:
    """With little thought, and in a few positions: it is the search of the bots that plan, which has its own check."""
    rng = Rng(16)
    for state in walk(setting, GAME, 90, 29):
        seat = phase_of(setting, state).deciders(state)[0]
        if seat == CHANCE:
            continue
        real = setting.seen(state, seat)
        dream = setting.seen(setting.game.imagine(real.view, seat, rng), seat)
        advice = advise(real, QUICK)
        assert _plain(advice) == _plain(advise(dream, QUICK)), f"The coach of seat {seat} speaks of what it may not know."
        for line in [*advice.matters, *(line for idea in advice.ideas for line in [*idea.says, *idea.reasons])]:
            assert line.strip() and not NOT_WORDS.search(line), f"The coach does not speak in words: {line!r}."
        for idea in advice.ideas:
            assert idea.moves[0] in real.legal(), f"The coach advises {idea.moves[0].text!r}, which cannot be played."


def _plain(advice: Advice) -> object:
    return advice.matters, [([move.text for move in idea.moves], idea.says, idea.reasons) for idea in advice.ideas]
