"""The way off the Earth in words, for a seat that knows enough for the flight."""

from typing import Final

from perilune.core.move import Move
from perilune.games.astronavigators.bot.departure import heads, nearer
from perilune.games.astronavigators.bot.worth import at_pad
from perilune.games.astronavigators.content import SPACECRAFT, Content
from perilune.games.astronavigators.moves import CONNECT, DO_TRAVEL, GO, PASS, STAY, STOP, square_label
from perilune.games.astronavigators.state import NavState
from perilune.games.astronavigators.world.travel import connection_vehicle, pad_words, trips_from

LAUNCHES: Final = "You launch: from now on you can fly one stage a month."  # what it takes is told above the ideas


def toward(s: NavState, c: Content, seat: int, move: Move) -> str:
    """Why a seat that knows enough should do this: what it does on the way to the launch."""
    if not heads(s, c, seat):
        return ""
    if move.kind == GO:
        return arrival(s, c, seat, move.a)
    if move.kind == DO_TRAVEL and move.b == SPACECRAFT:
        return LAUNCHES
    if move.kind in (DO_TRAVEL, CONNECT):
        return vehicle_words(s, c, seat, move.b if move.kind == DO_TRAVEL else connection_vehicle(s, c, seat, move.a))
    if at_pad(s, c, seat) > 0:
        return ""
    if move.kind in (STAY, STOP):
        return "Stay here, at the launch pad: you know enough for the flight."
    if move.kind == PASS:
        return "Wait here, at the launch pad: at the end of the month you can finish your training."
    return ""


def vehicle_words(s: NavState, c: Content, seat: int, vehicle: int) -> str:
    """How near to a launch pad a vehicle can take a seat; nothing if it leads no nearer."""
    ends = nearer(s, c, seat, vehicle) if vehicle >= 0 else []
    if not ends:
        return ""
    trips = [trips_from(s, c, seat, square) for square in ends]
    best = ends[trips.index(min(trips))]
    where = "you to a launch pad" if min(trips) == 0 else "you nearer to a launch pad"
    return f"The {c.vehicle_names[vehicle].lower()} can take {where}: {square_label(c, best)}."


def arrival(s: NavState, c: Content, seat: int, square: int) -> str:
    """What a square means to somebody on the way to a launch pad."""
    label = square_label(c, square)
    return f"{label} has a launch pad." if trips_from(s, c, seat, square) == 0 else f"{label} is {pad_words(s, c, seat, square)}."
