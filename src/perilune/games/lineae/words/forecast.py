"""What a move of Lineae leads to, beyond what it does at once: what is there, for whoever does not see it yet."""

from perilune.core.move import Move
from perilune.core.words import counted
from perilune.games.lineae.content import KIND_KEYS, KINDS, NONE, TILES, Content
from perilune.games.lineae.job import STEER, top_kind
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.moves import PLACE, SAIL, START, STEP
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.words.brings import a_cube
from perilune.games.lineae.words.coach import rocket_at
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, other_sub_at
from perilune.games.lineae.world.submersible import DUG, SUB, beside, can_advance, room_in
from perilune.games.lineae.world.tides import TILE_WIDTH


def forecast(s: OceanState, seat: int, move: Move, content: Content) -> list[str]:
    """Where a vessel goes, a rocket and the sun; where a submersible goes, what it finds; and when fewer workers would do."""
    if move.kind == START:
        return _sun(s, seat, content, move.a, s.round + 1)
    if move.kind == SAIL:
        return [*_rocket(s, seat, content, move.a), *_sun(s, seat, content, move.a, s.round + 1)]
    if move.kind == STEP and s.pending and top_kind(s) == STEER:
        return _cell(s, seat, content, s.pending[-1][SUB], move.a)
    if move.kind == PLACE and move.b > (s.crew_power[move.a] if s.crew_seat[move.a] != NONE else 0):
        return ["Fewer workers would do. More of them only make it harder for others to outbid you there."]
    return []


def _rocket(s: OceanState, seat: int, content: Content, tile: int) -> list[str]:
    """The rocket over a space, and how many of the seat's cubes it takes."""
    slots = open_slots(s, content, tile)
    if not slots:
        return []
    fits = fitting(slots, s.cargo[seat * KINDS : (seat + 1) * KINDS])
    return [
        f"The {rocket_at(s, content, tile)} has {counted(len(slots), 'open slot')} and room for {fits or 'none'} of your cubes."
    ]


def _sun(s: OceanState, seat: int, content: Content, tile: int, coming: int) -> list[str]:
    """The electricity that the space gives in a round."""
    if coming > content.rounds:
        return []
    if tile in (TILES - coming, TILES - 1 - coming):
        return [f"In round {coming} Jupiter covers space {tile + 1}: no electricity there."]
    suns = s.air[tile * TILE_WIDTH : (tile + 1) * TILE_WIDTH].count(NONE)
    return [f"In round {coming} the sun gives {suns * content.sunlight.of(s, seat)} electricity there."]


def _cell(s: OceanState, seat: int, content: Content, sub: int, way: int) -> list[str]:
    """What a submersible finds one step on: a cube, a deposit, the vessel above, another submersible."""
    cell = beside(s, content, s.subs[sub], way)
    column, row = divmod(cell, content.tides.rows)
    found: list[str] = []
    if other_sub_at(s, cell, sub):
        found.append("Another submersible is there: you can pass it, but not stop.")
    if s.cells[cell] != NONE:
        room = "pick it up" if room_in(s, content, sub) > 0 else "the hold is full, so you can only pass it"
        found.append(f"There is {a_cube(s.cells[cell])} there: {room}.")
    elif row == 0 and s.pending[-1][DUG] >> column // DEPOSIT_WIDTH & 1 == 0:
        place = column // DEPOSIT_WIDTH
        kind = KIND_KEYS[content.deposits[s.deposits[place]].excavate]
        points = content.track_vp[s.tracks[seat * len(s.deposits) + place]] if can_advance(s, seat, place) else 0
        earns = f" and earn {counted(points, 'point')}" if points else ""
        found.append(f"It is on the floor there: excavate {kind}{earns}.")
    tile = column // TILE_WIDTH
    if row == content.tides.top[s.locks * TILES + tile] - 1:
        if s.vessel[seat] == tile:
            found.append("It is right below your vessel there: dock and buy what is in the hold.")
        elif content.tides.group[s.locks * TILES + tile] == content.tides.group[s.locks * TILES + s.vessel[seat]]:
            found.append(f"It is at the surface there: sail to space {tile + 1} to dock.")
    return found
