"""The sky and the Earth in words: what is seen from where, and what the star map and the Earth map show."""

from perilune.core.words import agreed, does, inside
from perilune.games.astronavigators.content import CONSTELLATIONS, CONTINENTS, EARTH, FIRST_PLANET, PLANETS, SPACECRAFT, Content
from perilune.games.astronavigators.moves import square_label
from perilune.games.astronavigators.state import DRAFT, FIRST_AND_FAST, NOBODY, ORRERY, OVER, SOLAR_SYSTEM, SOLO, NavState
from perilune.games.astronavigators.world.earth import SQUARES
from perilune.games.astronavigators.world.observe import month_of
from perilune.games.astronavigators.world.orrery import in_transit, planet_seen
from perilune.games.astronavigators.world.sky import HALF_DAY, HOURS, MONTHS, SEEN, zone_names

ICON_NAMES = ["flag", "telescope", "solar protection", "launch site", "hidden site"]


def listed(words: list[str]) -> str:
    """Words with commas, or `none`."""
    return ", ".join(words) if words else "none"


def square_of(s: NavState, c: Content, seat: int) -> int:
    """The square where a seat's die stands, or NOBODY: in space, out of the game, or not placed yet."""
    if s.place[seat] != 0 or s.out[seat] != 0 or s.character[seat] < 0 or s.stage == DRAFT:
        return NOBODY
    return s.square[seat] if s.stage > ORRERY else c.characters[s.character[seat]].home


def sky(s: NavState, names: list[str], c: Content) -> list[str]:
    """The Sun, the daylight, and the constellations that each zone sees this month, with those who are there."""
    month = month_of(s)
    spec = c.sky.months[month]
    first, last = (spec.sun_hour - HALF_DAY) % HOURS, (spec.sun_hour + HALF_DAY) % HOURS
    lines = [f"{spec.name}: the Sun is in {spec.zodiac}. Daylight hides right ascension {first} h to {last} h."]
    for zone, name in enumerate(zone_names()):
        seats = [n for n in range(s.seats) if square_of(s, c, n) >= 0 and c.earth.zone(square_of(s, c, n)) == zone]
        who = [inside(names[seat]) for seat in seats]
        seen = [c.cards[figure].name for figure in range(CONSTELLATIONS) if c.sky.why_not(month, zone, figure) == SEEN]
        sun = "" if c.sky.sun_up(month, zone) else " The Sun does not rise."
        there = f", where {' and '.join(who)} {agreed('{is|are}', who[0]) if len(who) == 1 else 'are'}" if who else ""
        lines.append(f"Seen from zone {name}{there}: {', '.join(seen) if seen else 'no constellation'}.{sun}")
    return lines


def star_map(c: Content) -> list[str]:
    """Every constellation: its cells, its symbols, and when it is seen from which zone."""
    lines = []
    for figure in range(CONSTELLATIONS):
        spec = c.cards[figure]
        rows = ", ".join(zone_names()[row] for row in c.sky.rows[figure])
        hours = ", ".join(str(hour) for hour in c.sky.hours[figure])
        when = [
            f"from {name} {months(c, zone, figure)}" for zone, name in enumerate(zone_names()) if c.sky.months_seen(zone, figure)
        ]
        sets = listed([c.sets[number].name for number in spec.sets])
        lines.append(f"{spec.name}: rows {rows}, hours {hours}. Symbols: {sets}. Seen {'; '.join(when) if when else 'never'}.")
    return lines


def months(c: Content, zone: int, figure: int) -> str:
    """The months in which a zone sees a constellation, runs of them with `to`."""
    seen = c.sky.months_seen(zone, figure)
    if len(seen) == MONTHS:
        return "all year"
    parts = []
    for first in seen:
        if (first - 1) % MONTHS in seen:
            continue
        last = first
        while (last + 1) % MONTHS in seen:
            last = (last + 1) % MONTHS
        name = c.sky.months[first].name
        parts.append(name if last == first else f"{name} to {c.sky.months[last].name}")
    return ", ".join(parts)


