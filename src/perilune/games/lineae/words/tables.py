"""The tables of the rulebook, made from the content: every card, tile, track, cost and number with its source."""

from perilune.core.sheet import Line, Sheet
from perilune.core.words import counted, series
from perilune.games.lineae.content import (
    ANY,
    BASICS,
    COLUMNS,
    DEPOSITS,
    GIFTS,
    KIND_KEYS,
    LOCK_SPACE,
    LOCKS,
    MINERALS,
    NONE,
    SUB_SPACE,
    SUBS,
    TILES,
    TRACK,
    Content,
    Space,
)
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.world.tides import TILE_WIDTH


def sheets(content: Content) -> list[Sheet]:
    """All tables, in the order of the rules."""
    return [
        _numbers(content),
        _spaces(content),
        _locks(content),
        _levels(content),
        _submersibles(content),
        _deposits(content),
        _jupiter(content),
        _actions(content),
        _hiring(content),
        _loading(content),
        _rockets(content),
        _track(content),
        _technologies(content),
        _colony(content),
        _reactor(content),
    ]


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _numbers(content: Content) -> Sheet:
    lines = [Line([setting.name, str(setting.value)], setting.source) for setting in content.settings.values()]
    return Sheet("numbers", "Numbers", ["What", "How many"], lines)


def _spaces(content: Content) -> Sheet:
    lines = []
    for tile, source in enumerate(content.space_sources):
        first = tile * TILE_WIDTH + 1
        deposit = tile * DEPOSITS // TILES + 1
        cells = [str(tile + 1), f"{first} to {first + TILE_WIDTH - 1}", str(deposit), str(content.tides.base[tile])]
        lines.append(Line(cells, source))
    return Sheet(
        "spaces",
        "Vessel spaces, from left to right",
        ["Space", "Columns", "Deposit below", "Base level of the water"],
        lines,
        "The place of the locks and the width of a space are found, the levels reconstructed.",
    )


def _locks(content: Content) -> Sheet:
    tides = content.tides
    lines = []
    for lock in range(LOCKS):
        between = f"{tides.after[lock]} and {tides.after[lock] + 1}"
        start = "closed" if content.closed_at_start >> lock & 1 else "open"
        lines.append(Line([str(lock + 1), between, str(tides.holds[lock]), start], content.lock_sources[lock]))
    return Sheet("locks", "Locks", ["Lock", "Between spaces", "Closed, it holds the water at level", "At the start"], lines)


def _levels(content: Content) -> Sheet:
    """What follows from the locks: all their states."""
    tides = content.tides
    lines = []
    for state in range(1 << LOCKS):
        closed = [str(lock + 1) for lock in range(LOCKS) if state >> lock & 1]
        levels = [str(level) for level in tides.level[state * TILES : (state + 1) * TILES]]
        tiles = sum(1 for slot in range(len(tides.slot_tile)) if tides.held(state, slot))
        cells = [series(closed) if closed else "none", " ".join(levels), str(tiles), _joined(content, state)]
        lines.append(Line(cells, "reconstructed: follows from the levels of spaces and locks"))
    return Sheet(
        "levels",
        "The water for every state of the locks",
        ["Closed locks", "Levels of spaces 1 to 8", "Water tiles", "Spaces between which vessels can sail"],
        lines,
    )


def _joined(content: Content, state: int) -> str:
    groups = content.tides.group[state * TILES : (state + 1) * TILES]
    found = []
    for group in range(groups[-1] + 1):
        first = groups.index(group) + 1
        last = TILES - groups[::-1].index(group)
        if last > first:
            found.append(f"{first} to {last}")
    return series(found) if found else "none"


