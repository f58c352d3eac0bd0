"""Who may look at a table again, and from which seat. An address writes a seat as its number, and EVERYTHING as a word."""

from perilune.core.chance import SPECTATOR
from perilune.core.errors import PeriluneError
from perilune.web.play.live_table import LiveTable
from perilune.web.storage.model import PERSON, StoredTable

EVERYTHING = -3  # the whole truth, to be looked at when the game is over; not a seat, nor SPECTATOR
_WORD = "everything"


class NoSuchSeat(PeriluneError):
    """The address names no seat of the table."""


class MayNotLook(PeriluneError):
    """This browser may not look from the seat now."""


def may_look_from(live: LiveTable, owner: str) -> list[int]:
    """While a game goes on, everybody may watch and people may look from their own seats; after it, from all, and at everything."""
    if live.table.over:
        return [SPECTATOR, *range(len(live.stored.chairs)), EVERYTHING]
    return [SPECTATOR, *live.stored.seats_of(owner)]


def read_seat(text: str, live: LiveTable, owner: str) -> int:
    """The seat that an address names, if this browser may look from it. Without one it is a spectator's."""
    seats: dict[str, int] = {write_seat(seat): seat for seat in [SPECTATOR, *range(len(live.stored.chairs)), EVERYTHING]}
    seats[""] = SPECTATOR
    if text not in seats:
        raise NoSuchSeat("There is no such seat at this table. Go back and choose another.")
    seat = seats[text]
    if seat not in may_look_from(live, owner):
        says = "Until the game is over, only this player can see the game from their seat. You can watch as a spectator."
        if seat == EVERYTHING:
            says = "Everything can be revealed once the game is over."
        raise MayNotLook(says)
    return seat


def write_seat(seat: int) -> str:
    """The seat as an address writes it."""
    return _WORD if seat == EVERYTHING else str(seat)


def seats_to_play(stored: StoredTable, seat: int, owner: str) -> list[int]:
    """Which seats a browser gets that plays on from what it looked at: its own; but somebody else's, if it looked from there.

    A browser that has no seat and looked from none gets the first person's.
    """
    mine = stored.seats_of(owner)
    if seat >= 0 and seat not in mine:
        return [seat]
    people = [place for place, chair in enumerate(stored.chairs) if chair.player == PERSON]
    return mine or people[:1] or [0]
