"""The way to a launch with the cubes that a seat has: which locks to turn, where to sail, and what to load."""

from typing import NamedTuple

from perilune.core.move import Move
from perilune.games.lineae.bot.worth import HERE, NEAR, share_of
from perilune.games.lineae.cards.technology import card_in_hand
from perilune.games.lineae.content import ANY, KINDS, LOCK_SPACE, LOCKS, NONE, PAD_SPACE, SLOTS, TILES, Content
from perilune.games.lineae.job import LOAD_JOB, top_kind
from perilune.games.lineae.launchpad import fitting, open_slots
from perilune.games.lineae.moves import TURN_LOCK, Moves
from perilune.games.lineae.state import OceanState
from perilune.games.lineae.workers import heads, spec_of
from perilune.games.lineae.world.ocean import joined

_EASIEST = [HERE, NEAR]


class Launch(NamedTuple):
    """A rocket that a seat's cubes would fill, and what it takes to load them."""

    tile: int
    locks: list[int]  # to turn first, in this order,
    stops: list[int]  # and where the vessel is when each of them turns
    sluices: bool  # the first of them with the Remote Sluice
    sails: bool  # the vessel has to go there
    workers: int  # for the locks and the Launch Pad


def launches(s: OceanState, seat: int, content: Content) -> list[Launch]:
    """Every rocket that the seat's cubes would fill, the nearest first; not those that even two locks keep away."""
    if s.vessel[seat] == NONE:
        return []
    cargo = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    found: list[Launch] = []
    for tile in range(TILES):
        slots = open_slots(s, content, tile)
        if slots and fitting(slots, cargo) == len(slots):
            found += way_to(s, seat, content, tile)
    return sorted(found, key=lambda launch: (len(launch.locks), launch.sails, abs(launch.tile - s.vessel[seat])))


def way_to(s: OceanState, seat: int, content: Content, tile: int) -> list[Launch]:
    """What it takes to load the rocket over a space; nothing if two locks are not enough."""
    pad = least(s, seat, content, PAD_SPACE)
    share = share_of(s, seat, content, tile)
    if share in _EASIEST:
        return [Launch(tile, [], [], False, share != HERE, pad)]
    sluices = s.sluiced[seat] == 0 and card_in_hand(s, content, seat, TURN_LOCK) is not None
    pairs = [[one, other] for one in range(LOCKS) for other in range(LOCKS) if one != other]
    for locks in [[lock] for lock in range(LOCKS)] + pairs:
        stops = _stops(content, s.vessel[seat], tile, s.locks, locks, s.sailed == 0)
        if stops:
            placed = locks[1:] if sluices else locks
            workers = pad + sum(least(s, seat, content, LOCK_SPACE + lock) for lock in placed)
            return [Launch(tile, locks, stops, sluices, True, workers)]
    return []


def _stops(content: Content, here: int, tile: int, closed: int, locks: list[int], sails: bool) -> list[int]:
    """Where a vessel is when each of these locks turns, so that it can sail to a space after the last; nothing if it cannot.

    `closed` are the locks as they are then; it `sails` unless it has just done so. It does not sail where it can stay.
    """
    group = content.tides.group
    turned = closed ^ 1 << locks[0]
    others = [stop for stop in range(TILES) if stop != here and group[closed * TILES + stop] == group[closed * TILES + here]]
    others.sort(key=lambda stop: abs(stop - tile))
    for stop in [here, *others] if sails else [here]:
        if len(locks) > 1:
            rest = _stops(content, stop, tile, turned, locks[1:], True)
            if rest:
                return [stop, *rest]
        elif group[turned * TILES + stop] == group[turned * TILES + tile]:
            return [stop]
    return []


def least(s: OceanState, seat: int, content: Content, space: int) -> int:
    """The fewest workers that will do on a space."""
    if spec_of(s, content, space).multi or s.crew_seat[space] == NONE:
        return 1
    return heads(s, seat, s.crew_power[space] + 1)


def ready(s: OceanState, seat: int, content: Content) -> list[Launch]:
    """The launches for which the seat has free workers, and that are worth them."""
    return [launch for launch in launches(s, seat, content) if launch.workers <= s.workers[seat] and pays(s, content, launch)]


def pays(s: OceanState, content: Content, launch: Launch) -> bool:
    """Whether a launch is worth its workers: nobody turns two locks for a single cube."""
    return len(launch.locks) < 2 or len(open_slots(s, content, launch.tile)) > 1


def moves_to(s: OceanState, seat: int, content: Content, launch: Launch, moves: Moves) -> list[Move]:
    """The moves of a launch, as far as nobody else is asked: before a lock turns, others may sail."""
    found: list[Move] = []
    turned = s.copy()
    for number, lock in enumerate(launch.locks):
        if launch.stops[number] != turned.vessel[seat]:
            turned.vessel[seat] = launch.stops[number]
            found.append(moves.sail.at(launch.stops[number]))
        if number == 0 and launch.sluices:
            found.append(moves.turn_lock.at(lock))
        else:
            found.append(moves.place.at(LOCK_SPACE + lock, _power(s, content, LOCK_SPACE + lock)))
        if _others_sail(turned, seat, content):
            return found
        turned.locks ^= 1 << lock
    if launch.sails:
        found.append(moves.sail.at(launch.tile))
    return [*found, moves.place.at(PAD_SPACE, _power(s, content, PAD_SPACE)), *loading(s, seat, content, launch.tile, moves)]


def _power(s: OceanState, content: Content, space: int) -> int:
    """What the fewest workers count that will do there, as the moves number it."""
    return 0 if spec_of(s, content, space).multi or s.crew_seat[space] == NONE else s.crew_power[space]


def _others_sail(s: OceanState, seat: int, content: Content) -> bool:
    """Whether somebody is asked before a lock turns (6.3)."""
    for other in range(s.seats):
        if other != seat and s.money[other] >= content.toll:
            for tile in range(TILES):
                if tile != s.vessel[other] and joined(s, content, s.vessel[other], tile):
                    return True
    return False


def loading(s: OceanState, seat: int, content: Content, tile: int, moves: Moves) -> list[Move]:
    """Every cube that fits: first those of a kind with a slot, then the commonest of the rest into the slot for any kind."""
    cargo = s.cargo[seat * KINDS : (seat + 1) * KINDS]
    slots = content.rockets[s.rockets[tile]].slots
    found: list[Move] = []
    for free in (False, True):
        for slot in range(SLOTS):
            if s.loads[tile * SLOTS + slot] != NONE or (slots[slot] == ANY) != free:
                continue
            kind = cargo.index(max(cargo)) if free else slots[slot]
            if cargo[kind] > 0:
                cargo[kind] -= 1
                found.append((moves.load_free if free else moves.load).at(tile, kind))
    return found


def is_loading(s: OceanState) -> bool:
    """Whether the Launch Pad is in use."""
    return bool(s.pending) and top_kind(s) == LOAD_JOB
