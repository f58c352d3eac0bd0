"""The tables of the rulebook, made from the content: every value with its source."""

from perilune.core.sheet import Line, Sheet
from perilune.core.words import series
from perilune.games.mine_the_moon.content import (
    ADVANCED_SITE,
    COLUMNS,
    KINDS,
    NO_SITE,
    SHAKER_SITE,
    SITES,
    Building,
    Common,
    Content,
    Face,
)
from perilune.games.mine_the_moon.moves import GOODS_LABELS, RESOURCE_LABELS, SITE_LABELS
from perilune.games.mine_the_moon.words.resources import resources

LAUNCHES = ["all rockets launch", "pad A launches", "pad B launches", "pad C launches"]
NONE = "-"


def sheets(content: Content) -> list[Sheet]:
    """All tables, in the order of the guide."""
    return [
        track(content),
        commons(content),
        bases(content),
        starting(content),
        basic(content),
        stacks(content),
        advanced(content),
        craters(content),
        odds(content),
        rockets(content),
    ]


def number(count: int) -> str:
    """A number, or a dash for none."""
    return str(count) if count else NONE


def track(content: Content) -> Sheet:
    """The zones of the Dominance track."""
    last = [f"{start - 1}" for start in content.zone_from[1:]] + ["the end"]
    lines = [
        Line([f"{start} to {end}", str(spins)], source)
        for start, end, spins, source in zip(content.zone_from, last, content.zone_spins, content.zone_sources, strict=True)
    ]
    lines.append(Line([f"more than {content.end_above}", "this turn is finished and one more is played"], content.end_source))
    return Sheet("track", "The Dominance track", ["The leader's Dominance", "Spins of the crater each turn"], lines)


def commons(content: Content) -> Sheet:
    """The common buildings with their columns."""
    lines = [Line([common.name, columns(common), common.text], common.source) for common in content.commons]
    return Sheet("common", "Common buildings", ["Building", "Teams from left to right", "Action"], lines)


def columns(common: Common) -> str:
    """The teams of a common building, column by column."""
    found = []
    for column in range(COLUMNS):
        if common.teams[column]:
            words = str(common.teams[column])
            if common.dominance[column]:
                words += f" for {common.dominance[column]} Dominance"
            found.append(words + (" (with 4-5 players)" if common.crowd[column] else ""))
    return ", ".join(found)


def bases(content: Content) -> Sheet:
    """The moonbases."""
    lines = []
    for base in content.bases:
        built = series([content.buildings[place].name for place in base.sites if place >= 0])
        missing = [SITE_LABELS[site] for site in range(SHAKER_SITE) if base.sites[site] == NO_SITE]
        free = sum(base.sites[site] != NO_SITE for site in range(ADVANCED_SITE, SITES))
        special = (["a launchpad of its own"] if base.own_pad else []) + [f"no site for: {site}" for site in missing]
        cells = [base.name, str(base.robots), str(base.silo), str(free), built, "; ".join(special) or NONE]
        lines.append(Line(cells, base.source))
    heads = ["Moonbase", "Robots", "Silo, each type", "Advanced sites", "Stands there", "Also"]
    return Sheet("bases", "Moonbases", heads, lines)


def starting(content: Content) -> Sheet:
    """Buildings that nobody constructs: they are printed on moonbases."""
    lines = [
        Line([spec.name, number(spec.team), spec.text], spec.source)
        for spec in content.buildings
        if not spec.advanced and not any(spec.cost)
    ]
    return Sheet("printed", "Buildings that are printed on moonbases", ["Building", "Team", "Action"], lines)


def for_sale(content: Content) -> list[Building]:
    """The basic buildings that are constructed."""
    return [spec for spec in content.buildings if not spec.advanced and any(spec.cost)]


def basic(content: Content) -> Sheet:
    """The basic buildings and what they cost."""
    lines = []
    for spec in for_sale(content):
        below = content.buildings[spec.on].name if spec.on >= 0 else NONE
        lines.append(
            Line([spec.name, below, resources(spec.cost, NONE), number(spec.bonus), number(spec.team), spec.text], spec.source)
        )
    heads = ["Building", "Stands on", "Cost", "Dominance", "Team", "Action"]
    return Sheet("basic", "Basic buildings", heads, lines)


def stacks(content: Content) -> Sheet:
    """How many tiles of each basic building there are."""
    lines = [Line([spec.name, *[str(count) for count in spec.stock]], spec.source) for spec in for_sale(content)]
    return Sheet("stacks", "Tiles of basic buildings", ["Building", "2 players", "3", "4", "5"], lines)


def advanced(content: Content) -> Sheet:
    """The advanced buildings on the backs of the rockets."""
    backs = [rocket.back for rocket in content.rockets]
    lines = [
        Line(
            [spec.name, str(backs.count(place)), resources(spec.cost, NONE), number(spec.bonus), number(spec.team), spec.text],
            spec.source,
        )
        for place, spec in enumerate(content.buildings)
        if spec.advanced
    ]
    heads = ["Building", "Cards", "Cost", "Dominance", "Team", "Action"]
    return Sheet("advanced", "Advanced buildings", heads, lines)


def craters(content: Content) -> Sheet:
    """The shares of each crater's wedges."""
    results = [label for label, used in zip(GOODS_LABELS + LAUNCHES, used_results(content), strict=True) if used]
    lines = [
        Line([face.name, *[number(face.weights[n]) for n, used in enumerate(used_results(content)) if used]], face.source)
        for face in content.faces
    ]
    return Sheet("craters", "Craters: how many of 100 spins stop where", ["Crater", *results], lines)


def used_results(content: Content) -> list[bool]:
    """For each result of the wheel whether some crater has it."""
    return [any(face.weights[result] for face in content.faces) for result in range(KINDS + 4)]


def odds(content: Content) -> Sheet:
    """How likely robots on a wedge find something in a whole turn."""
    spins = content.zone_spins[0]
    lines = [Line([face.name, *[chance(face, kind, spins) for kind in range(KINDS)]], face.source) for face in content.faces]
    return Sheet(
        "odds",
        f"Craters: how many of 100 turns with {spins} spins hit a wedge at least once",
        ["Crater", *GOODS_LABELS],
        lines,
    )


def chance(face: Face, kind: int, spins: int) -> str:
    """The share of turns in which so many spins hit the wedge."""
    missed = (1 - face.weights[kind] / 100) ** spins
    return number(round(100 * (1 - missed)))


def rockets(content: Content) -> Sheet:
    """The rocket cards with their slots."""
    lines = []
    for rocket in content.rockets:
        slots = [f"{RESOURCE_LABELS[kind]} {value}" for kind, value in zip(rocket.kinds, rocket.values, strict=True)]
        cells = [rocket.name, str(rocket.slots), ", ".join(slots), str(sum(rocket.values)), content.buildings[rocket.back].name]
        lines.append(Line(cells, rocket.source))
    heads = ["Rocket", "Slots", "Resource and Dominance of each slot", "Together", "Building on the back"]
    return Sheet("rockets", "Rockets", heads, lines)
