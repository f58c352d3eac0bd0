"""What tokens on the instruments are good for: a phase takes away a difficulty, a set that comes up is one more step (rules 5.4 to 5.8).

Tokens are spent after a month, used or not. So it is worth waiting for a month in which they tell most, while there is time.
"""

from typing import Final

from perilune.games.astronavigators.cards.rockets import rocket_of
from perilune.games.astronavigators.content import SETS, TRACK, WEEKS, Content
from perilune.games.astronavigators.state import ACTIVE, AGAIN, FIRST_AND_FAST, HOME, MOON, NavState
from perilune.games.astronavigators.world.trajectory import mean, place_of

NEGATED: Final = 60  # a point of difficulty that a phase takes away,
STEP: Final = 900  # and one more step
SURE: Final = 100  # per cent
WAIT: Final = 25  # the chance that a given month shows one of a player's sets for certain, in per cent
PATIENCE: Final = 80  # no chance is so good as to wait for it for ever
REUSE: Final = 100  # the indicator's token comes back: the set that comes up most often belongs there
PROMISE: Final = 400  # a month in which the rocket could give a step,
MOST_PROMISES: Final = 3  # and so many of them
IDLE: Final = -300  # a token on an instrument before the launch


def on_instruments(s: NavState, c: Content, seat: int, about_to_fly: bool) -> int:
    """The tokens that lie on sextant, telescope and indicator."""
    if not about_to_fly:
        return IDLE * ((s.sxt[seat] >= 0) + (s.sct[seat] >= 0) + (s.ai[seat] >= 0))
    total = 0
    if s.sxt[seat] >= 0:
        total += NEGATED * worth_negating(s, c, seat)
    if s.sct[seat] >= 0:
        total += STEP * (chance_of_a_step(s, c, seat) - chance_later(s, seat)) // SURE - REUSE * shows(s, c, s.sct[seat]) // SURE
    return total + rocket_steps(s, c, seat)


def rocket_steps(s: NavState, c: Content, seat: int) -> int:
    """The step that the rocket gives for what is calibrated, and those that it could still give (16.1).

    On the indicator its set comes back, so that it gives a step in every month that has another set for the telescope.
    """
    rocket = rocket_of(s, c, seat)
    total = STEP * rocket.steps(s, seat)
    if rocket.wanted >= 0 and s.sets[seat * SETS + rocket.wanted] == ACTIVE:
        others = active_sets(s, seat) - 1
        total += PROMISE * min(others, MOST_PROMISES)
        if s.sct[seat] == rocket.wanted and others > 0:
            total -= STEP
    return total


def active_sets(s: NavState, seat: int) -> int:
    """How many complete sets are not spent."""
    count = 0
    for number in range(SETS):
        count += 1 if s.sets[seat * SETS + number] == ACTIVE else 0
    return count


def worth_negating(s: NavState, c: Content, seat: int) -> int:
    """What the phase on the sextant is expected to save next month, beyond what it would save on a worse stage later on."""
    phases = 0
    for phase in range(WEEKS):
        phases += 1 if s.phases[seat * WEEKS + phase] in (ACTIVE, AGAIN) else 0
    last = TRACK // 2 if s.mode == FIRST_AND_FAST else TRACK
    here = 0
    worse = 0
    for tile in range(last):
        place = place_of(tile)
        if place == s.place[seat] + 1:
            here = mean(s, c, tile)
        elif place > s.place[seat] and mean(s, c, tile) > here:
            worse += 1
    return here - 2 if worse < phases else -1


def shows(s: NavState, c: Content, number: int) -> int:
    """The chance that a set is on one of next month's cards, in per cent: the next card of week 1 is known."""
    if s.top >= 0 and c.symbols[s.top][number]:
        return SURE
    left = 0
    with_it = 0
    for card in range(len(s.deck)):
        left += s.deck[card]
        if c.symbols[card][number]:
            with_it += s.deck[card]
    if left == 0:
        return 0
    without = SURE - SURE * with_it // left
    return SURE - without * without // SURE * without // SURE  # three more weeks


def chance_of_a_step(s: NavState, c: Content, seat: int) -> int:
    """The chance of one more step, in per cent. What could still be put on the indicator counts nearly as if it lay there."""
    first = shows(s, c, s.sct[seat])
    second = 0
    if s.ai[seat] >= 0:
        second = shows(s, c, s.ai[seat])
    else:
        for number in range(SETS):
            if s.sets[seat * SETS + number] == ACTIVE and number != s.sct[seat]:
                second = max(second, shows(s, c, number) * 9 // 10)
    return SURE - (SURE - first) * (SURE - second) // SURE


def chance_later(s: NavState, seat: int) -> int:
    """The chance that the token would bring a step for certain in one of the months to come, in per cent."""
    sets = active_sets(s, seat)
    months = (MOON if s.mode == FIRST_AND_FAST else HOME) - s.place[seat] - 2
    return min(PATIENCE, WAIT * months // max(1, sets))
