"""Travelling on the Earth map: where a vehicle may go, and what an arrival brings (rules, chapter 4)."""

from typing import Final

from perilune.core.journal import Journal
from perilune.core.pending import ARGS
from perilune.core.words import counted
from perilune.games.astronavigators.cards.agendas import show_on_square
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import BOAT, CONSTELLATIONS, CONTINENTS, SPACECRAFT, VEHICLES, Content
from perilune.games.astronavigators.jobs import ASK_PILE, VISIT, ask, begin
from perilune.games.astronavigators.messages import E_ALL_CONTINENTS, E_ALL_VEHICLES, E_GO, E_VEHICLE, E_VISIT
from perilune.games.astronavigators.state import FIRST_AND_FAST, NO_TILE, NOBODY, YEAR, NavState
from perilune.games.astronavigators.world.earth import FAR
from perilune.games.astronavigators.world.sites import SQUARE, kept_by
from perilune.games.astronavigators.world.sky import MONTHS, SEEN

# The numbers of a journey in hand.
VEHICLE: Final = ARGS  # the vehicle that moves next, or NOBODY
PRIMARY: Final = ARGS + 1  # 1 until the declared movement is made
DICE: Final = ARGS + 2  # the dice chain: NO_DICE, MAY_ROLL or FREE_RIDE
PORTS: Final = ARGS + 3  # heliports placed on this trip

NO_DICE: Final = 0
MAY_ROLL: Final = 1
FREE_RIDE: Final = 2

BONUS: Final = 20
EMPTY_PILE: Final = 5  # NK for a continent whose pile is empty


def icons_at(s: NavState, c: Content, seat: int, square: int, vehicle: int) -> int:
    """The continents whose icon of the vehicle the seat finds here, heliports included."""
    mask = c.earth.icon(square, vehicle)
    if mask != 0:
        return mask
    character = character_of(s, seat)
    return character.own_icons(s, c, square) if character.vehicle == vehicle else 0


def may_stop(s: NavState, c: Content, seat: int, square: int, vehicle: int) -> bool:
    """On an icon; a boat also in open water (4.6)."""
    if vehicle == BOAT and c.earth.land_of[square] < 0:
        return True
    return icons_at(s, c, seat, square, vehicle) != 0


def in_range(s: NavState, c: Content, seat: int, vehicle: int) -> list[int]:
    """The squares that the vehicle reaches from where the seat is, icons not asked."""
    return character_of(s, seat).in_range(c, s.square[seat], vehicle)


def destinations(s: NavState, c: Content, seat: int, vehicle: int) -> list[int]:
    """Where the vehicle can go from where the seat is."""
    character = character_of(s, seat)
    if character.vehicle != vehicle or not character.own_ways(s):
        return c.earth.stops[vehicle][s.square[seat]]
    if not may_stop(s, c, seat, s.square[seat], vehicle):
        return []
    return [square for square in in_range(s, c, seat, vehicle) if may_stop(s, c, seat, square, vehicle)]


def can_go(s: NavState, c: Content, seat: int, vehicle: int) -> bool:
    """Whether there is any destination."""
    return len(destinations(s, c, seat, vehicle)) > 0


def connection_vehicle(s: NavState, c: Content, seat: int, continent: int) -> int:
    """The vehicle of an unflipped tile, or NOBODY."""
    spot = seat * CONTINENTS + continent
    tile = s.tiles[spot]
    return c.tiles[tile].vehicle if tile >= 0 and s.flipped[spot] == 0 else NOBODY


def can_connect(s: NavState, c: Content, seat: int, vehicle: int) -> bool:
    """Whether a connection by this vehicle starts here: on its icon, not in the open sea, and with somewhere to go (4.12)."""
    return icons_at(s, c, seat, s.square[seat], vehicle) != 0 and can_go(s, c, seat, vehicle)


def may_roll(s: NavState, c: Content, seat: int) -> bool:
    """Whether another player's die stands here, and a free connection would lead somewhere (11.4)."""
    if s.mode == FIRST_AND_FAST or not meets_die(s, seat):
        return False
    for vehicle in range(SPACECRAFT):
        if can_connect(s, c, seat, vehicle):
            return True
    return False


def arrive(s: NavState, c: Content, seat: int, square: int, vehicle: int, journal: Journal) -> None:
    """The die moves; first use pays; a new continent is visited, or one of two is to be chosen."""
    s.square[seat] = square
    s.die[seat] = vehicle
    journal.tell(E_GO, seat, vehicle, square)
    if s.used[seat * VEHICLES + vehicle] == 0:
        s.used[seat * VEHICLES + vehicle] = 1
        gain = c.vehicle_nk[vehicle] if s.round <= YEAR else 0
        s.nk[seat] += gain
        journal.tell(E_VEHICLE, seat, vehicle, gain)
        all_vehicles(s, seat, journal)
    fresh = new_continents(s, icons_at(s, c, seat, square, vehicle), seat)
    if fresh & (fresh - 1):
        begin(s, [VISIT, seat, fresh])
    elif fresh:
        visit(s, c, seat, fresh.bit_length() - 1, journal)
    if s.mode != FIRST_AND_FAST:
        show_on_square(s, c, seat, journal)


def new_continents(s: NavState, mask: int, seat: int) -> int:
    """Those of the mask that the seat has not visited."""
    fresh = 0
    for continent in range(CONTINENTS):
        if mask >> continent & 1 and s.tiles[seat * CONTINENTS + continent] == NOBODY:
            fresh |= 1 << continent
    return fresh


