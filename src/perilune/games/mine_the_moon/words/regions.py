"""The position in words, region by region."""

from perilune.core.chance import HIDDEN
from perilune.core.game import Region
from perilune.core.words import capital, counted, does, inside, of, owned, possessive
from perilune.games.mine_the_moon.content import COLUMNS, KINDS, PADS, SITES, SLOTS, Content
from perilune.games.mine_the_moon.moves import GOODS_LABELS, PAD_LABELS, RESOURCE_LABELS
from perilune.games.mine_the_moon.state import (
    ABDUCTED,
    BEYOND_TRACK,
    DECK_OUT,
    IN_BOX,
    IN_CRATER,
    IN_CREW,
    IN_HAND,
    IN_SILO,
    IN_TEAM,
    LAUNCH,
    MINE,
    NOBODY,
    ON_ROCKET,
    SETUP,
    TASK,
    WORK,
    MoonState,
)
from perilune.games.mine_the_moon.turn import spins
from perilune.games.mine_the_moon.words.resources import resources
from perilune.games.mine_the_moon.workers import is_waiting

STAGES = {SETUP: "Set-up", TASK: "Task", MINE: "Mine", WORK: "Work", LAUNCH: "Launch"}
LAST_WHY = {BEYOND_TRACK: "The end of the track is passed", DECK_OUT: "The rocket deck is used up"}


def regions(view: MoonState, seat: int, names: list[str], content: Content) -> list[Region]:
    """Tracks, crater, buildings, rockets, what can be built, and each moonbase, the viewer's own first."""
    own_first = sorted(range(view.seats), key=lambda other: (other != seat, other))
    return [
        Region("Tracks", tracks(view, names, content)),
        Region("Crater", crater(view, names, content)),
        Region("Common buildings", common_buildings(view, names, content)),
        Region("Launchpads", launchpads(view, names, content)),
        Region("Available buildings", available(view, content)),
        *[Region(owned("Moonbase", names[other]), moonbase(view, other, names, content)) for other in own_first],
    ]


def tracks(s: MoonState, names: list[str], content: Content) -> list[str]:
    """Turn, Dominance, priority, and where the white robot is."""
    lines = [f"Turn {s.turn}, {STAGES.get(s.stage, 'over')}."]
    if s.last_turn:
        lines.append(f"{LAST_WHY[s.last_why]}: turn {s.last_turn} is the last.")
    lines += [f"{does(names[seat], 'has', 'have')} {s.dominance[seat]} Dominance." for seat in range(s.seats)]
    lines.append(f"Priority: {', '.join(inside(names[seat]) for seat in s.order) if s.order else 'not drawn yet'}.")
    lines += [f"{does(names[seat], 'waits', 'wait')} for others to work." for seat in range(s.seats) if waiting(s, seat, content)]
    lines.append(white_robot(s, names, content))
    return lines


def waiting(s: MoonState, seat: int, content: Content) -> bool:
    """Whether the seat lets others work first."""
    return s.stage == WORK and is_waiting(s, content, seat)


def white_robot(s: MoonState, names: list[str], content: Content) -> str:
    """Whose the white robot is, and where it stands: that decides what is dropped with it."""
    if s.white_where == IN_BOX:
        return "The white robot is in the Subsidy box."
    return f"The white robot belongs to {inside(names[s.white_owner])} and is {white_place(s, names, content)}."