def earth(s: NavState, names: list[str], c: Content) -> list[str]:
    """Where the dice stand, the launch pads, the heliports, and the top tile of each pile."""
    lines = []
    for seat in range(s.seats):
        square = square_of(s, c, seat)
        if square >= 0:
            face = f", the die shows the {c.vehicle_names[s.die[seat]].lower()}" if s.die[seat] >= 0 else ""
            lines.append(f"{does(names[seat], 'is', 'are')} on {square_label(c, square)}{face}.")
    for number, rocket in enumerate(c.rockets):
        if s.sites[number] != NOBODY:
            text = f" {rocket.text}" if number == 0 or s.mode >= SOLAR_SYSTEM else ""
            lines.append(f"Launch pad on {square_label(c, s.sites[number])}: {rocket.name}.{text}")
    ports = [square_label(c, square) for square in s.heliports if square != NOBODY]
    if ports:
        lines.append(f"Heliports on {' and '.join(ports)}.")
    for continent in range(CONTINENTS):
        top = s.pile_top[continent]
        left = sum(s.pile[tile] for tile in c.pile_of[continent])
        face = f"top tile {tile_words(s, c, top)}, {c.tiles[top].nk} knowledge" if top >= 0 else "no tile face up"
        lines.append(f"Pile of {c.characters[continent].continent}: {face}; {left} below it.")
    return lines


def tile_words(s: NavState, c: Content, tile: int) -> str:
    """The icons of a continent tile; First and Fast uses the vehicle only."""
    spec = c.tiles[tile]
    return c.vehicle_names[spec.vehicle].lower() + ("" if s.mode == FIRST_AND_FAST else f" and {ICON_NAMES[spec.icon]}")


def squares(s: NavState, c: Content) -> list[str]:
    """Every square of the Earth map: its icons, homes, roads and rails."""
    lines = []
    for square in range(SQUARES):
        words = [f"{square_label(c, square)}:"]
        for continent, spec in enumerate(c.characters):
            icons = [c.vehicle_names[v].lower() for v in range(SPACECRAFT) if c.earth.icon(square, v) >> continent & 1]
            if icons:
                words.append(f"{spec.continent}, {', '.join(icons)}.")
            if spec.home == square:
                words.append(f"Home of {spec.continent}.")
        if len(words) == 1:
            words.append("open sea, a boat may stop here.")
        for pairs, word in ((c.earth.roads, "Road"), (c.earth.rails, "Rail")):
            ends = [b if a == square else a for a, b in pairs if square in (a, b)]
            if ends:
                words.append(f"{word} to {', '.join(square_label(c, end) for end in ends)}.")
        lines.append(" ".join(words))
    return lines


def orrery(s: NavState, c: Content) -> list[str]:
    """The planets on their orbits, whether they are seen, and the planet card."""
    lines = []
    for planet in range(PLANETS):
        spec = c.planets[planet]
        if s.planets[planet] == NOBODY:
            lines.append(f"{spec.name}: not placed yet.")
            continue
        where = f"{spec.name}: spot {s.planets[planet] + 1} of {spec.spots}, at {spec.angle(s.planets[planet]) / 2:g} degrees"
        if planet == EARTH or s.planets[EARTH] == NOBODY:
            lines.append(f"{where}.")
        elif in_transit(s, c, planet):
            lines.append(f"{where}, seen, between the Earth and the Sun: in transit." if planet < EARTH else f"{where}, seen.")
        else:
            lines.append(f"{where}, {'seen' if planet_seen(s, c, planet) else 'hidden by the Sun'}.")
    if s.planet_top >= 0:
        card = c.cards[s.planet_top]
        stays = " An instrument has found it, and it stays for the next month." if s.searched else ""
        lines.append(f"The planet card is {card.name}, {card.nk} knowledge.{stays}")
    elif s.stage != OVER:
        lines.append("There is no planet card.")
    if s.stage == ORRERY and s.mode == SOLO and s.offer[0] >= 0 and s.offer[1] >= 0:
        lines.append(f"The shadow places {c.planets[s.offer[0]].name} in section {s.offer[1] + 1}.")
    return lines


def card_words(c: Content, card: int) -> str:
    """A card in one phrase."""
    spec = c.cards[card]
    kind = "constellation" if card < CONSTELLATIONS else "lunar card" if card < FIRST_PLANET else "planet card"
    sets = ", ".join(c.sets[number].name for number in spec.sets)
    return f"{spec.name}, {kind}, {spec.nk} knowledge{', symbols ' + sets if sets else ''}"


def quest_words(c: Content, quest: int) -> str:
    """A quest: its items, its square, its reward and its instrument."""
    spec = c.quests[quest]
    items = ", ".join(c.cards[item].name for item in spec.items)
    words = f"{spec.name}: observe {items}, then complete it on {square_label(c, spec.square)}."
    return f"{words} Some of them give {spec.some} knowledge, all of them {spec.all}. Instrument: {spec.instrument}. {spec.text}"
