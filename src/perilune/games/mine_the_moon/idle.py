"""Work that could not do anything as things stand: what a player is warned of when tasking and when working (2.10)."""

from perilune.games.mine_the_moon.content import (
    ABDUCT,
    ACCELERATE,
    BUILD,
    CLOUT_MOVE,
    COMSAT,
    COPY,
    EXPORT,
    KINDS,
    LEECH,
    LOAD,
    PREROGATIVE,
    PRODUCE,
    REFINE,
    SWAP,
    TYPES,
    Content,
)
from perilune.games.mine_the_moon.messages import (
    W_ABDUCT,
    W_ACCELERATE,
    W_BUILD,
    W_COMSAT,
    W_COPY,
    W_EXPORT,
    W_LEECH,
    W_LOAD,
    W_PRODUCE,
    W_REFINE,
    W_SWAP,
    W_TOP,
)
from perilune.games.mine_the_moon.robots import other_holders
from perilune.games.mine_the_moon.state import MoonState
from perilune.games.mine_the_moon.work_construct import why_not_build
from perilune.games.mine_the_moon.work_goods import may_produce, may_swap
from perilune.games.mine_the_moon.work_rockets import may_load


def idle_work(s: MoonState, content: Content, seat: int, effect: int, building: int) -> int:
    """0 if this effect could do something for the seat now, else the number of the warning. `building` NOBODY is a common one."""
    first = seat * KINDS
    if effect == REFINE:
        return 0 if sum(s.silo[first : first + TYPES]) > 0 else W_REFINE
    if effect == LOAD:
        return 0 if may_load(s, content, seat) else W_LOAD
    if effect == BUILD:
        return 0 if may_build(s, content, seat) else W_BUILD
    if effect == SWAP:
        return 0 if may_swap(s, content.buildings[building], seat) else W_SWAP
    if effect == PRODUCE:
        return 0 if may_produce(s, content.buildings[building], seat) else W_PRODUCE
    if effect == EXPORT:
        return 0 if may_ship(s, content, seat, building) else W_EXPORT
    if effect == CLOUT_MOVE or effect == PREROGATIVE:
        return W_TOP if s.order[0] == seat else 0
    if effect == ABDUCT:
        return 0 if other_holders(s, seat) else W_ABDUCT
    if effect == ACCELERATE:
        return 0 if max(s.pads) >= 0 else W_ACCELERATE
    if effect == COMSAT:
        return 0 if s.deck else W_COMSAT
    if effect == LEECH:
        return 0 if sum(s.dominance) > s.dominance[seat] else W_LEECH
    if effect == COPY:
        return 0 if any(number >= 0 and content.buildings[number].copied for number in s.sites) else W_COPY
    return 0


def may_build(s: MoonState, content: Content, seat: int) -> bool:
    """Whether the seat could pay for some building that is available and fits."""
    return any(why_not_build(s, content, seat, building) == 0 for building in range(len(s.stock)))


def may_ship(s: MoonState, content: Content, seat: int, building: int) -> bool:
    """Whether the seat holds something that a Mass Driver ships."""
    gives = content.buildings[building].gives
    return any(gives[kind] and s.silo[seat * KINDS + kind] > 0 for kind in range(KINDS))