def arrival_gives(s: NavState, c: Content, seat: int, square: int, vehicle: int) -> int:
    """The knowledge that an arrival brings: for a first use, for a new continent, the better one of two, and for the last of all."""
    if s.round > YEAR:
        return 0
    most = 0
    fresh = new_continents(s, icons_at(s, c, seat, square, vehicle), seat)
    for continent in range(CONTINENTS):
        if fresh >> continent & 1:
            tile = s.pile_top[continent]
            most = max(most, c.tiles[tile].nk if tile >= 0 else EMPTY_PILE)
    if fresh and s.tiles[seat * CONTINENTS : (seat + 1) * CONTINENTS].count(NOBODY) == 1:
        most += BONUS
    if s.used[seat * VEHICLES + vehicle]:
        return most
    last = sum(s.used[seat * VEHICLES : (seat + 1) * VEHICLES]) == VEHICLES - 1
    return most + c.vehicle_nk[vehicle] + (BONUS if last else 0)


def visit(s: NavState, c: Content, seat: int, continent: int, journal: Journal) -> None:
    """The top tile of the pile and its NK; chance turns up the next one (4.11)."""
    tile = s.pile_top[continent]
    gain = EMPTY_PILE
    if tile >= 0:
        gain = c.tiles[tile].nk
        s.tiles[seat * CONTINENTS + continent] = tile
        turn_up(s, c, continent)
    else:
        s.tiles[seat * CONTINENTS + continent] = NO_TILE
    if s.round > YEAR:
        gain = 0
    s.nk[seat] += gain
    journal.tell(E_VISIT, seat, continent, gain)
    all_continents(s, seat, journal)


def turn_up(s: NavState, c: Content, continent: int) -> None:
    """The pile's top tile is gone: ask chance for the next, if there is one."""
    s.pile_top[continent] = NOBODY
    for number in c.pile_of[continent]:
        if s.pile[number] == 1:
            ask(s, ASK_PILE, continent)
            return


def all_vehicles(s: NavState, seat: int, journal: Journal) -> None:
    """The bonus for all six vehicles within the first year (4.13)."""
    if s.round > YEAR or s.bonus[seat * 2] == 1:
        return
    for vehicle in range(VEHICLES):
        if s.used[seat * VEHICLES + vehicle] == 0:
            return
    s.bonus[seat * 2] = 1
    s.nk[seat] += BONUS
    journal.tell(E_ALL_VEHICLES, seat, BONUS)


def all_continents(s: NavState, seat: int, journal: Journal) -> None:
    """The bonus for all seven continents within the first year (4.14)."""
    if s.round > YEAR or s.bonus[seat * 2 + 1] == 1:
        return
    for continent in range(CONTINENTS):
        if s.tiles[seat * CONTINENTS + continent] == NOBODY:
            return
    s.bonus[seat * 2 + 1] = 1
    s.nk[seat] += BONUS
    journal.tell(E_ALL_CONTINENTS, seat, BONUS)


def meets_die(s: NavState, seat: int) -> bool:
    """Whether another player's die stands on the same square (11.4)."""
    for other in range(s.seats):
        if other != seat and s.place[other] == 0 and s.out[other] == 0 and s.square[other] == s.square[seat]:
            return True
    return False


def nights(s: NavState, c: Content, square: int) -> bool:
    """Whether any constellation is seen from this square now: near a pole the Sun may not set."""
    return stars_over(s, c, square) > 0


def stars_over(s: NavState, c: Content, square: int) -> int:
    """How many constellations are seen from this square in this month."""
    month, zone = (max(s.round, 1) - 1) % MONTHS, c.earth.zone(square)
    return len([figure for figure in range(CONSTELLATIONS) if c.sky.why_not(month, zone, figure) == SEEN])


def ways_to_pad(s: NavState, c: Content, square: int) -> list[int]:
    """The vehicles that lead from this square to a launch pad at once."""
    return [
        vehicle for vehicle in range(SPACECRAFT) if any(site in c.earth.stops[vehicle][square] for site in s.sites if site >= 0)
    ]


def trips_from(s: NavState, c: Content, seat: int, square: int) -> int:
    """How many travel actions a square is away from the nearest launch pad that the seat knows; `FAR` if it knows none."""
    pads = [site for site in s.sites if site >= 0] + [s.kept[at + SQUARE] for at in kept_by(s, seat)]
    return min([c.trips_to[pad][square] for pad in pads], default=FAR)


def pad_words(s: NavState, c: Content, seat: int, square: int) -> str:
    """How far a square is from a launch pad, in few words; nothing if there is none in reach."""
    away = trips_from(s, c, seat, square)
    return "a launch pad" if away == 0 else f"{counted(away, 'trip')} from a launch pad" if away < FAR else ""


def home_words(s: NavState, c: Content, character: int) -> str:
    """What a home is good for: how one gets to the nearest launch pad, and how much of the sky is seen there."""
    ways = [c.vehicle_names[vehicle].lower() for vehicle in ways_to_pad(s, c, c.characters[character].home)]
    trips, stars = home_notes(s, c, character)
    by = f"{', '.join(ways[:-1])} or {ways[-1]}" if len(ways) > 1 else "".join(ways)
    pad = trips.replace("launch", "a launch pad") + (f" by {by}" if by else "")
    sky = stars if stars.startswith("no") else f"{stars} in sight"
    return f"{pad}; {sky}" if pad else sky


def home_notes(s: NavState, c: Content, character: int) -> list[str]:
    """The same in few words: the trips to a launch pad, if there is one yet, and the constellations in sight."""
    home = c.characters[character].home
    away = min([c.trips_to[site][home] for site in s.sites if site >= 0], default=0)
    stars = stars_over(s, c, home)
    return [f"{counted(away, 'trip')} to launch" if away else "", f"{stars} constellations" if stars else "no night in March"]
