"""The position in words, region by region. Columns, spaces and locks have the numbers that the moves use; row 1 is the floor."""

from perilune.core.game import Region
from perilune.core.pending import KIND, SEAT
from perilune.core.words import agreed, counted, does, inside, of, owned, series
from perilune.games.lineae.content import (
    ANY,
    BASICS,
    DEPOSITS,
    GIFTS,
    HIRE_SPACE,
    KIND_KEYS,
    KINDS,
    LOCK_SPACE,
    LOCKS,
    MINERALS,
    NONE,
    PAD_SPACE,
    ROW_SPACE,
    SLOTS,
    SUB_SPACE,
    SUBS,
    TILES,
    TRACK,
    Content,
    Space,
)
from perilune.games.lineae.goods import battery, card_of
from perilune.games.lineae.job import DOCKED_JOB, STEER, top_seat
from perilune.games.lineae.spaces import effect_of
from perilune.games.lineae.state import ACTION, CLEANUP, GAME_END, GO_ON, ONE_ACTION, OVER, SETUP, SUNLIGHT, OceanState
from perilune.games.lineae.workers import spec_of
from perilune.games.lineae.world.ocean import DEPOSIT_WIDTH, icons, in_shadow, joined
from perilune.games.lineae.world.submersible import STEPS, SUB
from perilune.games.lineae.world.tides import SIDES, TILE_WIDTH

STAGES = {SETUP: "Set-up", SUNLIGHT: "Sunlight", ACTION: "Action", CLEANUP: "Cleanup", GAME_END: "The end", OVER: "The end"}


def regions(view: OceanState, seat: int, names: list[str], content: Content) -> list[Region]:
    """Round, sky, locks, ocean, submersibles, deposits, cards, spaces for workers, supply, then each vessel, the viewer's own first."""
    own_first = sorted(range(view.seats), key=lambda other: (other != seat, other))
    found = [
        Region("Round", round_(view, names, content)),
        Region("Sky", sky(view)),
        Region("Locks and water", locks(view, names, content)),
        Region("Ocean", ocean(view, names, content)),
        Region("Submersibles", submersibles(view, names, content)),
        Region("Deposits", deposits(view, names, content)),
        Region("Rockets and colony cards", cards(view, names, content)),
        Region("Action spaces", spaces(view, names, content)),
        Region("Technology on display", technologies(view, content)),
        Region("Supply", supply(view)),
    ]
    if view.reactor:
        found.append(Region("Reactor Core", reactor(view, names)))
    return found + [Region(owned("Vessel", names[other]), vessel(view, other, content)) for other in own_first]


def numbered(word: str, numbers: list[str]) -> str:
    """`space 2`, or `spaces 2 and 3`."""
    return f"{word if len(numbers) == 1 else word + 's'} {series(numbers)}"


def cubes(counts: list[int]) -> str:
    """Cubes of each kind."""
    found = [f"{count} {KIND_KEYS[kind]}" for kind, count in enumerate(counts) if count > 0]
    return ", ".join(found) if found else "nothing"


def round_(s: OceanState, names: list[str], content: Content) -> list[str]:
    """Round and phase, who decides, points, who has passed, who is first, what is left."""
    last = ", the last" if s.round == content.rounds else ""
    lines = [f"Round {s.round} of {content.rounds}{last}, {STAGES[s.stage]}." if s.round else f"{STAGES[s.stage]}."]
    who = NONE if s.stage == OVER or (s.stage == SETUP and s.first == NONE) else top_seat(s) if s.pending else s.at
    if who >= 0:
        lines.append(f"{does(names[who], 'decides', 'decide')}.")
    if s.stage == ACTION and s.acted in (ONE_ACTION, GO_ON):
        more = "; an arrow allows another one" if s.acted == GO_ON else ""
        lines.append(f"{does(names[s.at], 'has', 'have')} placed workers this turn{more}.")
    for seat in range(s.seats):
        passed = agreed(", {has|have} passed", names[seat]) if s.passed[seat] else ""
        lines.append(f"{does(names[seat], 'has', 'have')} {counted(s.vp[seat], 'point')}{passed}.")
    if s.first != NONE:
        lines.append(f"{does(names[s.first], 'has', 'have')} the First Player marker.")
    lines.append(f"Rockets launched: {sum(1 for owner in s.launched if owner != NONE)} of {TILES}.")
    if s.game:
        lines.append(f"The colony deck has {counted(len(s.deck), 'card')}.")
    return lines


