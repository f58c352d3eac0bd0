"""What a card or a journey would bring a seat, in few words: for what opens beside a week or a square."""

from perilune.core.messages import reason_of
from perilune.core.words import counted, series
from perilune.games.astronavigators.bot.departure import hardest_way
from perilune.games.astronavigators.cards.characters import character_of
from perilune.games.astronavigators.content import (
    CONTINENTS,
    GAS,
    KINDS_OF_TILE,
    ROCKY,
    SETS,
    SPACECRAFT,
    TRACK,
    VEHICLES,
    WEEKS,
    Content,
)
from perilune.games.astronavigators.messages import BELOW_HORIZON, IN_DAYLIGHT, IN_POLAR_DAY
from perilune.games.astronavigators.moves import PHASE_NAMES, stage_tokens
from perilune.games.astronavigators.state import (
    ACTIVE,
    AGAIN,
    FIRST_AND_FAST,
    INACTIVE,
    MOON,
    NOBODY,
    SOLAR_SYSTEM,
    YEAR,
    NavState,
)
from perilune.games.astronavigators.world.flight import can_negate, can_swap
from perilune.games.astronavigators.world.launch import (
    launch_gives,
    phases_spare,
    rocket_gives,
    to_face,
    usual_costs,
    vehicles_give,
)
from perilune.games.astronavigators.world.observe import month_of, value, why_not_see
from perilune.games.astronavigators.world.sky import MONTHS, zone_names
from perilune.games.astronavigators.world.trajectory import is_tile, tile_at, usual_value
from perilune.games.astronavigators.world.travel import EMPTY_PILE, destinations, icons_at, new_continents


def completed(s: NavState, c: Content, seat: int, cards: list[int]) -> list[int]:
    """The sets that these cards together would complete."""
    symbols = [0] * SETS
    for card in cards:
        for number in c.cards[card].sets:
            if number not in (ROCKY, GAS) or s.mode >= SOLAR_SYSTEM:
                symbols[number] += 1
    found: list[int] = []
    for number in range(SETS):
        spot = seat * SETS + number
        if symbols[number] and s.sets[spot] == INACTIVE and s.symbols[spot] + symbols[number] >= c.sets[number].least:
            found.append(number)
    return found


def gain(s: NavState, c: Content, seat: int, cards: list[int]) -> int:
    """The Navigation Knowledge that observing these cards together gives, with the sets they complete."""
    total = 0
    for card in cards:
        total += value(s, c, seat, card)
    if character_of(s, seat).set_nk:
        for number in completed(s, c, seat, cards):
            total += c.sets[number].nk
    return total


def observing(s: NavState, c: Content, seat: int, cards: list[int]) -> str:
    """What observing these cards together brings, in words."""
    words = [f"+{gain(s, c, seat, cards)} knowledge"]
    sets = [c.sets[number].name for number in completed(s, c, seat, cards)]
    if sets:
        words.append(f"completes {' and '.join(sets)}")
    for card in cards:
        token = c.cards[card].token
        if token >= 0 and s.phases[seat * WEEKS + token] == INACTIVE:
            words.append(f"{PHASE_NAMES[token]} token")
    return ", ".join(words)


def status(s: NavState, c: Content, seat: int, card: int, week: int) -> list[str]:
    """Whether the seat can observe this card in this week: a few words, and a few more about when."""
    why = why_not_see(s, c, seat, card, week)
    if why == 0:
        return ["you see it now", ""]
    reason = reason_of(why)
    if reason in (BELOW_HORIZON, IN_DAYLIGHT, IN_POLAR_DAY):
        told = {BELOW_HORIZON: "below horizon", IN_DAYLIGHT: "in daylight", IN_POLAR_DAY: "no night here"}[reason]
        return [told, again(s, c, c.earth.zone(s.square[seat]), card)]
    return ["", ""]


def again(s: NavState, c: Content, zone: int, figure: int) -> str:
    """When the figure will be seen from this zone, if the year still has such a month."""
    seen = c.sky.months_seen(zone, figure)
    for ahead in range(1, MONTHS):
        month = (month_of(s) + ahead) % MONTHS
        if month in seen:
            return f"seen in {c.sky.months[month].name}" if s.round + ahead <= YEAR else "not this year"
    return "never here"


