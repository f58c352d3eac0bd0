"""What a move brings, in few words behind its name: workers on a space, a voyage, the space where a vessel begins."""

from typing import Final

from perilune.core.words import counted, possessive, series
from perilune.games.lineae.cards.effect import Effect
from perilune.games.lineae.content import (
    ELECTION,
    KIND_KEYS,
    KINDS,
    LOCK_SPACE,
    NONE,
    PAD_SPACE,
    ROW_SPACE,
    SUB_SPACE,
    TILES,
    Content,
)
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH
from perilune.games.lineae.world.submersible import beside, can_advance, free_steps, steps_left
from perilune.games.lineae.world.tides import TILE_WIDTH

HARDER: Final = "harder to outbid"  # what more workers than are needed are good for,
FEWER: Final = "fewer would do"  # and alone


def start_brings(s: OceanState, seat: int, content: Content, tile: int) -> str:
    """The cube of the deposit below, and what the first sun gives."""
    kind = content.deposits[s.deposits[tile * TILE_WIDTH // DEPOSIT_WIDTH]].setup
    power = 0 if tile >= TILES - 2 else TILE_WIDTH * content.sunlight.of(s, seat)
    return f"1 {KIND_KEYS[kind]}, {power or 'no'} electricity"


def voyage_brings(s: OceanState, seat: int, content: Content, tile: int) -> str:
    """How many cubes of the seat the rocket there takes."""
    slots = open_slots(s, content, tile)
    if not slots:
        return "no rocket there"
    fits = fitting(slots, s.cargo[seat * KINDS : (seat + 1) * KINDS])
    name = content.rockets[s.rockets[tile]].name.split()[0]  # as on its plate
    return f"the {name} rocket has room for {fits or 'none'} of your cubes"


def workers_bring(s: OceanState, seat: int, names: list[str], content: Content, effect: Effect, space: int, power: int) -> str:
    """What the fewest workers that will do bring there, and whom they send home; of more of them, what they are good for."""
    stand = s.crew_power[space] if s.crew_seat[space] != NONE else 0
    if power > stand + 1:
        return HARDER if s.seats > 1 else FEWER
    told = [_brings(s, seat, content, effect, space)]
    if stand:
        owner = s.crew_seat[space]
        whose = "your own" if owner == seat else possessive(names[owner])
        told.append(f"sends {whose} {workers_there(s, space)} home")
    return "; ".join(told)


def workers_there(s: OceanState, space: int) -> str:
    """The workers of an action space, with their number if there are several."""
    return "worker" if s.crew_workers[space] == 1 else f"{s.crew_workers[space]} workers"


def _brings(s: OceanState, seat: int, content: Content, effect: Effect, space: int) -> str:
    if space == PAD_SPACE:
        return _loading(s, seat, content)
    if SUB_SPACE <= space < LOCK_SPACE:
        return _dive(s, seat, content, space - SUB_SPACE)
    if LOCK_SPACE <= space < ROW_SPACE:
        return f"{'opens' if s.locks >> space - LOCK_SPACE & 1 else 'closes'} the lock, and another turn"
    if effect.spec.effect == ELECTION and s.round == content.rounds:
        return "no round is left to begin"
    return outcome(effect, effect.cost(s, seat))


def outcome(effect: Effect, price: int) -> str:
    """What a worker there brings, in few words."""
    words = effect.gist(price)
    return f"{words}, and another turn" if effect.spec.arrow else words


def _loading(s: OceanState, seat: int, content: Content) -> str:
    tile = s.vessel[seat]
    slots = open_slots(s, content, tile)
    fits = fitting(slots, s.cargo[seat * KINDS : (seat + 1) * KINDS])
    if fits == 0:
        return "load a rocket"
    points = sum(content.loading_vp[min(place, len(content.loading_vp) - 1)] for place in range(fits))
    launches = ", and it launches" if fits == len(slots) else ""
    return f"load {counted(fits, 'cube')} for {counted(points, 'point')}{launches}"


def _dive(s: OceanState, seat: int, content: Content, sub: int) -> str:
    counts = s.hold[sub * KINDS : (sub + 1) * KINDS]
    aboard = [f"{count} {KIND_KEYS[kind]}" for kind, count in enumerate(counts) if count]
    steps = f"a dive of up to {counted(steps_left(s, content, seat, 0), 'step')}"
    return f"{steps}, with {series(aboard)} in its hold" if aboard else steps


def a_cube(kind: int) -> str:
    """One cube of a kind."""
    name = KIND_KEYS[kind]
    return f"{'an' if name[0] in 'ai' else 'a'} {name} cube"


def step_brings(s: OceanState, seat: int, content: Content, sub: int, gone: int, way: int) -> str:
    """What a step of a dive costs after so many, and what is there."""
    cost = "free" if gone < free_steps(s, content, seat) else "1 electricity"
    cell = beside(s, content, s.subs[sub], way)
    if cell == NONE:
        return cost
    column, row = divmod(cell, content.tides.rows)
    if s.cells[cell] != NONE:
        return f"{cost}, to {a_cube(s.cells[cell])}"
    if row == 0:
        return f"{cost}, to the floor"
    tile = column // TILE_WIDTH
    if row == content.tides.top[s.locks * TILES + tile] - 1:
        return f"{cost}, {'below your vessel' if tile == s.vessel[seat] else 'to the surface'}"
    return cost


def excavation_brings(s: OceanState, seat: int, content: Content, cell: int) -> str:
    """What the deposit below gives, and the points of the next step on its track."""
    place = cell // content.tides.rows // DEPOSIT_WIDTH
    kind = KIND_KEYS[content.deposits[s.deposits[place]].excavate]
    points = content.track_vp[s.tracks[seat * len(s.deposits) + place]] if can_advance(s, seat, place) else 0
    return f"{kind}: {counted(points, 'point')}"
