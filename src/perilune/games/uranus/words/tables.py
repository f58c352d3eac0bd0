"""The tables of the rulebook, made from the content: costs, steps, moons, cards, modules, the track and the solo sides."""

from typing import Final

from perilune.core.sheet import Line, Sheet
from perilune.games.uranus.content import (
    COLOUR_NAMES,
    FORT,
    MINE,
    SYMBOLS,
    TECHS,
    TELESCOPE,
    TRACK_NAMES,
    TRACKS,
    TUNNEL,
    Content,
    Race,
    Track,
)
from perilune.games.uranus.hexes import COORDINATES, HEXES, NAMES, RADIUS, count, hexes_of

NUMERALS: Final = ["I", "II", "III", "IV", "V", "VI"]
SHORT: Final = [name.removesuffix(" track").removesuffix(" technology").capitalize() for name in TRACK_NAMES]
SYMBOL_WORDS: Final = ["circle: not in advanced play", "none", "triangle: not on a first play"]
CARDS_SOURCE: Final = "rulebook"


def sheets(content: Content) -> list[Sheet]:
    """All tables, in the order of the guide."""
    return [
        races(content), costs(content, "costs", "What a step of each project costs", range(TELESCOPE)),
        costs(content, "technologies", "What a step of each technology costs", range(TELESCOPE, TRACKS)), steps(content),
        solo(content), modules(content), asteroid_track(content), supply(content), decks(content), impacts(content),
        junk(content), starts(content), moons(content), terrain(content), objectives(content),
    ]  # fmt: skip


def races(content: Content) -> Sheet:
    lines = []
    for number, race in enumerate(content.races):
        known = [SHORT[TELESCOPE + tech] for tech in range(TECHS) if race.known >> tech & 1]
        lines.append(
            Line([NUMERALS[number], race.name, race.moon, race.role, ", ".join(known) or "none", race.text], race.source)
        )
    return Sheet("races", "The races", ["Board", "Race", "Home moon", "Role", "Known from the start", "What they can do"], lines)


def costs(content: Content, key: str, title: str, tracks: range) -> Sheet:
    lines = [
        Line([race.name, *(race.tracks[number].words() or "known" for number in tracks)], race.source) for race in content.races
    ]
    note = "“3 different colours” means three rocks, each of another colour; “and” means that all of these must be paid."
    return Sheet(key, title, ["Race", *(SHORT[number] for number in tracks)], lines, note)


def steps(content: Content) -> Sheet:
    lines = [
        Line([race.name, *(length(race.tracks[number], number) for number in range(TRACKS))], race.source)
        for race in content.races
    ]
    note = "Tunnel and mine: how many may be built when so many steps are crossed off. The others: how many steps complete the track."
    return Sheet("steps", "How long the tracks are", ["Race", *SHORT], lines, note)


def length(spec: Track, number: int) -> str:
    """What a track is worth step by step, or how many steps it has."""
    if number in (TUNNEL, MINE):
        return ", ".join(str(value) if value else "none" for value in spec.values[1:])
    return str(spec.steps) if spec.ways else "known"


def solo(content: Content) -> Sheet:
    lines = [
        Line([NUMERALS[n], race.name, solo_changes(race), race.solo_text], race.source) for n, race in enumerate(content.races)
    ]
    note = "The lower the number, the easier the game. Tracks that are not named are those of the multiplayer side."
    return Sheet(
        "solo", "The solo sides of the project boards", ["Board", "Race", "Tracks that differ", "What they can do"], lines, note
    )


def solo_changes(race: Race) -> str:
    """The tracks of the solo side that are longer or shorter."""
    found = []
    for number in range(FORT, TRACKS):
        alone, many = race.solo[number].steps, race.tracks[number].steps
        if alone != many:
            found.append(f"{SHORT[number].lower()} {alone} steps instead of {many}")
    return ", ".join(found) or "none"


def modules(content: Content) -> Sheet:
    lines = []
    for number, boxes in enumerate(content.modules):
        lines.append(Line([str(number + 1), rocks(boxes), str(sum(boxes))], content.module_sources[number]))
    return Sheet("modules", "The modules on Uranus", ["Module", "Boxes", "In all"], lines)


def rocks(counts: list[int]) -> str:
    """Moon rocks with their numbers."""
    return ", ".join(f"{number} {COLOUR_NAMES[colour]}" for colour, number in enumerate(counts) if number)


