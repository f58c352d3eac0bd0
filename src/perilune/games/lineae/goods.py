"""Cubes, money, electricity, points and cards changing hands."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.messages import because
from perilune.games.lineae.content import KINDS, NONE, ROW_SPACE, TILES, Content
from perilune.games.lineae.messages import E_GAIN, E_MARKER, E_MONEY, E_PAY, E_VP, FULL_BATTERY, WASTES_ENERGY
from perilune.games.lineae.state import OceanState

IN_CITY: Final = TILES  # the place of a promoted card: serves everybody


def earn(s: OceanState, seat: int, dollars: int, journal: Journal) -> None:
    """Money from the bank."""
    s.bank -= dollars
    s.money[seat] += dollars
    journal.tell(E_MONEY, seat, dollars)


def pay(s: OceanState, seat: int, dollars: int, journal: Journal) -> None:
    """Money to the bank."""
    if dollars > 0:
        s.money[seat] -= dollars
        s.bank += dollars
        journal.tell(E_PAY, seat, dollars)


def score(s: OceanState, seat: int, points: int, journal: Journal) -> None:
    """Points."""
    s.vp[seat] += points
    journal.tell(E_VP, seat, points)


def to_cargo(s: OceanState, seat: int, kind: int, journal: Journal) -> None:
    """A cube of the supply comes to the cargo bay."""
    s.supply[kind] -= 1
    s.cargo[seat * KINDS + kind] += 1
    journal.tell(E_GAIN, seat, kind)


def to_supply(s: OceanState, seat: int, kind: int) -> None:
    """A cube of the cargo bay goes to the supply."""
    s.cargo[seat * KINDS + kind] -= 1
    s.supply[kind] += 1


def cargo_count(s: OceanState, seat: int) -> int:
    """How many cubes are in the cargo bay."""
    count = 0
    for spot in range(seat * KINDS, seat * KINDS + KINDS):
        count += s.cargo[spot]
    return count


def battery(s: OceanState, content: Content, seat: int) -> int:
    """How much the seat's battery holds (2.3, 8.3)."""
    return content.battery.of(s, seat)


def battery_room(s: OceanState, content: Content, seat: int) -> int:
    """How much more electricity the seat's battery can take."""
    return max(0, battery(s, content, seat) - s.energy[seat])


def wasting(room: int, electricity: int) -> int:
    """Why to think twice before gaining so much electricity with so much room in the battery; 0 if all of it fits."""
    if room >= electricity:
        return 0
    return because(WASTES_ENERGY, room, electricity) if room else because(FULL_BATTERY, electricity)


def charge(s: OceanState, content: Content, seat: int, electricity: int) -> int:
    """Fill the battery as far as it goes; returns how much was gained."""
    gained = min(electricity, battery_room(s, content, seat))
    s.energy[seat] += gained
    return gained


def take_marker(s: OceanState, seat: int, journal: Journal) -> None:
    """The First Player marker changes hands."""
    s.first = seat
    journal.tell(E_MARKER, seat)


def tech_count(s: OceanState, seat: int) -> int:
    """How many technology cards the seat has."""
    count = 0
    for owner in s.tech:
        if owner == seat:
            count += 1
    return count


def where_is(s: OceanState, card: int) -> int:
    """Where a colony card serves: a vessel space, IN_CITY, or NONE while it is not revealed."""
    if card == NONE:
        return NONE
    if card in s.row:
        return s.row.index(card)
    return IN_CITY if card in s.city else NONE


def serves(s: OceanState, place: int, seat: int) -> bool:
    """Whether a card at this place serves the seat (7.1)."""
    return place == IN_CITY or (place >= 0 and s.vessel[seat] == place)


def card_of(s: OceanState, space: int) -> int:
    """The colony card that makes this space for workers, NONE for the board's own."""
    if space >= ROW_SPACE:
        return s.row[space - ROW_SPACE]
    return s.city[space] if space < len(s.city) else NONE