def journey(s: NavState, c: Content, seat: int, vehicle: int) -> str:
    """How far a vehicle leads from here, and what its first use gives."""
    if vehicle == SPACECRAFT:
        if s.place[seat]:
            return (
                "one stage on"
                if is_tile(s.place[seat] + 1)
                else f"you {'land on the Moon' if s.place[seat] < MOON else 'come home'}"
            )
        return f"the Moon usually takes {usual_costs(s, c, seat)[0]}; {has_words(s, c, seat)}"
    many = f"{counted(len(destinations(s, c, seat, vehicle)), 'place')} to go"
    if s.used[seat * VEHICLES + vehicle] == 0 and s.round <= YEAR:
        return f"first use +{c.vehicle_nk[vehicle]}, {many}"
    return many


def prospects(s: NavState, c: Content, seat: int) -> str:
    """Whether a seat on Earth knows enough for the usual way, in few words: what its launch gives and its lunar phases counted."""
    lack = max(usual_costs(s, c, seat)) - s.nk[seat] - launch_gives(s, c, seat) - phases_spare(s, c, seat)
    return f"you are {lack} knowledge short" if lack > 0 else "you know enough to fly"


def has_words(s: NavState, c: Content, seat: int) -> str:
    """What the seat has for its flight: its knowledge, what its launch will add, and what its lunar phases can take off the way."""
    gives, bonus, spare = rocket_gives(s, c, seat), vehicles_give(s, seat), phases_spare(s, c, seat)
    words = [f"you have {s.nk[seat]}"]
    words += [f"the rocket gives {gives}"] if gives else []
    words += [f"all six vehicles give {bonus}"] if bonus else []
    words += [f"the sextant can take off {spare}"] if spare else []
    return series(words)


def sum_words(s: NavState, c: Content, seat: int) -> str:
    """The same as a sum."""
    gives, bonus, spare = rocket_gives(s, c, seat), vehicles_give(s, seat), phases_spare(s, c, seat)
    parts = [(gives, "from the rocket"), (bonus, "for all six vehicles"), (spare, "that the sextant can take off")]
    return " + ".join([f"{s.nk[seat]} now", *[f"{many} {what}" for many, what in parts if many]])


def arriving(s: NavState, c: Content, seat: int, square: int, vehicle: int) -> str:
    """What the seat gets when it arrives on this square with this vehicle, and which cards of the weeks come into view."""
    words: list[str] = []
    bonus = c.vehicle_nk[vehicle] if vehicle >= 0 and s.used[seat * VEHICLES + vehicle] == 0 and s.round <= YEAR else 0
    if bonus:
        words.append(f"first {c.vehicle_names[vehicle].lower()} +{bonus}")
    fresh = new_continents(s, icons_at(s, c, seat, square, vehicle), seat) if vehicle >= 0 else 0
    for continent in range(CONTINENTS):
        if fresh >> continent & 1:
            tile = s.pile_top[continent]
            nk = (c.tiles[tile].nk if tile >= 0 else EMPTY_PILE) if s.round <= YEAR else 0
            words.append(f"new: {c.characters[continent].continent}" + (f" +{nk}" if nk else ""))
    words += [f"zone {zone_names()[c.earth.zone(square)]}"] if c.earth.zone(square) != c.earth.zone(s.square[seat]) else []
    return ", ".join(words)


def deciding(s: NavState, c: Content, seat: int, move: str) -> str:
    """What a choice of the flight would do to the difficulty, in few words."""
    verb, _, rest = move.partition(" ")
    if verb == "face":
        sure = s.dv[seat] + to_face(s, seat)
        return f"difficulty {sure}, knowledge {s.nk[seat]}" if sure <= s.nk[seat] else f"difficulty {sure}: {_aborting(s, seat)}"
    if verb == "negate":
        return f"this stage counts 0, difficulty stays {s.dv[seat]}"
    if verb == "exchange":
        tile = stage_tokens().index(rest)
        there = (
            f"{s.board[tile]} lies there" if s.board[tile] >= 0 else f"the other is face down, usually {usual_value(s, c, tile)}"
        )
        told = f"yours is {s.own[seat * TRACK + tile]}, {there}; once in the game"
        return f"{told}. Here it does not help: {_aborting(s, seat)}" if _vain(s, seat, tile) else told
    return ""


def _aborting(s: NavState, seat: int) -> str:
    """What it means that the difficulty becomes greater than the knowledge."""
    if s.place[seat] > MOON or not any(used == 0 for used in s.aborts[seat * 2 : seat * 2 + 2]):
        return "you would be out of the race"
    return "you would abort, back to the launch pad, and keep your knowledge"