def asteroid_track(content: Content) -> Sheet:
    lines = [Line(["0", "start"], content.track_source)]
    for space in range(1, content.end):
        lines.append(Line([str(space), "asteroids attack" if content.attacks[space] else "no attack"], content.track_source))
    lines.append(Line([str(content.end), "the moons explode: the game is lost"], content.track_source))
    return Sheet("track", "The asteroid track", ["Space", "What happens"], lines)


def supply(content: Content) -> Sheet:
    lines = [Line([name, str(content.supply[colour])], content.supply_source) for colour, name in enumerate(COLOUR_NAMES)]
    return Sheet("supply", "The supply of moon rocks", ["Colour", "Rocks"], lines)


def decks(content: Content) -> Sheet:
    patterns = [str(count(content.deck(kind))) for kind in range(len(SYMBOLS))]
    junk_many, junk_alone = (count(content.junk_deck(seats)) for seats in (2, 1))
    lines = [
        Line(["Coordinate cards, one for each hex", *[str(HEXES)] * 3], CARDS_SOURCE),
        Line(["Impact cards", *patterns], CARDS_SOURCE),
        Line(["Space junk cards, two to six players", *[str(junk_many)] * 3], CARDS_SOURCE),
        Line(["Space junk cards, alone", *[str(junk_alone)] * 3], content.junks[-1].source),
    ]
    return Sheet("decks", "The decks", ["Cards", "First play", "Standard", "Advanced"], lines)


def impacts(content: Content) -> Sheet:
    lines = []
    for card in content.impacts:
        cells = [f"({x},{y},{z})" for x, y, z in card.cells if (x, y, z) != (0, 0, 0)]
        cells_text = ", ".join(cells) or "none"
        lines.append(Line([card.key.upper(), SYMBOL_WORDS[card.symbol], str(len(card.cells)), cells_text], card.source))
    note = "Each pattern has its point of impact and these hexes, as steps from the point. Turn and mirror it as you like."
    return Sheet("impacts", "The impact cards", ["Card", "Symbol", "Hexes", "Besides the point of impact"], lines, note)


def junk(content: Content) -> Sheet:
    lines = [Line([card.key, card.name, card.text, "yes" if card.solo else "no"], card.source) for card in content.junks]
    return Sheet("junk", "The space junk cards", ["Card", "Name", "What it does", "Used alone"], lines)


def starts(content: Content) -> Sheet:
    lines = []
    for number, card in enumerate(content.starts):
        board = NUMERALS[number] if number < len(NUMERALS) else "none"
        lines.append(Line([card.key, board, places(card.mines), places([card.spare])], card.source))
    return Sheet("starts", "The starting mines cards", ["Card", "Goes with board", "Mines", "Spare"], lines)


def places(hexes: list[int]) -> str:
    """Hexes by their coordinates."""
    return ", ".join(f"({NAMES[hex_]})" for hex_ in hexes)


def moons(content: Content) -> Sheet:
    lines = []
    for moon in content.moons:
        counts = [count(moon.coloured[colour]) for colour in range(len(COLOUR_NAMES))]
        lines.append(Line([moon.name, places([moon.volcano]), places(hexes_of(moon.mines)), rocks(counts)], moon.source))
    return Sheet("moons", "The moon boards", ["Moon", "Volcano", "Printed mines", "Hexes"], lines)


def terrain(content: Content) -> Sheet:
    lines = []
    for moon in content.moons:
        for z in range(-RADIUS, RADIUS + 1):
            row = [hex_ for hex_ in range(HEXES) if COORDINATES[hex_][2] == z]
            land = ["volcano" if moon.terrain[hex_] < 0 else COLOUR_NAMES[moon.terrain[hex_]] for hex_ in row]
            lines.append(Line([moon.name, str(z), places(row[:1]), ", ".join(land)], moon.source))
    columns = ["Moon", "Third coordinate", "First hex", "Hexes from left to right"]
    return Sheet("terrain", "The hexes of the moon boards", columns, lines)


def objectives(content: Content) -> Sheet:
    lines = [Line([goal.name, goal.text], goal.source) for goal in content.objectives]
    return Sheet("objectives", "The personal objectives", ["Name", "What it asks"], lines)