def sky(s: OceanState) -> list[str]:
    """Jupiter, the icons that shine on each space, and smoke: the cubes in the atmosphere."""
    dark = [str(tile + 1) for tile in range(TILES) if s.round > 0 and in_shadow(s, tile)]
    lines = [f"Jupiter covers {numbered('space', dark)}."] if dark else []
    shine = [f"space {tile + 1}: {icons(s, tile)}" for tile in range(TILES)]
    lines.append(f"Sunlight icons that shine, of {TILE_WIDTH} on each space: {', '.join(shine)}.")
    smoke = [
        f"{KIND_KEYS[kind]} before the {SIDES[column % TILE_WIDTH]} sun of space {column // TILE_WIDTH + 1}"
        for column, kind in enumerate(s.air)
        if kind != NONE
    ]
    lines.append(f"Smoke of burnt cubes: {', '.join(smoke)}." if smoke else "There is no smoke in the sky.")
    return lines


def locks(s: OceanState, names: list[str], content: Content) -> list[str]:
    """Each lock, the source, and what has just run off."""
    tides = content.tides
    lines = []
    for lock in range(LOCKS):
        left = tides.after[lock]
        state = f"closed, it holds the water to its left at level {tides.holds[lock]}" if s.locks >> lock & 1 else "open"
        lines.append(f"Lock {lock + 1}, between spaces {left} and {left + 1}: {state}. {crew(s, names, LOCK_SPACE + lock)}")
    gone = bin(s.swept).count("1")
    waiting = s.water.count(NONE) - gone
    lines.append(f"The source has {counted(waiting, 'water tile')}.")
    if gone:
        took = [
            KIND_KEYS[what] if what < KINDS else f"submersible {content.sub_keys[what - KINDS].upper()}"
            for what in s.carried[2::3]
        ]
        lines.append(f"{counted(gone, 'water tile')} ran off the board{' with ' + series(took) if took else ''}.")
    return lines


def ocean(s: OceanState, names: list[str], content: Content) -> list[str]:
    """Each vessel space with its water, then its columns with what is in them, from the floor up."""
    tides = content.tides
    lines = ["Row 1 is the floor; the top row of a space is its surface."]
    for tile in range(TILES):
        there = [inside(names[seat]) for seat in range(s.seats) if s.vessel[seat] == tile]
        level, top = tides.level[s.locks * TILES + tile], tides.top[s.locks * TILES + tile]
        other = [str(n + 1) for n in range(TILES) if n != tile and joined(s, content, tile, n)]
        words = f"Space {tile + 1}, columns {tile * TILE_WIDTH + 1} to {(tile + 1) * TILE_WIDTH}: "
        words += f"water level {level}, {counted(top, 'row')} of water"
        words += f", joined to {numbered('space', other)}" if other else ""
        lines.append(f"{words}. {'Vessels: ' + ', '.join(there) if there else 'No vessel'}.")
        lines += [column_words(s, content, column) for column in range(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH)]
    return lines


def column_words(s: OceanState, content: Content, column: int) -> str:
    """The cubes and submersibles of a column, by row from the floor."""
    rows = content.tides.rows
    found = []
    for cell in range(column * rows, (column + 1) * rows):
        here = [] if s.cells[cell] == NONE else [KIND_KEYS[s.cells[cell]]]
        here += [f"submersible {content.sub_keys[sub].upper()}" for sub in range(SUBS) if s.subs[sub] == cell]
        if here:
            found.append(f"row {cell % rows + 1} {series(here)}")
    return f"Column {column + 1}: {', '.join(found) if found else 'nothing'}."