def _vain(s: NavState, seat: int, tile: int) -> bool:
    """Whether an exchange leaves the tile that the seat faces too hard: of another stage, or for one that is no easier."""
    counts = to_face(s, seat)
    if s.dv[seat] + counts <= s.nk[seat] or can_negate(s, seat) or s.board[tile] == s.own[seat * TRACK + tile]:
        return False
    return tile != tile_at(s.place[seat]) or s.dv[seat] + s.own[seat * TRACK + tile] > s.nk[seat]


def harmless(s: NavState, c: Content, seat: int, place: int) -> bool:
    """Whether a step to this place leaves nothing to decide there: it cannot end the flight, and the seat has neither a token on the
    sextant nor a tile of its own to use on it."""
    if can_negate(s, seat):
        return False
    if s.mode != FIRST_AND_FAST and (s.shown[seat] or s.place[seat] in (2, MOON + 2)):
        return False  # an agenda that is shown, or may be shown on the way, has questions of its own
    if not is_tile(place):
        return True
    helps = s.swapped[seat] == 0 and s.own[seat * TRACK + tile_at(place)] != NOBODY
    told = flying(s, c, seat, place)
    return not helps and (told.endswith("safe in any case") or (s.board[tile_at(place)] >= 0 and "abort" not in told))


def to_stage(s: NavState, c: Content, seat: int, place: int) -> list[str]:
    """The moves that follow when a step to this place is declared: those that leave nothing to decide."""
    if not harmless(s, c, seat, place):
        return []
    asked = ["fly"] if can_swap(s, seat) else []  # who has no tile to exchange is not asked on the way
    return asked + beyond(s, c, seat, place)


def beyond(s: NavState, c: Content, seat: int, place: int) -> list[str]:
    """The moves that follow when a step that leaves nothing to decide has been made: its tile, and the end of the month."""
    if not is_tile(place):
        return []
    return (["face"] if can_swap(s, seat) else []) + (["done"] if stays_on_course(s, c, seat) else [])


def stays_on_course(s: NavState, c: Content, seat: int) -> bool:
    """Whether a seat on its way to the Moon has nothing to calibrate with, and no reason to turn back: it knows enough for the way."""
    if s.mode >= SOLAR_SYSTEM or not 0 < s.place[seat] < MOON or max(usual_costs(s, c, seat)) > s.nk[seat]:
        return False
    first = seat * SETS
    tokens = [number for number in range(SETS) if s.sets[first + number] == ACTIVE and number != s.sct[seat]]
    first = seat * WEEKS
    phases = [phase for phase in range(WEEKS) if s.phases[first + phase] in (ACTIVE, AGAIN) and phase != s.sxt[seat]]
    if s.mode == FIRST_AND_FAST and hardest_way(s, c, seat) <= s.nk[seat]:
        phases = []  # a stage that counts 0 changes nothing; where one flies home, knowledge that is left counts
    return not tokens and not phases


def _rescue(s: NavState, seat: int, tile: int) -> str:
    """What the seat has against a tile that is too hard for it; nothing if it would have to abort."""
    if can_negate(s, seat):
        return "the sextant"
    own = s.own[seat * TRACK + tile]
    return "your own tile" if can_swap(s, seat) and 0 <= own <= s.nk[seat] - s.dv[seat] else ""


def flying(s: NavState, c: Content, seat: int, place: int) -> str:
    """What a step to this place would do to the difficulty."""
    if not is_tile(place):
        return "to the Moon" if place == MOON else "home"
    tile = tile_at(place)
    before = s.dv[seat]
    if s.board[tile] >= 0:
        sure = before + s.board[tile]
        if sure <= s.nk[seat]:
            return f"difficulty {sure}"
        helps = _rescue(s, seat, tile)
        return f"difficulty {sure}, you need {helps}" if helps else f"difficulty {sure}, you would abort"
    first = tile * KINDS_OF_TILE
    values = [c.values[kind] for kind in range(first, first + KINDS_OF_TILE) if s.bag[kind] > 0]
    low, high = before + min(values), before + max(values)
    if high <= s.nk[seat]:
        return f"difficulty {low} to {high}, safe in any case"
    return f"difficulty {low} to {high}, knowledge {s.nk[seat]}"
