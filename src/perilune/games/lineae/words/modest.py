"""What a coach says about Lineae where nothing is gained at once: to turn a lock, to burn nothing, to stop, to wait or to pass."""

from perilune.core.move import Move
from perilune.core.words import counted, series
from perilune.games.lineae.bot.worth import LOADED
from perilune.games.lineae.content import HYDROCARBON, KINDS, LOCK_SPACE, NONE, ROW_SPACE, Content
from perilune.games.lineae.goods import battery_room
from perilune.games.lineae.job import DOCKED_JOB, LOAD_JOB, STEER, TECH_JOB, top_kind
from perilune.games.lineae.launchpad import open_slots
from perilune.games.lineae.moves import (
    DISCARD,
    DONE,
    END,
    PASS,
    PLACE,
    SAIL,
    STAY,
    STEP,
    TURN_LOCK,
)
from perilune.games.lineae.state import ACTION, NOTHING_YET, ONE_ACTION, SUNLIGHT, OceanState
from perilune.games.lineae.words.coach import rocket_at, wanting
from perilune.games.lineae.words.launches import ready
from perilune.games.lineae.world.submersible import SUB, price, why_not_stop


def modest(s: OceanState, seat: int, move: Move, content: Content) -> str:
    """What speaks for a move that gains nothing by itself."""
    if move.kind == STAY:
        return "To sail now would cost you $1, and gain you nothing."
    if move.kind == PASS:
        left = s.workers[seat] > 0
        return (
            "I found nothing that is worth a worker." if left else "You have no free worker, and none can come back this round."
        )
    if move.kind == END:
        return _ending(s, seat)
    if move.kind == TURN_LOCK or (move.kind == PLACE and LOCK_SPACE <= move.a < ROW_SPACE):
        return _opening(s, seat, content, move.a - (LOCK_SPACE if move.kind == PLACE else 0), s.vessel[seat])
    if move.kind == SAIL and s.stage == ACTION:
        return _opening(s, seat, content, NONE, move.a)
    if (
        move.kind == STEP
        and s.pending
        and top_kind(s) == STEER
        and why_not_stop(s, s.pending[-1][SUB], s.subs[s.pending[-1][SUB]]) != 0
    ):
        return "The submersible cannot stop here."
    if move.kind == DISCARD:
        return "It is the least useful of your cards from now on."
    if move.kind != DONE:
        return ""
    if s.stage == SUNLIGHT:
        return _keeping(s, seat, content)
    return _done(s, seat, content) if s.pending else ""


def _opening(s: OceanState, seat: int, content: Content, lock: int, stop: int) -> str:
    """The rocket to which a lock, or with NONE a voyage and then locks, opens the way, if the cargo fills it."""
    for launch in ready(s, seat, content):
        if launch.stops[:1] == [stop] and lock in (NONE, launch.locks[0]) and (lock != NONE or stop != s.vessel[seat]):
            points = counted(LOADED[len(open_slots(s, content, launch.tile))] // 100, "point")
            numbers = series([str(turned + 1) for turned in launch.locks])
            opens = f"lock {numbers} opens" if len(launch.locks) == 1 else f"locks {numbers} open"
            if lock != NONE:
                opens = "That opens" if len(launch.locks) == 1 else "That and the other lock open"
            return (
                f"{'From there ' if lock == NONE else ''}{opens} the way to the {rocket_at(s, content, launch.tile)}, "
                f"and your cubes fill it: sail there and load them in one turn for {points}, and it launches."
            )
    return ""


def _ending(s: OceanState, seat: int) -> str:
    """Why to end a turn, or to wait."""
    if s.acted == NOTHING_YET:
        return "Waiting costs nothing. If somebody outbids you, your workers come back, and you can place them again this round."
    if s.acted == ONE_ACTION:
        return "Your action is done. You can still sail in a later turn of this round."
    return "Keep your other workers for a later turn." if s.workers[seat] else "You have no worker for another action."


def _keeping(s: OceanState, seat: int, content: Content) -> str:
    """Why to burn nothing: what would be lost, the smoke, and a rocket that wants the cube."""
    lost = content.diesel - battery_room(s, content, seat)
    part = "All" if lost >= content.diesel else f"{lost} of the"
    waste = f"{part} {content.diesel} electricity would be lost" if lost > 0 else ""
    smoke = f"smoke would hide a sun over space {s.vessel[seat] + 1} for good" if content.clean_diesel.of(s, seat) == 0 else ""
    against = ", and ".join(part for part in (waste, smoke) if part)
    told = [f"{against[0].upper()}{against[1:]}."] if against else []
    wanted = wanting(s, seat, content, HYDROCARBON)
    if wanted != NONE:
        told.append(f"The {rocket_at(s, content, wanted)} wants hydrocarbon: keep it for that.")
    return " ".join(told)


def _done(s: OceanState, seat: int, content: Content) -> str:
    """Why a job is done."""
    if top_kind(s) == TECH_JOB:
        return "Your cards are of more use to you than any other. Whoever takes a third puts one back."
    if top_kind(s) == STEER:
        return "This dive can bring you nothing more."
    if top_kind(s) == LOAD_JOB:
        return "The cubes that you still have are worth more on another rocket."
    if top_kind(s) != DOCKED_JOB:
        return ""
    sub = s.pending[-1][SUB]
    if not any(s.hold[sub * KINDS : (sub + 1) * KINDS]):
        return "The hold is empty."
    if s.money[seat] < price(s, content, seat):
        return "You have no money for the cubes in the hold."
    return "What is left in the hold helps you less than your money."
