"""What a coach says about Lineae where nothing is gained at once: to burn nothing, to stop, to end a turn, to wait or to pass."""

from perilune.core.move import Move
from perilune.games.lineae.content import HYDROCARBON, KINDS, NONE, Content
from perilune.games.lineae.goods import battery_room
from perilune.games.lineae.job import DOCKED_JOB, LOAD_JOB, STEER, TOLL_JOB, top_kind
from perilune.games.lineae.moves import BURN, DONE, END, PASS, PLACE, SCRUB, STAY, Moves
from perilune.games.lineae.p2_action import why_not_end
from perilune.games.lineae.state import ACTION, NOTHING_YET, ONE_ACTION, SUNLIGHT, OceanState
from perilune.games.lineae.submersible import DUG, STEPS, SUB, price
from perilune.games.lineae.words.coach import rocket_at, wanting
from perilune.games.lineae.workers import heads


def modest(s: OceanState, seat: int, move: Move, content: Content) -> str:
    """What speaks for a move that gains nothing by itself."""
    if move.kind == STAY:
        return "To sail now would cost you $1, and gain you nothing."
    if move.kind == PASS:
        return "I found nothing that is worth a worker." if s.workers[seat] else "None of your workers can come back this round."
    if move.kind == END:
        return _ending(s, seat)
    if move.kind != DONE:
        return ""
    if s.stage == SUNLIGHT:
        return _keeping(s, seat, content)
    return _done(s, seat, content) if s.pending else ""


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


def unwise(before: OceanState, seat: int, moves: list[Move], content: Content) -> bool:
    """Turns that nobody should be advised to take: to burn a cube of which a third or more is lost, to place more workers than are needed,
    and to pass where waiting is free. What comes after passing belongs to another round."""
    if any(move.kind == PASS for move in moves[:-1]):
        return True
    if moves[0].kind in (BURN, SCRUB):
        return (content.diesel - battery_room(before, content, seat)) * 3 >= content.diesel
    if moves[0].kind == PLACE:
        return _too_many(before, seat, moves[0].a, moves[0].b + 1)
    return moves[0].kind == PASS and before.workers[seat] == 0 and why_not_end(before, seat) == 0


def _too_many(s: OceanState, seat: int, space: int, power: int) -> bool:
    """Whether fewer workers would do to take a space: one, or one more than stand there. The others are free for another space."""
    least = 1 if s.crew_seat[space] == NONE else s.crew_power[space] + 1
    return heads(s, seat, power) > heads(s, seat, least)


def useful(s: OceanState, seat: int, moves: Moves) -> list[list[Move]]:
    """What ends a phase, a job or a turn: to be told where nothing better is found."""
    if s.pending:
        kind = top_kind(s)
        if kind == TOLL_JOB:
            return [moves.stay.moves]
        busy = kind == STEER and s.pending[-1][STEPS] == 0 and s.pending[-1][DUG] == 0
        return [] if busy or kind not in (STEER, DOCKED_JOB, LOAD_JOB) else [moves.done.moves]
    if s.stage == SUNLIGHT:
        return [moves.done.moves]
    if s.stage != ACTION or (s.acted == NOTHING_YET and s.workers[seat] > 0):
        return []
    return [moves.end.moves] if why_not_end(s, seat) == 0 else [moves.pass_.moves]
