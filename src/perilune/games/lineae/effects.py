"""Rules, chapters 4 and 7: what a space does for the workers who are placed there, and when it cannot."""

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.lineae.content import (
    ALGAE,
    CANTEEN,
    COUNCIL,
    DIVE,
    ELECTION,
    EMBASSY,
    EXCHANGE,
    HIRE,
    INCOME,
    KINDS,
    LOAD,
    LOCK,
    LOCK_SPACE,
    NONE,
    POWER,
    RESEARCH,
    SALT,
    STILL,
    SUB_SPACE,
    VATS,
    Content,
)
from perilune.games.lineae.errands import can_distil, can_swap, offer_toll
from perilune.games.lineae.goods import cargo_count, charge, earn, pay, score, take_marker, to_cargo, to_supply
from perilune.games.lineae.job import DISTIL_JOB, EMBASSY_JOB, LOAD_JOB, RECALL_JOB, STEER, SWAP_JOB, TECH_JOB, push
from perilune.games.lineae.launchpad import can_load_somewhere
from perilune.games.lineae.messages import (
    ALL_HIRED,
    CANTEEN_NEEDS,
    E_BOOST,
    E_ENERGY,
    NEEDS_TWO_KINDS,
    NO_ALGAE,
    NO_CUBES_TO_SWAP,
    NO_MONEY,
    NO_TECH_LEFT,
    NOBODY_TO_BOOST,
    NOTHING_TO_LOAD,
    NOTHING_TO_SWAP,
    STILL_NEEDS,
)
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.workers import crew_size, hiring_price, recruit, spec_of


def why_not_use(s: OceanState, content: Content, seat: int, space: int) -> int:
    """0 if the seat can pay for the space and it has an effect (3.7)."""
    spec = spec_of(s, content, space)
    effect = spec.effect
    if effect == DIVE or effect == LOCK:
        return 0
    if effect == LOAD:
        return 0 if can_load_somewhere(s, content, seat) else because(NOTHING_TO_LOAD, s.vessel[seat])
    price = cost(s, content, seat, space)
    if s.money[seat] < price:
        return because(NO_MONEY, price, s.money[seat])
    if effect == HIRE:
        return because(ALL_HIRED, content.workers) if crew_size(s, content, seat) == content.workers else 0
    if effect == EXCHANGE:
        if s.energy[seat] == 0 or cargo_count(s, seat) == 0:
            return NO_CUBES_TO_SWAP
        return 0 if can_swap(s, seat) else NOTHING_TO_SWAP
    if effect == RESEARCH:
        return 0 if NONE in s.tech else NO_TECH_LEFT
    if effect == EMBASSY:
        return 0 if kinds_aboard(s, seat) >= 2 else NEEDS_TWO_KINDS
    if effect == VATS:
        return 0 if s.cargo[seat * KINDS + ALGAE] > 0 and s.supply[ALGAE] > 0 else NO_ALGAE
    if effect == STILL:
        return 0 if can_distil(s, seat) else STILL_NEEDS
    if effect == CANTEEN:
        if s.cargo[seat * KINDS + ALGAE] == 0 or s.cargo[seat * KINDS + SALT] == 0:
            return CANTEEN_NEEDS
        return 0 if s.workers[seat] - s.boosted[seat] >= 2 else NOBODY_TO_BOOST
    return 0


def cost(s: OceanState, content: Content, seat: int, space: int) -> int:
    """What the space costs in money."""
    spec = spec_of(s, content, space)
    return hiring_price(s, content, seat, space) if spec.effect == HIRE else spec.cost


def kinds_aboard(s: OceanState, seat: int) -> int:
    """How many different kinds of cubes are in the cargo bay."""
    count = 0
    for spot in range(seat * KINDS, seat * KINDS + KINDS):
        if s.cargo[spot] > 0:
            count += 1
    return count


def use_space(s: OceanState, content: Content, seat: int, space: int, journal: Journal) -> None:
    """The effect of a space: at once, or as a job."""
    spec = spec_of(s, content, space)
    effect = spec.effect
    if effect == DIVE:
        push(s, STEER, seat, space - SUB_SPACE)
    elif effect == LOCK:
        offer_toll(s, content, space - LOCK_SPACE, seat, (seat + 1) % s.seats, journal)
    elif effect == LOAD:
        push(s, LOAD_JOB, seat, NONE)
    elif effect == INCOME:
        earn(s, seat, spec.amount, journal)
    elif effect == HIRE:
        price = hiring_price(s, content, seat, space)
        if s.reserve[seat] > 0:
            recruit(s, seat, price, journal)
        else:
            push(s, RECALL_JOB, seat, price)
    elif effect == ELECTION:
        take_marker(s, seat, journal)
    elif effect == COUNCIL:
        take_marker(s, seat, journal)
        score(s, seat, spec.amount, journal)
    elif effect == EXCHANGE:
        push(s, SWAP_JOB, seat, 0, spec.amount)
    elif effect == POWER:
        pay(s, seat, spec.cost, journal)
        journal.tell(E_ENERGY, seat, charge(s, content, seat, spec.amount))
    elif effect == RESEARCH:
        pay(s, seat, spec.cost, journal)
        push(s, TECH_JOB, seat)
    elif effect == EMBASSY:
        push(s, EMBASSY_JOB, seat, NONE, spec.amount)
    elif effect == VATS:
        for _ in range(min(spec.amount, s.cargo[seat * KINDS + ALGAE], s.supply[ALGAE])):
            to_cargo(s, seat, ALGAE, journal)
    elif effect == STILL:
        push(s, DISTIL_JOB, seat)
    else:
        to_supply(s, seat, ALGAE)
        to_supply(s, seat, SALT)
        s.boosted[seat] += 1
        journal.tell(E_BOOST, seat)