def _submersibles(content: Content) -> Sheet:
    rows = content.tides.rows
    lines = []
    for sub in range(SUBS):
        cells = [content.sub_keys[sub].upper(), str(content.homes[sub] // rows + 1), str(content.homes[sub] % rows + 1)]
        lines.append(Line(cells, content.sub_sources[sub]))
    return Sheet("submersibles", "Homes of the submersibles", ["Submersible", "Column", "Row from the floor"], lines)


def _cube(kind: int) -> str:
    return "any" if kind == ANY else "nothing" if kind == NONE else KIND_KEYS[kind]


def _deposits(content: Content) -> Sheet:
    columns = [f"Column {n + 1}" for n in range(COLUMNS // DEPOSITS)]
    lines = [
        Line([spec.name, _cube(spec.excavate), *[_cube(kind) for kind in spec.columns], _cube(spec.setup)], spec.source)
        for spec in content.deposits
    ]
    return Sheet(
        "deposits",
        "Deposit tiles",
        ["Side", "Excavate", *columns, "Setup"],
        lines,
        "What dissolves above each of the six columns of a tile, what an excavation brings, and the cube for a vessel that starts there.",
    )


def _jupiter(content: Content) -> Sheet:
    lines = [
        Line([str(number), f"{TILES - number} and {TILES + 1 - number}"], "rulebook pp. 3 and 4")
        for number in range(1, content.rounds + 1)
    ]
    return Sheet("jupiter", "Jupiter's shadow", ["Round", "Spaces without sunlight"], lines)


def _octagons(content: Content, spec: Space) -> str:
    return "none: acts by itself" if effect_of(content, spec).passive else "many octagons" if spec.multi else "single octagon"


def _actions(content: Content) -> Sheet:
    lines = []
    for number in [*range(SUB_SPACE), SUB_SPACE, LOCK_SPACE]:
        spec = content.spaces[number]
        name = spec.name if number < SUB_SPACE else "Each submersible" if number < LOCK_SPACE else "Each lock"
        covered = f"round {content.covered_after[number]}" if number < BASICS else "never"
        lines.append(Line([name, _octagons(content, spec), _yes(spec.arrow), spec.text, covered], spec.source))
    return Sheet(
        "actions", "Action spaces on the board", ["Action space", "Workers", "Arrow", "What it does", "Covered after"], lines
    )


def _hiring(content: Content) -> Sheet:
    least = min(content.setting("crew"), content.setting("crew_crowded"))
    lines = [Line([str(number), f"${number}"], "rulebook p.8") for number in range(least + 1, content.workers + 1)]
    return Sheet("hiring", "What a recruit costs", ["Your workers with the recruit", "Price"], lines)


def _loading(content: Content) -> Sheet:
    last = len(content.loading_vp) - 1
    lines = []
    for number, points in enumerate(content.loading_vp):
        which = f"cube {number + 1}" if number < last else f"cube {number + 1} and each one after that"
        lines.append(Line([which, counted(points, "point")], content.loading_sources[number]))
    return Sheet("loading", "What loading earns, in one turn", ["Cube", "Points"], lines)


def _rockets(content: Content) -> Sheet:
    lines = [Line([spec.name, series([_cube(kind) for kind in spec.slots])], spec.source) for spec in content.rockets]
    return Sheet("rockets", "Rocket cards", ["Rocket", "Slots"], lines)


def _track(content: Content) -> Sheet:
    lines = []
    for at in range(TRACK):
        gift = GIFTS[content.track_gives[at]]
        gives = {"": "nothing", "cube": "a cube of your choice", "technology": "a technology card"}[gift]
        who = "one player" if at == TRACK - 1 else "everybody"
        lines.append(Line([str(at + 1), counted(content.track_vp[at], "point"), gives, who], content.track_sources[at]))
    return Sheet("track", "Excavation tracks", ["Step", "Points", "Gift", "Room for"], lines)


def _technologies(content: Content) -> Sheet:
    lines = [Line([spec.name, spec.kind, spec.text, counted(spec.vp, "point")], spec.source) for spec in content.technologies]
    return Sheet("technology", "Technology cards", ["Card", "When it works", "What it does", "At the end"], lines)


def _colony(content: Content) -> Sheet:
    lines = []
    for spec in content.colony:
        where = (
            "in the deck, with Biogenesis"
            if spec.biogenesis
            else "in the deck"
            if spec.under == NONE
            else f"under the rocket of space {spec.under + 1}"
        )
        lines.append(
            Line([str(spec.number), spec.name, _octagons(content, spec), _yes(spec.arrow), spec.text, where], spec.source)
        )
    return Sheet("colony", "Colony cards", ["Number", "Card", "Workers", "Arrow", "What it does", "Begins"], lines)


def _reactor(content: Content) -> Sheet:
    source = content.settings["reactor_cubes"].source
    cubes = str(content.setting("reactor_cubes"))
    lines = []
    for kind in range(MINERALS):
        further = [f"{KIND_KEYS[(kind + way) % MINERALS]} {way}" for way in range(1, MINERALS)]
        lines.append(Line([KIND_KEYS[kind], cubes, ", ".join(further)], source))
    return Sheet(
        "reactor", "The rondel of the Reactor Core", ["Sector", "Cubes at the start", "Electricity to convert into"], lines
    )