def submersibles(s: OceanState, names: list[str], content: Content) -> list[str]:
    """Where each one is, its hold, its workers, and whether it is under way."""
    rows = content.tides.rows
    lines = []
    for sub in range(SUBS):
        cell = s.subs[sub]
        words = f"Submersible {content.sub_keys[sub].upper()}: column {cell // rows + 1}, row {cell % rows + 1}."
        words += f" Hold, room for {content.hold} cubes: {cubes(s.hold[sub * KINDS : (sub + 1) * KINDS])}."
        for frame in s.pending:
            if frame[KIND] == STEER and frame[SUB] == sub:
                words += f" {does(names[frame[SEAT]], 'steers', 'steer')} it, {counted(frame[STEPS], 'step')} so far."
            elif frame[KIND] == DOCKED_JOB and frame[SUB] == sub:
                words += " It is docked."
        lines.append(f"{words} {crew(s, names, SUB_SPACE + sub)}")
    return lines


def deposits(s: OceanState, names: list[str], content: Content) -> list[str]:
    """The tiles under the ocean with their tracks."""
    gains = []
    for at in range(TRACK):
        gift = GIFTS[content.track_gives[at]]
        gains.append(f"step {at + 1} for {counted(content.track_vp[at], 'point')}{' and a ' + gift if gift else ''}")
    lines = [f"Excavation tracks: {', '.join(gains)}, for one player only."]
    for place in range(DEPOSITS):
        where = f"Deposit {place + 1}, columns {place * DEPOSIT_WIDTH + 1} to {(place + 1) * DEPOSIT_WIDTH}"
        if s.deposits[place] == NONE:
            lines.append(f"{where}: not dealt yet.")
            continue
        spec = content.deposits[s.deposits[place]]
        grow = [
            f"{KIND_KEYS[kind]} in column {place * DEPOSIT_WIDTH + n + 1}" for n, kind in enumerate(spec.columns) if kind != NONE
        ]
        words = f"{where}: {spec.name}. Excavate {KIND_KEYS[spec.excavate]}. Dissolves {', '.join(grow) if grow else 'nothing'}."
        words += f" Setup: {KIND_KEYS[spec.setup]}."
        on = [
            f"{inside(names[seat])} on step {s.tracks[seat * DEPOSITS + place]}"
            for seat in range(s.seats)
            if s.tracks[seat * DEPOSITS + place]
        ]
        lines.append(f"{words} Track: {', '.join(on) if on else 'nobody'}.")
    return lines


def cards(s: OceanState, names: list[str], content: Content) -> list[str]:
    """Over each vessel space its rocket with the slots, or the colony card that came after it."""
    lines = []
    for tile in range(TILES):
        if s.rockets[tile] != NONE:
            rocket = content.rockets[s.rockets[tile]]
            slots = []
            for slot in range(SLOTS):
                held = s.loads[tile * SLOTS + slot]
                kind = "wild slot" if rocket.slots[slot] == ANY else KIND_KEYS[rocket.slots[slot]]
                slots.append(
                    f"{kind} {'open' if held == NONE else 'loaded' if rocket.slots[slot] != ANY else 'loaded with ' + KIND_KEYS[held]}"
                )
            words = f"Space {tile + 1}: rocket {rocket.name}: {', '.join(slots)}."
            if s.under[tile] != NONE:
                words += f" Under it waits the {content.colony[s.under[tile]].name}."
            lines.append(words)
        elif s.row[tile] != NONE:
            card = content.colony[s.row[tile]]
            lines.append(f"Space {tile + 1}: colony card {card.number}. {space_words(s, names, content, ROW_SPACE + tile, card)}")
        else:
            lines.append(f"Space {tile + 1}: {'the rocket is launched' if s.stage != SETUP else 'no rocket yet'}.")
    return lines


