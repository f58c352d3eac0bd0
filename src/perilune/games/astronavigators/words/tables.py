"""The tables of the rulebook, made from the content: the sky, the cards, the Earth map, the tiles, the flight, the orrery, the people."""

from typing import Final

from perilune.core.sheet import Line, Sheet
from perilune.core.words import series
from perilune.games.astronavigators.content import (
    CONSTELLATIONS,
    EARTH,
    EARTH_RISE,
    FIRST_LUNAR,
    FIRST_PLANET,
    KINDS_OF_TILE,
    PLANETS,
    SPACECRAFT,
    STAGES,
    TRACK,
    VEHICLES,
    Card,
    Content,
)
from perilune.games.astronavigators.ending import prize
from perilune.games.astronavigators.moves import PHASE_NAMES, square_label, stage_labels
from perilune.games.astronavigators.state import LAST_MONTH, YEAR
from perilune.games.astronavigators.words.places import ICON_NAMES, months
from perilune.games.astronavigators.world.earth import SQUARES
from perilune.games.astronavigators.world.orrery import CIRCLE, MONTHLY, PILLARS, YEARLY
from perilune.games.astronavigators.world.sky import COVERED, HALF_DAY, HOURS, MONTHS, ROWS, zone_names

TECHNIQUES: Final = ["none", "telescope", "solar protection", "time"]
RANGES: Final = [
    "1 step along a road", "up to 2 steps along rails", "1 step by water", "1 step in the air", "up to 3 steps in the air", "1 stage",
]  # fmt: skip
EVERY: Final = ["each month", "each year, in March", "never"]


def sheets(content: Content) -> list[Sheet]:
    """All tables, in the order of the guide."""
    return [
        calendar(content), zones(), visibility(content), constellations(content), sets(content), lunar(content),
        planet_cards(content), vehicles(content), squares(content), tiles(content), trajectory(content), rockets(content),
        characters(content), agendas(content), quests(content), orrery(content), orbits(content), reputation(), levels(),
    ]  # fmt: skip


def names(words: list[str]) -> str:
    """Words with commas and an `and`, or `none`."""
    return series(words) or "none"


# The sky.


def calendar(c: Content) -> Sheet:
    lines = []
    for number, month in enumerate(c.sky.months):
        hidden = f"{(month.sun_hour - HALF_DAY) % HOURS} h to {(month.sun_hour + HALF_DAY) % HOURS} h"
        dark = [zone for place, zone in enumerate(zone_names()) if not c.sky.sun_up(number, place)]
        lines.append(Line([month.name, month.zodiac, f"{month.sun_hour} h", hidden, names(dark)], month.source))
    columns = ["Month", "The Sun stands in", "Its right ascension", "Hidden by daylight", "Zones where it does not rise"]
    return Sheet("calendar", "The Sun through the year", columns, lines)


def zones() -> Sheet:
    lines = []
    for zone, name in enumerate(zone_names()):
        polar = not COVERED[zone]
        seen = [row for row in range(ROWS) if abs(row - zone) <= 2]
        cut = [zone_names()[row] for row in seen if row in COVERED[zone]]
        never = [zone_names()[row] for row in seen if row not in COVERED[zone]]
        night = "October to February only" if zone == 0 else "April to August only" if polar else "all year"
        source = "rulebook" if polar else "reconstructed"
        lines.append(Line([name, names([zone_names()[row] for row in seen]), names(cut), names(never), night], source))
    columns = ["Zone", "Rows above the horizon", "Rows cut by daylight", "Rows never cut", "When"]
    return Sheet("zones", "What each zone of the Earth sees", columns, lines)


def visibility(c: Content) -> Sheet:
    lines = []
    for figure in range(CONSTELLATIONS):
        cells = [months(c, zone, figure) or "never" for zone in range(ROWS)]
        lines.append(Line([c.cards[figure].name, *cells], c.cards[figure].source))
    columns = ["Constellation", *(f"Zone {name}" for name in zone_names())]
    return Sheet("visibility", "When each constellation is seen", columns, lines, "From the zone in which you stand.")


# The cards.


def symbols(c: Content, card: Card) -> str:
    """The set symbols of a card."""
    return names([c.sets[number].name for number in card.sets])


def constellations(c: Content) -> Sheet:
    lines = []
    for figure in range(CONSTELLATIONS):
        card = c.cards[figure]
        rows = names([zone_names()[row] for row in c.sky.rows[figure]])
        hours = names([str(hour) for hour in c.sky.hours[figure]])
        lines.append(Line([card.name, rows, hours, symbols(c, card), str(card.nk), str(card.copies)], card.source))
    columns = ["Constellation", "Rows", "Hours of right ascension", "Symbols", "Knowledge", "Cards"]
    return Sheet("constellations", "The constellations", columns, lines)


def sets(c: Content) -> Sheet:
    lines = []
    for number, spec in enumerate(c.sets):
        bearers = names([card.name for card in c.cards if number in card.sets])
        lines.append(Line([spec.name, str(spec.least), str(spec.nk), bearers, spec.meaning], spec.source))
    return Sheet("sets", "The sets", ["Set", "Symbols needed", "Knowledge", "Cards with the symbol", "What they share"], lines)