def white_place(s: MoonState, names: list[str], content: Content) -> str:
    """Where the white robot of a seat stands, in a few words."""
    spot = s.white_spot
    if s.white_where == IN_TEAM:
        return f"on the {content.commons[spot // COLUMNS].name}"
    if s.white_where == IN_CREW:
        return f"on the {content.buildings[s.sites[spot]].name}"
    if s.white_where == IN_CRATER:
        return f"in the crater, mining {GOODS_LABELS[spot % KINDS]}"
    if s.white_where == IN_SILO:
        return f"in the silo with a {RESOURCE_LABELS[spot % KINDS]}"
    if s.white_where == ON_ROCKET:
        rocket = content.rockets[s.pads[spot // SLOTS]]
        return f"on the {rocket.name}, slot {spot % SLOTS + 1}, with a {RESOURCE_LABELS[rocket.kinds[spot % SLOTS]]}"
    if s.white_where == ABDUCTED:
        return f"held by {owned('the Abductor', names[spot // SITES])}"
    return "in hand, waiting for what an exchange brings" if s.white_where == IN_HAND else "at home"


def crater(s: MoonState, names: list[str], content: Content) -> list[str]:
    """The shares of the wheel, the spins, and who stands where."""
    face = content.faces[s.face]
    labels = [*RESOURCE_LABELS, "all rockets launch", "launch of pad A", "launch of pad B", "launch of pad C"]
    shares = [f"{labels[number]} {weight} in 100" for number, weight in enumerate(face.weights) if weight]
    lines = [f"{face.name}: {', '.join(shares)}."]
    count = s.spins if s.stage == MINE and 0 not in s.ready else spins(s, content)
    if s.stage == SETUP:
        lines.append("The crater is spun for the first resources.")
    else:
        lines.append(f"{counted(count, 'spin')} to come {'this' if s.stage <= MINE else 'next'} turn.")
    for seat in range(s.seats):
        placed = s.crater[seat * KINDS : (seat + 1) * KINDS]
        if HIDDEN in placed:
            lines.append(f"{capital(possessive(names[seat]))} robots are sealed.")
        elif any(placed):
            lines.append(f"{capital(possessive(names[seat]))} robots: {resources(placed)}.")
    return lines


def common_buildings(s: MoonState, names: list[str], content: Content) -> list[str]:
    """Each building, column by column."""
    lines = []
    for place, common in enumerate(content.commons):
        columns = []
        for column in common.used(s.seats):
            who = s.teams[place * COLUMNS + column]
            team = ", ".join(word for word in (common.column(column, s.seats), f"team of {common.teams[column]}") if word)
            columns.append(f"{team}: {'free' if who == NOBODY else inside(names[who])}")
        lines.append(f"{common.name}. {common.text} {'; '.join(columns)}.")
    return lines


def launchpads(s: MoonState, names: list[str], content: Content) -> list[str]:
    """Each rocket with its slots and what is on its back."""
    lines = []
    for pad in range(PADS):
        if s.pads[pad] < -1:
            continue
        if s.pads[pad] < 0:
            lines.append(f"{_pad(pad)}: empty.")
            continue
        rocket = content.rockets[s.pads[pad]]
        slots = []
        for slot in range(rocket.slots):
            who = s.loaded[pad * SLOTS + slot]
            state = "open" if who == NOBODY else f"loaded by {inside(names[who])}"
            slots.append(f"slot {slot + 1} {RESOURCE_LABELS[rocket.kinds[slot]]} for {rocket.values[slot]}, {state}")
        marked = " It launches at the end of the turn." if s.marked[pad] else ""
        back = content.buildings[rocket.back]
        lines.append(f"{_pad(pad)}: {rocket.name}: {'; '.join(slots)}. Back: {back.name}, for {resources(back.cost)}.{marked}")
    lines.append(f"{len(s.deck)} {'rocket is' if len(s.deck) == 1 else 'rockets are'} in the deck.")
    if not s.deck and not s.last_turn:
        lines.append("When a launchpad cannot be refilled, the game ends after one more turn.")
    return lines


def _pad(pad: int) -> str:
    return PAD_LABELS[pad][0].upper() + PAD_LABELS[pad][1:]


def available(s: MoonState, content: Content) -> list[str]:
    """What can be constructed, with price and bonus."""
    return [
        f"{spec.name}, {s.stock[number]} left: costs {resources(spec.cost)}, bonus {spec.bonus}. {spec.text}"
        for number, spec in enumerate(content.buildings)
        if s.stock[number] > 0
    ]


def moonbase(s: MoonState, seat: int, names: list[str], content: Content) -> list[str]:
    """Robots, silos and buildings of a seat."""
    base = content.bases[s.bases[seat]]
    lines = [f"{base.name}. {base.note}", f"{counted(s.home[seat], 'robot')} at home."]
    lines.append(f"Silos, {s.silo_limit[seat]} of each type: {resources(s.silo[seat * KINDS : (seat + 1) * KINDS])}.")
    for site in range(SITES):
        building = s.sites[seat * SITES + site]
        if building >= 0:
            spec = content.buildings[building]
            crew = s.crew[seat * SITES + site]
            held = s.held[seat * SITES + site]
            words = f"{spec.name}, team of {spec.team}" if spec.team else spec.name
            if crew:
                words += f", {crew} at work"
            if held != NOBODY:
                words += f", holds a robot {of(names[held])}"
            lines.append(f"{words}. {spec.text}")
    free = s.sites[seat * SITES + SITES - 3 : (seat + 1) * SITES].count(-1)
    lines.append(f"{counted(free, 'free advanced site')}.")
    return lines