def spaces(s: OceanState, names: list[str], content: Content) -> list[str]:
    """The basic actions or the cards that cover them, and the Launch Pad; then what submersibles and locks do."""
    lines = []
    for space in [*range(BASICS), PAD_SPACE]:
        card = card_of(s, space)
        over = f"Colony card {content.colony[card].number}, over {content.spaces[space].name}. " if card != NONE else ""
        lines.append(over + space_words(s, names, content, space, spec_of(s, content, space)))
        if space == HIRE_SPACE:
            new = [f"{counted(s.recruits[seat], 'recruit')} {of(names[seat])}" for seat in range(s.seats) if s.recruits[seat]]
            if new:
                lines.append(f"Waiting there for the end of the round: {series(new)}.")
    lines.append(f"Submersibles, each a single octagon. {content.spaces[SUB_SPACE].text}")
    lines.append(f"Locks, each a single octagon with an arrow. {content.spaces[LOCK_SPACE].text}")
    return lines


def space_words(s: OceanState, names: list[str], content: Content, space: int, spec: Space) -> str:
    """A space with what it does and who stands on it."""
    if effect_of(content, spec).passive:
        return f"{spec.name}: always on. {spec.text}"
    kind = "many octagons" if spec.multi else "single octagon"
    return f"{spec.name}, {kind}{' with an arrow' if spec.arrow else ''}. {spec.text} {crew(s, names, space)}"


def crew(s: OceanState, names: list[str], space: int) -> str:
    """The workers on a space."""
    found = []
    if s.crew_seat[space] != NONE:
        power = f", counting {s.crew_power[space]}" if s.crew_power[space] != s.crew_workers[space] else ""
        found.append(f"{s.crew_workers[space]} {of(names[s.crew_seat[space]])}{power}")
    for seat in range(s.seats):
        if s.crowd[space * s.seats + seat]:
            found.append(f"{s.crowd[space * s.seats + seat]} {of(names[seat])}")
    return f"Workers: {series(found)}." if found else "No workers."


def technologies(s: OceanState, content: Content) -> list[str]:
    """The cards that can be taken."""
    lines = [
        f"{spec.name}, {counted(spec.vp, 'point')}. {spec.text}"
        for number, spec in enumerate(content.technologies)
        if s.tech[number] == NONE
    ]
    return lines if lines else ["None is left."]


def supply(s: OceanState) -> list[str]:
    """Cubes and money that are in nobody's hands."""
    return [f"Cubes in the supply: {cubes(s.supply)}.", f"The bank has ${max(0, s.bank)} in tokens; it never runs out."]


def reactor(s: OceanState, names: list[str]) -> list[str]:
    """The rondel, clockwise, with the markers."""
    lines = ["Sectors, clockwise:" + ",".join(f" {s.rondel[kind]} {KIND_KEYS[kind]}" for kind in range(MINERALS)) + "."]
    for seat in range(s.seats):
        for kind in range(MINERALS):
            if s.debts[seat * MINERALS + kind]:
                lines.append(
                    f"{does(names[seat], 'has', 'have')} {counted(s.debts[seat * MINERALS + kind], 'marker')} on {KIND_KEYS[kind]}."
                )
    return lines


def vessel(s: OceanState, seat: int, content: Content) -> list[str]:
    """One vessel from inside: where it is, money, battery, crew, cargo, technology and launched rockets."""
    where = "not on the board yet" if s.vessel[seat] == NONE else f"on space {s.vessel[seat] + 1}"
    lines = [f"The vessel is {where}.", f"{counted(s.vp[seat], 'point')}, ${s.money[seat]}."]
    lines.append(f"Battery: {s.energy[seat]} of {battery(s, content, seat)} electricity.")
    strong = f", {s.boosted[seat]} of them counting 2" if s.boosted[seat] else ""
    lines.append(f"Crew: {counted(s.workers[seat], 'free worker')}{strong}, {s.reserve[seat]} in the supply.")
    lines.append(f"Cargo bay: {cubes(s.cargo[seat * KINDS : (seat + 1) * KINDS])}.")
    for card in content.technologies:
        if s.tech[card.number] == seat:
            lines.append(f"Technology: {card.name}, {counted(card.vp, 'point')}. {card.text}")
    if s.sluiced[seat]:
        lines.append("The Remote Sluice was used this round.")
    flown = [content.rockets[card].name for card, owner in enumerate(s.launched) if owner == seat]
    lines.append(f"Launched: {', '.join(flown) if flown else 'no rocket'}.")
    return lines