def lunar(c: Content) -> Sheet:
    lines = []
    for card in c.cards[FIRST_LUNAR:FIRST_PLANET]:
        need = "the Sun above the horizon, solar protection" if card.sun else "none"
        cells = [card.name, str(card.week + 1), PHASE_NAMES[card.token], need, str(card.nk), str(card.copies)]
        lines.append(Line(cells, card.source))
    note = "First and Fast asks for no solar protection."
    return Sheet("lunar", "The lunar cards", ["Card", "Week", "Token", "Needs", "Knowledge", "Cards"], lines, note)


def planet_cards(c: Content) -> Sheet:
    lines = []
    for number in range(FIRST_PLANET, len(c.cards)):
        card = c.cards[number]
        lines.append(Line([card.name, planet_need(card, number), symbols(c, card), str(card.nk), str(card.copies)], card.source))
    return Sheet("planet-cards", "The planet cards", ["Card", "Needs", "Set", "Knowledge", "Cards"], lines)


def planet_need(card: Card, number: int) -> str:
    """What it takes to observe a planet card."""
    if number == EARTH_RISE:
        return "your craft at the Moon; gives a lunar phase token of your choice"
    if card.transit:
        return "the planet on the Earth's line, on the same side of the Sun; the Sun above the horizon; solar protection"
    return "the planet outside the pillars; a telescope" if card.telescope else "the planet outside the pillars"


# The Earth.


def vehicles(c: Content) -> Sheet:
    lines = []
    for vehicle in range(VEHICLES):
        cells = [c.vehicle_names[vehicle], str(vehicle + 1), RANGES[vehicle], str(c.vehicle_nk[vehicle])]
        lines.append(Line(cells, c.vehicle_sources[vehicle]))
    return Sheet("vehicles", "The vehicles", ["Vehicle", "Face of the die", "Range", "Knowledge for the first use"], lines)


def squares(c: Content) -> Sheet:
    lines = []
    for square in range(SQUARES):
        roads, rails = neighbours(c.earth.roads, square), neighbours(c.earth.rails, square)
        ways = [
            f"{word} to {names([square_label(c, other) for other in ends])}"
            for word, ends in (("road", roads), ("rails", rails))
            if ends
        ]
        boats = [square_label(c, other) for other in c.earth.reach[2][square] if other // 12 != 0 or square // 12 != 0]
        water = names(boats) if boats else "over the pole only" if c.earth.water[square] else "no water"
        cells = [c.earth.names[square], zone_names()[c.earth.zone(square)], c.earth.longitude[square], icons(c, square)]
        lines.append(Line([*cells, "; ".join(ways) or "none", water], c.earth.sources[square]))
    note = (
        "By boat, all squares of zone +3 also lead to each other, over the pole. In the air, squares that touch are neighbours."
    )
    columns = ["Square", "Zone", "Longitude", "Icons", "Roads and rails", "By boat to"]
    return Sheet("squares", "The squares of the Earth map", columns, lines, note)


def neighbours(pairs: list[tuple[int, int]], square: int) -> list[int]:
    """The other ends of the links of a square."""
    return [b if a == square else a for a, b in pairs if square in (a, b)]


def icons(c: Content, square: int) -> str:
    """The icons of a square by continent, its home, and its launch sites."""
    found = []
    for continent, spec in enumerate(c.characters):
        here = [c.vehicle_names[v].lower() for v in range(SPACECRAFT) if c.earth.icon(square, v) >> continent & 1]
        if here:
            found.append(f"{spec.continent}: {names(here)}")
        if spec.home == square:
            found.append(f"home of {spec.continent}")
    found += [f"launch site of the {rocket.name}" for rocket in c.rockets if square in rocket.squares]
    found += [f"quest {quest.name}" for quest in c.quests if quest.square == square]
    return "; ".join(found) or "open sea"


def tiles(c: Content) -> Sheet:
    lines = []
    for tile in c.tiles:
        continent = c.characters[tile.continent].continent
        lines.append(Line([continent, c.vehicle_names[tile.vehicle].lower(), ICON_NAMES[tile.icon], str(tile.nk)], tile.source))
    return Sheet(
        "tiles", "The continent tiles", ["Continent", "Vehicle", "Other icon", "Knowledge"], lines, "One tile in each row."
    )


# The flight.


def trajectory(c: Content) -> Sheet:
    lines = []
    for tile in range(TRACK):
        first = tile * KINDS_OF_TILE
        kinds = range(first, first + KINDS_OF_TILE)
        held = names([f"{c.copies[kind]} with {c.values[kind]}" for kind in kinds if c.copies[kind]])
        count = sum(c.copies[first : first + KINDS_OF_TILE])
        mean = sum(c.copies[kind] * c.values[kind] for kind in kinds) / count
        lines.append(Line([stage_labels()[tile].capitalize(), c.stage_names[tile], held, f"{mean:g}"], c.stage_sources[tile]))
    totals = [sum(float(line.cells[3]) for line in half) for half in (lines[:STAGES], lines[STAGES:])]
    note = f"On average the way out takes {totals[0]:g} knowledge and the way back {totals[1]:g}."
    return Sheet("trajectory", "The trajectory tiles", ["Stage", "What happens there", "Tiles", "On average"], lines, note)


def rockets(c: Content) -> Sheet:
    lines = []
    for rocket in c.rockets:
        stands = [f"{site}, {square_label(c, square)}" for site, square in zip(rocket.sites, rocket.squares, strict=True)]
        lines.append(
            Line([rocket.name, c.characters[rocket.continent].continent, " or ".join(stands), rocket.text], rocket.source)
        )
    note = "What a rocket can do counts in the Solar System mode and alone; the 10 knowledge of the Saturn V always counts."
    return Sheet("rockets", "The rockets", ["Rocket", "Continent", "Launch site", "What it can do"], lines, note)


# The people.


def characters(c: Content) -> Sheet:
    lines = []
    for spec in c.characters:
        cells = [spec.name, spec.continent, square_label(c, spec.home), TECHNIQUES[spec.technique], spec.text]
        lines.append(Line(cells, spec.source))
    return Sheet("characters", "The characters", ["Character", "Continent", "Home", "Technique", "Ability"], lines)


def agendas(c: Content) -> Sheet:
    lines = []
    for spec in c.agendas:
        mode = "Solar System" if spec.third else "Constellation and Solar System"
        who = c.characters[spec.character].name
        lines.append(Line([who, spec.name, mode, spec.mission, spec.reveal, spec.effect], spec.source))
    return Sheet("agendas", "The hidden agendas", ["Character", "Agenda", "Mode", "Mission", "Revealed", "What it does"], lines)


def quests(c: Content) -> Sheet:
    lines = []
    for spec in c.quests:
        items = names([c.cards[item].name for item in spec.items]) + (", observed there" if spec.there else "")
        reward = f"{spec.some} for some, {spec.all} for all"
        continent = c.characters[spec.continent].continent
        cells = [spec.name, continent, items, square_label(c, spec.square), reward, spec.instrument, spec.text]
        lines.append(Line(cells, spec.source))
    columns = ["Quest", "Continent", "Observe", "Complete it on", "Knowledge", "Instrument", "What the instrument does"]
    return Sheet("quests", "The quests and their instruments", columns, lines, "In the first year the knowledge is doubled.")


# The orrery.


def orrery(c: Content) -> Sheet:
    lines = []
    for spec in c.planets:
        angles = f"{spec.first / 2:g} degrees and every {spec.gap / 2:g} further"
        cells = [spec.name, str(spec.spots), angles, EVERY[spec.every], f"{spec.angle(spec.start) / 2:g} degrees"]
        lines.append(Line(cells, spec.source))
    note = "Angles are counted against the clock from the direction in which the Sun is seen in March."
    return Sheet("orrery", "The orrery", ["Planet", "Spots", "Where they are", "Steps on", "Fixed start"], lines, note)


def orbits(c: Content) -> Sheet:
    lines = []
    for month in range(LAST_MONTH):
        angles = [c.planets[planet].angle(spot_after(c, planet, month)) for planet in range(PLANETS)]
        seen, crossing = [], []
        for planet in range(PLANETS):
            off = (angles[planet] - angles[EARTH] - CIRCLE // 2) % CIRCLE
            if planet != EARTH and PILLARS < off < CIRCLE - PILLARS:
                seen.append(c.planets[planet].name)
            if planet < EARTH and angles[planet] == angles[EARTH]:
                crossing.append(c.planets[planet].name)
        name = f"{c.sky.months[month % MONTHS].name}, year {month // YEAR + 1}"
        lines.append(Line([name, names(seen), names(crossing)], c.planets[EARTH].source))
    note = "With the fixed start."
    return Sheet("orbits", "Which planets are seen", ["Month", "Seen", "In transit"], lines, note)


def spot_after(c: Content, planet: int, months_gone: int) -> int:
    """The spot of a planet so many months after the fixed start."""
    spec = c.planets[planet]
    steps = months_gone if spec.every == MONTHLY else months_gone // YEAR if spec.every == YEARLY else 0
    return (spec.start + steps) % spec.spots


# The end.


def reputation() -> Sheet:
    lines = []
    for name, arrival in (
        ("Arrival", True),
        ("Most knowledge left after the difficulty", False),
        ("Most instruments of other continents", False),
    ):
        ranks = [", ".join(str(prize(seats, rank, arrival)) for rank in range(seats)) for seats in (4, 3, 2)]
        lines.append(Line([name, *ranks], "rulebook"))
    lines.append(Line(["Revealed agenda", "1", "1", "1"], "rulebook"))
    note = "Points for the first, second, third and fourth. Instruments count in the Solar System mode."
    return Sheet("reputation", "Reputation", ["For", "Four players", "Three players", "Two players"], lines, note)


def levels() -> Sheet:
    lines = [
        Line([level, "completed", str(tools)], "rulebook") for tools, level in enumerate(("Easy", "Medium", "Expert"))
    ]  # fmt: skip
    return Sheet("levels", "What the solo game asks for", ["Level", "Hidden agenda", "Instruments"], lines)
